"""What happens on the table, whoever causes it: damage, defeat, progress, spawns, threat. No choices are made here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tableverse.games.dagger.board import NOWHERE
from tableverse.games.dagger.happenings import HAPPENINGS
from tableverse.games.dagger.state import HERO_SPOT, NEVER, SIDE_SPOTS, DaggerState, Enemy, Held, Hero, Mission
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import Result
from tableverse.kernel.timing import Window

if TYPE_CHECKING:
    from tableverse.games.dagger.cards import Card, EnemyCard, Text

THREAT_LIMIT: Final = 20
FACES: Final = ("attack", "attack", "defy", "defy", "tactics", "tactics", "wild", "wild")

# --- the end ------------------------------------------------------------------------------------------------------


def win(state: DaggerState) -> None:
    state.emit("won", {})
    state.result = Result(list(range(state.seats)), "nemesis-defeated", [1] * state.seats, "heroes")


def lose(state: DaggerState, reason: str) -> None:
    if state.result is None:
        state.emit("lost", {"reason": reason})
        state.result = Result([], reason, [0] * state.seats, "nemesis")


# --- tracks -------------------------------------------------------------------------------------------------------


def raise_threat(state: DaggerState, amount: int) -> None:
    if amount <= 0:
        return
    state.threat += amount
    state.emit("threat", {"amount": amount, "total": state.threat})
    if state.threat >= THREAT_LIMIT:
        lose(state, "threat")


def lower_threat(state: DaggerState, amount: int) -> None:
    amount = min(amount, state.threat)
    if amount > 0:
        state.threat -= amount
        state.emit("threat-down", {"amount": amount, "total": state.threat})


def gain_team_up(state: DaggerState, amount: int) -> None:
    if amount > 0:
        state.team_up += amount
        state.emit("team-up", {"amount": amount, "total": state.team_up})


def lose_team_up(state: DaggerState, amount: int) -> None:
    amount = min(amount, state.team_up)
    if amount > 0:
        state.team_up -= amount
        state.emit("team-up-down", {"amount": amount, "total": state.team_up})


# --- which cards are in play --------------------------------------------------------------------------------------


def holder(state: DaggerState, card: Card) -> Hero | None:
    """The hero a card in play belongs to, if it is a hero's card and in play."""
    home = card.home
    for hero in state.heroes:
        if not hero.space:
            continue
        if home == "hero":
            if hero.id == card.owner:
                return hero
        elif home == "aspect":
            if hero.aspect == card.owner and card.id.endswith("battered") == hero.battered:
                return hero
        elif home == "support":
            if card.id in hero.ready:
                return hero
        elif home == "exclusive":
            if hero.unlocked and hero.id == card.owner:
                return hero
        elif home == "team-up" and state.box.heroes[hero.id].sheet == card.owner:
            return hero if can_use_team_up(state, hero) else None
    return None


def in_play(state: DaggerState, card: Card) -> bool:
    """For the cards that belong to no hero."""
    home = card.home
    if home == "mission":
        return state.mission(card.id) is not None
    if home == "enemy":
        return card.id in state.groups  # a text may answer the defeat of the last pawn
    if home == "event":
        return any(held.id == card.id for held in state.held)
    if home == "tucked":
        return card.id in state.tucked
    return home == "showdown" and state.showdown and state.nemesis.card == card.owner


HERO_HOMES: Final = ("hero", "aspect", "support", "exclusive", "team-up")


def passive(state: DaggerState, stat: str, scope: str, hero: Hero | None = None, enemy: Enemy | None = None) -> int:
    """How much the cards in play change a number. A hero's own cards count for that hero only."""
    found = state.box.passives.get(stat)
    if found is None:
        return 0
    total = 0
    for card, part in found:
        if part.scope and part.scope != scope:
            continue
        origin = card.id
        if card.home in HERO_HOMES:
            owner = holder(state, card)
            if owner is None or owner is not hero:
                continue
            origin = owner.id
        elif card.home == "enemy":
            if enemy is None or enemy.card != card.id:
                continue
        elif not in_play(state, card):
            continue
        run = Resolving("", 0, origin)
        if enemy is not None:
            run.bound["enemy"] = enemy.id
        if part.when is None or part.when.holds(state, run):
            total += part.amount.value(state, run)
    return total


