"""The command ``tableverse``. Start reading at main.py; there is one module per command in commands/."""

from tableverse.cli.main import app

__all__ = ["app"]
