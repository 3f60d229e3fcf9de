# Marvel D.A.G.G.E.R. Names of cards and places are content, not texts: see games/dagger/content.

dagger-name = Marvel D.A.G.G.E.R.
dagger-tagline = Heroes around the world against one nemesis: complete its missions, then face it in the showdown

error-dagger-same-sheet = { $first } and { $second } are two sides of one sheet: only one of them can play.
error-dagger-same-aspect = The aspect "{ $aspect }" is taken twice: there is one sheet of each.
error-dagger-no-such-hero = The setting "{ $setting }" names a hero too many: this game has { $heroes }.

## Settings and their values

dagger-setting-nemesis = Nemesis
dagger-setting-difficulty = Difficulty
dagger-setting-first-strike = First strike
dagger-setting-hero = Hero { $number }
dagger-setting-aspect = Aspect of hero { $number }
dagger-setting-random = By lot
dagger-setting-choose = Chosen at the table
dagger-difficulty-easier = Easier
dagger-difficulty-normal = Normal
dagger-difficulty-harder = Harder

## Words

dagger-word-move = move
dagger-word-combat = combat
dagger-word-defy = defy
dagger-word-rest = rest
dagger-word-attack = attack
dagger-word-tactics = tactics
dagger-word-wild = wild
dagger-word-rolled-wild = wild
dagger-word-normal = normal token
dagger-word-empowered = empowered token
dagger-word-upgraded = normal token, as empowered
dagger-word-same = same
dagger-word-nemesis = nemesis
dagger-word-own = own
dagger-word-elite = elite
dagger-word-1 = 1
dagger-word-2 = 2
dagger-word-3 = 3
dagger-word-all = all
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
dagger-word-events = there is no event left
dagger-word-heroes = all heroes have fallen
dagger-word-too-late = a player was eliminated and the showdown did not start in time
dagger-word-nemesis-defeated = the nemesis is defeated

## Who and what

dagger-you = you
dagger-roller = the hero who rolls
dagger-nemesis = the nemesis
dagger-first-player = the first player
dagger-mission-hero = the hero of this mission
dagger-marked = the enemy with this mission's token
dagger-hurt-by-own = the heroes damaged by attacks of own enemies
dagger-unsummoned = enemies other than the nemesis not yet moved by this
dagger-the-hero = that hero
dagger-the-enemy = that enemy
dagger-the-space = that space
dagger-the-base = that base
dagger-kept-path = the spaces you entered or left
dagger-kept-second = the second one
dagger-kept-spawned = the spawned enemy
dagger-kept-target = the enemy attacked
dagger-kept-them = all of them
dagger-where-here = on your space
dagger-where-nearby = nearby
dagger-where-region = in your region
dagger-where-anywhere = anywhere
dagger-where-at = on { $at }
dagger-heroes-all = heroes { $place }
dagger-heroes-me = you, if { $place }
dagger-heroes-others = other heroes { $place }
dagger-heroes-alone = heroes { $place } with no other hero on their space
dagger-heroes-beset = heroes { $place } with an enemy on their space
dagger-heroes-unbeset = heroes { $place } with no enemy on their space
dagger-heroes-based = heroes { $place } on an operational base
dagger-heroes-strengthened = strengthened heroes { $place }
dagger-heroes-unready = heroes { $place } whose team-up card is exhausted
dagger-heroes-hurt = damaged heroes { $place }
dagger-enemies-any =
    { $other ->
        [yes] other{" "}
       *[no] {""}
    }{ $vulnerable ->
        [yes] vulnerable{" "}
       *[no] {""}
    }enemies { $place }
dagger-enemies-lesser =
    { $vulnerable ->
        [yes] vulnerable{" "}
       *[no] {""}
    }enemies { $place } other than the nemesis
