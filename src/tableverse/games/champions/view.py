"""The view of one seat: cards in play and discard piles, the seat's own hand, and the number of hidden cards."""

from __future__ import annotations

from typing import Annotated, Any, Final, NotRequired, TypedDict

from tableverse.games.champions.cards import STATS, STATUSES
from tableverse.games.champions.ids import printed
from tableverse.games.champions.in_progress import Activating, Cause, Paying, activating, causes, paying
from tableverse.games.champions.rules import areas, camps, numbers
from tableverse.games.champions.rules.numbers import Change
from tableverse.games.champions.state import ChampionsState, Piece, Player
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.game import View
from tableverse.kernel.plain import Plain

Status = Annotated[str, STATUSES]
Stat = Annotated[str, STATS]
#: The result of completing the main scheme: the players lose, the next scheme begins, or the game area ends.
COMPLETIONS: Final[tuple[str, ...]] = ("lost", "next", "area")


class CampaignLog(TypedDict):
    """The log that a campaign carries from game to game (campaign.py)."""

    campaign: str
    expert: bool
    #: The number of scenarios won.
    chapter: int
    marks: dict[str, int]
    cards: dict[str, list[str]]
    removed: list[str]
    #: Every game so far: the scenario, and whether it was won.
    played: list[tuple[str, bool]]
    #: Counts for each player, by identity.
    each: NotRequired[dict[str, dict[str, int]]]
    #: Encounter cards that return in later scenarios.
    written: NotRequired[list[str]]
    #: The identities that play the campaign.
    heroes: NotRequired[list[str]]
    #: Whether the campaign is lost.
    over: NotRequired[bool]


class NoCampaign(TypedDict):
    """The empty log of a game without a campaign."""


@plain
class PieceView(Plain):
    id: str
    face: str
    kind: str
    #: The seat of the card's play area; -1 for the villain's area.
    area: int
    host: str
    exhausted: bool
    damage: int
    hit_points: int
    threat: int
    statuses: dict[Status, int]
    counters: int
    boosts: int
    #: The number of cards tucked under the card, and the faceup cards among them.
    tucked: int
    shown: list[str]
    #: Acceleration tokens.
    tokens: int
    stats: dict[Stat, int]
    #: Changes of the numbers that differ from their printed values.
    changes: list[Change]

    def __init__(self, state: ChampionsState, piece: Piece) -> None:
        card = state.cards.by_id[piece.face]
        self.id = piece.id
        self.face = printed(piece.face)
        self.kind = card.kind
        self.area = piece.area
        self.host = piece.host
        self.exhausted = piece.exhausted
        self.damage = piece.damage
        self.hit_points = numbers.stat(state, piece.id, "hp") if "hp" in card.stats else 0
        self.threat = piece.threat
        self.statuses = {"stunned": piece.stunned, "confused": piece.confused, "tough": piece.tough}
        self.counters = piece.counters
        self.boosts = len(piece.boosts)
        self.tucked = len(piece.tucked)
        self.shown = piece.shown[:]
        self.tokens = piece.tokens
        self.stats = {name: numbers.stat(state, piece.id, name) for name in card.stats}
        self.changes = []
        for name, amount in self.stats.items():
            if amount != numbers.per_player(state, card.stats[name], name == "hp" and card.hp_each):
                self.changes += numbers.changes(state, piece.id, name)


@plain
class PlayerView(Plain):
    """A player. ``hand`` is visible to its owner, and to teammates if the owner allows that."""

    identity: str
    hand: list[str]
    in_hand: int
    in_deck: int
    discard: list[str]
    dealt: int
    eliminated: bool

    def __init__(self, player: Player, shown: bool) -> None:
        self.identity = player.identity
        self.hand = player.hand[:] if shown else []
        self.in_hand = len(player.hand)
        self.in_deck = len(player.deck)
        self.discard = player.discard[:]
        self.dealt = len(player.dealt)
        self.eliminated = player.eliminated


@plain
class CampView(Plain):
    """The cards of one of several villains: side scheme, number of cards in the deck, discard pile."""

    villain: str
    scheme: str
    in_encounter: int
    discard: list[str]

    def __init__(self, state: ChampionsState, villain: str) -> None:
        camp = state.camps[villain]
        active = villain == state.villain
        self.villain = villain
        self.scheme = camps.scheme_of(state, villain)
        self.in_encounter = len(state.encounter if active else camp.encounter)
        self.discard = state.encounter_discard[:] if active else camp.discard[:]


