"""What one seat sees: everything in play and in discard piles, its own hand, and how many cards lie hidden where."""

from __future__ import annotations

from typing import Annotated, Any, Final, NotRequired, TypedDict

from tableverse.games.champions.cards import STATS, STATUSES
from tableverse.games.champions.ids import printed
from tableverse.games.champions.rules import areas, camps, numbers
from tableverse.games.champions.rules.numbers import Change
from tableverse.games.champions.state import ChampionsState, Piece, Player
from tableverse.games.champions.under_way import Activating, Cause, Paying, activating, causes, paying
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.game import View
from tableverse.kernel.plain import Plain

Status = Annotated[str, STATUSES]
Stat = Annotated[str, STATS]
#: What comes of completing the main scheme: the players lose, the next one begins, or it is the end of a game area.
COMPLETIONS: Final[tuple[str, ...]] = ("lost", "next", "area")


class CampaignLog(TypedDict):
    """What a campaign carries from one game to the next (campaign.py)."""

    campaign: str
    expert: bool
    #: How many of its scenarios have been won.
    chapter: int
    marks: dict[str, int]
    cards: dict[str, list[str]]
    removed: list[str]
    #: Every game so far: the scenario, and whether it was won.
    played: list[tuple[str, bool]]
    #: What it counts for each player, by identity; encounter cards that come back; who plays; whether it is lost.
    each: NotRequired[dict[str, dict[str, int]]]
    written: NotRequired[list[str]]
    heroes: NotRequired[list[str]]
    over: NotRequired[bool]


class NoCampaign(TypedDict):
    """What stands for a log where no campaign is played."""


@plain
class PieceView(Plain):
    id: str
    face: str
    kind: str
    #: The seat in whose play area it lies, -1 for the villain's.
    area: int
    host: str
    exhausted: bool
    damage: int
    hit_points: int
    threat: int
    statuses: dict[Status, int]
    counters: int
    boosts: int
    #: How many cards lie under it, and those of them that lie faceup.
    tucked: int
    shown: list[str]
    #: Acceleration tokens.
    tokens: int
    stats: dict[Stat, int]
    #: Where these are not what is printed: what changes them.
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
    """``hand`` is empty for everybody but its owner, and their teammates where the players agreed to that."""

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
    """One of several villains: their side scheme, how many cards lie in their deck, and their discard pile."""

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
    """A game area apart from the one that the seat is in, or watches: who is there, and what is in play there."""

    #: The main scheme that it began with.
    name: str
    seats: list[int]
    villain: str
    scheme: str
    limit: int
    grows: int
    #: At the end of the phase its players join another.
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
    """How many stages of the villain are still to come, of those in their deck and of those set aside."""
    last = max((state.cards.of(thing).stage for thing in state.aside if _is_villain(state, thing)), default=0)
    now = state.card(state.villain).stage if state.villain else 0
    return len(state.villain_deck) + max(0, last - now)


def _is_villain(state: ChampionsState, thing: str) -> bool:
    return state.cards.of(thing).kind == "villain"


def others(state: ChampionsState) -> list[AreaView]:
    """The game areas but the one that is looked at."""
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
    #: The villain; of several the active one.
    villain: str
    #: Of several villains, what belongs to each; empty if there is one.
    camps: list[CampView]
    #: Where the players are apart: the game area that is looked at, by the main scheme that it began with, and all
    #: others; "" and nothing where they are together.
    area: str
    ending: bool
    areas: list[AreaView]
    #: How many cards lie facedown under main schemes still to come.
    beneath: dict[str, int]
    #: How many cards lie in each of the decks that the scenario adds, by the set that names it.
    decks: dict[str, int]
    #: The discard piles of those of them that have one of their own.
    deck_discards: dict[str, list[str]]
    scheme: str
    #: Threat that completes the main scheme, and what the next villain phase will place on it.
    limit: int
    grows: int
    #: What comes of it then.
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
    #: For the next game; empty if no campaign is played.
    campaign: Shared[Annotated[dict[str, Any], CampaignLog | NoCampaign]]
    causes: list[Cause]
    paying: Paying | None
    activating: Activating | None

    def __init__(self, state: ChampionsState, seat: int, beside: ChampionsView | None = None) -> None:
        """``beside``: what another seat in the same game area sees of the same position. Hands and questions of their
        own are all that differs."""
        super().__init__(state, seat)
        if beside is not None:
            self.take_from(beside)
        else:
            self._look(state)
        self.players = [
            PlayerView(player, state.sees_hand(seat, number)) for number, player in enumerate(state.players)
        ]

    def _look(self, state: ChampionsState) -> None:
        """What everybody sees."""
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
