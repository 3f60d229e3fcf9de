"""Campaigns: scenarios played in order, and the log carried from one to the next.

A log is plain data, so it can be a setting of the next game, a file, or a part of a message. It is a dict with

- ``campaign``: its id, and ``expert``: whether it is played in expert campaign mode;
- ``chapter``: the number of scenarios won, which is the index of the next scenario;
- ``marks``: numbers by name, as the campaign's own rules count them;
- ``cards``: campaign cards that a player has earned, by identity;
- ``removed``: cards removed from the campaign, one entry for each copy;
- ``played``: every game so far, as scenario and whether it was won;

and, for campaigns that need them,

- ``each``: numbers by name for each player, by identity;
- ``written``: encounter cards that return in later scenarios;
- ``heroes``: the identities in the campaign;
- ``over``: true once the campaign is lost.
"""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.cards import Card, Cards
from tableverse.games.champions.rules.campaign import MOST
from tableverse.games.champions.scenarios import Campaign
from tableverse.kernel.errors import BadSetting

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


def is_over(cards: Cards, log: dict[str, Any]) -> bool:
    """Return whether a campaign has been lost, or its last scenario has been won."""
    return log.get("chapter") == len(cards.campaigns[log["campaign"]].chapters) or log.get("over") is True


def read_log(cards: Cards, value: Any, expert: bool) -> dict[str, Any]:
    """Return the log in a setting, or a new one if the setting is the id of a campaign. Reject malformed logs."""
    if isinstance(value, str) and value in cards.campaigns:
        return new_log(value, expert)
    known = ", ".join(cards.campaigns) or "none"
    if not isinstance(value, dict) or value.get("campaign") not in cards.campaigns:
        given = value.get("campaign") if isinstance(value, dict) else value
        raise BadSetting(setting="campaign", value=str(given)[:40], allowed=known)
    campaign = cards.campaigns[str(value["campaign"])]
    if is_over(cards, value):
        raise BadSetting(
            setting="campaign", value=f"{campaign.id}: {value['chapter']}/{len(campaign.chapters)}", allowed=campaign.id
        )
    parts = {
        "campaign": True,
        "expert": isinstance(value.get("expert"), bool),
        "chapter": _is_count(value.get("chapter"), len(campaign.chapters) - 1),
        "marks": _is_marks(value.get("marks"), campaign),
        "cards": _is_earned(value.get("cards"), cards, campaign),
        "removed": _is_removed(value.get("removed"), cards),
        "played": _is_played(value.get("played"), campaign),
        **_further(value, cards, campaign),
    }
    for part, right in parts.items():
        if not right:
            raise BadSetting(setting="campaign", value=f"{part}: {str(value.get(part))[:40]}", allowed=known)
    if set(value) != set(parts):
        raise BadSetting(setting="campaign", value=", ".join(sorted(map(str, value)))[:40], allowed=", ".join(parts))
    return value


def _further(value: dict[str, Any], cards: Cards, campaign: Campaign) -> dict[str, bool]:
    """Return for each optional key of a log whether its value is valid."""
    right: dict[str, bool] = {}
    if "each" in value:
        right["each"] = _is_each(value["each"], cards, campaign)
    if "written" in value:
        right["written"] = _is_removed(value["written"], cards)
    if "heroes" in value:
        right["heroes"] = _is_heroes(value["heroes"], cards)
    return right


def _is_count(value: Any, most: int = MOST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _is_marks(value: Any, campaign: Campaign) -> bool:
    return isinstance(value, dict) and all(name in campaign.marks and _is_count(one) for name, one in value.items())


def _is_earned(value: Any, cards: Cards, campaign: Campaign) -> bool:
    """Return whether the cards can be earned in this campaign and the identities exist."""
    return isinstance(value, dict) and all(
        identity in cards.by_id
        and isinstance(earned, list)
        and all(card in cards.by_id and _may_earn(cards, campaign, cards.by_id[card]) for card in earned)
        for identity, earned in value.items()
    )


def _may_earn(cards: Cards, campaign: Campaign, card: Card) -> bool:
    """Return whether a card is a card of the campaign, or a player card in one of its scenarios' sets."""
    if card.campaign or card.aspect == "encounter":
        return card.campaign == campaign.id
    return any(card.set in cards.scenarios[chapter.scenario].sets for chapter in campaign.chapters)


def _is_each(value: Any, cards: Cards, campaign: Campaign) -> bool:
    return isinstance(value, dict) and all(
        identity in cards.by_id
        and isinstance(marks, dict)
        and all(mark in campaign.each and _is_count(amount) for mark, amount in marks.items())
        for identity, marks in value.items()
    )


def _is_heroes(value: Any, cards: Cards) -> bool:
    return isinstance(value, list) and all(
        isinstance(hero, str) and hero in cards.by_id and cards.is_front(cards.by_id[hero]) for hero in value
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
