# The server: what it says at the terminal, and what it refuses.

server-ready = Tableverse is at { $address } (stop it with Ctrl-C)
server-not-built = The server runs, but its web client has not been built yet. Run “make web” in the project and reload this page.

cli-help-serve = Play in the browser: start the server and open it
cli-option-host = The address to listen at (127.0.0.1); 0.0.0.0 lets others in your network join
cli-option-port = The port to listen at (the variable PORT, else 8000); 0 takes any free one
cli-option-database = Where tables are kept: a SQLite file, or postgresql://…
cli-option-open = Open a browser, where there is one

error-no-such-table = There is no such table; it may have been put away because nobody used it
error-no-such-page = There is nothing at this address
error-bad-token = You are not known at this table; join it again
error-bad-message = This message is not understood
error-bad-request = This request is not understood ({ $where })
error-too-large = This is too large; at most { $most } bytes are taken
error-too-fast = Too fast; wait a moment and try again
error-too-many-tables = You have made many tables this hour; play at one of them or come back later
error-too-many-seats = You have joined many tables this hour; come back later
error-too-many-sockets = Too many connections at once; close some and try again
error-too-many-people = Too many people have joined this table
error-name-missing = Please say a name
error-one-me = You can take only one seat
error-seat-taken = This seat is not free
error-table-full = All seats are taken; you can watch
error-not-over = This can be had when the game is over: before, it would tell what is hidden
error-not-playing = The game has not begun
error-already-started = The game has begun
error-not-enough-players = { $least } players are needed, and { $seats } have sat down
error-host-only = Only the host can do this
error-not-seated = Only somebody who sits at the table can do this
error-bot-plays = A bot plays this seat; take it back first
error-not-away = A seat can be handed to a bot after { $minutes } minutes without its player
error-nothing-asked = Nobody asks to take a choice back
error-stale = The game has gone on meanwhile; look again and choose
error-record-too-long = This record is too long; at most { $most } choices are taken
error-store-trouble = Nothing was changed, because it could not be written down ({ $why }); try again
error-database-busy = { $database } is used by another Tableverse server; stop it or name another file with --database
error-database-unusable = The database { $database } can't be used: { $why }
error-port-taken = Port { $port } at { $host } can't be used ({ $why }); name another with --port
error-server-missing = The server is not installed ({ $what } is missing); install it with: pip install 'tableverse[server]'
error-postgres-missing = PostgreSQL is not supported here ({ $what } is missing); install it with: pip install 'tableverse[postgres]'
error-table-damaged = This table can't be opened by this version of Tableverse ({ $why })
