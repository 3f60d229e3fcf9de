"""Features of a position for the win model: the remaining work, the remaining time, and the resources.

Bots compute features in sampled worlds, so these reveal no hidden cards. There are two moments: the start of a player
phase, and the end of a turn. At the end of a turn, the expected damage of the coming villain phase is subtracted. While
other players are still to act, players whose turns are over count with the full hand and ready cards that they will
have after the phase; otherwise bots would keep useless cards.

Most features are means over the heroes, so that a model of few heroes applies to more. Something that exists once, such
as a side scheme, weighs less on each of many heroes, so it is scaled down if the model was trained with fewer heroes
than play.
"""

from __future__ import annotations

import math

from tableverse.bots.champions.effect_summary import summary_of
from tableverse.bots.champions.forecast import scheme_room, scheming, villain_left
from tableverse.bots.champions.hand import keep_value
from tableverse.bots.champions.heuristic_value import blow_taken, value_here
from tableverse.bots.champions.stages import side_scheme_harm, stages_ahead
from tableverse.games.champions.cards import Card
from tableverse.games.champions.frames.rounds import Round
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState, Piece

#: Kinds of cards that belong to the players, except identities.
OURS = ("ally", "upgrade", "support")
#: Cap of any amount, since a larger amount does not change who wins.
MOST = 60.0
#: ``PLENTY``: the hit points at which a hero is safe. ``FALLEN``: the value for an eliminated hero.
PLENTY, FALLEN = 20.0, -5.0
#: Means over undrawn cards: value, resources, damage as an event, thwarting as an event, and the probabilities of an
#: ally and of another permanent card.
QUALITY, RESOURCES, STRIKES, THWARTS, ALLIES, STAYS = 1.4, 1.1, 0.6, 0.3, 0.1, 0.3

#: Benefits by card id. The card is stored too, since a pack may replace it under the same id.
_ENGINES: dict[str, tuple[Card, list[float]]] = {}


def engine(card: Card) -> list[float]:
    """Return the benefits of a card's abilities.

    The list holds resources, cards, damage, removed threat, healing, and protection or readying.
    """
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


class Foes:
    """Features of the villain, minions, side schemes and other hostile cards."""

    __slots__ = (
        "acceleration",
        "amplify",
        "atk",
        "attachments",
        "confused",
        "crisis",
        "guard",
        "harm",
        "hazard",
        "minion_atk",
        "minion_points",
        "minion_sch",
        "minion_tough",
        "minions",
        "obligations",
        "sch",
        "side",
        "side_threat",
        "stage",
        "stunned",
        "tough",
    )

    def __init__(self) -> None:
        self.stage = self.tough = self.stunned = self.confused = self.atk = self.sch = 0.0
        self.side = self.side_threat = self.hazard = self.crisis = 0.0
        self.acceleration = self.amplify = self.harm = 0.0
        self.minions = self.minion_points = self.minion_atk = self.minion_sch = 0.0
        self.guard = self.minion_tough = self.obligations = self.attachments = 0.0

    def add(self, state: ChampionsState, piece: Piece, card: Card) -> None:
        kind = card.kind
        if kind == "villain":
            self.tough += piece.tough
            self.stunned += piece.stunned
            self.confused += piece.confused
            self.atk = max(self.atk, float(numbers.stat(state, piece.id, "atk")))
            self.sch = max(self.sch, float(numbers.stat(state, piece.id, "sch")))
            self.stage += numbers.remaining(state, piece.id)
        elif kind == "minion":
            self.minions += 1.0
            self.minion_points += numbers.remaining(state, piece.id)
            self.minion_atk += numbers.stat(state, piece.id, "atk")
            self.minion_sch += numbers.stat(state, piece.id, "sch")
            self.minion_tough += piece.tough
            if numbers.keyword(state, piece.id, "guard"):
                self.guard = 1.0
        elif kind == "side-scheme":
            icons = card.icons
            self.side += 1.0
            self.side_threat += piece.threat
            self.hazard += icons.get("hazard", 0)
            self.crisis += icons.get("crisis", 0)
            self.acceleration += icons.get("acceleration", 0)
            self.amplify += icons.get("amplify", 0)
            self.harm += side_scheme_harm(card, piece.threat)
        elif kind == "obligation":
            self.obligations += 1.0
        elif kind == "attachment":
            self.attachments += 1.0


