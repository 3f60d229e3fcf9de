"""Using Equipment and Super cards, once-per-turn abilities, and lasting powers."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.ids import name_of
from tableverse.games.united.rules import occurrences, powers
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedVerb, your_hero
from tableverse.games.united.vocabulary.nodes import Selector, Verb
from tableverse.games.united.vocabulary.selectors.heroes import You
from tableverse.kernel import i18n
from tableverse.kernel.effects import Resolving, Voice, argument, word

#: Powers that may last for a limited time.
POWERS: Final = (
    "sends-villain",
    "shifts-damage",
    "invulnerable",
    "remote-location",
    "blank",
    "untouchable",
    "flees",
    "covered",
    "splits-tokens",
    "no-tokens",
    "as-if-beside",
    "free-movement",
    "hunt",
    "wild-tokens",
)


@word("recharge")
class Recharge(UnitedVerb):
    """Recharge the Equipment card that has this effect on its back."""

    def do(self, state: UnitedState, run: Resolving) -> None:
        for gear in your_hero(state, run).gear:
            if f"gear:{gear.id}" == run.origin:
                gear.ready = True
                state.emit("recharged", {"gear": gear.id})


@word("recharge-later")
class RechargeLater(UnitedVerb):
    """Recharge one of your Equipment cards at the end of your turn."""

    gear: str = argument(names="gear")

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(gear.id == self.gear and not gear.ready for gear in your_hero(state, run).gear)

    def do(self, state: UnitedState, run: Resolving) -> None:
        if self.possible(state, run):
            powers.last(state, "recharges", f"gear:{self.gear}", "turn")


@word("use-up")
class UseUp(UnitedVerb):
    """Use up one of your Equipment cards that ``serves`` as this, as a cost."""

    what: str = argument(names="service")

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.cards.gear[gear.id].serves == self.what for gear in your_hero(state, run).gear)

    def do(self, state: UnitedState, run: Resolving) -> None:
        hero = your_hero(state, run)
        for gear in hero.gear:
            if state.cards.gear[gear.id].serves == self.what:
                hero.gear.remove(gear)
                state.emit("gear-used", {"gear": gear.id})
                return


@word("turn-gear")
class TurnGear(UnitedVerb):
    """Turn Equipment facedown without using it. A card with "exhausted" on its back leaves the game."""

    of: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.of.find(state, run):
            id = name_of(thing)
            for hero in state.heroes:
                for gear in hero.gear:
                    if gear.id == id:
                        gear.ready = False
                        state.emit("gear-turned", {"gear": id})
                if state.cards.gear[id].exhausts:
                    hero.gear = [gear for gear in hero.gear if gear.id != id]


@word("recharge-gear")
class RechargeGear(UnitedVerb):
    """Recharge Equipment of any Hero."""

    of: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.of.find(state, run):
            for hero in state.heroes:
                for gear in hero.gear:
                    if f"gear:{gear.id}" == thing:
                        gear.ready = True
                        state.emit("recharged", {"gear": gear.id})


class Spend(Verb):
    """Turn the Equipment card just used facedown, or remove the card from the game if its back says so."""

    def __init__(self, removed: bool) -> None:
        self.removed = removed

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return False  # using up the card is not a reason to use it

    def do(self, state: UnitedState, run: Resolving) -> None:
        hero = your_hero(state, run)
        for gear in hero.gear:
            if f"gear:{gear.id}" == run.origin:
                gear.ready = False
                state.emit("gear-used", {"gear": gear.id})
        if self.removed:
            hero.gear = [gear for gear in hero.gear if f"gear:{gear.id}" != run.origin]

    def say(self, voice: Voice) -> str:
        return voice.sentence("united-removed" if self.removed else "united-turned")


class Once(Verb):
    """Record that an ability was used this turn."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return False

    def do(self, state: UnitedState, run: Resolving) -> None:
        occurrences.mark_used(state, run.ability, run.origin)

    def say(self, voice: Voice) -> str:
        return voice.sentence("united-once")


class PlaySuper(Verb):
    """Play a Super Hero or Super Villain card, which leaves the game."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return False

    def do(self, state: UnitedState, run: Resolving) -> None:
        card = name_of(run.origin)
        if run.seat == state.villain_seat:
            state.villain_supers.remove(card)
            state.used.append("super-villain")
        else:
            state.heroes[run.seat].supers.remove(card)
            state.used.append("super-hero")
        state.emit("super", {"super": card, "seat": run.seat}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("united-removed")


@word("last")
class Last(UnitedVerb):
    """Put a power in force until a moment, on the selected things, or without a target."""

    power: str = argument(one_of=POWERS)
    until: str = argument(one_of=("turn", "your-next-turn", "villain-turn", "villain-turn-end"))
    whom: Selector | None = None

    def do(self, state: UnitedState, run: Resolving) -> None:
        until = self.until
        if until == "your-next-turn":
            hero = your_hero(state, run).id
            until = powers.start_of(f"hero:{hero}") if hero else "villain-turn"
        for thing in [""] if self.whom is None else self.whom.find(state, run):
            powers.last(state, self.power, thing, until)

    def say(self, voice: Voice) -> str:
        key = f"united-power-{self.power}"
        if isinstance(self.whom, You) and i18n.has(voice.language, f"{key}-you"):
            key += "-you"
        until = voice.word(f"united-until-{self.until}")
        whom = "" if self.whom is None else self.whom.say_as("each", voice)
        return voice.sentence(key, whom=whom, until=until)
