"""What can happen on the table, one function each: tokens, damage to enemies, Missions, KOs, movement, the end."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.united.happenings import HAPPENINGS
from tableverse.games.united.state import (
    ALL_SEATS,
    NO_HEALTH,
    NOBODY,
    NOWHERE,
    RING,
    Entry,
    Hero,
    Lasting,
    Place,
    Threat,
    UnitedState,
)
from tableverse.games.united.symbols import SYMBOLS
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Result
from tableverse.kernel.timing import Window

RESCUE: Final = 0
DEFEAT: Final = 1
CLEAR: Final = 2
MISSIONS: Final = ("rescue-civilians", "defeat-thugs", "clear-threats")
UNDER_PRESSURE: Final = 1
VILLAIN_EXPOSED: Final = 2
ALL_MISSIONS: Final = 3
RHYTHM: Final = 3
RHYTHM_UNDER_PRESSURE: Final = 2
HAND: Final = 3
#: What a Villain with a plot of that kind needs: Heroes out of the game, Missions of his own.
LOST_HEROES: Final = 4
VILLAIN_MISSIONS: Final = 2

# --- the end ------------------------------------------------------------------------------------------------------


def heroes_win(state: UnitedState, reason: str) -> None:
    _finish(state, list(range(len(state.heroes))), reason, "heroes")


def heroes_lose(state: UnitedState, reason: str) -> None:
    seat = state.villain_seat
    _finish(state, [] if seat == NOBODY else [seat], reason, "villain")


def _finish(state: UnitedState, winners: list[int], reason: str, side: str) -> None:
    if state.result is None:
        scores = [1 if seat in winners else 0 for seat in range(state.seats)]
        state.result = Result(winners, reason, scores, side)
        state.emit("ended", {"side": side, "reason": reason})


# --- who chooses and what is in force -----------------------------------------------------------------------------


def group(state: UnitedState) -> int:
    """The seat that decides for all Heroes: that of the active Hero, in a Villain turn of the next one."""
    return state.active


def expire(state: UnitedState, moment: str) -> None:
    if state.lasting:
        state.lasting = [item for item in state.lasting if item.until != moment]


def last(state: UnitedState, kind: str, target: str, until: str, amount: int = 0) -> None:
    state.lasting.append(Lasting(kind, target, amount, until))
    state.emit("lasting", {"power": kind, "thing": target})


def blanked(state: UnitedState, hero: int) -> bool:
    """Does this Hero treat Special Effects as blank?"""
    return bool(state.lasting) and state.in_force("blank", state.hero_id(hero))


def open_window(state: UnitedState, kind: str, facts: dict[str, Any]) -> None:
    """Something is about to happen: others may answer it, or it happens at once where nobody can."""
    occurrence = Occurrence(kind, facts)
    if state.box.answered(state, kind):
        state.frames.append(Window(occurrence, HAPPENINGS[kind].begins))
    else:
        state.game.happen(state, occurrence)


def resolve(state: UnitedState, label: str, seat: int, origin: str, excess: str = "") -> None:
    """``excess``: the tokens of an Overflow, for effects that put them elsewhere."""
    state.emit("effect", {"ability": label, "origin": origin})
    # What the count of damage stood at when it began, for effects that ask whether they have hurt anybody.
    # The same for Thugs defeated and Civilians rescued.
    known: dict[str, Any] = {"harmed": state.harmed, "defeated": state.defeated, "rescued": state.rescued}
    if excess:
        known["excess"] = excess
    state.frames.append(Resolving(label, seat, origin, known))


def constant(state: UnitedState, at: int, rule: str) -> int:
    """The number that the Threat of a Location gives to a constant rule; 0: it has no such rule."""
    threat = state.threat_at(at)
    return 0 if threat is None else state.box.threats[threat.id].rules.get(rule, 0)


def in_play(state: UnitedState, rule: str) -> bool:
    """Does a Threat in play have that constant rule?"""
    return any(threat.at != NOWHERE and rule in state.box.threats[threat.id].rules for threat in state.threats)


def damage_is_sure(state: UnitedState, hero: Hero) -> bool:
    """Does a Threat make the damage of a Villain turn unpreventable, or a hunt that to a Hero with Crisis tokens?"""
    if not state.villains_turn:
        return False
    return in_play(state, "sure-damage") or (bool(hero.crisis) and state.in_force("hunt"))


def rooted(state: UnitedState) -> bool:
    """Does a Threat keep the Heroes from moving in a Villain turn?"""
    return state.villains_turn and in_play(state, "roots-heroes")


def villain_takes_tokens(state: UnitedState) -> bool:
    """May tokens be put on the Villain?"""
    return not in_play(state, "refuses-tokens")


# --- cards --------------------------------------------------------------------------------------------------------


def draw(state: UnitedState, hero: int, amount: int) -> int:
    owner = state.heroes[hero]
    drawn = min(amount, len(owner.deck))
    for _ in range(drawn):
        card = owner.deck.pop()
        owner.returned = max(0, owner.returned - 1)
        owner.hand.append(card)
        state.emit("drew-card", {"card": card}, hero, True)
    if drawn:
        below = owner.buried - owner.sunk
        owner.sunk = max(0, min(owner.sunk, len(owner.deck) - below))
        owner.buried = min(owner.buried, len(owner.deck))
        state.emit("drew", {"hero": owner.id, "amount": drawn})
    return drawn


def put_under(state: UnitedState, hero: int, card: str) -> None:
    """From the hand to the bottom of the deck; the last card of the hand is a KO."""
    owner = state.heroes[hero]
    owner.hand.remove(card)
    owner.deck.insert(0, card)
    owner.buried += 1
    state.emit("discarded", {"hero": owner.id, "card": card}, hero)
    state.emit("discarded-one", {"hero": owner.id})
    if not owner.hand:
        knock_out(state, hero)
    lose_card(state, hero, card)


def turn_facedown(state: UnitedState, number: int) -> None:
    """A card of the Storyline."""
    entry = state.storyline[number]
    state.storyline[number] = entry.turned()
    state.emit("turned-facedown", {"hero": state.heroes[entry.hero].id, "number": number + 1})
    lose_card(state, entry.hero, entry.card)


def lose_card(state: UnitedState, hero: int, card: str) -> None:
    """A Hero card was discarded or turned facedown: there is a Villain who waits for that."""
    if "card-lost" in state.box.villains[state.villain].answers:
        open_window(state, "card-lost", {"hero": state.hero_id(hero), "card": card})


def draw_plan(state: UnitedState) -> str:
    """The top Master Plan card, "" when the deck is empty."""
    state.seen_plan = NOBODY
    card = state.plans.pop() if state.plans else ""
    del state.buried_plans[len(state.plans) :]
    return card


def sees_top_plan(state: UnitedState, seat: int) -> bool:
    """Does that seat (a spectator's too) know the top card of the Master Plan deck?"""
    return state.seen_plan == ALL_SEATS or (state.seen_plan == seat and seat != NOBODY)


def reveal_plan(state: UnitedState) -> None:
    """The top card of the Master Plan deck is turned over, and lies so until it goes."""
    state.seen_plan = ALL_SEATS
    state.emit("plan-revealed", {"card": state.plans[-1]}, reveals=True)


def bury_plan(state: UnitedState, card: str, *knowing: int) -> None:
    """A Master Plan card goes under the deck before the eyes of those seats."""
    state.plans.insert(0, card)
    state.buried_plans.insert(0, sum(1 << seat for seat in {*knowing} if seat != NOBODY))
    state.emit("plan-to-bottom", {})


def leave_villain_hand(state: UnitedState, card: str, openly: bool) -> None:
    """Where nobody sees which card it is, whoever had looked at the hand cannot be sure of it any more."""
    state.villain_hand.remove(card)
    if not openly:
        state.hand_seen = []
    elif card in state.hand_seen:
        state.hand_seen.remove(card)


def plan_facedown(state: UnitedState, card: str) -> None:
    state.storyline.append(Entry(card, NOBODY, True))
    state.emit("plan-facedown", {})


# --- KO -----------------------------------------------------------------------------------------------------------


def knock_out(state: UnitedState, hero: int) -> None:
    owner = state.heroes[hero]
    if owner.down:
        return
    owner.down = True
    state.fallen.append(hero)
    state.emit("ko", {"hero": owner.id})


def remove_hero(state: UnitedState, hero: int, successor: str) -> None:
    """The Hero leaves the game; on that seat's next turn another one takes over."""
    owner = state.heroes[hero]
    owner.successor = successor
    owner.crisis = 0
    state.removed.append(owner.id)
    state.emit("removed", {"hero": owner.id, "lost": len(state.removed)})
    if "removed" in state.box.villains[state.villain].plot and len(state.removed) >= LOST_HEROES:
        heroes_lose(state, "removed")


def successors(state: UnitedState, who: str) -> list[str]:
    """The Heroes who may take over: "anyone", or only those who are the same person ("spider-man"); nobody who is at
    the table, supports it, or has left the game."""
    supporting = [state.box.cards[card].hero for card in state.supports + state.display]
    supporting += [state.box.cards[entry.card].hero for entry in state.storyline if entry.support]
    taken = {state.villain, *state.removed, *supporting, *(hero.id for hero in state.heroes)}
    return [row.id for row in state.box.heroes.values() if row.id not in taken and who in ("anyone", row.persona)]


def succeed(state: UnitedState, seat: int, hero: Hero) -> None:
    """The new Hero is there. What the old one played stays, as nobody's; nothing in force is about the old one."""
    old = state.hero_id(seat)
    state.heroes[seat] = hero
    state.storyline = [
        entry.left_behind() if entry.hero == seat and not entry.support else entry for entry in state.storyline
    ]
    state.lasting = [item for item in state.lasting if item.target != old and item.until != f"start:{old}"]
    state.emit("succeeded", {"hero": hero.id})


# --- tokens on Locations ------------------------------------------------------------------------------------------


def add(state: UnitedState, at: int, kind: str, amount: int) -> None:
    """Tokens from the pool; what does not fit triggers Overflow there."""
    place = state.places[at]
    for number in range(amount):
        if kind == "doombot" and no_room_for_doombot(state):
            return
        if place.free <= 0:
            if at not in state.overflow:
                state.overflow.append(at)
                state.emit("overflow-triggered", {"place": place.id})
            if state.box.villains[state.villain].wants_excess:
                state.excess += [f"{kind}@{place.id}"] * (amount - number)
            return
        if kind == "thug":
            place.thugs += 1
        elif kind == "civilian":
            place.civilians += 1
        else:
            place.doombots += 1
        state.emit("added", {"kind": kind, "place": place.id})


def excess_of(state: UnitedState, thing: str) -> str:
    """The kinds of the tokens that found no room in a Location, which are then settled."""
    if not state.excess:
        return ""
    where = "@" + thing.removeprefix("place:")
    kinds = [token.removesuffix(where) for token in state.excess if token.endswith(where)]
    state.excess = [token for token in state.excess if not token.endswith(where)]
    return " ".join(kinds)


def no_room_for_doombot(state: UnitedState) -> bool:
    """A Doombot must be added: the Heroes lose to a Villain with that plot where no Location has an empty slot."""
    if any(place.free > 0 for place in state.places) or "doombots" not in state.box.villains[state.villain].plot:
        return False
    heroes_lose(state, "doombots")
    return True


def take_enemy(place: Place, kind: str) -> None:
    if kind == "thug":
        place.thugs -= 1
    elif kind == "doombot":
        place.doombots -= 1
    else:
        place.armoured -= 1
        place.dented = min(place.dented, place.armoured)


def enemy_kinds(place: Place) -> list[str]:
    kinds = []
    if place.thugs:
        kinds.append("thug")
    if place.doombots:
        kinds.append("doombot")
    if place.armoured:
        kinds.append("armoured")
    return kinds


def add_bot(state: UnitedState, at: int) -> None:
    """A Spider-Bot, of which a Location has one at most."""
    place = state.places[at]
    if not place.bots:
        place.bots = 1
        state.emit("bot-added", {"place": place.id})


def bots_are_hostile(state: UnitedState) -> bool:
    """Are the Spider-Bots the Villain's, and not a Hero's?"""
    return state.box.villains[state.villain].bots


def remove_bot(state: UnitedState, at: int) -> None:
    place = state.places[at]
    if place.bots:
        place.bots = 0
        state.emit("bot-removed", {"place": place.id})


def discard_tokens(state: UnitedState, at: int, kind: str, amount: int) -> int:
    """Thugs of any kind, or Civilians, back to the pool. Which kind of Thug goes: the weakest of them first."""
    place = state.places[at]
    gone = 0
    while gone < amount:
        if kind == "civilian":
            if not place.civilians:
                break
            place.civilians -= 1
        else:
            kinds = enemy_kinds(place)
            if not kinds:
                break
            take_enemy(place, kinds[0])
        gone += 1
    if gone:
        state.emit("tokens-discarded", {"kind": kind, "amount": gone, "place": place.id})
    return gone


def defeat(state: UnitedState, at: int, kind: str) -> None:
    place = state.places[at]
    take_enemy(place, kind)
    state.defeated += 1
    state.emit("defeated", {"kind": kind, "place": place.id})
    progress(state, DEFEAT)


def rescue(state: UnitedState, at: int) -> None:
    place = state.places[at]
    place.civilians -= 1
    state.rescued += 1
    state.emit("rescued", {"place": place.id})
    progress(state, RESCUE)


# --- Missions -----------------------------------------------------------------------------------------------------


def progress(state: UnitedState, mission: int) -> None:
    """A token comes to a Mission, unless it is complete or something keeps its last slot from being filled."""
    if mission in state.completed:
        return
    slots = state.box.slots[mission]
    if state.missions[mission] == slots - 1 and _last_slot_locked(state):
        state.emit("slot-locked", {"mission": MISSIONS[mission]})
        return
    state.missions[mission] += 1
    state.emit("progress", {"mission": MISSIONS[mission], "amount": state.missions[mission]})
    if state.missions[mission] == slots:
        _complete(state, mission)


def _last_slot_locked(state: UnitedState) -> bool:
    return in_play(state, "last-slot")


def _complete(state: UnitedState, mission: int) -> None:
    state.completed.append(mission)
    state.missions[mission] = 0
    done = len(state.completed)
    state.emit("mission-complete", {"mission": MISSIONS[mission], "done": done})
    villain = state.box.villains[state.villain]
    if done == VILLAIN_EXPOSED and villain.companion:
        state.companion_at = (state.villain_at + RING // 2) % RING
        state.emit("companion-moved", {"place": state.places[state.companion_at].id})
    if done == ALL_MISSIONS:
        for hero in state.standing():
            draw(state, hero, 1)
        if villain.goal == "missions":
            heroes_win(state, "missions")


def regress(state: UnitedState, mission: int, amount: int) -> None:
    if mission in state.completed:
        return
    gone = min(amount, state.missions[mission])
    if gone:
        state.missions[mission] -= gone
        state.emit("mission-lost", {"mission": MISSIONS[mission], "amount": gone})


def villain_progress(state: UnitedState, mission: int) -> None:
    """A token comes to a Mission of the Villain's own; two complete ones, and the Heroes have lost."""
    slots = state.box.slots
    if state.villain_missions[mission] >= slots[mission]:
        return
    state.villain_missions[mission] += 1
    state.emit("villain-progress", {"mission": MISSIONS[mission], "amount": state.villain_missions[mission]})
    if sum(have >= full for have, full in zip(state.villain_missions, slots, strict=True)) >= VILLAIN_MISSIONS:
        heroes_lose(state, "villain-missions")


def villain_collects(state: UnitedState, at: int, kind: str) -> None:
    """The Villain rescues a Civilian or defeats a Thug himself."""
    place = state.places[at]
    if kind == "civilian" and place.civilians:
        place.civilians -= 1
    elif kind == "thug" and place.thugs:
        place.thugs -= 1
    else:
        return
    state.emit("collected", {"kind": kind, "place": place.id})
    villain_progress(state, RESCUE if kind == "civilian" else DEFEAT)


# --- Threats ------------------------------------------------------------------------------------------------------


def full_health(state: UnitedState, threat: str) -> int:
    card = state.box.threats[threat]
    return card.health + (counted_heroes(state) if card.health_per_hero else 0)


def counted_heroes(state: UnitedState) -> int:
    """How many Heroes a number by Heroes is for: one alone counts as two."""
    return max(2, len(state.heroes))


def clear(state: UnitedState, threat: Threat) -> None:
    at = threat.at
    threat.at = NOWHERE
    threat.filled = [0] * len(SYMBOLS)
    threat.health = 0
    threat.stunned = False
    state.lasting = [item for item in state.lasting if item.target != f"threat:{threat.id}"]
    state.emit("cleared", {"threat": threat.id, "place": state.places[at].id})
    threat.token = False
    progress(state, CLEAR)
    if state.box.villains[state.villain].goal == f"threat:{threat.id}":
        heroes_win(state, "goal")
    if state.box.threats[threat.id].has_clear:
        resolve(state, f"threat/{threat.id}/clear", group(state), f"threat:{threat.id}")


def return_threat(state: UnitedState, threat: Threat, at: int) -> None:
    """A cleared Threat comes back, without a Threat token."""
    threat.at = at
    threat.health = full_health(state, threat.id)
    threat.token = False
    state.emit("threat-returned", {"threat": threat.id, "place": state.places[at].id})


def fill(state: UnitedState, threat: Threat, symbol: int) -> None:
    threat.filled[symbol] += 1
    state.emit("slot-filled", {"threat": threat.id, "kind": SYMBOLS[symbol]})
    if threat.filled == state.box.threats[threat.id].clear:
        clear(state, threat)


# --- damage to enemies --------------------------------------------------------------------------------------------


def villain_can_be_hurt(state: UnitedState) -> bool:
    if len(state.completed) < VILLAIN_EXPOSED or state.health == NO_HEALTH:
        return False
    return not (state.box.villains[state.villain].guarded and in_play(state, "guards-villain"))


def threat_can_be_hurt(state: UnitedState, threat: Threat) -> bool:
    card = state.box.threats[threat.id]
    if not card.henchman or threat.at == NOWHERE:
        return False
    if len(state.completed) < card.rules.get("missions-first", 0):
        return False
    return not (state.lasting and state.in_force("untouchable", f"threat:{threat.id}"))


def can_be_hurt(state: UnitedState, thing: str) -> bool:
    if thing == "villain":
        return villain_can_be_hurt(state)
    if thing.startswith("threat:"):
        return threat_can_be_hurt(state, state.threat(thing))
    return True


def hurt(state: UnitedState, thing: str, amount: int, by: int, sure: bool = False) -> None:
    """Damage to an enemy. ``by`` is the Hero who deals it, ``sure``: unpreventable."""
    if amount <= 0 or not can_be_hurt(state, thing):
        return
    if thing == "villain":
        _hurt_villain(state, amount, sure)
    elif thing.startswith("threat:"):
        _hurt_threat(state, state.threat(thing), amount, by, sure)
    else:
        kind, _, where = thing.partition("@")
        at = state.place_of(where)
        place = state.places[at]
        if kind == "armoured" and amount < 2:
            if not place.dented:
                place.dented += 1
                state.emit("dented", {"place": place.id})
                return
            place.dented -= 1
        defeat(state, at, kind)


def _unabsorbed(before: int, amount: int, absorbs: int) -> int:
    """What is left of new damage when the first ``absorbs`` damage of a turn is ignored."""
    return max(0, before + amount - absorbs) - max(0, before - absorbs)


def _hurt_villain(state: UnitedState, amount: int, sure: bool) -> None:
    villain = state.box.villains[state.villain]
    while amount > 0 and state.shields > 0:
        _shield(state)
        amount -= 1
    if not amount:
        return
    before = state.hurt
    absorbs = 0 if sure or state.companion_at == state.villain_at else villain.absorbs
    if not sure:
        state.hurt += amount
        if not state.villains_turn and in_play(state, "cloaks-villain"):
            absorbs += 1
    lost = min(state.health, _unabsorbed(before, amount, absorbs))
    state.health -= lost
    state.emit("villain-hurt", {"amount": lost, "health": state.health})
    if state.health == 0:
        heroes_win(state, "defeat")


def _shield(state: UnitedState) -> None:
    """A Crisis token is removed instead of the damage, and the Villain is off to the next Spot without Heroes."""
    state.shields -= 1
    state.emit("shielded", {"left": state.shields})
    for at in next_spots(state):
        if not state.heroes_at(at):
            move_villain(state, at)
            return


def next_spots(state: UnitedState) -> list[int]:
    """The Locations of the Spot tokens, in the order of their letters from the one after the Villain's."""
    here = state.spots.index(state.villain_at)
    return state.spots[here + 1 :] + state.spots[:here]


def _hurt_threat(state: UnitedState, threat: Threat, amount: int, by: int, sure: bool) -> None:
    card = state.box.threats[threat.id]
    before = threat.hurt
    threat.hurt += amount
    if "all-or-nothing" in card.rules:
        lost = threat.health if threat.hurt >= full_health(state, threat.id) else 0
    else:
        lost = min(threat.health, amount if sure else _unabsorbed(before, amount, card.rules.get("absorbs", 0)))
    threat.health -= lost
    state.emit("threat-hurt", {"threat": threat.id, "amount": lost, "health": threat.health})
    if card.answers and by != NOBODY:
        # Opened before a last blow clears it, so that it still answers.
        open_window(state, "hurt", {"target": f"threat:{threat.id}", "hero": state.hero_id(by)})
    if threat.health == 0:
        clear(state, threat)


def threat_gains(state: UnitedState, threat: Threat, amount: int) -> None:
    threat.health += amount
    state.emit("threat-healed", {"threat": threat.id, "amount": amount, "health": threat.health})


def gain_health(state: UnitedState, amount: int) -> None:
    if state.health != NO_HEALTH:
        state.health += amount
        state.emit("villain-healed", {"amount": amount, "health": state.health})


def advance(state: UnitedState, amount: int) -> None:
    end = track_end(state)
    if not end or amount <= 0:
        return
    state.track = min(end, state.track + amount)
    state.emit("advanced", {"amount": amount, "track": state.track})
    if state.track == end:
        heroes_lose(state, "track")


def track_end(state: UnitedState) -> int:
    """How long the Villain's track is for this number of Heroes; 0: he has none."""
    track = state.box.villains[state.villain].track
    return track[counted_heroes(state) - 2] if track else 0


# --- movement -----------------------------------------------------------------------------------------------------


def move_hero(state: UnitedState, hero: int, to: int) -> None:
    if rooted(state):
        return
    owner = state.heroes[hero]
    come_from = owner.at
    owner.at = to
    state.emit("hero-moved", {"hero": owner.id, "place": state.places[to].id})
    if moves_are_watched(state, hero):
        facts = {"hero": f"hero:{owner.id}", "from": state.place_id(come_from), "to": state.place_id(to)}
        open_window(state, "hero-moved", facts)


def moves_are_watched(state: UnitedState, hero: int) -> bool:
    """Is there anything that answers a Hero's move?"""
    if state.companion_at != NOWHERE or state.in_force("flees"):
        return True
    return any(gear.ready and "hero-moved" in state.box.gear[gear.id].answers for gear in state.heroes[hero].gear)


def move_villain(state: UnitedState, to: int) -> None:
    """Ends a movement there, also where it does not change his Location."""
    state.villain_at = to
    state.emit("villain-moved", {"place": state.places[to].id})
    open_window(state, "arrival", {"place": state.place_id(to)})


def move_threat(state: UnitedState, threat: Threat, to: int) -> None:
    threat.at = to
    state.emit("threat-moved", {"threat": threat.id, "place": state.places[to].id})


# --- the rhythm of turns ------------------------------------------------------------------------------------------


def threshold(state: UnitedState) -> int:
    """Hero cards from one Villain turn to the next."""
    usual = RHYTHM_UNDER_PRESSURE if len(state.completed) >= UNDER_PRESSURE else RHYTHM
    return max(1, usual + state.tempo)


def delay(state: UnitedState, amount: int) -> None:
    state.tempo += amount
    state.emit("delayed" if amount > 0 else "accelerated", {"amount": abs(amount)})


def gain(state: UnitedState, hero: int, symbol: int, amount: int) -> None:
    state.heroes[hero].tokens[symbol] += amount
    state.emit("gained", {"hero": state.heroes[hero].id, "kind": SYMBOLS[symbol], "amount": amount})
