"""Who and what the browser tests are about: a server that can be killed, and people at browsers of their own."""

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
#: The first that is there. The one without windows is what Playwright itself would take for tests that nobody watches:
#: the same engine without the rest of a browser, which needs a third less of the processor.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP = {"width": 1440, "height": 900}
#: The built client: another build is tried by naming its folder.
STATIC = Path(os.environ.get("TABLEVERSE_STATIC", ROOT / "src/tableverse/server/static"))
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
#: Milliseconds that anything may take: much, since nothing that works is slower for it.
PATIENCE = 120_000
#: The table waits for this person, and no choice of theirs is still on its way to the server and back.
ASKED = "main:not([aria-busy='true']) .board.asked"
OVER = "dialog .reason"
#: Below the ports that the system gives to outgoing connections, so that none of these takes the port of a server
#: that is away for a moment.
PORTS = range(20_000, 32_000)
#: Once: what the page keeps afterwards is its own affair.
KEEP = """if (location.host && !sessionStorage['%(table)s']) {
    sessionStorage['%(table)s'] = true
    localStorage['tableverse-tables'] = '%(kept)s'
}"""
#: Nobody sees what the tests do, and to paint it takes a third of the time: the page is laid out, clicked and read as
#: ever, but not painted. Screenshots need it, and so does axe, which leaves out what is invisible.
UNPAINTED = """{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { opacity: 0 }')
    document.adoptedStyleSheets = [sheet]
}"""
#: Not invisible to axe, which does not look at such a path, and not painted either. Of what holds nothing is told, only
#: what does not; nothing is loaded for rules about the media, of which a page has none.
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
    """The server as a process of its own, which a test may kill and start again on the same tables."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, without: str = "") -> None:
        """``without``: a card of Splendor that this release does not have."""
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
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As whoever runs it would, for an upgrade."""
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
        """A table of "me", "open" and bots by their name; ``from_record``: that goes on with a game."""
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
        """A game between two bots, played to its end."""
        table = str(self.create("greedy", "greedy")["table"])
        self.wait_for_the_end(table)
        return table

    def let_a_bot_finish(self, made: dict[str, Any]) -> None:
        """A bot goes on instead of whoever created the table."""
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
    """Somebody at a browser of their own. What the page complains about is remembered, and must be nothing.

    Messages take their time, so a test never looks at the page right after it did something: what makes a choice is
    done inside ``moving()``, ``wait_for_turn()`` comes before whatever a bot could still change, and what is seen is
    checked with Playwright's ``expect``, which waits for it.
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
        """Go to a table with the token that its creation gave. The page has kept it before it is loaded."""
        kept = [{"table": made["table"], "game": "", "token": made["token"], "at": 1}]
        self.page.add_init_script(KEEP % {"table": made["table"], "kept": json.dumps(kept)})
        self.open(f"/table/{made['table']}")
        self.page.wait_for_selector(".board, .waiting")

    @property
    def moves(self) -> int:
        return int(self.page.locator(".board").get_attribute("data-moves"))

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done inside makes a choice or takes one back: afterwards the page shows what came of it."""
        before = self.moves
        yield
        self.wait_for_moves(f"!== {before}")

    def wait_for_moves(self, condition: str) -> None:
        """``condition`` is the rest of a comparison, such as "=== 3"."""
        self.page.wait_for_function(f"() => +document.querySelector('.board')?.dataset.moves {condition}")

    def wait_for_turn(self) -> None:
        """Until this person is asked something, or the game is over: then the table rests."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}")

    def is_asked(self) -> bool:
        """Does the table wait for this person at this moment?"""
        return bool(self.page.locator(ASKED).count()) and not self.is_over()

    def is_over(self) -> bool:
        return bool(self.page.locator(OVER).count())

    def take_tokens(self) -> None:
        """Click glowing stacks until what was picked can be taken."""
        self.wait_for_turn()
        with self.moving():
            take = self.page.locator(".decision button.main:enabled")
            while not take.count():
                self.page.locator(".bank [data-legal]").first.click()
            take.click()

    def choose_something(self) -> None:
        """Recruit what can be recruited, else take tokens, else answer what is asked: always by clicking what glows."""
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
        """No text key may be seen where a text should be; and a screenshot, for whoever wants to look as well."""
        if LOOK:
            SCREENS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(SCREENS / f"{name}.png"))
        words = self.page.inner_text("body")
        raw = re.findall(r"\b(?:web|splendor|united|dagger|champions|lesson|bot|error)-[a-z0-9-]+", words)
        # In the workshop the ids of components are seen, and a card may be called web-shooters.
        ids = set(" ".join(self.page.locator("[data-id]").all_inner_texts()).split()) if raw else set()
        assert ids.issuperset(raw), raw

    def check_accessibility(self) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag would be against the page's own policy
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
    """Whoever must choose now, once somebody must; nobody when the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        able = [person for person in people if person.is_asked()]
        if able or any(person.is_over() for person in people):
            return able
        time.sleep(0.02)
    raise AssertionError("nobody is asked anything")
