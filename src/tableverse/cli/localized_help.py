"""Help in the user's language: help strings are message keys, formatted when help is shown."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from tableverse.cli.terminal import Terminal


class _Localized:
    """The common part of commands and groups of commands."""

    params: Any
    help: Any

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help = _terminal(ctx).say("cli-option-help")
        option.metavar = ""
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, _terminal(ctx).say("cli-help-usage") + " ")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils

        terminal = _terminal(ctx)
        rich_utils.ARGUMENTS_PANEL_TITLE = terminal.say("cli-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = terminal.say("cli-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = terminal.say("cli-help-commands")
        rich_utils.REQUIRED_LONG_STRING = f"[{terminal.say('cli-help-required')}]"
        # Safe because every run creates new objects, so each key is replaced once.
        self.help = terminal.say(self.help)
        for param in self.params:
            param.help = terminal.say(param.help)
            if getattr(param, "is_flag", False):
                param.metavar = ""
        super().format_help(ctx, formatter)  # type: ignore[misc]


class LocalizedCommand(_Localized, TyperCommand):
    pass


class LocalizedGroup(_Localized, TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        for command in self.commands.values():
            command.help = command.short_help = _terminal(ctx).say(command.help or "")
        super().format_help(ctx, formatter)


def _terminal(ctx: Any) -> Terminal:
    terminal = ctx.find_root().obj
    assert isinstance(terminal, Terminal)
    return terminal
