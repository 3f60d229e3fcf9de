"""Published products, and the environments that they make up (appendix VI of the rules reference)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tableverse.kernel.content import Reader, open_yaml
from tableverse.kernel.fields import Shared, plain

KINDS: Final = ("core", "expansion", "scenario", "hero", "encounter")
#: What the limited environment allows besides the Core Set.
LIMITED_EXPANSIONS: Final = 3
LIMITED_HERO_PACKS: Final = 10
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


def is_current(code: str) -> bool:
    """Does a card of this code belong to the current environment? So it does if one of its products does."""
    held = printed_in(code)
    if held:
        return any(product.current for product in held)
    return code[:2].isdigit() and int(code[:2]) > _LATEST


def _content() -> Traversable:
    return files("tableverse") / "games" / "champions" / "content"


def too_many_for_limited(codes: list[str]) -> dict[str, int]:
    """How many expansions and hero packs the cards come from, where that is more than the limited environment has."""
    kinds = [product.kind for code, product in products().items() if any(card[:2] == code for card in codes)]
    expansions = kinds.count("expansion") + kinds.count("scenario")
    heroes = kinds.count("hero")
    over: dict[str, int] = {}
    if expansions > LIMITED_EXPANSIONS:
        over["expansions"] = expansions
    if heroes > LIMITED_HERO_PACKS:
        over["heroes"] = heroes
    return over
