"""Imagined worlds: known cards stay, a deciding player holds a card that explains the decision, no card is lost."""

from games.champions.table import Table, of_products, plain
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.rng import Rng

WORLDS = 8


def imagined(table: Table, seat: int) -> list[ChampionsState]:
    worlds = [table.game.determinize(table.state, seat, Rng(seed)) for seed in range(WORLDS)]
    return [world for world in worlds if isinstance(world, ChampionsState)]


def cards(state: ChampionsState) -> list[list[str]]:
    """Return all cards by owner, the encounter deck's cards last."""
    found: list[list[str]] = [[] for _ in range(state.seats + 1)]
    for player in state.players:
        for thing in (*player.deck, *player.hand, *player.dealt):
            found[owner_of(thing)].append(thing)
    for piece in state.play.values():
        for thing in (*piece.tucked, *piece.boosts):
            found[owner_of(thing)].append(thing)
    found[-1] += state.encounter
    return [sorted(things) for things in found]


def test_cards_that_are_looked_at_stay_on_top() -> None:
    table = Table("black-panther", "she-hulk")
    table.state.players[0].deck += [table.make(card, 0) for card in ("energy-daggers", "panther-claws")]
    table.hand("shuri", "energy", "genius")
    table.does("play:shuri", "pay", "trigger:shuri")
    offered = {option.thing for option in table.decision.options if option.targets}
    assert {plain(thing) for thing in offered} >= {"energy-daggers", "panther-claws"}
    for world in imagined(table, 0):
        assert set(world.players[0].deck[-len(offered) :]) == offered
    assert any(set(world.players[0].deck[-len(offered) :]) != offered for world in imagined(table, 1))


def test_facedown_card_may_be_any_card_of_its_owner() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    for seat, name in enumerate(("haymaker", "mockingbird")):
        under = table.make(name, seat)
        table.put("facedown-drone", seat).tucked = [under]
        table.state.players[seat].deck += [table.make("tigra", seat), table.make("hulk", seat)]
    table.state.players[0].dealt = [table.make("shadow-of-the-past")]
    table.piece("ultron-1").boosts = [table.make("caught-off-guard")]
    for seat in (0, 1):
        worlds = imagined(table, seat)
        for world in worlds:
            assert cards(world) == cards(table.state)
            for number, player in enumerate(world.players):
                assert all(owner_of(thing) == number for thing in player.deck)
        under_drones = {piece.tucked[0] for world in worlds for piece in world.play.values() if piece.tucked}
        assert len(under_drones) > 2
        assert len({world.players[0].dealt[0] for world in worlds}) > 1


def test_asked_player_holds_a_reason_and_no_card_is_duplicated() -> None:
    table = Table("she-hulk", "spider-man")
    table.hand("backflip", seat=1)
    table.attacked("rhino-1", seat=1)
    table.does("pass")
    table.undefended()
    table.waits_for(1, "window")
    assert table.options() == ["trigger:backflip/backflip-1", "pass"]
    for world in imagined(table, 0):
        assert plain(world.players[1].hand) == ["backflip"]
        assert cards(world) == cards(table.state)


def test_each_villain_deck_is_a_permutation_of_its_own_cards() -> None:
    table = of_products("the-wrecking-crew")("she-hulk", scenario="wrecking-crew")
    state = table.state
    for at, (villain, camp) in enumerate(state.camps.items()):
        sets = sorted(camp.sets)
        cards = [card for card in state.cards.printed if card.set in sets and card.kind == "treachery"]
        deck = [table.make(card.id) for card in cards for _ in range(3)]
        if villain == state.villain:
            state.encounter = deck
        else:
            camp.encounter = deck
        state.players[0].dealt.append(table.make(cards[at % len(cards)].id))
    worlds = imagined(table, 0)
    for villain, camp in state.camps.items():
        orders = []
        for world in worlds:
            deck = world.encounter if villain == world.villain else world.camps[villain].encounter
            own = [thing for thing in world.players[0].dealt if state.cards.of(thing).set in camp.sets]
            real = state.encounter if villain == state.villain else camp.encounter
            dealt = [thing for thing in state.players[0].dealt if state.cards.of(thing).set in camp.sets]
            assert (len(deck), len(own)) == (len(real), 1)
            assert sorted([*deck, *own]) == sorted([*real, *dealt])
            orders.append(tuple(deck))
        assert len(set(orders)) > 1
