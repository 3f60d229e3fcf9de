# The web client: everything that is not a game’s own text.

web-guest = Guest

## The strengths of the bots

bot-easy = Rookie
bot-normal = Sidekick
bot-hard = Legend
bot-expert = Grandmaster
# Those of programs.
bot-random = Dice
bot-greedy = Greedy
bot-mcts-100 = Search 100
bot-mcts-400 = Search 400

## Lobby

web-profile = Profile
web-profile-of = { $name }: your profile
web-games = Games
web-new-table = New table
web-learn = Learn to play
web-door-splendor = Splendor: Marvel
web-door-united = Marvel United
web-door-dagger = Marvel D.A.G.G.E.R.
web-door-champions = Marvel Champions
web-decks = Decks
web-picks-mine = My collection
web-picks-mine-about = Tick the boxes you own: heroes, villains, modular sets and cards are then chosen from them. It is kept in this browser.
web-picks-mine-count = { $count } of { $of } boxes
web-picks-mine-none = everything is shown
web-picks-tick-all = Tick all
web-picks-tick-none = Tick none
web-picks-only-mine = Show only my collection
web-picks-hidden =
    { $count ->
        [one] { $count } more is not in your collection.
       *[other] { $count } more are not in your collection.
    }
web-picks-show-all = Show all
web-no-decks = This game has no decks to build
web-cards = Cards
web-cards-find = Find a card
web-cards-all = All cards
web-no-cards = There are no cards to show for this game
web-continue = Continue

## A new table

web-seat = Seat { $number }
web-seat-open = Open seat
web-back = Back

## Before the game

web-share-link = Link to share
web-copied = Copied
web-sit = Sit here
web-sit-too = Play it too

## The table

web-tools = Tools
web-decision = Your decision
web-opponents = Opponents
web-my-mat = { $name }’s mat
web-clock-of = { $name }: { $left } left
web-clock-overdue = over time
web-clock-little = Less than ten seconds left
web-your-turn = Your turn
web-your-turn-as = Your turn: { $name }
web-my-hands = My hands
web-look-from = Look at { $name }’s hand
web-turn-of = { $name }’s turn
web-waiting = Waiting for { $name }
web-waiting-thinking = { $name } is thinking
web-thinking = thinking
web-away = away
web-over = The game is over
web-watching = Watching
web-loading = Setting the table
web-held-by-bot = { $name } (bot)
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-waiting = Asking the others whether you may take back your last choice
web-undo-withdraw = Never mind
web-undo-asked = { $name } asks to take back a choice
web-correct = Put something right…
web-correct-waiting = Asking the others: { $what }
web-correct-asked = { $name } wants to put something right by hand: { $what }
web-corrected =
    { $count ->
        [one] This game was put right by hand once: it earns no achievements
       *[other] This game was put right by hand { $count } times: it earns no achievements
    }
web-agree = Agree
web-refuse = Refuse
web-reconnecting = The connection was lost. Trying again
web-silent = The server does not answer. Trying again
web-not-arrived = Your choice has not arrived yet: { $choice }. It will be sent again
web-maybe-lost = What you did last may not have arrived. Have a look and try again
web-retry = Try now
web-is-away = { $name } is away ({ $time })
web-hand-later =
    { $minutes ->
        [one] After { $minutes } minute a bot can take the seat
       *[other] After { $minutes } minutes a bot can take the seat
    }
web-hand-to-bot = Let a bot play
web-bot-plays-for-you = A bot plays for you
web-bot-for-me = Let a bot play for me
web-take-back = Take the seat back
web-gone = There is no such table
web-gone-about = It may have been deleted because nobody had used it for a long time
web-closed = This table is closed
web-closed-about = The host has closed it. Nothing of it is kept
web-removed = You cannot sit or watch here
web-removed-about = The host has removed you from this table
web-to-lobby = To the lobby
web-error-offline = The server can’t be reached
web-error-server = The server’s answer can’t be read

web-log = Log
web-log-again = Show the last round again
web-log-earlier = Show earlier lines

## Step by step, and looking back

