"""Bot ratings from tournaments."""

import json

import pytest

from tableverse.kernel.errors import BadNumber, BadSeatCount, MissingExtra, UnknownBot
from tableverse.lab import tournament
from tableverse.lab.errors import TooFewBots
from tableverse.lab.executors import ProcessPool
from tableverse.lab.outcome import Outcome
from tableverse.lab.tournament import Tournament

from .conftest import Run

pytest.importorskip("openskill", reason="openskill is not installed (extra: lab)")


def test_better_bot_is_rated_higher_and_all_play_equally() -> None:
    held = Tournament("splendor", ("random", "greedy", "mcts:1"), 4, 2, seed=3)
    standings = held.run()
    assert standings[-1].bot == "random"
    assert [one.games for one in standings] == [8, 8, 8]
    assert sum(one.wins for one in standings) <= 12
    assert all(0 < one.doubt < 25 / 3 for one in standings)
    assert [one.rating for one in standings] == sorted((one.rating for one in standings), reverse=True)


def test_ratings_do_not_depend_on_the_executor() -> None:
    def rated(executor: ProcessPool | None) -> list[tournament.Ranking]:
        return Tournament("splendor", ("random", "greedy"), 4, 2, seed=3).run(executor)

    assert rated(None) == rated(ProcessPool(2))


def test_bots_form_one_team_in_games_with_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """All bots at a table win or lose together against the game."""

    def together(plan: object, **_: object) -> object:
        class Found:
            outcomes = [Outcome(n, [0, 1], [0, 1], "heroes", "won", [], 5) for n in range(6)]  # noqa: RUF012

        return Found

    monkeypatch.setattr(tournament, "simulate", together)
    standings = Tournament("splendor", ("random", "greedy"), 6, 2).run()
    assert [one.wins for one in standings] == [6, 6]
    assert standings[0].rating == pytest.approx(standings[1].rating)
    assert standings[0].rating > 25


@pytest.mark.parametrize(
    ("bots", "seats", "games", "error"),
    [
        (("random",), 2, 4, TooFewBots),
        (("random", "random"), 2, 4, TooFewBots),
        (("random", "greedy"), 3, 4, TooFewBots),
        (("random", "hal"), 2, 4, UnknownBot),
        (("random", "greedy"), 2, 0, BadNumber),
        (("random", "greedy"), 1, 4, BadSeatCount),
    ],
)
def test_invalid_tournaments_are_refused(bots: tuple[str, ...], seats: int, games: int, error: type[Exception]) -> None:
    with pytest.raises(error):
        Tournament("splendor", bots, games, seats).run()


def test_missing_openskill_gives_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra) as refused:
        Tournament("splendor", ("random", "greedy"), 4, 2).run()
    assert "“lab”" in str(refused.value)


def test_tournament_command_shows_a_table_and_a_plot(run: Run) -> None:
    line = ("tournament", "splendor", "--bots", "random,greedy", "--games", "2")
    shown = run(*line).stdout
    assert "greedy" in shown
    assert "█" in shown
    assert "Rating" in shown
    assert "Puntuación" in run(*line, "--lang", "es").stdout
    found = json.loads(run(*line, "--json").stdout)
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random"]
