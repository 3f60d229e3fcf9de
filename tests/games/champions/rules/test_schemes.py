"""Main and side schemes, player side schemes, threat, thwarting, acceleration, crisis and assault."""

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import Table, plain
from tableverse.games.champions.rules import stages
from tableverse.kernel.ledger import rule


def planned(table: Table, threat: int = 0, *more: str) -> None:
    """Use the First Plan (target 6) and these further stages as the main scheme deck."""
    state = table.state
    state.take_out_of_play(state.scheme)
    state.scheme_deck[:] = ["first-plan", *more]
    stages.begin_scheme(state)
    table.ask()
    state.play[state.scheme].threat = threat
    table.ask()


@rule("CHA-MAINSCHEME-02", "CHA-WHENCOMPLETED-01", "CHA-TARGETTHREAT-01", "CHA-MAINSCHEME-01")
@rule("CHA-MAINSCHEME-04", "CHA-MAINSCHEME-05", "CHA-MAINSCHEME-06", "CHA-MAINSCHEME-07", "CHA-MAINSCHEME-08")
@rule("CHA-ACCELTOKEN-05")
def test_completed_main_scheme_advances_to_the_next() -> None:
    table = FixtureTable("she-hulk")
    planned(table, 4, "second-plan")
    table.put("scheme-poster", on="first-plan")
    table.state.tokens = 1
    table.schemed("rhino-1")
    assert table.threat() == 5  # one short of the target
    table.schemed("rhino-1", boost="loud-threat")  # 1 + 3
    told = [event.kind for event in table.happened if event.kind in ("completed", "scheme", "damaged")]
    assert told == ["completed", "damaged", "scheme", "damaged", "damaged"]
    # When Completed 1. Side A sees no threat yet: 0 + 1. Side B sees its starting threat: 3.
    assert [event["amount"] for event in table.events("damaged")] == [1, 1, 3]
    assert table.state.scheme == "second-plan"
    assert table.threat() == 3  # the excess is lost
    assert "first-plan" in table.state.removed
    assert plain(table.state.encounter_discard).count("scheme-poster") == 1
    assert table.state.tokens == 1


@rule("CHA-MAINSCHEME-03")
def test_scheme_advanced_by_a_card_is_not_completed() -> None:
    table = FixtureTable("she-hulk")
    planned(table, 2, "second-plan")
    table.reveals("hurry-up")
    assert "completed" not in table.story()
    assert table.state.scheme == "second-plan"
    assert [event["amount"] for event in table.events("damaged")] == [1, 3]  # not the First Plan's When Completed


@rule("CHA-ACCELTOKEN-02", "CHA-ACCELTOKEN-04")
def test_acceleration_tokens_stay_when_the_scheme_advances() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.reveals("token-maker")
    assert table.state.tokens == 1
    planned(table, 0, "second-plan")
    table.reveals("hurry-up")
    table.does("end-turn")
    assert table.state.tokens == 1
    assert table.events("threat")[0]["amount"] == 1 + 1


@rule("CHA-ACCELTOKEN-03", "CHA-ACCELTOKEN-06")
def test_a_token_on_another_card_counts_until_that_card_leaves() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.reveals("side-clock")
    assert (table.piece("side-clock").tokens, table.state.tokens) == (1, 0)
    table.does("end-turn")
    assert table.events("threat")[0] == {"card": "the-break-in", "amount": 2, "threat": 2}
    table = FixtureTable("captain-marvel")
    table.put("side-clock", tokens=1)
    table.does("thwart:captain-marvel>side-clock", "change-form", "end-turn")
    assert not table.in_play("side-clock")
    assert table.events("threat")[0]["amount"] == 1


@rule("CHA-ACCELTOKEN-07")
def test_tokens_are_not_icons() -> None:
    table = FixtureTable("she-hulk")
    table.put("clockwork")
    table.put("side-clock", tokens=1)
    table.state.tokens = 1
    table.hand("counting-house", "icon-house")
    table.does("play:counting-house")
    assert table.events("drew") == [{"seat": 0, "amount": 2}]
    table.does("play:icon-house")
    assert table.events("drew") == [{"seat": 0, "amount": 1}]


@rule("CHA-ACCELICON-02")
def test_acceleration_icon_ends_when_its_card_leaves() -> None:
    table = FixtureTable("captain-marvel")
    table.put("clockwork")
    table.does("thwart:captain-marvel>clockwork")
    assert not table.in_play("clockwork")
    table.does("change-form", "end-turn")
    assert table.events("threat")[0]["amount"] == 1


@rule("CHA-CRISIS-01", "CHA-CRISIS-02")
def test_crisis_does_not_restrict_encounter_cards() -> None:
    table = FixtureTable("she-hulk")
    table.put("crowd-control", threat=9)
    table.state.play[table.state.scheme].threat = 4
    table.hand("clean-up")
    table.does("play:clean-up")  # only the side scheme can be chosen
    assert table.threat() == 4
    assert table.threat("crowd-control") == 5
    table.reveals("mercy")
    assert table.threat() == 2


@rule("CHA-THREAT-01", "CHA-SCHEMECARD-01", "CHA-SCHEMECARD-02")
def test_resolving_player_chooses_the_scheme() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("crowd-control", threat=2)
    table.put("rescue", seat=1)
    table.hand("stir", "clean-up")
    table.does("play:stir")
    assert table.options() == ["pick:the-break-in", "pick:crowd-control", "pick:rescue"]
    table.does("pick:crowd-control")
    assert (table.threat("crowd-control"), table.threat("rescue"), table.threat()) == (4, 3, 0)
    table.does("play:clean-up")
    assert table.options() == ["pick:crowd-control", "pick:rescue"]  # the main scheme has no threat
    table.does("pick:rescue")
    assert not table.in_play("rescue")


