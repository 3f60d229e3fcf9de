"""Rules of thumb of a sound player, fast enough to play whole turns and villain phases in rollouts."""

from __future__ import annotations

from tableverse.bots.champions.choose_effect import choose_branch
from tableverse.bots.champions.hand import choose_discard, choose_spare_card, payment_value
from tableverse.bots.champions.option_heuristics import turn_values
from tableverse.bots.champions.responses import choose_defender, choose_response, choose_target, target_values
from tableverse.bots.champions.symmetry import first_equivalent
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option

#: Kinds of decisions about a target.
PICKS = ("pick", "scatter", "place", "ally-limit", "limit")


def choose(state: ChampionsState) -> Option:
    """Return the option that a sound player would take without search."""
    decision = state.decision
    assert decision is not None
    kind = decision.kind
    options = decision.options
    seat = decision.seat
    if _is_absent(state, seat):
        return options[0]
    if kind == "turn":
        values = turn_values(state, seat, options)
        return options[values.index(max(values))]
    if kind == "pay":
        return _best_payment(state, options)
    if kind == "defend":
        return choose_defender(state, seat, options)
    if kind == "window":
        return choose_response(state, seat, options)
    if kind in ("mulligan", "discard") and not decision.origin:
        return choose_spare_card(state, seat, options)
    if kind == "help":
        return options[-1]
    if kind in ("may", "show"):
        return options[0]
    if kind == "x":
        return options[-1]
    if kind == "discard":
        return choose_discard(state, seat, options)
    if kind in PICKS:
        return choose_target(state, seat, kind, options)
    if kind == "choose":
        return choose_branch(state, seat, options)
    return options[0]


def _is_absent(state: ChampionsState, seat: int) -> bool:
    """Return whether the seat is eliminated or in another game area.

    Effects begun by an eliminated player finish without that player, and the first player may decide for absent
    players.
    """
    return state.players[seat].eliminated or bool(state.areas and seat not in state.areas[state.area].seats)


def others(state: ChampionsState, usual: Option) -> list[Option]:
    """Return alternatives to the usual option without symmetric ones. Sort targets by value, best first."""
    decision = state.decision
    assert decision is not None
    if _is_absent(state, decision.seat):
        return []
    first = first_equivalent(state, decision.options)
    first_usual = first[decision.options.index(usual)]
    options = [option for place, option in enumerate(decision.options) if first[place] == place != first_usual]
    if len(options) > 1 and decision.kind in PICKS:
        values = target_values(state, decision.seat, decision.kind, options)
        order = sorted(range(len(options)), key=lambda place: -values[place])
        options = [options[place] for place in order]
    return options


def _best_payment(state: ChampionsState, options: list[Option]) -> Option:
    """Return the payment with the highest value, the first of equals."""
    best = options[0]
    most = payment_value(state, best)
    for option in options[1:]:
        value = payment_value(state, option)
        if value > most:
            best, most = option, value
    return best
