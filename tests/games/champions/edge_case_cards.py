"""Tables with further fixture cards that bring about rare situations."""

from __future__ import annotations

from games.champions.table import CONTENT, Table
from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.catalogue import CORE
from tableverse.games.champions.reading.content import Content

EDGE_CASE_GAME = Champions(extra=[*sorted(CONTENT.glob("*.yaml")), CONTENT / "edge-cases" / "cards.yaml"])


class EdgeCaseTable(Table):
    game = EDGE_CASE_GAME


class LimitsTable(Table):
    """A table without other products and fixture cards.

    Its limits change only when a card enters play, leaves play or flips.
    """

    game = Champions(content=Content([CORE], extra=[CONTENT / "made-up.yaml", CONTENT / "edge-cases" / "limits.yaml"]))
