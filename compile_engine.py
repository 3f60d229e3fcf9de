"""Compile kernel, games and bots with mypyc: run by the wheel's build hook where TABLEVERSE_COMPILED=1 asks for it.

The C compiler takes most of the time, so one runs for each processor; since every file that mypyc writes begins with
the same long header, modules are joined into fewer files; and what is not worth it is not optimized.
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
#: Packages stay importable folders, so that their data files are found the usual way; what makes classes at run time is
#: for those that are not compiled; and in compiled code yes and no would become 1 and 0 where a number may stand, too.
NOT_COMPILED = ("__init__.py", "fields.py", "expand.py", "quicken.py", "grammar.py", "yaml_nodes.py", "parsing.py")
#: -O3 takes twice as long as -O1. Where a build is only to be tested, TABLEVERSE_OPTIMIZATION=0 is quicker still.
OPTIMIZATION = os.environ.get("TABLEVERSE_OPTIMIZATION", "1")
#: What is done once for a table, or for people to read, is not optimized: that is twice as quick to compile.
SELDOM = {"reading", "decks", "settings", "set_up", "workshop", "packs", "content", "rulebook", "errors"}
SELDOM |= {"view", "text", "printed", "refusals", "consequences", "hints", "words", "record"}
#: Nor is a module's own code, a third of all, which runs once. How it begins and ends in C:
UNHURRIED = re.compile(r"^char CPyDef_\w+_top_level__\(.*?^\}$", re.MULTILINE | re.DOTALL)
NOT_OPTIMIZED = r"""#pragma GCC push_options
#pragma GCC optimize ("O0")
\g<0>
#pragma GCC pop_options"""
#: Parts of -O1 that take time and gain nothing here.
IDLE = "tree-dominator-opts tree-pta tree-dse tree-ccp tree-bit-ccp ipa-pure-const ipa-reference ipa-modref"
#: The file of what mypyc brings itself. It is small and everything calls it, so it is always optimized.
RUNTIME = "runtime"
#: How the other files are called.
OPTIMIZED, UNOPTIMIZED = "optimized", "unoptimized"
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
    here = [sys.executable, Path(__file__).resolve(), built.resolve()]
    # mypyc takes one processor, so another has time for these.
    with subprocess.Popen([*here, "stand-ins"], cwd=source) as beside:
        subprocess.run([*here, "engine", settings], cwd=source, check=True)
    if beside.returncode:
        raise subprocess.CalledProcessError(beside.returncode, beside.args)
    return {str(path): path.relative_to(built).as_posix() for path in _libraries(built)}


def modules(source: Path) -> list[str]:
    """What is compiled, below the folder that the package is in."""
    found = (path for package in PACKAGES for path in (source / "tableverse" / package).rglob("*.py"))
    return sorted(path.relative_to(source).as_posix() for path in found if path.name not in NOT_COMPILED)


def _libraries(built: Path) -> list[Path]:
    return sorted(path for path in built.rglob("*") if path.suffix in (".so", ".pyd"))


class BuildInParallel(build_ext):
    def build_extensions(self) -> None:
        without = [f"-fno-{part}" for part in IDLE.split()] if OPTIMIZATION == "1" and os.name == "posix" else []
        self.without = without if without and _takes(self.compiler.compiler, without) else []
        once: dict[str, Future[list[str]]] = {}  # what several extension modules have in common is compiled once
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
    """Other compilers than GCC refuse options that they do not know."""
    tried = subprocess.run(
        [*compiler, *options, "-fsyntax-only", "-x", "c", os.devnull], capture_output=True, check=False
    )
    return tried.returncode == 0


def _compile_all(built: Path, settings: str) -> None:
    options: dict[str, Any] = {"opt_level": OPTIMIZATION, "debug_level": "0", "multi_file": True}
    typed = ["--config-file", settings, "--no-warn-unused-ignores", *modules(Path())]
    engine, *_ = mypycify(typed, target_dir=str(built / "c"), group_name="tableverse", **options)
    engine.sources = _joined(engine.sources, built / "c")
    if os.name == "posix":  # only what Python looks for is seen from outside, so the parts call each other directly
        engine.extra_compile_args.append("-fvisibility=hidden")
    _build([engine], built, "objects")


def _build(extensions: list[Extension], built: Path, objects: str) -> None:
    build = BuildInParallel(Distribution({"name": "tableverse", "ext_modules": extensions}))
    build.build_lib, build.build_temp = str(built), str(built / objects)
    build.ensure_finalized()
    build.run()


def _joined(sources: list[str], folder: Path) -> list[str]:
    """The same code in fewer files, in which neighbours stay together."""
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
    """What is compiled together."""
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


#: An extension module of its own stands for each compiled module, and only begins what lies in the one of all. mypyc
#: would write them, too; but there are hundreds, so what is long in them is compiled once.
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
