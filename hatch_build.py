"""Puts the built web client into the wheel: as found (from `make web` or an sdist that has it), else built now."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/tableverse/server/static/index.html")


class WebClientHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install runs from the checkout, where `make web` builds; TABLEVERSE_NO_WEB=1 goes without."""
        root = Path(self.root)
        if version == "editable" or os.environ.get("TABLEVERSE_NO_WEB") == "1" or (root / STATIC).is_file():
            return
        client = _load(root / "web" / "build_client.py")
        try:
            client.build()
        except client.CannotBuild as trouble:
            self.app.abort(str(trouble))


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_client", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
