"""A sense for Marvel D.A.G.G.E.R.: missions, threat, enemies, wounds, and who stands near something worth doing.

The standing of the heroes is a number of points. Greedy play tries every option in thought, plays the rest of the
action by rules of thumb, and takes what leaves the heroes standing best. Movement follows from jobs: enemies to fight
and missions to defy are shared out among the heroes, to whoever gets most of them done from where they are.
"""

from __future__ import annotations

import math

from tableverse.bots.sense import Sense, payoffs
from tableverse.games.dagger.cards import MissionCard
from tableverse.games.dagger.game import Dagger
from tableverse.games.dagger.rules.enemies import life_of, power_of
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.rules.tracks import THREAT_LIMIT, threat_rise
from tableverse.games.dagger.state import DaggerState, Enemy, Hero, Mission
from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

# What things are worth, in points. Found by playing.
PASSED = 16.0
FAILED = -4.0
CONTAINED = 2.0
SHOWDOWN = 12.0
NEMESIS_LIFE = 60.0
RISE = 1.6
THREAT = 0.18
DOOM = -60.0
ENEMY = 0.7
POWER = 0.45
AT_BASE = 0.6
VULNERABLE = 0.35
STUNNED = 1.6
SIDE = -1.2
CROWDED = -3.5
INVADED = -0.8
LAST_BASES = -5.0
DAMAGE = -0.35
IN_DANGER = -1.6
BATTERED = -5.0
ELIMINATED = -14.0
STRENGTHENED = 0.45
SUPPORT = 0.5
CHARGE = 0.06
EXCLUSIVE = 3.5
TEAMED = 2.0
TEAM_UP = 0.2
EMPOWERED = 0.5
DEFEATED_SOON = -8.0
#: Work that heroes can do in their next actions counts for so much as if it were done, less for every space that it
#: is away: how much, how many actions, how many spaces.
AHEAD = 0.6
ACTIONS = 3.0
TOO_FAR = 8
#: What every space of the way to a job costs, beside the dangers there.
STEP = 0.6
#: How much progress a stunned nemesis is where a mission asks for it.
FOR_A_STUN = 3.0
#: Damage on an enemy counts for so much of what its defeat would bring.
HALF_DONE = 0.75
#: What it costs to stand where enemies will strike, for each point of their power.
BESET = 0.2
#: Free uses are made only when they gain this much.
WORTHWHILE = 0.1
#: How many points make a win about three times as likely as a loss, and where the scales are even.
SPREAD = 18.0
EVEN = 8.0
#: Choices by rule of thumb after which a line of thought is cut off.
FAR = 40
#: How often an option that may roll dice is tried.
ROLLS = 2
#: How many actions are tried with every token, and what the others count for.
PROMISING = 3
UNLIKELY = -50.0

#: Decisions that end a line of thought in the hero phase.
RESTING = ("turn", "enter")
FREE = ("use", "discard")


class Job:
    """Something worth doing on a space: for whom it is worth how much."""

    __slots__ = ("attribute", "left", "space", "worth")

    def __init__(self, space: str, attribute: str, left: int, worth: float) -> None:
        self.space = space
        self.attribute = attribute
        #: How many successes it still asks for, and what each of them is worth.
        self.left = float(left)
        self.worth = worth


class Plan:
    """What a hero is about to do: how many successes that should bring, and what they are worth from where they are."""

    __slots__ = ("done", "hero", "job", "worth")

    def __init__(self, hero: Hero, job: Job | None = None, done: float = 0.0, worth: float = 0.0) -> None:
        self.hero = hero
        self.job = job
        self.done = done
        self.worth = worth


