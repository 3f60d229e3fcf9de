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
cli-option-workers = How many processes share the work (1); more than one need PostgreSQL
cli-option-internal = Where other servers on the same database reach this machine (127.0.0.1): its address in a private network, with or without a port
cli-option-hosts = The server’s names on the internet, such as example.org or *.example.org; local ones are always allowed
cli-option-proxies = Addresses or networks of proxies that say for whom they ask (127.0.0.1 and ::1)
cli-option-packs-folder = A folder of content packs that people may choose for their tables
cli-option-open = Open a browser, if there is a screen

cli-help-backup = Copy the database of a server, also while it runs
cli-backup-file = Where to put the copy; one that is there already is replaced
cli-backup-done =
    { $tables ->
        [one] { $file }: one table with { $moves } choices, checked
       *[other] { $file }: { $tables } tables with { $moves } choices, checked
    }

error-no-such-table = There is no such table; it may have been deleted because nobody used it
error-no-such-page = There is nothing at this address
error-bad-token = You are not known at this table; join it again
error-bad-message = This message cannot be read
error-bad-request = This request is not valid ({ $where })
error-unknown-host = This server does not answer to the name { $host }; if it should, start it with --hosts { $host }
error-bad-proxy = { $value } is neither an address nor a network; write --proxies 10.0.0.5,192.168.0.0/24
error-too-large = This is too large; the limit is { $most } bytes
error-too-fast = Too fast; wait a moment and try again
error-too-many-tables = You have created too many tables in the last hour; play at one of them or come back later
# The mistake comes in both languages: each says its own.
error-bad-pack =
    { $es ->
       *[other] The content pack can’t be used. { $en }
    }
error-pack-too-slow = This pack could not be checked in { $seconds } seconds. Make it smaller, or see with “tableverse pack check” what is the matter
error-pack-check-stopped = The check of this pack stopped halfway; it may have needed too much memory. Try again, make the pack smaller, or see with “tableverse pack check” what is the matter
error-no-such-pack = This server does not offer such a content pack
error-packs-unusable = This version of Tableverse does not understand the content packs of this table
error-too-many-seats = You have joined too many tables in the last hour; come back later
error-too-many-sockets = Too many connections at once; close some and try again
error-too-many-people = Too many people have joined this table
error-name-missing = Please enter a name
error-others-play = Others play at this table: it cannot be closed
error-seat-taken = This seat is not free
error-table-full = All seats are taken, but you can watch
error-not-over = This is available only when the game is over, because it reveals what is hidden
error-not-playing = The game has not started yet
error-already-started = The game has already started
error-not-enough-players =
    { $seats ->
        [one] { $least } players are needed, but only one has sat down
       *[other] { $least } players are needed, but only { $seats } have sat down
    }
error-host-only = Only the host can do this
error-no-such-person = There is nobody else called { $name } at this table
error-banned = The host has removed you, or somebody who connects from the same place, from this table
error-muted = The host has muted you
error-not-seated = Only people seated at the table can do this
error-bot-plays = A bot is playing this seat; take it back first
error-not-away =
    { $minutes ->
        [one] A seat can be handed to a bot once its player has been away for a minute
       *[other] A seat can be handed to a bot once its player has been away for { $minutes } minutes
    }
error-corrections-off = At this table nothing is put right by hand
error-no-correction-asked = Nobody has asked to put anything right by hand
error-nothing-asked = Nobody has asked to take a choice back
error-stale = The game has moved on; look again and choose
error-record-too-long = This record is too long; the limit is { $most } choices
error-store-trouble = Nothing was changed, because it could not be saved ({ $why }); try again
error-lease-lost = This server no longer runs this table; another one may. Connect again
error-database-busy = { $database } is in use by another Tableverse server; stop that one or choose another file with --database
error-database-unusable = The database { $database } can’t be used: { $why }
error-database-damaged = The database { $database } is damaged ({ $why }), so nothing is written to it any more. Stop the server, keep the file, and put your latest backup in its place
error-backup-elsewhere = PostgreSQL makes its own backups, also while the server runs: pg_dump --format=custom --file={ $file } { $database }
error-bad-backup = The copy did not pass its check ({ $why }) and was not kept; the database itself may be damaged
error-port-taken = Port { $port } at { $host } can’t be used ({ $why }); choose another with --port
error-server-missing = The server is not installed ({ $what } is missing); install it with: pip install 'tableverse[server]'
error-bad-internal = --internal must be an address of this machine that others can reach, with or without a port, and “{ $value }” is not
error-workers-need-postgres = { $workers } processes can share the work only on a PostgreSQL database, on Linux or macOS; name one with --database postgresql://… or leave out --workers
error-unknown-uvicorn = Tableverse has not been tried with uvicorn { $version }; install the one it was made for: pip install 'uvicorn=={ $known }'
error-postgres-missing = Support for PostgreSQL is not installed ({ $what } is missing); install it with: pip install 'tableverse[postgres]'
error-rules-changed = Cards or rules have changed since this game was played
error-card-missing = This game has a card that this version of Tableverse does not have
error-review-busy = Many games are being looked at again right now; try again in a minute
error-table-stopped = This game can’t go on in this version of Tableverse; you can look at what was played
error-not-stopped = This game can still be played; only one that an update has stopped can be ended like this
error-table-damaged = This version of Tableverse can’t open this table ({ $why })
