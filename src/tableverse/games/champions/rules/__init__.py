"""What happens on the table, by theme. Nothing here asks anybody.

Whatever may be answered is begun by pushing the Window of an occurrence (``occurrences``); the thing itself is done
here.
What must be asked is put off by name (``Then``) and carried out in ``frames``.
"""
