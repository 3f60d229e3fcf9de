"""What a strong player would do, and why: legal, honest, and made of what the evaluation counts."""

import pytest

from tableverse.bots.champions.position import position_value as champions_value
from tableverse.bots.dagger.position import position_value as dagger_value
from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.hints import OTHER, hint
from tableverse.bots.splendor.position import position_value as splendor_value
from tableverse.bots.united.position import progress
from tableverse.games.registry import game_ids, load_game
from tableverse.kernel import i18n
from tableverse.kernel.choice import Message
from tableverse.kernel.game import Config, Perspective
from tableverse.kernel.rng import Rng
from tableverse.kernel.speech import Speaker

CONFIGS = {
    "splendor": Config(2),
    "united": Config(2),
    "dagger": Config(2),
    "champions": Config(1, {"scenario": "rhino"}),
}
#: Of the choices of a game, how many are passed over before one is looked at, and how many are looked at in all.
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
def test_a_hint_is_an_option_with_reasons_and_the_same_for_all_who_see_the_same(name):
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
def test_every_term_of_the_evaluation_has_numbers_and_words(name):
    for game, state in positions(name):
        evaluator, seat = evaluator_for(game), state.decision.seat
        terms, figures = evaluator.terms(state, seat), evaluator.figures(state, seat)
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
            if terms:  # not yet while the table is set up
                assert sum(terms.values()) == pytest.approx(value(evaluator, state, seat))


def test_a_hint_says_what_wins():
    """With one blow left, whatever deals it."""
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
