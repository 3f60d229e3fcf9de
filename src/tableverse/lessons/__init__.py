"""Guided games on the real engine, written as data. They see Views, events and Options, but never a State."""
