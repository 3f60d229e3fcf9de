"""A choice that the rules fail on because of a card of a pack is taken back, and the game goes on from before it."""

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
    """Asks something to which there is no answer."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = FIELDS

    def run(self, state: State) -> Decision | None:
        return Decision(0, "nothing", Message("effect-ask-pick"), [])


def failing(_: Round, state: State, option: Option) -> None:
    state.moves += 7  # something is half done
    raise KeyError("namor")


def asking(_: Round, state: State, option: Option) -> None:
    state.frames.append(Question())


@pytest.mark.parametrize("fault", [failing, asking])
def test_what_the_rules_fail_on_is_taken_back(
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


def test_the_rules_themselves_are_not_excused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_an_action(Harbour())
    moves = match.moves
    with monkeypatch.context() as broken:
        broken.setattr(Round, "answer", failing)
        with pytest.raises(KeyError):
            match.choose("watch")
    assert match.moves == moves
    match.choose("watch")


def at_an_action(game: Harbour) -> Match:
    """A game in which a keeper is asked what to do."""
    match = Match(game, Config(2), 3)
    while match.state.decision is not None and match.state.decision.kind != "action":
        match.choose(match.state.decision.options[0].id)
    return match
