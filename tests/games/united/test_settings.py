"""Settings of a game and the error messages of invalid combinations."""

from typing import Any

import pytest

from games.united.table import GAME
from tableverse.cli.seating import arrange
from tableverse.games.united import errors
from tableverse.games.united.state import UnitedState
from tableverse.kernel import i18n
from tableverse.kernel.errors import BadSetting, TableError
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

RING = ["london", "kun-lun", "niffleheim", "tva-headquarters", "muspelheim", "project-pegasus"]
COMMANDER = {"mode": "commander", "hero1": "mighty-thor", "support1": "loki", "support2": "captain-carter"}
LOKIS = {
    "support1-card1": "loki-scepter",
    "support1-card2": "loki-scepter",
    "support1-card3": "loki-confuse",
}


def new(seats: int = 3, seed: int = 0, **agreed: Any) -> UnitedState:
    state = GAME.new(Config(seats, agreed), seed)
    assert isinstance(state, UnitedState)
    return state


def test_every_component_can_be_set() -> None:
    ring = {f"location{number + 1}": place for number, place in enumerate(RING)}
    state = new(2, villain="maestro", hero1="loki", hero2="ironheart", **ring)
    assert state.villain == "maestro"
    assert [hero.id for hero in state.heroes] == ["loki", "ironheart"]
    assert [place.id for place in state.places] == RING


def test_locations_not_set_are_drawn_at_random() -> None:
    for seed in range(10):
        places = [place.id for place in new(seed=seed, location2="london").places]
        assert places[1] == "london"
        assert len(set(places)) == 6


def test_equipment_in_the_settings_is_not_asked_for() -> None:
    agreed = {"equipment": True, "hero1": "ironheart", "hero2": "spider-man-2099", "equipment1": "drone"}
    state = new(2, **agreed)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (1, "gear")
    assert "gear:drone" not in [option.id for option in state.decision.options]
    assert [gear.id for gear in state.heroes[0].gear] == ["drone"]
    assert "ironheart-wild" not in state.heroes[0].deck + state.heroes[0].hand
    none = new(2, **agreed, equipment2="nothing")
    assert none.decision is not None
    assert none.decision.kind == "start"
    assert none.heroes[1].gear == []
    assert "spider-man-2099-wild" in none.heroes[1].deck + none.heroes[1].hand


def test_support_cards_and_battle_plans_in_the_settings_are_not_asked_for() -> None:
    state = new(1, **COMMANDER, **LOKIS, **{"battle-plan1": "well-armed"})
    assert state.decision is not None
    assert state.decision.kind == "support"
    assert all(option.id.startswith("choose-support:captain-carter") for option in state.decision.options)
    assert state.supports == ["loki-scepter", "loki-scepter", "loki-confuse"]
    assert state.battle_plans == ["well-armed"]
    asked = set()
    while state.decision is not None and state.decision.kind == "support":
        asked.add(state.decision.kind)
        GAME.apply(state, state.decision.options[0].id)
    assert len(state.supports) + len(state.display) == 12
    assert state.decision is not None
    assert state.decision.kind != "battle-plan"


def test_some_support_cards_may_be_set() -> None:
    state = new(1, **COMMANDER, **{"support1-card2": "loki-confuse"})
    assert state.decision is not None
    offered = [option.id for option in state.decision.options]
    assert "choose-support:loki-scepter" in offered
    assert "choose-support:loki-confuse" not in offered


def test_battle_plans_can_be_set_to_none() -> None:
    state = new(1, **COMMANDER, **{"battle-plan1": "nothing"})
    kinds = []
    while state.decision is not None and state.decision.kind in ("support", "battle-plan"):
        kinds.append(state.decision.kind)
        GAME.apply(state, state.decision.options[0].id)
    assert "battle-plan" not in kinds
    assert state.battle_plans == []


@rule("UNI-SV-20")
@pytest.mark.parametrize("extra", [0, 1, 2])
def test_extra_wild_tokens_can_be_set_against_a_villain_player(extra: int) -> None:
    state = new(3, mode="super-villain", villain="cosmic-ghost-rider", **{"extra-tokens": extra})
    given = []
    while not state.storyline:
        assert state.decision is not None
        if state.decision.kind == "give":
            given.append(state.decision.options[0].id.split(":")[1])
        GAME.apply(state, state.decision.options[0].id)
    assert given == ["move", "heroic", "attack", *["wild"] * extra]
    assert sum(sum(hero.tokens) for hero in state.heroes) == 3 + extra


@pytest.mark.parametrize("mode", GAME.settings["mode"])
def test_error_names_the_minimum_number_of_players(mode: str) -> None:
    least, most = GAME.seat_limits({"mode": mode})
    for seats in (least, most):
        assert new(seats, mode=mode).mode == mode


def test_terminal_uses_the_number_of_seats_of_the_mode() -> None:
    assert [seat.bot for seat in arrange(GAME, None, [], False, [], {"mode": "super-villain"})] == ["", "greedy"]
    assert [seat.bot for seat in arrange(GAME, None, [], False, [], {"mode": "commander"})] == [""]
    assert len(arrange(GAME, 5, [], False, [], {"mode": "super-villain"})) == 5
    with pytest.raises(errors.WrongHeroCount):
        arrange(GAME, 5, [], False, [], {})