class BoardFeatures:
    """Features of allies, upgrades and supports."""

    __slots__ = (
        "allies",
        "ally_atk",
        "ally_points",
        "ally_ready",
        "ally_thw",
        "counters",
        "engine",
        "finished",
        "support_cost",
        "supports",
        "upgrade_cost",
        "upgrades",
        "used_up",
    )

    def __init__(self, finished: list[int]) -> None:
        """Create the features. Exhausted cards of ``finished`` players count as ready, since their turns are over."""
        self.finished = finished
        self.allies = self.ally_atk = self.ally_thw = self.ally_points = self.ally_ready = 0.0
        self.upgrades = self.upgrade_cost = self.supports = self.support_cost = 0.0
        self.used_up = self.counters = 0.0
        #: The summed benefits of the cards' abilities.
        self.engine = [0.0] * 6

    def add(self, state: ChampionsState, piece: Piece, card: Card) -> None:
        kind = card.kind
        if kind == "ally":
            atk = float(numbers.stat(state, piece.id, "atk"))
            thw = float(numbers.stat(state, piece.id, "thw"))
            self.allies += 1.0
            self.ally_atk += atk
            self.ally_thw += thw
            self.ally_points += min(3.0, float(numbers.remaining(state, piece.id)))
            if not piece.exhausted or piece.area in self.finished:
                self.ally_ready += max(atk, thw)
        elif kind == "upgrade" or kind == "support":
            cost = float(max(0, card.cost))
            if card.uses_up:
                self.used_up += piece.counters * max(1.0, cost)
            elif kind == "upgrade":
                self.upgrades += 1.0
                self.upgrade_cost += cost
            else:
                self.supports += 1.0
                self.support_cost += cost
            self.counters += min(10.0, float(piece.counters))
            for place, amount in enumerate(engine(card)):
                self.engine[place] += amount


class Party:
    """Features of the players: their identities, hands and decks.

    ``finished`` holds the players whose turns are over.
    """

    __slots__ = (
        "allies",
        "atk",
        "before_villain_phase",
        "blow",
        "confused",
        "dealt",
        "deck",
        "defence",
        "eliminated",
        "exhausted",
        "finished",
        "hand",
        "hands",
        "hero_hand",
        "heroes",
        "left",
        "low",
        "nemesis",
        "other_hand",
        "points",
        "quality",
        "rec",
        "resources",
        "share",
        "stays",
        "strikes",
        "stunned",
        "threat",
        "thw",
        "thwarts",
        "tough",
    )

    def __init__(self, before_villain_phase: bool, finished: list[int]) -> None:
        self.before_villain_phase = before_villain_phase
        self.finished = finished
        self.points = self.share = self.low = self.heroes = self.blow = self.threat = 0.0
        self.exhausted = self.tough = self.stunned = self.confused = 0.0
        self.hand = self.quality = self.resources = 0.0
        self.strikes = self.thwarts = self.allies = self.stays = 0.0
        self.hero_hand = self.other_hand = self.atk = self.thw = self.defence = self.rec = 0.0
        self.deck = self.dealt = self.nemesis = self.eliminated = 0.0
        #: Hit points that each hero is expected to have left.
        self.left: list[float] = []
        #: Hand size of each player in hero form.
        self.hands: list[int] = []

    def add(self, state: ChampionsState, seat: int) -> None:
        player = state.players[seat]
        if player.eliminated:
            self.eliminated += 1.0
            self.left.append(FALLEN)
            self.hands.append(0)
            return
        identity = state.play.get(player.identity)
        if identity is None:  # the player is in another game area
            self.hands.append(0)
            return
        self._health(state, seat, identity)
        for thing in player.hand:
            self.card(state, seat, state.cards.of(thing))
        size = self._powers(state, seat, identity)
        if seat in self.finished:
            self._draw(max(0.0, float(size - len(player.hand))))
        self.deck += len(player.deck)
        self.dealt += len(player.dealt)
        self.nemesis += 1.0 if player.nemesis else 0.0

    def _health(self, state: ChampionsState, seat: int, identity: Piece) -> None:
        left = float(numbers.remaining(state, identity.id))
        self.points += left
        self.share += left / max(1.0, left + identity.damage)
        after = left
        if state.cards.by_id[identity.face].kind == "hero":
            self.heroes += 1.0
            taken = blow_taken(state, seat, identity)
            self.blow += taken
            if self.before_villain_phase:
                after -= taken
        elif self.before_villain_phase:
            self.threat += scheming(state, seat)
        self.left.append(min(PLENTY, after))
        self.low += math.exp(-max(-2.0, after) / 3.0)
        if seat not in self.finished:
            self.exhausted += identity.exhausted
        self.tough += identity.tough
        self.stunned += identity.stunned
        self.confused += identity.confused

    def card(self, state: ChampionsState, seat: int, card: Card) -> None:
        self.hand += 1.0
        self.quality += min(1.6, keep_value(state, seat, card))
        self.resources += len(card.resources)
        if card.kind == "event":
            brings = engine(card)
            self.strikes += brings[2]
            self.thwarts += brings[3]
        elif card.kind == "ally":
            self.allies += 1.0
        elif card.kind != "resource":
            self.stays += 1.0

    def _draw(self, cards: float) -> None:
        """Add the cards that a player draws at the end of the phase."""
        self.hand += cards
        self.quality += cards * QUALITY
        self.resources += cards * RESOURCES
        self.strikes += cards * STRIKES
        self.thwarts += cards * THWARTS
        self.allies += cards * ALLIES
        self.stays += cards * STAYS

    def _powers(self, state: ChampionsState, seat: int, identity: Piece) -> int:
        """Add the hero's powers and the hand sizes of both forms; return the current hand size."""
        by_id = state.cards.by_id
        size = numbers.hand_size(state, seat)
        face, lookups = identity.face, state.lookups
        back = by_id[face].back or face
        state.show(identity, back)
        other_size = numbers.hand_size(state, seat)
        if by_id[face].kind == "hero":
            state.show_again(identity, face, lookups)
            self.hands.append(size)
            self.hero_hand += size
            self.other_hand += other_size
            self.rec += by_id[back].stats.get("rec", 0)
        else:
            self.hands.append(other_size)
            self.hero_hand += other_size
            self.other_hand += size
            self.rec += by_id[face].stats.get("rec", 0)
        if by_id[identity.face].kind == "hero":
            self.atk += numbers.stat(state, identity.id, "atk")
            self.thw += numbers.stat(state, identity.id, "thw")
            self.defence += numbers.stat(state, identity.id, "def")
        state.show_again(identity, face, lookups)
        return size


