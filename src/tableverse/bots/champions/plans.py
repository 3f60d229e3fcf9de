"""Plans for a turn: a beam search over everything that a player may do until it ends, each plan valued by the chance to
win where the turn ends, or where the policy would end it.

A plan is the options of a turn in their order, some with what pays for them; what else has to be chosen goes by the
policy. Whoever plays on keeps to a plan as long as nothing comes up that was hidden when it was made.
"""

from __future__ import annotations

from tableverse.bots.champions import policy
from tableverse.bots.champions.chances import Chances
from tableverse.bots.champions.hand import payment_value
from tableverse.bots.champions.quick_turn import turn_begun
from tableverse.bots.champions.rollout import apply, apply_to_turn, finish_phase, reach_turn
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game

#: Lines that are followed at once, and how many options they may be long.
WIDTH, LENGTH = 3, 8
#: Other payments that are tried than that of the policy.
PAYMENTS = 2
#: Nobody is asked for help in thought.
ASKING = "ask"


class Plan:
    """``score``: the log odds where it ends."""

    __slots__ = ("score", "steps")

    def __init__(self, score: float, steps: list[str]) -> None:
        self.score = score
        self.steps = steps


class Line:
    """The beginning of a plan, and where it leads: to the next choice of the turn."""

    __slots__ = ("score", "steps", "world")

    def __init__(self, score: float, steps: list[str], world: ChampionsState) -> None:
        self.score = score
        self.steps = steps
        self.world = world


def by_score(line: Line | Plan) -> float:
    return -line.score


class Planner:
    """Plans for one choice of a player phase."""

    __slots__ = ("_met", "chances", "game", "plans", "seat")

    def __init__(self, game: Game, chances: Chances, seat: int) -> None:
        self.game = game
        self.chances = chances
        self.seat = seat
        #: By the position where they end: of several that come to the same, the first.
        self.plans: dict[bytes, Plan] = {}
        #: The positions within the turn that were met.
        self._met: set[bytes] = set()

    def search(self, state: ChampionsState) -> list[Plan]:
        """The plans found, the best first; at least one for each option, but for asking others."""
        decision = state.decision
        assert decision is not None
        lines = self._longer(Line(0.0, [], state), decision.options)
        for _ in range(LENGTH - 1):
            lines.sort(key=by_score)
            longer: list[Line] = []
            for line in lines[:WIDTH]:
                turn = turn_begun(line.world)
                assert turn is not None
                # What may be done is worked out only where it is tried.
                following = turn.run(line.world)
                assert following is not None
                longer += self._longer(line, following.options)
            if not longer:
                break
            lines = longer
        return sorted(self.plans.values(), key=by_score)

    def _longer(self, line: Line, options: list[Option]) -> list[Line]:
        """A line with each of the options that may come next."""
        found: list[Line] = []
        for option in options:
            if option.verb == ASKING:
                continue
            world = line.world.clone()
            apply_to_turn(self.game, world, option)
            steps = [*line.steps, option.id]
            for payment in self._payments(world):
                paid = world.clone()
                apply_to_turn(self.game, paid, payment)
                self._add(paid, [*steps, payment.id], found)
            self._add(world, steps, found)
        return found

    def _payments(self, world: ChampionsState) -> list[Option]:
        """What else may pay first than what the policy takes, if something is to be paid: the next best by its rule of
        thumb, of every card one."""
        decision = world.decision
        if decision is None or decision.kind != "pay" or decision.seat != self.seat:
            return []
        order = sorted(decision.options, key=lambda option: -payment_value(world, option))
        tried: set[str] = set()
        found: list[Option] = []
        for option in order:
            card = world.cards.of(option.thing).id if option.targets else ""
            if card and card not in tried:
                tried.add(card)
                found.append(option)
        return found[1 : 1 + PAYMENTS]

    def _add(self, world: ChampionsState, steps: list[str], found: list[Line]) -> None:
        """A line that has come so far goes on to the next choice of the turn, or is at its end."""
        turn = reach_turn(self.game, world, "player")
        if turn is None or turn.seat != self.seat:
            self._end(world, steps)
            return
        reached = self.game.encode(world)
        if reached in self._met and len(steps) > 1:
            return
        self._met.add(reached)
        found.append(Line(self._end(world.clone(), steps), steps, world))

    def _end(self, world: ChampionsState, steps: list[str]) -> float:
        """The turn is ended by the policy, if it has not ended."""
        finish_phase(self.game, world, "player", self.seat)
        reached = self.game.encode(world)
        known = self.plans.get(reached)
        if known is None or len(steps) == 1:
            known = Plan(self.chances.score(world, coming=True), steps)
            # What an option leads to by the policy is told of each option, even if another one leads there as well.
            self.plans[reached if len(steps) > 1 else reached + steps[0].encode()] = known
        return known.score


def follow(game: Game, world: ChampionsState, plan: Plan, seat: int) -> None:
    """Play a plan in another world, as far as it can be played there, to the end of the turn. ``world`` is used up."""
    left = list(plan.steps)
    while left and world.decision is not None and world.phase == "player":
        apply(game, world, _next(world, left, seat))
    finish_phase(game, world, "player", seat)


def _next(world: ChampionsState, left: list[str], seat: int) -> Option:
    """The first of the steps that are left that may be taken now, or what the policy chooses; ``left`` gets shorter."""
    decision = world.decision
    assert decision is not None
    if decision.seat == seat:
        for place, step in enumerate(left):
            chosen = decision.find(step)
            if chosen is not None:
                del left[: place + 1]
                return chosen
    return policy.choose(world)


def foreseen(game: Game, state: ChampionsState, plan: Plan, seat: int) -> dict[str, str]:
    """What is chosen in the turn if the plan is kept to: by what the player sees then. Where something else has come up
    than in this world, nothing is found."""
    world = state.clone()
    left = list(plan.steps)
    choices: dict[str, str] = {}
    while world.decision is not None and world.phase == "player":
        turn = [frame for frame in world.frames if isinstance(frame, Turn)]
        if not turn or turn[-1].seat != seat:
            break
        option = _next(world, left, seat)
        if world.decision.seat == seat:
            choices[sight(world, seat)] = option.id
        apply(game, world, option)
    return choices


def sight(state: ChampionsState, seat: int) -> str:
    """What a player sees of a turn, as far as it can change in one: the same whatever lies hidden."""
    decision = state.decision
    assert decision is not None
    seen = [f"{state.rounds} {decision.kind} {decision.origin} {len(state.encounter)} {len(state.encounter_discard)}"]
    for player in state.players:
        seen.append(f"{len(player.deck)} {len(player.discard)} {len(player.hand)}")
    seen += sorted(state.players[seat].hand)
    for piece in state.play.values():
        seen.append(
            f"{piece.id} {piece.face} {piece.area} {piece.exhausted} {piece.damage} {piece.threat} {piece.counters} "
            f"{piece.stunned} {piece.confused} {piece.tough}"
        )
    seen += [option.id for option in decision.options]
    return "\n".join(seen)
