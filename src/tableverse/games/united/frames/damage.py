"""Damage to Heroes, and what they give up for it."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united.frames.options import STOP, card_options
from tableverse.games.united.rules import abilities, hands, powers
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State
from tableverse.kernel.timing import occurring

ASK_DISCARD: Final = Message("united-ask-discard")
ASK_DISCARD_SPECIAL: Final = Message("united-ask-discard-special")


class Harm(Frame):
    """Damage of one effect to some Heroes, one after another; then the consequences of the KOs it has caused, one by
    one. Also pushed alone, without targets, when a KO has another cause."""

    FIELDS: ClassVar[tuple[str, ...]] = ("targets", "amount", "sure", "source")
    __slots__ = FIELDS

    def __init__(self, targets: list[str], amount: int, sure: bool, source: str) -> None:
        self.targets = targets
        self.amount = amount
        self.sure = sure
        self.source = source

    def clone(self) -> Harm:
        return Harm(self.targets[:], self.amount, self.sure, self.source)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if self.targets:
            target = self.targets.pop(0)
            hero = state.heroes[state.hero_of(target)]
            if not hero.down:
                sure = self.sure or powers.damage_is_sure(state, hero)
                facts = {"target": target, "amount": self.amount, "sure": sure, "source": self.source}
                abilities.open_window(state, "damage", facts)
        elif state.fallen:
            abilities.open_window(state, "ko", {"hero": state.hero_id(state.fallen.pop(0))})
        else:
            state.frames.pop()
        return None


class Discarding(Frame):
    """A Hero who takes damage puts that many cards of the hand under the deck. ``special``: only cards with a Special
    Effect will do."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "left", "special")
    __slots__ = FIELDS

    def __init__(self, hero: int, left: int, special: bool = False) -> None:
        self.hero = hero
        self.left = left
        self.special = special

    def clone(self) -> Discarding:
        return Discarding(self.hero, self.left, self.special)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        owner = state.heroes[self.hero]
        cards = state.cards.special_among(owner.hand) if self.special else owner.hand
        if self.left <= 0 or not cards:
            state.frames.pop()
            return None
        ask = ASK_DISCARD_SPECIAL if self.special else ASK_DISCARD
        return Decision(self.hero, "discard", ask, card_options(state, cards, "discard"))

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        self.left -= 1
        hands.put_under(state, self.hero, option.id.removeprefix("discard:"))


class Tribute(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("heroes", "origin")
    __slots__ = FIELDS

    def __init__(self, heroes: list[str], origin: str) -> None:
        self.heroes = heroes
        self.origin = origin

    def clone(self) -> Tribute:
        return Tribute(self.heroes[:], self.origin)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not self.heroes:
            state.frames.pop()
            return None
        number = state.hero_of(self.heroes[0])
        hero = state.heroes[number]
        options = [
            state.cards.option(f"token:{SYMBOLS[kind]}", "united-option-token", kind=SYMBOLS[kind])
            for kind in range(len(SYMBOLS))
            if hero.tokens[kind]
        ]
        options.append(Option("damage", Message("united-option-damage")))
        if hero.down:
            self.heroes.pop(0)
            return None
        return Decision(number, "tribute", Message("united-ask-tribute"), options, self.origin)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        hero = state.heroes[state.hero_of(self.heroes[0])]
        thing = self.heroes.pop(0)
        verb, _, kind = option.id.partition(":")
        if verb == "token":
            hero.tokens[SYMBOLS.index(kind)] -= 1
            state.emit("token-discarded", {"hero": hero.id, "kind": kind})
        else:
            state.frames.append(Harm([thing], 1, False, self.origin))


class BuyingOff(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "kind", "here")
    __slots__ = FIELDS

    def __init__(self, hero: int, kind: str, here: bool = False) -> None:
        self.hero = hero
        self.kind = kind
        self.here = here

    def clone(self) -> BuyingOff:
        return BuyingOff(self.hero, self.kind, self.here)

    def able(self, state: UnitedState) -> int:
        """How many tokens there are to discard."""
        hero = state.heroes[self.hero]
        return state.places[hero.at].tokens if self.here else hero.tokens[SYMBOLS.index(self.kind)]

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not self.able(state) or occurring(state).facts["amount"] <= 0:
            state.frames.pop()
            return None
        token = state.cards.option(f"token:{self.kind}", "united-option-token", kind=self.kind)
        return Decision(self.hero, "token", Message("united-ask-buy-off"), [token, STOP])

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        if option.id == STOP.id:
            state.frames.pop()
            return
        hero = state.heroes[self.hero]
        if self.here:
            state.places[hero.at].tokens -= 1
        else:
            hero.tokens[SYMBOLS.index(self.kind)] -= 1
        state.emit("token-discarded", {"hero": hero.id, "kind": self.kind})
        occurring(state).facts["amount"] -= 1
        state.emit("ignored", {"thing": f"hero:{hero.id}", "amount": 1})
