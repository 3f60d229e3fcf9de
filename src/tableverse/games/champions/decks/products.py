"""Published products, and the environments that they make up (appendix VI of the rules reference)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tableverse.kernel.content import Reader, Release, open_yaml
from tableverse.kernel.fields import Shared, plain

KINDS: Final = ("core", "expansion", "scenario", "hero", "encounter")
#: How many products of each sort the limited environment allows besides the Core Set.
LIMITED: Final[dict[str, int]] = {"expansions": 3, "heroes": 10}
#: Of which sort each kind is; others do not count.
_COUNTED: Final[dict[str, str]] = {"expansion": "expansions", "scenario": "expansions", "hero": "heroes"}
#: The highest number among the products listed. Whatever is numbered above it came out later, so it is current.
_LATEST: Final = 59


@plain
class Product:
    id: str
    names: Shared[dict[str, str]]
    #: The digits that the codes of its cards begin with.
    code: str
    kind: str
    #: 0: it belongs to no wave.
    wave: int
    current: bool
    #: How many different cards it has, those left out that another product had before.
    cards: int
    #: Other products whose cards its own cards speak of, besides the Core Set.
    needs: tuple[str, ...]
    #: Only some of its sets are there yet, each of them whole.
    in_part: bool


@cache
def products() -> dict[str, Product]:
    """By the digits that the codes of their cards begin with."""
    listed = [_read(reader) for reader in open_yaml(_content() / "products.yaml").items()]
    return {product.code: product for product in listed}


@cache
def reprints() -> dict[str, str]:
    """The code of every later printing -> the code of the first one, which is the card's own."""
    reader = open_yaml(_content() / "reprints.yaml")
    return {code: reader.text(code) for code in reader.keys()}  # noqa: SIM118 (a Reader is not a mapping)


@cache
def _printings() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for later, first in reprints().items():
        found.setdefault(first, []).append(later)
    return found


def printed_in(code: str) -> list[Product]:
    """The products that a card comes in, the first one first."""
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
    """Are its cards here, or some of them?"""
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
    """Does a card of this code belong to the current environment? So it does if one of its products does."""
    held = printed_in(code)
    if held:
        return any(product.current for product in held)
    return code[:2].isdigit() and int(code[:2]) > _LATEST


def _content() -> Traversable:
    return files("tableverse") / "games" / "champions" / "content"


def too_many_for_limited(codes: list[str]) -> dict[str, int]:
    """How many expansions and hero packs the cards come from, where that is more than the limited environment has.

    A card that several products hold may come from any of them. Where no choice keeps within the limits, it counts as
    coming from the first."""
    held = [printed_in(code) for code in codes]
    asked = [choices for choices in held if choices and all(product.kind in _COUNTED for product in choices)]
    if _can_be_chosen(sorted(asked, key=len), 0, ()):
        return {}
    amounts = _counted({choices[0].id: choices[0] for choices in asked}.values())
    return {kind: amount for kind, amount in amounts.items() if amount > LIMITED[kind]}


def _can_be_chosen(asked: list[list[Product]], at: int, chosen: tuple[Product, ...]) -> bool:
    """Are there products within the limits from which all these cards come? Those of one product are asked first, so
    that little is left to choose."""
    if any(amount > LIMITED[kind] for kind, amount in _counted(chosen).items()):
        return False
    while at < len(asked) and any(product in chosen for product in asked[at]):
        at += 1
    return at == len(asked) or any(_can_be_chosen(asked, at + 1, (*chosen, one)) for one in asked[at])


def _counted(chosen: Iterable[Product]) -> dict[str, int]:
    kinds = [_COUNTED[product.kind] for product in chosen]
    return {kind: kinds.count(kind) for kind in LIMITED}
