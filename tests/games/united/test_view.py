"""Numbers in the view of a seat that a client needs to draw the board."""

from games.united.table import GAME, LONDON, UN, Table
from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.state import UnitedState
from tableverse.games.united.view import UnitedView
from tableverse.kernel.game import Config


def test_view_shows_the_remaining_battle_plan_budget() -> None:
    state = GAME.new(Config(1, {"mode": "commander"}), seed=3)
    while state.decision is not None and state.decision.kind != "battle-plan":
        GAME.apply(state, state.decision.options[0].id)
    assert seen(GAME.view(state, 0)).budget == 2
    GAME.apply(state, "battle-plan:well-armed")
    assert seen(GAME.view(state, 0)).budget == 1
    GAME.apply(state, "nothing")
    assert seen(GAME.view(state, 0)).budget == 0


def test_view_shows_the_starting_health_of_a_henchman() -> None:
    state = GAME.new(Config(3, {"villain": "cosmic-ghost-rider"}), seed=3)
    threats = {threat.id: threat for threat in seen(GAME.view(state, 1)).threats}
    assert threats["punisher-thanos"].full == threats["punisher-thanos"].health == 5
    assert threats["chains-of-hellfire"].full == 0


def test_view_counts_hero_turns_until_the_villain_turn() -> None:
    state = GAME.new(Config(2, {"villain": "maestro"}), seed=3)
    assert seen(GAME.view(state, 0)).until_villain == 0
    assert seen(GAME.view(state, 0)).budget == 0  # only the commander has Battle Plans
    while state.decision is not None and state.decision.kind != "play":
        GAME.apply(state, state.decision.options[0].id)
    assert seen(GAME.view(state, 0)).until_villain == 3


def test_view_names_the_source_of_changed_numbers() -> None:
    doom = GAME.new(Config(3, {"villain": "emperor-doom"}), seed=3)
    man = next(threat for threat in seen(GAME.view(doom, 0)).threats if threat.id == "purple-man")
    assert [(one.stat, one.origin, one.amount) for one in man.changes] == [("health", "heroes", 3)]
    assert man.full == 1 + 3

    table = Table("cosmic-ghost-rider")
    table.threat("chains-of-hellfire", at=LONDON)
    places = {place.id: place.changes for place in seen(GAME.view(table.state, 0)).places}
    assert [(one.stat, one.origin, one.amount) for one in places[LONDON]] == [("exit", "threat:chains-of-hellfire", 1)]
    assert places[UN] == []


def test_view_lists_changes_of_the_villains_numbers() -> None:
    table = Table("maestro")
    table.villain(at=LONDON)
    table.state.companion_at = table.at(UN)
    table.missions(completed=["rescue-civilians", "defeat-thugs"])
    told = [("absorbs", "villain", 2), ("rhythm", "missions", -1)]
    assert of_villain(table) == told
    table.state.companion_at = table.at(LONDON)
    table.state.tempo = 1
    assert of_villain(table) == [told[1], ("rhythm", "delays", 1)]

    cloaked = Table("anti-venom")
    cloaked.threat("camouflage-1", at=LONDON)
    cloaked.threat("camouflage-2", at=UN)
    assert of_villain(cloaked) == [("absorbs", "threat:camouflage-1", 1)]  # both effects count once
    cloaked.state.villains_turn = True
    assert of_villain(cloaked) == []


def of_villain(table: Table) -> list[tuple[str, str, int]]:
    return [(one.stat, one.origin, one.amount) for one in seen(GAME.view(table.state, 0)).changes]


def seen(view: object) -> UnitedView:
    assert isinstance(view, UnitedView)
    return view


def test_view_of_an_empty_plan_deck_has_no_top_card() -> None:
    state = GAME.new(Config(2, {"villain": "maestro"}), seed=3)
    assert isinstance(state, UnitedState)
    state.seen_plan = 0
    assert seen(GAME.view(state, 0)).top_plan == state.plans[-1]
    assert seen(GAME.view(state, 1)).top_plan == ""
    state.plans = []
    assert seen(GAME.view(state, 0)).top_plan == ""


def test_view_of_a_cleared_threat_or_absent_hero_has_no_place() -> None:
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.threat("trophy-room", UN)
    table.hero("loki", at=LONDON)
    table.of("mighty-thor").at = NOWHERE
    view = seen(GAME.view(table.state, 0))
    places = {threat.id: threat.place for threat in view.threats}
    assert (places["trophy-room"], places["gamma-wasteland"]) == (UN, "")
    assert [hero.place for hero in view.heroes] == [LONDON, ""]
