"""A real server on a free port of this machine, and clients that connect to it."""

import contextlib
import dataclasses
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tableverse.server.app import create_app, uvicorn_config
from tableverse.server.backend import Backend
from tableverse.server.config import Limits, ServerConfig, is_shared
from tableverse.server.listening import listen_internally

#: Seconds after which a waiting test fails, long enough for a busy machine.
TIMEOUT = 30

UNLIMITED = Limits(
    socket_rate=1e6,
    socket_burst=1e6,
    address_rate=1e6,
    address_burst=1e6,
    check_rate=1e6,
    check_burst=1e6,
    tables_per_hour=10**6,
    seats_per_hour=10**6,
    sockets_per_address=10**6,
    connections_per_address=10**6,
    people_per_address=10**6,
)


def quick(tmp_path: Path, **changes: Any) -> ServerConfig:
    """Return the configuration of a server whose bots choose at once."""
    settings: dict[str, Any] = {
        "database": str(tmp_path / "tables.sqlite"),
        "bot_delay": 0,
        "bot_workers": 1,
        "limits": UNLIMITED,
        "static": tmp_path / "static",
    }
    return ServerConfig(**{**settings, **changes})


def as_sent(view: Any) -> Any:
    """Return a packed view as clients receive it, with options of the same shape in every game."""
    parsed = json.loads(json.dumps(view))
    for option in (parsed["decision"] or {"options": []})["options"]:
        for field in set(option) - {"id", "message", "targets", "things"}:
            del option[field]
        option["verb"] = option["id"].split(":")[0]
        if option["things"] == option["targets"]:
            del option["things"]
    return parsed


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the key of an error."""
    body = answer.json()
    assert set(body) == {"key", "arguments"}
    return answer.status_code, body["key"]


class Server:
    def __init__(self, port: int, backend: Backend | None = None) -> None:
        self.address = f"127.0.0.1:{port}"
        self.backend = backend
        self.people = contextlib.ExitStack()
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=TIMEOUT)

    # --- REST ---------------------------------------------------------------------------------------------------

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def create(self, seats: str, name: str = "Ana", **more: Any) -> dict[str, Any]:
        """Create a table. ``seats`` is a string such as "me open random"."""
        wanted = [{"kind": word} if word in ("me", "open") else {"kind": "bot", "bot": word} for word in seats.split()]
        answer = self.post("/api/tables", {"game": "splendor", "seats": wanted, "name": name, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, table: str, name: str, **more: Any) -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/join", {"name": name, **more})
        assert answer.status_code == 200, answer.text
        joined: dict[str, Any] = answer.json()
        return joined

    # --- sockets ------------------------------------------------------------------------------------------------

    def socket(self, table: str, **more: Any) -> contextlib.AbstractContextManager[ClientConnection]:
        # The queue is unlimited, so a client that the test does not read for a minute still answers the server's pings.
        settings = {"open_timeout": TIMEOUT, "close_timeout": 1, "max_queue": None, **more}
        return connect(f"ws://{self.address}/ws/{table}", **settings)

    def sit(self, table: str, token: str | None) -> "Player":
        return Player(self.people.enter_context(self.socket(table)), token)

    def disconnect_all(self) -> None:
        self.people.close()

    def host(self, seats: str, **more: Any) -> "Player":
        made = self.create(seats, **more)
        return self.sit(made["table"], made["token"])

    def guest(self, table: str, name: str, **more: Any) -> "Player":
        return self.sit(table, self.join(table, name, **more)["token"])


class Player:
    """One socket and what it received: the latest message of each type, and every text."""

    def __init__(self, socket: ClientConnection, token: str | None) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.move = -1
        self.undone = 0
        self.choosers: list[int] = []
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.errors: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.coached: list[dict[str, Any]] = []
        self.pongs = 0
        self.send("hello", token=token)
        self.until(lambda: bool(self.table) and (self.table["status"] == "open" or bool(self.view)))

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def token(self) -> str:
        return str(self.welcome["token"])

    @property
    def seat(self) -> int | None:
        seat: int | None = self.welcome["seat"]
        return seat

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"t": kind, **fields}))

    def send_raw(self, data: str | bytes) -> None:
        self.socket.send(data)

    def receive(self) -> None:
        text = self.socket.recv(timeout=TIMEOUT)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        match message["t"]:
            case "welcome":
                self.welcome = message
            case "table":
                self.table = message["table"]
            case "view":
                self.view = message["view"]
                self.move = message["move"]
                self.undone = message["undone"]
                self.table["undo"] = message["undo"]
                self.table["clock"] = message.get("clock")
                self.events = message["events"] if message["reset"] else self.events + message["events"]
                self.choosers = message["choosers"] if message["reset"] else self.choosers + message["choosers"]
            case "chat":
                self.chat += message["lines"]
            case "why" | "steps" | "correctables":
                self.answers.append(message)
            case "consequences" | "hint":
                self.coached.append(message)
            case "error":
                self.errors.append(message)
            case "pong":
                self.pongs += 1

    def until(self, done: Callable[[], bool]) -> None:
        deadline = time.monotonic() + TIMEOUT
        while not done():
            assert time.monotonic() < deadline, "the expected message did not come"
            self.receive()

    def settle(self) -> None:
        """Receive everything that the server has sent to this socket so far."""
        pongs = self.pongs
        self.send("ping")
        self.until(lambda: self.pongs > pongs)

    def refused(self, kind: str, **fields: Any) -> str:
        """Send this message and return the key of the error in the answer."""
        before = len(self.errors)
        self.send(kind, **fields)
        self.until(lambda: len(self.errors) > before)
        return str(self.errors[-1]["key"])

    def why(self, thing: str) -> list[dict[str, Any]]:
        """Return the refusals that the server gives for a thing."""
        before = len(self.answers)
        self.send("why", thing=thing)
        self.until(lambda: len(self.answers) > before)
        return list(self.answers[-1]["refusals"])

    def steps(self, move: int) -> dict[str, Any]:
        """Return the steps of a choice."""
        before = len(self.answers)
        self.send("steps", move=move)
        self.until(lambda: len(self.answers) > before)
        return self.answers[-1]

    def foresee(self) -> dict[str, list[dict[str, Any]]]:
        """Return the coach's consequences, by option."""
        before = len(self.coached)
        self.send("foresee")
        self.until(lambda: len(self.coached) > before)
        return dict(self.coached[-1]["options"])

    def hint(self) -> dict[str, Any]:
        before = len(self.coached)
        self.send("hint")
        self.until(lambda: len(self.coached) > before)
        return dict(self.coached[-1]["hint"])

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        decision = self.view.get("decision") if self.view else None
        return [option["id"] for option in decision["options"]] if decision else []

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["result"])

    def choose(self, option: str) -> None:
        move = self.move
        self.send("choose", option=option, move=move)
        self.until(lambda: self.move > move or bool(self.errors))
        assert not self.errors, self.errors

    def undo_shown(self) -> dict[str, Any]:
        self.settle()
        shown: dict[str, Any] = self.table["undo"]
        return shown

    def close(self) -> None:
        self.socket.close()


def play_on(players: list[Player], seed: int, moves: int = 10**6) -> None:
    """Let the players choose at random until the game is over or ``moves`` choices are made.

    Each player receives every move.
    """
    chance = random.Random(seed)
    while not players[0].over and moves > 0:
        move = players[0].move
        chooser = next((player for player in players if player.options and player.move == move), None)
        if chooser is not None:
            chooser.choose(chance.choice(chooser.options))
            moves -= 1
        for player in players:
            player.until(lambda player=player, move=move: player.move > move)


@contextlib.contextmanager
def running(config: ServerConfig) -> Iterator[Server]:
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listeners = [listener]
    if is_shared(config.database):
        for_servers, address = listen_internally("127.0.0.1", 0)
        listeners.append(for_servers)
        config = dataclasses.replace(config, internal=address)
    app = create_app(config)
    server = uvicorn.Server(uvicorn_config(app, config, log_level="critical", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": listeners}, name="server")
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    made = Server(listener.getsockname()[1], app.state.backend)
    try:
        yield made
    finally:
        made.disconnect_all()
        made.http.close()
        server.should_exit = True
        thread.join()
        for one in listeners:
            one.close()
