"""Things under way inside a turn: damage to Heroes, discarding, extra actions, Overflows."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united import actions, rules
from tableverse.games.united.state import NOWHERE, RING, UnitedState
from tableverse.games.united.symbols import MOVE
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State

ASK_DISCARD: Final = Message("united-ask-discard")
ASK_DISCARD_SPECIAL: Final = Message("united-ask-discard-special")
ASK_LEAVE_GEAR: Final = Message("united-ask-leave-gear")
ASK_ACT: Final = Message("united-ask-act")
STOP: Final = Option("stop", Message("united-option-stop"))
#: Own Equipment cards that a Hero may use.
MOST_GEAR: Final = 3


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
                sure = self.sure or rules.damage_is_sure(state, hero)
                facts = {"target": target, "amount": self.amount, "sure": sure, "source": self.source}
                rules.open_window(state, "damage", facts)
        elif state.fallen:
            rules.open_window(state, "ko", {"hero": state.hero_id(state.fallen.pop(0))})
        else:
            state.frames.pop()
        return None


class LeavingGear(Frame):
    """A Hero with more Equipment cards than may be used chooses which of them are left out of the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)
    __slots__ = FIELDS

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def clone(self) -> LeavingGear:
        return LeavingGear(self.hero)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        gear = state.heroes[self.hero].gear
        if len(gear) <= MOST_GEAR:
            state.frames.pop()
            return None
        options = [
            state.box.options.of(f"leave-gear:{item.id}", "united-option-leave-gear", f"gear:{item.id}")
            for item in gear
        ]
        return Decision(self.hero, "leave-gear", ASK_LEAVE_GEAR, options)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        owner = state.heroes[self.hero]
        left_out = option.id.removeprefix("leave-gear:")
        owner.gear = [item for item in owner.gear if item.id != left_out]
        state.emit("gear-left", {"hero": owner.id, "gear": left_out})


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
        cards = state.box.special_among(owner.hand) if self.special else owner.hand
        if self.left <= 0 or not cards:
            state.frames.pop()
            return None
        ask = ASK_DISCARD_SPECIAL if self.special else ASK_DISCARD
        return Decision(self.hero, "discard", ask, card_options(state, cards, "discard"))

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        self.left -= 1
        rules.put_under(state, self.hero, option.id.removeprefix("discard:"))


def card_options(state: UnitedState, cards: list[str], verb: str) -> list[Option]:
    """One option for each different card."""
    return [
        state.box.options.of(f"{verb}:{card}", f"united-option-{verb}", f"card:{card}") for card in dict.fromkeys(cards)
    ]


class Acting(Frame):
    """Extra actions that an effect gives, done now in the Locations it names; each may be left out.

    ``rule``: "any" (split as one likes), "single" (all against one target), "different" (each against another),
    "each" (one in each Location), "raid" (the same, and a Civilian is discarded there), "one-place" (all in one
    Location), "villain" (against the Villain)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "kinds", "left", "places", "rule", "sure", "chosen")
    __slots__ = FIELDS

    def __init__(
        self, hero: int, kinds: list[int], left: int, places: list[int], rule: str, sure: bool, chosen: list[str]
    ) -> None:
        self.hero = hero
        #: What each action may be.
        self.kinds = kinds
        self.left = left
        #: Where; a Move is always made from where the Hero stands.
        self.places = places
        self.rule = rule
        self.sure = sure
        self.chosen = chosen

    def clone(self) -> Acting:
        return Acting(self.hero, self.kinds, self.left, self.places[:], self.rule, self.sure, self.chosen[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        options = self.options(state)
        if not options:
            state.frames.pop()
            return None
        options.append(STOP)
        return Decision(self.hero, "act", ASK_ACT, options)

    def options(self, state: UnitedState) -> list[Option]:
        owner = state.heroes[self.hero]
        options: list[Option] = []
        if self.left > 0 and not owner.down:
            for symbol in self.kinds:
                if symbol == MOVE and actions.exit_cost(state, self.hero) > self.left:
                    continue
                for at in [owner.at] if symbol == MOVE else self.places:
                    for target in actions.targets(state, at, symbol):
                        if self._allowed(target):
                            options.append(actions.option(state, target))
        return options

    def _allowed(self, target: str) -> bool:
        if self.rule == "single":
            return not self.chosen or target == self.chosen[0]
        if self.rule == "villain":
            return target == "attack:villain"
        if self.rule == "different":
            # Each Thug is a target of its own.
            return "@" in target or target not in self.chosen
        return True

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        if option.id == "stop":
            self.left = 0
            return
        self.left -= actions.exit_cost(state, self.hero) if option.id.startswith("move:") else 1
        self.chosen.append(option.id)
        at = NOWHERE
        if self.rule in ("each", "raid") or (self.rule == "one-place" and len(self.places) > 1):
            at = _where(state, option.id, self.places)
            self.places = [at] if self.rule == "one-place" else [place for place in self.places if place != at]
        actions.do(state, self.hero, option.id, self.sure)
        if self.rule == "raid":
            rules.discard_tokens(state, at, "civilian", 1)


def _where(state: UnitedState, target: str, places: list[int]) -> int:
    for at in places:
        for symbol in range(3):
            if target in actions.targets(state, at, symbol):
                return at
    raise LookupError(target)


class Overflowing(Frame):
    """The Overflows that are waiting, one by one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("places",)
    __slots__ = FIELDS

    def __init__(self, places: list[int]) -> None:
        self.places = places

    def clone(self) -> Overflowing:
        return Overflowing(self.places[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not self.places:
            state.frames.pop()
            return None
        at = self.places.pop(0)
        rules.open_window(state, "overflow", {"place": state.place_id(at)})
        return None


def drain_overflow(state: UnitedState, in_order: bool = False) -> bool:
    """Resolve what overflowed: as it came (``in_order``), or clockwise from the Villain. Says whether there was any."""
    if state.fallen:
        state.frames.append(Harm([], 0, False, ""))
        return True
    if not state.overflow:
        return False
    places = state.overflow
    state.overflow = []
    if not in_order:
        places = sorted(places, key=lambda at: (at - state.villain_at) % RING)
    state.frames.append(Overflowing(places))
    return True
