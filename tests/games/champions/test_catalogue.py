"""The catalogue of products, and which of them a table loads."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.catalogue import CORE, catalogue, traits
from tableverse.games.champions.reading.content import MOST_KEPT, Content
from tableverse.games.champions.state import ChampionsState
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match

SHELF = catalogue()
WHOLE = load_game("champions")


def test_catalogue_index_equals_the_parsed_content() -> None:
    assert isinstance(WHOLE, Champions)
    cards = WHOLE.cards
    assert list(SHELF.cards) == [card.id for card in cards.printed]
    assert list(SHELF.decks) == list(cards.decks)
    assert list(SHELF.scenarios) == list(cards.scenarios)
    assert list(SHELF.campaigns) == list(cards.campaigns)
    assert set(cards.modulars) == {one.id for one in SHELF.sets.values() if one.kind == "modular"}


def test_concurrent_readers_wait_until_all_cards_are_parsed() -> None:
    content, together = Content(tuple(SHELF.products)), Barrier(8)

    def seen(_: int) -> int:
        together.wait()
        return len(content.cards.printed)

    with ThreadPoolExecutor(8) as threads:
        assert set(threads.map(seen, range(8))) == {len(SHELF.cards)}


def test_every_set_of_cards_is_listed_with_its_names() -> None:
    assert isinstance(WHOLE, Champions)
    aspects = {"aggression", "basic", "justice", "leadership", "protection", "pool"}
    for card in WHOLE.cards.printed:
        assert card.set.removesuffix("-nemesis") in {*SHELF.sets, *aspects, "facedown"}, card.id
    assert all(one.names["en"] and one.names["es"] for one in SHELF.sets.values())


def test_card_files_are_in_the_folder_of_their_product() -> None:
    assert isinstance(WHOLE, Champions)
    for card in WHOLE.cards.printed:
        if card.set != "facedown":
            assert SHELF.products[SHELF.cards[card.id]].code == card.code[:2], card.id


@pytest.mark.parametrize(
    ("settings", "products"),
    [
        ({}, (CORE,)),
        ({"scenario": "klaw", "modular": "random", "deck-1": "next"}, (CORE,)),
        ({"scenario": "nobody", "modular": 7, "deck-1": ["x"], "campaign": {"campaign": []}}, (CORE,)),
        ({"deck-1": {"name": "Mine", "hero": "spider-man", "cards": {"no-such-card": 1}}}, (CORE,)),
        ({"deck-1": {"name": "Mine", "hero": 3, "cards": "many"}}, (CORE,)),
        ({"modular": "kree-fanatic"}, (CORE, "ronan-modular-set")),
        ({"modular-3": "kree-fanatic"}, (CORE, "ronan-modular-set")),
    ],
)
def test_table_needs_only_the_products_its_settings_name(
    settings: dict[str, object], products: tuple[str, ...]
) -> None:
    assert SHELF.needed(settings) == products


def test_match_loads_and_records_only_the_needed_products() -> None:
    match = Match(WHOLE, Config(1), 1)
    assert match.game.products == (CORE,)
    assert match.record.content == match.game.fingerprint()
    assert match.record.replay(WHOLE).moves == 0
    assert WHOLE.with_products((CORE,)) is WHOLE.for_table(Config(1))


def test_other_products_change_neither_fingerprint_nor_cards() -> None:
    """The record's fingerprint, the random draws and the cards all stay the same."""
    assert isinstance(WHOLE, Champions)
    alone = WHOLE.with_products((CORE,))
    beside = WHOLE.for_table(Config(1, {"modular": "kree-fanatic"}))
    assert len({WHOLE.fingerprint(), alone.fingerprint(), beside.fingerprint()}) == 3 - (
        WHOLE.products == beside.products
    )
    assert "kree-fanatic" not in alone.cards.modulars
    assert "ronan-the-accuser" not in alone.cards.by_id
    assert "ronan-the-accuser" in beside.cards.by_id
    state = Match(WHOLE, Config(1, {"modular": "kree-fanatic"}), 1).state
    assert isinstance(state, ChampionsState)
    assert sum(state.card(thing).set == "kree-fanatic" for thing in state.encounter) == 7


def test_cache_of_product_combinations_is_bounded() -> None:
    content = Content((CORE,))
    other = content.for_products(tuple(SHELF.products))
    assert content.for_products(tuple(SHELF.products)) is other
    for number in range(MOST_KEPT):
        content._others[str(number),] = other
    assert content.for_products(tuple(SHELF.products)) is other
    del content._others[SHELF.in_order(SHELF.products)]
    assert content.for_products(tuple(SHELF.products)) is not other
    assert len(content._others) == MOST_KEPT


def test_content_is_parsed_lazily() -> None:
    program = (
        "from tableverse.games.registry import load_game\n"
        "from tableverse.games.champions.reading import content\n"
        "game = load_game('champions')\n"
        "assert content.rows_of.cache_info().currsize == 0\n"
        "assert game.settings['scenario'][0] == 'rhino'\n"
        "assert content.rows_of.cache_info().currsize == 0\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_traits_are_named_in_both_languages() -> None:
    assert len(traits()) > 200
    assert traits()["shield"] == {"en": "S.H.I.E.L.D.", "es": "S.H.I.E.L.D."}
