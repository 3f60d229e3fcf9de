"""Hints with reasons: legal, independent of hidden information, and derived from the evaluation terms."""

from typing import Any

import pytest

from games.champions.table import Table as Champions
from games.dagger.table import Table as Dagger
from games.table import Table
from games.united.table import LOKI, LONDON, THOR, TVA, UN
from games.united.table import Table as United
from tableverse.bots.champions.heuristic_value import position_value as champions_value
from tableverse.bots.dagger.heuristic_value import position_value as dagger_value
from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.hints import OTHER, hint, reasons
from tableverse.bots.review import judge
from tableverse.bots.splendor.heuristic_value import position_value as splendor_value
from tableverse.bots.united.heuristic_value import progress
from tableverse.games.registry import game_ids, load_game
from tableverse.kernel import i18n
from tableverse.kernel.choice import Message
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.speech import Speaker

CONFIGS = {
    "splendor": Config(2),
    "united": Config(2),
    "dagger": Config(2),
    "champions": Config(1, {"scenario": "rhino"}),
}
#: Interval between checked choices of a game, and the maximum number of checks.
EVERY, MOST = 23, 3


def positions(name):
    config = CONFIGS[name]
    game = load_game(name).for_table(config)
    state, chance = game.new(config, 5), Rng(5)
    for move in range(1, EVERY * MOST + 1):
        if state.decision is None:
            return
        if move % EVERY == 0:
            yield game, state
        game.apply_quietly(state, chance.choice(state.decision.options).id)


@pytest.mark.parametrize("name", game_ids())
def test_hint_is_a_legal_option_with_reasons_independent_of_hidden_cards(name):
    seen = 0
    for game, state in positions(name):
        seat = state.decision.seat
        found = hint(Perspective(game, state, seat))
        there = hint(Perspective(game, Perspective(game, state, seat).imagine(Rng(99)), seat))
        assert game.codec.pack(found.reasons) == game.codec.pack(there.reasons)
        assert (found.option, found.close) == (there.option, there.close)
        assert state.decision.find(found.option) is not None
        assert found.option not in found.close
        assert all(state.decision.find(id) is not None for id in found.close)
        assert found.reasons
        for language in i18n.LANGUAGES:
            speaker = Speaker(game, language, [f"Player {number}" for number in range(state.seats)])
            for reason in found.reasons:
                said = speaker.say(reason)
                assert said != reason.key
                assert "{" not in said
        seen += 1
    assert seen


@pytest.mark.parametrize("name", game_ids())
def test_every_evaluation_term_has_values_and_texts(name):
    for game, state in positions(name):
        evaluator, seat = evaluator_for(game), state.decision.seat
        terms, figures = evaluator.terms(state, seat), evaluator.visible_counts(state, seat)
        assert set(terms) - {OTHER} == set(figures)
        for term, numbers in figures.items():
            assert "now" in numbers
            for language in i18n.LANGUAGES:
                said = Speaker(game, language, []).say(
                    Message(f"{name}-hint-{term}", {**numbers, "then": 1, "change": " (2 → 1)"})
                )
                assert said != f"{name}-hint-{term}"
                assert "{" not in said


def test_terms_add_up_to_the_value_of_the_position():
    values = {
        "splendor": lambda evaluator, state, seat: splendor_value(state, seat),
        "united": lambda evaluator, state, seat: progress(state),
        "dagger": lambda evaluator, state, seat: dagger_value(state, evaluator.passed),
        "champions": lambda evaluator, state, seat: champions_value(state),
    }
    for name, value in values.items():
        for game, state in positions(name):
            evaluator, seat = evaluator_for(game), state.decision.seat
            terms = evaluator.terms(state, seat)
            if terms:  # no terms exist during set-up
                assert sum(terms.values()) == pytest.approx(value(evaluator, state, seat))


def why(table: Table[Any], option: str) -> list[str]:
    """Return the reasons for an option compared with all others."""
    state = table.state
    seat, chosen = table.decision.seat, table.decision.find(table.option_id(option))
    assert chosen is not None
    others = [other for other in table.decision.options if other is not chosen]
    evaluator, rng = evaluator_for(table.game), Rng(1)
    world = Perspective(table.game, state, seat).imagine(rng)
    speaker = Speaker(table.game, "en", [f"Player {number}" for number in range(state.seats)])
    return [speaker.say(reason) for reason in reasons(evaluator, world, seat, chosen, others, [], rng)]


