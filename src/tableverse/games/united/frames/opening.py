"""The decisions before the first turn: Equipment, the first Hero, and decisions that a mode adds."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.frames.options import card_options, place_options
from tableverse.games.united.frames.rounds import Round
from tableverse.games.united.ids import NOBODY, RING, name_of
from tableverse.games.united.rules import decks, hands, plans, tokens
from tableverse.games.united.rules.decks import PER_SUPPORT
from tableverse.games.united.state import DUEL, Gear, UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import field, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import Frame

DISPLAY: Final = 2
DEEP_DISPLAY: Final = 3
OPENING_PLANS: Final = 2
NOTHING: Final = Option("nothing", Message("united-option-nothing"))


@plain
class Task(Plain):
    """A decision that the players have yet to make.

    ``hero`` is the number of the Hero who gets Equipment, ``support`` the Supporting Hero whose cards are chosen.
    """

    kind: str
    hero: int = NOBODY
    support: str = ""


@plain
class Opening(Frame[UnitedState]):
    """The remaining tasks, the current task first. ``pool`` holds the Equipment that is not assigned yet."""

    tasks: list[Task]
    pool: list[str] = field(factory=list)
    budget: int = 0
    #: Extra Wild tokens for each Hero at the start, as agreed in the settings.
    extra: int = 0

    def run(self, state: UnitedState) -> Decision | None:
        if not self.tasks:
            state.frames[:] = [Round()]
            return None
        task = self.tasks[0].kind
        if not self.pool and self._fill_pool(state, self.tasks[0]):
            return None
        if task == "gear":
            return self._ask_gear(state, self.tasks[0].hero)
        if task == "villain-start":
            options = place_options(state, range(RING), "villain-start")
            return Decision(0, "villain-start", Message("united-ask-villain-start"), options)
        if task == "villain-supers":
            options = card_options(state, state.villain_supers, "remove-super")
            return Decision(state.villain_seat, "supers", Message("united-ask-remove-super"), options)
        if task == "hero-supers":
            return self._ask_super(state)
        if task == "tokens":
            return self._ask_token(state)
        if task == "support":
            options = card_options(state, self.pool, "choose-support")
            return Decision(0, "support", Message("united-ask-support"), options)
        if task == "battle-plans":
            return self._ask_battle_plan(state)
        if task == "deal":
            self._deal(state)
            self._next()
            return None
        options = [
            state.cards.option(f"start:{hero.id}", "united-option-start", f"hero:{hero.id}") for hero in state.heroes
        ]
        return Decision(0, "start", Message("united-ask-start"), options)

    def answer(self, state: UnitedState, option: Option) -> None:
        task = self.tasks[0].kind
        name = name_of(option.thing)
        if task == "gear":
            hero = state.heroes[self.tasks[0].hero]
            if option.verb != NOTHING.verb:
                hero.gear.append(Gear(name))
                decks.take_out(state, hero.deck, "single-wild")
            self._next()
        elif task == "villain-start":
            set_starting_locations(state, state.place_of(option.thing))
            self._next()
        elif task == "villain-supers":
            state.villain_supers.remove(name)
            self._next()
        elif task == "hero-supers":
            self._give_super(state, name)
        elif task == "tokens":
            tokens.gain(state, state.hero_of(option.thing), SYMBOLS.index(self.pool.pop(0)), 1)
            if not self.pool:
                self._next()
        elif task == "support":
            state.supports.append(name)
            self.pool.remove(name)
            chosen = [state.cards.hero_cards[card].hero for card in state.supports]
            if chosen.count(self.tasks[0].support) == PER_SUPPORT:
                self.pool = []
                self._next()
        elif task == "battle-plans":
            if option.verb == NOTHING.verb:
                self._next()
            else:
                state.battle_plans.append(name)
                self.budget -= state.cards.battle_plans[name].cost
        else:
            state.active = state.hero_of(option.thing)
            self._next()

    def _next(self) -> None:
        self.tasks.pop(0)

    def _fill_pool(self, state: UnitedState, task: Task) -> bool:
        """Fill the pool with the cards or tokens of a task. Return whether the pool has any."""
        if task.kind == "hero-supers":
            cards = list(state.cards.super_heroes)
            state.rng.shuffle(cards)
            # The number of Hero players plus one; a lone commander keeps two of three.
            self.pool = cards[: 3 if state.mode == DUEL else len(state.heroes) + 1]
            state.emit("supers-drawn", {"amount": len(self.pool)}, reveals=True)
        elif task.kind == "tokens":
            self.pool = [*state.cards.villains[state.villain].tokens, *["wild"] * self.extra]
        elif task.kind == "support":
            self.pool = state.cards.support_cards(task.support)
            for card in state.supports:
                if card in self.pool:
                    self.pool.remove(card)
        return bool(self.pool)

    # --- Equipment ----------------------------------------------------------------------------------------------

    def _ask_gear(self, state: UnitedState, hero: int) -> Decision:
        taken = [gear.id for other in state.heroes for gear in other.gear]
        options = [
            state.cards.option(f"gear:{gear}", "united-option-gear", f"gear:{gear}")
            for gear in state.cards.generic_gear
            if gear not in taken
        ]
        return Decision(hero, "gear", Message("united-ask-gear"), [*options, NOTHING])

    # --- Super Villain Mode -------------------------------------------------------------------------------------

    def _ask_super(self, state: UnitedState) -> Decision:
        seat = self._next_without(state)
        return Decision(seat, "super", Message("united-ask-super"), card_options(state, self.pool, "take-super"))

    def _next_without(self, state: UnitedState) -> int:
        for number, hero in enumerate(state.heroes):
            if not hero.supers:
                return number
        return 0

    def _give_super(self, state: UnitedState, card: str) -> None:
        state.heroes[self._next_without(state)].supers.append(card)
        self.pool.remove(card)
        if len(self.pool) == 1:
            self.pool = []
            self._next()

    def _ask_token(self, state: UnitedState) -> Decision:
        kind = self.pool[0]
        options = [
            state.cards.option(f"give:{kind}:{hero.id}", "united-option-give", f"hero:{hero.id}", kind)
            for hero in state.heroes
        ]
        return Decision(0, "give", Message("united-ask-give", {"kind": kind}), options)

    # --- Commander Solo Mode ------------------------------------------------------------------------------------

    def _ask_battle_plan(self, state: UnitedState) -> Decision | None:
        options = [
            state.cards.option(f"battle-plan:{plan.id}", "united-option-battle-plan", f"battle-plan:{plan.id}")
            for plan in state.cards.battle_plans.values()
            if plan.cost <= self.budget and plan.id not in state.battle_plans
        ]
        if not options:
            self._next()
            return None
        return Decision(0, "battle-plan", Message("united-ask-battle-plan"), [*options, NOTHING])

    # --- dealing ------------------------------------------------------------------------------------------------

    def _deal(self, state: UnitedState) -> None:
        """Shuffle, put Starting Hand and Bottom of the deck cards in place, and draw the opening hands."""
        for number, hero in enumerate(state.heroes):
            hero.deck = decks.arranged(state, hero.deck)
            hero.buried = hero.sunk = sum(state.cards.hero_cards[card].bottom for card in hero.deck)
            hands.draw(state, number, hands.HAND)
        if state.commanded:
            state.rng.shuffle(state.supports)
            deep = any(state.cards.battle_plans[plan].rule == "deep-bench" for plan in state.battle_plans)
            for _ in range(DEEP_DISPLAY if deep else DISPLAY):
                state.display.append(state.supports.pop())
        if state.villain_seat != NOBODY:
            for _ in range(OPENING_PLANS):
                card = plans.draw_plan(state)
                state.villain_hand.append(card)
                state.emit("drew-plan", {"card": card}, state.villain_seat, True)


def set_starting_locations(state: UnitedState, at: int) -> None:
    """Place the Villain, the Heroes opposite, and any Spider-Bots two Locations away on both sides."""
    state.villain_at = at
    state.home = (at + RING // 2) % RING
    for hero in state.heroes:
        hero.at = state.home
    if state.cards.villains[state.villain].bots:
        for step in (-2, 2):
            state.places[(at + step) % RING].bots = 1
