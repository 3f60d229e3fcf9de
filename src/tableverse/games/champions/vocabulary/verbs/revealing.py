"""Verbs that deal and reveal encounter cards."""

from __future__ import annotations

from tableverse.games.champions.frames import revealing
from tableverse.games.champions.rules import piles
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Selector, Verb
from tableverse.games.champions.vocabulary.selectors.base import all_these, noun_or_copy
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, place_of, player
from tableverse.games.champions.vocabulary.verbs.base import AmountVerb, SimpleVerb, TargetedVerb
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, word
from tableverse.kernel.effects.values import seat_id, seat_of


@word("reveal")
class Reveal(TargetedVerb):
    """Reveal encounter cards, wherever they are."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in reversed(self.found(state, run)):
            piles.take_out(state, thing)
            revealing.reveal(state, thing, run.seat, False)


@word("each-reveals")
class EachReveals(Effect):
    """Have each player in player order search these cards for one and reveal it. No two cards may share a title."""

    of: Selector

    def recorded_names(self) -> tuple[str, ...]:
        return ("titles",)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.of.find(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = [seat_id(seat) for seat in state.order()]
            run.bound["titles"] = []
        at.left = [thing for thing in at.left if not state.players[seat_of(thing)].eliminated]
        if not at.left:
            run.leave()
            return None
        seat = seat_of(at.left[0])
        state.emit("searches", {"seat": seat}, reveals=True)
        found: dict[str, str] = {}
        for thing in self.of.find(state, run):
            found.setdefault(state.cards.of(thing).title, thing)
        options = [
            Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing])
            for title, thing in found.items()
            if title not in run.bound["titles"]
        ]
        if not options:
            at.left = at.left[1:]
            return None
        return Decision(seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        thing, seat = option.thing, seat_of(at.left[0])
        at.left = at.left[1:]
        run.bound["titles"] = [*run.bound["titles"], state.cards.of(thing).title]
        piles.take_out(state, thing)
        revealing.reveal(state, thing, seat, False)

    def say(self, voice: Voice) -> str:
        noun = noun_or_copy(voice, self.of, placed=False)
        place = voice.word(f"champions-searched-{place_of(self.of)}", person="their")
        return voice.sentence("champions-do-each-reveals", what=noun.say(voice, "one"), place=place)


@word("reveal-next")
class RevealNext(SimpleVerb):
    """Reveal the top card of the encounter deck."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        revealing.reveal_next(state, run.seat)


@word("deal-encounter")
class DealEncounter(AmountVerb):
    """Deal encounter cards to each of these players."""

    seated = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for _ in range(self.current_amount(state, run)):
            for seat in seats_of(state, self.found(state, run)):
                piles.deal_encounter(state, seat)


@word("deal")
class DealThese(Verb):
    """Deal certain cards that are out of play to a player as facedown encounter cards."""

    these: Selector
    to: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.found(state, run)) and bool(self.to.find(state, run))

    def found(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.these.find(state, run) if thing not in state.play]

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for seat in seats_of(state, self.to.find(state, run))[:1]:
            for thing in self.found(state, run):
                piles.take_out(state, thing)
                state.players[seat].dealt.append(thing)
                state.emit("dealt", {"seat": seat})

    def say(self, voice: Voice) -> str:
        these = all_these(voice, self.these)
        if is_you(self.to):
            return voice.sentence("champions-do-deal-you", these=these)
        return voice.sentence("champions-do-deal", these=these, to=player(voice, self.to))


@word("surge")
class Surge(SimpleVerb):
    """Give surge to the encounter card being revealed."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        revealing.gain_surge(state)
