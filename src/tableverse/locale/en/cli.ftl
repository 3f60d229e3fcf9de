# The command line. Sentences end without a full stop, as everywhere.

## Help

cli-help = Four Marvel tabletop games on one table: play them, simulate them, look up their rules
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-required = required

cli-help-play = Play in the terminal, against bots or with friends at one keyboard
cli-help-lesson = Learn a game by playing it with a coach; without a game, list the lessons
cli-help-games = List the games, their player counts, and how complete they are
cli-help-rules = Look up rules by word, card or id, and show how many rules of each game are proved by a test
cli-help-content = Count cards and tiles by source; “content check PACK” checks a content pack
cli-help-deck = Check whether a Marvel Champions deck is legal, or convert it to another format
cli-help-replay = Show a recorded game move by move, or play on from any position
cli-help-verify = Check that a record replays and that the table dealt as promised
cli-help-simulate = Let bots play many games and count the wins
cli-help-bench = Measure how fast the engine is on this machine
cli-help-version = Show the version

cli-option-help = Show this help
cli-option-lang = Language: en or es (default: your system’s, or English)
cli-option-json = Print JSON
cli-option-game = The game’s id, as listed by “tableverse games”
cli-option-any-game = Only this game
cli-option-pack = A content pack: a folder, a .zip or .json file, or the name of an installed one; may be repeated
cli-option-seats = Number of seats
cli-option-seed = Random seed: the same seed gives the same game
cli-option-bots = Bots, separated by commas: easy, normal, hard; or random, careless, greedy, rollout, rollout:20 (worlds), mcts, mcts:500 (simulations), mcts:800ms (thinking time); expert (Splendor)

## What the command line itself can’t do

cli-error-unknown-command = There is no command “{ $command }”; choose one of: { $known }
cli-error-no-such-option = There is no option “{ $option }”; add --help to see the options
cli-error-option-needs-value = The option { $option } needs a value
cli-error-missing = { $what } is missing; add --help to see what is needed
cli-error-lesson-or-file = Give the name of a lesson or a file, not both
cli-error-not-a-number = The value of { $what } is not a number
cli-error-not-understood = “{ $line }” is not a valid command line; add --help to see the usage
cli-error-bots-and-seats =
    { $bots ->
        [one] { $bots } bot does not fit { $seats } seats
       *[other] { $bots } bots do not fit { $seats } seats
    }
cli-error-names-and-people =
    { $people ->
        [one] { $names } names were given for one person
       *[other] { $names } names were given for { $people } people
    }
cli-error-resume-alone = A resumed game keeps its seats, bots, names, seed and settings: use --resume without those options
cli-error-would-overwrite = { $file } exists and is not a Tableverse record; choose another name
cli-error-other-game-there = { $file } contains another saved game; choose another name
cli-error-unknown-rule = There is no rule “{ $rule }”
cli-error-bad-seconds = --seconds must be a number from { $least } to { $most }, not { $value }
cli-error-no-such-program = { $program } is not a Tableverse program that can run this benchmark
cli-error-worker-died = A worker process crashed; try again with fewer --jobs

## games, rules, content, version

cli-version =
    { $build ->
        [compiled] Tableverse { $version }, compiled, on Python { $python }
       *[pure] Tableverse { $version }, pure Python, on Python { $python }
    }

cli-games-id = Id
cli-games-title = Game
cli-games-players = Players
cli-games-rules = Rules proved
cli-games-components = Components
cli-games-range = { $least }–{ $most }
cli-games-proved = { $proved } of { $total }

cli-rules-open = List the rules that no test proves yet
cli-rules-words = Look up these words in the rulebook: a word, a card or an id
cli-rules-nothing = “{ $text }” is not in the rulebook; try another word, or fewer words
cli-rules-more =
    { $count ->
        [one] { $count } more result; add a word to narrow it down
       *[other] { $count } more results; add a word to narrow them down
    }
cli-rules-show = Show one rule and the tests that prove it
cli-rules-column-total = Total
cli-rules-column-proved = Proved
cli-rules-column-not-applicable = Not applicable
cli-rules-column-open = Open
cli-rules-why-not = { $id } is not applicable: { $reason }
cli-rules-none-open = Every rule is proved
cli-rules-lesson = Lesson: { $title } (tableverse lesson { $game } { $lesson })
cli-rules-proof = Proved by { $test }
cli-rules-unproved = Not proved by any test yet

