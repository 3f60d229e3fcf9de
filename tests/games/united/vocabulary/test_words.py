"""Words of the card language: unknown ones are refused with file and line, and the lists match the engine."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from games.united.table import Table
from games.word_mutation import Leaf, kinds_handled, leaves, row_source, wrongly_accepted
from tableverse.games.registry import load_game
from tableverse.games.united.cards import OWN_SETS
from tableverse.games.united.frames import resolvers
from tableverse.games.united.game import United
from tableverse.games.united.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.united.reading import CardReader, rows
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.selectors.heroes import ActiveHero
from tableverse.games.united.vocabulary.verbs.acting import SymbolToWild
from tableverse.kernel.content import open_yaml
from tableverse.kernel.effects import Resolving
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Config
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.rng import Rng
from tableverse.kernel.timing import MOMENTS

GAME = load_game("united")
assert isinstance(GAME, United)
CARDS = GAME.cards
CARD = """\
- id: captain-america-leader
  name: {en: Leader, es: Líder}
  source: reconstructed
  hero: captain-america
  symbols: [move]
"""


def test_all_shipped_components_pass_the_check() -> None:
    GAME.check_content()


def row_of(kind: str, id: str) -> str:
    """Return a shipped row as source text, for a test to corrupt."""
    for set_name in OWN_SETS:
        for row in rows(set_name, kind):
            if row.text("id") == id:
                return row_source(row)
    raise LookupError(id)


def error_message(tmp_path: Path, kind: str, text: str) -> str:
    path = tmp_path / f"{kind}.yaml"
    path.write_text(text, encoding="utf-8")
    (row,) = open_yaml(path).items()
    with pytest.raises(BadContent) as trouble:
        CardReader().check_row(kind, row)
    return str(trouble.value).removeprefix(f"{path}:")


SPECIAL = "  special: {{answers: {{to: {}}}, effect: {}}}\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("  special: {effect: ignore-all}\n", "“ignore-all” refers to something that does not happen here"),
        ("  special: {effect: cancel}\n", "“cancel” refers to something that does not happen here"),
        ("  special: {effect: {stun: fallen}}\n", "“fallen” refers to something that does not happen here"),
        ("  special: {effect: {stun: {bound: it}}}\n", "nothing is named “it” here"),
        ("  special: {effect: {recharge-later: shiield}}\n", "nothing has the id “shiield”"),
        ("  special: {effect: {use-up: batery}}\n", "nothing has the id “batery”; did you mean “battery”?"),
        ("  special: {effect: {advance: {discarded: bus}}}\n", "“bus” is not one of: thug"),
        ("  special: {effect: {draw: {who: you, amount: {deeds: sung}}}}\n", "“sung” is not one of: defeated, rescued"),
        (SPECIAL.format("damag", "cancel"), "“damag” is not one of: damage"),
        (SPECIAL.format("damage, moment: soon", "cancel"), "“soon” is not one of: would, before, after"),
        (
            SPECIAL.format("hero-turn-end, moment: would", "{draw: {who: you, amount: 1}}"),
            "nothing can answer “hero-turn-end” at the moment “would”, only: after",
        ),
        (
            SPECIAL.format("hero-turn-end, moment: after, when: {aims-at: you}", "{draw: {who: you, amount: 1}}"),
            "“aims-at” refers to something that does not happen here",
        ),
        (
            SPECIAL.format("card-lost, moment: after", "recharge"),
            "when “card-lost” happens, only these can answer: villain",
        ),
        (SPECIAL.format("ko, moment: after", "cancel"), "“cancel” refers to something that does not happen here"),
        (SPECIAL.format("damage, when: plan-bams", "cancel"), "“plan-bams” refers to something that does not happen"),
        (
            "  speciall: {effect: cancel}\n",
            "there is no field “speciall” here; is it misspelt?; did you mean “spe",
        ),
        ("  special: {effect: {recharge: all}}\n", "this word takes no arguments"),
    ],
)
def test_unknown_word_is_refused(tmp_path: Path, line: str, said: str) -> None:
    hero = next(card for card in CARDS.hero_cards.values() if card.copies == 1)
    card = CARD.replace("captain-america-leader", hero.id).replace("captain-america", hero.hero)
    assert error_message(tmp_path, "hero-cards", card + line).startswith(f"6: {said}")


@pytest.mark.parametrize(
    ("kind", "word", "nonsense", "said"),
    [
        ("villains", "goal: missions", "goal: mission", "nothing has the id “mission”; did you mean “missions”?"),
        ("heroes", "persona: spider-man", "persona: spiderman", "“spiderman” is not one of: spider-man; did"),
        ("locations", "civilian", "civilan", "“civilan” is not one of: thug, doombot, civilian, empty"),
        ("equipment", "serves: battery", "serves: batery", "nothing has the id “batery”; did you mean “battery”?"),
    ],
)
def test_reference_to_an_unknown_component_is_refused(
    tmp_path: Path, kind: str, word: str, nonsense: str, said: str
) -> None:
    every = [row for set_name in OWN_SETS for row in rows(set_name, kind)]
    text = next(found for row in every if word in (found := row_of(kind, row.text("id"))))
    assert error_message(tmp_path, kind, text.replace(word, nonsense, 1)).split(": ", 1)[1].startswith(said)


# --- mutated words --------------------------------------------------------------------------------------------------

#: Where any text is allowed: names for people, the id of the row, and the branches of a choice, whose names are only
#: the ids of its options.
FREE = (("name", "en"), ("name", "es"), ("id",))


def free(leaf: Leaf) -> bool:
    return leaf.path in FREE or leaf.path[-3:] == ("choose", "of", "<field>")


def test_mutated_word_of_a_row_is_refused() -> None:
    reading = CardReader()
    kinds = [kind for kind in reading._readers() if kind != "missions"]  # packs cannot replace Missions
    words = [
        leaf for kind in kinds for set_name in OWN_SETS for row in rows(set_name, kind) for leaf in leaves(kind, row)
    ]
    assert wrongly_accepted(words, reading.check_row, free, 400, 5) == []


# --- lists that match the engine ------------------------------------------------------------------------------------


class RecordingGame(United):
    """A game that records every occurrence, whether or not a card answers it."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.wrong: set[str] = set()

    def triggers(self, state: UnitedState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        self.record(occurrence)
        if MOMENTS.index(moment) < OCCURRENCE_TYPES[occurrence.kind].begins:
            self.wrong.add(f"{occurrence.kind}: moment {moment}")
        return super().triggers(state, occurrence, moment)

    def resolve_occurrence(self, state: UnitedState, occurrence: Occurrence) -> None:
        self.record(occurrence)
        super().resolve_occurrence(state, occurrence)

    def record(self, occurrence: Occurrence) -> None:
        kind, facts = occurrence.kind, occurrence.facts
        self.seen.add(kind)
        if {fact.split(":")[0] for fact in OCCURRENCE_TYPES[kind].facts} != set(facts):
            self.wrong.add(f"{kind}: {sorted(facts)}")


def test_every_occurrence_has_exactly_its_declared_facts() -> None:
    game = RecordingGame()
    modes = game.settings["mode"]
    for number in range(60):
        if number >= 24 and set(OCCURRENCE_TYPES) - game.seen <= {"action"}:
            break
        agreed = {"mode": modes[number % 4], "villain": ("maestro", "anti-venom")[number // 4 % 2], "set": "both"}
        if number >= 16:
            agreed = {"mode": "cooperative", "set": "both"}  # any Villain
        state, chance = game.new(Config(game.seat_limits(agreed)[1], agreed), number), Rng(number)
        while state.decision is not None and state.moves < 400:
            game.apply_quietly(state, chance.choice(state.decision.options).id)
    assert game.wrong == set()
    assert set(OCCURRENCE_TYPES) - game.seen <= {"action"}  # checked in the action step, without a window


def test_windows_of_handled_occurrences_open_before_the_deed() -> None:
    """Resolvers run in the middle of a window, so the window of their occurrence may not begin later."""
    assert kinds_handled(resolvers) >= {"damage", "ko", "draw-step"}
    assert [kind for kind in kinds_handled(resolvers) if OCCURRENCE_TYPES[kind].begins > MOMENTS.index("")] == []


# --- words that only packs use, and questions outside a turn --------------------------------------------------------


def test_ko_d_hero_is_not_the_active_hero() -> None:
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    table.state.active = 1
    run = Resolving("", 0, "loki")
    assert ActiveHero().find(table.state, run) == ["hero:mighty-thor"]
    table.of("mighty-thor").down = True
    assert ActiveHero().find(table.state, run) == []


def test_no_symbol_counts_as_wild_outside_a_turn() -> None:
    table = Table("maestro", heroes=["loki", "mighty-thor"])
    assert not SymbolToWild("move").possible(table.state, Resolving("", 0, "loki"))


#: Numbers in a row with their lower and upper bounds.
BOUNDS = [
    ("villains", "maestro", "absorbs", 1, 9),
    ("plans", "maestro-plan-10", "move", 0, 6),
    ("threats", "dogs-of-war-1", "health", 1, 20),
    ("threats", "gravity-police", "exit-cost", 1, 9),
    ("locations", "london", "tokens", 1, 9),
    ("equipment", "hell-cycle", "deed: defeat, amount", 1, 9),
    ("battle-plans", "well-armed", "cost", 1, 2),
]


@cache
def reader() -> CardReader:
    return CardReader()


def replace(tmp_path: Path, kind: str, text: str) -> None:
    path = tmp_path / f"{kind}.yaml"
    path.write_text(text, encoding="utf-8")
    reader().check_row(kind, open_yaml(path).items()[0])


@pytest.mark.parametrize(("kind", "id", "field", "low", "high"), BOUNDS)
def test_number_out_of_bounds_is_refused(tmp_path: Path, kind: str, id: str, field: str, low: int, high: int) -> None:
    number = re.compile(rf"(?<=\b{field}: )\d+")
    text = row_of(kind, id)
    if not number.search(text):
        text += f"  {field}: 1\n"
    for value in (low, high):
        replace(tmp_path, kind, number.sub(str(value), text, count=1))
    for value in (low - 1, high + 1):
        with pytest.raises(BadContent, match=f"from {low} to {high}"):
            replace(tmp_path, kind, number.sub(str(value), text, count=1))


ONE_OF_EACH = {
    "heroes": "loki",
    "hero-cards": "loki-wild",
    "villains": "maestro",
    "plans": "maestro-plan-10",
    "threats": "dogs-of-war-1",
    "locations": "london",
    "equipment": "mjolnir",
    "battle-plans": "well-armed",
    "super-heroes": "get-ready",
    "super-villains": "flexible-plans",
}


@pytest.mark.parametrize(("kind", "id"), ONE_OF_EACH.items())
def test_unknown_field_is_refused(tmp_path: Path, kind: str, id: str) -> None:
    replace(tmp_path, kind, row_of(kind, id))
    with pytest.raises(BadContent, match="there is no field “luck” here"):
        replace(tmp_path, kind, row_of(kind, id) + "  luck: 2\n")


def test_regress_does_not_accept_the_threat_mission(tmp_path: Path) -> None:
    bad = "  special: {effect: {regress: {mission: clear-threats, amount: 1}}}\n"
    with pytest.raises(BadContent, match="“clear-threats” is not one of: rescue-civilians, defeat-thugs"):
        replace(tmp_path, "hero-cards", row_of("hero-cards", "loki-wild") + bad)


@pytest.mark.parametrize(
    ("copies", "said"), [(0, "from 1 to 12"), (12, "can’t change the field"), (13, "from 1 to 12")]
)
def test_number_of_copies_is_one_to_twelve(tmp_path: Path, copies: int, said: str) -> None:
    text = row_of("hero-cards", "loki-god-of-mischief")
    replace(tmp_path, "hero-cards", text + "  copies: 1\n")
    with pytest.raises(BadContent, match=said):
        replace(tmp_path, "hero-cards", text + f"  copies: {copies}\n")
