"""Corrections: tokens, and the places of Characters and Locations.

Points, bonuses, Avengers icons, the Time Stone and the Avengers tile follow from a player's cards and Locations, so
they cannot be changed directly. The number of tokens stays the same: a player's tokens come from the bank.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.frames.turn import Turn
from tableverse.games.splendor.ids import COLOURS, GREEN
from tableverse.games.splendor.rules.characters import refill
from tableverse.games.splendor.rules.limits import ASSEMBLE_AT, ASSEMBLE_POINTS, HAND_LIMIT
from tableverse.games.splendor.rules.outcome import meets_gauntlet
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS, Mat, SplendorState, levels, without
from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import PLACE, Alternative, Correctable, Correction, named

#: Prefix of the thing for the top card of a deck, followed by the deck's level.
TOP: Final = "top:deck:"
ROW: Final = "row"
TABLE: Final = "table"


def correctables(state: SplendorState, seat: int) -> list[Correctable]:
    found: list[Correctable] = []
    for number, mat in enumerate(state.mats):
        name = Message("correct-name-seat", {"seat": number})
        for colour, gem in enumerate(COLOURS):
            if colour != GREEN:
                held = mat.tokens[colour]
                most = held + state.bank[colour]
                found.append(Correctable(f"seat:{number}", f"tokens-{gem}", name, held, 0, most))
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    lying = [(card, ROW) for card in state.rows if card != EMPTY]
    for number, mat in enumerate(state.mats):
        lying += [(card, f"reserved:{number}") for card in mat.reserved if number == seat or card not in mat.hidden]
        lying += [(card, f"recruited:{number}") for card in mat.recruited]
    found += [_card(state, card, place) for card, place in lying if card != turn.card]
    for level in levels():
        if state.left[level]:
            name = Message("correct-name-pile-top", {"thing": f"deck:{level + 1}"})
            places = ["pile-top", "pile-bottom", *(f"reserved:{number}" for number in _with_room(state))]
            alternatives = [_alternative(place, True) for place in places]
            found.append(Correctable(f"{TOP}{level + 1}", PLACE, name, "pile-top", 0, 0, alternatives))
    found += [_location(state, place, TABLE) for place in state.locations]
    for number, mat in enumerate(state.mats):
        found += [_location(state, place, f"taken:{number}") for place in mat.locations]
    return found


def _card(state: SplendorState, card: int, now: str) -> Correctable:
    character = state.cards.characters[card]
    slots = state.rows[character.level * SLOTS : (character.level + 1) * SLOTS]
    places = [ROW] if EMPTY in slots else []
    places += ["pile-top", "pile-bottom", *(f"reserved:{seat}" for seat in _with_room(state))]
    places += [f"recruited:{seat}" for seat in range(state.seats)]
    secret = any(card in mat.hidden for mat in state.mats)
    alternatives = [_alternative(place, place.startswith("pile")) for place in places if place != now]
    alternatives.append(_alternative(now, secret))
    return Correctable(character.id, PLACE, named(character.id), now, 0, 0, alternatives, secret)


def _location(state: SplendorState, place: int, now: str) -> Correctable:
    id = state.cards.locations[place].id
    places = [TABLE, *(f"taken:{seat}" for seat in range(state.seats))]
    return Correctable(id, PLACE, named(id), now, 0, 0, [_alternative(one, False) for one in places])


def _with_room(state: SplendorState) -> list[int]:
    return [seat for seat, mat in enumerate(state.mats) if len(mat.reserved) < HAND_LIMIT]


def _alternative(place: str, hidden: bool) -> Alternative:
    word, _, seat = place.partition(":")
    return Alternative(place, Message(f"correct-place-{word}", {"seat": int(seat)} if seat else {}), hidden)


def correct(state: SplendorState, correction: Correction) -> None:
    if isinstance(correction.after, int):
        assert isinstance(correction.before, int)
        seat = int(correction.thing.partition(":")[2])
        colour = COLOURS.index(correction.aspect.removeprefix("tokens-"))
        state.bank[colour] -= correction.after - correction.before
        state.mats[seat].tokens[colour] = correction.after
        return
    source, target = str(correction.before), str(correction.after)
    if TABLE in (source, target) or target.startswith("taken"):
        _move_location(state, state.cards.location(correction.thing), source, target)
    else:
        _move_card(state, correction.thing, source, target)
        _fill_gaps(state)
    for seat in range(state.seats):
        _count_anew(state, seat)
    _assemble_anew(state)


# --- Locations --------------------------------------------------------------------------------------------------------


def _move_location(state: SplendorState, place: int, source: str, target: str) -> None:
    if source == TABLE:
        state.locations = without(state.locations, place)
    else:
        mat = _mat(state, source)
        mat.locations = without(mat.locations, place)
    if target == TABLE:
        state.locations = [*state.locations, place]
    else:
        mat = _mat(state, target)
        mat.locations = [*mat.locations, place]


def _mat(state: SplendorState, place: str) -> Mat:
    return state.mats[int(place.partition(":")[2])]


# --- Characters -------------------------------------------------------------------------------------------------------


def _move_card(state: SplendorState, thing: str, source: str, target: str) -> None:
    if thing.startswith(TOP):
        level = int(thing.removeprefix(TOP)) - 1
        state.left[level] -= 1
        card = state.decks[level][state.left[level]]
    else:
        card = state.cards.character(thing)
        _take(state, card, source)
    if target.startswith("pile"):
        _put_back(state, card, top=target == "pile-top")
    elif target == ROW:
        level = state.cards.characters[card].level
        state.rows[state.rows.index(EMPTY, level * SLOTS)] = card
    elif target.startswith("recruited"):
        mat = _mat(state, target)
        mat.recruited = [*mat.recruited, card]
    else:
        mat = _mat(state, target)
        mat.reserved = [*mat.reserved, card]
        if source == "pile-top":  # as when reserving from a deck
            mat.hidden = [*mat.hidden, card]
            seat = int(target.partition(":")[2])
            state.emit("drew", {"card": state.cards.characters[card].id}, seat, True)


def _take(state: SplendorState, card: int, source: str) -> None:
    if source == ROW:
        state.rows[state.rows.index(card)] = EMPTY
        return
    mat = _mat(state, source)
    mat.recruited = without(mat.recruited, card)
    mat.reserved = without(mat.reserved, card)
    mat.hidden = without(mat.hidden, card)


def _put_back(state: SplendorState, card: int, top: bool) -> None:
    """Return a card to the remaining cards of its deck."""
    level = state.cards.characters[card].level
    left = state.decks[level][: state.left[level]]
    decks = state.decks[:]
    decks[level] = [*left, card] if top else [card, *left]
    state.decks = decks
    state.left[level] += 1


def _fill_gaps(state: SplendorState) -> None:
    for slot, card in enumerate(state.rows):
        if card == EMPTY and state.left[slot // SLOTS]:
            refill(state, slot)


# --- consequences -----------------------------------------------------------------------------------------------------


def _count_anew(state: SplendorState, seat: int) -> None:
    mat = state.mats[seat]
    team = [state.cards.characters[card] for card in mat.recruited]
    mat.bonuses = [sum(card.bonus == colour for card in team) for colour in range(len(mat.bonuses))]
    mat.avengers = sum(card.avengers for card in team)
    mat.points = sum(card.points for card in team)
    mat.points += sum(state.cards.locations[place].points for place in mat.locations)
    mat.points += ASSEMBLE_POINTS if state.assembled == seat else 0
    green = int(any(card.level == LEVELS - 1 for card in team))
    state.bank[GREEN] += mat.tokens[GREEN] - green
    mat.tokens[GREEN] = green
    if mat.gauntlet and not meets_gauntlet(mat):
        mat.gauntlet = False
        state.emit("gauntlet-lost", {"seat": seat})


def _assemble_anew(state: SplendorState) -> None:
    """Reassign the Avengers tile to a player with the most icons. In a tie, the holder keeps the tile."""
    icons = [mat.avengers for mat in state.mats]
    most = max(icons)
    holder = state.assembled
    if holder != NOBODY and icons[holder] == most >= ASSEMBLE_AT:
        return
    state.assembled = icons.index(most) if most >= ASSEMBLE_AT else NOBODY
    for seat in range(state.seats):
        _count_anew(state, seat)
    if state.assembled not in (holder, NOBODY):
        state.emit("assembled", {"seat": state.assembled, "icons": most})
