"""Placing threat on schemes and removing it."""

from __future__ import annotations

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import numbers, occurrences
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.then import Then


def place_threat(
    state: ChampionsState, scheme: str, amount: int, source: str, step_one: bool = False, **more: int
) -> None:
    if amount > 0 and scheme in state.play:
        facts = {"scheme": scheme, "amount": amount, "source": source, "step_one": step_one, "seat": NOBODY}
        occurrences.occur(state, "threat", {**facts, **more})


def place_together(state: ChampionsState, schemes: list[str], amount: int, source: str) -> None:
    """Place threat on several schemes at once, so that responses share one window."""
    if len(schemes) < 2:
        for scheme in schemes:
            place_threat(state, scheme, amount, source)
        return
    facts = {"schemes": schemes, "amount": amount, "source": source, "seat": NOBODY, "number": len(state.frames) + 1}
    occurrences.occur(state, occurrences.THREAT_TOGETHER, facts)


def placed_together(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    for scheme in reversed(facts["schemes"]):
        place_threat(state, scheme, facts["amount"], facts["source"], together=facts["number"])


def placed(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    piece = state.play.get(facts["scheme"])
    amount = facts["amount"] - facts.get("prevented", 0)
    if piece is None:
        return
    piece.threat += amount
    occurrences.gather(state, occurrence)
    state.emit("threat", {"card": piece.id, "amount": amount, "threat": piece.threat})
    scheming = occurrences.current(state, "enemy-scheme")
    if scheming is not None and facts["source"] == scheming.facts["enemy"]:
        scheming.facts["placed"] = scheming.facts.get("placed", 0) + amount
    _note(state, facts["source"], amount)
    if piece.id == state.scheme:
        check_completed(state)


def _note(state: ChampionsState, source: str, amount: int) -> None:
    """Record the amount of threat for the effect that placed it."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Resolving) and frame.origin == source:
            if "placed" in frame.bound:
                frame.bound = {**frame.bound, "placed": frame.bound["placed"] + amount}
            return


def check_completed(state: ChampionsState) -> None:
    """Complete the main scheme if it has enough threat."""
    piece = state.play.get(state.scheme)
    if piece is not None and piece.threat >= numbers.target_threat(state, state.cards.by_id[piece.face]):
        state.frames.append(Then("complete"))


def is_emptied(state: ChampionsState, scheme: str) -> bool:
    """Return whether a side scheme in play has no threat and no effect that keeps it in play."""
    piece = state.play.get(scheme)
    if piece is None or piece.threat or state.cards.by_id[piece.face].kind != "side-scheme":
        return False
    return not numbers.added(state, "cannot:leave-play", scheme)


def remove_threat(
    state: ChampionsState, scheme: str, amount: int, source: str, seat: int, ignores: tuple[str, ...] = ()
) -> int:
    piece = state.play.get(scheme)
    if piece is None or not numbers.can_remove_threat(state, scheme, seat == NOBODY, ignores):
        return 0
    removed = min(piece.threat, amount)
    if removed <= 0:
        return removed
    piece.threat -= removed
    state.emit("thwarted", {"card": scheme, "amount": removed, "threat": piece.threat})
    thwart = occurrences.current(state, "thwart") if piece.threat == 0 else None
    if thwart is not None and source in (thwart.facts["attacker"], thwart.facts.get("card")):
        occurrences.note(thwart, "emptied", scheme)
    if piece.threat == 0 and scheme != state.scheme and not numbers.added(state, "cannot:leave-play", scheme):
        occurrences.occur(state, "defeat", {"target": scheme, "source": source, "seat": seat, "attack": False})
    return removed
