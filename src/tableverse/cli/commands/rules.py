"""``tableverse rules``: search the rulebook, and count the rules that are proved by a test."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from tableverse.cli.options import AnyGame, AsJson, Lang
from tableverse.cli.rule_lookup import RuleLookup
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.kernel.ledger import Ledger, Rule


def rules(
    context: typer.Context,
    game: AnyGame = None,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="cli-rules-words", show_default=False)
    ] = None,
    show_open: Annotated[bool, typer.Option("--open", help="cli-rules-open", show_default=False)] = False,
    show: Annotated[str | None, typer.Option("--show", metavar="ID", help="cli-rules-show", show_default=False)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    if game is not None:
        registry.load_game(game)
    ledgers = [registry.load_ledger(name) for name in ([game] if game is not None else registry.game_ids())]
    if game is not None and words:
        _look_up(game, " ".join(words), terminal, as_json)
    elif show is not None:
        _show_rule(show, ledgers, terminal, as_json)
    elif as_json:
        terminal.json({ledger.game: ledger.summary() for ledger in ledgers})
    else:
        _show_totals(ledgers, terminal)
        if show_open:
            for ledger in ledgers:
                _show_list(ledger.open, terminal, "cli-rules-none-open")


def _look_up(game: str, query: str, terminal: Terminal, as_json: bool) -> None:
    found = RuleLookup(registry.load_game(game), terminal)
    if as_json:
        terminal.json(found.data(query))
    else:
        found.show(query)


def _show_totals(ledgers: list[Ledger], terminal: Terminal) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(terminal.say("cli-games-title"))
    for column in ("total", "proved", "not-applicable", "open"):
        table.add_column(terminal.say(f"cli-rules-column-{column}"), justify="right")
    for ledger in ledgers:
        counts = (len(ledger.rules), len(ledger.proved), len(ledger.not_applicable), len(ledger.open))
        table.add_row(terminal.say(f"{ledger.game}-name"), *(terminal.number(count) for count in counts))
    terminal.out.print(table)
    for ledger in ledgers:
        for entry in ledger.not_applicable:
            reason = terminal.say("cli-rules-why-not", id=entry.id, reason=entry.not_applicable)
            terminal.out.print(Text(reason), soft_wrap=True)


def _show_list(entries: list[Rule], terminal: Terminal, when_none: str) -> None:
    if not entries:
        terminal.line(when_none)
    for entry in entries:
        terminal.out.print(Text.assemble((entry.id, "bold"), "  ", entry.texts[terminal.language]))


def _show_rule(id: str, ledgers: list[Ledger], terminal: Terminal, as_json: bool) -> None:
    for ledger in ledgers:
        for entry in ledger.rules:
            if entry.id.lower() == id.lower():
                proofs = ledger.proofs.get(entry.id, [])
                if as_json:
                    terminal.json(
                        {
                            "id": entry.id,
                            "game": ledger.game,
                            "topic": entry.topics,
                            "kind": entry.kind,
                            "source": entry.source,
                            "rule": entry.texts,
                            "proofs": proofs,
                            "not_applicable": entry.not_applicable,
                        }
                    )
                    return
                head = (entry.id, "bold"), "  ", (entry.topics[terminal.language], "italic")
                terminal.out.print(Text.assemble(*head))
                terminal.out.print(Text(entry.texts[terminal.language]))
                for proof in proofs:
                    terminal.out.print(Text(terminal.say("cli-rules-proof", test=proof), style="green"))
                if not proofs:
                    reason = entry.not_applicable or terminal.say("cli-rules-unproved")
                    terminal.out.print(Text(reason, style="yellow"))
                return
    raise CommandError("unknown-rule", rule=id[:40])
