"""What one seat sees: everything in play and in discard piles, its own hand, and how many cards lie hidden where."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.champions import numbers
from tableverse.games.champions.ids import printed
from tableverse.games.champions.state import ChampionsState, Piece, Player
from tableverse.games.champions.under_way import activating, causes, paying
from tableverse.kernel.game import View
from tableverse.kernel.plain import Plain


class PieceView(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "id",
        "face",
        "kind",
        "area",
        "host",
        "exhausted",
        "damage",
        "hit_points",
        "threat",
        "statuses",
        "counters",
        "boosts",
        "tucked",
        "shown",
        "tokens",
        "stats",
    )
    __slots__ = FIELDS

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
        #: How many cards lie under it, and those of them that lie faceup.
        self.tucked = len(piece.tucked)
        self.shown = piece.shown[:]
        self.tokens = piece.tokens
        self.stats = {name: numbers.stat(state, piece.id, name) for name in card.stats}


class PlayerView(Plain):
    """``hand`` is empty for everybody but its owner, and their teammates where the players agreed to that."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "identity",
        "hand",
        "in_hand",
        "in_deck",
        "discard",
        "dealt",
        "eliminated",
    )
    __slots__ = FIELDS

    def __init__(self, player: Player, shown: bool) -> None:
        self.identity = player.identity
        self.hand = player.hand[:] if shown else []
        self.in_hand = len(player.hand)
        self.in_deck = len(player.deck)
        self.discard = player.discard[:]
        self.dealt = len(player.dealt)
        self.eliminated = player.eliminated


class ChampionsView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode",
        "heroic",
        "round",
        "phase",
        "first",
        "villain",
        "scheme",
        "limit",
        "grows",
        "stages_left",
        "schemes_left",
        "tokens",
        "play",
        "players",
        "in_encounter",
        "encounter_discard",
        "limbo",
        "removed",
        "victory",
        "campaign",
        "causes",
        "paying",
        "activating",
    )
    __slots__ = FIELDS

    def __init__(self, state: ChampionsState, seat: int) -> None:
        super().__init__(state, seat)
        self.mode = state.mode
        self.heroic = state.heroic
        self.round = state.rounds
        self.phase = state.phase
        self.first = state.first
        self.villain = state.villain
        self.scheme = state.scheme
        #: Threat that completes the main scheme, and what the next villain phase will place on it.
        self.limit = numbers.target_threat(state, state.card(state.scheme)) if state.scheme else 0
        self.grows = numbers.growth(state) if state.scheme else 0
        self.stages_left = len(state.villain_deck)
        self.schemes_left = len(state.scheme_deck)
        self.tokens = state.tokens
        self.play = [PieceView(state, piece) for piece in state.play.values()]
        self.players = [
            PlayerView(player, state.sees_hand(seat, number)) for number, player in enumerate(state.players)
        ]
        self.in_encounter = len(state.encounter)
        self.encounter_discard = state.encounter_discard[:]
        self.limbo = state.limbo[:]
        self.removed = state.removed[:]
        self.victory = state.victory[:]
        #: The log of the campaign, for the next game; empty if none is played.
        self.campaign = state.campaign
        self.causes = causes(state)
        self.paying = paying(state)
        self.activating = activating(state)
