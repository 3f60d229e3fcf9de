# Marvel United: Multiverse. What the coach says. $after may be a range, such as 2–4.

united-consequence-cards = { $thing }: cards { $before } → { $after }
united-consequence-civilians = { $thing }: Civilians { $before } → { $after }
united-consequence-crisis = { $thing }: Crisis tokens { $before } → { $after }
united-consequence-doombots = { $thing }: Doombots { $before } → { $after }
united-consequence-down =
    { $after ->
        [0] { $thing } is no longer KO’d
       *[other] { $thing } is KO’d
    }
united-consequence-health = Villain’s Health { $before } → { $after }
united-consequence-mission = { $thing } { $before } → { $after }
united-consequence-threat = { $thing }: symbols filled { $before } → { $after }
united-consequence-threat-health = { $thing }: Health { $before } → { $after }
united-consequence-thugs = { $thing }: Thugs { $before } → { $after }
united-consequence-tokens = { $thing }: tokens { $before } → { $after }
united-consequence-track = Villain’s track { $before } → { $after }
united-consequence-villain-mission = Villain’s { $thing } { $before } → { $after }

united-hint-actions = It leaves symbols you can use here
united-hint-clock =
    { $end ->
        [0] It buys time: { $plans } Master Plan cards are left
       *[other] It slows the Villain down: the track is at { $now } of { $end }
    }
united-hint-heroes = It leaves the Heroes with more cards and tokens{ $change }
united-hint-missions =
    { $exposed ->
        [1] It helps defeat the Villain: Health { $now }{ $change }
       *[0] It advances the Missions: { $done } of 3 complete{ $change }
    }
united-hint-places = It keeps Locations from overflowing{ $change }
united-hint-reach = It puts Heroes where they are needed
united-hint-spare = It gives up the card with the fewest symbols
united-hint-symbols = It leaves good symbols for the next Hero
united-hint-threats = It helps clear Threats{ $change }

# What a player did in the whole game.
united-tally-damage = Damage dealt
united-tally-thugs = Thugs defeated
united-tally-civilians = Civilians rescued
united-tally-played = Cards played
