"""Unknown words are refused with file and line, and the lists of known words match the engine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tableverse.games.champions
from games.champions.table import CONTENT, DECKS, SCENARIOS
from games.word_mutation import Leaf, leaves, wrongly_accepted
from tableverse.games.champions import occurrence_types
from tableverse.games.champions.cards import KEYWORDS, STATS, STATUSES
from tableverse.games.champions.checking import check_row, used_sets
from tableverse.games.champions.frames.resolvers import RESOLVERS
from tableverse.games.champions.game import Champions
from tableverse.games.champions.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.changes import AT_THE_END, PLAIN
from tableverse.games.registry import load_game
from tableverse.kernel.content import Reader, open_yaml
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Config
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.rng import Rng
from tableverse.kernel.timing import MOMENTS

SHIPPED = load_game("champions")
assert isinstance(SHIPPED, Champions)
CARDS = SHIPPED.cards
SETS = used_sets(CARDS)
ENGINE = sorted(Path(tableverse.games.champions.__file__).parent.rglob("*.py"))


def test_all_shipped_cards_pass_the_check() -> None:
    SHIPPED.check_content()


# --- one bad row for every kind of place ------------------------------------------------------------------------------

ROW = """\
- id: bad
  name: {en: Bad, es: Mala}
  source: reconstructed
  code: x1
  kind: upgrade
  set: basic
  aspect: basic
  cost: 1
