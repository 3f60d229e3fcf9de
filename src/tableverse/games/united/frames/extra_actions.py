"""Extra actions granted by effects."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.frames.hero_turn import current_turn
from tableverse.games.united.frames.options import BY_TOKEN, STOP, action_of, action_option, paid_by_token
from tableverse.games.united.ids import NOWHERE, is_token
from tableverse.games.united.rules import actions, powers, tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE, WILD, Action
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.state import Frame

ASK_ACT: Final = Message("united-ask-act")


@plain
class Acting(Frame[UnitedState]):
    """Extra actions that an effect grants, performed now in the Locations named by the effect. Each action is optional.

    ``rule``: "any" (no restriction), "single" (all against one target), "different" (each against another target),
    "each" (one in each Location), "raid" (as "each", and a Civilian is discarded in each Location), "one-place" (all in
    one Location), "villain" (against the Villain).
    """

    hero: int
    #: Kinds allowed for each action.
    kinds: Shared[list[int]]
    left: int
    #: Locations to act in. A Move always starts in the Hero's own Location.
    places: list[int]
    rule: str
    sure: bool
    #: Ids of the options chosen so far.
    chosen: list[str]

    def run(self, state: UnitedState) -> Decision | None:
        options = self.options(state)
        if not options:
            state.frames.pop()
            return None
        options.append(STOP)
        return Decision(self.hero, "act", ASK_ACT, options)

    def options(self, state: UnitedState) -> list[Option]:
        options: list[Option] = []
        if self.hero >= len(state.heroes):  # the Villain player takes no actions
            return options
        owner = state.heroes[self.hero]
        if self.left > 0 and not owner.down:
            for symbol in self.kinds:
                if symbol == MOVE and actions.exit_cost(state, self.hero) > self.left:
                    continue
                for at in [owner.at] if symbol == MOVE else self.places:
                    for action in actions.possible(state, at, symbol):
                        option = action_option(action)
                        if self._allowed(action, option):
                            options.append(option)
        return options

    def _allowed(self, action: Action, option: Option) -> bool:
        if self.rule == "single":
            return not self.chosen or option.id == self.chosen[0]
        if self.rule == "villain":
            return action is actions.ATTACK_VILLAIN
        if self.rule == "different":
            # Each Thug counts as a separate target.
            return is_token(action.thing) or option.id not in self.chosen
        return True

    def answer(self, state: UnitedState, option: Option) -> None:
        if option.verb == STOP.verb:
            self.left = 0
            return
        action = action_of(option)
        self.left -= actions.exit_cost(state, self.hero) if action.verb == "move" else 1
        self.chosen.append(option.id)
        at = NOWHERE
        if self.rule in ("each", "raid") or (self.rule == "one-place" and len(self.places) > 1):
            at = _where(state, action, self.places)
            self.places = [at] if self.rule == "one-place" else [place for place in self.places if place != at]
        actions.perform(state, self.hero, action, self.sure)
        if self.rule == "raid":
            tokens.discard_tokens(state, at, "civilian", 1)


def _where(state: UnitedState, action: Action, places: list[int]) -> int:
    for at in places:
        for each in actions.possible(state, at, action.symbol):
            if each.verb == action.verb and each.thing == action.thing:
                return at
    raise LookupError(action.thing)


@plain
class ActingAfar(Frame[UnitedState]):
    """A decision: which action of the turn a Hero uses in the Location of a Spider-Bot."""

    hero: int

    def run(self, state: UnitedState) -> Decision | None:
        return Decision(self.hero, "act", ASK_ACT, [*self.options(state), STOP])

    def options(self, state: UnitedState) -> list[Option]:
        """Return the options to use the turn's actions and tokens in Locations with Spider-Bots."""
        turn = current_turn(state)
        options: list[Option] = []
        if turn is None or self.hero >= len(state.heroes):
            return options
        hero = state.heroes[self.hero]
        tokens = powers.usable_tokens(state, hero)
        places = [at for at, place in enumerate(state.places) if place.bots and at != hero.at]
        for symbol in (ATTACK, HEROIC):
            plain = turn.symbols[symbol] + turn.symbols[WILD]
            by_token = not turn.symbols[symbol] and tokens[symbol] + tokens[WILD]
            for at in places:
                for action in actions.possible(state, at, symbol):
                    if plain:
                        options.append(action_option(action))
                    if by_token:
                        options.append(action_option(action, BY_TOKEN))
        return options

    def answer(self, state: UnitedState, option: Option) -> None:
        state.frames.pop()
        if option.verb == STOP.verb:
            return
        turn = current_turn(state)
        assert turn is not None
        action = action_of(option)
        turn.pay(state, action.symbol, paid_by_token(option))
        actions.perform(state, self.hero, action)
