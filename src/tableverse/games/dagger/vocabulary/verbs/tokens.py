"""Verbs for combo tokens, supports and their charge, and team-up cards."""

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
from tableverse.games.dagger.vocabulary.selectors.base import acting_hero, enemies_found, heroes_found
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.kernel.effects import Resolving, Voice, argument, word


class Use(Verb):
    """Pay the cost of a text: exhaust its card, spend its combo token, mark it as used if it works once per round."""

    def __init__(self, label: str, once: bool, exhausts: bool, combo: str) -> None:
        self.label = label
        self.once = once
        self.exhausts = exhausts
        self.combo = combo

    def do(self, state: DaggerState, run: Resolving) -> None:
        text = state.cards.texts[self.label]
        hero = acting_hero(state, run)
        if hero is not None:
            use_text(state, text, hero)

    def say(self, voice: Voice) -> str:
        once = "yes" if self.once else "no"
        exhausts = "yes" if self.exhausts else "no"
        return voice.sentence("dagger-do-use", once=once, exhausts=exhausts, combo=self.combo or "none")


class ComboDone(Verb):
    """Raise team-up by 1 after a combo."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        state.emit("combo", {"hero": run.origin})
        gain_team_up(state, 1)
        occur(state, "combo", {"hero": "" if hero is None else hero.id})

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-combo-done")


@word("recover")
class Recover(DaggerVerb):
    """Remove damage from heroes."""

    who: Selector
    amount: Number

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(hero.damage for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(heroes_found(self.who, state, run)):
            recover(state, hero, self.amount.value(state, run))


@word("charge")
class Charge(DaggerVerb):
    """Let heroes put progress on exhausted supports, point by point."""

    who: Selector
    amount: Number

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(chargeable(state, hero) for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(heroes_found(self.who, state, run)):
            state.frames.append(Spend(hero.id, self.amount.value(state, run), False, False))


@word("strengthen")
class Strengthen(DaggerVerb):
    """Give heroes a strengthened token."""

    commutes = True
    who: Selector

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(not hero.strengthened for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            strengthen(state, hero)


@word("weaken")
class Weaken(DaggerVerb):
    """Take the strengthened token from heroes; those without one suffer damage."""

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
    """Spend a hero's strengthened token as a cost."""

    who: Selector

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(hero.strengthened for hero in heroes_found(self.who, state, run))

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            weaken(state, hero)


@word("expose")
class Expose(DaggerVerb):
    """Make enemies vulnerable."""

    commutes = True
    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for enemy in enemies_found(self.what, state, run):
            expose(state, enemy)


@word("cover")
class Cover(DaggerVerb):
    """Discard vulnerable tokens without using them."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for enemy in enemies_found(self.what, state, run):
            if enemy.vulnerable:
                enemy.vulnerable = False
                state.emit("covered", {"enemy": enemy.id})


@word("spend-vulnerable")
class SpendVulnerable(DaggerVerb):
    """Spend the vulnerable tokens of these enemies as a cost, in one use."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        spend_vulnerable(state, enemies_found(self.what, state, run))


@word("exhaust")
class ExhaustSupports(DaggerVerb):
    """Exhaust your supports: the selected ones, or all of them."""

    card: Selector | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
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
    """Remove all progress from heroes' supports."""

    who: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            if hero.charge:
                hero.charge = {}
                state.emit("charge-lost", {"hero": hero.id})


@word("charge-card")
class ChargeCard(DaggerVerb):
    """Put 1 progress on a support."""

    card: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        for id in self.card.find(state, run):
            if hero is not None:
                charge(state, hero, id)


@word("ready-team-up")
class ReadyTeamUp(DaggerVerb):
    """Ready heroes' team-up cards."""

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
    """Treat every action of this hero phase as empowered."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        state.all_empowered = True
        state.emit("all-empowered", {})
