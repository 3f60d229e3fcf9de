"""What the rules do to the table: draw, discard, deal damage, place threat, enter and leave play, activate, reveal.

Whatever may be answered is begun by pushing the Window of an occurrence; ``happen`` does the thing itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tableverse.games.champions import numbers
from tableverse.games.champions.frames import (
    Activation,
    AllyLimit,
    Attaching,
    EnemyAttack,
    EnemyScheme,
    Revealing,
    Then,
)
from tableverse.games.champions.limits import TooMany
from tableverse.games.champions.state import NOBODY, ChampionsState, Piece, name_of, owner_of
from tableverse.kernel.effects import Resolving, Step
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.state import Result
from tableverse.kernel.timing import MOMENTS, Occurrence, Window

if TYPE_CHECKING:
    from tableverse.games.champions.cards import Card, Cards

ATTACKS: Final = ("attack", "enemy-attack")
#: The name under which a delayed effect waits among the lasting ones.
DELAYED: Final = "delayed"


def occur(state: ChampionsState, kind: str, facts: dict[str, Any]) -> None:
    state.frames.append(Window(Occurrence(kind, facts)))


def afterwards(state: ChampionsState, kind: str, facts: dict[str, Any]) -> None:
    """Something has happened that only responses may answer. Most tables have none that would."""
    if f"{kind}/after" in state.cards.answering:
        state.frames.append(Window(Occurrence(kind, facts), MOMENTS.index("after")))


def under_way(state: ChampionsState, *kinds: str) -> Occurrence | None:
    """The innermost occurrence of one of these kinds."""
    for frame in reversed(state.frames):
        if isinstance(frame, Window) and frame.occurrence.kind in kinds:
            return frame.occurrence
    return None


def note(occurrence: Occurrence, fact: str, thing: str) -> None:
    """Add to a list of the facts. Replaced, never changed in place, so clones share it."""
    occurrence.facts[fact] = [*occurrence.facts.get(fact, []), thing]


def answered(occurrence: Occurrence, moment: str) -> list[str]:
    """What abilities may answer now. Whatever answers a defense comes when the attack is over, even one that ended
    before it did any damage, and together with what answers the attack."""
    kind = occurrence.kind
    if moment != "after":
        return [kind]
    kinds = [] if kind == "defense" or occurrence.facts.get("ended") else [kind]
    if kind == "enemy-attack" and occurrence.facts["defender"]:
        kinds.append("defense")
    return kinds


def gathering(state: ChampionsState, occurrence: Occurrence) -> Occurrence | None:
    """What a damage taken or a defeat is a part of, if the responses to both share one window: a defeat belongs to the
    damage that brought it, and all that a basic attack does belongs to the attack."""
    if occurrence.kind not in ("taking", "defeat"):
        return None
    found: Occurrence | None = None
    for frame in state.frames:
        if not isinstance(frame, Window) or frame.occurrence is occurrence:
            continue
        outer = frame.occurrence
        if outer.kind == "attack" and outer.facts["basic"] and occurrence.facts["attack"]:
            return outer
        if occurrence.kind == "defeat" and outer.kind == "taking":
            found = outer if outer.facts["target"] == occurrence.facts["target"] else None
    return found


def gather(state: ChampionsState, occurrence: Occurrence) -> None:
    """It has happened: whatever it is a part of remembers it, for the responses."""
    outer = gathering(state, occurrence)
    if outer is not None:
        outer.facts["parts"] = [*outer.facts.get("parts", []), occurrence.clone()]


# --- piles --------------------------------------------------------------------------------------------------------


def to_discard(state: ChampionsState, thing: str) -> None:
    """Into its owner's discard pile. A double-sided card has no back to lie there with: it is removed."""
    owner = owner_of(thing)
    if state.cards.of(thing).back:
        state.removed.append(thing)
        return
    if owner == NOBODY:
        state.encounter_discard.append(thing)
        return
    player = state.players[owner]
    if player.eliminated:
        state.removed.append(thing)
        return
    player.discard.append(thing)
    refill(state, owner)


def refill(state: ChampionsState, seat: int) -> None:
    """An empty deck is made anew from the discard pile at once, and its player is dealt an encounter card."""
    player = state.players[seat]
    if player.deck or not player.discard or player.eliminated:
        return
    player.deck = player.discard
    player.discard = []
    state.rng.shuffle(player.deck)
    state.emit("reshuffled", {"seat": seat}, reveals=True)
    deal_encounter(state, seat)


def take_top(state: ChampionsState, seat: int) -> str:
    """The top card of a player's deck, or "" if there is none."""
    player = state.players[seat]
    if not player.deck:
        return ""
    return player.deck.pop()


