"""Tables with every made-up card beside those that are shipped: for words and rules that no Core Set card uses."""

from __future__ import annotations

from games.champions.table import CONTENT, Table
from tableverse.games.champions.game import Champions

MADE_UP = Champions(extra=sorted(CONTENT.glob("*.yaml")))


class MadeUpTable(Table):
    game = MADE_UP
