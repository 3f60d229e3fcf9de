"""Cards in play: their holders, and the numbers that cards change."""

from __future__ import annotations

from tableverse.games.dagger.cards import HERO_HOMES, Card, Roster
from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.kernel.effects import Resolving


def holder(state: DaggerState, card: Card) -> Hero | None:
    """Return the hero who has this card in play, or None."""
    home = card.home
    if home == "support":
        for hero in state.heroes:
            if card.id in hero.ready and hero.space:
                return hero
        return None
    owner = card.owner
    if home == "hero":
        for hero in state.heroes:
            if hero.id == owner and hero.space:
                return hero
    elif home == "aspect":
        for hero in state.heroes:
            if hero.aspect == owner and card.battered == hero.battered and hero.space:
                return hero
    elif home == "exclusive":
        for hero in state.heroes:
            if hero.unlocked and hero.id == owner:
                return hero
    else:
        for hero in state.heroes:
            if hero.space and state.cards.heroes[hero.id].sheet == owner:
                return hero if can_use_team_up(state, hero) else None
    return None


def roster(state: DaggerState) -> Roster:
    """Return the texts and passives that can be in play with these heroes.

    The result is cached on the state. Code that changes a hero's id or aspect must reset ``state.roster``.
    """
    found = state.roster
    if found is None:
        heroes = "".join([hero.id + hero.aspect for hero in state.heroes])
        found = state.cards.rosters.get(heroes)
        if found is None:
            owners: set[str] = set()
            for hero in state.heroes:
                owners.update((hero.id, hero.aspect))
                if hero.id in state.cards.heroes:  # the id is "" until the hero is chosen
                    owners.add(state.cards.heroes[hero.id].sheet)
            found = state.cards.roster(heroes, owners)
        state.roster = found
    return found


def in_play(state: DaggerState, card: Card) -> bool:
    """Return whether a card that belongs to no hero is in play."""
    home = card.home
    if home == "mission":
        return state.mission(card.id) is not None
    if home == "enemy":
        return card.id in state.groups  # even without pawns, as a text may respond to the defeat of the last one
    if home == "event":
        return any(held.id == card.id for held in state.held)
    if home == "tucked":
        return card.id in state.tucked
    return state.showdown and state.nemesis.card == card.owner


def passive(state: DaggerState, stat: str, scope: str, hero: Hero | None = None, enemy: Enemy | None = None) -> int:
    """Return the total change that cards in play make to a number. A hero's cards count for that hero only."""
    if stat not in roster(state).changed:
        return 0  # no card changes this number, which is the usual case
    total = 0
    for _, amount in changes(state, stat, scope, hero, enemy):
        total += amount
    return total


def changes(
    state: DaggerState, stat: str, scope: str, hero: Hero | None = None, enemy: Enemy | None = None
) -> list[tuple[str, int]]:
    """Return the cards in play that change a number, with amounts."""
    found: list[tuple[str, int]] = []
    for card, part in roster(state).changes(stat, scope):
        origin = card.id
        if card.home in HERO_HOMES:
            owner = holder(state, card)
            if owner is None or owner is not hero:
                continue
            origin = owner.id
        elif card.home == "enemy":
            if enemy is None or enemy.card != card.id:
                continue
        elif not in_play(state, card):
            continue
        run = Resolving("", 0, origin, None if enemy is None else {"enemy": enemy.id}, [])
        if part.when is None or part.when.holds(state, run):
            found.append((card.id, part.amount.value(state, run)))
    return found


def can_spend_team_up(state: DaggerState, amount: int) -> bool:
    return state.team_up >= amount and not passive(state, "no-team-up-spending", "")


def can_use_team_up(state: DaggerState, hero: Hero) -> bool:
    """Return whether a hero's team-up card is ready, or can be readied now by paying its cost."""
    if hero.teamed:
        return True
    card = state.cards.team_ups[state.cards.team_up_of[state.cards.heroes[hero.id].sheet]]
    return can_spend_team_up(state, card.cost)


def may_have_responses(state: DaggerState, kind: str) -> bool:
    """Return whether any card in play responds to this kind of occurrence."""
    for _, card in roster(state).answers(kind):
        if holder(state, card) is not None if card.home in HERO_HOMES else in_play(state, card):
            return True
    return False
