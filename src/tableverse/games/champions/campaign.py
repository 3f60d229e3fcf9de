"""Campaigns: scenarios played one after the other, and the log that is carried from one to the next.

A log is plain data, so that it can be a setting of the next game, a file, or a part of a message. It is a dict with

- ``campaign``: its id, and ``expert``: whether it is played in expert campaign mode;
- ``chapter``: how many scenarios have been won, which is the number of the next one;
- ``marks``: numbers by name, as the campaign's own rules count them;
- ``cards``: campaign cards that a player has earned, by identity;
- ``removed``: cards removed from the campaign, each copy by itself;
- ``played``: every game so far, as scenario and whether it was won.
"""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.cards import Campaign, Cards, Chapter
from tableverse.games.champions.ids import name_of
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.errors import BadSetting

#: The most that a log may count of anything.
MOST = 999


# --- the log --------------------------------------------------------------------------------------------------------


def new_log(campaign: str, expert: bool) -> dict[str, Any]:
    return {
        "campaign": campaign,
        "expert": expert,
        "chapter": 0,
        "marks": {},
        "cards": {},
        "removed": [],
        "played": [],
    }


def read_log(cards: Cards, value: Any, expert: bool) -> dict[str, Any]:
    """A log from a setting: the id of a campaign begins one. Anything that is not quite a log is refused."""
    if isinstance(value, str) and value in cards.campaigns:
        return new_log(value, expert)
    known = ", ".join(cards.campaigns) or "none"
    if not isinstance(value, dict) or value.get("campaign") not in cards.campaigns:
        said = value.get("campaign") if isinstance(value, dict) else value
        raise BadSetting(setting="campaign", value=str(said)[:40], allowed=known)
    campaign = cards.campaigns[str(value["campaign"])]
    if value.get("chapter") == len(campaign.chapters):
        raise BadSetting(
            setting="campaign", value=f"{campaign.id}: {value['chapter']}/{value['chapter']}", allowed=campaign.id
        )
    parts = {
        "campaign": True,
        "expert": isinstance(value.get("expert"), bool),
        "chapter": _is_count(value.get("chapter"), len(campaign.chapters) - 1),
        "marks": _is_marks(value.get("marks"), campaign),
        "cards": _is_earned(value.get("cards"), cards, campaign),
        "removed": _is_removed(value.get("removed"), cards),
        "played": _is_played(value.get("played"), campaign),
    }
    for part, right in parts.items():
        if not right:
            raise BadSetting(setting="campaign", value=f"{part}: {str(value.get(part))[:40]}", allowed=known)
    if set(value) != set(parts):
        raise BadSetting(setting="campaign", value=", ".join(sorted(map(str, value)))[:40], allowed=", ".join(parts))
    return value


def _is_count(value: Any, most: int = MOST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _is_marks(value: Any, campaign: Campaign) -> bool:
    return isinstance(value, dict) and all(name in campaign.marks and _is_count(one) for name, one in value.items())


def _is_earned(value: Any, cards: Cards, campaign: Campaign) -> bool:
    """Campaign-specific cards of this campaign, earned by identities that exist."""
    return isinstance(value, dict) and all(
        identity in cards.by_id
        and isinstance(earned, list)
        and all(card in cards.by_id and cards.by_id[card].campaign == campaign.id for card in earned)
        for identity, earned in value.items()
    )


def _is_removed(value: Any, cards: Cards) -> bool:
    return isinstance(value, list) and len(value) <= MOST and all(card in cards.by_id for card in value)


def _is_played(value: Any, campaign: Campaign) -> bool:
    scenarios = [chapter.scenario for chapter in campaign.chapters]
    return (
        isinstance(value, list)
        and len(value) <= MOST
        and all(
            isinstance(game, list) and len(game) == 2 and game[0] in scenarios and isinstance(game[1], bool)
            for game in value
        )
    )


# --- in a game ------------------------------------------------------------------------------------------------------


def chapter_of(cards: Cards, log: dict[str, Any]) -> Chapter:
    chapter: Chapter = cards.campaigns[log["campaign"]].chapters[log["chapter"]]
    return chapter


def without_removed(things: list[str], log: dict[str, Any]) -> list[str]:
    """What is left of a deck. Of several copies as many go as were removed."""
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
    """Out of the campaign, for good: also where the same scenario is played again."""
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
