"""Parts of a player's view besides the board."""

from games.dagger.cards.story_stage import Stage
from games.dagger.table import Table, game
from tableverse.games.dagger.rules.outcome import lose
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.view import DaggerView
from tableverse.kernel.game import Config


def stage_view(stage: Stage) -> DaggerView:
    view = stage.table.game.view(stage.state, 0)
    assert isinstance(view, DaggerView)
    return view


def test_view_shows_the_occurrence_while_a_window_is_open():
    story = {"heroes": ["war-machine"], "put": {"war-machine": {"space": "wakanda", "ready": ["rescue"]}}}
    stage = Stage({**story, "suffer": "hulk 3"}).play()
    happening = stage_view(stage).happening
    assert happening is not None
    assert (happening["kind"], happening["facts"]["hero"], happening["facts"]["amount"]) == ("suffer", "hulk", 3)
    stage.table.does("trigger:war-machine/rescue/text-1")
    assert stage_view(stage).happening is None


def test_finished_game_has_a_view():
    stage = Stage({"turn": "iron-man"}).play()
    lose(stage.state, "threat")
    stage.table.game.settle(stage.state)
    view = stage_view(stage)
    assert (view.happening, view.roll, view.result) == (None, None, stage.state.result)
    assert [hero.id for hero in view.heroes] == ["iron-man", "hulk"]


def view_of(table: Table) -> DaggerView:
    view = table.game.view(table.state, 0)
    assert isinstance(view, DaggerView)
    return view


def test_view_names_the_source_of_changed_enemy_numbers():
    table = Table("iron-man", "hulk", nemesis="ultron")
    plain = table.enemy("hired-gun", "wakanda")
    before = next(enemy for enemy in view_of(table).enemies if enemy.id == plain.id)
    assert (before.changes, before.power) == ([], table.game.cards.enemies["hired-gun"].power)
    card = next(
        card for card in table.game.cards.missions.values() if any(part.stat == "power" for part in card.passives)
    )
    table.side(card.id)
    after = next(enemy for enemy in view_of(table).enemies if enemy.id == plain.id)
    assert [(one.stat, one.origin, one.amount) for one in after.changes] == [
        ("power", card.id, after.power - before.power)
    ]


def test_nemesis_numbers_equal_printed_values_plus_changes():
    for nemesis in ("loki", "thanos", "ultron", "red-skull"):
        table = Table("iron-man", "hulk", nemesis=nemesis)
        table.state.showdown, table.state.sheet = True, 6
        sheet = table.game.cards.nemeses[nemesis]
        seen = view_of(table).nemesis
        for printed, stat, value in ((sheet.power, "power", seen.power), (sheet.showdown.life, "life", seen.life)):
            assert printed + sum(one.amount for one in seen.changes if one.stat == stat) == value, (nemesis, stat)


def test_threat_rise_equals_the_sum_of_its_parts():
    table = Table("iron-man", "hulk", nemesis="loki").clear()
    table.enemy("hired-gun", "wakanda")
    table.state.invaded = ["atlantis"]
    view = view_of(table)
    parts = {one.origin: one.amount for one in view.threat_changes}
    assert (parts["loki"], parts["enemies"], parts["bases"]) == (table.game.cards.nemeses["loki"].threat, 1, 1)
    assert sum(parts.values()) == view.threat_rise


def test_view_lists_action_bonuses_with_the_hero():
    table = Table("iron-man", "hulk", aspects=("aggression", "justice"))
    heroes = {hero.id: hero for hero in view_of(table).heroes}
    assert [(one.stat, one.action, one.amount) for one in heroes["iron-man"].changes] == [("successes", "combat", 1)]
    table.hero("hulk").damage = 3
    hulk = next(hero for hero in view_of(table).heroes if hero.id == "hulk")
    assert ("successes", "combat", "hulk", 1) in [
        (one.stat, one.action, one.origin, one.amount) for one in hulk.changes
    ]


def test_view_lists_the_setup_questions_in_advance():
    for seats in (1, 3, 5):
        state = game().new(Config(seats, {"nemesis": "loki", "aspect-1": "choose"}), 5)
        assert isinstance(state, DaggerState)
        view = game().view(state, 0)
        assert isinstance(view, DaggerView)
        answers = [(one.seat, one.kind, one.hero, one.things, one.suggested) for one in view.opening]
        assert {kind for _, kind, _, _, _ in answers} == {"support", "aspect", "first", "iliad", "start"}
        while state.decision is not None and state.phase == "setup":
            seat, kind, hero, things, suggested = answers.pop(0)
            if len(things) == 1:  # chosen automatically
                continue
            asked = state.decision
            assert (seat, kind, hero) == (asked.seat, asked.kind, asked.origin)
            assert things == [option.targets[0] for option in asked.options]
            game().apply(state, next(option.id for option in asked.options if option.targets[0] == suggested))
        view = game().view(state, 0)
        assert isinstance(view, DaggerView)
        assert view.opening == []
        assert len({hero.space for hero in view.heroes}) == len(view.heroes)
