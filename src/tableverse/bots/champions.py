"""A sense for Marvel Champions: how the heroes stand against the villain, the scheme and the coming villain phase.

All values are in points of damage to the villain. The players win and lose together, so there is one standing for all.
"""

from __future__ import annotations

import math

from tableverse.bots.sense import Sense, payoffs
from tableverse.games.champions import numbers
from tableverse.games.champions.cards import Card
from tableverse.games.champions.paying import Payment, deficit, worth
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import Option
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

# From games of greedy bots against Rhino: what told won games from lost ones, weighed against villain damage.
HIT_POINT = 0.7
#: What turning up the next stage of the villain is worth: it often brings trouble of its own, and yet must be done.
STAGE = 7.0
#: What the last hit points and the last room on the main scheme are worth, and how soon that fades with each more.
DEATH, DEATH_FADES = 12.0, 2.0
DEFEAT, DEFEAT_FADES = 12.0, 2.2
THREAT = 2.0
#: Boost icons that a boost card brings on average.
BOOST = 1.2
MINION, MINION_ATTACK, MINION_HIT_POINT = 2.0, 0.7, 0.9
SIDE_SCHEME, SIDE_THREAT = 0.9, 1.7
HAZARD, CRISIS = 4.5, 2.0
ATTACHMENT = 2.0
TOUGH, STUNNED, CONFUSED = 2.2, 2.5, 2.5
#: A character that is ready will do something with it, this turn or the next.
READY = 0.9
ALLY_HIT_POINT, ALLY = 0.6, 1.5
ASSET, ASSET_COST, COUNTER = 1.5, 0.6, 0.5
LASTING = 0.3
CARD = 0.4
HAND_SIZE = 0.9
#: Threat that comes to an alter-ego's door besides: treacheries that cannot attack pass the turn to another card.
AT_HOME = 0.7
#: The part of a hero's DEF that counts in advance.
GUARD = 0.8
ELIMINATED = 22.0
#: Worlds over which a defence is weighed: the boost cards differ.
WORLDS = 3
#: Choices that are made by rule of thumb after the one that is weighed.
AFTERTHOUGHTS = 24
#: Points of standing that make a win about three times as likely as a loss, and the standing of an even game.
SPREAD, EVEN = 10.0, -18.0
#: Where a thought may rest: the rest is another choice.
RESTS = ("turn", "mulligan", "help")


class ChampionsSense(Sense):
    def judge(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, ChampionsState)
        if state.result is not None:
            return payoffs(state.result, state.seats)
        chance = 1.0 / (1.0 + math.exp(-(standing(state) - EVEN * state.seats) / (SPREAD * state.seats)))
        return [chance] * state.seats

    def lean(self, state: State) -> list[float]:
        """At a glance: pay with what is least missed, use what there is before the turn is ended, ask nobody."""
        assert isinstance(state, ChampionsState)
        assert state.decision is not None
        options = state.decision.options
        if state.decision.kind == "pay":
            return [math.exp(2.0 * spending(state, option)) for option in options]
        weights: list[float] = []
        for option in options:
            verb = option.id.partition(":")[0]
            weights.append({"end-turn": 0.4, "ask": 0.05, "change-form": 0.6, "discard": 0.3}.get(verb, 1.0))
        return weights

    def weigh(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, ChampionsState)
        decision = state.decision
        assert decision is not None
        kind = decision.kind
        if kind == "pay":
            return [spending(state, option) for option in decision.options]
        if kind in ("mulligan", "discard") and not decision.origin:
            return [self._letting_go(state, decision.seat, option) for option in decision.options]
        if kind == "turn":
            return self._turn(state, decision.seat)
        if kind == "defend":
            values = self._each(state)
            for _ in range(WORLDS - 1):
                other = self.game.determinize(state, decision.seat, rng)
                assert isinstance(other, ChampionsState)
                values = [sum(pair) for pair in zip(values, self._each(other), strict=True)]
            return values
        return self._each(state)

    def _turn(self, state: ChampionsState, seat: int) -> list[float]:
        """Ending the turn gives up whatever is still ready and in hand. A player who would go home to rest first does
        all that needs no hero."""
        assert state.decision is not None
        options = state.decision.options
        now = standing(state)
        rest = now - potential(state, seat) - in_hand(state, seat) + kept(state, seat)
        values: list[float] = []
        for option in options:
            verb = option.id.partition(":")[0]
            if verb == "end-turn":
                values.append(rest)
            elif verb == "ask":
                values.append(rest - 1.0)
            else:
                values.append(self._after(state, option))
        best = max(values)
        if state.form(seat) == "hero" and options[values.index(best)].id == "change-form":
            for place, option in enumerate(options):
                if option.id.startswith(("play:", "use:")) and values[place] > max(rest, now - 1.0):
                    values[place] += best - rest
        return values

    def _each(self, state: ChampionsState) -> list[float]:
        assert state.decision is not None
        return [self._after(state, option) for option in state.decision.options]

    def _after(self, state: ChampionsState, option: Option) -> float:
        """The standing once the option and what follows from it at once are over."""
        world = state.clone()
        go_on(world, option)
        for _ in range(AFTERTHOUGHTS):
            decision = world.decision
            if decision is None or decision.kind in RESTS:
                break
            go_on(world, self._thumb(world))
        return standing(world)

    def _thumb(self, state: ChampionsState) -> Option:
        """A quick answer to what comes up while something is weighed."""
        assert state.decision is not None
        options = state.decision.options
        kind = state.decision.kind
        if kind == "pay":
            return max(options, key=lambda option: spending(state, option))
        if kind == "defend":
            return defence(state, state.decision.seat, options)
        if kind in ("window", "discard", "mulligan", "help"):
            for option in options:
                if option.id in ("pass", "done", "decline"):
                    return option
        if kind in ("pick", "choose", "may", "place", "scatter", "order", "x") and len(options) <= 8:
            best, most = options[0], -math.inf
            for option in options:
                world = state.clone()
                go_on(world, option)
                value = standing(world)
                if value > most:
                    best, most = option, value
            return best
        return options[0]

    def _letting_go(self, state: ChampionsState, seat: int, option: Option) -> float:
        """Keep what is of use; a card that is of none makes room for another."""
        if option.id == "done":
            return 0.0
        return 0.3 - keeping(state, seat, state.cards.of(option.targets[0]))


