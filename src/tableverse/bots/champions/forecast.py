"""One player's forecast of the villain phase, and the resulting values of damage, thwarting and hit points.

Values are in points of damage to the villain.
"""

from __future__ import annotations

import math

from tableverse.bots.champions.replacement_effects import replaced, shield
from tableverse.bots.champions.symmetry import equivalent_minions
from tableverse.games.champions.cards import Card
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.games.champions.vocabulary.verbs.enemies import GiveBoost

#: Mean number of boost icons on a boost card.
BOOST = 1.2
#: Expected additional threat per player from encounter cards.
CARDS_SCHEME = 0.5
#: Expected damage that a player deals per round.
PACE = 4.0


def villain_left(state: ChampionsState) -> int:
    """Return the damage still needed to win."""
    by_id = state.cards.by_id
    left = 0
    coming = state.villain_deck
    for villain in state.camps or [state.villain]:
        if villain in state.play:
            left += numbers.remaining(state, villain) + shield(state, villain)
        if villain != state.villain:
            coming = coming + state.camps[villain].stages
    for stage in coming:
        card = by_id[stage]
        left += card.stats.get("hp", 0) * (state.seats if card.hp_each else 1)
    return left + aside_left(state)


def aside_left(state: ChampionsState) -> int:
    """Return the number of set-aside villains that the players have yet to face, together or one by one."""
    found = [state.cards.of(thing) for thing in state.aside if state.cards.of(thing).kind == "villain"]
    alone = [card for card in found if not card.hp_each][: 0 if state.areas else state.seats]
    return sum(card.stats["hp"] for card in alone) + sum(
        card.stats["hp"] * state.seats for card in found if card.hp_each
    )


def rounds_left(state: ChampionsState) -> float:
    return villain_left(state) / (PACE * state.seats)


def scheme_room(state: ChampionsState) -> int:
    """Return the threat that the remaining main schemes can take before the players lose."""
    main = state.play.get(state.scheme)
    if main is None:
        return 99
    by_id = state.cards.by_id
    room = numbers.target_threat(state, by_id[main.face]) - main.threat
    if any(use.heading == "when-completed" and use.decides for use in by_id[main.face].uses):
        return room
    for stage in state.scheme_deck:
        card = by_id[stage]
        room += max(0, numbers.target_threat(state, card) - numbers.per_player(state, card.start, card.start_each))
    return room


def _comes_first(state: ChampionsState, seat: int, form: str) -> bool:
    """Return whether this player is the first player in that form whom the villain activates against.

    A stunned or confused villain loses only its first attack or scheme.
    """
    for other in state.order():
        if other == seat:
            break
        if state.form(other) == form:
            return False
    return True


def scheming(state: ChampionsState, seat: int) -> float:
    """Return the threat that the villain phase adds because a player is in alter-ego form."""
    coming = 0.0
    misses = numbers.is_confused(state, state.villain) and _comes_first(state, seat, "alter-ego")
    if state.villain and not misses and "enemy-scheme" not in replaced(state.card(state.villain)):
        coming = numbers.stat(state, state.villain, "sch") + BOOST
    for minion in state.engaged(seat):
        if not minion.confused:
            coming += numbers.stat(state, minion.id, "sch")
    return coming


#: Number of boost cards per attack by villain id. The card is stored too, since a pack may replace it under the same
#: id.
_BOOST_CARDS: dict[str, tuple[Card, int]] = {}


def villain_blow(state: ChampionsState, enemy: str = "") -> float:
    """Return the expected damage of an attack by ``enemy``, by default the villain, including boost cards.

    Some villains turn over several boost cards, and some never attack.
    """
    enemy = enemy or state.villain
    if not enemy:
        return 0.0
    villain = state.cards.by_id[state.play[enemy].face]
    if "enemy-attack" in replaced(villain):
        return 0.0
    known = _BOOST_CARDS.get(villain.id)
    if known is None or known[0] is not villain:
        cards = 1
        for use in villain.uses:
            if use.effect.on == "enemy-attack":
                cards += sum(1 for node in use.effect.nodes if isinstance(node, GiveBoost))
        known = _BOOST_CARDS[villain.id] = villain, cards
    return numbers.stat(state, enemy, "atk") + BOOST * known[1]


