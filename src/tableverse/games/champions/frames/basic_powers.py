"""The basic powers recover, attack and thwart: their targets and effects.

Attacks and thwarts by abilities start here too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tableverse.games.champions.frames.dividing import Dividing
from tableverse.games.champions.frames.options import thing_option
from tableverse.games.champions.rules import costs, damage, numbers, occurrences, statuses, threats
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.choice import KEPT_OPTIONS, Message, Option
from tableverse.kernel.effects import Resolving, Step
from tableverse.kernel.then import Then


def powers(state: ChampionsState, seat: int) -> list[Option]:
    """Return the basic powers of the player's ready characters, with their targets."""
    options: list[Option] = []
    enemies: list[str] | None = None
    schemes: list[str] | None = None
    by_id = state.cards.by_id
    for piece in state.of_kinds(numbers.FRIENDS):
        if piece.area != seat or piece.exhausted:
            continue
        if by_id[piece.face].kind == "alter-ego":  # an alter-ego has no other power
            if not why_powerless(state, piece, "recover"):
                options.append(thing_option("recover", piece.id, piece.face))
            continue
        if not why_powerless(state, piece, "attack"):
            enemies = attackable(state, seat) if enemies is None else enemies
            options += [_power("attack", piece.id, enemy) for enemy in attack_targets(state, piece, enemies)]
        if not why_powerless(state, piece, "thwart"):
            schemes = thwartable(state, seat) if schemes is None else schemes
            options += [_power("thwart", piece.id, scheme) for scheme in thwart_targets(state, piece, schemes)]
    return options


def why_powerless(state: ChampionsState, piece: Piece, verb: str) -> str:
    """Return the reason why a basic power cannot be used on any target, or ""."""
    if piece.exhausted:
        return "exhausted"
    card = state.cards.by_id[piece.face]
    if verb == "recover":
        if card.kind != "alter-ego":
            return "alter-ego-only"
        if "rec" not in card.stats:
            return "no-power"
        return "" if piece.damage else "unhurt"
    if card.kind == "alter-ego":
        return "hero-only"
    if ("atk" if verb == "attack" else "thw") not in card.stats:
        return "no-power"
    if numbers.forbidden(state, verb, piece.id):
        return f"cannot-{verb}"
    tolls = costs.tolls_on(state, verb, piece.id)
    if not tolls or all(cost.effect.payable(state, Resolving(cost.label, piece.area, card)) for cost, card in tolls):
        return ""
    return "toll"


def attackable(state: ChampionsState, seat: int) -> list[str]:
    return [enemy for enemy in numbers.enemies(state) if not numbers.why_unattackable(state, seat, enemy)]


def thwartable(state: ChampionsState, seat: int) -> list[str]:
    return [
        piece.id
        for piece in state.of_kinds(numbers.SCHEMES)
        if piece.threat and not numbers.why_unthwartable(state, seat, piece.id)
    ]


def attack_targets(state: ChampionsState, piece: Piece, enemies: list[str]) -> list[str]:
    """Return the enemies a basic attack may target. A stunned character may attack in vain."""
    targets = numbers.able_to_take_damage(state, enemies, piece.id)
    if "cannot:be-attacked" in state.cards.changes:  # by this character
        targets = [enemy for enemy in targets if numbers.may_attack(state, piece.area, enemy, piece.id)]
    return [state.villain] if not targets and state.villain and numbers.is_stunned(state, piece.id) else targets


def thwart_targets(state: ChampionsState, piece: Piece, schemes: list[str]) -> list[str]:
    """Return the schemes a basic thwart may target. A confused character may thwart in vain."""
    return [state.scheme] if not schemes and state.scheme and numbers.is_confused(state, piece.id) else schemes


@lru_cache(KEPT_OPTIONS)
def _power(verb: str, thing: str, target: str) -> Option:
    message = Message(f"champions-option-{verb}", {"card": thing, "target": target})
    return Option(f"{verb}:{thing}>{target}", message, [thing, target])