@plain
class AreaView(Plain):
    """A game area other than the viewer's: its players and its cards in play."""

    #: The area's initial main scheme.
    name: str
    seats: list[int]
    villain: str
    scheme: str
    limit: int
    grows: int
    #: Whether the area's players join another area at the end of the phase.
    ending: bool
    play: list[PieceView]

    def __init__(self, state: ChampionsState, name: str) -> None:
        areas.enter(state, name)
        self.name = name
        self.seats = state.order()
        self.villain = state.villain
        self.scheme = state.scheme
        self.limit = numbers.target_threat(state, state.card(state.scheme)) if state.scheme else 0
        self.grows = numbers.growth(state) if state.scheme else 0
        self.ending = state.areas[name].ending
        self.play = [PieceView(state, piece) for piece in state.play.values()]


def completion(state: ChampionsState) -> str:
    card = state.card(state.scheme) if state.scheme else None
    if card is not None and card.goes_on:
        return "area"
    loses = card is not None and any(use.heading == "when-completed" and use.decides for use in card.uses)
    return "next" if state.scheme_deck and not loses else "lost"


def stages_left(state: ChampionsState) -> int:
    """Return the number of further villain stages, both in the villain deck and set aside."""
    last = max((state.cards.of(thing).stage for thing in state.aside if _is_villain(state, thing)), default=0)
    now = state.card(state.villain).stage if state.villain else 0
    return len(state.villain_deck) + max(0, last - now)


def _is_villain(state: ChampionsState, thing: str) -> bool:
    return state.cards.of(thing).kind == "villain"


def others(state: ChampionsState) -> list[AreaView]:
    """Return all game areas except the viewed one."""
    names = [name for name in state.areas if name != state.area]
    world = state.clone() if names else state
    return [AreaView(world, name) for name in names]


@plain
class ChampionsView(View):
    mode: str
    heroic: int
    round: int
    phase: str
    first: int
    #: The villain, or the active villain if there are several.
    villain: str
    #: The cards of each of several villains; empty if there is only one.
    camps: list[CampView]
    #: While players are separated: the viewed game area, by the main scheme it began with, whether it ends with this
    #: phase, and all other areas. Empty while players are together.
    area: str
    ending: bool
    areas: list[AreaView]
    #: The number of facedown cards under each main scheme that is not in play yet.
    beneath: dict[str, int]
    #: The number of cards in each deck that the scenario adds, by its set.
    decks: dict[str, int]
    #: The discard piles of those added decks that have one.
    deck_discards: dict[str, list[str]]
    scheme: str
    #: Threat that completes the main scheme, and threat that the next villain phase will place on it.
    limit: int
    grows: int
    #: The result of completing the main scheme.
    completion: Annotated[str, COMPLETIONS]
    stages_left: int
    schemes_left: int
    tokens: int
    play: list[PieceView]
    players: list[PlayerView]
    in_encounter: int
    encounter_discard: list[str]
    limbo: list[str]
    removed: list[str]
    victory: list[str]
    #: The campaign's log for the next game; empty without a campaign.
    campaign: Shared[Annotated[dict[str, Any], CampaignLog | NoCampaign]]
    causes: list[Cause]
    paying: Paying | None
    activating: Activating | None

    def __init__(self, state: ChampionsState, seat: int, beside: ChampionsView | None = None) -> None:
        """Build a view, or derive it from ``beside``, the view of another seat in the same game area and position.

        These two views differ only in hands and questions.
        """
        super().__init__(state, seat)
        if beside is not None:
            self.take_from(beside)
        else:
            self._look(state)
        self.players = [
            PlayerView(player, state.sees_hand(seat, number)) for number, player in enumerate(state.players)
        ]

    def _look(self, state: ChampionsState) -> None:
        """Set the public fields."""
        self.mode = state.mode
        self.heroic = state.heroic
        self.round = state.rounds
        self.phase = state.phase
        self.first = state.first
        self.villain = state.villain
        self.camps = [CampView(state, villain) for villain in state.camps]
        self.area = state.area
        self.ending = bool(state.areas) and state.areas[state.area].ending
        self.areas = others(state)
        self.beneath = {name: len(cards) for name, cards in state.beneath.items()}
        self.decks = {name: len(deck) for name, deck in state.decks.items()}
        self.deck_discards = {name: renewed.discard[:] for name, renewed in state.renewed.items()}
        self.scheme = state.scheme
        self.limit = numbers.target_threat(state, state.card(state.scheme)) if state.scheme else 0
        self.grows = numbers.growth(state) if state.scheme else 0
        self.completion = completion(state)
        self.stages_left = stages_left(state)
        self.schemes_left = len(state.scheme_deck)
        self.tokens = state.tokens
        self.play = [PieceView(state, piece) for piece in state.play.values()]
        self.in_encounter = len(state.encounter)
        self.encounter_discard = state.encounter_discard[:]
        self.limbo = state.limbo[:]
        self.removed = state.removed[:]
        self.victory = state.victory[:]
        self.campaign = state.campaign
        self.causes = causes(state)
        self.paying = paying(state)
        self.activating = activating(state)
