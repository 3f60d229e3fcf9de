"""Dealing, taking and healing damage, and running out of hit points."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import numbers, occurrences
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.then import Then
from tableverse.kernel.timing import MOMENTS, Window


def is_being_defeated(state: ChampionsState, thing: str) -> bool:
    """Return whether a character is being defeated already."""
    return any(
        isinstance(frame, Window) and frame.occurrence.kind == "defeat" and frame.occurrence.facts["target"] == thing
        for frame in state.frames
    )


def entering(state: ChampionsState, thing: str) -> bool:
    """Return whether a card is still entering play."""
    return any(
        isinstance(frame, Window)
        and frame.occurrence.kind == "enter"
        and frame.occurrence.facts["card"] == thing
        and frame.moment < MOMENTS.index("after")
        for frame in state.frames
    )


def check_hit_points(state: ChampionsState) -> None:
    """Defeat characters that run out of hit points because a card that increased their hit points has left."""
    by_id = state.cards.by_id
    hurt = [piece for piece in state.play.values() if piece.damage or by_id[piece.face].stats.get("hp") == 0]
    for piece in hurt:
        if "hp" not in by_id[piece.face].stats or is_being_defeated(state, piece.id):
            continue
        if numbers.remaining(state, piece.id) <= 0 and not entering(state, piece.id):
            occurrences.occur(state, "defeat", {"target": piece.id, "source": "", "seat": NOBODY, "attack": False})


def deal(
    state: ChampionsState,
    target: str,
    amount: int,
    source: str,
    seat: int,
    attack: bool = False,
    more: dict[str, Any] | None = None,
) -> None:
    """Deal damage.

    ``seat`` is the dealing player, or NOBODY for the encounter side. ``more`` holds additional facts.
    """
    if amount > 0 and target in state.play:
        facts = facts_of(target, amount, source, seat, attack)
        if more is not None:
            facts.update(more)
        occurrences.occur(state, "damage", facts)


def facts_of(target: str, amount: int, source: str, seat: int, attack: bool = False) -> dict[str, Any]:
    return {"target": target, "amount": amount, "source": source, "seat": seat, "attack": attack}


def deal_together(
    state: ChampionsState,
    shares: dict[str, int],
    source: str,
    seat: int,
    attack: bool = False,
    more: dict[str, bool] | None = None,
) -> None:
    """Deal damage to several characters at once.

    No character is defeated before all have taken their damage, and all responses share one window.
    """
    if len(shares) < 2:
        for target, amount in shares.items():
            deal(state, target, amount, source, seat, attack, more)
        return
    _occur_together(state, shares, facts_of("", 0, source, seat, attack), more or {}, [])


def _occur_together(
    state: ChampionsState, shares: dict[str, int], facts: dict[str, Any], more: dict[str, bool], fallen: list[str]
) -> None:
    """Start simultaneous damage.

    Characters in ``fallen`` have already taken their damage and are defeated with the others. Nested calls are
    distinguished by their position on the stack.
    """
    number = len(state.frames) + 1
    common = {key: facts[key] for key in ("source", "seat", "attack")}
    defeats = [{**common, "target": target, "together": number} for target in fallen]
    occurrences.occur(
        state, occurrences.TOGETHER, {**common, "shares": shares, "more": more, "falling": defeats, "number": number}
    )


def dealt_together(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    state.frames.append(Then("fall"))
    for target, amount in reversed(facts["shares"].items()):
        more = {**facts["more"], "together": facts["number"]}
        deal(state, target, amount, facts["source"], facts["seat"], facts["attack"], more)


def defeat_without_hit_points(state: ChampionsState) -> None:
    """Defeat characters without hit points, after all characters have taken their damage."""
    together = occurrences.current(state, occurrences.TOGETHER)
    assert together is not None
    for facts in reversed(together.facts["falling"]):
        target = facts["target"]
        if target in state.play and numbers.remaining(state, target) <= 0 and not is_being_defeated(state, target):
            occurrences.occur(state, "defeat", {**facts})  # copied, since clones share the original facts


def dealt(state: ChampionsState, occurrence: Occurrence) -> None:
    """Apply dealt damage.

    Constant effects first change how much is taken. Then a tough status card may prevent the damage. Only then may
    abilities respond to the damage taken.
    """
    facts = occurrence.facts
    piece = state.play.get(facts["target"])
    if piece is None or facts["amount"] <= 0:
        return
    attack = occurrences.current_any(state, occurrences.ATTACKS) if facts["attack"] else None
    if attack is not None and piece.id in attack.facts.get("turned", {}):
        _turn_back(state, attack.facts, facts)
        return
    if attack is not None and piece.id in attack.facts.get("spared", ()):
        state.emit("prevented", {"amount": facts["amount"]})
        return
    if not numbers.can_take_damage(state, piece.id, facts["source"]):
        state.emit("immune", {"card": piece.id})
        return
    if attack is not None:
        if not facts.get("spilled"):  # excess damage was already counted as dealt, to the character it exceeded
            attack.facts["dealt"] = attack.facts.get("dealt", 0) + facts["amount"]
        occurrences.note(attack, "struck", piece.id)
        _avert(state, attack.facts, facts)
    left = facts["amount"] - facts.get("prevented", 0)
    taking = {**facts, "dealt": facts["amount"], "amount": left}
    if left > 0:
        taking["amount"] += numbers.added(state, "damage-taken", piece.id)
        if facts["attack"]:
            taking["amount"] += numbers.added(state, "attack-damage-taken", piece.id)
    if taking["amount"] <= 0:
        return
    if facts.get("piercing") and piece.tough:
        piece.tough = 0
        state.emit("status-gone", {"card": piece.id, "status": "tough"})
    if piece.tough and not facts.get("past_tough"):
        piece.tough -= 1
        state.emit("tough-stopped", {"card": piece.id, "amount": taking["amount"]})
        return
    taking["prevented"] = 0
    occurrences.occur(state, "taking", taking)


def _turn_back(state: ChampionsState, attack: dict[str, Any], facts: dict[str, Any]) -> None:
    """Deal damage of a player's attack to that player's identity instead. This damage is not part of an attack."""
    amount = facts["amount"] - facts.get("prevented", 0)
    if amount > 0:
        state.emit("turned-back", {"card": facts["target"], "amount": amount})
        deal(state, state.players[attack["seat"]].identity, amount, attack["turned"][facts["target"]], NOBODY)


def _avert(state: ChampionsState, attack: dict[str, Any], facts: dict[str, Any]) -> None:
    """Subtract the damage that was prevented when the attack began."""
    averted = min(attack.get("averted", 0), facts["amount"] - facts.get("prevented", 0))
    if averted > 0:
        attack["averted"] -= averted
        facts["prevented"] = facts.get("prevented", 0) + averted
        state.emit("prevented", {"amount": averted})


def taken(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    target = facts["target"]
    piece = state.play.get(target)
    amount = facts["amount"] - facts["prevented"]
    if piece is None:
        return
    left = numbers.remaining(state, target)
    piece.damage += amount
    state.emit("damaged", {"card": target, "amount": amount, "source": facts["source"]})
    occurrences.gather(state, occurrence)
    attack = occurrences.current_any(state, occurrences.ATTACKS) if facts["attack"] else None
    if attack is not None:
        occurrences.note(attack, "damaged", target)
        if state.cards.asks_how_it_went:
            attack.facts["taken"] = attack.facts.get("taken", 0) + amount
            by = attack.facts.get("taken_by", {})
            attack.facts["taken_by"] = {**by, target: by.get(target, 0) + amount}
    if amount < left:
        return
    # Excess damage counts from the damage dealt, however much of that is taken.
    excess = facts["dealt"] - left
    if excess > 0 and attack is not None:
        attack.facts["excess"] = attack.facts.get("excess", 0) + excess
        if state.cards.asks_for_excess:
            by = attack.facts.get("excess_by", {})
            attack.facts["excess_by"] = {**by, target: by.get(target, 0) + excess}
    if numbers.added(state, "excess:own-scheme", facts["source"]):
        state.frames.append(Then("excess", {"card": facts["source"], "amount": excess}))
    beyond = behind(state, piece) if excess > 0 and facts.get("overkill") else ""
    together = occurrences.current(state, occurrences.TOGETHER) if facts.get("together") else None
    if together is not None:
        defeat = {key: facts[key] for key in ("target", "source", "seat", "attack", "together")}
        together.facts["falling"] = [*together.facts["falling"], defeat]
        if beyond:
            more = {"together": facts["together"], "spilled": True}
            deal(state, beyond, excess, facts["source"], facts["seat"], True, more)
    elif beyond:
        _occur_together(state, {beyond: excess}, facts, {"spilled": True}, [target])
    else:
        occurrences.occur(state, "defeat", {key: facts[key] for key in ("target", "source", "seat", "attack")})


def behind(state: ChampionsState, piece: Piece) -> str:
    """Return the character that takes excess damage from overkill.

    This is the identity of an ally's controller, or the villain for a minion.
    """
    kind = state.cards.by_id[piece.face].kind
    if kind == "ally":
        return state.players[piece.area].identity
    return state.villain if kind == "minion" else ""


def attack_keywords(state: ChampionsState, attacker: str, facts: dict[str, Any]) -> dict[str, bool]:
    """Return the keywords that change the damage of an attack."""
    return {name: attack_has(state, attacker, facts, name) for name in ("overkill", "piercing")}


def attack_has(state: ChampionsState, attacker: str, facts: dict[str, Any], name: str) -> bool:
    """Return whether an attack has a keyword: its own, its attacker's, or a keyword that its card gains."""
    if facts.get(name) or (attacker in state.play and numbers.keyword(state, attacker, name) > 0):
        return True
    if "attacker" in facts and facts["basic"] and numbers.added(state, f"basic-attacks:{name}", attacker):
        return True
    return numbers.added(state, f"keyword:{name}", facts.get("card", "")) > 0


def heal(state: ChampionsState, target: str, amount: int) -> int:
    piece = state.play.get(target)
    if piece is None:
        return 0
    healed = min(piece.damage, amount)
    if healed > 0:
        piece.damage -= healed
        state.emit("healed", {"card": target, "amount": healed})
    return healed