web-steps = Step by step
web-steps-skip = Go on
web-meanwhile = Meanwhile
web-pace = What happens, step by step
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-off = Off
web-pace-about = Slow waits for you at every card that is revealed. Fast never takes longer than two seconds.
web-pace-is = Speed: { $pace }
web-past = You are looking back: move { $move }
web-past-title = Looking back
web-past-start = You are looking back: the start of the game
web-past-now = To now
web-past-look = See the table then: { $line }
web-past-news =
    { $count ->
        [one] The game has gone on: { $count } new move
       *[other] The game has gone on: { $count } new moves
    }

## Chat and people

web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-chat-empty = Nothing has been said yet
web-chat-say = Say something
web-chat-seated-only = Only players can write
web-send = Send
web-muted-you = The host has muted you: the others cannot read what you write
web-people = People
web-people-about = The host can mute people, remove them, and hand over
web-host = host
web-muted = muted
web-mute = Mute
web-mute-name = Mute { $name }
web-unmute = Unmute
web-unmute-name = Unmute { $name }
web-make-host = Make host
web-make-host-name = Make { $name } the host
web-remove = Remove
web-remove-name = Remove { $name }
web-remove-sure = Remove { $name } from the table? They cannot come back unless you readmit them
web-remove-open = Remove, seat stays open
web-remove-bot = Remove, a bot plays on
web-removed-people = Removed
web-pardon = Readmit
web-pardon-name = Readmit { $name }
web-seat-vacant = Seat { $number } is open
web-act-kick = { $by } removed { $about } from the table
web-act-mute = { $by } muted { $about }
web-act-unmute = { $by } unmuted { $about }
web-act-pardon = { $by } readmitted { $about }
web-act-host = { $by } made { $about } the host

## Settings and help

web-report = Something is wrong here
web-settings = Settings
web-at-this-table = At this table
web-language = Language
web-theme = Colours
web-theme-system = System default
web-theme-paper = Paper
web-theme-night = Night
web-sounds = Sounds
web-volume = Volume
web-call-sound-only = This browser does not allow notifications from here, so only the sound will call you
web-call = Call me when it is my turn and I am looking elsewhere: a sound and, if the browser allows it, a notification
web-text-size = Text size
web-text-size-100 = Normal
web-text-size-112 = Large
web-text-size-125 = Very large
web-turn-over = Turn over
web-its-back = The back says: { $name }
web-to-come = Still to come
web-sizes = Zoom and layout
web-zoom-board = Board
web-zoom-hand = My cards
web-zoom-in = { $what }: larger
web-zoom-out = { $what }: smaller
web-zoom-usual = { $what }: { $now } %, back to 100 %
web-all-areas = All players’ areas side by side on a wide screen
web-left-handed = Left-handed on a phone
web-calm = Reduced motion
web-marks = Letters on the gems
web-ends-turns = End my turn without asking when nothing else is left to do
web-coach = Coach: what options do, hints, warnings
web-review = How it went
web-credits = Glyphs: game-icons.net, CC BY 3.0. Typefaces: Bangers and Inter, SIL Open Font License
web-done = Done
web-close = Close
web-help = Help
web-help-how = How to play
web-help-keys = Keys
web-key-arrows = Arrows
web-key-arrows-does = Move between choices
web-key-enter = Enter
web-key-enter-does = Choose
web-key-numbers = 1–9
web-key-numbers-does = Choose the answer with that number
web-key-escape = Esc
web-key-escape-does = Go back a step
web-key-undo = U
web-key-undo-does = Undo
web-key-log = L
web-key-log-does = Log
web-key-chat = C
web-key-chat-does = Chat
web-key-people = P
web-key-people-does = People at the table
web-key-rules = R
web-key-rules-does = Open the rulebook
web-key-hint = H
web-key-hint-does = Ask for a hint
web-key-space = Space
web-key-space-does = Skip what is being shown
web-key-steps = , .
web-key-steps-does = One step back or on while something is shown; the arrows do the same
web-key-zoom-board = + −
web-key-zoom-board-does = Make the board larger or smaller
web-key-zoom-hand = > <
web-key-zoom-hand-does = Make your own cards larger or smaller
web-key-sizes = Z
web-key-sizes-does = Zoom and layout
web-key-help = ?
web-key-help-does = This page

## The end

web-end-you = You win!
web-end-shared = You share the victory!
web-end-other =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-end-nobody = Nobody wins
web-account = What just happened
web-end-lost = The villain wins this time
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-score-line = Points by round
web-rematch = Rematch
web-rematch-waits = Somebody has already gone on: the next table is waiting for you
web-to-rematch = To the rematch
web-see-board = See the board
web-show-result = Result

