"""Corrections: numbers and status cards in play, an identity's form, the villain's stage, and the places of cards.

Corrections trigger neither keywords of a card put into play nor abilities about entering or leaving play. State checks
apply at once: a character without hit points is defeated, a full main scheme is completed, limits are enforced.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.frames.limits import keep_limits
from tableverse.games.champions.ids import NOBODY, name_of, owner_of, printed
from tableverse.games.champions.rules import (
    camps,
    control,
    counters,
    damage,
    entering,
    leaving,
    numbers,
    occurrences,
    piles,
    threats,
    uniqueness,
)
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import PLACE, Alternative, Correctable, Correction, named, number, one_of
from tableverse.kernel.effects import Resolving
from tableverse.kernel.state import Frame
from tableverse.kernel.timing import Window

#: Highest number that a correction may set.
MOST: Final = 99
CHARACTERS: Final[tuple[str, ...]] = ("hero", "alter-ego", "ally", "villain", "minion")
SCHEMES: Final[tuple[str, ...]] = ("main-scheme", "side-scheme", "player-side-scheme")
EXHAUSTIBLE: Final[tuple[str, ...]] = ("hero", "alter-ego", "ally", "support", "upgrade")
#: Kinds of cards that never move.
FIXED: Final[tuple[str, ...]] = ("hero", "alter-ego", "villain", "main-scheme")
#: Places whose cards are hidden from at least one player.
HIDDEN: Final[tuple[str, ...]] = ("hand", "deck-top", "deck-bottom", "encounter-top", "encounter-bottom", "dealt")
#: Prefix for the top card of a pile that no player may look through.
TOP: Final = "top:"
#: Occurrences that have no responses when a correction causes them.
UNANSWERED: Final[tuple[str, ...]] = ("enter", "leave", "form")


def correctables(state: ChampionsState, seat: int, frames_text: str) -> list[Correctable]:
    """List corrections. Cards named in ``frames_text`` cannot move until the action in progress is finished."""
    found: list[Correctable] = []
    for piece in state.play.values():
        found += _on_piece(state, piece)
        if _movable(state, piece.id, frames_text) and not camps.villain_of(state, piece.id):
            found.append(_card(state, piece.id, _where(piece)))
        found += _cards(state, piece.shown, f"under:{piece.id}", frames_text)
    for at, player in enumerate(state.players):
        if player.eliminated:
            continue
        if state.sees_hand(seat, at):
            found += _cards(state, player.hand, f"hand:{at}", frames_text, True)
        for pile, place in ((player.deck, "deck-top"), (player.dealt, "dealt")):
            if pile:
                found.append(_top(state, f"{place}:{at}", at if place == "deck-top" else NOBODY))
        found += _cards(state, player.discard, f"discard:{at}", frames_text)
    if state.encounter:
        found.append(_top(state, "encounter-top", NOBODY))
    found += _cards(state, state.encounter_discard, "encounter-discard", frames_text)
    found += _cards(state, state.victory, "victory", frames_text)
    found += _cards(state, state.removed, "removed", frames_text)
    nemeses = [thing for player in state.players for thing in player.nemesis]
    aside = [thing for thing in [*state.aside, *nemeses] if owner_of(thing) == NOBODY]
    found += _cards(state, aside, "aside", frames_text)
    stages = _stages(state)
    if len(stages) > 1 and state.villain not in frames_text:
        now = [
            Alternative(face, Message("correct-stage-number", {"number": state.cards.by_id[face].stage}))
            for face in stages
        ]
        villain = state.play[state.villain]
        found.append(Correctable(villain.id, "stage", named(printed(villain.face)), villain.face, 0, 0, now))
    return found


def _stages(state: ChampionsState) -> list[str]:
    """Return the stages of a single villain, defeated ones first.

    Return none unless each stage has a single side and all stages have the same title.
    """
    if state.camps or state.areas or state.villain not in state.play:
        return []
    now = state.cards.by_id[state.play[state.villain].face]
    before = [thing for thing in state.removed if state.cards.of(thing).kind == "villain"]
    stages = [state.cards.of(thing) for thing in [*before, now.id, *state.villain_deck]]
    usual = not now.goes_on and all(card.title == now.title and not card.back for card in stages)
    return [card.id for card in stages] if usual else []


def _on_piece(state: ChampionsState, piece: Piece) -> list[Correctable]:
    card = state.cards.by_id[piece.face]
    thing = piece.id
    found: list[Correctable] = []
    left = numbers.remaining(state, thing) if "hp" in card.stats else numbers.ENDLESS
    if left < numbers.ENDLESS:
        found.append(number(thing, "hit-points", left, 0, numbers.stat(state, thing, "hp")))
    if card.kind in SCHEMES:
        main = thing == state.scheme
        found.append(number(thing, "threat", piece.threat, 0, numbers.target_threat(state, card) if main else MOST))
        tokens = state.tokens if main else piece.tokens
        found.append(number(thing, "acceleration", tokens, 0, MOST))
    if card.kind in CHARACTERS:
        most = 2 if numbers.keyword(state, thing, "steady") else 1
        if not numbers.keyword(state, thing, "stalwart"):
            found.append(number(thing, "stunned", piece.stunned, 0, most))
            found.append(number(thing, "confused", piece.confused, 0, most))
        found.append(number(thing, "tough", piece.tough, 0, 1))
    if piece.counters or card.counters:
        found.append(number(thing, "counters", piece.counters, 0, MOST))
    if card.kind in EXHAUSTIBLE:
        states = [Alternative(one, Message(f"correct-{one}")) for one in ("ready", "exhausted")]
        found.append(one_of(thing, "readiness", "exhausted" if piece.exhausted else "ready", states))
    if card.kind in ("hero", "alter-ego"):
        faces = [Alternative(face, named(printed(face))) for face in state.cards.faces[piece.face]]
        found.append(one_of(thing, "form", piece.face, faces))
    for one in found:
        one.name = named(printed(piece.face))  # a public name, never that of a copy
    return found


def _movable(state: ChampionsState, thing: str, frames_text: str) -> bool:
    """Return whether a card may move. Double-sided cards, additional decks and ownerless player cards may not."""
    card = state.cards.of(thing)
    if card.kind in FIXED or card.back or card.set in state.cards.own_decks:
        return False
    if thing in frames_text or any(thing in renewed.cards for renewed in state.renewed.values()):
        return False
    if thing in state.play and (numbers.keyword(state, thing, "permanent") or state.play[thing].tucked):
        return False
    owner = owner_of(thing)
    return card.aspect == "encounter" if owner == NOBODY else not state.players[owner].eliminated


def _cards(
    state: ChampionsState, pile: list[str], place: str, frames_text: str, secret: bool = False
) -> list[Correctable]:
    found = [_card(state, thing, place) for thing in pile if _movable(state, thing, frames_text)]
    for one in found:
        one.secret = secret
    return found


def _card(state: ChampionsState, thing: str, place: str) -> Correctable:
    return Correctable(thing, PLACE, named(name_of(thing)), place, 0, 0, _places(state, thing, place))


def _top(state: ChampionsState, place: str, owner: int) -> Correctable:
    """Describe the top card of a pile. Its possible places depend only on the pile, so they do not reveal the card."""
    word, _, seat = place.partition(":")
    name = Message(f"correct-name-{word}", {"seat": int(seat)} if seat else {})
    places = dict.fromkeys([place, *_out_of_play(state, owner)])
    return Correctable(TOP + place, PLACE, name, place, 0, 0, [_alternative(state, one) for one in places])


def _places(state: ChampionsState, thing: str, now: str) -> list[Alternative]:
    owner = owner_of(thing)
    places = _out_of_play(state, owner)
    if owner == NOBODY:
        places.append("aside")  # only for public cards, since set-aside cards are hidden
    kind = state.side(thing).kind
    if now.startswith("play") or not uniqueness.unique_in_play(state, thing):
        if kind == "minion":
            places += [f"play:{seat}" for seat in state.order()]
        elif kind in ("side-scheme", "environment"):
            places.append("play")
        elif kind in ("attachment", "upgrade") and state.side(thing).attach is not None:
            places += [f"on:{host}" for host in _hosts(state, thing, owner)]
        elif owner in state.order() and kind in ("ally", "support", "upgrade"):
            places.append(f"play:{owner}")
    if now not in places:
        places.append(now)
    return [_alternative(state, place) for place in places]


def _hosts(state: ChampionsState, thing: str, owner: int) -> list[str]:
    """Return the hosts that a card's own text allows."""
    attach = state.side(thing).attach
    assert attach is not None
    seat = owner if owner in state.order() else state.lead()
    return [host for host in attach.find(state, Resolving("", seat, thing)) if host != thing]


