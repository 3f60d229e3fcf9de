"""Tokens on Locations, and those that go about with the Heroes."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united.frames.tokens import ChoosingThug
from tableverse.games.united.rules import tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import HEROIC
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.games.united.vocabulary.phrases import FLAG, NUMBER, SELECTOR, Phrase, one_of
from tableverse.games.united.vocabulary.selectors.bound import Chosen
from tableverse.games.united.vocabulary.selectors.heroes import Burdened
from tableverse.games.united.vocabulary.selectors.locations import Next, has
from tableverse.kernel.effects import Bound, Checker, Resolving, Voice
from tableverse.kernel.timing import occurring

#: More tokens than any Location has slots.
EVERY: Final = 99


class Add(Phrase):
    key = "united-add"
    takes: ClassVar[dict[str, str]] = {
        "kind": one_of("thug", "civilian", "doombot"),
        "to": SELECTOR,
        "amount": f"{NUMBER}?",
    }
    forms: ClassVar[dict[str, str]] = {"to": "each"}
    says_any = True

    def differs_in_a_word(self, other: Phrase) -> bool:
        return isinstance(other, Add) and self.said_place == other.said_place

    @property
    def said_place(self) -> tuple[str, str]:
        """What ``to`` is, for comparing it with that of another."""
        to = self.arguments.selectors["to"]
        return type(to).__name__, to.name if isinstance(to, Bound) else ""

    def say_any(self, voice: Voice, parts: list[Phrase], who: Selector | None) -> str:
        kinds = voice.either([voice.word(f"web-united-some-{part.word('kind')}", count=1) for part in parts])
        said = self.arguments.said(voice, self.forms)
        return voice.sentence("united-add-any", kinds=kinds, to=said["to"])

    def do(self, state: UnitedState, run: Resolving) -> None:
        kind = self.word("kind")
        places = self.places("to", state, run)
        for at in places:
            if state.result is None:
                tokens.add(state, at, kind, self.number("amount", state, run))
        if not places and kind == "doombot" and isinstance(self.arguments.selectors["to"], Next):
            tokens.no_room_for_doombot(state)  # it must be added, and no Location can take it


class Discard(Phrase):
    """Tokens back to the pool, counted for what follows. ``all``: whatever there is."""

    key = "united-discard"
    takes: ClassVar[dict[str, str]] = {"kind": one_of("thug", "civilian"), "of": SELECTOR, "all": f"{FLAG}?"}
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        kind = self.word("kind")
        every = self.word("all") == "yes"
        gone = 0
        asked: list[str] = []
        for at in self.places("of", state, run):
            if kind == "thug" and not every and len(tokens.enemy_kinds(state.places[at])) > 1:
                asked.append(state.places[at].id)
                gone += 1
            else:
                gone += tokens.discard_tokens(state, at, kind, EVERY if every else 1)
        run.bound[f"discarded-{kind}"] = str(gone)
        if asked:
            state.frames.append(ChoosingThug(run.seat, asked))

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.bind(f"discarded-{self.word('kind')}")


class MoveCivilian(Phrase):
    key = "united-move-civilian"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for come_from, to in zip(self.places("of", state, run), self.places("to", state, run), strict=False):
            state.places[come_from].civilians -= 1
            state.places[to].civilians += 1
            state.emit("civilian-moved", {"from-place": state.places[come_from].id, "place": state.places[to].id})


class AddExcess(Phrase):
    """The tokens that found no room go to another Location each: the first that the selector finds then."""

    key = "united-add-excess"
    asks: ClassVar[tuple[str, ...]] = ("excess",)
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for kind in str(run.bound.get("excess", "")).split():
            for at in self.places("to", state, run)[:1]:
                tokens.add(state, at, kind, 1)


class TakeToken(Phrase):
    """A Heroic token that lies in a Location, for yourself."""

    key = "united-take-token"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.places[at].tokens for at in self.places("of", state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("of", state, run):
            state.places[at].tokens -= 1
            tokens.gain(state, run.seat, HEROIC, 1)


class LeaveToken(Phrase):
    """A Heroic token from the pool to a Location."""

    key = "united-leave-token"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("of", state, run):
            state.places[at].tokens += 1
            state.emit("token-left", {"place": state.places[at].id})


class AddBot(Phrase):
    """A Spider-Bot, where there is none yet."""

    key = "united-add-bot"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(not state.places[at].bots for at in self.places("to", state, run))

    def say(self, voice: Voice) -> str:
        looks_for_room = isinstance(self.arguments.selectors["to"], Next)
        return voice.sentence(self.key if looks_for_room else f"{self.key}-once", **self.arguments.said(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("to", state, run):
            tokens.add_bot(state, at)


class RemoveBot(Phrase):
    key = "united-remove-bot"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.places[at].bots for at in self.places("of", state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("of", state, run):
            tokens.remove_bot(state, at)


class CarryCivilian(Phrase):
    """A Civilian from the Location a Hero left to the one entered."""

    key = "united-carry-civilian"
    asks: ClassVar[tuple[str, ...]] = ("from:place", "to:place")

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        facts = occurring(state).facts
        return has(state, state.place_of(facts["from"]), "civilian") and has(
            state, state.place_of(facts["to"]), "free-slot"
        )

    def do(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        come_from, to = state.places[state.place_of(facts["from"])], state.places[state.place_of(facts["to"])]
        come_from.civilians -= 1
        to.civilians += 1
        state.emit("civilian-moved", {"from-place": come_from.id, "place": to.id})


class Reinforce(Phrase):
    """A Crisis token on each Doombot without one."""

    key = "united-reinforce"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("of", state, run):
            place = state.places[at]
            if place.doombots:
                state.emit("reinforced", {"place": place.id, "amount": place.doombots})
                place.armoured += place.doombots
                place.doombots = 0


class AddCrisis(Phrase):
    """A Crisis token to a Location or a Hero."""

    key = "united-add-crisis"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("to", state, run)[:1]:
            if thing.startswith("hero:"):
                state.heroes[state.hero_of(thing)].crisis += 1
            else:
                state.places[state.place_of(thing)].crisis += 1
            state.emit("crisis", {"thing": thing})


class MoveCompanion(Phrase):
    """To where the Hero has just moved."""

    key = "united-move-companion"
    asks: ClassVar[tuple[str, ...]] = ("to:place",)

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.companion_at = state.place_of(occurring(state).facts["to"])
        state.emit("companion-moved", {"place": state.places[state.companion_at].id})


class DiscardCrisis(Phrase):
    """All Crisis tokens of a Hero."""

    key = "united-discard-crisis"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def say(self, voice: Voice) -> str:
        of = self.arguments.selectors["of"]
        among = of.introduces if isinstance(of, Chosen) else of
        if isinstance(among, Burdened):  # that they have some need not be said
            return voice.sentence(f"{self.key}-in", of=among.arguments.said(voice)["of"])
        return voice.sentence(self.key, **self.arguments.said(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("of", state, run):
            state.heroes[hero].crisis = 0
            state.emit("crisis-gone", {"hero": state.heroes[hero].id})


class Rescue(Phrase):
    """Civilians, as many as there are up to a number, without an action."""

    key = "united-rescue"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "amount": f"{NUMBER}?"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.places[at].civilians for at in self.places("of", state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("of", state, run):
            for _ in range(min(self.number("amount", state, run), state.places[at].civilians)):
                tokens.rescue(state, at)


class MoveThug(Phrase):
    """A Thug of the kind and Location named goes to another Location."""

    key = "united-move-thug"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing, to in zip(self.things("of", state, run), self.places("to", state, run), strict=False):
            kind, _, where = thing.partition("@")
            tokens.take_enemy(state.places[state.place_of(where)], kind)
            place = state.places[to]
            if kind == "thug":
                place.thugs += 1
            elif kind == "doombot":
                place.doombots += 1
            else:
                place.armoured += 1
            state.emit("thug-moved", {"from-place": where, "place": place.id})
