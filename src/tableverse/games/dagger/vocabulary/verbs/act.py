"""What all verbs have in common: named words, and how a sentence is made of them."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.games.dagger.vocabulary.numbers import IfEmpowered, PerPlayer, is_plain
from tableverse.games.dagger.vocabulary.selectors import You, named
from tableverse.kernel.effects import Checker, Number, Resolving, Selector, Verb, Voice
from tableverse.kernel.effects.values import Exactly

Word = Selector | Number | str | bool | list[str]

#: What a sentence is told of words that a verb leaves out.
LEFT_OUT: Final = {
    **{f"{name}-is": "none" for name in ("amount", "against", "or-damage", "card", "of", "most")},
    **dict.fromkeys(("spends", "spared", "empowered"), "no"),
    **dict.fromkeys(("times-many", "tokens-many", "plus-many", "what-is"), "none"),
}


class Act(Verb):
    """A verb with named words. It does nothing when the first selector finds nothing."""

    key: ClassVar[str] = ""
    #: It only puts tokens down, so that it is all the same what comes before it and what after.
    commutes: ClassVar[bool] = False
    #: How a selector is read where it is not "each hero", "each enemy": a form of ``things.Thing``.
    forms: ClassVar[dict[str, str]] = {}
    #: Changes of a test that the verb's own sentence tells.
    told: ClassVar[tuple[str, ...]] = ()

    def __init__(self, words: dict[str, Word]) -> None:
        self.words = words

    def all(self, name: str, state: DaggerState, run: Resolving) -> list[str]:
        word = self.words.get(name)
        assert isinstance(word, Selector)
        return word.find(state, run)

    def heroes(self, name: str, state: DaggerState, run: Resolving) -> list[Hero]:
        found = [state.hero(id) for id in self.all(name, state, run)]
        return [hero for hero in found if hero is not None]

    def enemies(self, name: str, state: DaggerState, run: Resolving) -> list[Enemy]:
        found = [state.enemy(id) for id in self.all(name, state, run)]
        return [enemy for enemy in found if enemy is not None]

    def number(self, name: str, state: DaggerState, run: Resolving) -> int:
        word = self.words.get(name)
        if word is None:
            return 0
        assert isinstance(word, Number)
        return word.value(state, run)

    def text(self, name: str) -> str:
        word = self.words.get(name, "")
        assert isinstance(word, str)
        return word

    def flag(self, name: str) -> bool:
        return bool(self.words.get(name, False))

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        selectors = [word for word in self.words.values() if isinstance(word, Selector)]
        return all(selector.find(state, run) for selector in selectors)

    def do(self, state: DaggerState, run: Resolving) -> None:
        self.act(state, run)

    def act(self, state: DaggerState, run: Resolving) -> None:
        raise NotImplementedError

    # --- said ---------------------------------------------------------------------------------------------------

    def say(self, voice: Voice) -> str:
        return voice.sentence(f"dagger-do-{self.key}", **self.said(voice))

    def said(self, voice: Voice) -> dict[str, str]:
        """What fills the sentence: each word by its name, and beside it what the grammar must know.

        ``who-is``: "you" where the verb speaks to the reader. ``amount-is``: "plain" for a number that can be read
        out, "counted" for one that is worked out, "none" where the verb leaves it out.
        """
        filled = dict(LEFT_OUT)
        for name, word in self.words.items():
            if isinstance(word, Selector):
                filled[name] = named(word, voice, self.forms.get(name, "each"))
                filled[f"{name}-is"] = "you" if isinstance(word, You) else "other"
            elif isinstance(word, Number):
                filled[f"{name}-is"] = "plain" if is_plain(word) else "counted"
                filled |= number_said(name, word, voice)
            elif isinstance(word, bool):
                filled[name] = "yes" if word else "no"
            elif isinstance(word, list):
                filled[name] = voice.all_of([voice.word(f"dagger-word-{part}") for part in word])
            else:
                filled[name] = voice.word(f"dagger-word-{word}")
                filled[f"{name}-is"] = word
        return filled

    def check(self, checker: Checker) -> None:
        for word in self.words.values():
            if isinstance(word, Selector | Number):
                word.check(checker)
        self.say(checker.voice)


def many(number: Number) -> str:
    """For choosing between "success" and "successes"."""
    if isinstance(number, IfEmpowered):
        return many(number.otherwise)
    amount = number.amount if isinstance(number, Exactly) else -1
    return {0: "none", 1: "one", 2: "two"}.get(amount, "many")


def number_said(name: str, number: Number, voice: Voice) -> dict[str, str]:
    """A number whole, and in two parts for a noun to come between them: "1 success (EMPOWERED: 2)"."""
    base, more = number, ""
    if isinstance(number, IfEmpowered):
        base, more = number.otherwise, voice.word("dagger-number-more", then=number.then.say(voice))
    elif isinstance(number, PerPlayer):
        base, more = number.amount, voice.word("dagger-per-player-more")
    return {
        name: number.say(voice),
        f"{name}-many": many(number),
        f"{name}-base": base.say(voice),
        f"{name}-more": more,
    }


def only_empowered(number: Number, usual: int = 0) -> Number | None:
    """What a number is for empowered actions, if it is as usual for others."""
    if isinstance(number, IfEmpowered) and isinstance(number.otherwise, Exactly) and number.otherwise.amount == usual:
        return number.then
    return None


def closed(text: str) -> str:
    """A sentence: opened by a capital, closed by one full stop, also after "D.A.G.G.E.R."."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
