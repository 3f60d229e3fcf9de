"""Saved states of another release: added, removed and rewritten content."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tableverse.games.registry import load_game
from tableverse.kernel.content import Manifest
from tableverse.kernel.errors import BeforeUpgrade, CardGone, CorruptData, CorruptRecord, EffectChanged, OtherContent
from tableverse.kernel.game import Config, Game
from tableverse.kernel.match import Match, Past
from tableverse.kernel.record import Record, Upgrade
from tableverse.kernel.upgrading import restore

SPLENDOR = load_game("splendor")
CHAMPIONS = load_game("champions")


def played(game: Game, moves: int) -> Match:
    match = Match(game, Config(2), 5)
    for _ in range(moves):
        assert match.state.decision is not None
        match.choose(match.state.decision.options[0].id)
    return match


def manifest(game: Game) -> Manifest:
    return {kind: dict(rows) for kind, rows in game.registry.manifest().items()}


def packed(match: Match) -> dict[str, Any]:
    value: dict[str, Any] = match.game.codec.pack(match.state)
    return value


def test_equal_content_restores_unchanged() -> None:
    for game in (SPLENDOR, CHAMPIONS):
        match = played(game, 20)
        assert game.digest(restore(game, packed(match), manifest(game))) == game.digest(match.state)


def test_added_field_gets_its_default_and_required_field_is_missed() -> None:
    match = played(CHAMPIONS, 20)
    before = packed(match)
    del before["aside"]
    before["no-longer-used"] = 3
    assert restore(CHAMPIONS, before, manifest(CHAMPIONS)).moves == 20
    before = packed(match)
    del before["limbo"]
    with pytest.raises(CorruptData, match="limbo"):
        restore(CHAMPIONS, before, manifest(CHAMPIONS))


def test_reordered_cards_are_renumbered() -> None:
    match = played(SPLENDOR, 20)
    before = manifest(SPLENDOR)
    before["character"] = dict(reversed(before["character"].items()))
    last = len(before["character"]) - 1

    def turned(numbers: list[int]) -> list[int]:
        return [number if number < 0 else last - number for number in numbers]

    other = packed(match)
    other["rows"] = turned(other["rows"])
    other["decks"] = [turned(deck) for deck in other["decks"]]
    for mat in other["mats"]:
        for pile in ("recruited", "reserved", "hidden"):
            mat[pile] = turned(mat[pile])
    for frame in other["frames"]:
        frame["card"] = turned([frame["card"]])[0]
    assert SPLENDOR.digest(restore(SPLENDOR, other, before)) == SPLENDOR.digest(match.state)


@pytest.mark.parametrize(("game", "kind", "card"), [(SPLENDOR, "character", "hulk"), (CHAMPIONS, "card", "haymaker")])
def test_removed_card_is_refused(game: Game, kind: str, card: str) -> None:
    before = manifest(game)
    before[kind] = {f"old-{id}" if id == card else id: row for id, row in before[kind].items()}
    text = game.encode(played(game, 3).state).decode().replace(f'"{card}@', f'"old-{card}@')
    with pytest.raises(CardGone) as trouble:
        restore(game, msgspec.json.decode(text), before)
    assert str(trouble.value).endswith(f"does not have: old-{card}")
    assert trouble.value.say("es").endswith(f"no existe en esta versión de Tableverse: old-{card}")


def test_effect_rewritten_while_resolving_is_refused() -> None:
    match = Match(CHAMPIONS, Config(2), 5)
    while not any(frame["$"] == "Resolving" for frame in packed(match)["frames"]):
        assert match.state.decision is not None
        match.choose(match.state.decision.options[0].id)
    label = next(frame["ability"] for frame in packed(match)["frames"] if frame["$"] == "Resolving")
    card = next(id for id in CHAMPIONS.registry.manifest()["card"] if label.startswith(f"{id}-"))
    before = manifest(CHAMPIONS)
    before["card"]["haymaker" if card != "haymaker" else "uppercut"] = "changed"
    assert restore(CHAMPIONS, packed(match), before).moves == match.moves
    # A frame that only names an effect is not resolving it.
    position = packed(played(CHAMPIONS, 3))
    position["no-longer-used"] = {"$": "Pledge", "seat": 0, "thing": card, "ability": label}
    before["card"][card] = "changed"
    assert restore(CHAMPIONS, position, before).moves == 3
    with pytest.raises(EffectChanged):
        restore(CHAMPIONS, packed(match), before)
    position = packed(match)
    del next(frame for frame in position["frames"] if frame["$"] == "Resolving")["ability"]
    with pytest.raises(CorruptData, match="Resolving"):
        restore(CHAMPIONS, position, manifest(CHAMPIONS))


# --- a match that starts midway -----------------------------------------------------------------------------------


def gone_on(at: int, moves: int) -> Match:
    whole = played(SPLENDOR, at + moves)
    match = Match(SPLENDOR, Config(2), 5, past=Past(whole.at(at), whole.history[: at + 1], whole.seats_asked[:at]))
    match.record.options = whole.record.options[:at]
    for option in whole.record.options[at:]:
        match.choose(option)
    assert SPLENDOR.digest(match.state) == SPLENDOR.digest(whole.state)
    return match


@pytest.mark.parametrize("at", [5, 16, 23])
def test_undo_stops_at_the_start_of_the_match(at: int) -> None:
    match = gone_on(at, 30)
    whole = played(SPLENDOR, at + 30)
    for move in range(at, at + 31):
        assert SPLENDOR.digest(match.at(move)) == SPLENDOR.digest(whole.at(move))
    with pytest.raises(BeforeUpgrade) as trouble:
        match.at(at - 1)
    assert f"after move {at}" in str(trouble.value)
    match.undo_to(at + 3)
    assert (match.moves, match.history) == (at + 3, match.history[: at + 4])
    match.undo_to(at)
    with pytest.raises(BeforeUpgrade):
        match.last_choice_of(0)
    assert not match.undo_is_free(0)


def test_record_of_an_upgraded_match_replays() -> None:
    match = gone_on(23, 30)
    record = match.finished_record()
    record.content = "0123456789abcdef"
    position = SPLENDOR.codec.pack(match.at(23))
    record.upgrades = [Upgrade(23, SPLENDOR.fingerprint(), "9.9", position)]
    again = Record.from_json(record.to_json())
    assert SPLENDOR.digest(again.replay(SPLENDOR)) == record.digest
    assert again.replay(SPLENDOR, 30).moves == 30
    resumed = Match.resume(SPLENDOR, again, 40)
    assert (resumed.start, resumed.moves) == (23, 40)
    with pytest.raises(OtherContent):
        again.replay(SPLENDOR, 22)
    # If all moves replay identically, either content is accepted.
    record.upgrades = [Upgrade(23, SPLENDOR.fingerprint(), "9.9")]
    assert Record.from_json(record.to_json()).replay(SPLENDOR, 22).moves == 22
    # An upgrade after a stored position starts from that position.
    record.upgrades = [Upgrade(23, "fedcba9876543210", "9.9", position), Upgrade(30, SPLENDOR.fingerprint(), "9.9")]
    assert Record.from_json(record.to_json()).replay(SPLENDOR, 23).moves == 23
    record.upgrades = [Upgrade(23, "fedcba9876543210", "9.9", position)]
    with pytest.raises(OtherContent, match=r"content fedcba9876543210, Tableverse 9\.9"):
        Record.from_json(record.to_json()).replay(SPLENDOR)


@pytest.mark.parametrize(
    "upgrades",
    [
        7,
        [7],
        [{}],
        [{"move": 99, "content": "", "engine": "", "position": None}],
        [{"move": 2, "content": "", "engine": "", "position": {"moves": 3}}],
        [{"move": 2, "content": "", "engine": "", "position": []}],
        [{"move": 2, "content": "", "engine": ""}, {"move": 1, "content": "", "engine": ""}],
    ],
)
def test_damaged_upgrades_are_refused(upgrades: Any) -> None:
    record = played(SPLENDOR, 5).finished_record()
    record.upgrades = [Upgrade(2, "x", "y")]
    raw = msgspec.json.decode(record.to_json())
    raw["upgrades"] = upgrades
    with pytest.raises(CorruptRecord):
        Record.from_json(msgspec.json.encode(raw))
