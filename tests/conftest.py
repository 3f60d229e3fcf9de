"""Settings shared by every test: Hypothesis profiles, garbage collection, and the build under test."""

import atexit
import gc
import importlib.util
import os
import pkgutil
import shutil
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import settings

import tableverse
import tableverse.bots
import tableverse.games
import tableverse.kernel
from tableverse.kernel import build

# ``proofs`` records which tests prove which rules, ``traces`` compares what happens in them. ``pytester`` is needed to
# test both plugins.
pytest_plugins = ["order", "proofs", "pytester", "traces"]

#: Arguments for ``gc.set_threshold``: collect less often than by default.
GARBAGE = (20_000, 20, 20)
#: Modules that create classes from annotations, at run time or for the compiler.
NEVER_COMPILED = ("expand", "fields", "grammar", "parsing", "quicken", "yaml_nodes")

# A slow machine is not a failure, so no profile has a deadline. Examples are the same on every run and machine.
# EXPLORE=1 draws other examples, to find rare failures.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("explore" if os.environ.get("EXPLORE") else "repeatable")

# Each core already has a test worker, so numerical libraries must not start threads of their own.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Cache parsed content for this run only, so that no stale content is read and none is left behind.
if "TABLEVERSE_CACHE" not in os.environ:
    os.environ["TABLEVERSE_CACHE"] = tempfile.mkdtemp(prefix="tableverse-tests-")
    atexit.register(shutil.rmtree, os.environ["TABLEVERSE_CACHE"], ignore_errors=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--expect-compiled", action="store_true", help="refuse to run unless the whole engine is compiled")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--expect-compiled") and (pure := _pure_modules()):
        raise pytest.UsageError(f"These modules are not compiled: {', '.join(pure)}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Disable garbage collection during collection.

    Cards, modules and thousands of tests live until the end. Scanning them is slow, so they are frozen afterwards and
    only newer objects are scanned.
    """
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()


def pytest_report_header() -> str:
    return f"tableverse {tableverse.__version__} ({build.BUILD}) from {os.path.dirname(tableverse.__file__)}"


def _pure_modules() -> list[str]:
    """Return the engine modules that Python would load from source, except those that are never compiled."""
    names = [
        module.name
        for room in (tableverse.kernel, tableverse.games, tableverse.bots)
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")
        if not module.ispkg and module.name.split(".")[-1] not in NEVER_COMPILED
    ]
    specs = [importlib.util.find_spec(name) for name in names]
    return [spec.name for spec in specs if spec and not str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))]
