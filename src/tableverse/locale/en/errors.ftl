# What went wrong, in one sentence that says what to do.

error-internal = Something went wrong inside Tableverse. Please report it.
error-unknown-game = There is no game called “{ $game }”; choose one of: { $known }
error-bad-plugin = The package “{ $package }” declares “{ $name } = { $value }” in { $group }, which can’t be used: { $why }
error-bad-seat-count = { $game } is for { $least } to { $most } players, not { $seats }
error-unknown-setting = { $game } has no setting called “{ $setting }”
error-bad-setting = The setting “{ $setting }” can’t be “{ $value }”; it can be: { $allowed }
error-illegal-option = “{ $option }” is not one of the current options; choose one of those offered
error-endless = This would never end: cards keep triggering each other. Nothing was changed. Choose something else, or fix those cards in the content pack.
error-unplayable = The rules can’t carry out what a card from a content pack does here. Nothing was changed. Choose something else, or fix the content pack of this table.
error-bad-correction =
    { $why ->
        [form] This correction is incomplete: it needs a seat, a thing, the value to change, its current value and the new value
        [seat] There is no such seat at this table
        [thing] “{ $what }” can’t be changed now: it is not there, you can’t see it, or it is in the middle of something
        [aspect] “{ $what }” can’t be changed on it; choose one of: { $possible }
        [changed] It has changed in the meantime: it is { $what } now
        [same] It already has that value: nothing to change
        [alternative] “{ $what }” is not possible; choose one of: { $possible }
        [number] { $what } is not possible; choose from { $possible }
       *[breaks] The game could not continue after this change; nothing was changed
    }
error-wrong-seat = It is not seat { $seat }’s turn: the game is waiting for seat { $waiting }
error-game-over = The game is over: there is nothing left to choose
error-nothing-to-undo = There is nothing to undo
error-no-such-move = There is no move { $move }; this game has moves 0 to { $last }
error-corrupt-data = This position is damaged or from another version ({ $what })
error-not-a-record = { $file } is not a Tableverse record
error-corrupt-record = { $file } is damaged ({ $what })
error-corrupt-replay = This record is damaged: its move { $move }, “{ $option }”, was not possible
error-other-ending = This record is damaged: its replay ends in a different position than it should
error-newer-record = { $file } was saved by a newer Tableverse (format { $version }, this one reads up to { $known }); update Tableverse to open it
error-foreign-record = This is a record of { $game }, not of { $expected }
error-other-content = This record of { $game } was played with other cards (content { $played }, Tableverse { $engine }; here: { $here }); load the content packs it was played with, or replay it with that version
error-missing-packs = This record of { $game } was played with content packs that are not loaded here: { $packs }; load them with --pack
error-card-gone = This game has a card that this version of Tableverse does not have: { $card }
error-effect-changed = This game is in the middle of an effect that works differently in this version of Tableverse: { $effect }
error-before-upgrade = Tableverse was updated after move { $move }; you can’t undo or play on from earlier choices
error-file-trouble =
    { $why ->
        [missing] There is no { $file }
        [denied] You do not have permission to use { $file }
        [folder] { $file } is a folder, not a file
        [path] { $file } can’t be used: part of its path is not a folder
        [no-folder] { $file } is not a folder
        [full] { $file } can’t be saved: the disk is full
       *[other] { $file } can’t be used: { $why }
    }
error-bad-content = { $file }:{ $line }: { $problem }
error-unknown-lesson = There is no lesson “{ $lesson }” for { $game }; choose one of: { $known }
error-unknown-bot = There is no bot called “{ $bot }”; choose one of: { $known }
error-bad-bot = “{ $bot }” can’t be read: { $why }
error-missing-extra = { $what } is not installed; install Tableverse with the extra “{ $extra }”
error-bad-network = The expert bot’s network can’t be used ({ $file }: { $why }); reinstall Tableverse
error-other-deal = This record was not dealt as the table promised: its key gives { $found }, but the promise was { $promised }
error-unproven-deal = There is nothing to check: this game was dealt from the seed { $seed }, which anybody could guess
error-unknown-language = There is no language “{ $language }”; choose one of: { $known }
error-bad-number = { $what } must be a whole number from { $least } to { $most }, not { $value }
error-no-decks = { $game } has no deck building
error-bad-deck =
    { $why ->
        [empty] The deck is empty
        [nothing] This text contains no deck cards
        [length] This is too long for a deck: the limit is { $what }
        [address] This is a link to a deck. Open it, export the deck there, and paste the result.
        [json] This looks like JSON but can’t be read
        [xml] This looks like an OCTGN deck but can’t be read
        [field] A deck has no field “{ $what }”
        [value] The deck’s “{ $what }” can’t be read
        [copies] The number of copies of “{ $what }” can’t be read
        [unknown] The deck contains an unknown card: “{ $what }”
        [format] There is no deck format “{ $what }”
       *[form] This is not a deck
    }