def go_on(world: ChampionsState, option: Option) -> None:
    """Choose, and go to the next choice. Unlike in the game itself, one rests also in a turn with nothing left to do:
    what the villain does then is not the fault of the option."""
    frames = world.frames
    frames[-1].answer(world, option)
    world.decision = None
    while world.result is None:
        frame = frames[-1]
        decision = frame.run(world)
        if decision is None:
            continue
        if len(decision.options) == 1 and not decision.shown and decision.kind != "turn":
            frame.answer(world, decision.options[0])
            continue
        world.decision = decision
        return


def defence(state: ChampionsState, seat: int, options: list[Option]) -> Option:
    """The hero while it can take it, else somebody in its place."""
    identity = state.players[seat].identity
    own = next((option for option in options if option.targets[:1] == [identity]), None)
    left = numbers.remaining(state, identity) - power(state, state.villain, "atk")
    if left > 5:
        return options[-1]
    if own is not None and left + numbers.stat(state, identity, "def") > 1:
        return own
    return options[0]


# --- cards ------------------------------------------------------------------------------------------------------------


def keeping(state: ChampionsState, seat: int, card: Card) -> float:
    """What a card in hand is good for, besides paying for another."""
    if card.kind == "resource":
        return 0.35 * len(card.resources)
    if card.kind in ("upgrade", "support", "ally"):
        there = any(piece.face == card.id and (card.unique or piece.area == seat) for piece in state.play.values())
        if there and (card.unique or card.limit_per):
            return 0.1
        if card.kind == "ally":
            return 1.1 + 0.35 * card.cost
        return 1.0 + 0.3 * card.cost
    return 0.8 + 0.25 * max(0, card.cost)


def in_hand(state: ChampionsState, seat: int) -> float:
    return CARD * sum(keeping(state, seat, state.cards.of(thing)) for thing in state.players[seat].hand)


def kept(state: ChampionsState, seat: int) -> float:
    """What may still be of use in the villain phase, or will be next turn."""
    cards = [state.cards.of(thing) for thing in state.players[seat].hand]
    answers = sum(1.0 for card in cards if card.kind == "event" and card.uses and card.uses[0].effect.on)
    return 0.5 * answers + 0.1 * in_hand(state, seat)


def spending(state: ChampionsState, option: Option) -> float:
    """How gladly something is given to pay: what is of little use, and no more than is asked for."""
    frame = state.frames[-1]
    assert isinstance(frame, Payment)
    if option.id == "done":
        return 0.0
    missing = 1 if frame.limitless else deficit(frame.need, frame.got)
    thing = option.targets[0]
    if option.id.startswith("use:"):
        return 1.0
    icons = len(worth(state, thing, state.card(frame.card) if frame.card else None))
    spent = keeping(state, frame.seat, state.cards.of(thing))
    return 0.5 * min(icons, missing) - 0.6 * max(0, icons - missing) - spent


# --- the table --------------------------------------------------------------------------------------------------------


def standing(state: ChampionsState) -> float:
    if state.result is not None:
        return 1000.0 if state.result.winners else -1000.0
    value = -villain_left(state)
    coming = float(numbers.growth(state))
    scheming = power(state, state.villain, "sch")
    for seat, player in enumerate(state.players):
        if player.eliminated:
            value -= ELIMINATED
            continue
        identity = state.play[player.identity]
        hit_points = numbers.remaining(state, identity.id)
        if state.form(seat) == "hero":
            hit_points_then = hit_points - blow(state, seat, identity)
        else:
            hit_points_then = float(hit_points)
            coming += scheming + AT_HOME + sum(numbers.stat(state, minion.id, "sch") for minion in state.engaged(seat))
        value += 0.5 * (safety(hit_points) + safety(hit_points_then))
        value += TOUGH * identity.tough - STUNNED * identity.stunned - CONFUSED * identity.confused
        value += potential(state, seat) + in_hand(state, seat) + HAND_SIZE * numbers.hand_size(state, seat)
        value -= 1.5 * len(player.dealt)
    return value + in_play(state) - scheme_danger(state, coming)


