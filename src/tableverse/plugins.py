"""Registry of the parts that each package provides for a game, found by the game's name and imported on demand.

An installed package adds a game by standard entry points, one group for each part:

    [project.entry-points."tableverse.games"]
    harbour = "harbour.game:Harbour"

Only the first group is required: a game without a special evaluator or board uses the general one. The four built-in
games are declared here instead of in pyproject.toml, so that finding them needs no scan of the installed packages,
which is slow, and works in a source tree that was never installed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeVar

from tableverse.kernel.errors import BadPlugin

Made = TypeVar("Made")


class Declared(NamedTuple):
    """An object of a module ("module:object"), declared in a group under a name."""

    name: str
    value: str
    group: str
    package: str = "tableverse"

    @property
    def module(self) -> str:
        return self.value.partition(":")[0]

    def load(self) -> Any:
        found: Any = import_module(self.module)
        for name in filter(None, self.value.partition(":")[2].split(".")):
            found = getattr(found, name)
        return found


#: Called with content packs; returns a ``kernel.game.Game``.
GAMES: Final = "tableverse.games"
#: Called with the Game; returns a ``bots.evaluator.Evaluator``.
EVALUATORS: Final = "tableverse.evaluators"
#: Called with the Game; returns the evaluator of the bot ``expert``.
EXPERTS: Final = "tableverse.experts"
#: Called with the Game; returns an ``envs.encoding.Encoding``.
ENCODINGS: Final = "tableverse.encodings"
#: Called without arguments; returns a ``lab.participants.base.Participants``.
PARTICIPANTS: Final = "tableverse.participants"
#: Called with a Speaker, a width and whether only ASCII can be shown; returns a ``cli.boards.board.Board``.
BOARDS: Final = "tableverse.boards"

OWN: Final = (
    Declared("splendor", "tableverse.games.splendor.game:Splendor", GAMES),
    Declared("splendor", "tableverse.bots.splendor.evaluator:SplendorEvaluator", EVALUATORS),
    Declared("splendor", "tableverse.bots.splendor.expert:SplendorExpert", EXPERTS),
    Declared("splendor", "tableverse.envs.splendor:SplendorEncoding", ENCODINGS),
    Declared("splendor", "tableverse.lab.participants.splendor:SplendorParticipants", PARTICIPANTS),
    Declared("splendor", "tableverse.cli.boards.splendor:SplendorBoard", BOARDS),
    Declared("united", "tableverse.games.united.game:United", GAMES),
    Declared("united", "tableverse.bots.united.evaluator:UnitedEvaluator", EVALUATORS),
    Declared("united", "tableverse.lab.participants.united:UnitedParticipants", PARTICIPANTS),
    Declared("united", "tableverse.cli.boards.united:UnitedBoard", BOARDS),
    Declared("champions", "tableverse.games.champions.game:Champions", GAMES),
    Declared("champions", "tableverse.bots.champions.evaluator:ChampionsEvaluator", EVALUATORS),
    Declared("champions", "tableverse.lab.participants.champions:ChampionsParticipants", PARTICIPANTS),
    Declared("champions", "tableverse.cli.boards.champions:ChampionsBoard", BOARDS),
    Declared("dagger", "tableverse.games.dagger.game:Dagger", GAMES),
    Declared("dagger", "tableverse.bots.dagger.evaluator:DaggerEvaluator", EVALUATORS),
    Declared("dagger", "tableverse.lab.participants.dagger:DaggerParticipants", PARTICIPANTS),
    Declared("dagger", "tableverse.cli.boards.dagger:DaggerBoard", BOARDS),
)


def names(group: str) -> tuple[str, ...]:
    """Return the names declared in a group, built-in ones first."""
    return (*_own(group), *_installed(group))


def find(group: str, name: str) -> Declared | None:
    """Return the declaration of a name. Scan installed packages only if the name is not built in."""
    return _own(group).get(name) or _installed(group).get(name)


def make(group: str, name: str, kind: type[Made], *arguments: object) -> Made | None:
    """Import and call the object declared under a name, or return None if there is none."""
    declared = find(group, name)
    if declared is None:
        return None
    try:
        factory = declared.load()
    except Exception as error:  # importing a foreign module may raise anything
        raise _bad(declared, f"{type(error).__name__}: {error}") from error
    if not callable(factory):
        raise _bad(declared, f"{type(factory).__name__} is not callable")
    made = factory(*arguments)
    if not isinstance(made, kind):
        raise _bad(declared, f"{type(made).__name__} is not {kind.__module__}.{kind.__name__}")
    return made


@cache
def _own(group: str) -> dict[str, Declared]:
    return {declared.name: declared for declared in OWN if declared.group == group}


@cache
def _installed(group: str) -> dict[str, Declared]:
    """Return the entry points of installed packages in a group.

    A name may be declared once; otherwise the order of the search path would decide.
    """
    found: dict[str, Declared] = {}
    for declared in sorted(entry_points(group)):
        for other in _rivals(declared, found):
            raise _bad(declared, f"“{declared.name}” is {other.value} already")
        found[declared.name] = declared
    return found


def entry_points(group: str) -> list[Declared]:
    """Return the entry points of a group, each split into module and object."""
    from importlib import metadata

    return [
        Declared(one.name, one.value, one.group, "" if one.dist is None else one.dist.name)
        for one in metadata.entry_points(group=group)
    ]


def _rivals(declared: Declared, found: dict[str, Declared]) -> Iterator[Declared]:
    for known in (_own(declared.group), found):
        if declared.name in known:
            yield known[declared.name]


def _bad(declared: Declared, why: str) -> BadPlugin:
    return BadPlugin(package=declared.package, group=declared.group, name=declared.name, value=declared.value, why=why)
