"""Conditions of lessons on the chosen options, events, the learner's View and decisions.

A condition is a mapping, and all its entries must hold: ``{option: {verb: recruit}, asked: action}``
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tableverse.kernel import i18n
from tableverse.kernel.choice import Option
from tableverse.kernel.content import Reader
from tableverse.kernel.event import Event
from tableverse.kernel.game import View
from tableverse.kernel.plain import Plain

#: Operators that compare a value of a View.
COMPARISONS: Final = ("is", "least", "most", "has")
MAX_TIMES: Final = 99


class Moment:
    """The learner's View of a position, with the events and the learner's choices since the step began."""

    __slots__ = ("chosen", "events", "view")

    def __init__(self, view: View, events: Sequence[Event], chosen: Sequence[Option]) -> None:
        self.view = view
        self.events = events
        self.chosen = chosen


class Pattern:
    """A selector of options by id, or by verb and subjects."""

    __slots__ = ("id", "line", "things", "verb")

    def __init__(self, id: str, verb: str, things: tuple[str, ...], line: int) -> None:
        self.id = id
        self.verb = verb
        self.things = things
        self.line = line

    @staticmethod
    def read(reader: Reader) -> Pattern:
        if not reader.is_mapping():
            return Pattern(reader.as_text(), "", (), reader.line)
        verb = reader.text("verb") if reader.has("verb") else ""
        things = tuple(part.as_text() for part in reader.field("things").items()) if reader.has("things") else ()
        reader.no_more()
        return Pattern("", verb, things, reader.line)

    @staticmethod
    def read_all(reader: Reader) -> tuple[Pattern, ...]:
        """Read one pattern, or a list of alternatives with the best first."""
        if reader.is_mapping() or reader.is_value():
            return (Pattern.read(reader),)
        return tuple(Pattern.read(part) for part in reader.items())

    def fits(self, option: Option) -> bool:
        if self.id:
            return option.id == self.id
        about = (*option.targets, *option.things)
        return (not self.verb or option.verb == self.verb) and all(thing in about for thing in self.things)


def matching_options(patterns: Sequence[Pattern], options: Sequence[Option]) -> list[Option]:
    """Return the options that match any pattern, in the order of the patterns."""
    found: list[Option] = []
    for pattern in patterns:
        found += [option for option in options if option not in found and pattern.fits(option)]
    return found


class Condition:
    def holds(self, moment: Moment) -> bool:
        raise NotImplementedError


class All(Condition):
    def __init__(self, parts: Sequence[Condition]) -> None:
        self.parts = parts

    def holds(self, moment: Moment) -> bool:
        return all(part.holds(moment) for part in self.parts)


class AnyOf(Condition):
    def __init__(self, parts: Sequence[Condition]) -> None:
        self.parts = parts

    def holds(self, moment: Moment) -> bool:
        return any(part.holds(moment) for part in self.parts)


class Not(Condition):
    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, moment: Moment) -> bool:
        return not self.part.holds(moment)


class OptionChosen(Condition):
    """A condition that the learner has chosen a matching option since the step began, or any option."""

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        self.patterns = patterns

    def holds(self, moment: Moment) -> bool:
        if not self.patterns:
            return bool(moment.chosen)
        return bool(matching_options(self.patterns, moment.chosen))


class EventOccurred(Condition):
    """A condition that matching events have occurred at least ``times`` times since the step began."""

    def __init__(self, kind: str, facts: dict[str, Any], times: int) -> None:
        self.kind = kind
        self.facts = facts
        self.times = times

    def holds(self, moment: Moment) -> bool:
        return sum(self._matches(event) for event in moment.events) >= self.times

    def _matches(self, event: Event) -> bool:
        return event.kind == self.kind and all(event.facts.get(name) == value for name, value in self.facts.items())


class ViewValue(Condition):
    """A condition on a value of the learner's View, such as ``mats.0.points``.

    A missing value counts as 0, "" or false.
    """

    def __init__(self, path: Reader, comparison: str, value: Any) -> None:
        self.where = path
        self.path = path.as_text()
        self.comparison = comparison
        self.value = value

    def holds(self, moment: Moment) -> bool:
        found = self._found(moment.view)
        if self.comparison == "is":
            return bool(found == self.value) or (found is None and self.value in (0, "", False))
        if self.comparison == "has":
            return found is not None and self.value in found
        number = found if isinstance(found, int) else 0 if found is None else len(found)
        return bool(number >= self.value if self.comparison == "least" else number <= self.value)

    def _found(self, value: Any) -> Any:
        for name in self.path.split("."):
            if isinstance(value, dict):
                value = value.get(name)
            elif isinstance(value, list):
                value = value[int(name)] if name.isdigit() and int(name) < len(value) else None
            elif isinstance(value, Plain) and hasattr(value, name):
                value = getattr(value, name)
            else:
                raise self.where.wrong("no-such-value", value=name[:40], path=self.path[:80])
            if value is None:
                return None
        return value


class DecisionKind(Condition):
    """A condition that the learner must make a decision of this kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def holds(self, moment: Moment) -> bool:
        return moment.view.decision is not None and moment.view.decision.kind == self.kind


