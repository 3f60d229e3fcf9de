# The profile: fetched with its page.

web-profile-name = Your name
web-profile-emblem = Your emblem
web-profile-about = No account, no password: your name, emblem and history are saved only in this browser.
web-emblem-spider-mask = Spider mask
web-emblem-star-formation = Star
web-emblem-mighty-force = Might
web-emblem-robot-helmet = Armour
web-emblem-saber-toothed-cat-head = Panther
web-emblem-thor-hammer = Hammer
web-emblem-all-seeing-eye = Eye
web-emblem-bow-arrow = Bow and arrow
web-emblem-raccoon-head = Raccoon
web-emblem-tree-face = Tree
web-emblem-squirrel = Squirrel
web-emblem-burning-skull = Burning skull

## Statistics

web-profile-statistics = Statistics
web-profile-all-games = All games
web-profile-nothing = No finished games yet. Lessons don’t count.
web-profile-played = Played
web-profile-won = Won
web-profile-share = Win rate
web-profile-streak = Current streak
web-profile-best-streak = Best streak
web-profile-mean = Average length
web-profile-corrected = Corrected by hand
web-profile-longest = Longest game
web-profile-length-splendor =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-profile-length-united =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-profile-length-dagger =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-profile-length-champions =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-profile-lengths-splendor = Games by number of rounds
web-profile-lengths-united = Games by number of Hero turns
web-profile-lengths-dagger = Games by number of rounds
web-profile-lengths-champions = Games by number of rounds
web-profile-length-games =
    { $count ->
        [one] { $length }: one game
       *[other] { $length }: { $count } games
    }
web-profile-latest =
    { $count ->
        [one] The last game
       *[other] The last { $count } games: up for a win, down for a loss
    }
web-profile-latest-told = { $won } of the last { $count } won
web-profile-villains-united = Villains
web-profile-villains-dagger = Nemeses
web-profile-villains-champions = Villains
web-profile-heroes = Your heroes
web-profile-won-of = { $won } of { $played } won
web-profile-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }

## Achievements

web-achievements = Achievements
web-achievements-count = { $earned } of { $all }
web-achievements-about = Lessons, games from a chosen seed or a record, and games against yourself don’t count. For an achievement in a single game, you can’t undo a choice after hidden information has been revealed.
web-achievements-all = Show { $count } more
web-achievement-have = { $have } of { $need }
web-achievement-origin = Origin story
web-achievement-origin-about = Win any game
web-achievement-multiverse = The whole multiverse
web-achievement-multiverse-about = Finish a game of each of the four
web-achievement-quartet = Fantastic at four
web-achievement-quartet-about = Win each of the four games
web-achievement-assemble = Better together
web-achievement-assemble-about = Win at a table with another person
web-achievement-streak = On a roll
web-achievement-streak-about = Win five games in a row
web-achievement-comeback = Never say die
web-achievement-comeback-about = Win after losing three games in a row
web-achievement-regular = Part of the furniture
web-achievement-regular-about = Finish 25 games
web-achievement-gauntlet = Hand in glove
web-achievement-gauntlet-about = Win a game of Splendor
web-achievement-full-table = Full house
web-achievement-full-table-about = Win against three opponents
web-achievement-against-legend = Legend slayer
web-achievement-against-legend-about = Win against a Legend or Grandmaster bot
web-achievement-landslide = Landslide
web-achievement-landslide-about = Win by at least five points
web-achievement-landlord = Landlord
web-achievement-landlord-about = Win with two or more Locations
web-achievement-united = United we stand
web-achievement-united-about = Defeat a Villain with the Heroes
web-achievement-rogues = Rogues’ gallery
web-achievement-rogues-about = Defeat five different Villains
web-achievement-three-missions = Nothing left to do
web-achievement-three-missions-about = Win with all three Missions completed
web-achievement-last-plan = At the last second
web-achievement-last-plan-about = Win with no more than one card left in the Master Plan deck
web-achievement-hard-challenge = The hard way
web-achievement-hard-challenge-about = Win with the Hard Challenge
web-achievement-villainy = It is good to be bad
web-achievement-villainy-about = Win as the Super Villain
web-achievement-commander = One-person army
web-achievement-commander-about = Win in Commander Solo Mode
web-achievement-dagger = World saver
web-achievement-dagger-about = Defeat a nemesis in the showdown
web-achievement-four-nemeses = Nobody left to fight
web-achievement-four-nemeses-about = Defeat four different nemeses
web-achievement-harder = Harder, please
web-achievement-harder-about = Win at the harder difficulty
web-achievement-safe-bases = Not on my watch
web-achievement-safe-bases-about = Win with no invaded bases, at normal difficulty or harder
web-achievement-unbattered = Not a scratch
web-achievement-unbattered-about = Win with no battered heroes, at normal difficulty or harder
web-achievement-brink = On the brink
web-achievement-brink-about = Win with threat at 17 or more
web-achievement-champion = Champion
web-achievement-champion-about = Win a game of Champions
web-achievement-five-heroes = Many masks
web-achievement-five-heroes-about = Win with five different heroes
web-achievement-expert = Expert
web-achievement-expert-about = Win in expert mode
web-achievement-by-a-thread = By a thread
web-achievement-by-a-thread-about = Win with exactly one hit point left
web-achievement-quick = Home for dinner
web-achievement-quick-about = Win by the end of round five (not in skirmish mode)
web-achievement-untouched = Untouchable
web-achievement-untouched-about = Win with no damage on your identity and no player eliminated (not in skirmish mode)

## To another device

web-profile-move = Move to another device
web-profile-take = Export
web-profile-take-about = This code contains your name, emblem and history. Nothing is uploaded: you carry it over yourself.
web-profile-with-seats = Include my seats at tables: anyone with the code can play there
web-profile-make = Create code
web-profile-code = Profile code
web-profile-copy = Copy code
web-profile-too-long = Too long for a QR code: copy the text instead
web-profile-scan = Or scan this with the other device
web-profile-bring = Import
web-profile-bring-about = The imported history is added to yours. If something differs, the newer version wins.
web-profile-paste = Paste a code here
web-profile-wrong = This is not a complete profile code
web-profile-found =
    { $games ->
        [one] { $name }, with one game
       *[other] { $name }, with { $games } games
    }{ $seats ->
        [0] { "" }
        [one] { " " }and a seat at one table
       *[other] { " " }and seats at { $seats } tables
    }
web-profile-accept = Add to this device
web-profile-brought =
    { $count ->
        [0] Done. No new games.
        [one] Done. One new game.
       *[other] Done. { $count } new games.
    }
