"""The boards of the cooperative games, drawn during whole games in both languages and for every viewer."""

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from property.checks import same
from tableverse.cli.boards.board import Board, board_for
from tableverse.cli.boards.cooperative import CooperativeBoard, fold
from tableverse.games import registry
from tableverse.games.champions.campaign import new_log
from tableverse.games.champions.rules import areas, outcome, stages
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Config, Game
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.kernel.rng import Rng
from tableverse.kernel.speech import Speaker
from tableverse.kernel.state import State
from tableverse.kernel.then import Then

from .conftest import Run

pytestmark = pytest.mark.slow

WIDTH = 100
PEOPLE = ["Ana", "Bea", "Cai", "Dan", "Eva"]
#: How often a board is drawn during a game, in moves.
EVERY = 10
LONGEST = 3000
#: Text keys, which are shown if a message has no text.
KEY = re.compile(r"\b(?:board|champions|cli|dagger|effect|error|united)-[a-z0-9-]+")
#: Patterns that occur in ids of things and abilities and in no name.
ID = re.compile(r"[a-z]@|[a-z]/[a-z]|\b(?:card|hero|place|seat|threat|gear|super|entry):\w")
WORD = re.compile(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])")


class Case(NamedTuple):
    game: str
    seats: int
    settings: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *self.settings.values()])


CASES = [
    Case("champions", 1, {"scenario": "rhino"}),
    Case("champions", 2, {"scenario": "klaw", "mode": "expert", "deck-1": "black-panther-protection"}),
    Case("champions", 4, {"scenario": "ultron"}),
    Case("dagger", 1, {"nemesis": "loki"}),
    Case("dagger", 2, {"nemesis": "ultron", "difficulty": "easier"}),
    Case("dagger", 5, {"nemesis": "thanos", "hero-1": "choose", "aspect-1": "choose"}),
    Case("united", 1, {}),
    Case("united", 4, {"villain": "emperor-doom"}),
    Case("united", 3, {"mode": "super-villain"}),
    Case("united", 1, {"mode": "commander"}),
    Case("united", 2, {"mode": "super-villain-vs-commander"}),
]
CASES = [case for case in CASES if case.game in registry.game_ids()]


def boards(game: Game, seats: int, ascii_only: bool = False, languages: Sequence[str] = LANGUAGES) -> list[Board]:
    return [board_for(Speaker(game, language, PEOPLE[:seats]), WIDTH, ascii_only) for language in languages]


def drawn(part: RenderableType) -> str:
    """Return the text of a part, on a canvas wide enough to show lines that are too long."""
    paper = Console(file=io.StringIO(), width=WIDTH + 60, color_system=None, emoji=False, markup=False)
    paper.print(part)
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


def check(text: str, ids: set[str], wide: bool = False) -> None:
    for line in text.splitlines():
        assert wide or cell_len(line.rstrip()) <= WIDTH, line
    assert not KEY.search(text), KEY.search(text)
    assert not ID.search(text), ID.search(text)
    assert not ids & set(WORD.findall(text))


def ids_of(game: Game) -> set[str]:
    return {id for kind in game.registry.kinds.values() for id in kind if "-" in id}


def draw_all(game: Game, state: State, ids: set[str], languages: Sequence[str] = LANGUAGES) -> None:
    views = [game.view(state, viewer) for viewer in (*range(state.seats), SPECTATOR)]
    for board in boards(game, state.seats, languages=languages):
        assert isinstance(board, CooperativeBoard)
        for view in views:
            check(drawn(board.picture(view)), ids)
        decision = state.decision
        if decision is not None:
            check(drawn(board.choices(decision)), ids)
            assert sorted(option.id for option in board.numbered(decision)) == sorted(
                option.id for option in decision.options
            )


