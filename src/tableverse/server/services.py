"""Services shared by all rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tableverse.bots.evaluator import has_expert
from tableverse.kernel.errors import UnknownBot
from tableverse.kernel.packs import Pack
from tableverse.server.bot_pool import BotPool
from tableverse.server.bounded_lock import BoundedLock
from tableverse.server.config import ServerConfig
from tableverse.server.metrics import Metrics
from tableverse.server.pack_checker import PackChecker
from tableverse.server.store import Store
from tableverse.server.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Services:
    config: ServerConfig
    store: Store
    tokens: Tokens
    bots: BotPool
    metrics: Metrics
    #: Content packs offered at every table, by fingerprint.
    offered: Mapping[str, Pack] = field(default_factory=dict)
    checker: PackChecker = field(default_factory=PackChecker)
    #: Limits the packs that are loaded in this process to one at a time.
    pack_lock: BoundedLock = field(default_factory=BoundedLock)

    def metric_values(self, rooms: int, sockets: int) -> tuple[dict[str, float], dict[str, float]]:
        """Return the counters and gauges of this process."""
        counters = {
            **self.metrics.counters(),
            "bot_choices_total": self.bots.choices,
            "bot_seconds_total": self.bots.seconds,
            "bot_troubles_total": self.bots.failures,
            "bot_choices_for_others_total": self.bots.helped,
        }
        gauges = {
            "start_time_seconds": self.metrics.started,
            "rooms": rooms,
            "sockets": sockets,
            "bots_waiting": self.bots.waiting,
        }
        return counters, gauges

    def bots_for(self, game: str) -> list[tuple[str, str]]:
        """Return the bots that people can choose, each with the key of its name."""
        return [(spec, key) for spec, key in self.config.bots if spec != "expert" or has_expert(game)]

    def check_bot(self, bot: str, game: str) -> None:
        """Raise UnknownBot unless the bot is configured, since other bots may compute for minutes."""
        known = [*(spec for spec, _ in self.bots_for(game)), *self.config.more_bots]
        if bot not in known:
            raise UnknownBot(bot=bot[:40], known=", ".join(known))
