"""Texts of a whole game in both languages: words and names, no message keys and no ids."""

from __future__ import annotations

import re

import pytest

from games.splendor.positions import HEAVY_HAND, one_point_short
from games.splendor.table import Table
from tableverse.games.registry import load_game
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import COLOURS
from tableverse.kernel import i18n
from tableverse.kernel.choice import Message
from tableverse.kernel.event import Event
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng
from tableverse.kernel.speech import Speaker

GAME = load_game("splendor")
assert isinstance(GAME, Splendor)
PEOPLE = ["Ana", "Juan", "Pedro", "Luz"]
IDS = {item.id for items in GAME.registry.kinds.values() for item in items.values()}
#: Ids and colour keys are lower-case words, which no name and no sentence contains.
WORDS = re.compile(r"(?<![\w-])(" + "|".join(sorted(IDS | set(COLOURS), key=len, reverse=True)) + r")(?![\w-])")


class Sentences:
    """A collector that checks each distinct message once, as it arrives."""

    def __init__(self) -> None:
        self.said: dict[str, set[str]] = {language: set() for language in i18n.LANGUAGES}
        self.keys: set[str] = set()
        self._known: set[str] = set()
        self._speakers = [Speaker(GAME, language, PEOPLE) for language in i18n.LANGUAGES]

    def message(self, message: Message) -> None:
        fingerprint = f"{message.key} {message.arguments}"
        if fingerprint in self._known:
            return
        self._known.add(fingerprint)
        self.keys.add(message.key)
        for speaker in self._speakers:
            assert i18n.has(speaker.language, message.key), f"no {speaker.language} text for {message.key}"
            sentence = speaker.say(message)
            check(sentence)
            self.said[speaker.language].add(sentence)

    def event(self, event: Event) -> None:
        self.message(Message(f"splendor-event-{event.kind}", event.facts))
        for speaker in self._speakers:
            assert speaker.tell(event) in self.said[speaker.language]


