"""Verbs for status cards, readying and exhausting."""

from __future__ import annotations

from tableverse.games.champions.cards import STATUSES
from tableverse.games.champions.rules import numbers, readying, statuses
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.abilities import attackable
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.selectors.base import all_these, one
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, TargetedVerb, dealer
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word


def _which_status(run: Resolving, verb: str, choices: list[tuple[str, str]]) -> Decision:
    """Return the decision about the character and the kind of status card."""
    options = [
        Option(
            f"{verb}:{status}:{thing}",
            Message(f"champions-option-{verb}", {"card": thing, "status": status}),
            [thing],
            [thing, status],
        )
        for thing, status in choices
    ]
    return Decision(run.seat, f"{verb}-status", Message(f"champions-ask-{verb}-status"), options, run.origin)


@word("give")
class Give(Verb):
    """Give a status card. Characters that had no such card before are noted as ``given``."""

    status: str = argument(one_of=STATUSES)
    to: Selector

    def recorded_names(self) -> tuple[str, ...]:
        return ("given",)

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return attackable(state, run, self.to.find(state, run))

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return any(statuses.can_have_status(state, thing, self.status) for thing in self.found(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        given = [thing for thing in self.found(state, run) if statuses.give_status(state, thing, self.status)]
        run.bound["given"] = given

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-give-{self.status}", to=all_these(voice, self.to, True))


@word("give-status")
class GiveStatus(AmountVerb):
    """Give a status card of a kind that you choose, or several one after another."""

    dative = True

    def able(self, state: ChampionsState, run: Resolving) -> list[tuple[str, str]]:
        """Return each character with each status that it can have."""
        found = [thing for thing in self.found(state, run) if thing in state.play]
        return [(thing, kind) for thing in found for kind in STATUSES if statuses.can_have_status(state, thing, kind)]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.can_be_positive(state, run) and bool(self.able(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        able = self.able(state, run)
        if not able or at.cursor >= self.current_amount(state, run):
            run.leave()
            return None
        return _which_status(run, "give", able)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.cursor += 1
        thing, status = option.things
        statuses.give_status(state, thing, status)


@word("lose-status")
class LoseStatus(TargetedVerb):
    """Remove a status card that you choose, of any kind or of one of these kinds."""

    kinds: tuple[str, ...] = argument(written="is", one_of=STATUSES, default=STATUSES)

    def held(self, state: ChampionsState, run: Resolving) -> list[tuple[str, str]]:
        """Return each character with each status that it has."""
        found: list[tuple[str, str]] = []
        for thing in self.found(state, run):
            piece = state.play.get(thing)
            if piece is not None:
                counts = {"stunned": piece.stunned, "confused": piece.confused, "tough": piece.tough}
                found += [(thing, status) for status, count in counts.items() if count and status in self.kinds]
        return found

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.held(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        held = self.held(state, run)
        if at.cursor or not held:
            run.leave()
            return None
        return _which_status(run, "lose", held)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.cursor = 1
        thing, status = option.things
        statuses.discard_status(state, thing, status)

    def say(self, voice: Voice) -> str:
        if self.kinds == STATUSES:
            return super().say(voice)
        kinds = voice.either([voice.word(f"champions-status-{kind}") for kind in self.kinds])
        return self.saying(voice, "champions-do-lose-status-of", kinds=kinds)


@word("replace-status")
class ReplaceStatus(LoseStatus):
    """Replace a status card with another kind of status card that the character can have. You choose both."""

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-replace-status", to=one(voice, self.to))

    def exchanges(self, state: ChampionsState, run: Resolving) -> list[tuple[str, str, str]]:
        return [
            (thing, status, other)
            for thing, status in self.held(state, run)
            for other in STATUSES
            if other != status and statuses.can_have_status(state, thing, other)
        ]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.exchanges(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        exchanges = self.exchanges(state, run)
        if at.cursor or not exchanges:
            run.leave()
            return None
        options = [
            Option(
                f"replace:{status}:{other}:{thing}",
                Message("champions-option-replace", {"card": thing, "status": status, "other": other}),
                [thing],
                [thing, status, other],
            )
            for thing, status, other in exchanges
        ]
        return Decision(run.seat, "replace-status", Message("champions-ask-replace-status"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.cursor = 1
        thing, status, other = option.things
        statuses.discard_status(state, thing, status)
        statuses.give_status(state, thing, other)


@word("ready")
class Ready(TargetedVerb):
    """Ready cards."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return any(self.can(state, thing) for thing in self.found(state, run))

    def can(self, state: ChampionsState, thing: str) -> bool:
        piece = state.play.get(thing)
        return piece is not None and piece.exhausted and not numbers.added(state, "cannot:ready", thing)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if self.can(state, thing):
                readying.ready(state, thing, dealer(state, run))


@word("exhaust")
class Exhaust(TargetedVerb):
    """Exhaust cards. As a cost, all of them must be ready."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return any(thing in state.play and not state.play[thing].exhausted for thing in self.found(state, run))

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether all of the cards are ready, as a cost requires."""
        found = self.found(state, run)
        return bool(found) and all(thing in state.play and not state.play[thing].exhausted for thing in found)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if thing in state.play and not state.play[thing].exhausted:
                state.play[thing].exhausted = True
                state.emit("exhausted", {"card": thing})