dagger-enemies-own = own enemies { $place }
dagger-enemies-1 = rank 1 enemies { $place }
dagger-enemies-2 = rank 2 enemies { $place }
dagger-enemies-3 = rank 3 enemies { $place }
dagger-enemies-elite = elite enemies { $place }
dagger-enemies-elite-or-3 = rank 3 enemies and elites { $place }
dagger-hero-most-attack = the hero with the highest attack
dagger-hero-most-tactics = the hero with the highest tactics
dagger-hero-most-damage = the hero with the most damage
dagger-hero-most-distance = the hero farthest from the nemesis
dagger-hero-least-tactics = the hero with the lowest tactics
dagger-hero-least-damage = the hero with the least damage
dagger-hero-least-distance = the hero nearest the nemesis
dagger-nearest = the nearest to { $to } of { $among }
dagger-spaces-any = any space
dagger-spaces-numbered = numbered spaces
dagger-spaces-ocean = spaces of the ocean region
dagger-spaces-adjacent = adjacent spaces
dagger-spaces-here-or-adjacent = your space and adjacent ones
dagger-spaces-region = spaces of your region
dagger-spaces-with-hero = spaces with a hero
dagger-spaces-with-enemy = spaces with an enemy other than the nemesis
dagger-spaces-with-hero-without-own = spaces with a hero, if possible without an own enemy
dagger-spaces-fewest-own = spaces with a hero and the fewest own enemies
dagger-spaces-together = spaces with two or more heroes
dagger-space-of = the space of { $thing }
dagger-around = the spaces adjacent to { $spaces }
dagger-space-north-america = North America (1)
dagger-space-central-america = Central America (2)
dagger-space-south-america = South America (3)
dagger-space-southern-cone = Southern Cone (4)
dagger-space-north-atlantic = North Atlantic (5)
dagger-space-central-europe = Central Europe (6)
dagger-space-central-russia = Central Russia (10)
dagger-space-south-asia = South Asia (11)
dagger-space-east-asia = East Asia (14)
dagger-space-russian-far-east = Russian Far East (15)
dagger-space-new-york = New York
dagger-space-atlantis = Atlantis
dagger-space-wakanda = Wakanda
dagger-space-madripoor = Madripoor
dagger-space-asgard = Asgard
dagger-space-iliad = the Iliad
dagger-region-madripoor = the Madripoor region
dagger-regions = the regions
dagger-bases-any =
    { $here ->
        [yes] the base on your space
       *[no] the bases
    }
dagger-bases-operational =
    { $clear ->
        [yes] operational bases with no enemy
       *[no] operational bases
    }
dagger-bases-invaded =
    { $here ->
        [yes] the invaded base on your space, if no enemy is there
       *[no] { $clear ->
            [yes] invaded bases with no enemy
           *[no] invaded bases
        }
    }
dagger-missions-any = active missions with a progress value
dagger-missions-minor = active side or hero missions with a progress value
dagger-missions-this = this mission
dagger-missions-top = the top nemesis mission
dagger-missions-side = active side missions
dagger-missions-ongoing = active missions with an ongoing effect
dagger-missions-defiable = missions you can defy
dagger-supports-ready = your ready supports
dagger-supports-others = your other exhausted supports

## Numbers and conditions

