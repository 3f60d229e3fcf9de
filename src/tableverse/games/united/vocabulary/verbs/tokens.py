"""Tokens on Locations, and the Heroes' companion."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united.frames.tokens import ChoosingThug
from tableverse.games.united.ids import kind_of, name_of
from tableverse.games.united.rules import tokens
from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import HEROIC
from tableverse.games.united.vocabulary.bases import UnitedVerb, heroes_of, key_of, places_of
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.games.united.vocabulary.selectors.bound import Chosen
from tableverse.games.united.vocabulary.selectors.heroes import Burdened
from tableverse.games.united.vocabulary.selectors.locations import Next, has
from tableverse.kernel.effects import ONE, Bound, Checker, Resolving, Voice, argument, word
from tableverse.kernel.timing import occurring

#: Larger than the number of slots of any Location.
EVERY: Final = 99


@word("add")
class Add(UnitedVerb):
    """Add tokens to Locations. Tokens that do not fit trigger an Overflow."""

    kind: str = argument(one_of=("thug", "civilian", "doombot"))
    to: Selector
    amount: Number = argument(default=ONE)
    forms: ClassVar[dict[str, str]] = {"to": "each"}
    mergeable = True

    def is_mergeable_with(self, other: UnitedVerb) -> bool:
        return isinstance(other, Add) and self.place_key == other.place_key

    @property
    def place_key(self) -> tuple[str, str]:
        """The identity of the argument ``to``, for comparing two verbs."""
        return self.to.WORD, self.to.name if isinstance(self.to, Bound) else ""

    def render_merged(self, voice: Voice, parts: list[UnitedVerb], who: Selector | None) -> str:
        named = [part.message_arguments(voice)["kind"] for part in parts]
        kinds = voice.either([voice.word(f"web-united-some-{kind}", count=1) for kind in named])
        arguments = self.message_arguments(voice, self.forms)
        return voice.sentence("united-add-any", kinds=kinds, to=arguments["to"])

    def do(self, state: UnitedState, run: Resolving) -> None:
        places = places_of(self.to, state, run)
        for at in places:
            if state.result is None:
                tokens.add(state, at, self.kind, self.amount.value(state, run))
        if not places and self.kind == "doombot" and isinstance(self.to, Next):
            tokens.no_room_for_doombot(state)  # the Doombot must be added, but no Location has room


@word("discard")
class Discard(UnitedVerb):
    """Discard a token, or with ``all`` every token of a kind, in these Locations, and count them for later parts."""

    kind: str = argument(one_of=("thug", "civilian"))
    of: Selector
    all_: bool = False
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        gone = 0
        asked: list[str] = []
        for at in places_of(self.of, state, run):
            if self.kind == "thug" and not self.all_ and len(tokens.enemy_kinds(state.places[at])) > 1:
                asked.append(state.places[at].id)
                gone += 1
            else:
                gone += tokens.discard_tokens(state, at, self.kind, EVERY if self.all_ else 1)
        run.bound[f"discarded-{self.kind}"] = str(gone)
        if asked:
            state.frames.append(ChoosingThug(run.seat, asked))

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.bind(f"discarded-{self.kind}")


@word("move-civilian")
class MoveCivilian(UnitedVerb):
    """Move a Civilian to another Location."""

    of: Selector
    to: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for come_from, to in zip(places_of(self.of, state, run), places_of(self.to, state, run), strict=False):
            state.places[come_from].civilians -= 1
            state.places[to].civilians += 1
            state.emit("civilian-moved", {"from-place": state.places[come_from].id, "place": state.places[to].id})


@word("add-excess")
class AddExcess(UnitedVerb):
    """Add each token that did not fit to another Location, which is determined for each token separately."""

    needs: ClassVar[tuple[str, ...]] = ("excess",)
    to: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for kind in run.bound.get("excess", ()):
            for at in places_of(self.to, state, run)[:1]:
                tokens.add(state, at, kind, 1)


@word("take-token")
class TakeToken(UnitedVerb):
    """Take a Heroic token from a Location."""

    of: Selector

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.places[at].tokens for at in places_of(self.of, state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.of, state, run):
            state.places[at].tokens -= 1
            tokens.gain(state, run.seat, HEROIC, 1)


@word("leave-token")
class LeaveToken(UnitedVerb):
    """Put a Heroic token from the pool on a Location."""

    of: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.of, state, run):
            state.places[at].tokens += 1
            state.emit("token-left", {"place": state.places[at].id})


@word("add-bot")
class AddBot(UnitedVerb):
    """Add a Spider-Bot to a Location without one."""

    to: Selector

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(not state.places[at].bots for at in places_of(self.to, state, run))

    def say(self, voice: Voice) -> str:
        looks_for_room = isinstance(self.to, Next)
        return voice.sentence(
            key_of(self) if looks_for_room else f"{key_of(self)}-once", **self.message_arguments(voice)
        )

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.to, state, run):
            tokens.add_bot(state, at)


@word("remove-bot")
class RemoveBot(UnitedVerb):
    """Remove the Spider-Bot from a Location."""

    of: Selector

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.places[at].bots for at in places_of(self.of, state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.of, state, run):
            tokens.remove_bot(state, at)


@word("carry-civilian")
class CarryCivilian(UnitedVerb):
    """Move a Civilian from the Location that the Hero has left to the Location entered."""

    needs: ClassVar[tuple[str, ...]] = ("from:place", "to:place")

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


@word("reinforce")
class Reinforce(UnitedVerb):
    """Put a Crisis token on each Doombot without one."""

    of: Selector
    forms: ClassVar[dict[str, str]] = {"of": "each"}

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.of, state, run):
            place = state.places[at]
            if place.doombots:
                state.emit("reinforced", {"place": place.id, "amount": place.doombots})
                place.armoured += place.doombots
                place.doombots = 0


@word("add-crisis")
class AddCrisis(UnitedVerb):
    """Put a Crisis token on a Location or a Hero."""

    to: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.to.find(state, run)[:1]:
            if kind_of(thing) == "hero":
                state.heroes[state.hero_of(thing)].crisis += 1
            elif kind_of(thing) != "place":
                continue
            else:
                state.places[state.place_of(thing)].crisis += 1
            state.emit("crisis", {"thing": thing})


@word("move-companion")
class MoveCompanion(UnitedVerb):
    """Move the Heroes' companion to the Location the Hero has just entered."""

    needs: ClassVar[tuple[str, ...]] = ("to:place",)

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.companion_at = state.place_of(occurring(state).facts["to"])
        state.emit("companion-moved", {"place": state.places[state.companion_at].id})


