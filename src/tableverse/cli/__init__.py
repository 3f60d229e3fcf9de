"""The command ``tableverse``. Start reading at main.py. Each command has a module in commands/."""

from tableverse.cli.main import app

__all__ = ["app"]
