"""What every test shares: the Hypothesis profiles, and which build of the package is under test."""

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

# ``proofs`` records which tests prove which rules, ``traces`` what happens in them; ``pytester`` lets that be tested.
pytest_plugins = ["order", "proofs", "pytester", "traces"]

#: When to look for garbage, as ``gc.set_threshold`` takes it: not as often as usual.
GARBAGE = (20_000, 20, 20)
#: They make classes out of annotations, at run time or for the compiler.
NEVER_COMPILED = ("expand", "fields", "grammar", "parsing", "quicken", "yaml_nodes")

# A slow machine is not a failure, so no profile has a deadline. The examples are the same on every run and machine;
# EXPLORE=1 tries others, which is how a rare fault is found.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("explore" if os.environ.get("EXPLORE") else "repeatable")

# There is a worker for every core already: numerical libraries, which are loaded later, would fight over them.
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Content that was parsed is kept for this run and its processes only: nothing comes from other sources, or stays.
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
    """Cards, modules and thousands of tests stay until the end: to look through them for garbage takes
    long, so it is not done while they are made, and afterwards only for what is newer."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()


def pytest_report_header() -> str:
    return f"tableverse {tableverse.__version__} ({build.BUILD}) from {os.path.dirname(tableverse.__file__)}"


def _pure_modules() -> list[str]:
    """The modules of the engine that Python would load from source, but for those that work on source themselves."""
    names = [
        module.name
        for room in (tableverse.kernel, tableverse.games, tableverse.bots)
        for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")
        if not module.ispkg and module.name.split(".")[-1] not in NEVER_COMPILED
    ]
    specs = [importlib.util.find_spec(name) for name in names]
    return [spec.name for spec in specs if spec and not str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))]