def draw(state: ChampionsState, seat: int, amount: int, up: bool = False) -> int:
    """``up``: to a hand size."""
    player = state.players[seat]
    drawn = 0
    while drawn < amount and player.deck:
        # Another card instead of an obligation is only for whoever draws up to a hand size.
        drawn += 1 if draw_one(state, seat) or not up else 0
    if drawn:
        state.emit("drew", {"seat": seat, "amount": drawn}, reveals=True)
    return drawn


def draw_one(state: ChampionsState, seat: int) -> bool:
    """The top card into the hand; an obligation goes to the player's area instead. Did it come into the hand?"""
    player = state.players[seat]
    thing = player.deck.pop()
    held = state.cards.of(thing).kind != "obligation"
    if held:
        player.hand.append(thing)
    else:
        state.emit("drew-obligation", {"seat": seat, "card": thing}, reveals=True)
        enter_play(state, thing, seat)
    refill(state, seat)
    return held


def draw_up(state: ChampionsState, seat: int) -> None:
    """Up to the hand size, which is looked at again after each card."""
    player = state.players[seat]
    drawn = 0
    while len(player.hand) < numbers.hand_size(state, seat) and player.deck:
        drawn += 1 if draw_one(state, seat) else 0
    if drawn:
        state.emit("drew", {"seat": seat, "amount": drawn}, reveals=True)


def discard_top(state: ChampionsState, seat: int, amount: int) -> list[str]:
    """From a player's deck. It stops when the deck runs out."""
    player = state.players[seat]
    gone: list[str] = []
    while len(gone) < amount and player.deck:
        thing = player.deck.pop()
        gone.append(thing)
        state.emit("discarded", {"card": thing}, reveals=True)
        player.discard.append(thing)
    refill(state, seat)
    if gone:
        afterwards(state, "discarded", {"seat": seat, "cards": gone})
    return gone


def next_encounter(state: ChampionsState) -> str:
    """The top card of the encounter deck, which is made anew with an acceleration token when it runs out."""
    if not state.encounter:
        renew_encounter(state)
        if not state.encounter:
            return ""
    thing = state.encounter.pop()
    if not state.encounter:
        renew_encounter(state)
    return thing


def renew_encounter(state: ChampionsState) -> None:
    if not state.encounter_discard:
        # Tokens without end: reported only once nothing at all is left to draw from.
        if not state.encounter and state.result is None and not state.limbo:
            lose(state, "encounter-deck")
        return
    state.encounter = state.encounter_discard
    state.encounter_discard = []
    state.rng.shuffle(state.encounter)
    state.tokens += 1
    state.emit("encounter-reshuffled", {"tokens": state.tokens}, reveals=True)


def discard_encounter(state: ChampionsState, amount: int) -> list[str]:
    """From the encounter deck. It stops when the deck runs out."""
    gone: list[str] = []
    while len(gone) < amount and state.encounter:
        thing = state.encounter.pop()
        gone.append(thing)
        state.emit("discarded", {"card": thing}, reveals=True)
        state.encounter_discard.append(thing)
    if not state.encounter:
        renew_encounter(state)
    return gone


def deal_encounter(state: ChampionsState, seat: int) -> None:
    thing = next_encounter(state)
    if thing:
        state.players[seat].dealt.append(thing)
        state.emit("dealt", {"seat": seat})


def discard_from_hand(state: ChampionsState, seat: int, thing: str) -> None:
    state.players[seat].hand.remove(thing)
    state.emit("discarded", {"card": thing}, reveals=True)
    to_discard(state, thing)


def take_out(state: ChampionsState, thing: str) -> None:
    """Lift a card from wherever it lies out of play."""
    for player in state.players:
        if thing in player.nemesis:
            player.nemesis = [other for other in player.nemesis if other != thing]
            return
    pile = pile_of(state, thing)
    if thing in pile:
        pile.remove(thing)


def pile_of(state: ChampionsState, thing: str) -> list[str]:
    """Where a card lies out of play; an empty list if it lies nowhere."""
    for player in state.players:
        for pile in (player.hand, player.deck, player.discard, player.dealt):
            if thing in pile:
                return pile
    for pile in (state.encounter, state.encounter_discard, state.limbo, state.removed, state.aside):
        if thing in pile:
            return pile
    return []


# --- entering and leaving play ------------------------------------------------------------------------------------


def enter_play(state: ChampionsState, thing: str, area: int, host: str = "", face: str = "") -> Piece:
    """Put a card that has been taken out of its place into play."""
    card = state.cards.by_id[face] if face else state.cards.of(thing)
    piece = Piece(thing, card.id, area, host)
    piece.counters = card.counters
    piece.threat = numbers.per_player(state, card.start, card.start_each)
    state.play[thing] = piece
    state.emit("entered", {"card": thing, "area": area}, reveals=True)
    if numbers.keyword(state, thing, "toughness"):
        piece.tough = 1
    shake_off(state)
    if card.kind == "upgrade" and host in state.play and state.card(host).kind in ("hero", "alter-ego", "ally"):
        state.frames.append(Then("follow", {"card": thing}))
    occur(state, "enter", {"card": thing, "seat": area})
    # Above, so that it comes before whatever answers the entering.
    if card.kind == "ally":
        state.frames.append(AllyLimit(area))
    elif card.kind == "player-side-scheme":
        state.frames.append(TooMany("side-schemes", area))
    if area >= 0 and numbers.keyword(state, thing, "restricted"):
        state.frames.append(TooMany("restricted", area))
    return piece


