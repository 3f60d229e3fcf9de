"""Characters and Locations as the rules use them: numbers by index, read once from content/*.yaml and packs."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from itertools import combinations
from pathlib import Path

from tableverse.games.splendor.colours import COLOURS, GREY, ORDINARY, spread
from tableverse.kernel.choice import Message, Option
from tableverse.kernel.content import Item, Reader, Registry, fingerprint, open_yaml, pack_rows

LEVELS = 3


class Character:
    __slots__ = ("avengers", "bonus", "cost", "id", "level", "points")

    def __init__(self, id: str, level: int, bonus: int, points: int, avengers: int, cost: list[int]) -> None:
        self.id = id
        #: 0, 1 or 2: the row and the deck it belongs to.
        self.level = level
        self.bonus = bonus
        self.points = points
        self.avengers = avengers
        self.cost = cost


class Location:
    __slots__ = ("id", "needs", "points", "tile")

    def __init__(self, id: str, tile: int, points: int, needs: list[int]) -> None:
        self.id = id
        #: Two faces of one tile are never in play together.
        self.tile = tile
        self.points = points
        self.needs = needs


class Cards:
    """All content of one table, with every option that names a card made once, in advance."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.registry = Registry()
        self.characters: list[Character] = []
        self.locations: list[Location] = []
        self._index: dict[str, int] = {}
        self._location_index: dict[str, int] = {}
        folder = files("tableverse") / "games" / "splendor" / "content"
        for reader in open_yaml(folder / "characters.yaml").items():
            self._add_character(reader, False)
        for reader in open_yaml(folder / "locations.yaml").items():
            self._add_location(reader, False)
        for pack in packs:
            for kind, reader in pack_rows(pack, "splendor"):
                if kind == "characters":
                    self._add_character(reader, True)
                elif kind == "locations":
                    self._add_location(reader, True)
                else:
                    raise reader.wrong("unknown-kind", value=kind[:40], known="characters, locations")
        self._prepare()

    def character(self, id: str) -> int:
        return self._index[id]

    def location(self, id: str) -> int:
        return self._location_index[id]

    # --- reading ------------------------------------------------------------------------------------------------

    def _add_character(self, reader: Reader, replaces: bool) -> None:
        item = Item.read("character", reader)
        made = Character(
            item.id,
            reader.integer("level", 1, LEVELS) - 1,
            COLOURS.index(reader.one_of("bonus", COLOURS[:ORDINARY])),
            reader.integer("points", 0, 9),
            reader.integer("avengers", 0, 2),
            _amounts(reader.field("cost")),
        )
        reader.no_more()
        self.registry.add(item, reader, replaces)
        if replaces:
            if made.level != self.characters[self._index[item.id]].level:
                raise reader.wrong("fixed-field", field="level")
            self.characters[self._index[item.id]] = made
        else:
            self._index[item.id] = len(self.characters)
            self.characters.append(made)

    def _add_location(self, reader: Reader, replaces: bool) -> None:
        item = Item.read("location", reader)
        made = Location(
            item.id, reader.integer("tile", 1, 4), reader.integer("points", 0, 9), _amounts(reader.field("needs"))
        )
        reader.no_more()
        self.registry.add(item, reader, replaces)
        if replaces:
            if made.tile != self.locations[self._location_index[item.id]].tile:
                raise reader.wrong("fixed-field", field="tile")
            self.locations[self._location_index[item.id]] = made
        else:
            self._location_index[item.id] = len(self.locations)
            self.locations.append(made)

    # --- what the rules look up ---------------------------------------------------------------------------------

    def _prepare(self) -> None:
        self.fingerprint = fingerprint(
            [
                [[card.id, card.level, card.bonus, card.points, card.avengers, card.cost] for card in self.characters],
                [[place.id, place.tile, place.points, place.needs] for place in self.locations],
            ]
        )
        #: (colour, amount) pairs, so that checking a price looks only at the colours it asks for.
        self.prices: list[list[tuple[int, int]]] = [_pairs(card.cost) for card in self.characters]
        self.needs: list[list[tuple[int, int]]] = [_pairs(place.needs) for place in self.locations]
        self.by_level: list[list[int]] = [
            [index for index, card in enumerate(self.characters) if card.level == level] for level in range(LEVELS)
        ]
        self.recruit_options = [_card_option("recruit", card.id) for card in self.characters]
        self.reserve_options = [_card_option("reserve", card.id) for card in self.characters]
        self.deck_options = [
            Option(
                f"reserve-deck:{level + 1}",
                Message("splendor-option-reserve-deck", {"level": level + 1}),
                [f"deck:{level + 1}"],
            )
            for level in range(LEVELS)
        ]
        self.location_options = [
            Option(f"location:{place.id}", Message("splendor-option-location", {"location": place.id}), [place.id])
            for place in self.locations
        ]
        self.return_options = [
            Option(f"return:{colour}", Message("splendor-option-return", {"gem": colour}), [f"mine:{colour}"])
            for colour in COLOURS
        ]
        #: What may be taken, by which colours the bank has (bit per colour) and which it has four of.
        self.take_options: list[list[list[Option]]] = [
            [_takes(present, plenty) for plenty in range(1 << ORDINARY)] for present in range(1 << ORDINARY)
        ]
        self.take_amounts: dict[str, list[int]] = {
            option.id: amounts_of(option) for row in self.take_options for cell in row for option in cell
        }


