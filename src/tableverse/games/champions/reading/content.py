"""All content of a table: shipped rows, packs applied on top, and the indexes built once from them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any, Final

from tableverse.games.champions.cards import CHANGEABLE, FORMS, KINDS, RESHAPING, Card, Cards, Use
from tableverse.games.champions.effects import Lasts, PlaysForLess, Retypes
from tableverse.games.champions.reading.campaigns import read_campaign
from tableverse.games.champions.reading.cards import as_another_kind, read_card
from tableverse.games.champions.reading.catalogue import (
    CORE,
    LISTS,
    catalogue,
    files_of,
    kind_of,
    read_set,
    read_trait,
    traits,
)
from tableverse.games.champions.reading.lists import read_deck, read_scenario
from tableverse.games.champions.vocabulary.changes import change_of
from tableverse.games.champions.vocabulary.selectors.described import traits_asked
from tableverse.games.champions.vocabulary.words import vocabulary
from tableverse.kernel.content import Item, Reader, Registry, open_yaml, plain_values, undisturbed
from tableverse.kernel.effects import Vocabulary
from tableverse.kernel.errors import BadContent, nearest
from tableverse.kernel.game import Game
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.packs import Pack, pack_rows

#: Files of packs, each with the kind of its rows.
PACK_FILES: Final = {
    "scenarios": "scenario",
    "sets": "set",
    "decks": "deck",
    "cards": "card",
    "traits": "trait",
    "campaigns": "campaign",
}
#: Kinds of rows that are not components. Clients do not draw them.
LISTED: Final = ("set", "trait", "deck", "scenario")
#: Size of the cache of product selections.
MOST_KEPT: Final = 64
#: Lock for loading, since a server loads cards in several threads, and no thread may see them before all are parsed.
READING: Final = RLock()


class ProductRows:
    """The rows of one product, parsed once for all tables. Cards from these rows never change."""

    def __init__(self, product: str) -> None:
        words = vocabulary()
        self.cards: list[tuple[Item, Reader, Card]] = []
        #: The rows of the product's other files, by kind.
        self.lists: dict[str, list[Reader]] = {kind: [] for kind in LISTS}
        for file in files_of(product):
            kind = kind_of(file)
            for reader in open_yaml(file).items():
                if kind == "cards":
                    item = Item.read("card", reader)
                    self.cards.append((item, reader, read_card(item, reader, words)))
                else:
                    self.lists[kind].append(reader)
        self.references = words.references


@cache
def rows_of(product: str) -> ProductRows:
    return ProductRows(product)


class Content:
    """The cards of one table and the rows they came from, parsed on demand."""

    __slots__ = (
        "_cards",
        "_extra",
        "_mentioned",
        "_others",
        "_read_whole",
        "_waiting",
        "component_data",
        "decks",
        "extra",
        "game",
        "packed",
        "packs",
        "products",
        "rows",
        "words",
    )

    def __init__(self, products: Sequence[str], packs: Sequence[Pack] = (), extra: Sequence[Path] = ()) -> None:
        """Select products and packs. ``extra`` lists additional card files, such as card files of tests."""
        self.products = tuple(products)
        self.packs = tuple(packs)
        self._extra = tuple(extra)
        self._mentioned = tuple(name for pack in self.packs for name in mentioned_in(pack))
        self._cards: Cards | None = None
        self._read_whole = False
        self._others: dict[tuple[str, ...], Content] = {}
        #: The game that uses this content.
        self.game: Game | None = None
        #: Cache of client data by component. The data is the same for all product selections.
        self.component_data: dict[tuple[str, str], dict[str, Any]] = {}
        self.words = vocabulary()
        #: The row of each printed card.
        self.rows: dict[str, Reader] = {}
        #: The ids of cards from packs, and of extra cards that no game is set up with.
        self.packed: set[str] = set()
        self.extra: set[str] = set()
        #: The rows of decks in packs.
        self.decks: dict[str, Reader] = {}
        #: Rows of packs that name cards. These rows are parsed after the cards.
        self._waiting: list[tuple[str, Reader]] = []

    @property
    def cards(self) -> Cards:
        if self._read_whole:
            assert self._cards is not None
            return self._cards
        with READING:
            if self._cards is None:
                self._cards = Cards()
                with undisturbed():
                    self._read(self._cards)
                self._read_whole = True
            return self._cards

    def for_products(self, products: Sequence[str]) -> Content:
        """Return this content with other products, and with all products that those and the packs refer to.

        The most recent selections are cached.
        """
        wanted = catalogue().in_order((CORE, *products, *self._mentioned))
        if wanted == self.products:
            return self
        with READING:
            if wanted not in self._others:
                if len(self._others) >= MOST_KEPT:
                    self._others.pop(next(iter(self._others)))
                other = self._others[wanted] = Content(wanted, self.packs, self._extra)
                other.component_data = self.component_data
            return self._others[wanted]

    # --- parsing ------------------------------------------------------------------------------------------------

    def _read(self, cards: Cards) -> None:
        cards.traits = dict(traits())
        cards.sets = {one.id: one.names for one in catalogue().sets.values()}
        cards.modulars = catalogue().of_kind("modular", self.products)
        cards.encounter_sets = {*catalogue().of_kind("villain"), *catalogue().of_kind("modular")}
        shipped = [rows_of(product) for product in self.products]
        for product in shipped:
            self.words.references += product.references
            for item, reader, card in product.cards:
                self._keep(item, reader, card, False)
        for path in self._extra:
            for reader in open_yaml(path).items():
                self.extra.add(self._add(reader, False))
        for pack in self.packs:
            self._add_pack(pack)
        for kind, add in (("decks", self.add_deck), ("scenarios", self.add_scenario), ("campaigns", self.add_campaign)):
            for product in shipped:
                for reader in product.lists[kind]:
                    add(reader)
            for file, reader in self._waiting:
                if file == kind:
                    add(reader)
        for id in self.packed:  # a set without a name in its pack is shown by its id
            for unnamed in (cards.by_id[id].set, cards.by_id[id].own_deck):
                cards.sets.setdefault(unnamed, dict.fromkeys(LANGUAGES, unnamed))
        cards.printed = list(cards.by_id.values())
        cards.names.update({card.id: card.names for card in cards.printed})
        look_up(cards, self.words)
        self._check_names()
        _retype(cards)
        _index(cards)

    def _add(self, reader: Reader, replaces: bool) -> str:
        item = Item.read("card", reader)
        return self._keep(item, reader, read_card(item, reader, self.words), replaces)

    def _keep(self, item: Item, reader: Reader, card: Card, replaces: bool) -> str:
        self.registry.add(item, reader, replaces and item.id in self.cards.by_id)
        self.cards.by_id[card.id] = card
        if card.kind == "hero":
            self.cards.hero_sets.add(card.set)
        self.rows[card.id] = reader
        return card.id

    def _add_pack(self, pack: Pack) -> None:
        self.registry.shipped = False
        for kind, reader in pack_rows(pack, "champions"):
            if kind == "cards":
                self.packed.add(self._add(reader, True))
            elif kind == "sets":
                self.add_set(reader)
            elif kind == "traits":
                self.add_trait(reader)
            elif kind in PACK_FILES:
                self._waiting.append((kind, reader))
                if kind == "decks":
                    self.decks[reader.identifier()] = reader
            else:
                raise reader.wrong("unknown-kind", value=kind[:40], known=", ".join(sorted(PACK_FILES)))

    def add_set(self, reader: Reader) -> None:
        """Add a set of a pack (for a villain, a hero or a modular set), or rename an existing set."""
        cards = self.cards
        one = read_set(reader)
        known = catalogue().sets.get(one.id)
        kind = cards.brought_sets.get(one.id, "" if known is None else known.kind)
        if kind not in ("", one.kind):
            raise reader.field("kind").wrong("not-one-of", value=one.kind, allowed=kind)
        cards.sets[one.id] = one.names
        if known is None:
            cards.brought_sets[one.id] = one.kind
        if not kind and one.kind in ("villain", "modular"):
            cards.encounter_sets.add(one.id)
        if not kind and one.kind == "modular":
            cards.modulars = (*cards.modulars, one.id)
        self.registry.add_row("set", one.id, reader)

    def add_trait(self, reader: Reader) -> None:
        id, names = read_trait(reader)
        self.cards.traits[id] = names
        self.registry.add_row("trait", id, reader)

    def add_campaign(self, reader: Reader) -> None:
        item = Item.read("campaign", reader)
        self.cards.campaigns[item.id] = read_campaign(item, reader, self.words, self.cards.names)
        self.registry.add(item, reader)

    def add_deck(self, reader: Reader) -> None:
        deck = read_deck(self.cards, reader)
        self.cards.decks[deck.id] = deck
        self.registry.add_row("deck", deck.id, reader)

    def add_scenario(self, reader: Reader) -> None:
        scenario = read_scenario(self.cards, reader)
        self.cards.scenarios[scenario.id] = scenario
        self.registry.add_row("scenario", scenario.id, reader)

    def read_row(self, kind: str, row: Reader) -> None:
        """Parse a single row in the context of all content."""
        if kind == "card":
            read_card(Item.read(kind, row), row, vocabulary())
        elif kind == "campaign":
            read_campaign(Item.read(kind, row), row, vocabulary(), {})
        elif kind == "set":
            read_set(row)
        elif kind == "trait":
            read_trait(row)
        elif kind == "deck":
            read_deck(self.cards, row)
        else:
            read_scenario(self.cards, row)

    @property
    def registry(self) -> Registry:
        return self.cards.registry

    # --- checks after everything is parsed ------------------------------------------------------------------------

    def _check_names(self) -> None:
        """Check that cards named by keywords exist, and the names that campaigns use."""
        cards = self.cards
        for card in cards.printed:
            _check_terms(self.rows[card.id], card.terms.linked, card.terms.team_up, cards.by_id)
            if card.campaign and card.campaign not in cards.campaigns:
                field = self.rows[card.id].field("campaign")
                raise field.wrong("unknown-word", value=card.campaign[:40], known=", ".join(cards.campaigns))
        for campaign in cards.campaigns.values():
            for chapter in campaign.chapters:
                earned = [*chapter.won.earn, *chapter.lost.earn]
                wrong = [id for id in earned if id not in cards.by_id or cards.by_id[id].campaign != campaign.id]
                if chapter.scenario not in cards.scenarios:
                    wrong.append(chapter.scenario)
                if wrong:
                    item = self.registry.kinds["campaign"][campaign.id]
                    known = ", ".join([*cards.scenarios, *(card.id for card in cards.printed if card.campaign)])
                    raise BadContent(item.origin, item.line, "unknown-word", value=wrong[0][:40], known=known)


def mentioned_in(pack: Pack) -> set[str]:
    """Return the products whose cards a pack replaces or mentions.

    Any word that equals a card's id counts as a mention. In scenarios, names of sets count too.
    """
    words = pack.mentions()
    named = {product for card, product in catalogue().cards.items() if card in words}
    scenarios = [plain_values(row.node) for file, row in pack.rows() if file == "scenarios"]
    return named | catalogue().products_of(_names_in(scenarios))


def _names_in(values: Any) -> Iterator[str]:
    if isinstance(values, str):
        yield values
    elif isinstance(values, dict):
        yield from _names_in(list(values.values()))
    elif isinstance(values, list):
        for value in values:
            yield from _names_in(value)


def known_names(cards: Cards) -> dict[str, Collection[str]]:
    """Return the names that card effects may refer to, by kind."""
    return {
        "card": cards.by_id,
        "form": [card.id for card in cards.printed if card.terms.form],
        "mark": [mark for campaign in cards.campaigns.values() for mark in campaign.marks],
        "scenario": cards.scenarios,
        "set": {*cards.sets, *(card.set for card in cards.printed)},
        "trait": cards.traits,
    }


def look_up(cards: Cards, words: Vocabulary) -> None:
    """Check that named cards, forms, marks and titles exist. A part of a title is enough."""
    words.look_up({**known_names(cards), "title": "/".join(card.title for card in cards.printed)})


def _check_terms(row: Reader, linked: str, team_up: tuple[str, ...], known: Collection[str]) -> None:
    for field, names in (("linked", (linked,) if linked else ()), ("team-up", team_up)):
        for name in names:
            if name not in known:
                raise row.field(field).wrong("names-nothing", value=name[:40], near=nearest(name, known))


def _retype(cards: Cards) -> None:
    """Add faces for cards that abilities may change into another kind."""
    kinds = {
        node.kind
        for card in cards.printed
        for use in card.uses
        for node in use.effect.nodes
        if isinstance(node, Retypes)
    }
    for kind in sorted(kinds):
        for card in cards.printed:
            if card.kind in CHANGEABLE and card.kind != kind:
                changed = as_another_kind(card, kind)
                cards.by_id[changed.id] = changed


def _index_faces(cards: Cards) -> None:
    """Index the sides of each identity, and the traits that distinguish the forms of a hero."""
    identities: dict[str, list[Card]] = {}
    for card in cards.printed:
        if card.kind in FORMS:
            identities.setdefault(card.id if card.kind == "alter-ego" else card.back, []).append(card)
    for faces in identities.values():
        heroes = [card for card in faces if card.kind == "hero"]
        for card in faces:
            cards.faces[card.id] = tuple(face.id for face in faces)
            others = {trait for hero in heroes if hero is not card for trait in hero.traits}
            own = [trait for trait in card.traits if trait not in others]
            if card.kind == "hero" and len(heroes) > 1 and own:
                cards.form_traits[card.id] = own[0]


def _index_printed(cards: Cards) -> None:
    """Build the indexes for set-up, and the index of unique cards' names."""
    for card in cards.printed:
        cards.by_set.setdefault(card.set, []).append(card)
        for keyword in card.keywords:
            cards.with_keyword.setdefault(keyword, set()).add(card.id)
    cards.linked = [card for card in cards.printed if card.terms.linked]
    cards.called = {card.id: title_and_alias(cards, card) for card in cards.by_id.values() if card.unique}


