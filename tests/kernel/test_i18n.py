"""Completeness of both languages: equal files, keys and variables, and a text for every message in the code."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from kernel.harbour.cards import FOLDER
from kernel.harbour.game import Harbour
from tableverse.games.registry import game_ids
from tableverse.kernel import errors, i18n
from tableverse.kernel.errors import BadContent, TableError, UnknownLanguage

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "tableverse" / "locale"
FOLDERS = [LOCALE, FOLDER / "texts"]
FILES = [(folder, path.name) for folder in FOLDERS for path in sorted((folder / "en").glob("*.ftl"))]
#: Games that are not registered, which may lack texts.
UNFINISHED = {path.name for path in (ROOT / "src/tableverse/games").iterdir() if path.is_dir()} - set(game_ids())
CODE = [path for path in sorted((ROOT / "src").rglob("*.py")) if not UNFINISHED & set(path.parts)]


#: Arguments without a placeholder of their own, used for grammatical agreement in some languages.
GRAMMAR = {"count", "gender", "mood", "number", "of-noun", "person", "sound"}
#: Suffixes of arguments that give the type or number of another argument. These need no placeholder either.
OF_A_GAP = ("-is", "-many")


class Gaps(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's way)
        self.names.add(node.id.name)


def filled(text: BaseNode) -> set[str]:
    """Return the placeholders whose absence a reader would notice."""
    return {name for name in gaps(text) - GRAMMAR if not name.endswith(OF_A_GAP)}


def gaps(node: BaseNode) -> set[str]:
    visitor = Gaps()
    visitor.visit(node)
    return visitor.names


@cache
def texts(path: Path) -> dict[str, Message | Term]:
    found: dict[str, Message | Term] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            assert entry.value is not None, f"{path.name}: {entry.id.name} says nothing"
            found[entry.id.name] = entry
    return found


@cache
def of_language(language: str) -> dict[str, Message | Term]:
    return {key: text for folder, name in FILES for key, text in texts(folder / language / name).items()}


def in_english() -> dict[str, Message | Term]:
    return of_language("en")


# --- the files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_files(folder: Path) -> None:
    names = [{path.name for path in (folder / language).iterdir()} for language in i18n.LANGUAGES]
    assert names[0] == names[1]


@pytest.mark.parametrize(("folder", "name"), FILES, ids=lambda value: value if isinstance(value, str) else "")
def test_both_languages_have_the_same_keys_and_gaps(folder: Path, name: str) -> None:
    english, spanish = (texts(folder / language / name) for language in i18n.LANGUAGES)
    assert english.keys() == spanish.keys()
    for key, text in english.items():
        assert filled(text) == filled(spanish[key]), key


def test_message_keys_are_unique_across_files() -> None:
    assert len(in_english()) == sum(len(texts(folder / "en" / name)) for folder, name in FILES)


def test_every_text_is_loaded() -> None:
    for language in i18n.LANGUAGES:
        for key, text in in_english().items():
            assert isinstance(text, Term) or i18n.has(language, key), key


def test_text_with_references_is_complete() -> None:
    assert i18n.say("en", "champions-searched-hand") == i18n.say("en", "champions-place-hand") == "your hand"
    assert i18n.say("es", "dagger-heroes-alone").startswith(i18n.say("es", "dagger-heroes-all"))


def test_unparsable_message_falls_back_to_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text("bad-text = { $open\ngood-text = good\n")
    monkeypatch.setattr(i18n, "_folders", [tmp_path])
    made = i18n.Texts("en")
    assert made.say("bad-text", {}) == "bad-text"
    assert made.say("good-text", {}) == "good"


# --- the errors ---------------------------------------------------------------------------------------------------


def subclasses(cls: type[TableError]) -> Iterator[type[TableError]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from subclasses(sub)


ERRORS = {cls.__name__: cls for cls in (TableError, *subclasses(TableError)) if cls.__module__ == errors.__name__}


@pytest.mark.parametrize("name", ERRORS)
def test_every_error_has_a_text_in_both_languages(name: str) -> None:
    assert f"error-{ERRORS[name].key}" in in_english()
    assert in_english().keys() == of_language("es").keys()


def test_no_two_errors_share_a_text() -> None:
    keys = [cls.key for cls in ERRORS.values()]
    assert len(set(keys)) == len(keys)


def test_every_error_text_belongs_to_an_error() -> None:
    said = {key.removeprefix("error-") for key in texts(LOCALE / "en" / "errors.ftl") if key.startswith("error-")}
    assert said == {cls.key for cls in ERRORS.values()}


@cache
def calls() -> list[tuple[str, ast.Call, str]]:
    """Return every call in the code: its place, the call, and the called name."""
    return [
        (f"{path.relative_to(ROOT)}:{node.lineno}", node, called(node))
        for path in CODE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def given(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def test_raised_errors_fill_all_placeholders() -> None:
    seen = set()
    for where, call, name in calls():
        if name in ERRORS and name != "BadContent":
            seen.add(name)
            if all(keyword.arg is not None for keyword in call.keywords):  # not **arguments
                missing = gaps(in_english()[f"error-{ERRORS[name].key}"]) - given(call)
                assert not missing, f"{where}: {name} lacks {missing}"
    assert {"IllegalOption", "CorruptReplay", "UnknownGame", "FileTrouble"} <= seen


def test_content_errors_have_texts_and_fill_all_placeholders() -> None:
    seen = set()
    for where, call, name in calls():
        problem = call.args[2] if name == "BadContent" and len(call.args) > 2 else None
        problem = call.args[0] if name in ("wrong", "problem") and call.args else problem
        if isinstance(problem, ast.Constant):
            key = f"content-{problem.value}"
            seen.add(key)
            assert key in in_english(), where
            missing = gaps(in_english()[key]) - given(call)
            assert not missing, f"{where}: {key} lacks {missing}"
    assert seen == {key for key in in_english() if key.startswith("content-")}


def test_every_key_in_the_code_has_a_text() -> None:
    """Texts named literally by messages and effects must exist."""
    found = 0
    # A part of an effect gets its text from the effect tree.
    known = {*in_english(), "effect-part"}
    for where, call, name in calls():
        if name in ("Message", "sentence") and call.args and isinstance(call.args[0], ast.Constant):
            found += 1
            assert call.args[0].value in known, where
    assert found > 30


def test_error_contains_its_sentence_and_arguments() -> None:
    error = errors.UnknownGame(game="ludo", known="splendor")
    assert str(error) == "There is no game called “ludo”; choose one of: splendor"
    assert error.say("es") == "No hay ningún juego llamado «ludo»; elige uno de estos: splendor"
    assert error.arguments == {"game": "ludo", "known": "splendor"}
    content = BadContent("cards.yaml", 7, "missing", field="cost")
    assert (content.file, content.line, content.problem) == ("cards.yaml", 7, "missing")
    assert content.say("es") == "cards.yaml:7: falta el campo «cost»"


@pytest.mark.parametrize(
    "error",
    [
        TableError(),
        errors.UnknownGame(game="ludo", known="splendor"),
        errors.FileTrouble.of("a.json", FileNotFoundError(2, "gone")),
        BadContent("cards.yaml", 7, "missing", field="cost"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_error_survives_pickling(error: TableError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.arguments == error.arguments
    assert str(again) == str(error)


# --- the functions ------------------------------------------------------------------------------------------------


def test_unsupported_language_is_refused() -> None:
    with pytest.raises(LookupError, match="'fr', only in en, es"):
        i18n.sources("fr")
    error = UnknownLanguage(language="fr", known="en, es")
    assert str(error) == "There is no language “fr”; choose one of: en, es"


def test_missing_key_is_returned_as_text() -> None:
    assert i18n.say("en", "no-such-key") == "no-such-key"
    assert not i18n.has("es", "no-such-key")


def test_lists_and_numbers() -> None:
    assert i18n.listing("en", ["a", "b"]) == "a and b"
    assert i18n.listing("es", ["a", "b", "c"]) == "a, b y c"
    assert i18n.alternatives("en", ["a", "b"]) == "a or b"
    assert i18n.alternatives("es", ["a", "b", "c"]) == "a, b o c"
    assert (i18n.number("en", 12345), i18n.number("es", 12345)) == ("12,345", "12.345")
    assert (i18n.number("en", 0.5, 2), i18n.number("es", 0.5, 2)) == ("0.50", "0,50")


def test_game_outside_the_package_can_add_texts() -> None:
    assert i18n.say("en", f"{Harbour.id}-ask-action") == "Play a card or keep watch"
    assert i18n.say("es", f"{Harbour.id}-ask-action") == "Juega una carta o haz guardia"
    before = i18n.sources("en")
    assert {"errors.ftl", "kernel.ftl", "splendor.ftl", "harbour.ftl"} <= before.keys()
    i18n.read_also(FOLDER / "texts")  # reading it again changes nothing
    assert i18n.sources("en") == before


def test_texts_added_later_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "late"), ("es", "tarde")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "late.ftl").write_text(f"late-word = {text}")
    monkeypatch.setattr(i18n, "_folders", i18n._folders[:])
    assert i18n.say("es", "late-word") == "late-word"
    try:
        i18n.read_also(tmp_path)
        assert (i18n.say("en", "late-word"), i18n.say("es", "late-word")) == ("late", "tarde")
    finally:
        i18n.bundle.cache_clear()


def test_spanish_lists_use_the_right_conjunction() -> None:
    assert i18n.listing("es", ["agota esta carta", "inflige 2 de daño"]) == "agota esta carta e inflige 2 de daño"
    assert i18n.listing("es", ["Hulk", "Iron Man"]) == "Hulk y Iron Man"
    assert i18n.listing("es", ["agua", "hielo"]) == "agua y hielo"
    assert i18n.alternatives("es", ["esta", "otra"]) == "esta u otra"
    assert i18n.listing("en", ["a", "i"]) == "a and i"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("el mazo de el Villano", "el mazo del Villano"),
        ("daño a el Villano", "daño al Villano"),
        ("1 casilla hacia tú", "1 casilla hacia ti"),
        ("hazte daño a tú mismo", "hazte daño a ti mismo"),
        ("va a tu casilla", "va a tu casilla"),
        ("roba y después si quieres, ataca", "roba y después, si quieres, ataca"),
        ("roba y después ataca", "roba y después ataca"),
    ],
)
def test_spanish_articles_are_contracted(written: str, said: str) -> None:
    assert i18n.contracted("es", written) == said
    assert i18n.contracted("en", written) == written