dagger-got-successes = the successes
dagger-got-wilds = the wilds rolled
dagger-got-dealt = the damage dealt
dagger-got-paid = the team-up spent
dagger-got-results = the results rolled
dagger-fact-power = its power
dagger-fact-amount = that amount
dagger-fact-dealt = the damage suffered
dagger-fact-successes = the successes
dagger-track-threat = threat
dagger-track-team-up = team-up
dagger-track-sheet = the progress on the nemesis sheet
dagger-track-containment = the containment tokens
dagger-track-invaded = the invaded bases
dagger-track-own = the own enemies in play
dagger-track-nemesis-damage = the damage on the nemesis
dagger-track-side-missions = the active side missions
dagger-track-half-heroes = half of the heroes, rounded up
dagger-per-player = { $amount } per player
dagger-if-empowered = the action is empowered
dagger-number-if-empowered = { $otherwise } (EMPOWERED: { $then })
dagger-every = 1 for every { $step } of { $number }
dagger-value-attack = the attack of { $whose }
dagger-value-damage = the damage of { $whose }
dagger-value-power = the power of { $whose }
dagger-value-half-left = half of the Life left to { $whose }, rounded down
dagger-if-defeated = it was defeated
dagger-if-did = that was done
dagger-if-failed = the mission was failed
dagger-if-shared = another hero recovered
dagger-if-showdown = it is the showdown
dagger-if-stunned = the nemesis is stunned
dagger-about-attack = it comes from an attack
dagger-about-combat = it was a combat action
dagger-about-hero = a hero did it
dagger-about-kind = it is a side mission
dagger-about-nemesis = it is the nemesis
dagger-about-own = it is an own enemy
dagger-about-played = this mission was just put into play
dagger-about-token = the empowered token was spent
dagger-rolling = it is a { $what } roll
dagger-within = { $what } is among { $among }
dagger-some = there are { $what }
dagger-is-strengthened = { $who } is strengthened
dagger-token-on = a token lies on this ability
dagger-would-defeat = this damage would defeat you
dagger-target-unhurt = the enemy has no damage
dagger-target-vulnerable = the enemy is vulnerable
dagger-target-strong = it is a rank 3 enemy, an elite or the nemesis
dagger-target-crowded = another enemy is on its space

## What texts do

dagger-do-use =
    { $once ->
        [yes] once per round
       *[no] { $exhausts ->
            [yes] exhaust this card
           *[no] { $combo ->
                [strengthened] spend strengthened
                [vulnerable] spend vulnerable
               *[none] use this
            }
        }
    }
dagger-do-combo-done = gain 1 team-up for the combo
dagger-do-move = MOVE { $spaces } ({ $who })
dagger-do-relocate = put { $what } straight on { $to }
dagger-do-shift = shift { $what } up to { $spaces }
dagger-do-swap = { $what } and { $with } exchange spaces
dagger-do-swap-two = { $who } exchange spaces
dagger-do-set-bifrost = put the Bifrost token on { $to }
dagger-do-set-iliad = put the Iliad on { $to }
dagger-do-advance = { $what } advances { $spaces } toward { $toward }
dagger-do-test = test { $attribute }
dagger-do-test-plus = add { $amount } successes
dagger-do-test-dice = roll { $amount } more dice
dagger-do-test-wild = each wild counts as { $amount } successes
dagger-do-test-per-wild = add { $amount } successes for each wild
dagger-do-test-count =
    { $empowered ->
        [True] EMPOWERED: { $icons } results count as successes
       *[other] { $icons } results count as successes
    }
