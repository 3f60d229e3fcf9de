# Marvel D.A.G.G.E.R. Names of cards and places are content, not texts: see games/dagger/content.

dagger-name = Marvel D.A.G.G.E.R.
dagger-tagline = Heroes around the world against one nemesis: complete the missions, then win the showdown

error-dagger-same-sheet = { $first } and { $second } share one sheet: only one of them can play
error-dagger-same-aspect = Two heroes can’t have the same aspect (“{ $aspect }”): there is one sheet of each
error-dagger-no-such-hero = The setting “{ $setting }” is for a hero this game doesn’t have: it has { $heroes }

## Settings and their values

dagger-setting-nemesis = Nemesis
dagger-setting-difficulty = Difficulty
dagger-setting-first-strike = First strike
dagger-setting-hero = Hero { $number }
dagger-setting-aspect = Hero { $number }’s aspect
dagger-setting-random = Random
dagger-setting-choose = Choose at the table
dagger-difficulty-easier = Easier
dagger-difficulty-normal = Normal
dagger-difficulty-harder = Harder
web-dagger-difficulty-easier-about = Numbers that depend on the number of heroes count one hero fewer.
web-dagger-difficulty-normal-about = The rulebook’s standard difficulty.
web-dagger-difficulty-harder-about = Numbers that depend on the number of heroes count one hero more.

## Words

dagger-die = Die: { $face }
dagger-tokens-of = Tokens of { $hero }
dagger-word-move = move
dagger-word-combat = combat
dagger-word-defy = defy
dagger-word-rest = rest
dagger-word-attack = attack
dagger-word-tactics = tactics
dagger-word-wild = wild
dagger-word-recovery = recovery
dagger-word-rolled-wild = wild
dagger-word-normal = normal token
dagger-word-empowered = empowered token
dagger-word-upgraded = normal token as empowered
dagger-word-same = same
dagger-word-nemesis = nemesis
dagger-word-own = own
dagger-word-elite = elite
dagger-word-1 = 1
dagger-word-2 = 2
dagger-word-3 = 3
dagger-word-here = on your space
dagger-word-region = in your region
dagger-word-bottom = bottom of the deck
dagger-word-discard = discard pile
dagger-word-green = green
dagger-word-purple = purple
dagger-word-blue = blue
dagger-word-yellow = yellow
dagger-word-ongoing = ongoing effects
dagger-word-side-mission = side mission
dagger-word-ability-1 = nemesis ability I
dagger-word-ability-2 = nemesis ability II
dagger-word-ability-3 = nemesis ability III
dagger-word-threat = threat reached 20
dagger-word-bases = all bases are invaded
dagger-word-events = the event deck is empty
dagger-word-heroes = all heroes are defeated
dagger-word-too-late = a player was eliminated and the showdown did not start in time
dagger-word-nemesis-defeated = the nemesis is defeated

## What people are asked

dagger-ask-hero = Choose your hero
dagger-ask-support = Choose the shared support { $hero } starts with
dagger-ask-aspect = Choose { $hero }’s aspect
dagger-ask-first = Choose the first player
dagger-ask-iliad = Choose where the Iliad starts
dagger-ask-start = Choose the base where { $hero } starts
dagger-ask-enter = Choose the base where { $hero } enters
dagger-ask-turn = { $hero }’s turn: spend an aspect token on an action
dagger-ask-turn-end = { $hero }: anything else this turn?
dagger-ask-end = { $hero }: nothing left to do this turn
dagger-ask-move = { $hero } may move { $left ->
        [one] 1 more space
       *[other] { $left } more spaces
    }
dagger-ask-attack = Choose the enemy { $hero } attacks
dagger-ask-defy = Choose the mission { $hero } defies
dagger-ask-spend = { $hero } has { $left ->
        [one] { $left } success left to spend
       *[other] { $left } successes left to spend
    }