def follow(state: ChampionsState, thing: str) -> None:
    """Whoever controls a character controls the upgrades on it."""
    piece = state.play.get(thing)
    if piece is not None and piece.host in state.play:
        piece.area = state.play[piece.host].area


def owned_by(state: ChampionsState, thing: str, seat: int) -> str:
    """A linked card belongs to whoever takes control of it."""
    if owner_of(thing) == seat:
        return thing
    copy = 1
    while f"{name_of(thing)}@{seat}.{copy}" in state.aside or f"{name_of(thing)}@{seat}.{copy}" in state.play:
        copy += 1
    return f"{name_of(thing)}@{seat}.{copy}"


def enter_facedown(state: ChampionsState, thing: str, area: int, face: str) -> None:
    """A card comes into play facedown as something else: nobody knows what lies under the new piece."""
    number = 1
    while f"{face}.{number}" in state.play:
        number += 1
    piece = enter_play(state, f"{face}.{number}", area)
    piece.tucked = [thing]


def unique_in_play(state: ChampionsState, thing: str) -> bool:
    card = state.cards.of(thing)
    if not card.unique:
        return False
    return any(
        matching(state.cards, card, state.cards.by_id[piece.face])
        for piece in state.play.values()
        if state.cards.by_id[piece.face].unique
    )


def matching(cards: Cards, one: Card, other: Card) -> bool:
    """Are two unique cards the same person or thing? By the title where neither has another name; a subtitle or the
    name of an alter-ego also matches a title."""
    title, alias = title_and_alias(cards, one)
    other_title, other_alias = title_and_alias(cards, other)
    if not alias and not other_alias:
        return title == other_title
    return (alias != "" and alias in (other_title, other_alias)) or (other_alias != "" and other_alias == title)


def title_and_alias(cards: Cards, card: Card) -> tuple[str, str]:
    """The alias is the subtitle, or the name of the alter-ego."""
    back = cards.by_id[card.back].title if card.back else ""
    if card.kind == "hero":
        return card.title, back
    if card.kind == "alter-ego":
        return back, card.title
    return card.title, card.subtitle


def names_of(state: ChampionsState, piece: Piece) -> list[str]:
    """Under which a character is known: its title and subtitle, and those of its other side."""
    card = state.cards.by_id[piece.face]
    names = [card.title, card.subtitle]
    if card.back:
        back = state.cards.by_id[card.back]
        names += [back.title, back.subtitle]
    return [name for name in names if name]


def leave_play(state: ChampionsState, thing: str, to: str = "discard") -> None:
    """Out of play with everything on it: to its discard pile, a hand, the victory display or out of the game."""
    piece = state.play.pop(thing)
    state.modifiers = [modifier for modifier in state.modifiers if modifier.target != thing]
    if state.used:  # should it come back, it is a new card
        state.used = {key: count for key, count in state.used.items() if f":{thing}/" not in key}
    for boost in piece.boosts:
        to_discard(state, boost)
    for tucked in piece.tucked:
        to_discard(state, tucked)
    owner = owner_of(thing)
    state.emit("left", {"card": thing, "to": to}, reveals=bool(piece.tucked or piece.boosts))
    if to == "hand" and owner != NOBODY:
        state.players[owner].hand.append(thing)
    elif state.cards.by_id[piece.face].set == "facedown":
        pass  # only the card that was under it is real
    elif to in ("tucked", "swapped"):
        pass  # whoever tucks or swaps it puts it there
    elif to == "removed":
        state.removed.append(thing)
    elif to == "victory":
        state.victory.append(thing)
    else:
        to_discard(state, thing)
    detach(state, thing, to)
    end_control(state, thing)
    afterwards(state, "leave", {"card": thing, "seat": piece.area, "to": to})
    check_hit_points(state)


def take_control(state: ChampionsState, thing: str, seat: int, source: str = "") -> None:
    """A card moves to another player's area as it is, with the upgrades on it. With a ``source`` it goes back to its
    owner when that leaves play."""
    if owner_of(thing) == NOBODY:
        thing = make_own(state, thing, seat)
    piece = state.play[thing]
    piece.area = seat
    for attached in state.attached(thing):
        if state.cards.by_id[attached.face].kind == "upgrade":
            attached.area = seat
    if source:
        state.modifiers.append(Modifier("control", thing, seat, f"leaves:{source}", source))
    state.emit("control", {"card": thing, "seat": seat})
    if state.cards.by_id[piece.face].kind == "ally":
        state.frames.append(AllyLimit(seat))


