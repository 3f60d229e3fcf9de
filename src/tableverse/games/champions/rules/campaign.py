"""What a game reads in the log of its campaign and writes into it (see campaign.py for what a log is)."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.cards import Cards
from tableverse.games.champions.ids import name_of
from tableverse.games.champions.scenarios import Chapter
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving

#: The most that a log may count of anything.
MOST: Final = 999


def chapter_of(cards: Cards, log: dict[str, Any]) -> Chapter:
    chapter: Chapter = cards.campaigns[log["campaign"]].chapters[log["chapter"]]
    return chapter


def without_removed(things: list[str], log: dict[str, Any]) -> list[str]:
    """What is left of a deck: for each copy that was removed, one copy goes."""
    gone: list[str] = list(log.get("removed", []))
    kept: list[str] = []
    for thing in things:
        if name_of(thing) in gone:
            gone.remove(name_of(thing))
        else:
            kept.append(thing)
    return kept


def push_set_up(state: ChampionsState) -> None:
    """Step 13 of the set-up: what the campaign says for this scenario."""
    if not state.campaign:
        return
    chapter = chapter_of(state.cards, state.campaign)
    for ability in (chapter.expert if state.campaign["expert"] else None, chapter.set_up):
        if ability is not None:
            state.frames.append(Resolving(ability.label, state.first, state.villain))


def record(state: ChampionsState, mark: str, amount: int) -> None:
    """Logs are replaced, never changed in place, so clones share them."""
    marks = dict(state.campaign["marks"])
    marks[mark] = max(0, min(MOST, marks.get(mark, 0) + amount))
    state.campaign = {**state.campaign, "marks": marks}
    state.emit("recorded", {"mark": mark, "amount": marks[mark]})


def remove(state: ChampionsState, thing: str) -> None:
    """Remove a card from the campaign for good, even if the same scenario is played again."""
    state.campaign = {**state.campaign, "removed": [*state.campaign["removed"], name_of(thing)]}


def conclude(state: ChampionsState, won: bool) -> None:
    """The game is over: the log goes on to the next scenario, or to the same one once more."""
    if not state.campaign:
        return
    chapter = chapter_of(state.cards, state.campaign)
    outcome = chapter.won if won else chapter.lost
    run = Resolving("", state.first, state.villain)
    amounts = {mark: number.value(state, run) for mark, number in outcome.record.items()}
    for mark, amount in amounts.items():
        record(state, mark, amount)
    log = state.campaign
    earned = dict(log["cards"])
    for player in state.players:
        if outcome.earn:
            identity = name_of(player.identity)
            earned[identity] = [*earned.get(identity, []), *outcome.earn]
    state.campaign = {
        **log,
        "chapter": log["chapter"] + (1 if won else 0),
        "cards": earned,
        "played": [*log["played"], [chapter.scenario, won]],
    }
