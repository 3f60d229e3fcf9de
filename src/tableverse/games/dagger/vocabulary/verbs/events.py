"""Verbs about events, D.A.G.G.E.R. effects, and activations."""

from __future__ import annotations

from tableverse.games.dagger.cards import RANKS
from tableverse.games.dagger.frames.activation import Activations
from tableverse.games.dagger.frames.base_effects import offer_effects
from tableverse.games.dagger.ids import ability_icon, spawn_icon
from tableverse.games.dagger.rules.actions import effects_for, resolve_base
from tableverse.games.dagger.rules.events import (
    active_spawns,
    draw_event,
    hold,
    look_at_event,
    resolve_nemesis_ability,
    top_event,
)
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Effect, Number, Selector
from tableverse.games.dagger.vocabulary.numbers import value_of
from tableverse.games.dagger.vocabulary.selectors.base import acting_hero
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word


@word("base-effect")
class BaseEffect(DaggerVerb):
    """Resolve the D.A.G.G.E.R. effect of the base on your space."""

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        hero = acting_hero(state, run)
        return hero is not None and state.base_at(hero.space) in effects_for(state, hero)

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is not None and state.base_at(hero.space) in effects_for(state, hero):
            resolve_base(state, state.base_at(hero.space), hero)


@word("region-effect")
class RegionEffect(DaggerVerb):
    """Resolve one D.A.G.G.E.R. effect of your region."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is not None:
            offer_effects(state, hero, 1)


@word("ongoing")
class Ongoing(DaggerVerb):
    """Resolve the ongoing effect of a mission."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for id in self.what.find(state, run)[:1]:
            ongoing = state.cards.missions[id].ongoing
            if ongoing is not None:
                resolve(state, ongoing.label, id)


@word("nemesis-ability")
class NemesisAbility(DaggerVerb):
    """Resolve an ability of the nemesis sheet."""

    icon: str = argument(one_of=("1", "2", "3"))

    def sentence_arguments(self, voice: Voice) -> dict[str, str]:
        return {"ability": voice.word(f"dagger-word-ability-{self.icon}")}

    def do(self, state: DaggerState, run: Resolving) -> None:
        resolve_nemesis_ability(state, self.icon)


@word("activate")
class Activate(DaggerVerb):
    """Activate all enemies of a rank."""

    rank: str = argument(one_of=RANKS)

    def do(self, state: DaggerState, run: Resolving) -> None:
        state.frames.append(Activations(self.rank))


@word("cancel-icons")
class CancelIcons(DaggerVerb):
    """Cancel the ability icons of the present event."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        for number, icon in enumerate(state.cards.events[state.event].icons):
            if icon.startswith("ability"):
                state.cancelled.append(ability_icon(number))
                state.emit("icon-cancelled", {"icon": icon})


@word("cancel-spawn")
class CancelSpawn(Effect):
    """Cancel one spawn icon of the present event, chosen by the player."""

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return state.event != "" and bool(active_spawns(state))

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        if not self.possible(state, run):
            run.leave()
            return None
        spawns = state.cards.events[state.event].spawns
        options = [
            Option(
                spawn_icon(number),
                Message("dagger-option-spawn", {"rank": spawns[number].rank, "space": spawns[number].space}),
                [spawns[number].space],
                [f"{number}"],
            )
            for number in active_spawns(state)
        ]
        return Decision(run.seat, "cancel-spawn", Message("dagger-ask-cancel-spawn"), options, run.origin)

    def answer(self, state: DaggerState, run: Resolving, at: Step, option: Option) -> None:
        run.leave()
        number = int(option.thing)
        state.cancelled.append(spawn_icon(number))
        part = state.cards.events[state.event].spawns[number]
        state.emit("spawn-cancelled", {"rank": part.rank, "space": part.space})

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-cancel-spawn")


@word("look")
class Look(DaggerVerb):
    """Reveal the next event to everybody."""

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return top_event(state) != ""

    def do(self, state: DaggerState, run: Resolving) -> None:
        look_at_event(state)


@word("drop-top-event")
class DropTopEvent(DaggerVerb):
    """Put the top event on the discard pile or on the bottom of the deck."""

    to: str = argument(one_of=("bottom", "discard"))

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return top_event(state) != ""

    def do(self, state: DaggerState, run: Resolving) -> None:
        event = draw_event(state)
        if not event:
            return
        if self.to == "bottom":
            state.piles[0].insert(0, event)
            state.emit("put-at-bottom", {"event": event})
        else:
            state.emit("discarded", {"event": event})


@word("hold")
class Hold(DaggerVerb):
    """Keep the event by the board, with ``tokens`` of the selected hero on it."""

    of: Selector | None = None
    tokens: Number | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        whose = self.of.find(state, run)[:1] if self.of is not None else []
        hold(state, run.origin, whose[0] if whose else "", value_of(self.tokens, state, run))


@word("calm")
class Calm(DaggerVerb):
    """Prevent enemies of a region from activating in this nemesis phase."""

    region: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for region in self.region.find(state, run)[:1]:
            state.calm.append(region)
            state.emit("calmed", {"region": region})
