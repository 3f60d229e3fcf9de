"""Hints: the choice of the strongest level, with reasons from its evaluation.

The chosen option is compared with the average of the other options. The terms of the evaluation that favour the choice
most become reasons, with the numbers that players count (``Evaluator.visible_counts``). Other options with a similar
value are listed too. Everything is computed in worlds that the seat cannot rule out.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from tableverse.bots.evaluator import Evaluator, evaluator_for
from tableverse.bots.registry import make_bot
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.consequences import LOST, WON, Foresight
from tableverse.kernel.fields import field, plain
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

#: Maximum number of reasons, and maximum number of other options to mention.
MOST_REASONS: Final = 2
MOST_CLOSE: Final = 2
#: Minimum share of the total advantage for a term to become a reason.
WORTH_NAMING: Final = 0.25
#: Maximum number of options to compare with.
MOST_COMPARED: Final = 8
#: Number of trials of each option, since dice or cards may change the result. The terms are averaged over the trials.
FOLLOWED: Final = 4
#: Options further than this behind the best are ignored in the spread of the option values.
FAR_BEHIND: Final = 40.0
#: Maximum distance of a close option from the best, as a share of that spread.
CLOSE: Final = 0.2
#: The term for the part of a value that has no name.
OTHER: Final = "other"
#: Smaller differences than this count as equal.
ALIKE: Final = 0.05
#: Verbs of options that have no effect.
PASSING: Final = frozenset(("pass", "end", "end-turn", "stop", "skip", "done", "nothing", "no", "leave"))


@plain
class Hint(Plain):
    """A recommended option with its reasons. ``close`` lists options that are nearly as good."""

    option: str
    reasons: list[Message] = field(factory=list)
    close: list[str] = field(factory=list)


def hint(seen: Perspective) -> Hint:
    game, options = seen.game, seen.decision.options
    evaluator = evaluator_for(game)
    rng = Rng(seen.moves)
    best = make_bot(evaluator.levels["hard"], game, seen.moves).choose(seen)
    world = seen.imagine(rng)
    values = dict(zip([option.id for option in options], evaluator.action_values(world, rng), strict=True))
    ranked = sorted(options, key=lambda option: -values[option.id])
    chosen = next(option for option in options if option.id == best)
    others = [option for option in ranked if option is not chosen]
    foresight = Foresight(seen)
    foreseen = foresight.of(chosen)
    why = [Message(f"hint-{one.measure}") for one in foreseen if one.measure in (WON, LOST)]
    gains = [one.message for one in foreseen if one.good > 0]
    spared = [one for other in others[:1] for one in foresight.of(other) if one.good < 0]
    gains += [Message("hint-otherwise", {"loss": one.message}) for one in spared]
    return Hint(
        best, why or reasons(evaluator, world, seen.seat, chosen, others, gains, rng), _close(values, best, others)
    )


def reasons(
    evaluator: Evaluator[Any],
    world: State,
    seat: int,
    chosen: Option,
    others: list[Option],
    gains: list[Message],
    rng: Rng,
) -> list[Message]:
    """Return the reasons for preferring an option to the other options.

    A reason is a rule of thumb, a term of the evaluation, a certain gain (``gains``), or the fact that little is at
    stake.
    """
    thumb = evaluator.rule_of_thumb(world, chosen, others)
    if thumb is not None:
        return [thumb]
    counted = _counted(evaluator, evaluator.after, world, seat, chosen, others, rng)
    if chosen.verb in PASSING and not counted.gains:
        return [Message("hint-hold")]
    # The benefit may appear only later, at the moment of comparison with the other options.
    later = counted if counted.named else _counted(evaluator, evaluator.outcome, world, seat, chosen, others, rng)
    return later.named or gains[:MOST_REASONS] or [_small(chosen, others, counted)]


class _Counted:
    """The terms of the chosen option (``own``) and of the other options, with the reasons for the choice.

    ``gains`` is set if some term improves. Otherwise the chosen option only avoids losses of the other options.
    """

    def __init__(
        self, own: dict[str, float], others: list[dict[str, float]], named: list[Message], gains: bool
    ) -> None:
        self.own = own
        self.others = others
        self.named = named
        self.gains = gains


def _counted(
    evaluator: Evaluator[Any],
    at: Callable[[Any, Option, Rng], Any],
    world: State,
    seat: int,
    chosen: Option,
    others: list[Option],
    rng: Rng,
) -> _Counted:
    """Evaluate the chosen option and the other options in the positions that ``at`` returns for them."""
    after = at(world, chosen, rng)
    own = _terms(evaluator, [after, *(at(world, chosen, rng) for _ in range(FOLLOWED - 1))], seat)
    compared = [
        _terms(evaluator, [at(world, other, rng) for _ in range(FOLLOWED)], seat) for other in others[:MOST_COMPARED]
    ]
    compared = [terms for terms in compared if terms]  # options that end the game cannot be compared
    if not own or not compared:
        return _Counted(own, compared, [], gains=True)
    ahead = {
        name: value - sum(terms.get(name, 0.0) for terms in compared) / len(compared) for name, value in own.items()
    }
    now = evaluator.terms(world, seat)
    better = {name for name, value in own.items() if value > now.get(name, 0.0) + ALIKE}
    before, then = evaluator.visible_counts(world, seat), evaluator.visible_counts(after, seat)
    more = evaluator.details(world, after, seat)
    named = [
        _reason(
            f"{evaluator.game.id}-hint-{name}",
            before.get(name, {}),
            then.get(name, {}),
            {"better": "yes" if name in better else "no", **more.get(name, {})},
        )
        for name in _weightiest(ahead)
    ]
    return _Counted(own, compared, named, bool(better))


def _terms(evaluator: Evaluator[Any], positions: list[Any], seat: int) -> dict[str, float]:
    """Return the average terms of the positions, or an empty mapping if one of them ends the game."""
    each = [evaluator.terms(position, seat) for position in positions]
    if not all(each):
        return {}
    return {name: sum(terms.get(name, 0.0) for terms in each) / len(each) for name in each[0]}


def _weightiest(ahead: dict[str, float]) -> list[str]:
    """Return the most important terms that favour the chosen option, in order of importance."""
    whole = sum(gain for gain in ahead.values() if gain > 0.0)
    order = sorted(ahead, key=lambda name: -ahead[name])
    return [name for name in order if name != OTHER and ahead[name] > ALIKE and ahead[name] >= WORTH_NAMING * whole][
        :MOST_REASONS
    ]


def _small(chosen: Option, others: list[Option], counted: _Counted) -> Message:
    """Return a reason for an option that no term favours."""
    if chosen.verb in PASSING:
        return Message("hint-hold")
    alike = (
        abs(terms.get(name, 0.0) - value) <= ALIKE for terms in counted.others for name, value in counted.own.items()
    )
    if counted.own and counted.others and all(alike):
        harmless = all(other.verb in PASSING for other in others)
        return Message("hint-free" if harmless else "hint-alike")
    return Message("hint-usual")


def _reason(key: str, before: dict[str, int], then: dict[str, int], more: dict[str, Any]) -> Message:
    """Return the reason for one term.

    ``change`` is the change of the term's number, in brackets; empty if the number does not improve. ``better`` in
    ``more`` distinguishes a gain from an avoided loss.
    """
    now, later = before.get("now", 0), then.get("now", 0)
    change = f" ({now} → {later})" if (later - now) * before.get("good", 1) > 0 else ""
    return Message(key, {**before, "then": later, "change": change, **more})


def _close(values: dict[str, float], best: str, others: list[Option]) -> list[str]:
    """Return the options nearly as good as the best, relative to the spread of the options near the best."""
    most = max(values.values())
    near = [value for value in values.values() if value >= most - FAR_BEHIND]
    mean = sum(near) / len(near)
    distance = math.sqrt(sum((value - mean) ** 2 for value in near) / len(near))
    least = min(most, values[best]) - CLOSE * distance
    return [other.id for other in others if values[other.id] >= least][:MOST_CLOSE]
