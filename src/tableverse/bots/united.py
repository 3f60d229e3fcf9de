"""A sense for Marvel United: Missions, the Villain's clock and track, hands that must not run out, work within reach.

Everything is counted from the Heroes' side, in actions: what one well-spent action symbol is worth. A Villain player
wants the opposite.
"""

from __future__ import annotations

import math

from tableverse.bots.sense import Sense, payoffs
from tableverse.games.united.frames.hero_turn import HeroTurn
from tableverse.games.united.ids import NO_HEALTH, NOBODY, NOWHERE, RING
from tableverse.games.united.rules import damage, missions, threats, tokens, villain
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE, WILD
from tableverse.kernel.choice import Option
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

# What things are worth, in actions. Found by playing variants of the same games.
MISSION = 14.0
MISSION_DONE = 3.0
SPARE_MISSION = 2.0
GOAL_MISSION = 8.0
BLOW = 3.0
THREAT_IN_PLAY = 1.7
THREAT_PROGRESS = 0.8
#: A step of a track that is as long as usual; of a shorter one it counts for more.
TRACK = 1.6
USUAL_TRACK = 20
DOOMBOT_FULL = 16.0
PLAN_LEFT = 1.2
FULL_PLACE = 0.5
NEARLY_FULL_PLACE = 0.3
#: A Threat that keeps the Villain from damage, once he could be hurt.
BARRIER = 2.5
HOSTILE_BOT = 1.2
VILLAIN_MISSION = 16.0
HERO_LOST = 9.0
#: By cards in hand: 0 is a KO.
HAND = (-5.0, -2.2, -0.8, 0.0, 0.4, 0.6)
LAST_CARDS = 1.5
TOKEN = 0.6
WILD_TOKEN = 0.9
NEXT_SYMBOL = 0.3
WORK_HERE = 0.35
WORK_BESIDE = 0.15
UNUSED = 1.0
UNUSED_MOVE = 0.15
EXPOSED_NEAR = 0.8
COMPANION_FAR = 0.6
#: How many actions ahead make a win about three times as likely as a loss.
SPREAD = 8.0
#: About what a game that is even at the start is worth then.
EVEN = 4.0
WON = 1000.0
LONGEST_TURN = 60
#: Villain decks that a choice of card is looked at with.
SAMPLES = 2
#: Choices of a turn that are looked at one by one also in thought.
CAREFUL = ("action", "act")
STOPS = ("end", "stop")


class UnitedSense(Sense):
    def judge(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, UnitedState)
        if state.result is not None:
            return payoffs(state.result, state.seats)
        chance = 1.0 / (1.0 + math.exp((EVEN - standing(state)) / SPREAD))
        return [1.0 - chance if seat == state.villain_seat else chance for seat in range(state.seats)]

    def weigh(self, state: State, rng: Rng) -> list[float]:
        """The standing after each option, with the rest of the turn, and a Villain turn that follows it, played out."""
        assert isinstance(state, UnitedState)
        assert state.decision is not None
        decision = state.decision
        sign = -1.0 if decision.seat == state.villain_seat else 1.0
        leans = self.lean(state)
        samples = SAMPLES if decision.kind in ("play", "way", "plan") else 1
        values: list[float] = []
        for option, lean in zip(decision.options, leans, strict=True):
            total = 0.0
            for sample in range(samples):
                after = state.clone()
                if sample:
                    _redraw(after, rng)
                self.game.apply_quietly(after, option.id)
                self._finish_turn(after, turn_of(state))
                total += value(after)
            # What looks alike in the end is told apart by what looks better now.
            values.append(sign * total / samples + 0.01 * lean)
        return values

    def _finish_turn(self, state: UnitedState, begun: tuple[int, int]) -> None:
        for _ in range(LONGEST_TURN):
            decision = state.decision
            if decision is None:
                return
            if not state.villains_turn and turn_of(state) != begun and not _same_turn(begun, turn_of(state)):
                return
            weights = self._look(state) if decision.kind in CAREFUL and not state.villains_turn else self.lean(state)
            self.game.apply_quietly(state, decision.options[weights.index(max(weights))].id)

    def _look(self, state: UnitedState) -> list[float]:
        """One action ahead: what each option leaves on the table. To stop is compared with the table as it is."""
        assert state.decision is not None
        now = standing(state)
        values: list[float] = []
        for option, lean in zip(state.decision.options, self.lean(state), strict=True):
            if option.id in STOPS:
                values.append(now + 0.02)
                continue
            after = state.clone()
            self.game.apply_quietly(after, option.id)
            values.append(value(after) + 0.01 * lean)
        return values

    def lean(self, state: State) -> list[float]:
        """How good each option looks: what one action does, and what there is to do where a move leads."""
        assert isinstance(state, UnitedState)
        assert state.decision is not None
        decision = state.decision
        villain = decision.seat == state.villain_seat
        if decision.kind in ("play", "support"):
            return [1.0 + _card_promise(state, option.id.partition(":")[2]) for option in decision.options]
        if decision.kind == "discard":
            return [10.0 / (1.0 + _card_promise(state, option.id.partition(":")[2])) for option in decision.options]
        if villain or decision.seat >= len(state.heroes):
            return [0.3 if option.id in ("pass", "skip") else 1.0 for option in decision.options]
        return [_promise(state, decision.seat, option) for option in decision.options]


