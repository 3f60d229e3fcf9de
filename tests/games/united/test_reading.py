"""Parsing of content and packs: a pack replaces only the rows it names, and errors name file and line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from games.united.packs import pack
from games.united.table import GAME
from tableverse.cli.main import app
from tableverse.games.united.game import United
from tableverse.games.united.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.united.text import Texts
from tableverse.games.united.vocabulary.combining import UnitedAtLeast
from tableverse.games.united.vocabulary.numbers import HeroCount
from tableverse.games.united.vocabulary.selectors.heroes import You
from tableverse.games.united.vocabulary.verbs.action_tokens import Gain
from tableverse.games.united.vocabulary.words import vocabulary
from tableverse.kernel.effects import If, Voice
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Config

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
CARD = """
- id: loki-move
  name: {en: Loki, es: Loki}
  source: published
  hero: loki
  symbols: [move, move]
"""
THREAT = "- {id: namor, name: {en: N, es: N}, source: published, villain: emperor-doom, henchman: true, health: 2}"
VILLAIN = (
    "- {id: superior-spider-man, name: {en: S, es: S}, source: published, health: [4, 5, 6], plot: [missions], "
    "bam: bam, overflow: collect-excess}"
)


def test_registry_counts_the_sources_of_all_rows() -> None:
    counts = GAME.registry.counts()
    assert counts["plan"] == {"reconstructed": 43, "rulebook": 5, "published": 48}
    assert sum(counts["threat"].values()) == 24 + 24
    assert counts["location"] == {"published": 8 + 8}
    assert counts["villain"] == {"rulebook": 4, "published": 4}


def test_pack_replaces_a_card(tmp_path: Path) -> None:
    game = United([pack(tmp_path, hero_cards=CARD)])
    assert game.cards.hero_cards["loki-move"].symbols == [2, 0, 0, 0]
    assert len(game.cards.heroes["loki"].cards) == 12
    assert game.fingerprint() != GAME.fingerprint()
    assert game.registry.kinds["hero_card"]["loki-move"].source == "published"


def test_pack_may_use_old_file_names(tmp_path: Path) -> None:
    pack(tmp_path)
    (tmp_path / "hero_cards.yaml").write_text(CARD, encoding="utf-8")
    assert United([tmp_path]).cards.hero_cards["loki-move"].symbols == [2, 0, 0, 0]


def test_ability_missing_in_a_replaced_row_is_removed(tmp_path: Path) -> None:
    silent = (
        "- {id: namor, name: {en: N, es: N}, source: published, villain: emperor-doom, henchman: true, health: 2}\n"
    )
    game = United([pack(tmp_path, threats=silent)])
    assert not game.cards.threats["namor"].has_bam
    assert "threat/namor/bam" not in game.cards.abilities
    assert Texts(game.cards, "en").of("threat", "namor") == {}


@pytest.mark.parametrize("name", ["united-template", "united-pack"])
def test_packs_in_the_documentation_pass_the_check(name: str) -> None:
    assert CliRunner().invoke(app, ["content", "check", str(EXAMPLES / name)]).exit_code == 0


def test_template_pack_has_every_kind_and_changes_nothing() -> None:
    game = United([EXAMPLES / "united-template"])
    for label, ability in GAME.cards.abilities.items():
        assert game.cards.abilities[label].effect.say(Voice("en")) == ability.effect.say(Voice("en"))
    shown = {path.stem for path in (EXAMPLES / "united-template").glob("*.yaml")}
    assert shown == {
        "pack",
        "hero-cards",
        "villains",
        "plans",
        "threats",
        "locations",
        "equipment",
        "battle-plans",
        "super-heroes",
        "super-villains",
    }


def test_example_pack_changes_the_game_as_documented() -> None:
    game = United([EXAMPLES / "united-pack"])
    assert game.cards.threats["namor"].health == 4
    assert game.cards.hero_cards["captain-carter-ricochet-throw"].symbols == [1, 0, 0, 0]
    assert (
        "up to 3 different targets"
        in Texts(game.cards, "en").of("hero_card", "captain-carter-ricochet-throw")["effect"]
    )
    assert game.cards.plans["emperor-doom-plan-03"].move == 2
    assert game.fingerprint() != GAME.fingerprint()
    state = game.new(Config(3, {"villain": "emperor-doom", "hero1": "captain-carter"}), 4)
    while state.decision is not None:
        game.apply_quietly(state, state.rng.clone().choice(state.decision.options).id)
    assert state.result is not None


def test_the_documentation_names_every_word() -> None:
    page = (EXAMPLES.parent / "vocabulary-united.md").read_text(encoding="utf-8")
    words = vocabulary()
    for known in (words.effects, words.selectors, words.conditions, words.numbers):
        assert [word for word in known if f"`{word}`" not in page and f"{{{word}: " not in page] == []
    packs = (EXAMPLES.parent / "content-packs.md").read_text(encoding="utf-8")
    assert [kind for kind in OCCURRENCE_TYPES if f"`{kind}`" not in packs] == []


@pytest.mark.parametrize(
    ("kind", "text", "problem"),
    [
        ("hero-cards", CARD.replace("loki-move", "loki-nap"), "whole-already"),
        ("hero-cards", CARD.replace("hero: loki", "hero: thanos"), "not-one-of"),
        ("hero-cards", CARD.replace("[move, move]", "[sleep]"), "not-one-of"),
        ("hero-cards", CARD + "  special: {effect: {sing: 1}}\n", "unknown-word"),
        ("hero-cards", CARD + "  special: {effect: {draw: {amount: 1}}}\n", "missing"),
        ("hero-cards", CARD + "  colour: red\n", "unknown-field"),
        ("hero-cards", CARD.replace("hero: loki", "hero: mighty-thor"), "fixed-field"),
        ("hero-cards", CARD + "  copies: 2\n", "fixed-field"),
        ("hero-cards", CARD + "  special: {effect: {gain: {who: you, kind: gold}}}\n", "not-one-of"),
        ("hero-cards", CARD + "  special: {effect: {stun: {bound: it}}}\n", "unbound"),
        (
            "hero-cards",
            CARD + "  special: {effect: {add: {kind: thug, to: {with: {of: locations, has: rain}}}}}\n",
            "not-one-of",
        ),
        (
            "hero-cards",
            CARD + "  special: {effect: {if: {when: {guessed: right}, then: {draw: {who: you}}}}}\n",
            "not-noted",
        ),
        ("threats", THREAT.replace("emperor-doom", "maestro"), "fixed-field"),
        ("villains", VILLAIN.replace("[4, 5, 6]", "[4, 5]"), "not-three-numbers"),
        ("villains", VILLAIN.replace("[missions]", "[rain]"), "not-one-of"),
        ("villains", VILLAIN.replace("plot: [missions]", "starts: [atlantis, london]"), "not-one-of"),
        ("villains", VILLAIN.replace("plot: [missions]", "starts: [london]"), "not-two-locations"),
        ("weather", CARD, "unknown-kind"),
        (
            "locations",
            "- {id: london, name: {en: L, es: L}, source: published, slots: [thug, thug, thug, empty], rain: 1}",
            "unknown-field",
        ),
        (
            "locations",
            "- {id: london, name: {en: L, es: L}, source: published, slots: [], rules: [rain]}",
            "not-one-of",
        ),
    ],
)
def test_invalid_pack_is_refused_with_file_and_line(tmp_path: Path, kind: str, text: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        United([pack(tmp_path, **{kind: text.replace("RAINY", "{with: {of: locations, has: rain}}")})])
    assert error.value.problem == problem
    assert f"{kind}.yaml:" in str(error.value)


PLAN = "- {{id: {}, name: {{en: P, es: P}}, source: published, villain: {}, move: 1, add: {}}}\n"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (PLAN.format("maestro-plan-01", "maestro", "[{thug: 1}, {}]"), "list"),
        (PLAN.format("maestro-plan-01", "spot", "[{thug: 1}, {}, {}]"), "villain"),
    ],
)
def test_plan_adds_to_three_locations_and_keeps_its_villain(row: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=said):
        United([pack(tmp_path, plans=row)])


def test_both_branches_of_an_optional_effect_say_you_may() -> None:
    texts = Texts(GAME.cards, "en")
    cases = If(UnitedAtLeast(HeroCount(), 3), Gain(You(), "move"), Gain(You(), "attack"))
    assert texts._optional(cases) == (
        "If there are 3 or more Heroes, you may gain 1 Move token. Otherwise, you may gain 1 Attack token."
    )
