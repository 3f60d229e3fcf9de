"""Support for authors of packs: the components that can be changed, a pack's errors, and its changes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any, Final

from tableverse.games import registry
from tableverse.kernel import i18n
from tableverse.kernel.content import Item, plain_values, written
from tableverse.kernel.effects.describing import described
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Game
from tableverse.kernel.packs import Pack
from tableverse.kernel.places import Watch
from tableverse.kernel.yaml_nodes import MappingNode, Node, SequenceNode

#: Maximum number of problems to look for. Each requires parsing the game again.
MOST_PROBLEMS: Final = 12
#: Facts that are not printed numbers: names, texts, and internal ids.
NOT_NUMBERS: Final = ("id", "name", "pack", "abilities", "ability_names")


def load_pack(pack: Pack) -> Game:
    """Load the game for which a pack was made, together with the pack."""
    known = registry.game_ids()
    if pack.game not in known:
        error = BadContent(pack.place("pack.yaml"), 1, "not-one-of", value=pack.game[:40], allowed=", ".join(known))
        error.path = ["pack", "game"]
        raise error
    return registry.load_game(pack.game, [pack])


class Examined:
    """A pack, its problems, and the game with the pack's valid rows, or None if these do not load either."""

    __slots__ = ("game", "pack", "problems")

    def __init__(self, pack: Pack, game: Game | None, problems: list[BadContent]) -> None:
        self.pack = pack
        self.game = game
        self.problems = problems


def examine(pack: Pack) -> Examined:
    """Check a pack, and check it again without each invalid row, to find one problem per row."""
    problems: list[BadContent] = []
    bad: set[tuple[str, int]] = set()
    while True:
        try:
            return Examined(pack, load_pack(pack.without(bad)), problems)
        except BadContent as error:
            problems.append(error)
            row = _row(pack.place_of(error))
            if row is None or row in bad or len(problems) >= MOST_PROBLEMS:
                return Examined(pack, None, problems)
            bad |= {row, *_dependent(pack, row)}


def _row(path: list[str | int]) -> tuple[str, int] | None:
    if len(path) >= 2 and isinstance(path[0], str) and isinstance(path[1], int):
        return path[0], path[1]
    return None


def _dependent(pack: Pack, row: tuple[str, int]) -> Iterator[tuple[str, int]]:
    """Yield the rows that belong to an excluded row: their only problem is its absence."""
    known = [((file, int(reader.key)), reader) for file, reader in pack.rows()]
    gone = {reader.text("id") for place, reader in known if place == row}
    for place, reader in known:
        named = (reader.field(name) for name in reader.keys() if name != "id")  # noqa: SIM118 (a Reader is no mapping)
        if any(part.is_value() and part.node.value in gone for part in named):
            yield place


# --- changes of a pack ----------------------------------------------------------------------------------------------


class Changed:
    """A row of a pack, and the component before and after the change as clients see it, if there is one."""

    __slots__ = ("after", "before", "file", "id", "kind", "number")

    def __init__(
        self, file: str, number: int, kind: str, id: str, before: dict[str, Any] | None, after: dict[str, Any]
    ) -> None:
        self.file = file
        self.number = number
        self.kind = kind
        self.id = id
        self.before = before
        self.after = after


def changes(examined: Examined) -> Iterator[Changed]:
    """Yield the changes that the valid rows of a pack make, in the order of the rows."""
    game = examined.game
    if game is None:
        return
    shipped = registry.load_game(game.id)
    (pack,) = game.packs
    for file, row in pack.rows():
        kind = game.component_files[file.replace("_", "-")]
        id = row.identifier()
        item = game.items_of(kind).get(id)
        if item is not None:
            before = shipped.items_of(kind).get(id)
            assert isinstance(row.key, int)
            yield Changed(file, row.key, kind, id, facts_of(shipped, before), game.component_data(item))


def facts_of(game: Game, item: Item | None) -> dict[str, Any] | None:
    return None if item is None else game.component_data(item)


def text_lines(facts: Any) -> dict[str, list[str]]:
    """Return all texts of a component by language, collected from its facts."""
    lines: dict[str, list[str]] = {language: [] for language in i18n.LANGUAGES}
    _collect(facts, lines)
    return lines


def _collect(facts: Any, lines: dict[str, list[str]]) -> None:
    if isinstance(facts, list):
        for part in facts:
            _collect(part, lines)
    elif isinstance(facts, dict):
        if all(language in facts for language in i18n.LANGUAGES):
            for language in i18n.LANGUAGES:
                value = facts[language]
                lines[language] += value if isinstance(value, list) else [str(value)]
        else:
            for name, part in facts.items():
                if name not in NOT_NUMBERS:
                    _collect(part, lines)


