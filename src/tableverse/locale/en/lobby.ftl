# The lobby, the form of a new table and the waiting room: fetched with them, not with a game.

web-tagline = Four Marvel tabletop games on one table: with friends, with bots, or alone
web-notice = A fan project: not affiliated with or endorsed by the publishers or Marvel. Pictures are our own, made with glyphs of game-icons.net (CC BY 3.0)

## The doors

web-play-now = Play now
web-learn-short = Learn
web-door-splendor-about = Gather Stones, recruit a team and claim the Gauntlet before anyone else
web-door-splendor-quick = One easy opponent
web-door-united-about = Heroes together against a villain with a plan
web-door-united-quick = You and two strong bots against a mild villain
web-door-dagger-about = A world of crises and never enough heroes
web-door-dagger-quick = You and a strong bot, at the easier difficulty
web-door-champions-about = Your deck, your hero, one villain to stop
web-door-champions-quick = You alone as Spider-Man against Rhino

## Tables and replays

web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for players right now
web-join = Join
web-seats-open = { $open } of { $seats } seats open
web-my-tables = My tables
web-no-my-tables = Tables you sit at will be listed here. They are kept in this browser; the code of your profile takes them to another device
web-go-on = Go on playing
web-status-open = Waiting for players
web-status-playing = In play
web-status-over = Finished
web-status-stopped = Stopped by an update
web-status-unknown = The server does not answer
web-table-against = against { $villain }
web-table-with = with { $names }
web-table-alone = alone
web-table-won = You won
web-table-lost = You lost
web-table-lesson = Lesson
web-forget = Remove
web-forget-named = Remove from my list: { $table }
web-forget-seat = You give up your seat. Remove it?
web-forget-yes = Yes, remove
web-forget-no = Keep it
web-more-tables =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
web-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-replays = Replays
web-replays-about = A saved game, step by step. Play on from any position
web-open-record = Open a record file

## A new table

web-your-name = Your name
web-seats = Players
web-set-up = The game
web-seat-me = Me
web-seat-bot = Bot: { $level }
web-seat-me-about = You play here
web-seat-me-several = You play several hands, one at a time: the table turns to the one that must choose
web-seat-open-about = Somebody with the link sits down here
web-wait-minutes = Minutes to wait for someone who left
web-clock = Clock
web-clock-none = None
web-clock-turn = For each turn
web-clock-bank = For the whole game
web-clock-seconds = Seconds for each turn
web-clock-minutes = Minutes for each player
web-clock-zero = When time is up
web-clock-zero-mark = It is marked, nothing else
web-clock-zero-bot = A bot plays until the player is back
web-clock-about = It runs for whoever must choose, and stops while nobody is at the table. Bots need no time.
web-seed = Number of the deal
web-seed-random = a new one
web-seed-about = The same number deals the same cards again. Everybody at the table is told that you chose it
web-private = Only people with the link can find it
web-more-settings = More settings
web-create = Create the table

## The strengths of the bots: against you, and at your side

level-easy = Easy (Rookie)
level-normal = Normal (Sidekick)
level-hard = Hard (Legend)
level-expert = Expert (Grandmaster)
web-level-rival-easy = Chooses carelessly half of the time
web-level-rival-normal = Always takes what looks best right now
web-level-rival-hard = Tries out many ways the game may go before each choice
web-level-rival-expert = Has learnt from a great many games and looks ahead. Very hard to beat
web-level-partner-easy = Often chooses carelessly: you carry the team
web-level-partner-normal = A sensible teammate who slips now and then
web-level-partner-hard = The best teammate there is here: thinks through what may come of a choice

## Before the game

web-waiting-room = Send this link to the others, or let them scan the code
web-invite = Invite others
web-send-link = Send
web-waiting-begin = The game starts when all the seats are taken, or when the host starts it
web-waiting-sit = This is { $host }’s table. Give your name and choose a seat
web-waiting-full = This is { $host }’s table. All the seats are taken: you can watch
web-with-clock = with a clock
web-you = you
web-qr = The link as a QR code
web-sit-also = Play this seat too
web-stand-up-seat = Stand up from seat { $number }
web-fill-bot = Seat a bot
web-fill-bot-seat = Seat a bot at seat { $number }
web-bot-level = Strength of the bots
web-dismiss-bot = Send the bot away
web-dismiss-bot-seat = Send the bot away from seat { $number }
web-seat-up = Move up
web-seat-up-number = Move seat { $number } up
web-seats-order = The first seat plays first
web-close-table = Close the table
web-close-sure = Everybody has to leave, and nobody can come back
web-close-yes = Yes, close it
web-hands-ask = At this table you will be asked whether your teammates may see your hand
web-waiting-host = { $host } will start the game
web-copy = Copy
web-stand-up = Stand up
web-start = Start the game

## Villains, heroes and modes to choose from

web-picks-search = Search
web-picks-product = Box
web-picks-all-mine = All my boxes
web-picks-nothing = Nothing found
web-picks-all = All boxes
web-united-line-track = Wins when its track is full
web-united-line-plan = Wins when the Master Plan is complete
web-united-line-random = A surprise
web-united-line-hero = Mostly { $symbols }
web-united-mode-cooperative = All Heroes together; the game plays the Villain
web-united-mode-super-villain = One player is the Villain, against all the others
web-united-mode-commander = Alone, with a team of Supporting Heroes
web-united-mode-super-villain-vs-commander = Two players: a Villain against a Commander
web-dagger-line-nemesis = Power { $power } · threat { $threat }
web-dagger-line-random = A surprise
web-champions-brief-life =
    { $life ->
        [one] { $life } hit point
       *[other] { $life } hit points
    }
web-champions-brief-each =
    { $life ->
        [one] { $life } hit point per player
       *[other] { $life } hit points per player
    }
web-champions-brief-next = The first hero that nobody has taken

## Something is wrong here

web-report-what = What is wrong?
web-report-about = The report names the table, the move and the version. Alone at the table, it also holds the whole game up to now with all hidden cards, and the table says from then on that somebody may know them. With others it holds only what you see; the rest stays with the server.
web-report-make = Make the report
web-report-whole = The file shows the very position: send it together with this text.
web-report-part = The file holds what you see. Whoever runs the server finds the position by the table and the move.
web-report-text = Text of the report
web-report-file = Download the file
web-report-copy = Copy the text

## Put something right by hand

web-corrections = Things may be put right by hand, if everybody agrees
web-correct-about = A wrong card, a house rule, a slip: the others are asked, the log says so, and the game goes on from there.
web-correct-about-alone = A wrong card, a house rule, a slip: the log says so, and the game goes on from there.
web-correct-find = Find
web-correct-thing = What is wrong?
web-correct-nothing = Nothing can be put right at this moment
web-correct-aspect = What of it?
web-correct-after = What it should be
web-correct-propose = Ask the others
web-correct-do = Put it right

## Packs of cards of one's own

web-packs-about = A pack lies over the cards of the box. Everybody at the table sees what is from it
web-packs-open = Open a pack file
web-packs-make = Make one in the workshop
web-packs-wrong = “{ $title }” cannot be played with yet:
web-packs-mistake = { $file }, line { $line }: { $message }
web-packs-with = with { $packs }
web-missing-packs = This game was played with packs that are not here: { $packs }. Choose the record and the pack files together
