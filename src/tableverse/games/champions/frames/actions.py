"""Actions that players may use, and how they begin."""

from __future__ import annotations

from tableverse.games.champions.cards import Use
from tableverse.games.champions.frames.options import ability_option, thing_option
from tableverse.games.champions.frames.playing import Playing
from tableverse.games.champions.frames.pledging import ask_for_help
from tableverse.games.champions.frames.using import Using
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.rules.costs import usable
from tableverse.games.champions.rules.playing import may_use, stored
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option


def actions(state: ChampionsState, seat: int) -> list[Option]:
    """Return the Action abilities a player may use, on cards in play and on events in hand."""
    options: list[Option] = []
    for thing, use in acting(state, seat):
        if usable(state, use, seat, thing):
            options.append(action_option(state, thing, use))
    return options


def has_action(state: ChampionsState, seat: int) -> bool:
    """Return whether a player may use any Action ability."""
    for thing, use in acting(state, seat):  # noqa: SIM110 (any() is slow here)
        if usable(state, use, seat, thing):
            return True
    return False


def action_option(state: ChampionsState, thing: str, use: Use) -> Option:
    if thing in state.play:
        return ability_option("use", thing, use)
    if use is state.cards.of(thing).uses[0]:
        return thing_option("play", thing)
    return ability_option("play", thing, use)  # an event with several abilities is played for one of its abilities


def acting(state: ChampionsState, seat: int) -> list[tuple[str, Use]]:
    """Return every Action ability a player might use, without checking whether it is possible now."""
    found: list[tuple[str, Use]] = []
    cards = state.cards
    acting = cards.acting
    blanks = "blank" in cards.changes
    for piece in state.pieces_with_face("acting", acting):
        if blanks and numbers.is_blank(state, piece.id):
            continue
        theirs = piece.area == seat or may_use(state, piece, seat)
        for use in acting[piece.face]:
            if theirs or use.anyone:
                found.append((piece.id, use))
    _add_events(state, state.players[seat].hand, found)
    if cards.storing:
        _add_events(state, stored(state, seat), found)
    return found


def _add_events(state: ChampionsState, things: list[str], found: list[tuple[str, Use]]) -> None:
    """Add one copy of each event, since copies in the same place are interchangeable."""
    seen: list[str] = []
    cards = state.cards
    for thing in things:
        card = cards.of(thing)
        uses = cards.acting_events.get(card.id)
        if uses is not None and card.id not in seen:
            seen.append(card.id)
            for use in uses:
                found.append((thing, use))


def forced_actions(state: ChampionsState, seat: int) -> list[Option]:
    """Return the forced actions that a player must use before the player phase can end."""
    forced = state.cards.headed.get("forced-action", ())
    if not state.pieces_with_face("forced action", forced):
        return []
    uses = state.cards.uses
    found = [option for option in actions(state, seat) if option.verb == "use"]
    return [option for option in found if uses[option.things[1]].heading == "forced-action"]


def begin_action(state: ChampionsState, seat: int, option: Option) -> None:
    """Carry out an option of ``actions``, or begin to play a card."""
    thing = option.thing
    label = option.things[1] if len(option.things) > 1 else ""
    if option.verb == "use":
        state.frames.append(Using(label, seat, thing))
        return
    card = state.cards.of(thing)
    if not label and card.kind == "event":
        label = card.uses[0].label
    if label:
        begin_use(state, label, seat, thing)
    elif not ask_for_help(state, "", seat, thing):
        state.frames.append(Playing(thing, seat))


def begin_use(state: ChampionsState, label: str, seat: int, thing: str) -> None:
    """Use an ability of a card in play or of an event in hand."""
    if not ask_for_help(state, label, seat, thing):
        state.frames.append(Using(label, seat, thing))
