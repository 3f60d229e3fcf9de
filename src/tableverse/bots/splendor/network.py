"""The expert's network: logits of the options and values of the seats.

All cards share the same weights, in rows and in hands. The outputs of the cards are pooled, joined with the rest of the
table, and fed back to every card, twice. ``xp`` is numpy during play and jax.numpy in training.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from tableverse.bots.splendor.features import (
    ALL_CARDS,
    CARD_FEATURES,
    MOST_SEATS,
    OWN_CARDS,
    ROW_CARDS,
    TABLE_FEATURES,
    Array,
)
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import ORDINARY
from tableverse.games.splendor.moves import TAKES
from tableverse.games.splendor.rules.limits import HAND_LIMIT
from tableverse.kernel.errors import BadNetwork

Weights = dict[str, Array]

#: Widths of the card layers, of the table layers, and of the layer before the values.
CARD_WIDTH = 64
TABLE_WIDTH = 256
VALUE_WIDTH = 64
POOLS = 4 * CARD_WIDTH

# First output column of each group of options that do not belong to a single card.
TAKE = 0
DECK = TAKE + len(TAKES)
PAY = DECK + LEVELS
RETURN = PAY + ORDINARY
PLACE = RETURN + ORDINARY + 1
CHOICES = PLACE + MOST_SEATS

#: The layers: name -> (inputs, outputs).
LAYERS = {
    "card0": (CARD_FEATURES, CARD_WIDTH),
    "table1": (TABLE_FEATURES + POOLS, TABLE_WIDTH),
    "card1": (CARD_WIDTH, CARD_WIDTH),
    "told1": (TABLE_WIDTH, CARD_WIDTH),
    "table2": (TABLE_WIDTH + POOLS, TABLE_WIDTH),
    "card2": (CARD_WIDTH, CARD_WIDTH),
    "told2": (TABLE_WIDTH, CARD_WIDTH),
    "cards": (CARD_WIDTH, 2),
    "choices": (TABLE_WIDTH, CHOICES),
    "value1": (TABLE_WIDTH, VALUE_WIDTH),
    "value2": (VALUE_WIDTH, MOST_SEATS),
}


SHAPES: dict[str, tuple[int, ...]] = {
    **{name + ".w": shape for name, shape in LAYERS.items()},
    **{name + ".b": shape[1:] for name, shape in LAYERS.items()},
}


class Answer(NamedTuple):
    """Logits for recruiting (first column) or reserving (second) each card, for all other options, and for the winner.

    The winner's logits begin with the viewer's seat.
    """

    cards: Array
    choices: Array
    values: Array


def forward(xp: Any, weights: Weights, cards: Array, table: Array) -> Answer:
    held = _relu(xp, _dense(weights, "card0", cards))
    known = _relu(xp, _dense(weights, "table1", xp.concatenate([table, _pooled(xp, held)], axis=-1)))
    context = _dense(weights, "told1", known)[..., None, :]
    held = _relu(xp, _dense(weights, "card1", held) + context)
    joined = xp.concatenate([known, _pooled(xp, held)], axis=-1)
    known = known + _relu(xp, _dense(weights, "table2", joined))
    context = _dense(weights, "told2", known)[..., None, :]
    own = _relu(xp, _dense(weights, "card2", held[..., :OWN_CARDS, :]) + context)
    value = _relu(xp, _dense(weights, "value1", known))
    return Answer(_dense(weights, "cards", own), _dense(weights, "choices", known), _dense(weights, "value2", value))


def _pooled(xp: Any, held: Array) -> Array:
    """Pool the cards: mean and maximum of the rows, mean of the player's own hand, mean of the other hands."""
    rows = held[..., :ROW_CARDS, :]
    hand = held[..., ROW_CARDS:OWN_CARDS, :]
    others = held[..., OWN_CARDS:, :]
    parts = [
        rows.sum(axis=-2) * (1.0 / ROW_CARDS),
        rows.max(axis=-2),
        hand.sum(axis=-2) * (1.0 / HAND_LIMIT),
        others.sum(axis=-2) * (1.0 / (ALL_CARDS - OWN_CARDS)),
    ]
    return xp.concatenate(parts, axis=-1)


def _dense(weights: Weights, name: str, inputs: Array) -> Array:
    return inputs @ weights[name + ".w"] + weights[name + ".b"]


def _relu(xp: Any, numbers: Array) -> Array:
    return xp.maximum(numbers, 0)


def save(path: Path, weights: Weights) -> None:
    """Save the weights in half precision, which does not weaken play."""
    halved: dict[str, Any] = {name: np.asarray(weights[name], np.float16) for name in sorted(weights)}
    np.savez(path, **halved)


def load(path: Traversable | Path) -> Weights:
    """Load weights. The file format holds only numbers, so a file cannot execute code."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            weights = {name: kept[name].astype(np.float32) for name in kept.files}
    except (OSError, ValueError, EOFError, AttributeError, BadZipFile) as error:
        raise BadNetwork(file=path.name, why=str(error)[:200]) from error
    for name, shape in SHAPES.items():
        numbers = weights.get(name)
        if numbers is None or numbers.shape != shape or not np.isfinite(numbers).all():
            raise BadNetwork(file=path.name, why=name)
    return weights