@pytest.mark.parametrize(
    ("seats", "agreed", "error", "words"),
    [
        (5, {}, errors.WrongHeroCount, "This game is for 1 to 4 Heroes, not 5"),
        (2, {"mode": "commander"}, errors.WrongSeats, "Commander Solo Mode is for 1 player, not 2"),
        (1, {"mode": "super-villain"}, errors.WrongSeats, "Super Villain Mode is for 2 to 5 players, not 1"),
        (
            2,
            {"villain": "cosmic-ghost-rider", "hero1": "cosmic-ghost-rider"},
            errors.OnBothSides,
            "“cosmic-ghost-rider” can’t be a Hero and the Villain",
        ),
        (2, {"hero1": "loki", "hero2": "loki"}, errors.TakenTwice, "“loki” is already taken"),
        (2, {"location1": "london", "location4": "london"}, errors.TakenTwice, "“london” is already taken"),
        (2, {"hero3": "loki"}, errors.OutOfPlace, "no use for “hero3”"),
        (2, {"equipment1": "drone"}, errors.OutOfPlace, "no use for “equipment1”"),
        (2, {"equipment": True, "equipment3": "drone"}, errors.OutOfPlace, "no use for “equipment3”"),
        (2, {"support1": "loki"}, errors.OutOfPlace, "no use for “support1”"),
        (2, {"extra-tokens": 1}, errors.OutOfPlace, "no use for “extra-tokens”"),
        (2, {"battle-plan1": "well-armed"}, errors.OutOfPlace, "no use for “battle-plan1”"),
        (
            1,
            {"equipment": True, "hero1": "loki", "equipment1": "drone"},
            errors.OwnEquipment,
            "“loki” has their own Equipment",
        ),
        (
            1,
            {"mode": "commander", "battle-plan1": "save-a-friend", "battle-plan2": "well-armed"},
            errors.BudgetOverspent,
            "These Battle Plans cost 3, but the budget is 2",
        ),
        (
            1,
            {"mode": "commander", "budget": 0, "battle-plan1": "well-armed"},
            errors.BudgetOverspent,
            "These Battle Plans cost 1, but the budget is 0",
        ),
        (
            1,
            {**COMMANDER, "support2-card1": "captain-carter-ive-got-you-covered"},
            errors.StartingHandSupport,
            "“captain-carter-ive-got-you-covered” is a Starting Hand card",
        ),
        (
            1,
            {**COMMANDER, "support2-card1": "loki-confuse"},
            errors.NotASupportCard,
            "“loki-confuse” is not a Special Effect card of “captain-carter”",
        ),
        (
            1,
            {**COMMANDER, "support1-card1": "loki-confuse", "support1-card2": "loki-confuse"},
            errors.TakenTwice,
            "“loki-confuse” is already taken",
        ),
        (1, {"mode": "commander", "support1-card1": "loki-confuse"}, errors.NotASupportCard, "“random”"),
        (1, {**COMMANDER, "support3": "silk"}, errors.NoSupport, "“silk” can’t be a Supporting Hero"),
        (1, {**COMMANDER, "support1-card1": "loki-move"}, BadSetting, "can’t be “loki-move”"),
    ],
)
def test_invalid_settings_raise_a_one_line_error_in_both_languages(
    seats: int, agreed: dict[str, Any], error: type[TableError], words: str
) -> None:
    with pytest.raises(error) as caught:
        new(seats, **agreed)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.say("es") not in (str(caught.value), f"error-{caught.value.key}")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_setting_has_a_display_name(language: str) -> None:
    missing = [name for name in GAME.settings if not i18n.has(language, f"united-setting-{name}")]
    for name, prefix in (("mode", "mode"), ("set", "set"), ("challenge", "challenge")):
        missing += [value for value in GAME.settings[name] if not i18n.has(language, f"united-{prefix}-{value}")]
    assert missing == []


def test_every_value_of_a_setting_is_a_word_or_a_component() -> None:
    """A setting's value is a setting word or a component, which clients can show by its name."""
    known = {id for kind in GAME.registry.kinds.values() for id in kind}
    words = {"random", "choose", "nothing"}
    for name, allowed in GAME.settings.items():
        if name not in ("mode", "set", "challenge"):
            assert [value for value in allowed if isinstance(value, str) and value not in known | words] == []


def test_commander_settings_limit_budget_tokens_and_battle_plans() -> None:
    assert GAME.settings["budget"] == (2, 1, 0)
    assert GAME.settings["extra-tokens"] == (0, 1, 2)
    assert [name for name in GAME.settings if name.startswith("battle-plan")] == ["battle-plan1", "battle-plan2"]


def test_hero_with_three_support_cards_can_support() -> None:
    assert len(GAME.cards.support_cards("superior-spider-man")) == 3
    new(1, **COMMANDER, support3="superior-spider-man")
