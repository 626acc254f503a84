# make play, make test: all that they need is Python 3.11 or later, with venv, and make. The page is built with the
# machine's own Node, or with one from a wheel where that is missing or too old.

PYTHON ?= python3
UV     ?= uv
GAME   ?= potato-man
# As many processes for the tests as there are processors, and at most four; 0 = all of them in one.
WORKERS ?= logical

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check --no-input

# A stamp is newer than what it was made from, so nothing is installed twice.
MADE    := $(VENV)/made
RUNTIME := $(VENV)/runtime
DEV     := $(VENV)/dev
NODE    := $(VENV)/node
MODULES := node_modules/.package-lock.json

NPM  := VENV=$(VENV) sh scripts/npm.sh
PAGE := src/spuds/server/page/index.html
PAGE_SOURCES := package.json $(shell find web src/spuds/games/*/web -type f -not -path '*/node_modules/*' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal page test check lint interpreted test-page coverage bench load chaos screenshots docs golden warm wheel lock clean

help:
	@echo "make play           play in the browser, against bots or with friends"
	@echo "make play-terminal  play a game in the terminal (GAME=$(GAME))"
	@echo "make page           build the page"
	@echo "make test           run the tests"
	@echo "make check          all that CI runs: test, interpreted, lint, test-page"
	@echo "make lint           style, types, and who may import whom"
	@echo "make interpreted    the rules' tests with the JIT off"
	@echo "make test-page      the page's own tests"
	@echo "make coverage       which lines of the rules those tests reach"
	@echo "make bench          measure the speed"
	@echo "make load           measure the server under load, on this machine alone"
	@echo "make chaos          kill the server and spoil its network more often than CI does"
	@echo "make screenshots    take pictures of the page to look at, into build/screenshots"
	@echo "make docs           write the tables that are made from the code"
	@echo "make warm           compile every game into the cache"
	@echo "make wheel          build the package, with the page in it"
	@echo "make golden         rewrite the golden games; say why in the commit"
	@echo "make lock           choose the versions of the dependencies anew"
	@echo "make clean          remove all that was made here"

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "spuds needs Python 3.11 or later, and $(PYTHON) is not: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(RUNTIME): $(MADE) requirements.lock pyproject.toml
	@echo "Installing into $(VENV) what spuds needs; this is done once."
	@$(PIP) install --only-binary :all: --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(RUNTIME) requirements-dev.lock
	@echo "Installing into $(VENV) what its tests need; this is done once."
	@$(PIP) install --only-binary :all: --require-hashes -r requirements-dev.lock
	@touch $@

# Where the machine has a Node of its own that is new enough, only the stamp is made.
$(NODE): $(MADE) requirements-node.lock
	@sh scripts/npm.sh --check || $(PIP) install --only-binary :all: --require-hashes -r requirements-node.lock
	@touch $@

$(MODULES): $(NODE) package.json package-lock.json
	@echo "Installing into node_modules what the page is built with; this is done once."
	@$(NPM) ci --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

page: $(PAGE)

play: $(RUNTIME) $(PAGE)
	@$(BIN)/spuds serve --open $(ARGS)

play-terminal: $(RUNTIME)
	@$(BIN)/spuds play $(GAME) $(ARGS)

# Each process takes the next test, in one order; worksteal and loadscope would not keep the tests of the page last.
SIDE_BY_SIDE := --numprocesses $(WORKERS) --maxprocesses 4 --dist load --maxschedchunk 1

test: $(DEV) $(PAGE)
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) $(ARGS)

check: test interpreted lint test-page

lint: $(DEV) $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check
	$(NPM) run --silent lint

test-page: $(MODULES)
	$(NPM) run --silent test

interpreted: $(DEV)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -m interpreted $(SIDE_BY_SIDE) $(ARGS)

coverage: $(DEV)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m interpreted $(ARGS)
	$(BIN)/coverage report

bench: $(DEV)
	$(BIN)/python -m benchmarks $(ARGS)

load: $(DEV)
	$(BIN)/python -m benchmarks.load $(ARGS)

chaos: $(DEV) $(PAGE)
	SPUDS_KILLS=200 SPUDS_SEEDS=1000 $(BIN)/python -m pytest tests/server/chaos tests/page/test_bad_network.py $(ARGS)

screenshots: $(DEV) $(PAGE)
	$(BIN)/python -m scripts.screenshots $(ARGS)

docs: $(DEV)
	$(BIN)/python -m scripts.documents

golden: $(DEV)
	SPUDS_GOLDEN=rewrite $(BIN)/python -m pytest -k golden $(ARGS)

warm: $(RUNTIME)
	$(BIN)/spuds warm

wheel: $(DEV) $(PAGE)
	$(BIN)/python -m hatchling build -t wheel
	@$(BIN)/python -m zipfile -l dist/*.whl | grep -q spuds/server/page/index.html || \
	  { echo "the wheel lacks the page" >&2; exit 1; }

# Needs uv (pip install uv).
LOCK := --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 --no-annotate \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock"

lock:
	$(UV) pip compile $(LOCK) --group build -o requirements.lock pyproject.toml
	$(UV) pip compile $(LOCK) --group dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	$(UV) pip compile $(LOCK) --no-deps --group node -o requirements-node.lock

clean:
	rm -rf $(VENV) .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist \
	  node_modules src/spuds/server/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
