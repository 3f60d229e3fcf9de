"""Quick values for the options of a turn, computed without trying the options.

The order within a turn is: card draw and cost reductions, then changes of form, then cards, then basic powers.
"""

from __future__ import annotations

import math

from tableverse.bots.champions.effect_summary import EffectSummary, summary_of, summary_of_cost, swing_of
from tableverse.bots.champions.forecast import Forecast, hit_point, villain_blow
from tableverse.bots.champions.hand import specials
from tableverse.bots.champions.replacement_effects import turns_back
from tableverse.bots.champions.schemes import support, thwart_powers
from tableverse.games.champions.cards import Card, Use
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.rules.costs import cost_of, is_allowed
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import Option
from tableverse.kernel.effects import Resolving

WON = 1000.0
FIRST, FORM, CARDS, POWERS = 300.0, 200.0, 100.0, 50.0
#: The cost of spending a card in hand, in points of damage.
CARD = 1.2
#: Value of the damage that an ally prevents by defending.
BLOCK = 2.0
#: Cost of losing a tough status card.
TOUGH = 2.5
#: Value of removing an effect that turns an attack back.
TURNED_BACK = 2.0
HAZARD, ACCELERATION, CRISIS, OTHER_SCHEME = 5.0, 5.0, 3.0, 1.5
#: ``HOME_ROOM``: minimum room per player on the scheme for alter-ego form. ``GO_*`` and ``STAY_*``: the danger at which
#: changing to this form, or staying in it, is worthwhile.
HOME_ROOM = 1.0
GO_BLOWS, GO_POINTS = 1.5, 1.0
STAY_BLOWS, STAY_POINTS = 1.5, 3.0


def turn_values(state: ChampionsState, seat: int, options: list[Option]) -> list[float]:
    return option_values(state, Forecast(state, seat), options)


def option_values(state: ChampionsState, forecast: Forecast, options: list[Option]) -> list[float]:
    values: list[float] = []
    stays = forecast.hero or stays_home(state, forecast)
    for option in options:
        verb = option.verb
        if verb == "end-turn":
            value = 0.0
        elif verb == "attack":
            gain = blow_value(state, forecast, option.thing, option.things[1])
            value = POWERS + gain if gain > 0.0 else -1.0
        elif verb == "thwart":
            gain = thwart_value(state, forecast, option.thing, option.things[1])
            value = POWERS + gain if gain > 0.0 else -1.0
        elif verb == "recover":
            healed = min(numbers.stat(state, option.thing, "rec"), forecast.identity.damage)
            value = FORM + 1.0 if stays and healed > 1 else -1.0
        elif verb == "change-form":
            value = form_value(state, forecast, stays, option.thing)
        elif verb == "play":
            value = play_value(state, forecast, option.thing)
        elif verb == "use":
            value = use_value(state, forecast, option.thing, state.cards.uses[option.things[1]])
        else:
            value = -1.0
        values.append(value)
    return values


def has_room_for_alter_ego(state: ChampionsState, forecast: Forecast) -> bool:
    return forecast.room - forecast.growth - forecast.scheming > HOME_ROOM * state.seats


def stays_home(state: ChampionsState, forecast: Forecast) -> bool:
    """Return whether to stay in alter-ego form for another round, to heal or draw more, with room on the scheme."""
    if not has_room_for_alter_ego(state, forecast):
        return False
    identity = forecast.identity
    if (
        not identity.exhausted
        and identity.damage >= 3
        and forecast.hit_points <= STAY_BLOWS * forecast.blows + STAY_POINTS
    ):
        return True
    if identity.exhausted and forecast.hit_points <= forecast.blows + 1:
        return True
    return hand_as_other(state, forecast.seat) <= numbers.hand_size(state, forecast.seat) - 3


def hand_as_other(state: ChampionsState, seat: int) -> int:
    """Return the player's hand size in the other form."""
    identity = state.identity(seat)
    face, lookups = identity.face, state.lookups
    state.show(identity, state.cards.by_id[face].back)
    size = numbers.hand_size(state, seat)
    state.show_again(identity, face, lookups)
    return size