def make_own(state: ChampionsState, thing: str, seat: int) -> str:
    """A player card that came with the scenario belongs to whoever takes control of it: its new name says so."""
    number = 1
    while (new := f"{name_of(thing)}@{seat}.{number}") in state.play or pile_of(state, new):
        number += 1
    rename(state, thing, new)
    return new


def rename(state: ChampionsState, old: str, new: str) -> None:
    """A piece under another name, in its place, with everything on it."""
    state.play[old].id = new
    state.play = {piece.id: piece for piece in state.play.values()}
    for attached in state.attached(old):
        attached.host = new
    for modifier in state.modifiers:
        if modifier.target == old:
            modifier.target = new
    if state.villain == old:
        state.villain = new


def end_control(state: ChampionsState, source: str) -> None:
    """Whatever was controlled through a card that is gone goes back to its owner."""
    ended = [modifier for modifier in state.modifiers if modifier.until == f"leaves:{source}"]
    if ended:
        state.modifiers = [modifier for modifier in state.modifiers if modifier not in ended]
        for modifier in ended:
            if modifier.target in state.play and owner_of(modifier.target) != NOBODY:
                take_control(state, modifier.target, owner_of(modifier.target))


def swap_in(state: ChampionsState, old: str, new: str) -> None:
    """A card in play and one out of play change places. Under the same name nothing enters or leaves play: the new
    card takes the place of the old one with everything on it, and a dial keeps its value."""
    piece = state.play[old]
    card = state.cards.of(new)
    pile = pile_of(state, new)
    place = pile.index(new)
    villain = old == state.villain
    if state.card(old).title != card.title:
        leave_play(state, old, "swapped")
        pile[place] = old
        if villain:
            state.villain = new
        enter_play(state, new, piece.area, piece.host)
        return
    pile[place] = old
    left = numbers.remaining(state, old)
    rename(state, old, new)
    piece.face = card.id
    if card.kind in ("villain", "hero", "alter-ego"):
        piece.damage = max(0, numbers.stat(state, new, "hp") - left)
    state.emit("swapped-in", {"card": new, "target": old}, reveals=True)


def detach(state: ChampionsState, host: str, to: str = "discard") -> None:
    """What is attached to a card that leaves goes too: to the victory display with a defeated host if it has victory,
    and a permanent one is attached anew."""
    for attached in state.attached(host):
        if attached.id not in state.play:
            continue
        if numbers.keyword(state, attached.id, "permanent"):
            attach_anew(state, attached)
        elif to in ("victory", "defeated") and numbers.keyword(state, attached.id, "victory"):
            leave_play(state, attached.id, "victory")
        else:
            leave_play(state, attached.id)


def attach_anew(state: ChampionsState, piece: Piece) -> None:
    """Follow its own words again; if it has none, or finds nothing, it is removed from the game."""
    attach = state.cards.by_id[piece.face].attach
    seat = piece.area if piece.area >= 0 and not state.players[piece.area].eliminated else state.first
    hosts = [] if attach is None else attach.find(state, Resolving("", seat, piece.id))
    hosts = [host for host in hosts if host in state.play and host != piece.host]
    if hosts:
        piece.host = hosts[0]
        piece.area = state.play[hosts[0]].area
        state.emit("attached", {"card": piece.id, "target": hosts[0]})
    else:
        leave_play(state, piece.id, "removed")


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
            occur(state, "defeat", {"target": piece.id, "source": "", "seat": NOBODY, "attack": False})


# --- damage and threat --------------------------------------------------------------------------------------------


def damage(
    state: ChampionsState, target: str, amount: int, source: str, seat: int, attack: bool = False, **more: bool
) -> None:
    """Deal damage. ``seat`` is the player who deals it, NOBODY for the encounter side."""
    if amount > 0 and target in state.play:
        facts: dict[str, Any] = {"target": target, "amount": amount, "source": source, "seat": seat, "attack": attack}
        facts.update(more)
        occur(state, "damage", facts)


def dealt(state: ChampionsState, occurrence: Occurrence) -> None:
    """Damage was dealt: constant effects change what is taken of it, then tough stops it, before anything may answer
    the taking."""
    facts = occurrence.facts
    piece = state.play.get(facts["target"])
    if piece is None or facts["amount"] - facts.get("prevented", 0) <= 0:
        return
    if numbers.added(state, "cannot:take-damage", piece.id):
        state.emit("immune", {"card": piece.id})
        return
    attack = under_way(state, *ATTACKS) if facts["attack"] else None
    if attack is not None:
        attack.facts["dealt"] = attack.facts.get("dealt", 0) + facts["amount"]
    taking = {**facts, "dealt": facts["amount"]}
    taking["amount"] += numbers.added(state, "damage-taken", piece.id) - facts.get("prevented", 0)
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
    occur(state, "taking", taking)


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
    gather(state, occurrence)
    attack = under_way(state, *ATTACKS) if facts["attack"] else None
    if attack is not None:
        note(attack, "damaged", target)
    # What is too much is counted from the damage dealt, whatever was changed about the taking.
    excess = facts["dealt"] - left if amount >= left else 0
    if excess > 0:
        if attack is not None:
            attack.facts["excess"] = attack.facts.get("excess", 0) + excess
        if facts.get("overkill"):
            spill(state, piece, excess, facts)
    if amount >= left:
        occur(state, "defeat", {key: facts[key] for key in ("target", "source", "seat", "attack")})


