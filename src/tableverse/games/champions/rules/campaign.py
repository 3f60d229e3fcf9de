"""Reading and writing a campaign's log during a game (see campaign.py for its format)."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.cards import Cards
from tableverse.games.champions.ids import copy_of, name_of
from tableverse.games.champions.scenarios import Chapter, Outcome
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving

#: Upper limit of any count in a log.
MOST: Final = 999
#: The phase after the game. It has no responses, and eliminated players take part again.
AFTERMATH: Final = "aftermath"


def chapter_of(cards: Cards, log: dict[str, Any]) -> Chapter:
    chapter: Chapter = cards.campaigns[log["campaign"]].chapters[log["chapter"]]
    return chapter


def without_removed(things: list[str], log: dict[str, Any]) -> list[str]:
    """Return a deck without removed cards. Each entry of the log's ``removed`` takes out one copy."""
    gone: list[str] = list(log.get("removed", []))
    if not gone:
        return things
    kept: list[str] = []
    for thing in things:
        if name_of(thing) in gone:
            gone.remove(name_of(thing))
        else:
            kept.append(thing)
    return kept


def push_set_up(state: ChampionsState) -> None:
    """Push the campaign's instructions for this scenario, step 13 of the set-up."""
    if not state.campaign:
        return
    chapter = chapter_of(state.cards, state.campaign)
    for ability in (chapter.expert if state.campaign["expert"] else None, chapter.set_up):
        if ability is not None:
            state.frames.append(Resolving(ability.label, state.first, state.villain))


# --- numbers --------------------------------------------------------------------------------------------------------


def recorded(state: ChampionsState, mark: str, seat: int) -> int:
    """Return the count of a mark, for this player if each player has a count; 0 without a campaign."""
    if not state.campaign:
        return 0
    marks: dict[str, int] = state.campaign["marks"]
    if is_each(state, mark):
        marks = state.campaign.get("each", {}).get(hero_of(state, seat), {})
    return marks.get(mark, 0)


def record(state: ChampionsState, mark: str, amount: int, seat: int = 0) -> None:
    """Add to the count of a mark. A count per player is overwritten instead.

    Logs are replaced, never changed in place, so clones share them.
    """
    log = state.campaign
    if is_each(state, mark):
        hero = hero_of(state, seat)
        each = dict(log.get("each", {}))
        each[hero] = {**each.get(hero, {}), mark: max(0, min(MOST, amount))}
        state.campaign = {**log, "each": each}
        state.emit("recorded-each", {"seat": seat, "mark": mark, "amount": each[hero][mark]})
        return
    marks = dict(log["marks"])
    marks[mark] = max(0, min(MOST, marks.get(mark, 0) + amount))
    state.campaign = {**log, "marks": marks}
    state.emit("recorded", {"mark": mark, "amount": marks[mark]})


def is_each(state: ChampionsState, mark: str) -> bool:
    """Return whether the log counts this mark separately for each player."""
    return mark in state.cards.campaigns[state.campaign["campaign"]].each


def hero_of(state: ChampionsState, seat: int) -> str:
    """Return the hero that identifies a player in the log."""
    return name_of(state.players[seat].identity)


# --- cards ----------------------------------------------------------------------------------------------------------


def remaining(state: ChampionsState, seat: int) -> list[str]:
    """Return the cards that a player may still earn.

    These are cards that no player has or had and, from sets that every player may earn, cards that this player does not
    have.
    """
    if not state.campaign:
        return []
    log, cards = state.campaign, state.cards
    campaign = cards.campaigns[log["campaign"]]
    own = earned_by(state, seat)
    taken = {*log["removed"], *(card for earned in log["cards"].values() for card in earned)}
    found = [copy_of(card, 1) for name in campaign.sets for card in _fronts(cards, name, taken)]
    return found + [copy_of(card, 1, seat) for name in campaign.own_sets for card in _fronts(cards, name, {*own})]


def _fronts(cards: Cards, name: str, taken: set[str]) -> list[str]:
    """Return the first sides of the cards in a set, except cards with a side in ``taken``."""
    sides: set[str] = set()
    found: list[str] = []
    for card in cards.in_set(name):
        if card.id not in sides and card.id not in taken and card.back not in taken:
            found.append(card.id)
        sides.add(card.back)
    return found


def remove(state: ChampionsState, card: str) -> None:
    """Remove a card from the campaign for good, even if the same scenario is played again."""
    state.campaign = {**state.campaign, "removed": [*state.campaign["removed"], card]}


def earned_by(state: ChampionsState, seat: int) -> list[str]:
    """Return the cards that the log lists for a player."""
    listed: list[str] = state.campaign.get("cards", {}).get(hero_of(state, seat), [])
    return listed


def earn(state: ChampionsState, seat: int, *cards: str) -> None:
    _list(state, seat, [*earned_by(state, seat), *cards])


def strike_off(state: ChampionsState, seat: int, card: str) -> None:
    """Remove an earned card from a player's list and from the campaign."""
    listed = earned_by(state, seat)[:]
    listed.remove(card)
    _list(state, seat, listed)
    remove(state, card)


def turn_over(state: ChampionsState, seat: int, card: str) -> None:
    """Replace an earned card in a player's list with its other side."""
    other = state.cards.by_id[card].back
    _list(state, seat, [other if listed == card else listed for listed in earned_by(state, seat)])


def _list(state: ChampionsState, seat: int, listed: list[str]) -> None:
    state.campaign = {**state.campaign, "cards": {**state.campaign["cards"], hero_of(state, seat): listed}}


def write_down(state: ChampionsState, cards: list[str]) -> None:
    state.campaign = {**state.campaign, "written": [*state.campaign.get("written", []), *cards]}


def written_down(state: ChampionsState) -> list[str]:
    """Return the encounter cards that the log names, as things."""
    return [copy_of(card, 1) for card in state.campaign.get("written", [])]


# --- the end --------------------------------------------------------------------------------------------------------


def outcome_of(state: ChampionsState, won: bool) -> Outcome:
    chapter = chapter_of(state.cards, state.campaign)
    return chapter.won if won else chapter.lost


def has_aftermath(state: ChampionsState, won: bool) -> bool:
    """Return whether the scenario's outcome has an effect to resolve before the log is updated."""
    return bool(state.campaign) and outcome_of(state, won).aftermath is not None


def end(state: ChampionsState) -> None:
    """End the campaign as lost."""
    state.campaign = {**state.campaign, "over": True}


def conclude(state: ChampionsState, won: bool) -> None:
    """Advance the log to the next scenario after a win, or keep the same scenario to repeat."""
    if not state.campaign:
        return
    chapter, outcome = chapter_of(state.cards, state.campaign), outcome_of(state, won)
    run = Resolving("", state.first, state.villain)
    amounts = {mark: number.value(state, run) for mark, number in outcome.record.items()}
    for mark, amount in amounts.items():
        record(state, mark, amount)
    for seat in range(state.seats):
        if outcome.earn:
            earn(state, seat, *outcome.earn)
    log = state.campaign
    if state.cards.campaigns[log["campaign"]].same_heroes:
        log = {**log, "heroes": [hero_of(state, seat) for seat in range(state.seats)]}
    state.phase = AFTERMATH
    state.campaign = {
        **log,
        "chapter": log["chapter"] + (1 if won else 0),
        "played": [*log["played"], [chapter.scenario, won]],
    }
