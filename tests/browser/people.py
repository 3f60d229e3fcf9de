"""The server and the people of the browser tests."""

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SCREENS = ROOT / "build/screens"
LOOK = bool(os.environ.get("TABLEVERSE_LOOK"))
#: The first one found is used. The headless shell is what Playwright would choose itself: the same engine without the
#: rest of a browser, using a third less of the processor.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP = {"width": 1440, "height": 900}
#: The built client. TABLEVERSE_STATIC names another build.
STATIC = Path(os.environ.get("TABLEVERSE_STATIC", ROOT / "src/tableverse/server/static"))
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
#: Milliseconds that anything may take. A long timeout costs nothing while the tests pass.
PATIENCE = 120_000
#: The table waits for this person, and none of their choices is still on its way.
ASKED = "main:not([aria-busy='true']) .board.asked"
OVER = "dialog .reason"
#: Below the range for outgoing connections, so that none of these takes the port while the server is down.
PORTS = range(20_000, 32_000)
#: Only once, because the page may change its storage afterwards.
KEEP = """if (location.host && !sessionStorage['%(table)s']) {
    sessionStorage['%(table)s'] = true
    localStorage['tableverse-tables'] = '%(kept)s'
}"""
#: Painting takes a third of the time, so the page is laid out but not painted. Screenshots need painting, and axe skips
#: invisible elements.
UNPAINTED = """{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { opacity: 0 }')
    document.adoptedStyleSheets = [sheet]
}"""
#: An empty clip path also saves the painting, but axe does not treat it as invisible. Only violations are reported, and
#: nothing is preloaded, since the page has no media for axe's media rules.
RUN_AXE = """async () => {
    const unpainted = [...document.adoptedStyleSheets]
    const clipped = new CSSStyleSheet()
    clipped.replaceSync(':root { clip-path: polygon(0 0) }')
    document.adoptedStyleSheets = unpainted.length ? [clipped] : []
    axe.configure({ noHtml: true })
    axe.addReporter('violations', (raw, options, done) => {
        if (raw.some((rule) => rule.violations.length)) axe.getReporter('v1')(raw, options, done)
        else done({ violations: [] })
    })
    const { violations } = await axe.run(document, { preload: false, reporter: 'violations' })
    document.adoptedStyleSheets = unpainted
    return violations
}"""
NOTHING_SCROLLS = """() => {
    const page = document.documentElement
    return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth
}"""


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Server:
    """The server in its own process, which a test may kill and start again with the same tables."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, without: str = "") -> None:
        """Start the server, in a release without this Splendor card if one is named."""
        serve = str(Path(__file__).with_name("serve.py"))
        program = [sys.executable, serve, str(self.port), str(self.database), "0", str(STATIC), without]
        self.process = subprocess.Popen(program)
        self.wait_until(self._answers, "the server did not start")

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended by itself"
        try:
            self.get("/api/health")
        except OSError:
            return False
        return True

    def wait_until(self, done: Callable[[], bool], complaint: str) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not done():
            assert time.monotonic() < end, complaint
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Stop the server as for an upgrade."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE / 1000) as answer:
            return json.load(answer)

    def create(
        self,
        *seats: str,
        name: str = "Robin",
        seed: int | None = 7,
        game: str = "splendor",
        wait_minutes: int = 3,
        from_record: dict[str, Any] | None = None,
        **settings: Any,
    ) -> dict[str, Any]:
        """Create a table whose seats are "me", "open" or bots by name, or one that continues ``from_record``."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        wish = {"game": game, "name": name, "seats": wishes, "seed": seed, "wait_minutes": wait_minutes}
        wish |= {"settings": settings} if from_record is None else {"from_record": from_record, "seed": None}
        body = json.dumps(wish).encode()
        request = urllib.request.Request(
            self.address + "/api/tables", body, {"Content-Type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def finished_table(self) -> str:
        """Play a game between two bots to its end and return its table."""
        table = str(self.create("greedy", "greedy")["table"])
        self.wait_for_the_end(table)
        return table

    def let_a_bot_finish(self, made: dict[str, Any]) -> None:
        """Hand the creator's seat to a bot and wait for the end of the game."""
        with connect(f"ws://127.0.0.1:{self.port}/ws/{made['table']}") as socket:
            for message in (
                {"t": "hello", "token": made["token"]},
                {"t": "hand-to-bot", "seat": 0, "bot": "greedy"},
                {"t": "ping"},
            ):
                socket.send(json.dumps(message))
            while '"pong"' not in socket.recv():
                pass
        self.wait_for_the_end(made["table"])

    def wait_for_the_end(self, table: str) -> None:
        self.wait_until(lambda: self.get(f"/api/tables/{table}")["status"] == "over", "the bots did not finish")


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Person:
    """A person at a browser. Errors that the page reports are collected and fail the test.

    Messages take time, so a test never looks at the page right after an action. Make choices inside ``moving()``, call
    ``wait_for_turn()`` before anything that a bot could still change, and check the page with Playwright's ``expect``,
    which waits.
    """

    def __init__(self, page: Any, server: Server) -> None:
        self.page = page
        self.server = server
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def sit(self, made: dict[str, Any]) -> None:
        """Open a table with the token from its creation, as if the page had kept it."""
        kept = [{"table": made["table"], "game": "", "token": made["token"], "at": 1}]
        self.page.add_init_script(KEEP % {"table": made["table"], "kept": json.dumps(kept)})
        self.open(f"/table/{made['table']}")
        self.page.wait_for_selector(".board, .waiting")

    @property
    def moves(self) -> int:
        return int(self.page.locator(".board").get_attribute("data-moves"))

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Make a choice or undo one inside, and then wait until the page shows the result."""
        before = self.moves
        yield
        self.wait_for_moves(f"!== {before}")

    def wait_for_moves(self, condition: str) -> None:
        """Wait until the number of moves satisfies a comparison such as "=== 3"."""
        self.page.wait_for_function(f"() => +document.querySelector('.board')?.dataset.moves {condition}")

    def wait_for_turn(self) -> None:
        """Wait until this person must choose or the game is over. The table is idle then."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")

    def is_asked(self) -> bool:
        """Return whether the table waits for this person now."""
        return bool(self.page.locator(ASKED).count()) and not self.is_over()

    def is_over(self) -> bool:
        return bool(self.page.locator(OVER).count())

    def take_tokens(self) -> None:
        """Click lit stacks until the picked tokens can be taken."""
        self.wait_for_turn()
        with self.moving():
            take = self.page.locator(".decision button.main:enabled")
            while not take.count():
                self.page.locator(".bank [data-legal]").first.click()
            take.click()

    def choose_something(self) -> None:
        """Recruit a card if possible, else take tokens, else answer the question, by clicking what is lit."""
        self.wait_for_turn()
        page = self.page
        if page.locator("[data-card].lit[data-legal]").count():
            with self.moving():
                page.locator("[data-card].lit[data-legal]").last.click()
                page.locator("dialog [data-option^='recruit:']").click()
        elif page.locator(".bank [data-legal]").count():
            self.take_tokens()
        elif page.locator(".decision [data-option]").count():
            with self.moving():
                page.locator(".decision [data-option]").first.click()
        else:
            with self.moving():
                page.locator("[data-card][data-legal]").first.click()
                page.locator("dialog [data-option]").first.click()

    def look(self, name: str) -> None:
        """Check that no text key is shown instead of a text, and save a screenshot if wanted."""
        if LOOK:
            SCREENS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(SCREENS / f"{name}.png"))
        words = self.page.inner_text("body")
        raw = re.findall(r"\b(?:web|splendor|united|dagger|champions|lesson|bot|error)-[a-z0-9-]+", words)
        # The workshop shows ids of components, and a card may be called web-shooters.
        ids = set(" ".join(self.page.locator("[data-id]").all_inner_texts()).split()) if raw else set()
        assert ids.issuperset(raw), raw

    def check_accessibility(self) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))  # the page's content policy forbids a script tag
        violations = self.page.evaluate(RUN_AXE)
        said = [
            f"{one['id']}: {one['help']}: {node['target']} {node['failureSummary']}"
            for one in violations
            for node in one["nodes"][:3]
        ]
        assert not said, "\n".join(said)

    def check_that_nothing_scrolls(self) -> None:
        self.page.wait_for_function(NOTHING_SCROLLS)


def some_are_asked(people: Iterable[Person]) -> list[Person]:
    """Wait for a decision and return the people who must choose, or nobody if the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        able = [person for person in people if person.is_asked()]
        if able or any(person.is_over() for person in people):
            return able
        time.sleep(0.02)
    raise AssertionError("nobody is asked anything")
