"""Serves the built web client: hashed files are cached forever, any other page is the client's start page."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from tableverse.kernel import i18n
from tableverse.server.errors import NoSuchPage

CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
#: What becomes smaller when it is compressed; pictures and typefaces are compressed already.
TEXTS = (".html", ".js", ".css", ".json", ".svg", ".txt", ".webmanifest")
#: Compressed files that are kept: more than the client has.
MOST_ZIPPED = 256


async def page(folder: Path, path: str, zipped: bool) -> Response:
    """A file of the client; for a path without a file extension its start page, since the client routes by itself.
    ``zipped``: whether it may be sent compressed."""
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
        return await _file(wanted, CACHE_FOREVER if hashed else REVALIDATE, zipped)
    if "." in path.rpartition("/")[2]:
        raise NoSuchPage()
    return await _file(start, REVALIDATE, zipped)


async def _file(file: Path, caching: str, zipped: bool) -> Response:
    headers = {"Cache-Control": caching}
    if not zipped or file.suffix not in TEXTS:
        return FileResponse(file, headers=headers)
    found = await asyncio.to_thread(_zipped, file, file.stat().st_mtime_ns)
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(found, media_type=mimetypes.guess_type(file.name)[0], headers=headers)


@lru_cache(maxsize=MOST_ZIPPED)
def _zipped(file: Path, _: int) -> bytes:
    """Compressed once, not for every visitor: it takes longer than anything else that a stranger may ask for. A file
    that was changed (the second argument is when) is another one."""
    return gzip.compress(file.read_bytes())


def _not_built() -> Response:
    texts = "".join(f'<p lang="{language}">{i18n.say(language, "server-not-built")}</p>' for language in i18n.LANGUAGES)
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tableverse</title>{texts}</html>',
        status_code=503,
        headers={"Cache-Control": REVALIDATE},
    )
