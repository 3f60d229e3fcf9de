"""Parsing effect trees from YAML, and checking whole abilities."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from collections.abc import Sequence as Sequential
from typing import Any, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from tableverse.kernel import i18n
from tableverse.kernel.content import Reader
from tableverse.kernel.effects.combinators import Aimed, Choose, ForEach, If, May, Pay, Pick, Repeat, Sequence
from tableverse.kernel.effects.grammar import CONDITION, EFFECT, FLAG, NUMBER, SELECTOR, VERB, WHOLE, Argument
from tableverse.kernel.effects.node import Ability, Condition, Effect, Number, Selector, Verb
from tableverse.kernel.effects.saying import Checker, Node, Problem, Voice
from tableverse.kernel.effects.values import AtLeast, Both, Bound, Either, Exactly, HowMany, Not, One, Seats
from tableverse.kernel.errors import nearest

Made = TypeVar("Made", bound=Node)

DIGITS: Final = re.compile(r"[-+]?[0-9][0-9.e+_]*")
#: Limit of the absolute value of a number on a card.
LARGEST: Final = 99


def check_ability(ability: Ability, names: Iterable[str] = (), recorded: Iterable[str] = ()) -> list[Problem]:
    """Return all problems of an ability: unbound names, choices without effect, keys without a text in a language.

    Before the ability begins, its cost has bound ``names`` and recorded ``recorded``.
    """
    found: dict[str, Problem] = {}
    recorded_names = {*recorded, *ability.recorded_names()}
    place: Node = next((node for node in ability.nodes if node.line), ability.effect)
    for language in i18n.LANGUAGES:
        checker = Checker(ability.label, Voice(language), names, recorded_names)
        if ability.when is not None:
            ability.when.check(checker)
        ability.effect.check(checker)
        ability.effect.say(checker.voice)
        for key in checker.voice.missing:
            checker.problem("no-text", place, language=language, value=key)
        for problem in checker.problems:
            found.setdefault(f"{problem.line} {problem}", problem)
    return [found[key] for key in sorted(found)]


def check_abilities(abilities: Iterable[Ability], files: Collection[str] = ()) -> None:
    """Raise BadContent for the first ability that has a problem or cannot be rendered.

    With ``files``, check only the abilities from these files, such as a pack's.
    """
    for ability in abilities:
        if not files or any(node.file in files for node in ability.nodes):
            for problem in check_ability(ability):
                raise problem.error()


#: Parser of a word, usually by its class's arguments; see ``Vocabulary.add``.
Read = Callable[[Reader, "Vocabulary"], Made]
#: The kernel's words. A game that renders one of these words differently adds a subclass.
WORDS: Final[tuple[type[Node], ...]] = (
    Sequence,
    Choose,
    May,
    If,
    ForEach,
    Repeat,
    Pick,
    Pay,
    Bound,
    HowMany,
    AtLeast,
    Not,
    Both,
    Either,
)


class Chosen(NamedTuple):
    """``{one: things}`` instead of things: one of the things is picked first, and bound under a name."""

    word: str
    among: Selector[Any]
    name: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """The words of card effects in YAML (``{verb: arguments}``): the kernel's words, and the words of a game."""

    def __init__(self, *words: type[Node]) -> None:
        self.effects: dict[str, Read[Effect[Any]]] = {}
        self.selectors: dict[str, Read[Selector[Any]]] = {}
        self.numbers: dict[str, Read[Number[Any]]] = {}
        self.conditions: dict[str, Read[Condition[Any]]] = {}
        self.add_family(Seats, ("you", "others", "everyone"))
        self.add(*WORDS, *words)
        #: Words that replace a selector in order to pick one thing first, each with the name it binds. "" means the
        #: name that the argument declares.
        self.choosing: dict[str, str] = {"one": ""}
        #: The facts of the occurrence in progress that words may test, by kind of test. The parser of an ability sets
        #: them.
        self.scope: dict[str, Collection[str]] = {}
        #: All words that were parsed since the last reset.
        self.used: set[str] = set()
        #: Names of other components: kind, name and position. Resolved once all components are loaded.
        self.references: list[tuple[str, str, Reader]] = []

    def add(self, *words: type[Node]) -> None:
        """Add words that each have a class, by their classes."""
        for kind in words:
            if not kind.WORD:
                raise TypeError(f"{kind.__name__} has no word of its own")
            if issubclass(kind, Effect):
                self.effects[kind.WORD] = EffectReader(kind)
            elif issubclass(kind, Selector):
                self.selectors[kind.WORD] = WordReader(kind)
            elif issubclass(kind, Number):
                self.numbers[kind.WORD] = WordReader(kind)
            elif issubclass(kind, Condition):
                self.conditions[kind.WORD] = WordReader(kind)

    def add_family(self, kind: type[Node], words: Iterable[str]) -> None:
        """Add words that share a class. The class takes the word as its first argument."""
        readers: dict[str, Any] = self.selectors
        if issubclass(kind, Effect):
            readers = self.effects
        elif issubclass(kind, Number):
            readers = self.numbers
        elif issubclass(kind, Condition):
            readers = self.conditions
        for word in words:
            readers[word] = FamilyReader(kind, word)

    def aimed(self, kind: type[Node], given: dict[str, Any], chosen: dict[str, Chosen]) -> Effect[Any]:
        """Return a verb whose ``chosen`` arguments are picked first, by field. A game may restrict the candidates."""
        picked = {field: One(choice.among, choice.name) for field, choice in chosen.items()}
        picks = [Pick(choice.among, choice.name) for choice in chosen.values()]
        return Aimed(picks, made_of(kind, {**given, **picked}))

    def discard_row(self) -> None:
        """Discard the used words and the references that a rejected row left behind."""
        self.scope = {}
        self.references = []

    def occurrence_fact(self, question: str, reader: Reader) -> str:
        """Parse a test of the occurrence in progress: one of its facts, or one of its properties."""
        known = self.scope.get(question, ())
        reader.fits("word", known)
        word = reader.as_text()
        if word not in known:
            raise reader.wrong("not-told", value=word[:40], known=", ".join(known) or "–")
        return word

    def check_in_place(self, word: type[Node], reader: Reader) -> None:
        """Check that a word about the occurrence in progress is used where one is, with the facts it needs."""
        facts, occurrences = self.scope.get("fact", ()), self.scope.get("under-way", ())
        if not all(fact in facts for fact in word.needs):
            raise reader.wrong("out-of-place", value=word.WORD)
        if word.during and not any(kind in occurrences for kind in word.during):
            raise reader.wrong("not-under-way", value=word.WORD, known=", ".join(word.during))

    def reference(self, kind: str, reader: Reader) -> str:
        """Parse the name of another component, which ``look_up`` checks later."""
        reader.fits("name", names=kind)
        name = reader.as_text()
        self.references.append((kind, name, reader))
        return name

    def look_up(self, known: Mapping[str, Collection[str]]) -> None:
        """Check that every named component exists. Kinds that are not ``known`` are checked later."""
        named = [reference for reference in self.references if reference[0] in known]
        self.references = [reference for reference in self.references if reference[0] not in known]
        for kind, name, reader in named:
            if name not in known[kind]:
                raise reader.wrong("names-nothing", value=name[:40], near=nearest(name, known[kind]))

    def effect(self, reader: Reader) -> Effect[Any]:
        reader.fits("effect")
        word, arguments = _word(reader, self.effects)
        self.used.add(word)
        made = self.effects[word](arguments, self)
        return _placed(made, reader, arguments)

    def verb(self, reader: Reader) -> Verb[Any]:
        """Parse an effect that is done at once: without a prior choice, and not in several steps."""
        made = self.effect(reader)
        if not isinstance(made, Verb) or type(made).step is not Verb.step:
            word = reader.keys()[0] if reader.is_mapping() else reader.as_text()
            raise reader.wrong("not-one-of", value=word[:40], allowed="verbs")
        return made

    def selector(self, reader: Reader) -> Selector[Any]:
        reader.fits("selector")
        word, arguments = _word(reader, self.selectors)
        self.used.add(word)
        made = self.selectors[word](arguments, self)
        return _placed(made, reader, arguments)

    def condition(self, reader: Reader) -> Condition[Any]:
        reader.fits("condition")
        word, arguments = _word(reader, self.conditions)
        self.used.add(word)
        made = self.conditions[word](arguments, self)
        return _placed(made, reader, arguments)

    def number(self, reader: Reader) -> Number[Any]:
        reader.fits("number")
        if reader.is_value() and DIGITS.fullmatch(reader.as_text()):
            return _placed(Exactly(reader.as_integer(-LARGEST, LARGEST)), reader, reader)
        word, arguments = _word(reader, self.numbers)
        self.used.add(word)
        made = self.numbers[word](arguments, self)
        return _placed(made, reader, arguments)


