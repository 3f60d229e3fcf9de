"""Texts of the cards in both languages."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games.dagger.table import game
from tableverse.games.dagger.reading import CardReader
from tableverse.games.dagger.text import render_mission, render_text
from tableverse.games.dagger.view import DaggerView
from tableverse.kernel import i18n
from tableverse.kernel.content import open_yaml
from tableverse.kernel.effects import Voice
from tableverse.kernel.game import Config

MISSIONS = ("first-strike", "nemesis-mission", "side-mission", "hero-mission")


@cache
def data() -> dict[str, Any]:
    """Return the content data, not built during collection by every worker."""
    return game().content_data()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_card_text_is_complete(language: str) -> None:
    texts: list[str] = []

    def gather(value: object) -> None:
        if isinstance(value, dict):
            if "text" in value and isinstance(value["text"], dict):
                texts.append(value["text"][language])
            for part in value.values():
                gather(part)
        elif isinstance(value, list):
            for part in value:
                gather(part)

    gather(data())
    assert len(texts) > 250
    for text in texts:
        assert text
        assert "{" not in text, text
        assert "dagger-" not in text, text


def test_content_data_is_json_with_texts_for_every_card() -> None:
    assert json.loads(json.dumps(data())) == data()
    speechless = [
        row["id"] for kind in ("support", "team-up", "event", "enemy") for row in data()[kind] if not row["texts"]
    ]
    assert speechless == []


def test_content_data_names_the_parts_of_split_effects() -> None:
    parts = {row["id"]: row["name"] for row in data()["part"]}
    assert parts["atlantis/support/3"]["en"].endswith("RECOVER 2.")
    rng = random.Random(3)
    asked: set[str] = set()
    for seed in range(4):
        state = game().new(Config(seats=1 + seed, settings={}), seed)
        while state.decision is not None:
            for option in state.decision.options:
                if option.message.key == "effect-part":
                    asked.add(f"{option.message.arguments['ability']}/{option.message.arguments['node']}")
            game().apply(state, rng.choice(state.decision.options).id)
    assert len(asked) > 3
    assert asked <= parts.keys()


def test_abilities_are_called_by_their_names() -> None:
    assert game().term("text", "loki/trickster-god", "es") == "Dios embaucador"
    assert game().term("ability", "black-panther-tchalla/kinetic-burst", "en") == "Kinetic Burst"


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("thing", "die:wild", "Die: wild"),
        ("thing", "token:hulk", "Tokens of Hulk (Bruce Banner)"),
        ("thing", "hulk/combat", "Hulk (Bruce Banner): combat"),
        ("thing", "hulk/hulk-smash", "Hulk Smash!"),
        ("thing", "wakanda", "Wakanda"),
        ("text", "wakanda/support", "Wakanda"),
        ("enemy", "draugr-2", "Draugr 2"),
        ("card", "loki-showdown", "Loki, Lord of Lies"),
        ("card", "nobody", "nobody"),
    ],
)
def test_every_term_has_a_name(name: str, value: str, told: str) -> None:
    assert game().term(name, value, "en") == told
    assert game().term("spot", "green", "es") == "verde"
    loki = next(row for row in data()["nemesis"] if row["id"] == "loki")
    assert loki["icons"] == {"1": "deadly-illusions", "2": "chaos-in-his-wake", "3": "trickster-god"}
    named = {text["id"]: text["name"]["en"] for text in loki["texts"]}
    assert named["trickster-god"] == "Trickster God"


def row(kind: str, id: str) -> dict[str, Any]:
    return next(row for row in data()[kind] if row["id"] == id)


def said(kind: str, id: str, language: str = "en") -> list[str]:
    return [text["text"][language] for text in row(kind, id)["texts"]]


@pytest.mark.parametrize(
    ("kind", "id", "english", "spanish"),
    [
        (
            "support",
            "rescue",
            "When you or a nearby hero would suffer damage, you may exhaust this card: Prevent 2 of that damage.",
            "Cuando tú o un héroe contiguo vayáis a sufrir daño, puedes agotar esta carta: evita 2 de ese daño.",
        ),
        (
            "support",
            "rick-jones",
            "After you roll dice, you may exhaust this card: Reroll any number of the dice.",
            "Después de que tires dados, puedes agotar esta carta: vuelve a tirar cualquier cantidad de dados.",
        ),
        (
            "hero",
            "she-hulk",
            "Strengthen yourself.",
            "Fortalécete.",
        ),
        (
            "enemy",
            "aim-agent",
            "After a combat action defeats this enemy: That hero suffers 1 damage.",
            "Después de que una acción de combate derrote a este enemigo: ese héroe sufre 1 de daño.",
        ),
        (
            "side-mission",
            "mystic-rift",
            "The first player loses their strengthened token; a hero without one suffers 1 damage instead.",
            "El jugador inicial pierde FORTALECIDO; quien no pueda sufre 1 de daño en su lugar.",
        ),
        (
            "event",
            "panic-in-the-streets",
            "Threat increases by 1 plus the number of invaded bases.",
            "La amenaza sube tantos puntos como 1 más el número de bases invadidas.",
        ),
    ],
)
def test_card_text_names_trigger_cost_and_effect(kind: str, id: str, english: str, spanish: str) -> None:
    assert said(kind, id)[0] == english
    assert said(kind, id, "es")[0] == spanish


def test_mission_text_includes_defy_ongoing_and_reward() -> None:
    card = game().cards.missions["stolen-vibranium"]
    assert render_mission(card, Voice("en")) == (
        "Defy this on Wakanda: 1 progress per success. "
        "While this is active, threat rises by 1 more each round. Reward: 3 team-up."
    )


def test_combo_text_names_the_spent_token_and_its_gain() -> None:
    assert said("hero", "iron-man")[3] == (
        "VULNERABLE combo (+1 team-up): Spend the vulnerable token of one nearby vulnerable enemy. "
        "Test tactics. EMPOWERED: roll 1 more die. EMPOWERED: attack results count as successes. "
        "Deal damage to that enemy equal to the number of successes."
    )


def test_reconstructed_parts_are_marked_in_the_content_data() -> None:
    justice = row("aspect", "justice")
    assert (justice["heroic"]["source"], justice["battered"]["source"]) == ("rulebook", "reconstructed")
    assert justice["reconstructed"] == ["battered"]
    assert {text["source"] for text in justice["battered"]["texts"]} == {"reconstructed"}
    skull = row("nemesis", "red-skull")
    assert [(text["id"], text["source"]) for text in skull["texts"]] == [
        ("unholy-science", "rulebook"),
        ("call-the-sleepers", "reconstructed"),
        ("dust-of-death", "rulebook"),
        ("sabotage", "rulebook"),
    ]
    assert skull["showdown"]["source"] == "reconstructed"
    laevateinn = row("nemesis-mission", "laevateinn")
    assert laevateinn["passed"]["source"] == "reconstructed"
    assert row("nemesis-mission", "winds-of-jotunheim")["passed"]["source"] == "rulebook"
    assert row("support", "foggy-nelson")["texts"][0]["source"] == "reconstructed"
    assert row("support", "rescue")["texts"][0]["source"] == "rulebook"


def test_component_with_a_reconstructed_part_counts_as_reconstructed() -> None:
    counts = game().registry.counts()
    assert counts["aspect"] == {"reconstructed": 6}
    assert counts["event"] == {"reconstructed": 42}
    assert counts["nemesis"] == {"reconstructed": 4}
    for kind, rows in data().items():
        for found in rows if kind != "part" else []:
            if found["reconstructed"]:
                assert found["source"] == "reconstructed"
    assert row("support", "rt-node")["reconstructed"] == ["passives"]


def test_view_of_a_window_shows_its_occurrence() -> None:
    rng = random.Random(5)
    happened: set[str] = set()
    for seed in range(6):
        state = game().new(Config(seats=2, settings={}), seed)
        while state.decision is not None:
            seen = game().view(state, state.decision.seat)
            assert isinstance(seen, DaggerView)
            if state.decision.kind == "window":
                assert seen.happening is not None
                assert seen.happening["kind"] == state.decision.origin
                happened.add(seen.happening["kind"])
            game().apply(state, rng.choice(state.decision.options).id)
    assert "suffer" in happened


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_texts_agree_in_number_gender_and_pronoun(language: str) -> None:
    stumbles = {
        "en": (
            r"\b1 (successes|spaces|times)\b",
            r"\(EMPOWERED: \d+\) \w+es\b",
            r"\b(to|toward) they\b",
            r"must the\b",
        ),
        "es": (r"\b1 (éxitos|casillas|veces)\b", r"\(POTENCIADA: \d+\) \w+s\b", r"\b(a|hacia) tú\b", r"\bel base\b"),
    }
    both = (r"[Ss]e pierde [2-9]", r"\bown enem", r"R\.\.$")
    for kind in ("aspect", "hero", "support", "team-up", "enemy", "event", "nemesis", "space", *MISSIONS):
        for found in data()[kind]:
            for text in _texts(found, language):
                assert not [found for found in (*stumbles[language], *both) if re.search(found, text)], text


def _texts(value: object, language: str) -> list[str]:
    """Return all texts of a row in a language."""
    if isinstance(value, dict):
        said = value.get(language)
        if isinstance(said, str):
            return [said]
        return [text for part in value.values() for text in _texts(part, language)]
    return [text for part in value for text in _texts(part, language)] if isinstance(value, list) else []


def team_up_text(reader: CardReader, text: str, tmp_path: Path) -> str:
    """Return the text of a made-up team-up card."""
    path = tmp_path / "team-up.yaml"
    row = f"- {{id: extra, name: {{en: X, es: X}}, source: reconstructed, sheet: thor, cost: 3, texts: [{text}]}}\n"
    path.write_text(row, encoding="utf-8")
    reader.check_row("team-up", open_yaml(path).items()[0])
    return render_text(reader.cards.texts["extra/text-1"], Voice("en"))


def test_texts_that_no_shipped_card_has(tmp_path: Path) -> None:
    reader = CardReader()
    reader.read()
    deed = "use: trigger, on: moved, when: {within: {what: {the: hero}, of: you}}, effect: {strengthen: you}"
    assert team_up_text(reader, f"{{{deed}}}", tmp_path) == "After you move, you may strengthen yourself."
    combo = team_up_text(reader, f"{{{deed}, combo: strengthened}}", tmp_path)
    assert combo == "After you move, you may use this STRENGTHENED combo (+1 team-up): Strengthen yourself."
    invade = "{invade: {nearest: {of: {bases: operational}, to: nemesis}}}"
    whose = (
        "{use: free, effect: {if: {when: {within: {what: {space-of: %s}, of: {space-of: {bases: any}}}}, then: %s}}}"
    )
    assert team_up_text(reader, whose % ("nemesis", invade), tmp_path).endswith("the nemesis invades that base.")
    assert team_up_text(reader, whose % ("you", invade), tmp_path).endswith(
        "the nemesis invades the nearest operational base."
    )
    three = "{both: [{is: empowered}, {is: showdown}, {strengthened: you}]}"
    told = team_up_text(reader, f"{{use: action, effect: {{if: {{when: {three}, then: {{gain: 1}}}}}}}}", tmp_path)
    assert told == "EMPOWERED: if it is the showdown and you are strengthened, gain 1 team-up."
