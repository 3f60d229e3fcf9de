"""Views of an action in progress: the reason for a choice, the payment, the enemy's activation."""

from games.champions.table import GAME, Table, of_products, plain
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.view import ChampionsView
from tableverse.kernel.game import SPECTATOR


def seen(table: Table, seat: int = 0) -> ChampionsView:
    view = GAME.view(table.state, seat)
    assert isinstance(view, ChampionsView)
    return view


def chain(view: ChampionsView) -> list[tuple[str, str, str]]:
    return [(cause.kind, plain(cause.card), cause.ability) for cause in view.causes]


def test_view_shows_the_resources_paid_so_far() -> None:
    table = Table("spider-man")
    table.hand("swinging-web-kick", "energy", "genius", "strength")
    assert seen(table).paying is None
    table.does("play:swinging-web-kick", "spend:energy")
    for seat in (0, SPECTATOR):
        view = seen(table, seat)
        assert view.paying is not None
        assert (view.paying.seat, plain(view.paying.card)) == (0, "swinging-web-kick")
        assert (view.paying.need, view.paying.got, view.paying.missing) == (["any"] * 3, ["energy"] * 2, 1)
    assert chain(seen(table)) == [("turn", "", ""), ("ability", "swinging-web-kick", "swinging-web-kick-1")]


def test_choosing_x_does_not_reveal_the_event_yet() -> None:
    table = of_products("quicksilver")("quicksilver", "she-hulk")
    table.hand("speed-cyclone", "energy")
    table.put("shocker")
    table.does("play:speed-cyclone")
    table.waits_for(0, "x")
    for seat in (0, 1, SPECTATOR):
        view = table.game.view(table.state, seat)
        assert isinstance(view, ChampionsView)
        assert chain(view) == [("turn", "", "")]
    table.does("x:1")
    view = table.game.view(table.state, 1)
    assert isinstance(view, ChampionsView)
    assert chain(view)[1] == ("ability", "speed-cyclone", "speed-cyclone-1")


def test_ability_choosing_a_player_appears_once_in_the_chain() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("lead-from-the-front", "energy")
    table.does("play:lead-from-the-front", "pay")
    table.waits_for(0, "pick")
    assert chain(seen(table)) == [("turn", "", ""), ("ability", "lead-from-the-front", "lead-from-the-front-1")]


def test_only_characters_show_hit_points() -> None:
    view = seen(Table("spider-man"))
    points = {plain(piece.id): piece.hit_points for piece in view.play}
    assert (points["rhino-1"], points["spider-man"]) == (14, 10)
    assert {piece.hit_points for piece in view.play if "scheme" in piece.kind} == {0}


def test_view_shows_the_power_and_target_of_an_attack() -> None:
    table = Table("she-hulk")
    assert seen(table).activating is None
    table.attacked("rhino-1", boost="loud-threat")
    attack = seen(table, SPECTATOR).activating
    assert attack is not None
    assert (attack.how, attack.enemy, attack.seat, plain(attack.target)) == ("attack", "rhino-1", 0, "she-hulk")
    assert (attack.power, attack.boost, attack.defender) == (2, 0, "")
    assert ("enemy-attack", "rhino-1", "") in chain(seen(table))


def test_response_window_shows_its_trigger() -> None:
    table = Table("spider-man")
    table.does("end-turn")
    table.waits_for(0, "window")  # Spider-Sense may respond
    last = seen(table).causes[-1]
    assert (last.kind, last.card, last.moment) == ("enemy-attack", "rhino-1", "before")


def test_view_shows_the_main_scheme_limit_and_growth() -> None:
    table = Table("spider-man", "she-hulk")
    view = seen(table)
    assert (view.limit, view.grows) == (14, 2)
    table.put("bomb-scare")  # an acceleration icon
    assert seen(table).grows == 3


def told(table: Table) -> list[tuple[str, str, int, str, int, str]]:
    """Return every link of the cause chain in full."""
    return [
        (cause.kind, plain(cause.card), cause.seat, plain(cause.target), cause.amount, cause.moment)
        for cause in seen(table).causes
    ]


TURN = ("turn", "", 0, "", 0, "")


def test_cause_chain_shows_source_target_and_amount() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("backflip")
    table.attacked("rhino-1")
    assert told(table) == [TURN, ("enemy-attack", "rhino-1", 0, "spider-man", 0, "before")]
    table.does("pass")
    table.waits_for(0, "defend")
    assert told(table) == [TURN, ("enemy-attack", "rhino-1", 0, "spider-man", 0, "after")]
    table.does("undefended", "undefended")  # She-Hulk may defend for Spider-Man
    table.waits_for(0, "window")  # Backflip may respond
    assert told(table) == [
        TURN,
        ("enemy-attack", "rhino-1", 0, "spider-man", 0, "after"),
        ("damage", "spider-man", NOBODY, "spider-man", 2, "after"),
        ("taking", "spider-man", NOBODY, "spider-man", 2, "would"),
    ]
    attack = seen(table).activating
    assert attack is not None
    assert (attack.how, attack.enemy, attack.seat, plain(attack.target)) == ("attack", "rhino-1", 0, "spider-man")
    assert (attack.defender, attack.power, attack.boost, attack.turned) == ("", 2, 0, "")


def test_the_chain_of_an_ally_that_enters_play() -> None:
    table = Table("spider-man")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird")
    assert told(table) == [TURN, ("play", "mockingbird", 0, "", 0, "")]
    table.does("pay")
    assert told(table) == [
        TURN,
        ("play", "mockingbird", 0, "", 0, ""),
        ("played", "mockingbird", 0, "", 0, "after"),
        ("enter", "mockingbird", 0, "", 0, "after"),
    ]
