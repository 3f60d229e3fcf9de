"""The policy's choice in a turn, without computing all options.

Rollouts need no options, so legality is checked only for candidates worth choosing.
"""

from __future__ import annotations

from tableverse.bots.champions.forecast import Forecast
from tableverse.bots.champions.option_heuristics import option_values, play_value, use_value
from tableverse.games.champions.cards import Use
from tableverse.games.champions.frames.actions import acting, action_option
from tableverse.games.champions.frames.basic_powers import powers
from tableverse.games.champions.frames.options import form_options, thing_option
from tableverse.games.champions.frames.turn import END_TURN, Turn, in_reach
from tableverse.games.champions.rules import forms
from tableverse.games.champions.rules.costs import is_exhausted, usable
from tableverse.games.champions.rules.counting import is_used_up
from tableverse.games.champions.rules.playing import PLAYED, playable
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option


def turn_begun(state: ChampionsState) -> Turn | None:
    """Return the turn that the next decision belongs to, if any."""
    frame = state.frames[-1]
    if isinstance(frame, Turn) and frame.asking < 0 and not state.players[frame.seat].eliminated:
        return frame
    return None


def by_value(wish: tuple[float, str, Use | None]) -> float:
    return -wish[0]


def choose_action(state: ChampionsState, turn: Turn) -> Option:
    """Return the first option with the highest of ``turn_values``, never a request for help.

    Ending the turn is preferred to options without value.
    """
    seat = turn.seat
    forecast = Forecast(state, seat)
    candidates: list[tuple[float, str, Use | None]] = []
    form = state.form(seat)
    for thing, use in acting(state, seat):
        # Cheap checks first: most unusable abilities require the other form, or their cards are exhausted or their uses
        # spent.
        if (use.form and use.form != form) or (use.exhausts and is_exhausted(state, thing)):
            continue
        if use.limit and is_used_up(state, use, thing):
            continue
        in_play = thing in state.play
        value = use_value(state, forecast, thing, use) if in_play else play_value(state, forecast, thing)
        if value > 0.0:
            candidates.append((value, thing, use))
    for thing in in_reach(state, seat):
        card = state.cards.of(thing)
        if card.kind in PLAYED and not (card.play_form and card.play_form != form):
            value = play_value(state, forecast, thing)
            if value > 0.0:
                candidates.append((value, thing, None))
    options = powers(state, seat)
    if not turn.changed:
        options += form_options(forms.other_faces(state, seat))
    values = option_values(state, forecast, options)
    highest = 0.0
    for value in values:
        if value > highest:
            highest = value
    if len(candidates) > 1:
        candidates.sort(key=by_value)
    for value, thing, found in candidates:
        if value < highest:
            break
        if found is None:
            if playable(state, thing, seat):
                return thing_option("play", thing)
        elif usable(state, found, seat, thing):
            return action_option(state, thing, found)
    return options[values.index(highest)] if highest > 0.0 else END_TURN
