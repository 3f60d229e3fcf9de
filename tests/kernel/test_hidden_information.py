"""Information available to a seat: its own hand, and the number of cards the others hold."""

from __future__ import annotations

from kernel.harbour.game import HarbourView
from kernel.harbour.state import HarbourState
from kernel.harbour.table import GAME, Table
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame


def view(table: Table, seat: int) -> HarbourView:
    seen = GAME.view(table.state, seat)
    assert isinstance(seen, HarbourView)
    return seen


def test_views_differ_by_seat() -> None:
    table = Table([["bell", "smoke"], ["decoy"]], decks=[["harpoon"], []], play=[[], ["powder"]])
    mine, theirs, spectator = view(table, 0), view(table, 1), view(table, SPECTATOR)
    assert [keeper.hand for keeper in mine.keepers] == [["bell@0", "smoke@0"], []]
    assert [keeper.hand for keeper in theirs.keepers] == [[], ["decoy@1"]]
    assert [keeper.hand for keeper in spectator.keepers] == [[], []]
    for seen in (mine, theirs, spectator):
        assert [keeper.in_hand for keeper in seen.keepers] == [2, 1]
        assert [keeper.in_deck for keeper in seen.keepers] == [1, 0]
        assert [keeper.play for keeper in seen.keepers] == [[], ["powder@1"]]
        assert (seen.waiting_for, seen.waiting_kind) == (0, "action")


def test_options_are_visible_only_to_the_choosing_seat() -> None:
    table = Table([["bell"], ["decoy"]])
    decision = view(table, 0).decision
    assert decision is not None
    assert [option.id for option in decision.options] == ["play:bell@0", "watch"]
    assert view(table, 1).decision is None
    assert view(table, SPECTATOR).decision is None


def test_view_does_not_expose_the_state() -> None:
    table = Table([["bell"], []], sea={"brig": 3})
    seen = view(table, 0)
    seen.keepers[0].hand.clear()
    seen.sea[0].hull = 99
    seen.shore.append("beacon")
    assert table.state.keepers[0].hand == ["bell@0"]
    assert table.hulls() == {"brig": 3}
    assert table.state.shore == []


def test_drawn_card_is_shown_to_its_owner_only() -> None:
    table = Table([[], []], decks=[["bell", "smoke"]])
    events = GAME.apply(table.state, "watch", 0)
    assert [(event.kind, event.audience, event.reveals) for event in events] == [
        ("drew", -1, False),
        ("drew-card", 0, True),
        ("drew-card", 0, True),
    ]
    assert [event.kind for event in events if event.seen_by(1)] == ["drew"]
    assert [event.kind for event in events if event.seen_by(SPECTATOR)] == ["drew"]


def test_imagined_worlds_differ_only_in_hidden_information() -> None:
    state = GAME.new(Config(3), 5)
    assert isinstance(state, HarbourState)
    hands, decks, tides = set(), set(), set()
    for seed in range(30):
        world = GAME.determinize(state, 0, Rng(seed))
        assert isinstance(world, HarbourState)
        assert world.keepers[0].hand == state.keepers[0].hand
        assert GAME.codec.pack(GAME.view(world, 0)) == GAME.codec.pack(GAME.view(state, 0))
        assert sorted(world.tide) == sorted(state.tide)
        for mine, true in zip(world.keepers, state.keepers, strict=True):
            assert len(mine.hand) == len(true.hand)
            assert sorted(mine.hand + mine.deck) == sorted(true.hand + true.deck)
        hands.add(tuple(world.keepers[1].hand))
        decks.add(tuple(world.keepers[0].deck))
        tides.add(tuple(world.tide))
    assert len(hands) > 20
    assert len(decks) > 20
    assert len(tides) > 20


def test_imagining_does_not_change_the_state() -> None:
    state = GAME.new(Config(2), 5)
    before = GAME.encode(state)
    world = Perspective(GAME, state, 1).imagine(Rng(1))
    while world.decision is not None:
        GAME.apply_quietly(world, world.decision.options[0].id)
    assert GAME.encode(state) == before


def test_imagined_options_follow_from_the_imagined_hand() -> None:
    """While seat 0 acts, its real options would reveal its hand to seat 1."""
    cards = list(GAME.cards.keeper)
    table = Table([cards[:4], []], sea={"brig": 3}, decks=[cards[4:], []])
    seen = Perspective(GAME, table.state, 1)
    differing = 0
    for seed in range(20):
        world = seen.imagine(Rng(seed))
        assert isinstance(world, HarbourState)
        assert world.decision is not None
        offered = {option.id.removeprefix("play:") for option in world.decision.options} - {"watch"}
        assert offered <= set(world.keepers[0].hand)
        differing += offered != set(table.state.keepers[0].hand)
        for option in world.decision.options:
            GAME.apply(world.clone(), option.id)
    assert differing > 15


def test_perspective_contains_the_seats_own_decision() -> None:
    table = Table([["bell"], []])
    assert [option.id for option in Perspective(GAME, table.state, 0).decision.options] == ["play:bell@0", "watch"]


class RingsTheBell(Frame):
    """A frame that asks the second keeper, who may have no bell in imagined worlds."""

    def clone(self) -> RingsTheBell:
        return self

    def run(self, state: HarbourState) -> Decision | None:
        if "bell@1" not in state.keepers[1].hand:
            state.frames.pop()
            return None
        return Decision(1, "ring", Message("harbour-ask-action"), [Option("ring", Message("x"))], shown=True)


def test_imagined_world_without_a_decision_advances_to_the_next() -> None:
    table = Table([["smoke"], ["bell"]], decks=[[], ["decoy", "powder", "smoke"]])
    table.state.frames.append(RingsTheBell())
    GAME.settle(table.state)
    imagined = [Perspective(GAME, table.state, 0).imagine(Rng(seed)) for seed in range(12)]
    waiting = {None if world.decision is None else world.decision.kind for world in imagined}
    assert waiting == {"ring", "action"}


def test_finished_game_can_be_imagined() -> None:
    table = Table([[]])
    table.choose(0, "watch")
    assert Perspective(GAME, table.state, 0).imagine(Rng(1)).decision is None
