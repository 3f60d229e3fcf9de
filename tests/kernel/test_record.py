"""Records of games as files: atomic writes, identical replays, and precise error messages."""

import errno
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tableverse
from kernel.harbour.table import GAME
from tableverse.games.registry import load_game
from tableverse.kernel import record as records
from tableverse.kernel.errors import (
    BadSeatCount,
    CorruptRecord,
    CorruptReplay,
    FileTrouble,
    ForeignRecord,
    NewerRecord,
    NoSuchMove,
    NotARecord,
    OtherContent,
    OtherEnding,
    TableError,
)
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng


def played(moves: int = 12, seed: int = 3) -> Match:
    people = [{"name": "Ana"}, {"name": "Bruno", "bot": "random"}]
    match, chance = Match(GAME, Config(2, {"walls": 12}), seed, people), Rng(seed)
    for _ in range(moves):
        assert match.state.decision is not None
        match.choose(chance.choice(match.state.decision.options).id)
    return match


def raw(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(played().finished_record().to_json())
    return {**found, **changes}


def read(packed: Any) -> Record:
    return Record.from_json(msgspec.json.encode(packed), "game.json")


def said(error: type[TableError], packed: Any) -> str:
    with pytest.raises(error) as trouble:
        read(packed)
    return str(trouble.value)


# --- round trips --------------------------------------------------------------------------------------------------


def test_saved_and_loaded_record_is_the_same_game(tmp_path: Path) -> None:
    match = played()
    record = match.finished_record()
    path = tmp_path / "new folder" / "game.json"
    record.save(path)
    again = Record.load(path)
    assert again.to_json() == record.to_json()
    assert (again.game, again.seed, again.engine) == ("harbour", 3, tableverse.__version__)
    assert (again.config.seats, again.config.settings) == (2, {"walls": 12})
    assert again.people == [{"name": "Ana"}, {"name": "Bruno", "bot": "random"}]
    assert GAME.encode(again.replay(GAME)) == GAME.encode(match.state)
    assert [entry.name for entry in path.parent.iterdir()] == ["game.json"]


def test_record_is_readable_json() -> None:
    text = played(2).finished_record().to_json().decode()
    assert text.startswith('{\n "format": "tableverse-record",\n "version": 1,\n')
    assert text.endswith("}\n")


@pytest.mark.parametrize("seed", [0, -5, 2**64 - 1, 2**100])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    record = played(3, seed).finished_record()
    assert Record.from_json(record.to_json()).seed == seed
    record.replay(GAME)


def test_shortened_record_replays_to_its_last_move() -> None:
    match = played()
    record = match.finished_record()
    part = record.shortened(5)
    assert part.options == record.options[:5]
    assert (part.digest, record.shortened(12).digest) == ("", record.digest)
    assert GAME.encode(part.replay(GAME)) == GAME.encode(match.at(5)) == GAME.encode(record.replay(GAME, 5))
    for move in (-1, 13):
        with pytest.raises(NoSuchMove) as trouble:
            record.shortened(move)
        assert str(trouble.value) == f"There is no move {move}; this game has moves 0 to 12"
        with pytest.raises(NoSuchMove):
            record.replay(GAME, move)


# --- what is not a record -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [b"", b"hello", b"[1, 2", b"\xff\xff", b"[" * 100_000, b"[]", b"{}", b'{"format": "other"}', b'{"format": 1}'],
)
def test_other_files_are_refused_as_records(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(NotARecord) as trouble:
        Record.load(path)
    assert str(trouble.value) == f"{path} is not a Tableverse record"
    assert path.read_bytes() == data


def test_oversized_file_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is not read at all."""
    path = tmp_path / "game.json"
    read: list[Path] = []
    monkeypatch.setattr(Path, "read_bytes", lambda path: read.append(path) or b"")
    sixty_four_megabytes = 64 * 1024 * 1024
    for size in (sixty_four_megabytes, sixty_four_megabytes + 1):
        with path.open("wb") as file:
            file.truncate(size)
        with pytest.raises(NotARecord):
            Record.load(path)
    assert read == [path]


def test_os_error_without_errno_keeps_its_message() -> None:
    assert str(FileTrouble.of("game.json", OSError("torn"))) == "game.json can’t be used: torn"


def test_newer_record_version_is_refused() -> None:
    assert said(NewerRecord, raw(version=4)) == (
        "game.json was saved by a newer Tableverse (format 4, this one reads up to 3); update Tableverse to open it"
    )


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"version": "1"}, "version"),
        ({"version": True}, "version"),
        ({"version": 0}, "version"),
        ({"version": None}, "version"),
        ({"game": 5}, "game"),
        ({"content": None}, "content"),
        ({"engine": []}, "engine"),
        ({"digest": 1}, "digest"),
        ({"seed": "3"}, "seed"),
        ({"seed": 3.5}, "seed"),
        ({"seed": True}, "seed"),
        ({"config": []}, "config"),
        ({"config": {"seats": 2}}, "config"),
        ({"config": {"seats": "2", "settings": {}}}, "seats"),
        ({"options": "watch"}, "options"),
        ({"options": ["watch", 3]}, "options"),
        ({"people": {}}, "people"),
        ({"people": ["Ana"]}, "people"),
        ({"people": [{"name": 3}]}, "people"),
        ({"packs": {}}, "packs"),
        ({"packs": ["mine"]}, "packs"),
        ({"packs": [["title", "fingerprint"]]}, "packs"),
        ({"packs": [{"title": "Mine"}]}, "packs"),
        ({"packs": [{"title": "Mine", "fingerprint": 5}]}, "packs"),
        ({"packs": [{"title": "Mine", "fingerprint": "5", "author": "Ana"}]}, "packs"),
    ],
)
def test_damaged_field_is_named_in_the_error(changes: dict[str, Any], what: str) -> None:
    assert said(CorruptRecord, raw(**changes)) == f"game.json is damaged ({what})"


@pytest.mark.parametrize("field", ["version", "game", "content", "engine", "digest", "seed", "config", "options"])
def test_missing_field_is_named_in_the_error(field: str) -> None:
    packed = raw()
    del packed[field]
    assert said(CorruptRecord, packed) == f"game.json is damaged ({field})"


def test_the_packs_that_a_game_was_played_with_are_named() -> None:
    packs = [{"title": "Mine", "fingerprint": "5"}]
    assert read(raw(packs=packs)).packs == packs
    assert read(raw()).packs == []


# --- a record that does not replay --------------------------------------------------------------------------------


def test_record_of_another_game_is_refused() -> None:
    with pytest.raises(ForeignRecord) as trouble:
        read(raw()).replay(load_game("splendor"))
    assert str(trouble.value) == "This is a record of harbour, not of splendor"


def test_record_with_other_content_is_refused() -> None:
    with pytest.raises(OtherContent) as trouble:
        read(raw(content="0123456789abcdef")).replay(GAME)
    assert str(trouble.value).startswith("This record of harbour was played with other cards")


def test_record_with_an_invalid_seat_count_is_refused() -> None:
    with pytest.raises(BadSeatCount):
        read(raw(config={"seats": 9, "settings": {}})).replay(GAME)


def test_tampered_option_is_reported_with_its_move() -> None:
    packed = raw()
    packed["options"][4] = "play:the-crown-jewels"
    with pytest.raises(CorruptReplay) as trouble:
        read(packed).replay(GAME)
    assert str(trouble.value) == "This record is damaged: its move 5, “play:the-crown-jewels”, was not possible"
    read(packed).replay(GAME, 4)  # the record is intact up to this move


def test_choices_after_the_end_are_refused() -> None:
    match = played(0)
    while match.state.decision is not None:
        match.choose(match.state.decision.options[-1].id)
    record = match.finished_record()
    record.options.append("watch")
    with pytest.raises(CorruptReplay):
        record.replay(GAME)


def test_digests_of_an_older_state_format_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records with an older state format still replay. The digest is only compared for the current format."""
    match = Match(GAME, Config(2), 7)
    record = match.finished_record()
    record.digest = "0123456789abcdef"
    monkeypatch.setattr(type(GAME), "encoding", 2)
    assert record.replay(GAME).moves == 0
    anew = Record.from_json(match.finished_record().to_json())
    assert anew.encoding == 2
    assert anew.replay(GAME).moves == 0
    anew.digest = record.digest
    with pytest.raises(OtherEnding):
        anew.replay(GAME)


def test_tampered_result_is_refused() -> None:
    record = read(raw(digest="0123456789abcdef"))
    with pytest.raises(OtherEnding) as trouble:
        record.replay(GAME)
    assert str(trouble.value) == "This record is damaged: its replay ends in a different position than it should"
    record.replay(GAME, 11)  # only the end is compared


# --- files and folders --------------------------------------------------------------------------------------------


def trouble_of(path: Path) -> FileTrouble:
    with pytest.raises(FileTrouble) as trouble:
        played().finished_record().save(path)
    return trouble.value


def test_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble) as trouble:
        Record.load(tmp_path / "none.json")
    assert str(trouble.value) == f"There is no {tmp_path / 'none.json'}"
    assert trouble.value.say("es") == f"No existe {tmp_path / 'none.json'}"


