"""Filters that select cards by a number, and selectors for the cards of one side."""

import pytest

from games.champions.fixture_cards import FIXTURE_GAME
from games.champions.table import Table, plain
from tableverse.games.champions.cards import CHANGEABLE
from tableverse.games.champions.vocabulary.conditions import Among, No
from tableverse.games.champions.vocabulary.selectors.filters import EngagedWith
from tableverse.games.champions.vocabulary.selectors.narrowing import COST, Highest, Lowest, Under
from tableverse.games.champions.vocabulary.selectors.table import FOUND, KINDS, OWN_KINDS, Those
from tableverse.kernel.effects import Resolving, Seats, Voice


@pytest.mark.parametrize(
    ("stat", "now", "highest", "lowest"),
    [
        ("atk", False, "vision", "mockingbird"),
        ("atk", True, "mockingbird", "vision"),
        (COST, False, "vision", "mockingbird"),
        (COST, True, "vision", "mockingbird"),  # cost is always the printed one
    ],
)
def test_current_value_is_compared_only_if_requested(stat: str, now: bool, highest: str, lowest: str) -> None:
    table = Table("captain-marvel")
    table.put("vision")  # ATK 2, cost 4
    table.put("mockingbird")  # ATK 1, cost 3
    for _ in range(3):
        table.put("inspired", on="mockingbird")  # +1 ATK each
    run = Resolving("", 0, "")
    assert plain(Highest(of=Those("allies"), stat=stat, now=now).find(table.state, run)) == [highest]
    assert plain(Lowest(of=Those("allies"), stat=stat, now=now).find(table.state, run)) == [lowest]


def test_player_cards_are_all_cards_except_encounter_cards() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hydra-mercenary")
    table.put("charge", on="rhino-1")
    table.put("mockingbird", seat=1)
    table.put("inspired", seat=1, on="mockingbird")
    found = Those("player-cards").find(table.state, Resolving("", 0, ""))
    assert sorted(plain(found)) == ["captain-marvel", "inspired", "mockingbird", "spider-man"]


@pytest.mark.parametrize("word", sorted(FOUND))
def test_excluded_card_is_never_found(word: str) -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("hydra-mercenary")
    table.put("charge", on="rhino-1")
    table.put("mockingbird", seat=1)
    table.put("inspired", seat=1, on="mockingbird")
    table.does("change-form")
    state, those = table.state, Those(word)
    told = 0
    for seat in (0, 1):
        for origin in state.play:
            found = those.find(state, Resolving("", seat, origin))
            for thing in state.play:
                excluded = those.excludes(state, seat, origin, thing)
                assert not (excluded and thing in found)
                told += excluded
    others = "this", "host", "identity", "your-hero", "player-cards"
    assert bool(told) == (word in KINDS or word in OWN_KINDS or word in others)


def test_only_cards_that_can_change_type_have_a_face_of_it() -> None:
    changed = [card for id, card in FIXTURE_GAME.cards.by_id.items() if "~" in id]
    assert "hydra-soldier~ally" in FIXTURE_GAME.cards.by_id
    assert {FIXTURE_GAME.cards.by_id[card.id.split("~")[0]].kind for card in changed} <= set(CHANGEABLE)


def test_texts_of_filters() -> None:
    voice = Voice("en")
    engaged = EngagedWith(of=Those("minions"), these=Seats("you"))
    noun = engaged.noun(voice, True)
    assert noun is not None
    assert noun.tied
    assert Under(of=Those("side-schemes")).is_many()
    said = [No(Among(fact, Those("identity"))).say(voice) for fact in ("damaged", "target")]
    assert said[0] == "your identity took no damage from the attack"
    assert "damage" not in said[1]
