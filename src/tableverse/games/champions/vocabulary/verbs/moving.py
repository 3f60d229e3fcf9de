"""Verbs that move things: damage, threat and counters between cards, and cards to other places or players."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.champions.effects import PlaysForLess
from tableverse.games.champions.frames import revealing
from tableverse.games.champions.frames.playing import Playing
from tableverse.games.champions.frames.using import Using
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import (
    control,
    counters,
    damage,
    entering,
    leaving,
    numbers,
    piles,
    swapping,
    threats,
    uniqueness,
)
from tableverse.games.champions.rules.costs import usable
from tableverse.games.champions.rules.playing import has_its_one, playable
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.abilities import ignored_by
from tableverse.games.champions.vocabulary.nodes import Effect, Number, Selector, Verb
from tableverse.games.champions.vocabulary.numbers import ValueOf
from tableverse.games.champions.vocabulary.quantities import amount_sentence
from tableverse.games.champions.vocabulary.saying import title
from tableverse.games.champions.vocabulary.selectors.base import all_these, one
from tableverse.games.champions.vocabulary.selectors.context import seats_of
from tableverse.games.champions.vocabulary.selectors.described import is_you, player
from tableverse.games.champions.vocabulary.verbs.base import LeavePlayVerb, SimpleVerb, dealer
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import One, Resolving, Step, Voice, argument, word
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.modifiers import Modifier

#: Tokens that can be moved from one card to another.
MOVABLE: Final = ("damage", "threat", "counters")
#: Decks that effects can name.
DECKS: Final = ("encounter", "yours")


@word("move")
class Move(Verb):
    """Move damage, threat or counters from one card to another.

    Heal or remove them on the first card, and deal or place them on the second.
    """

    what: str = argument(one_of=MOVABLE)
    amount: Number
    origin: Selector = argument(written="from")
    to: Selector

    def ends(self, state: ChampionsState, run: Resolving) -> tuple[str, str]:
        """Return the origin and the destination, each "" if either is missing or both are the same card."""
        origin = self.origin.find(state, run)[:1]
        to = [thing for thing in self.to.find(state, run) if thing not in origin][:1]
        return ("".join(origin), "".join(to))

    def movable(self, state: ChampionsState, run: Resolving, origin: str) -> int:
        piece = state.play.get(origin)
        if piece is None:
            return 0
        if self.what == "damage":
            return piece.damage
        if self.what == "counters":
            return piece.counters
        return (
            piece.threat
            if numbers.can_remove_threat(state, origin, dealer(state, run) == NOBODY, ignored_by(state, run))
            else 0
        )

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        origin, to = self.ends(state, run)
        if not to or (self.what == "damage" and not numbers.can_take_damage(state, to, run.origin)):
            return False
        return self.amount.maximum(state, run) > 0 and self.movable(state, run, origin) > 0

    def do(self, state: ChampionsState, run: Resolving) -> None:
        origin, to = self.ends(state, run)
        amount = min(self.amount.value(state, run), self.movable(state, run, origin))
        if not to or amount <= 0:
            return
        if self.what == "damage":
            damage.heal(state, origin, amount)
            damage.deal(state, to, amount, run.origin, dealer(state, run))
        elif self.what == "threat":
            threats.place_threat(state, to, amount, run.origin)
            threats.remove_threat(state, origin, amount, run.origin, dealer(state, run), ignored_by(state, run))
        else:
            for thing, change in ((origin, -amount), (to, amount)):
                counters.change(state, thing, change)

    def say(self, voice: Voice) -> str:
        origin, to = one(voice, self.origin), one(voice, self.to)
        much = self.amount
        if isinstance(much, ValueOf) and much.name == self.what and much.of.say(voice) == self.origin.say(voice):
            return voice.sentence(f"champions-do-move-all-{self.what}", origin=origin, to=to)
        return amount_sentence(voice, f"champions-do-move-{self.what}-between", self.amount, origin=origin, to=to)


@word("attach")
class Attach(Verb):
    """Attach a card to something, regardless of its own text. A card in play keeps everything on it.

    A card that is being defeated stays in play.
    """

    these: Selector
    to: Selector

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.these.find(state, run) and self.to.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        hosts = self.to.find(state, run)
        for thing in self.these.find(state, run):
            if hosts and thing in state.play:
                leaving.attach_in_play(state, state.play[thing], hosts[0])
            elif hosts:
                piles.take_out(state, thing)
                entering.enter_play(state, thing, state.play[hosts[0]].area, hosts[0])

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-attach", these=all_these(voice, self.these), to=one(voice, self.to))


@word("control")
class Control(Verb):
    """Have a player take control of cards; with ``while-here``, only as long as this card is in play."""

    these: Selector
    by: Selector
    lasting: bool = argument(written="while-here", default=False)

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        """Return the cards that change control, without copies of a card that each player may have only once."""
        seats = seats_of(state, self.by.find(state, run))
        found = [thing for thing in self.these.find(state, run) if thing in state.play]
        return [
            thing
            for thing in found
            if seats and state.play[thing].area != seats[0] and not has_its_one(state, state.card(thing), seats[0])
        ]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.able(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        seats = seats_of(state, self.by.find(state, run))
        for thing in self.able(state, run):
            control.take_control(state, thing, seats[0], run.origin if self.lasting else "")

    def say(self, voice: Voice) -> str:
        key = "champions-do-control-while" if self.lasting else "champions-do-control"
        who = "you" if is_you(self.by) else "other"
        return voice.sentence(key, these=all_these(voice, self.these), by=player(voice, self.by), who=who)


@word("tuck-under")
class TuckUnder(LeavePlayVerb):
    """Put cards under this one, out of play, faceup or ``facedown``. ``attached``: the text says "attach".

    A unique card is not put under it faceup while another copy is in play.
    """

    facedown: bool = False
    attached: bool = False

    def do(self, state: ChampionsState, run: Resolving) -> None:
        piece = state.play.get(run.origin)
        if piece is None:
            return
        for thing in self.found(state, run):
            if thing == piece.id:
                continue
            if thing in state.play:
                leaving.leave_play(state, thing, "tucked")
            elif not self.facedown and uniqueness.unique_in_play(state, thing):
                continue
            else:
                piles.take_out(state, thing)
            piece.tucked = [*piece.tucked, thing]
            if self.facedown and owner_of(thing) == NOBODY:
                state.emit("tucked-facedown", {"under": run.origin})
            elif self.facedown and state.cards.of(thing).set not in state.cards.own_decks:
                state.emit("tucked", {"seat": run.seat, "under": run.origin})
            else:
                piece.shown = [*piece.shown, thing]
                state.emit("tucked-open", {"card": thing, "under": run.origin}, reveals=True)
        for seat in state.order():
            piles.refill(state, seat)

    def say(self, voice: Voice) -> str:
        key = "champions-do-tuck-attached" if self.attached else "champions-do-tuck-under"
        key = f"{key}-facedown" if self.facedown else key
        return voice.sentence(key, these=one(voice, self.to) if isinstance(self.to, One) else all_these(voice, self.to))


@word("swap-with-deck")
class SwapWithDeck(Verb):
    """Swap a card of your hand with the top card of your deck. This does not count as drawing."""

    these: Selector = argument(written="of")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.these.find(state, run)) and bool(state.players[run.seat].deck)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        player = state.players[run.seat]
        for thing in self.these.find(state, run)[:1]:
            if thing in player.hand and player.deck:
                player.hand.append(player.deck.pop())
                player.hand.remove(thing)
                player.deck.append(thing)
                state.emit("swapped", {"seat": run.seat}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-swap-with-deck", these=one(voice, self.these))


@word("swap-in")
class SwapIn(Verb):
    """Swap a card in play with a card out of play.

    If both have the same name, the new card takes over everything on the old one. Otherwise the old card leaves play
    and the new card enters play.
    """

    these: Selector
    by: Selector = argument(written="for")

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.these.find(state, run) and self.by.find(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for old, new in zip(self.these.find(state, run)[:1], self.by.find(state, run)[:1], strict=False):
            swapping.swap_in(state, old, new)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-swap-in", these=one(voice, self.these), by=one(voice, self.by))


@word("find")
class Find(Verb):
    """Find an encounter card, in open places first, and reveal it.

    A minion that is already in play engages you and resolves the steps that follow a reveal, but does not enter play
    again.
    """

    card: str = argument(names="card")

    def where(self, state: ChampionsState, run: Resolving) -> list[str]:
        """Return the card, unless it is facedown, in the victory display or removed."""
        places = [
            list(state.play),
            state.encounter_discard,
            *[player.nemesis for player in state.players],
            sorted(state.encounter),
        ]
        title = state.cards.by_id[self.card].title
        for place in places:
            found = [thing for thing in place if state.card(thing).title == title]
            if found:
                return found[:1]
        return []

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.where(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.where(state, run):
            if thing in state.play:
                revealing.reveal_side(state, thing, run.seat)
                return
            searched = thing in state.encounter
            piles.take_out(state, thing)
            if searched:
                state.emit("searches", {"seat": run.seat}, reveals=True)
                state.rng.shuffle(state.encounter)
            revealing.reveal(state, thing, run.seat, False)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-find", card=title(voice, self.card))


@word("look-at")
class LookAt(Verb):
    """Look at the top cards of a deck, unseen by others. The cards stay there and are noted as ``looked``."""

    deck: str = argument(one_of=DECKS)
    amount: int = argument(minimum=1, maximum=9)

    def recorded_names(self) -> tuple[str, ...]:
        return ("looked",)

    def pile(self, state: ChampionsState, run: Resolving) -> list[str]:
        return state.encounter if self.deck == "encounter" else state.players[run.seat].deck

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.pile(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        top = self.pile(state, run)[: -self.amount - 1 : -1]
        for thing in top:
            state.emit("looked", {"seat": run.seat, "card": thing}, audience=run.seat, reveals=True)
        run.bound["looked"] = top

    def say(self, voice: Voice) -> str:
        voice.referents["these:looked"] = "one" if self.amount == 1 else "many"
        voice.referents["owner:looked"] = "you" if self.deck == "yours" else ""
        return voice.sentence(f"champions-do-look-{self.deck}", amount=self.amount)


@word("look-at-any")
class LookAtAny(Effect):
    """Look at the top card of any deck of your choice, unseen by others. The card stays there."""

    def decks(self, state: ChampionsState, run: Resolving) -> dict[str, list[str]]:
        """Return the nonempty decks by villain, by player or by "deck:" and name; "" is the encounter deck."""
        found = {"": state.encounter}
        found |= {villain: camp.encounter for villain, camp in state.camps.items() if villain != state.villain}
        found |= {f"deck:{name}": deck for name, deck in state.decks.items()}
        found |= {seat_id(seat): state.players[seat].deck for seat in state.order()}
        return {whose: deck for whose, deck in found.items() if deck}

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.decks(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor:
            run.leave()
            return None
        options: list[Option] = []
        for whose in self.decks(state, run):
            if whose.startswith("deck:"):
                message = Message("champions-option-deck-named", {"set": whose.removeprefix("deck:")})
                options.append(Option(whose, message, (), [whose]))
            elif whose:
                message = Message("champions-option-deck-of", {"thing": whose})
                options.append(Option(f"deck:{whose}", message, [whose]))
            else:
                options.append(Option("deck:encounter", Message("champions-option-deck"), (), [""]))
        return Decision(run.seat, "pick", Message("champions-ask-deck"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.cursor = 1
        top = self.decks(state, run)[option.thing][-1]
        state.emit("looked", {"seat": run.seat, "card": top}, audience=run.seat, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-look-at-any")


@word("arrange")
class Arrange(Effect):
    """Put the selected cards of the encounter deck on top of it in any order, the first one chosen uppermost."""

    to: Selector

    def found(self, state: ChampionsState, run: Resolving, at: Step) -> list[str]:
        return [thing for thing in self.to.find(state, run) if thing in state.encounter and thing not in at.left]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.to.find(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        found = self.found(state, run, at)
        if len(found) > 1:
            options = [Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
            return Decision(run.seat, "order", Message("champions-ask-arrange"), options, run.origin)
        run.leave()
        for thing in [*at.left, *found][::-1]:
            state.encounter.remove(thing)
            state.encounter.append(thing)
        return None

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.left.append(option.thing)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-arrange")


@word("shuffle-discard")
class ShuffleDiscard(SimpleVerb):
    """Shuffle your discard pile into your deck. Skip the shuffle if the pile is empty."""

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(state.players[run.seat].discard)

    def do(self, state: ChampionsState, run: Resolving) -> None:
        player = state.players[run.seat]
        if player.discard:
            player.deck += player.discard
            player.discard = []
            state.rng.shuffle(player.deck)
            state.emit("shuffled", {"seat": run.seat, "deck": "own"}, reveals=True)


@word("play")
class PlayCard(PlaysForLess):
    """Play one of these cards from its present place, by its rules, optionally for ``less``."""

    these: Selector = argument(written="of")
    less: int = argument(maximum=9, default=0)

    #: Whether the card is played without paying its resource cost.
    free: ClassVar[bool] = False

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.these.find(state, run) if self.can(state, run, thing)]

    def can(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        if self.less:
            state.modifiers.append(self.reduction(run))
        can = self.would(state, run, thing)
        if self.less:
            state.modifiers.pop()
        return can

    def would(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        """Return whether the card could be played for its current cost."""
        return bool(self.abilities(state, run, thing)) or playable(state, thing, run.seat, self.free)

    def abilities(self, state: ChampionsState, run: Resolving, thing: str) -> list[str]:
        """Return the abilities for which an event may be played.

        Events that play a card themselves are left out, since checking their cards would recurse without end.
        """
        card = state.cards.of(thing)
        return [
            use.label
            for use in card.uses
            if card.kind == "event"
            and use.heading == "action"
            and not any(isinstance(node, PlayCard) for node in use.effect.nodes)
            and usable(state, use, run.seat, thing, self.free)
        ]

    def reduction(self, run: Resolving) -> Modifier:
        """Return a cost reduction for the next card that is played, which is the chosen card."""
        return Modifier("cost", seat_id(run.seat), -self.less, "used", run.origin)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.able(state, run))

    def do(self, state: ChampionsState, run: Resolving) -> None:
        for thing in self.able(state, run)[:1]:
            if self.less:
                state.modifiers.append(self.reduction(run))
            abilities = self.abilities(state, run, thing)
            elsewhere = thing not in state.players[run.seat].hand
            lay = piles.lift(state, thing)
            if abilities:
                state.frames.append(Using(abilities[0], run.seat, thing, free=self.free, elsewhere=elsewhere))
            else:
                state.frames.append(Playing(thing, run.seat, free=self.free, lay=lay, elsewhere=elsewhere))

    def say(self, voice: Voice) -> str:
        if self.less:
            return voice.sentence("champions-do-play-less", these=one(voice, self.these), amount=self.less)
        return voice.sentence(f"champions-do-{self.WORD}", these=one(voice, self.these))


@word("play-free")
class PlayFree(PlayCard):
    """Play one of these cards from its present place, by its rules, without paying its resource cost."""

    free = True
