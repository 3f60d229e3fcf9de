"""Damage to Heroes, and the cards or tokens that Heroes lose because of damage."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.frames.options import STOP, card_options, symbol_options
from tableverse.games.united.ids import name_of
from tableverse.games.united.rules import hands, occurrences, powers
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame
from tableverse.kernel.timing import occurring

ASK_DISCARD: Final = Message("united-ask-discard")
ASK_DISCARD_SPECIAL: Final = Message("united-ask-discard-special")


@plain
class Harm(Frame[UnitedState]):
    """Damage of one effect to Heroes, one after another, followed by the consequences of each KO.

    This frame is also pushed, without targets, when something else causes a KO.
    """

    targets: list[str]
    amount: int
    sure: bool
    source: str

    def run(self, state: UnitedState) -> Decision | None:
        if self.targets:
            target = self.targets.pop(0)
            hero = state.heroes[state.hero_of(target)]
            if not hero.down:
                sure = self.sure or powers.damage_is_sure(state, hero)
                facts = {"target": target, "amount": self.amount, "sure": sure, "source": self.source}
                occurrences.occur(state, "damage", facts)
        elif state.fallen:
            occurrences.occur(state, "ko", {"hero": state.hero_id(state.fallen.pop(0))})
        else:
            state.frames.pop()
        return None


@plain
class Discarding(Frame[UnitedState]):
    """A decision: which ``left`` cards from the hand a damaged Hero puts under the deck.

    With ``special``, only cards with a Special Effect count.
    """

    hero: int
    left: int
    special: bool = False

    def run(self, state: UnitedState) -> Decision | None:
        owner = state.heroes[self.hero]
        cards = state.cards.special_among(owner.hand) if self.special else owner.hand
        if self.left <= 0 or not cards:
            state.frames.pop()
            return None
        ask = ASK_DISCARD_SPECIAL if self.special else ASK_DISCARD
        return Decision(self.hero, "discard", ask, card_options(state, cards, "discard"))

    def answer(self, state: UnitedState, option: Option) -> None:
        self.left -= 1
        hands.put_under(state, self.hero, name_of(option.thing))


@plain
class Tribute(Frame[UnitedState]):
    """A series of decisions: each Hero discards an Action token or takes 1 damage."""

    heroes: list[str]
    origin: str

    def run(self, state: UnitedState) -> Decision | None:
        if not self.heroes:
            state.frames.pop()
            return None
        number = state.hero_of(self.heroes[0])
        hero = state.heroes[number]
        options = symbol_options(state, hero.tokens, "token")
        options.append(Option("damage", Message("united-option-damage")))
        if hero.down:
            self.heroes.pop(0)
            return None
        return Decision(number, "tribute", Message("united-ask-tribute"), options, self.origin)

    def answer(self, state: UnitedState, option: Option) -> None:
        hero = state.heroes[state.hero_of(self.heroes[0])]
        thing = self.heroes.pop(0)
        if option.verb == "token":
            kind = option.thing
            hero.tokens[SYMBOLS.index(kind)] -= 1
            state.emit("token-discarded", {"hero": hero.id, "kind": kind})
        else:
            state.frames.append(Harm([thing], 1, False, self.origin))


@plain
class BuyingOff(Frame[UnitedState]):
    """A series of decisions: a Hero discards Action tokens one by one, each to prevent 1 damage."""

    hero: int
    kind: str
    here: bool = False

    def able(self, state: UnitedState) -> int:
        """Return the number of tokens that the Hero can still discard."""
        hero = state.heroes[self.hero]
        return state.places[hero.at].tokens if self.here else hero.tokens[SYMBOLS.index(self.kind)]

    def run(self, state: UnitedState) -> Decision | None:
        if not self.able(state) or occurring(state).facts["amount"] <= 0:
            state.frames.pop()
            return None
        token = state.cards.option(f"token:{self.kind}", "united-option-token", kind=self.kind)
        return Decision(self.hero, "token", Message("united-ask-buy-off"), [token, STOP])

    def answer(self, state: UnitedState, option: Option) -> None:
        if option.verb == STOP.verb:
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
