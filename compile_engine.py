"""Compile kernel, games and bots with mypyc: run by the wheel's build hook where TABLEVERSE_COMPILED=1 asks for it.

The C compiler takes most of the time, so one runs for each processor; and since every file that mypyc writes begins
with the same long header, modules are joined into fewer files.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PACKAGES = ("kernel", "games", "bots")
#: Packages stay importable folders, so that their data files are found the usual way; what makes classes at run time is
#: for those that are not compiled; and in compiled code yes and no would become 1 and 0 where a number may stand, too.
NOT_COMPILED = ("__init__.py", "fields.py", "expand.py", "quicken.py", "grammar.py", "yaml_nodes.py", "parsing.py")
#: -O3 takes twice as long as -O1. Where a build is only to be tested, TABLEVERSE_OPTIMIZATION=0 is quicker still.
OPTIMIZATION = os.environ.get("TABLEVERSE_OPTIMIZATION", "1")
#: The file of what mypyc brings itself. It is small and everything calls it, so it is always optimized.
RUNTIME = "runtime"
#: Bytes of C that are compiled at once, unless one module has more.
JOINED = 1_500_000


def compile_engine(root: Path, work: Path) -> dict[str, str]:
    """Compile a copy of a checkout's package in a folder of its own: in place, the extension modules would be loaded
    instead of the source beside them, however old. Returns where each extension module is, and where it belongs."""
    shutil.rmtree(work, ignore_errors=True)
    source, built = work / "source", work / "built"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", "static"))
    # What plain classes and words have from their annotations is written out, since mypyc compiles what it can read.
    subprocess.run([sys.executable, "-m", "tableverse.kernel.expand", "."], cwd=source, check=True)
    # mypy finds the modules below the folder where it runs.
    settings = (root / "pyproject.toml").resolve()
    subprocess.run([sys.executable, Path(__file__).resolve(), built.resolve(), settings], cwd=source, check=True)
    return {str(path): path.relative_to(built).as_posix() for path in _libraries(built)}


def modules(source: Path) -> list[str]:
    """What is compiled, below the folder that the package is in."""
    found = (path for package in PACKAGES for path in (source / "tableverse" / package).rglob("*.py"))
    return sorted(path.relative_to(source).as_posix() for path in found if path.name not in NOT_COMPILED)


def _libraries(built: Path) -> list[Path]:
    return sorted(path for path in built.rglob("*") if path.suffix in (".so", ".pyd"))


class BuildInParallel(build_ext):
    def build_extensions(self) -> None:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiled = [
                (extension, [pool.submit(self._compile, extension, path) for path in extension.sources])
                for extension in self.extensions
            ]
            linked = [pool.submit(self._link, extension, objects) for extension, objects in compiled]
        for each in linked:
            each.result()

    def _compile(self, extension: Extension, path: str) -> list[str]:
        best = ["-O3"] if os.name == "posix" and Path(path).stem == RUNTIME else []
        made: list[str] = self.compiler.compile(
            [path],
            self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=[*extension.extra_compile_args, *best],
        )
        return made

    def _link(self, extension: Extension, objects: list[Future[list[str]]]) -> None:
        path = self.get_ext_fullpath(extension.name)
        self.compiler.link_shared_object([one for each in objects for one in each.result()], path)


def _compile_here(built: Path, settings: str) -> None:
    options: dict[str, Any] = {"opt_level": OPTIMIZATION, "debug_level": "0", "multi_file": True}
    typed = ["--config-file", settings, "--no-warn-unused-ignores", *modules(Path())]
    engine, *shims = mypycify(typed, target_dir=str(built / "c"), group_name="tableverse", **options)
    engine.sources = _joined(engine.sources, built / "c")
    if os.name == "posix":  # only what Python looks for is seen from outside, so the parts call each other directly
        engine.extra_compile_args.append("-fvisibility=hidden")
    build = BuildInParallel(Distribution({"name": "tableverse", "ext_modules": [engine, *shims]}))
    build.build_lib, build.build_temp = str(built), str(built / "objects")
    build.ensure_finalized()
    build.run()


def _joined(sources: list[str], folder: Path) -> list[str]:
    """The same code in fewer files, in which neighbours stay together."""
    parts: list[list[str]] = []
    room = 0
    own = [path for path in sources if Path(path).name.startswith("__native")]
    for path in own:
        size = os.path.getsize(path)
        if size > room:
            parts.append([])
            room = JOINED
        parts[-1].append(_included(path))
        room -= size
    joined = [folder / f"joined_{number}.c" for number in range(len(parts))]
    parts.append([_included(path) for path in sources if path not in own])
    joined.append(folder / f"{RUNTIME}.c")
    for file, part in zip(joined, parts, strict=True):
        file.write_text("".join(part), encoding="utf-8")
    return [str(file) for file in joined]


def _included(path: str) -> str:
    return f'#include "{Path(path).resolve().as_posix()}"\n'


if __name__ == "__main__":
    _compile_here(Path(sys.argv[1]), sys.argv[2])
