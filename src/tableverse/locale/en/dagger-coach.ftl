# Marvel D.A.G.G.E.R. What the coach says. $after may be a range, such as 2–4.

dagger-consequence-containment = Containment { $before } → { $after }
dagger-consequence-enemy-life = { $thing }: Life { $before } → { $after }
dagger-consequence-invaded = Invaded bases { $before } → { $after }
dagger-consequence-life = { $thing }: Life { $before } → { $after }
dagger-consequence-nemesis-work = { $thing }: progress needed { $before } → { $after }
dagger-consequence-sheet = Nemesis sheet { $before } → { $after }
dagger-consequence-strengthened =
    { $after ->
        [0] { $thing } is no longer strengthened
        [1] { $thing } is strengthened
       *[other] { $thing } may be strengthened
    }
dagger-consequence-support = { $thing }: ready supports { $before } → { $after }
dagger-consequence-team-up = Team-up { $before } → { $after }
dagger-consequence-threat = Threat { $before } → { $after }
dagger-consequence-vulnerable =
    { $after ->
        [0] { $thing } is no longer vulnerable
        [1] { $thing } is vulnerable
       *[other] { $thing } may be vulnerable
    }
dagger-consequence-work = { $thing }: progress needed { $before } → { $after }

dagger-hint-bases = It keeps the bases safe{ $change }
dagger-hint-danger = It keeps heroes out of danger{ $change }
dagger-hint-enemies = It helps defeat enemies{ $change }
dagger-hint-heroes = It keeps the heroes alive{ $change }
dagger-hint-means =
    { $better ->
        [yes] It gives the heroes more to work with: supports, strengthened tokens, team-up cards{ $change }
       *[no] It saves supports, strengthened tokens and team-up cards for later
    }
dagger-hint-missions = It advances the missions: { $now } progress still needed{ $change }
dagger-hint-reach =
    { $better ->
        [yes] It brings heroes to where they are needed
       *[no] It leaves the heroes where they are needed
    }
dagger-hint-team-up =
    { $better ->
        [yes] It brings a team-up closer{ $change }
       *[no] It saves team-up for later
    }
dagger-hint-threat = It slows threat: { $now } of { $limit }, with { $coming } more coming

# Rules of thumb.
dagger-hint-charge = Charging { $thing } readies it sooner, and you can use a ready support on any turn
dagger-hint-near =
    { $spaces ->
        [0] It is where the nemesis is, and that is where most of the action will be
        [one] It is { $spaces } space from the nemesis, where most of the action will be
       *[other] It is { $spaces } spaces from the nemesis, where most of the action will be
    }
dagger-hint-target = { $thing } is worth attacking first: { $left } Life left, power { $power }

# What a player did in the whole game.
dagger-tally-damage = Damage dealt
dagger-tally-work = Progress made
dagger-tally-fights = Combat actions
dagger-tally-defied = Defied
dagger-tally-rests = Rests
