# What went wrong, in one sentence that says what to do.

error-internal = Something went wrong inside Tableverse; please report it
error-unknown-game = There is no game called “{ $game }”; choose one of: { $known }
error-bad-plugin = The package “{ $package }” declares “{ $name } = { $value }” in { $group }, which cannot be used: { $why }
error-bad-seat-count = { $game } is for { $least } to { $most } players, not { $seats }
error-unknown-setting = { $game } has no setting called “{ $setting }”
error-bad-setting = The setting “{ $setting }” can’t be “{ $value }”; it can be: { $allowed }
error-illegal-option = “{ $option }” is not among the options now; choose one of those offered
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
error-other-deal = This record was not dealt by what the table had promised: its key gives { $found }, the promise was { $promised }
error-unproven-deal = There is nothing to check: this game was dealt by the number { $seed }, which anybody could find by trying
error-unknown-language = There is no language “{ $language }”; choose one of: { $known }
error-bad-number = { $what } must be a whole number from { $least } to { $most }, not { $value }
error-no-decks = { $game } is played without decks of your own
error-bad-deck =
    { $why ->
        [empty] The deck is empty
        [nothing] No card of a deck was found in this text
        [length] This is too long to be a deck: at most { $what } are read
        [json] This looks like JSON but cannot be read
        [xml] This looks like an OCTGN deck but cannot be read
        [field] A deck has no field “{ $what }”
        [value] The deck’s “{ $what }” cannot be read
        [copies] The number of copies of “{ $what }” cannot be read
        [unknown] The deck has a card that does not exist here: “{ $what }”
        [format] There is no deck format “{ $what }”
       *[form] This is not a deck
    }

## What is wrong with a content file; file and line stand before it

content-not-a-mapping = fields with values are expected here
content-not-a-list = a list is expected here
content-not-a-value = a single value is expected here
content-not-text = a text is expected here
content-not-a-number = a whole number from { $least } to { $most } is expected here, not “{ $value }”
content-not-yes-or-no = true or false is expected here
content-not-one-of = “{ $value }” is not one of: { $allowed }
content-not-so-many = a list of { $least } to { $most } is expected here, not of { $count }
content-missing = the field “{ $field }” is missing
content-twice = the field “{ $field }” stands here twice
content-unknown-field = there is no field “{ $field }” here; is it misspelt?
content-fixed-field = a pack can’t change the field “{ $field }”
content-bad-id = “{ $value }” is not an id: use lower-case letters, digits and hyphens
content-same-id = “{ $value }” is already there
content-nothing-to-replace = there is no “{ $value }” to replace
content-unknown-kind = there are no components of the kind “{ $value }”; name the file after one of: { $known }
content-other-game = this pack is for “{ $value }”, not for { $game }
content-too-large = this file is too large to be a content file
content-too-deep = values are nested too deep here
content-not-utf8 = this file is not UTF-8 text
content-not-yaml = this is not YAML ({ $why })
content-empty = this file is empty
content-nothing-asked = at least one colour must be asked for
content-no-such-event = there are no events of the kind “{ $value }”
content-no-such-value = what a player sees has no “{ $value }” ({ $path })
content-no-such-seat = there is no seat “{ $value }”: the { $seats } seats are numbered from 0
content-no-condition = a condition is expected here, with one of: { $known }
content-no-comparison = say what is asked of the value, with exactly one of: { $known }
content-one-learner = exactly one seat must be “me”
content-bad-table = such a table can’t be set: { $why }
content-no-steps = a lesson needs at least one step
content-nothing-said = there is nothing to say here
content-task-with-condition = the last page of a step is its task and is always said: leave its “when” out
content-no-mistake = say what is wrong with other choices: one of “mistakes” must have no “option”, or the step be “free”
content-nowhere = “{ $value }” is neither a component nor a part of the board that places.yaml names
content-never-offered = nobody who follows the lesson is ever offered this (“{ $value }”)
content-never-ends = the step “{ $value }” never ends for somebody who follows the lesson
content-unknown-word = “{ $value }” is not a known word; known are: { $known }
content-star-without-text = A star beside “{ $value }” needs a text that says what happens then
content-not-one-word = exactly one word with its arguments is expected here
did-you-mean = { $problem }; did you mean “{ $near }”?
content-word-twice = “{ $value }” stands here twice
content-nothing-expected = nothing is expected here: this word has no arguments
content-unbound = nothing has the name “{ $value }” here
content-not-noted = nothing before this notes “{ $value }”
content-no-text = there is no text for “{ $value }” ({ $language })
content-choice-of-one = a choice needs at least two branches
content-empty-sequence = a sequence needs at least one part
content-not-told = “{ $value }” is not told of what happens here; told are: { $known }
content-not-under-way = “{ $value }” means nothing here; it answers, before it has happened: { $known }
content-out-of-place = “{ $value }” speaks of something that does not happen here
content-never-asked = only these are asked when “{ $value }” happens: { $by }
content-names-nothing = nothing has the id “{ $value }”
content-no-such-moment = nothing asks for “{ $value }” when “{ $at }” happens, only for: { $known }
content-never-answered = “{ $value }” waits for something to happen: the field “at” is missing
content-answers-nothing = “{ $value }” answers nothing, so “{ $field }” means nothing here
content-not-on-this-kind = a card of the kind “{ $kind }” has no “{ $field }”
content-set-unused = no scenario, identity or campaign uses the set “{ $value }”