cli-content-game = Only this game, or “check” to check a content pack
cli-content-dir = The content pack to check: a folder, a .zip or .json file
cli-content-pack-game = The game the pack is for, if not the one its pack.yaml names
cli-content-kind = Kind
cli-content-kind-character = Character cards
cli-content-kind-location = Location faces
cli-content-source-rulebook = Rulebook
cli-content-source-published = Published
cli-content-source-reconstructed = Reconstructed
cli-content-meaning-rulebook = Rulebook: taken from the rulebook
cli-content-meaning-published = Published: facts from public card lists
cli-content-meaning-reconstructed = Reconstructed: made by us in the style of the published ones; a content pack can replace them
cli-content-kept = Parsed content is cached in { $folder } to load faster; you can delete it at any time
# { $listed }: are they listed below?
cli-content-releases =
    { $whole ->
        [one] Of { $game }, { $whole } of { $total } published products is complete
       *[other] Of { $game }, { $whole } of { $total } published products are complete
    }{ $listed ->
        [true] :
       *[other] { "" } (tableverse content { $game_id } lists them)
    }
cli-content-release = Product
cli-content-cards = Cards
cli-content-here = Here
cli-content-here-whole = complete
cli-content-here-in-part = in part
cli-content-here-missing = not yet
cli-content-ok =
    { $rows ->
        [one] OK: { $folder } replaces { $rows } component of { $game }
       *[other] OK: { $folder } replaces { $rows } components of { $game }
    }

cli-deck-what = “check” lists what is wrong with a deck, “convert” prints it in another format
cli-deck-file = A deck: MarvelCDB JSON or text, OCTGN .o8d, or Tableverse’s own JSON
cli-deck-to = The format to print: marvelcdb, text, octgn or tableverse
cli-deck-environment = The environment to check against: full, current or limited
cli-deck-legal = { $deck }: { $size } cards, legal deck
cli-deck-illegal = { $deck }: { $size } cards, illegal deck
cli-deck-unknown = – { $copies }x “{ $written }” is not a known card
cli-deck-problem = – { $problem }

## simulate

cli-percent = { $value } %
cli-simulate-games = Number of games (100)
cli-simulate-jobs = Number of worker processes (default: one per core); the results are the same
cli-simulate-swap-seats = Move every bot to the next seat after each game, so that each plays every seat equally often
cli-simulate-progress = Playing
cli-simulate-rate = { $rate } games/s
cli-simulate-who = Winner
cli-simulate-wins = Wins
cli-simulate-share = Win rate
cli-simulate-interval-title = 95 % interval
cli-simulate-interval = { $low } – { $high } %
cli-simulate-seat =
    { $bot ->
        [none] Seat { $seat }
       *[other] Seat { $seat }: { $bot }
    }
cli-simulate-side =
    { $side ->
        [heroes] The heroes
        [nemesis] The nemesis
        [villain] The villain
       *[other] { $side }
    }
cli-simulate-bot = { $bot }, over all seats
cli-simulate-draws = Draws
cli-simulate-draws-note = Shared victories ({ $shared }), games without a winner and unfinished games ({ $unfinished }) count as draws
cli-simulate-reason = { $count } × { $reason }
cli-simulate-unfinished = Not finished after 5,000 choices
cli-simulate-lengths = Choices per game: { $shortest } to { $longest }, median { $median }, mean { $mean }
cli-simulate-speed = { $games } games, { $decisions } choices in { $seconds } s: { $decision_rate } choices/s, { $game_rate } games/s

## bench

cli-bench-game = The game to measure (splendor)
cli-bench-seconds = Seconds for each repetition of a measurement (0.5)
cli-bench-compare = Another tableverse program, such as a compiled build, to measure and compare
cli-bench-running = Measuring
cli-bench-measured = Measured: { $what }
cli-bench-other = Measuring the other build
cli-bench-title =
    { $build ->
        [compiled] { $game }, { $seats } seats, compiled build, Python { $python }
       *[pure] { $game }, { $seats } seats, pure Python build, Python { $python }
    }
cli-bench-what = Measurement
cli-bench-best = Best of 5
cli-bench-median = Median
cli-bench-unit = Unit
cli-bench-other-best =
    { $build ->
        [compiled] Compiled
       *[pure] Pure Python
    }
cli-bench-ratio = Ratio
cli-bench-unit-rate = per second
cli-bench-unit-time = µs
cli-bench-unit-bytes = bytes
cli-bench-random-play = Choices in random play
cli-bench-random-play-events = Choices in random play, with events
cli-bench-bot = Choices of the bot { $bot }
cli-bench-clone = clone()
cli-bench-view = view()
cli-bench-encode = encode()
cli-bench-decode = decode()
cli-bench-clone-memory = Memory of a clone
cli-bench-state-memory = Memory of a decoded state
cli-bench-encoded-size = Size of an encoded state

## replay

