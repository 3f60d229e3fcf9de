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
        [1] The Gauntlet is yours
       *[other] You lose the Gauntlet
    }
splendor-consequence-points = Points { $before } → { $after }
splendor-consequence-reserved = Reserved { $before } → { $after }
splendor-consequence-rival-points = { $seat }: points { $before } → { $after }
splendor-consequence-shields = Shields { $before } → { $after }
splendor-consequence-time = A Time Stone for you
splendor-consequence-tokens = Tokens { $before } → { $after }

splendor-hint-avengers = More Avengers icons{ $change }
splendor-hint-bonuses = Bonuses make every later card cheaper{ $change }
splendor-hint-gauntlet = It meets the conditions of the Gauntlet
splendor-hint-locations =
    { $then ->
        [0] It meets what a Location asks for
        [one] It brings a Location nearer: { $then } bonus is missing
       *[other] It brings a Location nearer: { $then } bonuses are missing
    }
splendor-hint-points = Points towards { $goal }{ $change }
splendor-hint-prospects =
    { $missing ->
        [-1] It brings good cards within reach
        [0] { $card } can be recruited after it
        [one] { $card } comes within reach: 1 token will be missing
       *[other] { $card } comes within reach: { $missing } tokens will be missing
    }
splendor-hint-time = A card of level 3 brings the Time Stone
splendor-hint-tokens = Tokens to pay with{ $change }

# What a player did in the whole game.
splendor-tally-points = Points
splendor-tally-tokens = Tokens taken
splendor-tally-recruited = Recruited
splendor-tally-reserved = Reserved
