"""Plugins: what each room of the house has for a game, found by the game's name and imported when it is asked for.

An installed package adds a game by standard entry points, one group for each room:

    [project.entry-points."tableverse.games"]
    harbour = "harbour.game:Harbour"

Only the first group is needed: where a game has no evaluator, no board and so on, the general one is used. This
package's own games are declared here and not in pyproject.toml: so they are found without a scan of what is installed,
which takes long even to import, and also in a source tree that was never installed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeVar

from tableverse.kernel.errors import BadPlugin

Made = TypeVar("Made")


class Declared(NamedTuple):
    """An object of a module, as "module:object", that a group has under a name."""

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


#: Called with content packs: a ``kernel.game.Game``.
GAMES: Final = "tableverse.games"
#: Called with the Game: a ``bots.evaluator.Evaluator``.
EVALUATORS: Final = "tableverse.evaluators"
#: Called with the Game: the same, for the bot ``expert``.
EXPERTS: Final = "tableverse.experts"
#: Called with the Game: an ``envs.encoding.Encoding``.
ENCODINGS: Final = "tableverse.encodings"
#: Called without arguments: a ``lab.participants.base.Participants``.
PARTICIPANTS: Final = "tableverse.participants"
#: Called with a Speaker, a width and whether only ASCII can be shown: a ``cli.boards.board.Board``.
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
    """Everything declared in a group: the package's own first, then what is installed besides."""
    return (*_own(group), *_installed(group))


def find(group: str, name: str) -> Declared | None:
    """Installed packages are looked at only where a name is not the package's own."""
    return _own(group).get(name) or _installed(group).get(name)


def make(group: str, name: str, kind: type[Made], *arguments: object) -> Made | None:
    """Load what a group has under a name and call it; None where there is nothing of that name."""
    declared = find(group, name)
    if declared is None:
        return None
    try:
        factory = declared.load()
    except Exception as error:  # importing somebody else's module may raise anything
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
    """A name can be declared once: which of two is meant would depend on the order of a search path."""
    found: dict[str, Declared] = {}
    for declared in sorted(entry_points(group)):
        for other in _rivals(declared, found):
            raise _bad(declared, f"“{declared.name}” is {other.value} already")
        found[declared.name] = declared
    return found


def entry_points(group: str) -> list[Declared]:
    """What other packages declare."""
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
