"""Effects in force: lasting effects, and the constant rules of Threats and Battle Plans."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.cards import PERSONAS
from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.state import Hero, Lasting, Threat, UnitedState
from tableverse.games.united.symbols import SYMBOLS

#: Powers by which a Hero gains an Action token at the end of the turn, by symbol.
DUE: Final = tuple(f"due-{name}" for name in SYMBOLS)
#: Power by which a Hero leaves the game at the end of the turn -> rule for the Hero who takes over.
LEAVES: Final = {f"leaves-for-{who}": who for who in ("anyone", *PERSONAS)}


def expire(state: UnitedState, moment: str) -> None:
    if state.lasting:
        state.lasting = [item for item in state.lasting if item.until != moment]


def start_of(hero: str) -> str:
    """Return the name of the moment when a Hero's turn begins."""
    return f"start:{hero}"


def last(state: UnitedState, kind: str, target: str, until: str, amount: int = 0) -> None:
    state.lasting.append(Lasting(kind, target, amount, until))
    state.emit("lasting", {"power": kind, "thing": target})


def blanked(state: UnitedState, hero: int) -> bool:
    """Return whether a Hero's Special Effects count as blank."""
    return bool(state.lasting) and state.in_force("blank", state.hero_id(hero))


def constant(state: UnitedState, at: int, rule: str) -> int:
    """Return the number of a constant rule of the Threat on a Location, or 0."""
    threat = state.threat_at(at)
    return 0 if threat is None else state.cards.threats[threat.id].rules.get(rule, 0)


def in_play(state: UnitedState, rule: str) -> bool:
    """Return whether a Threat in play has that constant rule."""
    return any(threat.at != NOWHERE and rule in state.cards.threats[threat.id].rules for threat in state.threats)


def having(state: UnitedState, rule: str) -> list[Threat]:
    """Return the Threats in play with that constant rule."""
    cards = state.cards.threats
    return [threat for threat in state.threats if threat.at != NOWHERE and rule in cards[threat.id].rules]


def damage_is_sure(state: UnitedState, hero: Hero) -> bool:
    """Return whether damage to a Hero cannot be prevented now.

    This happens only in a Villain turn: because of a Threat, or of a hunt if the Hero has Crisis tokens.
    """
    if not state.villains_turn:
        return False
    return in_play(state, "sure-damage") or (bool(hero.crisis) and state.in_force("hunt"))


def rooted(state: UnitedState) -> bool:
    """Return whether it is a Villain turn and a Threat prevents Heroes from moving."""
    return state.villains_turn and in_play(state, "roots-heroes")


def villain_takes_tokens(state: UnitedState) -> bool:
    """Return whether tokens may be put on the Villain."""
    return not in_play(state, "refuses-tokens")


def usable_tokens(state: UnitedState, hero: Hero) -> list[int]:
    """Return the number of a Hero's Action tokens by the kind that they count as now."""
    if state.in_force("no-tokens"):
        return [0] * len(SYMBOLS)
    if state.in_force("wild-tokens", f"hero:{hero.id}"):
        return [0, 0, 0, sum(hero.tokens)]
    return hero.tokens


def battle_rules(state: UnitedState) -> list[str]:
    return [state.cards.battle_plans[plan].rule for plan in state.battle_plans]
