"""A whole game as data: its settings, its seed and the ids of the chosen options.

Replaying a Record gives the same state, byte for byte. Undo and "play on from move 37" shorten a Record.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from typing import Any, Final

import msgspec

from tableverse import __version__
from tableverse.kernel.corrections import is_correction
from tableverse.kernel.errors import (
    CorruptRecord,
    CorruptReplay,
    FileTrouble,
    ForeignRecord,
    MissingPacks,
    NewerRecord,
    NoSuchMove,
    NotARecord,
    OtherContent,
    OtherEnding,
    TableError,
)
from tableverse.kernel.game import Config, Game
from tableverse.kernel.secret_rng import Seed, is_key
from tableverse.kernel.state import State

FORMAT: Final = "tableverse-record"
#: Version 1: the game used the seeded generator (rng.py). Version 2: the game used a secret key (secret_rng.py).
#: Version 3: the game was continued with another release.
VERSION: Final = 3
GENERATOR: Final = "blake2b"
ENGINE: Final = __version__
#: No game has a million choices, so larger files are refused.
LARGEST_FILE: Final = 64 * 1024 * 1024


class Upgrade:
    """The point from which a game was played with another release.

    ``position`` is the packed position from which play continued; None if that release replays the whole game
    identically.
    """

    __slots__ = ("content", "engine", "move", "position")

    def __init__(self, move: int, content: str, engine: str, position: dict[str, Any] | None = None) -> None:
        self.move = move
        self.content = content
        self.engine = engine
        self.position = position


class Record:
    """A replayable game.

    ``people`` names the person or bot at each seat, for display only. ``digest`` is the digest of the last position, in
    the game's ``encoding``. ``content`` and ``engine`` identify the content and release at the start of the game;
    ``upgrades`` lists all later releases. ``packs`` lists the content packs by title and fingerprint.
    """

    __slots__ = (
        "config",
        "content",
        "digest",
        "encoding",
        "engine",
        "game",
        "options",
        "packs",
        "people",
        "seed",
        "upgrades",
    )

    def __init__(
        self,
        game: str,
        config: Config,
        seed: Seed,
        options: list[str],
        people: list[dict[str, str]] | None = None,
        content: str = "",
        engine: str = ENGINE,
        digest: str = "",
        encoding: int = 1,
        upgrades: list[Upgrade] | None = None,
        packs: list[dict[str, str]] | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.options = options
        self.people: list[dict[str, str]] = [] if people is None else people
        self.content = content
        self.engine = engine
        self.digest = digest
        self.encoding = encoding
        self.upgrades: list[Upgrade] = [] if upgrades is None else upgrades
        self.packs: list[dict[str, str]] = [] if packs is None else packs

    @property
    def latest_content(self) -> str:
        """The fingerprint of the content with which the last choices were made."""
        return self.upgrades[-1].content if self.upgrades else self.content

    @property
    def corrections(self) -> int:
        """The number of corrections in the game."""
        return sum(is_correction(option_id) for option_id in self.options)

    def kept_position(self, game: Game) -> State | None:
        """Return the position from which the record can be replayed; None for the start of the game."""
        for upgrade in reversed(self.upgrades):
            if upgrade.position is not None:
                return game.unpack(upgrade.position)
        return None

    def shortened(self, moves: int) -> Record:
        """Return the record up to a move, for undo and forks."""
        if not 0 <= moves <= len(self.options):
            raise NoSuchMove(move=moves, last=len(self.options))
        return Record(
            self.game,
            self.config,
            self.seed,
            self.options[:moves],
            self.people,
            self.content,
            self.engine,
            self.digest if moves == len(self.options) else "",
            self.encoding,
            [upgrade for upgrade in self.upgrades if upgrade.move <= moves],
            self.packs,
        )

    def replay(self, game: Game, to: int | None = None) -> State:
        """Return the state after the first ``to`` choices (by default after all)."""
        if game.id != self.game:
            raise ForeignRecord(game=self.game, expected=game.id)
        game = game.for_table(self.config)
        last = len(self.options) if to is None else to
        if not 0 <= last <= len(self.options):
            raise NoSuchMove(move=last, last=len(self.options))
        part = self.shortened(last)
        contents = [part.latest_content, *self._also_played_with(last)]
        if part.latest_content and not any(game.plays_content(content) for content in contents):
            raise part.other_content(game)
        kept = part.kept_position(game)
        state = game.new(self.config, self.seed) if kept is None else kept
        for option_id in self.options[state.moves : last]:
            try:
                game.apply_recorded_quietly(state, option_id)
            except TableError as error:
                raise CorruptReplay(move=state.moves + 1, option=option_id[:80]) from error
        whole = last == len(self.options) and self.encoding == game.encoding
        if self.digest and whole and game.digest(state) != self.digest:
            raise OtherEnding()
        return state

    def _also_played_with(self, moves: int) -> list[str]:
        """Return the content fingerprints of later upgrades that replay the first choices identically."""
        contents: list[str] = []
        for upgrade in self.upgrades:
            if upgrade.move > moves:
                if upgrade.position is not None:
                    break
                contents.append(upgrade.content)
        return contents

    def other_content(self, game: Game) -> OtherContent:
        latest = self.upgrades[-1].engine if self.upgrades else self.engine
        facts = {"game": self.game, "played": self.latest_content, "engine": latest, "here": game.fingerprint()}
        loaded = [pack.fingerprint for pack in game.packs]
        missing = [
            f"{pack['title']} ({pack['fingerprint']})" for pack in self.packs if pack["fingerprint"] not in loaded
        ]
        return MissingPacks(packs=", ".join(missing), **facts) if missing else OtherContent(**facts)

    # --- as a file ----------------------------------------------------------------------------------------------

    def to_json(self) -> bytes:
        secret = isinstance(self.seed, str)
        packed = {
            "format": FORMAT,
            "version": 3 if self.upgrades else 2 if secret else 1,
            "engine": self.engine,
            "game": self.game,
            "content": self.content,
            **({"packs": self.packs} if self.packs else {}),
            "config": {"seats": self.config.seats, "settings": self.config.settings},
            **({"generator": GENERATOR} if secret else {}),
            "seed": self.seed,
            "people": self.people,
            "digest": self.digest,
            **({"encoding": self.encoding} if self.encoding > 1 else {}),
            **({"upgrades": [_packed(upgrade) for upgrade in self.upgrades]} if self.upgrades else {}),
            "options": self.options,
        }
        return msgspec.json.format(msgspec.json.encode(packed), indent=1) + b"\n"

    @staticmethod
    def from_json(data: bytes, file: str = "") -> Record:
        try:
            raw: Any = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise NotARecord(file=file) from error
        if not isinstance(raw, dict) or raw.get("format") != FORMAT:
            raise NotARecord(file=file)
        version = raw.get("version")
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise CorruptRecord(file=file, what="version")
        if version > VERSION:
            raise NewerRecord(file=file, version=version, known=VERSION)
        return Record(
            game=_text(raw, "game", file),
            config=_config(raw, file),
            seed=_seed(raw, version, file),
            options=_texts(raw, file),
            people=_people(raw, file),
            content=_text(raw, "content", file),
            engine=_text(raw, "engine", file),
            digest=_text(raw, "digest", file),
            encoding=_integer(raw, "encoding", file) if "encoding" in raw else 1,
            upgrades=_upgrades(raw, version, file),
            packs=_packs(raw, file),
        )

    def save(self, path: Path) -> None:
        """Save atomically: write beside the target, sync to disk, then replace the target."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
            try:
                with temporary.open("xb") as file:
                    file.write(self.to_json())
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(temporary, path)
            except BaseException:
                with contextlib.suppress(OSError):
                    os.unlink(temporary)
                raise
        except OSError as error:
            raise FileTrouble.of(path, error) from error

    @staticmethod
    def load(path: Path) -> Record:
        try:
            if path.stat().st_size > LARGEST_FILE:
                raise NotARecord(file=str(path))
            data = path.read_bytes()
        except OSError as error:
            raise FileTrouble.of(path, error) from error
        return Record.from_json(data, str(path))


