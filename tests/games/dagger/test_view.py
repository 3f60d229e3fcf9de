"""What a player sees besides the board."""

from games.dagger.cards.stage import Stage
from tableverse.games.dagger.rules.outcome import lose
from tableverse.games.dagger.view import DaggerView


def seen(stage: Stage) -> DaggerView:
    view = stage.table.game.view(stage.state, 0)
    assert isinstance(view, DaggerView)
    return view


def test_what_may_be_answered_to_is_told_while_somebody_is_asked():
    story = {"heroes": ["war-machine"], "put": {"war-machine": {"space": "wakanda", "ready": ["rescue"]}}}
    stage = Stage({**story, "suffer": "hulk 3"}).play()
    happening = seen(stage).happening
    assert happening is not None
    assert (happening["kind"], happening["facts"]["hero"], happening["facts"]["amount"]) == ("suffer", "hulk", 3)
    stage.table.does("trigger:war-machine/rescue/text-1")
    assert seen(stage).happening is None


def test_a_game_that_is_over_can_be_looked_at():
    stage = Stage({"turn": "iron-man"}).play()
    lose(stage.state, "threat")
    stage.table.game.settle(stage.state)
    view = seen(stage)
    assert (view.happening, view.roll, view.result) == (None, None, stage.state.result)
    assert [hero.id for hero in view.heroes] == ["iron-man", "hulk"]
