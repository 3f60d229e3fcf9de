"""Traces of every test that plays at a table, recorded as digests and compared on every run.

A test asserts one rule. Its trace holds everything else: each event with its audience, what every seat saw afterwards,
the decision with its options, and the reasons for refusals. A missing event, a number off by one or an extra option
therefore shows in any test that plays past it. A trace that differs is an error in the test's teardown, so it proves no
rule.

``make traces`` records them again after an intended change and prints what changed. The digests lie in
``tests/games/<game>/traces.txt``, one line per test. A test without a line is not compared.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Generator, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tableverse.kernel.choice import Consequence, Message, Refusal
from tableverse.kernel.consequences import Foresight
from tableverse.kernel.corrections import Alternative, Correctable
from tableverse.kernel.event import Event
from tableverse.kernel.game import SPECTATOR, Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.plain import Codec
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State

KEPT = "traces.txt"
#: The file that lists the tests whose traces changed in the last recording.
CHANGED = Path("build") / "traces" / "changed.txt"
ANSWERS = Codec((Message, Refusal, Consequence, Correctable, Alternative))
#: In a whole game, views are recorded every VIEWS_EVERY choices and everything else every REST_EVERY choices.
VIEWS_EVERY = 4
REST_EVERY = 20
PASSED = pytest.StashKey[bool]()


class Trace:
    """The trace of one test: its digest, and the full text for ``--traces-to``."""

    def __init__(self) -> None:
        self.digest = hashlib.blake2b(digest_size=4)
        self.parts: list[tuple[str, bytes]] = []
        self.last: tuple[Game, State] | None = None

    def add(self, title: str, said: bytes) -> None:
        # A boolean of the pure engine may be 1 or 0 in the compiled engine.
        said = said.replace(b"true", b"1").replace(b"false", b"0")
        self.digest.update(said)
        self.parts.append((title, said))

    def lines(self) -> Iterable[str]:
        for title, said in self.parts:
            yield f"=== {title}"
            yield from flat("", msgspec.json.decode(said))


#: The trace of the running test.
_current = Trace()


def note(game: Game, state: State, events: list[Event], title: str = "") -> None:
    """Add these events and the views of all seats after them."""
    _current.add(f"{title or 'what happened'}: events", game.codec.encode(events))
    _current.add("what the seats see", game.codec.encode(game.views(state, list(range(state.seats)))))
    _current.last = (game, state)


def noted() -> list[tuple[str, bytes]]:
    """Return all that this test has added so far."""
    return _current.parts[:]


def note_again(parts: list[tuple[str, bytes]], game: Game, state: State) -> None:
    """Add the trace of setting up a table that this test received as a copy."""
    for title, said in parts:
        _current.add(title, said)
    _current.last = (game, state)


def note_answer(title: str, answer: Any) -> None:
    """Add the answer to a query, such as the reasons why something is refused."""
    _current.add(title, ANSWERS.encode(answer))


def note_replayed(game: Game, state: State, events: list[Event]) -> None:
    """Add one choice of a whole game: its events and the next decision, and only now and then the rest."""
    _current.add("what happened, and what is asked", game.codec.encode([*events, state.decision]))
    if state.moves % VIEWS_EVERY == 0:
        note(game, state, [])
    if state.moves % REST_EVERY == 0:
        note_everything(game, state)


def note_end(game: Game, state: State) -> None:
    """Add a spectator's view, the measured facts and the reasons for refusals, at the end of a test."""
    seat = 0 if state.decision is None else state.decision.seat
    _current.add("what a spectator sees", game.codec.encode(game.view(state, SPECTATOR)))
    facts = {f"{measure} of {thing}": value for (measure, thing), value in game.facts(state, seat).items()}
    _current.add("what is counted", msgspec.json.encode(facts))
    note_answer("why not", {thing: game.why_of(state, seat, thing) for thing in game.pointable(state, seat)})


def note_everything(game: Game, state: State) -> None:
    """Add everything about one position of a whole game.

    Besides ``note_end``: possible corrections, a determinized world for each seat, the foreseen consequences of the
    options and the events that follow from each.
    """
    note_end(game, state)
    for seat in range(state.seats):
        note_answer(f"what seat {seat} may put right", game.correctables(state, seat))
        imagined = game.determinize(state, seat, Rng(state.moves))
        _current.add(f"a world that seat {seat} cannot rule out", game.codec.encode(imagined))
    if state.decision is None:
        return
    note_answer("what options do", Foresight(Perspective(game, state, state.decision.seat)).every())
    for option in state.decision.options:
        other = state.clone()
        events = game.apply(other, option.id)
        _current.add(f"if {option.id} were chosen", game.codec.encode([*events, other.decision]))


