"""Sessions in a real (pseudo-)terminal of 100 by 40: a whole game, the screen, and Ctrl-C."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tableverse.games import registry
from tableverse.kernel.record import Record

PROGRAM = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches the program as it does in a window,
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests themselves run in the background
from tableverse.cli import app
app()
"""
PATIENCE = 60.0


class Window:
    """A pseudo-terminal that runs the program."""

    def __init__(self, data: Path, *words: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "XDG_DATA_HOME": str(data)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""

    def read(self) -> bool:
        """Read the printed output. Return False once the program has ended."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing happened after:\n{self.shown[-2000:]}"
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown += data.decode(errors="replace")
        return bool(data)

    def until_asked(self) -> bool:
        """Wait for the prompt. Return False if the program has ended."""
        while not self.shown.endswith("> "):
            if not self.read():
                return False
        return True

    def type(self, text: str) -> None:
        self.shown = ""
        os.write(self.master, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until the program reacts, because readline loses one that arrives while it starts."""
        self.shown = ""
        for _ in range(int(PATIENCE)):
            os.write(self.master, b"\x03")
            heard, _, _ = select.select([self.master], [], [], 1.0)
            if heard:
                return
        raise AssertionError("Ctrl-C was not heard")

    def close(self) -> int:
        while self.read():
            pass
        os.close(self.master)
        return self.process.wait(PATIENCE)


def last_screen(shown: str) -> list[str]:
    """Return the lines printed since the screen was last cleared, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.split("\x1b[2J")[-1]).splitlines()


def test_a_whole_game_in_a_pseudo_terminal(tmp_path: Path) -> None:
    window = Window(tmp_path, "play", "splendor", "--bot", "random", "--seed", "1", "--lang", "es")
    asked = 0
    while window.until_asked():
        asked += 1
        assert len(last_screen(window.shown)) <= 40
        window.type("1\n")
    assert window.close() == 0
    assert asked > 20
    assert "Para volver a verla" in window.shown
    (file,) = (tmp_path / "tableverse" / "games").iterdir()
    assert Record.load(file).replay(registry.load_game("splendor")).result is not None


@pytest.mark.parametrize("moment", ["while asked", "while passing on"])
def test_ctrl_c_leaves_a_resumable_save(moment: str, tmp_path: Path) -> None:
    sharing = ["--hot-seat"] if moment == "while passing on" else ["--bot", "random"]
    window = Window(tmp_path, "play", "splendor", "--seed", "5", *sharing)
    for line in ["", "1"] if sharing == ["--hot-seat"] else ["1"]:
        assert window.until_asked()
        window.type(f"{line}\n")
    assert window.until_asked()
    window.interrupt()
    assert window.close() == 130
    assert "Traceback" not in window.shown
    (file,) = (tmp_path / "tableverse" / "games").iterdir()
    assert f"tableverse play splendor --resume {file}" in window.shown
    record = Record.load(file)
    assert record.options[0] == "take:yellow+blue+orange"

    again = Window(tmp_path, "play", "splendor", "--resume", str(file))
    assert again.until_asked()
    again.type("q\n")
    assert again.close() == 0
    assert Record.load(file).options == record.options