def packs_named(game: Game) -> list[dict[str, str]]:
    """Return title and fingerprint of a game's content packs."""
    return [{"title": pack.title, "fingerprint": pack.fingerprint} for pack in game.packs]


def _text(raw: dict[str, Any], field: str, file: str) -> str:
    value = raw.get(field)
    if not isinstance(value, str):
        raise CorruptRecord(file=file, what=field)
    return value


def _seed(raw: dict[str, Any], version: int, file: str) -> Seed:
    if version == 1 or (version == 3 and "generator" not in raw):
        return _integer(raw, "seed", file)
    if _text(raw, "generator", file) != GENERATOR:
        raise CorruptRecord(file=file, what="generator")
    key = _text(raw, "seed", file)
    if not is_key(key):
        raise CorruptRecord(file=file, what="seed")
    return key


def _integer(raw: dict[str, Any], field: str, file: str) -> int:
    value = raw.get(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise CorruptRecord(file=file, what=field)
    return value


def _texts(raw: dict[str, Any], file: str) -> list[str]:
    options = raw.get("options")
    if not isinstance(options, list) or not all(isinstance(item, str) for item in options):
        raise CorruptRecord(file=file, what="options")
    return options


def _config(raw: dict[str, Any], file: str) -> Config:
    config = raw.get("config")
    if not isinstance(config, dict) or not isinstance(config.get("settings"), dict):
        raise CorruptRecord(file=file, what="config")
    return Config(_integer(config, "seats", file), config["settings"])


def _people(raw: dict[str, Any], file: str) -> list[dict[str, str]]:
    people = raw.get("people", [])
    if not isinstance(people, list) or not all(
        isinstance(person, dict) and all(isinstance(value, str) for value in person.values()) for person in people
    ):
        raise CorruptRecord(file=file, what="people")
    return people


def _packs(raw: dict[str, Any], file: str) -> list[dict[str, str]]:
    packs = raw.get("packs", [])
    if not isinstance(packs, list) or not all(
        isinstance(pack, dict)
        and {*pack} == {"title", "fingerprint"}
        and all(isinstance(it, str) for it in pack.values())
        for pack in packs
    ):
        raise CorruptRecord(file=file, what="packs")
    return packs


def _packed(upgrade: Upgrade) -> dict[str, Any]:
    return {
        "move": upgrade.move,
        "content": upgrade.content,
        "engine": upgrade.engine,
        "position": upgrade.position,
    }


def _upgrades(raw: dict[str, Any], version: int, file: str) -> list[Upgrade]:
    found = raw.get("upgrades", []) if version >= 3 else []
    last = len(_texts(raw, file))
    upgrades: list[Upgrade] = []
    for one in found if isinstance(found, list) else [None]:
        position = one.get("position") if isinstance(one, dict) else 0
        if not isinstance(one, dict) or not (position is None or isinstance(position, dict)):
            raise CorruptRecord(file=file, what="upgrades")
        move = _integer(one, "move", file)
        at_that_move = position is None or position.get("moves") == move
        if not (upgrades[-1].move if upgrades else 0) <= move <= last or not at_that_move:
            raise CorruptRecord(file=file, what="upgrades")
        upgrades.append(Upgrade(move, _text(one, "content", file), _text(one, "engine", file), position))
    return upgrades
