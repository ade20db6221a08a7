# Everything lives in a private environment, .venv. The first run of a command sets it up.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
READY := $(VENV)/ready
BENCH_READY := $(VENV)/bench-ready
CLIENT := src/underhall/server/static/index.html
WEB_TOOLS := web/node_modules/axe-core/package.json
CLIENT_SOURCES := $(shell find web/src web/public web/*.html web/*.json web/*.ts web/*.js -type f 2>/dev/null)
PIP := $(RUN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play terminal test check format client bench bench-server clean

play: $(READY) $(CLIENT)  ## Open the web table, and play in the browser with friends and bots.
	@$(RUN)/underhall serve --browser

terminal: $(READY)  ## Play The Lost Mines in the terminal, against bots.
	@$(RUN)/underhall play lost_mines

test: $(READY) $(CLIENT) $(WEB_TOOLS)  ## Everything: format, lint, types, all tests, branch coverage of core and games.
	@tests/system_packages.sh
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	$(RUN)/mypy
	$(RUN)/python web/build.py --check
	$(RUN)/coverage erase
	$(RUN)/coverage run -m pytest -n 2 tests/core tests/games tests/docs
	$(RUN)/coverage combine --quiet
	$(RUN)/coverage report --fail-under=100 --skip-covered
	$(RUN)/pytest -n 2 --dist worksteal --ignore=tests/core --ignore=tests/games --ignore=tests/docs

check: $(READY)  ## Format, lint, types and the fast tests: before every commit.
	$(RUN)/ruff format .
	$(RUN)/ruff check --fix .
	$(RUN)/mypy
	$(RUN)/pytest -n auto -m "not slow" -q --ignore=tests/web --ignore=tests/server

client: $(CLIENT)  ## Build the web client.

bench: $(BENCH_READY)  ## Speed of play and copies, beside a peer in one run.
	@$(RUN)/python benchmarks/speed.py

bench-server: $(READY) $(CLIENT)  ## Speed of the server, beside a peer in one run; and of the page.
	@$(RUN)/python benchmarks/server.py
	@PYTHONPATH=tests $(RUN)/python benchmarks/page.py

clean:
	rm -rf $(VENV) web/node_modules src/underhall/server/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "underhall needs Python 3.11 or newer; say make PYTHON=python3.12 (or the like)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --editable '.[dev]'
	@touch $@

$(BENCH_READY): $(READY)
	$(PIP) --editable '.[bench]'
	@touch $@

$(WEB_TOOLS): web/package-lock.json | $(READY) $(CLIENT)
	$(RUN)/python web/build.py --dev
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) | $(READY)
	$(RUN)/python web/build.py
	@touch $@
