"""What cards and scenarios write into the log of a campaign, and read there."""

from __future__ import annotations

from tableverse.games.champions.rules import campaign, leaving, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.selectors import title
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.kernel.effects import Checker, Number, Resolving, Verb, Voice
from tableverse.kernel.state import State


class Record(Verb):
    """So much more of something. Without a campaign there is no log to write into."""

    def __init__(self, mark: str, amount: Number) -> None:
        self.mark = mark
        self.amount = amount

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(state.campaign)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        if state.campaign:
            campaign.record(state, self.mark, self.amount.value(state, run))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-record", mark=title(voice, self.mark), amount=self.amount.say(voice))

    def check(self, checker: Checker) -> None:
        self.amount.check(checker)


class Recorded(Number):
    """What the log says of something; 0 where there is none."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def value(self, state: State, run: Resolving) -> int:
        assert isinstance(state, ChampionsState)
        marks: dict[str, int] = state.campaign.get("marks", {})
        return marks.get(self.mark, 0)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-recorded", mark=title(voice, self.mark))


class RemoveFromCampaign(On):
    """Out of the game and of the rest of the campaign."""

    word = "remove-from-campaign"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if state.campaign:
                campaign.remove(state, thing)
            if thing in state.play:
                leaving.leave_play(state, thing, "removed")
            else:
                piles.take_out(state, thing)
                state.removed.append(thing)
                state.emit("removed", {"card": thing})
