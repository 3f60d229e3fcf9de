"""Published products, and the environments that consist of them (appendix VI of the rules reference)."""

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
#: The group of each kind of product. Kinds that are missing here do not count towards the limits.
_COUNTED: Final[dict[str, str]] = {"expansion": "expansions", "scenario": "expansions", "hero": "heroes"}
#: Number of the latest listed product. Products with higher numbers were published later and are current.
_LATEST: Final = 59


@plain
class Product:
    id: str
    names: Shared[dict[str, str]]
    #: The leading digits of the codes of the product's cards.
    code: str
    kind: str
    #: Number of the product's wave; 0 for none.
    wave: int
    current: bool
    #: Number of different cards in the product that no earlier product contained.
    cards: int
    #: Other products that the product's cards refer to, except the Core Set.
    needs: tuple[str, ...]
    #: Whether only some of the product's sets are included here. Each included set is complete.
    in_part: bool


@cache
def products() -> dict[str, Product]:
    """Return the products by the leading digits of the codes of their cards."""
    listed = [_read(reader) for reader in open_yaml(_content() / "products.yaml").items()]
    return {product.code: product for product in listed}


@cache
def reprints() -> dict[str, str]:
    """Return for the code of each later printing the code of the first, which cards use."""
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
    """Return whether any of the product's cards are included."""
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
    """Return whether the current environment allows a card, because at least one of its products is current."""
    held = printed_in(code)
    if held:
        return any(product.current for product in held)
    return code[:2].isdigit() and int(code[:2]) > _LATEST


def _content() -> Traversable:
    return files("tableverse") / "games" / "champions" / "content"


def too_many_for_limited(codes: list[str]) -> dict[str, int]:
    """Return the numbers of expansions and hero packs that exceed the limited environment's maximum.

    A card in several products may come from any of them. If no choice of products meets the limits, count the first
    product of each card.
    """
    held = [printed_in(code) for code in codes]
    asked = [choices for choices in held if choices and all(product.kind in _COUNTED for product in choices)]
    if _can_be_chosen(sorted(asked, key=len), 0, ()):
        return {}
    amounts = _counted({choices[0].id: choices[0] for choices in asked}.values())
    return {kind: amount for kind, amount in amounts.items() if amount > LIMITED[kind]}


def _can_be_chosen(asked: list[list[Product]], at: int, chosen: tuple[Product, ...]) -> bool:
    """Return whether products within the limits can supply all these cards.

    ``asked`` holds the products of each card. Cards with a single product come first, so that few choices remain.
    """
    if any(amount > LIMITED[kind] for kind, amount in _counted(chosen).items()):
        return False
    while at < len(asked) and any(product in chosen for product in asked[at]):
        at += 1
    return at == len(asked) or any(_can_be_chosen(asked, at + 1, (*chosen, one)) for one in asked[at])


def _counted(chosen: Iterable[Product]) -> dict[str, int]:
    kinds = [_COUNTED[product.kind] for product in chosen]
    return {kind: kinds.count(kind) for kind in LIMITED}
