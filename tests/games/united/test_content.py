"""The content: every ability has a text and makes sense; packs replace what they name and nothing else."""

from pathlib import Path

import pytest

from games.united.table import GAME
from tableverse.games.united.box import OCCURRENCES
from tableverse.games.united.game import United
from tableverse.games.united.texts import Texts
from tableverse.kernel import i18n
from tableverse.kernel.effects import check_ability
from tableverse.kernel.errors import BadContent

HEAD = "game: united\ntitle: A test\n"
CARD = """
- id: loki-move
  name: {en: Loki, es: Loki}
  source: published
  hero: loki
  symbols: [move, move]
"""
PLACE = "- {id: london, name: {en: L, es: L}, source: published, slots: [], rules: [rain]}"


def pack(folder: Path, **files: str) -> Path:
    (folder / "pack.yaml").write_text(HEAD, encoding="utf-8")
    for kind, text in files.items():
        (folder / f"{kind}.yaml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("label", list(GAME.box.abilities))
def test_every_ability_is_sound_and_said_in_both_languages(label: str) -> None:
    assert check_ability(GAME.box.abilities[label]) == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_constant_rule_has_a_text(language: str) -> None:
    rules = {rule for threat in GAME.box.threats.values() for rule in threat.rules}
    rules |= {rule for location in GAME.box.locations.values() for rule in location.rules}
    rules |= {plan.rule for plan in GAME.box.battle_plans.values() if plan.rule}
    assert [rule for rule in sorted(rules) if not i18n.has(language, f"united-rule-{rule}")] == []


def test_clients_get_what_is_printed() -> None:
    data = {kind: {row["id"]: row for row in rows} for kind, rows in GAME.content_data().items()}
    assert data["hero_card"]["loki-scepter"]["symbols"] == ["attack"]
    assert data["hero_card"]["loki-move"]["texts"] == []
    science = data["hero_card"]["black-panther-shuri-wakandan-science"]["texts"]
    assert [text["en"] for text in science] == ["Choose a Hero. That Hero gains 1 Wild token."]
    shield = data["equipment"]["captain-carters-shield"]["texts"]
    assert [text["role"] for text in shield] == ["use", "recharge"]
    assert shield[0]["en"].startswith("When a Hero in your Location would take damage in the Villain turn, if you like")
    assert data["equipment"]["hard-light-shield"]["owner"] == "black-panther-shuri"
    assert data["villain"]["cosmic-ghost-rider"]["track"] == 20
    assert [text["role"] for text in data["villain"]["maestro"]["texts"]] == ["bam", "overflow", "ko", "rule"]
    assert data["plan"]["cosmic-ghost-rider-plan-02"]["add"] == [{"thug": 2}, {}, {"thug": 2}]
    assert data["threat"]["chains-of-hellfire"]["clear"] == ["move", "attack", "heroic"]
    assert data["threat"]["chains-of-hellfire"]["texts"][0]["role"] == "rule"
    assert data["location"]["london"]["slots"] == ["civilian", "thug", "empty", "empty"]
    assert [row["slots"] for row in data["mission"].values()] == [9, 9, 4]
    assert data["battle_plan"]["save-a-friend"]["cost"] == 2
    assert data["mode"]["super-villain"]["seats"] == [2, 5]
    assert data["hero"]["loki"]["support"] == list(dict.fromkeys(GAME.box.support_cards("loki")))


def test_clients_get_the_words_of_every_branch() -> None:
    parts = {row["id"]: row["name"] for row in GAME.content_data()["part"]}
    assert parts["location/london/2"] == {"en": "Gain 1 Move token.", "es": "Gana 1 ficha de Movimiento."}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_whatever_can_be_answered_has_a_text(language: str) -> None:
    assert [kind for kind in OCCURRENCES if not i18n.has(language, f"united-on-{kind}")] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_component_speaks_in_whole_sentences(language: str) -> None:
    texts = Texts(GAME.box, language)
    for kind, items in GAME.registry.kinds.items():
        for id in items:
            for text in texts.of(kind, id).values():
                assert text.endswith((".", "!")), (id, text)
                assert text[0].isupper() or not text[0].isalpha(), (id, text)
                assert "{" not in text, (id, text)
                assert " de el " not in text, (id, text)
                assert " a el " not in text, (id, text)
            assert texts.headed(kind, id) == " ".join(texts.headed(kind, id).split())
    assert texts.voice.missing == []


def test_what_answers_something_says_when() -> None:
    english = Texts(GAME.box, "en")
    assert english.of("hero_card", "black-panther-shuri-ancestral-plane")["effect"] == (
        "While this card is faceup in the Storyline: in your draw step, if you have exactly 1 card in hand, "
        "if you like: draw 2 cards instead of 1."
    )
    assert english.of("super_hero", "shake-it-off")["effect"] == (
        "When you would take damage in the Villain turn, if you like: ignore up to 2 of that damage."
    )
    assert english.of("threat", "captain-marvel")["reaction"] == (
        "When a Hero damages this Henchman, once each turn: deal 1 damage to the Hero who attacked."
    )
    assert Texts(GAME.box, "es").of("plan", "maestro-plan-08")["effect"] == (
        "Cada Héroe descarta 1 ficha de acción o sufre 1 de daño."
    )


def test_sources_are_told_honestly() -> None:
    counts = GAME.registry.counts()
    assert sum(counts["plan"].values()) == 48
    assert sum(counts["threat"].values()) == 24
    assert counts["location"] == {"published": 8}
    assert counts["villain"] == {"rulebook": 4}


def test_a_pack_replaces_a_card(tmp_path: Path) -> None:
    game = United([pack(tmp_path, hero_cards=CARD)])
    assert game.box.cards["loki-move"].symbols == [2, 0, 0, 0]
    assert len(game.box.heroes["loki"].cards) == 12
    assert game.fingerprint() != GAME.fingerprint()
    assert game.registry.kinds["hero_card"]["loki-move"].source == "published"


@pytest.mark.parametrize(
    ("kind", "text", "problem"),
    [
        ("hero_cards", CARD.replace("loki-move", "loki-nap"), "nothing-to-replace"),
        ("hero_cards", CARD.replace("hero: loki", "hero: thanos"), "not-one-of"),
        ("hero_cards", CARD.replace("[move, move]", "[sleep]"), "not-one-of"),
        ("hero_cards", CARD + "  special: {effect: {sing: 1}}\n", "unknown-word"),
        ("hero_cards", CARD + "  special: {effect: {draw: {amount: 1}}}\n", "missing"),
        ("hero_cards", CARD + "  colour: red\n", "unknown-field"),
        ("hero_cards", CARD.replace("hero: loki", "hero: mighty-thor"), "fixed-field"),
        ("weather", CARD, "unknown-kind"),
        (
            "locations",
            "- {id: london, name: {en: L, es: L}, source: published, slots: [], rules: [rain]}",
            "not-one-of",
        ),
    ],
)
def test_a_bad_pack_is_refused_with_file_and_line(tmp_path: Path, kind: str, text: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        United([pack(tmp_path, **{kind: text})])
    assert error.value.problem == problem
    assert f"{kind}.yaml:" in str(error.value)
