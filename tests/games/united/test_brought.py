"""What packs add to United: a Location, and a Hero with a deck."""

from pathlib import Path

import pytest

from games.united.packs import pack
from tableverse.games.united.game import United
from tableverse.games.united.state import UnitedState
from tableverse.kernel.errors import BadContent, BadSetting
from tableverse.kernel.game import Config

HARBOUR = """
- id: old-harbour
  name: {en: Old Harbour, es: Puerto viejo}
  source: published
  slots: [thug, civilian, empty]
  end_of_turn: {gain: {who: you, kind: move}}
"""
HERO = "- {id: night-courier, name: {en: Night Courier, es: Mensajera Nocturna}, source: published}\n"
NAMED = "name: {en: Night Courier, es: Mensajera Nocturna}, source: published, hero: night-courier"
CARDS = f"""
- {{id: courier-move, {NAMED}, symbols: [move, heroic], copies: 6}}
- {{id: courier-attack, {NAMED}, symbols: [attack], copies: 4}}
- {{id: courier-short-cut, {NAMED}, symbols: [heroic], special: {{effect: {{gain: {{who: you, kind: move}}}}}}}}
- {{id: courier-wild, {NAMED}, symbols: [wild], removal: single-wild}}
"""
SETTINGS = {"villain": "emperor-doom", "hero1": "night-courier", "location3": "old-harbour"}


def test_a_hero_and_a_location_of_a_pack_are_played(tmp_path: Path) -> None:
    game = United([pack(tmp_path, heroes=HERO, hero_cards=CARDS, locations=HARBOUR)])
    state = game.new(Config(2, SETTINGS), 4)
    assert isinstance(state, UnitedState)
    assert [state.heroes[0].id, state.places[2].id] == ["night-courier", "old-harbour"]
    assert len(state.heroes[0].deck) + len(state.heroes[0].hand) == 12
    for _ in range(40):
        if state.decision is None:
            break
        game.apply_quietly(state, state.rng.clone().choice(state.decision.options).id)
    content = game.content_data()
    assert [one["id"] for one in content["hero"] if "pack" in one] == ["night-courier"]
    assert game.offered_settings()["hero2"][-1] == "night-courier"
    with pytest.raises(BadSetting):
        United().check(Config(2, SETTINGS))
    # By chance it comes only where both boxes are mixed, as what is from another box.
    assert game.cards.locations["old-harbour"].set == ""


@pytest.mark.parametrize(
    ("kind", "text", "line", "problem"),
    [
        ("hero-cards", CARDS.replace("copies: 6", "copies: 5"), 5, "hero-deck"),
        ("hero-cards", CARDS.replace("hero: night-courier", "hero: day-courier"), 2, "not-one-of"),
        (
            "hero-cards",
            CARDS + CARDS.split("\n")[2].replace("attack,", "more,").replace("night-courier,", "ironheart,"),
            6,
            "nothing-to-replace",
        ),
        ("locations", HARBOUR.replace("[thug,", "[thugs,"), 5, "not-one-of"),
        ("locations", HARBOUR.replace("kind: move", "kind: fly"), 6, "not-one-of"),
        ("threats", HARBOUR, 2, "nothing-to-replace"),
    ],
)
def test_a_broken_one_is_refused_with_file_and_line(
    tmp_path: Path, kind: str, text: str, line: int, problem: str
) -> None:
    files = {"heroes": HERO, "hero_cards": CARDS, "locations": HARBOUR, kind.replace("-", "_"): text}
    with pytest.raises(BadContent) as refused:
        United([pack(tmp_path, **files)])
    assert (Path(refused.value.file).name, refused.value.line, refused.value.problem) == (f"{kind}.yaml", line, problem)
