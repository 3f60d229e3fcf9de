"""Verbs about what heroes and enemies have: combo tokens, supports and their charge, team-up cards."""

from __future__ import annotations

from tableverse.games.dagger.frames.resting import Spend
from tableverse.games.dagger.rules.damage import recover, suffer
from tableverse.games.dagger.rules.enemies import expose, spend_vulnerable
from tableverse.games.dagger.rules.heroes import charge, chargeable, exhaust, strengthen, use_text, weaken
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.rules.tracks import gain_team_up
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.selectors import me
from tableverse.games.dagger.vocabulary.verbs.act import Act
from tableverse.kernel.effects import Resolving, Verb, Voice


class Use(Verb):
    """What using a text costs: its card exhausted, its combo token, its one use a round."""

    def __init__(self, label: str, once: bool, exhausts: bool, combo: str) -> None:
        self.label = label
        self.once = once
        self.exhausts = exhausts
        self.combo = combo

    def do(self, state: DaggerState, run: Resolving) -> None:
        text = state.cards.texts[self.label]
        hero = me(state, run)
        if hero is not None:
            use_text(state, text, hero)

    def say(self, voice: Voice) -> str:
        once = "yes" if self.once else "no"
        exhausts = "yes" if self.exhausts else "no"
        return voice.sentence("dagger-do-use", once=once, exhausts=exhausts, combo=self.combo or "none")


class ComboDone(Verb):
    """Every combo raises team-up by 1."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        state.emit("combo", {"hero": run.origin})
        gain_team_up(state, 1)
        occur(state, "combo", {"hero": "" if hero is None else hero.id})

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-combo-done")


class Recover(Act):
    key = "recover"

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(hero.damage for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(self.heroes("who", state, run)):
            recover(state, hero, self.number("amount", state, run))


class Charge(Act):
    key = "charge"

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(chargeable(state, hero) for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(self.heroes("who", state, run)):
            state.frames.append(Spend(hero.id, self.number("amount", state, run), False, False))


class Strengthen(Act):
    key = "strengthen"
    commutes = True

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(not hero.strengthened for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            strengthen(state, hero)


class Weaken(Act):
    """Lose strengthened; whoever cannot suffers so much damage."""

    key = "weaken"

    def act(self, state: DaggerState, run: Resolving) -> None:
        enemy = state.nemesis.id if self.text("by") == "nemesis" else ""
        for hero in reversed(self.heroes("who", state, run)):
            if not weaken(state, hero):
                suffer(state, hero, self.number("or-damage", state, run), enemy)


class SpendStrengthened(Act):
    """A cost: possible only for a strengthened hero."""

    key = "spend-strengthened"

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(hero.strengthened for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            weaken(state, hero)


class Expose(Act):
    key = "expose"
    commutes = True

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            expose(state, enemy)


class Cover(Act):
    """Discard vulnerable without a use of it."""

    key = "cover"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            if enemy.vulnerable:
                enemy.vulnerable = False
                state.emit("covered", {"enemy": enemy.id})


class SpendVulnerable(Act):
    key = "spend-vulnerable"

    def act(self, state: DaggerState, run: Resolving) -> None:
        spend_vulnerable(state, self.all("what", state, run))


class ExhaustSupports(Act):
    """``most`` 0: all of them. Whoever has none to exhaust suffers so much damage."""

    key = "exhaust"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is None:
            return
        if "card" in self.words:
            for id in self.all("card", state, run):
                exhaust(state, hero, id)
                run.bound["did"] = True
            return
        for id in hero.ready:
            exhaust(state, hero, id)


class DropCharge(Act):
    key = "drop-charge"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            if hero.charge:
                hero.charge = {}
                state.emit("charge-lost", {"hero": hero.id})


class ChargeCard(Act):
    key = "charge-card"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for id in self.all("card", state, run):
            if hero is not None:
                charge(state, hero, id)


class ReadyTeamUp(Act):
    key = "ready-team-up"

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(not hero.teamed for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            hero.teamed = True
            sheet = state.cards.heroes[hero.id].sheet
            state.emit("team-up-ready", {"hero": hero.id, "card": state.cards.team_up_of[sheet]})
            run.bound["did"] = True


class AllEmpowered(Act):
    key = "all-empowered"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.all_empowered = True
        state.emit("all-empowered", {})
