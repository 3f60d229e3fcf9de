"""The 13 steps of set-up, and the decisions in these steps."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.frames.rounds import Rounds
from tableverse.games.dagger.rules.enemies import spawn
from tableverse.games.dagger.rules.missions import spawn_side_mission
from tableverse.games.dagger.state import DaggerState, Hero, Mission
from tableverse.kernel.choice import Decision, Message, Option, option_about
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame

EVENTS_USED: Final = 9


PILES: Final = 3
#: The first step of set-up after all decisions.
PLACED: Final = 6


@plain
class SetUp(Frame[DaggerState]):
    """Set-up. ``step`` counts heroes, supports, aspects, first player, Iliad, starting bases, and the rest."""

    step: int
    strike: str

    def run(self, state: DaggerState) -> Decision | None:
        decision: Decision | None = None
        if self.step == 0:
            decision = self._choose_hero(state)
        elif self.step == 1:
            decision = self._choose_support(state)
        elif self.step == 2:
            decision = self._choose_aspect(state)
        elif self.step == 3:
            return self._choose_first(state)
        elif self.step == 4:
            return self._place_iliad(state)
        elif self.step == 5:
            decision = self._place_hero(state)
        elif self.step == 6:
            stack_events(state)
        elif self.step == 7:
            self._start(state)
        else:
            state.frames.pop()
            state.frames.append(Rounds())
            return None
        if decision is None:
            self.step += 1
        return decision

    def _choose_hero(self, state: DaggerState) -> Decision | None:
        for hero in state.heroes:
            if not hero.id:
                taken = [state.cards.heroes[other.id].sheet for other in state.heroes if other.id]
                options = [
                    Option(f"hero:{card.id}", Message("dagger-option-hero", {"hero": card.id}), [card.id])
                    for card in state.cards.heroes.values()
                    if card.sheet not in taken
                ]
                return Decision(hero.seat, "hero", Message("dagger-ask-hero"), options)
        return None

    def _choose_support(self, state: DaggerState) -> Decision | None:
        for hero in state.heroes:
            if not hero.ready:
                options = [
                    Option(f"support:{id}", Message("dagger-option-support", {"support": id}), [id])
                    for id in state.cards.shared[state.cards.heroes[hero.id].sheet]
                ]
                return Decision(
                    hero.seat, "support", Message("dagger-ask-support", {"hero": hero.id}), options, hero.id
                )
        return None

    def _choose_aspect(self, state: DaggerState) -> Decision | None:
        for hero in state.heroes:
            if not hero.aspect:
                taken = [other.aspect for other in state.heroes]
                options = [
                    Option(f"aspect:{id}", Message("dagger-option-aspect", {"aspect": id}), [id])
                    for id in state.cards.aspects
                    if id not in taken
                ]
                return Decision(hero.seat, "aspect", Message("dagger-ask-aspect", {"hero": hero.id}), options, hero.id)
        return None

    def _choose_first(self, state: DaggerState) -> Decision:
        options = [
            Option(f"first:{hero.id}", Message("dagger-option-first", {"hero": hero.id}), [hero.id])
            for hero in state.heroes
        ]
        return Decision(0, "first", Message("dagger-ask-first"), options)

    def _place_iliad(self, state: DaggerState) -> Decision:
        options = [option_about("iliad", space, "dagger-option-iliad", "space") for space in state.board.numbered]
        return Decision(state.heroes[state.first].seat, "iliad", Message("dagger-ask-iliad"), options)

    def _place_hero(self, state: DaggerState) -> Decision | None:
        hero = self._unplaced(state)
        if hero is None:
            return None
        taken = [other.space for other in state.heroes]
        options = [
            option_about("start", base, "dagger-option-start", "base")
            for base in state.bases()
            if state.place_of(base) not in taken
        ]
        return Decision(hero.seat, "start", Message("dagger-ask-start", {"hero": hero.id}), options, hero.id)

    def _unplaced(self, state: DaggerState) -> Hero | None:
        for offset in range(len(state.heroes)):
            hero = state.heroes[(state.first + offset) % len(state.heroes)]
            if not hero.space:
                return hero
        return None

    def answer(self, state: DaggerState, option: Option) -> None:
        verb, thing = option.verb, option.thing
        if verb == "hero":
            hero = next(hero for hero in state.heroes if not hero.id)
            hero.id = thing
            state.roster = None
            state.emit("chose-hero", {"seat": hero.seat, "hero": thing})
        elif verb == "support":
            hero = next(hero for hero in state.heroes if not hero.ready)
            hero.ready = [thing]
            state.emit("chose-support", {"hero": hero.id, "support": thing})
        elif verb == "aspect":
            hero = next(hero for hero in state.heroes if not hero.aspect)
            hero.aspect = thing
            state.roster = None
            state.emit("chose-aspect", {"hero": hero.id, "aspect": thing})
        elif verb == "first":
            state.first = [hero.id for hero in state.heroes].index(thing)
            state.emit("first-player", {"hero": thing})
            self.step = 4
        elif verb == "iliad":
            state.iliad = thing
            state.emit("iliad", {"space": thing})
            self.step = 5
        else:
            placed = self._unplaced(state)
            assert placed is not None
            placed.space = state.place_of(thing)
            state.emit("entered", {"hero": placed.id, "space": placed.space})

    def _start(self, state: DaggerState) -> None:
        """Lay out the first strike and resolve its icons: the enemy group, spawns, a side mission."""
        card = state.cards.strikes[self.strike]
        state.top = Mission(card.id)
        group = card.groups[state.rng.below(len(card.groups))]
        state.groups = [*state.cards.groups[group], state.cards.nemeses[state.nemesis.card].own]
        state.emit("first-strike", {"mission": card.id})
        for part in card.spawns:
            if part.dots <= state.spawning():
                spawn(state, part.rank, part.space)
        spawn_side_mission(state)


def remaining_questions(state: DaggerState) -> list[tuple[Decision, Option]]:
    """Return the questions left before the game begins, each with a suggested answer.

    Later questions assume that all earlier suggestions are accepted.
    """
    found: list[tuple[Decision, Option]] = []
    if not isinstance(state.frames[-1], SetUp):
        return found
    imagined = state.clone()
    frame = imagined.frames[-1]
    assert isinstance(frame, SetUp)
    while frame.step < PLACED:
        decision = frame.run(imagined)
        if decision is not None:
            option = suggestion(imagined, decision)
            found.append((decision, option))
            frame.answer(imagined, option)
    return found


def suggestion(state: DaggerState, decision: Decision) -> Option:
    """Return the suggested answer.

    Suggest the support with the highest charge cost, a place for the Iliad far from other bases, and starting spaces
    that are far apart. Among equals, prefer spaces near the nemesis.
    """
    options = decision.options
    if decision.kind == "support":
        worth = [state.cards.supports[option.thing].charge for option in options]
    elif decision.kind == "iliad":
        worth = _distance_scores(state, [option.thing for option in options], state.board.bases)
    elif decision.kind == "start":
        placed = [hero.space for hero in state.heroes if hero.space]
        worth = _distance_scores(state, [state.place_of(option.thing) for option in options], placed)
    else:
        return options[0]
    return options[worth.index(max(worth))]


def _distance_scores(state: DaggerState, spaces: list[str], others: list[str]) -> list[int]:
    """Return a score for each space: first its distance from ``others``, then its closeness to the nemesis."""
    board, bifrost, nemesis = state.board, state.bifrost, state.nemesis.space
    return [
        10 * min([board.distance(space, other, bifrost) for other in others], default=0)
        - board.distance(space, nemesis, bifrost)
        for space in spaces
    ]


def stack_events(state: DaggerState) -> None:
    """Stack nine normal events in three piles, add an event of the nemesis to each, and shuffle each pile."""
    normal = [card.id for card in state.cards.events.values() if not card.nemesis]
    own = [card.id for card in state.cards.events.values() if card.nemesis == state.nemesis.card]
    state.rng.shuffle(normal)
    state.rng.shuffle(own)
    state.piles = [[]]  # a pile for events that are put at the bottom later
    size = EVENTS_USED // PILES
    for number in range(PILES):
        pile = [*normal[number * size : (number + 1) * size], own[number]]
        state.rng.shuffle(pile)
        state.piles.append(pile)
