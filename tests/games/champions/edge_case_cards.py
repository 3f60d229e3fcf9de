"""Tables with cards beside the made-up ones that are only there to bring about what hardly ever happens."""

from __future__ import annotations

from games.champions.table import CONTENT, Table
from tableverse.games.champions.game import Champions
from tableverse.games.champions.reading.catalogue import CORE
from tableverse.games.champions.reading.content import Content

EDGE_CASE_GAME = Champions(extra=[*sorted(CONTENT.glob("*.yaml")), CONTENT / "seldom" / "cards.yaml"])


class EdgeCaseTable(Table):
    game = EDGE_CASE_GAME


class LimitsTable(Table):
    """Without other products and other made-up cards: no limit changes but by a card that comes, goes or turns."""

    game = Champions(content=Content([CORE], extra=[CONTENT / "made-up.yaml", CONTENT / "seldom" / "limits.yaml"]))
