"""A choice that makes a pack's card fail is undone, and the game continues from before it."""

from collections.abc import Callable
from typing import ClassVar

import pytest

from kernel.harbour.frames import Round
from kernel.harbour.game import Harbour
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.errors import Unplayable
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import pack_of_data
from tableverse.kernel.state import Frame, State


class Question(Frame[State]):
    """A frame that asks a question without options."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = FIELDS

    def run(self, state: State) -> Decision | None:
        return Decision(0, "nothing", Message("effect-ask-pick"), [])


def failing(_: Round, state: State, option: Option) -> None:
    state.moves += 7  # the state is half changed
    raise KeyError("namor")


def asking(_: Round, state: State, option: Option) -> None:
    state.frames.append(Question())


@pytest.mark.parametrize("fault", [failing, asking])
def test_failing_choice_is_undone(
    fault: Callable[[Round, State, Option], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Harbour()
    game.packs = (pack_of_data({"game": "harbour", "title": "Mine", "rows": {"tide": []}}),)
    match = at_an_action(game)
    before, moves = game.digest(match.state), match.moves
    with monkeypatch.context() as broken:
        broken.setattr(Round, "answer", fault)
        with pytest.raises(Unplayable) as trouble:
            match.choose("watch")
    assert (game.digest(match.state), match.moves) == (before, moves)
    assert trouble.value.say("en") != trouble.value.say("es")
    match.choose("watch")
    assert match.moves == moves + 1


def test_failure_without_packs_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_an_action(Harbour())
    moves = match.moves
    with monkeypatch.context() as broken:
        broken.setattr(Round, "answer", failing)
        with pytest.raises(KeyError):
            match.choose("watch")
    assert match.moves == moves
    match.choose("watch")


def at_an_action(game: Harbour) -> Match:
    """Return a match in which a keeper is to act."""
    match = Match(game, Config(2), 3)
    while match.state.decision is not None and match.state.decision.kind != "action":
        match.choose(match.state.decision.options[0].id)
    return match
