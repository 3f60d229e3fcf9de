"""A game at the terminal: it shows the table, asks for choices, lets bots play and saves every choice."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.segment import SegmentLines
from rich.text import Text

from tableverse.cli.boards.board import Board, board_for
from tableverse.cli.coaching import Coaching
from tableverse.cli.correction_prompt import CorrectionPrompt
from tableverse.cli.option_matching import match_names, match_options
from tableverse.cli.rule_lookup import RuleLookup
from tableverse.cli.saved_games import Autosave, explain_command, replay_command, resume_command
from tableverse.cli.seating import Seat, make_bots, named
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.corrections import details
from tableverse.kernel.errors import BadCorrection, NothingToUndo, TableError
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.match import Match
from tableverse.kernel.speech import Speaker
from tableverse.kernel.standing_answers import ALWAYS, NEVER, StandingAnswers, ability_of

#: Number of interpretations to list for an ambiguous answer.
MAX_INTERPRETATIONS = 4
NOBODY = -1
#: The exit code of a program ended by Ctrl-C.
INTERRUPTED = 130


class PlayerLeft(Exception):
    """The player leaves the table."""


class Session:
    #: Whether corrections by hand are allowed.
    allows_corrections = True

    def __init__(
        self,
        terminal: Terminal,
        autosave: Autosave,
        seats: Sequence[Seat],
        packs: Sequence[Path],
        coached: bool = True,
    ) -> None:
        self.terminal = terminal
        #: Whether the coach is on. ``coaching``: its advice for the current position.
        self.coached = coached
        self.coaching: Coaching | None = None
        self.autosave = autosave
        self.match = match = autosave.match
        self.seats = named(seats, terminal)
        #: Content packs in use, repeated in the command for resuming.
        self.packs = packs
        self.bots = make_bots(seats, match.game, match.record.seed)
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.board = make_board(terminal, match, self.seats)
        #: The seat of the person at the screen, or NOBODY before the first person sits down.
        self.seat_at_screen = self.people[0] if len(self.people) == 1 else NOBODY
        #: Each person's standing answers. Then the moves they made, and a move at which to ask nevertheless.
        self.standing = {seat: StandingAnswers() for seat in self.people}
        self.automatic_moves: set[int] = set()
        self.ask_at_move = NOBODY
        #: The rulebook's search, loaded on first use.
        self.rules: RuleLookup | None = None

    def run(self) -> None:
        """Play to the end, or until the player leaves. The file always contains the last choice made."""
        self.autosave.save()
        try:
            while (decision := self.match.state.decision) is not None:
                if decision.seat in self.bots:
                    self._let_bot_choose(decision.seat)
                else:
                    self._ask(decision)
        except (PlayerLeft, EOFError):
            self._say_goodbye()
            return
        except KeyboardInterrupt:
            self._say_goodbye()
            raise typer.Exit(INTERRUPTED) from None
        self._show_end()

    # --- choices ------------------------------------------------------------------------------------------------

    def _choose(self, option_id: str, seat: int) -> None:
        self.match.choose(option_id, seat)
        self.autosave.save()

    def _let_bot_choose(self, seat: int) -> None:
        seen = self.match.perspective(seat)
        if self.seats[seat].bot.startswith("mcts") and self.terminal.out.is_terminal:
            with self.terminal.out.status(self.terminal.say("cli-play-thinking", name=self.seats[seat].name)):
                option_id = self.bots[seat].choose(seen)
        else:
            option_id = self.bots[seat].choose(seen)
        self._choose(option_id, seat)

    def _ask(self, decision: Decision) -> None:
        """Ask a person until the answer is understood, and make the choice."""
        seat = decision.seat
        answer = self.standing[seat].answer(decision) if self.match.moves != self.ask_at_move else None
        if answer is not None:
            self.automatic_moves.add(self.match.moves)
            self._choose(answer, seat)
            return
        self.automatic_moves.discard(self.match.moves)
        if self.seat_at_screen != seat and not self._hand_over(seat):
            return
        self.show(decision)
        options = self.board.numbered(decision)
        warned = ""
        while True:
            text = self._read()
            command, _, rest = text.partition(" ")
            if command == "q":
                raise PlayerLeft
            if command == "u" and not rest:
                if self._undo(seat):
                    return
            elif command == "fix" and self.allows_corrections:
                if self._fix(rest.strip(), seat):
                    return
            elif decision.kind in ("window", "may") and command in ("a", "n", "pp", "k"):
                if self._set_standing_answer(command, rest, decision, options):
                    return
            elif text and not self._run_command(command, rest.strip(), text, decision, options):
                found = self._match_option(text, options)
                if found is None:
                    continue
                if warned != found.id and self.coaching is not None and self.coaching.warns_of(found):
                    warned = found.id
                    self._note(self.terminal.say("cli-coach-warning"))
                    continue
                self._choose(found.id, seat)
                return

    def _run_command(self, command: str, rest: str, text: str, decision: Decision, options: Sequence[Option]) -> bool:
        """Execute a command that is not a choice. Return False if the text is not a command."""
        seat = decision.seat
        if command == "s":
            self._save(rest)
        elif command == "l" and not rest:
            self._show_log(seat)
            self.show(decision)
        elif command == "t" and not rest and self.board.has_texts:
            self._show_texts(seat)
            self.show(decision)
        elif command.startswith("?") and text != "?":
            self._look_up(text[1:].strip())
        elif command == "why":
            self._explain(rest, seat)
        elif command in ("?", "h", "help"):
            self._show_help()
        elif command == "coach" and not rest:
            self.coached = not self.coached
            self.show(decision)
            self.terminal.line("cli-coach-switched", on="yes" if self.coached else "no")
        elif command == "hint" and not rest:
            for line in (self.coaching or Coaching(self.match, self.board.speaker, decision)).hint():
                self.terminal.out.print(line, soft_wrap=True)
        elif command == "what":
            self._show_consequences(rest, decision, options)
        else:
            return False
        return True

    def _match_option(self, text: str, options: Sequence[Option]) -> Option | None:
        """Return the option that the text matches. Explain and return None if it is not clear."""
        spoken = [self.board.speaker.say(option.message) for option in options]
        found = match_options(text, options, spoken)
        if len(found) == 1:
            return found[0]
        self._say_misunderstood(text, found)
        return None

    def _show_consequences(self, text: str, decision: Decision, options: Sequence[Option]) -> None:
        """Show the consequences of an option."""
        option = self._match_option(text, options)
        if option is not None:
            coaching = self.coaching or Coaching(self.match, self.board.speaker, decision)
            self.terminal.out.print(coaching.tell(option), soft_wrap=True)

    def _set_standing_answer(self, command: str, rest: str, decision: Decision, options: Sequence[Option]) -> bool:
        """Set a standing answer: always or never an option, pass until something changes, or ask again."""
        standing = self.standing[decision.seat]
        if command == "k":
            standing.forget()
            self.terminal.line("cli-play-asked-again")
            return False
        if command == "pp" and decision.kind == "window":
            standing.pass_on(decision)
        else:
            named = options[int(rest) - 1] if rest.isdigit() and 1 <= int(rest[:9]) <= len(options) else None
            ability = "" if named is None else ability_of(named)
            if not ability:
                self._note(self.terminal.say("cli-play-no-such-option", text=f"{command} {rest}"[:40]))
                return False
            standing.wish(ability, ALWAYS if command == "a" else NEVER)
        self.ask_at_move = NOBODY
        return True  # answers the question again, now with the standing answer

    def _read(self) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (gives input() arrow keys and a history)
        return input("> ").strip()

    # --- hot seat -----------------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> bool:
        """Hide the table until the next person sits down. Return False if the previous person undid their choice."""
        self._clear()
        last = self.seat_at_screen
        self.terminal.line("cli-play-pass", name=self.seats[seat].name)
        if last != NOBODY and self.match.undo_is_free(last):
            self.terminal.line("cli-play-pass-undo", name=self.seats[last].name)
        while (text := self._read()) != "":
            if text == "q":
                raise PlayerLeft
            if text == "u" and last != NOBODY and self.match.undo_is_free(last):
                self._take_back(last)
                return False
        self.seat_at_screen = seat
        return True

    # --- undo ---------------------------------------------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        """Undo the seat's latest choice. Other people must agree if something was revealed."""
        try:
            self.match.last_choice_of(seat)
        except NothingToUndo as error:
            self._note(error.say(self.terminal.language))
            return False
        others = [other for other in self.people if other != seat]
        if others and not self.match.undo_is_free(seat) and not all(self._agrees(other, seat) for other in others):
            self.terminal.line("cli-play-undo-refused")
            return False
        self._take_back(seat)
        return True

    def _fix(self, words: str, seat: int) -> bool:
        """Make a correction by hand if all other players agree."""
        game, state, speaker = self.match.game, self.match.state, self.board.speaker
        correction = CorrectionPrompt(self.terminal, speaker, self._read).ask(
            game.correctables(state, seat), words, seat
        )
        if correction is None:
            return False
        try:
            what = speaker.say(Message("correct-change", details(game.correctable(state, correction), correction)))
        except BadCorrection as error:
            self._note(error.say(self.terminal.language))
            return False
        others = [other for other in self.people if other != seat]
        if not all(self._agrees(other, seat, "cli-fix-ask", what=what) for other in others):
            self.terminal.line("cli-fix-refused")
            return False
        self.match.correct(correction)
        self.autosave.save()
        return True

    def _agrees(self, other: int, seat: int, question: str = "cli-play-undo-ask", **more: str) -> bool:
        self.terminal.line(question, other=self.seats[other].name, name=self.seats[seat].name, **more)
        yes = self.terminal.say("cli-play-yes")
        return self._read().lower()[:1] in (yes, "y")

    def _take_back(self, seat: int) -> None:
        """Undo back to the last choice made by hand, and repeat its decision regardless of standing answers."""
        move = self.match.last_choice_of(seat)
        opening = self.match.opening
        while move in self.automatic_moves and any(asked == seat for asked in self.match.seats_asked[opening:move]):
            self.match.undo_to(move)
            move = self.match.last_choice_of(seat)
        self.match.undo_to(move)
        self.automatic_moves = {other for other in self.automatic_moves if other < move}
        self.ask_at_move = move
        self.autosave.save()

    # --- saving -------------------------------------------------------------------------------------------------

    def _save(self, name: str) -> None:
        try:
            path = self.autosave.save(Path(name).expanduser() if name else None)
        except (TableError, CommandError) as error:
            self._note(error.say(self.terminal.language))
            return
        self.terminal.line("cli-play-saved", file=str(path))

    def _say_goodbye(self) -> None:
        path = self.autosave.save()
        self.terminal.out.print()
        self.terminal.line("cli-play-saved", file=str(path))
        self.terminal.line("cli-play-resume", command=resume_command(self.match.game.id, path, self.packs))

    # --- display --------------------------------------------------------------------------------------------------

    def show(self, decision: Decision) -> None:
        self._clear()
        # Create the board again each time, because the window may have been resized.
        self.board = make_board(self.terminal, self.match, self.seats)
        board = self.board
        self.coaching = Coaching(self.match, board.speaker, decision) if self.coached else None
        choices = board.choices(decision, {} if self.coaching is None else self.coaching.notes())
        # Render the parts first, to determine the number of lines left for the news.
        parts = [board.picture(self.match.view(decision.seat)), choices, self._question(decision)]
        drawn = [self.terminal.out.render_lines(part, pad=False) for part in parts]
        room = self.terminal.out.height - sum(len(lines) for lines in drawn) - 1
        news = self.terminal.out.render_lines(Group(*self._news(decision.seat)), pad=False)
        drawn.insert(1, news[-max(board.least_news, room) :])
        for part in [SegmentLines(lines, new_lines=True) for lines in drawn]:
            self.terminal.out.print(part, end="")

    def _question(self, decision: Decision) -> RenderableType:
        prompt = Text(self.board.speaker.say(decision.prompt), style="bold")
        if decision.kind in ("window", "may"):
            standing = Text(self.terminal.say("cli-play-keys-standing"), style="dim")
            return Group(prompt, standing)
        keys = Text(self.terminal.say("board-keys" if self.board.has_texts else "cli-play-keys"), style="dim")
        if prompt.cell_len + keys.cell_len + 2 > self.board.width:
            return Group(prompt, keys)
        return Text.assemble(prompt, "  ", keys)

    def _news(self, seat: int) -> list[RenderableType]:
        """Return the events since the seat's last choice, including its own."""
        try:
            first = self.match.last_choice_of(seat)
        except NothingToUndo:
            first = self.match.opening
        lines = [line for events in self.match.history[first + 1 :] if (line := self.board.tell(events, seat))]
        mark = "-" if self.board.ascii_only else "›"
        return [Text(f"{mark} {line}", style="italic") for line in lines]

    def _show_log(self, seat: int) -> None:
        self._clear()
        for line in log_lines(self.match, self.board, seat):
            self.terminal.out.print(line)
        self.terminal.line("cli-play-enter")
        self._read()

    def _show_texts(self, seat: int) -> None:
        self._clear()
        self.terminal.out.print(self.board.texts(self.match.view(seat)))
        self.terminal.line("cli-play-enter")
        self._read()

    def _look_up(self, query: str) -> None:
        """Show search results of the rulebook below the table, where the question stays visible."""
        if self.rules is None:
            self.rules = RuleLookup(self.match.game, self.terminal)
        self.rules.show(query)

    def _explain(self, text: str, seat: int) -> None:
        """Show below the table why some or all actions with a thing are not possible."""
        game, state, language = self.match.game, self.match.state, self.terminal.language
        things = game.pointable(state, seat)
        names = [game.name_of(thing, language) for thing in things]
        found = match_names(text, names)
        called = list(dict.fromkeys(names[number] for number in found))
        if not found:
            self._note(self.terminal.say("cli-play-why-what", text=text[:40]))
        elif len(called) > 1:
            readings, more = (
                "; ".join(called[:MAX_INTERPRETATIONS]),
                "yes" if len(called) > MAX_INTERPRETATIONS else "no",
            )
            self._note(self.terminal.say("cli-play-ambiguous", text=text[:40], readings=readings, more=more))
        else:
            refusals = [refusal for number in found for refusal in game.why(state, seat, things[number])]
            lines = {self.board.speaker.say(refusal.message): refusal.rule for refusal in refusals}
            for line, rule in lines.items():
                self.terminal.out.print(Text.assemble(f"{called[0]}: {line}  ", (rule, "dim")), soft_wrap=True)
            if not lines:
                self.terminal.line("cli-play-why-nothing", name=called[0])

    def _show_help(self) -> None:
        self.terminal.out.print(Text(self.terminal.say("cli-play-help")))
        if self.board.has_texts:
            self.terminal.out.print(Text(self.terminal.say("board-help")))

    def _say_misunderstood(self, text: str, found: list[Option]) -> None:
        if not found:
            self._note(self.terminal.say("cli-play-no-such-option", text=text[:40]))
            return
        readings = "; ".join(self.board.speaker.say(option.message) for option in found[:MAX_INTERPRETATIONS])
        more = "yes" if len(found) > MAX_INTERPRETATIONS else "no"
        self._note(self.terminal.say("cli-play-ambiguous", text=text[:40], readings=readings, more=more))

    def _show_end(self) -> None:
        self._clear()
        show_end(self.terminal, self.match, self.board)
        file = self.autosave.file.absolute()
        self.terminal.line("cli-play-replay", command=replay_command(file, self.packs))
        self.terminal.line("cli-play-explain", command=explain_command(file, self.packs))

    def _note(self, sentence: str) -> None:
        self.terminal.out.print(Text(sentence, style="yellow"), soft_wrap=True)

    def _clear(self) -> None:
        if self.terminal.out.is_terminal:
            self.terminal.out.clear()


def make_board(terminal: Terminal, match: Match, seats: Sequence[Seat]) -> Board[Any]:
    speaker = Speaker(match.game, terminal.language, [seat.name for seat in seats])
    return board_for(speaker, terminal.out.width, terminal.out.options.ascii_only)


def log_lines(match: Match, board: Board[Any], seat: int) -> list[Text]:
    """Return a numbered line for each choice with events that the seat may know."""
    lines: list[Text] = []
    for move, events in enumerate(match.history):
        text = board.tell(events, seat)
        if text:
            lines.append(Text.assemble((f"{move:>4}  ", "dim"), text))
    return lines


def show_end(terminal: Terminal, match: Match, board: Board[Any]) -> None:
    result = match.state.result
    assert result is not None
    view = match.view(SPECTATOR)
    reason = terminal.say(f"{match.game.id}-reason-{result.reason}")
    terminal.out.print(board.picture(view))
    terminal.out.print(
        Panel(
            Group(Text(reason), board.scores(view)),
            title=Text(board.verdict(view), style="bold"),
            title_align="left",
            expand=False,
        )
    )
    if match.record.corrections:
        terminal.line("cli-end-corrected", count=match.record.corrections)