def listening(state: DaggerState, kind: str) -> bool:
    """Does any card in play answer an occurrence of this kind?"""
    for text in state.box.triggers.get(kind, ()):
        card = state.box.cards[text.card]
        if holder(state, card) is not None if card.home in HERO_HOMES else in_play(state, card):
            return True
    return False


def occur(state: DaggerState, kind: str, facts: dict[str, Any]) -> None:
    """Something happens that cards may answer. Without any that do, no window opens."""
    if state.result is not None:
        return
    occurrence = Occurrence(kind, facts)
    if listening(state, kind):
        state.frames.append(Window(occurrence, HAPPENINGS[kind].begins))
    else:
        state.game.happen(state, occurrence)


def resolve(state: DaggerState, label: str, origin: str, hero: Hero | None = None, **bound: Any) -> None:
    """Start resolving a text: for a hero, or jointly, with the first player having the last word."""
    who = state.leader() if hero is None else hero
    facts: dict[str, Any] = dict(bound)
    if hero is not None:
        facts["you"] = hero.id
    state.frames.append(Resolving(label, who.seat, origin, facts))


# --- enemies ------------------------------------------------------------------------------------------------------


def enemy_card(state: DaggerState, enemy: Enemy) -> EnemyCard | None:
    """None for the nemesis, who has a sheet."""
    return state.box.enemies.get(enemy.card)


def has_trait(state: DaggerState, enemy: Enemy, trait: str) -> bool:
    card = state.box.enemies.get(enemy.card)
    return card is not None and trait in card.traits


def reach_of(state: DaggerState, enemy: Enemy) -> int:
    if has_trait(state, enemy, "reach-2"):
        return 2
    return 1 if has_trait(state, enemy, "reach-1") else 0


def rank_of(state: DaggerState, enemy: Enemy) -> str:
    card = state.box.enemies.get(enemy.card)
    return "nemesis" if card is None else card.rank


def life_of(state: DaggerState, enemy: Enemy) -> int:
    card = state.box.enemies.get(enemy.card)
    if card is None:
        sheet = state.box.nemeses[enemy.card]
        if not state.showdown:
            return sheet.life
        return (sheet.showdown_life + passive(state, "life", "nemesis")) * state.per_player()
    if card.per_player:
        return card.life * state.per_player()
    return card.life + (state.card_progress.get(card.id, 0) if "grows" in card.traits else 0)


def power_of(state: DaggerState, enemy: Enemy) -> int:
    card = state.box.enemies.get(enemy.card)
    if card is None:
        return state.box.nemeses[enemy.card].power + passive(state, "power", "nemesis", enemy=enemy)
    return card.power + passive(state, "power", card.rank, enemy=enemy)


def counted_sheet(state: DaggerState) -> int:
    """Progress on the nemesis sheet, less what containment hides in the showdown."""
    if state.showdown and state.box.nemeses[state.nemesis.card].hides_progress:
        return max(0, state.sheet - state.containment)
    return state.sheet


def on_space(state: DaggerState, space: str) -> list[Enemy]:
    """Enemies on a space, the nemesis last."""
    return [enemy for enemy in state.foes() if enemy.space == space] if space else []


def own_on(state: DaggerState, space: str) -> list[Enemy]:
    return [enemy for enemy in state.enemies if enemy.space == space and enemy.card == state.groups[3]]


def expose(state: DaggerState, enemy: Enemy) -> None:
    if enemy.vulnerable or has_trait(state, enemy, "never-vulnerable"):
        return
    covered = state.showdown and "own-keep-it-covered" in state.box.nemeses[state.nemesis.card].traits
    if covered and enemy is state.nemesis and own_on(state, enemy.space):
        return
    enemy.vulnerable = True
    state.emit("vulnerable", {"enemy": enemy.id})


