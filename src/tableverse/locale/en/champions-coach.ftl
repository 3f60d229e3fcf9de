# Marvel Champions. What the coach says. $after may be a range, such as 2–4.

champions-consequence-acceleration = Acceleration tokens { $before } → { $after }
champions-consequence-cards =
    { $who ->
        [you] Your hand { $before } → { $after }
       *[other] { $seat }’s hand { $before } → { $after }
    }
champions-consequence-confused =
    { $after ->
        [0] { $thing } is confused no more
       *[other] { $thing } is confused
    }
champions-consequence-counters = { $thing }: counters { $before } → { $after }
champions-consequence-encounters =
    { $who ->
        [you] Your encounter cards { $before } → { $after }
       *[other] { $seat }’s encounter cards { $before } → { $after }
    }
champions-consequence-enemy-confused =
    { $after ->
        [0] { $thing } is confused no more
       *[other] { $thing } is confused
    }
champions-consequence-enemy-hit-points = { $thing } { $before } → { $after }
champions-consequence-enemy-stunned =
    { $after ->
        [0] { $thing } is stunned no more
       *[other] { $thing } is stunned
    }
champions-consequence-enemy-tough =
    { $after ->
        [0] { $thing } loses tough
       *[other] { $thing } is tough
    }
champions-consequence-hit-points = { $thing } { $before } → { $after }
champions-consequence-side-threat = { $thing }: threat { $before } → { $after }
champions-consequence-stunned =
    { $after ->
        [0] { $thing } is stunned no more
       *[other] { $thing } is stunned
    }
champions-consequence-threat = { $thing }: threat { $before } → { $after }
champions-consequence-tough =
    { $after ->
        [0] { $thing } loses tough
       *[other] { $thing } is tough
    }

champions-hint-board = It strengthens what works for you{ $change }
champions-hint-enemies = It clears minions and side schemes away{ $change }
champions-hint-hand = It keeps good cards in hand{ $change }
champions-hint-health =
    { $coming ->
        [0] It keeps you on your feet: { $now } hit points{ $change }
       *[other] It keeps you on your feet: { $now } hit points, about { $coming } damage coming{ $change }
    }
champions-hint-scheme = It stops the scheme from completing: threat { $now } of { $target }, about { $coming } more coming{ $change }
champions-hint-villain = It hurts the villain: { $now } damage to go{ $change }

# What a player did in the whole game.
champions-tally-damage = Damage dealt
champions-tally-threat = Threat removed
champions-tally-healed = Healed
champions-tally-played = Cards played