def _word(reader: Reader, known: Collection[str]) -> tuple[str, Reader]:
    """Parse ``{word: arguments}``, or a known bare word."""
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
    """Record the position of a parsed value, and check that no field there is unused."""
    arguments.done()
    made.file = reader.file
    made.line = reader.line
    return made


class WordReader(Generic[Made]):
    """A parser of one word by the arguments of its class."""

    __slots__ = ("kind",)

    def __init__(self, kind: type[Node]) -> None:
        self.kind = kind

    def __call__(self, reader: Reader, words: Vocabulary) -> Made:
        words.check_in_place(self.kind, reader)
        given: dict[str, Any] = {}
        for taken, part in written_arguments(self.kind.WORD, self.kind.TAKES, reader):
            given[taken.field] = read_argument(taken, part, words)
        made: Made = made_of(self.kind, given)
        return made


class FamilyReader(Generic[Made]):
    """A parser of a word that shares its class with other words. It passes the word to the class."""

    __slots__ = ("kind", "word")

    def __init__(self, kind: type[Node], word: str) -> None:
        self.kind = kind
        self.word = word

    def __call__(self, reader: Reader, words: Vocabulary) -> Made:
        which, *takes = self.kind.TAKES
        given: dict[str, Any] = {which.field: self.word}
        for taken, part in written_arguments(self.word, takes, reader):
            given[taken.field] = read_argument(taken, part, words)
        made: Made = made_of(self.kind, given)
        return made


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectReader:
    """A parser of a verb, whose arguments may also be ``{one: things}``."""

    __slots__ = ("kind",)

    def __init__(self, kind: type[Node]) -> None:
        self.kind = kind

    def __call__(self, reader: Reader, words: Vocabulary) -> Effect[Any]:
        words.check_in_place(self.kind, reader)
        given: dict[str, Any] = {}
        chosen: dict[str, Chosen] = {}
        for taken, part in written_arguments(self.kind.WORD, self.kind.TAKES, reader):
            word = part.keys()[0] if taken.kind == SELECTOR and part.is_mapping() and len(part.keys()) == 1 else ""
            if word in words.choosing:
                name = words.choosing[word] or taken.given.bound
                if any(name == choice.name for choice in chosen.values()):
                    raise part.wrong("word-twice", value=word)  # each would overwrite the binding of the other
                chosen[taken.field] = Chosen(word, words.selector(part.field(word)), name)
            else:
                given[taken.field] = read_argument(taken, part, words)
        if chosen:
            return words.aimed(self.kind, given, chosen)
        made: Effect[Any] = made_of(self.kind, given)
        return made


