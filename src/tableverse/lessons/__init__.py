"""Lessons: guided games on the real engine, written as data. They see Views, events and Options, never a State."""