def turn_of(state: UnitedState) -> tuple[int, int]:
    """(Hero, step) of the Hero turn under way; (NOBODY, 0) when there is none."""
    for frame in state.frames:
        if isinstance(frame, HeroTurn):
            return frame.hero, frame.phase
    return NOBODY, 0


def _same_turn(begun: tuple[int, int], now: tuple[int, int]) -> bool:
    """A turn only goes forward: an earlier step, or another Hero's, is another turn."""
    return begun[0] == now[0] and now[1] >= begun[1]


def _redraw(world: UnitedState, rng: Rng) -> None:
    """Another order of the Villain's deck that nobody at the table could rule out."""
    top = world.plans.pop() if world.plans and world.seen_plan != NOBODY else ""
    rng.shuffle(world.plans)
    if top:
        world.plans.append(top)


# --- at a glance --------------------------------------------------------------------------------------------------


def _card_promise(state: UnitedState, card: str) -> float:
    row = state.cards.hero_cards.get(card)
    if row is None:
        return 0.0
    return sum(row.symbols) + 0.5 * row.symbols[WILD] + (1.0 if row.special or row.answers else 0.0)


def _promise(state: UnitedState, hero: int, option: Option) -> float:
    verb, _, thing = option.id.removesuffix("+token").partition(":")
    by_token = 0.6 if option.id.endswith("+token") else 1.0
    if verb == "attack":
        return by_token * _attack_promise(state, thing)
    if verb == "rescue":
        return by_token * (4.0 if missions.RESCUE not in state.completed else 1.2)
    if verb == "fill":
        return by_token * 3.5
    if verb == "disarm":
        return by_token * 1.5
    if verb == "move":
        at = state.place_of(thing)
        gain = work(state, at) - work(state, state.heroes[hero].at)
        return by_token * max(0.06, 0.8 + 0.5 * gain) if gain > 0 else 0.06
    if verb == "send":
        before, after = _apart(state.companion_at, state.villain_at), _apart(state.place_of(thing), state.villain_at)
        return by_token * (1.5 if after < before and len(state.completed) >= missions.VILLAIN_EXPOSED else 0.05)
    if verb in ("special", "ongoing"):
        return 3.0
    if verb in ("use", "location", "recharge"):
        return 1.0
    if verb in ("end", "stop", "pass", "skip", "nothing"):
        return 0.5 if verb == "end" else 0.3
    return 1.0


