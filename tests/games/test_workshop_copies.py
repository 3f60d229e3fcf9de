"""What the workshop begins something new with: a copy of what there is, with all that comes with it, sound as it is."""

import pytest

from tableverse.games import registry, workshop
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
    ("dagger", "side-mission", "", 1),
    ("champions", "card", "mockingbird", 1),
]


@pytest.mark.parametrize(("name", "kind", "id", "count"), COPIES)
def test_a_copy_is_a_sound_pack(name: str, kind: str, id: str, count: int) -> None:
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


def test_what_belongs_to_a_broken_row_is_not_blamed() -> None:
    """Somebody who is not whole yet has one mistake, not one for each of their cards."""
    rows = workshop.copied(registry.load_game("united"), "villain", "maestro", "night-courier")
    rows["plans"].pop()
    rows["villains"].append({**rows["villains"][0], "id": "maestro", "health": 0})
    examined = workshop.examine(pack_of_data({"game": "united", "title": "Mine", "rows": rows}))
    assert sorted(problem.problem for problem in examined.problems) == ["not-a-number", "not-whole"]
    assert examined.game is not None