def use_power(state: ChampionsState, seat: int, option: Option) -> None:
    """Use a basic power: exhaust, pay its other costs, then recover, attack or thwart."""
    verb, thing = option.verb, option.thing
    piece = state.play[thing]
    piece.exhausted = True
    if verb == "recover":
        occurrences.occur(state, "recover", {"card": thing, "seat": seat})
        return
    tolls = costs.tolls_on(state, verb, thing)
    if not tolls:
        attempt_power(state, verb, thing, option.things[1], seat)
        return
    state.frames.append(Then("power", {"verb": verb, "card": thing, "target": option.things[1], "seat": seat}))
    for cost, card in reversed(tolls):
        state.frames.append(Resolving(cost.label, seat, card))


def attempt_power(state: ChampionsState, verb: str, thing: str, target: str, seat: int) -> None:
    """Begin the attack or thwart once everything is paid, unless a status card replaces it."""
    if thing not in state.play:
        return
    status = "stunned" if verb == "attack" else "confused"
    held = numbers.is_stunned(state, thing) if verb == "attack" else numbers.is_confused(state, thing)
    if held:
        statuses.lose_status(state, thing, status)
        return
    begin_power(state, verb, thing, target, seat)


def begin_power(state: ChampionsState, verb: str, thing: str, target: str, seat: int) -> None:
    """Begin the attack or thwart, which is followed by an ally's consequential damage."""
    card = state.card(thing)
    power = "atk" if verb == "attack" else numbers.thwarts_with(state, target)
    strikes = 0
    if card.kind == "ally":
        strikes = card.strikes.get(power, 0) + numbers.more_consequential(state, verb, thing)
    state.frames.append(Then("consequential", {"card": thing, "amount": strikes, "seat": seat}))
    facts: dict[str, Any] = {
        "attacker": thing,
        "seat": seat,
        "basic": True,
        "targets": [target],
        "damaged": [],
        "defeated": [],
        "use": "",
    }
    occurrences.occur(state, verb, facts)


def attacks(state: ChampionsState, facts: dict[str, Any]) -> None:
    """Resolve a player's attack: deal the damage of a basic attack or resolve the ability, then retaliate."""
    attacker = facts["attacker"]
    if facts["use"]:
        state.frames.append(Then("retaliate"))
        if facts.get("both"):
            occurrences.occur(state, "thwart", dict(facts))
            return
        steps = [Step(facts["node"])] if "node" in facts else None
        state.frames.append(Resolving(facts["use"], facts["seat"], facts["card"], dict(facts["bound"]), steps))
        return
    target = facts["targets"][0]
    if attacker in state.play and target in state.play:
        state.emit("attacks", {"card": attacker, "target": target})
        state.frames.append(Then("retaliate"))
        amount = numbers.basic_power(state, attacker, facts.get("power", "atk")) + facts.get("extra", 0)
        if amount > 1 and numbers.added(state, "may:divide-attack", attacker):
            state.frames.append(Dividing("attack", facts["seat"], attacker, amount, [target]))
            return
        keywords = damage.attack_keywords(state, attacker, facts)
        damage.deal(state, target, amount, attacker, facts["seat"], True, keywords)
        occurrences.attacked(state, facts, [target])
    else:
        without_target(state, facts)


def thwarts(state: ChampionsState, facts: dict[str, Any]) -> None:
    attacker = facts["attacker"]
    if facts["use"]:
        state.frames.append(Resolving(facts["use"], facts["seat"], facts["card"], dict(facts["bound"])))
        return
    target = facts["targets"][0]
    if attacker in state.play and target in state.play:
        state.emit("thwarts", {"card": attacker, "target": target})
        power = facts.get("power") or numbers.thwarts_with(state, target)
        amount = numbers.basic_power(state, attacker, power) + facts.get("extra", 0)
        if amount > 1 and numbers.added(state, "may:divide-thwart", attacker):
            state.frames.append(Dividing("thwart", facts["seat"], attacker, amount, [target]))
            return
        threats.remove_threat(state, target, amount, attacker, facts["seat"])
    else:
        without_target(state, facts)


def recovers(state: ChampionsState, facts: dict[str, Any]) -> None:
    state.emit("recovers", {"card": facts["card"]})
    damage.heal(state, facts["card"], numbers.stat(state, facts["card"], "rec"))


def without_target(state: ChampionsState, facts: dict[str, Any]) -> None:
    """End an attack or thwart whose target has left play, without consequential damage."""
    facts["ended"] = True
    consequences = state.frames[-2]
    assert isinstance(consequences, Then)
    consequences.facts = {**consequences.facts, "amount": 0}
