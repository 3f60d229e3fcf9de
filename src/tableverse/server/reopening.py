"""How a saved table becomes a match again, also with a release that has other cards or rules.

If its choices lead through the positions that were kept, nothing has changed for it. If not, a game in play goes on
from the latest position that this release understands, and says so; a finished one is looked at as it was kept.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from tableverse.kernel.errors import CardGone, CorruptData, CorruptReplay, OtherEnding, TableError
from tableverse.kernel.game import Config, Game
from tableverse.kernel.match import Match, Past
from tableverse.kernel.record import ENGINE, Record, Upgrade
from tableverse.kernel.state import State
from tableverse.server.errors import CardMissing, RulesChanged, TableDamaged
from tableverse.server.snapshots import Album
from tableverse.server.store import PLAYING, SavedTable, SavedUpgrade, StoredSnapshot, StoredTable

log = logging.getLogger("tableverse.room")


@dataclass(slots=True)
class Reopened:
    """``match`` is None if this release cannot play the game: then ``problem`` says why. ``certain``: its positions are
    known to be what they were. ``upgrade``: what there is to tell about this release, and to save."""

    match: Match | None
    certain: bool = True
    upgrade: SavedUpgrade | None = None
    problem: TableError | None = None


@dataclass(slots=True)
class Played:
    """What was chosen at a table, and what was kept of it."""

    game: Game
    saved: SavedTable
    options: list[str]
    album: Album = field(init=False)
    stored: StoredTable

    def __post_init__(self) -> None:
        self.album = Album(self.game, self.stored.snapshots, self.stored.contents)

    def record(self) -> Record:
        """Without a digest. Where the game was gone on with from a kept position, it holds that position."""
        saved = self.saved
        kept = {snapshot.number: snapshot for snapshot in self.album.snapshots}
        upgrades = [
            Upgrade(
                one.move,
                one.content,
                one.engine,
                self.album.packed(kept[one.move]) if one.restarted and one.move in kept else None,
            )
            for one in saved.upgrades
        ]
        config = Config(len(saved.seats), saved.settings)
        packs = [{"title": pack.title, "fingerprint": pack.fingerprint} for pack in saved.packs]
        return Record(
            saved.game,
            config,
            saved.seed,
            list(self.options),
            [],
            saved.content,
            saved.engine,
            upgrades=upgrades,
            packs=packs,
        )


def reopen(played: Played) -> Reopened:
    try:
        match = _replayed(played)
        certain = _leads_through(match, played)
    except TableError as error:
        return _gone_on(played, error)
    game, saved = played.game, played.saved
    if game.plays_content(saved.latest_content):
        return Reopened(match)
    # Played with other cards, yet it goes the same way with these. What was told then may still have been different.
    if played.album.snapshots:
        told = played.album.snapshots[-1].number
        match.history[: told + 1] = played.album.history(told)
    return Reopened(match, certain, SavedUpgrade(match.moves, game.fingerprint(), ENGINE, restarted=False))


def _replayed(played: Played) -> Match:
    """All choices, from the beginning or from where the game was last gone on with."""
    restarts = [upgrade.move for upgrade in played.saved.upgrades if upgrade.restarted]
    if not restarts:
        return _played_on(played, None)
    kept = next((one for one in played.album.snapshots if one.number == restarts[-1]), None)
    if kept is None:
        raise TableDamaged(why=f"snapshot {restarts[-1]}")
    return _played_on(played, played.album.state(kept))


def _played_on(played: Played, state: State | None, leniently: bool = False) -> Match:
    """A match with all choices after that position; ``leniently``: with as many of them as are possible."""
    record, album = played.record(), played.album
    past = None if state is None else Past(state, album.history(state.moves), album.seats_asked(state.moves))
    try:
        match = Match(played.game, record.config, record.seed, [], past)
    except TableError:
        raise
    except Exception as error:  # what was agreed may mean nothing with other cards
        raise TableDamaged(why=f"{type(error).__name__}: {error}") from error
    match.record = record.shortened(match.start)
    for option in record.options[match.start :]:
        moves = match.moves
        try:
            match.repeat(option)
        except Exception as error:
            if leniently:
                match.undo_to(moves)  # an error that is not a refusal may have left the position half changed
                break
            if not isinstance(error, TableError):
                log.exception("move %d of table %s cannot be made any more", moves + 1, played.saved.id)
            raise CorruptReplay(move=moves + 1, option=option[:80]) from error
    return match


def _leads_through(match: Match, played: Played) -> bool:
    """Compares with the latest position that was kept: OtherEnding if it is another one, False if there is none."""
    for snapshot in reversed(played.album.snapshots):
        if match.start <= snapshot.number <= match.moves:
            if played.game.digest(match.at(snapshot.number)) != played.album.digest(snapshot):
                raise OtherEnding()
            return True
    return False


def _gone_on(played: Played, problem: TableError) -> Reopened:
    """Of a game whose choices do not lead to where they led before."""
    saved, game = played.saved, played.game
    log.warning("the rules have changed for table %s: %s", saved.id, problem)
    if isinstance(problem, CorruptReplay | OtherEnding):
        problem = RulesChanged()
    if saved.status != PLAYING:
        return Reopened(None, problem=problem)
    latest: TableError | None = None
    for snapshot in reversed(played.album.snapshots):
        try:
            match = _played_on(played, played.album.state(snapshot), leniently=True)
        except TableError as error:
            latest = latest or error
            continue
        taken_back = len(played.options) - match.moves
        upgrade = SavedUpgrade(snapshot.number, game.fingerprint(), ENGINE, True, taken_back)
        return Reopened(match, upgrade=upgrade)
    problem = latest or problem
    log.error("table %s cannot be gone on with: %s", saved.id, problem)
    if isinstance(problem, CardGone):
        problem = CardMissing()
    elif isinstance(problem, CorruptData):
        problem = RulesChanged()
    return Reopened(None, problem=problem)


class PastPositions:
    """What was kept of a game that cannot be replayed from its beginning."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self.moves = len(played.options)
        self.history = played.album.history(self.moves)
        #: By the number of the snapshot, the positions from there to the next one.
        self._parts: dict[int, list[State]] = {}

    def record(self) -> Record:
        record = self._played.record()
        latest = self._played.album.snapshots[-1] if self._played.album.snapshots else None
        if latest is not None and latest.number == self.moves:
            record.digest, record.encoding = latest.digest, latest.encoding
        return record

    def at(self, move: int) -> State | None:
        """The latest position known up to that move."""
        for snapshot in reversed(self._played.album.snapshots):
            if snapshot.number <= move:
                part = self._part(snapshot)
                if part:
                    return part[min(move - snapshot.number, len(part) - 1)]
        return None

    def _part(self, snapshot: StoredSnapshot) -> list[State]:
        part = self._parts.get(snapshot.number)
        if part is None:
            part = self._parts[snapshot.number] = self._play(snapshot)
        return part

    def _play(self, snapshot: StoredSnapshot) -> list[State]:
        """The position that was kept and, if the choices after it lead to the next one, those between."""
        played, game = self._played, self._played.game
        try:
            state = played.album.state(snapshot)
        except TableError:
            return []
        part = [state]
        following = next((one for one in played.album.snapshots if one.number > snapshot.number), None)
        if following is None:
            return part
        state = state.clone()
        try:
            for option in played.options[snapshot.number : following.number]:
                game.repeat_quietly(state, option)
                part.append(state.clone())
            return part if game.digest(state) == played.album.digest(following) else part[:1]
        except Exception:  # as in _played_on
            return part[:1]