dagger-do-attack = attack an enemy on your space
dagger-do-defy = defy a mission from your space
dagger-do-rest = test tactics; for each success RECOVER 1 or CHARGE 1
dagger-do-take = { $who } takes the { $action } action
dagger-do-take-some = take { $times } different actions of { $among }
dagger-do-add-successes = add { $amount } successes
dagger-do-add-results = add { $results } to the roll
dagger-do-reroll = roll dice again
dagger-do-deal = deal { $damage } damage to { $to }
dagger-do-deal-shared = deal { $damage } damage, shared out among { $among }
dagger-do-suffer = { $who }: suffer { $damage } damage
dagger-do-suffer-together = the heroes together suffer { $damage } damage
dagger-do-nemesis-attacks = the nemesis attacks { $who }
dagger-do-prevent = prevent { $amount } of the damage
dagger-do-prevent-defeat = prevent as much as leaves you 1 short of your Life
dagger-do-take-over = suffer that damage in their place
dagger-do-cancel = cancel it
dagger-do-defeat = defeat { $what }
dagger-do-remove-pawns = remove { $what } from the board
dagger-do-heal = heal { $amount } damage from { $what }
dagger-do-clear-stun = the nemesis loses stun and all damage
dagger-do-recover = { $who }: RECOVER { $amount }
dagger-do-charge = { $who }: CHARGE { $amount }
dagger-do-strengthen = strengthen { $who }
dagger-do-weaken = { $who }: lose strengthened
dagger-do-spend-strengthened = { $who }: spend strengthened
dagger-do-expose = make { $what } vulnerable
dagger-do-cover = { $what }: discard vulnerable
dagger-do-spend-vulnerable = spend the vulnerable token of { $what }
dagger-do-exhaust = exhaust supports
dagger-do-drop-charge = { $who }: discard all progress on your supports
dagger-do-charge-card = CHARGE 1 on { $card }
dagger-do-ready-team-up = { $who }: ready your team-up card at no cost
dagger-do-place = place { $amount } progress on { $on }
dagger-do-unplace = remove { $amount } progress from { $from }
dagger-do-place-on-sheet = place { $amount } progress on the nemesis sheet
dagger-do-remove-from-sheet = remove { $amount } progress from the nemesis sheet
dagger-do-gain = gain { $amount } team-up
dagger-do-lose-team-up = lose { $amount } team-up
dagger-do-spend-team-up = spend { $amount } team-up
dagger-do-pay-any-team-up = the heroes may spend any amount of team-up
dagger-do-raise = threat goes up by { $amount }
dagger-do-lower = threat goes down by { $amount }
dagger-do-contain = put 1 containment token on the nemesis sheet
dagger-do-mark = put this mission's token by { $what }
dagger-do-mark-base = put 1 progress on { $what }; with { $enough } bases the mission is completed
dagger-do-spawn = spawn an enemy of rank { $rank } on { $at }
dagger-do-spawn-side = spawn 1 side mission
dagger-do-free = free { $what }
dagger-do-invade = the nemesis invades { $what }
dagger-do-base-effect = resolve the D.A.G.G.E.R. effect of your base
dagger-do-region-effect = resolve one D.A.G.G.E.R. effect of your region
dagger-do-ongoing = resolve the ongoing effect of { $what }
dagger-do-nemesis-ability = resolve nemesis ability { $icon }
dagger-do-activate = enemies of rank { $rank } activate
dagger-do-cancel-icons = cancel the ability icons of the event
dagger-do-cancel-spawn = cancel one spawn icon of the event
dagger-do-look = look at the top event
dagger-do-drop-top-event = put the top event on the { $to }
dagger-do-hold = keep this card by the board
dagger-do-all-empowered = all actions count as empowered in this hero phase
dagger-do-calm = enemies other than the nemesis do not activate in { $region }
dagger-do-more-damage = the nemesis deals { $amount } more damage in this phase
dagger-do-roll = roll { $dice } dice and count { $icon } results
dagger-do-summon = { $what } goes straight to your space
dagger-do-remember = look at { $what }
dagger-do-nothing = nothing else
dagger-do-by-each = { $heroes }: { $effect }
dagger-do-up-to = up to { $times } of { $among }: { $effect }
dagger-do-exactly = { $times } of { $among }: { $effect }

## What people are asked

