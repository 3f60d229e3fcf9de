"""Verbs with a total of damage or threat that a player divides among several targets."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.verbs.damage import Damage
from tableverse.games.champions.vocabulary.verbs.threat import RemoveThreat
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word


def share_decision(run: Resolving, verb: str, asking: str, found: list[str], left: int) -> Decision:
    """Return the decision which target gets the next share."""
    options = [Option(f"{verb}:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
    return Decision(run.seat, "pick", Message(asking, {"amount": left}), options, run.origin)


def count_shares(shares: list[str]) -> dict[str, int]:
    return {target: shares.count(target) for target in dict.fromkeys(shares)}


@word("divide-damage")
class DivideDamage(Damage):
    """Divide a total of damage among any of these targets as you choose, at least 1 each.

    All damage is dealt at the same time, so a target that cannot be attacked at the start gets no share.
    """

    to: Selector = argument(written="among")

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        left = self.total_amount(state, run) - len(at.left)
        found = self.valid_targets(state, run, self.found(state, run))
        if left > 0 and found:
            return share_decision(run, "damage", "champions-ask-scatter", found, left)
        run.leave()
        self.deal(state, run, count_shares(at.left))
        return None

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.left.append(option.thing)

    def say(self, voice: Voice) -> str:
        return amount_sentence(voice, "champions-do-divide-damage", self.amount, to=self.to.say(voice))


@word("divide-threat")
class DivideThreat(RemoveThreat):
    """Divide a total of threat to remove among any of these schemes as you choose, at least 1 each.

    All threat is removed at the same time, so a scheme that cannot be thwarted at the start loses none.
    """

    to: Selector = argument(written="among")

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        left = self.total_amount(state, run) - len(at.left)
        found = [scheme for scheme in self.found(state, run) if state.play[scheme].threat > at.left.count(scheme)]
        if left > 0 and found:
            return share_decision(run, "threat", "champions-ask-scatter-thwart", found, left)
        run.leave()
        self.take(state, run, count_shares(at.left))
        return None

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.left.append(option.thing)

    def say(self, voice: Voice) -> str:
        return amount_sentence(voice, "champions-do-divide-threat", self.amount, to=self.to.say(voice))
