"""Tests of tools/check_commit_message.py against the subject rules in CONTRIBUTING.md."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import ROOT, load_script

SCRIPT = ROOT / "tools" / "check_commit_message.py"
CHECK = load_script(SCRIPT)


@pytest.mark.parametrize(
    "subject",
    [
        "Add a commit-message check",
        "champions: count restricted cards per player",
        "champions bots: subtract the KO penalty when rescaling features",
        "server, web: send the clock with every view",
        "docs/protocol: describe the error codes",
        "Read it as prose",
        "Embed the typefaces in the page",
        "Feed the queue from every worker",
        "Re-seed the random games",
        "Bring the table to the front",
        "String the lines together",
        "Pass the seat to the handler",
        "Focus the first answer",
        "Set the timeout to 5 s",
        "docs: reword the page about D.A.G.G.E.R.",
        "a" * 72,
        "Merge branch 'main' of somewhere into a branch whose name is long enough to pass the limit",
        "Merge pull request #7 from somebody/branch",
        'Revert "What is looked up; and kept."',
        'Reapply "Docs: the longest choice"',
        "fixup! Add a commit-message check",
    ],
)
def test_accepted_subjects(subject: str) -> None:
    assert CHECK.errors(subject) == []


@pytest.mark.parametrize(
    ("subject", "reason"),
    [
        ("", "empty"),
        ("a" * 73, "73 characters"),
        ("Add a check.", "full stop"),
        ("Add a check…", "full stop"),
        ("Add a check of plan B.", "full stop"),
        ("Add a check; remove another one", "semicolon"),
        ("Docs: describe the error codes", "scope"),
        ("D.A.G.G.E.R.: count the tokens", "scope"),
        ("champions:", "imperative"),
        *(
            (subject, "imperative")
            for subject in (
                "The check of commit messages",
                "A check of commit messages",
                "champions: the villain attacks",
                "Adding a check",
                "tests: re-using the table",
                "Added a check",
                "Re-added a check",
                "Freed the memory of closed tables",
                "Wrote a check",
                "Adds a check",
                "Bots choose alike",
                "Champions' bots plan whole turns",
                "What a lookup is called",
                "Which cards are in play",
                "Whether a card is in play",
                "How hard a table thinks",
                "Whoever holds on",
                "Of minions only one is counted",
                "31 achievements",
                "README links",
                "Browser tests: a line fits",
                "Marvel United: balance, measured",
                "“Play now” opens a game",
                "feat(web): add a button",
            )
        ),
    ],
)
def test_refused_subjects(subject: str, reason: str) -> None:
    assert [error for error in CHECK.errors(subject) if reason in error] != []


@pytest.mark.parametrize(
    ("message", "subject"),
    [
        ("Add a check\n", "Add a check"),
        ("\n\nAdd a check\n\nIt refuses some; not all.\n", "Add a check"),
        ("Add a check\nand a test\n\nbody", "Add a check and a test"),
        ("# Please enter the message\nAdd a check\n# On branch main\n", "Add a check"),
        ("# Please enter the message\n\n", ""),
    ],
)
def test_the_subject_is_the_first_paragraph(message: str, subject: str) -> None:
    assert CHECK.subject_of(message) == subject


@pytest.mark.parametrize(("message", "status"), [("Add a check\n", 0), ("Added a check\n", 1)])
def test_exit_status(tmp_path: Path, message: str, status: int) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run([sys.executable, SCRIPT, file], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == status
    assert ("Commit refused: Added a check" in done.stderr) == bool(status)


@pytest.mark.skipif(shutil.which("git") is None or shutil.which("make") is None, reason="needs git and make")
def test_make_hooks_installs_the_check(tmp_path: Path) -> None:
    def run(*command: str) -> int:
        return subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).returncode

    assert run("git", "init") == 0
    (tmp_path / "tools").mkdir()
    shutil.copy2(SCRIPT, tmp_path / "tools")
    shutil.copy(ROOT / "Makefile", tmp_path)
    assert run("make", "hooks") == 0
    commit = ("git", "-c", "user.name=N", "-c", "user.email=n@example.org", "commit", "--allow-empty", "-m")
    assert run(*commit, "Added a check") != 0
    assert run(*commit, "Add a check") == 0
