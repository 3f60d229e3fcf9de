"""Installs a mutant in a running process or while its module is imported."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from mutation.sites import Mutant, broken


def module_of(package: str, mutant: Mutant) -> str:
    return ".".join([package, *Path(mutant.path).with_suffix("").parts]).removesuffix(".__init__")


def swap(root: Path, package: str, mutant: Mutant) -> bool:
    """Give the function that holds the mutant its new code, and return False if it cannot be found."""
    found = _function(importlib.import_module(module_of(package, mutant)), mutant.function)
    code = compile(broken(root, mutant), str(root / mutant.path), "exec")
    name = mutant.function
    new = next((part for part in _codes(code) if part.co_qualname == name), None)
    if found is None or new is None or found.__code__.co_freevars != new.co_freevars:
        return False
    # A property and its setter have the same name, so the function is ambiguous.
    same = [part for part in _codes(code) if part.co_qualname == name]
    if len(same) > 1:
        return False
    found.__code__ = new
    return True


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _function(module: ModuleType, name: str) -> FunctionType | None:
    holder: object = module
    for part in name.split("."):
        holder = vars(holder).get(part) if isinstance(holder, (ModuleType, type)) else None
    if isinstance(holder, (staticmethod, classmethod)):
        holder = holder.__func__
    if isinstance(holder, property):
        holder = holder.fget
    return holder if isinstance(holder, FunctionType) else None


class BrokenImport:
    """A finder that loads one module from its broken source, for a process that has not imported it yet."""

    def __init__(self, root: Path, package: str, mutant: Mutant) -> None:
        self.name = module_of(package, mutant)
        self.loader = _BrokenLoader(self.name, root, mutant)
        assert self.name not in sys.modules, f"{self.name} was imported too early"

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        spec = ModuleSpec(name, self.loader, origin=self.loader.path)
        spec.has_location = True
        if self.loader.path.endswith("__init__.py"):
            spec.submodule_search_locations = [str(Path(self.loader.path).parent)]
        return spec


class _BrokenLoader(SourceFileLoader):
    def __init__(self, name: str, root: Path, mutant: Mutant) -> None:
        super().__init__(name, str(root / mutant.path))
        self.root = root
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return compile(broken(self.root, self.mutant), self.path, "exec")
