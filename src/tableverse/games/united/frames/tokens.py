"""Choices of tokens to discard or redistribute."""

from __future__ import annotations

from tableverse.games.united.frames.options import symbol_options
from tableverse.games.united.ids import kind_of
from tableverse.games.united.rules import tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.state import Frame


@plain
class PayingToken(Frame[UnitedState]):
    """A decision: which Action token of these kinds a Hero discards."""

    hero: int
    kinds: Shared[list[int]]

    def run(self, state: UnitedState) -> Decision | None:
        held = state.heroes[self.hero].tokens
        able = [amount if kind in self.kinds else 0 for kind, amount in enumerate(held)]
        options = symbol_options(state, able, "token")
        return Decision(self.hero, "token", Message("united-ask-token"), options)

    def answer(self, state: UnitedState, option: Option) -> None:
        kind = option.thing
        hero = state.heroes[self.hero]
        hero.tokens[SYMBOLS.index(kind)] -= 1
        state.emit("token-discarded", {"hero": hero.id, "kind": kind})
        state.frames.pop()


@plain
class Sabotaging(Frame[UnitedState]):
    """A series of decisions: discard one Action token, then redistribute the remaining ones."""

    seat: int
    #: Action tokens left to distribute; None until one token has been discarded.
    pool: list[int] | None

    def run(self, state: UnitedState) -> Decision | None:
        standing = [state.heroes[hero] for hero in state.standing()]
        if self.pool is None:
            options = [
                Option(
                    f"token:{hero.id}:{SYMBOLS[kind]}",
                    Message("united-option-token-of", {"thing": f"hero:{hero.id}", "kind": SYMBOLS[kind]}),
                    [f"hero:{hero.id}"],
                    [f"hero:{hero.id}", SYMBOLS[kind]],
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
            state.cards.option(
                f"give:{SYMBOLS[kind]}:{hero.id}", "united-option-give", f"hero:{hero.id}", SYMBOLS[kind]
            )
            for hero in standing
        ]
        return Decision(self.seat, "give", Message("united-ask-give", {"kind": SYMBOLS[kind]}), options)

    def _next(self) -> int:
        assert self.pool is not None
        return next(kind for kind, amount in enumerate(self.pool) if amount)

    def answer(self, state: UnitedState, option: Option) -> None:
        standing = [state.heroes[hero] for hero in state.standing()]
        if self.pool is None:
            thing, name = option.things
            hero = state.heroes[state.hero_of(thing)]
            hero.tokens[SYMBOLS.index(name)] -= 1
            state.emit("token-discarded", {"hero": hero.id, "kind": name})
            self.pool = [sum(hero.tokens[kind] for hero in standing) for kind in range(len(SYMBOLS))]
            for hero in standing:
                hero.tokens = [0] * len(SYMBOLS)
            return
        kind = self._next()
        self.pool[kind] -= 1
        tokens.gain(state, state.hero_of(option.thing), kind, 1)


@plain
class ChoosingThug(Frame[UnitedState]):
    """A decision: which kind of Thug to discard, in each Location with several kinds."""

    seat: int
    places: list[str]

    def run(self, state: UnitedState) -> Decision | None:
        if not self.places:
            state.frames.pop()
            return None
        place = state.places[state.place_of(self.places[0])]
        things = [f"{kind}@{place.id}" for kind in tokens.enemy_kinds(place)]
        options = [state.cards.option(f"discard:{thing}", "united-option-discard", thing) for thing in things]
        return Decision(self.seat, "thug", Message("united-ask-thug"), options)

    def answer(self, state: UnitedState, option: Option) -> None:
        at = state.place_of(self.places.pop(0))
        tokens.take_enemy(state.places[at], kind_of(option.thing))
        state.emit("tokens-discarded", {"kind": "thug", "amount": 1, "place": state.places[at].id})