def check(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert "{" not in sentence, sentence
    assert "$" not in sentence, sentence
    assert "splendor-" not in sentence, sentence
    assert not WORDS.search(sentence), sentence
    assert sentence[0].isupper() or not sentence[0].isalpha(), sentence


@pytest.fixture(scope="module")
def sentences() -> Sentences:
    """Return all messages of 30 random games of 2, 3 and 4 players."""
    heard = Sentences()
    for number in range(30):
        log: list[Event] = []
        state = GAME.new(Config(2 + number % 3), number, log)
        rng = Rng(number)
        while state.decision is not None:
            heard.message(state.decision.prompt)
            for option in state.decision.options:
                heard.message(option.message)
            log += GAME.apply(state, rng.choice(state.decision.options).id)
        for event in log:
            heard.event(event)
        assert state.result is not None
        heard.message(Message(f"splendor-reason-{state.result.reason}"))
    return heard


def test_whole_games_have_texts_in_both_languages(sentences):
    for language in i18n.LANGUAGES:
        assert len(sentences.said[language]) > 1000
    spoken = {"took", "reserved", "reserved-hidden", "drew", "shown", "gained", "recruited", "refilled", "returned"}
    spoken |= {"location", "assembled", "assembled-from", "gauntlet", "turn", "round", "won"}
    assert {f"splendor-event-{kind}" for kind in spoken} <= sentences.keys
    asked = {"action", "pay", "return", "location"}
    assert {f"splendor-ask-{kind}" for kind in asked} <= sentences.keys


def test_english_and_spanish_texts_differ(sentences):
    """An untranslated text would be the same in both languages."""
    assert sentences.said["en"] & sentences.said["es"] == set()


def test_every_option_has_a_text():
    heard = Sentences()
    cards = GAME.cards
    offered = cards.recruit_options + cards.reserve_options + cards.deck_options + cards.location_options
    offered += cards.return_options + [option for row in cards.take_options for cell in row for option in cell]
    for option in offered:
        heard.message(option.message)
    assert "Recruit M.O.D.O.K." in heard.said["en"]
    assert "Reclutar a Mapache Cohete" in heard.said["es"]
    assert "Take Mind, Space, and Reality" in heard.said["en"]
    assert "Coger 2 Realidad" in heard.said["es"]
    for level, option in enumerate(cards.deck_options, start=1):
        said = Speaker(GAME, "en", PEOPLE).say(option.message)
        assert said == f"Reserve the top card of the level {level} deck"
        assert (option.id, option.targets) == (f"reserve-deck:{level}", [f"deck:{level}"])  # highlighted by clients


# --- rare situations ----------------------------------------------------------------------------------------------


def somebody_passes() -> Table:
    table = Table()
    table.player(0, reserved=HEAVY_HAND)
    table.bank()
    table.turn(0)
    return table


def nobody_can_act() -> Table:
    table = Table()
    table.no_cards()
    table.bank()
    table.turn(0)
    return table


def the_end_is_called_off() -> Table:
    table = Table(players=2)
    table.row(1, ["wasp"])
    table.player(0, recruited=["vision", "ant-man", "falcon", "ronan", "hela"])
    table.assembled(0)
    table.player(1, recruited=["hawkeye", "kate-bishop", "winter-soldier"], tokens={"yellow": 2, "blue": 1})
    table.locations()
    table.turn(1)
    table.recruits("wasp")
    return table


def a_victory_is_shared() -> Table:
    table = one_point_short(players=2, seat=1)
    table.player(0, recruited=["red-skull", "iron-fist", "punisher", "ronan", "nova", "taskmaster"])
    table.turn(1)
    table.recruits("vulture")
    return table


def a_card_is_free() -> Table:
    table = Table()
    table.row(1, ["rocket-raccoon"])
    table.player(0, bonuses={"yellow": 1, "red": 2})
    table.turn(0)
    table.recruits("rocket-raccoon")
    return table


@pytest.mark.parametrize(
    ("position", "kind", "english", "spanish"),
    [
        (
            somebody_passes,
            "passed",
            "Ana has no legal action and passes",
            "Ana no puede realizar ninguna acción y pasa",
        ),
        (
            nobody_can_act,
            "stalled",
            "Stalemate: the game ends without a winner",
            "La partida está bloqueada y termina sin ganador",
        ),
        (
            the_end_is_called_off,
            "gauntlet-lost",
            "Ana no longer meets the Gauntlet’s conditions",
            "Ana ya no cumple las condiciones del Guantelete",
        ),
        (
            a_victory_is_shared,
            "shared",
            "Ana and Juan share the victory with 16 points each",
            "Comparten la victoria Ana y Juan, con 16 puntos cada uno",
        ),
        (
            a_card_is_free,
            "recruited",
            "Ana recruits Rocket Raccoon for free",
            "Ana recluta a Mapache Cohete sin pagar nada",
        ),
    ],
)
def test_rare_events_have_texts(position, kind, english, spanish):
    table = position()
    heard = Sentences()
    for event in table.happened:
        heard.event(event)
    assert table.events(kind) != []
    assert english in heard.said["en"]
    assert spanish in heard.said["es"]


def test_every_text_of_an_event_or_reason_is_used(sentences):
    """Every text is used, and every event and reason has a text."""
    rare = {"passed", "stalled", "gauntlet-lost", "shared", "corrected"}
    written = {
        line.split(" =")[0]
        for line in i18n.sources("en")["splendor.ftl"].splitlines()
        if line.startswith(("splendor-event-", "splendor-ask-"))
    }
    assert written == {key for key in sentences.keys if "-reason-" not in key and "-option-" not in key} | {
        f"splendor-event-{kind}" for kind in rare
    }
    for reason in ("gauntlet-alone", "points", "avengers", "fewest-cards", "shared", "stalled"):
        sentences.message(Message(f"splendor-reason-{reason}"))
