# The only verbs of the house. The first use of any of them sets everything up; the second is quick.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
TOOLS := $(VENV)/ready-for-work
SITE := src/chapterhouse/server/static/index.html
SITE_SOURCES := $(shell find web -name node_modules -prune -o -name pictures -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play terminal serve test test-pure test-long compile pure check site web-test laws format bench bench-compare chaos secrecy mutants load cluster pictures clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: site compile-beside ## open the table in the browser (HOST=0.0.0.0 lets others in your network join)
	@$(BIN)/chapterhouse serve --open --host $(HOST) --port $(PORT)

terminal: $(READY) compile-beside ## play in the terminal
	@$(BIN)/chapterhouse play monastery

serve: site compile-beside ## the same table without opening a browser
	@$(BIN)/chapterhouse serve --host $(HOST) --port $(PORT)

test: check site compile ## every check and every test, on the compiled rules where there is a C compiler
	@tools/needs.sh
	@$(BIN)/python -m pytest -n 2 --dist worksteal
	@$(BIN)/python -m tools.web test
	@$(BIN)/python -m tools.web e2e

test-pure: site $(TOOLS) ## the Python tests again on the rules as they are written, nothing compiled
	@tools/needs.sh
	@CHAPTERHOUSE_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal

test-long: site $(TOOLS) ## long games in the browser: by keyboard alone, and several people at one device
	@tools/needs.sh
	@$(BIN)/python -m tools.web long

compile: $(TOOLS) ## the rules as C, as far as they have changed; without a C compiler nothing happens
	@$(BIN)/python -m tools.compile --strict

.PHONY: compile-beside
compile-beside: $(READY)
	@$(BIN)/python -m tools.compile --background

pure: ## throw the compiled rules away (CHAPTERHOUSE_PURE=1 only looks past them)
	rm -rf build/native

check: $(TOOLS) ## style and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python -m tools.web check

site: $(READY) $(SITE) ## build the browser client

$(SITE): $(READY) $(SITE_SOURCES)
	@$(BIN)/python -m tools.web build
	@touch $@

format: $(TOOLS) ## put the style right
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python -m tools.web format

bench: compile ## how fast we are, side by side with others
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@$(BIN)/python -m tests.bench

bench-compare: compile ## this tree beside the last landed commit (or AGAINST=commit), in one run
	@tools/needs.sh valgrind
	@$(BIN)/python -m tests.bench.compare $(AGAINST)

chaos: $(TOOLS) ## kill the server at random points, cut connections, jump clocks, fill the disk
	@$(BIN)/python -m tools.chaos
	@tools/needs.sh
	@$(BIN)/python -m tools.chaos --postgres

secrecy: $(TOOLS) ## 10,000 truths and their twins: what each viewer is sent is the same, byte by byte
	@$(BIN)/python -m tools.secrecy

mutants: $(TOOLS) ## plant faults and count those that no test notices (AREAS='server lab' SAMPLE=100; docs/tests.md)
	@$(BIN)/python -m tools.mutants $(if $(SAMPLE),--sample $(SAMPLE)) $(AREAS)

load: $(TOOLS) ## as many tables and clients as the machine holds
	@$(BIN)/python -m tools.load

cluster: $(TOOLS) ## the lab on a real local Ray
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[cluster]'
	@$(BIN)/python -m pytest tests/lab/cluster_check.py

pictures: site $(TOOLS) ## screenshots of every page and many board states, in web/pictures
	@tools/needs.sh
	@$(BIN)/python -m tools.web pictures

clean: ## forget everything that was set up
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules $(dir $(SITE))

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Chapterhouse needs Python 3.11 or newer (found: $$($(PYTHON) --version 2>&1)). Say PYTHON=... to use another."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Chapterhouse needs Python's venv module (on Debian: apt-get install python3-venv)."; exit 1; }
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[compile]'
	@touch $@

$(TOOLS): $(READY)
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@
