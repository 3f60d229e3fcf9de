"""Stories of every card of the box, played by name and compared with the log."""

from __future__ import annotations

from typing import Any

import pytest

from games.dagger import invariants
from games.dagger.cards.story_stage import Stage, stories
from games.dagger.table import game

FILES = ("aspects", "enemies", "events", "heroes", "missions", "nemeses", "supports")
STORIES = [(file, story) for file in FILES for story in stories(f"{file}.yaml")]
CARDS = game().cards
#: The basic actions of aspects and the effects of bases, which the tests of the rules cover.
PLAIN = {
    *(f"{base}/support" for base in CARDS.base_effects),
    *(f"aggression-{side}/{action}" for side in ("heroic", "battered") for action in ("defy", "rest")),
    *(f"protection-{side}/{action}" for side in ("heroic", "battered") for action in ("combat", "defy")),
    *(f"vigilance-{side}/{action}" for side in ("heroic", "battered") for action in ("combat", "defy")),
    *(f"leadership-{side}/{action}" for side in ("heroic", "battered") for action in ("move", "combat")),
    *(f"justice-{side}/{action}" for side in ("heroic", "battered") for action in ("move", "rest")),
    *(f"determination-{side}/move" for side in ("heroic", "battered")),
    "determination-battered/rest",
}


@pytest.mark.parametrize(("file", "story"), STORIES, ids=[f"{file}-{story['of'][0]}" for file, story in STORIES])
def test_card_story_matches_the_log(file: str, story: dict[str, Any]) -> None:
    stage = Stage(story).play()
    assert stage.log() == story["log"]
    decision = stage.state.decision
    if not stage.until_event:
        assert ("nothing" if decision is None else decision.kind) == story["waits"]
    invariants.check(stage.state)


def test_every_text_and_card_has_a_story() -> None:
    told = {name for _, story in STORIES for name in story["of"]}
    assert set(CARDS.abilities) - told == PLAIN
    cards = {name.partition("/")[0] for name in told}
    boxed = [
        *CARDS.heroes,
        *CARDS.supports,
        *CARDS.team_ups,
        *CARDS.missions,
        *CARDS.backs,
        *CARDS.events,
        *CARDS.enemies,
    ]
    assert [card for card in boxed if card not in cards] == []