## Replays

web-replay = Replay
web-step-back = Previous step
web-step-on = Next step
web-play = Play
web-pause = Pause
web-move = Move
web-move-of = { $move } / { $moves }
web-somebody-chose = { $name } chooses
web-start-position = The table is set
web-play-on = Play on from here
web-download = Download the record
web-upgraded = Tableverse was updated after move { $move }: from there on the new cards and rules apply
web-upgraded-undo = What was chosen before cannot be taken back
web-upgraded-taken-back =
    { $count ->
        [one] One choice was not possible any more and has been taken back
       *[other] { $count } choices were not possible any more and have been taken back
    }
web-understood = Understood
web-replay-not-kept = What happened in this move was not kept
web-stopped = This game cannot go on
web-stopped-about = Tableverse was updated, and this version cannot go on with the game. Nothing is lost: whoever runs the server can go back to the version before, and you can look at what was played
web-stopped-look = Look at what was played
web-stopped-end = End the game and open its record
web-stopped-end-about = After that nobody can go on playing it, with any version, because its record reveals all cards
web-changed = This game was played with other cards or rules
web-changed-about = You can look at it as it was played, and download its record
web-replay-no-position = The table cannot be drawn with the cards of this version; what happened is listed below
web-replay-earlier = Cards or rules have changed since this game was played: this is the position after move { $position }
web-replay-uncertain = Cards have changed since this game was played: what you see may differ from what was played
web-replay-upgraded = Tableverse was updated after move { $move }
web-deal = How it was dealt
web-deal-kept = The promise was kept: the key fits what this device was told before the first card
web-deal-fits = The key fits the promise that the table shows. This device was not told of it before the first card; somebody who was can compare
web-deal-broken = The promise was broken: the key does not fit what was promised before the first card
web-deal-seeded = Somebody chose the seed of this game, so nothing was promised about its cards
web-deal-untold = The key is revealed when the game is over
web-deal-unchecked = This page came over an unprotected connection, where the browser does not compute hashes; check it with the command below
web-deal-promise = Promised before the first card
web-deal-key = The key, revealed after the game
web-deal-more = Whether every card came from this key is checked by Tableverse itself, with the record:

## The rulebook

web-rules = Rulebook
web-rules-search = Search: a word, a card, a rule
web-rules-contents = Contents
web-rules-chapters = Other chapters
web-rules-glossary = Glossary
web-rules-rulings = Rulings
web-rules-rulings-about = Where the rulebook is silent or can be read in two ways, this is what is played here, and why.
web-rules-reading = What we play:
web-rules-why = Why:
web-rules-faq = official answer
web-rules-both = Both languages
web-rules-lesson = Lesson: { $title }
web-rules-alone = On a page of its own
web-rules-choose = Choose a game to read its rules
web-rules-none = This game has no rulebook here
web-rules-peek = What it means
web-rules-open-here = Open the rulebook
web-rules-nothing = Nothing was found for “{ $text }”
web-rules-kinds-keyword = Keywords
web-rules-kinds-status = Statuses
web-rules-kinds-icon = Icons
web-rules-kinds-token = Tokens
web-rules-kinds-action = Actions
web-rules-kinds-stat = Powers
web-rules-kinds-word = Other words
web-rules-found =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
rules-kind-keyword = keyword
rules-kind-status = status
rules-kind-icon = icon
rules-kind-token = token
rules-kind-action = action
rules-kind-stat = power
rules-kind-word = word
rules-kind-card = card
rules-kind-rule = rule

web-workshop = Workshop
web-workshop-change = Change this card
web-workshop-change-card = Change this card: { $name }
web-from-pack = From the pack “{ $title }”
web-from-a-pack = From a pack
web-packs = Cards of your own
web-packs-here = Cards of the box are replaced here by those of a pack. They carry this sign
web-packs-size =
    { $count ->
        [one] 1 component
       *[other] { $count } components
    }
web-packs-keep = Download the pack “{ $title }”
web-packs-download = Download
web-not-a-pack = “{ $file }” is not a pack
web-pack-of-other-game = “{ $file }” is a pack for { $game }

# A card that no source shows.
web-reconstructed = Reconstructed: made by us in the style of the published ones