def test_folder_in_place_of_a_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble) as trouble:
        Record.load(tmp_path)
    assert str(trouble.value) == f"{tmp_path} is a folder, not a file"
    assert str(trouble_of(tmp_path)) == f"{tmp_path} is a folder, not a file"
    assert list(tmp_path.iterdir()) == []


def test_path_through_a_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for path in (tmp_path / "file" / "game.json", tmp_path / "file" / "deep" / "game.json"):
        assert str(trouble_of(path)) == f"{path} can’t be used: part of its path is not a folder"
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EACCES, "You do not have permission to use {}"),
        (errno.EROFS, "You do not have permission to use {}"),
        (errno.ENOSPC, "{} can’t be saved: the disk is full"),
        (errno.EIO, "{} can’t be used: Input/output error"),
    ],
)
def test_failed_save_keeps_the_old_file(
    number: int, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text("the old game")

    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    assert str(trouble_of(path)) == sentence.format(path)
    assert path.read_text() == "the old game"
    assert list(tmp_path.iterdir()) == [path]


def test_unwritable_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, mode: str) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "open", fail)  # root may write anywhere, so the error is simulated
    path = tmp_path / "game.json"
    assert trouble_of(path).say("es") == f"No tienes permiso para usar {path}"
    assert list(tmp_path.iterdir()) == []


def test_interrupted_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    played(2).finished_record().save(path)
    before = path.read_bytes()

    def interrupt(source: str, target: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        played().finished_record().save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_record_engine_is_the_package_version() -> None:
    assert tableverse.__version__ == records.ENGINE
