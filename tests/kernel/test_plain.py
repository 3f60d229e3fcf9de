"""Serialisation of plain data, and refusal of foreign data with one sentence."""

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import pytest

from kernel.harbour.table import GAME, Table
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.errors import CorruptData
from tableverse.kernel.plain import Codec, Plain, fields_of


class Point(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = ("x", "y")
    __slots__ = FIELDS

    def __init__(self, x: Any, y: Any) -> None:
        self.x = x
        self.y = y


class Named(Point):
    FIELDS: ClassVar[tuple[str, ...]] = ("name",)
    __slots__ = FIELDS

    def __init__(self, x: Any, y: Any, name: str) -> None:
        super().__init__(x, y)
        self.name = name


class Marked(Plain):
    """A class whose ``marks`` are usually empty and then omitted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("x", "marks")
    SPARSE: ClassVar[tuple[str, ...]] = ("marks",)
    __slots__ = FIELDS

    def __init__(self, x: Any, marks: list[str] | None = None) -> None:
        self.x = x
        self.marks = [] if marks is None else marks


CODEC = Codec([Point, Named, Marked])


def test_fields_of_the_base_come_first() -> None:
    assert fields_of(Named) == ("x", "y", "name")


def test_empty_sparse_field_is_omitted() -> None:
    assert CODEC.pack(Marked(0)) == {"$": "Marked", "x": 0}
    assert CODEC.pack(Marked(0, ["a"])) == {"$": "Marked", "x": 0, "marks": ["a"]}
    assert [CODEC.unpack(CODEC.pack(Marked(1, marks))).marks for marks in ([], ["a"])] == [[], ["a"]]


def test_objects_lists_and_dicts_nest() -> None:
    named = Named([1, None, True], {"deep": Point("a", 1.5)}, "ñ")
    packed = CODEC.pack(named)
    assert packed == {
        "$": "Named",
        "x": [1, None, True],
        "y": {"deep": {"$": "Point", "x": "a", "y": 1.5}},
        "name": "ñ",
    }
    again = CODEC.unpack(packed)
    assert isinstance(again, Named)
    assert isinstance(again.y["deep"], Point)
    assert CODEC.pack(again) == packed


def test_unregistered_class_is_not_packed() -> None:
    with pytest.raises(TypeError, match="Message is not among the plain classes"):
        CODEC.pack([Message("hello")])


def test_non_string_keys_are_not_packed() -> None:
    with pytest.raises(TypeError, match="3 would come back as text"):
        CODEC.pack(Point({3: "three"}, 0))


@pytest.mark.parametrize(
    ("value", "what"),
    [
        ({"$": "Circle", "x": 1}, "Circle"),
        ({"$": "Point", "x": 1}, "Point.y"),
        ({"$": ["Point"], "x": 1, "y": 2}, "['Point']"),
        ({"$": None}, "None"),
        ([{"a": {"$": "object"}}], "object"),
    ],
)
def test_foreign_tags_and_missing_fields_are_refused(value: Any, what: str) -> None:
    with pytest.raises(CorruptData) as trouble:
        CODEC.unpack(value)
    assert str(trouble.value) == f"This position is damaged or from another version ({what})"


def test_decision_survives_a_round_trip() -> None:
    option = Option("play:bell", Message("harbour-option-play", {"card": "bell"}), ["bell"])
    decision = Decision(1, "action", Message("harbour-ask-action"), [option], "storm", True)
    again = GAME.codec.unpack(GAME.codec.pack(decision))
    assert isinstance(again, Decision)
    assert GAME.codec.pack(again) == GAME.codec.pack(decision)
    found = again.find("play:bell")
    assert found is not None
    assert found.targets == ["bell"]
    assert again.find("play:drum") is None


# --- a whole position ---------------------------------------------------------------------------------------------


def damaged(change: Callable[[dict[str, Any]], Any]) -> bytes:
    raw = msgspec.json.decode(GAME.encode(Table([["harpoon"], []], sea={"brig": 3}).state))
    changed = change(raw)
    return msgspec.json.encode(raw if changed is None else changed)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b"\xff\xfe",
        b'"\xff"',
        b"[" * 100_000,
        b"{}",
        b"[]",
        b"17",
        b'{"$": "Rng", "first": 1, "second": 1}',
    ],
)
def test_data_without_a_state_is_refused(data: bytes) -> None:
    with pytest.raises(CorruptData):
        GAME.decode(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw.pop("walls"),
        lambda raw: raw.update({"$": "SplendorState"}),
        lambda raw: raw.update(frames=[]),
        lambda raw: raw.update(frames=3),
        lambda raw: raw.update(frames=[{"$": "Resolving", "ability": "x"}]),
        lambda raw: raw["frames"][0].update(waiting=[]),
        lambda raw: raw["frames"][0].update(waiting=[7]),
        lambda raw: raw["keepers"][0].update(hand=["no-such-card@0"]),
        lambda raw: raw.update(keepers=None),
        lambda raw: raw.update(rng={"$": "Rng", "first": 1}),
        lambda raw: [raw],
    ],
)
def test_damaged_state_is_refused(change: Callable[[dict[str, Any]], Any]) -> None:
    with pytest.raises(CorruptData) as trouble:
        GAME.decode(damaged(change))
    assert str(trouble.value).startswith("This position is damaged or from another version (")
    assert trouble.value.say("es").startswith("Esta posición está dañada o es de otra versión (")


def test_intact_state_is_accepted() -> None:
    assert GAME.decode(damaged(lambda raw: None)).decision is not None


def test_digest_identifies_a_state() -> None:
    table = Table([["harpoon"], []], sea={"brig": 3})
    twin = GAME.decode(GAME.encode(table.state))
    assert GAME.digest(twin) == GAME.digest(table.state)
    assert len(GAME.digest(twin)) == 16
    GAME.apply(twin, "watch")
    assert GAME.digest(twin) != GAME.digest(table.state)
