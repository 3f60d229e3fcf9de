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
web-picks-mine-about = Tick the boxes you own to choose only from their heroes, villains, modular sets and cards. The list is saved in this browser.
web-picks-mine-count = { $count } of { $of } boxes
web-picks-mine-none = showing everything
web-picks-tick-all = Tick all
web-picks-tick-none = Tick none
web-picks-only-mine = Only my collection
web-picks-hidden =
    { $count ->
        [one] { $count } more outside your collection
       *[other] { $count } more outside your collection
    }
web-picks-show-all = Show all
web-no-decks = This game has no deck building
web-cards = Cards
web-cards-find = Find a card
web-cards-all = All cards
web-no-cards = This game has no cards to show
web-continue = Continue

## A new table

web-seat = Seat { $number }
web-seat-open = Open seat
web-back = Back

## Before the game

web-share-link = Invite link
web-copied = Copied
web-sit = Sit here
web-sit-too = Play this hand too

## The table

web-tools = Tools
web-decision = Your decision
web-opponents = Opponents
web-my-mat = { $name }’s mat
web-clock-of = { $name }: { $left } left
web-clock-overdue = out of time
web-clock-little = Less than ten seconds left
web-your-turn = Your turn
web-your-turn-as = Your turn: { $name }
web-my-hands = My hands
web-look-from = Show { $name }’s hand
web-turn-of = { $name }’s turn
web-waiting = Waiting for { $name }
web-waiting-thinking = { $name } is thinking
web-thinking = thinking
web-away = away
web-over = Game over
web-watching = Watching
web-loading = Setting up the table
web-held-by-bot = { $name } (bot)
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-waiting = Asking the others whether you may undo your last choice
web-undo-withdraw = Withdraw the request
web-undo-asked = { $name } asks to undo a choice
web-correct = Fix the table…
web-correct-waiting = Asking the others: { $what }
web-correct-asked = { $name } wants to fix the table: { $what }
web-corrected =
    { $count ->
        [one] This game was corrected by hand once, so it earns no achievements
       *[other] This game was corrected by hand { $count } times, so it earns no achievements
    }
web-agree = Agree
web-refuse = Decline
web-reconnecting = Connection lost. Reconnecting…
web-silent = The server isn’t answering. Trying again…
web-not-arrived = Not sent yet: { $choice }. It will be sent again.
web-maybe-lost = Your last choice may not have arrived. Check the table and try again.
web-retry = Try now
web-is-away = { $name } is away ({ $time })
web-hand-later =
    { $minutes ->
        [one] A bot can take over after { $minutes } minute
       *[other] A bot can take over after { $minutes } minutes
    }
web-hand-to-bot = Let a bot take over
web-bot-plays-for-you = A bot is playing for you
web-bot-for-me = Let a bot play for me
web-take-back = Take your seat back
web-gone = There is no such table
web-gone-about = It may have been deleted because nobody used it for a long time.
web-closed = This table is closed
web-closed-about = The host closed it, and nothing was saved.
web-removed = You can’t sit or watch here
web-removed-about = The host has removed you from this table.
web-to-lobby = Home
web-error-offline = The server can’t be reached
web-error-server = The server’s answer can’t be read

web-log = Log
web-log-again = Replay the last round
web-log-earlier = Show earlier lines

## Step by step, and looking back

web-steps = Step by step
web-steps-skip = Skip
web-meanwhile = Meanwhile
web-pace = Playback speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-off = Off
web-pace-about = Slow waits for you at every revealed card. Fast never takes longer than two seconds.
web-pace-is = Speed: { $pace }
web-past = You are looking back: move { $move }
web-past-title = Looking back
web-past-start = You are looking back: the start of the game
web-past-now = Back to live
web-past-look = Show the table at this point: { $line }
web-past-news =
    { $count ->
        [one] { $count } new move since
       *[other] { $count } new moves since
    }

## Chat and people

web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
web-chat-empty = No messages yet
web-chat-say = Say something
web-chat-seated-only = Only players can chat
web-send = Send
web-muted-you = The host has muted you: the others can’t see what you write
web-people = People
web-people-about = The host can mute people, remove them, or make somebody else the host.
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
web-remove-sure = Remove { $name } from the table? They can’t come back unless you let them.
web-remove-open = Remove, leave the seat open
web-remove-bot = Remove, let a bot play on
web-removed-people = Removed
web-pardon = Let back in
web-pardon-name = Let { $name } back in
web-seat-vacant = Seat { $number } is open
web-act-kick = { $by } removed { $about } from the table
web-act-mute = { $by } muted { $about }
web-act-unmute = { $by } unmuted { $about }
web-act-pardon = { $by } let { $about } back in
web-act-host = { $by } made { $about } the host

