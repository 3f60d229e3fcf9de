"""The numbers of a position from which the chance to win is told: what the heroes still have to do, how much time they
have for it, and with what. Nothing of it is hidden from the players.

They are read at two moments: at the beginning of a player phase, and when a turn has ended. Then the villain phase is
coming, and what a hero may have lost after it is counted in.
"""

from __future__ import annotations

import math

from tableverse.bots.champions.effect_summary import summary_of
from tableverse.bots.champions.forecast import scheme_room, scheming, villain_left
from tableverse.bots.champions.hand import keep_value
from tableverse.bots.champions.position import blow_taken, value_here
from tableverse.bots.champions.stages import side_scheme_harm, stages_ahead
from tableverse.games.champions.cards import Card
from tableverse.games.champions.frames.rounds import Round
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState

#: What an amount is counted as at most: beyond it, more makes no difference to who wins.
MOST = 60.0

#: By the card's id, with the card itself: a pack may bring another one of that id.
_ENGINES: dict[str, tuple[Card, list[float]]] = {}


def engine(card: Card) -> list[float]:
    """What the abilities of a card bring: resources, cards, damage, threat removed, healing, and what protects or
    readies."""
    known = _ENGINES.get(card.id)
    if known is None or known[0] is not card:
        found = [0.0] * 6
        for use in card.uses:
            summary = summary_of(use)
            found[0] += summary.pays + summary.cost
            found[1] += summary.draws
            found[2] += min(summary.damage, 4.0)
            found[3] += min(summary.threat, 4.0)
            found[4] += min(summary.heals, 4.0)
            found[5] += summary.prevents + summary.status + summary.readies
        known = _ENGINES[card.id] = card, found
    return known[1]


