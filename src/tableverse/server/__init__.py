"""The table on the web: rooms, seats, storage, sockets. Contains no rule of any game."""
