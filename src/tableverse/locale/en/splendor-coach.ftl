# Splendor: Marvel. What the coach says. $after may be a range, such as 2–4.

splendor-consequence-avengers = Avengers { $before } → { $after }
splendor-consequence-bonus = { $thing } bonus { $before } → { $after }
splendor-consequence-excess =
    { $after ->
        [0] Nothing to return
       *[other] You must return { $after }
    }
splendor-consequence-gauntlet =
    { $after ->
        [1] You meet the Gauntlet’s conditions
       *[other] You no longer meet the Gauntlet’s conditions
    }
splendor-consequence-points = Points { $before } → { $after }
splendor-consequence-reserved = Reserved { $before } → { $after }
splendor-consequence-rival-points = { $seat }: points { $before } → { $after }
splendor-consequence-shields = S.H.I.E.L.D. tokens { $before } → { $after }
splendor-consequence-time = You get a Time Stone
splendor-consequence-tokens = Tokens { $before } → { $after }

splendor-hint-avengers = It gives you Avengers icons{ $change }
splendor-hint-bonuses = Its bonus makes later cards cheaper{ $change }
splendor-hint-gauntlet = It meets the Gauntlet’s conditions
splendor-hint-locations =
    { $then ->
        [0] It earns you a Location
        [one] It brings you closer to a Location: { $then } bonus to go
       *[other] It brings you closer to a Location: { $then } bonuses to go
    }
splendor-hint-points = It gives you points towards { $goal }{ $change }
splendor-hint-prospects =
    { $missing ->
        [-1] It brings good cards within reach
        [0] Then you can recruit { $card }
        [one] It brings { $card } within reach: { $missing } token to go
       *[other] It brings { $card } within reach: { $missing } tokens to go
    }
splendor-hint-time = A level 3 card brings the Time Stone
splendor-hint-tokens = It gives you tokens to spend{ $change }

# What a player did in the whole game.
splendor-tally-points = Points
splendor-tally-tokens = Tokens taken
splendor-tally-recruited = Recruited
splendor-tally-reserved = Reserved