cli-replay-file = The record of a game
cli-replay-to = Show the position after this many moves
cli-replay-play-on = Play on from there as a new game; the file stays unchanged
cli-replay-moves =
    { $moves ->
        [one] After { $moves } move
       *[other] After { $moves } moves
    }

## verify

cli-record-same = It was recorded with other cards (content { $content }, Tableverse { $engine }). With the current cards it plays the same way to the same end.
cli-record-differs = It was recorded with other cards (content { $content }, Tableverse { $engine }). With the current cards, { $possible } of its { $moves } choices can be made in order, but they may lead elsewhere.
cli-record-upgraded = Tableverse was updated after move { $moves } of this game. Earlier choices are not replayed.
cli-verify-commitment = The commitment that the table published before the game
cli-verify-replays =
    { $moves ->
    [one] The record replays: one choice, and the same end.
   *[other] The record replays: { $moves } choices, and the same end.
}
cli-verify-numbered = It was dealt from the seed { $seed }, which somebody may have known, so nothing was promised.
cli-verify-kept = The deal was fair: this record’s key gives the commitment { $commitment }.
cli-verify-compare = Its key gives the commitment { $commitment }. Compare it with the one the table published before the game, or pass that one with --commitment.

## play

cli-play-bot = A bot to play against; may be repeated (greedy)
cli-play-hot-seat = Share this keyboard; the table is hidden while it changes hands
cli-play-name = Your name; in a shared game, one for each person
cli-play-resume-file = Continue a saved game
cli-play-save-file = Save the game to this file instead of the data folder

cli-name-person = Player
cli-name-bot =
    { $bot ->
        [random] Random bot
        [greedy] Greedy bot
       *[other] Bot { $bot }
    }

cli-play-no-coach = Do not show what each option does, and do not warn about losing choices
cli-coach-hint = A strong player would choose: { $option }
cli-coach-close = Nearly as good: { $options }
cli-coach-warning = This choice loses the game. Choose it again to do it anyway.
cli-coach-switched =
    { $on ->
        [yes] The coach is on: it shows what each option does
       *[no] The coach is off; “what” and a number still shows what an option does
    }
cli-coach-nothing = It changes nothing for certain
cli-play-keys = number or words · u undo · s save · l log · ? help, ?word · q quit
cli-play-keys-standing = number or words · a 1 always · n 1 never · pp pass until something else comes up · k ask again · ? help
cli-play-asked-again = You will be asked about every ability again
cli-play-thinking = { $name } is thinking…
cli-play-pass = Pass the keyboard to { $name }: press Enter when you are ready
cli-play-pass-undo = u: { $name } undoes the last choice
cli-play-enter = Press Enter to continue
cli-play-yes = y
cli-play-undo-ask = { $other }, may { $name } undo the last choice? (y/n)
cli-play-undo-refused = The choice stands
cli-play-saved = Saved to { $file }
cli-play-resume = Continue with: { $command }
cli-play-explain = See where it was won and lost: { $command }
cli-play-replay = Watch it again with: { $command }
cli-play-no-such-option = “{ $text }” is not among the options; type a number, or ? for help
cli-play-ambiguous =
    { $more ->
        [yes] “{ $text }” could mean: { $readings }…
       *[no] “{ $text }” could mean: { $readings }
    }
cli-play-why-what = “{ $text }” is not on the table; type why and a name
cli-play-why-nothing = Nothing stops you from using { $name }: look among the options
cli-fix-nothing = You can’t change “{ $text }” right now; type “fix” alone to see what you can change
cli-fix-which = Which one? (number, or nothing to cancel)
cli-fix-more = … and { $count } more: add a word, as in “fix rhino”
cli-fix-number = { $what }. Change it to what? ({ $least }–{ $most }, or nothing to cancel)
cli-fix-alternative = { $what }. Change it to what? (number, or nothing to cancel)
cli-fix-between = Enter a number from { $least } to { $most }
cli-fix-ask = { $other }, may { $name } make this change: { $what }? (y/n)
cli-fix-refused = Nothing was changed
cli-play-help =
    Choose an option by its number, by its words or their first letters (“rec rock”, “mind space soul”), or by its id
    u         undo your last choice
    s [file]  save, here or to another file; the game is also saved after every choice
    l         show the whole log
    a 1, n 1  always or never use that optional ability; k asks about all of them again
    ?guard    look up a word, a card or a rule in the rulebook
    why hulk  why you can’t do something with a card, a token or a space
    fix rhino fix the table by hand: a number, a status, a card’s place; “fix” lists everything
    hint      what a strong player would do, and why
    what 3    what an option would do, with all its numbers
    coach     turn the notes beside the options off, or on again
    pp        pass until something else comes up
    q         save and leave; Ctrl-C does the same

