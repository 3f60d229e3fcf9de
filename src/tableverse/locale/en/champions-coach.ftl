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

champions-hint-board = It builds up your side of the table: allies, upgrades, supports{ $change }
champions-hint-enemies = It clears minions and side schemes away{ $change }
champions-hint-hand = It keeps good cards in hand{ $change }
champions-hint-health =
    { $coming ->
        [0] It keeps you on your feet: { $now } hit points{ $change }
       *[other] It keeps you on your feet: { $now } hit points, about { $coming } damage coming{ $change }
    }
champions-hint-scheme = It stops the scheme from completing: threat { $now } of { $target }, about { $coming } more coming{ $change }
champions-hint-villain = It hurts the villain: { $now } damage to go{ $change }

# Rules of thumb. $damage is about what an attack comes to with its boost cards.
champions-hint-ally-defends = { $thing } takes the blow in place of { $target }: about { $damage } damage
champions-hint-bear = { $thing } can bear it, about { $damage } of { $now } hit points, and nobody has to exhaust for it
champions-hint-hero-defends = { $thing } stops up to { $defense } (DEF) of about { $damage } damage
champions-hint-keep = Every card in your hand is worth keeping
champions-hint-little-use = { $thing } is of little use to you now: you draw another card for it
champions-hint-miss-least = Of these cards, { $thing } is the one you will miss least
champions-hint-pay-fits = { $card } does more if it is paid for with what { $thing } brings
champions-hint-pay-free = { $thing } pays, and you keep your cards
champions-hint-pay-resource =
    { $amount ->
        [one] { $thing } is a resource card: paying is what it is for
       *[other] { $thing } is a resource card: it pays { $amount } at once
    }
champions-hint-second-copy = { $thing } is in play already: a second one is of no use
champions-hint-tough = { $thing } is tough: no damage comes through

# What a player did in the whole game.
champions-tally-damage = Damage dealt
champions-tally-threat = Threat removed
champions-tally-healed = Healed
champions-tally-played = Cards played
