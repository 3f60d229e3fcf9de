"""A choice counts only once it is saved."""

from server.support import quick, running
from tableverse.server.errors import StoreError


def test_a_choice_that_cannot_be_saved_is_not_made(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        juan = server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        services = server.backend.services
        good = services.store.append

        async def bad(*_):
            raise StoreError(why="disk full")

        services.store.append = bad
        option = ana.options[0]
        assert ana.refused("choose", option=option, move=0) == "error-store-trouble"
        juan.settle()
        assert juan.move == 0
        services.store.append = good
        ana.errors.clear()
        ana.choose(option)
        juan.until(lambda: juan.move == 1)


def test_a_choice_saved_despite_an_error_is_made(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        services = server.backend.services
        good = services.store.append

        async def saved_but_not_acknowledged(*arguments):
            await good(*arguments)
            raise StoreError(why="connection lost")

        services.store.append = saved_but_not_acknowledged
        option = ana.options[0]
        assert ana.refused("choose", option=option, move=0) == "error-store-trouble"
        services.store.append = good
        assert ana.refused("choose", option=ana.options[1], move=0) == "error-stale"
        ana.until(lambda: ana.move == 1)
        assert server.backend.rooms.rooms[ana.id].state.match.record.options == [option]
