# Marvel D.A.G.G.E.R. What the coach says. $after may be a range, such as 2–4.

dagger-consequence-containment = Containment { $before } → { $after }
dagger-consequence-enemy-life = { $thing }: life { $before } → { $after }
dagger-consequence-invaded = Invaded bases { $before } → { $after }
dagger-consequence-life = { $thing }: life { $before } → { $after }
dagger-consequence-nemesis-work = { $thing }: left to do { $before } → { $after }
dagger-consequence-sheet = Nemesis sheet { $before } → { $after }
dagger-consequence-strengthened =
    { $after ->
        [0] { $thing } is strengthened no more
        [1] { $thing } is strengthened
       *[other] { $thing } may be strengthened
    }
dagger-consequence-support = { $thing }: ready supports { $before } → { $after }
dagger-consequence-team-up = Team-up { $before } → { $after }
dagger-consequence-threat = Threat { $before } → { $after }
dagger-consequence-vulnerable =
    { $after ->
        [0] { $thing } is vulnerable no more
        [1] { $thing } is vulnerable
       *[other] { $thing } may be vulnerable
    }
dagger-consequence-work = { $thing }: left to do { $before } → { $after }

dagger-hint-bases = It keeps the bases free{ $change }
dagger-hint-danger = It keeps heroes out of danger{ $change }
dagger-hint-enemies = It clears enemies away{ $change }
dagger-hint-heroes = It keeps the heroes on their feet{ $change }
dagger-hint-means =
    { $better ->
        [yes] It gives the heroes more to act with: supports, strengthened, team-ups{ $change }
       *[no] It saves what the heroes have to act with: supports, strengthened, team-ups
    }
dagger-hint-missions = It gets the missions done: { $now } left to do{ $change }
dagger-hint-reach =
    { $better ->
        [yes] It brings heroes to where there is something to do
       *[no] It leaves the heroes where there is something to do
    }
dagger-hint-team-up =
    { $better ->
        [yes] It brings a team-up closer{ $change }
       *[no] It saves team-up for later
    }
dagger-hint-threat = It slows the threat: { $now } of { $limit }, { $coming } more coming

# Rules of thumb.
dagger-hint-charge = Charging { $thing } brings it back sooner, and a ready support can be used on any turn
dagger-hint-near =
    { $spaces ->
        [0] It is where the nemesis is, and most will have to be done there
        [one] It is 1 space from the nemesis, and most will have to be done there
       *[other] It is { $spaces } spaces from the nemesis, and most will have to be done there
    }
dagger-hint-target = { $thing } is worth attacking first: { $left } life left, power { $power }

# What a player did in the whole game.
dagger-tally-damage = Damage dealt
dagger-tally-work = Progress made
dagger-tally-fights = Combats
dagger-tally-defied = Defied
dagger-tally-rests = Rests
