"""Parsing a campaign of a pack: its scenarios in order, and the marks that its log counts."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.reading.cards import mentioned
from tableverse.games.champions.scenarios import Campaign, Chapter, Outcome
from tableverse.kernel.content import Item, Reader
from tableverse.kernel.effects import Ability, Number, Vocabulary


def read_campaign(item: Item, reader: Reader, words: Vocabulary, names: dict[str, dict[str, str]]) -> Campaign:
    """Parse a campaign and add the names of its marks to ``names``."""
    before = len(words.references)
    marks: list[str] = []
    each: list[str] = []
    if reader.has("marks"):
        for row in reader.field("marks").items():
            marks.append(row.identifier())
            names[marks[-1]] = row.names()
            if row.flag("each"):
                each.append(marks[-1])
            row.no_more()
    sets, own_sets = _sets(reader, "sets", words), _sets(reader, "own-sets", words)
    same_heroes = reader.flag("same-heroes")
    chapters: list[Chapter] = []
    for number, row in enumerate(reader.field("chapters").items(), 1):
        chapter = Chapter(
            words.reference("scenario", row.field("scenario")),
            _sets(row, "sets", words),
            _ability(row, "set-up", f"{item.id}-{number}-set-up", words),
            _ability(row, "expert", f"{item.id}-{number}-expert", words),
            _outcome(row, "won", f"{item.id}-{number}-won", marks, words),
            _outcome(row, "lost", f"{item.id}-{number}-lost", marks, words),
        )
        row.no_more()
        chapters.append(chapter)
    reader.no_more()
    return Campaign(item.id, marks, tuple(each), sets, own_sets, same_heroes, chapters, mentioned(words, before))


def _sets(row: Reader, field: str, words: Vocabulary) -> list[str]:
    return [words.reference("set", part) for part in row.field(field).items()] if row.has(field) else []


def _ability(row: Reader, field: str, label: str, words: Vocabulary) -> Ability | None:
    return Ability(label, words.effect(row.field(field))) if row.has(field) else None


def _outcome(row: Reader, field: str, label: str, marks: list[str], words: Vocabulary) -> Outcome:
    if not row.has(field):
        return Outcome({}, [], None)
    reader = row.field(field)
    record: dict[str, Number[Any]] = {}
    if reader.has("record"):
        for mark in reader.field("record").keys():  # noqa: SIM118 (a Reader is not a mapping)
            if mark not in marks:
                raise reader.field("record").wrong("unknown-word", value=mark[:40], known=", ".join(marks))
            record[mark] = words.number(reader.field("record").field(mark))
    earn = [words.reference("card", part) for part in reader.field("earn").items()] if reader.has("earn") else []
    aftermath = _ability(reader, "do", label, words)
    reader.no_more()
    return Outcome(record, earn, aftermath)