def form_value(state: ChampionsState, forecast: Forecast, stays: bool, face: str) -> float:
    """Return the value of changing form. ``face`` is the new side, if there are several."""
    if not forecast.hero:
        return -1.0 if stays else FORM + (face_value(state, forecast, face) if face else 0.0)
    if face and state.cards.by_id[face].kind == "hero":
        gain = face_value(state, forecast, face) - face_value(state, forecast, forecast.identity.face)
        return FORM + gain if gain > 0.0 else -1.0
    # Change to alter-ego form to heal if the hero is in danger and the scheme has room.
    if forecast.identity.tough:
        return -1.0
    if forecast.identity.exhausted:
        value, endangered = 1.0, forecast.hit_points <= forecast.blows + 1.0
    else:
        value, endangered = FORM, forecast.hit_points <= GO_BLOWS * forecast.blows + GO_POINTS
    return value if endangered and has_room_for_alter_ego(state, forecast) else -1.0


def face_value(state: ChampionsState, forecast: Forecast, face: str) -> float:
    """Return the value of a hero side: its powers, and the cards in hand that require it."""
    identity = forecast.identity
    now, lookups = identity.face, state.lookups
    state.show(identity, face)
    seat = forecast.seat
    value = 0.0
    if not identity.exhausted:
        value += max(numbers.stat(state, identity.id, "atk"), numbers.stat(state, identity.id, "thw"))
    for thing in state.players[seat].hand:
        card = state.cards.of(thing)
        if card.play_if is not None and is_allowed(state, card, seat):
            value += max(0, card.cost)
    for piece in state.play.values():
        if piece.area == seat and not piece.exhausted:
            for use in state.cards.by_id[piece.face].uses:
                if use.needs is not None and use.needs.holds(state, Resolving(use.label, seat, piece.id)):
                    value += 1.0
    state.show_again(identity, now, lookups)
    return value


def blow_value(state: ChampionsState, forecast: Forecast, attacker: str, enemy: str) -> float:
    piece = state.play[attacker]
    if piece.stunned and numbers.is_stunned(state, attacker):
        return 1.5
    damage = float(forecast.power(attacker, "atk"))
    value = attack_value(state, forecast, enemy, damage) - wear(state, forecast, piece, "atk")
    if attacker != forecast.identity.id:
        return value
    # Attack before playing cards, if an event makes the attack much stronger and the rest of the hand can pay for it.
    for swing, price in swings(state, forecast):
        stronger = attack_value(state, forecast, enemy, damage + swing)
        value = max(value, CARDS - POWERS + 10.0 * stronger / (price + 1))
    return value


def swings(state: ChampionsState, forecast: Forecast) -> list[tuple[float, int]]:
    """Return the bonus to an attack from each affordable event in hand, with the event's cost."""
    found = forecast.swings
    if found is None:
        found = forecast.swings = []
        for thing in state.players[forecast.seat].hand:
            card = state.cards.of(thing)
            swing = swing_of(card)
            if not swing or not is_payable(state, card.uses[0], forecast.seat, thing):
                continue
            if (price := cost_of(state, card, forecast.seat)) <= to_spend(state, forecast.seat, thing):
                found.append((swing, price))
    return found


def is_payable(state: ChampionsState, use: Use, seat: int, thing: str) -> bool:
    """Return whether the costs of an ability other than resources can be paid now."""
    return use.cost is None or use.cost.effect.payable(state, Resolving(use.label, seat, thing))


def to_spend(state: ChampionsState, seat: int, thing: str) -> int:
    """Return the resources of all cards in hand except this one."""
    return sum(len(state.cards.of(other).resources) for other in state.players[seat].hand if other != thing)


def thwart_value(state: ChampionsState, forecast: Forecast, attacker: str, scheme: str) -> float:
    piece = state.play[attacker]
    if piece.confused and numbers.is_confused(state, attacker):
        return 1.0
    powers = forecast.thwarting.get(scheme)
    if powers is None:
        powers = forecast.thwarting[scheme] = thwart_powers(state, scheme)
    amount = forecast.power(attacker, powers[0])
    for power in powers[1:]:
        amount = max(amount, forecast.power(attacker, power))
    return threat_value(state, forecast, scheme, float(amount)) - wear(state, forecast, piece, "thw")


def wear(state: ChampionsState, forecast: Forecast, piece: Piece, power: str) -> float:
    """Return the cost of an ally's consequential damage. The last hit point is better kept for defending the hero."""
    card = state.cards.by_id[piece.face]
    if card.kind != "ally":
        return 0.0
    strikes = card.strikes.get(power, 0)
    if is_leaving(state, piece.id):
        return 0.0
    if strikes and forecast.hero and not piece.tough and forecast.left(piece.id) <= strikes:
        return BLOCK * forecast.hit_point / 0.7
    return 0.3 * strikes


