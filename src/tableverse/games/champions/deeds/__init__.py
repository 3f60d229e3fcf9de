"""What the rules do to the table, by theme.

Whatever may be answered is begun by pushing the Window of an occurrence (``happening``); the thing itself is done here.
"""
