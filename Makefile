# Everything runs in virtual environments inside this folder. The only requirement is python3 (3.11 or newer).
#   .venv           the package in development mode, with all the tools
#   .venv-compiled  the package as a wheel whose kernel, games and bots are compiled by mypyc
PYTHON  ?= python3
WORKERS ?= auto
PORT    ?= 8000

VENV     := .venv
COMPILED := .venv-compiled
STATIC   := src/tableverse/server/static
EXTRAS   := dev,server,postgres,browser,envs,spiel,lab,batch

# Tests start hundreds of programs, and with this variable each would compile the whole package again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help venv play web types test checks quick lint ruff mypy lint-imports pytest proofs traces texts vocabulary rulings
.PHONY: web-test svelte-check vitest browser-test mutants conditions compiled test-compiled bench soak lock hooks clean check-python

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- environment

venv: $(VENV)/.complete  ## create .venv with the package and all tools, unless it is up to date

check-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Tableverse needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing)." \
	       "Name a newer one, for example: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot create virtual environments; on Debian and Ubuntu install python3-venv." >&2; exit 2; }

# Install only locked packages, and check their hashes to detect modified downloads.
LOCKED := pip install --quiet --disable-pip-version-check --require-hashes --requirement

# Packages for playing. The stamp file is newer than its inputs, so an unchanged project installs nothing.
# The package itself has no hash, so it is installed separately and built by the locked tools.
$(VENV)/.runtime: pyproject.toml requirements-play.lock | check-python
	test -x $(VENV)/bin/python || $(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m $(LOCKED) requirements-play.lock
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Packages for development.
$(VENV)/.complete: $(VENV)/.runtime requirements.lock
	$(VENV)/bin/python -m $(LOCKED) requirements.lock
	@touch $@

COMPILE = build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --custom-compile-command "make lock"
lock:  ## update the lock files from pyproject.toml
	test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet uv; }
	$(COMPILE) pyproject.toml $(foreach extra,$(subst $(comma), ,$(EXTRAS)),--extra $(extra)) --group build \
	  --output-file requirements.lock
	$(COMPILE) pyproject.toml --extra server --group build --constraint requirements.lock --output-file requirements-play.lock
	$(COMPILE) --group node --output-file requirements-node.lock
comma := ,

# A link, so that the hook is always the script of this checkout.
hooks:  ## install the check of commit messages as a Git hook (CONTRIBUTING.md states the rules)
	@hooks=$$(git rev-parse --git-path hooks) && mkdir -p "$$hooks" && \
	  ln -sf "$(CURDIR)/tools/check_commit_message.py" "$$hooks/commit-msg"

# ---------------------------------------------------------------- playing

# Use the compiled build if it exists and no source file is newer. Do not compile it.
play: $(VENV)/.runtime $(STATIC)/index.html  ## install dependencies and play in the browser (PORT=8000)
	@build=$(VENV); \
	if [ -e $(COMPILED)/.complete ] && [ -z "$$(find src compile_engine.py hatch_build.py requirements.lock -type f \
	  -newer $(COMPILED)/.complete -not -name '*.pyc' -not -path '$(STATIC)/*' -print)" ]; then build=$(COMPILED); fi; \
	exec $$build/bin/tableverse serve --port $(PORT)

bench: $(VENV)/.complete  ## measure the speed of the engine
	$(VENV)/bin/tableverse bench

soak: $(VENV)/.complete  ## soak-test on PostgreSQL for half an hour: 500 tables, two processes, a kill every minute
	$(VENV)/bin/python bench/soak.py

# ---------------------------------------------------------------- the web client

web: $(STATIC)/index.html  ## build the web client into the package, unless it is up to date

# Use the system's npm if its Node.js is new enough, else one from PyPI, which .venv puts first in PATH.
$(VENV)/.node: | $(VENV)/.runtime
	@$(PYTHON) web/build_client.py --check 2>/dev/null || \
	  $(VENV)/bin/python -m $(LOCKED) requirements-node.lock
	@touch $@
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --prefix web

web/node_modules/.complete: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.node
	$(NPM) ci --no-progress --loglevel=error
	@touch $@

WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*') \
               $(wildcard src/tableverse/locale/*/*.ftl)
$(STATIC)/index.html: $(WEB_SOURCES) web/node_modules/.complete
	$(NPM) run build --silent -- --logLevel warn

types: $(VENV)/.complete  ## generate the web client's types from the annotations in Python
	$(VENV)/bin/python web/client_types.py

web-test: svelte-check vitest

svelte-check vitest: web/node_modules/.complete $(STATIC)/index.html
svelte-check:
	$(NPM) run check --silent
vitest:
	$(NPM) test --silent

# Use Debian's Chromium, preferably the headless shell, and install it if allowed. Failed tests run once more, because
# pages may be late on a busy machine.
APT_INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
# A separate cache of failures, because these tests run in parallel with the others.
BROWSER_PYTEST := $(VENV)/bin/python -m pytest tests/browser -o cache_dir=.pytest_cache/browser
browser-test: $(VENV)/.complete $(STATIC)/index.html
	@if command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { apt-get update -qq; \
	  $(APT_INSTALL) chromium-headless-shell >/dev/null || $(APT_INSTALL) chromium >/dev/null; }; }; then \
	  $(BROWSER_PYTEST) -n $(WORKERS) || $(BROWSER_PYTEST) --last-failed --last-failed-no-failures none; \
	else echo "Browser tests were skipped: there is no chromium here; as root, \`apt-get install chromium-headless-shell\` enables them."; fi

# ---------------------------------------------------------------- checking