## Settings and help

web-report = Report a problem
web-settings = Settings
web-at-this-table = At this table
web-language = Language
web-theme = Colours
web-theme-system = System default
web-theme-paper = Paper
web-theme-night = Night
web-sounds = Sounds
web-volume = Volume
web-call-sound-only = This browser doesn’t allow notifications here, so you will only hear a sound
web-call = Alert me when it’s my turn and I’m in another tab: a sound and, if the browser allows it, a notification
web-text-size = Text size
web-text-size-100 = Normal
web-text-size-112 = Large
web-text-size-125 = Very large
web-turn-over = Flip
web-its-back = On the back: { $name }
web-to-come = Still to come
web-sizes = Zoom and layout
web-zoom-board = Board
web-zoom-hand = My cards
web-zoom-in = { $what }: larger
web-zoom-out = { $what }: smaller
web-zoom-usual = { $what }: { $now } %, back to 100 %
web-all-areas = Show all players’ areas side by side on a wide screen
web-left-handed = Left-handed layout on a phone
web-calm = Reduced motion
web-marks = Letters on the gems
web-ends-turns = End my turn automatically when nothing else is left to do
web-coach = Coach: hints, warnings, and what each option does
web-review = Review this game
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
web-key-space-does = Skip what is playing
web-key-steps = , .
web-key-steps-does = One step back or forward while something is shown; the arrow keys do the same
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
web-end-shared = Victory!
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
web-rematch-waits = The rematch has started
web-to-rematch = Join the rematch
web-see-board = Show the board
web-show-result = Show the result

## Replays

web-replay = Replay
web-step-back = Previous step
web-step-on = Next step
web-play = Play
web-pause = Pause
web-move = Move
web-move-of = { $move } / { $moves }
web-somebody-chose = { $name } chooses
web-start-position = Setup
web-play-on = Play on from here
web-download = Download the record
web-upgraded = Tableverse was updated after move { $move }. New cards and rules apply from there on.
web-upgraded-undo = Earlier choices can’t be undone.
web-upgraded-taken-back =
    { $count ->
        [one] One choice was no longer possible and has been undone.
       *[other] { $count } choices were no longer possible and have been undone.
    }
web-understood = Got it
web-replay-not-kept = The details of this move were not saved
web-stopped = This game can’t continue
web-stopped-about = Tableverse was updated, and the new version can’t continue this game. Nothing is lost: the operator of the server can go back to the previous version, and you can look at the moves so far.
web-stopped-look = Look at the moves so far
web-stopped-end = End the game and open its record
web-stopped-end-about = Nobody can continue the game after that, in any version, because the record reveals all cards.
web-changed = This game was played with other cards or rules
web-changed-about = You can view it as it was played and download its record.
web-replay-no-position = This version’s cards can’t show the table. The events are listed below.
web-replay-earlier = Cards or rules have changed since this game was played. This is the position after move { $position }.
web-replay-uncertain = Cards have changed since this game was played. What you see may differ from the original game.
web-replay-upgraded = Tableverse was updated after move { $move }
web-deal = Check the deal
web-deal-kept = The deal was fair: the key matches the promise that this device received before the first card.
web-deal-fits = The key matches the promise shown at the table. This device did not receive the promise before the first card. Somebody whose device did can compare.
web-deal-broken = The deal was not fair: the key does not match the promise made before the first card.
web-deal-seeded = Somebody chose this game’s seed, so nothing was promised about its cards.
web-deal-untold = The key is revealed when the game is over.
web-deal-unchecked = This page came over an unprotected connection, where the browser can’t compute hashes. Check it with the command below.
web-deal-promise = Promised before the first card
web-deal-key = The key, revealed after the game
web-deal-more = To check that every card came from this key, run Tableverse with the record:

## The rulebook

web-rules = Rulebook
web-rules-search = Search for a word, a card or a rule
web-rules-contents = Contents
web-rules-chapters = Other chapters
web-rules-glossary = Glossary
web-rules-rulings = Rulings
web-rules-rulings-about = Where the rulebook is silent or can be read in two ways, this is how we play, and why.
web-rules-reading = What we play:
web-rules-why = Why:
web-rules-faq = official answer
web-rules-both = Both languages
web-rules-lesson = Lesson: { $title }
web-rules-alone = Open in a new tab
web-rules-choose = Choose a game to read its rules
web-rules-none = This game has no rulebook here
web-rules-peek = What it means
web-rules-open-here = Open the rulebook
web-rules-nothing = Nothing found for “{ $text }”
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
web-packs = Custom cards
web-packs-here = Pack cards replace cards from the box here. They carry this sign.
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
web-reconstructed = Reconstructed: we made it in the style of the published ones
