# The server: what it prints in the terminal, and what it refuses.

server-ready =
    { $build ->
        [compiled] Tableverse is running at { $address } (compiled; press Ctrl-C to stop it)
       *[pure] Tableverse is running at { $address } (press Ctrl-C to stop it)
    }
server-not-built = The server is running, but its web client has not been built yet. Run “make web” in the project folder and reload this page.

cli-help-serve = Start the server and play in the browser
cli-option-host = The address to listen on (127.0.0.1); 0.0.0.0 lets others on your network join
cli-option-port = The port to listen on (the variable PORT, else 8000); 0 picks a free one
cli-option-database = Where tables are saved: an SQLite file, or postgresql://…
cli-option-workers = Number of worker processes (1); more than one need PostgreSQL
cli-option-internal = The address at which other servers on the same database reach this machine (127.0.0.1), with or without a port
cli-option-hosts = The server’s public host names, such as example.org or *.example.org; local ones are always allowed
cli-option-proxies = Addresses or networks of trusted proxies (127.0.0.1 and ::1)
cli-option-packs-folder = A folder of content packs that people can choose for their tables
cli-option-open = Open a browser if there is a display

cli-help-backup = Back up a server’s database, even while the server runs
cli-backup-file = Where to save the backup; an existing file is replaced
cli-backup-done =
    { $tables ->
        [one] { $file }: one table with { $moves } choices, checked
       *[other] { $file }: { $tables } tables with { $moves } choices, checked
    }

error-no-such-table = There is no such table; it may have been deleted because nobody used it
error-no-such-page = There is nothing at this address
error-bad-token = This table does not know you; join it again
error-bad-message = This message can’t be read
error-bad-request = This request is not valid ({ $where })
error-unknown-host = This server does not answer to the name { $host }; to allow it, start the server with --hosts { $host }
error-bad-proxy = { $value } is neither an address nor a network; use a form like --proxies 10.0.0.5,192.168.0.0/24
error-too-large = This is too large; the limit is { $most } bytes
error-too-fast = Too fast; wait a moment and try again
error-too-many-tables = You have created too many tables in the last hour; use one of them or come back later
# The mistake comes in both languages: each says its own.
error-bad-pack =
    { $es ->
       *[other] The content pack can’t be used. { $en }
    }
error-pack-too-slow = Checking this pack took longer than { $seconds } seconds. Make it smaller, or run “tableverse pack check” to find the problem.
error-pack-check-stopped = The check of this pack stopped halfway, perhaps for lack of memory. Try again, make the pack smaller, or run “tableverse pack check” to find the problem.
error-no-such-pack = This server has no such content pack
error-packs-unusable = This version of Tableverse can’t use the content packs of this table
error-too-many-seats = You have joined too many tables in the last hour; come back later
error-too-many-sockets = Too many connections at once; close some and try again
error-too-many-people = Too many people have joined this table
error-name-missing = Please enter a name
error-others-play = Other people play at this table, so you can’t close it
error-seat-taken = This seat is taken
error-table-full = Every seat is taken, but you can watch
error-not-over = This is available only after the game, because it reveals hidden information
error-not-playing = The game has not started yet
error-already-started = The game has already started
error-not-enough-players =
    { $seats ->
        [one] This game needs { $least } players, but only one is seated
       *[other] This game needs { $least } players, but only { $seats } are seated
    }
error-host-only = Only the host can do this
error-no-such-person = There is nobody else called { $name } at this table
error-banned = The host has removed you, or somebody on the same connection, from this table
error-muted = The host has muted you
error-not-seated = Only people seated at the table can do this
error-bot-plays = A bot is playing this seat; take the seat back first
error-not-away =
    { $minutes ->
        [one] A bot can take over a seat once its player has been away for a minute
       *[other] A bot can take over a seat once its player has been away for { $minutes } minutes
    }
error-corrections-off = This table does not allow fixing the table by hand
error-no-correction-asked = Nobody has asked to fix the table
error-nothing-asked = Nobody has asked to undo a choice
error-stale = The game has moved on; look again and choose
error-record-too-long = This record is too long; the limit is { $most } choices
error-store-trouble = Nothing was changed, because it could not be saved ({ $why }); try again
error-lease-lost = This server no longer runs this table, but another one may. Connect again.
error-database-busy = { $database } is in use by another Tableverse server; stop that one or choose another file with --database
error-database-unusable = The database { $database } can’t be used: { $why }
error-database-damaged = The database { $database } is damaged ({ $why }), so Tableverse no longer writes to it. Stop the server, set the file aside, and restore your latest backup.
error-backup-elsewhere = PostgreSQL makes its own backups, even while the server runs: pg_dump --format=custom --file={ $file } { $database }
error-bad-backup = The backup failed its check ({ $why }) and was deleted; the database itself may be damaged
error-port-taken = Port { $port } at { $host } can’t be used ({ $why }); choose another with --port
error-server-missing = The server is not installed ({ $what } is missing); install it with: pip install 'tableverse[server]'
error-bad-internal = --internal must be an address of this machine that others can reach, with or without a port; “{ $value }” is not one
error-workers-need-postgres = { $workers } worker processes need a PostgreSQL database, on Linux or macOS; name one with --database postgresql://… or leave out --workers
error-unknown-uvicorn = Tableverse does not support uvicorn { $version }; install a supported version: pip install 'uvicorn=={ $known }'
error-postgres-missing = Support for PostgreSQL is not installed ({ $what } is missing); install it with: pip install 'tableverse[postgres]'
error-rules-changed = Cards or rules have changed since this game was played
error-card-missing = This game has a card that this version of Tableverse does not have
error-review-busy = Too many games are being reviewed right now; try again in a minute
error-table-stopped = This game can’t continue in this version of Tableverse, but you can look at the moves so far
error-not-stopped = This game can still be played; only a game stopped by an update can be ended this way
error-table-damaged = This version of Tableverse can’t open this table ({ $why })
