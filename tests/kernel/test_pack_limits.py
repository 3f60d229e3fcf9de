"""Each limit of a pack from both sides: the maximum is accepted, one more is refused."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable

import pytest

from tableverse.kernel.errors import BadContent
from tableverse.kernel.packs import (
    LARGEST_PACK,
    LONGEST_TEXT,
    LONGEST_TITLE,
    MOST_FILES,
    Pack,
    pack_of_data,
    pack_of_json,
    pack_of_zip,
)

HEAD = b"game: harbour\ntitle: Mine\n"


def zipped(files: dict[str, bytes], way: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", way) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return made.getvalue()


def with_title(length: int) -> Pack:
    return pack_of_data({"game": "harbour", "title": "x" * length, "rows": {}})


def with_text(length: int) -> Pack:
    return pack_of_data({"game": "harbour", "title": "Mine", "rows": {"tide": [{"id": "low", "said": "x" * length}]}})


def with_files(count: int) -> Pack:
    return Pack({"pack.yaml": HEAD, **{f"tide-{number}.yaml": b"# nothing\n" for number in range(count - 1)}})


def with_bytes(count: int) -> Pack:
    """Return a pack of this size, padded by a comment."""
    return Pack({"pack.yaml": HEAD, "tide.yaml": b"#" * (count - len(HEAD))})


def unzipped_bytes(count: int) -> Pack:
    return pack_of_zip(zipped({"pack.yaml": HEAD, "tide.yaml": b"#" * (count - len(HEAD))}))


def zip_of_bytes(count: int) -> Pack:
    """Return a zip of this size. Bytes before the archive are not part of it."""
    data = zipped({"pack.yaml": HEAD})
    return pack_of_zip(b"#" * (count - len(data)) + data)


def zip_of_entries(count: int) -> Pack:
    return pack_of_zip(zipped({"pack.yaml": HEAD, **{f"{number}/": b"" for number in range(count - 1)}}))


def json_of_bytes(count: int) -> Pack:
    data = json.dumps({"game": "harbour", "title": "Mine", "rows": {}}).encode()
    return pack_of_json(data + b" " * (count - len(data)), "box.json")


@pytest.mark.parametrize(
    ("made_of", "most", "problem"),
    [
        (with_title, LONGEST_TITLE, "bad-title"),
        (with_text, LONGEST_TEXT, "bad-text"),
        (with_files, MOST_FILES, "too-many-files"),
        (with_bytes, LARGEST_PACK, "pack-too-large"),
        (unzipped_bytes, LARGEST_PACK, "pack-too-large"),
        (zip_of_bytes, LARGEST_PACK, "pack-too-large"),
        (zip_of_entries, 2 * MOST_FILES, "too-many-files"),
        (json_of_bytes, LARGEST_PACK, "pack-too-large"),
    ],
)
def test_limit_is_accepted_and_one_more_refused(made_of: Callable[[int], Pack], most: int, problem: str) -> None:
    assert made_of(most).game == "harbour"
    with pytest.raises(BadContent) as trouble:
        made_of(most + 1)
    assert trouble.value.problem == problem


def test_title_must_consist_of_visible_characters() -> None:
    with pytest.raises(BadContent) as trouble:
        pack_of_data({"game": "harbour", "title": "Mine\u202e", "rows": {}})
    assert trouble.value.problem == "bad-title"


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_duplicate_zip_entries_are_refused() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for data in (HEAD, b"game: harbour\ntitle: Yours\n"):
            archive.writestr("pack.yaml", data)
    with pytest.raises(BadContent) as trouble:
        pack_of_zip(made.getvalue())
    assert trouble.value.problem == "bad-entry"


def test_hidden_folder_in_a_zip_is_refused() -> None:
    with pytest.raises(BadContent) as trouble:
        pack_of_zip(zipped({".box/pack.yaml": HEAD}))
    assert trouble.value.problem == "bad-entry"


def test_zip_with_an_understated_size_is_refused() -> None:
    """Unpacking stops at the declared size, and the content then mismatches."""
    large = b"#" * (LARGEST_PACK + 1)
    data = zipped({"pack.yaml": HEAD, "tide.yaml": large})
    told, less = len(large).to_bytes(4, "little"), (100).to_bytes(4, "little")
    with pytest.raises(BadContent) as trouble:
        pack_of_zip(data.replace(told, less))
    assert trouble.value.problem == "not-a-zip"


def test_rows_expanding_beyond_the_limit_are_refused() -> None:
    """An alias is short, but its expansion is not."""
    long = ", ".join(["x" * 190] * 500)
    aliases = "".join(f"- {{id: n{number}, said: *long}}\n" for number in range(30))
    with pytest.raises(BadContent) as trouble:
        Pack({"pack.yaml": HEAD, "tide.yaml": f"- {{id: first, said: &long [{long}]}}\n{aliases}".encode()})
    assert trouble.value.problem == "pack-too-large"
