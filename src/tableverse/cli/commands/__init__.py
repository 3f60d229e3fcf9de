"""One module per command of ``tableverse``, imported when it is called (main.py)."""