def is_leaving(state: ChampionsState, thing: str) -> bool:
    """Return whether the card will be discarded at the end of the round anyway."""
    for modifier in state.modifiers:  # noqa: SIM110 (any() is slow here)
        if modifier.stat == "discard" and modifier.target == thing:
            return True
    return False


def attack_value(state: ChampionsState, forecast: Forecast, enemy: str, damage: float) -> float:
    """Return the value of an attack, which falls with the damage if the enemy turns the attack back."""
    if not turns_back(state, enemy):
        return damage_value(state, forecast, enemy, damage)
    if forecast.identity.tough:
        return TURNED_BACK
    return -WON if damage >= forecast.hit_points else TURNED_BACK - forecast.hit_point * damage


def damage_value(state: ChampionsState, forecast: Forecast, enemy: str, damage: float) -> float:
    piece = state.play.get(enemy)
    if piece is None or damage <= 0:
        return 0.0
    if piece.tough:
        return 1.0 + (0.0 if state.card(enemy).kind == "villain" else 0.5) - 0.1 * damage
    card = state.cards.by_id[piece.face]
    if card.kind == "villain":
        left = forecast.left(enemy)
        if damage >= left and not state.villain_deck and len(state.camps) < 2 and not card.goes_on:
            return WON
        return min(damage, float(left)) + (1.0 if damage >= left else 0.0)
    like = forecast.like(enemy)
    left = forecast.left(like)
    value = forecast.minion_values.get(like)
    if value is None:
        value = forecast.minion_values[like] = minion_value(state, state.play[like])
    if damage >= left:
        return value
    return 0.7 * value * damage / left


def minion_value(state: ChampionsState, piece: Piece) -> float:
    """Return the value of defeating a minion."""
    value = 1.0 + 1.2 * numbers.stat(state, piece.id, "atk") + 0.5 * numbers.stat(state, piece.id, "sch")
    value += 0.4 * numbers.remaining(state, piece.id)
    if numbers.keyword(state, piece.id, "guard"):
        value += 1.5
    return value


def threat_value(state: ChampionsState, forecast: Forecast, scheme: str, amount: float) -> float:
    piece = state.play.get(scheme)
    if piece is None or amount <= 0:
        return 0.0
    removed = min(amount, float(piece.threat))
    if scheme == state.scheme:
        return forecast.threat * removed
    value = side_scheme_value(state, forecast, piece)
    if removed >= piece.threat:
        return value
    return 0.7 * value * removed / piece.threat


def side_scheme_value(state: ChampionsState, forecast: Forecast, piece: Piece) -> float:
    icons = state.cards.by_id[piece.face].icons
    value = OTHER_SCHEME + 0.8 * piece.threat
    value += HAZARD * icons.get("hazard", 0) + ACCELERATION * icons.get("acceleration", 0) * forecast.threat
    if icons.get("crisis"):
        value += CRISIS * forecast.threat
    if piece.tucked:
        defeated = state.cards.by_id[piece.face].first("when-defeated")
        value += 0.0 if defeated is None else 1.5 * summary_of(defeated).draws * len(piece.tucked)
    return value + support(state, piece)


def effect_value(state: ChampionsState, forecast: Forecast, summary: EffectSummary, use: Use, thing: str) -> float:
    """Return the value of an ability now."""
    value = 0.0
    if summary.damage:
        damage = summary.damage
        if summary.counted is not None:
            damage = float(summary.counted.value(state, Resolving(use.label, forecast.seat, thing)))
        value += most_damage(state, forecast, damage, "attack" in use.labels)
    if summary.threat:
        value += most_threat(state, forecast, summary.threat)
    if summary.heals:
        value += forecast.hit_point * min(summary.heals, float(forecast.identity.damage))
    value += 1.5 * summary.draws + 3.0 * summary.status + 1.4 * summary.pays + 1.4 * summary.cost
    if summary.readies:
        value += 2.5
    if summary.provokes:
        value -= provoked(state, forecast)
    if summary.specials:
        value += sum(summary_of(special).total() for special in specials(state, forecast.seat))
    if summary.strengthens:
        ready = sum(
            1 for piece in state.of_kinds(("hero", "ally")) if piece.area == forecast.seat and not piece.exhausted
        )
        value += 1.1 * summary.strengthens * ready / 2
    return value


