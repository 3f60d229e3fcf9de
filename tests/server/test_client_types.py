"""The client's TypeScript types: the generated files are fresh, and games send what the types say."""

from __future__ import annotations

import importlib
import json
import random
import sys
import types
import typing
from functools import cache
from typing import Any

import msgspec
import pytest

from scripts import ROOT, load_script
from tableverse.games import registry
from tableverse.games.champions import cards
from tableverse.kernel.game import Config
from tableverse.kernel.plain import TAG, Plain
from tableverse.server.wire import encode

WEB = ROOT / "web"


@cache
def generator() -> Any:
    return load_script(WEB / "client_types.py")


def test_the_type_files_are_up_to_date() -> None:
    stale = [
        path for path, text in generator().files().items() if (WEB / "src" / path).read_text(encoding="utf-8") != text
    ]
    assert not stale, "run `make types`"


def test_literal_types_are_found_by_value() -> None:
    """Equal tuples of two modules share one ``Annotated[str, WORDS]`` in Python, and either tuple may be in it."""
    file = generator().File({})
    words = (*cards.STATUSES,)
    assert words is not cards.STATUSES
    assert file.words(words, cards.__name__) == "'stunned' | 'confused' | 'tough'"
    assert file.parts == ["export const STATUSES = ['stunned', 'confused', 'tough'] as const\n"]


def test_an_unknown_or_missing_annotation_is_refused() -> None:
    class Vague(Plain):
        FIELDS = ("what",)

        def __init__(self, what: Any) -> None:
            self.what = what

        what: set[int]

    class Silent(Plain):
        FIELDS = ("what",)

    file = generator().File({})
    with pytest.raises(generator().Untyped, match=r"Vague\.what: it is not known what set\[int\] is"):
        file.refer(Vague)
    with pytest.raises(generator().Untyped, match="Silent has no annotation of what"):
        file.refer(Silent)


@pytest.mark.parametrize("name", registry.game_ids())
def test_views_match_their_annotations(name: str) -> None:
    game = registry.load_game(name)
    state = game.new(Config(game.min_seats), seed=11)
    chance = random.Random(11)
    classes = {cls.__name__: cls for cls in game.codec._classes.values()}
    for _ in range(150):
        if state.decision is None:
            break
        for seat in (-1, *range(state.seats)):
            packed = json.loads(encode(game.view(state, seat)))
            trouble = wrong(packed, classes[packed[TAG]], "", classes)
            assert not trouble, trouble
        game.apply_quietly(state, chance.choice(state.decision.options).id)


@pytest.mark.parametrize("name", registry.game_ids())
def test_printed_content_matches_its_annotations(name: str) -> None:
    game = registry.load_game(name)
    printed = importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.printed")
    trouble = wrong(game.content_data(), printed.PrintedContent, "", {})
    assert not trouble, trouble


def test_values_that_differ_from_their_annotations_are_reported() -> None:
    assert wrong("five", int, "number", {}) == "number: 'five' is not <class 'int'>"
    assert wrong({"a": [1, None]}, dict[str, list[int]], "x", {}) == "x.a.1: None is not <class 'int'>"
    assert wrong("green", typing.Annotated[str, ("red", "blue")], "x", {}) == "x: 'green' is not one of ('red', 'blue')"


def wrong(value: Any, kind: Any, where: str, classes: dict[str, type]) -> str:
    """Return how a packed value differs from its annotation, or an empty string."""
    if kind is Any:
        return ""
    head, parts = typing.get_origin(kind), typing.get_args(kind)
    if head is typing.NotRequired:
        return wrong(value, parts[0], where, classes)
    if head is typing.Annotated:
        note = parts[1]
        if isinstance(note, tuple):
            return "" if value in note else f"{where}: {value!r} is not one of {note}"
        return wrong(value, parts[0] if isinstance(note, str) else note, where, classes)
    if head in (typing.Union, types.UnionType):
        tried = [wrong(value, part, where, classes) for part in parts]
        return "" if not all(tried) else tried[0]
    if head is tuple:
        parts_of = zip(value, parts, strict=True)
        return next(filter(None, (wrong(one, part, where, classes) for one, part in parts_of)), "")
    if head is list and isinstance(value, list):
        found = (wrong(one, parts[0], f"{where}.{at}", classes) for at, one in enumerate(value))
        return next(filter(None, found), "")
    if head is dict and isinstance(value, dict):
        keys = (wrong(key, parts[0], f"{where}.{key}", classes) for key in value)
        values = (wrong(one, parts[1], f"{where}.{key}", classes) for key, one in value.items())
        return next(filter(None, keys), "") or next(filter(None, values), "")
    kind = generator().SENT_AS.get(kind, kind)
    fielded = isinstance(kind, type) and (issubclass(kind, Plain | msgspec.Struct) or typing.is_typeddict(kind))
    if fielded and isinstance(value, dict):
        return _wrong_fields(value, kind, where, classes)
    return "" if type(value) is kind else f"{where}: {value!r} is not {kind}"


def _wrong_fields(value: dict[str, Any], kind: type, where: str, classes: dict[str, type]) -> str:
    fields, optional = _fields_of(kind)
    has = set(value) - {TAG}
    if not set(fields) - optional <= has <= set(fields):
        return f"{where}: has {sorted(has)} instead of {sorted(fields)}"
    found = (wrong(value[field], part, f"{where}.{field}", classes) for field, part in fields.items() if field in value)
    return next(filter(None, found), "")


@cache
def _fields_of(kind: type) -> tuple[dict[str, Any], set[str]]:
    """Return the annotation of every field, and the fields that may be missing."""
    fields: dict[str, Any] = {}
    optional: set[str] = set()
    for base in _lineage(kind):
        for field, text in generator()._own_annotations(base).items():
            names = vars(sys.modules[base.__module__])
            fields[field] = eval(text, names) if isinstance(text, str) else text
            if generator()._may_be_missing(base, field):
                optional.add(field)
    return fields, optional


def _lineage(kind: type) -> list[type]:
    """Return a class after its bases that have fields, in the order of their fields."""
    bases = [base for base in generator()._bases(kind) if generator()._has_fields(base)]
    return [*(one for base in bases for one in _lineage(base)), kind]
