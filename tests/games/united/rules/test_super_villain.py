"""Super Villain Mode, with several Heroes or against a commander."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from games.united.packs import pack
from games.united.table import GAME, LONDON, PEGASUS, TVA, UN, Table
from tableverse.cli.main import app
from tableverse.games.united import errors
from tableverse.games.united.frames.rounds import Round
from tableverse.games.united.game import United
from tableverse.games.united.rules import plans
from tableverse.games.united.state import UnitedState
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule

LOKI, THOR, IRON = "loki", "mighty-thor", "ironheart"
MODE = "super-villain"


def opening(seats: int = 4, seed: int = 0, **settings: object) -> UnitedState:
    chosen = {"mode": MODE, "villain": "maestro", "hero1": LOKI, "hero2": THOR, "hero3": IRON, **settings}
    state = GAME.new(Config(seats, chosen), seed)
    assert isinstance(state, UnitedState)
    return state


def ids(state: UnitedState) -> list[str]:
    assert state.decision is not None
    return [option.id for option in state.decision.options]


def asked(state: UnitedState) -> tuple[int, str]:
    assert state.decision is not None
    return state.decision.seat, state.decision.kind


def against(villain: str = "maestro", mode: str = MODE, hand: list[str] | None = None) -> Table:
    heroes = [LOKI, THOR] if mode == MODE else [LOKI]
    table = Table(villain, heroes=heroes, mode=mode)
    table.state.villain_supers = []
    for hero in heroes:
        table.hero(hero, at=PEGASUS, hand=[f"{hero}-move", f"{hero}-wild"], deck=[f"{hero}-wild-wild"] * 6)
    table.state.villain_hand = hand or []
    table.villain(at=TVA)
    return table


@rule("UNI-SV-01", "UNI-SV-02", "UNI-SV-03", "UNI-SV-04", "UNI-SV-05", "UNI-SV-06", "UNI-SV-07", "UNI-SV-08")
def test_super_villain_mode_has_its_own_setup() -> None:
    state = opening()
    assert (state.seats, len(state.heroes), state.villain_seat) == (4, 3, 3)
    assert asked(state) == (0, "villain-start")
    assert len(ids(state)) == 6
    start = ids(state)[2]
    GAME.apply(state, start)
    assert f"villain-start:{state.places[state.villain_at].id}" == start
    assert {hero.at for hero in state.heroes} == {(state.villain_at + 3) % 6}
    assert asked(state) == (3, "supers")
    assert len(ids(state)) == 4
    removed = ids(state)[0].removeprefix("remove-super:")
    GAME.apply(state, f"remove-super:{removed}")
    assert len(state.villain_supers) == 3
    assert removed not in state.villain_supers
    assert asked(state) == (0, "super")
    drawn = ids(state)
    assert len(drawn) == 4  # one more than there are Hero players
    for seat in range(3):
        assert asked(state) == (seat, "super")
        GAME.apply(state, ids(state)[0])
    assert [len(hero.supers) for hero in state.heroes] == [1, 1, 1]
    assert asked(state) == (0, "give")
    for kind in ("wild", "move", "heroic"):
        assert ids(state) == [f"give:{kind}:{hero.id}" for hero in state.heroes]
        told = GAME.apply(state, f"give:{kind}:{THOR}")
    assert state.heroes[1].tokens == [1, 0, 1, 1]
    assert len(state.villain_hand) == 2
    assert [event.facts["card"] for event in told if event.kind == "drew-plan"] == state.villain_hand
    assert all(len(hero.hand) == 3 for hero in state.heroes)
    for seat in range(4):
        view = GAME.view(state, seat)
        assert bool(view.villain_hand) == (seat == 3)  # type: ignore[attr-defined]
        assert bool(view.villain_supers) == (seat == 3)  # type: ignore[attr-defined]
        shown = [bool(hero.supers) for hero in view.heroes]  # type: ignore[attr-defined]
        assert shown == [seat == 0, seat == 1, seat == 2]


MAESTRO = """
- id: maestro
  name: {en: Maestro, es: Maestro}
  source: published
  health: [3, 4, 5]
  bam: {damage: {to: {heroes-in: villain-location}}}
  overflow: {damage: {to: {heroes-in: this-location}}}
