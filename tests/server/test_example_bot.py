"""The example bot of docs/protocol.md."""

import importlib.util
import threading
from pathlib import Path

import pytest

from server.support import play_on

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


@pytest.mark.skipif(not EXAMPLE.exists(), reason="the documentation is not installed")
def test_the_example_bot_plays_a_game(server):
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    ana = server.host("me open")
    results = []
    opponent = threading.Thread(target=lambda: results.append(bot.play(f"http://{server.address}", ana.id)))
    opponent.start()
    ana.until(lambda: ana.move >= 0)
    play_on([ana], seed=1)
    opponent.join(timeout=30)
    assert results == [ana.view["result"]]
