"""Corrections: tokens, Health, the Villain's track, positions, KOs, cards in hand and Storyline cards.

Immediate consequences of the rules apply: a Threat with full slots is cleared, a full Mission is completed, and the
game may end through the Villain's Health or track.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.united.frames.hero_turn import PLAY, HeroTurn
from tableverse.games.united.frames.opening import Opening
from tableverse.games.united.ids import NO_HEALTH, NOBODY, NOWHERE, VILLAIN, kind_of, name_of
from tableverse.games.united.rules import hands, missions, outcome, plans, threats
from tableverse.games.united.rules.villain import track_end
from tableverse.games.united.state import Entry, Hero, Place, Threat, UnitedState
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import PLACE, Alternative, Correctable, Correction, named, number, one_of

#: Upper bound for numbers of tokens.
MOST: Final = 30
#: ``TOP``: prefix of the thing for the top card of a Hero's deck, followed by the Hero's seat. ``TOP_PLAN``: the thing
#: for the top Master Plan card.
TOP: Final = "top:deck:"
TOP_PLAN: Final = "top:plans"


def correctables(state: UnitedState, seat: int) -> list[Correctable]:
    if isinstance(state.frames[0], Opening):
        return []
    found = _of_villain(state)
    for mission, name in enumerate(missions.MISSIONS):
        slots = state.cards.slots[mission]
        if mission not in state.completed:
            found.append(number(f"mission:{name}", "tokens", state.missions[mission], 0, slots))
        if mission < len(state.villain_missions):
            have = state.villain_missions[mission]
            found.append(number(f"mission:{name}", "villain-tokens", have, 0, max(have, slots - 1)))
    for threat in state.threats:
        if threat.at != NOWHERE:
            found += _of_threat(state, threat)
    for at, hero in enumerate(state.heroes):
        if not hero.successor:
            found += _of_hero(state, at, hero, at == seat)
    for place in state.places:
        found += _of_place(state, place)
    found += _of_plans(state, seat)
    for number_of, entry in enumerate(state.storyline):
        found += _of_entry(state, number_of, entry)
    return found


def _of_plans(state: UnitedState, seat: int) -> list[Correctable]:
    """List the top card of the Master Plan deck and, for the Villain player, the cards in hand."""
    found: list[Correctable] = []
    places = [_alternative("pile-top", True), _alternative("pile-bottom", True)]
    if state.villain_seat != NOBODY:
        places.append(_alternative("villain-hand", True))
    if len(state.plans) > 1:
        name = Message("correct-name-plan-top")
        found.append(Correctable(TOP_PLAN, PLACE, name, "pile-top", 0, 0, places))
    if seat == state.villain_seat:
        for card in dict.fromkeys(state.villain_hand):
            name = Message("correct-name", {"thing": f"card:{card}"})
            found.append(Correctable(f"card:{card}", PLACE, name, "villain-hand", 0, 0, places, True))
    return found


def _of_entry(state: UnitedState, at: int, entry: Entry) -> list[Correctable]:
    """List the corrections of a Storyline card: its side, its visible symbols and its place.

    Only the last card can be taken back, and only after its turn.
    """
    thing = f"entry:{at}"
    ways = [
        Alternative("faceup", Message("correct-faceup")),
        Alternative("facedown", Message("correct-facedown"), True),
    ]
    found = [one_of(thing, "facing", "facedown" if entry.facedown else "faceup", ways)]
    if entry.facedown or entry.hero < 0:
        return found
    printed = state.cards.hero_cards[entry.card].symbols
    for symbol, name in enumerate(SYMBOLS):
        if printed[symbol]:
            found.append(number(thing, f"symbols-{name}", entry.symbols[symbol], 0, printed[symbol]))
    hero = state.heroes[entry.hero]
    if at == len(state.storyline) - 1 and not entry.support and not hero.down and not _playing(state):
        targets = [_alternative(f"{place}:{entry.hero}", True) for place in ("hand", "deck-top", "deck-bottom")]
        found.append(one_of(thing, PLACE, "storyline", [_alternative("storyline", False), *targets]))
    for one in found:
        one.name = Message("correct-name-entry", {"thing": f"card:{entry.card}", "number": at + 1})
    return found


def _playing(state: UnitedState) -> bool:
    """Return whether the last Storyline card belongs to the turn in progress."""
    if state.villains_turn:
        return True
    turn = next(frame for frame in state.frames if isinstance(frame, HeroTurn))
    return turn.phase > PLAY


def _of_villain(state: UnitedState) -> list[Correctable]:
    found: list[Correctable] = []
    if state.health != NO_HEALTH:
        found.append(number(VILLAIN, "health", state.health, 0, MOST))
    if track_end(state):
        found.append(number(VILLAIN, "track", state.track, 0, track_end(state)))
    found.append(_position(state, VILLAIN, state.villain_at, state.spots or list(range(len(state.places)))))
    found.append(number(VILLAIN, "stunned", int(state.stunned), 0, 1))
    if state.shields:
        found.append(number(VILLAIN, "crisis", state.shields, 0, MOST))
    return found


def _of_threat(state: UnitedState, threat: Threat) -> list[Correctable]:
    thing = f"threat:{threat.id}"
    card = state.cards.threats[threat.id]
    found: list[Correctable] = []
    if card.henchman:
        found.append(number(thing, "health", threat.health, 0, threats.full_health(state, threat.id)))
        found.append(number(thing, "stunned", int(threat.stunned), 0, 1))
    for symbol, name in enumerate(SYMBOLS):
        if card.clear[symbol]:
            found.append(number(thing, f"tokens-{name}", threat.filled[symbol], 0, card.clear[symbol]))
    free = [at for at in range(len(state.places)) if at == threat.at or state.threat_at(at) is None]
    found.append(_position(state, thing, threat.at, free))
    return found


def _of_hero(state: UnitedState, seat: int, hero: Hero, owned: bool) -> list[Correctable]:
    thing = state.hero_id(seat)
    found = [number(thing, f"tokens-{name}", hero.tokens[symbol], 0, MOST) for symbol, name in enumerate(SYMBOLS)]
    found.append(number(thing, "crisis", hero.crisis, 0, MOST))
    found.append(number(thing, "ko", int(hero.down), 0, 1))
    found.append(_position(state, thing, hero.at, list(range(len(state.places)))))
    for gear in hero.gear:
        states = [Alternative(one, Message(f"correct-{one}")) for one in ("ready", "exhausted")]
        found.append(one_of(f"gear:{gear.id}", "readiness", "ready" if gear.ready else "exhausted", states))
    places = [_alternative(f"{place}:{seat}", True) for place in ("hand", "deck-top", "deck-bottom")]
    if owned and len(hero.hand) > 1:  # losing the last card is a KO
        for card in dict.fromkeys(hero.hand):
            name = Message("correct-name", {"thing": f"card:{card}"})
            found.append(Correctable(f"card:{card}", PLACE, name, f"hand:{seat}", 0, 0, places, True))
    if len(hero.deck) > 1:
        where = [place for place in places if place.id != f"hand:{seat}" or not hero.down]
        name = Message("correct-name-deck-top", {"seat": seat})
        found.append(Correctable(f"{TOP}{seat}", PLACE, name, f"deck-top:{seat}", 0, 0, where))
    return found


def _of_place(state: UnitedState, place: Place) -> list[Correctable]:
    thing = f"place:{place.id}"
    free = place.free
    found = [
        number(thing, "thugs", place.thugs, 0, place.thugs + free),
        number(thing, "civilians", place.civilians, 0, place.civilians + free),
        number(thing, "crisis", place.crisis, 0, MOST),
    ]
    if any(other.doombots or other.armoured for other in state.places):
        found.append(number(thing, "doombots", place.doombots, 0, place.doombots + free))
        found.append(number(thing, "armoured", place.armoured, 0, place.armoured + free))
    return found


def _position(state: UnitedState, thing: str, at: int, places: list[int]) -> Correctable:
    """Return the correctable position of a Hero, a Threat or the Villain."""
    alternatives = [Alternative(state.place_id(one), named(state.place_id(one))) for one in places]
    if at not in places:
        alternatives.append(Alternative(state.place_id(at), named(state.place_id(at))))
    return one_of(thing, PLACE, state.place_id(at), alternatives)


def _alternative(place: str, hidden: bool) -> Alternative:
    word, _, seat = place.partition(":")
    return Alternative(place, Message(f"correct-place-{word}", {"seat": int(seat)} if seat else {}), hidden)


def correct(state: UnitedState, correction: Correction) -> None:
    thing, aspect, after = correction.thing, correction.aspect, correction.after
    kind = kind_of(thing)
    if thing == TOP_PLAN:
        _move_plan(state, plans.draw_plan(state), str(after))
    elif kind == "card" and correction.before == "villain-hand":
        plans.leave_villain_hand(state, name_of(thing), False)
        _move_plan(state, name_of(thing), str(after))
    elif kind == "entry":
        _set_entry(state, int(name_of(thing)), aspect, after)
    elif kind in ("card", "top"):
        _move_card(state, thing, str(after))
    elif kind == "gear":
        _ready(state, name_of(thing), after == "ready")
    elif not isinstance(after, int):
        _set_position(state, thing, state.place_of(after))
    elif kind == "mission":
        _set_mission(state, missions.MISSIONS.index(name_of(thing)), aspect, after)
    elif thing == VILLAIN:
        _set_villain(state, aspect, after)
    elif kind == "threat":
        _set_threat(state, state.threat(thing), aspect, after)
    elif kind == "hero":
        seat = state.hero_of(thing)
        hero = state.heroes[seat]
        if aspect == "crisis":
            hero.crisis = after
        elif aspect == "ko":
            _set_knocked_out(state, seat, bool(after))
        else:
            hero.tokens[SYMBOLS.index(aspect.removeprefix("tokens-"))] = after
    else:
        _set_place(state.places[state.place_of(thing)], aspect, after)


def _set_position(state: UnitedState, thing: str, at: int) -> None:
    if thing == VILLAIN:
        state.villain_at = at
    elif kind_of(thing) == "threat":
        state.threat(thing).at = at
    else:
        state.heroes[state.hero_of(thing)].at = at


def _set_knocked_out(state: UnitedState, seat: int, down: bool) -> None:
    """Knock out a Hero, whose hand goes under the deck, or revive one with a new hand.

    The effects of a KO are not resolved.
    """
    hero = state.heroes[seat]
    hero.down = down
    if not down:
        hands.draw(state, seat, hands.HAND)
        return
    hero.deck[:0] = hero.hand
    hero.buried += len(hero.hand)
    hero.hand = []


def _set_entry(state: UnitedState, at: int, aspect: str, after: int | str) -> None:
    entry = state.storyline[at]
    if aspect == "facing":
        state.storyline[at] = entry.turned()
    elif isinstance(after, int):
        symbols = entry.symbols[:]
        symbols[SYMBOLS.index(aspect.removeprefix("symbols-"))] = after
        state.storyline[at] = entry.with_symbols(symbols)
    else:
        state.storyline.pop()
        state.since = max(0, state.since - 1)
        _put_card(state.heroes[entry.hero], entry.card, after.partition(":")[0])


def _move_plan(state: UnitedState, card: str, target: str) -> None:
    if target == "villain-hand":
        state.villain_hand.append(card)
        state.emit("drew-plan", {"card": card}, state.villain_seat, True)
    elif target == "pile-top":
        state.plans.append(card)
        state.seen_plan = state.villain_seat
    else:
        plans.bury_plan(state, card, state.villain_seat)


def _ready(state: UnitedState, id: str, ready: bool) -> None:
    for hero in state.heroes:
        for gear in hero.gear:
            if gear.id == id:
                gear.ready = ready


def _set_mission(state: UnitedState, mission: int, aspect: str, amount: int) -> None:
    if aspect == "villain-tokens":
        state.villain_missions[mission] = amount
        return
    state.missions[mission] = amount
    if amount == state.cards.slots[mission]:
        missions.complete(state, mission)


def _set_villain(state: UnitedState, aspect: str, amount: int) -> None:
    if aspect == "health":
        state.health = amount
        if not amount:
            outcome.heroes_win(state, "defeat")
    elif aspect == "track":
        state.track = amount
        if amount == track_end(state):
            outcome.heroes_lose(state, "track")
    elif aspect == "stunned":
        state.stunned = bool(amount)
    else:
        state.shields = amount


def _set_threat(state: UnitedState, threat: Threat, aspect: str, amount: int) -> None:
    if aspect == "stunned":
        threat.stunned = bool(amount)
        return
    if aspect == "health":
        threat.health = amount
    else:
        threat.filled[SYMBOLS.index(aspect.removeprefix("tokens-"))] = amount
    card = state.cards.threats[threat.id]
    if not threat.health if card.henchman else threat.filled == card.clear:
        threats.clear(state, threat)


def _set_place(place: Place, aspect: str, amount: int) -> None:
    if aspect == "thugs":
        place.thugs = amount
    elif aspect == "civilians":
        place.civilians = amount
    elif aspect == "doombots":
        place.doombots = amount
    elif aspect == "armoured":
        place.armoured = amount
        place.dented = min(place.dented, amount)
    else:
        place.crisis = amount


def _move_card(state: UnitedState, thing: str, target: str) -> None:
    """Move a card between a Hero's hand and deck, and update the numbers of known cards in the deck."""
    word, _, seat = target.partition(":")
    hero = state.heroes[int(seat)]
    if thing.startswith(TOP):
        if word == "hand":
            hands.draw(state, int(seat), 1)
            return
        card = hero.deck.pop()
        hero.returned = max(0, hero.returned - 1)
        hero.buried = hero.sunk = 0
        hero.deck.insert(0, card)
        return
    card = name_of(thing)
    hero.hand.remove(card)
    _put_card(hero, card, word)


def _put_card(hero: Hero, card: str, word: str) -> None:
    """Put a card that its owner knows into the hand, on top of the deck or under the deck."""
    if word == "hand":
        hero.hand.append(card)
    elif word == "deck-top":
        hero.deck.append(card)
        hero.returned = 0
    else:
        hero.deck.insert(0, card)
        hero.buried += 1