def _attack_promise(state: UnitedState, thing: str) -> float:
    if thing == "villain":
        return 8.0
    if thing.startswith("threat:"):
        return 3.2
    if thing.startswith(("armoured", "bot")):
        return 1.5
    return 4.0 if missions.DEFEAT not in state.completed else 1.4


def _apart(one: int, other: int) -> int:
    if NOWHERE in (one, other):
        return RING
    steps = abs(one - other)
    return min(steps, RING - steps)


def work(state: UnitedState, at: int) -> float:
    """What there is to do in a Location, in actions that help."""
    place = state.places[at]
    completed = state.completed
    found = (place.thugs + place.doombots + place.armoured) * (0.3 if missions.DEFEAT in completed else 1.0)
    found += place.civilians * (0.3 if missions.RESCUE in completed else 1.0)
    threat = state.threat_at(at)
    if threat is not None:
        if not state.cards.threats[threat.id].henchman:
            left = sum(state.cards.threats[threat.id].clear) - sum(threat.filled)
            barrier = "guards-villain" in state.cards.threats[threat.id].rules
            found += (3.0 if barrier and len(completed) >= missions.VILLAIN_EXPOSED else 2.0) / left
        elif damage.threat_can_be_hurt(state, threat):
            found += 3.0 if _is_goal(state, threat.id) else 2.0 / max(1, threat.health)
    if at == state.villain_at and damage.villain_can_be_hurt(state):
        found += 3.0
    if place.bots and tokens.bots_are_hostile(state):
        found += 0.8
    return min(found, 4.0)


def _is_goal(state: UnitedState, threat: str) -> bool:
    return state.cards.villains[state.villain].goal == f"threat:{threat}"


# --- how the Heroes stand -----------------------------------------------------------------------------------------


def value(state: UnitedState) -> float:
    if state.result is not None:
        return WON if state.result.side == "heroes" else -WON
    return standing(state)


def standing(state: UnitedState) -> float:
    return _missions(state) + _clock(state) + _places(state) + _threats(state) + _heroes(state) + _turn(state)


def _turn(state: UnitedState) -> float:
    """Symbols not yet used this turn, as far as there is something to use them for where the Hero stands."""
    for frame in state.frames:
        if isinstance(frame, HeroTurn):
            break
    else:
        return 0.0
    hero = state.heroes[frame.hero]
    if hero.down:
        return 0.0
    place = state.places[hero.at]
    blows = place.enemies
    deeds = place.civilians
    moves = 0
    threat = state.threat_at(hero.at)
    if threat is not None:
        row = state.cards.threats[threat.id]
        if not row.henchman:
            moves += row.clear[MOVE] - threat.filled[MOVE]
            blows += row.clear[ATTACK] - threat.filled[ATTACK]
            deeds += row.clear[HEROIC] - threat.filled[HEROIC]
        elif damage.threat_can_be_hurt(state, threat):
            blows += threat.health
    if hero.at == state.villain_at and damage.villain_can_be_hurt(state):
        blows += 2 * state.health
    symbols = frame.symbols
    attacks, heroics = min(blows, symbols[ATTACK]), min(deeds, symbols[HEROIC])
    wilds = min(symbols[WILD], blows - attacks + deeds - heroics)
    walks = symbols[MOVE] + symbols[WILD] - wilds
    return UNUSED * (attacks + heroics + wilds) + UNUSED_MOVE * walks + UNUSED_MOVE * min(moves, symbols[MOVE])


def _missions(state: UnitedState) -> float:
    row = state.cards.villains[state.villain]
    needed = missions.ALL_MISSIONS if row.goal == "missions" else missions.VILLAIN_EXPOSED
    done = len(state.completed)
    total = done * (MISSION + MISSION_DONE)
    shares = sorted(
        (
            state.missions[mission] / state.cards.slots[mission]
            for mission in range(len(state.missions))
            if mission not in state.completed
        ),
        reverse=True,
    )
    for rank, share in enumerate(shares):
        # Half done twice is worth less than done once.
        worth = MISSION if done + rank < needed else GOAL_MISSION if row.goal else SPARE_MISSION
        total += worth * (0.7 * share + 0.3 * share * share)
    total -= BLOW * state.shields
    if done >= missions.VILLAIN_EXPOSED and state.health != NO_HEALTH:
        total -= BLOW * (state.health - row.health[state.counted_heroes - 2])
        if row.companion:
            total -= COMPANION_FAR * _apart(state.companion_at, state.villain_at)
    elif state.health != NO_HEALTH and row.health:
        total -= 0.7 * BLOW * (state.health - row.health[state.counted_heroes - 2])
    return total


