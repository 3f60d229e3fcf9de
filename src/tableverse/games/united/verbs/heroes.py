"""Heroes: their Action tokens, hands and places."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united import rules
from tableverse.games.united.frames import Discarding
from tableverse.games.united.hero_turn import DUE, LEAVES
from tableverse.games.united.phrases import FLAG, NUMBER, SELECTOR, CountedNumber, Phrase, one_of, say_as
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Selector, Voice
from tableverse.kernel.state import Frame, State
from tableverse.kernel.timing import occurring

#: Of whom there are several: who may stand in for another.
PERSONAS: Final = ("spider-man",)


class Gain(Phrase):
    """Action tokens."""

    key = "united-gain"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "kind": one_of(*SYMBOLS), "amount": f"{NUMBER}?"}
    forms: ClassVar[dict[str, str]] = {"who": "each"}
    says_any = True

    def say(self, voice: Voice) -> str:
        return self.say_any(voice, [self], None)

    def say_any(self, voice: Voice, parts: list[Phrase], who: Selector | None) -> str:
        kinds = voice.either([voice.word(f"united-token-of-{part.word('kind')}") for part in parts])
        said = {**self.arguments.said(voice, self.forms), "kinds": kinds}
        if who is not None:
            said["who"] = say_as(who, "one", voice)
        return voice.sentence(self.spoken_key, **said)

    def predicate(self, voice: Voice, after: Phrase) -> str:
        said = {**self.arguments.said(voice), "kinds": voice.word(f"united-token-of-{self.word('kind')}")}
        if isinstance(after, Gain):
            return voice.word("united-gain-more", **said)
        return voice.word(self.spoken_key, **{**said, "who": ""}).strip()

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.gain(state, hero, SYMBOLS.index(self.word("kind")), self.number("amount", state, run))


class DiscardToken(Phrase):
    """An Action token of one of the kinds named ("any": whichever), as a cost."""

    key = "united-discard-token"
    takes: ClassVar[dict[str, str]] = {
        "kinds": one_of("any", *SYMBOLS, "attack-or-wild", "heroic-or-wild", "move-or-wild")
    }

    def _kinds(self) -> list[int]:
        word = self.word("kinds")
        return list(range(len(SYMBOLS))) if word == "any" else [SYMBOLS.index(kind) for kind in word.split("-or-")]

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(state.heroes[run.seat].tokens[kind] for kind in self._kinds())

    def say(self, voice: Voice) -> str:
        if self.word("kinds") == "any":
            return voice.sentence("united-discard-any-token")
        kinds = voice.either([voice.word(f"united-token-of-{SYMBOLS[kind]}") for kind in self._kinds()])
        return voice.sentence(self.key, kinds=kinds)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(PayingToken(run.seat, self._kinds()))


class PayingToken(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "kinds")
    __slots__ = FIELDS

    def __init__(self, hero: int, kinds: list[int]) -> None:
        self.hero = hero
        self.kinds = kinds

    def clone(self) -> PayingToken:
        return PayingToken(self.hero, self.kinds)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        options = [
            state.box.options.of(f"token:{SYMBOLS[kind]}", "united-option-token", kind=SYMBOLS[kind])
            for kind in self.kinds
            if state.heroes[self.hero].tokens[kind]
        ]
        return Decision(self.hero, "token", Message("united-ask-token"), options)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        kind = option.id.removeprefix("token:")
        hero = state.heroes[self.hero]
        hero.tokens[SYMBOLS.index(kind)] -= 1
        state.emit("token-discarded", {"hero": hero.id, "kind": kind})
        state.frames.pop()


class Sabotage(Phrase):
    """An Action token of any Hero is discarded; the others are dealt out anew, both as the Villain player likes."""

    key = "united-sabotage"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(sum(hero.tokens) for hero in state.heroes if not hero.down)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(Sabotaging(run.seat, None))


class Sabotaging(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pool")
    __slots__ = FIELDS

    def __init__(self, seat: int, pool: list[int] | None) -> None:
        self.seat = seat
        #: Tokens still to be dealt out; None while one is still to be discarded.
        self.pool = pool

    def clone(self) -> Sabotaging:
        return Sabotaging(self.seat, None if self.pool is None else self.pool[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        standing = [state.heroes[hero] for hero in state.standing()]
        if self.pool is None:
            options = [
                Option(
                    f"token:{hero.id}:{SYMBOLS[kind]}",
                    Message("united-option-token-of", {"thing": f"hero:{hero.id}", "kind": SYMBOLS[kind]}),
                    [f"hero:{hero.id}"],
                )
                for hero in standing
                for kind in range(len(SYMBOLS))
                if hero.tokens[kind]
            ]
            return Decision(self.seat, "sabotage", Message("united-ask-sabotage"), options)
        if not sum(self.pool):
            state.frames.pop()
            return None
        kind = self._next()
        options = [
            state.box.options.of(
                f"give:{SYMBOLS[kind]}:{hero.id}", "united-option-give", f"hero:{hero.id}", SYMBOLS[kind]
            )
            for hero in standing
        ]
        return Decision(self.seat, "give", Message("united-ask-give", {"kind": SYMBOLS[kind]}), options)

    def _next(self) -> int:
        assert self.pool is not None
        return next(kind for kind, amount in enumerate(self.pool) if amount)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        standing = [state.heroes[hero] for hero in state.standing()]
        if self.pool is None:
            _, name, kind_name = option.id.split(":")
            hero = state.heroes[state.hero_of(name)]
            hero.tokens[SYMBOLS.index(kind_name)] -= 1
            state.emit("token-discarded", {"hero": hero.id, "kind": kind_name})
            self.pool = [sum(hero.tokens[kind] for hero in standing) for kind in range(len(SYMBOLS))]
            for hero in standing:
                hero.tokens = [0] * len(SYMBOLS)
            return
        kind = self._next()
        self.pool[kind] -= 1
        rules.gain(state, state.hero_of(option.id.rpartition(":")[2]), kind, 1)


class GainLater(Phrase):
    """Action tokens for yourself at the end of your turn."""

    key = "united-gain-later"
    takes: ClassVar[dict[str, str]] = {"kind": one_of(*SYMBOLS), "amount": NUMBER}

    def say(self, voice: Voice) -> str:
        counted = self.arguments.numbers["amount"]
        each = counted.each(voice) if isinstance(counted, CountedNumber) else ""
        return voice.sentence(f"{self.key}-each" if each else self.key, each=each, **self.arguments.said(voice))

    def act(self, state: UnitedState, run: Resolving) -> None:
        amount = self.number("amount", state, run)
        if amount > 0:
            rules.last(state, f"{DUE}{self.word('kind')}", state.hero_id(run.seat), "turn", amount)


class Draw(Phrase):
    key = "united-draw"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "amount": f"{NUMBER}?"}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(state.heroes[hero].deck for hero in self.heroes("who", state, run))

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.draw(state, hero, self.number("amount", state, run))


class DrawUpTo(Phrase):
    """Until there are so many in hand."""

    key = "united-draw-up-to"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "amount": NUMBER}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        wanted = self.number("amount", state, run)
        heroes = [state.heroes[hero] for hero in self.heroes("who", state, run)]
        return any(hero.deck and len(hero.hand) < wanted for hero in heroes)

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.draw(state, hero, max(0, self.number("amount", state, run) - len(state.heroes[hero].hand)))


class DrawInstead(Phrase):
    """Another number of cards in the draw step."""

    key = "united-draw-instead"
    asks: ClassVar[tuple[str, ...]] = ("amount:cards",)
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        occurring(state).facts["amount"] = self.number("amount", state, run)


class DiscardCard(Phrase):
    """A card of one's own choice from hand to the bottom of the deck."""

    key = "united-discard-card"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(state.heroes[hero].hand for hero in self.heroes("who", state, run))

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.frames.append(Discarding(hero, 1))