def numbers(facts: Any, under: str = "") -> dict[str, str]:
    """Return all printed facts other than texts, by name: ``cost.red`` -> ``3``."""
    if isinstance(facts, dict):
        if all(language in facts for language in i18n.LANGUAGES):
            return {}
        found: dict[str, str] = {}
        for name, part in facts.items():
            if name not in NOT_NUMBERS:
                found.update(numbers(part, f"{under}.{name}" if under else str(name)))
        return found
    if isinstance(facts, list) and any(isinstance(part, dict | list) for part in facts):
        listed: dict[str, str] = {}
        for number, part in enumerate(facts, 1):
            listed.update(numbers(part, f"{under}.{number}"))
        return listed
    return {under: ", ".join(map(str, facts)) if isinstance(facts, list) else str(facts)}


# --- one component --------------------------------------------------------------------------------------------------


def row_data(game: Game, kind: str, id: str) -> dict[str, Any]:
    """Return the row of a component as plain values, ready for editing."""
    values = plain_values(game.row_of(kind, id).node)
    assert isinstance(values, dict)
    return values


def component_shown(game: Game, kind: str, id: str) -> dict[str, Any]:
    """Return one component for an editor: its row, its texts and its printed facts."""
    row = row_data(game, kind, id)
    printed = game.component_data(game.items_of(kind)[id])
    return {
        "kind": kind,
        "file": file_of(game, kind),
        "id": id,
        "row": row,
        "yaml": written([row]),
        "said": text_lines(printed),
        "printed": printed,
    }


def copied(game: Game, kind: str, id: str, new: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of a copy of a component by file, including its parts. The copy's own row comes first."""
    together = game.created_together(kind, id)
    names = {id: new}
    for old in (*(one for ids in together.ids.values() for one in ids), *together.words):
        own = old.removeprefix(f"{id}-")
        names.setdefault(old, f"{new}-{own}")
    others = {*game.component_files.values()}.difference(together.ids)
    return {
        file_of(game, kind): [_renamed(game, kind, one, names, others) for one in ids]
        for kind, ids in together.ids.items()
        if ids
    }


def _renamed(game: Game, kind: str, id: str, names: dict[str, str], others: Collection[str]) -> dict[str, Any]:
    """Return a copied row with everything renamed, and with ``published`` as its source.

    ``others`` are kinds that are not copied; a trait may share its name with a card.
    """
    watch = Watch()
    row = game.row_of(kind, id).fresh_copy(watch)
    with suppress(BadContent):
        game.row_reader()(kind, row)
    made: dict[str, Any] = _with_names(row.node, names, watch, others)
    made.pop("reconstructed", None)
    return {**made, "source": "published"} if "source" in made else made


def _with_names(node: Node, names: dict[str, str], watch: Watch, others: Collection[str]) -> Any:
    if isinstance(node, MappingNode):
        fields = {key.value: value for key, value in node.value}
        if all(language in fields for language in i18n.LANGUAGES):
            return plain_values(node)
        return {names.get(field, field): _with_names(part, names, watch, others) for field, part in fields.items()}
    if isinstance(node, SequenceNode):
        return [_with_names(part, names, watch, others) for part in node.value]
    values = plain_values(node)
    if not isinstance(values, str) or watch.at(node).names in others:
        return values
    kind, colon, name = values.rpartition(":")  # such as "threat:namor"
    return f"{kind}{colon}{names[name]}" if name in names else values


def components_listed(game: Game) -> dict[str, Any]:
    """Return every component that a pack may replace, and the names of the files that a pack may have."""
    files = [
        {"file": file, "kind": kind, "adds": file in game.addable_files} for file, kind in game.component_files.items()
    ]
    listed = [
        _listed(game, file, item)
        for file, kind in game.component_files.items()
        for item in game.items_of(kind).values()
    ]
    return {"game": game.id, "fingerprint": game.fingerprint(), "files": files, "components": listed}


def _listed(game: Game, file: str, item: Item) -> dict[str, Any]:
    """Return the entry of a component. ``part`` marks a part of another component, which cannot be created alone."""
    section = game.section(item)
    location = {"kind": item.kind, "section": section, "part": section in game.owned_sections, "file": file}
    return {**location, "id": item.id, "name": item.names, "source": item.source}


def vocabulary_told(game: Game) -> dict[str, Any]:
    """Return the words of card effects, the names that words may refer to, and the occurrences to respond to."""
    words = game.vocabulary()
    return {
        "game": game.id,
        "kinds": described(words),
        "choosing": list(words.choosing),
        "names": {kind: sorted(set(known)) for kind, known in game.known_names().items()},
        "happenings": {
            name: {"moments": list(one.moments), "facts": [str(fact) for fact in one.facts]}
            for name, one in game.occurrence_types.items()
        },
    }


def file_of(game: Game, kind: str) -> str:
    """Return the name of the pack file for components of a kind, or "" if a pack cannot contain any."""
    return next((file for file, listed in game.component_files.items() if listed == kind), "")
