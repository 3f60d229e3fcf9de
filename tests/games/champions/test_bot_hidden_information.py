"""Bots at tables with several heroes: a teammate's hand is imagined, even while the teammate is choosing."""

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import Table, plain
from tableverse.bots.registry import make_bot
from tableverse.kernel.ledger import rule
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng

HAND = ("backflip", "uppercut", "haymaker", "emergency", "first-aid")


def table_of_two() -> Table:
    """Return a table where seat 1 holds cards without further copies in its deck."""
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("zap", "spark")
    table.hand(*HAND, seat=1)
    table.put("library", seat=1)
    return table


@rule("CHA-TABLETALK-02")
def test_hand_of_a_choosing_teammate_is_imagined() -> None:
    table = table_of_two()
    table.does("ask:2")
    table.waits_for(1, "help")
    hands = set()
    for seed in range(20):
        world = Perspective(FIXTURE_GAME, table.state, 0).imagine(Rng(seed))
        hands.add(tuple(sorted(plain(world.players[1].hand))))
        assert world.players[0].hand == table.state.players[0].hand
        assert world.decision is not None
        assert (world.decision.seat, world.decision.kind) == (1, "help")  # this much is public
        named = {target for option in world.decision.options for target in option.targets}
        assert named <= {*world.players[1].hand, *world.play}
    assert len(hands) > 5


@rule("CHA-TABLETALK-02")
def test_imagined_hand_always_contains_a_card_that_explains_the_question() -> None:
    table = FixtureTable("she-hulk", "spider-man")
    table.hand("less-threat", "spark", seat=1)
    table.deck("no-threat", seat=1)
    table.reveals("announcer")
    table.waits_for(1, "window")
    held = set()
    for seed in range(20):
        world = Perspective(FIXTURE_GAME, table.state, 0).imagine(Rng(seed))
        assert world.decision is not None
        assert (world.decision.seat, world.decision.kind) == (1, "window")
        held |= set(plain(world.players[1].hand))
    assert {"less-threat", "no-threat"} <= held  # either card could be the reason for the question


def test_own_hand_stays_fixed_in_imagined_worlds() -> None:
    table = table_of_two()
    for seed in range(5):
        world = Perspective(FIXTURE_GAME, table.state, 0).imagine(Rng(seed))
        assert world.players[0].hand == table.state.players[0].hand
        assert world.decision is not None
        assert world.decision.seat == 0


def test_bot_choice_does_not_depend_on_the_teammates_real_hand() -> None:
    here = table_of_two()
    there = table_of_two()
    swapped = there.state.players[1]
    swapped.hand, swapped.deck[:5] = swapped.deck[:5], swapped.hand
    there.ask()
    for spec in ("greedy", "mcts:20"):
        one = make_bot(spec, FIXTURE_GAME, seed=3).choose(Perspective(FIXTURE_GAME, here.state, 0))
        other = make_bot(spec, FIXTURE_GAME, seed=3).choose(Perspective(FIXTURE_GAME, there.state, 0))
        assert plain(one) == plain(other)
