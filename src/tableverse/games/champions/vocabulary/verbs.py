"""Verbs: what effects do. Each notes in the resolving frame what it really did, for what follows ("this way")."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions import deeds, numbers
from tableverse.games.champions.cards import RESHAPING
from tableverse.games.champions.frames import Activation, Attaching, Then
from tableverse.games.champions.numbers import Lasts
from tableverse.games.champions.paying import ANY, Generates, Payment, affordable, paying
from tableverse.games.champions.state import NOBODY, ChampionsState, owner_of
from tableverse.games.champions.using import Using
from tableverse.games.champions.vocabulary.things import ignored_by, is_general, is_general_number, labels_of, seats_of
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Checker, Effect, Number, Resolving, Selector, Step, Verb, Voice
from tableverse.kernel.effects.values import seat_id, seat_of
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.state import State

#: What a player's card is while it lies facedown as a minion.
DRONE: Final = "facedown-drone"
#: What can be cancelled: everything but the attack or thwart that a labelled ability itself is.
ANSWERED: Final = ("enemy-attack", "enemy-scheme", "reveal", "defeat", "damage", "taking", "threat", "effect")


def dealer(state: ChampionsState, run: Resolving) -> int:
    """Whose effect it is: a player's, or NOBODY's for encounter cards."""
    return NOBODY if state.card(run.origin).aspect == "encounter" else run.seat


class On(Verb):
    """A verb with things it is done to and, mostly, an amount."""

    word = ""

    def __init__(self, to: Selector, amount: Number | None = None) -> None:
        self.to = to
        self.amount = amount

    def found(self, state: State, run: Resolving) -> list[str]:
        return self.to.find(state, run)

    def much(self, state: State, run: Resolving) -> int:
        return 0 if self.amount is None else self.amount.value(state, run)

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.to.find(state, run))

    def say(self, voice: Voice) -> str:
        amount = "" if self.amount is None else self.amount.say(voice)
        return voice.sentence(f"champions-do-{self.word}", to=self.to.say(voice), amount=amount)

    def check(self, checker: Checker) -> None:
        self.to.check(checker)
        if self.amount is not None:
            self.amount.check(checker)


# --- damage and threat --------------------------------------------------------------------------------------------


class Damage(On):
    """``additional`` damage does not grow when the attack it belongs to deals more. ``status``: whoever is hit is
    given that card at the same time, which matters to the vulnerable."""

    word = "damage"

    def __init__(self, to: Selector, amount: Number | None = None, additional: bool = False, status: str = "") -> None:
        super().__init__(to, amount)
        self.additional = additional
        self.status = status

    def possible(self, state: State, run: Resolving) -> bool:
        """Damage that is prevented was dealt; whoever cannot take any is no target."""
        assert isinstance(state, ChampionsState)
        return any(not numbers.added(state, "cannot:take-damage", thing) for thing in self.found(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        amount = self.much(state, run)
        if "more-damage" in state.cards.changes:
            amount += numbers.added(state, "more-damage", run.origin)
        seat = dealer(state, run)
        attack = "attack" in labels_of(state, run)
        record = deeds.under_way(state, "attack") if attack else None
        keywords = {} if record is None else deeds.attack_keywords(state, record.facts["attacker"], record.facts)
        if record is not None and not self.additional:
            amount += record.facts.get("extra", 0)
        found = self.found(state, run)
        for target in reversed(found):
            deeds.damage(state, target, amount, run.origin, seat, attack, **keywords)
        if self.status:
            for target in found:
                deeds.give_status(state, target, self.status)
        if record is not None:
            for target in found:
                deeds.note(record, "targets", target)

    def say(self, voice: Voice) -> str:
        assert self.amount is not None
        amount, to = self.amount.say(voice), self.to.say(voice)
        if self.status:
            status = voice.word(f"champions-status-{self.status}")
            return voice.sentence("champions-do-damage-with", to=to, amount=amount, status=status)
        return voice.sentence(
            "champions-do-damage-additional" if self.additional else "champions-do-damage", to=to, amount=amount
        )


class Heal(On):
    word = "heal"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(thing in state.play and state.play[thing].damage for thing in self.found(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        run.bound["healed"] = sum(deeds.heal(state, thing, self.much(state, run)) for thing in self.found(state, run))


class HealAll(On):
    word = "heal-all"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        run.bound["healed"] = sum(deeds.heal(state, thing, 999) for thing in self.found(state, run))


class MoveDamage(On):
    """From your hero to something else."""

    word = "move-damage"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        piece = state.play.get(state.players[run.seat].identity)
        return bool(self.found(state, run)) and piece is not None and piece.damage > 0

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        moved = deeds.heal(state, state.players[run.seat].identity, self.much(state, run))
        record = deeds.under_way(state, "attack")
        for target in self.found(state, run):
            if record is not None:
                deeds.note(record, "targets", target)
            deeds.damage(state, target, moved, run.origin, run.seat, "attack" in labels_of(state, run))


class Scatter(On):
    """Damage shared out one by one among the things found, by the player who resolves it."""

    word = "scatter"

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if at.cursor == 0:
            at.cursor = self.much(state, run) + 1
        shares = at.left
        found = [thing for thing in self.found(state, run) if shares.count(thing) < numbers.remaining(state, thing)]
        if at.cursor == 1 or not found:
            run.leave()
            for target in dict.fromkeys(reversed(shares)):
                deeds.damage(state, target, shares.count(target), run.origin, dealer(state, run))
            return None
        options = [Option(f"damage:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        prompt = Message("champions-ask-scatter", {"amount": at.cursor - 1})
        return Decision(run.seat, "scatter", prompt, options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        at.left.append(option.targets[0])
        at.cursor -= 1


class RemoveThreat(On):
    """``additional`` removals do not grow when the thwart they belong to removes more."""

    word = "remove-threat"

    def __init__(self, to: Selector, amount: Number | None = None, additional: bool = False) -> None:
        super().__init__(to, amount)
        self.additional = additional

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(
            thing in state.play
            and state.play[thing].threat
            and numbers.can_remove_threat(state, thing, dealer(state, run) == NOBODY, ignored_by(state, run))
            for thing in self.found(state, run)
        )

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        amount = self.much(state, run)
        record = deeds.under_way(state, "thwart") if "thwart" in labels_of(state, run) else None
        if record is not None and not self.additional:
            amount += record.facts.get("extra", 0)
        removed = 0
        for scheme in self.found(state, run):
            if record is not None:
                deeds.note(record, "targets", scheme)
            removed += deeds.remove_threat(state, scheme, amount, dealer(state, run), ignored_by(state, run))
        run.bound["removed"] = removed

    def say(self, voice: Voice) -> str:
        if not self.additional:
            return super().say(voice)
        assert self.amount is not None
        return voice.sentence("champions-do-remove-additional", to=self.to.say(voice), amount=self.amount.say(voice))


class PlaceThreat(On):
    word = "place-threat"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for scheme in reversed(self.found(state, run)):
            deeds.place_threat(state, scheme, self.much(state, run), run.origin)


class Accelerate(Verb):
    """One more acceleration token on the main scheme."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        state.tokens += 1
        state.emit("accelerated", {"tokens": state.tokens})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-accelerate")