"""


@rule("UNI-SV-09")
@pytest.mark.parametrize(("mode", "seats"), [(MODE, 3), ("super-villain-vs-commander", 2)])
def test_villain_without_listed_tokens_is_refused_in_this_mode(tmp_path: Path, mode: str, seats: int) -> None:
    """Villains with listed tokens can be played in this mode, and he can be played in the others."""
    game = United([pack(tmp_path, villains=MAESTRO)])
    for villain in game.cards.villains:
        config = Config(seats, {"mode": mode, "villain": villain})
        if villain == "maestro":
            with pytest.raises(errors.NoSuperVillain) as refused:
                game.new(config, 0)
            assert str(refused.value) == (
                "No player can be “maestro”: that Dashboard lists no Action tokens for the Heroes"
            )
            assert refused.value.say("es") == (
                "Ningún jugador puede ser «maestro»: su tablero no indica fichas de acción para los Héroes"
            )
        else:
            state = game.new(config, 0)
            while state.decision is not None and state.decision.kind != "plan":
                game.apply(state, state.decision.options[0].id)
            assert isinstance(state, UnitedState)
            assert sum(sum(hero.tokens) for hero in state.heroes) == len(game.cards.villains[villain].tokens) > 0
    drawn = set()
    for seed in range(40):
        state = game.new(Config(seats, {"mode": mode}), seed)
        assert isinstance(state, UnitedState)
        drawn.add(state.villain)
    assert drawn == {"cosmic-ghost-rider", "immortus", "emperor-doom"}
    for alone in ("cooperative", "commander"):
        other = game.new(Config(1, {"mode": alone, "villain": "maestro"}), 0)
        assert isinstance(other, UnitedState)
        assert other.villain == "maestro"


@rule("UNI-SV-09")
def test_random_villain_is_refused_if_no_dashboard_lists_tokens(tmp_path: Path) -> None:
    rows = [
        MAESTRO.replace("id: maestro", f"id: {row.id}") + ("  spots: true\n" if row.spots else "")
        for row in GAME.cards.villains.values()
    ]
    game = United([pack(tmp_path, villains="".join(rows))])
    with pytest.raises(errors.NoSuperVillain) as refused:
        game.new(Config(2, {"mode": MODE}), 0)
    assert str(refused.value).startswith("No player can be the Villain")
    assert refused.value.say("es").startswith("Ningún jugador puede ser el Villano")


@rule("UNI-SV-09")
def test_terminal_shows_the_refusal_of_a_villain_without_tokens(tmp_path: Path) -> None:
    agreed = ["--set", f"mode={MODE}", "--set", "villain=maestro", "--pack", str(pack(tmp_path, villains=MAESTRO))]
    for command in (["play", "united"], ["simulate", "united", "--games", "1"]):
        refused = CliRunner().invoke(app, [*command, "--bots", "random,random", *agreed])
        assert refused.exit_code != 0
        assert "No player can be “maestro”" in " ".join(refused.output.split())


@rule("UNI-SV-11", "UNI-SV-01")
def test_villain_player_draws_and_plays_any_card_in_hand() -> None:
    table = against(hand=["maestro-plan-01", "maestro-plan-05"])
    table.villain_turn("maestro-plan-09")
    assert table.options() == ["plan:maestro-plan-01", "plan:maestro-plan-05", "plan:maestro-plan-09"]
    assert table.state.decision is not None
    assert table.state.decision.seat == 2
    table.does("plan:maestro-plan-05")
    assert table.events("plan") == [{"card": "maestro-plan-05"}]
    assert table.state.villain_hand == ["maestro-plan-01", "maestro-plan-09"]


@rule("UNI-SV-12", "UNI-SV-10")
def test_empty_plan_deck_does_not_lose_with_cards_in_hand() -> None:
    table = against(hand=["maestro-plan-01", "maestro-plan-05"])
    table.state.plans = []
    table.villain_turn()
    table.does("plan:maestro-plan-01")
    assert table.state.result is None
    table.villain(at=UN)
    table.state.frames = [Round()]
    table.state.since = 9
    table._settle()  # the last card is played automatically
    assert table.events("plan") == [{"card": "maestro-plan-01"}, {"card": "maestro-plan-05"}]
    table.state.frames = [Round()]
    table.state.since = 9
    table._settle()
    assert table.ended() == ("villain", "no-plan")
    assert table.state.result is not None
    assert table.state.result.winners == [2]


@rule("UNI-SV-13")
def test_starting_plan_must_be_played_first() -> None:
    table = against("emperor-doom", hand=["emperor-doom-plan-05", "emperor-doom-plan-01"])
    table.state.storyline = []
    table.villain_turn("emperor-doom-plan-12")
    assert table.options() == ["plan:emperor-doom-plan-01"]


@rule("UNI-SV-14", "UNI-SV-17")
def test_facedown_plan_is_chosen_from_the_hand_after_a_draw() -> None:
    table = against("immortus", hand=["immortus-plan-12", "immortus-plan-05"])
    table.villain(at=UN)
    table.full(TVA)
    table.villain_turn("immortus-plan-04", "immortus-plan-06")
    table.does("plan:immortus-plan-04")  # 1 step to Alchemax; TVA overflows
    assert table.options() == ["facedown:immortus-plan-12", "facedown:immortus-plan-05", "facedown:immortus-plan-06"]
    table.does("facedown:immortus-plan-05")
    assert (table.state.storyline[-1].card, table.state.storyline[-1].facedown) == ("immortus-plan-05", True)
    assert table.state.villain_hand == ["immortus-plan-12", "immortus-plan-06"]


@rule("UNI-SV-15")
@pytest.mark.parametrize("cause", ["overflow", "ko"])
def test_heroes_lose_when_no_plan_is_left_to_put_facedown(cause: str) -> None:
    """Immortus plays his last card, which makes him put another one facedown."""

    def played(*hand: str) -> Table:
        table = against("immortus", hand=[*hand])
        table.state.plans = []
        table.villain(at=UN)
        if cause == "overflow":
            table.full(TVA)
            table.villain_turn()  # 1 step to Alchemax; TVA overflows
        else:
            table.hero(LOKI, at=PEGASUS, hand=["loki-move"], deck=[])
            table.hero_turn(LOKI)  # her last card: a KO
            table.does("end")
        return table

    last = played("immortus-plan-04") if cause == "overflow" else played()
    assert last.ended() == ("villain", "no-plan")
    assert last.state.result is not None
    assert last.state.result.winners == [2]
    one_more = played("immortus-plan-04", "immortus-plan-05") if cause == "overflow" else played("immortus-plan-05")
    if cause == "overflow":
        one_more.does("plan:immortus-plan-04")
    one_more.does("facedown:immortus-plan-05")
    assert one_more.state.result is None
    assert [entry.card for entry in one_more.state.storyline if entry.facedown] == ["immortus-plan-05"]
    assert one_more.state.villain_hand == []


@rule("UNI-SV-18")
def test_heroes_make_the_choices_of_villain_cards() -> None:
    table = against(hand=["maestro-plan-03"])
    table.villain(at=LONDON)
    table.villain_turn("maestro-plan-01", next_hero=THOR)
    table.does("plan:maestro-plan-03")
    assert table.options() == ["pick:hero:loki", "pick:hero:mighty-thor"]
    table.waits_for(THOR, "pick")


@rule("UNI-SV-19")
def test_looking_at_the_plan_deck_does_not_reveal_the_hand() -> None:
    table = Table("maestro", heroes=[IRON, LOKI], mode=MODE)
    table.state.villain_hand = ["maestro-plan-01", "maestro-plan-03"]
    table.state.plans = ["maestro-plan-05", "maestro-plan-09"]
    hand = ["ironheart-natalie-analysis", "ironheart-wild"]
    table.hero(IRON, at=PEGASUS, hand=hand, deck=[])
    table.hero_turn(IRON)
    table.does("play:ironheart-natalie-analysis", "special:ironheart-natalie-analysis", "may:yes")
    assert table.events("saw-plan") == [{"card": "maestro-plan-09"}]
    assert table.state.plans == ["maestro-plan-09", "maestro-plan-05"]
    assert table.state.villain_hand == ["maestro-plan-01", "maestro-plan-03"]


@rule("UNI-SV-04", "UNI-SVC-01", "UNI-SVC-02", "UNI-SVC-03")
def test_one_super_villain_card_may_be_played_with_the_plan() -> None:
    table = against(hand=["maestro-plan-09"])
    table.state.villain_supers = ["flexible-plans", "saw-that-coming", "caught-alone"]
    table.villain_turn("maestro-plan-01")
    assert table.options() == ["plan:maestro-plan-09", "plan:maestro-plan-01"]  # Super cards are not plans
    table.does("plan:maestro-plan-09")
    triggers = [
        "trigger:super:flexible-plans/super/flexible-plans",
        "trigger:super:saw-that-coming/super/saw-that-coming",
    ]
    assert table.options() == [*triggers, "pass"]  # the trigger of Caught Alone is not met
    table.does(triggers[0])
    assert table.options() == [f"movement:{steps}" for steps in range(7)]
    table.does("movement:2")
    assert table.events("villain-moved") == [{"place": PEGASUS}]
    assert table.state.villain_supers == ["saw-that-coming", "caught-alone"]
    assert table.events("super") == [{"super": "flexible-plans", "seat": 2}]


@rule("UNI-SVC-04")
def test_super_villain_card_may_be_played_after_a_location_effect() -> None:
    table = against()
    table.villain(at=UN, health=3)
    table.state.villain_supers = ["getting-stronger-me-too"]
    table.hero(LOKI, at="kun-lun", hand=["loki-move", "loki-wild"], deck=["loki-confuse", "loki-scepter"])
    table.hero(THOR, at=PEGASUS, hand=["mighty-thor-move"] * 4, deck=[])
    table.hero_turn(LOKI)
    table.does("play:loki-move", "end", "location:kun-lun", "choose:draw")
    assert table.options() == ["trigger:super:getting-stronger-me-too/super/getting-stronger-me-too", "pass"]
    table.does("trigger:super:getting-stronger-me-too/super/getting-stronger-me-too")
    assert table.state.health == 5


@rule("UNI-SHC-01", "UNI-SHC-02")
def test_super_hero_card_answers_in_the_villain_turn_and_leaves_the_game() -> None:
    table = against(hand=["maestro-plan-03"])
    table.villain(at=LONDON)
    table.hero(THOR, at=UN)
    hand = ["loki-move", "loki-wild", "loki-confuse", "loki-scepter"]
    table.hero(LOKI, at=PEGASUS, hand=hand, supers=["shake-it-off"])
    table.villain_turn("maestro-plan-01", next_hero=THOR)
    table.does("plan:maestro-plan-03")
    assert table.options() == ["trigger:super:shake-it-off/super/shake-it-off", "pass"]
    table.does("trigger:super:shake-it-off/super/shake-it-off")
    assert table.events("damaged") == [{"hero": LOKI, "amount": 1}]
    assert table.of(LOKI).supers == []
    declined = against(hand=["maestro-plan-03"])
    declined.villain(at=LONDON)
    declined.hero(THOR, at=UN)
    declined.hero(LOKI, at=PEGASUS, hand=hand, supers=["shake-it-off"])
    declined.villain_turn("maestro-plan-01", next_hero=THOR)
    declined.does("plan:maestro-plan-03", "pass")
    assert declined.events("damaged") == [{"hero": LOKI, "amount": 3}]
    assert declined.of(LOKI).supers == ["shake-it-off"]


@rule("UNI-SHC-03", "UNI-SV-07")
def test_super_hero_card_does_not_prevent_a_ko() -> None:
    table = against(hand=["maestro-plan-03"])
    table.villain(at=LONDON)
    table.hero(THOR, at=UN)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"], supers=["get-ready"])
    table.villain_turn("maestro-plan-01", next_hero=THOR)
    table.does("plan:maestro-plan-03", "pass")
    assert table.events("ko") == [{"hero": LOKI}]
    assert table.of(LOKI).supers == ["get-ready"]


@rule("UNI-SVCOM-01", "UNI-SVCOM-02", "UNI-SVCOM-03", "UNI-SVCOM-04")
def test_villain_vs_commander_setup_asks_for_all_choices_in_order() -> None:
    settings = {"mode": "super-villain-vs-commander", "villain": "immortus", "hero1": "captain-carter"}
    state = GAME.new(Config(2, settings), 5)
    assert isinstance(state, UnitedState)
    kinds = []
    while True:
        assert state.decision is not None
        kinds.append((state.decision.seat, state.decision.kind))
        if state.decision.kind == "plan":
            break
        GAME.apply(state, state.decision.options[0].id)
    assert kinds[:4] == [(0, "villain-start"), (1, "supers"), (0, "super"), (0, "super")]
    assert "battle-plan" not in [kind for _, kind in kinds]
    hero = state.heroes[0]
    assert len(hero.supers) == 2
    assert hero.tokens == [1, 1, 1, 1]
    assert (len(state.display), len(state.supports), len(state.villain_supers)) == (2, 10, 3)


@rule("UNI-SVCOM-05")
def test_villain_vs_commander_allows_one_super_hero_card_per_turn() -> None:
    table = against(mode="super-villain-vs-commander", hand=["maestro-plan-03"])
    table.villain(at=LONDON)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move"] * 5, supers=["shake-it-off", "get-ready"])
    table.villain_turn("maestro-plan-01")
    table.does("plan:maestro-plan-03", "trigger:super:get-ready/super/get-ready")
    assert table.tokens(LOKI) == {"wild": 1}
    assert table.events("damaged") == [{"hero": LOKI, "amount": 3}]
    assert table.of(LOKI).supers == ["shake-it-off"]


def test_equipment_can_be_used_in_super_villain_mode() -> None:
    state = opening(equipment=True)
    assert [gear.id for gear in state.heroes[0].gear] == ["scepter"]


def test_drawing_from_an_empty_plan_deck_does_nothing() -> None:
    table = against()
    table.state.plans = []
    assert plans.draw_plan(table.state) == ""


def test_drawing_super_hero_cards_reveals_information() -> None:
    happened: list[Event] = []
    settings = {"mode": MODE, "villain": "maestro", "hero1": LOKI, "hero2": THOR, "hero3": IRON}
    state = GAME.new(Config(4, settings), 0, happened)
    while state.decision is not None and not any(event.kind == "supers-drawn" for event in happened):
        happened += GAME.apply(state, state.decision.options[0].id)
    drawn = [event for event in happened if event.kind == "supers-drawn"]
    assert [(event.facts, event.reveals) for event in drawn] == [({"amount": 4}, True)]
