"""Playing at the terminal: choices, undo, saves, resuming, sharing the keyboard."""

import json
from pathlib import Path

import pytest

from tableverse.games import registry
from tableverse.kernel.consequences import Foresight, loses
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng

from .conftest import Run

ALONE = ("play", "splendor", "--bot", "random", "--seed", "3", "--name", "Ana")
SHARED = ("play", "splendor", "--hot-seat", "--seed", "3", "--name", "Ana", "--name", "Bea")


def saved(folder: Path) -> Record:
    """Return the only game in the data folder."""
    (file,) = folder.iterdir()
    return Record.load(file)


def test_the_default_is_one_person_against_a_greedy_bot(run: Run, data_folder: Path) -> None:
    shown = run("play", "splendor", typed=["q"]).stdout
    assert "Greedy bot" in shown
    assert saved(data_folder).people == [{"name": ""}, {"name": "greedy", "bot": "greedy"}]


def test_seats_are_filled_with_bots_of_the_last_kind(run: Run, data_folder: Path) -> None:
    run("play", "splendor", "--bots", "greedy,random", "--seats", "4", typed=["q"])
    assert [person.get("bot") for person in saved(data_folder).people] == [None, "greedy", "random", "random"]


def test_leaving_saves_the_game_and_prints_how_to_resume(run: Run, data_folder: Path) -> None:
    left = run(*ALONE, typed=["1", "q"])
    assert left.exit_code == 0
    (file,) = data_folder.iterdir()
    assert f"tableverse play splendor --resume {file}" in left.stdout
    moves = len(Record.load(file).options)
    assert moves >= 2  # the person's and the bot's
    run("play", "splendor", "--resume", file, typed=["1", "q"])
    record = Record.load(file)
    assert len(record.options) > moves
    assert record.people[0]["name"] == "Ana"
    assert list(data_folder.iterdir()) == [file]


def test_a_closed_input_leaves_a_resumable_save(run: Run, data_folder: Path) -> None:
    left = run(*ALONE, typed=["1"])
    assert left.exit_code == 0
    assert "--resume" in left.stdout
    assert saved(data_folder).replay(registry.load_game("splendor")).result is None


def test_a_game_can_be_resumed_in_another_language(run: Run, data_folder: Path) -> None:
    run("play", "splendor", "--bot", "random", typed=["1"])
    (file,) = data_folder.iterdir()
    shown = run("play", "splendor", "--resume", file, "--lang", "es", typed=["q"]).stdout
    assert "Jugador ◀ juega" in shown
    assert "Bot al azar" in shown
    assert "Jugador coge" in shown
    assert "Guardado en" in shown


