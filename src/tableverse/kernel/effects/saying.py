"""Rendering and checking the parts of an ability. The other modules of nodes import this one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tableverse.kernel import i18n
from tableverse.kernel.effects.grammar import Argument
from tableverse.kernel.errors import BadContent

NO_FORMS: Final[dict[str, str]] = {}
#: Maximum nesting of loops, since each further level multiplies the number of steps.
MOST_LOOPS: Final = 3


class Voice:
    """A renderer of effects in one language. ``missing`` collects keys without a text, for the check."""

    __slots__ = ("_clauses", "_continued", "language", "missing", "referents")

    def __init__(self, language: str) -> None:
        self.language = language
        self.missing: list[str] = []
        #: Referents of pronouns in the current text ("it" is "that enemy"), if a game tracks them.
        self.referents: dict[str, str] = {}
        #: The form of each rendered sentence inside another sentence, and its form after an introduction.
        self._clauses: dict[str, str] = {}
        self._continued: dict[str, str] = {}

    def word(self, key: str, **arguments: Any) -> str:
        if not i18n.has(self.language, key):
            self.missing.append(key)
        return i18n.contracted(self.language, i18n.say(self.language, key, arguments))

    def sentence(self, key: str, **arguments: Any) -> str:
        """Render a message with a capital letter and a full stop."""
        clause = self.word(key, **arguments)
        stop = "" if clause.endswith((".", "!", ".)")) else "."
        sentence = clause[:1].upper() + clause[1:] + stop
        self._clauses[sentence] = clause
        self._continued[sentence] = clause + stop
        return sentence

    def clause(self, sentence: str) -> str:
        """Return a rendered sentence in the form that fits inside a longer sentence."""
        return self._clauses[sentence]

    def continued(self, sentence: str) -> str:
        """Return rendered sentences in the form that follows an introduction."""
        return self._continued[sentence]

    def sentences(self, parts: list[str], link: str = "effect-then") -> str:
        """Join sentences. Inside another sentence they are linked, so that all of them clearly belong to it."""
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
    """Any part of an ability, with the position where it was written, for error messages."""

    #: The word's name in YAML and its arguments: see ``grammar.word``.
    WORD: ClassVar[str] = ""
    OWN: ClassVar[tuple[Argument, ...]] = ()
    TAKES: ClassVar[tuple[Argument, ...]] = ()
    #: For words that share a class: the meaning of each word, for the reference, if its rendered text is unclear.
    explained: ClassVar[Mapping[str, str]] = {}
    #: Facts of the occurrence that the word requires.
    needs: ClassVar[tuple[str, ...]] = ()
    #: The occurrences in which the word has a meaning. One of them must be in progress.
    during: ClassVar[tuple[str, ...]] = ()

    file: str = ""
    line: int = 0

    def say(self, voice: Voice) -> str:
        raise NotImplementedError

    def say_as(self, form: str, voice: Voice) -> Any:
        """Render the node as an argument in another word's sentence.

        ``form`` is the form that the sentence requests, such as ``each`` ("each of them") or ``one`` ("one of them").
        """
        return self.say(voice)

    def message_arguments(self, voice: Voice, forms: Mapping[str, str] = NO_FORMS) -> dict[str, Any]:
        """Return the arguments of the word's sentence by name, each in the requested form."""
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
        """Return the arguments that are nodes themselves."""
        values = [getattr(self, taken.field) for taken in self.TAKES]
        several = [part for value in values if isinstance(value, (list, tuple)) for part in value]
        return [value for value in [*values, *several] if isinstance(value, Node)]

    def check(self, checker: Checker) -> None:
        for node in self.nodes():
            node.check(checker)
        self.say(checker.voice)


class Problem:
    """A mistake in an ability: a message key (``content-…`` in content.ftl) with its arguments and its position."""

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
    """A check that walks a tree in execution order and collects its mistakes."""

    __slots__ = ("_loops", "_names", "_recorded", "label", "problems", "voice")

    def __init__(self, label: str, voice: Voice, names: Iterable[str] = (), recorded: Iterable[str] = ()) -> None:
        self.label = label
        self.voice = voice
        self.problems: list[Problem] = []
        #: The names bound so far, and the names under which any part of the ability records results.
        self._names: set[str] = set(names)
        self._recorded: set[str] = set(recorded)
        #: Nesting depth of loops around the present node.
        self._loops = 0

    def problem(self, key: str, node: Node, **arguments: str) -> None:
        self.problems.append(Problem(self.label, key, arguments, node.file, node.line))

    def bind(self, name: str) -> None:
        self._names.add(name)

    def uses(self, name: str, node: Node) -> None:
        if name not in self._names:
            self.problem("unbound", node, value=name[:40], known=", ".join(sorted(self._names)))

    def uses_recorded(self, name: str, node: Node) -> None:
        if name not in self._recorded:
            self.problem("not-noted", node, value=name[:40], known=", ".join(sorted(self._recorded)))

    def check_branch(self, effect: Node, *names: str) -> None:
        """Check a part that may not run: names bound by the part, and ``names``, are unbound afterwards."""
        before = set(self._names)
        self._names.update(names)
        effect.check(self)
        self._names = before

    def check_loop(self, around: Node, effect: Node, *names: str) -> None:
        """Check a part that may run several times."""
        self._loops += 1
        if self._loops == MOST_LOOPS + 1:
            self.problem("too-many-loops", around, most=str(MOST_LOOPS))
        self.check_branch(effect, *names)
        self._loops -= 1

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._names)
