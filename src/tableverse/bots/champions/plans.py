"""Plans for a turn: a beam search over everything a player may do until the turn ends.

A plan is the sequence of the turn's options with the chosen targets and effects and, in some plans, payments; the
policy decides the rest. Its score is the log odds of winning at the end of the turn, or where the policy would end the
turn. A player keeps to a plan until information is revealed that was hidden when the plan was made.
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

#: Maximum number of options in a plan.
LENGTH = 8
#: Kinds of choices within a turn for which alternatives to the policy are tried: a target, one of several effects.
TRIED = ("pick", "choose")
#: The verb that asks other players for help, which the search never does.
ASKING = "ask"


class Effort:
    """Search effort for one choice.

    ``breadth`` is the number of new positions per step, best plans first, so that a turn with few options is searched
    more widely. ``payments`` and ``targets`` are the numbers of alternatives to the policy's choices. ``closest`` plans
    are followed through the villain phase, in ``worlds`` worlds.
    """

    __slots__ = ("breadth", "closest", "payments", "targets", "worlds")

    def __init__(self, breadth: int, payments: int, targets: int, closest: int, worlds: int) -> None:
        self.breadth = breadth
        self.payments = payments
        self.targets = targets
        self.closest = closest
        self.worlds = worlds


class Plan:
    """A sequence of options. ``score`` is the log odds of winning after the last option."""

    __slots__ = ("score", "steps")

    def __init__(self, score: float, steps: list[str]) -> None:
        self.score = score
        self.steps = steps


class Line:
    """The beginning of a plan and the position after it, at the next choice of the turn."""

    __slots__ = ("score", "steps", "world")

    def __init__(self, score: float, steps: list[str], world: ChampionsState) -> None:
        self.score = score
        self.steps = steps
        self.world = world


def by_score(line: Line | Plan) -> float:
    return -line.score


class Planner:
    """A search for plans, for one choice of a player phase."""

    __slots__ = ("_met", "_scores", "effort", "game", "plans", "seat", "win_model")

    def __init__(self, game: Game, win_model: WinModel, seat: int, effort: Effort) -> None:
        self.game = game
        self.win_model = win_model
        self.seat = seat
        self.effort = effort
        #: The plans found: of equivalent plans the first, and for each option the policy's plan.
        self.plans: list[Plan] = []
        #: Keys of positions within the turn that were already reached.
        self._met: set[int] = set()
        #: Log odds at the policy's end of the turn, by the key of each position on the way.
        self._scores: dict[int, float] = {}

    def search(self, state: ChampionsState) -> list[Plan]:
        """Return the plans found, best first.

        There is at least one plan for each option, except for requests and for all but the first of symmetric options.
        """
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
                # Options are computed only for lines that are extended.
                following = turn.run(line.world)
                assert following is not None
                longer += self._longer(line, following.options)
            if not longer:
                break
            lines = longer
        return sorted(self.plans, key=by_score)

    def _longer(self, line: Line, options: list[Option]) -> list[Line]:
        """Return the line extended by each possible next option. Of symmetric options, only the first is used."""
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
        """Return the best alternatives to the policy's first payment, one for each card, if the next choice is one."""
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
        """Complete a line with the policy's choices, and with each alternative target in turn.

        With ``must``, keep the plan even if an earlier plan reaches the same position.
        """
        others: list[Line] = []
        steps = self._reach(world, steps, others)
        self._add_reached(world, steps, found, must)
        for other in others:
            self._add_reached(other.world, self._reach(other.world, other.steps, None), found, False)

    def _reach(self, world: ChampionsState, steps: list[str], others: list[Line] | None) -> list[str]:
        """Play to the next choice of a turn by the policy. Return the steps with chosen targets and effects.

        Lines with alternative choices are appended to ``others``.
        """
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
        """Add a line that has reached the next choice of the turn, or its end."""
        turn = reach_turn(self.game, world, "player")
        reached = position_key(self.game, world)
        if turn is None or turn.seat != self.seat:
            self._end(world, reached, steps, must)
            return
        if reached in self._met and not must:
            return
        self._met.add(reached)
        ending = world if reached in self._scores else world.clone()
        found.append(Line(self._end(ending, reached, steps, must), steps, world))

    def _end(self, world: ChampionsState, reached: int, steps: list[str], must: bool) -> float:
        """Let the policy finish the turn, or play to a position with a known score, and return the score.

        ``reached`` is the key of the world, which is modified. With ``must``, keep the plan even if an earlier plan
        reaches the same position.
        """
        passed: list[int] = []
        score = self._scores.get(reached)
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
                score = self._scores.get(reached)
        for key in passed:
            self._scores[key] = score
        if ended or must:
            self.plans.append(Plan(score, steps))
        return score


def follow(game: Game, world: ChampionsState, plan: Plan, seat: int) -> None:
    """Play a plan in another world to the end of the turn, without its impossible steps. Modify ``world``."""
    left = list(plan.steps)
    while left and world.decision is not None and world.phase == "player":
        apply(game, world, _next(world, left, seat))
    finish_phase(game, world, "player", seat)


def _next(world: ChampionsState, left: list[str], seat: int) -> Option:
    """Return the first remaining step that is possible now, or else the policy's choice. Remove steps from ``left``."""
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
    """Return the choices of a plan, each by the key of the observation at which the player makes it.

    An observation with unexpected information has no entry.
    """
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
    """Return a key of the position as a player sees it, limited to facts that can change in a turn.

    The key does not depend on hidden cards.
    """
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
