"""Every Battle Plan in use."""

import pytest

from games.united.table import GAME, LONDON, PEGASUS, TVA, Table

CARTER, SPIDER, LOKI, IRON = "captain-carter", "spider-man-2099", "loki", "ironheart"


def commanding(plan: str, card: str = "ironheart-repulsor-beams", villain: str = "maestro") -> Table:
    table = Table(villain, heroes=[CARTER], mode="commander")
    table.villain(at=TVA)
    table.state.battle_plans = [plan]
    table.state.display = [card, "loki-confuse"]
    table.state.supports = ["spider-man-2099-talons", "loki-shapeshifter"]
    table.place(PEGASUS, thugs=2, civilians=2)
    hand = ["captain-carter-move", "captain-carter-attack"]
    table.hero(CARTER, at=PEGASUS, hand=hand, deck=["captain-carter-heroic-heroic"] * 3)
    table.hero_turn(CARTER, since=1)
    table.does(f"support:{card}")
    return table


def symbols(table: Table) -> list[int]:
    found: list[int] = table.state.frames[-1].symbols  # type: ignore[attr-defined]
    return found


def use(table: Table, plan: str, *options: str) -> None:
    table.does(f"trigger:battle-plan:{plan}/battle/{plan}", *options)


def test_save_a_friend() -> None:
    table = commanding("save-a-friend")
    use(table, "save-a-friend")
    assert len(table.of(CARTER).hand) == 3
    assert table.story("played", "drew", "turn")[:3] == ["turn", "played", "drew"]
    assert table.events("special") == []


@pytest.mark.parametrize(
    ("plan", "card", "expected"),
    [
        ("heroic-tendency", "loki-confuse", [0, 0, 2, 0]),
        ("well-armed", "ironheart-repulsor-beams", [0, 2, 0, 0]),
        ("fast-response", "loki-shapeshifter", [2, 0, 0, 0]),
    ],
)
def test_battle_plans_that_give_one_more_action(plan: str, card: str, expected: list[int]) -> None:
    assert symbols(commanding(plan, card)) == expected


def test_versatile_team() -> None:
    table = commanding("versatile-team")
    use(table, "versatile-team")
    assert symbols(table) == [0, 0, 0, 1]


def test_versatile_team_uses_no_symbol_of_a_facedown_card() -> None:
    table = Table("maestro", heroes=[CARTER], mode="commander")
    table.state.battle_plans = ["versatile-team"]
    table.state.display = ["ironheart-repulsor-beams"]
    table.hero(CARTER, at=PEGASUS)
    table.of(CARTER).facedown = True
    table.hero_turn(CARTER, since=1)
    table.does("support:ironheart-repulsor-beams")
    assert [option for option in table.options() if option.startswith("trigger:")] == []
    assert symbols(table) == [0, 0, 0, 0]


def test_covering_fire() -> None:
    table = commanding("covering-fire")
    table.does("end") if "end" in table.options() else None
    table.hero(CARTER, at=LONDON, hand=["captain-carter-move"] * 5)
    table.villain_turn("maestro-plan-03")
    table.does("trigger:hero:captain-carter/power/covered")
    assert table.events("damaged") == [{"hero": CARTER, "amount": 2}]


def test_two_covering_fire_effects_are_offered_once() -> None:
    table = commanding("covering-fire")
    table.does("end") if "end" in table.options() else None
    table.lasting("covered", f"hero:{CARTER}", until="villain-turn-end")
    assert [item.kind for item in table.state.lasting] == ["covered", "covered"]
    table.hero(CARTER, at=LONDON, hand=["captain-carter-move"] * 5)
    table.villain_turn("maestro-plan-03")
    assert table.options() == ["trigger:hero:captain-carter/power/covered", "pass"]


def test_deep_bench() -> None:
    settings = {"mode": "commander", "villain": "maestro", "hero1": CARTER}
    from tableverse.kernel.game import Config

    state = GAME.new(Config(1, settings), 0)
    while state.decision is not None and state.decision.kind == "support":
        GAME.apply(state, state.decision.options[0].id)
    GAME.apply(state, "battle-plan:deep-bench", 0)
    GAME.apply(state, "nothing", 0)
    assert len(state.display) == 3  # type: ignore[attr-defined]


def test_improvise() -> None:
    table = commanding("improvise")
    use(table, "improvise", "choose:heroic")
    assert table.tokens(CARTER) == {"heroic": 1}
    assert symbols(table) == [0, 1, 0, 0]  # its own symbols are used anyway
    assert not any(option.startswith("special") for option in table.options())


def test_improvise_cannot_replace_a_mandatory_effect() -> None:
    table = commanding("improvise", "cosmic-ghost-rider-no-mercy")
    assert not any(option.startswith("trigger:") for option in table.options())


def test_shared_intel() -> None:
    table = commanding("shared-intel")
    use(table, "shared-intel")
    assert table.events("saw-plan") == [{"card": table.state.plans[-1]}]


@pytest.mark.parametrize("between", [[], ["maestro-plan-03"]])  # only Hero cards count
def test_perfect_chain(between: list[str]) -> None:
    table = Table("maestro", heroes=[CARTER], mode="commander")
    table.villain(at=TVA)
    table.state.battle_plans = ["perfect-chain"]
    table.state.display = ["ironheart-repulsor-beams"]
    table.storyline("captain-carter-heroic-heroic", *between, "captain-carter-move")
    table.place(PEGASUS, thugs=1)
    table.hero(CARTER, at=PEGASUS)
    table.hero_turn(CARTER, since=1)
    table.does("support:ironheart-repulsor-beams")
    use(table, "perfect-chain")
    assert symbols(table) == [1, 1, 2, 0]


def test_rapid_deployment() -> None:
    table = Table("maestro", heroes=[CARTER], mode="commander")
    table.state.battle_plans = ["rapid-deployment"]
    table.state.display = ["ironheart-repulsor-beams"]
    table.hero_turn(CARTER, since=0)
    assert table.options() == ["regular", "support:ironheart-repulsor-beams"]


def test_steady_support() -> None:
    table = commanding("steady-support")
    use(table, "steady-support")
    assert table.events("drew") == [{"hero": CARTER, "amount": 1}]