class DaggerSense(Sense):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Dagger)
        self.passed = {card.passed.id for card in game.cards.missions.values() if card.passed is not None}

    # --- what bots ask ------------------------------------------------------------------------------------------

    def judge(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, DaggerState)
        if state.result is not None:
            return payoffs(state.result, state.seats)
        chance = 1.0 / (1.0 + math.exp((EVEN - self.standing(state)) / SPREAD))
        return [chance] * state.seats

    def weigh(self, state: State, rng: Rng) -> list[float]:
        assert isinstance(state, DaggerState)
        decision = state.decision
        assert decision is not None
        if state.phase == "setup":
            return self._weigh_set_up(state, decision, rng)
        now = self.standing(state)
        if decision.kind == "turn":
            return self._weigh_turn(state, decision.options, now, rng)
        values = [self._try(state, option, rng) - now for option in decision.options]
        if decision.kind == "turn-end":
            for number, option in enumerate(decision.options):
                values[number] = self._free(option, values[number])
        return values

    def _weigh_turn(self, state: DaggerState, options: list[Option], now: float, rng: Rng) -> list[float]:
        """Every action is tried with its cheapest token; only the most promising ones with the others too."""
        gains: dict[str, float] = {}
        cheapest: dict[str, str] = {}
        for option in options:
            action = option.id.rpartition(":")[0]
            if option.id.partition(":")[0] in FREE:
                gains[option.id] = self._free(option, self._try(state, option, rng) - now)
            elif action not in cheapest:
                cheapest[action] = option.id
                gains[option.id] = self._expect(state, option, rng) - now
        best = sorted(cheapest, key=lambda action: gains[cheapest[action]], reverse=True)[:PROMISING]
        for option in options:
            if option.id not in gains:
                likely = option.id.rpartition(":")[0] in best
                gains[option.id] = self._expect(state, option, rng) - now if likely else UNLIKELY
        return [gains[option.id] for option in options]

    def _expect(self, state: DaggerState, option: Option, rng: Rng) -> float:
        """The standing to expect of an action, tried more than once where dice are rolled."""
        tries = ROLLS if option.id.startswith(("combat", "defy", "rest", "ability")) else 1
        return sum(self._try(state, option, rng) for _ in range(tries)) / tries

    def _free(self, option: Option, gain: float) -> float:
        """What costs no token is done before anything else, if it is worth doing at all."""
        if option.id.partition(":")[0] not in FREE:
            return gain
        return 100.0 + gain if gain > WORTHWHILE else -100.0

    def lean(self, state: State) -> list[float]:
        """At a glance: the rule of thumb is worth following, everything else is worth a look."""
        assert isinstance(state, DaggerState)
        assert state.decision is not None
        if state.phase == "setup":
            return [1.0] * len(state.decision.options)
        usual = self._thumb(state, state.decision).id
        return [3.0 if option.id == usual else 1.0 for option in state.decision.options]

    # --- trying out ---------------------------------------------------------------------------------------------

    def _try(self, state: DaggerState, option: Option, rng: Rng) -> float:
        """The standing after an option and the rest of its action."""
        after = state.clone()
        after.rng = rng.fork()
        self._hold_the_phase(after)
        self.game.apply_quietly(after, option.id)
        hero_phase = state.phase == "hero"
        for _ in range(FAR):
            decision = after.decision
            if decision is None or not hero_phase or decision.kind in RESTING or after.phase != "hero":
                break
            self.game.apply_quietly(after, self._thumb(after, decision).id)
        if after.result is not None:
            return 500.0 if after.result.winners else -500.0
        return self.standing(after)

    def _hold_the_phase(self, state: DaggerState) -> None:
        """An imagined token keeps the nemesis phase, with all its chances, out of the line of thought."""
        assert state.decision is not None
        acting = state.hero(state.acting)
        if state.phase == "hero" and acting is not None:
            left = sum(hero.normal + hero.empowered for hero in state.heroes if hero.space)
            if left <= (1 if state.decision.kind == "turn" else 0):
                acting.normal += 1

    def _weigh_set_up(self, state: DaggerState, decision: Decision, rng: Rng) -> list[float]:
        """Anybody will do; the Iliad and the heroes start where there is something to do."""
        values = [rng.unit() for _ in decision.options]
        if decision.kind in ("iliad", "start"):
            for number, option in enumerate(decision.options):
                space = state.place_of(option.targets[0])
                values[number] -= 0.4 * state.distance(space, state.nemesis.space)
        return values

    # --- rules of thumb -----------------------------------------------------------------------------------------

    def _thumb(self, state: DaggerState, decision: Decision) -> Option:
        """What one would usually choose, without trying anything."""
        options = decision.options
        kind = decision.kind
        if kind == "move":
            return self._best_step(state, decision)
        if kind in ("attack", "divide"):
            return max(options, key=lambda option: self._prey(state, option.id.partition(":")[2]))
        if kind == "defy":
            return max(options, key=lambda option: self._mission_worth(state, option.id.split(":")[1]))
        if kind == "spend":
            return self._spending(state, options)
        if kind == "roll":
            return self._rolling(state, decision)
        if kind == "turn-end":
            return options[-1]
        if kind == "wild":
            return options[0]
        if kind == "may":
            return options[0]
        if kind == "mission":
            return options[0]
        if kind == "pick":
            return max(options, key=lambda option: self._pull(state, option.id.removeprefix("pick:")))
        if kind == "turn":
            for option in options:
                if option.id.startswith(("combat", "defy")):
                    return option
        return options[-1] if kind in ("reroll", "window", "pay") else options[0]

    def _best_step(self, state: DaggerState, decision: Decision) -> Option:
        """Nearer to the job that falls to the hero, if the way is worth its dangers."""
        hero = state.hero(decision.origin)
        job = None
        for plan in self.plans(state):
            if plan.hero is hero:
                job = plan.job
        best = decision.options[-1]
        if hero is None or job is None:
            return best
        least = self._way(state, hero, hero.space, job)
        for option in decision.options:
            if option.id.startswith("move:"):
                cost = self._way(state, hero, option.targets[0], job)
                if cost < least:
                    best, least = option, cost
        return best

    def _way(self, state: DaggerState, hero: Hero, space: str, job: Job) -> float:
        """What is between a hero on a space and their job."""
        return STEP * state.distance(space, job.space) + self._peril(state, hero, space)

    def _prey(self, state: DaggerState, id: str) -> float:
        """How much one would like to hit an enemy: those who fall soon and do harm first."""
        enemy = state.enemy(id)
        if enemy is None:
            return 0.0
        left = max(1, life_of(state, enemy) - enemy.damage)
        if enemy is state.nemesis:
            return 8.0 if state.showdown else 0.5 + (1.0 if left <= 2 and not state.stunned else 0.0)
        return (1.0 + POWER * power_of(state, enemy)) * (1.0 + 2.0 / left)

    def _pull(self, state: DaggerState, thing: str) -> float:
        """Which of several things one would rather choose, friend or foe."""
        hero = state.hero(thing)
        if hero is not None:
            return hero.damage + (0.0 if hero.strengthened else 0.5)
        if thing in state.cards.missions:
            return self._mission_worth(state, thing)
        enemy = state.enemy(thing)
        return self._prey(state, thing) - (0.5 if enemy is not None and enemy.vulnerable else 0.0)

    def _mission_worth(self, state: DaggerState, id: str) -> float:
        mission = state.mission(id)
        return 0.0 if mission is None else self.worth_of_progress(state, mission)

    def _spending(self, state: DaggerState, options: list[Option]) -> Option:
        for option in options:
            if option.id.startswith("progress"):
                return option
        recover = options[0] if options[0].id == "recover" else None
        if recover is not None:
            hero = state.hero(recover.targets[0])
            if hero is not None and hero.damage >= 2:
                return recover
        charges = [option for option in options if option.id.startswith("charge")]
        return charges[0] if charges else options[0]

    def _rolling(self, state: DaggerState, decision: Decision) -> Option:
        """Tokens and cards are kept unless the attack could fell its enemy with them."""
        for option in decision.options:
            if option.id == "spend:vulnerable":
                return option
        return decision.options[-1]

    # --- standing -----------------------------------------------------------------------------------------------

    def standing(self, state: DaggerState) -> float:
        """How well the heroes stand, in points."""
        if state.result is not None:
            return 500.0 if state.result.winners else -500.0
        if not state.groups:
            return EVEN  # set-up is not over
        value = self._missions(state) + self._foes(state)
        value += TEAM_UP * min(10, state.team_up) + CONTAINED * state.containment
        value += INVADED * len(state.invaded) + LAST_BASES * max(0, len(state.invaded) - 2)
        for hero in state.heroes:
            value += self._hero(state, hero)
            if hero.space:
                value -= self._peril(state, hero, hero.space)
        return value + AHEAD * sum(plan.worth for plan in self.plans(state))

    def _missions(self, state: DaggerState) -> float:
        growing = threat_rise(state)
        value = -RISE * growing - THREAT * state.threat
        for back in state.tucked:
            value += PASSED if back in self.passed else FAILED
        top = state.top
        if state.showdown:
            life = life_of(state, state.nemesis)
            value += SHOWDOWN + NEMESIS_LIFE * state.nemesis.damage / life
            value -= 14.0 * ((state.threat + growing) / THREAT_LIMIT) ** 2
        elif top is not None:
            need = max(1, needed(state, top))
            done = min(1.0, top.progress / need)
            value += PASSED * done
            threshold = state.cards.missions[top.id].threshold
            if state.threat + growing >= THREAT_LIMIT:
                value += DOOM
            elif done < 1.0 and state.threat + growing >= threshold:
                value += FAILED * (1.0 - done)
        value += SIDE * len(state.sides)
        if len(state.sides) == 3:
            value += CROWDED
        for mission in state.sides:
            card = state.cards.missions[mission.id]
            left = 1.0 - min(1.0, mission.progress / max(1, needed(state, mission)))
            value -= self._side_worth(card) * left
        if state.hero_mission is not None:
            value += self.worth_of_progress(state, state.hero_mission) * state.hero_mission.progress
        for held in state.held:
            if held.hero and state.cards.events[held.id].until_hero_phase_ends:
                value += DEFEATED_SOON
        return value

    def worth_of_progress(self, state: DaggerState, mission: Mission) -> float:
        """What one more progress on a mission is worth."""
        card = state.cards.missions[mission.id]
        need = needed(state, mission)
        if need == 0:
            return 0.0
        if mission is state.top:
            return PASSED / need if mission.progress < need else 0.0
        if card.kind == "hero":
            return 3.0 / need
        return self._side_worth(card) / need

    def _side_worth(self, card: MissionCard) -> float:
        """What completing a side mission brings, apart from its place becoming free."""
        return 1.2 + TEAM_UP * card.team_up + RISE * card.threat + (1.2 if card.ongoing is not None else 0.0)

    def _foes(self, state: DaggerState) -> float:
        value = 0.0
        exposed = 0
        bases = [state.place_of(base) for base in state.operational()]
        for enemy in state.enemies:
            worth = self._burden(state, enemy, bases)
            value -= worth - HALF_DONE * (worth + RISE) * min(1.0, enemy.damage / life_of(state, enemy))
            exposed += enemy.vulnerable
        if not state.showdown:
            value += STUNNED if state.stunned else 0.6 * state.nemesis.damage / life_of(state, state.nemesis)
        exposed += state.nemesis.vulnerable
        return value + VULNERABLE * min(3, exposed)

    def _burden(self, state: DaggerState, enemy: Enemy, bases: list[str]) -> float:
        """What an enemy costs besides the threat that it adds."""
        worth = ENEMY + POWER * power_of(state, enemy)
        if enemy.space in bases:
            worth += AT_BASE
        if state.cards.enemies[enemy.card].rank == "elite":
            worth += 2.5
        return worth

    def _hero(self, state: DaggerState, hero: Hero) -> float:
        if hero.eliminated:
            return ELIMINATED + BATTERED
        value = BATTERED if hero.battered else 0.0
        left = state.cards.heroes[hero.id].life - hero.damage
        value += DAMAGE * hero.damage
        if left <= 3:
            value += IN_DANGER * (4 - left) / (2.0 if hero.battered else 3.0)
        value += STRENGTHENED if hero.strengthened else 0.0
        value += EMPOWERED * hero.empowered + SUPPORT * len(hero.ready) + CHARGE * sum(hero.charge.values())
        value += EXCLUSIVE if hero.unlocked else 0.0
        return value + (TEAMED if hero.teamed else 0.0)

    # --- where to be --------------------------------------------------------------------------------------------

    def jobs(self, state: DaggerState) -> list[Job]:
        """Everything worth doing on the board, with the space it is done on."""
        found: list[Job] = []
        bases = [state.place_of(base) for base in state.operational()]
        bounty = self._bounty(state, "enemy-defeated")
        hit = self._bounty(state, "enemy-damaged")
        for enemy in state.enemies:
            left = max(1, life_of(state, enemy) - enemy.damage)
            worth = RISE + self._burden(state, enemy, bases) + bounty
            found.append(Job(enemy.space, "attack", left, worth / left + hit))
        life = life_of(state, state.nemesis)
        if state.showdown:
            found.append(Job(state.nemesis.space, "attack", life, NEMESIS_LIFE / life))
        elif not state.stunned:
            left = max(1, life - state.nemesis.damage)
            worth = FOR_A_STUN * self._bounty(state, "stunned") / left + hit
            if worth:
                found.append(Job(state.nemesis.space, "attack", left, worth))
        for mission in state.missions():
            where = state.cards.missions[mission.id].defy_from
            worth = self.worth_of_progress(state, mission)
            if where is not None and worth:
                left = needed(state, mission) - mission.progress
                for space in where.find(state, Resolving("", 0, mission.id)):
                    found.append(Job(state.place_of(space), "defy", left, worth))
        if any(state.mission(text.card) is not None for text in state.cards.triggers.get("dagger-action", ())):
            found.extend(Job(state.place_of(base), "tactics", 2, 0.5) for base in state.bases())
        return found

    def _bounty(self, state: DaggerState, occurrence: str) -> float:
        """What missions give whenever something happens to enemies."""
        value = 0.0
        for text in state.cards.triggers.get(occurrence, ()):
            mission = state.mission(text.card)
            if mission is not None:
                value += self.worth_of_progress(state, mission)
        return value

    def plans(self, state: DaggerState) -> list[Plan]:
        """The work shared out among the heroes: whoever gets most done chooses first and leaves less for the rest."""
        jobs = self.jobs(state)
        waiting = [self._plan(state, hero, jobs) for hero in state.heroes if hero.space]
        settled: list[Plan] = []
        while waiting:
            best = max(waiting, key=lambda plan: plan.worth)
            waiting.remove(best)
            settled.append(best)
            taken = best.job
            if taken is not None:
                taken.left -= best.done
                waiting = [self._plan(state, plan.hero, jobs) if plan.job is taken else plan for plan in waiting]
        return settled

    def _plan(self, state: DaggerState, hero: Hero, jobs: list[Job]) -> Plan:
        """What the hero had best do next."""
        values = state.cards.heroes[hero.id].values
        distance = state.board.distance
        best = Plan(hero)
        for job in jobs:
            away = distance(hero.space, job.space, state.bifrost)
            if away < TOO_FAR:
                done = min(job.left, ACTIONS * (0.5 * values[job.attribute] + 0.3))
                worth = job.worth * done * (1.0 - away / TOO_FAR)
                if worth > best.worth:
                    best = Plan(hero, job, done, worth)
        return best

    def _peril(self, state: DaggerState, hero: Hero, space: str) -> float:
        """What the enemies on a space may do to a hero there: the worse the less Life is left."""
        power = 0
        for enemy in state.enemies:
            if enemy.space == space:
                power += power_of(state, enemy)
        if state.nemesis.space == space and not state.stunned:
            power += power_of(state, state.nemesis)
        if not power:
            return 0.0
        left = state.cards.heroes[hero.id].life - hero.damage
        return BESET * power * (2.0 if left <= power else 1.0)
