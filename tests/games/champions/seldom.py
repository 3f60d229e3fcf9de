"""Tables with cards beside the made-up ones that are only there to bring about what hardly ever happens."""

from __future__ import annotations

from games.champions.table import CONTENT, Table
from tableverse.games.champions.game import Champions

SELDOM = Champions(extra=[*sorted(CONTENT.glob("*.yaml")), CONTENT / "seldom" / "cards.yaml"])


class SeldomTable(Table):
    game = SELDOM