dagger-ask-roll = { $hero } rolled { $dice }: { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }. Change the roll?
dagger-ask-reroll = Choose dice to reroll ({ $dice })
dagger-ask-wild = { $hero } may resolve D.A.G.G.E.R. effects ({ $left } left)
dagger-ask-bifrost = Move the Bifrost token?
dagger-ask-divide = Divide { $left } damage
dagger-ask-share = Choose who suffers 1 damage ({ $left } left to divide)
dagger-ask-shift = Move { $enemy } up to { $left ->
        [one] 1 space
       *[other] { $left } spaces
    }
dagger-ask-take = Choose the action { $hero } takes
dagger-ask-mission = Put your hero mission into play?
dagger-ask-activate = Choose the enemy that activates next
dagger-ask-target = Choose the hero { $enemy } attacks
dagger-ask-toward = Choose which way { $enemy } moves
dagger-ask-push = Move the stunned { $enemy }?
dagger-ask-pay = Spend team-up?
dagger-ask-cancel-spawn = Choose the spawn icon to cancel

## What they can answer

dagger-option-hero = { $hero }
dagger-option-support = { $support }
dagger-option-aspect = { $aspect }
dagger-option-first = { $hero }
dagger-option-iliad = Place it on { $space }
dagger-option-start = { $base }
dagger-option-action = { $action } ({ $token })
dagger-option-ability = { $text } ({ $token })
dagger-option-base = D.A.G.G.E.R. action at { $base } ({ $token })
dagger-option-text = Use { $text }
dagger-option-discard = Spend { $price } team-up to discard { $event }
dagger-option-end = End the turn
dagger-option-move-to = Move to { $space }
dagger-option-stop = Stop here
dagger-option-attack = Attack { $enemy }
dagger-option-defy = Defy { $mission }
dagger-option-defy-tactics = Defy { $mission } with tactics
dagger-option-recover = { $hero } recovers 1
dagger-option-charge = Charge { $support }
dagger-option-progress = 1 progress on { $mission }
dagger-option-done = Done
dagger-option-bifrost = { $space }
dagger-option-leave-it = Leave it there
dagger-option-effect = Use { $base }’s effect
dagger-option-deal = 1 damage to { $enemy }
dagger-option-suffer = { $hero } suffers 1 damage
dagger-option-shift = Move to { $space }
dagger-option-take = { $action }
dagger-option-play-mission = Play { $mission }
dagger-option-keep-mission = Not now
dagger-option-activate = { $enemy }
dagger-option-target = { $hero }
dagger-option-toward = Through { $space }
dagger-option-push = Move to { $space }
dagger-option-spawn = Rank { $rank } on { $space }
dagger-option-spend-strengthened = Spend the strengthened token: +1 success
dagger-option-spend-vulnerable = Spend the vulnerable token: +1 success
dagger-option-spend-team-up = Spend 1 (of { $left })
dagger-option-reroll = Reroll dice
dagger-option-die = { $face }

## What happened

