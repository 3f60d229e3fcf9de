"""What is printed on every component, for those who draw it: symbols, numbers, and texts made from the effects."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from tableverse.games.united.cards import Cards
from tableverse.games.united.settings import MODE_SEATS
from tableverse.games.united.symbols import SYMBOLS
from tableverse.games.united.text import Texts
from tableverse.kernel import i18n
from tableverse.kernel.effects import Choose, May
from tableverse.kernel.printed import Names, PrintedComponent, PrintedPart

Symbol = Annotated[str, SYMBOLS]
TokenKind = Annotated[str, ("thug", "civilian", "doombot", "armoured")]


class PrintedText(Names):
    #: Where in the game it takes effect: `bam`, `overflow`, `ko`, `rule`, `use`, `recharge`, …
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
    #: The letter of the Spot token to go to, instead of a movement.
    spot: str
    bam: bool
    starting: bool
    add: list[dict[TokenKind, int]]


class PrintedThreat(PrintedCard):
    villain: str
    henchman: bool
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
    #: Fewest and most players.
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


Row = dict[str, Any]


class Printer:
    """Adds to the rows of the content what their components show."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.texts = {language: Texts(cards, language) for language in i18n.LANGUAGES}

    def print(self, data: dict[str, list[Row]]) -> None:
        for kind, rows in data.items():
            for row in rows:
                row.update(self._facts(kind, row["id"]))
                row["texts"] = self._texts(kind, row["id"])
        data["part"] = self._parts()
        data["mode"] = [
            {"id": mode, "name": self._said(f"united-mode-{mode}"), "seats": list(seats)}
            for mode, seats in MODE_SEATS.items()
        ]

    # --- facts --------------------------------------------------------------------------------------------------

    def _facts(self, kind: str, id: str) -> Row:
        cards = self.cards
        if kind == "hero":
            hero = cards.heroes[id]
            return {
                "set": hero.set,
                "anti_hero": hero.anti_hero,
                "gear": hero.gear,
                "support": list(dict.fromkeys(cards.support_cards(id))),
            }
        if kind == "hero_card":
            card = cards.hero_cards[id]
            return {
                "hero": card.hero,
                "symbols": _listed(card.symbols),
                "starting": card.starting,
                "bottom": card.bottom,
                "copies": card.copies,
            }
        if kind == "villain":
            villain = cards.villains[id]
            return {
                "set": villain.set,
                "anti_hero": villain.anti_hero,
                "health": villain.health,
                "track": villain.track,
                "plot": villain.plot,
                "goal": villain.goal,
            }
        if kind == "plan":
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
        if kind == "threat":
            threat = cards.threats[id]
            return {"villain": threat.villain, "henchman": threat.henchman, "clear": _listed(threat.clear)}
        if kind == "location":
            return {"slots": cards.locations[id].slots}
        if kind == "mission":
            return {"slots": cards.slots[list(cards.registry.kinds["mission"]).index(id)]}
        if kind == "equipment":
            return {"owner": cards.gear[id].owner}
        if kind == "battle_plan":
            return {"cost": cards.battle_plans[id].cost}
        return {}

    # --- texts --------------------------------------------------------------------------------------------------

    def _texts(self, kind: str, id: str) -> list[Row]:
        """Every ability and constant rule, each with its role: where in the game it takes effect."""
        said = {language: texts.of(kind, id) for language, texts in self.texts.items()}
        roles = said[i18n.LANGUAGES[0]]
        return [{"role": role, **{language: parts[role] for language, parts in said.items()}} for role in roles]

    def _said(self, key: str, **arguments: Any) -> dict[str, str]:
        return {language: texts.voice.word(key, **arguments) for language, texts in self.texts.items()}

    def _parts(self) -> list[Row]:
        """The words of every branch that a choice may offer, named as the choice names it."""
        rows = []
        for label, ability in self.cards.abilities.items():
            for number, node in enumerate(ability.nodes):
                if isinstance(node, (Choose, May)):
                    for part in ability.children[number]:
                        branch = ability.nodes[part]
                        said = {language: branch.say(texts.voice) for language, texts in self.texts.items()}
                        rows.append({"id": f"{label}/{part}", "name": said})
        return rows


def _listed(amounts: list[int]) -> list[str]:
    return [name for name, amount in zip(SYMBOLS, amounts, strict=True) for _ in range(amount)]
