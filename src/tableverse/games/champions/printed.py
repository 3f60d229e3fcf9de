"""Printed facts for clients to draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, NotRequired, TypedDict

from tableverse.games.champions.cards import ICONS, RESOURCES, Cards
from tableverse.games.champions.decks.legality import DECK_KINDS, copies_allowed, is_apart
from tableverse.games.champions.decks.products import printed_in
from tableverse.games.champions.reading.catalogue import SET_KINDS, catalogue
from tableverse.games.champions.text import render_card, voice_for
from tableverse.kernel import i18n
from tableverse.kernel.content import Item
from tableverse.kernel.effects import Voice
from tableverse.kernel.effects.parts import branch_texts
from tableverse.kernel.printed import Names, PrintedComponent, PrintedPart, Row

STATS: Final = ("thw", "atk", "def", "rec", "sch", "hp", "hand")
#: Kinds of cards that come in stages.
STAGED: Final = ("villain", "main-scheme")
Stat = Annotated[str, STATS]
Resource = Annotated[str, RESOURCES]
Icon = Annotated[str, ICONS]


class PrintedThreat(TypedDict):
    start: int
    #: Whether the number is per player.
    each: bool


class PrintedLines(TypedDict):
    """A text line by line, in each language."""

    en: list[str]
    es: list[str]


class PrintedCard(PrintedComponent):
    kind: str
    set: str
    #: The shipped products that contain the card, in order of release.
    products: list[str]
    subtitle: str
    unique: bool
    quantity: int
    #: Maximum copies in a deck; 0 for a card that no deck may contain.
    deck_limit: int
    #: The campaign that the card belongs to, or "".
    campaign: str
    aspect: str
    #: Cost; -1 for a card without one.
    cost: int
    resources: list[Resource]
    traits: list[PrintedPart]
    stats: dict[Stat, int]
    #: Numbers with a star, which refers to the card's text whenever the number is used.
    stars: list[Stat]
    boost: int
    hp_each: bool
    strikes: dict[Stat, int]
    icons: dict[Icon, int]
    keywords: dict[str, int]
    stage: int
    back: str
    #: All sides of an identity, and the trait that distinguishes this form of a hero.
    faces: list[str]
    form: str
    threat: PrintedThreat
    #: Labels of the card's abilities. The last lines of ``text`` are the abilities in this order.
    abilities: list[str]
    #: Printed names of abilities, by label.
    ability_names: dict[str, Names]
    text: PrintedLines


class PrintedDeck(TypedDict):
    name: str
    hero: str
    aspects: list[str]
    cards: dict[str, int]
    environment: str


class PrintedScenario(TypedDict):
    id: str
    standard: list[str]
    expert: list[str]
    schemes: list[str]
    sets: list[str]
    #: The recommended modular sets.
    modulars: list[str]
    #: Whether the scenario takes no modular sets, and whether it can be played as a skirmish.
    alone: bool
    skirmish: bool


class PrintedCampaign(PrintedComponent):
    #: The campaign's scenarios in order.
    chapters: list[str]
    #: The names of the marks that the log counts.
    marks: dict[str, Names]


class PrintedSet(PrintedPart):
    #: Kind of set, such as "hero", "villain" or "modular".
    kind: Annotated[str, SET_KINDS]
    #: The product that contains the set; empty for a set from a pack.
    product: str


class PrintedContent(TypedDict):
    card: list[PrintedCard]
    set: list[PrintedSet]
    #: The shipped products, in order of release.
    product: list[PrintedPart]
    deck: list[PrintedDeck]
    scenario: list[PrintedScenario]
    part: list[PrintedPart]
    #: Campaigns, which only packs contain.
    campaign: NotRequired[list[PrintedCampaign]]


def facts(cards: Cards, item: Item, brief: bool) -> Row:
    """Return every displayed fact of a component except its name; with ``brief``, without a card's text."""
    shown = FACTS[item.kind](cards, item.id)
    if item.kind == "card" and not brief:
        shown["text"] = {
            language: render_card(cards, cards.by_id[item.id], Voice(language)) for language in i18n.LANGUAGES
        }
    return shown


