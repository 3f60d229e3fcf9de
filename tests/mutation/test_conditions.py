"""The list of conditions that never decided anything, checked on a small module."""

from __future__ import annotations

from mutation import conditions

SOURCE = """
def fare(age: int, seats: list[int], rich: bool = False, gift: str = ""):
    assert age >= 0
    if age < 6 and not rich:
        return 0
    taken = [seat for seat in seats if seat]
    left = gift or "nothing"
    while len(taken) > 2:
        taken.pop()
    return (2 if age >= 65 else 3) * len(taken)
"""


def run(*calls: tuple[object, ...]) -> list[str]:
    tree, places = conditions.watched(SOURCE, "fare.py")
    seen: dict[str, set[str]] = {}

    def value(place: str, came: object) -> object:
        return conditions.note(seen, place, came)

    def order(place: str, left: object, sign: str, right: object) -> bool:
        return conditions.note_order(seen, place, left, sign, right)

    names: dict[str, object] = {"_watched_value": value, "_watched_order": order}
    exec(compile(tree, "fare.py", "exec"), names)
    plain: dict[str, object] = {}
    exec(SOURCE, plain)
    for call in calls:
        assert names["fare"](*call) == plain["fare"](*call), "watching changes nothing"  # type: ignore[operator]
    return list(conditions.undecided(places, seen))


def test_every_condition_is_listed_before_any_run() -> None:
    said = [
        "fare.py:4: age < 6   never true or false or met exactly",
        "fare.py:4: rich   never true or false",
        "fare.py:6: seat   never true or false",
        "fare.py:7: gift   never true or false",
        "fare.py:8: len(taken) > 2   never true or false or met exactly",
        "fare.py:10: age >= 65   never true or false or met exactly",
    ]
    assert sorted(run()) == sorted(said)


def test_a_missing_outcome_is_listed() -> None:
    assert run((5, [1]), (6, [1, 1, 1, 1]), (70, [1, 0])) == [
        "fare.py:4: rich   never true",
        "fare.py:7: gift   never true",
        "fare.py:10: age >= 65   never met exactly",
    ]


def test_nothing_is_listed_after_every_outcome() -> None:
    tried = [(5, [1]), (5, [1], True, "a book"), (6, [1, 1, 1, 1]), (65, [1, 0])]
    assert run(*tried) == []
