"""Serves the built web client: hashed files are cached forever, any other page is the client's start page."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from tableverse.kernel import i18n
from tableverse.server.errors import NoSuchPage

CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"


def page(folder: Path, path: str) -> Response:
    """A file of the client; for a path without a file extension its start page, since the client routes by itself."""
    start = folder / "index.html"
    if not start.is_file():
        return _not_built()
    try:
        wanted = (folder / path).resolve()
        is_file = path != "" and wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (ValueError, OSError):  # not a valid path
        raise NoSuchPage() from None
    if is_file:
        hashed = path.startswith("assets/")
        return FileResponse(wanted, headers={"Cache-Control": CACHE_FOREVER if hashed else REVALIDATE})
    if "." in path.rpartition("/")[2]:
        raise NoSuchPage()
    return FileResponse(start, headers={"Cache-Control": REVALIDATE})


def _not_built() -> Response:
    texts = "".join(f'<p lang="{language}">{i18n.say(language, "server-not-built")}</p>' for language in i18n.LANGUAGES)
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tableverse</title>{texts}</html>',
        status_code=503,
        headers={"Cache-Control": REVALIDATE},
    )
