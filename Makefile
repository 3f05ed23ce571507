# The only verbs of the house. The first use of any of them sets everything up; the second is quick.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help play test check format bench clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(READY) ## play a game
	@$(BIN)/chapterhouse play monastery

test: check $(READY) ## every check and every test
	@$(BIN)/python -m pytest -n 2 --dist worksteal

check: $(READY) ## style and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

format: $(READY) ## put the style right
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(READY) ## how fast we are, side by side with others
	@$(BIN)/pip install --quiet -c constraints.txt -e '.[bench]'
	@$(BIN)/python -m tests.bench

clean: ## forget everything that was set up
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Chapterhouse needs Python 3.11 or newer (found: $$($(PYTHON) --version 2>&1)). Say PYTHON=... to use another."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Chapterhouse needs Python's venv module (on Debian: apt-get install python3-venv)."; exit 1; }
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@