dagger-ask-hero = Choose your hero
dagger-ask-support = Which shared support does { $hero } start with?
dagger-ask-aspect = Choose the aspect of { $hero }
dagger-ask-first = Who is the first player?
dagger-ask-iliad = Where does the Iliad start?
dagger-ask-start = On which base does { $hero } start?
dagger-ask-enter = On which base does { $hero } enter?
dagger-ask-turn = Turn of { $hero }: spend an aspect token on an action
dagger-ask-turn-end = { $hero }: anything else on this turn?
dagger-ask-move = { $hero } may move { $left } more
dagger-ask-attack = Which enemy does { $hero } attack?
dagger-ask-defy = Which mission does { $hero } defy?
dagger-ask-spend = { $hero } has { $left } to spend
dagger-ask-roll = { $hero } rolled { $dice }: { $successes } successes. Change the roll?
dagger-ask-reroll = Which dice are rolled again? ({ $dice })
dagger-ask-wild = { $hero } may resolve D.A.G.G.E.R. effects: { $left }
dagger-ask-bifrost = Move the Bifrost token?
dagger-ask-divide = Share out { $left } damage
dagger-ask-share = Who suffers? { $left } left to share out
dagger-ask-shift = Send { $enemy } up to { $left } spaces
dagger-ask-take = Which action does { $hero } take?
dagger-ask-mission = Put your hero mission into play?
dagger-ask-activate = Which enemy activates next?
dagger-ask-target = Whom does { $enemy } attack?
dagger-ask-toward = Which way does { $enemy } go?
dagger-ask-push = Move the stunned { $enemy }?
dagger-ask-pay = Spend team-up?
dagger-ask-cancel-spawn = Which spawn icon is cancelled?

## What they can answer

dagger-option-hero = { $hero }
dagger-option-support = { $support }
dagger-option-aspect = { $aspect }
dagger-option-first = { $hero }
dagger-option-iliad = { $space }
dagger-option-start = { $base }
dagger-option-action = { $action } ({ $token })
dagger-option-ability = { $text } ({ $token })
dagger-option-base = D.A.G.G.E.R. action at { $base } ({ $token })
dagger-option-text = Use { $text }
dagger-option-discard = Spend { $price } team-up to discard { $event }
dagger-option-end = End the turn
dagger-option-move-to = Go to { $space }
dagger-option-stop = Stop here
dagger-option-attack = Attack { $enemy }
dagger-option-defy = Defy { $mission }
dagger-option-defy-tactics = Defy { $mission } with tactics
dagger-option-recover = { $hero } recovers 1
dagger-option-charge = Charge { $support }
dagger-option-progress = 1 progress on { $mission }
dagger-option-done = Done
dagger-option-bifrost = To { $space }
dagger-option-leave-it = Leave it
dagger-option-effect = Effect of { $base }
dagger-option-deal = 1 damage to { $enemy }
dagger-option-suffer = { $hero } suffers 1
dagger-option-shift = To { $space }
dagger-option-take = { $action }
dagger-option-play-mission = Play { $mission }
dagger-option-keep-mission = Not now
dagger-option-activate = { $enemy }
dagger-option-target = { $hero }
dagger-option-toward = Through { $space }
dagger-option-push = To { $space }
dagger-option-spawn = Rank { $rank } on { $space }
dagger-option-spend-strengthened = Spend strengthened: 1 more success
dagger-option-spend-vulnerable = Discard vulnerable: 1 more success
dagger-option-spend-team-up = Spend 1 (of { $left })
dagger-option-reroll = Roll dice again
dagger-option-die = { $face }

## What happened