def _amounts(reader: Reader) -> list[int]:
    amounts = [0] * ORDINARY
    for name in reader.keys():  # noqa: SIM118 (a Reader is not a mapping)
        if name not in COLOURS[:ORDINARY]:
            raise reader.field(name).wrong("not-one-of", value=name[:40], allowed=", ".join(COLOURS[:ORDINARY]))
        amounts[COLOURS.index(name)] = reader.integer(name, 0, 9)
    if not any(amounts):
        raise reader.wrong("nothing-asked")
    return amounts


def _pairs(amounts: list[int]) -> list[tuple[int, int]]:
    return [(colour, amount) for colour, amount in enumerate(amounts) if amount]


def _card_option(verb: str, card: str) -> Option:
    return Option(f"{verb}:{card}", Message(f"splendor-option-{verb}", {"card": card}), [card])


def _takes(present: int, plenty: int) -> list[Option]:
    """Three different colours, or fewer when three are not there; or two of a colour that has four."""
    colours = [colour for colour in range(ORDINARY) if present >> colour & 1]
    sizes = (3,) if len(colours) >= 3 else (2, 1)
    picks: list[tuple[int, ...]] = [pick for size in sizes for pick in combinations(colours, size)]
    picks += [(colour, colour) for colour in colours if plenty >> colour & 1]
    return [take_option([COLOURS[colour] for colour in pick]) for pick in picks]


def take_option(gems: list[str]) -> Option:
    return Option(
        "take:" + "+".join(gems),
        Message("splendor-option-take", {"gems": gems}),
        [f"bank:{gem}" for gem in dict.fromkeys(gems)],
    )


def amounts_of(option: Option) -> list[int]:
    gems: list[str] = option.message.arguments["gems"]
    return [gems.count(colour) for colour in COLOURS]


def pay_option(payment: list[int]) -> Option:
    """``pay:red2+grey1``: the tokens that go back to the bank."""
    parts = [f"{COLOURS[colour]}{amount}" for colour, amount in enumerate(payment) if amount]
    gems = [f"mine:{COLOURS[colour]}" for colour, amount in enumerate(payment) if amount]
    return Option("pay:" + "+".join(parts), Message("splendor-option-pay", {"tokens": spread(payment)}), gems)


def payments(need: list[int], tokens: list[int]) -> list[list[int]]:
    """Every way to pay: grey stands for any colour, also for one that is at hand. Fewest grey first."""
    found: list[list[int]] = []
    _pay_from(0, need, tokens, [0] * 7, tokens[GREY], found)
    found.sort(key=lambda payment: payment[GREY])
    return found


def _pay_from(
    colour: int, need: list[int], tokens: list[int], paid: list[int], grey: int, found: list[list[int]]
) -> None:
    if colour == ORDINARY:
        found.append(paid[:])
        return
    asked = need[colour]
    for own in range(min(asked, tokens[colour]), -1, -1):
        wild = asked - own
        if wild > grey:
            break
        paid[colour] = own
        paid[GREY] += wild
        _pay_from(colour + 1, need, tokens, paid, grey - wild, found)
        paid[GREY] -= wild
    paid[colour] = 0
