# The profile: fetched with its page.

web-profile-name = Your name
web-profile-emblem = Your emblem
web-profile-about = No account, no password: name, emblem and history are kept in this browser and nowhere else.
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
web-profile-nothing = Nothing has been played to the end yet. Lessons are not counted
web-profile-played = Played
web-profile-won = Won
web-profile-share = Share won
web-profile-streak = Won in a row now
web-profile-best-streak = Best streak
web-profile-mean = Mean length
web-profile-corrected = Put right by hand
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
web-profile-lengths-splendor = Games by their rounds
web-profile-lengths-united = Games by the Heroes’ turns
web-profile-lengths-dagger = Games by their rounds
web-profile-lengths-champions = Games by their rounds
web-profile-length-games =
    { $count ->
        [one] { $length }: one game
       *[other] { $length }: { $count } games
    }
web-profile-latest =
    { $count ->
        [one] The last game
       *[other] The last { $count } games: up for a victory, down for a defeat
    }
web-profile-latest-told = { $won } won of the last { $count }
web-profile-villains-united = Villains
web-profile-villains-dagger = Nemeses
web-profile-villains-champions = Villains
web-profile-heroes = Your heroes
web-profile-won-of = { $won } of { $played }
web-profile-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }

## Achievements

web-achievements = Achievements
web-achievements-count = { $earned } of { $all }
web-achievements-about = Lessons, games from a chosen deal or a record and games against yourself do not count. Where one game decides, nothing may be taken back in it after something hidden has come up.
web-achievements-all = Show the other { $count }
web-achievement-have = { $have } of { $need }
web-achievement-origin = Origin story
web-achievement-origin-about = Win a game, any game
web-achievement-multiverse = The whole multiverse
web-achievement-multiverse-about = Play each of the four games to its end
web-achievement-quartet = Fantastic at four
web-achievement-quartet-about = Win each of the four games
web-achievement-assemble = Better together
web-achievement-assemble-about = Win at a table with another person
web-achievement-streak = On a roll
web-achievement-streak-about = Win five games in a row
web-achievement-comeback = Never say die
web-achievement-comeback-about = Win after three defeats in a row
web-achievement-regular = Part of the furniture
web-achievement-regular-about = Play 25 games to their end
web-achievement-gauntlet = Hand in glove
web-achievement-gauntlet-about = Win a game of Splendor
web-achievement-full-table = Full house
web-achievement-full-table-about = Win against three opponents
web-achievement-against-legend = Legend slayer
web-achievement-against-legend-about = Win at a table with a bot of level Legend or Grandmaster
web-achievement-landslide = Landslide
web-achievement-landslide-about = Win with at least five points more than the next
web-achievement-landlord = Landlord
web-achievement-landlord-about = Win with two Locations or more
web-achievement-united = United we stand
web-achievement-united-about = Defeat a Villain with the Heroes
web-achievement-rogues = Rogues’ gallery
web-achievement-rogues-about = Defeat five different Villains
web-achievement-three-missions = Nothing left to do
web-achievement-three-missions-about = Win with all three Missions completed
web-achievement-last-plan = At the last second
web-achievement-last-plan-about = Win with at most one card left in the Master Plan
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
web-achievement-safe-bases-about = Win with no base invaded, at normal difficulty or harder
web-achievement-unbattered = Not a scratch
web-achievement-unbattered-about = Win with no hero battered, at normal difficulty or harder
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
web-achievement-quick-about = Win by the end of the fifth round (not in skirmish mode)
web-achievement-untouched = Untouchable
web-achievement-untouched-about = Win with no damage on your identity and nobody eliminated (not in skirmish mode)

## To another device

web-profile-move = To another device
web-profile-take = Take it with you
web-profile-take-about = A code that holds your name, your emblem and your history. Nothing is sent anywhere: you carry it.
web-profile-with-seats = My seats at tables too: whoever has the code can play there
web-profile-make = Make the code
web-profile-code = The code of your profile
web-profile-copy = Copy the code
web-profile-too-long = Too much history for a picture: copy the text
web-profile-scan = Or scan this with the other device
web-profile-bring = Bring one here
web-profile-bring-about = It is added to what is here already; whatever is newer here stays.
web-profile-paste = Paste a code here
web-profile-wrong = This is not the code of a profile, or a part of it is missing
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
        [0] Done. There was nothing new among its games
        [one] Done. One game is new
       *[other] Done. { $count } games are new
    }
