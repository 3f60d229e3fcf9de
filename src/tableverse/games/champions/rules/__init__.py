"""The rules by theme. They change the table and ask nobody.

An occurrence that abilities may respond to starts by pushing its Window (``occurrences``); its effect is implemented
here. Questions are deferred by name (``Then``) and asked by ``frames``.
"""
