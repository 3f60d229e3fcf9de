"""``tableverse pack``: create, check, compare and install a content pack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from tableverse.cli import installed_packs
from tableverse.cli.options import AsJson, Lang
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry, workshop
from tableverse.games.workshop import Changed
from tableverse.kernel.content import written
from tableverse.kernel.errors import FileTrouble
from tableverse.kernel.game import Game
from tableverse.kernel.packs import HEAD, Pack, open_pack

#: Maximum number of example rows per kind in a template, one for each type of card.
MAX_EXAMPLES = 12


def pack(
    context: typer.Context,
    what: Annotated[
        str, typer.Argument(metavar="new|check|diff|install|list|remove", help="cli-pack-what", show_default=False)
    ],
    target: Annotated[
        str | None, typer.Argument(metavar="GAME|PACK", help="cli-pack-target", show_default=False)
    ] = None,
    folder: Annotated[Path | None, typer.Argument(metavar="DIR", help="cli-pack-dir", show_default=False)] = None,
    cards: Annotated[
        list[str] | None, typer.Option("--card", metavar="ID", help="cli-pack-card", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    if what == "list" and target is None:
        _list(terminal, as_json)
        return
    if target is None:
        raise CommandError("missing", what="GAME" if what == "new" else "PACK")
    if what == "new":
        if folder is None:
            raise CommandError("missing", what="DIR")
        _new(target, folder, cards or [], terminal)
        return
    if folder is not None or cards or what not in ("check", "diff", "install", "remove"):
        raise CommandError("not-understood", line=f"tableverse pack {what} {target} {folder or ''}".strip())
    if what == "remove":
        installed_packs.remove(target)
        terminal.line("cli-pack-removed", name=target)
        return
    opened = open_pack(installed_packs.find_pack(Path(target)))
    if what == "check":
        _check(opened, terminal, as_json)
    elif what == "diff":
        _diff(opened, terminal, as_json)
    else:
        _install(opened, Path(target), terminal)


# --- new ------------------------------------------------------------------------------------------------------------


def _new(name: str, folder: Path, cards: list[str], terminal: Terminal) -> None:
    game = registry.load_game(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CommandError("folder-not-empty", folder=str(folder))
    files = dict(_template(game, folder.resolve().name, cards, terminal))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileTrouble.of(folder, error) from error
    terminal.line("cli-pack-new", folder=str(folder), files=len(files), game=terminal.say(f"{game.id}-name"))


def _template(game: Game, title: str, cards: list[str], terminal: Terminal) -> Iterator[tuple[str, str]]:
    """Return the files of a new pack: shipped rows to be changed, or commented-out examples."""
    yield HEAD, written({"game": game.id, "title": title})
    components = game.registry.kinds
    unknown = [id for id in cards if not any(id in components.get(kind, {}) for kind in game.component_files.values())]
    if unknown:
        raise CommandError("no-such-card", id=unknown[0][:40], game=game.id)
    for file, kind in game.component_files.items():
        wanted = [id for id in cards if id in components.get(kind, {})]
        rows = [workshop.row_data(game, kind, id) for id in wanted or components.get(kind, {})]
        if wanted:
            yield f"{file}.yaml", written(rows)
        elif rows and not cards:
            heading = "\n".join(f"# {line}" for line in terminal.say("cli-pack-template", file=file).splitlines())
            yield f"{file}.yaml", f"{heading}\n\n{_commented(_examples(rows))}"


def _examples(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return one row of each type of card."""
    sorts: dict[str, dict[str, Any]] = {}
    for row in rows:
        sorts.setdefault(str(row.get("kind", "")), row)
    return list(sorts.values())[:MAX_EXAMPLES]


def _commented(rows: list[dict[str, Any]]) -> str:
    return "".join(f"# {line}\n" for line in written(rows).splitlines())


# --- check, diff, install -------------------------------------------------------------------------------------------


def _check(opened: Pack, terminal: Terminal, as_json: bool) -> None:
    examined = workshop.examine(opened)
    if examined.problems and not as_json:
        for problem in examined.problems[:-1]:
            terminal.print_error(problem.say(terminal.language))
        raise examined.problems[-1]
    if examined.game is not None and not examined.problems:
        examined.game.check_content()
    rows = len(list(opened.rows()))
    if as_json:
        problems = [problem.say(terminal.language) for problem in examined.problems]
        terminal.json({**_named(opened), "rows": rows, "ok": not problems, "problems": problems})
    else:
        terminal.line("cli-pack-ok", title=opened.title, game=terminal.say(f"{opened.game}-name"), rows=rows)
        terminal.line("cli-pack-fingerprint", fingerprint=opened.fingerprint)


def _diff(opened: Pack, terminal: Terminal, as_json: bool) -> None:
    examined = workshop.examine(opened)
    for problem in examined.problems:
        raise problem
    changes = list(workshop.changes(examined))
    if as_json:
        terminal.json({**_named(opened), "changes": [_difference(change) for change in changes]})
        return
    terminal.line("cli-pack-ok", title=opened.title, game=terminal.say(f"{opened.game}-name"), rows=len(changes))
    for change in changes:
        _show_change(change, terminal)


def _named(opened: Pack) -> dict[str, Any]:
    return {"title": opened.title, "game": opened.game, "fingerprint": opened.fingerprint}


def _difference(change: Changed) -> dict[str, Any]:
    before: dict[str, Any] = change.before or {}
    old, new = workshop.numbers(before), workshop.numbers(change.after)
    return {
        "file": change.file,
        "id": change.id,
        "new": change.before is None,
        "name": [before.get("name"), change.after["name"]],
        "numbers": {name: [old.get(name), new.get(name)] for name in {**old, **new} if old.get(name) != new.get(name)},
        "said": [workshop.text_lines(before), workshop.text_lines(change.after)],
    }


def _show_change(change: Changed, terminal: Terminal) -> None:
    difference, language = _difference(change), terminal.language
    kind = terminal.say(f"cli-content-kind-{change.kind}")
    key = "cli-pack-added" if difference["new"] else "cli-pack-changed"
    before, after = difference["name"]
    terminal.line(key, kind=kind, name=after[language], id=change.id)
    if before is not None and before != after:
        terminal.line("cli-pack-number", name="name", before=before[language], after=after[language])
    for name, (old, new) in difference["numbers"].items():
        terminal.line("cli-pack-number", name=name, before=old or "–", after=new or "–")
    lines, others = (one[language] for one in difference["said"])
    for line in lines:
        if line not in others:
            terminal.line("cli-pack-line-gone", text=line)
    for line in others:
        if line not in lines:
            terminal.line("cli-pack-line-new", text=line)


def _install(opened: Pack, given: Path, terminal: Terminal) -> None:
    workshop.load_pack(opened).check_content()
    target = installed_packs.install(opened.files, given)
    terminal.line("cli-pack-installed", title=opened.title, game=opened.game, name=target.name)


def _list(terminal: Terminal, as_json: bool) -> None:
    found = [(path.name, open_pack(path)) for path in installed_packs.installed()]
    if as_json:
        terminal.json([{"name": name, **_named(one)} for name, one in found])
        return
    if not found:
        terminal.line("cli-pack-none", folder=str(installed_packs.packs_folder()))
    for name, one in found:
        game, rows = terminal.say(f"{one.game}-name"), len(list(one.rows()))
        terminal.line("cli-pack-listed", name=name, title=one.title, game=game, rows=rows)
