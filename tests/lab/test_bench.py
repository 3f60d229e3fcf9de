"""The benchmark's measures. Their speed is not tested."""

from tableverse.games import registry
from tableverse.lab.bench import BYTES, REPEATS, Measure, Report, bench


def test_report_survives_a_json_round_trip() -> None:
    report = Report("splendor", 2, False, "3.11.0", 0.1, [Measure("clone", "µs", 1.5, 2.0)])
    assert Report.from_json(report.to_json()) == report


def test_each_measure_is_reported_once_with_best_and_median() -> None:
    told: list[str] = []
    report = bench("splendor", 0.001, bots=("random",), progress=told.append)
    names = [measure.name for measure in report.measures]
    assert len(names) == len(set(names))
    assert told == ["random-play", "random-play-events", "bot:random", "clone", "view", "encode", "decode"]
    for measure in report.measures:
        if measure.better_when_high:
            assert measure.best >= measure.median
        else:
            assert measure.best <= measure.median
    assert REPEATS == 5


def test_memory_measures_match_a_state() -> None:
    report = bench("splendor", 0.001, bots=())
    weights = {measure.name: measure.best for measure in report.measures if measure.unit == BYTES}
    # A clone shares its decks with its original, a decoded state has its own.
    assert 0 < weights["clone-memory"] < weights["state-memory"] < 100_000
    game = registry.load_game("splendor")
    assert weights["encoded-size"] < 10_000
    assert game.min_seats == report.seats
