"""The stored card texts of all games, compared by a test so that a change of wording is noticed.

    PYTHONPATH=tests .venv/bin/python -m games.card_texts            # after an intended change; or: make texts
    PYTHONPATH=tests .venv/bin/python -m games.card_texts champions  # one game only

The lists are built from ``content_data``, which clients receive, so they include every text that a game adds to it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.champions.fixture_cards import fixture_card_texts
from tableverse.games.champions.game import Champions
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.text import render_mission
from tableverse.games.registry import game_ids, load_game
from tableverse.games.splendor.game import Splendor
from tableverse.kernel import i18n
from tableverse.kernel.effects import Voice
from tableverse.kernel.game import Game

Row = dict[str, Any]


def stored(game: str, language: str, name: str = "card_texts") -> Path:
    return Path(__file__).parent / game / f"{name}.{language}.txt"


def card_texts(game: Game, language: str) -> str:
    """Return each card in content order: a line with its name, then one line per text."""
    lines: list[str] = []
    for kind, rows in game.content_data().items():
        for row in rows:
            said = [
                *_type_line(game, row, language),
                *_texts(row, language),
                *_client_texts(game, kind, row, language),
            ]
            if isinstance(row.get("name"), dict):
                lines += [f"{kind} {row['id']}: {row['name'][language]}", *(f"  {line}" for line in said)]
    return "\n".join(lines) + "\n"


def _texts(value: Any, language: str, where: str = "", nested: bool = False) -> Iterator[str]:
    """Yield every text below the name that exists in all languages."""
    if isinstance(value, list):
        for part in value:
            yield from _texts(part, language, where, nested)
    if not isinstance(value, dict):
        return
    if set(i18n.LANGUAGES) <= value.keys():
        said = value[language]
        if "role" in value:  # with the role as heading, as in the terminal, which has no icon for it
            said, where = i18n.say(language, f"united-text-{value['role']}", {"text": said}), value["role"]
        for text in [said] if isinstance(said, str) else said:
            yield f"{where}: {text}" if where else text
        return
    if nested and isinstance(value.get("name"), dict):
        where = f"{where} “{value['name'][language]}”".strip()
    for field, part in value.items():
        if field != "name":
            below = where if field in ("text", "texts") else f"{where} {field}".strip()
            yield from _texts(part, language, below, nested=True)


def _type_line(game: Game, row: Row, language: str) -> list[str]:
    """Return a line such as "01001a · hero · Avenger" for a Champions card."""
    if not isinstance(game, Champions) or "traits" not in row:
        return []
    kind = i18n.say(language, f"champions-kind-{row['kind']}")
    traits = [trait["name"][language] for trait in row["traits"]]
    return [" · ".join([game.cards.by_id[row["id"]].code, kind, *traits])]


def _client_texts(game: Game, kind: str, row: Row, language: str) -> Iterator[str]:
    """Yield the texts that a client builds from a row."""
    voice = Voice(language)
    if isinstance(game, Splendor):
        amounts = row["cost"] if kind == "character" else row["needs"]
        gems = [f"{amount} {voice.word(f'splendor-gem-{gem}')}" for gem, amount in amounts.items() if amount]
        said: Row = {"name": row["name"][language], "points": row["points"]}
        if kind == "character":
            bonus = voice.word(f"splendor-gem-{row['bonus']}")
            yield voice.word(
                "web-card-label",
                level=row["level"],
                avengers=row["avengers"],
                bonus=bonus,
                cost=voice.all_of(gems),
                **said,
            )
        else:
            yield voice.word("web-splendor-location", needs=voice.all_of(gems), **said)
    elif isinstance(game, Dagger) and kind.endswith(("mission", "strike")):
        yield f"whole: {render_mission(game.cards.missions[row['id']], voice)}"
    assert voice.missing == []


def main(games: list[str]) -> None:
    for name in games or game_ids():
        for language in i18n.LANGUAGES:
            stored(name, language).write_text(card_texts(load_game(name), language), encoding="utf-8")
            if name == "champions":
                fixtures = stored(name, language, "fixture_card_texts")
                fixtures.write_text(fixture_card_texts(language), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
