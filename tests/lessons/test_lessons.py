"""Shipped lessons: completable, robust to deviations, in both languages."""

import random

import pytest

from tableverse.games.registry import game_ids
from tableverse.kernel.errors import NothingToUndo
from tableverse.kernel.i18n import LANGUAGES
from tableverse.lessons.checking import Rehearsal, check_lesson
from tableverse.lessons.coach import Coach
from tableverse.lessons.lesson import Lesson, Page
from tableverse.lessons.loading import BEGINNERS_LESSON, lessons_of

LESSONS = [lesson for game in game_ids() for lesson in lessons_of(game)]
#: The minimum and maximum number of choices per minute of a lesson's stated duration.
PACE = (1, 12)
#: A lesson about a single idea takes no longer, in minutes.
SHORT = 3

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}/{lesson.id}")


@every_lesson
def test_following_the_advice_completes_the_lesson(lesson: Lesson) -> None:
    choices = check_lesson(lesson)
    assert PACE[0] * lesson.minutes <= choices <= PACE[1] * lesson.minutes


@every_lesson
def test_every_page_exists_in_both_languages(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson)
    told: list[Page] = []
    while not (coaching := rehearsal.advance()).done:
        told += [page for page in coaching.pages if page not in told]
        rehearsal.take_advice(coaching)
    told += coaching.pages
    for language in LANGUAGES:
        texts = [page.say[language] for page in told]  # type: ignore[literal-required]
        assert all(texts)
        assert all(text.endswith((".", "!", "?", "»", "”")) for text in texts)
        assert not any('"' in text or "'" in text for text in texts)
    tasks = [step.pages[-1] for step in lesson.steps]
    assert all(task in told for task in tasks)


@every_lesson
@pytest.mark.parametrize("seed", [1, 2])
def test_lesson_survives_deviating_choices(lesson: Lesson, seed: int) -> None:
    """Wrong choices where one is taught, any legal choice elsewhere."""
    rehearsal, rng = Rehearsal(lesson), random.Random(seed)
    match, coach = rehearsal.match, rehearsal.coach
    while not (coaching := rehearsal.advance()).done and not rehearsal.is_over:
        decision = match.state.decision
        assert decision is not None
        wrong = rng.choice(decision.options).id
        mistake = coach.judge(wrong)
        assert coaching.pages
        assert all(option in [offered.id for offered in decision.options] for option in coaching.advised)
        if mistake is not None:
            assert wrong not in coaching.advised
            assert mistake.say["en"] != mistake.say["es"]
            assert coach.follow() == coaching, "a mistake changes nothing"
        if mistake is None and rng.random() < 0.3:
            match.choose(wrong, lesson.seat)
        else:
            rehearsal.take_advice(coaching)
    assert coaching.done or rehearsal.is_over


@every_lesson
def test_undo_restores_the_lesson_step(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson)
    told = []
    while not (coaching := rehearsal.advance()).done and len(told) < 6:
        told.append((rehearsal.match.moves, coaching))
        rehearsal.take_advice(coaching)
    for moves, coaching in reversed(told):
        rehearsal.match.undo_to(moves)
        assert rehearsal.coach.follow() == coaching


@every_lesson
def test_coach_created_later_gives_the_same_coaching(lesson: Lesson) -> None:
    """As after a server restart."""
    rehearsal = Rehearsal(lesson)
    for _ in range(8):
        coaching = rehearsal.advance()
        if coaching.done:
            break
        rehearsal.take_advice(coaching)
    assert Coach(lesson, rehearsal.match).follow() == rehearsal.advance()


@every_lesson
def test_opening_moves_cannot_be_undone(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson)
    coaching = rehearsal.advance()
    with pytest.raises(NothingToUndo):
        rehearsal.match.last_choice_of(lesson.seat)
    start = rehearsal.match.moves
    rehearsal.take_advice(coaching)
    assert rehearsal.match.last_choice_of(lesson.seat) == start


@every_lesson
def test_lesson_links_to_its_rules(lesson: Lesson) -> None:
    assert lesson.rules
    if lesson.id != BEGINNERS_LESSON:
        assert any(page.rules for page in lesson.ending), "the whole idea, once it has been seen"


def test_every_game_has_a_beginners_lesson_and_short_lessons() -> None:
    for game in game_ids():
        first, *short = lessons_of(game)
        assert first.id == BEGINNERS_LESSON
        assert len(short) >= 2
        assert all(lesson.minutes <= SHORT for lesson in short)


def test_unavailable_choice_is_a_mistake_and_advised_one_is_not() -> None:
    (lesson,) = [lesson for lesson in LESSONS if (lesson.game, lesson.id) == ("splendor", BEGINNERS_LESSON)]
    coach = Rehearsal(lesson).coach
    assert coach.judge("take:yellow+yellow") is None
    reserved, other = coach.judge("reserve:miles-morales"), coach.judge("take:blue+blue")
    assert reserved is not None
    assert other is not None
    assert reserved.say != other.say, "each mistake has its own explanation"
    assert coach.judge("recruit:nobody") is None, "the game itself refuses what is not on offer"
