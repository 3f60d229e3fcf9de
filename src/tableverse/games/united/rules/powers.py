"""What is in force: lasting effects, and the constant rules of Threats and Battle Plans."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.cards import PERSONAS
from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.state import Hero, Lasting, Threat, UnitedState
from tableverse.games.united.symbols import SYMBOLS

#: What promises Action tokens for the end of the turn, by symbol.
DUE: Final = tuple(f"due-{name}" for name in SYMBOLS)
#: What says that a Hero leaves the game at the end of the turn -> who may take over.
LEAVES: Final = {f"leaves-for-{who}": who for who in ("anyone", *PERSONAS)}


def expire(state: UnitedState, moment: str) -> None:
    if state.lasting:
        state.lasting = [item for item in state.lasting if item.until != moment]


def start_of(hero: str) -> str:
    """The moment at which a Hero's turn begins."""
    return f"start:{hero}"


def last(state: UnitedState, kind: str, target: str, until: str, amount: int = 0) -> None:
    state.lasting.append(Lasting(kind, target, amount, until))
    state.emit("lasting", {"power": kind, "thing": target})


def blanked(state: UnitedState, hero: int) -> bool:
    """Does this Hero treat Special Effects as blank?"""
    return bool(state.lasting) and state.in_force("blank", state.hero_id(hero))


def constant(state: UnitedState, at: int, rule: str) -> int:
    """The number that a Location's Threat gives to a constant rule; 0 if it has no such rule."""
    threat = state.threat_at(at)
    return 0 if threat is None else state.cards.threats[threat.id].rules.get(rule, 0)


def in_play(state: UnitedState, rule: str) -> bool:
    """Does a Threat in play have that constant rule?"""
    return any(threat.at != NOWHERE and rule in state.cards.threats[threat.id].rules for threat in state.threats)


def having(state: UnitedState, rule: str) -> list[Threat]:
    """The Threats in play that have that constant rule."""
    cards = state.cards.threats
    return [threat for threat in state.threats if threat.at != NOWHERE and rule in cards[threat.id].rules]


def damage_is_sure(state: UnitedState, hero: Hero) -> bool:
    """Is damage to this Hero unpreventable now? A Threat may say so of a Villain turn; so does a hunt, of a Hero with
    Crisis tokens."""
    if not state.villains_turn:
        return False
    return in_play(state, "sure-damage") or (bool(hero.crisis) and state.in_force("hunt"))


def rooted(state: UnitedState) -> bool:
    """Does a Threat keep the Heroes from moving in a Villain turn?"""
    return state.villains_turn and in_play(state, "roots-heroes")


def villain_takes_tokens(state: UnitedState) -> bool:
    """May tokens be put on the Villain?"""
    return not in_play(state, "refuses-tokens")


def usable_tokens(state: UnitedState, hero: Hero) -> list[int]:
    """A Hero's Action tokens, by what they count as now."""
    if state.in_force("no-tokens"):
        return [0] * len(SYMBOLS)
    if state.in_force("wild-tokens", f"hero:{hero.id}"):
        return [0, 0, 0, sum(hero.tokens)]
    return hero.tokens


def battle_rules(state: UnitedState) -> list[str]:
    return [state.cards.battle_plans[plan].rule for plan in state.battle_plans]
