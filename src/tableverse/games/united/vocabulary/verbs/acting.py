"""Extra actions, and changes to this turn's symbols."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.frames.extra_actions import Acting, ActingAfar
from tableverse.games.united.frames.hero_turn import current_turn
from tableverse.games.united.ids import NOBODY
from tableverse.games.united.state import Entry, UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, KINDS, MOVE, SYMBOLS, WILD
from tableverse.games.united.vocabulary.bases import UnitedNumber, UnitedVerb, key_of, places_of
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.kernel.effects import ONE, Resolving, Voice, argument, word

#: Label recorded once the remote action of this turn has been used.
AFAR: Final = "afar"
#: Restrictions on the targets of extra actions: see Acting.
WAYS: Final = ("any", "single", "different", "each", "raid", "one-place", "villain")


@word("perform")
class Perform(UnitedVerb):
    """Perform extra actions in these Locations. ``how`` restricts targets; ``sure`` damage cannot be prevented."""

    kinds: str = argument(one_of=(*SYMBOLS, "attack-or-heroic"))
    at: Selector
    amount: Number = argument(default=ONE)
    how: str = argument(one_of=WAYS, default="any")
    sure: bool = False

    def _kinds(self) -> list[int]:
        if self.kinds == "wild":
            return [MOVE, ATTACK, HEROIC]
        return list(KINDS[self.kinds])

    def _acting(self, state: UnitedState, run: Resolving) -> Acting:
        places = list(dict.fromkeys(places_of(self.at, state, run)))
        left = len(places) if self.how == "each" else self.amount.value(state, run)
        return Acting(run.seat, self._kinds(), left, places, self.how, self.sure, [])

    def say(self, voice: Voice) -> str:
        arguments = self.message_arguments(voice, {"at": "each" if self.how == "each" else "one"})
        if self.how in ("one-place", "raid"):
            arguments["at"] = self.at.say(voice)
        one = self.how in ("each", "raid", "different")
        amount = arguments["amount"] if isinstance(arguments["amount"], int) and not one else 1
        kinds = [SYMBOLS[kind] for kind in KINDS[self.kinds]]
        arguments["kinds"] = voice.either([voice.word(f"united-perform-{kind}", amount=amount) for kind in kinds])
        if isinstance(self.amount, UnitedNumber):
            return voice.sentence(f"{key_of(self)}-counted", each=self.amount.each(voice), **arguments)
        # A Move starts in the Hero's own Location, so the text omits the Location.
        return voice.sentence(f"{key_of(self)}-moves" if self.kinds == "move" else key_of(self), **arguments)

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return bool(self._acting(state, run).options(state))

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(self._acting(state, run))


@word("more-actions")
class MoreActions(UnitedVerb):
    """Gain one more action of this kind this turn."""

    kind: str = argument(one_of=("move", "attack", "heroic"))

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = current_turn(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.kind)] += 1


@word("treat-as-wild")
class TreatAsWild(UnitedVerb):
    """Treat one Heroic symbol, or all that are left, as Wild this turn."""

    which: str = argument(one_of=("all", "one"))

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        turn = current_turn(state)
        return turn is not None and turn.symbols[HEROIC] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = current_turn(state)
        if turn is not None:
            changed = turn.symbols[HEROIC] if self.which == "all" else min(1, turn.symbols[HEROIC])
            turn.symbols[HEROIC] -= changed
            turn.symbols[WILD] += changed


@word("symbol-to-wild")
class SymbolToWild(UnitedVerb):
    """Treat one symbol of this kind as Wild this turn."""

    kind: str = argument(one_of=("move", "attack", "heroic"))

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        turn = current_turn(state)
        return turn is not None and turn.symbols[SYMBOLS.index(self.kind)] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = current_turn(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.kind)] -= 1
            turn.symbols[WILD] += 1


@word("give-up")
class GiveUp(UnitedVerb):
    """Give up the Special Effect of the card just played, with ``all`` its symbols too."""

    all_: bool = False

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        turn = current_turn(state)
        if turn is None or self.all_:
            return turn is not None
        return bool(turn.special) and not state.cards.hero_cards[turn.special].mandatory

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = current_turn(state)
        assert turn is not None
        turn.special = ""
        if self.all_:
            printed = state.storyline[-1].symbols
            turn.symbols = [max(0, left - mine) for left, mine in zip(turn.symbols, printed, strict=True)]


@word("chain-further")
class ChainFurther(UnitedVerb):
    """Use the symbols of one more Hero card: the third latest in the Storyline, if it is faceup."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return self._entry(state) is not None

    @staticmethod
    def _entry(state: UnitedState) -> Entry | None:
        played = [entry for entry in state.storyline if entry.hero != NOBODY]
        return played[-3] if len(played) >= 3 and not played[-3].facedown else None

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = current_turn(state)
        entry = self._entry(state)
        if turn is not None and entry is not None:
            turn.symbols = [left + more for left, more in zip(turn.symbols, entry.symbols, strict=True)]


@word("act-afar")
class ActAfar(UnitedVerb):
    """Use an Attack or Heroic action in the Location of a Spider-Bot, once per turn."""

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return AFAR not in state.used and bool(ActingAfar(run.seat).options(state))

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.used.append(AFAR)
        state.frames.append(ActingAfar(run.seat))