dagger-event-chose-hero = { $seat } plays { $hero }
dagger-event-chose-support = { $hero } starts with { $support } ready
dagger-event-chose-aspect = { $hero } takes { $aspect }
dagger-event-first-player = { $hero } is the first player
dagger-event-iliad = The Iliad is on { $space }
dagger-event-entered = { $hero } enters on { $space }
dagger-event-first-strike = First strike: { $mission }
dagger-event-hero-phase = Hero phase, round { $round }: { $hero } is first
dagger-event-nemesis-phase = Nemesis phase, round { $round }
dagger-event-action = { $hero }: { $action } ({ $token })
dagger-event-ability-action = { $hero }: { $text } ({ $token })
dagger-event-base-action = { $hero } takes a D.A.G.G.E.R. action at { $base }
dagger-event-takes = { $hero } takes the { $action } action
dagger-event-moved = { $hero } goes from { $from_space } to { $space }
dagger-event-attacks = { $hero } attacks { $enemy }
dagger-event-defies = { $hero } defies { $mission }
dagger-event-rolled = { $hero } tests { $attribute }: { $dice }
dagger-event-rerolled = { $hero } rolls { $dice } again: { $again }
dagger-event-dice = Rolled: { $dice }
dagger-event-tested = { $hero }: { $successes } successes
dagger-event-effect = { $hero } resolves the effect of { $base }
dagger-event-damaged = { $enemy } suffers { $amount } ({ $total }/{ $life })
dagger-event-damage-cancelled = The damage to { $enemy } is cancelled
dagger-event-defeated = { $enemy } is defeated on { $space } (power { $power })
dagger-event-removed = { $enemy } leaves the board
dagger-event-rose-again = { $enemy } rises again ({ $face })
dagger-event-stayed-down = { $enemy } stays down ({ $face })
dagger-event-stunned = { $enemy } is stunned
dagger-event-unstunned = { $enemy } shakes off stun and damage
dagger-event-healed = { $amount } damage is healed from { $enemy }
dagger-event-vulnerable = { $enemy } is vulnerable
dagger-event-vulnerable-spent = The vulnerable token of { $enemy } is spent
dagger-event-covered = { $enemy } is no longer vulnerable
dagger-event-spawned = { $enemy } appears on { $space }
dagger-event-no-pawn = No pawn of { $card } is left
dagger-event-enemy-moved = { $enemy } goes from { $from_space } to { $space }
dagger-event-activates = { $enemy } activates
dagger-event-attacked = { $enemy } attacks { $hero } (power { $power })
dagger-event-hurt = { $hero } suffers { $amount } ({ $total }/{ $life })
dagger-event-prevented = { $amount } damage to { $hero } is prevented
dagger-event-spared = { $hero } holds on
dagger-event-recovered = { $hero } recovers { $amount }
dagger-event-strengthened = { $hero } is strengthened
dagger-event-weakened = { $hero } is no longer strengthened
dagger-event-hero-defeated = { $hero } is defeated
dagger-event-flipped = { $seat } goes on with { $hero }
dagger-event-eliminated = { $seat } is eliminated with { $hero }
dagger-event-charged = { $hero } charges { $support } ({ $amount }/{ $need })
dagger-event-readied = { $support } of { $hero } is ready
dagger-event-exhausted = { $support } of { $hero } is exhausted
dagger-event-charge-lost = { $hero } loses the progress on their supports
dagger-event-unlocked = { $hero } gains { $support }
dagger-event-team-up = Team-up +{ $amount }: { $total }
dagger-event-team-up-down = Team-up -{ $amount }: { $total }
dagger-event-team-up-ready = { $card } of { $hero } is ready
dagger-event-team-up-used = { $hero } uses { $card }
dagger-event-combo = { $hero } resolves a combo
dagger-event-threat = Threat +{ $amount }: { $total }
dagger-event-threat-down = Threat -{ $amount }: { $total }
dagger-event-progress = { $mission }: +{ $amount } progress ({ $total })
dagger-event-progress-down = { $mission }: -{ $amount } progress ({ $total })
dagger-event-completed = { $mission } is completed
dagger-event-passed = { $mission } is passed
dagger-event-failed = { $mission } is failed
dagger-event-side-mission = Side mission: { $mission } ({ $spot })
dagger-event-no-spot = There is no spot for another side mission
dagger-event-hero-mission = { $hero } puts { $mission } into play
dagger-event-marked = { $mission } is now about { $enemy }
dagger-event-base-marked = { $mission }: progress on { $base }
dagger-event-sheet = Nemesis sheet: +{ $amount } progress ({ $total })
dagger-event-sheet-down = Nemesis sheet: -{ $amount } progress ({ $total })
dagger-event-contained = Containment tokens: { $total }
dagger-event-invaded = { $base } is invaded by { $enemy }
dagger-event-freed = { $base } is free again
dagger-event-bifrost = The Bifrost opens on { $space }
dagger-event-event = Event: { $event }
dagger-event-looked = The next event is { $event }
dagger-event-put-at-bottom = { $event } goes to the bottom of the deck
dagger-event-held = { $event } stays by the board
dagger-event-discarded = { $event } is discarded
dagger-event-icon = Icon: { $icon }
dagger-event-icon-cancelled = Cancelled: { $icon }
dagger-event-spawn-cancelled = Cancelled: rank { $rank } on { $space }
dagger-event-ability = { $enemy } uses { $text }
dagger-event-cancelled = It is cancelled
dagger-event-calmed = Enemies in { $region } do not activate
dagger-event-all-empowered = All actions count as empowered
dagger-event-triggered = { $ability } is used
dagger-event-showdown = The showdown with { $enemy } begins
dagger-event-won = The heroes win
dagger-event-lost = The heroes lose: { $reason }

