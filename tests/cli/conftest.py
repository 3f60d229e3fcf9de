"""Fixtures that isolate the command line: a temporary data folder, no language in the environment, no colour."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tableverse.bots.registry import make_bot
from tableverse.cli import app
from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

Run = Callable[..., Result]


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path / "data" / "tableverse" / "games"


@pytest.fixture
def run(data_folder: Path) -> Run:
    """Return a function that runs ``tableverse`` with these words and types these lines."""

    def invoke(*words: object, typed: list[str] | None = None) -> Result:
        text = "".join(f"{line}\n" for line in typed or [])
        return CliRunner().invoke(app, [str(word) for word in words], input=text, catch_exceptions=False)

    return invoke


@pytest.fixture
def finished_game(tmp_path: Path) -> Path:
    """Return a file with a finished game between Ana and the greedy bot."""
    game = registry.load_game("splendor")
    match = Match(game, Config(2), 3, [{"name": "Ana"}, {"name": "greedy", "bot": "greedy"}])
    bots = [make_bot("random", game, 1), make_bot("greedy", game, 2)]
    while (decision := match.state.decision) is not None:
        match.choose(bots[decision.seat].choose(match.perspective(decision.seat)))
    file = tmp_path / "finished.json"
    match.finished_record().save(file)
    return file
