# The lobby, the form of a new table and the waiting room: fetched with them, not with a game.

web-tagline = Four Marvel tabletop games on one table: with friends, with bots, or alone
web-notice = A fan project, not affiliated with or endorsed by the publishers or Marvel. The pictures are our own, made with glyphs from game-icons.net (CC BY 3.0).

## The doors

web-play-now = Play now
web-learn-short = Learn
web-door-splendor-about = Gather Stones, recruit a team and claim the Infinity Gauntlet before anyone else
web-door-splendor-quick = One easy opponent
web-door-united-about = Team up against a Villain with a master plan
web-door-united-quick = You and two strong bots against a mild villain
web-door-dagger-about = A world in crisis, and never enough heroes
web-door-dagger-quick = You and a strong bot, at the easier difficulty
web-door-champions-about = Your deck, your hero, one villain to stop
web-door-champions-quick = You, as Spider-Man, against Rhino

## Tables and replays

web-open-tables = Open tables
web-no-open-tables = No tables are waiting for players right now
web-join = Join
web-seats-open = { $open } of { $seats } seats open
web-my-tables = My tables
web-no-my-tables = Tables you join appear here. The list is saved in this browser. Your profile’s code takes it to another device.
web-go-on = Resume
web-status-open = Waiting for players
web-status-playing = In progress
web-status-over = Finished
web-status-stopped = Stopped by an update
web-status-unknown = The server isn’t answering
web-table-against = against { $villain }
web-table-with = with { $names }
web-table-alone = alone
web-table-won = You won
web-table-lost = You lost
web-table-lesson = Lesson
web-forget = Remove
web-forget-named = Remove from my list: { $table }
web-forget-seat = You will give up your seat. Remove it?
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
web-replays-about = Watch a saved game step by step, or play on from any position
web-open-record = Open a record file

## A new table

web-your-name = Your name
web-seats = Players
web-set-up = Game
web-seat-me = Me
web-seat-bot = Bot: { $level }
web-seat-me-about = You play here
web-seat-me-several = You play several hands. The table turns to the one that must choose.
web-seat-open-about = Somebody with the link can sit here
web-wait-minutes = Minutes to wait for a player who left
web-clock = Clock
web-clock-none = None
web-clock-turn = Per turn
web-clock-bank = Per game
web-clock-seconds = Seconds per turn
web-clock-minutes = Minutes per player
web-clock-zero = When time is up
web-clock-zero-mark = Only show it
web-clock-zero-bot = A bot plays until the player returns
web-clock-about = The clock runs for the player who must choose and stops while nobody is at the table. Bots need no time.
web-seed = Seed
web-seed-random = random
web-seed-about = The same seed deals the same cards again. Everybody at the table sees that you chose it.
web-private = Private: only people with the link can find it
web-more-settings = More settings
web-create = Create table

## The strengths of the bots: against you, and at your side

level-easy = Easy (Rookie)
level-normal = Normal (Sidekick)
level-hard = Hard (Legend)
level-expert = Expert (Grandmaster)
web-level-rival-easy = Chooses carelessly half of the time
web-level-rival-normal = Always takes what looks best right now
web-level-rival-hard = Plays out many possible games before each choice
web-level-rival-expert = Trained on a great many games, and looks ahead. Very hard to beat.
web-level-partner-easy = Often careless: you carry the team
web-level-partner-normal = A sensible teammate who slips now and then
web-level-partner-hard = The best teammate available: thinks each choice through

## Before the game

web-waiting-room = Send this link to the others, or let them scan the code
web-invite = Invite others
web-send-link = Send
web-waiting-begin = The game starts when every seat is taken or the host starts it
web-waiting-sit = This is { $host }’s table. Enter your name and choose a seat.
web-waiting-full = This is { $host }’s table. Every seat is taken, but you can watch.
web-with-clock = with a clock
web-you = you
web-qr = The link as a QR code
web-sit-also = Play this seat too
web-stand-up-seat = Leave seat { $number }
web-fill-bot = Add bot
web-fill-bot-seat = Add bot to seat { $number }
web-bot-level = Bot level
web-dismiss-bot = Remove bot
web-dismiss-bot-seat = Remove bot from seat { $number }
web-seat-up = Move up
web-seat-up-number = Move seat { $number } up
web-seats-order = The first seat plays first
web-close-table = Close table
web-close-sure = Everybody must leave, and nobody can come back.
web-close-yes = Yes, close it
web-hands-ask = At this table, you choose whether your teammates may see your hand
web-waiting-host = Waiting for { $host } to start the game
web-copy = Copy
web-stand-up = Leave seat
web-start = Start game

## Villains, heroes and modes to choose from

web-picks-search = Search
web-picks-product = Box
web-picks-all-mine = All my boxes
web-picks-nothing = Nothing found
web-picks-all = All boxes
web-united-line-track = Wins when its track is full
web-united-line-plan = Wins when the Master Plan is complete
web-united-line-random = Random
web-united-line-hero = Mostly { $symbols }
web-united-mode-cooperative = All Heroes together: the game plays the Villain
web-united-mode-super-villain = One player is the Villain, against everybody else
web-united-mode-commander = Solo, with a team of Supporting Heroes
web-united-mode-super-villain-vs-commander = Two players: a Villain against a Commander
web-dagger-line-nemesis = Power { $power } · threat { $threat }
web-dagger-line-random = Random
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
web-champions-brief-next = The first hero nobody has taken

## Report a problem

web-report-what = What is wrong?
web-report-about = The report names the table, the move and the version. If you are alone at the table, it also includes the whole game so far with all hidden cards, and the table will show that somebody may know them. With other players at the table, it includes only what you can see.
web-report-make = Create report
web-report-whole = The file contains the exact position. Send it together with this text.
web-report-part = The file contains what you can see. The operator of the server can find the full position by table and move.
web-report-text = Report text
web-report-file = Download file
web-report-copy = Copy text

## Fix the table by hand

web-corrections = Players may fix the table by hand, if everybody agrees
web-correct-about = For a wrong card, a house rule or a slip. The others must agree, the log shows the change, and the game goes on from there.
web-correct-about-alone = For a wrong card, a house rule or a slip. The log shows the change, and the game goes on from there.
web-correct-find = Find
web-correct-thing = What is wrong?
web-correct-nothing = Nothing can be changed right now
web-correct-aspect = Change what?
web-correct-after = Change it to
web-correct-propose = Ask the others
web-correct-do = Change it

## Custom cards

web-packs-about = A pack replaces cards from the box. Everybody at the table can see which cards are from it.
web-packs-open = Open a pack file
web-packs-make = Create one in the workshop
web-packs-wrong = “{ $title }” can’t be used yet:
web-packs-mistake = { $file }, line { $line }: { $message }
web-packs-with = with { $packs }
web-missing-packs = This game was played with packs that are not here: { $packs }. Choose the record and the pack files together.
