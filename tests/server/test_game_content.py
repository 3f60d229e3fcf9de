"""Loading and encoding the games for clients: soon after the start, and once each."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.support import Server
from tableverse.games import registry
from tableverse.kernel.errors import UnknownGame
from tableverse.server import game_content


def test_preloading_continues_after_a_game_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = []

    async def load(name: str) -> None:
        loaded.append(name)
        if len(loaded) == 1:
            raise UnknownGame(game=name, known="")

    monkeypatch.setattr(game_content, "PRELOAD_DELAY", 0)
    monkeypatch.setattr(game_content, "load_content", load)
    asyncio.run(game_content.preload_games())
    assert tuple(loaded) == registry.game_ids()


def test_concurrent_requests_encode_a_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def encode(game: object, brief: bool) -> object:
        made.append(game)
        time.sleep(0.05)
        return made

    monkeypatch.setattr(game_content, "_encode_game", encode)
    game_content._encode_cached.cache_clear()
    try:
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(lambda _: game_content._encode_content("splendor", (), False), range(4)))
    finally:
        game_content._encode_cached.cache_clear()
    assert all(one is made for one in found)
    assert len(made) == 1


def test_content_may_be_brief_and_one_component_full(server: Server) -> None:
    """A deck builder lists hundreds of cards, and fetches the texts of those that somebody opens."""
    brief = server.get("/api/games/champions/content?products=core&brief=true").json()
    backflip = next(card for card in brief["card"] if card["id"] == "backflip")
    assert backflip["text"] == {"en": [], "es": []}
    full = server.get("/api/games/champions/content/card/backflip").json()
    assert len(full["text"]["en"]) == len(full["text"]["es"]) > 0
    assert {**full, "text": backflip["text"]} == backflip
    assert server.get("/api/games/champions/content/card/nobody").status_code == 422
    assert server.get("/api/games/champions/content/nothing/backflip").status_code == 422