def _out_of_play(state: ChampionsState, owner: int) -> list[str]:
    if owner != NOBODY:
        return [*(f"{place}:{owner}" for place in ("hand", "deck-top", "deck-bottom", "discard")), "removed"]
    dealt = [f"dealt:{seat}" for seat in state.everyone()]
    return ["encounter-top", "encounter-bottom", "encounter-discard", *dealt, "victory", "removed"]


def _alternative(state: ChampionsState, place: str) -> Alternative:
    word, _, seat = place.partition(":")
    if word in ("on", "under"):
        return Alternative(place, Message(f"correct-place-{word}", {"thing": printed(state.play[seat].face)}))
    key = "correct-place-area" if word == "play" and seat else f"correct-place-{word}"
    return Alternative(place, Message(key, {"seat": int(seat)} if seat else {}), word in HIDDEN)


def _where(piece: Piece) -> str:
    if piece.host:
        return f"on:{piece.host}"
    return "play" if piece.area == NOBODY else f"play:{piece.area}"


def correct(state: ChampionsState, correction: Correction) -> None:
    before = state.frames[:]
    if correction.aspect == PLACE:
        _move(state, correction.thing, str(correction.before), str(correction.after))
    elif correction.aspect == "stage":
        _set_stage(state, str(correction.after))
    elif isinstance(correction.after, int):
        _set_number(state, state.play[correction.thing], correction.aspect, correction.after)
    else:
        piece = state.play[correction.thing]
        if correction.aspect == "form":
            state.show(piece, str(correction.after))
        else:
            piece.exhausted = correction.after == "exhausted"
    state.frames[:] = [frame for frame in state.frames if any(frame is old for old in before) or not _answering(frame)]
    damage.check_hit_points(state)
    threats.check_completed(state)
    keep_limits(state)


