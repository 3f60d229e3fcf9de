"""Plugins: what each room of the house has for a game, found by the game's name and imported when it is asked for.

An installed package adds a game by standard entry points, one group for each room:

    [project.entry-points."tableverse.games"]
    harbour = "harbour.game:Harbour"

Only the first group is needed: where a game has no evaluator, no board and so on, the general one is used. This
package's own games are declared here, as objects of the same kind, and not in pyproject.toml: so they are found without
a scan of what is installed, and also in a source tree that was never installed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar

from tableverse.kernel.errors import BadPlugin

Made = TypeVar("Made")

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
    EntryPoint("splendor", "tableverse.games.splendor.game:Splendor", GAMES),
    EntryPoint("splendor", "tableverse.bots.splendor.evaluator:SplendorEvaluator", EVALUATORS),
    EntryPoint("splendor", "tableverse.bots.splendor.expert:SplendorExpert", EXPERTS),
    EntryPoint("splendor", "tableverse.envs.splendor:SplendorEncoding", ENCODINGS),
    EntryPoint("splendor", "tableverse.lab.participants.splendor:SplendorParticipants", PARTICIPANTS),
    EntryPoint("splendor", "tableverse.cli.boards.splendor:SplendorBoard", BOARDS),
    EntryPoint("united", "tableverse.games.united.game:United", GAMES),
    EntryPoint("united", "tableverse.bots.united.evaluator:UnitedEvaluator", EVALUATORS),
    EntryPoint("united", "tableverse.lab.participants.united:UnitedParticipants", PARTICIPANTS),
    EntryPoint("united", "tableverse.cli.boards.united:UnitedBoard", BOARDS),
    EntryPoint("champions", "tableverse.games.champions.game:Champions", GAMES),
    EntryPoint("champions", "tableverse.bots.champions.evaluator:ChampionsEvaluator", EVALUATORS),
    EntryPoint("champions", "tableverse.lab.participants.champions:ChampionsParticipants", PARTICIPANTS),
    EntryPoint("champions", "tableverse.cli.boards.champions:ChampionsBoard", BOARDS),
    EntryPoint("dagger", "tableverse.games.dagger.game:Dagger", GAMES),
    EntryPoint("dagger", "tableverse.bots.dagger.evaluator:DaggerEvaluator", EVALUATORS),
    EntryPoint("dagger", "tableverse.lab.participants.dagger:DaggerParticipants", PARTICIPANTS),
    EntryPoint("dagger", "tableverse.cli.boards.dagger:DaggerBoard", BOARDS),
)


def names(group: str) -> tuple[str, ...]:
    """Everything declared in a group: the package's own first, then what is installed besides."""
    return (*_own(group), *_installed(group))


def find(group: str, name: str) -> EntryPoint | None:
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
def _own(group: str) -> dict[str, EntryPoint]:
    return {declared.name: declared for declared in OWN if declared.group == group}


@cache
def _installed(group: str) -> dict[str, EntryPoint]:
    """A name can be declared once: which of two is meant would depend on the order of a search path."""
    found: dict[str, EntryPoint] = {}
    for declared in sorted(entry_points(group=group), key=lambda declared: declared.name):
        for other in _rivals(declared, found):
            raise _bad(declared, f"“{declared.name}” is {other.value} already")
        found[declared.name] = declared
    return found


def _rivals(declared: EntryPoint, found: dict[str, EntryPoint]) -> Iterator[EntryPoint]:
    for known in (_own(declared.group), found):
        if declared.name in known:
            yield known[declared.name]


def _bad(declared: EntryPoint, why: str) -> BadPlugin:
    package = "tableverse" if declared.dist is None else declared.dist.name
    return BadPlugin(package=package, group=declared.group, name=declared.name, value=declared.value, why=why)
