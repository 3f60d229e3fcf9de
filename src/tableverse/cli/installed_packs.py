"""Installed content packs: one subfolder each of the user's packs folder, used by name."""

from __future__ import annotations

import contextlib
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

from tableverse.cli.terminal import CommandError
from tableverse.kernel.errors import FileTrouble
from tableverse.kernel.packs import DEVICES

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def packs_folder() -> Path:
    return user_data_path("tableverse", appauthor=False) / "packs"


def installed() -> list[Path]:
    folder = packs_folder()
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(path for path in found if path.is_dir() and NAME.fullmatch(path.name))


def find_pack(given: Path) -> Path:
    """Return the given path if it exists, else the installed pack with that name."""
    if not given.exists() and NAME.fullmatch(str(given)) and (packs_folder() / given).is_dir():
        return packs_folder() / given
    return given


def find_packs(given: list[Path] | None) -> list[Path] | None:
    return None if given is None else [find_pack(path) for path in given]


def install(files: Mapping[str, bytes], given: Path) -> Path:
    """Write the files of a valid pack atomically into a new folder, named after the given path."""
    stem = given.stem if given.is_file() else given.resolve().name
    name = re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")[:40].strip("-") or "pack"
    if DEVICES.fullmatch(name):
        name = f"{name}-pack"
    target = packs_folder() / name
    if target.exists():
        raise CommandError("pack-installed", name=name)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        written = Path(tempfile.mkdtemp(prefix=".", dir=target.parent))
        try:
            for file, data in files.items():
                (written / file).write_bytes(data)
            written.chmod(0o755)
            written.rename(target)
        except BaseException:
            shutil.rmtree(written, ignore_errors=True)
            raise
    except OSError as error:
        raise FileTrouble.of(target, error) from error
    return target


def remove(name: str) -> None:
    target = packs_folder() / name
    if not NAME.fullmatch(name) or not target.is_dir():
        known = ", ".join(path.name for path in installed()) or "–"
        raise CommandError("no-such-pack", name=name[:40], known=known)
    with contextlib.suppress(FileNotFoundError):
        shutil.rmtree(target)
