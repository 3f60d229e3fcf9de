"""``tableverse verify``: checking that a game was dealt from the committed key."""

import json
from pathlib import Path

import pytest

from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.secret_rng import commitment, new_key

from .conftest import Run


@pytest.fixture
def dealt(tmp_path: Path) -> tuple[Path, str]:
    """Return the record of a game dealt from a key, and the commitment published before it."""
    key = new_key()
    match = Match(registry.load_game("splendor"), Config(2), key)
    for _ in range(6):
        assert match.state.decision is not None
        match.choose(match.state.decision.options[0].id)
    file = tmp_path / "dealt.json"
    match.finished_record().save(file)
    return file, commitment(key)


def test_a_matching_commitment_is_accepted(run: Run, dealt: tuple[Path, str]) -> None:
    file, promised = dealt
    done = run("verify", file, "--commitment", promised.upper())
    assert done.exit_code == 0
    assert "6 choices" in done.stdout
    assert "The deal was fair" in done.stdout
    assert json.loads(run("verify", file, "--commitment", promised, "--json").stdout)["verified"] is True


def test_another_commitment_is_refused(run: Run, dealt: tuple[Path, str]) -> None:
    file, _ = dealt
    done = run("verify", file, "--commitment", commitment(new_key()))
    assert done.exit_code == 2
    assert "not dealt as the table promised" in done.stderr


def test_the_commitment_is_printed_if_none_is_given(run: Run, dealt: tuple[Path, str]) -> None:
    file, promised = dealt
    done = run("verify", file, "--lang", "es")
    assert promised in done.stdout.replace("\n", "")
    assert "--commitment" in done.stdout


def test_a_game_dealt_from_a_seed_has_no_commitment(run: Run, finished_game: Path) -> None:
    done = run("verify", finished_game)
    assert done.exit_code == 0
    assert "dealt from the seed 3" in done.stdout
    assert run("verify", finished_game, "--commitment", "ab" * 32).exit_code == 2


def test_a_changed_record_is_refused(run: Run, dealt: tuple[Path, str]) -> None:
    file, promised = dealt
    text = file.read_text()
    key = json.loads(text)["seed"]
    file.write_text(text.replace(key, key[:-1] + ("0" if key[-1] != "0" else "1")))
    assert run("verify", file, "--commitment", promised).exit_code == 2


def of_other_cards(file: Path, **changes: object) -> Path:
    record = {**json.loads(file.read_text()), "content": "0123456789abcdef", "engine": "0.0.9", **changes}
    other = file.with_name("other.json")
    other.write_text(json.dumps(record))
    return other


def test_a_record_of_other_cards_may_play_the_same_way(run: Run, dealt: tuple[Path, str]) -> None:
    file, promised = dealt
    other = of_other_cards(file)
    done = run("verify", other, "--commitment", promised)
    assert done.exit_code == 0
    assert "content 0123456789abcdef, Tableverse 0.0.9" in done.stderr
    assert "plays the same way to the same end" in done.stderr
    assert "The deal was fair" in done.stdout
    assert len(json.loads(run("replay", other, "--json").stdout)["moves"]) == 6


def test_a_record_of_other_cards_that_plays_differently(run: Run, dealt: tuple[Path, str]) -> None:
    """Verify the deal of a record whose choices the current cards do not allow: the commitment still holds."""
    file, promised = dealt
    options = json.loads(file.read_text())["options"]
    other = of_other_cards(file, options=[*options[:4], "recruit:somebody-new"])
    done = run("verify", other, "--commitment", promised)
    assert done.exit_code == 2
    assert "4 of its 5 choices" in done.stderr
    assert "was played with other cards" in done.stderr
    assert "The deal was fair" in done.stdout
    assert run("verify", other, "--commitment", commitment(new_key())).exit_code == 2
    assert "4 de sus 5 elecciones" in run("replay", other, "--lang", "es").stderr
    unproved = of_other_cards(file, digest="")
    assert "6 of its 6 choices" in run("verify", unproved).stderr
    assert run("verify", unproved).exit_code == 2
