"""How the parts of an ability are said and checked. Stands below the nodes, which use it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tableverse.kernel import i18n
from tableverse.kernel.effects.grammar import Argument
from tableverse.kernel.errors import BadContent

NO_FORMS: Final[dict[str, str]] = {}
#: Loops in each other: what is done for each of all, for each of all, and so on, takes longer than anybody waits.
MOST_LOOPS: Final = 3


class Voice:
    """Says effects in one language. ``missing`` collects keys that have no text, for the check."""

    __slots__ = ("_clauses", "_continued", "language", "meaning", "missing")

    def __init__(self, language: str) -> None:
        self.language = language
        self.missing: list[str] = []
        #: What words stand for in what is being said ("it" is "that enemy"), as far as a game keeps track of it.
        self.meaning: dict[str, str] = {}
        #: How each sentence said so far reads inside another, and after words that have begun it.
        self._clauses: dict[str, str] = {}
        self._continued: dict[str, str] = {}

    def word(self, key: str, **arguments: Any) -> str:
        if not i18n.has(self.language, key):
            self.missing.append(key)
        return i18n.contracted(self.language, i18n.say(self.language, key, arguments))

    def sentence(self, key: str, **arguments: Any) -> str:
        """Capitalised and closed by a full stop."""
        clause = self.word(key, **arguments)
        stop = "" if clause.endswith((".", "!", ".)")) else "."
        sentence = clause[:1].upper() + clause[1:] + stop
        self._clauses[sentence] = clause
        self._continued[sentence] = clause + stop
        return sentence

    def clause(self, sentence: str) -> str:
        """What was said as a sentence, made fit to stand inside another."""
        return self._clauses[sentence]

    def continued(self, sentence: str) -> str:
        """What was said as one or several sentences, after words that have begun the first of them."""
        return self._continued[sentence]

    def sentences(self, parts: list[str], link: str = "effect-then") -> str:
        """One after the other. Inside another sentence they are linked, so that all of them clearly belong there."""
        joined = " ".join(parts)
        clauses = [self.clause(part) for part in parts]
        linked = clauses[0] if clauses else ""
        for place, clause in enumerate(clauses[1:], 2):
            linked = self.word(link, first=linked, next=clause, count=len(clauses) - place)
        self._clauses[joined] = linked
        if parts:
            self._continued[joined] = " ".join([self.continued(parts[0]), *parts[1:]])
        return joined

    def either(self, parts: list[str]) -> str:
        return i18n.alternatives(self.language, parts)

    def all_of(self, parts: list[str]) -> str:
        return i18n.listing(self.language, parts)

    def number(self, value: int) -> str:
        return i18n.number(self.language, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Anything that an ability is made of, and where it was written: for complaints about it."""

    #: How it is written in YAML, and what it takes: see ``grammar.word``.
    WORD: ClassVar[str] = ""
    OWN: ClassVar[tuple[Argument, ...]] = ()
    TAKES: ClassVar[tuple[Argument, ...]] = ()
    #: For words that share a class: what each means, for the reference, where its text does not make that plain.
    explained: ClassVar[Mapping[str, str]] = {}
    #: Facts of what happens without which it means nothing.
    needs: ClassVar[tuple[str, ...]] = ()
    #: What must be under way for it to mean anything: one of these.
    during: ClassVar[tuple[str, ...]] = ()

    file: str = ""
    line: int = 0

    def say(self, voice: Voice) -> str:
        raise NotImplementedError

    def say_as(self, form: str, voice: Voice) -> Any:
        """As an argument in another word's sentence, in the form it asks for: ``each`` of them, ``one`` of them."""
        return self.say(voice)

    def said_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        """What its sentence is given: each argument by name, said in the form asked for."""
        found: dict[str, Any] = {}
        for taken in self.TAKES:
            value = getattr(self, taken.field)
            if isinstance(value, Node):
                found[taken.name] = value.say_as(forms.get(taken.name, ""), voice)
            elif isinstance(value, bool):
                found[taken.name] = "yes" if value else "no"
            elif isinstance(value, (str, int)):
                found[taken.name] = value
        return found

    def nodes(self) -> list[Node]:
        """Its arguments that are made of words themselves."""
        values = [getattr(self, taken.field) for taken in self.TAKES]
        several = [part for value in values if isinstance(value, (list, tuple)) for part in value]
        return [value for value in [*values, *several] if isinstance(value, Node)]

    def check(self, checker: Checker) -> None:
        for node in self.nodes():
            node.check(checker)
        self.say(checker.voice)


class Problem:
    """Something wrong with an ability: a key of content.ftl (``content-…``) with its arguments, and where."""

    __slots__ = ("arguments", "file", "key", "label", "line")

    def __init__(self, label: str, key: str, arguments: dict[str, str], file: str, line: int) -> None:
        self.label = label
        self.key = key
        self.arguments = arguments
        self.file = file
        self.line = line

    def __str__(self) -> str:
        return f"{self.label}: {i18n.say('en', f'content-{self.key}', self.arguments)}"

    def error(self) -> BadContent:
        return BadContent(self.file, self.line, self.key, **self.arguments)


class Checker:
    """Walks a tree in the order it runs and collects what is wrong with it."""

    __slots__ = ("_loops", "_names", "_notes", "label", "problems", "voice")

    def __init__(self, label: str, voice: Voice, names: Iterable[str] = (), notes: Iterable[str] = ()) -> None:
        self.label = label
        self.voice = voice
        self.problems: list[Problem] = []
        #: What is bound so far; what any part of the ability notes.
        self._names: set[str] = set(names)
        self._notes: set[str] = set(notes)
        #: How many loops are around what is looked at.
        self._loops = 0

    def problem(self, key: str, node: Node, **arguments: str) -> None:
        self.problems.append(Problem(self.label, key, arguments, node.file, node.line))

    def bind(self, name: str) -> None:
        self._names.add(name)

    def uses(self, name: str, node: Node) -> None:
        if name not in self._names:
            self.problem("unbound", node, value=name[:40], known=", ".join(sorted(self._names)))

    def asks_for_note(self, name: str, node: Node) -> None:
        if name not in self._notes:
            self.problem("not-noted", node, value=name[:40], known=", ".join(sorted(self._notes)))

    def apart(self, effect: Node, *names: str) -> None:
        """A part that may not run: what it binds, and what is bound for it, is gone afterwards."""
        before = set(self._names)
        self._names.update(names)
        effect.check(self)
        self._names = before

    def loop(self, around: Node, effect: Node, *names: str) -> None:
        """A part that may run several times."""
        self._loops += 1
        if self._loops == MOST_LOOPS + 1:
            self.problem("too-many-loops", around, most=str(MOST_LOOPS))
        self.apart(effect, *names)
        self._loops -= 1

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._names)
