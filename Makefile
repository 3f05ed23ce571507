# The only verbs of the house. The first use of any of them sets everything up; the second is quick.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 2
# Tests wait for sockets, processes and pages: one more at a time than there are cores.
TEST_WORKERS ?= $(shell expr $(WORKERS) + 1)
# Tests force every commit to disk: their databases lie in memory where there is room.
SCRATCH := $(shell test "$$(df -m --output=avail /dev/shm 2>/dev/null | tail -n 1)" -gt 4000 2>/dev/null && echo /dev/shm || echo "$${TMPDIR:-/tmp}")
# Tests start hundreds of processes: each would compile the package anew where no bytecode may be kept.
unexport PYTHONDONTWRITEBYTECODE
# These hold what lies above the rules: the kernel's interface is the same whether they are compiled or not.
SAME_EITHER_WAY := cli grammar house server storage workers
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
TOOLS := $(VENV)/ready-for-work
SITE := src/chapterhouse/server/static/index.html
SITE_SOURCES := $(shell find web \( -name node_modules -o -name pictures -o -path web/tests \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play terminal serve test test-pure test-long test-browsers compile pure check check-python check-web check-types site web-test laws format bench bench-compare chaos secrecy mutants load cluster pictures wheel test-install test-container release clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: site compile-beside ## open the table in the browser (HOST=0.0.0.0 lets others in your network join)
	@$(BIN)/chapterhouse serve --open --host $(HOST) --port $(PORT)

terminal: $(READY) compile-beside ## play in the terminal
	@$(BIN)/chapterhouse play monastery

serve: site compile-beside ## the same table without opening a browser
	@$(BIN)/chapterhouse serve --host $(HOST) --port $(PORT)

# While one core installs Python packages, the other has the pages: they need none of them.
test: export TMPDIR := $(SCRATCH)
test: $(BIN)/python ## every check and every test, on the compiled rules where there is a C compiler
	@$(MAKE) --no-print-directory --jobs=$(TEST_WORKERS) --output-sync \
		$(TOOLS) needs site web-test check-web compile check-python check-types
	@$(BIN)/python -m pytest -n $(TEST_WORKERS) --dist worksteal
	@WORKERS=$(TEST_WORKERS) $(BIN)/python -m tools.web e2e

.PHONY: needs
needs:
	@tools/needs.sh

test-pure: export TMPDIR := $(SCRATCH)
test-pure: $(TOOLS) ## whatever computes with rules again, on the rules as they are written, nothing compiled
	@CHAPTERHOUSE_PURE=1 $(BIN)/python -m pytest -n $(TEST_WORKERS) --dist worksteal $(SAME_EITHER_WAY:%=--ignore=tests/%)

test-long: $(TOOLS) site ## whole and guided games in the browser: by keyboard alone, at one device, at every size, and how much their layout shifts
	@tools/needs.sh
	@$(BIN)/python -m tools.web long

test-browsers: $(TOOLS) site ## the first decisions of each game in Firefox and WebKit, at a desk and at phone width
	@tools/needs.sh firefox-esr WebKitWebDriver Xvfb xauth
	@$(BIN)/python -m tools.web browsers

compile: $(TOOLS) ## the rules as C, as far as they have changed; without a C compiler nothing happens
	@$(BIN)/python -m tools.compile --strict

.PHONY: compile-beside
compile-beside: $(READY)
	@$(BIN)/python -m tools.compile --background

pure: ## throw the compiled rules away (CHAPTERHOUSE_PURE=1 only looks past them)
	rm -rf build/native

check: check-python check-web check-types ## style and types

check-python: $(TOOLS)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

check-web: $(BIN)/python
	@$(BIN)/python -m tools.web check

# The pages know what the server sends by types that are written from it.
check-types: $(TOOLS)
	@$(BIN)/python -m tools.web types --check

web-test: $(BIN)/python
	@$(BIN)/python -m tools.web test

site: $(SITE) ## build the browser client

$(SITE): $(SITE_SOURCES) | $(BIN)/python
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

load: compile ## 100 tables on SQLite and PostgreSQL, beside the last landed commit (or AGAINST=commit) and boardgame.io
	@tools/needs.sh
	@$(BIN)/python -m tests.bench.load $(AGAINST)

cluster: $(TOOLS) ## the lab on a real local Ray
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[cluster]'
	@$(BIN)/python -m pytest tests/lab/cluster_check.py

pictures: $(TOOLS) site ## screenshots of every page and many board states, in web/pictures
	@tools/needs.sh
	@$(BIN)/python -m tools.web pictures

wheel: site $(READY) ## source package, pure wheel, and a wheel with compiled rules for this platform, in dist/
	@$(BIN)/python -m tools.compile --strict
	@$(BIN)/python -m tools.release wheel

test-install: wheel $(TOOLS) ## install each package of dist/ in a clean environment and play with it, at a socket and in the browser
	@tools/needs.sh
	@$(BIN)/python -m tools.release try

test-container: $(TOOLS) ## the steps of deploy/Containerfile in a clean folder, and a game on the server that they make
	@$(BIN)/python -m tools.container

release: site compile ## changelog section, packages, trial; if all is well a commit and a tag
	@tools/needs.sh
	@$(BIN)/python -m tools.release release

clean: ## forget everything that was set up
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules $(dir $(SITE))

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Chapterhouse needs Python 3.11 or newer (found: $$($(PYTHON) --version 2>&1)). Say PYTHON=... to use another."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Chapterhouse needs Python's venv module (on Debian: apt-get install python3-venv)."; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(READY): pyproject.toml constraints.txt | $(BIN)/python
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[compile]'
	@touch $@

# With the tools of work comes everything that $(READY) needs: it is not installed twice. Much of it is seldom imported,
# so nothing is compiled before it is.
$(TOOLS): pyproject.toml constraints.txt | $(BIN)/python
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e '.[dev]'
	@touch $(READY) $@