@rule("CHA-THWART-02")
def test_a_thwart_needs_threat_that_can_be_removed() -> None:
    table = Table("she-hulk")
    assert not [option for option in table.options() if option.startswith("thwart:")]
    table.put("crowd-control", threat=0)
    table.state.play[table.state.scheme].threat = 2  # under crisis
    table.ask()
    assert not [option for option in table.options() if option.startswith("thwart:")]


@rule("CHA-THWART-03", "CHA-THWART-04", "CHA-THWART-05", "CHA-THWART-06")
def test_thwart_ability_is_one_thwart_and_can_be_increased() -> None:
    table = FixtureTable("she-hulk")
    table.state.play[table.state.scheme].threat = 9
    table.put("notebook")
    table.put("thwart-watch")
    table.hand("clean-up")
    table.does("play:clean-up", "trigger:notebook")
    assert [event["amount"] for event in table.events("thwarted")] == [2, 3, 1]
    assert table.piece("thwart-watch").counters == 1
    assert not table.piece("she-hulk").exhausted


@rule("CHA-SIDESCHEME-01", "CHA-SIDESCHEME-02")
def test_a_side_scheme_enters_with_its_threat() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("breakin-takin")
    piece = table.piece("breakin-takin")
    assert (piece.threat, piece.area) == (4, -1)


@rule("CHA-ASSAULT-01", "CHA-ASSAULT-02", "CHA-KEYWORD-05")
def test_assault_is_thwarted_with_atk() -> None:
    table = FixtureTable("she-hulk")
    table.put("barricade")
    table.put("pal")
    table.does("thwart:she-hulk>barricade")
    assert table.threat("barricade") == 8 - 3
    table.does("thwart:pal>barricade")
    assert table.threat("barricade") == 5 - 3
    assert table.damage("pal") == 2  # consequential damage of ATK


@rule("CHA-ASSAULT-03")
def test_basic_power_bonus_applies_to_atk_against_assault() -> None:
    table = FixtureTable("she-hulk")
    table.put("barricade")
    table.put("trainer")
    table.does("use:trainer")
    table.does("thwart:she-hulk>barricade")
    assert table.threat("barricade") == 8 - 4


# --- player side schemes ------------------------------------------------------------------------------------------


@rule("CHA-PSS-01", "CHA-PSS-02", "CHA-PSS-03", "CHA-TURN-03")
def test_a_player_side_scheme_is_played_into_the_villains_area() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.hand("rescue", "energy", "evacuation")
    table.does("play:rescue", "pay")
    piece = table.piece("rescue")
    assert (piece.threat, piece.area) == (3, -1)
    assert FIXTURE_GAME.cards.by_id["rescue"].aspect == "basic"
    table.hand("evacuation")
    table.does("play:evacuation")
    table.does("discard:rescue")
    assert table.threat("evacuation") == 4  # 2 per player


@rule("CHA-PSS-04", "CHA-PSS-07", "CHA-PSS-05")
def test_a_player_side_scheme_is_defeated_without_threat() -> None:
    table = FixtureTable("she-hulk")
    table.put("rescue", threat=1)
    table.does("thwart:she-hulk>rescue")
    assert table.discarded() == ["rescue"]
    assert table.held() == ["quiet-card", "quiet-card"]  # its player draws
    table = FixtureTable("she-hulk")
    table.put("evacuation", threat=1)
    table.put("pal")
    table.does("thwart:pal>evacuation")
    assert plain(table.state.victory) == ["evacuation"]


@rule("CHA-PSS-06", "CHA-PSS-08")
def test_effects_on_side_schemes_include_player_side_schemes() -> None:
    table = FixtureTable("she-hulk")
    table.put("crowd-control", threat=2)
    table.put("rescue")
    table.hand("tidy-sides")
    table.does("play:tidy-sides")
    assert (table.threat("crowd-control"), table.threat("rescue")) == (1, 2)


@rule("CHA-PSS-01")
def test_only_the_owner_uses_a_player_side_scheme() -> None:
    table = FixtureTable("she-hulk", "iron-man")
    table.put("patrols", seat=1)
    assert (table.stat("she-hulk", "atk"), table.stat("iron-man", "atk")) == (3, 2)
    assert "use:patrols/patrols-1" not in table.options()
    table.does("end-turn")
    assert "use:patrols/patrols-1" in table.options()


@rule("CHA-PSSLIMIT-01", "CHA-PSSLIMIT-02", "CHA-PSSLIMIT-03")
def test_the_limit_of_player_side_schemes() -> None:
    for heroes, limit in (
        (("she-hulk",), 1),
        (("she-hulk", "iron-man"), 1),
        (("she-hulk", "iron-man", "spider-man"), 2),
    ):
        table = FixtureTable(*heroes)
        names = ("rescue", "patrols")[:limit]
        for name in names:
            table.put(name)
        table.state.first = len(heroes) - 1
        table.hand("evacuation")
        table.does("play:evacuation")
        table.waits_for(len(heroes) - 1, "limit")
        assert table.options() == [*(f"discard:{name}" for name in names), "discard:evacuation"]
        table.does("discard:rescue")
        assert not table.in_play("rescue")
        table.waits_for(0, "turn")
