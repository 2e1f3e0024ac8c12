# Two commands do everything on a fresh machine with Python 3.11 or newer:
#   make play   installs, builds, and starts the table in your browser
#   make test   installs, and runs everything that CI runs
# and `make check` is for every day: what two minutes can tell.
# Everything lives in this folder: Python in .venv, the browser's side in client/node_modules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Everything comes from locks/, by its hash; the project itself is built with what came from there.
LOCKED := $(PIP) --require-hashes --requirement
THE_PROJECT := $(PIP) --no-deps --no-build-isolation --editable .
# One more than there are cores, for some tests wait.
WORKERS := 3
SPREAD := -n $(WORKERS) --dist worksteal
SPREAD_BY_ONE := -n $(WORKERS) --dist load --maxschedchunk 1
PYTEST := $(BIN)/pytest $(SPREAD)
BROWSER_PYTEST := $(BIN)/pytest $(SPREAD_BY_ONE)
TWICE := $(BIN)/python -m tools.twice
GAMES := $(BIN)/python -c 'from sobremesa.kernel import registry; print(*registry.ids())'
STATIC := src/sobremesa/web/static/index.html
CLIENT := $(shell find client -path client/node_modules -prune -o -type f -print 2>/dev/null)

# Node builds the browser's side. Where there is none, or an old one, the one from PyPI does.
NODE_IS_FINE := $(shell node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(Number(major < 20 || (major === 20 && minor < 19)))' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)
ifeq ($(NODE_IS_FINE),yes)
NPM := npm --prefix client
NODE_READY :=
else
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix client
NODE_READY := $(VENV)/.node
endif

# Tests start Python hundreds of times: without kept byte code each start reads every module anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test check lint golden unit compiled compiled-tests client-tests browser-tests reach evenings newcomer-cards chromium fuzz bench siege cluster compile clean-compiled c-compiler \
  screenshots lock audit site release format clean

help: ## what there is to do
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

# --- installing and building ---------------------------------------------------------------------------------------

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Sobremesa needs Python 3.11 or newer; say which: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.installed: pyproject.toml locks/serve.txt $(VENV)/bin/python
	$(LOCKED) locks/serve.txt
	$(THE_PROJECT)
	@touch $@

$(VENV)/.dev: pyproject.toml locks/dev.txt $(VENV)/bin/python
	$(LOCKED) locks/dev.txt
	$(THE_PROJECT)
	@touch $@ $(VENV)/.installed

$(VENV)/.bench: locks/bench.txt $(VENV)/.dev
	$(LOCKED) locks/bench.txt
	@touch $@

$(VENV)/.site: locks/site.txt $(VENV)/.installed
	$(LOCKED) locks/site.txt
	@touch $@

$(VENV)/.node: locks/client.txt $(VENV)/bin/python
	$(LOCKED) locks/client.txt
	@touch $@

$(VENV)/.upkeep: locks/upkeep.txt $(VENV)/bin/python
	$(LOCKED) locks/upkeep.txt
	@touch $@

client/node_modules/.package-lock.json: client/package-lock.json $(NODE_READY)
	$(NPM) ci --no-progress --silent
	@touch $@

$(STATIC): client/node_modules/.package-lock.json $(CLIENT)
	$(NPM) run --silent build
	@touch $@

# --- playing -------------------------------------------------------------------------------------------------------

play: $(VENV)/.installed $(STATIC) ## start the table and open it in the browser; from the second time on, compiled
	$(BIN)/python -m tools.playing --open

# --- testing -------------------------------------------------------------------------------------------------------

# Two cores: first what uses one each, and what the tests need; then tests, each kind with all cores, for beside each other
# they take longer.
test: c-compiler chromium ## everything CI runs, in a quarter of an hour on two cores
	$(MAKE) --jobs=2 --output-sync=target compiled lint $(STATIC) client-tests
	$(MAKE) browser-tests
	$(MAKE) unit
	$(MAKE) compiled-tests

SLOW := browser cli cluster conformance envs web
check: lint ## style, types and the quick tests, in two minutes
	$(PYTEST) $(addprefix --ignore=tests/,$(SLOW) newcomers)
	@echo "Left to make test: $(addprefix tests/,$(SLOW)), the compiled build, the client's own tests."

lint: $(VENV)/.dev ## formatting, style, types, direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: $(VENV)/.dev ## write anew how every card reads, and show what has changed: read it before it is committed
	SOBREMESA_WRITE_GOLDEN=1 $(PYTEST) -k golden_file tests/games
	git --no-pager diff --unified=0 -- 'tests/games/*/golden'

unit: $(VENV)/.dev ## the tests of everything but the browser's side
	$(TWICE) $(SPREAD) --durations=20 --ignore=tests/browser --ignore=tests/newcomers

compiled: c-compiler $(VENV)/.dev
	$(BIN)/python -m tools.compile --tests

compiled-tests: compiled ## on the compiled build, once more what may differ there: kernel, rules, bots, whole matches
	PYTHONPATH=build/tested $(BIN)/python -c 'import sys; from sobremesa import Rng; assert not sys.modules[Rng.__module__].__file__.endswith(".py")'
	PYTHONPATH=build/tested $(TWICE) $(SPREAD) tests/kernel tests/examples tests/golden tests/games tests/testing/test_coverage.py --ignore-glob='*/test_texts.py' --ignore-glob='*/test_every_noun.py' --ignore-glob='*/test_lexicons.py' -m 'not statistics and not planted'
	for game in $$($(GAMES)); do \
	  PYTHONPATH=build/tested $(BIN)/python -m sobremesa.testing.fuzz $$game --matches 2 --jobs 2 --key compiled || exit 1; done

client-tests: client/node_modules/.package-lock.json ## style, types and units of the browser's side
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

browser-tests: chromium $(VENV)/.dev $(STATIC) ## every game, and whole matches, in a real browser
	$(TWICE) $(SPREAD_BY_ONE) --durations=20 --ignore=tests/browser/evenings tests/browser

reach: $(VENV)/.dev $(STATIC) chromium ## everything random matches offer, pressed in a real browser in both languages; an hour
	SOBREMESA_REACH=wide $(BROWSER_PYTEST) tests/browser/test_reach.py

evenings: $(VENV)/.dev $(STATIC) chromium ## the longest matches, from the deal to the end, in a real browser
	$(BROWSER_PYTEST) tests/browser/evenings

newcomer-cards: $(VENV)/.dev ## a card in the middle of a game's box: only what must be told anew fails; ten minutes
	$(PYTEST) tests/newcomers

c-compiler:
	@command -v "$${CC:-cc}" >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || \
	  { echo "To compile takes a C compiler: install the package build-essential or clang, or say where it is with CC=/path"; exit 1; }

chromium:
	@command -v chromium-headless-shell >/dev/null || test -n "$$CHROMIUM" || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	    { apt-get install -qq -y chromium-headless-shell || apt-get install -qq -y chromium; } >/dev/null; } || \
	  command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  { echo "The browser tests need Chromium: install the package chromium-headless-shell or chromium, or say where it is with CHROMIUM=/path"; exit 1; }