"""
ENEMY = (
    ROW.replace("upgrade", "minion").replace("basic", "encounter").replace("  cost: 1\n", "  stats: {atk: 1, hp: 1}\n")
)
ENEMY = ENEMY.replace("set: encounter", "set: rhino")
CHANGE = "  constants: [{{name: {}, of: identity, amount: 1}}]\n"
ANSWER = "  abilities: [{{is: response, at: attack, when: {}, do: surge}}]\n"
DO = "  abilities: [{{is: action, do: {}}}]\n"


def complaint(tmp_path: Path, text: str) -> str:
    path = tmp_path / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    (row,) = open_yaml(path).items()
    with pytest.raises(BadContent) as trouble:
        check_row(CARDS, SETS, row)
    return str(trouble.value).removeprefix(f"{path}:")


def test_sample_row_passes_the_check(tmp_path: Path) -> None:
    two_attacks = "{attacks: [{damage: {to: villain, amount: 1}}, {damage: {to: villain, amount: 2}}]}"
    cost = "{sequence: [{pick: {of: your-allies}}, {exhaust: {bound: it}}]}"
    named_by_cost = f"  abilities: [{{is: action, cost: {cost}, do: {{heal: {{from: {{bound: it}}, amount: 1}}}}}}]\n"
    rows = [ROW + CHANGE.format("atk"), ROW + ANSWER.format("it-is-you"), ROW + DO.format("draw-up")]
    for text in (ROW, ENEMY, *rows, ROW + DO.format(two_attacks), ROW + named_by_cost):
        path = tmp_path / "cards.yaml"
        path.write_text(text, encoding="utf-8")
        (row,) = open_yaml(path).items()
        check_row(CARDS, SETS, row)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # Targets of constants and lasting effects.
        (ROW + CHANGE.format("attk"), "9: “attk” is not one of: "),
        (ROW + CHANGE.format("'cannot:activate'"), "9: “cannot:activate” is not one of: "),
        (ROW + "  constants: [{cannot: activate, of: identity, amount: 1}]\n", "9: the field “name” is missing"),
        (ROW + CHANGE.format("'keyword:gard'"), "9: “keyword:gard” is not one of: "),
        (ROW + CHANGE.format("'double:strength'"), "9: “double:strength” is not one of: "),
        (ROW + CHANGE.format("'status:sad'"), "9: “status:sad” is not one of: "),
        (ROW + CHANGE.format("'lose:keyword:gard'"), "9: “lose:keyword:gard” is not one of: "),
        (ROW + CHANGE.format("'trait:avnger'"), "9: nothing has the id “avnger”; did you mean “avenger”?"),
        (ROW + CHANGE.format("discard"), "9: “discard” is not one of: "),
        (ROW + CHANGE.format("trait"), "9: “trait” is not one of: thw, atk"),
        (ROW + CHANGE.format("'lose:keyword'"), "9: “lose:keyword” is not one of: lose:keyword:"),
        (ROW + CHANGE.format("'lose:atk'"), "9: “lose:atk” is not one of: lose:keyword:…, lose:trait:…"),
        # Changes without a text.
        (ROW + CHANGE.format("'cannot:play'"), "1: there is no text for “champions-cannot-play” (en)"),
        (ROW + CHANGE.format("traits-of"), "1: there is no text for “champions-stat-traits-of” (en)"),
        *(
            (
                ROW + CHANGE.format(name).replace("amount: 1", "amount: {count: minions}"),
                f"1: there is no text for “champions-{key}” (en)",
            )
            for name, key in (("attack-damage-taken", "attack-damage-taken"), ("cost-on", "stat-cost-on"))
        ),
        (
            ROW + DO.format("{sequence: [{put-into-play: {these: hand, by: you}}, {ready: {these: entered}}]}"),
            "9: there is no text for “champions-these-entered”",
        ),
        (ROW + DO.format("{attacks: [{damage: {to: villain, amount: 1}}]}"), "9: a choice needs at least two branches"),
        (
            ROW + "  abilities: [{is: interrupt, at: damage, do: {later: {at: phase, do: {prevent: 1}}}}]\n",
            "9: “prevent” can only be used to answer, before it happens",
        ),
        (ROW + DO.format("{alter-damage: 1}"), "9: “alter-damage” can only be used to answer, before it happens"),
        (ROW + DO.format("{lasting: {name: attk, of: identity, until: round}}"), "9: “attk” is not one of: "),
        (ROW + DO.format("{lasting: {name: atk, of: identity, until: tomorrow}}"), "9: “tomorrow” is not one of: "),
        # Occurrences and their facts.
        (ROW + ANSWER.format("{is: foo}"), "9: “foo” is not a fact of this event; its facts: basic, harmless"),
        (ROW + ANSWER.format("{exists: {fact: foo}}"), "9: “foo” is not a fact of this event; its facts"),
        (ROW + ANSWER.format("{among: {fact: scheme, these: villain}}"), "9: “scheme” is not a fact of this event"),
        (ROW + ANSWER.format("{is: undefended}"), "9: “undefended” is not a fact of this event"),
        (ROW + DO.format("{ready: {fact: card}}"), "9: “card” is not a fact of this event; its facts: –"),
        (ROW + DO.format("{after-activation: {ready: {bound: it}}}"), "9: nothing is named “it” here"),
        (
            ROW + "  abilities:\n    - {is: forced-interrupt, would: true, at: leave, do: surge}\n",
            "10: nothing can answer “leave” at the moment “would”, only: after",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: engage, do: surge}]\n",
            "9: nothing can answer “engage” at the moment “before”",
        ),
        (
            ROW + "  abilities: [{is: response, at: effect, do: surge}]\n",
            "9: nothing can answer “effect” at the moment “after”",
        ),
        (ROW + "  abilities: [{is: response, at: atack, do: surge}]\n", "9: “atack” is not one of: attack"),
        (ROW + "  abilities: [{is: response, do: surge}]\n", "9: “response” needs an event to answer: the field"),
        (ROW + "  abilities: [{is: action, at: attack, do: surge}]\n", "9: “action” answers no event, so “at” has no"),
        (ROW + "  abilities: [{is: action, when: it-is-you, do: surge}]\n", "9: “action” answers no event, so “when”"),
        # Preventing and cancelling.
        (
            ROW + DO.format("{prevent: 1}"),
            "9: “prevent” can only be used to answer, before it happens: damage",
        ),
        (
            ROW + "  abilities: [{is: response, at: taking, do: {prevent: 1}}]\n",
            "9: “prevent” can only be used to answer, before it happens",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: defeat, do: {prevent: 1}}]\n",
            "9: “prevent” can only be used to answer, before it happens",
        ),
        (
            ROW + "  abilities:\n    - is: interrupt\n      at: [taking, defeat]\n      do: {prevent: 1}\n",
            "12: “prevent” can only be used to answer, before it happens",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: threat, do: {reduce: 1}}]\n",
            "9: “reduce” can only be used to answer, before it happens",
        ),
        (
            ROW + "  abilities: [{is: response, at: enemy-attack, do: cancel}]\n",
            "9: “cancel” can only be used to answer, before it happens",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: boost, do: cancel}]\n",
            "9: “cancel” can only be used to answer, before it happens",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: effect, do: cancel-effects}]\n",
            "9: “cancel-effects” can only be used",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: reveal, do: cancel-boost-icons}]\n",
            "9: “cancel-boost-icons” can only be used",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: damage, do: take-as-damage}]\n",
            "9: “take-as-damage” can only be used",
        ),
        (
            ROW + "  abilities: [{is: interrupt, at: threat, do: store-damage}]\n",
            "9: “store-damage” can only be used to answer, before it happens",
        ),
        # Words of abilities.
        (ROW + "  abilities: [{is: acton, do: surge}]\n", "9: “acton” is not one of: "),
        (ROW + "  abilities: [{is: action, labels: [atack], do: surge}]\n", "9: “atack” is not one of: attack, thwart"),
        (ROW + "  abilities: [{is: action, labels: [attack, attack], do: surge}]\n", "9: “attack” appears twice"),
        (ROW + "  abilities: [{is: action, spend: [enrgy], do: surge}]\n", "9: “enrgy” is not one of: "),
        (ROW + "  abilities: [{is: action, spend: [x, y], do: surge}]\n", "9: “y” is not one of: energy"),
        (ROW + "  abilities: [{is: action, ignores: [guard], do: surge}]\n", "9: “guard” is not one of: crisis"),
        (ROW + "  abilities: [{is: action, form: villain, do: surge}]\n", "9: “villain” is not one of: hero, alter-eg"),
        (ROW + "  abilities: [{is: action, limit: turn, do: surge}]\n", "9: “turn” is not one of: round, phase"),
        (ROW + "  abilities: [{is: action, do: surg}]\n", "9: “surg” is not a known word; known words: "),
        (ROW + "  abilities: [{is: action, do: {surge: twice}}]\n", "9: this word takes no arguments"),
        (ROW + DO.format("{for-player: {who: you, do: surge, why: so}}"), "9: there is no field “why” here; is it mis"),
        (ROW + DO.format("{discard: {bound: it}}"), "9: nothing is named “it” here"),
        *(
            (ROW + DO.format(text), "9: nothing is named “it” here")
            for text in (
                "{attacks: [{damage: {to: villain, amount: 1}}, {ready: {bound: it}}]}",
                "{later: {at: round, do: {ready: {bound: it}}}}",
                "{for-player: {who: {bound: it}, do: surge}}",
                "{for-player: {who: you, do: {ready: {bound: it}}}}",
                "{damage: {to: {one: {bound: it}}, amount: 1}}",
            )
        ),
        (ROW + DO.format("{ready: {these: discarded}}"), "9: nothing before this notes a value as “discarded”"),
        (ROW + DO.format("{draw: {who: you, amount: {noted: foo}}}"), "9: nothing before this notes a value as “foo”"),
        (ROW + DO.format("{choose: {of: {only: surge}}}"), "9: a choice needs at least two branches"),
        (ROW + DO.format("{give: {status: sad, to: villain}}"), "9: “sad” is not one of: stunned, confused, tough"),
        (ROW + DO.format("{keep-one: 10}"), "9: expected a whole number from 2 to 9"),
        (ROW + DO.format("{shuffle: pile}"), "9: “pile” is not one of: encounter, yours"),
        (ROW + DO.format("{change-form: villain}"), "9: “villain” is not one of: hero, alter-ego, other"),
        (ROW + DO.format("{attack-gains: speed}"), "9: “speed” is not one of: overkill, piercing, ranged"),
        (ROW + DO.format("{find: zzax}"), "9: nothing has the id “zzax”"),
        (ROW + DO.format("{ready: {named: black-cta}}"), "9: nothing has the id “black-cta”; did you mean “black-cat”"),
        (ROW + DO.format("{ready: {title: {is: zzax, of: allies}}}"), "9: nothing has the id “zzax”"),
        (ROW + DO.format("{ready: {in-title: {is: Zzax, of: allies}}}"), "9: nothing has the id “Zzax”"),
        (
            ROW + DO.format("{ready: {trait: {is: avnger, of: allies}}}"),
            "9: nothing has the id “avnger”; did you mean “avenger”?",
        ),
        (ROW + DO.format("{ready: {kind: {is: alli, of: allies}}}"), "9: “alli” is not one of: "),
        (ROW + DO.format("{ready: {keyword: {is: gard, of: allies}}}"), "9: “gard” is not one of: "),
        (ROW + DO.format("{ready: {highest: {stat: attk, of: allies}}}"), "9: “attk” is not one of: "),
        (ROW + DO.format("{discard-until: {kind: alli}}"), "9: “alli” is not one of: "),
        (ROW + DO.format("{draw: {who: you, amount: {value: {is: attk, of: this}}}}"), "9: “attk” is not one of: "),
        (ROW + DO.format("{if: {when: {in-form: giant}, then: surge}}"), "9: nothing has the id “giant”"),
        (ROW + DO.format("{if: {when: {paid-with: gold}, then: surge}}"), "9: “gold” is not one of: "),
        (ROW + DO.format("{if: {when: {you-have-trait: avnger}, then: surge}}"), "9: nothing has the id “avnger”"),
        (ROW + DO.format("{draw: {who: you, amount: {recorded: alarms}}}"), "9: nothing has the id “alarms”"),
        # The card itself.
        (ROW + "  traits: [avnger]\n", "9: nothing has the id “avnger”; did you mean “avenger”?"),
        (ROW + "  keywords: {gard: 1}\n", "9: “gard” is not one of: "),
        (ROW + "  back: zzax\n", "9: nothing has the id “zzax”"),
        (ROW + "  boost: 2\n", "9: a card of the kind “upgrade” has no “boost”"),
        (ROW + "  trait: [avenger]\n", "9: there is no field “trait” here; is it misspelt?; did you mean “traits”?"),
        (ENEMY + "  cost: 2\n", "9: a card of the kind “minion” has no “cost”"),
        (ENEMY.replace("atk: 1", "def: 1"), "8: a card of the kind “minion” has no “def”"),
        (ENEMY.replace("aspect: encounter", "aspect: basic"), "7: a card of the kind “minion” has no “aspect: basic”"),
        (ENEMY.replace("set: rhino", "set: rino"), "6: no scenario, identity or campaign uses the set “rino”; did you"),
        (ROW + "  abilities: [{is: boost, do: surge}]\n", "9: a card of the kind “upgrade” has no “boost”"),
    ],
)
def test_unknown_word_is_refused(tmp_path: Path, text: str, said: str) -> None:
    assert complaint(tmp_path, text).startswith(said)


def test_invalid_pack_is_refused_on_loading(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("game: champions\ntitle: Bad\n", encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(ROW + DO.format("{discard: {bound: it}}"), encoding="utf-8")
    with pytest.raises(BadContent, match=r"cards.yaml:9: nothing is named “it” here"):
        load_game("champions", [tmp_path])
    (tmp_path / "cards.yaml").write_text(ENEMY.replace("set: rhino", "set: rino"), encoding="utf-8")
    with pytest.raises(BadContent, match=r"cards.yaml:6: no scenario, identity or campaign uses the set “rino”"):
        load_game("champions", [tmp_path])
    (tmp_path / "cards.yaml").write_text(ENEMY, encoding="utf-8")
    load_game("champions", [tmp_path])


# --- fuzzing ----------------------------------------------------------------------------------------------------------

#: Whole paths that accept any text. ``free`` adds names, and the branch names of a choice.
FREE = (("counter", "en"), ("counter", "es"), ("id",), ("code",), ("subtitle",))


def free(leaf: Leaf) -> bool:
    branch = leaf.path[-3:] == ("choose", "of", "<field>") or leaf.path[-2:] == ("whichever", "<field>")
    return leaf.path in FREE or leaf.path[-2:] in (("name", "en"), ("name", "es")) or branch


def test_random_text_is_refused_in_every_field() -> None:
    words = [leaf for row in SHIPPED.content.rows.values() for leaf in leaves("card", row)]
    assert wrongly_accepted(words, lambda kind, row: check_row(CARDS, SETS, row), free, 400, 5) == []


def shipped(file: str) -> list[Reader]:
    folder = Path(tableverse.games.champions.__file__).parent / "content" / "core"
    return open_yaml(folder / file).items()


def test_random_text_in_decks_and_scenarios_is_refused() -> None:
    words = [leaf for file in ("decks", "scenarios") for row in shipped(f"{file}.yaml") for leaf in leaves(file, row)]
    add = {"decks": SHIPPED.content.add_deck, "scenarios": SHIPPED.content.add_scenario}
    assert wrongly_accepted(words, lambda kind, row: add[kind](row), free, 100, 5) == []


# --- the lists match the engine ---------------------------------------------------------------------------------------


def is_of(what: str, value: Any) -> bool:
    """Return whether a fact has the type that the table of occurrences declares."""
    if what == occurrence_types.CARDS:
        return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))
    if what == occurrence_types.FLAG:
        return isinstance(value, bool)
    if what in (occurrence_types.SEAT, occurrence_types.NUMBER):
        return isinstance(value, int) and not isinstance(value, bool)
    return what == occurrence_types.OWN or (what == occurrence_types.RESOURCE and isinstance(value, list))


class Watched(Champions):
    """A game that checks every occurrence. It includes the fixture cards, so that every kind of window opens."""

    def __init__(self) -> None:
        super().__init__(extra=sorted(CONTENT.glob("*.yaml")))
        self.seen: set[str] = set()
        self.wrong: set[str] = set()

    def triggers(self, state: ChampionsState, occurrence: Occurrence, moment: str) -> list[Trigger]:
        self.look_at(occurrence)
        if MOMENTS.index(moment) < OCCURRENCE_TYPES[occurrence.kind].begins:
            self.wrong.add(f"{occurrence.kind}: moment {moment}")
        return super().triggers(state, occurrence, moment)

    def resolve_occurrence(self, state: ChampionsState, occurrence: Occurrence) -> None:
        self.look_at(occurrence)
        super().resolve_occurrence(state, occurrence)

    def look_at(self, occurrence: Occurrence) -> None:
        kind, facts = occurrence.kind, occurrence.facts
        told = OCCURRENCE_TYPES[kind]
        self.seen.add(kind)
        missing = [fact for fact in told.facts if fact not in facts]
        other = [fact for fact in facts if fact not in told.facts and fact not in told.later]
        kinds = {**told.facts, **told.later}
        odd = [fact for fact in facts if fact in kinds and not is_of(kinds[fact], facts[fact])]
        if missing or other or odd:
            self.wrong.add(f"{kind}: missing {missing}, not declared {other}, of another kind {odd}")


def test_every_occurrence_is_declared_with_exactly_its_facts() -> None:
    game = Watched()
    scenarios = [*SCENARIOS * 8, "wrecking-crew"]  # threat is placed on several schemes at once there
    for number, scenario in enumerate(scenarios):
        deck = DECKS[number % len(DECKS)]
        state, chance = game.new(Config(1 + number % 3, {"scenario": scenario, "deck-1": deck}), number), Rng(number)
        while state.decision is not None and state.moves < 600:
            game.apply_quietly(state, chance.choice(state.decision.options).id)
    assert game.wrong == set()
    assert set(OCCURRENCE_TYPES) - game.seen <= {"flip"}  # only fixture cards flip


def calls(*names: str) -> Iterator[ast.Call]:
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def test_engine_uses_exactly_the_declared_modifiers() -> None:
    asked: set[str] = set()
    families: set[str] = set()
    for call in calls("added", "each_added"):
        name = call.args[1]
        if isinstance(name, ast.Constant):
            asked.add(name.value)
        elif isinstance(name, ast.JoinedStr):
            head = str(getattr(name.values[0], "value", ""))
            families.add(head)
    assert {f"cannot:be-{status}" for status in STATUSES} <= set(PLAIN)
    assert families == {"keyword:", "trait:", "cannot:be-", "basic-attacks:"}
    known = (
        {*PLAIN, "cost"}
        - {f"cannot:be-{status}" for status in STATUSES}
        - {"basic-attacks:piercing", "basic-attacks:ranged"}
    )
    assert asked | {"cost"} == known  # costs are requested by name and card type
    assert AT_THE_END not in asked


def test_engine_uses_only_existing_keywords_and_numbers() -> None:
    keywords = {
        call.args[2].value for call in calls("keyword") if len(call.args) > 2 and isinstance(call.args[2], ast.Constant)
    }
    assert keywords <= set(KEYWORDS)
    stats = {call.args[2].value for call in calls("stat", "unbounded") if isinstance(call.args[2], ast.Constant)}
    assert stats <= set(STATS)


def test_every_verb_declares_the_names_it_notes() -> None:
    """Every name that a verb writes is declared in its ``recorded_names``."""
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                noted = {
                    target.slice.value
                    for part in ast.walk(node)
                    if isinstance(part, ast.Assign)
                    for target in part.targets
                    if isinstance(target, ast.Subscript)
                    and isinstance(target.slice, ast.Constant)
                    and ast.unparse(target.value) == "run.bound"
                }
                said = {
                    word.value
                    for part in node.body
                    if isinstance(part, ast.FunctionDef) and part.name in ("recorded_names", "check")
                    for word in ast.walk(part)
                    if isinstance(word, ast.Constant)
                }
                assert noted - {"sequence", "unpaid"} <= said, f"{path}: {node.name}"


def test_no_window_begins_after_its_moment() -> None:
    """A window must not begin after the moment at which the engine opens it."""
    assert set(RESOLVERS) >= {"damage", "engage", "recover"}
    assert [kind for kind in RESOLVERS if OCCURRENCE_TYPES[kind].begins > MOMENTS.index("")] == []
