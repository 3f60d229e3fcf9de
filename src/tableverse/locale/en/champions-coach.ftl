# Marvel Champions. What the coach says. $after may be a range, such as 2–4.

champions-consequence-acceleration = Acceleration tokens { $before } → { $after }
champions-consequence-cards =
    { $who ->
        [you] Your hand { $before } → { $after }
       *[other] { $seat }’s hand { $before } → { $after }
    }
champions-consequence-confused =
    { $after ->
        [0] { $thing } is no longer confused
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
        [0] { $thing } is no longer confused
       *[other] { $thing } is confused
    }
champions-consequence-enemy-hit-points = { $thing } { $before } → { $after }
champions-consequence-enemy-stunned =
    { $after ->
        [0] { $thing } is no longer stunned
       *[other] { $thing } is stunned
    }
champions-consequence-enemy-tough =
    { $after ->
        [0] { $thing } is no longer tough
       *[other] { $thing } is tough
    }
champions-consequence-hit-points = { $thing } { $before } → { $after }
champions-consequence-side-threat = { $thing }: threat { $before } → { $after }
champions-consequence-stunned =
    { $after ->
        [0] { $thing } is no longer stunned
       *[other] { $thing } is stunned
    }
champions-consequence-threat = { $thing }: threat { $before } → { $after }
champions-consequence-tough =
    { $after ->
        [0] { $thing } is no longer tough
       *[other] { $thing } is tough
    }

champions-hint-board = It adds to your allies, upgrades and supports{ $change }
champions-hint-enemies = It clears minions and side schemes{ $change }
champions-hint-hand = It keeps good cards in your hand{ $change }
champions-hint-health =
    { $coming ->
        [0] It keeps you alive: { $now } hit points{ $change }
       *[other] It keeps you alive: { $now } hit points, about { $coming } damage coming{ $change }
    }
champions-hint-scheme = It keeps the main scheme from completing: { $now } of { $target } threat, about { $coming } more coming{ $change }
champions-hint-villain = It damages the villain: { $now } damage to go{ $change }

# Rules of thumb. $damage is about what an attack comes to with its boost cards.
champions-hint-ally-defends = { $thing } takes about { $damage } damage instead of { $target }
champions-hint-bear = { $thing } can take it (about { $damage } of { $now } hit points), and nobody has to exhaust
champions-hint-hero-defends = { $thing } stops up to { $defense } (DEF) of about { $damage } damage
champions-hint-keep = Every card in your hand is worth keeping
champions-hint-little-use = { $thing } is of little use now: trade it for a new card
champions-hint-miss-least = { $thing } is the card you will miss least
champions-hint-pay-fits = { $card } does more if you pay for it with { $thing }
champions-hint-pay-free = { $thing } pays, so you keep your cards
champions-hint-pay-resource =
    { $amount ->
        [one] { $thing } is a resource card: it is made for paying
       *[other] { $thing } is a resource card: it pays { $amount } at once
    }
champions-hint-second-copy = { $thing } is already in play: a second copy is no use
champions-hint-tough = { $thing } is tough: the attack deals no damage

# What a player did in the whole game.
champions-tally-damage = Damage dealt
champions-tally-threat = Threat removed
champions-tally-healed = Healed
champions-tally-played = Cards played
