"""Words for game areas: players separate and rejoin, with the areas' villains and main schemes."""

from __future__ import annotations

from tableverse.games.champions.rules import areas, piles, stages
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Effect, Selector, Verb
from tableverse.games.champions.vocabulary.saying import title
from tableverse.games.champions.vocabulary.selectors.base import all_these, noun_or_copy
from tableverse.games.champions.vocabulary.verbs.base import SimpleVerb, TargetedVerb
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word
from tableverse.kernel.effects.values import seat_id, seat_of


@word("part-ways")
class PartWays(Effect):
    """Have each player, in player order, reveal one of these main schemes at random. Remove the others from the game.

    The text of a revealed main scheme says which area it creates.
    """

    of: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.of.find(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = [seat_id(seat) for seat in state.everyone()]
            areas.divide(state)
        areas.enter(state, areas.middle(state))
        found = self.of.find(state, run)
        if not at.left or not found:
            for thing in found:
                piles.take_out(state, thing)
                state.removed.append(thing)
            run.leave()
            return None
        seat, thing = seat_of(at.left[0]), state.rng.choice(sorted(found))
        at.left = at.left[1:]
        piles.take_out(state, thing)
        stages.begin_side_a(state, thing, seat)
        return None

    def say(self, voice: Voice) -> str:
        noun = noun_or_copy(voice, self.of, True)
        noun.before.append(noun.adjective(voice, "random"))
        return voice.sentence("champions-do-part-ways", of=noun.say(voice, "one"))


@word("own-area")
class OwnArea(SimpleVerb):
    """Move into a separate game area, with this main scheme and all your cards."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        if state.area in state.areas and run.origin in state.play:
            areas.part(state, run.seat, run.origin)


@word("add-villain")
class AddVillain(TargetedVerb):
    """Put one of these villains, which are out of play, into play as the villain of this game area."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run)[:1]:
            stages.add_villain(state, thing)


@word("end-area")
class EndArea(SimpleVerb):
    """Have this game area's players join another area at the end of the phase; remove its villain and main scheme."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.areas)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        areas.end(state)

    def say(self, voice: Voice) -> str:
        """Render which cards leave the game. A defeated villain has already left."""
        kind = "villain" if voice.referents.get("kind:this") == "villain" else "main-scheme"
        return voice.sentence(f"champions-do-end-area-of-{kind}")


@word("remove-main-scheme")
class RemoveMainScheme(SimpleVerb):
    """Remove the main scheme from the game, so that this game area has none."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.scheme)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        areas.lose_scheme(state)


@word("put-beneath")
class PutBeneath(Verb):
    """Put cards out of play facedown under a main scheme of a later stage."""

    these: Selector
    scheme: str = argument(names="card")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.these.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.these.find(state, run):
            piles.take_out(state, thing)
            state.beneath[self.scheme] = [*state.beneath.get(self.scheme, []), thing]
            state.emit("beneath", {"card": self.scheme})

    def say(self, voice: Voice) -> str:
        these = all_these(voice, self.these)
        return voice.sentence("champions-do-put-beneath", these=these, scheme=title(voice, self.scheme))
