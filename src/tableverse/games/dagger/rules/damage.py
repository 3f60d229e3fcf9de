"""Damage to enemies and heroes, recovery, and defeat."""

from __future__ import annotations

from typing import Any

from tableverse.games.dagger.ids import NOWHERE
from tableverse.games.dagger.rules.dice import roll
from tableverse.games.dagger.rules.enemies import has_trait, life_of, own_on, power_of, remove_enemy
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import complete
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.rules.outcome import lose, win
from tableverse.games.dagger.rules.tracks import raise_threat
from tableverse.games.dagger.state import NEVER, DaggerState, Enemy, Hero


def deal(
    state: DaggerState, enemy: Enemy, amount: int, hero: str = "", attack: bool = False, combat: bool = False
) -> int:
    """Deal damage to an enemy. Return the enemy's total damage minus its Life, or -1 if no damage was dealt.

    ``attack``: the damage comes from an attack. ``combat``: it comes from a combat action. ``hero`` deals the damage.
    """
    if amount <= 0 or (not attack and has_trait(state, enemy, "hurt-by-attacks-only")):
        return -1
    if enemy is state.nemesis:
        amount = _shielded(state, enemy, amount, hero, attack)
        if amount <= 0:
            return -1
    life = life_of(state, enemy)
    counted = max(0, min(amount, life - enemy.damage))
    enemy.damage += amount
    state.emit("damaged", {"enemy": enemy.id, "amount": amount, "total": enemy.damage, "life": life})
    beyond = enemy.damage - life
    defeated = beyond >= 0
    if defeated and combat and has_trait(state, enemy, "rises-again"):
        face = roll(state)
        state.emit(
            "rose-again" if face == "tactics" else "stayed-down", {"enemy": enemy.id, "face": face}, reveals=True
        )
        if face == "tactics":
            enemy.damage = 0
            defeated = False
    if defeated:
        if enemy is not state.nemesis:
            defeat_enemy(state, enemy, hero, combat)
        elif state.showdown:
            win(state)
        elif not state.stunned:
            stun(state)
    if counted:
        occur(
            state,
            "enemy-damaged",
            {"enemy": enemy.id, "amount": counted, "hero": hero, "nemesis": enemy is state.nemesis},
        )
    return beyond


def _shielded(state: DaggerState, nemesis: Enemy, amount: int, hero: str, attack: bool) -> int:
    """Return the remaining damage to the nemesis after its own enemies on its space have absorbed some."""
    guards = own_on(state, nemesis.space)
    if not guards:
        return amount
    if has_trait(state, guards[0], "shields-nemesis"):
        deal(state, guards[0], 1, hero, attack)
        return amount - 1
    if state.showdown and attack and "own-vanish-for-it" in state.cards.nemeses[nemesis.card].showdown.traits:
        remove_enemy(state, guards[0])
        state.emit("damage-cancelled", {"enemy": nemesis.id})
        return 0
    return amount


def stun(state: DaggerState) -> None:
    """Stun the nemesis instead of defeating it, before the showdown. It may then be pushed to an adjacent space."""
    state.stunned = True
    state.emit("stunned", {"enemy": state.nemesis.id})
    occur(state, "stunned", {"enemy": state.nemesis.id})


def defeat_enemy(state: DaggerState, enemy: Enemy, hero: str = "", combat: bool = False) -> None:
    card = state.cards.enemies[enemy.card]
    power = power_of(state, enemy)
    state.enemies.remove(enemy)
    state.emit("defeated", {"enemy": enemy.id, "power": power, "space": enemy.space})
    if "grows" in card.traits:
        state.card_progress[card.id] = state.card_progress.get(card.id, 0) + 1
    facts = {"enemy": enemy.id, "card": card.id, "power": power, "space": enemy.space, "hero": hero, "combat": combat}
    facts["own"] = card.rank == "own"
    occur(state, "enemy-defeated", facts)
    for mission in state.missions():
        if mission.mark == enemy.id or (card.rank == "elite" and mission.id == card.id):
            complete(state, mission)


def suffer(
    state: DaggerState, hero: Hero, amount: int, enemy: str = "", attack: bool = False, spared: bool = False
) -> None:
    """Announce damage to a hero, which cards may prevent. Include the nemesis's extra damage of this phase."""
    if enemy and enemy == state.nemesis.id:
        amount += state.extra_damage
    if amount > 0:
        facts = {"hero": hero.id, "amount": amount, "enemy": enemy, "attack": attack, "spared": spared, "dealt": 0}
        occur(state, "suffer", facts)


def recover(state: DaggerState, hero: Hero, amount: int) -> None:
    amount = min(amount, hero.damage)
    if amount > 0:
        occur(state, "recover", {"hero": hero.id, "amount": amount})


def take_damage(state: DaggerState, facts: dict[str, Any]) -> None:
    """Put the damage left after prevention on the hero's sheet."""
    hero = state.hero(facts["hero"])
    amount = facts["amount"]
    if hero is None or amount <= 0:
        return
    life = hero_life(state, hero)
    if facts["spared"] and hero.damage + amount >= life:
        state.emit("spared", {"hero": hero.id})
        hero.damage = min(hero.damage + amount, life) - 1
        facts["dealt"] = amount
        raise_threat(state, 2)
        return
    hero.damage = min(life, hero.damage + amount)
    facts["dealt"] = amount
    state.emit("hurt", {"hero": hero.id, "amount": amount, "total": hero.damage, "life": life})
    source = state.enemy(facts["enemy"])
    if facts["attack"] and source is not None and source.card == state.groups[3] and hero.id not in state.hurt:
        state.hurt.append(hero.id)
    if hero.damage >= life:
        defeat_hero(state, hero)


def defeat_hero(state: DaggerState, hero: Hero, threat: bool = True) -> None:
    """Resolve the five steps of a hero's defeat. A second defeat eliminates the player."""
    state.emit("hero-defeated", {"hero": hero.id})
    if state.hero_mission is not None and state.cards.missions[state.hero_mission.id].owner == hero.id:
        state.hero_mission = None
    if threat:
        raise_threat(state, len(state.heroes))
    hero.space = NOWHERE
    hero.damage = 0
    hero.strengthened = False
    hero.unlocked = False
    hero.normal = 0
    hero.empowered = 0
    hero.used = []
    hero.empowered_on = ""
    mine = [held for held in state.held if held.hero == hero.id]
    if hero.battered:
        hero.eliminated = True
        hero.mission = False
        for held in mine:
            held.hero = ""
            held.tokens = 0
        state.emit("eliminated", {"seat": hero.seat, "hero": hero.id})
        if state.clock == NEVER:
            state.clock = state.rounds
        if all(other.eliminated for other in state.heroes):
            lose(state, "heroes")
        return
    hero.battered = True
    hero.id = state.cards.heroes[hero.id].other
    state.roster = None
    hero.mission = True
    hero.teamed = True
    for held in mine:
        # An event with tokens passes to the hero's other side. One without tokens has no owner any more.
        held.hero = hero.id if held.tokens else ""
    state.emit("flipped", {"seat": hero.seat, "hero": hero.id})