def made_of(kind: type[Node], given: dict[str, Any]) -> Any:
    """Build a word from its arguments. If it takes only a list, pass the items separately (``Both(first, second)``)."""
    if len(kind.TAKES) == 1 and kind.TAKES[0].many == "list":
        return kind(*given[kind.TAKES[0].field])
    return kind(**given)


def written_arguments(word: str, takes: Sequential[Argument], reader: Reader) -> list[tuple[Argument, Reader]]:
    """Return the arguments that a row gives to a word: by name, or a single argument without its name."""
    names = [taken.name for taken in takes]
    required = [taken for taken in takes if taken.required]
    if reader.is_mapping() and any(key in names for key in reader.keys()):  # noqa: SIM118
        written = [(taken, reader.field(taken.name)) for taken in takes if reader.has(taken.name)]
        reader.no_more()
        for taken in required:
            if not reader.has(taken.name):
                raise reader.wrong("missing", field=taken.name)
        return written
    if not takes:
        return []  # the caller reports any other content as an error
    if not required and reader.is_value() and reader.as_text() == word:
        return []  # the word without arguments
    if len(required) > 1:
        raise reader.wrong("missing", field=required[0].name)
    return [(required[0] if required else takes[0], reader)]


def read_argument(taken: Argument, reader: Reader, words: Vocabulary) -> Any:
    if taken.many == "list":
        parts = reader.items()
        if taken.kind != WHOLE and not taken.given.minimum <= len(parts) <= taken.given.maximum:
            raise reader.wrong("not-so-many", least=taken.given.minimum, most=taken.given.maximum, count=len(parts))
        return tuple(_one_argument(taken, part, words) for part in parts)
    if taken.many == "dict":
        return {name: _one_argument(taken, reader.field(name), words) for name in reader.keys()}  # noqa: SIM118
    return _one_argument(taken, reader, words)


def _one_argument(taken: Argument, reader: Reader, words: Vocabulary) -> Any:
    kind, given = taken.kind, taken.given
    if given.read is not None:
        return given.read(reader, words)
    if kind == SELECTOR:
        return words.selector(reader)
    if kind == NUMBER:
        return words.number(reader)
    if kind == CONDITION:
        return words.condition(reader)
    if kind == EFFECT:
        return words.effect(reader)
    if kind == VERB:
        return words.verb(reader)
    if kind == WHOLE:
        return reader.as_integer(given.minimum, given.maximum)
    if kind == FLAG:
        value = reader.value()
        if not isinstance(value, bool):
            raise reader.wrong("not-yes-or-no")
        return value
    if given.asks:
        return words.occurrence_fact(given.asks, reader)
    if given.names:
        return words.reference(given.names, reader)
    return reader.as_one_of(given.one_of) if given.one_of else reader.as_text()
