"""Checks of the documentation: named files exist, quoted code is the code, examples run, pages are short."""

from __future__ import annotations
import __future__

import re
import tomllib
from pathlib import Path

import pytest

from games.united.packs import pack
from tableverse.games.united.game import United
from tableverse.games.united.rules import tokens as token_rules
from tableverse.games.united.vocabulary import words
from tableverse.games.united.vocabulary.verbs import tokens as token_verbs
from tableverse.kernel import build, i18n
from tableverse.kernel.effects import Voice

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
EXAMPLE = DOCS / "examples" / "twenty-one"
SOURCE = ROOT / "src" / "tableverse"
GAMES = ("splendor", "united", "dagger", "champions")
PAGES = [*sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("notes/*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
#: Generated pages, which may be as long as their subject.
GENERATED = re.compile(r"rulings\.md|vocabulary-\w+\.md")
MOST_WORDS, LONGEST_CHANGE = 1800, 140
NAMES = {path.name for folder in ("src", "tests", "docs", "web/src", "bench") for path in (ROOT / folder).rglob("*.*")}
#: Files that the reader of a page creates, or that a server generates.
TO_BE_WRITTEN = ("test_strip.py", "Idle.svelte", "campaigns.yaml", "card_texts.<language>.txt", "openapi.json")
FILE = re.compile(r"`([\w./<>-]+/|[\w./<>-]*[\w>-]\.(?:py|md|ya?ml|json|ftl|ts|css|svelte|txt))`")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.M | re.S)


def test_pages_are_short_enough_to_read() -> None:
    pages = [*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    written = [page for page in pages if not GENERATED.fullmatch(page.name)]
    words = {str(page.relative_to(ROOT)): len(page.read_text(encoding="utf-8").split()) for page in written}
    assert {name: count for name, count in words.items() if count > MOST_WORDS} == {}


def test_changelog_entries_are_one_short_line_each() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").partition("\n## ")[2].splitlines()
    assert len(lines) > 50
    assert [line for line in lines if len(line) > LONGEST_CHANGE] == []
    assert [line for line in lines[1:] if line and not line.startswith(("## [", "### ", "- ", "["))] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_point_to_existing_files(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_files_exist(page: Path) -> None:
    """Check paths from the root, a package or a game. A bare file name may be in any folder."""
    roots = [ROOT, SOURCE, SOURCE / "bots", DOCS, EXAMPLE, *(SOURCE / "games" / game for game in GAMES)]
    missing = [
        named
        for named in FILE.findall(page.read_text(encoding="utf-8"))
        if Path(named).name not in (*TO_BE_WRITTEN, *(NAMES if "/" not in named else ()))
        and not any((root / named.replace("<game>", game)).exists() for root in roots for game in GAMES)
    ]
    assert missing == []


def test_files_of_the_ideas_table_exist_in_every_game() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("| idea |")[2].partition("\n\n")[0].splitlines()[2:]
    for row in table:
        for game, cell in zip(GAMES, row.strip("|").split("|")[1:], strict=True):
            for path in re.findall(r"`([^`]+)`", cell):
                assert any((root / path).exists() for root in (SOURCE / "games" / game, SOURCE, ROOT)), (game, path)


def layers_of(name: str) -> list[set[str]]:
    """Return the layers of a contract in pyproject.toml, highest first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(contract["layers"] for contract in contracts if contract.get("containers") == [f"tableverse.{name}"])
    return [set(re.findall(r"\w+", layer)) for layer in layers]


def layers_in_the_page(heading: str) -> list[set[str]]:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    rows = text.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [set(re.findall(r"`(\w+)`", row.split("|")[1])) for row in rows]


def test_kernel_layers_match_the_import_contract() -> None:
    assert layers_in_the_page("kernel layer") == layers_of("kernel")


@pytest.mark.parametrize("game", GAMES)
def test_game_layers_are_in_the_order_of_the_import_contract(game: str) -> None:
    page, contract = layers_in_the_page("game layer"), layers_of(f"games.{game}")
    in_page, in_contract = set().union(*page), set().union(*contract)
    assert [layer & in_contract for layer in page if layer & in_contract] == [
        layer & in_page for layer in contract if layer & in_page
    ]


@pytest.mark.parametrize(
    ("page", "number", "where"),
    [
        *(("adding-a-game.md", number, EXAMPLE) for number in range(4)),
        ("adding-a-bot.md", 1, EXAMPLE),
        ("adding-a-rule.md", 0, ROOT / "tests/games/splendor"),
        ("adding-a-rule.md", 1, SOURCE / "games/splendor"),
    ],
)
def test_quoted_code_matches_the_source(page: str, number: int, where: Path) -> None:
    quoted = blocks(page, "python")[number]
    assert any(quoted in path.read_text(encoding="utf-8") for path in where.rglob("*.py")), quoted


def test_the_example_bot_wins_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks("adding-a-bot.md", "python")[0], "docs/adding-a-bot.md", "exec"), {"__name__": "bot"})
    assert capsys.readouterr().out == "10 of 10 games won\n"


def test_the_example_card_has_the_quoted_text(tmp_path: Path) -> None:
    row = next(block for block in blocks("adding-a-card.md", "yaml") if "loki-move" in block)
    game = United([pack(tmp_path, hero_cards=row)])
    game.check_content()
    said = game.ability("card/loki-move").effect.say(Voice("en"))
    assert f"> {said}" in (DOCS / "adding-a-card.md").read_text(encoding="utf-8")


@pytest.mark.skipif(build.COMPILED, reason="a verb is written into the source, which is compiled afterwards")
def test_the_example_verb_passes_its_own_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Follow the page: the rule, the class, the list of words, the texts, and then the page's own test."""
    rule, verb, _, test = blocks("adding-a-verb.md", "python")
    told = dict(vars(token_rules))
    exec(compile(rule, "rules/tokens.py", "exec", flags=__future__.annotations.compiler_flag), told)
    monkeypatch.setattr(token_rules, "strip", told["strip"], raising=False)
    made = dict(vars(token_verbs))
    exec(compile(verb, "verbs/tokens.py", "exec", flags=__future__.annotations.compiler_flag), made)
    monkeypatch.setattr(words, "WORDS", (*words.WORDS, made["Strip"]))
    for language, texts in zip(i18n.LANGUAGES, blocks("adding-a-verb.md", "ftl"), strict=True):
        (tmp_path / language).mkdir()
        (tmp_path / language / "strip.ftl").write_text(texts, encoding="utf-8")
    monkeypatch.setattr(i18n, "_folders", i18n._folders[:])
    try:
        i18n.read_also(tmp_path)
        played: dict[str, object] = {"__name__": "test_strip"}
        exec(compile(test, "test_strip.py", "exec"), played)
        game = United([pack(tmp_path, hero_cards=str(played["CARD"]))])
        game.check_content()
        found = [check for name, check in played.items() if name.startswith("test_")]
        assert len(found) == 3
        for check in found:
            check(game)  # type: ignore[operator]
    finally:
        monkeypatch.undo()
        i18n.bundle.cache_clear()
