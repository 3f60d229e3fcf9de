"""Game areas: separated players, each area with its own villain, main scheme and cards in play.

Only one area is active at a time. Its cards in play, villain, main scheme and lasting effects are stored where a game
with a single area stores them, so every rule and card refers to the active area. Other areas are stored in their
``Area``. The state keeps what all areas share: the players' own piles, the encounter deck, the tokens, the
environments.
"""

from __future__ import annotations

from tableverse.games.champions.cards import Card
from tableverse.games.champions.ids import NOBODY, owner_of
from tableverse.games.champions.rules import leaving, uniqueness
from tableverse.games.champions.state import Area, ChampionsState, Piece, Standing
from tableverse.kernel.then import Then


def names(state: ChampionsState) -> list[str]:
    """Return the names of all areas, the middle one first, or one empty name while the players are together."""
    return list(state.areas) or [""]


def area_of(state: ChampionsState, seat: int) -> str:
    """Return the name of a player's area."""
    return next((name for name, area in state.areas.items() if seat in area.seats), state.area)


def enter(state: ChampionsState, name: str) -> None:
    """Make an area the active one."""
    if name == state.area or name not in state.areas:
        return
    old, new = state.areas[state.area], state.areas[name]
    shared = [piece for piece in state.play.values() if _is_everywhere(state, piece)]
    for piece in shared:
        state.take_out_of_play(piece.id)
        new.play[piece.id] = piece
    old.play, old.villain, old.scheme, old.modifiers = state.play, state.villain, state.scheme, state.modifiers
    state.lay_out(new.play)
    state.villain, state.scheme, state.modifiers = new.villain, new.scheme, new.modifiers
    new.play, new.villain, new.scheme, new.modifiers = {}, "", "", []
    state.area = name


def _is_everywhere(state: ChampionsState, piece: Piece) -> bool:
    """Return whether a card belongs to every area: an environment, or an attachment of one."""
    host = state.play.get(piece.host)
    return state.cards.by_id[(piece if host is None else host).face].kind == "environment"


def enter_of(state: ChampionsState, seat: int) -> None:
    """Activate a player's area for their turn."""
    if state.areas:
        enter(state, area_of(state, seat))


def enter_next(state: ChampionsState, name: str) -> None:
    """Resolve the frame now on top of the stack in the named area."""
    if state.areas:
        state.frames.append(Then("area", {"name": name}))


def seen_from(state: ChampionsState, seat: int) -> ChampionsState:
    """Return the state as seen by a player: a copy with the player's own area active, if that is another area."""
    if not state.areas or seat < 0 or seat in state.areas[state.area].seats:
        return state
    world = state.clone()
    enter_of(world, seat)
    return world


# --- separating -------------------------------------------------------------------------------------------------------


def divide(state: ChampionsState) -> None:
    """Begin separation. All players are still in the middle area, with the main scheme."""
    state.area = state.scheme
    state.areas = {state.scheme: Area(list(range(state.seats)), {}, "", "", [])}


def part(state: ChampionsState, seat: int, scheme: str) -> None:
    """Move a player with all their cards into a new area with its own main scheme."""
    middle = state.area
    gone = [piece.id for piece in state.play.values() if piece.id == scheme or _is_with(piece, seat)]
    area = Area([seat], {}, "", scheme, [])
    for modifier in state.modifiers[:]:
        theirs = modifier.effect.seat == seat if isinstance(modifier, Standing) else False
        if theirs or modifier.target in gone:
            state.modifiers.remove(modifier)
            area.modifiers.append(modifier)
    for piece in _with_attached(state, gone):
        area.play[piece.id] = state.take_out_of_play(piece.id)
    state.areas[middle].seats.remove(seat)
    state.areas[scheme] = area
    state.emit("apart", {"seat": seat, "card": scheme})
    enter(state, scheme)


def _is_with(piece: Piece, seat: int) -> bool:
    if piece.host:
        return False
    return piece.area == seat or (piece.area == NOBODY and owner_of(piece.id) == seat)


def _with_attached(state: ChampionsState, things: list[str]) -> list[Piece]:
    """Return the pieces of these cards and of all their attachments, recursively."""
    found = set(things)
    before = 0
    while len(found) > before:
        before = len(found)
        found.update(piece.id for piece in state.play.values() if piece.host in found)
    return [piece for piece in state.play.values() if piece.id in found]


def follow(state: ChampionsState, things: list[str], seat: int) -> None:
    """Move cards, with their attachments, to a player's area."""
    there = state.areas[area_of(state, seat)]
    for piece in _with_attached(state, things):
        there.play[piece.id] = state.take_out_of_play(piece.id)


# --- rejoining --------------------------------------------------------------------------------------------------------


def end(state: ChampionsState) -> None:
    """Mark the active area as ending: its players join another area at the end of the phase."""
    if state.area in state.areas:
        state.areas[state.area].ending = True


def ending(state: ChampionsState) -> list[str]:
    return [name for name, area in state.areas.items() if area.ending]


def middle(state: ChampionsState) -> str:
    return next(iter(state.areas))


def open_areas(state: ChampionsState) -> list[str]:
    """Return the areas that players may join. The middle area is included only if no other is left."""
    found = [name for name, area in state.areas.items() if not area.ending and name != middle(state)]
    return found or [middle(state)]


def join(state: ChampionsState, name: str, into: str) -> None:
    """Move an area's players, their cards and its side schemes to another area.

    The villain and main scheme of the abandoned area leave the game.
    """
    enter(state, name)
    lose_villain(state)
    lose_scheme(state)
    enter(state, into)
    area = state.areas.pop(name)
    state.lay_out({**state.play, **area.play})
    state.modifiers += area.modifiers
    state.areas[into].seats += area.seats
    for seat in area.seats:
        if not state.players[seat].eliminated:
            state.emit("joined", {"seat": seat, "card": into})


def unite(state: ChampionsState) -> None:
    """End separation: make the middle area, the last one left, the whole table."""
    enter(state, middle(state))
    state.areas = {}
    state.area = ""


def lose_villain(state: ChampionsState) -> None:
    """Remove the villain from the game without a successor for now."""
    villain = state.villain
    state.villain = ""
    if villain in state.play:
        leaving.leave_play(state, villain, "removed")


def lose_scheme(state: ChampionsState) -> None:
    """Remove the main scheme from the game without a successor for now."""
    scheme = state.scheme
    state.scheme = ""
    if scheme in state.play:
        leaving.leave_play(state, scheme, "removed")


def doubles(state: ChampionsState) -> list[str]:
    """Return all copies of one unique card with several copies in play here, without identities and enemies."""
    pieces = [piece for piece in state.play.values() if _may_be_double(state, state.cards.by_id[piece.face])]
    loose = [piece for piece in pieces if not _is_identity(state.cards.by_id[piece.face])]
    called = state.cards.called
    for piece in loose:
        if sum(uniqueness.matching(called[piece.face], called[other.face]) for other in pieces) > 1:
            return [other.id for other in loose if uniqueness.matching(called[piece.face], called[other.face])]
    return []


def _may_be_double(state: ChampionsState, card: Card) -> bool:
    return card.unique and (card.aspect != "encounter" or _is_identity(card))


def _is_identity(card: Card) -> bool:
    return card.kind in ("hero", "alter-ego")