cli-end-corrected =
    { $count ->
        [one] This game was corrected by hand once
       *[other] This game was corrected by hand { $count } times
    }
cli-end-winners =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } share the victory
    }
cli-score-player = Player
cli-score-points = Points
cli-score-cards = Cards
cli-score-locations = Locations
cli-score-avengers = Avengers

## The table of Splendor

cli-splendor-bank = Bank
cli-splendor-points = { $points } pt
cli-splendor-lacks = lacks
cli-splendor-affordable = { $sign } affordable
cli-splendor-deck-count = { $count } left
cli-splendor-no-locations = All Locations are taken
cli-splendor-assemble-free = Avengers Assemble (+3 pt): free, for the first player with { $icons } A
cli-splendor-assemble-held = Avengers Assemble (+3 pt): { $seat }
cli-splendor-to-move = to move
cli-splendor-stock = cards+tokens · { $held }/{ $limit } tokens
cli-splendor-avengers =
    { $tile ->
        [yes] Avengers { $icons } (Assemble +3)
       *[no] Avengers { $icons }
    }
cli-splendor-reserved = reserved: { $cards }
cli-splendor-my-reserve = Your reserve
cli-splendor-face-down = level { $level } face down
cli-splendor-top-card = deck
cli-splendor-do-take = Take
cli-splendor-do-recruit = Recruit
cli-splendor-do-reserve = Reserve
cli-splendor-do-pay = Pay
cli-splendor-do-return = Return
cli-splendor-do-location = Take

## Lessons

cli-lesson-name = The lesson’s name; without one, the first game
cli-lesson-file = Play the lesson in this file
cli-lesson-check = Only check: play the lesson as it advises and report anything that never comes up
cli-lesson-ok =
    { $choices ->
        [one] { $game }/{ $lesson }: valid, { $choices } choice
       *[other] { $game }/{ $lesson }: valid, { $choices } choices
    }
cli-lesson-column-game = Game
cli-lesson-column-name = Lesson
cli-lesson-column-title = Title
cli-lesson-column-minutes = Minutes
cli-lesson-rules = To look up the rules, type: { $rules }
cli-lesson-begin = Start with: tableverse lesson GAME
cli-lesson-advice = Type { $number }: { $option }

## Content packs

cli-help-pack = Make a content pack of your own cards, check it, see what it changes, and install it
cli-pack-what = “new GAME DIR” creates a folder to start from; “check”, “diff” and “install” take a pack; “remove” takes the name of an installed one; “list” lists the installed packs
cli-pack-target = The game, or a pack: a folder, a .zip or .json file, or the name of an installed pack
cli-pack-dir = The folder of the new pack
cli-pack-card = A component to start the new pack with, as shipped; may be repeated
cli-pack-template =
    Rows of { $file }.yaml. Each replaces the component with the same id.
    Here are some as shipped: remove the “# ” before the lines that you want, and change them.
    “tableverse pack check” lists mistakes, “tableverse pack diff” shows your changes.
cli-pack-new =
    { $files ->
        [one] { $folder } has { $files } file for { $game }: change it and run “tableverse pack check { $folder }”
       *[other] { $folder } has { $files } files for { $game }: change them and run “tableverse pack check { $folder }”
    }
cli-pack-ok =
    { $rows ->
        [one] “{ $title }” for { $game }: { $rows } component
       *[other] “{ $title }” for { $game }: { $rows } components
    }
cli-pack-fingerprint = No mistakes found. Fingerprint: { $fingerprint }
cli-pack-changed = { $kind }: { $name } ({ $id })
cli-pack-added = { $kind }: { $name } ({ $id }), new
cli-pack-number = {"  "}{ $name }: { $before } → { $after }
cli-pack-line-gone = {"  "}− { $text }
cli-pack-line-new = {"  "}+ { $text }
cli-pack-installed = “{ $title }” is installed. Play with it: “tableverse play { $game } --pack { $name }”
cli-pack-removed = The pack “{ $name }” was removed
cli-pack-none = No packs are installed in { $folder }
cli-pack-listed =
    { $rows ->
        [one] { $name }: “{ $title }” for { $game }, { $rows } component
       *[other] { $name }: “{ $title }” for { $game }, { $rows } components
    }
cli-error-folder-not-empty = { $folder } exists and is not an empty folder; choose another name
cli-error-pack-installed = A pack named “{ $name }” is already installed; run “tableverse pack remove { $name }” first
cli-error-no-such-pack = No pack named “{ $name }” is installed; installed packs: { $known }
cli-error-no-such-card = { $game } has no component “{ $id }” to replace
