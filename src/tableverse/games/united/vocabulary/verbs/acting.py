"""Extra actions, and what symbols count as this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united.frames.extra_actions import Acting, ActingAfar
from tableverse.games.united.frames.hero_turn import turn_under_way
from tableverse.games.united.ids import NOBODY
from tableverse.games.united.state import Entry, UnitedState
from tableverse.games.united.symbols import HEROIC, SYMBOLS, WILD
from tableverse.games.united.vocabulary.phrases import FLAG, NUMBER, SELECTOR, CountedNumber, Phrase, one_of
from tableverse.kernel.effects import Resolving, Voice

#: Marks that the action from afar of this turn has been used.
AFAR: Final = "afar"
#: How extra actions are shared out: see Acting.
WAYS: Final = ("any", "single", "different", "each", "raid", "one-place", "villain")


class Perform(Phrase):
    """Extra actions, now, in the Locations named."""

    key = "united-perform"
    takes: ClassVar[dict[str, str]] = {
        "kinds": one_of(*SYMBOLS, "attack-or-heroic"),
        "amount": f"{NUMBER}?",
        "at": SELECTOR,
        "how": f"{one_of(*WAYS)}?",
        "sure": f"{FLAG}?",
    }

    def _kinds(self) -> list[int]:
        if self.word("kinds") == "wild":
            return [0, 1, 2]
        return [SYMBOLS.index(kind) for kind in self.word("kinds").split("-or-")]

    def _acting(self, state: UnitedState, run: Resolving) -> Acting:
        places = self.places("at", state, run)
        how = self.word("how") or "any"
        left = len(places) if how == "each" else self.number("amount", state, run)
        return Acting(run.seat, self._kinds(), left, places, how, self.word("sure") == "yes", [])

    def say(self, voice: Voice) -> str:
        at = self.arguments.selectors["at"]
        how = self.word("how") or "any"
        said = {"how": how, **self.arguments.said(voice, {"at": "each" if how == "each" else "one"})}
        if how in ("one-place", "raid"):
            said["at"] = at.say(voice)
        one = how in ("each", "raid", "different")
        amount = said["amount"] if isinstance(said["amount"], int) and not one else 1
        kinds = self.word("kinds").split("-or-")
        said["kinds"] = voice.either([voice.word(f"united-perform-{kind}", amount=amount) for kind in kinds])
        counted = self.arguments.numbers["amount"]
        if isinstance(counted, CountedNumber):
            return voice.sentence(f"{self.key}-counted", each=counted.each(voice), **said)
        # A Move is made from where the Hero stands: no need to say so.
        return voice.sentence(f"{self.key}-moves" if self.word("kinds") == "move" else self.key, **said)

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return bool(self._acting(state, run).options(state))

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(self._acting(state, run))


class MoreActions(Phrase):
    """One more action of a kind this turn."""

    key = "united-more-actions"
    takes: ClassVar[dict[str, str]] = {"kind": one_of("move", "attack", "heroic")}

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = turn_under_way(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.word("kind"))] += 1


class TreatAsWild(Phrase):
    """Symbols that count as Wild this turn: ``all`` Heroic symbols left, one Heroic symbol, or ``one`` of any kind."""

    key = "united-treat-as-wild"
    takes: ClassVar[dict[str, str]] = {"which": one_of("all", "one")}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        turn = turn_under_way(state)
        return turn is not None and turn.symbols[HEROIC] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = turn_under_way(state)
        if turn is not None:
            changed = turn.symbols[HEROIC] if self.word("which") == "all" else min(1, turn.symbols[HEROIC])
            turn.symbols[HEROIC] -= changed
            turn.symbols[WILD] += changed


class SymbolToWild(Phrase):
    """A symbol of the kind named counts as Wild this turn."""

    key = "united-symbol-to-wild"
    takes: ClassVar[dict[str, str]] = {"kind": one_of("move", "attack", "heroic")}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        turn = turn_under_way(state)
        return turn is not None and turn.symbols[SYMBOLS.index(self.word("kind"))] > 0

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = turn_under_way(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.word("kind"))] -= 1
            turn.symbols[WILD] += 1


class GiveUp(Phrase):
    """Do without the Special Effect of the card just played, or (``all``) without its symbols too."""

    key = "united-give-up"
    takes: ClassVar[dict[str, str]] = {"all": f"{FLAG}?"}

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        turn = turn_under_way(state)
        if turn is None or self.word("all") == "yes":
            return turn is not None
        return bool(turn.special) and not state.cards.hero_cards[turn.special].mandatory

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = turn_under_way(state)
        assert turn is not None
        turn.special = ""
        if self.word("all") == "yes":
            printed = state.storyline[-1].symbols
            turn.symbols = [max(0, left - mine) for left, mine in zip(turn.symbols, printed, strict=True)]


class ChainFurther(Phrase):
    """The symbols of one Hero card more, before the previous one."""

    key = "united-chain-further"

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return self._entry(state) is not None

    @staticmethod
    def _entry(state: UnitedState) -> Entry | None:
        played = [entry for entry in state.storyline if entry.hero != NOBODY]
        return played[-3] if len(played) >= 3 and not played[-3].facedown else None

    def do(self, state: UnitedState, run: Resolving) -> None:
        turn = turn_under_way(state)
        entry = self._entry(state)
        if turn is not None and entry is not None:
            turn.symbols = [left + more for left, more in zip(turn.symbols, entry.symbols, strict=True)]


class ActAfar(Phrase):
    """Once each turn: an Attack or Heroic action of this turn is used in the Location of a Spider-Bot."""

    key = "united-act-afar"

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return AFAR not in state.used and bool(ActingAfar(run.seat).options(state))

    def do(self, state: UnitedState, run: Resolving) -> None:
        state.used.append(AFAR)
        state.frames.append(ActingAfar(run.seat))
