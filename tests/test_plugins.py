"""Discovery of games, boards and bots, including a game from an installed package."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tableverse import plugins
from tableverse.games.registry import game_ids, load_game, load_ledger
from tableverse.kernel.errors import BadPlugin, TableError, UnknownGame
from tableverse.kernel.game import Game

TESTS = Path(__file__).parent

PACKAGE = '''
"""A game in a package of its own: the kernel's made-up one."""

from kernel.harbour.game import Harbour
from rich.text import Text
from tableverse.cli.boards.board import Board


def harbour(packs):
    return Harbour()


class HarbourBoard(Board):
    def picture(self, view):
        return Text(f"The walls stand at {view.walls}")
'''

ENTRY_POINTS = """
[tableverse.games]
harbour = harbour_package:harbour

[tableverse.boards]
harbour = harbour_package:HarbourBoard
"""

#: The worked example of docs/adding-a-game.md.
EXAMPLE = TESTS.parent / "docs" / "examples" / "twenty-one"


def install(site: Path, name: str, declared: str) -> None:
    """Write the metadata that an installer leaves beside a package's modules."""
    metadata = site / f"{name}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(declared)


def environment(folder: Path, *paths: Path) -> dict[str, str]:
    """Return the environment of a process that finds these packages as if they were installed."""
    path = os.pathsep.join([*map(str, paths), *sys.path])
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder), "LANG": "en_GB.UTF-8"}


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    site = tmp_path / "site"
    install(site, "harbour_package", ENTRY_POINTS)
    (site / "harbour_package.py").write_text(PACKAGE)
    return environment(tmp_path, site, TESTS)


def tableverse(found: dict[str, str], *words: str, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, "-c", "from tableverse.cli import app; app()", *words],
        env=found,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_an_installed_game_is_listed_and_simulated(installed: dict[str, str]) -> None:
    found = json.loads(tableverse(installed, "games", "--json"))
    assert [*found] == [*game_ids(), "harbour"]
    assert found["harbour"]["name"] == "Harbour"
    assert found["harbour"]["rules"]["total"] == 0
    played = tableverse(installed, "simulate", "harbour", "--bots", "greedy,random", "--games", "2", "--json")
    assert json.loads(played)["games"] == 2


def test_an_installed_game_is_played_on_its_own_board(installed: dict[str, str]) -> None:
    shown = tableverse(installed, "play", "harbour", "--bots", "random", "--seed", "1", typed="1\nq\n")
    assert "The walls stand at 8" in shown
    assert "Play a card or keep watch" in shown


@pytest.mark.skipif(not EXAMPLE.exists(), reason="the pages are not part of an installed package")
def test_the_worked_example_plays(tmp_path: Path) -> None:
    groups = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    declared = "\n".join(
        f"[{group}]\n" + "\n".join(f"{name} = {value}" for name, value in lines.items())
        for group, lines in groups.items()
    )
    install(tmp_path / "site", "twenty_one", declared)
    found = environment(tmp_path, tmp_path / "site", EXAMPLE)
    bots = ("--bots", "greedy,random", "--games", "20", "--swap-seats", "--seed", "1", "--json")
    assert json.loads(tableverse(found, "simulate", "twenty-one", *bots))["by_bot"]["greedy"]["wins"] >= 18
    shown = tableverse(found, "play", "twenty-one", "--bots", "mcts:20", "--lang", "es", typed="take:2\nq\n")
    assert "Coge de una a tres de las 21 fichas" in shown
    assert "Jugador coge 2" in shown


def test_a_game_is_loaded_without_the_others() -> None:
    program = (
        "import sys; from tableverse.bots.registry import make_bot; from tableverse.games.registry import load_game;"
        "make_bot('greedy', load_game('splendor'), 1);"
        "print([name for name in sys.modules if name.endswith(('united', 'dagger', 'champions'))])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_error_for_an_unknown_game_lists_the_known_ones() -> None:
    for load in (load_game, load_ledger):
        with pytest.raises(UnknownGame) as error:
            load("chess")
        assert "splendor, united, champions, dagger" in str(error.value)


@pytest.mark.parametrize("declared", plugins.OWN, ids=lambda one: f"{one.group}-{one.name}")
def test_every_builtin_plugin_loads(declared: plugins.Declared) -> None:
    assert callable(declared.load())
    assert declared.name in game_ids()


@pytest.fixture
def declare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plugins._installed.cache_clear()
    yield
    plugins._installed.cache_clear()


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no_such_module:Game", "No module named"),
        ("json:no_such_object", "no attribute"),
        ("json", "not callable"),
        ("builtins:list", "list is not tableverse.kernel.game.Game"),
    ],
)
@pytest.mark.usefixtures("declare")
def test_an_unusable_entry_point_is_named_in_the_error(value: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    declared = plugins.Declared("bridge", value, plugins.GAMES)
    monkeypatch.setattr(plugins, "entry_points", lambda group: [declared])
    assert game_ids()[-1] == "bridge"
    with pytest.raises(BadPlugin) as error:
        plugins.make(plugins.GAMES, "bridge", Game, ())
    assert why in str(error.value)
    assert f"bridge = {value}" in str(error.value)
    assert error.value.say("es") != error.value.say("en")


@pytest.mark.parametrize("names", [["splendor"], ["bridge", "bridge"]], ids=str)
@pytest.mark.usefixtures("declare")
def test_a_name_may_be_declared_only_once(names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    declared = [plugins.Declared(name, f"module_{number}:Game", plugins.GAMES) for number, name in enumerate(names)]
    monkeypatch.setattr(plugins, "entry_points", lambda group: declared)
    with pytest.raises(TableError) as error:
        game_ids()
    assert "already" in str(error.value)