## How it ended

dagger-reason-threat = Threat reached 20
dagger-reason-bases = All bases were invaded
dagger-reason-events = There was no event left
dagger-reason-heroes = All heroes fell
dagger-reason-too-late = A player was eliminated and the showdown did not start in time
dagger-reason-nemesis-defeated = The nemesis was defeated in the showdown

## What cards change while they are in play, and what enemies do differently

dagger-passive-successes = { $amount } more successes ({ $scope })
dagger-passive-dice = roll { $amount } more dice in every test
dagger-passive-move = MOVE value +{ $amount }
dagger-passive-power = power +{ $amount }
dagger-passive-combat-reach = your combat action may attack a nearby enemy
dagger-passive-defy-reach = your defy action may defy a mission as if you were on an adjacent space
dagger-passive-hidden = activating enemies ignore you
dagger-passive-any-base = for each wild you may resolve the effect of any operational base
dagger-passive-no-charge = heroes cannot charge
dagger-passive-no-team-up-spending = heroes cannot spend team-up
dagger-passive-no-support = heroes cannot resolve D.A.G.G.E.R. effects
dagger-passive-no-wild-support = heroes cannot resolve D.A.G.G.E.R. effects for wilds
dagger-passive-sheet-by-ability = abilities that place progress on the nemesis sheet place { $amount } more
dagger-passive-life = Life per player +{ $amount }
dagger-passive-upgrade = once per hero phase an action paid for with a normal token counts as empowered
dagger-passive-when = { $effect }, if { $condition }
dagger-scope-none = always
dagger-scope-combat = combat actions
dagger-scope-defy = defy actions
dagger-scope-attack = attacks
dagger-scope-action = move action
dagger-scope-own = own enemies
dagger-scope-nemesis = nemesis
dagger-scope-1 = rank 1 enemies
dagger-trait-hunts = when it moves, it heads for the nearest hero
dagger-trait-fast = when it moves, it moves up to 2 spaces
dagger-trait-raids = it invades an operational base on its space rather than attack
dagger-trait-reach-1 = with no hero on its space it attacks the nearest one up to 1 space away
dagger-trait-reach-2 = with no hero on its space it attacks the nearest one up to 2 spaces away
dagger-trait-sweeps = it attacks every hero on its space
dagger-trait-payback = it deals 1 damage after a combat action that does not defeat it
dagger-trait-demoralizes = whoever it attacks loses strengthened, or suffers 1 more
dagger-trait-rises-again = a combat action that would defeat it rolls 1 die: on tactics it heals instead
dagger-trait-grows = its Life is 1 higher for each time it was defeated
dagger-trait-copies-attack = its power is the attack of the hero attacked, if higher
dagger-trait-never-vulnerable = it is never vulnerable
dagger-trait-hurt-by-attacks-only = only attacks damage it
dagger-trait-blocks-support = heroes on its space cannot resolve D.A.G.G.E.R. effects
dagger-trait-shields-nemesis = on the space of the nemesis one of them suffers 1 of its damage