def _answering(frame: Frame[ChampionsState]) -> bool:
    return isinstance(frame, Window) and frame.occurrence.kind in UNANSWERED


def _set_number(state: ChampionsState, piece: Piece, aspect: str, amount: int) -> None:
    if aspect == "hit-points":
        piece.damage = numbers.stat(state, piece.id, "hp") - amount
    elif aspect == "threat":
        piece.threat = amount
        if not amount and piece.id != state.scheme and not numbers.added(state, "cannot:leave-play", piece.id):
            facts = {"target": piece.id, "source": "", "seat": NOBODY, "attack": False}
            occurrences.occur(state, "defeat", facts)
    elif aspect == "acceleration" and piece.id == state.scheme:
        state.tokens = amount
    elif aspect == "acceleration":
        piece.tokens = amount
    elif aspect == "stunned":
        piece.stunned = amount
    elif aspect == "confused":
        piece.confused = amount
    elif aspect == "tough":
        piece.tough = amount
    else:
        counters.change(state, piece.id, amount - piece.counters)


def _set_stage(state: ChampionsState, stage: str) -> None:
    """Set the villain to the start of a stage, without its When Revealed abilities.

    Other cards and tokens on the villain stay.
    """
    stages = _stages(state)
    at = stages.index(stage)
    state.removed = [thing for thing in state.removed if thing not in stages] + stages[:at]
    state.villain_deck = stages[at + 1 :]
    villain = state.play[state.villain]
    state.show(villain, stage)
    villain.damage = 0
    state.emit("stage", {"card": stage}, reveals=True)


# --- moving cards ---------------------------------------------------------------------------------------------------


def _move(state: ChampionsState, thing: str, source: str, target: str) -> None:
    word, _, at = target.partition(":")
    if thing in state.play:
        if word == "play":
            _turn_to(state, thing, int(at))
            return
        if word == "on":
            _hang(state, state.play[thing], at)
            return
        leaving.leave_play(state, thing, "swapped")  # the caller moves the card to its new place
    elif thing.startswith(TOP):
        thing = _pile(state, source).pop()
    else:
        piles.take_out(state, thing)
    if word == "on":
        owner = owner_of(thing)
        entering.enter_play(state, thing, state.play[at].area if owner == NOBODY else owner, at)
    else:
        _put(state, thing, word, int(at) if at else NOBODY)
    for seat in state.everyone():
        piles.refill(state, seat)
    if not state.encounter:
        piles.renew_encounter(state)


def _turn_to(state: ChampionsState, thing: str, seat: int) -> None:
    """Move a card in play, in its present state, to another player."""
    if owner_of(thing) == NOBODY:
        state.play[thing].area = seat
    else:
        control.take_control(state, thing, seat)


def _hang(state: ChampionsState, piece: Piece, host: str) -> None:
    """Attach a card in play, in its present state, to another card."""
    leaving.attach_in_play(state, piece, host)
    if owner_of(piece.id) == NOBODY:
        piece.area = state.play[host].area


def _pile(state: ChampionsState, place: str) -> list[str]:
    word, _, seat = place.partition(":")
    if not seat:
        return {
            "encounter-top": state.encounter,
            "encounter-bottom": state.encounter,
            "encounter-discard": state.encounter_discard,
            "victory": state.victory,
            "aside": state.aside,
            "removed": state.removed,
        }[word]
    player = state.players[int(seat)]
    return {
        "hand": player.hand,
        "deck-top": player.deck,
        "deck-bottom": player.deck,
        "discard": player.discard,
        "dealt": player.dealt,
    }[word]


def _put(state: ChampionsState, thing: str, word: str, seat: int) -> None:
    if word == "play":
        entering.enter_play(state, thing, seat)
    elif word in ("discard", "encounter-discard"):
        state.emit("discarded", {"card": thing}, reveals=True)
        piles.to_discard(state, thing)
    elif word in ("deck-bottom", "encounter-bottom"):
        _pile(state, word if seat == NOBODY else f"{word}:{seat}").insert(0, thing)
    else:
        _pile(state, word if seat == NOBODY else f"{word}:{seat}").append(thing)
