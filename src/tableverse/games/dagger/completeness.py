"""Completeness checks for heroes and nemeses, which packs may add only with all their parts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tableverse.games.dagger.cards import Cards
from tableverse.kernel.packs import ComponentGroup

HEROES_OF_A_SHEET: Final = 2
SHARED_SUPPORTS: Final = 2
NEMESIS_MISSIONS: Final = 3
NEMESIS_EVENTS: Final = 3
#: Kinds of cards that are parts of a hero or a nemesis.
OWNED_SECTIONS: Final[frozenset[str]] = frozenset({"support", "team-up", "hero-mission", "nemesis-mission"})
GROUP_RANKS: Final = ["1", "2", "3"]


def check(cards: Cards, places: Collection[str]) -> None:
    """Raise an error for incomplete content, at the row that causes it. ``places`` are the packs' files."""
    for sheet in cards.sheets:
        _check_sheet(cards, sheet, places)
    for nemesis in cards.nemeses:
        _check_nemesis(cards, nemesis, places)
    _check_backs(cards)
    _check_groups(cards, places)


def _check_sheet(cards: Cards, sheet: str, places: Collection[str]) -> None:
    """Check that a sheet has all its parts.

    A sheet has two heroes with a mission and an exclusive support each, two shared supports and a team-up card.
    """
    registry = cards.registry
    heroes = dict.fromkeys(cards.sheets[sheet], "hero")
    if len(heroes) != HEROES_OF_A_SHEET:
        raise registry.not_whole(heroes, "hero", "hero", list(heroes), HEROES_OF_A_SHEET, places)
    shared = cards.shared[sheet]
    if len(shared) != SHARED_SUPPORTS:
        raise registry.not_whole(heroes, "support", "support", shared, SHARED_SUPPORTS, places)
    team_ups = [card.id for card in cards.team_ups.values() if card.owner == sheet]
    if len(team_ups) != 1:
        raise registry.not_whole(heroes, "team-up", "team-up", team_ups, 1, places)
    for hero in heroes:
        own = [card.id for card in cards.supports.values() if card.exclusive and card.owner == hero]
        if len(own) != 1:
            raise registry.not_whole({hero: "hero"}, "support", "support", own, 1, places)
        missions = [card.id for card in cards.missions.values() if card.kind == "hero" and card.owner == hero]
        if len(missions) != 1:
            raise registry.not_whole({hero: "hero"}, "hero-mission", "hero-mission", missions, 1, places)


def _check_nemesis(cards: Cards, id: str, places: Collection[str]) -> None:
    """Check that a nemesis has three missions in order, at least three events, and an enemy of its own."""
    registry = cards.registry
    owner = {id: "nemesis"}
    missions = cards.nemesis_missions.get(id, [])
    if sorted(cards.missions[mission].number for mission in missions) != [1, 2, 3]:
        raise registry.not_whole(owner, "nemesis-mission", "nemesis-mission", missions, NEMESIS_MISSIONS, places)
    events = [card.id for card in cards.events.values() if card.nemesis == id]
    if len(events) < NEMESIS_EVENTS:
        raise registry.not_whole(owner, "event", "event", events, NEMESIS_EVENTS, places)
    own = cards.enemies[cards.nemeses[id].own]
    if own.rank != "own":
        raise registry.row("nemesis", id).field("own").wrong("wrong-rank", value=own.id, rank="own")


def _check_backs(cards: Cards) -> None:
    """Check that the backs of missions have different ids."""
    seen: set[str] = set()
    for missions in cards.nemesis_missions.values():
        for id in missions:
            for side in ("passed", "failed"):
                back = cards.registry.row("nemesis-mission", id).field(side).field("id")
                if back.as_text() in seen:
                    raise back.wrong("same-id", value=back.as_text())
                seen.add(back.as_text())


def _check_groups(cards: Cards, places: Collection[str]) -> None:
    """Check that a group has an enemy of each rank, and that some first strike uses the group."""
    used = {group for strike in cards.strikes.values() for group in strike.groups}
    for group, enemies in cards.groups.items():
        ranks = [cards.enemies[enemy].rank for enemy in enemies]
        row = cards.registry.row("enemy", enemies[-1])
        if ranks != GROUP_RANKS:
            owners = dict.fromkeys(enemies, "enemy")
            raise cards.registry.not_whole(owners, "enemy", "enemy", enemies, len(GROUP_RANKS), places)
        if group not in used:
            raise row.field("group").wrong("group-unused", value=group[:40])


def created_together(cards: Cards, kind: str, id: str) -> ComponentGroup:
    if kind == "hero":
        return _sheet(cards, cards.heroes[id].sheet, id)
    if kind == "nemesis":
        missions = cards.nemesis_missions[id]
        events = [card.id for card in cards.events.values() if card.nemesis == id]
        backs = [back.id for mission in missions for back in cards.missions[mission].backs()]
        own = cards.nemeses[id].own
        return ComponentGroup(
            {"nemesis": [id], "enemy": [own], "nemesis-mission": missions, "event": events}, tuple(backs)
        )
    if kind == "enemy" and cards.enemies[id].rank in GROUP_RANKS:  # a nemesis's own enemy belongs to no group
        group = cards.enemies[id].group
        strikes = [card.id for card in cards.strikes.values() if group in card.groups]
        others = [enemy for enemy in cards.groups[group] if enemy != id]
        return ComponentGroup({"enemy": [id, *others], "first-strike": strikes[:1]}, (group,))
    return ComponentGroup({kind: [id]})


def _sheet(cards: Cards, sheet: str, first: str) -> ComponentGroup:
    heroes = [first, *(hero for hero in cards.sheets[sheet] if hero != first)]
    supports = [card.id for card in cards.supports.values() if card.owner == sheet or card.owner in heroes]
    missions = [cards.hero_missions[hero] for hero in heroes]
    together = {"hero": heroes, "support": supports, "team-up": [cards.team_up_of[sheet]], "hero-mission": missions}
    return ComponentGroup(together, (sheet,))
