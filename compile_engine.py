"""Compile kernel, games and bots with mypyc. The wheel's build hook runs this if TABLEVERSE_COMPILED=1.

The C compiler takes most of the time, so one runs per processor. Since every file from mypyc begins with the same long
header, modules are merged into fewer files. Rarely used code is not optimized.
"""

from __future__ import annotations

import os
import re
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
#: Packages stay importable folders, so that their data files are found. Code that creates classes at run time is for
#: uncompiled classes. The others depend on bool and int being distinct, which compiled code does not preserve.
NOT_COMPILED = ("__init__.py", "fields.py", "expand.py", "quicken.py", "grammar.py", "yaml_nodes.py", "parsing.py")
#: -O3 takes twice as long as -O1. TABLEVERSE_OPTIMIZATION=0 is even faster, for builds that are only tested.
OPTIMIZATION = os.environ.get("TABLEVERSE_OPTIMIZATION", "1")
#: Modules used once per table, or only to show text, are not optimized, which halves their compile time.
SELDOM = {"reading", "decks", "settings", "set_up", "workshop", "packs", "content", "rulebook", "errors"}
SELDOM |= {"view", "text", "printed", "refusals", "consequences", "hints", "words", "record"}
#: Matches a module's top-level code in C, a third of all code, which runs once and is not optimized either.
UNHURRIED = re.compile(r"^char CPyDef_\w+_top_level__\(.*?^\}$", re.MULTILINE | re.DOTALL)
NOT_OPTIMIZED = r"""#pragma GCC push_options
#pragma GCC optimize ("O0")
\g<0>
#pragma GCC pop_options"""
#: Passes of -O1 that take time and gain nothing here.
IDLE = "tree-dominator-opts tree-pta tree-dse tree-ccp tree-bit-ccp ipa-pure-const ipa-reference ipa-modref"
#: The file with mypyc's runtime, always optimized because it is small and called everywhere.
RUNTIME = "runtime"
#: The names of the other files.
OPTIMIZED, UNOPTIMIZED = "optimized", "unoptimized"
#: Bytes of C per file, unless a single module has more.
JOINED = 1_500_000


def compile_engine(root: Path, work: Path) -> dict[str, str]:
    """Compile a copy of the package and return the path of each extension module and its place in the wheel.

    In the source folder, extension modules would be imported instead of the sources beside them, however old they are.
    """
    shutil.rmtree(work, ignore_errors=True)
    source, built = work / "source", work / "built"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", "static"))
    # Write out the generated code of plain classes and words, since mypyc compiles only code that it can read.
    subprocess.run([sys.executable, "-m", "tableverse.kernel.expand", "."], cwd=source, check=True)
    # mypy finds the modules below its working directory.
    settings = (root / "pyproject.toml").resolve()
    here = [sys.executable, Path(__file__).resolve(), built.resolve()]
    # mypyc uses one processor, so another one compiles the stubs meanwhile.
    with subprocess.Popen([*here, "stand-ins"], cwd=source) as beside:
        subprocess.run([*here, "engine", settings], cwd=source, check=True)
    if beside.returncode:
        raise subprocess.CalledProcessError(beside.returncode, beside.args)
    return {str(path): path.relative_to(built).as_posix() for path in _libraries(built)}


def modules(source: Path) -> list[str]:
    """Return the modules to compile, relative to the source folder."""
    found = (path for package in PACKAGES for path in (source / "tableverse" / package).rglob("*.py"))
    return sorted(path.relative_to(source).as_posix() for path in found if path.name not in NOT_COMPILED)


def _libraries(built: Path) -> list[Path]:
    return sorted(path for path in built.rglob("*") if path.suffix in (".so", ".pyd"))


class BuildInParallel(build_ext):
    def build_extensions(self) -> None:
        without = [f"-fno-{part}" for part in IDLE.split()] if OPTIMIZATION == "1" and os.name == "posix" else []
        self.without = without if without and _takes(self.compiler.compiler, without) else []
        once: dict[str, Future[list[str]]] = {}  # compiles sources shared by several extension modules once
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for extension in self.extensions:
                for path in extension.sources:
                    if path not in once:
                        once[path] = pool.submit(self._compile, extension, path)
            linked = [
                pool.submit(self._link, extension, [once[path] for path in extension.sources])
                for extension in self.extensions
            ]
        for each in linked:
            each.result()

    def _compile(self, extension: Extension, path: str) -> list[str]:
        kind = Path(path).stem.partition("-")[0]
        level = {RUNTIME: ["-O3"], UNOPTIMIZED: ["-O0"], OPTIMIZED: self.without}.get(kind, [])
        made: list[str] = self.compiler.compile(
            [path],
            self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=[*extension.extra_compile_args, *(level if os.name == "posix" else [])],
        )
        return made

    def _link(self, extension: Extension, objects: list[Future[list[str]]]) -> None:
        path = self.get_ext_fullpath(extension.name)
        self.compiler.link_shared_object([one for each in objects for one in each.result()], path)


