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

from typing import TYPE_CHECKING, Any

from tableverse.games.champions.names import NAMES
from tableverse.games.champions.state import ChampionsState, name_of
from tableverse.kernel.content import Item, Reader
from tableverse.kernel.effects import Ability, Number, Resolving, Vocabulary
from tableverse.kernel.errors import BadSetting

if TYPE_CHECKING:
    from tableverse.games.champions.cards import Cards

#: The most that a log may count of anything.
MOST = 999


class Outcome:
    """What is written into the log when a scenario ends: numbers, and cards that every player earns."""

    __slots__ = ("earn", "record")

    def __init__(self, record: dict[str, Number], earn: list[str]) -> None:
        self.record = record
        self.earn = earn


class Chapter:
    """One scenario of a campaign: further encounter sets, its set-up (in expert campaign mode followed by more), and
    what is recorded after it."""

    __slots__ = ("expert", "lost", "scenario", "set_up", "sets", "won")

    def __init__(
        self,
        scenario: str,
        sets: list[str],
        set_up: Ability | None,
        expert: Ability | None,
        won: Outcome,
        lost: Outcome,
    ) -> None:
        self.scenario = scenario
        self.sets = sets
        self.set_up = set_up
        self.expert = expert
        self.won = won
        self.lost = lost


class Campaign:
    __slots__ = ("chapters", "id", "marks")

    def __init__(self, id: str, marks: list[str], chapters: list[Chapter]) -> None:
        self.id = id
        self.marks = marks
        self.chapters = chapters


def read_campaign(item: Item, reader: Reader, words: Vocabulary) -> Campaign:
    marks: list[str] = []
    if reader.has("marks"):
        for row in reader.field("marks").items():
            marks.append(row.identifier())
            NAMES[marks[-1]] = row.names()
            row.no_more()
    chapters: list[Chapter] = []
    for number, row in enumerate(reader.field("chapters").items(), 1):
        chapter = Chapter(
            words.reference("scenario", row.field("scenario")),
            [words.reference("set", part) for part in row.field("sets").items()] if row.has("sets") else [],
            _ability(row, "set-up", f"{item.id}-{number}-set-up", words),
            _ability(row, "expert", f"{item.id}-{number}-expert", words),
            _outcome(row, "won", marks, words),
            _outcome(row, "lost", marks, words),
        )
        row.no_more()
        chapters.append(chapter)
    reader.no_more()
    return Campaign(item.id, marks, chapters)


def _ability(row: Reader, field: str, label: str, words: Vocabulary) -> Ability | None:
    return Ability(label, words.effect(row.field(field))) if row.has(field) else None


def _outcome(row: Reader, field: str, marks: list[str], words: Vocabulary) -> Outcome:
    if not row.has(field):
        return Outcome({}, [])
    said = row.field(field)
    record: dict[str, Number] = {}
    if said.has("record"):
        for mark in said.field("record").keys():  # noqa: SIM118 (a Reader is not a mapping)
            if mark not in marks:
                raise said.field("record").wrong("unknown-word", value=mark[:40], known=", ".join(marks))
            record[mark] = words.number(said.field("record").field(mark))
    earn = [words.reference("card", part) for part in said.field("earn").items()] if said.has("earn") else []
    said.no_more()
    return Outcome(record, earn)


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
