"""Damage dealt, taken and healed, and hit points that run out."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions import numbers
from tableverse.games.champions.deeds import happening
from tableverse.games.champions.dividing import Retaliating
from tableverse.games.champions.frames import Then
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window


def falling(state: ChampionsState, thing: str) -> bool:
    """Is it being defeated already?"""
    return any(
        isinstance(frame, Window) and frame.occurrence.kind == "defeat" and frame.occurrence.facts["target"] == thing
        for frame in state.frames
    )


def check_hit_points(state: ChampionsState) -> None:
    """Hit points that came from a card go with it: whoever has none left is defeated."""
    for piece in list(state.play.values()):
        card = state.cards.by_id[piece.face]
        if not ("hp" in card.stats and piece.damage) or falling(state, piece.id):
            continue
        if numbers.remaining(state, piece.id) <= 0:
            happening.occur(state, "defeat", {"target": piece.id, "source": "", "seat": NOBODY, "attack": False})


def damage(
    state: ChampionsState, target: str, amount: int, source: str, seat: int, attack: bool = False, **more: int
) -> None:
    """Deal damage. ``seat`` is the player who deals it, NOBODY for the encounter side."""
    if amount > 0 and target in state.play:
        facts = facts_of(target, amount, source, seat, attack)
        facts.update(more)
        happening.occur(state, "damage", facts)


def facts_of(target: str, amount: int, source: str, seat: int, attack: bool = False) -> dict[str, Any]:
    return {"target": target, "amount": amount, "source": source, "seat": seat, "attack": attack}


def damage_together(
    state: ChampionsState, shares: dict[str, int], source: str, seat: int, attack: bool = False, **more: bool
) -> None:
    """Damage that several are dealt at the same time: nobody is defeated before all have taken theirs, and what answers
    any of it shares one window."""
    if len(shares) < 2:
        for target, amount in shares.items():
            damage(state, target, amount, source, seat, attack, **more)
        return
    _occur_together(state, shares, facts_of("", 0, source, seat, attack), more, [])


def _occur_together(
    state: ChampionsState, shares: dict[str, int], facts: dict[str, Any], more: dict[str, bool], fallen: list[str]
) -> None:
    """``fallen`` have taken theirs, and too much of it. Those inside one another are told apart by where they lie on
    the stack."""
    number = len(state.frames) + 1
    common = {key: facts[key] for key in ("source", "seat", "attack")}
    defeats = [{**common, "target": target, "together": number} for target in fallen]
    happening.occur(
        state, happening.TOGETHER, {**common, "shares": shares, "more": more, "falling": defeats, "number": number}
    )


def deal_together(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    state.frames.append(Then("fall"))
    for target, amount in reversed(facts["shares"].items()):
        more = {**facts["more"], "together": facts["number"]}
        damage(state, target, amount, facts["source"], facts["seat"], facts["attack"], **more)


def fall(state: ChampionsState) -> None:
    """All have taken their damage: whoever has no hit points left is defeated."""
    together = happening.under_way(state, happening.TOGETHER)
    assert together is not None
    for facts in reversed(together.facts["falling"]):
        target = facts["target"]
        if target in state.play and numbers.remaining(state, target) <= 0 and not falling(state, target):
            happening.occur(state, "defeat", facts)


def dealt(state: ChampionsState, occurrence: Occurrence) -> None:
    """Damage was dealt: constant effects change what is taken of it, then tough stops it, before anything may answer
    the taking."""
    facts = occurrence.facts
    piece = state.play.get(facts["target"])
    if piece is None or facts["amount"] <= 0:
        return
    if not numbers.can_take_damage(state, piece.id, facts["source"]):
        state.emit("immune", {"card": piece.id})
        return
    attack = happening.under_way(state, *happening.ATTACKS) if facts["attack"] else None
    if attack is not None:
        if not facts.get("spilled"):  # what spills over has been dealt already, to whom it was too much for
            attack.facts["dealt"] = attack.facts.get("dealt", 0) + facts["amount"]
        happening.note(attack, "struck", piece.id)
    left = facts["amount"] - facts.get("prevented", 0)
    taking = {**facts, "dealt": facts["amount"], "amount": left}
    if left > 0:
        taking["amount"] += numbers.added(state, "damage-taken", piece.id)
    if taking["amount"] <= 0:
        return
    if facts.get("piercing") and piece.tough:
        piece.tough = 0
        state.emit("status-gone", {"card": piece.id, "status": "tough"})
    if piece.tough:
        piece.tough -= 1
        state.emit("tough-stopped", {"card": piece.id, "amount": taking["amount"]})
        return
    taking["prevented"] = 0
    happening.occur(state, "taking", taking)


def taken(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    target = facts["target"]
    piece = state.play.get(target)
    amount = facts["amount"] - facts.get("prevented", 0)
    if piece is None or amount <= 0:
        return
    left = numbers.remaining(state, target)
    piece.damage += amount
    state.emit("damaged", {"card": target, "amount": amount, "source": facts["source"]})
    happening.gather(state, occurrence)
    attack = happening.under_way(state, *happening.ATTACKS) if facts["attack"] else None
    if attack is not None:
        happening.note(attack, "damaged", target)
    if amount < left:
        return
    # What is too much is counted from the damage dealt, whatever was changed about the taking.
    excess = facts["dealt"] - left
    if excess > 0 and attack is not None:
        attack.facts["excess"] = attack.facts.get("excess", 0) + excess
    beyond = behind(state, piece) if excess > 0 and facts.get("overkill") else ""
    together = happening.under_way(state, happening.TOGETHER) if facts.get("together") else None
    if together is not None:
        defeat = {key: facts[key] for key in ("target", "source", "seat", "attack", "together")}
        together.facts["falling"] = [*together.facts["falling"], defeat]
        if beyond:
            more = {"together": facts["together"], "spilled": True}
            damage(state, beyond, excess, facts["source"], facts["seat"], True, **more)
    elif beyond:
        _occur_together(state, {beyond: excess}, facts, {"spilled": True}, [target])
    else:
        happening.occur(state, "defeat", {key: facts[key] for key in ("target", "source", "seat", "attack")})


def behind(state: ChampionsState, piece: Piece) -> str:
    """Overkill: what is too much for an ally goes to its controller at the same time, what is too much for a minion to
    the villain."""
    kind = state.cards.by_id[piece.face].kind
    if kind == "ally":
        return state.players[piece.area].identity
    return state.villain if kind == "minion" else ""


def attack_keywords(state: ChampionsState, attacker: str, facts: dict[str, Any]) -> dict[str, bool]:
    """Those of an attack that change its damage: its own, and its attacker's."""
    own = attacker in state.play
    return {
        name: bool(facts.get(name)) or (own and numbers.keyword(state, attacker, name) > 0)
        for name in ("overkill", "piercing")
    }


def heal(state: ChampionsState, target: str, amount: int) -> int:
    piece = state.play.get(target)
    if piece is None:
        return 0
    healed = min(piece.damage, amount)
    if healed > 0:
        piece.damage -= healed
        state.emit("healed", {"card": target, "amount": healed})
    return healed


def retaliate(state: ChampionsState, attacker: str, attacked: list[str], seat: int) -> None:
    """Each attacked character with retaliate that is still in play strikes back, but not at a ranged attack."""
    attack = happening.under_way(state, *happening.ATTACKS)
    if (attack is not None and attack.facts.get("ranged")) or (
        attacker in state.play and numbers.keyword(state, attacker, "ranged")
    ):
        return
    if attacker not in state.play or "hp" not in state.card(attacker).stats:
        return
    able = [thing for thing in dict.fromkeys(attacked) if thing in state.play]
    able = [thing for thing in able if numbers.keyword(state, thing, "retaliate")]
    if len(able) > 1:
        state.frames.append(Retaliating(state.play[attacker].area, attacker, able))
    elif able:
        damage(state, attacker, numbers.keyword(state, able[0], "retaliate"), able[0], seat)