# Run single-threaded checks in parallel, and group the output of each if make supports it.
TOGETHER := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Browser tests often wait, so they run in parallel with the others. They have priority (`nice`), because they cannot
# keep the processors busy alone and the others use the remaining time. The output of the others appears immediately,
# that of the browser tests at the end.
test: checks  ## install dependencies and run every check and test
	@$(TOGETHER) pytest browser-test GIVE_WAY='nice -n 5'

# The longest check is first. The one that uses two processors by itself is last.
checks: $(VENV)/.complete $(STATIC)/index.html
	@$(TOGETHER) svelte-check mypy lint-imports ruff vitest

quick: lint  ## run lint and the fast tests of kernel, rules and cards (under three minutes)
	$(VENV)/bin/python -m pytest tests/kernel tests/games tests/test_imports.py -n $(WORKERS) -m 'not slow'

lint: ruff mypy lint-imports  ## check style, types and import directions

ruff mypy lint-imports: $(VENV)/.complete
ruff:
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
mypy:
	$(VENV)/bin/mypy
lint-imports:
	$(VENV)/bin/lint-imports

# A plus sign makes the output appear immediately, but would also run the command for `make -n`.
AT_ONCE := $(if $(findstring n,$(firstword -$(MAKEFLAGS))),,+)
# In a fresh checkout, rewriting asserts takes every worker longer than loading the tests. The first run therefore uses
# plain asserts. Failed tests run once more to show the values, and still count as failed.
PYTEST := $(VENV)/bin/python -m pytest --ignore tests/browser
pytest: $(VENV)/.complete
	$(AT_ONCE)$(GIVE_WAY) $(PYTEST) -n $(WORKERS) --dist worksteal --assert=plain \
	  || { $(PYTEST) --last-failed --last-failed-no-failures none; exit 1; }

proofs: $(VENV)/.complete  ## run the tests and record which rules they prove (proofs.json of each game)
	$(VENV)/bin/python -m pytest -n $(WORKERS) --ignore tests/browser --record-proofs

BASE ?= HEAD
traces: $(VENV)/.complete  ## record the traces of the tests again after an intended change, and show differences from BASE
	$(VENV)/bin/python tests/keep_traces.py --base $(BASE) --workers $(WORKERS)

texts: $(VENV)/.complete  ## record the texts of all cards again after an intended change of wording
	PYTHONPATH=tests $(VENV)/bin/python -m games.card_texts

vocabulary: $(VENV)/.complete  ## generate the vocabulary pages of the card games
	$(VENV)/bin/python docs/make_vocabulary.py

rulings: $(VENV)/.complete  ## generate docs/rulings.md from the rulings of the games
	$(VENV)/bin/python docs/make_rulings.py

# TARGET is kernel, splendor, united, dagger or champions. SEED and COUNT select the mutants.
TARGET ?= splendor
SEED   ?= 1
COUNT  ?= 400
mutants: $(VENV)/.complete  ## run mutation tests of the engine (TARGET, SEED, COUNT)
	$(VENV)/bin/python tests/mutation/run.py $(TARGET) --seed $(SEED) --count $(COUNT)

SEEN := build/conditions/$(TARGET)
conditions: $(VENV)/.complete  ## list the conditions of an engine that the tests never see both true and false (TARGET)
	rm -rf $(SEEN)
	PYTHONPATH=src:tests $(VENV)/bin/python -m pytest $(if $(filter kernel,$(TARGET)),tests/games/splendor,tests/games/$(TARGET)) \
	  $(wildcard tests/games/test_*.py) tests/kernel tests/test_traces.py -n $(WORKERS) -q -m 'not slow' -p no:cacheprovider \
	  -p mutation.conditions --seen-of $(TARGET) --seen-to $(SEEN)
	PYTHONPATH=src:tests $(VENV)/bin/python tests/mutation/conditions.py $(TARGET) $(SEEN)

# ---------------------------------------------------------------- the compiled build

compiled: $(COMPILED)/.complete  ## compile kernel, games and bots with mypyc into .venv-compiled (needs a C compiler)

# The locked tools of .venv build the wheel (see compile_engine.py), because pip would build it twice, once for the
# metadata. It contains the whole package, so any source file makes it stale. The web client is a link to the checkout.
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '$(STATIC)/*')
$(COMPILED)/.complete: $(SOURCES) compile_engine.py hatch_build.py $(VENV)/.complete
	@command -v $(CC) >/dev/null || { \
	  echo "The compiled build needs a C compiler; on Debian and Ubuntu install gcc and python3-dev." >&2; exit 2; }
	rm -rf build/compiled
	TABLEVERSE_COMPILED=1 TABLEVERSE_NO_WEB=1 $(VENV)/bin/python -m hatchling build --target wheel --directory build/compiled
	test -x $(COMPILED)/bin/python || $(VENV)/bin/python -m venv $(COMPILED)
	$(COMPILED)/bin/python -m $(LOCKED) requirements.lock
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall build/compiled/*.whl
	@static=$$($(COMPILED)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/tableverse/server/static; \
	  rm -rf "$$static"; ln -s "$(CURDIR)/$(STATIC)" "$$static"
	@touch $@

# Rules, cards and whole games, the bots, and a table of the server.
COMPILED_TESTS := tests/kernel tests/games tests/property tests/bots tests/server/test_room.py
test-compiled: $(COMPILED)/.complete  ## run the tests of compiled code on the compiled build
	$(COMPILED)/bin/pytest $(COMPILED_TESTS) -n $(WORKERS) -m 'not slow' --expect-compiled

clean:  ## remove everything built or installed here
	rm -rf build dist web/node_modules $(STATIC) $(VENV) $(COMPILED) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
