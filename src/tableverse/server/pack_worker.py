"""The pack checker process, ``python -m tableverse.server.pack_worker``, which reads and writes lines of JSON."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, Final

import msgspec

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

from tableverse.games import workshop
from tableverse.kernel import i18n
from tableverse.kernel.errors import BadContent
from tableverse.kernel.packs import Pack, pack_of_data, pack_of_zip

#: Memory limit in bytes: ten times the memory for the largest pack of the largest game.
MAX_MEMORY: Final = 2 * 1024**3
#: The file descriptor of standard output.
STDOUT: Final = 1


class CheckRequest(msgspec.Struct):
    """A pack for a game in exactly one form: as data, as a zip file or as YAML files."""

    game: str
    pack: dict[str, Any] | None = None
    zip: bytes | None = None
    files: dict[str, str] | None = None
    #: Whether to return only the problems.
    brief: bool = False


class Problem(msgspec.Struct):
    """A mistake in a pack, as shown to players."""

    file: str
    line: int
    message: dict[str, str]


class Summary(msgspec.Struct):
    """The result of a ``brief`` check."""

    problems: list[Problem]


def check_pack(request: CheckRequest) -> dict[str, Any]:
    """Return the problems of a pack, and the changes that its valid rows make."""
    try:
        pack = _pack_of(request).for_game(request.game)
    except BadContent as error:
        problems = [_problem(error, error.path)]
        return {"ok": False, "title": "", "fingerprint": "", "problems": problems, "cards": [], "pack": None}
    examined = workshop.examine(pack)
    if request.brief:
        return {"problems": [_problem(error, pack.place_of(error)) for error in examined.problems]}
    return {
        "ok": not examined.problems,
        "title": pack.title,
        "fingerprint": pack.fingerprint,
        "problems": [_problem(error, pack.place_of(error)) for error in examined.problems],
        "cards": [_card(change) for change in workshop.changes(examined)],
        "pack": pack.data(),
    }


def _pack_of(request: CheckRequest) -> Pack:
    if request.files is not None:
        return Pack({name: text.encode("utf-8", "replace") for name, text in request.files.items()})
    return pack_of_data(request.pack) if request.zip is None else pack_of_zip(request.zip)


def _problem(error: BadContent, path: list[str | int]) -> dict[str, Any]:
    return {
        "file": str(path[0]) if path else error.file.removesuffix(".yaml"),
        "path": path,
        "line": error.line,
        "problem": error.problem,
        "near": error.near(),
        "message": {language: error.render_problem(language) for language in i18n.LANGUAGES},
    }


def _card(change: workshop.Changed) -> dict[str, Any]:
    before = change.before
    return {
        "file": change.file,
        "index": change.number,
        "kind": change.kind,
        "id": change.id,
        "said": workshop.text_lines(change.after),
        "printed": change.after,
        "before": None if before is None else {"said": workshop.text_lines(before), "printed": before},
    }


def limit_memory() -> None:
    """Limit the memory of this process, where the system supports it, so that a huge pack cannot harm the server."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MAX_MEMORY if hard == resource.RLIM_INFINITY else min(MAX_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def main() -> None:
    """Serve requests until standard input closes, which happens even if the server is killed."""
    limit_memory()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which then stops its workers
    sys.stdout = sys.stderr  # printed output must not look like a reply
    with os.fdopen(STDOUT, "wb", closefd=False) as replies:
        for line in sys.stdin.buffer:
            result = check_pack(msgspec.json.decode(line, type=CheckRequest))
            try:
                replies.write(msgspec.json.encode(result) + b"\n")
                replies.flush()
            except BrokenPipeError:
                return


if __name__ == "__main__":
    main()