dagger-event-corrected = Fixed by hand: { $what }, { $aspect } { $before } → { $after }, by { $seat }
dagger-event-chose-hero = { $seat } plays { $hero }
dagger-event-chose-support = { $hero } starts with { $support } ready
dagger-event-chose-aspect = { $hero } takes { $aspect }
dagger-event-first-player = { $hero } is the first player
dagger-event-iliad = The Iliad is placed on { $space }
dagger-event-entered = { $hero } enters on { $space }
dagger-event-first-strike = First strike: { $mission }
dagger-event-hero-phase = Round { $round }, hero phase: { $hero } goes first
dagger-event-nemesis-phase = Round { $round }, nemesis phase
dagger-event-action = { $hero }: { $action } ({ $token })
dagger-event-ability-action = { $hero }: { $text } ({ $token })
dagger-event-base-action = { $hero } takes a D.A.G.G.E.R. action at { $base }
dagger-event-takes = { $hero } takes the { $action } action
dagger-event-moved = { $hero } moves from { $from_space } to { $space }
dagger-event-attacks = { $hero } attacks { $enemy }
dagger-event-defies = { $hero } defies { $mission }
dagger-event-rolled = { $hero } tests { $attribute }: { $dice }
dagger-event-rerolled = { $hero } rerolls { $dice }: { $again }
dagger-event-dice = Rolled: { $dice }
dagger-event-tested = { $hero }: { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }
dagger-event-effect = { $hero } resolves { $base }’s effect
dagger-event-damaged = { $enemy } suffers { $amount } damage ({ $total }/{ $life })
dagger-event-damage-cancelled = The damage to { $enemy } is cancelled
dagger-event-defeated = { $enemy } is defeated on { $space } (power { $power })
dagger-event-removed = { $enemy } leaves the board
dagger-event-rose-again = { $enemy } rises again ({ $face })
dagger-event-stayed-down = { $enemy } stays down ({ $face })
dagger-event-stunned = { $enemy } is stunned
dagger-event-unstunned = { $enemy } recovers from the stun and heals all damage
dagger-event-healed = { $enemy } heals { $amount } damage
dagger-event-vulnerable = { $enemy } is vulnerable
dagger-event-vulnerable-spent = { $enemy }’s vulnerable token is spent
dagger-event-covered = { $enemy } is no longer vulnerable
dagger-event-spawned = { $enemy } appears on { $space }
dagger-event-no-pawn = No { $card } pawns are left
dagger-event-enemy-moved = { $enemy } moves from { $from_space } to { $space }
dagger-event-activates = { $enemy } activates
dagger-event-attacked = { $enemy } attacks { $hero } (power { $power })
dagger-event-hurt = { $hero } suffers { $amount } damage ({ $total }/{ $life })
dagger-event-prevented = { $amount } damage to { $hero } is prevented
dagger-event-spared = { $hero } is spared from defeat
dagger-event-recovered = { $hero } recovers { $amount }
dagger-event-strengthened = { $hero } is strengthened
dagger-event-weakened = { $hero } is no longer strengthened
dagger-event-hero-defeated = { $hero } is defeated
dagger-event-flipped = { $seat } continues with { $hero }
dagger-event-eliminated = { $hero } is defeated: { $seat } is eliminated
dagger-event-charged = { $hero } charges { $support } ({ $amount }/{ $need })
dagger-event-readied = { $hero }’s { $support } is ready
dagger-event-exhausted = { $hero }’s { $support } is exhausted
dagger-event-charge-lost = { $hero }’s supports lose their progress
dagger-event-unlocked = { $hero } gains { $support }
dagger-event-team-up = Team-up +{ $amount }: { $total }
dagger-event-team-up-down = Team-up −{ $amount }: { $total }
dagger-event-team-up-ready = { $hero }’s { $card } is ready
dagger-event-team-up-used = { $hero } uses { $card }
dagger-event-combo = { $hero } resolves a combo
dagger-event-threat = Threat +{ $amount }: { $total }
dagger-event-threat-down = Threat −{ $amount }: { $total }
dagger-event-progress = { $mission }: +{ $amount } progress ({ $total })
dagger-event-progress-down = { $mission }: −{ $amount } progress ({ $total })
dagger-event-completed = { $mission } is completed
dagger-event-passed = { $mission } is passed
dagger-event-failed = { $mission } is failed
dagger-event-side-mission = Side mission: { $mission } ({ $spot })
dagger-event-no-spot = No spot is free for another side mission
dagger-event-hero-mission = { $hero } puts { $mission } into play
dagger-event-marked = { $mission } now tracks { $enemy }
dagger-event-base-marked = { $mission }: progress on { $base }
dagger-event-sheet = Nemesis sheet: +{ $amount } progress ({ $total })
dagger-event-sheet-down = Nemesis sheet: −{ $amount } progress ({ $total })
dagger-event-contained = Containment tokens: { $total }
dagger-event-invaded = { $base } is invaded by { $enemy }
dagger-event-freed = { $base } is freed
dagger-event-bifrost = The Bifrost opens on { $space }
dagger-event-event = Event: { $event }
dagger-event-buried = { $event } goes to the bottom of the event deck
dagger-event-looked = The next event is { $event }
dagger-event-put-at-bottom = { $event } goes to the bottom of the deck
dagger-event-held = { $event } stays next to the board
dagger-event-discarded = { $event } is discarded
dagger-event-icon = Icon: { $icon }
dagger-event-icon-cancelled = Cancelled: { $icon }
dagger-event-spawn-cancelled = Cancelled: rank { $rank } on { $space }
dagger-event-ability = { $enemy } uses { $text }
dagger-event-cancelled = It is cancelled
dagger-event-calmed = Enemies in { $region } do not activate
dagger-event-all-empowered = All actions count as empowered
dagger-event-triggered = { $ability } is triggered
dagger-event-more-damage = The nemesis deals { $amount } more damage this phase
dagger-event-showdown = The showdown with { $enemy } begins
dagger-event-won = The heroes win
dagger-event-lost = The heroes lose: { $reason }