def features(state: ChampionsState, *, coming: bool) -> list[float]:
    """``coming``: the villain phase is next."""
    by_id = state.cards.by_id
    seats = float(state.seats)
    # The villain, and the cards in play.
    villain_tough = villain_stunned = villain_confused = villain_atk = villain_sch = stage = 0.0
    side = side_threat = hazard = crisis = acceleration = amplify = harm = 0.0
    minions = minion_points = minion_atk = minion_sch = guard = minion_tough = 0.0
    obligations = attachments = 0.0
    allies = ally_atk = ally_thw = ally_points = ally_ready = 0.0
    upgrades = upgrade_cost = supports = support_cost = used_up = counters = 0.0
    pays = draws = strikes = thwarts = heals = protects = 0.0
    for piece in state.play.values():
        card = by_id[piece.face]
        kind = card.kind
        if kind == "villain":
            villain_tough += piece.tough
            villain_stunned += piece.stunned
            villain_confused += piece.confused
            villain_atk = max(villain_atk, float(numbers.stat(state, piece.id, "atk")))
            villain_sch = max(villain_sch, float(numbers.stat(state, piece.id, "sch")))
            stage += numbers.remaining(state, piece.id)
        elif kind == "minion":
            minions += 1.0
            minion_points += numbers.remaining(state, piece.id)
            minion_atk += numbers.stat(state, piece.id, "atk")
            minion_sch += numbers.stat(state, piece.id, "sch")
            minion_tough += piece.tough
            if numbers.keyword(state, piece.id, "guard"):
                guard = 1.0
        elif kind == "side-scheme":
            icons = card.icons
            side += 1.0
            side_threat += piece.threat
            hazard += icons.get("hazard", 0)
            crisis += icons.get("crisis", 0)
            acceleration += icons.get("acceleration", 0)
            amplify += icons.get("amplify", 0)
            harm += side_scheme_harm(card, piece.threat)
        elif kind == "obligation":
            obligations += 1.0
        elif kind == "attachment":
            attachments += 1.0
        elif kind == "ally":
            atk = float(numbers.stat(state, piece.id, "atk"))
            thw = float(numbers.stat(state, piece.id, "thw"))
            allies += 1.0
            ally_atk += atk
            ally_thw += thw
            ally_points += min(3.0, float(numbers.remaining(state, piece.id)))
            if not piece.exhausted:
                ally_ready += max(atk, thw)
        elif kind == "upgrade" or kind == "support":
            cost = float(max(0, card.cost))
            if card.uses_up:
                used_up += piece.counters * max(1.0, cost)
            elif kind == "upgrade":
                upgrades += 1.0
                upgrade_cost += cost
            else:
                supports += 1.0
                support_cost += cost
            counters += min(10.0, float(piece.counters))
            brings = engine(card)
            pays += brings[0]
            draws += brings[1]
            strikes += brings[2]
            thwarts += brings[3]
            heals += brings[4]
            protects += brings[5]
    # The players.
    grows = float(numbers.growth(state))
    threat = grows + 0.4 * seats if coming else 0.0
    points = share = low = heroes = exhausted = tough = stunned = confused = blow = 0.0
    hand = quality = resources = hand_strikes = hand_thwarts = hand_allies = hand_stays = 0.0
    hero_hand = other_hand = hero_atk = hero_thw = hero_def = rec = deck = eliminated = dealt = nemesis = 0.0
    weakest = 20.0
    for seat, player in enumerate(state.players):
        if player.eliminated:
            eliminated += 1.0
            weakest = -5.0
            continue
        identity = state.play.get(player.identity)
        if identity is None:
            continue  # in another game area
        left = float(numbers.remaining(state, identity.id))
        points += left
        share += left / max(1.0, left + identity.damage)
        after = left
        is_hero = by_id[identity.face].kind == "hero"
        if is_hero:
            heroes += 1.0
            taken = blow_taken(state, seat, identity)
            blow += taken
            if coming:
                after -= taken
        elif coming:
            threat += scheming(state, seat)
        weakest = min(weakest, after)
        low += math.exp(-max(-2.0, after) / 3.0)
        exhausted += identity.exhausted
        tough += identity.tough
        stunned += identity.stunned
        confused += identity.confused
        for thing in player.hand:
            card = state.cards.of(thing)
            hand += 1.0
            quality += min(1.6, keep_value(state, seat, card))
            resources += len(card.resources)
            if card.kind == "event":
                brings = engine(card)
                hand_strikes += brings[2]
                hand_thwarts += brings[3]
            elif card.kind == "ally":
                hand_allies += 1.0
            elif card.kind != "resource":
                hand_stays += 1.0
        size = float(numbers.hand_size(state, seat))
        face = identity.face
        back = by_id[face].back or face
        identity.face = back
        other_size = float(numbers.hand_size(state, seat))
        if is_hero:
            identity.face = face
            hero_hand += size
            other_hand += other_size
            rec += by_id[back].stats.get("rec", 0)
        else:
            hero_hand += other_size
            other_hand += size
            rec += by_id[face].stats.get("rec", 0)
        if by_id[identity.face].kind == "hero":
            hero_atk += numbers.stat(state, identity.id, "atk")
            hero_thw += numbers.stat(state, identity.id, "thw")
            hero_def += numbers.stat(state, identity.id, "def")
        identity.face = face
        deck += len(player.deck)
        dealt += len(player.dealt)
        nemesis += 1.0 if player.nemesis else 0.0
    # The race.
    work = villain_left(state) / seats
    room = min(MOST, scheme_room(state) / seats)
    later = room - threat / seats
    pace = (hero_atk + 0.7 * ally_atk + 0.6 * hero_hand + 0.5 * strikes) / seats + 0.5
    to_win = (work + 0.5 * minion_points / seats) / pace
    to_lose = min(12.0, max(-1.0, later) / max(0.5, grows / seats + 0.6))
    ahead = max(-20.0, min(20.0, to_win - to_lose))
    return [
        work,
        min(MOST, stage / seats),
        float(len(state.villain_deck)),
        min(MOST, stages_ahead(state) / seats),
        villain_tough,
        villain_stunned,
        villain_confused,
        villain_atk,
        villain_sch,
        room,
        grows / seats,
        float(state.tokens),
        later,
        math.exp(-max(-1.0, later)),
        math.exp(-max(-1.0, later) / 3.0),
        1.0 if later <= 0.0 else 0.0,
        side,
        side_threat / seats,
        hazard / seats,
        crisis,
        acceleration / seats,
        amplify,
        min(MOST, harm / seats),
        minions / seats,
        minion_points / seats,
        minion_atk / seats,
        minion_sch / seats,
        guard,
        minion_tough / seats,
        obligations,
        attachments,
        len(state.encounter) / 10.0,
        dealt / seats,
        points / seats,
        share / seats,
        weakest,
        low / seats,
        math.exp(-max(-2.0, weakest) / 2.0),
        heroes / seats,
        exhausted / seats,
        tough / seats,
        stunned / seats,
        confused / seats,
        hand / seats,
        quality / seats,
        resources / seats,
        hand_strikes / seats,
        hand_thwarts / seats,
        hand_allies / seats,
        hand_stays / seats,
        hero_hand / seats,
        other_hand / seats,
        hero_atk / seats,
        hero_thw / seats,
        hero_def / seats,
        rec / seats,
        upgrades / seats,
        upgrade_cost / seats,
        supports / seats,
        support_cost / seats,
        used_up / seats,
        counters / seats,
        allies / seats,
        ally_atk / seats,
        ally_thw / seats,
        ally_points / seats,
        ally_ready / seats,
        pays / seats,
        draws / seats,
        strikes / seats,
        thwarts / seats,
        heals / seats,
        protects / seats,
        deck / seats / 10.0,
        eliminated / seats,
        nemesis / seats,
        to_act(state) / seats,
        to_win,
        to_lose,
        1.0 / (1.0 + math.exp(ahead)),
        pace,
        (hero_thw + 0.7 * ally_thw + 0.2 * hero_hand) / seats,
        work / (points / seats + 1.0),
        blow / seats,
        min(12.0, float(state.rounds)),
        seats,
        max(-3.0, min(3.0, value_here(state, 0.7, coming) / seats / 20.0 + 1.0)),
    ]


def to_act(state: ChampionsState) -> float:
    """The players whose turns are still to come, or have only begun, in this player phase."""
    begun = state.frames[0]
    if state.phase != "player" or not isinstance(begun, Round) or begun.step != "turns":
        return 0.0
    return len(begun.queue) + 1.0