# --- status, ready, counters --------------------------------------------------------------------------------------


class Give(Verb):
    """A status card. ``given`` notes who got one that did not have it."""

    def __init__(self, status: str, to: Selector) -> None:
        self.status = status
        self.to = to

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(deeds.can_have_status(state, thing, self.status) for thing in self.to.find(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        given = [thing for thing in self.to.find(state, run) if deeds.give_status(state, thing, self.status)]
        run.bound["given"] = ",".join(given)

    def say(self, voice: Voice) -> str:
        status = voice.word(f"champions-status-{self.status}")
        return voice.sentence("champions-do-give", status=status, to=self.to.say(voice))

    def check(self, checker: Checker) -> None:
        self.to.check(checker)


class Ready(On):
    word = "ready"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(self.can(state, thing) for thing in self.found(state, run))

    def can(self, state: ChampionsState, thing: str) -> bool:
        piece = state.play.get(thing)
        return piece is not None and piece.exhausted and not numbers.added(state, "cannot:ready", thing)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if self.can(state, thing):
                state.play[thing].exhausted = False
                state.emit("ready", {"card": thing})


class Exhaust(On):
    word = "exhaust"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(thing in state.play and not state.play[thing].exhausted for thing in self.found(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if thing in state.play and not state.play[thing].exhausted:
                state.play[thing].exhausted = True
                state.emit("exhausted", {"card": thing})


class AddCounters(On):
    word = "add-counters"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if thing in state.play:
                state.play[thing].counters += self.much(state, run)
                state.emit("counters", {"card": thing, "counters": state.play[thing].counters})


class RemoveCounter(On):
    """One counter. A card with uses is discarded when the last one goes."""

    word = "remove-counter"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(thing in state.play and state.play[thing].counters for thing in self.found(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            piece = state.play.get(thing)
            if piece is None or not piece.counters:
                continue
            piece.counters -= 1
            state.emit("counters", {"card": thing, "counters": piece.counters})
            if piece.counters == 0 and state.cards.by_id[piece.face].uses_up:
                # The ability that used it up still resolves.
                below = state.frames[-2]
                assert isinstance(below, Using)
                position = len(state.frames) - 2
                to = "victory" if numbers.keyword(state, thing, "victory") else "discard"
                state.frames.insert(position, Then("leave", {"card": thing, "to": to}))


# --- cards --------------------------------------------------------------------------------------------------------


class Draw(On):
    word = "draw"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(
            state.players[seat].deck or state.players[seat].discard for seat in seats_of(state, self.found(state, run))
        )

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for seat in seats_of(state, self.found(state, run)):
            deeds.draw(state, seat, self.much(state, run))


class DrawUp(Verb):
    """Up to the printed hand size."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        size = state.card(state.players[run.seat].identity).stats["hand"]
        deeds.draw(state, run.seat, size - len(state.players[run.seat].hand))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-draw-up")


class Discard(On):
    """Cards in play or in hand, each to its owner's pile. ``discarded`` notes them."""

    word = "discard"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        gone: list[str] = []
        for thing in self.found(state, run):
            if thing in state.play:
                gone.append(thing)
                deeds.leave_play(state, thing)
                continue
            for seat, player in enumerate(state.players):
                if thing in player.hand:
                    gone.append(thing)
                    deeds.discard_from_hand(state, seat, thing)
            if thing in state.limbo:
                gone.append(thing)
                state.limbo.remove(thing)
                deeds.to_discard(state, thing)
        run.bound["discarded"] = ",".join(gone)


class DiscardRandom(On):
    word = "discard-random"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(state.players[seat].hand for seat in seats_of(state, self.found(state, run)))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        gone: list[str] = []
        for seat in seats_of(state, self.found(state, run)):
            for _ in range(self.much(state, run)):
                hand = state.players[seat].hand
                if hand:
                    thing = state.rng.choice(hand)
                    gone.append(thing)
                    deeds.discard_from_hand(state, seat, thing)
        run.bound["discarded"] = ",".join(gone)


class DiscardUpTo(On):
    """Your choice of hand cards, at least one, up to so many. A cost."""

    word = "discard-up-to"

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        found = self.found(state, run)
        if not found or len(at.left) >= self.much(state, run):
            run.bound["discarded"] = ",".join(at.left)
            run.leave()
            return None
        options = [Option(f"discard:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        if at.left:
            options.append(Option("done", Message("champions-option-done")))
        return Decision(run.seat, "discard", Message("champions-ask-discard-up-to"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        if option.id == "done":
            run.bound["discarded"] = ",".join(at.left)
            run.leave()
            return
        thing = option.targets[0]
        at.left.append(thing)
        deeds.discard_from_hand(state, run.seat, thing)


class DiscardTop(On):
    """Of players' decks."""

    word = "discard-top"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        gone: list[str] = []
        for seat in seats_of(state, self.found(state, run)):
            gone += deeds.discard_top(state, seat, self.much(state, run))
        run.bound["discarded"] = ",".join(gone)


class DiscardEncounter(Verb):
    """The top card of the encounter deck."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        run.bound["discarded"] = ",".join(deeds.discard_encounter(state, 1))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-discard-encounter")


class DiscardUntil(Verb):
    """Discard from the encounter deck until a card of a kind (and trait) comes, and note it as ``it``."""

    def __init__(self, kind: str, trait: str) -> None:
        self.kind = kind
        self.trait = trait

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        run.bound.pop("it", None)
        while state.encounter:
            thing = deeds.discard_encounter(state, 1)[0]
            card = state.cards.of(thing)
            if card.kind == self.kind and (not self.trait or self.trait in card.traits):
                run.bound["it"] = thing
                return
            if thing not in state.encounter_discard:
                return  # that was the last one, and the deck has been made anew

    def say(self, voice: Voice) -> str:
        kind = voice.word(f"champions-kind-{self.kind}")
        if self.trait:
            trait = voice.word(f"champions-trait-{self.trait}")
            return voice.sentence("champions-do-discard-until-trait", kind=kind, trait=trait)
        return voice.sentence("champions-do-discard-until", kind=kind)

    def check(self, checker: Checker) -> None:
        checker.bind("it")
        self.say(checker.voice)


class ToHand(On):
    """Into the owner's hand, from play, a deck or a discard pile."""

    word = "to-hand"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if thing in state.play:
                deeds.leave_play(state, thing, "hand")
                continue
            owner = owner_of(thing)
            if owner != NOBODY:
                deeds.take_out(state, thing)
                state.players[owner].hand.append(thing)
                state.emit("to-hand", {"card": thing}, reveals=True)
                deeds.refill(state, owner)


class IntoDeck(On):
    """Shuffled into the owner's deck."""

    word = "into-deck"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            owner = owner_of(thing)
            deeds.take_out(state, thing)
            deck = state.encounter if owner == NOBODY else state.players[owner].deck
            deck.append(thing)
            state.rng.shuffle(deck)
            state.emit("into-deck", {"card": thing}, reveals=True)


class ShuffleBack(On):
    """Up to so many different cards, your choice, shuffled into your deck."""

    word = "shuffle-back"

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        titles = {state.card(thing).title for thing in at.left}
        found = [thing for thing in self.found(state, run) if state.card(thing).title not in titles]
        if not found or len(at.left) >= self.much(state, run):
            self.finish(state, run, at)
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        options.append(Option("done", Message("champions-option-done")))
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        if option.id == "done":
            self.finish(state, run, at)
        else:
            at.left.append(option.targets[0])

    def finish(self, state: ChampionsState, run: Resolving, at: Step) -> None:
        run.leave()
        deck = state.players[run.seat].deck
        for thing in at.left:
            deeds.take_out(state, thing)
            deck.append(thing)
            state.emit("into-deck", {"card": thing}, reveals=True)
        state.rng.shuffle(deck)


class Note(Verb):
    """Remember a number for later: what a card shows before it goes."""

    def __init__(self, name: str, number: Number) -> None:
        self.name = name
        self.number = number

    def do(self, state: State, run: Resolving) -> None:
        run.bound[self.name] = self.number.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-note", number=self.number.say(voice))

    def check(self, checker: Checker) -> None:
        self.number.check(checker)


class Look(Verb):
    """Search through a deck: whoever does so has seen it."""

    def do(self, state: State, run: Resolving) -> None:
        state.emit("searches", {"seat": run.seat}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-search")


class Shuffle(Verb):
    def __init__(self, deck: str) -> None:
        self.deck = deck

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        state.rng.shuffle(state.encounter if self.deck == "encounter" else state.players[run.seat].deck)
        state.emit("shuffled", {"seat": run.seat}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-shuffle-{self.deck}")


class PutIntoPlay(Verb):
    """Under a player's control, or engaged with one."""

    def __init__(self, these: Selector, by: Selector) -> None:
        self.these = these
        self.by = by

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return any(not deeds.unique_in_play(state, thing) for thing in self.these.find(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        seats = seats_of(state, self.by.find(state, run))
        entered: list[str] = []
        for thing in self.these.find(state, run):
            card = state.cards.of(thing)
            if not seats or deeds.unique_in_play(state, thing):
                continue
            if card.play_form and state.form(seats[0]) != card.play_form:
                continue
            if card.aspect != "encounter" and card.attach is not None:
                hosts = card.attach.find(state, Resolving("", seats[0], thing))
                if hosts:  # else it stays where it is
                    deeds.take_out(state, thing)
                    state.limbo.append(thing)
                    state.frames.append(Attaching(thing, hosts, seats[0]))
                continue
            deeds.take_out(state, thing)
            entered.append(thing)
            if state.cards.of(thing).aspect == "encounter":
                deeds.put_encounter(state, thing, seats[0])
            else:
                if state.cards.of(thing).terms.linked:
                    thing = deeds.owned_by(state, thing, seats[0])
                deeds.enter_play(state, thing, seats[0])
        run.bound["entered"] = ",".join(entered)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-put-into-play", these=self.these.say(voice), by=self.by.say(voice))

    def check(self, checker: Checker) -> None:
        self.these.check(checker)
        self.by.check(checker)


class Reveal(On):
    word = "reveal"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in reversed(self.found(state, run)):
            deeds.take_out(state, thing)
            deeds.reveal(state, thing, run.seat, False)


class RevealNext(Verb):
    """The top card of the encounter deck."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        deeds.reveal_next(state, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-reveal-next")


class DealEncounter(On):
    word = "deal-encounter"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for seat in seats_of(state, self.found(state, run)):
            deeds.deal_encounter(state, seat)


class Remove(On):
    """From the game."""

    word = "remove"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            if thing in state.play:
                deeds.leave_play(state, thing, "removed")
            else:
                deeds.take_out(state, thing)
                state.removed.append(thing)
                state.emit("removed", {"card": thing})


class Drone(On):
    """The top card of each player's deck comes into play facedown as a minion engaged with them."""

    word = "drone"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for seat in reversed(seats_of(state, self.found(state, run))):
            if not state.players[seat].eliminated:
                for _ in range(self.much(state, run)):
                    thing = deeds.take_top(state, seat)
                    if thing:
                        deeds.enter_facedown(state, thing, seat, DRONE)
                        deeds.refill(state, seat)


class Tuck(On):
    """A random card from each player's hand lies facedown under this card."""

    word = "tuck"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
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


class Untuck(Verb):
    """Cards under this one go back to their owners' hands."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        piece = state.play.get(run.origin)
        if piece is not None:
            for thing in piece.tucked:
                state.players[owner_of(thing)].hand.append(thing)
            piece.tucked = []

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-untuck")


# --- activations and reveals --------------------------------------------------------------------------------------


class Surge(Verb):
    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        deeds.gain_surge(state)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-surge")


class EnemyActs(Verb):
    """Enemies attack you, or scheme. Nobody can attack an alter-ego without being told so: see docs/rulings.md."""

    def __init__(self, kind: str, who: Selector, engaged: bool = False) -> None:
        self.kind = kind
        self.who = who
        #: Each attacks the player it is engaged with, not you.
        self.engaged = engaged

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.who.find(state, run))

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        run.bound["activations"] = 0
        for enemy in self.who.find(state, run):
            seat = state.play[enemy].area if self.engaged else run.seat
            if self.kind == "enemy-attack" and state.form(seat) != "hero" and enemy != state.villain:
                continue
            deeds.activate(state, self.kind, enemy, seat)

    def say(self, voice: Voice) -> str:
        key = f"champions-do-{self.kind}-engaged" if self.engaged else f"champions-do-{self.kind}"
        return voice.sentence(key, who=self.who.say(voice))

    def check(self, checker: Checker) -> None:
        self.who.check(checker)


class AlsoAttack(Verb):
    """The attack under way is also resolved against each other hero."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = deeds.under_way(state, "enemy-attack")
        assert occurrence is not None
        if occurrence.facts.get("copy"):
            return
        for seat in reversed(state.order()):
            if seat != occurrence.facts["seat"] and state.form(seat) == "hero":
                deeds.activate(state, "enemy-attack", occurrence.facts["enemy"], seat)
                for frame in reversed(state.frames):
                    if isinstance(frame, Activation):
                        frame.queue[-1].facts["copy"] = True
                        break

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-also-attack")


class GiveBoost(On):
    word = "give-boost"

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        for enemy in self.found(state, run):
            deeds.give_boost(state, enemy)


class AfterActivation(Effect):
    """Something that waits for the end of the activation under way."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        occurrence = deeds.under_way(state, "enemy-attack", "enemy-scheme")
        run.leave()
        if occurrence is not None:
            node = state.cards.abilities[run.ability].children[at.node][0]
            deeds.note(occurrence, "later", f"{run.ability}|{node}|{run.seat}|{run.origin}")
        return None

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-after-activation", effect=voice.clause(self.effect.say(voice)))

    def check(self, checker: Checker) -> None:
        checker.apart(self.effect)


class Specials(Verb):
    """Resolve the Special ability of each of these, in the order you choose: a sequence."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.of.find(state, run))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if at.cursor == 0:
            at.cursor = 1
            at.left = self.of.find(state, run)
        at.left = [thing for thing in at.left if thing in state.play]
        if not at.left:
            run.bound.pop("sequence", None)
            run.leave()
            return None
        options = [Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in at.left]
        return Decision(run.seat, "order", Message("effect-ask-order"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        thing = option.targets[0]
        at.left.remove(thing)
        run.bound["sequence"] = ",".join(at.left)
        use = state.card(thing).first("special")
        if use is not None:
            state.frames.append(Using(use.label, run.seat, thing))

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved step by step")

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-specials", of=self.of.say(voice))

    def check(self, checker: Checker) -> None:
        self.of.check(checker)


# --- what is under way --------------------------------------------------------------------------------------------


class Prevent(Verb):
    """So much of the damage or threat under way; 0: all of it."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = deeds.under_way(state, "damage", "taking", "threat")
        assert occurrence is not None
        facts = occurrence.facts
        left = facts["amount"] - facts.get("prevented", 0)
        prevented = min(left, self.amount) if self.amount else left
        facts["prevented"] = facts.get("prevented", 0) + prevented
        run.bound["prevented"] = prevented
        state.emit("prevented", {"amount": prevented})
        if prevented == left and occurrence.kind != "damage":
            occurrence.cancelled = True  # damage has been dealt all the same; none of it is taken

    def say(self, voice: Voice) -> str:
        if self.amount:
            return voice.sentence("champions-do-prevent", amount=self.amount)
        return voice.sentence("champions-do-prevent-all")


class Reduce(Verb):
    """The threat that the scheming under way will place."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = deeds.under_way(state, "enemy-scheme")
        assert occurrence is not None
        occurrence.facts["less"] += self.amount

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-reduce", amount=self.amount)


class CancelEffects(Verb):
    """The When Revealed effects of the card being revealed."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = deeds.under_way(state, "reveal")
        assert occurrence is not None
        occurrence.facts["effects"] = False
        state.emit("cancelled", {"card": occurrence.facts["card"]})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-cancel-effects")


class Cancel(Verb):
    """What is under way does not happen."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        answers = state.cards.abilities[run.ability].on
        occurrence = deeds.under_way(state, *([answers] if answers else ANSWERED))
        assert occurrence is not None
        occurrence.cancelled = True

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-cancel")


class TakeAsDamage(Verb):
    """The threat under way becomes damage to you."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = deeds.under_way(state, "threat")
        assert occurrence is not None
        occurrence.cancelled = True
        amount = occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)
        deeds.damage(state, state.players[run.seat].identity, amount, run.origin, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-take-as-damage")


class StoreDamage(Verb):
    """The damage under way lies on this card instead."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        occurrence = deeds.under_way(state, "damage")
        assert occurrence is not None
        occurrence.cancelled = True
        amount = occurrence.facts["amount"] - occurrence.facts.get("prevented", 0)
        state.play[run.origin].damage += amount
        state.emit("stored", {"card": run.origin, "amount": amount})

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-store-damage")


class Lasting(Lasts):
    """A number added until a moment: "phase", "round", "activation". What it speaks of in general, not by choice,
    is looked for anew all the time: a minion that comes later is meant too."""

    def __init__(self, name: str, of: Selector, amount: Number, until: str) -> None:
        self.name = name
        self.of = of
        self.amount = amount
        self.until = until
        self.general = name not in ("discard", "cost") and is_general(of) and is_general_number(amount)

    def possible(self, state: State, run: Resolving) -> bool:
        """What ends with a certain phase can only begin in it."""
        assert isinstance(state, ChampionsState)
        if self.until.endswith("-phase") and state.phase != self.until.removesuffix("-phase"):
            return False
        return self.general or bool(self.of.find(state, run))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        run.leave()
        amount = self.amount.value(state, run)
        found = self.of.find(state, run)
        if self.general:
            origin = f"{run.ability}|{at.node}|{run.seat}|{run.origin}"
            state.modifiers.append(Modifier(self.name, "", amount, self.until, origin))
        for thing in found:
            if not self.general:
                state.modifiers.append(Modifier(self.name, thing, amount, self.until, run.origin))
            state.emit("lasting", {"card": thing, "name": self.name, "amount": amount, "until": self.until})
        deeds.shake_off(state)
        return None

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved by its step")

    def say(self, voice: Voice) -> str:
        until = voice.word(f"champions-until-{self.until}")
        return voice.sentence(
            "champions-do-lasting",
            what=say_change(voice, self.name, self.amount),
            of=self.of.say(voice),
            until=until,
        )

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        self.amount.check(checker)
        self.say(checker.voice)


def say_change(voice: Voice, name: str, amount: Number) -> str:
    """ "+1 ATK", "the trait Aerial", "to be discarded"."""
    head, _, rest = name.partition(":")
    if head == "trait":
        return voice.word("champions-gains-trait", trait=voice.word(f"champions-trait-{rest}"))
    if head == "keyword":
        keyword = voice.word(f"champions-keyword-{rest}")
        return voice.word("champions-gains-keyword", keyword=keyword, amount=amount.say(voice))
    if head in ("cannot", "must", "may", "attacks"):
        return voice.word(f"champions-{head}-{rest}")
    if head == "lose":
        what, _, lost = rest.partition(":")
        return voice.word("champions-loses", what=voice.word(f"champions-{what}-{lost}"))
    if head in RESHAPING:
        stat = voice.word(f"champions-stat-{rest}")
        return voice.word(f"champions-gets-{head}", stat=stat, amount=amount.say(voice))
    if name == "blank":
        return voice.word("champions-blank")
    if name == "discard":
        return voice.word("champions-to-be-discarded")
    return voice.word("champions-gets", stat=voice.word(f"champions-stat-{name}"), amount=amount.say(voice))


class ChangeForm(Verb):
    """``to`` a form, or the other one when empty."""

    def __init__(self, to: str) -> None:
        self.to = to

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return not self.to or state.form(run.seat) != self.to

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        if self.possible(state, run):
            deeds.change_form(state, run.seat)

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"champions-do-change-form-{self.to}" if self.to else "champions-do-change-form")


# --- resources ----------------------------------------------------------------------------------------------------


class Generate(Generates):
    """Resources for the payment under way."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds

    def gives(self, state: ChampionsState, run: Resolving) -> list[str]:
        return self.kinds

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        gained = self.gives(state, run)
        paying(state).add(state, gained)
        state.emit("generated", {"card": run.origin, "resources": gained})

    def say(self, voice: Voice) -> str:
        kinds = voice.all_of([voice.word(f"champions-resource-{kind}") for kind in self.kinds])
        return voice.sentence("champions-do-generate", kinds=kinds)


class GenerateTop(Generate):
    """The resources of the top card of your discard pile. Whatever the payment itself discards comes too late."""

    def __init__(self) -> None:
        super().__init__([])

    def gives(self, state: ChampionsState, run: Resolving) -> list[str]:
        spent = [thing for frame in state.frames if isinstance(frame, Payment) for thing in frame.spent]
        discard = [thing for thing in state.players[run.seat].discard if thing not in spent]
        return state.cards.of(discard[-1]).resources if discard else []

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(self.gives(state, run))

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-generate-top")


class PayFor(Verb):
    """Pay the printed cost of one of these, your choice, and note it as ``it``. A cost."""

    def __init__(self, these: Selector) -> None:
        self.these = these

    def able(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [
            thing
            for thing in self.these.find(state, run)
            if not deeds.unique_in_play(state, thing)
            and affordable(state, run.seat, [ANY] * max(0, state.cards.of(thing).cost), run.origin, None)
        ]

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(self.able(state, run))

    def ahead(self, state: State, run: Resolving) -> Resolving:
        assert isinstance(state, ChampionsState)
        able = self.able(state, run)
        return run.binding("it", able[0]) if able else run

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        able = self.able(state, run)
        if at.cursor or not able:
            run.leave()
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in able]
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        at.cursor = 1
        thing = option.targets[0]
        run.bound["it"] = thing
        need = [ANY] * max(0, state.cards.of(thing).cost)
        state.frames.append(Payment(run.seat, run.origin, need, []))

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved step by step")

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-pay-for", these=self.these.say(voice))

    def check(self, checker: Checker) -> None:
        self.these.check(checker)
        checker.bind("it")


class Spend(Verb):
    """Resources spent inside an effect, as one of its choices."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return affordable(state, run.seat, self.kinds, "", None)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
        state.frames.append(Payment(run.seat, run.origin, self.kinds, []))

    def say(self, voice: Voice) -> str:
        kinds = voice.all_of([voice.word(f"champions-resource-{kind}") for kind in self.kinds])
        return voice.sentence("champions-do-spend", kinds=kinds)


class KeepOne(Verb):
    """Look at the top cards of your deck, take one into your hand and discard the others."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, ChampionsState)
        return bool(state.players[run.seat].deck)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        deck = state.players[run.seat].deck
        top = deck[-self.amount :]
        if at.cursor == 2 or not top:
            run.leave()
            return None
        if at.cursor == 0:
            at.cursor = 1
            state.emit("searches", {"seat": run.seat}, reveals=True)
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in top]
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin, shown=True)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        at.cursor = 2
        player = state.players[run.seat]
        top = player.deck[-self.amount :]
        del player.deck[-self.amount :]
        gone = [thing for thing in top if thing != option.targets[0]]
        if gone:
            deeds.afterwards(state, "discarded", {"seat": run.seat, "cards": gone})
        for thing in top:
            if thing == option.targets[0]:
                player.hand.append(thing)
                state.emit("to-hand", {"card": thing}, reveals=True)
            else:
                state.emit("discarded", {"card": thing}, reveals=True)
                player.discard.append(thing)
        deeds.refill(state, run.seat)

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved step by step")

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-keep-one", amount=self.amount)


class ForPlayer(Effect):
    """Each of these players does it, each being "you" in it, one at a time as the first player decides."""

    def __init__(self, who: Selector, effect: Effect) -> None:
        self.who = who
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        if at.cursor == 0:
            at.cursor = 1
            at.left = [seat_id(seat) for seat in seats_of(state, self.who.find(state, run))]
        at.left = [thing for thing in at.left if not state.players[seat_of(thing)].eliminated]
        if len(at.left) > 1:
            options = [Option(f"next:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in at.left]
            return Decision(state.first, "order", Message("champions-ask-player-order"), options, run.origin)
        if at.left:
            self.go(state, run, at, at.left[0])
        else:
            run.leave()
        return None

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, ChampionsState)
        self.go(state, run, at, option.targets[0])

    def go(self, state: ChampionsState, run: Resolving, at: Step, thing: str) -> None:
        at.left.remove(thing)
        node = state.cards.abilities[run.ability].children[at.node][0]
        state.frames.append(Resolving(run.ability, seat_of(thing), run.origin, None, [Step(node)]))

    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        return voice.sentence("champions-do-for-player", who=self.who.say(voice), effect=effect)

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        checker.apart(self.effect)


class PutNemesis(Verb):
    """Your set-aside nemesis minion and side scheme come into play, the rest of the set into the encounter deck."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, ChampionsState)
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
        run.bound["entered"] = ",".join(minions)
        for thing in schemes + minions:
            state.emit("nemesis", {"card": thing}, reveals=True)
            deeds.reveal(state, thing, run.seat, False)

    def say(self, voice: Voice) -> str:
        return voice.sentence("champions-do-nemesis")
