"""Parsing of card rows: allowed values of fields and their defaults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tableverse.games.champions.cards import Building, Card
from tableverse.games.champions.reading.cards import read_card
from tableverse.games.champions.vocabulary.words import vocabulary
from tableverse.kernel.content import Item, open_yaml
from tableverse.kernel.effects import Voice
from tableverse.kernel.errors import BadContent

BASE = "{id: card, name: {en: Card, es: Carta}, source: reconstructed, code: x1"
ROWS = {
    "ally": f"{BASE}, kind: ally, set: basic, aspect: basic",
    "upgrade": f"{BASE}, kind: upgrade, set: basic, aspect: basic",
    "hero": f"{BASE}, kind: hero, set: someone, aspect: hero, back: someone",
    "minion": f"{BASE}, kind: minion, set: rhino, aspect: encounter",
    "villain": f"{BASE}, kind: villain, set: rhino, aspect: encounter",
    "main-scheme": f"{BASE}, kind: main-scheme, set: rhino, aspect: encounter",
}


def card_of(folder: Path, kind: str, more: str = "") -> Card:
    path = folder / "cards.yaml"
    path.write_text(f"- {ROWS[kind]}{f', {more}' if more else ''}}}\n", encoding="utf-8")
    (row,) = open_yaml(path).items()
    return read_card(Item.read("card", row), row, vocabulary())


#: Defaults of all fields.
DEFAULTS: dict[str, Any] = {
    **dict.fromkeys(("deck_limit", "boost", "stage", "start", "target", "grows", "counters"), 0),
    **dict.fromkeys(("unique", "goes_on", "meeting", "nemesis", "hp_each", "endless", "icons_in_text"), False),
    **dict.fromkeys(("start_each", "target_each", "grows_each", "counters_each", "uses_up"), False),
    **dict.fromkeys(("cost_each", "cost_x", "from_discard", "stores", "under_anyone", "decides"), False),
    **dict.fromkeys(("minds_payment", "asks_for_excess", "asks_for_played", "asks_how_it_went"), False),
    **dict.fromkeys(("subtitle", "campaign", "own_deck", "back", "only", "limit_per", "play_form"), ""),
    **dict.fromkeys(("spend_form", "doubles", "giver", "attach_else", "overpays"), ""),
    **{name: [] for name in ("resources", "constants", "tolls", "uses")},
    **{name: {} for name in ("stats", "strikes", "icons", "keywords", "counter", "most_played")},
    **dict.fromkeys(("traits", "stars", "keywords_each", "mentions"), ()),
    **dict.fromkeys(("play_if", "attach"), None),
    "quantity": 1,
    "cost": -1,
    "title": "Card",
    "code": "x1",
}


def test_card_field_defaults(tmp_path: Path) -> None:
    for kind in ROWS:
        card = card_of(tmp_path, kind)
        other_side = {"back": "someone", "mentions": ("someone",)} if kind == "hero" else {}
        assert {name: getattr(card, name) for name in DEFAULTS} == {**DEFAULTS, **other_side}
        told = card.terms
        assert (told.linked, told.team_up, told.teamwork, told.requirement) == ("", (), "", ())
        assert (told.form, told.paid_only_with) == ({}, "")
        building = card.building
        assert (building.aspects, building.equal, building.copies, building.also) == (1, False, 0, None)


def test_ability_field_defaults(tmp_path: Path) -> None:
    (use,) = card_of(tmp_path, "ally", "abilities: [{is: action, do: draw-up}]").uses
    texts = (use.form, use.villain, use.limit, use.pays_for, use.ignores_if_paid)
    assert (texts, use.spend, use.labels, use.ignores, use.names) == (("",) * 5, (), (), (), {})
    flags = (use.limit_each_aspect, use.shared_limit, use.once, use.anyone, use.per_enemy, use.decides)
    assert flags == (False,) * 6
    assert (use.needs, use.cost, use.pays_for_cards) == (None, None, None)
    assert (use.label, use.printed, use.card, use.trigger) == ("card-1", "card-1", "card", ("", ""))


@pytest.mark.parametrize(
    ("kind", "field", "least", "most"),
    [
        ("ally", "quantity: {}", 1, 9),
        ("ally", "deck-limit: {}", 1, 9),
        ("ally", "cost: {}", 0, 99),
        ("ally", "cost: {{each: {}}}", 0, 99),
        ("ally", "resources: {{wild: {}}}", 1, 5),
        ("ally", "stats: {{thw: {}}}", 0, 99),
        ("ally", "strikes: {{thw: {}}}", 0, 3),
        ("ally", "max: {{round: {}}}", 1, 9),
        ("minion", "boost: {}", 0, 5),
        ("minion", "icons: {{hazard: {}}}", 1, 3),
        ("minion", "keywords: {{retaliate: {}}}", 1, 9),
        ("minion", "keywords: {{hinder: {}}}", 1, 99),
        ("minion", "keywords: {{hinder: {{each: {}}}}}", 1, 99),
        ("villain", "stage: {}", 1, 9),
        ("main-scheme", "threat: {}", 0, 99),
        ("main-scheme", "target: {{each: {}}}", 0, 99),
        ("upgrade", "counters: {}", 0, 99),
        ("hero", "deck: {{aspects: {}}}", 1, 5),
        ("hero", "deck: {{copies: {}}}", 1, 3),
        ("hero", "deck: {{also: {{kind: ally, titles: {}}}}}", 1, 9),
        ("hero", "deck: {{also: {{kind: ally, most: {}}}}}", 1, 50),
    ],
)
def test_numbers_have_bounds(tmp_path: Path, kind: str, field: str, least: int, most: int) -> None:
    for number in (least, most):
        assert card_of(tmp_path, kind, field.format(number)).id == "card"
    for number in (least - 1, most + 1):
        with pytest.raises(BadContent, match=f"{most}"):
            card_of(tmp_path, kind, field.format(number))


def test_numbers_per_player_and_x(tmp_path: Path) -> None:
    card = card_of(tmp_path, "main-scheme", "threat: {each: 2}, target: 7, grows: {each: 1}, counters: {each: 3}")
    assert (card.start, card.start_each, card.target, card.target_each) == (2, True, 7, False)
    assert (card.grows, card.grows_each, card.counters, card.counters_each) == (1, True, 3, True)
    card = card_of(tmp_path, "ally", "cost: x")
    assert (card.cost, card.cost_each, card.cost_x) == (0, False, True)
    card = card_of(tmp_path, "ally", "cost: {each: 2}")
    assert (card.cost, card.cost_each, card.cost_x) == (2, True, False)
    card = card_of(tmp_path, "minion", "keywords: {hinder: {each: 2}, guard: 1}")
    assert (card.keywords, card.keywords_each) == ({"hinder": 2, "guard": 1}, ("hinder",))


def test_deck_building_fields_of_a_hero(tmp_path: Path) -> None:
    also = "deck: {aspects: 2, equal: true, copies: 1, also: {kind: ally, trait: avenger, labels: [attack], most: 6}}"
    building = card_of(tmp_path, "hero", also).building
    assert (building.aspects, building.equal, building.copies) == (2, True, 1)
    assert building.also is not None
    assert (building.also.kind, building.also.trait, building.also.labels) == ("ally", "avenger", ("attack",))
    assert (building.also.most, building.also.titles) == (6, 0)
    assert building.demands
    assert not Building().demands
    plain = card_of(tmp_path, "hero", "deck: {also: {kind: ally}}").building.also
    assert plain is not None
    assert (plain.trait, plain.labels, plain.most, plain.titles) == ("", (), 0, 0)


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        ("ally", "team-up: [card]"),
        ("ally", "team-up: [card, card, card]"),
        ("ally", "stats: {sch: 1}"),
        ("ally", "stats: {might: 1}"),
        ("ally", "boost: 1"),
        ("ally", "stars: [thw]"),
        ("ally", "surprise: 1"),
        ("ally", "abilities: [{is: when-revealed, do: draw-up}]"),
        ("ally", "abilities: [{is: action, at: attack, do: draw-up}]"),
        ("ally", "abilities: [{is: response, do: draw-up}]"),
        ("ally", "abilities: [{is: response, at: [attack, attack], do: draw-up}]"),
        ("ally", "abilities: [{is: action, spend: [x], do: draw-up}]"),
        ("ally", "abilities: [{is: action, spend: [x, energy, energy], do: draw-up}]"),
        ("ally", "abilities: [{is: action, limit: game, do: draw-up}]"),
        ("ally", "abilities: [{is: action, do: draw-up, surprise: 1}]"),
        ("ally", "constants: [{name: atk, of: identity, amount: 1, surprise: 1}]"),
        ("minion", "keywords: {hinder: {each: 2, surprise: 1}}"),
        ("minion", "keywords: {guard: {each: 1}}"),
        ("minion", "keywords: {might: 1}"),
        ("minion", "icons: {might: 1}"),
        ("minion", "cost: 1"),
        ("minion", "attach: villain"),
        ("hero", "deck: {surprise: 1}"),
        ("hero", "deck: {also: {kind: ally, surprise: 1}}"),
        ("hero", "deck: {also: {kind: ally, titles: 1, most: 1}}"),
    ],
)
def test_forbidden_card_fields_are_refused(tmp_path: Path, kind: str, field: str) -> None:
    with pytest.raises(BadContent):
        card_of(tmp_path, kind, field)


def test_star_requires_an_ability_or_constant_for_its_power(tmp_path: Path) -> None:
    constant = "constants: [{name: thw, of: this, amount: 1}]"
    answer = "abilities: [{is: response, at: thwart, do: draw-up}]"
    for text in (constant, answer):
        card = card_of(tmp_path, "ally", f"stars: [thw], {text}")
        assert (card.stars, card.stats) == (("thw",), {"thw": 0})
    with pytest.raises(BadContent):
        card_of(tmp_path, "ally", f"stars: [atk], {answer}")


def test_additional_and_reduced_damage_have_different_texts(tmp_path: Path) -> None:
    for amount, said in ((2, "2 additional damage is dealt"), (-2, "2 less damage is dealt")):
        do = f"{{is: interrupt, at: damage, would: true, do: {{alter-damage: {amount}}}}}"
        (use,) = card_of(tmp_path, "ally", f"abilities: [{do}]").uses
        assert said in use.effect.effect.say(Voice("en"))


@pytest.mark.parametrize(
    ("effect", "kind"),
    [
        ("{add-counters: {to: this, amount: {overpaid: energy}}}", "energy"),
        (
            "{sequence: [{draw: {who: you, amount: 1}}, {add-counters: {to: this, amount: {overpaid: mental}}}]}",
            "mental",
        ),
        ("{draw: {who: you, amount: {times: {number: {overpaid: physical}, most: 2}}}}", "physical"),
        ("{draw: {who: you, amount: 1}}", ""),
    ],
)
def test_overpayable_resource_follows_from_the_effect(tmp_path: Path, effect: str, kind: str) -> None:
    ability = f"{{is: interrupt, at: enter, when: {{among: {{fact: card, these: this}}}}, do: {effect}}}"
    assert card_of(tmp_path, "ally", f"abilities: [{ability}]").overpays == kind


def test_only_actions_can_have_a_use_condition(tmp_path: Path) -> None:
    when = "if: {you-have-trait: avenger}, do: {draw: {who: you, amount: 1}}"
    (use,) = card_of(tmp_path, "ally", f"abilities: [{{is: action, {when}}}]").uses
    assert use.needs is not None
    with pytest.raises(BadContent):
        card_of(tmp_path, "ally", f"abilities: [{{is: response, at: form, {when}}}]")


def test_an_identity_has_two_sides(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(f"- {BASE}, kind: hero, set: someone, aspect: hero}}\n", encoding="utf-8")
    (row,) = open_yaml(path).items()
    with pytest.raises(BadContent, match="back"):
        read_card(Item.read("card", row), row, vocabulary())
