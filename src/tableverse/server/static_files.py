"""The built web client. Hashed files are cached forever, and all other paths give the start page."""

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
#: File types worth compressing. Images and fonts are compressed already.
COMPRESSIBLE = (".html", ".js", ".css", ".json", ".svg", ".txt", ".webmanifest")
#: Number of compressed files to cache, more than the client has.
MAX_CACHED_FILES = 256


async def page(folder: Path, path: str, zipped: bool) -> Response:
    """Return a file of the client, or the start page for a path without an extension (client-side routing).

    ``zipped`` says whether the client accepts gzip.
    """
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
    if not zipped or file.suffix not in COMPRESSIBLE:
        return FileResponse(file, headers=headers)
    found = await asyncio.to_thread(_zipped, file, file.stat().st_mtime_ns)
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(found, media_type=mimetypes.guess_type(file.name)[0], headers=headers)


@lru_cache(maxsize=MAX_CACHED_FILES)
def _zipped(file: Path, _: int) -> bytes:
    """Return the compressed file, cached because this is the slowest request that a stranger can make.

    The second argument is the modification time, so that a changed file is compressed again.
    """
    return gzip.compress(file.read_bytes())


def _not_built() -> Response:
    texts = "".join(f'<p lang="{language}">{i18n.say(language, "server-not-built")}</p>' for language in i18n.LANGUAGES)
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tableverse</title>{texts}</html>',
        status_code=503,
        headers={"Cache-Control": REVALIDATE},
    )
