"""Parsing rows that list cards: starter decks and scenarios. They are parsed after all cards."""

from __future__ import annotations

from tableverse.games.champions.cards import MODES, Cards, Deck
from tableverse.games.champions.decks.legality import aspects_of
from tableverse.games.champions.scenarios import Party, Scenario
from tableverse.kernel.content import Reader
from tableverse.kernel.errors import nearest


def read_deck(cards: Cards, reader: Reader) -> Deck:
    by_id = cards.by_id
    listed = reader.field("cards")
    listed.fits("counts", minimum=1, maximum=9, names="card")
    counts: dict[str, int] = {}
    for name in listed.keys():  # noqa: SIM118 (a Reader is not a mapping)
        if name not in by_id:
            raise listed.field(name).wrong("names-nothing", value=name[:40], near=nearest(name, by_id))
        counts[name] = listed.integer(name, 1, 9)
    heroes = [card.id for card in by_id.values() if cards.is_front(card)]
    deck = Deck(reader.identifier(), reader.one_of("identity", heroes), counts, aspects_of(cards, counts))
    reader.no_more()
    return deck


def read_scenario(cards: Cards, reader: Reader) -> Scenario:
    by_id = cards.by_id
    villains = [card.id for card in by_id.values() if card.kind == "villain"]
    schemes = [card.id for card in by_id.values() if card.kind == "main-scheme"]
    sets = {card.set for card in by_id.values() if card.aspect == "encounter" and card.set in cards.sets}
    several = reader.field("villains").items() if reader.has("villains") else []
    parties = [_read_party(part, villains, sorted(sets), sorted(by_id)) for part in several]
    own = [] if parties else [reader]
    scenario = Scenario(
        reader.identifier(),
        [name for one in (*several, *own) for name in _some(one.field("standard"), villains)],
        [name for one in (*several, *own) for name in _some(one.field("expert"), villains)],
        _some(reader.field("schemes"), schemes),
        list(_each_once(reader, "sets", sorted(sets))),
        list(_each_once(reader, "modulars", sorted(sets))),
        parties,
        _read_aside(reader.field("aside"), [*villains, *schemes]) if reader.has("aside") else {},
        reader.flag("alone"),
    )
    reader.no_more()
    return scenario


def _some(reader: Reader, known: list[str]) -> list[str]:
    """Parse a list with at least one known name, since a game needs a villain and a main scheme."""
    found: list[str] = []
    for part in reader.items():
        name = part.as_one_of(known)
        if name in found:
            raise part.wrong("word-twice", value=name[:40])
        found.append(name)
    if not found:
        raise reader.wrong("empty-list")
    return found


def _each_once(reader: Reader, field: str, known: list[str]) -> tuple[str, ...]:
    reader.field(field)
    return reader.words(field, known)


def _read_party(reader: Reader, villains: list[str], sets: list[str], cards: list[str]) -> Party:
    party = Party(
        _some(reader.field("standard"), villains),
        _some(reader.field("expert"), villains),
        list(_each_once(reader, "sets", sets)),
        reader.one_of("scheme", cards),
    )
    reader.no_more()
    return party


def _read_aside(reader: Reader, known: list[str]) -> dict[str, list[str]]:
    """Parse the set-aside cards by mode."""
    aside = {mode: [part.as_one_of(known) for part in reader.field(mode).items()] for mode in MODES}
    reader.no_more()
    return aside
