"""The content: every ability has a text and makes sense; packs replace what they name and nothing else."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from games.united.packs import pack
from games.united.table import GAME
from tableverse.cli.main import app
from tableverse.games.united.game import United
from tableverse.games.united.happenings import HAPPENINGS
from tableverse.games.united.text import Texts
from tableverse.games.united.vocabulary.words import vocabulary
from tableverse.kernel import i18n
from tableverse.kernel.effects import Voice, check_ability
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
PLACE = "- {id: london, name: {en: L, es: L}, source: published, slots: [], rules: [rain]}"


@pytest.mark.parametrize("label", list(GAME.cards.abilities))
def test_every_ability_is_sound_and_said_in_both_languages(label: str) -> None:
    assert check_ability(GAME.cards.abilities[label]) == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_constant_rule_has_a_text(language: str) -> None:
    rules = {rule for threat in GAME.cards.threats.values() for rule in threat.rules}
    rules |= {rule for location in GAME.cards.locations.values() for rule in location.rules}
    rules |= {plan.rule for plan in GAME.cards.battle_plans.values() if plan.rule}
    assert [rule for rule in sorted(rules) if not i18n.has(language, f"united-rule-{rule}")] == []


def test_clients_get_what_is_printed() -> None:
    data = {kind: {row["id"]: row for row in rows} for kind, rows in GAME.content_data().items()}
    assert data["hero_card"]["loki-scepter"]["symbols"] == ["attack"]
    assert data["hero_card"]["loki-move"]["texts"] == []
    science = data["hero_card"]["black-panther-shuri-wakandan-science"]["texts"]
    assert [text["en"] for text in science] == ["Any Hero gains 1 Wild token."]
    shield = data["equipment"]["captain-carters-shield"]["texts"]
    assert [text["role"] for text in shield] == ["use", "recharge"]
    assert shield[0]["en"].startswith("When a Hero in your Location would take damage in the Villain turn, you may")
    assert data["equipment"]["hard-light-shield"]["owner"] == "black-panther-shuri"
    assert data["villain"]["cosmic-ghost-rider"]["track"] == [20, 20, 20]
    assert data["villain"]["anti-venom"]["track"] == [6, 7, 8]
    assert [text["role"] for text in data["villain"]["maestro"]["texts"]] == ["bam", "overflow", "ko", "rule"]
    assert data["plan"]["cosmic-ghost-rider-plan-02"]["add"] == [{"thug": 2}, {}, {"thug": 2}]
    assert data["threat"]["chains-of-hellfire"]["clear"] == ["move", "attack", "heroic"]
    assert data["threat"]["chains-of-hellfire"]["texts"][0]["role"] == "rule"
    assert data["location"]["london"]["slots"] == ["civilian", "thug", "empty", "empty"]
    assert [row["slots"] for row in data["mission"].values()] == [9, 9, 4]
    assert data["battle_plan"]["save-a-friend"]["cost"] == 2
    assert data["mode"]["super-villain"]["seats"] == [2, 5]
    assert data["hero"]["loki"]["support"] == list(dict.fromkeys(GAME.cards.support_cards("loki")))


def test_clients_get_the_words_of_every_branch() -> None:
    parts = {row["id"]: row["name"] for row in GAME.content_data()["part"]}
    assert parts["location/london/2"] == {"en": "Gain 1 Move token.", "es": "Recibe 1 ficha de Movimiento."}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_whatever_can_be_answered_has_a_text(language: str) -> None:
    assert [kind for kind in HAPPENINGS if not i18n.has(language, f"united-on-{kind}")] == []


#: What no rules writer would put so.
CLUMSY = (
    "→",
    "hoose a Hero",
    "the first and",
    "it is not so",
    "the number of the",
    "damage to you.",
    " 1 to 2 ",
    "lige a un Héroe",
    "esa figura",
    "no se cumple",
    "el número de los",
    "daño a ti",
    ", ti puede",
)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_component_speaks_in_whole_sentences(language: str) -> None:
    texts = Texts(GAME.cards, language)
    for kind, items in GAME.registry.kinds.items():
        for id in items:
            for text in texts.of(kind, id).values():
                assert text.endswith((".", "!")), (id, text)
                assert text[0].isupper() or not text[0].isalpha(), (id, text)
                assert "{" not in text, (id, text)
                assert " de el " not in text, (id, text)
                assert " a el " not in text, (id, text)
                assert not [phrase for phrase in CLUMSY if phrase in text], (id, text)
            assert texts.headed(kind, id) == " ".join(texts.headed(kind, id).split())
    assert texts.voice.missing == []


@pytest.mark.parametrize(
    ("kind", "id", "english", "spanish"),
    [
        # What is chosen is said with what is done to it; what the same Hero does is one sentence.
        (
            "hero_card",
            "captain-carter-inspiring-leadership-heroic",
            "Another Hero gains 1 Wild token and draws 1 card.",
            "Otro Héroe recibe 1 ficha de Comodín y roba 1 carta.",
        ),
        (
            "hero_card",
            "loki-glorious-purpose",
            "Each other Hero gains 1 Wild token and draws 1 card.",
            "Cada uno de los demás Héroes recibe 1 ficha de Comodín y roba 1 carta.",
        ),
        # Choices that differ in a word only; a cost and what it buys; what may be done.
        (
            "location",
            "japan",
            (
                "If there are at least 2 empty slots in this Location, you may add 2 Thugs to this Location to gain "
                "1 Move, Heroic, or Attack token."
            ),
            (
                "Si hay al menos 2 casillas vacías en este Lugar y quieres, añade 2 Matones en este Lugar y, a cambio, "
                "recibe 1 ficha de Movimiento, de acción Heroica o de Ataque."
            ),
        ),
        # Two things that change places; in each of some Locations; so many times.
        (
            "hero_card",
            "loki-god-of-mischief",
            "Swap 2 of the Threats in play, with all their tokens.",
            "Intercambia la posición de 2 de las Amenazas en juego, con todas sus fichas.",
        ),
        (
            "plan",
            "emperor-doom-plan-07",
            "In each Location with a Doombot, deal 1 damage to a Hero.",
            "En cada Lugar con algún Doombot, inflige 1 de daño a un Héroe.",
        ),
        (
            "hero_card",
            "superior-spider-man-parker-industries",
            "Gain 1 Move, Heroic, or Attack token, twice.",
            "Recibe 1 ficha de Movimiento, de acción Heroica o de Ataque, dos veces.",
        ),
    ],
)
def test_effects_read_as_a_rules_writer_would_put_them(kind: str, id: str, english: str, spanish: str) -> None:
    assert list(Texts(GAME.cards, "en").of(kind, id).values()) == [english]
    assert list(Texts(GAME.cards, "es").of(kind, id).values()) == [spanish]


def test_what_answers_something_says_when() -> None:
    english = Texts(GAME.cards, "en")
    assert english.of("hero_card", "black-panther-shuri-ancestral-plane")["effect"] == (
        "While this card is faceup in the Storyline: in your draw step, if you have exactly 1 card in hand, "
        "you may draw 2 cards instead of 1."
    )
    assert english.of("super_hero", "shake-it-off")["effect"] == (
        "When you would take damage in the Villain turn: ignore up to 2 of that damage."
    )
    assert english.of("threat", "captain-marvel")["reaction"] == (
        "Once each turn, when a Hero damages this Henchman: deal 1 damage to the Hero who attacked."
    )
    assert Texts(GAME.cards, "es").of("plan", "maestro-plan-08")["effect"] == (
        "Cada Héroe descarta 1 ficha de acción o sufre 1 de daño."
    )


def test_sources_are_told_honestly() -> None:
    counts = GAME.registry.counts()
    assert counts["plan"] == {"reconstructed": 43, "rulebook": 5, "published": 48}
    assert sum(counts["threat"].values()) == 24 + 24
    assert counts["location"] == {"published": 8 + 8}
    assert counts["villain"] == {"rulebook": 4, "published": 4}


def test_a_pack_replaces_a_card(tmp_path: Path) -> None:
    game = United([pack(tmp_path, hero_cards=CARD)])
    assert game.cards.hero_cards["loki-move"].symbols == [2, 0, 0, 0]
    assert len(game.cards.heroes["loki"].cards) == 12
    assert game.fingerprint() != GAME.fingerprint()
    assert game.registry.kinds["hero_card"]["loki-move"].source == "published"


def test_what_a_pack_leaves_out_is_gone(tmp_path: Path) -> None:
    silent = (
        "- {id: namor, name: {en: N, es: N}, source: published, villain: emperor-doom, henchman: true, health: 2}\n"
    )
    game = United([pack(tmp_path, threats=silent)])
    assert not game.cards.threats["namor"].has_bam
    assert "threat/namor/bam" not in game.cards.abilities
    assert Texts(game.cards, "en").of("threat", "namor") == {}


@pytest.mark.parametrize("name", ["united-template", "united-pack"])
def test_the_packs_of_the_documentation_are_sound(name: str) -> None:
    assert CliRunner().invoke(app, ["content", "check", str(EXAMPLES / name)]).exit_code == 0


def test_the_template_changes_nothing_and_has_every_kind() -> None:
    game = United([EXAMPLES / "united-template"])
    for label, ability in GAME.cards.abilities.items():
        assert game.cards.abilities[label].effect.say(Voice("en")) == ability.effect.say(Voice("en"))
    shown = {path.stem for path in (EXAMPLES / "united-template").glob("*.yaml")}
    assert shown == {
        "pack",
        "hero_cards",
        "villains",
        "plans",
        "threats",
        "locations",
        "equipment",
        "battle_plans",
        "super_heroes",
        "super_villains",
    }


def test_the_worked_example_is_played() -> None:
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
    page = (EXAMPLES.parent / "content-packs-united.md").read_text(encoding="utf-8")
    words = vocabulary()
    for known in (words.effects, words.selectors, words.conditions, words.numbers):
        assert [word for word in known if f"`{word}`" not in page and f"{{{word}: " not in page] == []
    assert [kind for kind in HAPPENINGS if f"`{kind}`" not in page] == []


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
        ("hero_cards", CARD + "  copies: 2\n", "fixed-field"),
        ("hero_cards", CARD + "  special: {effect: {gain: {who: you, kind: gold}}}\n", "not-one-of"),
        ("hero_cards", CARD + "  special: {effect: {stun: {bound: it}}}\n", "unbound"),
        (
            "hero_cards",
            CARD + "  special: {effect: {add: {kind: thug, to: {with: {of: locations, has: rain}}}}}\n",
            "not-one-of",
        ),
        (
            "hero_cards",
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
            "- {id: london, name: {en: L, es: L}, source: published, slots: [], rules: [rain]}",
            "not-one-of",
        ),
    ],
)
def test_a_bad_pack_is_refused_with_file_and_line(tmp_path: Path, kind: str, text: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        United([pack(tmp_path, **{kind: text.replace("RAINY", "{with: {of: locations, has: rain}}")})])
    assert error.value.problem == problem
    assert f"{kind}.yaml:" in str(error.value)
