# Everything lives in a private environment, .venv. The first run of a command sets it up.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
READY := $(VENV)/ready
BENCH_READY := $(VENV)/bench-ready

.PHONY: play test check format bench clean

play: $(READY)  ## Play The Lost Mines in the terminal, against bots.
	@$(RUN)/underhall play lost_mines

test: $(READY)  ## All tests, with branch coverage of core and rules.
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	$(RUN)/mypy
	$(RUN)/coverage erase
	$(RUN)/coverage run -m pytest
	$(RUN)/coverage combine --quiet
	$(RUN)/coverage report --fail-under=100

check: $(READY)  ## Format, lint, types and the fast tests: before every commit.
	$(RUN)/ruff format .
	$(RUN)/ruff check --fix .
	$(RUN)/mypy
	$(RUN)/pytest -n auto -m "not slow" -q

bench: $(BENCH_READY)  ## Speed, side by side with a peer in one run.
	@$(RUN)/python benchmarks/speed.py

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "underhall needs Python 3.11 or newer; say make PYTHON=python3.12 (or the like)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(BENCH_READY): $(READY)
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