def title_and_alias(cards: Cards, card: Card) -> tuple[str, str]:
    """Return a card's title and alias. The alias is the subtitle, or the name of the alter-ego."""
    back = cards.by_id[card.back].title if card.back else ""
    if card.kind == "hero":
        return card.title, back
    if card.kind == "alter-ego":
        return back, card.title
    return card.title, card.subtitle


def _index_use(cards: Cards, card: Card, use: Use) -> None:
    cards.uses[use.label] = use
    cards.abilities[use.label] = use.effect
    if use.cost is not None:
        cards.abilities[use.cost.label] = use.cost
    cards.headed.setdefault(use.heading, set()).add(card.id)
    if use.heading in ("action", "forced-action"):
        cards.acting.setdefault(card.id, []).append(use)
    if use.heading == "action" and card.kind == "event":
        cards.acting_events.setdefault(card.id, []).append(use)
    if use.effect.on:
        on, moment = use.effect.on, use.effect.moment
        cards.answering[moment].setdefault(on, set()).add(card.id)
        if card.kind == "event":
            cards.answering_events[moment].setdefault(on, set()).add(card.id)


def _index(cards: Cards) -> None:
    """Build the indexes that the rules use."""
    for campaign in cards.campaigns.values():
        for chapter in campaign.chapters:
            for ability in chapter.abilities:
                cards.abilities[ability.label] = ability
    _index_faces(cards)
    _index_printed(cards)
    cards.own_decks = {card.own_deck for card in cards.by_id.values() if card.own_deck}
    cards.from_discard = {card.id for card in cards.by_id.values() if card.from_discard}
    cards.restricted = {card.id for card in cards.by_id.values() if "restricted" in card.keywords}
    cards.storing = {card.id for card in cards.by_id.values() if card.stores}
    cards.asks_for_played = any(card.asks_for_played for card in cards.by_id.values())
    cards.asks_how_it_went = any(card.asks_how_it_went for card in cards.by_id.values())
    cards.asks_for_excess = any(card.asks_for_excess for card in cards.by_id.values())
    for card in cards.by_id.values():
        for use in card.uses:
            _index_use(cards, card, use)
        for icon in card.icons:
            cards.faces_by_icon.setdefault(icon, set()).add(card.id)
        for toll in card.tolls:
            cards.abilities[toll.cost.label] = toll.cost
            cards.tolled.add(card.id)
        for constant in card.constants:
            cards.changing.setdefault(constant.name, set()).add(card.id)
    nodes = [node for ability in cards.abilities.values() for node in ability.nodes]
    lasting = {node.name for node in nodes if isinstance(node, Lasts)}
    if any(isinstance(node, PlaysForLess) and node.less for node in nodes):
        lasting.add("cost")
    cards.changes = set(cards.changing) | lasting
    for how in RESHAPING:
        for name in sorted(cards.changes):
            if change_of(name).kind == how:
                cards.reshaped.setdefault(change_of(name).of, []).append((how, name))
    cards.losses = any(name.startswith("lose:") for name in cards.changes)
    cards.changed_keywords = {change.of for change in map(change_of, cards.changes) if change.kind == "keyword"}
    for kind in KINDS:
        cards.cost_changes[kind] = tuple(name for name in ("cost", f"cost:{kind}") if name in cards.changes)
    cards.blanking = {
        f"trait:{trait}"
        for card in cards.printed
        for constant in card.constants
        if constant.name == "blank"
        for trait in traits_asked(constant.of)
    }
    cards.limits_vary = (
        not cards.changes.isdisjoint(("blank", "keyword:restricted"))
        or "allies" in lasting
        or any(constant.name == "allies" and constant.varies for card in cards.printed for constant in card.constants)
    )
    cards.kept = sorted(name for name in cards.changes if name.startswith("status:"))