def test_paying_has_a_reason():
    table = Champions("spider-man")
    table.hand("swinging-web-kick", "energy", "genius", "haymaker")
    table.does("play:swinging-web-kick")
    assert why(table, "spend:energy") == ["Energy is a resource card: it pays 2 at once"]
    assert why(table, "spend:haymaker") == ["Haymaker is the card you will miss least"]
    table = Champions("spider-man", form="alter-ego")
    table.hand("backflip", "webbed-up", "interrogation-room")
    table.does("play:interrogation-room")
    assert why(table, "spend:backflip") == ["Backflip is the card you will miss least"]
    assert "miss least" not in why(table, "spend:webbed-up")[0]


def test_giving_up_a_card_has_a_reason():
    table = Champions("spider-man")
    table.put("interrogation-room")
    table.hand("interrogation-room", "backflip")
    table.does("end-turn")
    table.waits_for(0, "discard")
    assert why(table, "discard:interrogation-room") == [
        "Interrogation Room is already in play: a second copy is no use"
    ]
    assert why(table, "discard:backflip") == ["Backflip is of little use now: trade it for a new card"]
    assert why(table, "done") == ["Every card in your hand is worth keeping"]


def test_defending_has_a_reason():
    table = Champions("spider-man")
    table.put("mockingbird")
    table.attacked("rhino-1")
    table.does("pass")
    assert why(table, "defend:spider-man") == ["Spider-Man stops up to 3 (DEF) of about 3 damage"]
    assert why(table, "defend:mockingbird") == ["Mockingbird takes about 3 damage instead of Spider-Man"]
    assert why(table, "undefended") == ["Spider-Man can take it (about 3 of 10 hit points), and nobody has to exhaust"]
    table.change("spider-man", damage=8)
    (told,) = why(table, "undefended")[:1]
    assert "can bear it" not in told  # with 2 hit points left
    table.change("spider-man", tough=1)
    assert why(table, "undefended") == ["Spider-Man is tough: the attack deals no damage"]


def test_united_hero_gives_up_the_card_with_the_fewest_symbols():
    table = United("maestro", heroes=[LOKI, THOR])
    table.villain(at=TVA)
    table.hero(LOKI, at=LONDON, hand=["loki-move", "loki-wild-wild", "loki-scepter"], deck=["loki-wild"])
    table.hero(THOR, at=UN)
    table.villain_turn("maestro-plan-03", next_hero=THOR)
    table.waits_for(LOKI, "discard")
    assert why(table, "discard:loki-move") == ["It gives up the card with the fewest symbols"]
    assert "fewest" not in why(table, "discard:loki-wild-wild")[0]


def test_hint_says_when_options_are_equal():
    config = Config(2)
    game = load_game("dagger")
    state = game.new(config, 1)
    evaluator, options = evaluator_for(game), state.decision.options
    assert state.decision.kind == "support"
    told = reasons(evaluator, state, state.decision.seat, options[0], options[1:], [], Rng(1))
    assert [reason.key for reason in told] == ["hint-alike"]


def test_hint_distinguishes_gaining_from_keeping():
    table = Dagger("iron-man", "mighty-thor")
    table.put("mighty-thor", "near-east", ready=["heimdall"])
    table.enemy("frost-giant", "south-america")
    table.turn("mighty-thor")
    assert why(table, "move:normal") == [
        "It brings heroes to where they are needed",
        "It saves supports, strengthened tokens and team-up cards for later",
    ]
    assert why(table, "rest:normal")[0].startswith("It gives the heroes more to work with")
    table.does("rest:normal")
    table.plays_on(("turn-end",))
    assert why(table, "end") == ["Nothing else you can do here gains anything"]
    assert why(table, "use:heimdall/text-1") == ["It brings heroes to where they are needed"]


def test_choices_are_compared_at_the_same_moment():
    """Keeping the cards leads straight into the villain phase, and discarding one does not avoid it."""
    table = Champions("spider-man", form="alter-ego")
    table.hand("backflip", "webbed-up")
    table.change("the-break-in", threat=3)
    table.does("end-turn")
    table.waits_for(0, "discard")
    found = judge(evaluator_for(table.game), Perspective(table.game, table.state, 0), "done")
    assert (found.best, found.cost) == ("done", 0.0)


def test_hint_names_the_winning_option():
    """One more hit wins, whichever card deals it."""
    game = load_game("champions").for_table(CONFIGS["champions"])
    state = game.new(CONFIGS["champions"], 3)
    while state.decision.kind != "turn":
        game.apply_quietly(state, state.decision.options[-1].id)
    if state.form(0) == "alter-ego":
        game.apply_quietly(state, "change-form")
    state.villain_deck = []
    state.play[state.villain].damage = 13
    found = hint(Perspective(game, state, 0))
    assert [reason.key for reason in found.reasons] == ["hint-won"]
