"""Option previews: the measures that are compared, whether more is better, and the extreme boost cards."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.frames.enemy_attack import EnemyAttack
from tableverse.games.champions.frames.enemy_scheme import EnemyScheme
from tableverse.games.champions.ids import name_of
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.event import Event
from tableverse.kernel.game import Facts
from tableverse.kernel.state import State

MEASURES: Final = {
    "hit-points": 1,
    "enemy-hit-points": -1,
    "threat": -1,
    "side-threat": -1,
    "acceleration": -1,
    "tough": 1,
    "stunned": -1,
    "confused": -1,
    "enemy-tough": -1,
    "enemy-stunned": 1,
    "enemy-confused": 1,
    "cards": 1,
    "encounters": -1,
    "counters": 0,
}
VANISHING: Final = frozenset(("hit-points", "enemy-hit-points", "side-threat"))
CURRENCY: Final = frozenset(("cards", "counters"))
#: Kinds of questions that may be declined. "discard": at the end of a turn players may discard cards to draw others.
OPTIONAL_QUESTIONS: Final = frozenset(("window", "discard"))
PAYMENT_QUESTIONS: Final = frozenset(("pay", "extra"))
#: Events about cards that the player knew or draws unseen. No counted fact depends on which cards these are.
SHOWN: Final = ("played", "spent", "entered", "flipped", "drew", "pledged", "declared", "stage", "scheme", "left")


def facts(state: ChampionsState) -> Facts:
    found: Facts = {}
    by_id = state.cards.by_id
    for piece in state.play.values():
        card = by_id[piece.face]
        kind = card.kind
        if kind in ("hero", "alter-ego", "ally"):
            found["hit-points", piece.id] = numbers.remaining(state, piece.id)
            found["tough", piece.id] = piece.tough
            found["stunned", piece.id] = piece.stunned
            found["confused", piece.id] = piece.confused
        elif kind in ("villain", "minion"):
            # A villain's new stage counts as another enemy, since the previous stage was defeated.
            thing = piece.face if kind == "villain" else piece.id
            left = numbers.remaining(state, piece.id)
            if left < numbers.ENDLESS:
                found["enemy-hit-points", thing] = left
            found["enemy-tough", thing] = piece.tough
            found["enemy-stunned", thing] = piece.stunned
            found["enemy-confused", thing] = piece.confused
        elif kind == "main-scheme":
            found["threat", piece.face] = piece.threat
        elif kind in ("side-scheme", "player-side-scheme"):
            found["side-threat", piece.id] = piece.threat
        if piece.counters and card.uses_up:
            found["counters", piece.id] = piece.counters
    for seat, player in enumerate(state.players):
        if not player.eliminated:
            found["cards", f"seat:{seat}"] = len(player.hand)
            found["encounters", f"seat:{seat}"] = len(player.dealt)
    found["acceleration", ""] = state.tokens
    return found


def reveals_hidden(before: ChampionsState, seat: int, event: Event) -> bool:
    if not event.reveals or event.kind in SHOWN:
        return False
    return event.facts.get("card", "") not in _known(before, seat)


def _known(before: ChampionsState, seat: int) -> set[str]:
    """Return the names of the cards in the player's own hand and of those the player is choosing among."""
    decision = before.decision
    things = before.players[seat].hand[:] if 0 <= seat < before.seats else []
    if decision is not None and decision.seat == seat:
        things += [target for option in decision.options for target in option.targets]
    return {name_of(thing) for thing in things}


def chance_extremes(world: ChampionsState) -> list[State]:
    """Return copies of the world with extreme boost cards while an enemy activates.

    One copy has the cards with the fewest icons first, another the cards with the most. In the other copies, a card
    with a boost ability precedes the cards with the most icons.
    """
    if world.camps or not any(isinstance(frame, (EnemyAttack, EnemyScheme)) for frame in world.frames):
        return []
    hidden = world.encounter[:]
    for piece in world.play.values():
        hidden += piece.boosts
    for player in world.players:
        hidden += player.dealt
    hidden.sort(key=lambda thing: (world.cards.of(thing).boost, thing))
    able = {name_of(thing): thing for thing in hidden if _has_boost_ability(world, thing)}
    worst = hidden[::-1]
    orders = [hidden, worst, *([thing, *(other for other in worst if other != thing)] for thing in able.values())]
    return [_stacked(world, order) for order in orders]


def _has_boost_ability(world: ChampionsState, thing: str) -> bool:
    return any(use.heading == "boost" for use in world.cards.of(thing).uses)


def _stacked(world: ChampionsState, order: list[str]) -> State:
    """Return a copy of the world with the hidden encounter cards in this order.

    Boost cards in play get the first cards, and the deck gets the rest, in order from the top.
    """
    copy, rest = world.clone(), order[::-1]
    for piece in copy.play.values():
        if piece.boosts:
            piece.boosts = [rest.pop() for _ in piece.boosts]
    for player in copy.players:
        player.dealt = [rest.pop(0) for _ in player.dealt]
    copy.encounter = rest
    return copy
