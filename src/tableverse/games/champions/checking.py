"""Checks that parsing a card cannot make: unbound names, words without a text, sets that no game uses.

The checks run when a pack is read. For all content they run in ``tableverse content check`` and the tests.
"""

from __future__ import annotations

from collections.abc import Collection

from tableverse.games.champions.cards import FORMS, Card, Cards, Use
from tableverse.games.champions.decks.legality import problems
from tableverse.games.champions.errors import render_problem
from tableverse.games.champions.reading.cards import read_card
from tableverse.games.champions.reading.content import Content, look_up
from tableverse.games.champions.text import render_card
from tableverse.games.champions.vocabulary.words import vocabulary
from tableverse.kernel import i18n
from tableverse.kernel.content import Item, Reader
from tableverse.kernel.effects import Ability, Checker, Voice, check_abilities, check_ability
from tableverse.kernel.effects.saying import Node
from tableverse.kernel.errors import nearest

#: Names that payments record. Every ability may use them.
PAID = ("x", "paid")


def check_content(content: Content, only: Collection[str] | None = None) -> None:
    """Raise BadContent for the first invalid card. With ``only``, check these cards alone."""
    cards = content.cards
    sets = used_sets(cards)
    checked = [card for card in cards.printed if only is None or card.id in only]
    for card in checked:
        row = content.rows[card.id]
        if card.id not in content.extra:
            _check_set(cards, card, row, sets)
        _check_card(cards, card, row)
    for campaign in cards.campaigns.values():
        for chapter in campaign.chapters:
            check_abilities(chapter.abilities)
    for id, row in content.decks.items():
        found = problems(cards, cards.decks[id])
        if found:
            why = {
                language: "; ".join(render_problem(one.key, one.arguments, cards.names, language) for one in found)
                for language in i18n.LANGUAGES
            }
            raise row.field("cards").wrong("illegal-deck", deck=id, why=why)


def check_row(cards: Cards, sets: set[str], row: Reader) -> None:
    """Check a single row, as a pack would add it to all known cards."""
    words = vocabulary()
    card = read_card(Item.read("card", row), row, words)
    look_up(cards, words)
    _check_set(cards, card, row, sets)
    _check_card(cards, card, row)


def _check_card(cards: Cards, card: Card, row: Reader) -> None:
    if card.kind in FORMS:
        _check_sides(cards, card, row)
    for use in card.uses:
        _check_use(use)
    for number, constant in enumerate(card.constants):
        part = row.field("constants").items()[number]
        _check_nodes(card, part, constant.of, constant.amount, constant.when)
    for number, toll in enumerate(card.tolls):
        _check_nodes(card, row.field("tolls").items()[number], toll.of)
        check_abilities([toll.cost])
    _check_nodes(card, row, card.attach, card.play_if)
    for language in i18n.LANGUAGES:
        voice = Voice(language)
        render_card(cards, card, voice)
        for key in voice.missing:
            raise row.wrong("no-text", value=key, language=language)


def _check_sides(cards: Cards, card: Card, row: Reader) -> None:
    """Check that an identity is a hero on one side and an alter-ego on the other."""
    other = "alter-ego" if card.kind == "hero" else "hero"
    if cards.by_id[card.back].kind != other:
        allowed = [one.id for one in cards.in_set(card.set) if one.kind == other]
        raise row.field("back").wrong("not-one-of", value=card.back[:40], allowed=", ".join(allowed))


def _check_use(use: Use) -> None:
    names: Collection[str] = ()
    recorded: Collection[str] = ()
    if use.cost is not None:
        cost = Ability(use.cost.label, use.cost.effect.parts()[0])  # the other part is the handover, which has no text
        check_abilities([cost])
        checker = Checker(use.label, Voice(i18n.LANGUAGES[0]), (), cost.recorded_names())
        cost.effect.check(checker)
        names, recorded = checker.names, cost.recorded_names()
    for problem in check_ability(use.effect, names, {*recorded, *PAID}):
        raise problem.error()


def _check_nodes(card: Card, row: Reader, *nodes: Node | None) -> None:
    """Check the selectors, numbers and conditions outside abilities, such as hosts of attachments."""
    for language in i18n.LANGUAGES:
        checker = Checker(card.id, Voice(language))
        for node in nodes:
            if node is not None:
                node.check(checker)
        for problem in checker.problems:
            raise problem.error()
        for key in checker.voice.missing:
            raise row.wrong("no-text", value=key, language=language)


def used_sets(cards: Cards) -> set[str]:
    """Return the sets that a game may use."""
    used = {"standard", "expert", "facedown", *cards.modulars, *cards.campaigns}
    for scenario in cards.scenarios.values():
        used.update([*scenario.sets, *scenario.modulars])
        used.update(name for party in scenario.parties for name in party.sets)
        used.update(cards.by_id[villain].set for villain in (*scenario.standard, *scenario.expert))
    for card in cards.printed:
        if card.kind in ("hero", "alter-ego"):
            used.update([card.set, f"{card.set}-nemesis", card.own_deck])
    for campaign in cards.campaigns.values():
        used.update([*campaign.sets, *campaign.own_sets])
        used.update(name for chapter in campaign.chapters for name in chapter.sets)
    return used


def _check_set(cards: Cards, card: Card, row: Reader, used: set[str]) -> None:
    """Check that a game can use the card's set, and that both sides share it.

    Cards of an aspect come from decks that players build, so they need no set.
    """
    other = cards.by_id.get(card.back)
    if other is not None and other.set != card.set:
        raise row.field("set").wrong("not-one-of", value=card.set[:40], allowed=other.set)
    if card.kind not in ("hero", "alter-ego") and card.set not in used and card.set != card.aspect:
        raise row.field("set").wrong("set-unused", value=card.set[:40], near=nearest(card.set, used))
