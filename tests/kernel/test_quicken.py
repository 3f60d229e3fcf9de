"""Source transformations of the compiled build that preserve behaviour."""

from __future__ import annotations

from typing import Any

from tableverse.kernel.quicken import quickened

HARBOUR = '''\
from __future__ import annotations

from functools import lru_cache

MOST = 2
made: list[str] = []


class State:
    def __init__(self, log: list[str] | None) -> None:
        self.log = log

    def emit(self, kind: str, facts: dict[str, str]) -> None:
        assert self.log is not None, "nobody listens"
        self.log.append(kind)


def weigh(crates: dict[str, int], near: bool) -> list[int]:
    total = 0
    for weight in crates.values():
        total += weight
    names = {"é": [weight for weight in crates.values() if weight]}  # a letter of two bytes stands before it
    return [total, *names["é"], *(weight for weight in crates.values() if near)]


def nearby(crates: dict[str, int], near: bool) -> list[int]:
    return [weight for weight in (crates.values() if near else ())]


def sail(state: State, to: str) -> str:
    if to:
        state.emit("sails", {"to": to})
    else:
        state.emit(
            "stays",
            {"to": "nowhere"},
        )
    return to


@lru_cache(MOST)
def flag(ship: str, colour: str = "red") -> str:
    """Of a ship."""
    made.append(ship)
    return f"{colour} {ship}"


@lru_cache(MOST)
def length(ship: str) -> int:
    made.append(ship)
    return len(ship)


@lru_cache(maxsize=3)
def depth(ship: str) -> int:
    return 7
'''


def run(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(source, "harbour.py", "exec"), names)
    return names


def test_transformation_is_idempotent() -> None:
    text = quickened(HARBOUR)
    assert quickened(text) == text
    assert "for weight in list(crates.values()):" in text
    assert "[weight for weight in list(crates.values()) if weight]}  # a letter" in text
    assert "(list(crates.values()) if near else ())" in text
    assert "        if state.log is not None: state.emit(\n" in text
    assert "_KEPT_BY_LENGTH: dict[str, int] = {}\ndef length(ship: str) -> int:\n" in text
    assert "_KEPT_BY_FLAG: dict[tuple[str, str], str] = {}\n" in text
    assert "@lru_cache(maxsize=3)\ndef depth" in text


def test_transformed_loops_give_the_same_results() -> None:
    before, after = run(HARBOUR), run(quickened(HARBOUR))
    crates = {"tea": 3, "air": 0, "iron": 9}
    for near in (True, False):
        for name in ("weigh", "nearby"):
            assert after[name](crates, near) == before[name](crates, near)


def test_events_are_skipped_without_a_log() -> None:
    harbour = run(quickened(HARBOUR))
    log: list[str] = []
    assert [harbour["sail"](harbour["State"](log), to) for to in ("north", "")] == ["north", ""]
    assert log == ["sails", "stays"]
    assert harbour["sail"](harbour["State"](None), "north") == "north"


def test_memoised_results_are_bounded() -> None:
    harbour = run(quickened(HARBOUR))
    assert [harbour["flag"]("Swan"), harbour["flag"]("Swan", "red"), harbour["flag"]("Swan", "blue")] == [
        "red Swan",
        "red Swan",
        "blue Swan",
    ]
    assert harbour["made"] == ["Swan", "Swan"]
    harbour["made"].clear()
    assert [harbour["length"](ship) for ship in ("Swan", "Heron", "Swan", "Gull", "Heron")] == [4, 5, 4, 4, 5]
    assert harbour["made"] == ["Swan", "Heron", "Gull", "Heron"]
    assert [len(harbour[f"_KEPT_BY_{name}"]) for name in ("FLAG", "LENGTH")] == [2, 2]