fuzz: $(VENV)/.dev ## three thousand random matches and two thousand evenings of each game, every invariant checked
	for game in $$($(GAMES)); do \
	  $(BIN)/python -m sobremesa.testing.fuzz $$game --matches 3000 --share 0.2 --jobs 2 || exit 1; \
	  $(BIN)/python -m sobremesa.testing.tables $$game --evenings 2000 --jobs 2 || exit 1; \
	  $(BIN)/pytest -n 2 --sobremesa-game $$game || exit 1; done

bench: $(VENV)/.bench $(STATIC) chromium ## speed and memory, beside peers; the first view over slow lines
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.serving
	$(BIN)/python -m benchmarks.long_match
	$(BIN)/python -m benchmarks.runs
	$(BIN)/python -m benchmarks.first_view

siege: $(VENV)/.dev ## thirty tables, every attack at once, a server killed again and again; minutes
	$(BIN)/python -m benchmarks.siege

cluster: $(VENV)/.dev ## three servers on one PostgreSQL, killed, paused, cut off and restarted under play; an hour
	$(BIN)/python -m benchmarks.cluster --tables 20 --lease 6 --seconds 3600

# --- the rest ------------------------------------------------------------------------------------------------------

compile: c-compiler $(VENV)/.dev ## compile kernel and games with mypyc, in place; everything works without
	$(BIN)/python -m tools.compile

clean-compiled: ## back to plain Python
	$(PYTHON) -m tools.compile --clean

screenshots: $(VENV)/.dev $(STATIC) chromium ## the pictures in docs/img
	$(BIN)/python tools/screenshots.py

lock: $(VENV)/.upkeep ## renew what is installed: the newest versions that fit pyproject.toml and package.json
	$(BIN)/python -m tools.lock
	$(NPM) update --save=false --package-lock-only

audit: $(VENV)/.upkeep ## ask whether anything that is locked has a known hole
	for lock in locks/*.txt; do $(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement $$lock || exit 1; done
	$(NPM) audit

site: $(VENV)/.site ## the pages in docs/ as a site with search, in dist/site; a link that leads nowhere fails it
	$(BIN)/python -m tools.site

release: $(VENV)/.dev $(VENV)/.site ## wheels, compiled and plain, the source archive and the site, in dist/; minutes
	$(BIN)/python -m tools.release --check
	$(MAKE) $(STATIC)
	$(BIN)/python -m tools.release

format: $(VENV)/.dev client/node_modules/.package-lock.json ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

clean: ## remove everything that was built or installed
	rm -rf $(VENV) build dist src/*.egg-info client/node_modules client/faces src/sobremesa/web/static
	find src examples -name '*.so' -delete
