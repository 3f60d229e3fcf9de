"""Bots in processes: repeatable, honest, and never a reason for a table to be stuck."""

import asyncio
import os
import signal
import sys

import msgspec
import pytest

from server.support import quick, running
from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.server import thinking
from tableverse.server.thinking import Thinker
from tableverse.server.trouble import StoreTrouble
from tableverse.server.worker import Question, answer


@pytest.fixture
def match() -> Match:
    return Match(registry.load_game("splendor"), Config(2), 1)


def with_thinker(story, timeout=30.0, workers=1):
    async def tell():
        thinker = Thinker(workers, timeout)
        try:
            return await story(thinker)
        finally:
            await thinker.close()

    return asyncio.run(tell())


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:20"])
def test_a_bot_chooses_what_is_offered_and_the_same_again(match, bot):
    async def story(thinker):
        return [await thinker.choose(match, "table", bot) for _ in range(2)]

    first, second = with_thinker(story)
    assert first == second
    assert match.state.decision.find(first) is not None


def test_the_loop_goes_on_while_a_bot_thinks(match):
    async def story(thinker):
        await thinker.choose(match, "table", "random")
        thought = asyncio.create_task(thinker.choose(match, "table", "mcts:300"))
        turns = 0
        while not thought.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert with_thinker(story) > 100


def test_a_worker_that_is_killed_is_replaced(match):
    async def story(thinker):
        first = await thinker.choose(match, "table", "greedy")
        os.kill(thinker._workers[0]._process.pid, signal.SIGKILL)
        second = await thinker.choose(match, "table", "greedy")
        return first, second, thinker.troubles

    first, second, troubles = with_thinker(story)
    assert first == second
    assert troubles == 1


def test_a_bot_that_thinks_too_long_is_replaced_for_this_choice(match):
    async def story(thinker):
        return await thinker.choose(match, "table", "mcts:100000"), thinker.troubles

    option, troubles = with_thinker(story, timeout=0.3)
    assert match.state.decision.find(option) is not None
    assert troubles == thinking.ATTEMPTS


def test_a_bot_that_does_not_exist_or_a_position_that_is_none(match):
    position = msgspec.Raw(match.game.encode(match.state))
    for question in (
        Question("splendor", position, 0, "nobody", 1),
        Question("chess", position, 0, "random", 1),
        Question("splendor", msgspec.Raw(b"{}"), 0, "random", 1),
    ):
        assert answer(question).trouble

    async def story(thinker):
        return await thinker.choose(match, "table", "nobody")

    assert match.state.decision.find(with_thinker(story)) is not None


def test_one_who_stops_waiting_does_not_get_anothers_answer(match):
    async def story(thinker):
        await thinker.choose(match, "table", "random")
        impatient = asyncio.create_task(thinker.choose(match, "table", "mcts:5000"))
        await asyncio.sleep(0.05)
        impatient.cancel()
        return await thinker.choose(match, "table", "greedy")

    expected = answer(
        Question("splendor", msgspec.Raw(match.game.encode(match.state)), 0, "greedy", thinking._seed("table", 0, 0))
    )
    assert with_thinker(story) == expected.option


def test_a_table_is_not_stuck_when_no_worker_can_start(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    with running(quick(tmp_path)) as server:
        ana = server.host("me greedy")
        ana.choose(ana.options[0])
        ana.until(lambda: ana.move >= 2 and bool(ana.options))


def test_a_choice_that_could_not_be_written_down_is_not_made(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        juan = server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        house = server.service.house
        good = house.store.append

        async def bad(*_):
            raise StoreTrouble(why="disk full")

        house.store.append = bad
        option = ana.options[0]
        assert ana.refused("choose", option=option, move=0) == "error-store-trouble"
        juan.settle()
        assert juan.move == 0
        house.store.append = good
        ana.errors.clear()
        ana.choose(option)
        juan.until(lambda: juan.move == 1)


def test_a_choice_that_was_written_down_after_all_is_taken_up(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        house = server.service.house
        good = house.store.append

        async def written_but_unheard(*arguments):
            await good(*arguments)
            raise StoreTrouble(why="connection lost")

        house.store.append = written_but_unheard
        option = ana.options[0]
        assert ana.refused("choose", option=option, move=0) == "error-store-trouble"
        house.store.append = good
        assert ana.refused("choose", option=ana.options[1], move=0) == "error-stale"
        ana.until(lambda: ana.move == 1)
        assert server.service.rooms.rooms[ana.id].match.record.options == [option]
