"""What all rooms share."""

from __future__ import annotations

from dataclasses import dataclass

from tableverse.kernel.errors import UnknownBot
from tableverse.server.config import ServerConfig
from tableverse.server.metrics import Metrics
from tableverse.server.store import Store
from tableverse.server.thinking import Thinker
from tableverse.server.tokens import Tokens


@dataclass(frozen=True, slots=True)
class House:
    config: ServerConfig
    store: Store
    tokens: Tokens
    thinker: Thinker
    metrics: Metrics

    def check_bot(self, bot: str) -> None:
        """Only bots that are offered: others may think for minutes."""
        known = [spec for spec, _ in self.config.bots]
        if bot not in known:
            raise UnknownBot(bot=bot[:40], known=", ".join(known))