def deal(
    state: DaggerState, enemy: Enemy, amount: int, hero: str = "", attack: bool = False, combat: bool = False
) -> int:
    """Damage to an enemy. Returns by how much it went beyond its Life, or -1 if the enemy still stands.

    ``attack``: it comes from an attack; ``combat``: from a combat action. ``hero``: whoever dealt it.
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
    if defeated and enemy is not state.nemesis and combat and has_trait(state, enemy, "rises-again"):
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
    return max(0, beyond) if defeated and enemy is not state.nemesis else -1


def _shielded(state: DaggerState, nemesis: Enemy, amount: int, hero: str, attack: bool) -> int:
    """What is left of damage to the nemesis after its own enemies on its space have taken their part."""
    guards = own_on(state, nemesis.space)
    if not guards:
        return amount
    if has_trait(state, guards[0], "shields-nemesis"):
        deal(state, guards[0], 1, hero, attack)
        return amount - 1
    if state.showdown and attack and "own-vanish-for-it" in state.box.nemeses[nemesis.card].traits:
        remove_enemy(state, guards[0])
        state.emit("damage-cancelled", {"enemy": nemesis.id})
        return 0
    return amount


def stun(state: DaggerState) -> None:
    """The nemesis is defeated before the showdown: it is stunned, and may be pushed to an adjacent space."""
    state.stunned = True
    state.emit("stunned", {"enemy": state.nemesis.id})
    occur(state, "stunned", {"enemy": state.nemesis.id})


def remove_enemy(state: DaggerState, enemy: Enemy) -> None:
    """Off the board without being defeated."""
    state.enemies.remove(enemy)
    state.emit("removed", {"enemy": enemy.id})


def defeat_enemy(state: DaggerState, enemy: Enemy, hero: str = "", combat: bool = False) -> None:
    if enemy not in state.enemies:
        return
    card = state.box.enemies[enemy.card]
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


def heal(state: DaggerState, enemy: Enemy, amount: int) -> None:
    if enemy is state.nemesis and state.showdown and state.box.nemeses[enemy.card].slows_healing:
        amount -= state.containment
    amount = min(amount, enemy.damage)
    if amount > 0:
        enemy.damage -= amount
        state.emit("healed", {"enemy": enemy.id, "amount": amount})


def recover_from_stun(state: DaggerState) -> None:
    state.stunned = False
    state.nemesis.damage = 0
    state.emit("unstunned", {"enemy": state.nemesis.id})


def spawn(state: DaggerState, rank: str, space: str) -> None:
    """Put an enemy of a rank on a space, or raise the threat if all its pawns are on the board."""
    if not space:
        return
    card = state.box.enemies[state.groups[("1", "2", "3", "own").index(rank)]]
    taken = [enemy.id for enemy in state.enemies if enemy.card == card.id]
    if len(taken) >= card.pawns:
        state.emit("no-pawn", {"card": card.id})
        raise_threat(state, threat_value(state) if rank == "own" else int(rank))
        return
    number = next(number for number in range(1, card.pawns + 1) if f"{card.id}-{number}" not in taken)
    id = f"{card.id}-{number}"
    state.enemies.append(Enemy(id, card.id, space))
    state.emit("spawned", {"enemy": id, "space": space})


def threat_value(state: DaggerState) -> int:
    sheet = state.box.nemeses[state.nemesis.card]
    return sheet.showdown_threat if state.showdown else sheet.threat


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
    if space and enemy.space != space:
        state.emit("enemy-moved", {"enemy": enemy.id, "from_space": enemy.space, "space": space})
        enemy.space = space


# --- heroes -------------------------------------------------------------------------------------------------------


def hero_life(state: DaggerState, hero: Hero) -> int:
    return state.box.heroes[hero.id].life


def move_hero(state: DaggerState, hero: Hero, space: str) -> None:
    if space and hero.space != space:
        state.emit("moved", {"hero": hero.id, "from_space": hero.space, "space": space})
        hero.space = space


def strengthen(state: DaggerState, hero: Hero) -> None:
    if not hero.strengthened:
        hero.strengthened = True
        state.emit("strengthened", {"hero": hero.id})


def weaken(state: DaggerState, hero: Hero) -> bool:
    """Lose the strengthened token. False: there was none."""
    if not hero.strengthened:
        return False
    hero.strengthened = False
    state.emit("weakened", {"hero": hero.id})
    return True


def suffer(
    state: DaggerState, hero: Hero, amount: int, enemy: str = "", attack: bool = False, spared: bool = False
) -> None:
    """Damage to a hero, which cards may prevent. Damage of the nemesis may be raised for a phase."""
    if not hero.space:
        return
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
    """The damage that is left after prevention is put on the sheet."""
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
    """The five steps of a hero's defeat; a second defeat eliminates the player."""
    state.emit("hero-defeated", {"hero": hero.id})
    if state.hero_mission is not None and state.box.missions[state.hero_mission.id].owner == hero.id:
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
    hero.id = state.box.heroes[hero.id].other
    hero.mission = True
    hero.teamed = True
    for held in mine:
        # Tokens of the aspect stay on the card that holds them; what was about the fallen hero alone is over.
        held.hero = hero.id if held.tokens else ""
    state.emit("flipped", {"seat": hero.seat, "hero": hero.id})


