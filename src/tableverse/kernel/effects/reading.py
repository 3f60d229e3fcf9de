"""How an effect tree is written in YAML, and the check of a whole ability."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from tableverse.kernel import i18n
from tableverse.kernel.content import Reader
from tableverse.kernel.effects.combinators import Choose, ForEach, If, May, Pay, Pick, Repeat, Sequence
from tableverse.kernel.effects.node import Ability, Condition, Effect, Number, Selector
from tableverse.kernel.effects.saying import Checker, Node, Problem, Voice
from tableverse.kernel.effects.values import AtLeast, Both, Bound, Either, Exactly, HowMany, Not, Seats
from tableverse.kernel.errors import nearest

Made = TypeVar("Made", bound=Node)

NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def check_ability(ability: Ability, names: Iterable[str] = (), notes: Iterable[str] = ()) -> list[Problem]:
    """Everything wrong with an ability: unbound names, idle choices, keys without a text in a language. ``names`` are
    bound and ``notes`` taken before it begins, by what it costs."""
    found: dict[str, Problem] = {}
    noted = {*notes, *ability.notes()}
    place: Node = next((node for node in ability.nodes if node.line), ability.effect)
    for language in i18n.LANGUAGES:
        checker = Checker(ability.label, Voice(language), names, noted)
        if ability.when is not None:
            ability.when.check(checker)
        ability.effect.check(checker)
        ability.effect.say(checker.voice)
        for key in checker.voice.missing:
            checker.problem("no-text", place, language=language, value=key)
        for problem in checker.problems:
            found.setdefault(f"{problem.line} {problem}", problem)
    return [found[key] for key in sorted(found)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """How effects are written in YAML: ``{verb: arguments}``. A game adds its words to the kernel's."""

    def __init__(self) -> None:
        self.effects: dict[str, Callable[[Reader, Vocabulary], Effect[Any]]] = {
            "sequence": lambda reader, words: Sequence(*[words.effect(part) for part in reader.items()]),
            "choose": _choose,
            "may": _may,
            "if": _if,
            "for-each": _for_each,
            "repeat": _repeat,
            "pick": _pick,
            "pay": _pay,
        }
        self.selectors: dict[str, Callable[[Reader, Vocabulary], Selector[Any]]] = {
            "bound": lambda reader, words: Bound(reader.as_text()),
            "you": lambda reader, words: Seats("you"),
            "others": lambda reader, words: Seats("others"),
            "everyone": lambda reader, words: Seats("all"),
        }
        self.numbers: dict[str, Callable[[Reader, Vocabulary], Number[Any]]] = {
            "count": lambda reader, words: HowMany(words.selector(reader)),
        }
        self.conditions: dict[str, Callable[[Reader, Vocabulary], Condition[Any]]] = {
            "at-least": _at_least,
            "not": lambda reader, words: Not(words.condition(reader)),
            "both": lambda reader, words: Both(*[words.condition(part) for part in reader.items()]),
            "either": lambda reader, words: Either(*[words.condition(part) for part in reader.items()]),
        }
        #: What may be asked of what is under way, by the kind of question: set by whoever reads an ability.
        self.scope: dict[str, Collection[str]] = {}
        #: Names of other components by kind, and where they stand: looked up when all components are known.
        self.references: list[tuple[str, str, Reader]] = []

    def anew(self) -> None:
        """Forget what a row that was refused has left behind."""
        self.scope = {}
        self.references = []

    def asked(self, question: str, reader: Reader) -> str:
        """A word that asks about what is under way: a fact of it, or whether it is so."""
        word = reader.as_text()
        known = self.scope.get(question, ())
        if word not in known:
            raise reader.wrong("not-told", value=word[:40], known=", ".join(known) or "–")
        return word

    def needs(self, word: str, facts: Iterable[str], reader: Reader) -> None:
        """A word that speaks of what is under way, so that it means something only where that tells these facts."""
        told = self.scope.get("fact", ())
        if not all(fact in told for fact in facts):
            raise reader.wrong("out-of-place", value=word)

    def reference(self, kind: str, reader: Reader) -> str:
        """The name of another component."""
        name = reader.as_text()
        self.references.append((kind, name, reader))
        return name

    def look_up(self, known: Mapping[str, Collection[str]]) -> None:
        """Every component that was named exists; kinds that are not looked up now stay for later."""
        named = [reference for reference in self.references if reference[0] in known]
        self.references = [reference for reference in self.references if reference[0] not in known]
        for kind, name, reader in named:
            if name not in known[kind]:
                raise reader.wrong("names-nothing", value=name[:40], near=nearest(name, known[kind]))

    def effect(self, reader: Reader) -> Effect[Any]:
        word, arguments = _word(reader, self.effects)
        made = self.effects[word](arguments, self)
        return _placed(made, reader, arguments)

    def selector(self, reader: Reader) -> Selector[Any]:
        word, arguments = _word(reader, self.selectors)
        made = self.selectors[word](arguments, self)
        return _placed(made, reader, arguments)

    def condition(self, reader: Reader) -> Condition[Any]:
        word, arguments = _word(reader, self.conditions)
        made = self.conditions[word](arguments, self)
        return _placed(made, reader, arguments)

    def number(self, reader: Reader) -> Number[Any]:
        if reader.is_value() and NUMBER.fullmatch(reader.as_text()):
            return _placed(Exactly(int(reader.as_text())), reader, reader)
        word, arguments = _word(reader, self.numbers)
        made = self.numbers[word](arguments, self)
        return _placed(made, reader, arguments)