## How it ended

dagger-reason-threat = Threat reached 20
dagger-reason-bases = All bases were invaded
dagger-reason-events = The event deck was empty
dagger-reason-heroes = All heroes were defeated
dagger-reason-too-late = A player was eliminated and the showdown did not start in time
dagger-reason-nemesis-defeated = The nemesis was defeated in the showdown

## In the browser

web-dagger-how-1 = Each round, heroes spend aspect tokens, one action per turn. Pick a token in the bar, then click a lit space on your sheet: move, combat, defy, rest, or one of your own abilities.
web-dagger-how-2 = For combat, defy and rest, roll as many dice as your attribute. Faces that match the attribute are successes, and so are wilds. A wild also lets you use the effect of a base in your region.
web-dagger-how-3 = Complete the nemesis’s missions before threat reaches their number. Side missions hurt you every round until you complete them.
web-dagger-how-4 = When all tokens are spent, the nemesis phase begins: threat rises, an event is drawn, enemies act and new ones appear. The panel on the right shows it step by step.
web-dagger-how-5 = After the last mission comes the showdown: defeat the nemesis. You lose at 20 threat, when all five bases are invaded, or when you run out of events or heroes. Press I, right-click or press and hold to read about anything. T changes the token.
web-dagger-world = World map
web-dagger-whole-map = Whole map
web-dagger-closer = Zoom in
web-dagger-missions = Missions
web-dagger-bases = Bases
web-dagger-allies = Other heroes
web-dagger-rail = Nemesis, bases and log
web-dagger-gallery = Choices
web-dagger-opening = Setup
web-dagger-opening-against = Against { $nemesis }
web-dagger-opening-ask = Everything is ready. Change what you like, then start.
web-dagger-opening-begin = Start game
web-dagger-opening-apart = Choose each
web-dagger-opening-together = All on one screen
web-dagger-opening-why = Suggested: the support that takes longest to charge, the Iliad far from the other bases, and the heroes far from each other.
web-dagger-changed = Current modifiers
web-dagger-change-power = Power { $amount } ({ $origin })
web-dagger-change-life = Life { $amount } ({ $origin })
web-dagger-change-threat = { $amount } ({ $origin })
web-dagger-change-dice = { $action }: dice { $amount } ({ $origin })
web-dagger-change-successes = { $action }: successes { $amount } ({ $origin })
web-dagger-change-move = { $action }: spaces { $amount } ({ $origin })
web-dagger-origin-players = number of players
web-dagger-origin-progress = progress on this card
web-dagger-origin-enemies = enemies on the board
web-dagger-origin-bases = invaded bases
web-dagger-panels = Panels
web-dagger-panel-sheets = Heroes
web-dagger-panel-villains = Nemesis
web-dagger-panel-account = What happened
web-dagger-pow = POW!
web-dagger-phase-setup = Setup
web-dagger-round = Round { $round }
web-dagger-phase-hero = Round { $round }: hero phase
web-dagger-phase-nemesis = Round { $round }: nemesis phase
web-dagger-header-showdown = Showdown: { $left } Life left
web-dagger-threat = Threat
web-dagger-threat-of = Threat { $threat } of { $limit }
web-dagger-rise = Rises by { $amount } each nemesis phase
web-dagger-team-up = Team-up
web-dagger-team-up-of = Team-up: { $amount }
web-dagger-team-up-card = { $hero }’s { $card }, for { $cost } team-up
web-dagger-team-up-ready = { $hero }’s { $card }, ready to use
web-dagger-invaded-of = Invaded bases: { $count } of { $bases }
web-dagger-events-of =
    { $count ->
        [one] { $count } event left
       *[other] { $count } events left
    }
