"""Rulings of the FAQ on playing cards and paying for them; each test names the ruling it shows."""

from games.champions.table import GAME, Table
from tableverse.games.champions.text import say_card
from tableverse.kernel.effects import Voice


def says(card: str, language: str) -> list[str]:
    """The text of a card, in which nothing is missing."""
    voice = Voice(language)
    said = say_card(GAME.cards, GAME.cards.by_id[card], voice)
    assert voice.missing == []
    return said


def test_spiderham_01_a_word_in_the_title_is_matched_letter_by_letter() -> None:
    table = Table("spider-man", "captain-marvel")
    table.put("walker")  # SP//dr
    table.put("spider-tot")
    table.hand("web-badge")
    table.does("play:web-badge")
    assert sorted(table.options()) == ["place:spider-man", "place:spider-tot"]
    table.does("place:spider-tot")
    assert table.piece("web-badge").host == table.thing("spider-tot")
    # In the other form there is another title.
    alone = Table("spider-man", form="alter-ego")
    alone.put("walker")
    alone.hand("web-badge")
    assert "play:web-badge" not in alone.options()
    assert says("web-badge", "en")[0] == "Attach to a friendly character with “Spider” in its title."
    assert says("web-badge", "es")[0] == "Vincúlala a un personaje amigo con «Spider» en su título."
