"""The command ``tableverse``: games, play, simulate, replay, rules, content, bench, version.

One module per command. They import what is heavy when they run, so that ``tableverse --help`` is quick.
"""

from tableverse.cli.main import app

__all__ = ["app"]
