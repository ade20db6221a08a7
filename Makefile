# Everything lives in a private environment, .venv. The first run of a command sets it up.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
READY := $(VENV)/ready
BENCH_READY := $(VENV)/bench-ready
CLIENT := src/underhall/server/static/index.html
WEB_TOOLS := web/node_modules/axe-core/package.json
CLIENT_SOURCES := $(shell find web/src web/public web/*.html web/*.json web/*.ts web/*.js -type f 2>/dev/null)
GAME ?= lost_mines
SAMPLE ?= 1000
SEED ?= 1
JOBS ?= 1
PIP := $(RUN)/python -m pip install --quiet --disable-pip-version-check

FLOORS := .floors
PLAIN := UNDERHALL_PURE=1

.PHONY: play terminal engine test long check format mutants client editions floors release pictures bench bench-server soak clean

play: $(READY) $(CLIENT)  ## Open the web table, and play in the browser. HOST=0.0.0.0 lets friends in your network in; PORT.
	@$(RUN)/underhall serve --browser $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

terminal: $(READY)  ## Play The Lost Mines in the terminal, against bots.
	@$(RUN)/underhall play lost_mines

engine: $(READY)  ## Compile the engine, which then plays several times as fast; needs a C compiler and a minute or two.
	@$(PLAIN) $(RUN)/python tools/engine.py $(if $(VERBOSE),--verbose)

test: $(READY) $(CLIENT) $(WEB_TOOLS)  ## Format, lint, types, all tests but the long ones, branch coverage of core and games.
	@tests/system_packages.sh
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	$(RUN)/mypy
	$(RUN)/python web/build.py --check
	$(RUN)/coverage erase
	$(PLAIN) $(RUN)/coverage run -m pytest -n 2 tests/core tests/games tests/docs/test_rulesheet.py
	$(RUN)/coverage combine --quiet
	$(RUN)/coverage report --fail-under=100 --skip-covered
	$(PLAIN) $(RUN)/pytest -n 2 --dist worksteal -m "not long" --ignore=tests/every_game/test_non_interference.py tests/every_game tests/tools
	$(PLAIN) $(RUN)/python tools/engine.py
	$(RUN)/pytest -n 3 --dist worksteal --compiled -m "not long" $(patsubst %,--ignore=tests/%,tools web packages)
	$(RUN)/pytest -n 2 --dist worksteal --compiled tests/packages
	$(RUN)/pytest -n 3 --dist worksteal --compiled -m "not long" tests/web

long: $(READY) $(CLIENT) $(WEB_TOOLS) engine  ## Before a release: whole games at every size and in every language.
	@tests/system_packages.sh
	$(RUN)/pytest -n 2 --dist worksteal --compiled -m long

check: $(READY)  ## Format, lint, types and the fast tests: before every commit.
	$(RUN)/ruff format .
	$(RUN)/ruff check --fix .
	$(RUN)/mypy
	$(PLAIN) $(RUN)/pytest -n auto -m "not slow" -q --ignore=tests/web

mutants: $(READY)  ## Break the rules one place at a time: which tests notice? GAME, SAMPLE, SEED, JOBS, MORE="--again survivors".
	@$(PLAIN) PYTHONPATH=tools nice $(RUN)/python -m mutants $(GAME) --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS) $(MORE)

client: $(CLIENT)  ## Build the web client.

editions: $(READY)  ## Before a release: does everything played by earlier editions go its way? More places: WHERE="hall.db records/".
	@$(RUN)/underhall editions tests/golden $(WHERE)

floors: $(READY)  ## Before a release: the fast tests with the lowest versions that are allowed.
	$(RUN)/uv venv --quiet --clear --python $(PYTHON) $(FLOORS)
	$(RUN)/uv pip install --quiet --python $(FLOORS) --resolution lowest-direct --editable '.[dev]'
	$(FLOORS)/bin/python tools/floors.py pyproject.toml
	$(FLOORS)/bin/python -m pytest -n 2 -q -m "not slow" --ignore=tests/web --ignore=tests/packages

release: $(READY) $(CLIENT)  ## Build sdist and wheel into dist/, check them, and try each in a clean environment.
	rm -rf dist
	$(RUN)/python -m build
	$(RUN)/twine check --strict dist/*
	UNDERHALL_DIST=dist $(RUN)/pytest -q tests/packages

pictures: $(READY) $(CLIENT)  ## Make the pictures of the docs anew, in a real browser.
	@PYTHONPATH=tests $(RUN)/python -m web.pictures

bench: $(BENCH_READY) engine  ## Speed of the engine and of search, compiled and plain, beside peers in one run. SECONDS, TURNS.
	@$(RUN)/python benchmarks/speed.py $(if $(SECONDS),--seconds $(SECONDS)) $(if $(TURNS),--turns $(TURNS))

bench-server: $(READY) $(CLIENT) engine  ## Speed of the server, beside a peer in one run; and of the page. ATTACK=1: beside attacks.
ifdef ATTACK
	@PYTHONPATH=tests $(RUN)/python -m soak.floods
else
	@$(RUN)/python -m benchmarks.server
	@$(RUN)/python -m benchmarks.hall
	@PYTHONPATH=tests $(RUN)/python benchmarks/page.py
endif

soak: $(READY) $(CLIENT)  ## Kills, faults and floods, with figures. KILLS=1000 MINUTES=60 for a long one.
	@PYTHONPATH=tests $(RUN)/python -m soak $(if $(KILLS),--kills $(KILLS)) $(if $(MINUTES),--minutes $(MINUTES))

clean:
	rm -rf $(VENV) $(FLOORS) dist web/node_modules src/underhall/server/static src/underhall/compiled
	rm -rf .mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "underhall needs Python 3.11 or newer; say make PYTHON=python3.12 (or the like)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PLAIN) $(PIP) --editable '.[dev]'
	@$(PLAIN) $(PIP) --only-binary open_spiel --editable '.[openspiel]' 2>/dev/null || true
	@touch $@

$(BENCH_READY): $(READY)
	$(PLAIN) $(PIP) --editable '.[bench]'
	@$(PLAIN) $(PIP) --only-binary open_spiel --editable '.[bench-search]' 2>/dev/null || true
	@touch $@

$(WEB_TOOLS): web/package-lock.json | $(READY) $(CLIENT)
	$(RUN)/python web/build.py --dev
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) | $(READY)
	$(RUN)/python web/build.py
	@touch $@
