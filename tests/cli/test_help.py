"""Help: complete in both languages, and quick because it loads nothing heavy."""

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import tableverse.cli
from tableverse.cli.main import COMMANDS
from tableverse.cli.terminal import requested_language
from tableverse.kernel import i18n

from .conftest import Run

LINES = [["--help"], *([name, "--help"] for name in COMMANDS)]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_no_text_is_missing_from_help(line: list[str], language: str, run: Run) -> None:
    shown = run(*line, "--lang", language)
    assert shown.exit_code == 0
    assert "cli-" not in shown.stdout
    assert ("Usage:" if language == "en" else "Uso:") in shown.stdout
    assert ("Options" if language == "en" else "Opciones") in shown.stdout


def test_help_is_shown_without_arguments(run: Run) -> None:
    assert run().stdout == run("--help").stdout


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help").stdout
    assert all(name in shown for name in COMMANDS)


def keys(language: str) -> dict[str, set[str]]:
    """Return the variables that each text uses, by key."""
    source = (files("tableverse") / "locale" / language / "cli.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^(?=[a-z])", source, flags=re.MULTILINE)[1:]
    return {
        message.split(" =")[0]: set(re.findall(r"\$(\w+)", re.sub(r"^#.*$", "", message, flags=re.MULTILINE)))
        for message in messages
    }


def test_both_languages_have_the_same_texts_and_variables() -> None:
    assert keys("en") == keys("es")


def test_every_key_in_the_code_has_a_text_and_every_text_is_used() -> None:
    folder = Path(str(tableverse.cli.__file__)).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    named = set(re.findall(r"[\"'](cli-[a-z-]*[a-z])[\"']", source))
    made = set(re.findall(r"[\"'](cli-[a-z-]*-)", source))  # prefixes of keys that the code completes
    assert named <= set(keys("en"))
    unused = {key for key in keys("en") if key not in named and not key.startswith(tuple(made))}
    assert unused == set()


@pytest.mark.parametrize(
    ("words", "environment", "expected"),
    [
        ([], {}, "en"),
        ([], {"LANG": "es_ES.UTF-8"}, "es"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "LC_ALL": "es_MX"}, "es"),
        ([], {"LANG": "es_ES", "LC_ALL": "C"}, "es"),
        (["games", "--lang", "en"], {"LANG": "es_ES"}, "en"),
        (["--lang=es", "games"], {}, "es"),
        (["games", "--lang", "fr"], {}, "fr"),
    ],
)
def test_the_language_comes_from_the_option_or_the_environment(
    words: list[str], environment: dict[str, str], expected: str
) -> None:
    assert requested_language(words, environment) == expected


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert run("--lang", "es", "games").stdout == run("games", "--lang", "es").stdout


def test_help_loads_no_game_and_no_bot() -> None:
    code = (
        "import sys; from tableverse.cli import app\n"
        "try: app(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = ('tableverse.games', 'tableverse.bots', 'tableverse.lab', 'yaml', 'multiprocessing')\n"
        "print('LOADED', [name for name in sys.modules if name.startswith(heavy)])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "LOADED []" in done.stdout
