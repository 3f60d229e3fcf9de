"""Words that read and write the log of a campaign."""

from __future__ import annotations

from tableverse.games.champions.ids import name_of
from tableverse.games.champions.rules import campaign, leaving
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Condition, Number, Verb
from tableverse.games.champions.vocabulary.saying import title
from tableverse.games.champions.vocabulary.verbs.base import LeavePlayVerb, SimpleVerb, TargetedVerb
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("record")
class Record(Verb):
    """Add to a mark in the campaign log. If the log keeps the mark for each player, overwrite your number."""

    mark: str = argument(written="as", names="mark")
    amount: Number

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.campaign)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        if state.campaign:
            campaign.record(state, self.mark, self.amount.value(state, run), run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-record", mark=title(voice, self.mark), amount=self.amount.say(voice))


@word("recorded")
class Recorded(Number):
    """The number that the campaign log has for a mark (for you, if it is kept for each player), or 0."""

    mark: str = argument(written="as", names="mark")

    def value(self, state: ChampionsState, run: Resolving) -> int:
        return campaign.recorded(state, self.mark, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.word("champions-recorded", mark=title(voice, self.mark))


@word("remove-from-campaign")
class RemoveFromCampaign(LeavePlayVerb):
    """Remove cards from the game and from the rest of the campaign."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if state.campaign:
                campaign.remove(state, name_of(thing))
            leaving.remove_from_game(state, thing)


@word("earn")
class Earn(TargetedVerb):
    """Earn these cards: in every later game of the campaign they begin in your deck or in play."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.campaign) and super().possible(state, run)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            campaign.earn(state, run.seat, name_of(thing))
            state.emit("earned", {"seat": run.seat, "card": name_of(thing)})


@word("strike-off")
class StrikeOff(TargetedVerb):
    """Strike cards that you have earned off the campaign log. They are gone for the rest of the campaign."""

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        listed = campaign.earned_by(state, run.seat)
        return [thing for thing in super().found(state, run) if name_of(thing) in listed]

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            campaign.strike_off(state, run.seat, name_of(thing))


@word("improve")
class Improve(TargetedVerb):
    """Turn cards that you have earned to their other side for every later game."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            campaign.turn_over(state, run.seat, name_of(thing))
            other = state.cards.of(thing).back
            state.emit("improved", {"seat": run.seat, "card": name_of(thing), "target": other})


@word("write-down")
class WriteDown(TargetedVerb):
    """Write the names of encounter cards into the campaign log; ``written-down`` finds them in later games."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.campaign) and super().possible(state, run)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        found = [name_of(thing) for thing in self.found(state, run)]
        campaign.write_down(state, found)
        for card in found:
            state.emit("written-down", {"card": card})


@word("end-campaign")
class EndCampaign(SimpleVerb):
    """Lose the campaign."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.campaign)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        campaign.end(state)
        state.emit("campaign-lost", {})


@word("expert-campaign")
class ExpertCampaign(Condition):
    """True if the campaign is played in expert campaign mode."""

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.campaign.get("expert"))

    def say(self, voice: Voice) -> str:
        return voice.word("champions-expert-campaign")
