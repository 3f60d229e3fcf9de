# What went wrong, in one sentence that says what to do.

error-internal = Something went wrong inside Tableverse; please report it
error-unknown-game = There is no game called “{ $game }”; choose one of: { $known }
error-bad-plugin = The package “{ $package }” declares “{ $name } = { $value }” in { $group }, which cannot be used: { $why }
error-bad-seat-count = { $game } is for { $least } to { $most } players, not { $seats }
error-unknown-setting = { $game } has no setting called “{ $setting }”
error-bad-setting = The setting “{ $setting }” can’t be “{ $value }”; it can be: { $allowed }
error-illegal-option = “{ $option }” is not among the options now; choose one of those offered
error-endless = This would go on without end: cards set each other off again and again. Nothing has been changed; choose something else, or mend the content pack with those cards
error-unplayable = A card of a content pack does what makes no sense here, and the rules cannot carry it out. Nothing has been changed; choose something else, or mend the content pack of this table
error-bad-correction =
    { $why ->
        [form] That is no correction: it says who proposes it, the thing, what of it changes, what it is and what it should be
        [seat] There is no such seat at this table
        [thing] “{ $what }” cannot be put right now: it is not there, you may not know of it, or it is in the middle of something
        [aspect] “{ $what }” of it cannot be put right; what can: { $possible }
        [changed] It has changed meanwhile: it is { $what } now
        [same] It is so already: nothing to put right
        [alternative] “{ $what }” is not possible; what is: { $possible }
        [number] { $what } is not possible; choose a number of { $possible }
       *[breaks] The game could not go on from there; nothing was changed
    }
error-wrong-seat = It is not seat { $seat }’s turn: the game is waiting for seat { $waiting }
error-game-over = The game is over; nothing more can be chosen
error-nothing-to-undo = There is nothing to take back
error-no-such-move = There is no move { $move }; this game has moves 0 to { $last }
error-corrupt-data = This position is damaged or from another version ({ $what })
error-not-a-record = { $file } is not a Tableverse record
error-corrupt-record = { $file } is damaged ({ $what })
error-corrupt-replay = This record is damaged: its move { $move }, “{ $option }”, was not possible
error-other-ending = This record is damaged: when replayed, it ends in a different position than it says
error-newer-record = { $file } was saved by a newer Tableverse (format { $version }, this one reads up to { $known }); update Tableverse to open it
error-foreign-record = This is a record of { $game }, not of { $expected }
error-other-content = This record of { $game } was played with other cards (content { $played }, Tableverse { $engine }; here it is { $here }); load the content packs it was played with, or replay it with that version
error-missing-packs = This record of { $game } was played with content packs that are not loaded here: { $packs }; load them with --pack
error-card-gone = This game has a card that this version of Tableverse does not have: { $card }
error-effect-changed = This game stands in the middle of an effect that works differently in this version of Tableverse: { $effect }
error-before-upgrade = Tableverse was updated after move { $move }; what was chosen before cannot be taken back or played on from
error-file-trouble =
    { $why ->
        [missing] There is no { $file }
        [denied] You do not have permission to use { $file }
        [folder] { $file } is a folder, not a file
        [path] { $file } can’t be used: a part of its path is not a folder
        [no-folder] { $file } is not a folder
        [full] { $file } can’t be saved: the disk is full
       *[other] { $file } can’t be used: { $why }
    }
error-bad-content = { $file }:{ $line }: { $problem }
error-unknown-lesson = There is no lesson “{ $lesson }” for { $game }; choose one of: { $known }
error-unknown-bot = There is no bot called “{ $bot }”; choose one of: { $known }
error-bad-bot = “{ $bot }” can’t be read: { $why }
error-missing-extra = { $what } is not installed; install Tableverse with the extra “{ $extra }”
error-bad-network = The network that the expert plays by can’t be used ({ $file }: { $why }); install Tableverse again
error-other-deal = This record was not dealt as the table had promised: its key gives { $found }, the promise was { $promised }
error-unproven-deal = There is nothing to check: this game was dealt by the number { $seed }, which anybody could find by trying
error-unknown-language = There is no language “{ $language }”; choose one of: { $known }
error-bad-number = { $what } must be a whole number from { $least } to { $most }, not { $value }
error-no-decks = { $game } is played without decks of your own
error-bad-deck =
    { $why ->
        [empty] The deck is empty
        [nothing] No card of a deck was found in this text
        [length] This is too long to be a deck: at most { $what } are read
        [address] This is the address of a deck. Open it there, export the deck, and paste what you get
        [json] This looks like JSON but cannot be read
        [xml] This looks like an OCTGN deck but cannot be read
        [field] A deck has no field “{ $what }”
        [value] The deck’s “{ $what }” cannot be read
        [copies] The number of copies of “{ $what }” cannot be read
        [unknown] The deck has a card that does not exist here: “{ $what }”
        [format] There is no deck format “{ $what }”
       *[form] This is not a deck
    }
