"""Extra actions, and what symbols count as this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.united import actions
from tableverse.games.united.frames import ASK_ACT, STOP, Acting
from tableverse.games.united.hero_turn import HeroTurn, usable_tokens
from tableverse.games.united.phrases import FLAG, NUMBER, SELECTOR, CountedNumber, Phrase, one_of
from tableverse.games.united.state import NOBODY, Entry, UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, SYMBOLS, WILD
from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.effects import Resolving, Voice
from tableverse.kernel.state import Frame, State

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

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(self._acting(state, run).options(state))

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(self._acting(state, run))


class MoreActions(Phrase):
    """One more action of a kind this turn."""

    key = "united-more-actions"
    takes: ClassVar[dict[str, str]] = {"kind": one_of("move", "attack", "heroic")}

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.word("kind"))] += 1


class TreatAsWild(Phrase):
    """Symbols that count as Wild this turn: ``all`` Heroic symbols left, one Heroic symbol, or ``one`` of any kind."""

    key = "united-treat-as-wild"
    takes: ClassVar[dict[str, str]] = {"which": one_of("all", "one")}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        turn = hero_turn(state)
        return turn is not None and turn.symbols[HEROIC] > 0

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        if turn is not None:
            changed = turn.symbols[HEROIC] if self.word("which") == "all" else min(1, turn.symbols[HEROIC])
            turn.symbols[HEROIC] -= changed
            turn.symbols[WILD] += changed


class SymbolToWild(Phrase):
    """A symbol of the kind named counts as Wild this turn."""

    key = "united-symbol-to-wild"
    takes: ClassVar[dict[str, str]] = {"kind": one_of("move", "attack", "heroic")}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        turn = hero_turn(state)
        return turn is not None and turn.symbols[SYMBOLS.index(self.word("kind"))] > 0

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.word("kind"))] -= 1
            turn.symbols[WILD] += 1


class GiveUp(Phrase):
    """Do without the Special Effect of the card just played, or (``all``) without its symbols too."""

    key = "united-give-up"
    takes: ClassVar[dict[str, str]] = {"all": f"{FLAG}?"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        turn = hero_turn(state)
        if turn is None or self.word("all") == "yes":
            return turn is not None
        return bool(turn.special) and not state.box.cards[turn.special].mandatory

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        assert turn is not None
        turn.special = ""
        if self.word("all") == "yes":
            printed = state.storyline[-1].symbols
            turn.symbols = [max(0, left - mine) for left, mine in zip(turn.symbols, printed, strict=True)]


class ChainFurther(Phrase):
    """The symbols of one Hero card more, before the previous one."""

    key = "united-chain-further"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return self._entry(state) is not None

    @staticmethod
    def _entry(state: UnitedState) -> Entry | None:
        played = [entry for entry in state.storyline if entry.hero != NOBODY]
        return played[-3] if len(played) >= 3 and not played[-3].facedown else None

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        entry = self._entry(state)
        if turn is not None and entry is not None:
            turn.symbols = [left + more for left, more in zip(turn.symbols, entry.symbols, strict=True)]


class ActAfar(Phrase):
    """Once each turn: an Attack or Heroic action of this turn is used in the Location of a Spider-Bot."""

    key = "united-act-afar"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return AFAR not in state.used and bool(ActingAfar(run.seat).options(state))

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.used.append(AFAR)
        state.frames.append(ActingAfar(run.seat))


class ActingAfar(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("hero",)
    __slots__ = FIELDS

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def clone(self) -> ActingAfar:
        return ActingAfar(self.hero)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        return Decision(self.hero, "act", ASK_ACT, [*self.options(state), STOP])

    def options(self, state: UnitedState) -> list[Option]:
        """Everything that an action of the turn, or a token, can be used for where Spider-Bots are."""
        turn = hero_turn(state)
        options: list[Option] = []
        if turn is None:
            return options
        hero = state.heroes[self.hero]
        tokens = usable_tokens(state, hero)
        places = [at for at, place in enumerate(state.places) if place.bots and at != hero.at]
        for symbol in (ATTACK, HEROIC):
            plain = turn.symbols[symbol] + turn.symbols[WILD]
            by_token = not turn.symbols[symbol] and tokens[symbol] + tokens[WILD]
            for at in places:
                for target in actions.targets(state, at, symbol):
                    if plain:
                        options.append(actions.option(state, target))
                    if by_token:
                        options.append(actions.option(state, target, "+token"))
        return options

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        state.frames.pop()
        turn = hero_turn(state)
        if option.id == STOP.id or turn is None:
            return
        target = option.id.removesuffix("+token")
        turn.pay(state, actions.symbol_of(target), target != option.id)
        actions.do(state, self.hero, target)


def hero_turn(state: UnitedState) -> HeroTurn | None:
    for frame in reversed(state.frames):
        if isinstance(frame, HeroTurn):
            return frame
    return None