def add_others(cards: Cards, data: dict[str, list[Row]]) -> None:
    """Add data that are not components: sets, products, decks, scenarios and the parts of choices."""
    shipped = catalogue()
    data["set"] = [
        {"id": one.id, "name": cards.sets[one.id], "kind": one.kind, "product": shipped.product_of(one.id)}
        for one in shipped.sets.values()
    ]
    data["set"] += [
        {"id": id, "name": cards.sets[id], "kind": kind, "product": ""} for id, kind in cards.brought_sets.items()
    ]
    data["product"] = [{"id": one.id, "name": one.names} for one in shipped.products.values()]
    data["deck"] = [deck.data() for deck in cards.decks.values()]
    data["scenario"] = [scenario.data() for scenario in cards.scenarios.values()]
    data["part"] = branch_texts(cards.abilities.values(), lambda ability, language: voice_for(cards, ability, language))


def _campaign(cards: Cards, id: str) -> Row:
    campaign = cards.campaigns[id]
    return {
        "chapters": [chapter.scenario for chapter in campaign.chapters],
        "marks": {mark: cards.names[mark] for mark in campaign.marks},
    }


def _trait(cards: Cards, id: str) -> Row:
    return {}


def _set(cards: Cards, id: str) -> Row:
    return {"text": _lines(cards, {"cards": [(card.id, card.quantity) for card in cards.in_set(id)]})}


def _deck(cards: Cards, id: str) -> Row:
    deck = cards.decks[id]
    return {"text": _lines(cards, {"identity": [(deck.identity, 1)], "cards": list(deck.cards.items())})}


def _scenario(cards: Cards, id: str) -> Row:
    scenario = cards.scenarios[id]
    every = {"standard": scenario.standard, "expert": scenario.expert, "schemes": scenario.schemes}
    parts = {name: [(one, 1) for one in ids] for name, ids in {**every, "sets": scenario.sets}.items()}
    return {"text": _lines(cards, {**parts, "modulars": [(one, 1) for one in scenario.modulars]})}


def _lines(cards: Cards, parts: dict[str, list[tuple[str, int]]]) -> dict[str, list[str]]:
    """Return one line for each list of cards or sets, naming its entries, in each language."""
    lines: dict[str, list[str]] = {}
    for language in i18n.LANGUAGES:
        lines[language] = []
        for name, listed in parts.items():
            names = [_counted(cards, one, count, language) for one, count in listed]
            if names:
                lines[language].append(i18n.say(language, f"champions-list-{name}", {"list": ", ".join(names)}))
    return lines


def _counted(cards: Cards, id: str, count: int, language: str) -> str:
    card = cards.by_id.get(id)
    name = cards.sets[id][language] if card is None else card.names[language]
    if card is not None and card.kind in STAGED and card.stage:
        name = f"{name} {card.stage}"
    return name if count == 1 else f"{count} × {name}"


def _card(cards: Cards, id: str) -> Row:
    card = cards.by_id[id]
    return {
        "kind": card.kind,
        "set": card.set,
        "products": [one.id for one in printed_in(card.code) if one.id in catalogue().products],
        "subtitle": card.subtitle,
        "unique": card.unique,
        "quantity": card.quantity,
        "deck_limit": copies_allowed(card) if card.kind in DECK_KINDS and not is_apart(cards, card) else 0,
        "campaign": card.campaign,
        "aspect": card.aspect,
        "cost": card.cost,
        "resources": card.resources,
        "traits": [{"id": trait, "name": cards.traits[trait]} for trait in card.traits],
        "stats": card.stats,
        "stars": list(card.stars),
        "boost": card.boost,
        "hp_each": card.hp_each,
        "strikes": card.strikes,
        "icons": card.icons,
        "keywords": card.keywords,
        "stage": card.stage,
        "back": card.back,
        "faces": list(cards.faces.get(id, ())),
        "form": cards.form_traits.get(id, ""),
        "threat": {"start": card.start, "each": card.start_each},
        #: The last lines of the text are the abilities in this order.
        "abilities": [use.label for use in card.uses],
        "ability_names": {use.label: use.names for use in card.uses if use.names},
        "text": {language: [] for language in i18n.LANGUAGES},
    }


#: Functions that return the facts of a component, by kind.
FACTS: Final[dict[str, Callable[[Cards, str], Row]]] = {
    "card": _card,
    "campaign": _campaign,
    "set": _set,
    "trait": _trait,
    "deck": _deck,
    "scenario": _scenario,
}