def charge(state: DaggerState, hero: Hero, support: str) -> None:
    """1 progress on an exhausted shared support; enough of it turns the card face up."""
    need = state.box.supports[support].charge
    amount = hero.charge.get(support, 0) + 1
    if amount >= need:
        hero.ready = [*hero.ready, support]
        hero.charge = {id: number for id, number in hero.charge.items() if id != support}
        state.emit("readied", {"hero": hero.id, "support": support})
    else:
        hero.charge = {**hero.charge, support: amount}
        state.emit("charged", {"hero": hero.id, "support": support, "amount": amount, "need": need})


def chargeable(state: DaggerState, hero: Hero) -> list[str]:
    if not hero.space or passive(state, "no-charge", ""):
        return []
    return [id for id in state.box.shared[state.box.heroes[hero.id].sheet] if id not in hero.ready]


def exhaust(state: DaggerState, hero: Hero, support: str) -> None:
    hero.ready = [id for id in hero.ready if id != support]
    state.emit("exhausted", {"hero": hero.id, "support": support})


def can_spend_team_up(state: DaggerState, amount: int) -> bool:
    return state.team_up >= amount and not passive(state, "no-team-up-spending", "")


def can_use_team_up(state: DaggerState, hero: Hero) -> bool:
    """Ready, or the track can pay for readying it now: both may be done at any time."""
    if hero.teamed:
        return True
    card = state.box.team_ups[state.box.team_up_of[state.box.heroes[hero.id].sheet]]
    return can_spend_team_up(state, card.cost)


def ready_team_up(state: DaggerState, hero: Hero) -> None:
    card = state.box.team_ups[state.box.team_up_of[state.box.heroes[hero.id].sheet]]
    lose_team_up(state, card.cost)
    hero.teamed = True
    state.emit("team-up-ready", {"hero": hero.id, "card": card.id})


def use_text(state: DaggerState, text: Text, hero: Hero) -> None:
    """Pay what using a text costs: its card exhausted, its token spent, its one use of the round."""
    if text.once:
        state.once.append(text.ability.label)
    if text.exhausts:
        if text.home == "team-up":
            if not hero.teamed:
                ready_team_up(state, hero)
            hero.teamed = False
            state.emit("team-up-used", {"hero": hero.id, "card": text.card})
        else:
            exhaust(state, hero, text.card)
    if text.combo == "strengthened":
        weaken(state, hero)


# --- missions -----------------------------------------------------------------------------------------------------


def needed(state: DaggerState, mission: Mission) -> int:
    """The progress value; 0 for a mission that is completed by its text."""
    card = state.box.missions[mission.id]
    return card.progress * state.per_player() if card.per_player else card.progress


def place(state: DaggerState, mission: Mission, amount: int, hero: str = "") -> None:
    if amount <= 0:
        return
    mission.progress += amount
    state.emit("progress", {"mission": mission.id, "amount": amount, "total": mission.progress})
    if mission is state.top:
        if hero:
            occur(state, "nemesis-progress", {"hero": hero, "amount": amount})
        return
    need = needed(state, mission)
    if need and mission.progress >= need:
        complete(state, mission)