web-dagger-events-seen = Events so far: { $count }
web-dagger-finished = Completed missions
web-dagger-events-left = events left
web-dagger-missions-left = missions to come
web-dagger-next-event = Next: { $event }
web-dagger-no-mission = No mission
web-dagger-side-spot = Room for a side mission
web-dagger-hero-spot = Room for a hero mission
web-dagger-showdown = Showdown
web-dagger-mission-strike = First strike
web-dagger-mission-nemesis = Nemesis mission
web-dagger-mission-side = Side mission
web-dagger-mission-elite = Elite enemy
web-dagger-mission-hero = Hero mission
web-dagger-as-text-says = See its text
web-dagger-progress-of = Progress { $progress } of { $need }
web-dagger-progress = Progress { $count }
web-dagger-needs = Needs { $need } progress
web-dagger-needs-each = Needs { $need } progress per player
web-dagger-fails-at = Fails at threat { $threat }
web-dagger-adds-threat = +{ $amount } threat each round
web-dagger-gives-team-up = Gives { $amount } team-up
web-dagger-if-passed = Passed: { $name }
web-dagger-if-failed = Failed: { $name }
web-dagger-defy-from = Defied from
web-dagger-rest-from = Advanced by resting at
web-dagger-life = Life { $life }
web-dagger-life-of = Life { $left } of { $life }
web-dagger-power = Power { $power }
web-dagger-attribute-attack = Attack { $value }
web-dagger-attribute-defy = Defy { $value }
web-dagger-attribute-tactics = Tactics { $value }
web-dagger-strengthened = Strengthened
web-dagger-vulnerable = Vulnerable
web-dagger-stunned = Stunned
web-dagger-sheet-progress = Progress on the sheet { $count }
web-dagger-containment = Containment { $count }
web-dagger-invaded = Invaded
web-dagger-base-used = Action taken this round
web-dagger-base-effect = D.A.G.G.E.R. effect
web-dagger-bifrost-here = The Bifrost opens here
web-dagger-leads-to = Leads to
web-dagger-here = Here
web-dagger-rank-1 = Rank 1 enemy
web-dagger-rank-2 = Rank 2 enemy
web-dagger-rank-3 = Rank 3 enemy
web-dagger-rank-own = Nemesis-specific enemy
web-dagger-rank-elite = Elite enemy
web-dagger-rank-nemesis = Nemesis
web-dagger-kind-hero = Hero
web-dagger-kind-aspect = Aspect
web-dagger-kind-action = Aspect action
web-dagger-kind-ability = Ability
web-dagger-kind-nemesis = Nemesis
web-dagger-kind-support = Support
web-dagger-kind-team-up = Team-up card
web-dagger-kind-event = Event
web-dagger-kind-enemy = Enemy
web-dagger-kind-mission = Mission
web-dagger-kind-base = Base
web-dagger-kind-numbered = Space
web-dagger-kind-ocean = Ocean
web-dagger-kind-asgard = Beyond the Bifrost
web-dagger-heroic = Heroic
web-dagger-battered = Battered
web-dagger-use-action = action
web-dagger-use-icon = event icon
web-dagger-text-ongoing = Ongoing
web-dagger-text-completed = When completed
web-dagger-text-defied = When defied
web-dagger-text-arrives = When it appears
web-dagger-text-start = When the showdown starts
web-dagger-text-activation = When it activates
web-dagger-exclusive = Unlocked by the hero’s mission
web-dagger-charge-needed = Ready with { $need } progress
web-dagger-charge-of = Progress { $charge } of { $need }
web-dagger-cost = Costs { $cost } team-up
web-dagger-ready = Ready
web-dagger-locked = Not in play yet
web-dagger-supports-ready =
    { $count ->
        [one] { $count } support ready
       *[other] { $count } supports ready
    }