def blows(state: ChampionsState, seat: int) -> float:
    """Return the damage that the villain phase deals to a player in hero form, before defending."""
    misses = numbers.is_stunned(state, state.villain) and _comes_first(state, seat, "hero")
    coming = 0.0 if misses else villain_blow(state)
    for minion in state.engaged(seat):
        if not minion.stunned:
            coming += numbers.stat(state, minion.id, "atk")
    return coming


def hit_point(left: float) -> float:
    """Return the value of one hit point to a player who has ``left`` after the coming villain phase."""
    return 0.5 + 4.0 * math.exp(-max(-1.0, left) / 2.0)


class Forecast:
    """One player's expectations during one choice, while the table does not change.

    Each value is computed once, on demand.
    """

    __slots__ = (
        "_blows",
        "_growth",
        "_hit_point",
        "_hit_points",
        "_left",
        "_like",
        "_powers",
        "_room",
        "_rounds_left",
        "_scheming",
        "_threat",
        "hero",
        "identity",
        "minion_values",
        "schemes",
        "seat",
        "state",
        "swings",
        "targets",
        "thwarting",
    )

    def __init__(self, state: ChampionsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.identity: Piece = state.identity(seat)
        self.hero = state.cards.by_id[self.identity.face].kind == "hero"
        self._hit_points: int | None = None
        self._blows: float | None = None
        self._growth: float | None = None
        self._room: float | None = None
        self._scheming: float | None = None
        self._threat: float | None = None
        self._hit_point: float | None = None
        self._rounds_left: float | None = None
        self._left: dict[str, int] = {}
        self._like: dict[str, str] | None = None
        self._powers: dict[tuple[str, str], int] = {}
        #: Caches of ``option_heuristics``: the enemies to attack and the value of each minion, the schemes to thwart
        #: and the powers for each, and the events in hand that strengthen an attack, with their costs.
        self.targets: list[str] | None = None
        self.minion_values: dict[str, float] = {}
        self.schemes: list[str] | None = None
        self.thwarting: dict[str, list[str]] = {}
        self.swings: list[tuple[float, int]] | None = None

    @property
    def hit_points(self) -> int:
        found = self._hit_points
        if found is None:
            found = self._hit_points = self.left(self.identity.id)
        return found

    @property
    def blows(self) -> float:
        found = self._blows
        if found is None:
            found = self._blows = blows(self.state, self.seat)
        return found

    @property
    def growth(self) -> float:
        found = self._growth
        if found is None:
            found = self._growth = numbers.growth(self.state) + CARDS_SCHEME * self.state.seats
        return found

    @property
    def room(self) -> float:
        found = self._room
        if found is None:
            found = self._room = float(scheme_room(self.state))
        return found

    @property
    def scheming(self) -> float:
        """The threat that the villain phase adds if this player is in alter-ego form."""
        found = self._scheming
        if found is None:
            found = self._scheming = scheming(self.state, self.seat)
        return found

    @property
    def threat(self) -> float:
        """The value of removing one threat from the main scheme."""
        found = self._threat
        if found is None:
            state = self.state
            coming = self.growth
            for other in state.order():
                if state.form(other) == "alter-ego":
                    coming += self.scheming if other == self.seat else scheming(state, other)
            margin = (self.room - coming) / state.seats
            found = self._threat = 0.6 + 5.0 * math.exp(-max(-1.0, margin) / 1.7)
        return found

    @property
    def hit_point(self) -> float:
        found = self._hit_point
        if found is None:
            found = self._hit_point = hit_point(self.hit_points - (self.blows if self.hero else 0.0))
        return found

    @property
    def rounds_left(self) -> float:
        found = self._rounds_left
        if found is None:
            found = self._rounds_left = rounds_left(self.state)
        return found

    def left(self, thing: str) -> int:
        """Return the remaining hit points of a character."""
        found = self._left.get(thing)
        if found is None:
            found = self._left[thing] = numbers.remaining(self.state, thing)
        return found

    def like(self, minion: str) -> str:
        """Return the first minion identical to ``minion``. Of twenty identical drones, only one is evaluated."""
        found = self._like
        if found is None:
            found = self._like = equivalent_minions(self.state)
        return found.get(minion, minion)

    def power(self, thing: str, name: str) -> int:
        """Return the value of a basic power."""
        found = self._powers.get((thing, name))
        if found is None:
            found = self._powers[thing, name] = numbers.basic_power(self.state, thing, name)
        return found
