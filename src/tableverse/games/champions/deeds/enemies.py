"""Enemies activate, are defended against and boosted, and engage players."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions import numbers
from tableverse.games.champions.abreast import BEGINNING, Abreast
from tableverse.games.champions.deeds import happening, piles
from tableverse.games.champions.frames import Activation, EnemyAttack, EnemyScheme
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Frame
from tableverse.kernel.timing import Window


def activate(
    state: ChampionsState, kind: str, enemy: str, seat: int, target: str = "", plus: int = 0, boosted: bool = True
) -> None:
    """An enemy attacks or schemes; while another activation is under way it waits for the end of that one."""
    facts = facts_of(state, kind, enemy, seat, target, plus, boosted)
    for frame in reversed(state.frames):
        if isinstance(frame, Activation):
            facts["queued"] = frame.busy
            frame.queue.append(Occurrence(kind, facts))
            return
    state.frames.append(Activation([Occurrence(kind, facts)]))


def facts_of(
    state: ChampionsState, kind: str, enemy: str, seat: int, target: str, plus: int, boosted: bool
) -> dict[str, Any]:
    facts: dict[str, Any] = {"enemy": enemy, "seat": seat, "boost": 0, "plus": plus, "boosted": boosted, "less": 0}
    if kind == "enemy-attack":
        facts["target"] = target or state.players[seat].identity
        facts["defender"] = ""
        facts["basic"] = False
        facts["damaged"] = []
        facts["defeated"] = []
    return facts


def also_attack(state: ChampionsState, attack: Occurrence, seats: list[int]) -> None:
    """An attack that begins is made against these players too, at the same time."""
    facts = attack.facts
    facts["abreast"] = facts["seat"]
    others: list[list[Frame]] = []
    for seat in seats:
        state.emit("activates", {"card": facts["enemy"], "seat": seat, "how": "attack"})
        other = facts_of(state, attack.kind, facts["enemy"], seat, "", facts["plus"], facts["boosted"])
        other["abreast"] = seat
        others.append([Window(Occurrence(attack.kind, other))])
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Window) and frame.occurrence is attack:
            state.frames.insert(place, Abreast(BEGINNING, others))
            return


def activates(state: ChampionsState, occurrence: Occurrence) -> None:
    """The occurrence itself: the steps of the attack or the scheme."""
    if occurrence.facts["enemy"] not in state.play:
        occurrence.facts["ended"] = True
    elif occurrence.kind == "enemy-attack":
        state.frames.append(EnemyAttack())
    else:
        state.frames.append(EnemyScheme())


def defend(state: ChampionsState, attack: Occurrence, thing: str, basic: bool) -> None:
    """A character becomes the defender and thereby the target, and its controller the player attacked."""
    facts = attack.facts
    facts["defender"] = thing
    facts["target"] = thing
    facts["seat"] = state.play[thing].area
    facts["defending"] = facts["seat"]
    facts["basic"] = basic and state.card(thing).kind == "hero"
    state.emit("defends", {"card": thing})
    happening.occur(state, "defense", {"defender": thing, "seat": facts["seat"], "enemy": facts["enemy"]})


def give_boost(state: ChampionsState, enemy: str) -> None:
    piece = state.play.get(enemy)
    thing = piles.next_encounter(state) if piece is not None else ""
    if piece is not None and thing:
        piece.boosts = [*piece.boosts, thing]
        state.emit("boosted", {"card": enemy})


def engaged(state: ChampionsState, thing: str, entered: bool = True) -> None:
    """A minion has engaged a player; if it did so by entering play, its keywords have come with that."""
    piece = state.play.get(thing)
    if piece is None or piece.area == NOBODY or state.players[piece.area].eliminated:
        return
    happening.occur(state, "engage", {"card": thing, "seat": piece.area, "entered": entered})


def strike_at_once(state: ChampionsState, thing: str, entered: bool) -> None:
    """Quickstrike, then teamwork if another minion has the trait. They come before whatever answers the entering or
    the engaging."""
    piece = state.play.get(thing)
    if piece is None or piece.area == NOBODY or state.cards.by_id[piece.face].kind != "minion":
        return
    if state.players[piece.area].eliminated:
        return
    hero = state.form(piece.area) == "hero"
    if numbers.keyword(state, thing, "quickstrike") and hero:
        activate(state, "enemy-attack", thing, piece.area)
    trait = state.cards.by_id[piece.face].terms.teamwork if entered else ""
    if trait and any(
        other.id != thing and numbers.has_trait(state, other.id, trait) for other in state.of_kind("minion")
    ):
        activate(state, "enemy-attack" if hero else "enemy-scheme", thing, piece.area)


def engage(state: ChampionsState, thing: str, seat: int) -> None:
    """A minion in play goes to another player. It cannot engage the same one again."""
    piece = state.play.get(thing)
    if piece is None or piece.area == seat:
        return
    turn_to(state, piece, seat)
    engaged(state, thing, False)


def turn_to(state: ChampionsState, piece: Piece, seat: int) -> None:
    """A minion is now with that player, and its attachments with it: a player's upgrade on it stays that player's."""
    piece.area = seat
    for attached in state.attached(piece.id):
        if state.cards.by_id[attached.face].aspect == "encounter":
            attached.area = seat
    state.emit("engaged", {"card": piece.id, "seat": seat})