@word("discard-crisis")
class DiscardCrisis(UnitedVerb):
    """Discard all Crisis tokens of a Hero."""

    of: Selector

    def say(self, voice: Voice) -> str:
        among = self.of.introduces if isinstance(self.of, Chosen) else self.of
        if isinstance(among, Burdened):  # the text does not mention that these Heroes have Crisis tokens
            return voice.sentence(f"{key_of(self)}-in", of=among.message_arguments(voice)["of"])
        return voice.sentence(key_of(self), **self.message_arguments(voice))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for hero in heroes_of(self.of, state, run):
            state.heroes[hero].crisis = 0
            state.emit("crisis-gone", {"hero": state.heroes[hero].id})


@word("rescue")
class Rescue(UnitedVerb):
    """Rescue up to ``amount`` Civilians without an action."""

    of: Selector
    amount: Number = argument(default=ONE)

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return any(state.places[at].civilians for at in places_of(self.of, state, run))

    def do(self, state: UnitedState, run: Resolving) -> None:
        for at in places_of(self.of, state, run):
            for _ in range(min(self.amount.value(state, run), state.places[at].civilians)):
                tokens.rescue(state, at)


@word("move-thug")
class MoveThug(UnitedVerb):
    """Move a Thug to another Location."""

    of: Selector
    to: Selector

    def do(self, state: UnitedState, run: Resolving) -> None:
        for thing, to in zip(self.of.find(state, run), places_of(self.to, state, run), strict=False):
            kind, where = kind_of(thing), name_of(thing)
            tokens.take_enemy(state.places[state.place_of(where)], kind)
            place = state.places[to]
            if kind == "thug":
                place.thugs += 1
            elif kind == "doombot":
                place.doombots += 1
            else:
                place.armoured += 1
            state.emit("thug-moved", {"from-place": where, "place": place.id})