def complete(state: DaggerState, mission: Mission) -> None:
    """A side or hero mission is completed at once."""
    card = state.box.missions[mission.id]
    state.emit("completed", {"mission": mission.id})
    if card.kind == "side":
        state.sides = [other for other in state.sides if other.id != mission.id]
        for enemy in [enemy for enemy in state.enemies if enemy.card == mission.id]:
            remove_enemy(state, enemy)
        gain_team_up(state, card.team_up)
    elif state.hero_mission is not None and state.hero_mission.id == mission.id:
        state.hero_mission = None
        for hero in state.heroes:
            if hero.id == card.owner:
                hero.unlocked = True
                state.emit("unlocked", {"hero": hero.id, "support": state.box.exclusive[hero.id]})
    occur(state, "mission-completed", {"mission": mission.id, "kind": card.kind})


def spawn_side_mission(state: DaggerState) -> None:
    """The next side mission goes to a free spot; without one threat goes up. An empty deck: nothing."""
    if len(state.sides) == len(SIDE_SPOTS):
        state.emit("no-spot", {})
        raise_threat(state, len(state.heroes) + 1)
        return
    if not state.side_deck:
        return
    card = state.box.missions[state.side_deck.pop()]
    taken = [mission.spot for mission in state.sides]
    spot = next(spot for spot in SIDE_SPOTS if spot not in taken)
    state.sides.append(Mission(card.id, spot))
    state.emit("side-mission", {"mission": card.id, "spot": spot}, reveals=True)
    if card.elite is not None:
        state.enemies.append(Enemy(card.id, card.id, card.space))
        state.emit("spawned", {"enemy": card.id, "space": card.space})
    if card.arrives is not None:
        resolve(state, card.arrives.label, card.id)


def play_hero_mission(state: DaggerState, hero: Hero) -> None:
    card = state.box.missions[state.box.hero_missions[hero.id]]
    hero.mission = False
    state.hero_mission = Mission(card.id, HERO_SPOT)
    state.emit("hero-mission", {"hero": hero.id, "mission": card.id})
    if card.arrives is not None:
        resolve(state, card.arrives.label, card.id, hero)


def place_on_sheet(state: DaggerState, amount: int, by_ability: bool = False) -> None:
    if by_ability:
        amount += passive(state, "sheet-by-ability", "")
    if amount > 0:
        state.sheet += amount
        state.emit("sheet", {"amount": amount, "total": state.sheet})


def remove_from_sheet(state: DaggerState, amount: int) -> int:
    amount = min(amount, state.sheet)
    if amount > 0:
        state.sheet -= amount
        state.emit("sheet-down", {"amount": amount, "total": state.sheet})
    return amount


# --- dice and decks -----------------------------------------------------------------------------------------------


def roll(state: DaggerState) -> str:
    return FACES[state.rng.below(len(FACES))]


def top_event(state: DaggerState) -> str:
    """The next event without drawing it; empty if there is none."""
    for pile in reversed(state.piles):
        if pile:
            return pile[-1]
    return ""


def draw_event(state: DaggerState) -> str:
    for pile in reversed(state.piles):
        if pile:
            state.top_known = False
            card = pile.pop()
            if card not in state.seen:
                state.seen.append(card)
            return card
    return ""


def look_at_event(state: DaggerState) -> str:
    card = top_event(state)
    if card:
        state.top_known = True
        if card not in state.seen:
            state.seen.append(card)
        state.emit("looked", {"event": card}, reveals=True)
    return card


def hold(state: DaggerState, event: str, hero: str, tokens: int) -> None:
    state.held.append(Held(event, hero, tokens, state.rounds))
    state.emit("held", {"event": event})


def discard_held(state: DaggerState, event: str) -> None:
    for held in state.held:
        if held.id == event:
            state.held.remove(held)
            state.emit("discarded", {"event": event})
            return