@pytest.mark.skipif("champions" not in registry.game_ids(), reason="needs Champions")
def test_a_deck_of_the_scenario_is_drawn_with_its_discard_pile() -> None:
    config = Config(1, {"scenario": "red-skull"})
    game = registry.load_game("champions").for_table(config)
    state = game.new(config, 3)
    draw_all(game, state, ids_of(game))
    english, spanish = (drawn(board.picture(game.view(state, 0))) for board in boards(game, 1))
    assert "Side-Scheme deck 6 · discard 0" in english
    assert "mazo de Planes secundarios 6 · descarte 0" in spanish


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_game_is_drawn(case: Case) -> None:
    game = registry.load_game(case.game)
    ids = ids_of(game)
    log: list[Event] = []
    state = game.new(Config(case.seats, case.settings), 11, log)
    rng = Rng(5)
    while state.decision is not None and state.moves < LONGEST:
        if state.moves % EVERY == 0:  # one language at a time
            draw_all(game, state, ids, [LANGUAGES[state.moves // EVERY % len(LANGUAGES)]])
        log += game.apply(state, rng.choice(state.decision.options).id)
    assert state.result is not None
    draw_all(game, state, ids)
    for board in boards(game, case.seats):
        view = game.view(state, SPECTATOR)
        check(drawn(board.scores(view)) + board.verdict(view), ids)
        check(board.speaker.word(f"{game.id}-reason-{state.result.reason}"), ids)
        for viewer in (*range(case.seats), SPECTATOR):
            check(board.tell(log, viewer), ids, wide=True)


def test_separated_players_are_shown_with_their_game_areas() -> None:
    config = Config(2, {"scenario": "kang", "deck-1": "spider-man-justice", "deck-2": "she-hulk-aggression"})
    game = registry.load_game("champions").for_table(config)
    state = game.new(config, 3)
    assert isinstance(state, ChampionsState)
    while state.decision is not None and state.decision.kind != "turn":
        game.apply(state, state.decision.options[-1].id)
    areas.lose_villain(state)
    state.frames.append(Then("area", {"name": "the-chronopolis"}))
    state.aside = [thing for thing in state.aside if thing not in ("inexorable-fate", "the-realm-of-rama-tut")]
    state.decision = None
    stages.advance(state)
    game.settle(state)
    assert len(state.areas) == 3
    state.beneath["kang-s-wrath"] = [state.aside.pop()]
    draw_all(game, state, ids_of(game))
    for board, area, beneath in zip(
        boards(game, 2),
        ("Game area", "Zona de partida"),
        ("Under Kang's Wrath: 1", "Debajo de La ira de Kang: 1"),
        strict=True,
    ):
        for seat in (0, 1):
            shown = drawn(board.picture(game.view(state, seat)))
            other = state.cards.by_id[areas.area_of(state, 1 - seat)].names[board.speaker.language]
            assert f"{area}: {other}" in shown
            assert beneath in shown
            assert shown.count("18/18") == 2  # each area has its own villain


def test_the_log_of_a_campaign_is_shown_before_and_after_the_game() -> None:
    hero = "hawkeye-hawkeye"
    log = new_log("the-rise-of-red-skull", True)
    log |= {"chapter": 1, "played": [["crossbones", True]], "marks": {"delay-counters": 2}, "heroes": [hero]}
    log |= {"cards": {hero: ["laser-cannon"]}, "removed": ["tactical-scanner"], "written": ["exo-suit"]}
    log |= {"each": {hero: {"hit-points-left": 9}}}
    config = Config(1, {"campaign": log, "deck-1": "hawkeye-leadership"})
    game = registry.load_game("champions").for_table(config)
    state = game.new(config, 3)
    assert isinstance(state, ChampionsState)
    draw_all(game, state, ids_of(game))
    said = (
        ("Scenario 2 of 5: Absorbing Man", "Laser Cannon", "Tactical Scanner", "Exo-Suit", "Hit points left: 9", "won"),
        (
            "Escenario 2 de 5: Hombre Absorbente",
            "Cañón láser",
            "Escáner táctico",
            "Exoarmadura",
            "restante: 9",
            "ganada",
        ),
    )
    for board, lines in zip(boards(game, 1), said, strict=True):
        shown = drawn(board.picture(game.view(state, 0)))
        assert all(line in shown for line in lines)
        assert "--set campaign" not in shown
    while state.phase == "setup":
        assert state.decision is not None
        game.apply(state, state.decision.options[-1].id)
    assert "Laser Cannon: " not in drawn(boards(game, 1)[0].picture(game.view(state, 0)))
    assert "2 of 5" not in drawn(boards(game, 1)[0].picture(game.view(state, 0)))
    outcome.lose(state, "scheme")
    for board in boards(game, 1):
        assert "--set campaign" in drawn(board.picture(game.view(state, 0)))


def test_counters_and_cards_under_schemes_are_shown() -> None:
    game = registry.load_game("champions")
    state = game.new(Config(1, {"scenario": "zola", "deck-1": "spider-man-justice"}), 3)
    assert isinstance(state, ChampionsState)
    state.play[state.scheme].counters = 2
    for board, counters, under in zip(
        boards(game, 1), ("2 counters", "2 contadores"), ("1 card under it", "1 carta debajo"), strict=True
    ):
        shown = drawn(board.picture(game.view(state, 0)))
        assert re.search(rf"0/6.*{counters}", shown)
        assert re.search(rf"(Hydra Prison|Prisión de Hydra).*{under}", shown)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_card_texts_are_shown_without_ids_or_keys(case: Case) -> None:
    game = registry.load_game(case.game)
    state = game.new(Config(case.seats, case.settings), 3)
    rng = Rng(4)
    for _ in range(30):
        if state.decision is not None:
            game.apply(state, rng.choice(state.decision.options).id)
    for board in boards(game, case.seats):
        for viewer in (0, SPECTATOR):
            said = drawn(board.texts(game.view(state, viewer)))
            check(said, ids_of(game))
            assert len(said.splitlines()) >= 8


@pytest.mark.parametrize("case", [case for case in CASES if case.seats > 1], ids=str)
def test_a_picture_does_not_depend_on_hidden_cards(case: Case) -> None:
    """Compare the pictures of a position and of one with its hidden cards dealt again.

    A picture depends on a view alone. Where the two views are equal, only the picture of the seat to choose is drawn.
    """
    game = registry.load_game(case.game)
    state = game.new(Config(case.seats, case.settings), 8)
    rng, different = Rng(2), 0
    board = boards(game, case.seats)[0]
    while state.decision is not None and state.moves < 200:
        if state.moves % EVERY == 0:
            for seat in range(case.seats):
                world = game.determinize(state, seat, rng)
                different += game.encode(world) != game.encode(state)
                for viewer in (seat, SPECTATOR):
                    before, after = (game.view(table, viewer) for table in (state, world))
                    if seat == state.decision.seat or not same(before, after):
                        assert drawn(board.picture(before)) == drawn(board.picture(after))
        game.apply(state, rng.choice(state.decision.options).id)
    assert different > 0


@pytest.mark.parametrize("case", [case for case in CASES if case.seats > 1 and case.game != "dagger"], ids=str)
def test_a_hand_is_shown_only_to_its_owner(case: Case) -> None:
    game = registry.load_game(case.game)
    state = game.new(Config(case.seats, case.settings), 8)
    rng = Rng(3)
    board = boards(game, case.seats)[0]
    title = board.speaker.word(f"board-{case.game}-hand")
    while state.decision is not None and state.decision.kind not in ("turn", "play", "action"):
        game.apply(state, rng.choice(state.decision.options).id)
    hands = [drawn(board.picture(game.view(state, seat))).partition(title)[2] for seat in range(case.seats)]
    assert all(hands)
    assert len(set(hands)) == case.seats
    assert title not in drawn(board.picture(game.view(state, SPECTATOR)))


@pytest.mark.parametrize("name", sorted({case.game for case in CASES}))
def test_an_ascii_terminal_gets_letters_instead_of_symbols(name: str) -> None:
    game = registry.load_game(name)
    state = game.new(Config(2), 4)
    rng = Rng(4)
    english = boards(game, 2, ascii_only=True)[0]
    for _ in range(60):
        if state.decision is None:
            break
        game.apply(state, rng.choice(state.decision.options).id)
        text = drawn(english.picture(game.view(state, 0)))
        assert not set(text) & set("█░♥●▲★✦»◆◀✓"), text


def test_long_texts_are_folded_and_cut_to_the_given_lines() -> None:
    text = Text("one two three four five")
    assert fold(text, 9, indent=2).plain == "one two\n  three\n  four\n  five"
    assert fold(text, 9, 2, 2).plain == "one two\n  three …"
    assert fold(Text("unbreakable"), 6).plain == "unbre…"


@pytest.mark.parametrize("name", sorted({case.game for case in CASES}))
def test_meters_show_their_numbers(name: str) -> None:
    board = boards(registry.load_game(name), 1)[0]
    assert isinstance(board, CooperativeBoard)
    assert board.meter(0, 7).plain == "░" * 12 + " 0/7"
    assert board.meter(1, 99).plain == "█" + "░" * 11 + " 1/99"
    assert board.meter(98, 99).plain == "█" * 11 + "░ 98/99"
    assert board.meter(9, 7).plain == "█" * 12 + " 9/7"


# --- the command line ---------------------------------------------------------------------------------------------

NAMES = sorted({case.game for case in CASES})


def saved(folder: Path) -> Record:
    """Return the only game in the data folder."""
    (file,) = folder.iterdir()
    return Record.load(file)


@pytest.mark.parametrize("name", NAMES)
def test_the_default_is_a_solo_game(run: Run, data_folder: Path, name: str) -> None:
    left = run("play", name, "--seed", "4", typed=["1", "1", "q"])
    assert left.exit_code == 0
    assert "bot" not in left.stdout
    assert saved(data_folder).people == [{"name": ""}]
    assert len(saved(data_folder).options) == 2


@pytest.mark.parametrize("name", NAMES)
def test_bots_take_the_other_seats(run: Run, data_folder: Path, name: str) -> None:
    shown = run("play", name, "--seats", "2", "--bot", "random", "--seed", "4", typed=["1", "q"]).stdout
    assert "Random bot" in shown
    assert [person.get("bot") for person in saved(data_folder).people] == [None, "random"]


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_game_resumes_in_spanish_and_choices_can_be_undone(run: Run, data_folder: Path, name: str) -> None:
    run("play", name, "--seed", "4", typed=["1", "1", "1", "q"])
    (file,) = data_folder.iterdir()
    before = Record.load(file).options
    shown = run("play", name, "--resume", file, "--lang", "es", typed=["u", "u", "q"]).stdout
    assert "t textos" in shown
    assert "Guardado en" in shown
    assert Record.load(file).options == before[:1]


@pytest.mark.parametrize("name", NAMES)
def test_a_key_shows_the_texts_of_the_cards(run: Run, data_folder: Path, name: str) -> None:
    shown = run("play", name, "--seed", "4", typed=["t", "", "?", "q"]).stdout
    assert "Press Enter to continue" in shown
    assert "the texts of the cards on the table" in shown
    assert saved(data_folder).options == []


def test_a_game_without_card_texts_has_no_key_for_them(run: Run, data_folder: Path) -> None:
    shown = run("play", "splendor", "--seed", "4", typed=["t", "q"]).stdout
    assert "t texts" not in shown
    assert "Press Enter to continue" not in shown


def test_settings_are_saved_with_the_game(run: Run, data_folder: Path) -> None:
    shown = run("play", "champions", "--set", "scenario=klaw", "--set", "mode=expert", typed=["q"]).stdout
    assert "Klaw · stage 2" in shown
    assert saved(data_folder).config.settings == {"scenario": "klaw", "mode": "expert", "ask-end": True}


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        (["scenario=galactus"], "can’t be “galactus”"),
        (["villain=rhino"], "villain"),
        (["scenario"], "NAME=VALUE"),
    ],
)
def test_unknown_settings_are_refused(run: Run, data_folder: Path, settings: list[str], complaint: str) -> None:
    refused = run("play", "champions", *(word for text in settings for word in ("--set", text)))
    assert refused.exit_code == 2
    assert complaint in refused.stderr
    assert not data_folder.exists()


def test_a_resumed_game_keeps_its_settings(run: Run, data_folder: Path) -> None:
    run("play", "champions", "--set", "scenario=klaw", typed=["1", "q"])
    (file,) = data_folder.iterdir()
    before = file.read_bytes()
    assert run("play", "champions", "--resume", file, "--set", "scenario=rhino").exit_code == 2
    assert file.read_bytes() == before
    assert "Klaw" in run("play", "champions", "--resume", file, typed=["q"]).stdout


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_shows_how_it_ended(run: Run, tmp_path: Path, name: str) -> None:
    game = registry.load_game(name)
    match = Match(game, Config(1), 3, [{"name": "Ana"}])
    rng = Rng(1)
    while (decision := match.state.decision) is not None:
        match.choose(rng.choice(decision.options).id)
    file = tmp_path / "finished.json"
    match.finished_record().save(file)
    assert match.state.result is not None
    for words, language in ((["play", name, "--resume", file], "en"), (["replay", file], "es")):
        shown = run(*words, "--lang", language).stdout
        speaker = Speaker(game, language, ["Ana"])
        assert speaker.word(f"board-win-{match.state.result.side}") in shown
        assert speaker.word(f"{name}-reason-{match.state.result.reason}") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_rules_and_content_list_every_game(run: Run, language: str) -> None:
    for command in ("games", "rules", "content"):
        listed = run(command, "--lang", language)
        assert listed.exit_code == 0
        for name in NAMES:
            assert (
                name in listed.stdout
                or Speaker(registry.load_game(name), language, []).word(f"{name}-name")[:15] in listed.stdout
            )
        assert not KEY.search(listed.stdout), KEY.search(listed.stdout)


def test_reported_proofs_match_the_ledger(run: Run) -> None:
    told = json.loads(run("games", "--json").stdout)
    for name in NAMES:
        rules = told[name]["rules"]
        ledger = registry.load_ledger(name)
        assert rules["proved"] == len(ledger.proved)
        assert rules["proved"] + rules["open"] + rules["not_applicable"] == rules["total"] == len(ledger.rules)
