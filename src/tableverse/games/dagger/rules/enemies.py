"""Enemies on the board, including the nemesis: values, traits, positions, spawning and removal."""

from __future__ import annotations

from tableverse.games.dagger.ids import PLAYERS, PROGRESS, pawn_id
from tableverse.games.dagger.rules.in_play import changes, passive
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.rules.outcome import lose
from tableverse.games.dagger.rules.tracks import raise_threat, threat_value
from tableverse.games.dagger.state import DaggerState, Enemy


def has_trait(state: DaggerState, enemy: Enemy, trait: str) -> bool:
    card = state.cards.enemies.get(enemy.card)
    return card is not None and trait in card.traits


def reach_of(state: DaggerState, enemy: Enemy) -> int:
    if has_trait(state, enemy, "reach-2"):
        return 2
    return 1 if has_trait(state, enemy, "reach-1") else 0


def rank_of(state: DaggerState, enemy: Enemy) -> str:
    card = state.cards.enemies.get(enemy.card)
    return "nemesis" if card is None else card.rank


def life_of(state: DaggerState, enemy: Enemy) -> int:
    card = state.cards.enemies.get(enemy.card)
    if card is None:
        sheet = state.cards.nemeses[enemy.card]
        if not state.showdown:
            return sheet.life
        return (sheet.showdown.life + passive(state, "life", "nemesis")) * state.per_player()
    if card.per_player:
        return card.life * state.per_player()
    return card.life + (state.card_progress.get(card.id, 0) if "grows" in card.traits else 0)


def power_of(state: DaggerState, enemy: Enemy) -> int:
    return printed_power(state, enemy) + passive(state, "power", rank_of(state, enemy), enemy=enemy)


def printed_power(state: DaggerState, enemy: Enemy) -> int:
    card = state.cards.enemies.get(enemy.card)
    return state.cards.nemeses[enemy.card].power if card is None else card.power


def life_changes(state: DaggerState, enemy: Enemy) -> list[tuple[str, int]]:
    """Return the changes to an enemy's printed Life: by cards, progress on the enemy card, or the number of players."""
    card = state.cards.enemies.get(enemy.card)
    found: list[tuple[str, int]] = []
    if card is not None and "grows" in card.traits:
        found.append((PROGRESS, state.card_progress.get(card.id, 0)))
    elif card is None and state.showdown:
        found += changes(state, "life", "nemesis")
    rest = life_of(state, enemy) - printed_life(state, enemy)
    for _, amount in found:
        rest -= amount
    if rest:
        found.append((PLAYERS, rest))
    return [one for one in found if one[1]] if found else found


def printed_life(state: DaggerState, enemy: Enemy) -> int:
    card = state.cards.enemies.get(enemy.card)
    if card is not None:
        return card.life
    sheet = state.cards.nemeses[enemy.card]
    return sheet.showdown.life if state.showdown else sheet.life


def power_changes(state: DaggerState, enemy: Enemy) -> list[tuple[str, int]]:
    return [one for one in changes(state, "power", rank_of(state, enemy), enemy=enemy) if one[1]]


def on_space(state: DaggerState, space: str) -> list[Enemy]:
    """Return the enemies on a space, the nemesis last."""
    return [enemy for enemy in state.all_enemies() if enemy.space == space]


def own_on(state: DaggerState, space: str) -> list[Enemy]:
    return [enemy for enemy in state.enemies if enemy.space == space and enemy.card == state.groups[3]]


def expose(state: DaggerState, enemy: Enemy) -> None:
    if enemy.vulnerable or has_trait(state, enemy, "never-vulnerable"):
        return
    covered = state.showdown and "own-keep-it-covered" in state.cards.nemeses[state.nemesis.card].showdown.traits
    if covered and enemy is state.nemesis and own_on(state, enemy.space):
        return
    enemy.vulnerable = True
    state.emit("vulnerable", {"enemy": enemy.id})


def spend_vulnerable(state: DaggerState, enemies: list[Enemy]) -> None:
    """Spend vulnerable tokens for one use. All tokens of one use count as spent once."""
    spent = False
    for enemy in enemies:
        if enemy.vulnerable:
            enemy.vulnerable = False
            state.emit("vulnerable-spent", {"enemy": enemy.id})
            spent = True
    if spent:
        occur(state, "vulnerable-spent", {})


def heal(state: DaggerState, enemy: Enemy, amount: int) -> None:
    if enemy is state.nemesis and state.showdown and state.cards.nemeses[enemy.card].showdown.slows_healing:
        amount -= state.containment
    amount = min(amount, enemy.damage)
    if amount > 0:
        enemy.damage -= amount
        state.emit("healed", {"enemy": enemy.id, "amount": amount})


def recover_from_stun(state: DaggerState) -> None:
    state.stunned = False
    state.nemesis.damage = 0
    state.emit("unstunned", {"enemy": state.nemesis.id})


def remove_enemy(state: DaggerState, enemy: Enemy) -> None:
    """Remove an enemy from the board without defeating it."""
    state.enemies.remove(enemy)
    state.emit("removed", {"enemy": enemy.id})


def spawn(state: DaggerState, rank: str, space: str) -> None:
    """Put an enemy of a rank on a space, or raise the threat if all pawns of that enemy are on the board."""
    if not space:
        return
    card = state.cards.enemies[state.groups[("1", "2", "3", "own").index(rank)]]
    taken = [enemy.id for enemy in state.enemies if enemy.card == card.id]
    if len(taken) >= card.pawns:
        state.emit("no-pawn", {"card": card.id})
        raise_threat(state, threat_value(state) if rank == "own" else int(rank))
        return
    number = next(number for number in range(1, card.pawns + 1) if pawn_id(card.id, number) not in taken)
    id = pawn_id(card.id, number)
    state.enemies.append(Enemy(id, card.id, space))
    state.emit("spawned", {"enemy": id, "space": space})


def invade(state: DaggerState, base: str, enemy: str = "") -> None:
    if base not in state.operational():
        return
    state.invaded.append(base)
    state.emit("invaded", {"base": base, "enemy": enemy or state.nemesis.id})
    if len(state.invaded) == 5:
        lose(state, "bases")
        return
    pawn = state.enemy(enemy)
    occur(state, "invaded", {"base": base, "enemy": enemy, "card": "" if pawn is None else pawn.card})


def move_enemy(state: DaggerState, enemy: Enemy, space: str) -> None:
    if enemy.space != space:
        state.emit("enemy-moved", {"enemy": enemy.id, "from_space": enemy.space, "space": space})
        enemy.space = space