web-dagger-first = First
web-dagger-eliminated = Eliminated
web-dagger-off-board = Returns next round
web-dagger-no-hero = { $name } has no hero yet
web-dagger-tokens = Aspect tokens left: { $normal } normal, { $empowered } empowered
web-dagger-no-tokens = All tokens spent
web-dagger-spent = { $spent } of { $spaces } spaces used
web-dagger-pay-with = Token to spend
web-dagger-token-normal = Normal
web-dagger-token-empowered = Empowered
web-dagger-token-upgraded = Normal as empowered
web-dagger-action-move = Move
web-dagger-action-combat = Combat
web-dagger-action-defy = Defy
web-dagger-action-rest = Rest
web-dagger-option-ability = { $text }
web-dagger-option-base = D.A.G.G.E.R. action: { $base }
web-dagger-roll = { $hero } tests { $attribute }
web-dagger-dice = Dice
web-dagger-successes =
    { $count ->
        [one] success
       *[other] successes
    }
web-dagger-story = Nemesis phase, round { $round }
web-dagger-step-threat = Threat
web-dagger-step-mission = The mission
web-dagger-step-showdown = The showdown
web-dagger-step-text = The event
web-dagger-step-activation = Enemies activate
web-dagger-step-spawns = New enemies
web-dagger-icon-ongoing = Ongoing effects
web-dagger-icon-side-mission = A side mission
web-dagger-icon-ability-1 = Nemesis ability I
web-dagger-icon-ability-2 = Nemesis ability II
web-dagger-icon-ability-3 = Nemesis ability III
web-dagger-spawn = { $rank } on { $space } (with { $dots } or more heroes)
web-dagger-held-by = { $event } affects { $hero }
web-dagger-last-event = Last event: { $event }
web-dagger-solo = Playing solo, you control two heroes
web-dagger-now-suffer = { $hero } would suffer { $amount } damage
web-dagger-now-attack = { $enemy } attacks { $hero } with power { $amount }
web-dagger-now-recover = { $hero } recovers { $amount }
web-dagger-now-moved = { $hero } has moved
web-dagger-now-enemy-defeated = { $enemy } is defeated
web-dagger-now-mission-completed = { $mission } is completed
web-dagger-now-combat-action = { $hero } has taken a combat action
web-dagger-now-attacked = { $hero } attacks { $enemy }
web-dagger-now-activating = { $enemy } is about to activate
web-dagger-now-activation = Enemies are about to activate
web-dagger-now-icons = Next: resolve the icons of { $event }
web-dagger-now-spawns = Next: resolve the spawns of { $event }
web-dagger-now-turn-end = { $hero }’s turn ends
web-dagger-now-tested = { $hero } has made a test
web-dagger-now-aspect-action = { $hero } takes the { $action } action
web-dagger-now-dagger-action = { $hero } takes the D.A.G.G.E.R. action at { $base }
web-dagger-now-invaded = { $base } is invaded
web-dagger-now-hero-phase = The hero phase begins
web-dagger-now-nemesis-phase = The nemesis phase begins

# What players can fix by hand.
correct-name-event-top = The top card of the event deck
correct-name-side-top = The next side mission
correct-empowered = empowered token
correct-team-up = team-up track
correct-sheet = progress on the nemesis sheet
correct-containment = containment
correct-strengthened = strengthened
correct-vulnerable = vulnerable
correct-aspect-tokens = aspect tokens
correct-base = base
correct-operational = operational
correct-invaded = invaded

# Names of spaces that take an article inside a sentence.
dagger-the-southern-cone = the Southern Cone
dagger-the-north-atlantic = the North Atlantic
dagger-the-near-east = the Near East
dagger-the-russian-far-east = the Russian Far East
dagger-the-arctic-ocean = the Arctic Ocean
dagger-the-north-pacific = the North Pacific
dagger-the-south-pacific = the South Pacific
dagger-the-south-atlantic = the South Atlantic
dagger-the-indian-ocean = the Indian Ocean
dagger-the-coral-sea = the Coral Sea
