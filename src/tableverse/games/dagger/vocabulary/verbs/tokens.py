"""Verbs about what heroes and enemies have: combo tokens, supports and their charge, team-up cards."""

from __future__ import annotations

from tableverse.games.dagger.frames.resting import Spend
from tableverse.games.dagger.rules.damage import recover, suffer
from tableverse.games.dagger.rules.enemies import expose, spend_vulnerable
from tableverse.games.dagger.rules.heroes import charge, chargeable, exhaust, strengthen, use_text, weaken
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.rules.tracks import gain_team_up
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Number, Selector, Verb
from tableverse.games.dagger.vocabulary.numbers import value_of
from tableverse.games.dagger.vocabulary.selectors.base import enemies_found, heroes_found, me
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.kernel.effects import Resolving, Voice, argument, word


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


@word("recover")
class Recover(DaggerVerb):
    """Heroes lose so much damage."""

    who: Selector
    amount: Number

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(hero.damage for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(heroes_found(self.who, state, run)):
            recover(state, hero, self.amount.value(state, run))


@word("charge")
class Charge(DaggerVerb):
    """Progress on exhausted supports, point by point."""

    who: Selector
    amount: Number

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(chargeable(state, hero) for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(heroes_found(self.who, state, run)):
            state.frames.append(Spend(hero.id, self.amount.value(state, run), False, False))


@word("strengthen")
class Strengthen(DaggerVerb):
    """Heroes get a strengthened token."""

    commutes = True
    who: Selector

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(not hero.strengthened for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            strengthen(state, hero)


@word("weaken")
class Weaken(DaggerVerb):
    """Lose strengthened; whoever cannot suffers so much damage."""

    who: Selector
    or_damage: Number | None = None
    by: str = argument(one_of=("nemesis",), default="")

    def do(self, state: DaggerState, run: Resolving) -> None:
        enemy = state.nemesis.id if self.by == "nemesis" else ""
        for hero in reversed(heroes_found(self.who, state, run)):
            if not weaken(state, hero):
                suffer(state, hero, value_of(self.or_damage, state, run), enemy)


@word("spend-strengthened")
class SpendStrengthened(DaggerVerb):
    """A cost: possible only for a strengthened hero."""

    who: Selector

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(hero.strengthened for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            weaken(state, hero)


@word("expose")
class Expose(DaggerVerb):
    """Enemies become vulnerable."""

    commutes = True
    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for enemy in enemies_found(self.what, state, run):
            expose(state, enemy)


@word("cover")
class Cover(DaggerVerb):
    """Discard vulnerable without a use of it."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for enemy in enemies_found(self.what, state, run):
            if enemy.vulnerable:
                enemy.vulnerable = False
                state.emit("covered", {"enemy": enemy.id})


@word("spend-vulnerable")
class SpendVulnerable(DaggerVerb):
    """A cost: the vulnerable tokens of these enemies, as one use."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        spend_vulnerable(state, enemies_found(self.what, state, run))


@word("exhaust")
class ExhaustSupports(DaggerVerb):
    """Supports of yours: the one named, or all of them."""

    card: Selector | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is None:
            return
        if self.card is not None:
            for id in self.card.find(state, run):
                exhaust(state, hero, id)
            return
        for id in hero.ready:
            exhaust(state, hero, id)


@word("drop-charge")
class DropCharge(DaggerVerb):
    """All progress on the supports of heroes is lost."""

    who: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            if hero.charge:
                hero.charge = {}
                state.emit("charge-lost", {"hero": hero.id})


@word("charge-card")
class ChargeCard(DaggerVerb):
    """1 progress on a support."""

    card: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for id in self.card.find(state, run):
            if hero is not None:
                charge(state, hero, id)


@word("ready-team-up")
class ReadyTeamUp(DaggerVerb):
    """The team-up cards of heroes become ready."""

    who: Selector

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(not hero.teamed for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            hero.teamed = True
            sheet = state.cards.heroes[hero.id].sheet
            state.emit("team-up-ready", {"hero": hero.id, "card": state.cards.team_up_of[sheet]})


@word("all-empowered")
class AllEmpowered(DaggerVerb):
    """Every action counts as empowered for this hero phase."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        state.all_empowered = True
        state.emit("all-empowered", {})