def _clock(state: UnitedState) -> float:
    end = villain.track_end(state)
    total = PLAN_LEFT * (len(state.plans) + len(state.villain_hand))
    if end:
        filled = state.track / end
        total -= TRACK * (USUAL_TRACK / end) * state.track * (0.6 + filled * filled)
    if state.tempo:
        total += 0.8 * state.tempo
    if state.villain_missions:
        shares = sorted(have / slots for have, slots in zip(state.villain_missions, state.cards.slots, strict=True))
        for share in shares[1:]:  # two of the three are enough for him
            total -= VILLAIN_MISSION * (0.5 * share + share * share)
    if state.removed and "removed" in state.cards.villains[state.villain].plot:
        total -= HERO_LOST * len(state.removed)
    return total


def _places(state: UnitedState) -> float:
    total = 0.0
    free = 0
    for place in state.places:
        left = place.free
        free += left
        if left <= 0:
            total -= FULL_PLACE
        elif left == 1:
            total -= NEARLY_FULL_PLACE
        total -= 0.2 * (place.doombots + 2 * place.armoured)
        if place.bots:
            total -= HOSTILE_BOT if tokens.bots_are_hostile(state) else -0.2
    if "doombots" in state.cards.villains[state.villain].plot:
        total -= DOOMBOT_FULL / (1.0 + free)
    return total


def _threats(state: UnitedState) -> float:
    total = 0.0
    exposed = len(state.completed) >= missions.VILLAIN_EXPOSED
    for threat in state.threats:
        if threat.at == NOWHERE:
            continue
        total -= THREAT_IN_PLAY
        row = state.cards.threats[threat.id]
        if exposed and ("guards-villain" in row.rules or "cloaks-villain" in row.rules):
            total -= BARRIER
        if row.henchman:
            total += THREAT_PROGRESS * (threats.full_health(state, threat.id) - threat.health)
        else:
            total += THREAT_PROGRESS * sum(threat.filled)
        if threat.stunned:
            total += 0.7
    if state.stunned:
        total += 1.2
    return total


def _heroes(state: UnitedState) -> float:
    total = 0.0
    exposed = damage.villain_can_be_hurt(state)
    there = [work(state, at) for at in range(RING)]
    for hero in state.heroes:
        held = len(hero.hand)
        total += HAND[0] if hero.down else HAND[min(held, len(HAND) - 1)]
        left = held + len(hero.deck)
        if left < 3:
            total -= LAST_CARDS * (3 - left)
        tokens = hero.tokens
        total += TOKEN * (tokens[0] + tokens[ATTACK] + tokens[HEROIC]) + WILD_TOKEN * tokens[WILD]
        total += 0.3 * sum(gear.ready for gear in hero.gear) + 0.8 * len(hero.supers)
        total -= 0.4 * hero.crisis + 0.5 * hero.at_random
        if hero.at != NOWHERE:
            at = hero.at
            total += WORK_HERE * there[at] + WORK_BESIDE * max(there[(at + 1) % RING], there[at - 1])
            if exposed:
                total -= EXPOSED_NEAR * min(2, _apart(at, state.villain_at))
    latest = state.last_hero_entry()
    if latest != NOWHERE and not state.storyline[latest].facedown:
        symbols = state.storyline[latest].symbols
        total += NEXT_SYMBOL * (sum(symbols) + symbols[WILD])
    total -= 0.7 * len(state.villain_supers)
    return total
