"""Fuzzing of the card language by swapping effects between valid cards.

Whatever the check accepts must be playable.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path as FilePath
from typing import Any

from tableverse.games import registry, workshop
from tableverse.kernel import i18n
from tableverse.kernel.content import plain_values
from tableverse.kernel.errors import BadContent, Endless
from tableverse.kernel.game import SPECTATOR, Config, Game
from tableverse.kernel.packs import Pack, pack_of_data
from tableverse.kernel.places import Watch
from tableverse.kernel.speech import Speaker
from tableverse.kernel.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode

Path = tuple[str | int, ...]
Row = dict[str, Any]
#: The kinds of parts that are swapped, each with another part of the same kind.
EXCHANGED = ("effect", "condition", "selector", "number")


class Site:
    """A node of the card language in a row."""

    def __init__(self, kind: str, id: str, path: Path, what: str, values: Any, within: bool) -> None:
        self.kind = kind
        self.id = id
        self.path = path
        self.what = what
        self.values = values
        #: Whether it is part of another effect.
        self.within = within

    def __str__(self) -> str:
        return f"{self.kind}/{self.id}/{'/'.join(map(str, self.path))}"


def sites(game: Game, rows: int, chance: random.Random) -> list[Site]:
    """Return the sites in a random sample of ``rows`` replaceable rows."""
    found: list[Site] = []
    read = game.row_reader()
    every = [(kind, id) for kind in game.component_files.values() for id in game.items_of(kind)]
    for kind, id in chance.sample(every, min(rows, len(every))):
        watch = Watch()
        row = game.row_of(kind, id).fresh_copy(watch)
        with suppress(BadContent):
            read(kind, row)
        found += (
            Site(kind, id, path, what, plain_values(node), within)
            for path, what, node, within in _walk(row.node, (), watch, False)
        )
    return found


def _walk(node: Node, path: Path, watch: Watch, within: bool) -> Iterator[tuple[Path, str, Node, bool]]:
    what = watch.at(node).what
    if what in EXCHANGED and not (isinstance(node, ScalarNode) and what == "number"):
        yield path, what, node, within
        within = True
    if isinstance(node, MappingNode):
        for key, value in node.value:
            yield from _walk(value, (*path, key.value), watch, within)
    elif isinstance(node, SequenceNode):
        for number, part in enumerate(node.value):
            yield from _walk(part, (*path, number), watch, within)


def with_part(values: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    first, *others = path
    if isinstance(values, list):
        assert isinstance(first, int)
        return [with_part(part, tuple(others), new) if at == first else part for at, part in enumerate(values)]
    return {key: with_part(part, tuple(others), new) if key == first else part for key, part in values.items()}


class Swapped:
    """A row in which one part was replaced by a part of another row."""

    def __init__(self, site: Site, donor: Site, row: Row) -> None:
        self.site = site
        self.donor = donor
        self.row = row


def swapped_rows(game: Game, count: int, seed: int) -> list[Swapped]:
    """Return up to ``count`` rows, each with a part replaced by another row's: usually a whole effect."""
    chance = random.Random(seed)
    every = sites(game, 4 * count, chance)
    whole = [site for site in every if not site.within]
    made: dict[tuple[str, str], Swapped] = {}
    for _ in range(count):
        site = chance.choice(whole if chance.random() < 0.7 else every)
        donors = [one for one in (whole if chance.random() < 0.7 else every) if one.what == site.what]
        donor = chance.choice(donors or [site])
        row = with_part(workshop.row_data(game, site.kind, site.id), site.path, donor.values)
        made[site.kind, site.id] = Swapped(site, donor, row)
    return list(made.values())


def refusal(pack: Pack) -> BadContent | None:
    try:
        workshop.load_pack(pack).check_content()
    except BadContent as error:
        return error
    return None


def _readable(game: Game, moved: list[Swapped]) -> Iterator[Swapped]:
    """Yield the rows that are valid on their own, so that fewer refusals remain: each reloads the game."""
    read = game.row_reader()
    for one in moved:
        file = workshop.file_of(game, one.site.kind)
        pack = pack_of_data({"game": game.id, "title": "Moved", "rows": {file: [one.row]}})
        with suppress(BadContent):
            for _, row in pack.rows():
                read(one.site.kind, row)
                yield one


def accepted_pack(game: Game, moved: list[Swapped]) -> Pack | None:
    """Return a pack of the rows that pass the check, or None.

    Each refusal must name the file and line and explain the problem in both languages.
    """
    rows: dict[str, list[Row]] = {}
    for one in _readable(game, moved):
        rows.setdefault(workshop.file_of(game, one.site.kind), []).append(one.row)
    while any(rows.values()):
        pack = pack_of_data({"game": game.id, "title": "Moved", "rows": rows})
        error = refusal(pack)
        if error is None:
            return pack
        assert all(error.render_problem(language) for language in i18n.LANGUAGES)
        assert error.file in pack.places(), f"not at the pack: {error}"
        file, number = pack.place_of(error)[:2]
        del rows[str(file)][int(number)]
        rows = {kind: found for kind, found in rows.items() if found}
    return None


def play_errors(game: Game, config: Config, seed: int, most: int) -> list[str]:
    """Return the error of a game of random choices, if any. Cards that trigger each other endlessly are no error."""
    chance = random.Random(seed)
    game = game.for_table(config)
    speakers = [Speaker(game, language, [f"P{seat}" for seat in range(config.seats)]) for language in i18n.LANGUAGES]
    try:
        state = game.new(config, seed)
        while state.decision is not None and state.moves < most:
            decision = state.decision
            ids = [option.id for option in decision.options]
            assert ids, f"a choice without options: {decision.kind}"
            assert len(set(ids)) == len(ids), f"options of the same name: {decision.kind} {ids}"
            if chance.random() < 0.1:
                for seat in range(SPECTATOR, config.seats):
                    game.view(state, seat)
                for speaker in speakers:
                    for option in decision.options:
                        speaker.say(option.message)
            for event in game.apply(state, chance.choice(ids)):
                speakers[state.moves % 2].tell(event)
    except Endless:
        return []
    except Exception as error:
        last = [
            f"{FilePath(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)
        ]
        return [f"{type(error).__name__} {str(error)[:100]} at {' < '.join(reversed(last[-6:]))}"]
    return []


Choose = Callable[[random.Random], Config]


def explore(name: str, configs: Choose, count: int, games: int, seed: int, most: int = 1500) -> dict[str, list[str]]:
    """Map each error found to the games in which it occurred."""
    shipped = registry.load_game(name)
    chance = random.Random(seed)
    moved = swapped_rows(shipped, count, seed)
    pack = accepted_pack(shipped, moved)
    assert pack is not None
    game = workshop.load_pack(pack)
    found: dict[str, list[str]] = {}
    for number in range(games):
        config = configs(chance)
        for trouble in play_errors(game, config, seed * 1000 + number, most):
            found.setdefault(trouble, []).append(f"{name} {seed} {number} {config.settings}")
    return found
