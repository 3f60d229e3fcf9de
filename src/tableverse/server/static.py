"""The web client as files: hashed ones are kept by the browser for good, every other page is the client's start."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from tableverse.kernel import i18n
from tableverse.server.trouble import NoSuchPage

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def page(folder: Path, path: str) -> Response:
    """A file of the client; for any other path without a file ending, its start page (it routes by itself)."""
    start = folder / "index.html"
    if not start.is_file():
        return _not_built()
    try:
        wanted = (folder / path).resolve()
        is_file = path != "" and wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (ValueError, OSError):  # a path that no file system knows
        raise NoSuchPage() from None
    if is_file:
        hashed = path.startswith("assets/")
        return FileResponse(wanted, headers={"Cache-Control": FOREVER if hashed else ASK_AGAIN})
    if "." in path.rpartition("/")[2]:
        raise NoSuchPage()
    return FileResponse(start, headers={"Cache-Control": ASK_AGAIN})


def _not_built() -> Response:
    texts = "".join(f'<p lang="{language}">{i18n.say(language, "server-not-built")}</p>' for language in i18n.LANGUAGES)
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tableverse</title>{texts}</html>',
        status_code=503,
        headers={"Cache-Control": ASK_AGAIN},
    )
