"""The rules by theme. They change the table and contain no decisions.

An occurrence that abilities may respond to starts by pushing its Window (``occurrences``); its effect is implemented
here. Decisions are deferred by name (``Then``) and implemented in ``frames``.
"""