def features(state: ChampionsState, *, before_villain_phase: bool, max_heroes: int = 0) -> list[float]:
    """Return the features of a position.

    If more than ``max_heroes`` heroes play, rescale the features to ``max_heroes`` heroes (0: never).
    """
    seats = float(state.seats)
    trained_heroes = float(min(max_heroes, state.seats)) if max_heroes else seats
    part = trained_heroes / seats
    queue = seats_still_to_act(state) if before_villain_phase else []
    finished = [seat for seat in range(state.seats) if seat not in queue] if queue else []
    foes, board, party = Foes(), BoardFeatures(finished), Party(before_villain_phase, finished)
    for piece in state.play.values():
        card = state.cards.by_id[piece.face]
        if card.kind in OURS:
            board.add(state, piece, card)
        else:
            foes.add(state, piece, card)
    for seat in range(state.seats):
        party.add(state, seat)
    grows = float(numbers.growth(state))
    if before_villain_phase:
        party.threat += grows + 0.4 * seats
    work = villain_left(state) / seats
    room = min(MOST, scheme_room(state) / seats)
    later = room - party.threat / seats
    found = [work, min(MOST, foes.stage / seats), float(len(state.villain_deck))]
    found += [min(MOST, stages_ahead(state) / seats)]
    found += [part * foes.tough, part * foes.stunned, part * foes.confused, foes.atk, foes.sch]
    found += [room, grows / seats, part * state.tokens, later]
    found += [math.exp(-max(-1.0, later)), math.exp(-max(-1.0, later) / 3.0), 1.0 if later <= 0.0 else 0.0]
    found += _against(foes, seats, part)
    found += [part * len(state.encounter) / 10.0, party.dealt / seats]
    found += _heroes(party, seats, weakest(party.left, int(trained_heroes)))
    found += _in_play(board, seats)
    found += [party.deck / seats / 10.0, party.eliminated / seats, party.nemesis / seats, to_act(state) / seats]
    # The rounds that the heroes need to win, compared with the rounds until the scheme completes.
    pace = (party.atk + 0.7 * board.ally_atk + 0.6 * party.hero_hand + 0.5 * board.engine[2]) / seats + 0.5
    to_win = (work + 0.5 * foes.minion_points / seats) / pace
    to_lose = min(12.0, max(-1.0, later) / max(0.5, grows / seats + 0.6))
    ahead = max(-20.0, min(20.0, to_win - to_lose))
    found += [to_win, to_lose, 1.0 / (1.0 + math.exp(ahead)), pace]
    found += [(party.thw + 0.7 * board.ally_thw + 0.2 * party.hero_hand) / seats]
    found += [work / (party.points / seats + 1.0), party.blow / seats, min(12.0, float(state.rounds)), trained_heroes]
    found.append(max(-3.0, min(3.0, value_here(state, 0.7, before_villain_phase, party.hands) / seats / 20.0 + 1.0)))
    found += _scheme(state, party.threat / seats)
    found.append(float(numbers.keyword(state, state.villain, "retaliate")) if state.villain in state.play else 0.0)
    found += _still_to_act(state, queue)
    return found


