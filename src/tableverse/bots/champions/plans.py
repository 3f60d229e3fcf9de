"""Plans for a turn: a beam search over everything that a player may do until it ends, each plan valued by the chance to
win where the turn ends, or where the policy would end it.

A plan is the options of a turn in their order, with the targets and effects that are chosen, and some with what pays
for them; what else has to be chosen goes by the policy. Whoever plays on keeps to a plan as long as nothing comes up
that was hidden when it was made.
"""

from __future__ import annotations

from tableverse.bots.champions import policy
from tableverse.bots.champions.hand import payment_value
from tableverse.bots.champions.rollout import LONGEST_PHASE, apply, apply_to_turn, finish_phase, reach_turn
from tableverse.bots.champions.rollout_policy import choose_action, turn_begun
from tableverse.bots.champions.symmetry import distinct
from tableverse.bots.champions.transpositions import position_key
from tableverse.bots.champions.win_model import WinModel
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game

#: How many options a line may be long.
LENGTH = 8
#: Choices within a turn of which others are tried than those of the policy: a target, one of several effects.
TRIED = ("pick", "choose")
#: Nobody is asked for help in thought.
ASKING = "ask"


class Effort:
    """How hard a choice is thought about. ``breadth``: at each step lines are followed, the best first, until they have
    come to so many positions: who may do little looks at more ways to do it; ``payments`` and ``targets``: how many are
    tried besides those of the policy; ``closest``: plans that are followed through the villain phase, ``worlds``: in
    how many worlds."""

    __slots__ = ("breadth", "closest", "payments", "targets", "worlds")

    def __init__(self, breadth: int, payments: int, targets: int, closest: int, worlds: int) -> None:
        self.breadth = breadth
        self.payments = payments
        self.targets = targets
        self.closest = closest
        self.worlds = worlds


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

    __slots__ = ("_met", "_worth", "win_model", "effort", "game", "plans", "seat")

    def __init__(self, game: Game, win_model: WinModel, seat: int, effort: Effort) -> None:
        self.game = game
        self.win_model = win_model
        self.seat = seat
        self.effort = effort
        #: Of several that come to the same, the first; and what each option leads to by the policy.
        self.plans: list[Plan] = []
        #: The positions within the turn to which lines have come.
        self._met: set[int] = set()
        #: The log odds where the policy ends the turn, from every position that was passed.
        self._worth: dict[int, float] = {}

    def search(self, state: ChampionsState) -> list[Plan]:
        """The plans found, the best first; at least one for each option, but for asking others, and of those that are
        alike for the first."""
        decision = state.decision
        assert decision is not None
        lines = self._longer(Line(0.0, [], state), decision.options)
        for _ in range(LENGTH - 1):
            lines.sort(key=by_score)
            longer: list[Line] = []
            for line in lines:
                if len(longer) >= self.effort.breadth:
                    break
                turn = turn_begun(line.world)
                assert turn is not None
                # What may be done is worked out only where it is tried.
                following = turn.run(line.world)
                assert following is not None
                longer += self._longer(line, following.options)
            if not longer:
                break
            lines = longer
        return sorted(self.plans, key=by_score)

    def _longer(self, line: Line, options: list[Option]) -> list[Line]:
        """A line with each of the options that may come next; of those that are alike, with one."""
        found: list[Line] = []
        for option in distinct(line.world, options):
            if option.verb == ASKING:
                continue
            world = line.world.clone()
            apply_to_turn(self.game, world, option)
            steps = [*line.steps, option.id]
            for payment in self._payments(world):
                paid = world.clone()
                apply_to_turn(self.game, paid, payment)
                self._add(paid, [*steps, payment.id], found)
            self._add(world, steps, found, must=not line.steps)
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
        return found[1 : 1 + self.effort.payments]

    def _add(self, world: ChampionsState, steps: list[str], found: list[Line], must: bool = False) -> None:
        """A line that has come so far goes on by the policy, and with other targets than those that it picks, one at a
        time. ``must``: it is told of even if another one leads there as well."""
        others: list[Line] = []
        steps = self._reach(world, steps, others)
        self._add_reached(world, steps, found, must)
        for other in others:
            self._add_reached(other.world, self._reach(other.world, other.steps, None), found, False)

    def _reach(self, world: ChampionsState, steps: list[str], others: list[Line] | None) -> list[str]:
        """To the next choice of a turn, by the policy; returns the steps with the targets and effects that were chosen.
        ``others`` gets the lines in which another one is chosen."""
        while world.decision is not None and world.phase == "player":
            usual = policy.choose(world)
            if world.decision.kind in TRIED and world.decision.seat == self.seat:
                if others is not None:
                    for option in policy.others(world, usual)[: self.effort.targets]:
                        picked = world.clone()
                        apply_to_turn(self.game, picked, option)
                        others.append(Line(0.0, [*steps, option.id], picked))
                steps = [*steps, usual.id]
            apply_to_turn(self.game, world, usual)
        return steps

    def _add_reached(self, world: ChampionsState, steps: list[str], found: list[Line], must: bool) -> None:
        """A line at the next choice of the turn, or at its end."""
        turn = reach_turn(self.game, world, "player")
        reached = position_key(self.game, world)
        if turn is None or turn.seat != self.seat:
            self._end(world, reached, steps, must)
            return
        if reached in self._met and not must:
            return
        self._met.add(reached)
        ending = world if reached in self._worth else world.clone()
        found.append(Line(self._end(ending, reached, steps, must), steps, world))

    def _end(self, world: ChampionsState, reached: int, steps: list[str], must: bool) -> float:
        """The policy ends the turn, if it has not ended, or plays on to a position from which its end is known.
        ``reached``: the key of the world, which is used up; ``must``: the plan is told even if another one leads there
        as well."""
        passed: list[int] = []
        score = self._worth.get(reached)
        ended = False
        while score is None:
            passed.append(reached)
            turn = turn_begun(world) if world.result is None and world.phase == "player" else None
            ended = turn is None or turn.seat != self.seat or len(passed) > LONGEST_PHASE
            if turn is None or ended:
                score = self.win_model.score(world, before_villain_phase=True)
            else:
                apply_to_turn(self.game, world, choose_action(world, turn))
                reach_turn(self.game, world, "player")
                reached = position_key(self.game, world)
                score = self._worth.get(reached)
        for key in passed:
            self._worth[key] = score
        if ended or must:
            self.plans.append(Plan(score, steps))
        return score


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
            choices[observation_key(world, seat)] = option.id
        apply(game, world, option)
    return choices


def observation_key(state: ChampionsState, seat: int) -> str:
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