def _takes(compiler: list[str], options: list[str]) -> bool:
    """Return whether the compiler accepts these options, which only GCC knows."""
    tried = subprocess.run(
        [*compiler, *options, "-fsyntax-only", "-x", "c", os.devnull], capture_output=True, check=False
    )
    return tried.returncode == 0


def _compile_all(built: Path, settings: str) -> None:
    options: dict[str, Any] = {"opt_level": OPTIMIZATION, "debug_level": "0", "multi_file": True}
    typed = ["--config-file", settings, "--no-warn-unused-ignores", *modules(Path())]
    engine, *_ = mypycify(typed, target_dir=str(built / "c"), group_name="tableverse", **options)
    engine.sources = _joined(engine.sources, built / "c")
    if os.name == "posix":  # exports only the init functions, so that parts call each other directly
        engine.extra_compile_args.append("-fvisibility=hidden")
    _build([engine], built, "objects")


def _build(extensions: list[Extension], built: Path, objects: str) -> None:
    build = BuildInParallel(Distribution({"name": "tableverse", "ext_modules": extensions}))
    build.build_lib, build.build_temp = str(built), str(built / objects)
    build.ensure_finalized()
    build.run()


def _joined(sources: list[str], folder: Path) -> list[str]:
    """Merge the sources into fewer files, keeping neighbours together."""
    own = [path for path in sources if Path(path).name.startswith("__native")]
    seldom = [path for path in own if SELDOM.intersection(Path(path).stem.split("___"))]
    often = [path for path in own if path not in seldom]
    files: list[Path] = []
    for name, paths in ((OPTIMIZED, often), (UNOPTIMIZED, seldom)):
        for number, part in enumerate(_parts(paths)):
            files.append(folder / f"{name}-{number}.c")
            files[-1].write_text("".join(_included(path) for path in part), encoding="utf-8")
    for path in often:
        code = Path(path).read_text(encoding="utf-8")
        Path(path).write_text(UNHURRIED.sub(NOT_OPTIMIZED, code), encoding="utf-8")
    files.append(folder / f"{RUNTIME}.c")
    files[-1].write_text("".join(_included(path) for path in sources if path not in own), encoding="utf-8")
    return [str(file) for file in files]


def _parts(paths: list[str]) -> list[list[str]]:
    """Group the sources that are compiled together."""
    parts: list[list[str]] = []
    room = 0
    for path in paths:
        size = os.path.getsize(path)
        if size > room:
            parts.append([])
            room = JOINED
        parts[-1].append(path)
        room -= size
    return parts


#: Each compiled module has a stub extension module, which calls its init function in the shared one. mypyc would write
#: these stubs too, but there are hundreds, so their common code is compiled only once.
BEGIN = """#include <Python.h>
PyObject *begin(const char *name, const char *full)
{
    PyObject *all = PyImport_ImportModuleLevel("tableverse__mypyc", NULL, NULL, NULL, 0);
    PyObject *found = all ? PyObject_GetAttrString(all, name) : NULL;
    void *init = found ? PyCapsule_GetPointer(found, full) : NULL;
    Py_XDECREF(found);
    Py_XDECREF(all);
    return init ? ((PyObject *(*)(void))init)() : NULL;
}
"""
STANDS_FOR = """void *begin(const char *, const char *);
#ifdef _WIN32
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
void *PyInit_{last}(void) {{ return begin("init_{name}", "tableverse__mypyc.init_{name}"); }}
"""


def _compile_stand_ins(built: Path) -> None:
    folder = built / "stand-ins"
    folder.mkdir(parents=True)
    common = folder / "begin.c"
    common.write_text(BEGIN, encoding="utf-8")
    extensions: list[Extension] = []
    for path in modules(Path()):
        parts = path.removesuffix(".py").split("/")
        name = "___".join(parts)
        file = folder / f"{name}.c"
        file.write_text(STANDS_FOR.format(last=parts[-1], name=name), encoding="utf-8")
        extensions.append(Extension(".".join(parts), [str(file), str(common)]))
    _build(extensions, built, "stand-ins-objects")


def _included(path: str) -> str:
    return f'#include "{Path(path).resolve().as_posix()}"\n'


if __name__ == "__main__":
    if sys.argv[2] == "engine":
        _compile_all(Path(sys.argv[1]), sys.argv[3])
    else:
        _compile_stand_ins(Path(sys.argv[1]))
