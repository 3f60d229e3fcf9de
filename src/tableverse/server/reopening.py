"""Restoration of a match from a saved table, even with a release whose cards or rules differ.

If the saved choices lead through the saved snapshots, the upgrade does not affect the table. Otherwise a game in play
continues from the latest snapshot that this release understands, and the table announces the upgrade. A finished game
is shown from its snapshots.
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
from tableverse.server.snapshots import SnapshotReader
from tableverse.server.store import PLAYING, SavedTable, SavedUpgrade, StoredSnapshot, StoredTable

log = logging.getLogger("tableverse.room")


@dataclass(slots=True)
class Reopened:
    """The result of reopening a table.

    ``match`` is None if this release cannot play the game, and ``problem`` is the reason. ``certain`` says that the
    positions are known to be the original ones. ``upgrade`` is the upgrade to this release, to be announced and saved.
    """

    match: Match | None
    certain: bool = True
    upgrade: SavedUpgrade | None = None
    problem: TableError | None = None


@dataclass(slots=True)
class StoredGame:
    """The saved choices and snapshots of a table."""

    game: Game
    saved: SavedTable
    options: list[str]
    reader: SnapshotReader = field(init=False)
    stored: StoredTable

    def __post_init__(self) -> None:
        self.reader = SnapshotReader(self.game, self.stored.snapshots, self.stored.contents)

    def record(self) -> Record:
        """Return the record without a digest, including the snapshots from which the game was continued."""
        saved = self.saved
        kept = {snapshot.number: snapshot for snapshot in self.reader.snapshots}
        upgrades = [
            Upgrade(
                one.move,
                one.content,
                one.engine,
                self.reader.packed(kept[one.move]) if one.restarted and one.move in kept else None,
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


def reopen(played: StoredGame) -> Reopened:
    try:
        match = _replay(played)
        certain = _matches_snapshot(match, played)
    except TableError as error:
        return _continue_from_snapshot(played, error)
    game, saved = played.game, played.saved
    if game.plays_content(saved.latest_content):
        return Reopened(match)
    # The game was played with other cards but leads the same way with these. Keep the original events, which may
    # differ.
    if played.reader.snapshots:
        last_kept = played.reader.snapshots[-1].number
        match.history[: last_kept + 1] = played.reader.history(last_kept)
    return Reopened(match, certain, SavedUpgrade(match.moves, game.fingerprint(), ENGINE, restarted=False))


def _replay(played: StoredGame) -> Match:
    """Replay all choices, from the beginning or from where the game was last continued."""
    restarts = [upgrade.move for upgrade in played.saved.upgrades if upgrade.restarted]
    if not restarts:
        return _replay_from(played, None)
    kept = next((one for one in played.reader.snapshots if one.number == restarts[-1]), None)
    if kept is None:
        raise TableDamaged(why=f"snapshot {restarts[-1]}")
    return _replay_from(played, played.reader.state(kept))


def _replay_from(played: StoredGame, state: State | None, leniently: bool = False) -> Match:
    """Return a match with all choices after ``state``, or all choices of the game if it is None.

    With ``leniently``, stop before the first choice that is no longer possible.
    """
    record, reader = played.record(), played.reader
    past = None if state is None else Past(state, reader.history(state.moves), reader.seats_asked(state.moves))
    try:
        match = Match(played.game, record.config, record.seed, [], past)
    except TableError:
        raise
    except Exception as error:  # the settings may be invalid with other cards
        raise TableDamaged(why=f"{type(error).__name__}: {error}") from error
    match.record = record.shortened(match.start)
    for option in record.options[match.start :]:
        moves = match.moves
        try:
            match.apply_recorded(option)
        except Exception as error:
            if leniently:
                match.undo_to(moves)  # an unexpected error may have left the position half changed
                break
            if not isinstance(error, TableError):
                log.exception("move %d of table %s is no longer possible", moves + 1, played.saved.id)
            raise CorruptReplay(move=moves + 1, option=option[:80]) from error
    return match


def _matches_snapshot(match: Match, played: StoredGame) -> bool:
    """Compare the match with its latest snapshot. Raise OtherEnding if they differ; return False if there is none."""
    for snapshot in reversed(played.reader.snapshots):
        if match.start <= snapshot.number <= match.moves:
            if played.game.digest(match.at(snapshot.number)) != played.reader.digest(snapshot):
                raise OtherEnding()
            return True
    return False


def _continue_from_snapshot(played: StoredGame, problem: TableError) -> Reopened:
    """Continue a game whose choices no longer lead to the saved positions."""
    saved, game = played.saved, played.game
    log.warning("the rules have changed for table %s: %s", saved.id, problem)
    if isinstance(problem, CorruptReplay | OtherEnding):
        problem = RulesChanged()
    if saved.status != PLAYING:
        return Reopened(None, problem=problem)
    latest: TableError | None = None
    for snapshot in reversed(played.reader.snapshots):
        try:
            match = _replay_from(played, played.reader.state(snapshot), leniently=True)
        except TableError as error:
            latest = latest or error
            continue
        taken_back = len(played.options) - match.moves
        upgrade = SavedUpgrade(snapshot.number, game.fingerprint(), ENGINE, True, taken_back)
        return Reopened(match, upgrade=upgrade)
    problem = latest or problem
    log.error("table %s cannot continue: %s", saved.id, problem)
    if isinstance(problem, CardGone):
        problem = CardMissing()
    elif isinstance(problem, CorruptData):
        problem = RulesChanged()
    return Reopened(None, problem=problem)


class PastPositions:
    """The saved positions of a game that cannot be replayed from its beginning."""

    def __init__(self, played: StoredGame) -> None:
        self._played = played
        self.moves = len(played.options)
        self.history = played.reader.history(self.moves)
        #: By snapshot number, the positions from that snapshot to the next.
        self._parts: dict[int, list[State]] = {}

    def record(self) -> Record:
        record = self._played.record()
        latest = self._played.reader.snapshots[-1] if self._played.reader.snapshots else None
        if latest is not None and latest.number == self.moves:
            record.digest, record.encoding = latest.digest, latest.encoding
        return record

    def at(self, move: int) -> State | None:
        """Return the latest known position up to that move."""
        for snapshot in reversed(self._played.reader.snapshots):
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
        """Return the snapshot's position.

        If the choices after it lead to the next snapshot, return all positions in between too.
        """
        played, game = self._played, self._played.game
        try:
            state = played.reader.state(snapshot)
        except TableError:
            return []
        part = [state]
        following = next((one for one in played.reader.snapshots if one.number > snapshot.number), None)
        if following is None:
            return part
        state = state.clone()
        try:
            for option in played.options[snapshot.number : following.number]:
                game.apply_recorded_quietly(state, option)
                part.append(state.clone())
            return part if game.digest(state) == played.reader.digest(following) else part[:1]
        except Exception:  # as in _replay_from
            return part[:1]
