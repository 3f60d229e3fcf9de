"""Verbs that put cards into play, under other cards, aside or out of the game."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.frames import revealing
from tableverse.games.champions.frames.attaching import Attaching
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import entering, leaving, piles, uniqueness
from tableverse.games.champions.rules.playing import has_its_one, places
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector, Verb
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, kind_of, player
from tableverse.games.champions.vocabulary.selectors.filters import WithTitle
from tableverse.games.champions.vocabulary.selectors.narrowing import First
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.base import (
    AmountVerb,
    LeavePlayVerb,
    SimpleVerb,
    TargetedVerb,
    is_cost,
)
from tableverse.kernel.effects import Bound, One, Resolving, Voice, argument, word

#: The card that represents a player's card while that is a facedown minion.
DRONE: Final = "facedown-drone"


@word("put-into-play")
class PutIntoPlay(Verb):
    """Put cards into play under a player's control, or engaged with a player. The cards are noted as ``entered``."""

    these: Selector
    by: Selector

    def recorded_names(self) -> tuple[str, ...]:
        return ("entered",)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        seats = seats_of(state, self.by.find(state, run))
        return any(self.is_able(state, thing, seats) for thing in self.these.find(state, run))

    def is_able(self, state: ChampionsState, thing: str, seats: list[int]) -> bool:
        """Return whether no copy in play keeps the card from entering play."""
        if uniqueness.unique_in_play(state, thing):
            return False
        return not seats or not has_its_one(state, state.cards.of(thing), seats[0])

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        """Return whether cards can enter play. Cards found only while the cost is paid are assumed to exist."""
        return self.these.awaits(run) or self.possible(state, run)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        seats = seats_of(state, self.by.find(state, run))
        entered: list[str] = []
        for thing in self.these.find(state, run):
            card = state.cards.of(thing)
            if not seats or not self.is_able(state, thing, seats):
                continue
            if card.play_form and state.form(seats[0]) != card.play_form:
                continue
            if card.aspect != "encounter" and card.attach is not None:
                hosts = places(state, thing, seats[0])
                if hosts:  # without a host the card stays where it is
                    piles.take_out(state, thing)
                    state.limbo.append(thing)
                    state.frames.append(Attaching(thing, hosts, seats[0]))
                continue
            piles.take_out(state, thing)
            entered.append(thing)
            if state.cards.of(thing).aspect == "encounter":
                revealing.put_encounter(state, thing, seats[0])
            else:
                if state.cards.of(thing).terms.linked:
                    thing = entering.owned_by(state, thing, seats[0])
                entering.enter_play(state, thing, seats[0])
        run.bound["entered"] = entered
        if not entered and is_cost(run):
            run.bound["unpaid"] = 1

    def say(self, voice: Voice) -> str:
        these = all_these(voice, self.these)
        kind, gender = self.described(voice)
        if kind == "minion":
            by = "" if is_you(self.by) else player(voice, self.by)
            who = "other" if by else person(voice)
            return voice.sentence("champions-do-put-engaged", these=these, by=by, who=who, gender=gender)
        if is_you(self.by) and kind == "ally" and self.is_bound() and not voice.referents.get("found"):
            return voice.sentence("champions-do-put-under-your-control", these=these)
        if is_you(self.by) or kind in ("environment", "side-scheme", "attachment"):
            return voice.sentence("champions-do-put-into-play-you", these=these, person=person(voice))
        return voice.sentence("champions-do-put-into-play", these=these, by=player(voice, self.by))

    def is_bound(self) -> bool:
        """Return whether the text refers to the cards as chosen before."""
        return isinstance(self.these, Bound) and not isinstance(self.these, One)

    def described(self, voice: Voice) -> tuple[str, str]:
        """Return the kind of the cards, as far as known, and the gender of the words for them."""
        these = self.these
        if self.is_bound() and voice.referents.get("found"):
            return voice.referents["found"], voice.word("champions-gender-card")
        if isinstance(these, Those) and these.word == "this":
            kind = voice.referents.get("kind:this", "")
            return kind, voice.word(f"champions-gender-{kind or 'card'}")
        if isinstance(these, Bound) and self.is_bound():
            kind = voice.referents.get(f"kind:{these.name}", "")
        else:
            kind = kind_of(voice, these)
        is_copy = isinstance(these, First) and isinstance(these.of, WithTitle)
        return kind, voice.word(f"champions-gender-{'copy' if is_copy else kind or 'card'}")


@word("remove")
class Remove(LeavePlayVerb):
    """Remove cards from the game."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            leaving.remove_from_game(state, thing)


@word("set-aside")
class SetAside(TargetedVerb):
    """Set cards aside, out of play, until an effect puts them into the game."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.found(state, run):
            if thing not in state.play:
                piles.take_out(state, thing)
                state.aside.append(thing)
                state.emit("aside", {"card": thing}, reveals=True)


@word("drone")
class Drone(AmountVerb):
    """Put the top card of each of these players' decks into play facedown, as a minion engaged with them."""

    to: Selector = argument(written="who")
    seated = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for seat in reversed(seats_of(state, self.found(state, run))):
            if not state.players[seat].eliminated:
                for _ in range(self.current_amount(state, run)):
                    thing = piles.take_top(state, seat)
                    if thing:
                        entering.enter_facedown(state, thing, seat, DRONE)
                        piles.refill(state, seat)


@word("tuck")
class Tuck(TargetedVerb):
    """Put a random card from each of these players' hands facedown under this card."""

    seated = True

    def do(self, state: ChampionsState, run: Resolving) -> None:
        piece = state.play.get(run.origin)
        if piece is None:
            return
        for seat in seats_of(state, self.found(state, run)):
            hand = state.players[seat].hand
            if hand:
                thing = state.rng.choice(hand)
                hand.remove(thing)
                piece.tucked = [*piece.tucked, thing]
                state.emit("tucked", {"seat": seat, "under": run.origin})


@word("untuck")
class Untuck(SimpleVerb):
    """Return the cards under this card to their owners' hands."""

    def do(self, state: ChampionsState, run: Resolving) -> None:
        piece = state.play.get(run.origin)
        if piece is not None:
            for thing in piece.tucked:
                state.players[owner_of(thing)].hand.append(thing)
            piece.tucked = piece.shown = []


@word("nemesis")
class PutNemesis(SimpleVerb):
    """Put your set-aside nemesis minion and side scheme into play and shuffle the other cards into the encounter deck.

    The minions that can enter play are noted as ``entered``.
    """

    def recorded_names(self) -> tuple[str, ...]:
        return ("entered",)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        player = state.players[run.seat]
        things = player.nemesis
        player.nemesis = []
        minions = [thing for thing in things if state.cards.of(thing).kind == "minion"]
        minions = [thing for thing in minions if state.cards.of(thing).nemesis] or minions
        schemes = [thing for thing in things if state.cards.of(thing).kind == "side-scheme"]
        rest = [thing for thing in things if thing not in minions and thing not in schemes]
        state.encounter.extend(rest)
        if rest:
            state.rng.shuffle(state.encounter)
        run.bound["entered"] = [thing for thing in minions if not uniqueness.unique_in_play(state, thing)]
        for thing in schemes + minions:
            state.emit("nemesis", {"card": thing}, reveals=True)
            revealing.reveal(state, thing, run.seat, False)
