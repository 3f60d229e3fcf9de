"""Options shared by several frames, and conversions between options and actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tableverse.games.united.ids import name_of
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import SYMBOLS, Action
from tableverse.kernel.choice import Message, Option

STOP: Final = Option("stop", Message("united-option-stop"))
SKIP: Final = Option("skip", Message("united-option-skip"))
#: Ways to pay for an action.
BY_SYMBOL: Final = "symbol"
BY_TOKEN: Final = "token"


def card_options(state: UnitedState, cards: list[str], verb: str) -> list[Option]:
    """Return one option per distinct card."""
    key = f"united-option-{verb}"
    return [state.cards.option(f"{verb}:{card}", key, f"card:{card}") for card in dict.fromkeys(cards)]


def place_options(state: UnitedState, places: Iterable[int], verb: str) -> list[Option]:
    key = f"united-option-{verb}"
    names = [state.places[at].id for at in places]
    return [state.cards.option(f"{verb}:{name}", key, f"place:{name}") for name in names]


def symbol_options(state: UnitedState, amounts: list[int], verb: str) -> list[Option]:
    """Return one option per kind of action with a nonzero amount."""
    key = f"united-option-{verb}"
    names = [SYMBOLS[kind] for kind, amount in enumerate(amounts) if amount]
    return [state.cards.option(f"{verb}:{name}", key, kind=name) for name in names]


def action_option(action: Action, paid: str = BY_SYMBOL) -> Option:
    """Return the cached option of an action. ``paid`` is the way to pay for the action."""
    option = action.options.get(paid)
    if option is None:
        option = action.options[paid] = _action_option(action, paid)
    return option


def _action_option(action: Action, paid: str) -> Option:
    verb, thing, symbol = action.verb, action.thing, action.symbol
    arguments = {"thing": thing}
    id = f"{verb}:{thing}"
    if verb in ("move", "send"):
        id = f"{verb}:{name_of(thing)}"
    elif verb == "fill":
        id = f"{verb}:{thing}:{SYMBOLS[symbol]}"
        arguments["kind"] = SYMBOLS[symbol]
    key = f"united-option-{verb}"
    if paid == BY_TOKEN:
        id, key = f"{id}+token", f"{key}-token"
    return Option(id, Message(key, arguments), [thing], [thing, SYMBOLS[symbol], paid])


def action_of(option: Option) -> Action:
    """Return the action of an option."""
    return Action(option.verb, option.things[0], SYMBOLS.index(option.things[1]))


def paid_by_token(option: Option) -> bool:
    return option.things[2] == BY_TOKEN
