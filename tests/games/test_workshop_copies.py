"""Copies that start a new workshop pack: a shipped component with everything that belongs to it, valid as it is."""

import pytest

from tableverse.bots.random_bot import RandomBot
from tableverse.games import registry, workshop
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import pack_of_data

COPIES = [
    ("splendor", "character", "nova", 1),
    ("united", "villain", "emperor-doom", 1 + 12 + 6),
    ("united", "hero", "peni-parker", 1 + 8 + 3),
    ("united", "equipment", "scepter", 1),
    ("united", "super_villain", "misdirection", 1),
    ("dagger", "hero", "spider-man-miles", 2 + 4 + 1 + 2),
    ("dagger", "nemesis", "ultron", 1 + 1 + 3 + 3),
    ("dagger", "enemy", "super-adaptoid", 3 + 1),
    ("dagger", "enemy", "sleeper", 1),
    ("dagger", "side-mission", "", 1),
    ("champions", "card", "mockingbird", 1),
    ("champions", "set", "doctor-strange", 2 + 22 + 1),
    ("champions", "set", "thor", 1 + 16 + 1),  # one of his traits has the same name as one of his cards
    ("champions", "scenario", "wrecking-crew", 1 + 5 + 59),
    ("champions", "trait", "asgard", 1),
]


@pytest.mark.parametrize(("name", "kind", "id", "count"), COPIES)
def test_copy_of_a_component_is_a_valid_pack(name: str, kind: str, id: str, count: int) -> None:
    game = registry.load_game(name)
    original = id or next(iter(game.registry.kinds[kind]))
    rows = workshop.copied(game, kind, original, "night-courier")
    assert sum(map(len, rows.values())) == count
    file = workshop.file_of(game, kind)
    assert (next(iter(rows)), rows[file][0]["id"]) == (file, "night-courier")
    examined = workshop.examine(pack_of_data({"game": name, "title": "Mine", "rows": rows}))
    assert [problem.say("en") for problem in examined.problems] == []
    changed = list(workshop.changes(examined))
    assert all(change.before is None for change in changed)  # everything is new
    assert len(changed) == count


def test_cards_of_an_invalid_villain_report_no_problems_of_their_own() -> None:
    """An invalid Villain reports one problem, not one more for each of their cards."""
    rows = workshop.copied(registry.load_game("united"), "villain", "maestro", "night-courier")
    rows["plans"].pop()
    rows["villains"].append({**rows["villains"][0], "id": "maestro", "health": 0})
    examined = workshop.examine(pack_of_data({"game": "united", "title": "Mine", "rows": rows}))
    assert sorted(problem.problem for problem in examined.problems) == ["not-a-number", "not-whole"]
    assert examined.game is not None


def test_copied_hero_and_scenario_can_be_played_and_replayed() -> None:
    shipped = registry.load_game("champions")
    rows = workshop.copied(shipped, "scenario", "rhino", "clockmaker")
    for file, found in workshop.copied(shipped, "set", "spider-man", "courier").items():
        rows[file] = [*rows.get(file, []), *found]
    pack = pack_of_data({"game": "champions", "title": "Mine", "rows": rows})
    game = registry.load_game("champions", [pack])
    assert game.items_of("deck")["courier-justice"].names["en"] == "Spider-Man · Justice"
    settings = {"scenario": "clockmaker", "deck-1": "courier-justice"}
    match = Match(game.for_table(Config(1, settings)), Config(1, settings), 5)
    bot = RandomBot(3)
    while match.state.decision is not None and match.moves < 200:
        match.choose(bot.choose(match.perspective(match.state.decision.seat)))
    things = str(match.game.encode(match.state))
    assert "courier-vulture" in things  # the nemesis
    assert "clockmaker-" in things
    again = Match.resume(match.game, match.record)
    assert again.game.encode(again.state) == match.game.encode(match.state)


def test_scenario_without_a_villain_is_refused() -> None:
    rows = workshop.copied(registry.load_game("champions"), "scenario", "rhino", "clockmaker")
    rows["scenarios"][0]["expert"] = []
    (problem,) = workshop.examine(pack_of_data({"game": "champions", "title": "Mine", "rows": rows})).problems
    assert (problem.problem, problem.path) == ("empty-list", ["scenarios", 0, "expert"])