def most_damage(state: ChampionsState, forecast: Forecast, damage: float, attack: bool) -> float:
    """Return the highest value of this damage over all enemies."""
    most = -math.inf
    for enemy in targets(state, forecast):
        if attack:
            value = attack_value(state, forecast, enemy, damage)
        else:
            value = damage_value(state, forecast, enemy, damage)
        if value > most:
            most = value
    return most


def most_threat(state: ChampionsState, forecast: Forecast, removed: float) -> float:
    """Return the highest value of this threat removal over all schemes."""
    most = -math.inf
    for scheme in open_schemes(state, forecast):
        value = threat_value(state, forecast, scheme, removed)
        if value > most:
            most = value
    return most


def provoked(state: ChampionsState, forecast: Forecast) -> float:
    """Return the cost of an extra attack by the villain before the coming villain phase."""
    if forecast.identity.tough:
        return TOUGH
    blow = villain_blow(state)
    left = forecast.hit_points - blow
    return WON if left <= 0.0 else blow * hit_point(left - forecast.blows)


def targets(state: ChampionsState, forecast: Forecast) -> list[str]:
    found = forecast.targets
    if found is None:
        found = [enemy for enemy in numbers.enemies(state) if numbers.may_attack(state, forecast.seat, enemy)]
        forecast.targets = found = found or [state.villain]
    return found


def open_schemes(state: ChampionsState, forecast: Forecast) -> list[str]:
    found = forecast.schemes
    if found is None:
        found = [scheme for scheme in numbers.schemes(state) if numbers.can_remove_threat(state, scheme)]
        forecast.schemes = found = found or [state.scheme]
    return found


def use_value(state: ChampionsState, forecast: Forecast, thing: str, use: Use) -> float:
    summary = summary_of(use)
    piece = state.play[thing]
    card = state.cards.by_id[piece.face]
    value = effect_value(state, forecast, summary, use, thing)
    spent = len(use.spend)
    if spent and use.spend[0] == "x":
        return CARDS - 40.0 if _has(state, forecast, use.spend[1]) else -1.0
    if card.aspect == "encounter":
        value += 3.0
    if "attack" in use.labels and piece.counters and summary.damage:
        # The value of counters that still increase.
        value = min(2.0 * piece.counters, 10.0)
        enough = state.villain in state.play and value >= forecast.left(state.villain)
        return CARDS + value if piece.counters >= 3 or enough else -1.0
    hurts = pain(use)
    if hurts:
        value -= forecast.hit_point * hurts
    if not spent:
        if card.kind == "ally" and summary.draws:
            return -1.0  # the card returns to hand
        if value <= 0.3:
            return -1.0
        if not use.form and (summary.draws or summary.cost):
            return FIRST + value
        if use.form == "alter-ego" and summary.draws:
            return FIRST + value
        if use.form == "alter-ego":
            return FORM + 2.0 if value > 1.0 else -1.0
        return POWERS + value
    return CARDS + value / spent if value > CARD * spent else -1.0


def pain(use: Use) -> float:
    """Return the damage that a player takes as part of the ability's cost."""
    if use.cost is None:
        return 0.0
    return summary_of_cost(use).damage


def _has(state: ChampionsState, forecast: Forecast, kind: str) -> bool:
    return any(kind in state.cards.of(thing).resources for thing in state.players[forecast.seat].hand)


def play_value(state: ChampionsState, forecast: Forecast, thing: str) -> float:
    card = state.cards.of(thing)
    value = card_value(state, forecast, card, thing)
    paid = cost_of(state, card, forecast.seat)
    if value <= 0.6 * (paid + 1):
        return -1.0
    return CARDS + 10.0 * value / (paid + 1)


def card_value(state: ChampionsState, forecast: Forecast, card: Card, thing: str) -> float:
    """Return the total value of playing a card."""
    kind = card.kind
    if kind == "event":
        use = card.uses[0]
        if use.effect.on:
            return 2.5
        return effect_value(state, forecast, summary_of(use), use, thing)
    if kind == "ally":
        power = max(card.stats.get("atk", 0), card.stats.get("thw", 0))
        value = 0.9 * power * max(1, card.stats.get("hp", 1) - 1) + BLOCK
        return value + sum(summary_of(use).total() for use in card.uses if use.effect.on in ("enter", "played"))
    if card.attach is not None and card.traits[:1] == ("condition",):
        return 5.0
    lasting = min(1.4, forecast.rounds_left / 4.0)
    return lasting * (1.5 + 1.9 * max(0, card.cost) + (1.5 if card.aspect == "hero" else 0.0))
