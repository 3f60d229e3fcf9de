"""The resolution of occurrences that were not cancelled."""

from __future__ import annotations

from typing import Any

from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.ids import NOBODY, kind_of
from tableverse.games.united.rules import damage, hands, occurrences, tokens, villain
from tableverse.games.united.state import UnitedState
from tableverse.kernel.occurrence import Occurrence


def resolve_occurrence(state: UnitedState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    if occurrence.kind == "damage":
        _take_damage(state, facts)
    elif occurrence.kind == "arrival":
        threat = state.threat_at(state.place_of(facts["place"]))
        if threat is not None and state.cards.threats[threat.id].has_arrive:
            occurrences.resolve(state, f"threat/{threat.id}/arrive", state.group_seat, f"threat:{threat.id}")
    elif occurrence.kind == "overflow":
        at = state.place_of(facts["place"])
        state.emit("overflow", {"place": state.places[at].id})
        excess = tokens.excess_of(state, at)
        occurrences.resolve(state, f"villain/{state.villain}/overflow", state.group_seat, facts["place"], excess)
    elif occurrence.kind == "ko":
        if state.cards.villains[state.villain].has_ko:
            occurrences.resolve(state, f"villain/{state.villain}/ko", state.group_seat, facts["hero"])
        else:
            villain.resolve_ko(state, facts["hero"])
    elif occurrence.kind == "draw-step":
        hands.draw(state, state.hero_of(facts["hero"]), facts["amount"])


def _take_damage(state: UnitedState, facts: dict[str, Any]) -> None:
    amount, target = facts["amount"], facts["target"]
    if amount <= 0:
        return
    if kind_of(target) == "hero":
        hero = state.hero_of(target)
        state.harmed += 1
        state.emit("damaged", {"hero": state.heroes[hero].id, "amount": amount})
        state.frames.append(Discarding(hero, amount))
    else:
        damage.hurt(state, target, amount, NOBODY, facts["sure"])
