"""What cards and scenarios write into the log of a campaign, and read there."""

from __future__ import annotations

from tableverse.games.champions.rules import campaign, leaving, piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Number, Verb
from tableverse.games.champions.vocabulary.saying import title
from tableverse.games.champions.vocabulary.verbs.base import Leaving
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("record")
class Record(Verb):
    """Write so much more of a mark into the campaign log. Without a campaign there is no log."""

    mark: str = argument(written="as", names="mark")
    amount: Number

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.campaign)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        if state.campaign:
            campaign.record(state, self.mark, self.amount.value(state, run))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-record", mark=title(voice, self.mark), amount=self.amount.say(voice))


@word("recorded")
class Recorded(Number):
    """How much of a mark the campaign log says; 0 if there is none."""

    mark: str = argument(written="as", names="mark")

    def value(self, state: ChampionsState, run: Resolving) -> int:
        marks: dict[str, int] = state.campaign.get("marks", {})
        return marks.get(self.mark, 0)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-recorded", mark=title(voice, self.mark))


@word("remove-from-campaign")
class RemoveFromCampaign(Leaving):
    """Remove cards from the game and from the rest of the campaign."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if state.campaign:
                campaign.remove(state, thing)
            if thing in state.play:
                leaving.leave_play(state, thing, "removed")
            else:
                piles.take_out(state, thing)
                state.removed.append(thing)
                state.emit("removed", {"card": thing})
