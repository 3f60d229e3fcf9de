"""One module per command of ``tableverse``, imported when the command is called (main.py)."""