def safety(hit_points: float) -> float:
    """What hit points are worth: the last ones most."""
    return HIT_POINT * hit_points - DEATH * math.exp(-max(-1.0, hit_points) / DEATH_FADES)


def villain_left(state: ChampionsState) -> float:
    """Damage that is still needed."""
    by_id = state.cards.by_id
    left = float(numbers.remaining(state, state.villain)) + 2.0 * state.play[state.villain].tough
    for stage in state.villain_deck:
        card = by_id[stage]
        left += STAGE + card.stats.get("hp", 0) * (state.seats if card.hp_each else 1)
    return left


def power(state: ChampionsState, enemy: str, name: str) -> float:
    """What an enemy is likely to bring: a status card stops the next one. A villain near the end of its stage counts as
    the next one, so that nobody shrinks from turning it up."""
    stopped = numbers.is_stunned(state, enemy) if name == "atk" else numbers.is_confused(state, enemy)
    if stopped:
        return 0.0
    value = numbers.stat(state, enemy, name)
    if enemy == state.villain and state.villain_deck and numbers.remaining(state, enemy) <= 5:
        value += max(0, state.cards.by_id[state.villain_deck[0]].stats[name] - state.card(enemy).stats[name])
    return value + BOOST


def blow(state: ChampionsState, seat: int, identity: Piece) -> float:
    """The damage that a hero may take in the coming villain phase: it defends if it must."""
    attack = power(state, state.villain, "atk")
    if identity.tough:
        attack = 0.0
    attack = max(0.0, attack - GUARD * numbers.stat(state, identity.id, "def"))
    for minion in state.engaged(seat):
        if not minion.stunned:
            attack += 0.9 * numbers.stat(state, minion.id, "atk")
    return attack


def scheme_danger(state: ChampionsState, coming: float) -> float:
    """How near the end of the last main scheme is, the coming villain phase counted in."""
    main = state.play.get(state.scheme)
    if main is None:
        return 0.0
    by_id = state.cards.by_id
    room = numbers.target_threat(state, by_id[main.face]) - main.threat - coming
    for stage in state.scheme_deck:
        card = by_id[stage]
        room += 0.8 * max(
            0, numbers.target_threat(state, card) - numbers.per_player(state, card.start, card.start_each)
        )
    fades = DEFEAT_FADES * state.seats
    danger = DEFEAT * state.seats * math.exp(-max(-state.seats, room) / fades)
    return danger + THREAT * main.threat + 1.5 * state.tokens


def in_play(state: ChampionsState) -> float:
    value = 0.0
    by_id = state.cards.by_id
    #: What stays in play is worth less, the nearer the end is.
    future = min(1.0, LASTING + villain_left(state) / (20.0 * state.seats))
    for piece in state.play.values():
        card = by_id[piece.face]
        kind = card.kind
        if kind == "ally":
            use = max(numbers.stat(state, piece.id, "atk"), numbers.stat(state, piece.id, "thw"))
            value += ALLY + ALLY_HIT_POINT * use * numbers.remaining(state, piece.id) + TOUGH * piece.tough
        elif kind in ("upgrade", "support"):
            value += future * (ASSET + ASSET_COST * max(0, card.cost)) + COUNTER * piece.counters
        elif kind == "minion":
            attack = numbers.stat(state, piece.id, "atk")
            value -= MINION + MINION_ATTACK * attack + MINION_HIT_POINT * numbers.remaining(state, piece.id)
            value -= 1.2 * piece.tough - 0.5 * piece.stunned
        elif kind == "side-scheme":
            value -= SIDE_SCHEME + SIDE_THREAT * piece.threat
            value -= HAZARD * card.icons.get("hazard", 0) + CRISIS * card.icons.get("crisis", 0)
            value -= 2.0 * card.icons.get("acceleration", 0)
        elif kind == "attachment":
            value -= ATTACHMENT
        elif kind == "obligation":
            value -= 1.5
    return value


def potential(state: ChampionsState, seat: int) -> float:
    """What a player's ready characters could do."""
    value = 0.0
    by_id = state.cards.by_id
    for piece in state.play.values():
        if piece.area != seat or piece.exhausted:
            continue
        kind = by_id[piece.face].kind
        if kind in ("hero", "ally"):
            value += max(numbers.stat(state, piece.id, "atk"), numbers.stat(state, piece.id, "thw"))
        elif kind == "alter-ego":
            left = numbers.remaining(state, piece.id)
            value += 0.8 * (safety(left + min(numbers.stat(state, piece.id, "rec"), piece.damage)) - safety(left))
        elif kind in ("upgrade", "support") and by_id[piece.face].uses:
            value += 0.6
    return READY * value