def _scheme(state: ChampionsState, expected_threat: float) -> list[float]:
    """Return the main scheme's room per player, its room after the villain phase, and the number of further stages."""
    main = state.play.get(state.scheme)
    if main is None:
        return [MOST, MOST, 0.0]
    room = numbers.target_threat(state, state.cards.by_id[main.face]) - main.threat
    here = min(MOST, float(room) / state.seats)
    return [here, here - expected_threat, float(len(state.scheme_deck))]


def _still_to_act(state: ChampionsState, queue: list[int]) -> list[float]:
    """Return the remaining actions of players waiting for their turns: their cards and ready powers."""
    waits = Party(False, [])
    atk = thw = 0.0
    for seat in queue:
        player = state.players[seat]
        identity = state.play.get(player.identity)
        if player.eliminated or identity is None:
            continue
        for thing in player.hand:
            waits.card(state, seat, state.cards.of(thing))
        if not identity.exhausted and state.cards.by_id[identity.face].kind == "hero":
            atk += numbers.stat(state, identity.id, "atk")
            thw += numbers.stat(state, identity.id, "thw")
    seats = float(state.seats)
    found = [waits.hand, waits.quality, waits.resources, waits.strikes, waits.thwarts, atk, thw]
    return [amount / seats for amount in found]


def _against(foes: Foes, seats: float, part: float) -> list[float]:
    found = [part * foes.side, foes.side_threat / seats, foes.hazard / seats, foes.crisis, foes.acceleration / seats]
    found += [foes.amplify, min(MOST, foes.harm / seats)]
    found += [foes.minions / seats, foes.minion_points / seats, foes.minion_atk / seats, foes.minion_sch / seats]
    found += [foes.guard, foes.minion_tough / seats, part * foes.obligations, foes.attachments]
    return found


def weakest(left: list[float], trained_heroes: int) -> float:
    """Return the fewest hit points of any hero, as expected in a team of ``trained_heroes``.

    The weakest of four is usually weaker than the weakest of two, so return the mean over all teams of that size.
    """
    count = len(left)
    if not count:
        return PLENTY
    taken = min(trained_heroes, count)
    found = 0.0
    for place, points in enumerate(sorted(left)):
        found += points * math.comb(count - 1 - place, taken - 1)
    return found / math.comb(count, taken)


def _heroes(party: Party, seats: float, least: float) -> list[float]:
    found = [party.points / seats, party.share / seats, least, party.low / seats]
    found += [math.exp(-max(-2.0, least) / 2.0), party.heroes / seats, party.exhausted / seats]
    found += [party.tough / seats, party.stunned / seats, party.confused / seats]
    found += [party.hand / seats, party.quality / seats, party.resources / seats]
    found += [party.strikes / seats, party.thwarts / seats, party.allies / seats, party.stays / seats]
    found += [party.hero_hand / seats, party.other_hand / seats]
    found += [party.atk / seats, party.thw / seats, party.defence / seats, party.rec / seats]
    return found


def _in_play(board: BoardFeatures, seats: float) -> list[float]:
    found = [board.upgrades / seats, board.upgrade_cost / seats, board.supports / seats, board.support_cost / seats]
    found += [board.used_up / seats, board.counters / seats]
    found += [board.allies / seats, board.ally_atk / seats, board.ally_thw / seats, board.ally_points / seats]
    found += [board.ally_ready / seats]
    found += [amount / seats for amount in board.engine]
    return found


def to_act(state: ChampionsState) -> float:
    """Return the number of players whose turns in this phase have not ended."""
    frame = state.frames[0]
    if state.phase != "player" or not isinstance(frame, Round) or frame.step != "turns":
        return 0.0
    return len(frame.queue) + 1.0


def seats_still_to_act(state: ChampionsState) -> list[int]:
    """Return the seats of players whose turns in this phase have not ended, in turn order."""
    frame = state.frames[0]
    if state.phase != "player" or not isinstance(frame, Round) or frame.step != "turns":
        return []
    return [turn.seat for turn in state.frames if isinstance(turn, Turn)] + frame.queue