class DiscardSpecial(Phrase):
    """A card with a Special Effect, of one's own choice, from hand to the bottom of the deck."""

    key = "united-discard-special"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.frames.append(Discarding(hero, 1, True))


class FallLater(Phrase):
    """At the end of this turn you are KO'd."""

    key = "united-fall-later"

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.last(state, "falls", state.hero_id(run.seat), "turn")


class ReplaceHero(Phrase):
    """A Hero leaves the game and another one takes over: the KO'd Hero now, or (``later``) you as the turn ends."""

    key = "united-replace-hero"
    takes: ClassVar[dict[str, str]] = {"by": one_of("anyone", *PERSONAS), "later": f"{FLAG}?"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        if self.word("later") == "yes" and not self._own(state, run):
            return False
        return bool(rules.successors(state, self.word("by")))

    @staticmethod
    def _own(state: UnitedState, run: Resolving) -> bool:
        """Is the card that of the Hero who plays it, and not of a Supporting Hero?"""
        return state.box.cards[run.origin.removeprefix("card:")].hero == state.heroes[run.seat].id

    def act(self, state: UnitedState, run: Resolving) -> None:
        if self.word("later") == "yes":
            rules.last(state, f"{LEAVES}{self.word('by')}", state.hero_id(run.seat), "turn")
        else:
            rules.remove_hero(state, state.hero_of(run.origin), self.word("by"))


class MoveHeroes(Phrase):
    key = "united-move-heroes"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "to": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return not rules.rooted(state) and super().possible(state, run)

    def act(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for hero in self.heroes("who", state, run):
            if places:
                rules.move_hero(state, hero, places[0])


class PlayAtRandom(Phrase):
    """They play their next Hero card at random."""

    key = "united-play-at-random"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"who": "each"}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.heroes[hero].at_random = True
            state.emit("must-play-at-random", {"hero": state.heroes[hero].id})