def spill(state: ChampionsState, piece: Piece, excess: int, facts: dict[str, Any]) -> None:
    """Overkill: what is too much for an ally goes to its controller, what is too much for a minion to the villain."""
    kind = state.cards.by_id[piece.face].kind
    if kind == "ally":
        damage(state, state.players[piece.area].identity, excess, facts["source"], facts["seat"], True)
    elif kind == "minion":
        damage(state, state.villain, excess, facts["source"], facts["seat"], True)


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


def place_threat(state: ChampionsState, scheme: str, amount: int, source: str, step_one: bool = False) -> None:
    if amount > 0 and scheme in state.play:
        facts = {"scheme": scheme, "amount": amount, "source": source, "step_one": step_one, "seat": NOBODY}
        occur(state, "threat", facts)


def placed(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    piece = state.play.get(facts["scheme"])
    amount = facts["amount"] - facts.get("prevented", 0)
    if piece is None or amount <= 0:
        return
    piece.threat += amount
    state.emit("threat", {"card": piece.id, "amount": amount, "threat": piece.threat})
    scheming = under_way(state, "enemy-scheme")
    if scheming is not None and facts["source"] == scheming.facts["enemy"]:
        scheming.facts["placed"] = scheming.facts.get("placed", 0) + amount
    if piece.id == state.scheme and piece.threat >= numbers.target_threat(state, state.cards.by_id[piece.face]):
        state.frames.append(Then("complete"))


def remove_threat(state: ChampionsState, scheme: str, amount: int, seat: int, ignores: tuple[str, ...] = ()) -> int:
    piece = state.play.get(scheme)
    if piece is None or not numbers.can_remove_threat(state, scheme, seat == NOBODY, ignores):
        return 0
    removed = min(piece.threat, amount)
    if removed <= 0:
        return 0
    piece.threat -= removed
    state.emit("thwarted", {"card": scheme, "amount": removed, "threat": piece.threat})
    if piece.threat == 0 and scheme != state.scheme:
        occur(state, "defeat", {"target": scheme, "source": "", "seat": seat, "attack": False})
    return removed


def can_have_status(state: ChampionsState, target: str, status: str) -> bool:
    piece = state.play.get(target)
    if piece is None:
        return False
    if status == "tough":
        return not piece.tough
    if numbers.keyword(state, target, "stalwart") or numbers.added(state, f"cannot:be-{status}", target):
        return False
    most = 2 if numbers.keyword(state, target, "steady") else 1
    return (piece.stunned if status == "stunned" else piece.confused) < most


def give_status(state: ChampionsState, target: str, status: str) -> bool:
    """A stunned, confused or tough card. One of a kind is enough; steady characters take two before it matters."""
    if not can_have_status(state, target, status):
        return False
    piece = state.play[target]
    if status == "tough":
        piece.tough = 1
    elif status == "stunned":
        piece.stunned += 1
    else:
        piece.confused += 1
    state.emit("status", {"card": target, "status": status})
    if numbers.keyword(state, target, "vulnerable") and (
        numbers.is_stunned(state, target) or numbers.is_confused(state, target)
    ):
        leave_play(state, target)
    return True


def shake_off(state: ChampionsState) -> None:
    """Whoever has become stalwart is neither stunned nor confused any more."""
    for piece in state.play.values():
        if (piece.stunned or piece.confused) and numbers.keyword(state, piece.id, "stalwart"):
            for status in ("stunned", "confused"):
                if (piece.stunned if status == "stunned" else piece.confused) > 0:
                    lose_status(state, piece.id, status)


def lose_status(state: ChampionsState, target: str, status: str) -> None:
    piece = state.play[target]
    if status == "stunned":
        piece.stunned = 0
    else:
        piece.confused = 0
    state.emit("status-gone", {"card": target, "status": status})


# --- defeat -------------------------------------------------------------------------------------------------------


def defeated(state: ChampionsState, occurrence: Occurrence) -> None:
    facts = occurrence.facts
    target = facts["target"]
    piece = state.play.get(target)
    if piece is None:
        return
    card = state.cards.by_id[piece.face]
    if numbers.keyword(state, target, "permanent") and not same_set(state, facts["source"], target):
        return
    state.emit("defeated", {"card": target})
    gather(state, occurrence)
    attack = under_way(state, *ATTACKS) if facts["attack"] else None
    if attack is not None:
        note(attack, "defeated", target)
    if card.kind in ("hero", "alter-ego"):
        eliminate(state, piece.area)
        return
    if card.kind == "villain":
        state.frames.append(Then("next-stage"))
        push_when_defeated(state, piece, state.first)
        return
    won = numbers.keyword(state, target, "victory")
    state.frames.append(Then("leave", {"card": target, "to": "victory" if won else "defeated"}))
    push_when_defeated(state, piece, numbers.controller(state, piece))


def push_when_defeated(state: ChampionsState, piece: Piece, seat: int) -> None:
    for use in reversed(state.cards.by_id[piece.face].uses):
        if use.heading == "when-defeated":
            state.frames.append(Resolving(use.label, seat, piece.id))


def same_set(state: ChampionsState, source: str, thing: str) -> bool:
    return bool(source) and state.card(source).set == state.card(thing).set


def next_stage(state: ChampionsState) -> None:
    """The next villain stage, with what was on the last one; without one the players win."""
    if not state.villain_deck:
        win(state, "villain")
        return
    piece = state.play[state.villain]
    state.removed.append(piece.face)
    title = state.cards.by_id[piece.face].title
    piece.face = state.villain_deck.pop(0)
    piece.damage = 0
    state.emit("stage", {"card": piece.face}, reveals=True)
    if state.cards.by_id[piece.face].title != title:
        strip(state, piece)
    arrive(state, piece)


def strip(state: ChampionsState, piece: Piece) -> None:
    """A villain of another name has come: nothing of the last one stays, neither cards nor tokens nor its attack."""
    piece.stunned, piece.confused, piece.tough, piece.counters = 0, 0, 0, 0
    for boost in piece.boosts:
        to_discard(state, boost)
    piece.boosts = []
    for attached in state.attached(piece.id):
        if attached.id in state.play and not numbers.keyword(state, attached.id, "permanent"):
            leave_play(state, attached.id)
    state.modifiers = [modifier for modifier in state.modifiers if modifier.target != piece.id]
    for frame in state.frames:
        if isinstance(frame, Window):
            facts = frame.occurrence.facts
            if facts.get("enemy") == piece.id:
                facts["replaced"] = True
            if frame.occurrence.kind == "attack":
                facts["targets"] = [target for target in facts["targets"] if target != piece.id]


def arrive(state: ChampionsState, piece: Piece) -> None:
    """A villain stage or a main scheme has come: its keywords and When Revealed."""
    card = state.cards.by_id[piece.face]
    if numbers.keyword(state, piece.id, "toughness"):
        piece.tough = max(1, piece.tough)
    for use in reversed(card.uses):
        if use.heading == "when-revealed":
            state.frames.append(Resolving(use.label, state.first, piece.id))


def advance(state: ChampionsState) -> None:
    """The next main scheme comes into play, without anything that was on the last one but acceleration tokens."""
    old = state.play.pop(state.scheme)
    state.removed.append(old.id)
    begin_scheme(state)
    detach(state, old.id)


def complete(state: ChampionsState) -> None:
    """The threat has come to the target: When Completed, then the next main scheme, or the players lose."""
    piece = state.play[state.scheme]
    state.emit("completed", {"card": piece.face})
    if not state.scheme_deck:
        lose(state, "scheme")
        return
    state.frames.append(Then("advance"))
    for use in reversed(state.cards.by_id[piece.face].uses):
        if use.heading == "when-completed":
            state.frames.append(Resolving(use.label, state.first, piece.id))


def begin_scheme(state: ChampionsState) -> None:
    """Side A, then side B with its starting threat and its When Revealed."""
    face = state.scheme_deck.pop(0)
    piece = Piece(face, face, NOBODY)
    state.play[face] = piece
    state.scheme = face
    state.emit("scheme", {"card": face}, reveals=True)
    state.frames.append(Then("side-b"))
    for use in reversed(state.cards.by_id[face].uses):
        if use.heading in ("setup", "when-revealed-a"):
            state.frames.append(Resolving(use.label, state.first, face))


def side_b(state: ChampionsState) -> None:
    piece = state.play[state.scheme]
    card = state.cards.by_id[piece.face]
    piece.threat = numbers.per_player(state, card.start, card.start_each)
    arrive(state, piece)


def win(state: ChampionsState, reason: str) -> None:
    state.emit("won", {})
    state.result = Result(list(range(state.seats)), reason, [1] * state.seats, "heroes")


def lose(state: ChampionsState, reason: str) -> None:
    state.emit("lost", {"reason": reason})
    state.result = Result([], reason, [0] * state.seats, "villain")


def eliminate(state: ChampionsState, seat: int) -> None:
    player = state.players[seat]
    order = state.order()
    after = order[order.index(seat) + 1 :] + order[: order.index(seat)]
    state.emit("eliminated", {"seat": seat}, reveals=True)
    player.eliminated = True
    if not after:
        lose(state, "eliminated")
        return
    if state.first == seat:
        state.first = after[0]
    for piece in state.engaged(seat):
        piece.area = after[0]
    for piece in list(state.play.values()):
        if piece.id not in state.play:
            continue
        if piece.id == player.identity:
            del state.play[piece.id]
        elif piece.area == seat and owner_of(piece.id) != seat and numbers.keyword(state, piece.id, "permanent"):
            attach_anew(state, piece)
        elif seat in (owner_of(piece.id), piece.area):
            leave_play(state, piece.id)
    state.removed.append(player.identity)
    state.removed.extend(player.hand + player.deck + player.discard)
    player.hand, player.deck, player.discard = [], [], []
    for thing in player.dealt:
        state.encounter_discard.append(thing)
    player.dealt = []


# --- enemies ------------------------------------------------------------------------------------------------------


def activate(
    state: ChampionsState, kind: str, enemy: str, seat: int, target: str = "", plus: int = 0, boosted: bool = True
) -> None:
    """An enemy attacks or schemes; while another activation is under way it waits for the end of that one."""
    facts: dict[str, Any] = {"enemy": enemy, "seat": seat, "boost": 0, "plus": plus, "boosted": boosted, "less": 0}
    if kind == "enemy-attack":
        facts["target"] = target or state.players[seat].identity
        facts["defender"] = ""
        facts["basic"] = False
        facts["damaged"] = []
        facts["defeated"] = []
    for frame in reversed(state.frames):
        if isinstance(frame, Activation):
            facts["queued"] = frame.busy
            frame.queue.append(Occurrence(kind, facts))
            return
    state.frames.append(Activation([Occurrence(kind, facts)]))


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
    occur(state, "defense", {"defender": thing, "seat": facts["seat"], "enemy": facts["enemy"]})


def give_boost(state: ChampionsState, enemy: str) -> None:
    piece = state.play.get(enemy)
    thing = next_encounter(state) if piece is not None else ""
    if piece is not None and thing:
        piece.boosts = [*piece.boosts, thing]
        state.emit("boosted", {"card": enemy})


def reveal(state: ChampionsState, thing: str, seat: int, deck: bool = True) -> None:
    """Reveal an encounter card that has been taken out of its place."""
    state.limbo.append(thing)
    state.frames.append(Revealing(thing, seat, deck))


def reveal_again(state: ChampionsState, piece: Piece, seat: int) -> None:
    """A minion that is found in play and revealed: it keeps what is on it and does not enter play."""
    card = state.cards.by_id[piece.face]
    state.emit("revealed", {"card": piece.id, "seat": seat})
    for _ in range(numbers.keyword(state, piece.id, "surge")):
        reveal_next(state, seat)
    if piece.area != seat:
        piece.area = seat
        state.frames.append(Then("engaged", {"card": piece.id}))
    for use in reversed(card.uses):
        if use.heading == "when-revealed" and use.form in ("", state.form(seat)):
            state.frames.append(Resolving(use.label, seat, piece.id))
    place_threat(state, state.scheme, numbers.keyword(state, piece.id, "incite"), piece.id)


def reveal_next(state: ChampionsState, seat: int) -> None:
    thing = next_encounter(state)
    if thing:
        reveal(state, thing, seat)


def revealed(state: ChampionsState, occurrence: Occurrence) -> None:
    """Place the card by its type, then its When Revealed abilities."""
    facts = occurrence.facts
    thing = facts["card"]
    seat = facts["seat"]
    if thing not in state.limbo:
        return
    card = state.cards.of(thing)
    revealing = state.frames[-2]
    assert isinstance(revealing, Revealing)
    if card.kind == "obligation":
        holders = [seat] if not card.giver else []
        if card.giver:
            given = state.cards.by_id[card.giver].set
            holders = [other for other in state.order() if state.card(state.players[other].identity).set == given]
        if not holders:
            state.limbo.remove(thing)
            state.removed.append(thing)
            revealing.surge += 1
            return
        seat = holders[0]
        revealing.seat = seat
        facts["seat"] = seat
    enters = card.kind in ("minion", "attachment", "side-scheme", "environment", "obligation")
    if enters and unique_in_play(state, thing):  # discarded without any effect, for another card
        deal_encounter(state, seat)
        return
    if facts["effects"]:
        form = state.form(seat)
        for use in reversed(card.uses):
            if use.heading == "when-revealed" and use.form in ("", form):
                state.frames.append(Resolving(use.label, seat, thing))
    if card.keywords.get("surge"):
        revealing.surge += card.keywords["surge"]
    if card.keywords.get("incite"):
        place_threat(state, state.scheme, card.keywords["incite"], thing)
    if enters:
        state.limbo.remove(thing)
        put_encounter(state, thing, seat)


def put_encounter(state: ChampionsState, thing: str, seat: int) -> bool:
    """An encounter card enters play by its type. An attachment that finds nothing to attach to is discarded."""
    card = state.cards.of(thing)
    if card.kind == "minion":
        state.frames.append(Then("engaged", {"card": thing}))
        enter_play(state, thing, seat)
    elif card.kind == "attachment":
        assert card.attach is not None
        hosts = card.attach.find(state, Resolving("", seat, thing))
        if not hosts:
            state.emit("discarded", {"card": thing})
            to_discard(state, thing)
            if card.attach_else:
                gain_surge(state)
            return False
        if len(hosts) > 1:
            state.limbo.append(thing)
            state.frames.append(Attaching(thing, hosts))
        else:
            enter_play(state, thing, state.play[hosts[0]].area, hosts[0])
    else:
        piece = enter_play(state, thing, seat if card.kind == "obligation" else NOBODY)
        if card.keywords.get("hinder"):
            piece.threat += card.keywords["hinder"]
    return True


def gain_surge(state: ChampionsState) -> None:
    for frame in reversed(state.frames):
        if isinstance(frame, Revealing):
            frame.surge += 1
            state.emit("surge", {"card": frame.card})
            return


def engaged(state: ChampionsState, thing: str, entered: bool = True) -> None:
    """A minion has engaged a player: quickstrike, then teamwork if another minion has the trait."""
    piece = state.play.get(thing)
    if piece is None or piece.area == NOBODY or state.players[piece.area].eliminated:
        return
    hero = state.form(piece.area) == "hero"
    if numbers.keyword(state, thing, "quickstrike") and hero:
        activate(state, "enemy-attack", thing, piece.area)
    trait = state.cards.by_id[piece.face].terms.teamwork if entered else ""
    if trait and any(
        other.id != thing and numbers.has_trait(state, other.id, trait) for other in state.of_kind("minion")
    ):
        activate(state, "enemy-attack" if hero else "enemy-scheme", thing, piece.area)
    occur(state, "engage", {"card": thing, "seat": piece.area})


def engage(state: ChampionsState, thing: str, seat: int) -> None:
    """A minion in play goes to another player. It cannot engage the same one again."""
    piece = state.play.get(thing)
    if piece is None or piece.area == seat:
        return
    piece.area = seat
    for attached in state.attached(thing):
        attached.area = seat
    state.emit("engaged", {"card": thing, "seat": seat})
    engaged(state, thing, False)


# --- changing form, lasting effects -------------------------------------------------------------------------------


def change_form(state: ChampionsState, seat: int) -> None:
    piece = state.identity(seat)
    piece.face = state.cards.by_id[piece.face].back
    state.emit("form", {"seat": seat, "card": piece.face})
    occur(state, "form", {"seat": seat, "to": state.cards.by_id[piece.face].kind, "card": piece.id})


def flip(state: ChampionsState, thing: str, seat: int) -> None:
    """Another side of a card in play shows. A side of another type begins without anything on it; a minion engages the
    player, any other encounter card lies in the villain's area."""
    piece = state.play[thing]
    old = state.cards.by_id[piece.face]
    new = state.cards.by_id[old.back]
    piece.face = new.id
    state.emit("flipped", {"card": new.id}, reveals=True)
    if new.kind == old.kind:
        return
    piece.damage = piece.threat = piece.counters = piece.stunned = piece.confused = piece.tough = 0
    for tucked in piece.tucked:
        to_discard(state, tucked)
    piece.tucked = []
    detach(state, thing)
    if new.aspect == "encounter":
        piece.area = seat if new.kind == "minion" else NOBODY
        piece.threat = numbers.per_player(state, new.start, new.start_each)


def expire(state: ChampionsState, moment: str) -> None:
    """Lasting effects end; what was to be discarded then is."""
    kept: list[Modifier] = []
    ended: list[Modifier] = []
    for modifier in state.modifiers:
        (ended if modifier.until == moment else kept).append(modifier)
    if not ended:
        return
    state.modifiers = kept
    for modifier in reversed(ended):
        if modifier.stat == DELAYED:
            label, node, seat, origin = modifier.target.split("|")
            state.frames.append(Resolving(label, int(seat), origin, None, [Step(int(node))]))
    for modifier in ended:
        if modifier.stat == "discard" and modifier.target in state.play:
            leave_play(state, modifier.target)
    check_hit_points(state)


def retaliate(state: ChampionsState, attacker: str, attacked: list[str], seat: int) -> None:
    """Each attacked character with retaliate that is still in play strikes back, but not at a ranged attack."""
    attack = under_way(state, *ATTACKS)
    if (attack is not None and attack.facts.get("ranged")) or (
        attacker in state.play and numbers.keyword(state, attacker, "ranged")
    ):
        return
    for thing in reversed(list(dict.fromkeys(attacked))):
        if thing in state.play and attacker in state.play and "hp" in state.card(attacker).stats:
            amount = numbers.keyword(state, thing, "retaliate")
            damage(state, attacker, amount, thing, seat)