def flat(path: str, value: Any) -> Iterable[str]:
    """Yield one line per leaf value, prefixed with its path."""
    if isinstance(value, dict) and value:
        for name, item in value.items():
            yield from flat(f"{path}.{name}" if path else name, item)
    elif isinstance(value, list) and value:
        for at, item in enumerate(value):
            yield from flat(f"{path}[{at}]", item)
    else:
        yield f"{path} = {msgspec.json.encode(value).decode()}"


# --- recorded digests -----------------------------------------------------------------------------------------------


def place_of(root: Path, test: str) -> tuple[Path, str] | None:
    """Return the file that keeps a test's trace and the test's name in it, or None if no single game owns the test."""
    parts = test.partition("::")[0].split("/")
    if parts[:2] != ["tests", "games"] or len(parts) < 4:
        return None
    return root / "tests" / "games" / parts[2] / KEPT, test.removeprefix(f"tests/games/{parts[2]}/")


@cache
def kept(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {name: digest for digest, _, name in (line.partition(" ") for line in lines)}


def keep(path: Path, digests: dict[str, str]) -> None:
    lines = [f"{digest} {name}\n" for name, digest in sorted(digests.items())]
    path.write_text("".join(lines), encoding="utf-8")


# --- pytest hooks ---------------------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-traces", action="store_true", help="record the traces of the tests that are run")
    parser.addoption("--traces-to", type=Path, help="a folder for the traces of the tests that are run, as text")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--record-traces") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(config), "trace-recorder")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    global _current
    _current = Trace()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    result = yield
    item.stash[PASSED] = True
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    trace, found = _current, place_of(item.config.rootpath, item.nodeid)
    result = yield
    unlike = hasattr(getattr(item, "function", None), "hypothesis") or item.get_closest_marker("slow")
    if found is None or unlike or not item.stash.get(PASSED, False):
        return result
    if trace.last is not None:
        with suppress(LookupError):  # a test may leave a position that is impossible in play
            note_end(*trace.last)
    if not trace.parts:
        return result
    path, name = found
    digest = trace.digest.hexdigest()
    folder: Path | None = item.config.getoption("--traces-to")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{re.sub(r'[^a-z0-9]+', '-', name)[:150]}.txt"
        file.write_text("\n".join(trace.lines()), encoding="utf-8")
    elif item.config.getoption("--record-traces"):
        item.user_properties.append(("trace", digest))
    elif kept(path).get(name, digest) != digest:
        pytest.fail("The trace has changed. If the change is intended, run make traces", pytrace=False)
    return result


class Recorder:
    """A plugin that collects the digests of passed tests and writes them at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.whole_files = not config.getoption("keyword") and not any("::" in asked for asked in config.args)
        self.found: dict[Path, dict[str, str]] = {}
        self.changed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        place = place_of(self.config.rootpath, report.nodeid)
        for name, value in report.user_properties if report.when == "teardown" and place is not None else ():
            if name == "trace":
                assert place is not None
                self.found.setdefault(place[0], {})[place[1]] = value

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("traces")
        for path, digests in sorted(self.found.items()):
            before = kept(path)
            # If whole files were run, drop the traces of tests that no longer exist in them.
            files = {name.partition("::")[0] for name in digests} if self.whole_files else set()
            others = {name: digest for name, digest in before.items() if name.partition("::")[0] not in files}
            changed = sorted(name for name in digests if before.get(name, digests[name]) != digests[name])
            keep(path, others | digests)
            summary = f"{len(digests)} kept, {len(changed)} of them changed"
            terminalreporter.line(f"{path.relative_to(self.config.rootpath)}: {summary}")
            self.changed += [f"tests/games/{path.parent.name}/{name}" for name in changed]
        changes = self.config.rootpath / CHANGED
        changes.parent.mkdir(parents=True, exist_ok=True)
        changes.write_text("\n".join(self.changed), encoding="utf-8")
