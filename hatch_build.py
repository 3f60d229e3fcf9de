"""The build hook of wheels, which adds the built web client and, on request, the compiled engine."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/tableverse/server/static/index.html")


class WheelHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Return the build dependencies. mypy needs the types of everything that the package imports."""
        return ["mypy>=1.15", "setuptools>=75", "types-PyYAML", *self.metadata.core.dependencies] if _compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files, except to an editable install, which runs from the checkout."""
        if version != "editable":
            self._add_web_client(Path(self.root))
            if _compiled():
                self._add_engine(Path(self.root), build_data)

    def _add_web_client(self, root: Path) -> None:
        """Use an existing client (from `make web` or an sdist) or build it, unless TABLEVERSE_NO_WEB=1."""
        if os.environ.get("TABLEVERSE_NO_WEB") == "1" or (root / STATIC).is_file():
            return
        client = _load(root / "web" / "build_client.py")
        try:
            client.build()
        except client.CannotBuild as trouble:
            self.app.abort(str(trouble))

    def _add_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        """Place extension modules beside the sources that they replace."""
        build_data["force_include"] |= _load(root / "compile_engine.py").compile_engine(root, root / "build" / "engine")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _compiled() -> bool:
    return os.environ.get("TABLEVERSE_COMPILED") == "1"


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
