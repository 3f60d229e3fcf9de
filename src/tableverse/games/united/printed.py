"""Printed facts of the components, for clients to draw: symbols, numbers, and texts rendered from the effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypedDict

from tableverse.games.united.cards import Cards
from tableverse.games.united.settings import MODE_SEATS
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.text import Texts
from tableverse.kernel import i18n
from tableverse.kernel.content import Item
from tableverse.kernel.effects.parts import branch_texts
from tableverse.kernel.printed import Names, PrintedComponent, PrintedPart, Row

Symbol = Annotated[str, SYMBOLS]
TokenKind = Annotated[str, ("thug", "civilian", "doombot", "armoured")]


class PrintedText(Names):
    #: When the text takes effect: `bam`, `overflow`, `ko`, `rule`, `use`, `recharge`, …
    role: str


class PrintedCard(PrintedComponent):
    texts: list[PrintedText]


class PrintedHero(PrintedCard):
    set: str
    anti_hero: bool
    gear: list[str]
    support: list[str]


class PrintedHeroCard(PrintedCard):
    hero: str
    symbols: list[Symbol]
    starting: bool
    bottom: bool
    copies: int


class PrintedVillain(PrintedCard):
    set: str
    anti_hero: bool
    health: list[int]
    track: list[int]
    plot: list[str]
    goal: str


class PrintedPlan(PrintedCard):
    villain: str
    move: int
    chase: str
    #: Letter of the Spot token to move to, instead of a number of steps.
    spot: str
    bam: bool
    starting: bool
    add: list[dict[TokenKind, int]]


class PrintedThreat(PrintedCard):
    villain: str
    henchman: bool
    #: A Henchman's Health, per Hero or in total.
    health: int
    health_per_hero: bool
    clear: list[Symbol]


class PrintedPlace(PrintedCard):
    slots: list[str]


class PrintedMission(PrintedCard):
    slots: int


class PrintedGear(PrintedCard):
    owner: str


class PrintedBattlePlan(PrintedCard):
    cost: int


class PrintedMode(PrintedPart):
    #: Minimum and maximum number of players.
    seats: tuple[int, int]


class PrintedContent(TypedDict):
    hero: list[PrintedHero]
    hero_card: list[PrintedHeroCard]
    villain: list[PrintedVillain]
    plan: list[PrintedPlan]
    threat: list[PrintedThreat]
    location: list[PrintedPlace]
    mission: list[PrintedMission]
    equipment: list[PrintedGear]
    battle_plan: list[PrintedBattlePlan]
    super_hero: list[PrintedCard]
    super_villain: list[PrintedCard]
    power: list[PrintedCard]
    part: list[PrintedPart]
    mode: list[PrintedMode]


def facts(cards: Cards, item: Item) -> Row:
    """Return every displayed fact of a component except its name."""
    texts_by_language = {language: Texts(cards, language) for language in i18n.LANGUAGES}
    shown = FACTS[item.kind](cards, item.id) if item.kind in FACTS else {}
    return {**shown, "texts": _texts(texts_by_language, item.kind, item.id)}


def add_others(cards: Cards, data: dict[str, list[Row]]) -> None:
    """Add client data that belongs to no component: the branches of choices, and the modes."""
    texts_by_language = {language: Texts(cards, language) for language in i18n.LANGUAGES}
    data["part"] = branch_texts(cards.abilities.values(), lambda ability, language: texts_by_language[language].voice)
    for mode, seats in MODE_SEATS.items():
        names = {language: texts.voice.word(f"united-mode-{mode}") for language, texts in texts_by_language.items()}
        data.setdefault("mode", []).append({"id": mode, "name": names, "seats": list(seats)})


def _texts(texts_by_language: dict[str, Texts], kind: str, id: str) -> list[Row]:
    """Return every ability and constant rule of a component, each with its role (when it takes effect)."""
    parts = {language: texts.of(kind, id) for language, texts in texts_by_language.items()}
    roles = parts[i18n.LANGUAGES[0]]
    return [
        {"role": role, **{language: texts_of_role[role] for language, texts_of_role in parts.items()}} for role in roles
    ]


def _hero(cards: Cards, id: str) -> Row:
    hero = cards.heroes[id]
    return {
        "set": hero.set,
        "anti_hero": hero.anti_hero,
        "gear": hero.gear,
        "support": list(dict.fromkeys(cards.support_cards(id))),
    }


def _hero_card(cards: Cards, id: str) -> Row:
    card = cards.hero_cards[id]
    return {
        "hero": card.hero,
        "symbols": _listed(card.symbols),
        "starting": card.starting,
        "bottom": card.bottom,
        "copies": card.copies,
    }


def _villain(cards: Cards, id: str) -> Row:
    villain = cards.villains[id]
    return {
        "set": villain.set,
        "anti_hero": villain.anti_hero,
        "health": villain.health,
        "track": villain.track,
        "plot": villain.plot,
        "goal": villain.goal,
    }


def _plan(cards: Cards, id: str) -> Row:
    plan = cards.plans[id]
    return {
        "villain": plan.villain,
        "move": plan.move,
        "chase": plan.chase,
        "spot": plan.spot,
        "bam": plan.bam,
        "starting": plan.starting,
        "add": [dict(tokens) for tokens in plan.add],
    }


def _threat(cards: Cards, id: str) -> Row:
    threat = cards.threats[id]
    return {
        "villain": threat.villain,
        "henchman": threat.henchman,
        "health": threat.health,
        "health_per_hero": threat.health_per_hero,
        "clear": _listed(threat.clear),
    }


def _location(cards: Cards, id: str) -> Row:
    return {"slots": cards.locations[id].slots}


def _mission(cards: Cards, id: str) -> Row:
    return {"slots": cards.slots[list(cards.registry.kinds["mission"]).index(id)]}


def _gear(cards: Cards, id: str) -> Row:
    return {"owner": cards.gear[id].owner}


def _battle_plan(cards: Cards, id: str) -> Row:
    return {"cost": cards.battle_plans[id].cost}


def _listed(amounts: list[int]) -> list[str]:
    return [name for name, amount in zip(SYMBOLS, amounts, strict=True) for _ in range(amount)]


#: Functions that return the facts of a component other than its texts, by kind.
FACTS: Final[dict[str, Callable[[Cards, str], Row]]] = {
    "hero": _hero,
    "hero_card": _hero_card,
    "villain": _villain,
    "plan": _plan,
    "threat": _threat,
    "location": _location,
    "mission": _mission,
    "equipment": _gear,
    "battle_plan": _battle_plan,
}