def _word(reader: Reader, known: Collection[str]) -> tuple[str, Reader]:
    """``{word: arguments}``, or a bare word: one of those known."""
    if reader.is_value():
        word, arguments = reader.as_text(), reader
    else:
        keys = reader.keys()
        if len(keys) != 1:
            raise reader.wrong("not-one-word")
        word, arguments = keys[0], reader.field(keys[0])
    if word not in known:
        raise reader.wrong("unknown-word", value=word[:40], known=", ".join(sorted(known)))
    return word, arguments


def _placed(made: Made, reader: Reader, arguments: Reader) -> Made:
    """What was read remembers where it stands; and all that was written there meant something."""
    arguments.done()
    made.file = reader.file
    made.line = reader.line
    return made


def _choose(reader: Reader, words: Vocabulary) -> Effect[Any]:
    by = words.selector(reader.field("by")) if reader.has("by") else None
    branches = reader.field("of")
    made = Choose({name: words.effect(branches.field(name)) for name in branches.keys()}, by)  # noqa: SIM118
    reader.no_more()
    return made


def _may(reader: Reader, words: Vocabulary) -> Effect[Any]:
    if not (reader.is_mapping() and reader.has("by")):
        return May(words.effect(reader))
    made = May(words.effect(reader.field("do")), words.selector(reader.field("by")))
    reader.no_more()
    return made


def _if(reader: Reader, words: Vocabulary) -> Effect[Any]:
    otherwise = words.effect(reader.field("otherwise")) if reader.has("otherwise") else None
    made = If(words.condition(reader.field("when")), words.effect(reader.field("then")), otherwise)
    reader.no_more()
    return made


def _for_each(reader: Reader, words: Vocabulary) -> Effect[Any]:
    name = reader.text("as") if reader.has("as") else "each"
    made = ForEach(words.selector(reader.field("of")), words.effect(reader.field("do")), name, reader.flag("ordered"))
    reader.no_more()
    return made


def _repeat(reader: Reader, words: Vocabulary) -> Effect[Any]:
    made = Repeat(words.number(reader.field("times")), words.effect(reader.field("do")))
    reader.no_more()
    return made


def _pick(reader: Reader, words: Vocabulary) -> Effect[Any]:
    by = words.selector(reader.field("by")) if reader.has("by") else None
    name = reader.text("as") if reader.has("as") else "it"
    made = Pick(words.selector(reader.field("of")), name, by)
    reader.no_more()
    return made


def _pay(reader: Reader, words: Vocabulary) -> Effect[Any]:
    made = Pay(words.effect(reader.field("cost")), words.effect(reader.field("then")))
    reader.no_more()
    return made


def _at_least(reader: Reader, words: Vocabulary) -> Condition[Any]:
    made = AtLeast(words.number(reader.field("number")), reader.integer("amount", 0, 999))
    reader.no_more()
    return made
