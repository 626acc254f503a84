# make play, make test: all that they need is Python 3.11 or later, with venv, and make.

PYTHON ?= python3
UV     ?= uv
GAME   ?= potato-man

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check --no-input

# A stamp is newer than what it was made from, so nothing is installed twice.
MADE    := $(VENV)/made
RUNTIME := $(VENV)/runtime
DEV     := $(VENV)/dev

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check lint interpreted coverage bench docs golden warm lock clean

help:
	@echo "make play         play a game in the terminal (GAME=$(GAME))"
	@echo "make test         run the tests"
	@echo "make check        all that CI runs: lint, test, interpreted"
	@echo "make lint         style, types, and who may import whom"
	@echo "make interpreted  the rules' tests with the JIT off"
	@echo "make coverage     which lines of the rules those tests reach"
	@echo "make bench        measure the speed"
	@echo "make docs         write the tables that are made from the code"
	@echo "make warm         compile every game into the cache"
	@echo "make golden       rewrite the golden games; say why in the commit"
	@echo "make lock         choose the versions of the dependencies anew"
	@echo "make clean        remove all that was made here"

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

play: $(RUNTIME)
	@$(BIN)/spuds play $(GAME) $(ARGS)

test: $(DEV)
	$(BIN)/python -m pytest $(ARGS)

check: lint test interpreted

lint: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports --no-logo

interpreted: $(DEV)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -m interpreted $(ARGS)

coverage: $(DEV)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m interpreted $(ARGS)
	$(BIN)/coverage report

bench: $(DEV)
	$(BIN)/python -m benchmarks $(ARGS)

docs: $(DEV)
	$(BIN)/python -m scripts.documents

golden: $(DEV)
	SPUDS_GOLDEN=rewrite $(BIN)/python -m pytest -k golden $(ARGS)

warm: $(RUNTIME)
	$(BIN)/spuds warm

# Needs uv (pip install uv).
LOCK := --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 --no-annotate \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock"

lock:
	$(UV) pip compile $(LOCK) --group build -o requirements.lock pyproject.toml
	$(UV) pip compile $(LOCK) --group dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	$(UV) pip compile $(LOCK) --no-deps --group node -o requirements-node.lock

clean:
	rm -rf $(VENV) .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
