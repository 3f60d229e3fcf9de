"""Completeness checks for Heroes and Villains, which packs may add only with all their parts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tableverse.games.united.cards import Cards
from tableverse.kernel import i18n
from tableverse.kernel.packs import ComponentGroup

HERO_DECK: Final = 12
MASTER_PLAN: Final = 12
THREATS: Final = 6
#: Kinds of cards that are parts of a Hero or a Villain.
OWNED_SECTIONS: Final[frozenset[str]] = frozenset({"hero_card", "plan", "threat"})
#: Prefix of a Villain's goal, followed by the Threat to clear.
THREAT_GOAL: Final = "threat:"


def check(cards: Cards, places: Collection[str]) -> None:
    """Raise an error for incomplete content, at the row that causes it. ``places`` are the packs' files."""
    registry = cards.registry
    for hero in cards.heroes.values():
        if len(hero.cards) != HERO_DECK:
            raise registry.not_whole({hero.id: "hero"}, "hero_card", "hero-cards", hero.cards, HERO_DECK, places)
    for villain in cards.villains.values():
        owner = {villain.id: "villain"}
        if len(villain.plans) != MASTER_PLAN:
            raise registry.not_whole(owner, "plan", "plans", villain.plans, MASTER_PLAN, places)
        if len(villain.threats) != THREATS:
            raise registry.not_whole(owner, "threat", "threats", villain.threats, THREATS, places)
        if villain.goal.startswith(THREAT_GOAL) and villain.goal.removeprefix(THREAT_GOAL) not in villain.threats:
            known = ", ".join(f"{THREAT_GOAL}{threat}" for threat in villain.threats)
            goal = registry.row("villain", villain.id).field("goal")
            raise goal.wrong("not-one-of", value=villain.goal[:40], allowed=known)
    for plan in cards.plans.values():
        if plan.spot and not cards.villains[plan.villain].spots:
            ours = registry.kinds["plan"][plan.id].origin in places
            row = registry.row("plan", plan.id).field("spot") if ours else registry.row("villain", plan.villain)
            raise row.wrong("no-spots", value=plan.villain)
    for gear in cards.gear.values():
        if gear.serves and not i18n.has(i18n.LANGUAGES[0], f"united-serves-{gear.serves}"):
            raise registry.row("equipment", gear.id).field("serves").wrong("no-service", value=gear.serves[:40])


def created_together(cards: Cards, kind: str, id: str) -> ComponentGroup:
    if kind == "hero":
        hero = cards.heroes[id]
        return ComponentGroup({"hero": [id], "hero_card": list(dict.fromkeys(hero.cards)), "equipment": hero.gear})
    if kind == "villain":
        villain = cards.villains[id]
        return ComponentGroup({"villain": [id], "plan": villain.plans, "threat": villain.threats})
    return ComponentGroup({kind: [id]})
