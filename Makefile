# Two commands do everything on a fresh machine with Python 3.11 or newer:
#   make play   installs, and starts the table
#   make test   installs, and runs everything that CI runs
# Everything lives in .venv; nothing outside this folder is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play test lint unit compiled-tests fuzz bench compile clean-compiled format clean

help: ## what there is to do
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sobremesa needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml $(VENV)/bin/python
	$(PIP) --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/bin/python
	$(PIP) --editable ".[dev]"
	@touch $@ $(VENV)/.installed

$(VENV)/.bench: pyproject.toml $(VENV)/bin/python
	$(PIP) --editable ".[dev,bench]"
	@touch $@

play: $(VENV)/.installed ## start a match
	$(BIN)/sobremesa play arcana

test: lint unit compiled-tests ## everything CI runs

lint: $(VENV)/.dev ## formatting, style, types, direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/.dev ## the tests
	$(BIN)/pytest -n 2

compiled-tests: $(VENV)/.dev ## the same tests of kernel and games, on the compiled build
	$(BIN)/python tools/compile.py --apart
	PYTHONPATH=build/compiled $(BIN)/pytest -n 2 tests/kernel tests/games tests/conformance

fuzz: $(VENV)/.dev ## ten thousand random matches of each game with every invariant checked
	for game in $$($(BIN)/python -c 'from sobremesa.kernel import registry; print(*registry.ids())'); do \
	  $(BIN)/python -m sobremesa.testing.fuzz $$game --matches 10000 --jobs 2 || exit 1; done

bench: $(VENV)/.bench ## speed and memory, beside peers
	$(BIN)/python -m benchmarks

compile: $(VENV)/.dev ## compile kernel and games with mypyc, in place; everything also works without
	$(BIN)/python tools/compile.py

clean-compiled: ## back to plain Python
	$(PYTHON) tools/compile.py --clean

format: $(VENV)/.dev ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove everything that was built or installed
	rm -rf $(VENV) build dist src/*.egg-info
	find src examples -name '*.so' -delete
