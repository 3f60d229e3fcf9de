"""Published products, and the environments made of them (appendix VI of the rules reference)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tableverse.kernel.content import Reader, Release, open_yaml
from tableverse.kernel.fields import Shared, plain

KINDS: Final = ("core", "expansion", "scenario", "hero", "encounter")
#: Number of products of each group that the limited environment allows in addition to the Core Set.
LIMITED: Final[dict[str, int]] = {"expansions": 3, "heroes": 10}
#: The group of each kind of product; other kinds do not count.
_COUNTED: Final[dict[str, str]] = {"expansion": "expansions", "scenario": "expansions", "hero": "heroes"}
#: The highest number among the listed products. Anything above it was published later and is current.
_LATEST: Final = 59


@plain
class Product:
    id: str
    names: Shared[dict[str, str]]
    #: The leading digits of its cards' codes.
    code: str
    kind: str
    #: 0 if it belongs to no wave.
    wave: int
    current: bool
    #: Number of different cards in it that no earlier product contained.
    cards: int
    #: Other products that its cards refer to, except the Core Set.
    needs: tuple[str, ...]
    #: Whether only some of its sets are included, each of them complete.
    in_part: bool


@cache
def products() -> dict[str, Product]:
    """Return the products by the leading digits of their cards' codes."""
    listed = [_read(reader) for reader in open_yaml(_content() / "products.yaml").items()]
    return {product.code: product for product in listed}


@cache
def reprints() -> dict[str, str]:
    """Return the code of the first printing by that of each later one. Cards use the first."""
    reader = open_yaml(_content() / "reprints.yaml")
    return {code: reader.text(code) for code in reader.keys()}  # noqa: SIM118 (a Reader is not a mapping)


@cache
def _printings() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for later, first in reprints().items():
        found.setdefault(first, []).append(later)
    return found


def printed_in(code: str) -> list[Product]:
    """Return the products that contain a card, the original one first."""
    held = [products().get(printing[:2]) for printing in (code, *_printings().get(code, ()))]
    return [product for at, product in enumerate(held) if product is not None and product not in held[:at]]


def _read(reader: Reader) -> Product:
    product = Product(
        reader.identifier(),
        reader.names(),
        reader.text("code"),
        reader.one_of("kind", KINDS),
        reader.integer("wave", 1, 99, default=0),
        reader.flag("current"),
        reader.integer("cards", 1, 999),
        tuple(part.as_text() for part in reader.field("needs").items()) if reader.has("needs") else (),
        reader.flag("in-part"),
    )
    reader.no_more()
    return product


def is_shipped(product: Product) -> bool:
    """Return whether any of its cards are included."""
    return (_content() / product.id).is_dir()


def releases() -> list[Release]:
    return [
        Release(
            product.names,
            product.cards,
            "missing" if not is_shipped(product) else "in-part" if product.in_part else "whole",
        )
        for product in products().values()
    ]


def is_current(code: str) -> bool:
    """Return whether the current environment allows a card: whether any of its products is current."""
    held = printed_in(code)
    if held:
        return any(product.current for product in held)
    return code[:2].isdigit() and int(code[:2]) > _LATEST


def _content() -> Traversable:
    return files("tableverse") / "games" / "champions" / "content"


def too_many_for_limited(codes: list[str]) -> dict[str, int]:
    """Count the expansions and hero packs of the cards, and return the counts above the limited environment's maximum.

    A card in several products may come from any of them. If no choice meets the limits, count each card's first
    product.
    """
    held = [printed_in(code) for code in codes]
    asked = [choices for choices in held if choices and all(product.kind in _COUNTED for product in choices)]
    if _can_be_chosen(sorted(asked, key=len), 0, ()):
        return {}
    amounts = _counted({choices[0].id: choices[0] for choices in asked}.values())
    return {kind: amount for kind, amount in amounts.items() if amount > LIMITED[kind]}


def _can_be_chosen(asked: list[list[Product]], at: int, chosen: tuple[Product, ...]) -> bool:
    """Return whether products within the limits can supply all these cards.

    ``asked`` begins with the cards that have a single product, so that few choices remain.
    """
    if any(amount > LIMITED[kind] for kind, amount in _counted(chosen).items()):
        return False
    while at < len(asked) and any(product in chosen for product in asked[at]):
        at += 1
    return at == len(asked) or any(_can_be_chosen(asked, at + 1, (*chosen, one)) for one in asked[at])


def _counted(chosen: Iterable[Product]) -> dict[str, int]:
    kinds = [_COUNTED[product.kind] for product in chosen]
    return {kind: kinds.count(kind) for kind in LIMITED}