class OptionOffered(Condition):
    def __init__(self, patterns: Sequence[Pattern]) -> None:
        self.patterns = patterns

    def holds(self, moment: Moment) -> bool:
        decision = moment.view.decision
        return decision is not None and bool(matching_options(self.patterns, decision.options))


class GameIsOver(Condition):
    """A condition that the game is over: ``won`` or ``lost`` by the learner, or ``any``."""

    def __init__(self, how: str) -> None:
        self.how = how

    def holds(self, moment: Moment) -> bool:
        result = moment.view.result
        if result is None:
            return False
        won = moment.view.seat in result.winners
        return self.how == "any" or won == (self.how == "won")


KINDS: Final = ("option", "event", "view", "asked", "offered", "over", "all", "any", "not")


def read_condition(reader: Reader, game: str) -> Condition:
    parts: list[Condition] = []
    for kind in KINDS:
        if reader.has(kind):
            parts.append(_read_one(kind, reader.field(kind), game))
    reader.no_more()
    if not parts:
        raise reader.wrong("no-condition", known=", ".join(KINDS))
    return parts[0] if len(parts) == 1 else All(parts)


def _read_one(kind: str, reader: Reader, game: str) -> Condition:
    if kind == "option":
        return OptionChosen(Pattern.read_all(reader))
    if kind == "offered":
        return OptionOffered(Pattern.read_all(reader))
    if kind == "event":
        return _read_event(reader, game)
    if kind == "view":
        return _read_view(reader)
    if kind == "asked":
        return DecisionKind(reader.as_text())
    if kind == "over":
        return GameIsOver(reader.as_one_of(("won", "lost", "any")))
    if kind == "not":
        return Not(read_condition(reader, game))
    parts = [read_condition(part, game) for part in reader.items()]
    return All(parts) if kind == "all" else AnyOf(parts)


def _read_event(reader: Reader, game: str) -> Condition:
    named = reader.field("kind") if reader.is_mapping() else reader
    kind = named.as_text()
    if not i18n.has("en", f"{game}-event-{kind}"):
        raise named.wrong("no-such-event", value=kind[:40])
    if not reader.is_mapping():
        return EventOccurred(kind, {}, 1)
    facts: dict[str, Any] = {}
    if reader.has("facts"):
        given = reader.field("facts")
        facts = {name: given.field(name).value() for name in given.keys()}  # noqa: SIM118
    times = reader.integer("times", 1, MAX_TIMES, 1)
    reader.no_more()
    return EventOccurred(kind, facts, times)


def _read_view(reader: Reader) -> Condition:
    path = reader.field("path")
    asked = [name for name in COMPARISONS if reader.has(name)]
    if len(asked) != 1:
        raise reader.wrong("no-comparison", known=", ".join(COMPARISONS))
    value = reader.field(asked[0]).value()
    reader.no_more()
    if asked[0] in ("least", "most") and not isinstance(value, int):
        raise reader.wrong("not-a-number", least=0, most=MAX_TIMES, value=str(value)[:40])
    return ViewValue(path, asked[0], value)
