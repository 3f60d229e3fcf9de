# Everything runs in virtual environments inside this folder; only python3 (3.11 or newer) is needed.
#   .venv           the package in development mode, with all the tools
#   .venv-compiled  the package as a wheel whose kernel and games are compiled by mypyc
PYTHON  ?= python3
WORKERS ?= auto
GAME    ?= splendor

VENV     := .venv
COMPILED := .venv-compiled
EXTRAS   := dev,server,postgres,browser

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help venv play test lint pytest compiled test-compiled bench lock clean check-python

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- the environment

venv: $(VENV)/.complete  ## create .venv with the package and all the tools (does nothing when up to date)

check-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Tableverse needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing)." \
	       "Name a newer one, for example: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot create virtual environments; on Debian and Ubuntu install python3-venv." >&2; exit 2; }

# What playing needs. A stamp is newer than what it was made from, so an unchanged project installs nothing.
$(VENV)/.runtime: pyproject.toml requirements.lock | check-python
	test -x $(VENV)/bin/python || $(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock --editable .
	@touch $@

# What developing needs.
$(VENV)/.complete: $(VENV)/.runtime
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock --editable '.[$(EXTRAS)]'
	@touch $@

lock:  ## resolve requirements.lock again from pyproject.toml
	test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet uv; }
	build/lock/bin/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
	  $(foreach extra,$(subst $(comma), ,$(EXTRAS)),--extra $(extra)) \
	  --custom-compile-command "make lock" --output-file requirements.lock
comma := ,

# ---------------------------------------------------------------- playing

play: $(VENV)/.runtime  ## install what is needed and play in the terminal (GAME=splendor)
	@$(VENV)/bin/tableverse play $(GAME)

bench: $(VENV)/.complete  ## measure the speed of the engine
	$(VENV)/bin/tableverse bench

# ---------------------------------------------------------------- checking

test: lint pytest  ## install what is needed and run every check and test
	$(VENV)/bin/tableverse rules --check

lint: $(VENV)/.complete  ## style, types and the direction of imports
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

pytest: $(VENV)/.complete
	$(VENV)/bin/python -m pytest -n $(WORKERS)

# ---------------------------------------------------------------- the compiled build

compiled: $(COMPILED)/.complete  ## compile kernel and games with mypyc into .venv-compiled (needs a C compiler)

# The wheel is built by the locked tools of .venv, from an unpacked sdist: building in place would leave extension
# modules in src/ and .venv would load them. It holds the whole package, so any source file makes it stale.
SOURCES := $(shell find src -type f -not -name '*.pyc')
$(COMPILED)/.complete: $(SOURCES) $(VENV)/.complete
	@command -v $(CC) >/dev/null || { \
	  echo "The compiled build needs a C compiler; on Debian and Ubuntu install gcc and python3-dev." >&2; exit 2; }
	rm -rf build/compiled
	$(VENV)/bin/python -m hatchling build --target sdist --directory build/compiled
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(VENV)/bin/python -m pip wheel build/compiled/*.tar.gz \
	  --quiet --no-cache-dir --no-deps --no-build-isolation --wheel-dir build/compiled
	test -x $(COMPILED)/bin/python || $(VENV)/bin/python -m venv $(COMPILED)
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall build/compiled/*.whl
	@touch $@

test-compiled: $(COMPILED)/.complete  ## run the same tests against the compiled build
	$(COMPILED)/bin/pytest tests -n $(WORKERS) --expect-compiled

clean:  ## remove everything that was built or installed here
	rm -rf build dist $(VENV) $(COMPILED) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
