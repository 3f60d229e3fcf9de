"""Damage to enemies."""

from __future__ import annotations

from tableverse.games.united.ids import NO_HEALTH, NOBODY, NOWHERE, VILLAIN, kind_of
from tableverse.games.united.rules import movement, occurrences, outcome, powers, threats, tokens, villain
from tableverse.games.united.rules.missions import VILLAIN_EXPOSED
from tableverse.games.united.state import Threat, UnitedState


def villain_can_be_hurt(state: UnitedState) -> bool:
    return not why_villain_safe(state)


def why_villain_safe(state: UnitedState) -> str:
    """Return the reason why damage cannot affect the Villain, or ""."""
    if state.health == NO_HEALTH:
        return "no-health"
    if len(state.completed) < VILLAIN_EXPOSED:
        return "missions-first"
    guarded = state.cards.villains[state.villain].guarded and powers.in_play(state, "guards-villain")
    return "guarded" if guarded else ""


def threat_can_be_hurt(state: UnitedState, threat: Threat) -> bool:
    return not why_threat_safe(state, threat)


def why_threat_safe(state: UnitedState, threat: Threat) -> str:
    """Return the reason why damage cannot affect a Threat, or ""."""
    card = state.cards.threats[threat.id]
    if not card.henchman or threat.at == NOWHERE:
        return "no-henchman"
    if len(state.completed) < card.rules.get("missions-first", 0):
        return "missions-first"
    return "untouchable" if state.lasting and state.in_force("untouchable", f"threat:{threat.id}") else ""


def can_be_hurt(state: UnitedState, thing: str) -> bool:
    if thing == VILLAIN:
        return villain_can_be_hurt(state)
    if kind_of(thing) == "threat":
        return threat_can_be_hurt(state, state.threat(thing))
    return True


def hurt(state: UnitedState, thing: str, amount: int, by: int, sure: bool) -> None:
    """Deal damage to an enemy. ``by`` is the Hero who deals it; ``sure`` damage cannot be prevented."""
    if amount <= 0 or not can_be_hurt(state, thing):
        return
    if thing == VILLAIN:
        _hurt_villain(state, amount, sure)
    elif kind_of(thing) == "threat":
        _hurt_threat(state, state.threat(thing), amount, by, sure)
    else:
        kind = kind_of(thing)
        at = state.place_of(thing)
        place = state.places[at]
        if kind == "armoured" and amount < 2:
            if not place.dented:
                place.dented += 1
                state.emit("dented", {"place": place.id})
                return
            place.dented -= 1
        tokens.defeat(state, at, kind)


def damage_armoured(state: UnitedState, at: int, number: int) -> None:
    """Deal 1 damage to each of ``number`` armoured Doombots.

    Doombots that were already dented are defeated; all others become dented.
    """
    place = state.places[at]
    broken = min(place.dented, number)
    for _ in range(broken):
        tokens.defeat(state, at, "armoured")
    place.dented = number - broken


def _unabsorbed(before: int, amount: int, absorbs: int) -> int:
    """Return the part of new damage that is not ignored, if the first ``absorbs`` damage each turn is ignored."""
    return max(0, before + amount - absorbs) - max(0, before - absorbs)


def absorption(state: UnitedState) -> list[tuple[str, int]]:
    """Return the sources that ignore the first damage to the Villain each turn, with the ignored amounts."""
    found: list[tuple[str, int]] = []
    absorbs = state.cards.villains[state.villain].absorbs
    if absorbs and state.companion_at != state.villain_at:
        found.append((VILLAIN, absorbs))
    if not state.villains_turn:
        found += [(f"threat:{cloak.id}", 1) for cloak in powers.having(state, "cloaks-villain")[:1]]
    return found


def _hurt_villain(state: UnitedState, amount: int, sure: bool) -> None:
    while amount > 0 and state.shields > 0:
        _shield(state)
        amount -= 1
    if not amount:
        return
    before = state.hurt
    absorbs = 0
    if not sure:
        state.hurt += amount
        absorbs = sum([ignored for _, ignored in absorption(state)])
    lost = min(state.health, _unabsorbed(before, amount, absorbs))
    state.health -= lost
    state.emit("villain-hurt", {"amount": lost, "health": state.health})
    if state.health == 0:
        outcome.heroes_win(state, "defeat")


def _shield(state: UnitedState) -> None:
    """Remove a Crisis token instead of dealing damage, and move the Villain to the next Spot without Heroes."""
    state.shields -= 1
    state.emit("shielded", {"left": state.shields})
    for at in villain.next_spots(state):
        if not state.heroes_at(at):
            movement.move_villain(state, at)
            return


def _hurt_threat(state: UnitedState, threat: Threat, amount: int, by: int, sure: bool) -> None:
    card = state.cards.threats[threat.id]
    before = threat.hurt
    threat.hurt += amount
    if "all-or-nothing" in card.rules:
        lost = threat.health if threat.hurt >= threats.full_health(state, threat.id) else 0
    else:
        lost = min(threat.health, amount if sure else _unabsorbed(before, amount, card.rules.get("absorbs", 0)))
    threat.health -= lost
    state.emit("threat-hurt", {"threat": threat.id, "amount": lost, "health": threat.health})
    if card.answers and by != NOBODY:
        # Announce the damage before it clears the Threat, so that the Threat can still respond.
        occurrences.occur(state, "hurt", {"target": f"threat:{threat.id}", "hero": state.hero_id(by)})
    if threat.health == 0:
        threats.clear(state, threat)