def test_resuming_into_another_file_keeps_the_first_unchanged(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    run(*ALONE, "--save", first, typed=["1"])
    before = first.read_bytes()
    run("play", "splendor", "--resume", first, "--save", second, typed=["1"])
    assert first.read_bytes() == before
    assert len(Record.load(second).options) > len(Record.load(first).options)


def test_a_finished_game_can_be_resumed_to_see_its_end(run: Run, finished_game: Path) -> None:
    before = finished_game.read_bytes()
    shown = run("play", "splendor", "--resume", finished_game).stdout
    assert "wins" in shown
    assert "The only player to meet the Gauntlet’s conditions" in shown
    assert f"tableverse replay {finished_game}" in shown
    assert finished_game.read_bytes() == before


def test_options_may_be_named_by_words_and_ids(run: Run, data_folder: Path) -> None:
    run(*ALONE, typed=["mind space soul", "take:blue+orange+red", "2 power", "q"])
    mine = saved(data_folder).options[::2]
    assert mine == ["take:yellow+blue+orange", "take:blue+orange+red", "take:purple+purple"]


def test_unknown_input_changes_nothing(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["0", "999", "hulk smash", "take", "[bold]", "", "q"]).stdout
    assert "“999” is not among the options" in shown
    assert "“hulk smash” is not among the options" in shown
    assert "“[bold]” is not among the options" in shown
    assert "“take” could mean: Take Mind, Space, and Soul; " in shown
    assert saved(data_folder).options == []


def test_undo_takes_back_the_last_choice_and_the_bots_answer(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["u", "1", "2", "u", "q"]).stdout
    assert "There is nothing to undo" in shown
    assert saved(data_folder).options[0] == "take:yellow+blue+orange"
    assert len(saved(data_folder).options) == 2  # the first choice and the bot's answer to it


def test_undo_takes_back_one_returned_token(run: Run, data_folder: Path) -> None:
    takes = ["mind space soul", "reality power space", "mind space soul", "mind reality power"]
    run(*ALONE, typed=[*takes, "1", "u", "2", "q"])
    returned = [option for option in saved(data_folder).options if option.startswith("return:")]
    assert len(returned) >= 1
    assert returned[0] != "return:yellow"


def test_why_explains_what_cannot_be_done(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["why time", "why reality", "why", "why kraken", "why level", "q"]).stdout
    assert "Time (Bank): You can’t take Time tokens" in shown
    assert "SPL-TIME-04" in shown
    assert "Nothing stops you from using Reality (Bank)" in shown
    assert "“kraken” is not on the table" in shown
    assert "“level” could mean: Deck (Level 1); Deck (Level 2)" in shown
    shown = run(*ALONE, "--lang", "es", typed=["why tiempo", "q"]).stdout
    assert "Las fichas de Tiempo no se cogen" in shown


@pytest.mark.parametrize("game", ["champions", "dagger", "united"])
def test_everything_on_the_table_has_a_name(game: str) -> None:
    played = registry.load_game(game)
    state, chance = played.new(Config(2), 5), Rng(5)
    for _ in range(30):
        assert state.decision is not None
        played.apply_quietly(state, chance.choice(state.decision.options).id)
    for seat in range(state.seats):
        for thing in played.pointable(state, seat):
            for language in ("en", "es"):
                assert not {":", "@", "/"} & set(played.name_of(thing, language).replace(": ", " ")), thing


def test_rules_are_looked_up_while_playing(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["?grey token", "? kraken", "?", "q"]).stdout
    assert "S.H.I.E.L.D. token  token" in shown
    assert "SPL-REC-03" in shown
    assert "“kraken” is not in the rulebook" in shown
    assert "look up a word" in shown
    assert saved(data_folder).options == []


def test_save_to_another_file_log_and_help(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept here.json"
    shown = run(*ALONE, typed=["1", f"s {file}", "l", "", "?", "s", "q"]).stdout
    assert Record.load(file).options
    assert f"Saved to {file}" in shown
    assert "   1  Ana takes Mind, Space, and Soul" in shown
    assert "undo your last choice" in shown


def test_saving_does_not_overwrite_other_files_or_games(run: Run, tmp_path: Path, data_folder: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("dear diary", encoding="utf-8")
    other = tmp_path / "other.json"
    run("play", "splendor", "--bot", "random", "--seed", "4", "--save", other, typed=["1"])
    before = other.read_bytes()
    shown = run(*ALONE, typed=[f"s {diary}", f"s {other}", f"s {tmp_path}", "1", "q"]).stdout
    assert "is not a Tableverse record" in shown
    assert "another saved game" in shown
    assert diary.read_text(encoding="utf-8") == "dear diary"
    assert other.read_bytes() == before
    assert saved(data_folder).options  # the game went on


def test_a_file_saved_in_this_game_may_be_saved_again_after_undo(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    shown = run(*ALONE, typed=["1", f"s {file}", "u", f"s {file}", "q"]).stdout
    assert shown.count(f"Saved to {file}") == 2
    assert Record.load(file).options == []


def test_control_characters_are_removed_from_names(run: Run, data_folder: Path) -> None:
    shown = run(
        "play", "splendor", "--bot", "random", "--name", "\x1b[2J[bold]Eve\n" + "e" * 90, typed=["1", "q"]
    ).stdout
    assert "\x1b" not in shown
    assert "[2J[bold]Eve" in shown
    assert len(saved(data_folder).people[0]["name"]) <= 20


def test_control_characters_are_removed_from_names_in_a_file(run: Run, data_folder: Path) -> None:
    run(*ALONE, typed=["1"])
    (file,) = data_folder.iterdir()
    raw = json.loads(file.read_text(encoding="utf-8"))
    raw["people"] = [{"name": "\x1b[31mEve"}]
    file.write_text(json.dumps(raw), encoding="utf-8")
    shown = run("play", "splendor", "--resume", file, typed=["q"]).stdout
    assert "\x1b" not in shown
    assert "[31mEve" in shown


def test_the_resume_command_names_the_content_pack(run: Run, tmp_path: Path, data_folder: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text("game: splendor\ntitle: Mine\n", encoding="utf-8")
    (pack / "locations.yaml").write_text(
        "- {id: asgard, name: {en: Asgard, es: Asgard}, source: rulebook, tile: 2, points: 4, needs: {red: 4}}\n",
        encoding="utf-8",
    )
    left = run(*ALONE, "--pack", pack, typed=["1"]).stdout
    (file,) = data_folder.iterdir()
    assert f"--resume {file} --pack {pack}" in left
    assert run("play", "splendor", "--resume", file, typed=["q"]).exit_code == 2  # without the pack, its cards differ
    assert run("play", "splendor", "--resume", file, "--pack", pack, typed=["q"]).exit_code == 0


# --- sharing the keyboard -----------------------------------------------------------------------------------------


def test_the_table_is_hidden_while_the_keyboard_is_passed(run: Run) -> None:
    shown = run(*SHARED, typed=["", "reserve-deck:1", "", "q"]).stdout
    ana, bea = shown.index("Pass the keyboard to Ana"), shown.index("Pass the keyboard to Bea")
    assert "Bank" not in shown[:ana]
    assert "Bank" in shown[ana:bea]
    assert "Ana reserves the top card of the level 1 deck" in shown[bea:]
    assert "You draw" not in shown


def test_the_last_choice_can_be_undone_while_passing_the_keyboard(run: Run, data_folder: Path) -> None:
    shown = run(*SHARED, typed=["", "1", "u", "2", "", "q"]).stdout
    assert "u: Ana undoes the last choice" in shown
    assert saved(data_folder).options == ["take:yellow+blue+red"]


def test_a_revealing_choice_cannot_be_undone_while_passing_the_keyboard(run: Run, data_folder: Path) -> None:
    shown = run(*SHARED, typed=["", "reserve-deck:1", "u", "", "q"]).stdout
    assert "undoes the last choice" not in shown
    assert saved(data_folder).options == ["reserve-deck:1"]


@pytest.mark.parametrize(("language", "answer"), [("en", "y"), ("en", "yes"), ("es", "s"), ("es", "sí")])
def test_the_other_player_may_agree_to_an_undo(language: str, answer: str, run: Run, data_folder: Path) -> None:
    run(*SHARED, "--lang", language, typed=["", "1", "", "2", "", "u", answer, "1", "q"])
    assert saved(data_folder).options == ["take:yellow+blue+orange"]


def test_the_other_player_may_refuse_an_undo(run: Run, data_folder: Path) -> None:
    shown = run(*SHARED, typed=["", "1", "", "2", "", "u", "n", "q"]).stdout
    assert "Bea, may Ana undo the last choice? (y/n)" in shown
    assert "The choice stands" in shown
    assert len(saved(data_folder).options) == 2


def test_people_and_bots_may_share_a_table(run: Run, data_folder: Path) -> None:
    run(*SHARED, "--bot", "random", typed=["", "1", "", "1", "", "q"])
    record = saved(data_folder)
    assert [person["name"] for person in record.people] == ["Ana", "Bea", "random"]
    assert len(record.options) >= 3


def test_the_coach_shows_consequences_and_gives_hints(run: Run, data_folder: Path) -> None:
    shown = run(*ALONE, typed=["what 1", "coach", "coach", "q"]).stdout
    assert "Take Mind, Space, and Soul: Tokens 0 → 3" in shown
    assert "The coach is off" in shown
    assert "The coach is on: it shows what each option does" in shown
    shown = run(*ALONE, typed=["hint", "q"]).stdout
    assert "A strong player would choose: Take " in shown
    champions = ["play", "champions", "--seed", "5", "--seats", "1"]
    assert "The Break-In!: threat 0 → 1" in run(*champions, typed=["keep", "end", "q"]).stdout
    assert "threat 0 → 1" not in run(*champions, "--no-coach", typed=["keep", "end", "q"]).stdout


def test_a_choice_that_loses_the_game_is_confirmed_first(run: Run, tmp_path: Path) -> None:
    """Play at random until one of the options loses the game, then try that option."""
    settings, chance = {"scenario": "rhino", "mode": "expert"}, Rng(2)
    match = Match(registry.load_game("champions"), Config(1, settings), 2, [{"name": "Ana"}])
    lost: list[str] = []
    while not lost:
        assert match.state.decision is not None
        lost = [id for id, found in Foresight(match.perspective(0)).every().items() if loses(found)]
        if not lost:
            match.choose(chance.choice(match.state.decision.options).id)
    assert len(lost) < len(match.state.decision.options)
    file = tmp_path / "about-to-lose.json"
    file.write_bytes(match.finished_record().to_json())
    typed = ["play", "champions", "--resume", file]
    shown = run(*typed, typed=[lost[0], "q"]).stdout
    assert "This choice loses the game" in shown
    assert len(Record.load(file).options) == match.moves
    assert "This choice loses the game" not in run(*typed, "--no-coach", typed=["q"]).stdout
    assert (
        "The villain wins" in run(*typed, typed=[lost[0], lost[0]]).stdout
        or len(Record.load(file).options) > match.moves
    )
