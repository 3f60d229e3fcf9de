"""The web server: rooms, seats, storage and sockets. It contains no rules of any game."""
