# Marvel D.A.G.G.E.R.: what is printed on cards and sheets, made from the effects that run them.

## A text: when it is used, what it costs, what it does

dagger-text = { $head }: { $body }
dagger-head =
    { $kind ->
        [action] { $cost ->
            [strengthened] STRENGTHENED combo (+1 team-up)
           *[other] VULNERABLE combo (+1 team-up)
        }
        [free] { $cost ->
            [exhaust] { $when }, you may exhaust this card
           *[other] { $once ->
                [yes] { $when }, once per round, you may { $cost ->
                    [deed] { $deed }
                   *[none] use this ability
                }
               *[no] { $when }
            }
        }
       *[trigger] { $forced ->
            [yes] { $when }{ $once ->
                [yes] {", once per round"}
               *[no] {""}
            }
           *[no] { $when }{ $once ->
                [yes] {", once per round"}
               *[no] {""}
            }, you may { $cost ->
                [exhaust] exhaust this card
                [strengthened] use this STRENGTHENED combo (+1 team-up)
                [vulnerable] use this VULNERABLE combo (+1 team-up)
                [deed] { $deed }
               *[none] use this ability
            }
        }
    }
dagger-when-if = { $when }, if { $condition }
dagger-when-turn = on your turn
dagger-when-activated = after this enemy has activated
dagger-when-activating = when this enemy activates
dagger-when-activation = before enemies activate
dagger-when-aspect-action =
    { $who-is ->
        [you] after you spend your empowered token on an aspect action
       *[other] after { $who } spends an empowered token on an aspect action
    }
dagger-when-attack =
    { $moment ->
        [before] { $who-is ->
            [you] when an enemy attacks you
            [any] when { $enemy } attacks
           *[other] when an enemy attacks { $who }
        }
       *[after] { $who-is ->
            [you] after an enemy attacks you
            [any] after this enemy attacks a hero
           *[other] after an enemy attacks { $who }
        }
    }
dagger-when-attacked =
    { $who-is ->
        [you] after you attack an enemy without defeating it
       *[other] after { $who } attacks an enemy without defeating it
    }
dagger-when-combat-action =
    { $who-is ->
        [you] after each of your combat actions
       *[other] after a combat action by { $who }
    }
dagger-when-combat-started = when a hero takes a combat action against a nemesis-specific enemy
dagger-when-combo = after any hero resolves a combo
dagger-when-dagger-action =
    { $who-is ->
        [any] { $base ->
            [none] after a hero takes a D.A.G.G.E.R. action
           *[other] after a hero takes a D.A.G.G.E.R. action on { $base }, invaded or not
        }
       *[other] after { $who } takes a D.A.G.G.E.R. action
    }
dagger-when-enemy-damaged =
    { $about ->
        [nemesis] after the nemesis is damaged
       *[other] after an enemy is damaged
    }
dagger-when-enemy-defeated =
    { $who-is ->
        [you] after you defeat an enemy
        [any] { $about ->
            [combat] after a combat action defeats this enemy
            [own] after a nemesis-specific enemy is defeated
            [hero] after a hero defeats an enemy
           *[other] { $space ->
                [none] after an enemy is defeated
               *[other] after an enemy is defeated on { $space }
            }
        }
       *[other] after { $who } defeats an enemy
    }
dagger-when-hero-phase = at the start of the hero phase
dagger-when-icons = before the icons of an event
dagger-when-invaded = after this enemy invades a base
dagger-when-mission-completed =
    { $about ->
        [kind] after a side mission is completed
       *[other] after a mission is completed
    }
dagger-when-moved =
    { $who-is ->
        [you] after you move
       *[other] after { $who } moves
    }
dagger-when-nemesis-phase = at the start of the nemesis phase
dagger-when-nemesis-progress =
    { $who-is ->
        [you] after you place progress on the top nemesis mission
       *[other] after { $who } places progress on the top nemesis mission
    }
dagger-when-overkill =
    { $who-is ->
        [you] after your combat action deals more damage than needed to defeat an enemy
       *[other] after a combat action by { $who } deals more damage than needed to defeat an enemy
    }
dagger-when-own-activated = after all nemesis-specific enemies have activated
dagger-when-recover =
    { $who-is ->
        [you] when you would recover damage
       *[other] when { $who } would recover damage
    }
dagger-when-rolled =
    { $who-is ->
        [you] after you roll dice
        [any] after any hero rolls dice
       *[other] after { $who } rolls dice
    }{ $what ->
        [none] {""}
       *[other] {" "}to test { $what }
    }
dagger-when-sabotaged = after a hero removes progress from the nemesis sheet with the sheet’s action
dagger-when-showdown = when the showdown starts
dagger-when-spawns = before the spawns of an event
dagger-when-stunned = after the nemesis is stunned
dagger-when-suffer =
    { $moment ->
        [would] { $who-is ->
            [you] when you would suffer damage
           *[other] when { $who } would suffer damage
        }
       *[after] { $who-is ->
            [you] after you suffer damage
           *[other] after { $who } suffers damage
        }
    }{ $about ->
        [attack] {" "}from an attack
       *[other] {""}
    }
dagger-when-tested =
    { $who-is ->
        [you] after you make a test
       *[other] after { $who } makes a test
    }
dagger-when-turn-end =
    { $who-is ->
        [you] at the end of your turn
       *[other] at the end of a turn by { $who }
    }
dagger-when-vulnerable-spent = after a vulnerable token is spent

## Missions and events

dagger-mission-arrives = when this comes into play: { $effect }
dagger-mission-defy = defy this on { $place }: 1 progress per success.
dagger-mission-marked = the mission is completed when the enemy with its token is defeated.
dagger-mission-tactics = this mission’s hero may test tactics instead of defy.
dagger-mission-rest = heroes who rest on { $place } may spend successes here: 1 progress each.
dagger-mission-wilds = a hero who may resolve a D.A.G.G.E.R. effect for a wild may place 1 progress here instead.
dagger-mission-defied = after a hero defies this: { $effect }
dagger-mission-elite = defeat this enemy to complete the mission.
dagger-mission-threat = while this is active, threat rises by { $amount } more each round.
dagger-mission-ongoing = ongoing: { $effect }
dagger-mission-completed = when it is completed: { $effect }
dagger-mission-team-up = reward: { $amount } team-up.
dagger-stays-hero = At the end of the next hero phase, discard this card; that hero is then defeated, but threat does not increase.
dagger-stays-phase = At the end of the next hero phase, discard this card.
dagger-stays-price = On any turn, the heroes may spend { $price } team-up to discard this card.

## Who and what

dagger-you = you
dagger-roller = the hero who rolls
dagger-nemesis = the nemesis
dagger-nemesis-again = the nemesis
dagger-first-player = the first player
dagger-mission-hero = this mission’s hero
dagger-marked = the enemy with this mission’s token
dagger-unsummoned = enemy
dagger-the-hero = that hero
dagger-the-enemy = that enemy
dagger-the-space = that space
dagger-the-base = that base
dagger-that-hero = that hero
dagger-that-enemy = that enemy
dagger-that-space = that space
dagger-that-second = the second enemy
dagger-kept-path = a space you entered or left
dagger-kept-second = the second enemy
dagger-kept-spawned = that enemy
dagger-kept-target = the enemy attacked
dagger-kept-them = each of them
dagger-kept-before = { $thing } before that
dagger-where-here = on your space
dagger-where-nearby = nearby
dagger-where-region = in your region
dagger-where-at =
    { $region ->
        [yes] in { $at }
       *[no] on { $at }
    }
dagger-heroes-all =
    { $place-is ->
        [nearby] { $form ->
            [each] each nearby hero
            [one] one nearby hero
            [a] a nearby hero
            [you-or] you or a nearby hero
            [no] no nearby hero
            [many] nearby heroes
            [nearest] the nearest hero nearby
           *[bare] nearby hero
        }
       *[other] { $form ->
            [each] each hero
            [one] one hero
            [a] a hero
            [you-or] you or a hero
            [no] no hero
            [many] heroes
            [nearest] the nearest hero
           *[bare] hero
        }{ $place }
    }
dagger-heroes-me = you{ $place }
dagger-heroes-others =
    { $place-is ->
        [nearby] { $form ->
            [each] each other nearby hero
            [one] one other nearby hero
            [a] another nearby hero
            [no] no other nearby hero
            [many] other nearby heroes
           *[bare] other nearby hero
        }
       *[other] { $form ->
            [each] each other hero
            [one] one other hero
            [a] another hero
            [no] no other hero
            [many] other heroes
           *[bare] other hero
        }{ $place }
    }
dagger-heroes-alone = { dagger-heroes-all } with no other hero on their space
dagger-heroes-beset = { dagger-heroes-all } with an enemy on their space
dagger-heroes-unbeset = { dagger-heroes-all } with no enemy on their space
dagger-heroes-based = { dagger-heroes-all } on an operational base
dagger-heroes-strengthened =
    { $form ->
        [each] each strengthened hero
        [one] one strengthened hero
        [a] a strengthened hero
        [no] no strengthened hero
        [many] strengthened heroes
       *[bare] strengthened hero
    }{ $place }
dagger-heroes-unready = { dagger-heroes-all } whose team-up card is not ready
dagger-heroes-hurt =
    { $form ->
        [each] each damaged hero
        [one] one damaged hero
        [a] a damaged hero
        [no] no damaged hero
        [many] damaged heroes
       *[bare] damaged hero
    }{ $place }
dagger-other =
    { $other ->
        [yes] {" "}other
       *[no] {""}
    }
dagger-exposed =
    { $place-is ->
        [nearby] {" "}nearby
       *[other] {""}
    }{ $vulnerable ->
        [yes] {" "}vulnerable
       *[no] {""}
    }
dagger-enemies-any =
    { $form ->
        [each] each{ dagger-other }{ dagger-exposed } enemy
        [one] one{ dagger-other }{ dagger-exposed } enemy
        [no] no{ dagger-other }{ dagger-exposed } enemy
        [a] { $other ->
            [yes] another{ dagger-exposed } enemy
           *[no] { $place-is ->
                [nearby] a{ dagger-exposed } enemy
               *[other] { $vulnerable ->
                    [yes] a vulnerable enemy
                   *[no] an enemy
                }
            }
        }
        [many] { $other ->
            [yes] other{ dagger-exposed } enemies
           *[no] { $place-is ->
                [nearby] { $vulnerable ->
                    [yes] nearby vulnerable enemies
                   *[no] nearby enemies
                }
               *[other] { $vulnerable ->
                    [yes] vulnerable enemies
                   *[no] enemies
                }
            }
        }
       *[bare] { $place-is ->
            [nearby] { $vulnerable ->
                [yes] nearby vulnerable enemy
               *[no] nearby enemy
            }
           *[other] { $vulnerable ->
                [yes] vulnerable enemy
               *[no] enemy
            }
        }
    }{ $place-is ->
        [nearby] {""}
       *[other] { $place }
    }
dagger-but-the-nemesis = {" "}other than the nemesis
dagger-enemies-own =
    { $form ->
        [each] each nemesis-specific enemy
        [one] one nemesis-specific enemy
        [a] a nemesis-specific enemy
        [no] no nemesis-specific enemy
        [many] nemesis-specific enemies
       *[bare] nemesis-specific enemy
    }{ $place }
dagger-enemies-1 =
    { $form ->
        [each] each rank 1 enemy
        [one] one rank 1 enemy
        [a] a rank 1 enemy
        [no] no rank 1 enemy
        [many] rank 1 enemies
       *[bare] rank 1 enemy
    }{ $place }
dagger-enemies-2 =
    { $form ->
        [each] each rank 2 enemy
        [one] one rank 2 enemy
        [a] a rank 2 enemy
        [no] no rank 2 enemy
        [many] rank 2 enemies
       *[bare] rank 2 enemy
    }{ $place }
dagger-enemies-3 =
    { $form ->
        [each] each rank 3 enemy
        [one] one rank 3 enemy
        [a] a rank 3 enemy
        [no] no rank 3 enemy
        [many] rank 3 enemies
       *[bare] rank 3 enemy
    }{ $place }
dagger-enemies-elite =
    { $form ->
        [each] each elite enemy
        [one] one elite enemy
        [a] an elite enemy
        [no] no elite enemy
        [many] elite enemies
       *[bare] elite enemy
    }{ $place }
dagger-enemies-elite-or-3 =
    { $form ->
        [each] each rank 3 or elite enemy
        [one] one rank 3 or elite enemy
        [a] a rank 3 or elite enemy
        [no] no rank 3 or elite enemy
        [many] rank 3 and elite enemies
       *[bare] rank 3 or elite enemy
    }{ $place }
dagger-hero-most-attack = the hero with the highest attack
dagger-hero-most-tactics = the hero with the highest tactics
dagger-hero-most-damage = the hero with the most damage
dagger-hero-most-distance = the hero farthest from the nemesis
dagger-hero-least-tactics = the hero with the lowest tactics
dagger-hero-least-damage = the hero with the least damage
dagger-hero-least-distance = the hero nearest the nemesis
dagger-nearest = the { $among } nearest to { $to }{ $but ->
        [lesser] {" "}(other than the nemesis)
        [unmoved] {" "}(other than the nemesis and those already moved)
       *[none] {""}
    }
dagger-spaces-any = any space
dagger-spaces-numbered =
    { $form ->
        [each] each numbered space
        [one] one numbered space
        [many] numbered spaces
       *[a] a numbered space
    }
dagger-spaces-ocean =
    { $form ->
        [each] each space in the ocean region
        [one] one space in the ocean region
        [many] spaces in the ocean region
       *[a] a space in the ocean region
    }
dagger-spaces-adjacent =
    { $form ->
        [each] each adjacent space
        [one] one adjacent space
        [many] adjacent spaces
       *[a] an adjacent space
    }
dagger-spaces-here-or-adjacent = your space or an adjacent space
dagger-spaces-region =
    { $form ->
        [each] each space in your region
        [one] one space in your region
        [many] spaces in your region
       *[a] a space in your region
    }
dagger-spaces-with-hero =
    { $form ->
        [each] each space with a hero
        [one] one space with a hero
        [many] spaces with a hero
       *[a] a space with a hero
    }
dagger-spaces-with-enemy =
    { $form ->
        [each] each space with an enemy other than the nemesis
        [one] one space with an enemy other than the nemesis
        [many] spaces with an enemy other than the nemesis
       *[a] a space with an enemy other than the nemesis
    }
dagger-spaces-with-hero-without-own = a space with a hero (one without a nemesis-specific enemy, if possible)
dagger-spaces-fewest-own = the space with a hero that has the fewest nemesis-specific enemies
dagger-spaces-together =
    { $form ->
        [each] each space with two or more heroes
        [one] one space with two or more heroes
        [many] spaces with two or more heroes
       *[a] a space with two or more heroes
    }
dagger-space-of =
    { $whose ->
        [you] your space
        [own] its space
        [nemesis] the nemesis’s space
       *[other] the space of { $thing }
    }
dagger-around =
    { $form ->
        [each] each space adjacent to { $spaces }
        [many] spaces adjacent to { $spaces }
       *[a] a space adjacent to { $spaces }
    }
dagger-space-north-america = North America (1)
dagger-space-central-america = Central America (2)
dagger-space-south-america = South America (3)
dagger-space-southern-cone = the Southern Cone (4)
dagger-space-north-atlantic = the North Atlantic (5)
dagger-space-central-europe = Central Europe (6)
dagger-space-central-russia = Central Russia (10)
dagger-space-south-asia = South Asia (11)
dagger-space-east-asia = East Asia (14)
dagger-space-russian-far-east = the Russian Far East (15)
dagger-space-new-york = New York
dagger-space-atlantis = Atlantis
dagger-space-wakanda = Wakanda
dagger-space-madripoor = Madripoor
dagger-space-asgard = Asgard
dagger-space-iliad = the Iliad
dagger-region-madripoor = the Madripoor region
dagger-regions =
    { $form ->
        [many] regions
       *[one] one region
    }
dagger-bases-any =
    { $here ->
        [yes] { $form ->
            [a] a base on your space
           *[other] the base on your space
        }
       *[no] { $form ->
            [each] each base
            [one] one base
            [many] bases
            [no] no base
           *[a] a base
        }
    }
dagger-clear =
    { $clear ->
        [yes] {" "}with no enemy on it
       *[no] {""}
    }
dagger-bases-operational =
    { $form ->
        [each] each operational base
        [one] one operational base
        [many] operational bases
        [no] no operational base
        [nearest] the nearest operational base
        [bare] operational base
       *[a] an operational base
    }{ dagger-clear }
dagger-bases-invaded =
    { $here ->
        [yes] the invaded base on your space, if no enemy is there
       *[no] { $form ->
            [each] each invaded base
            [one] one invaded base
            [many] invaded bases
            [no] no invaded base
           *[a] an invaded base
        }{ dagger-clear }
    }
dagger-missions-any =
    { $form ->
        [each] each active mission with a progress value
        [many] active missions with a progress value
       *[one] one active mission with a progress value
    }
dagger-missions-minor =
    { $form ->
        [each] each active side or hero mission with a progress value
        [many] active side and hero missions with a progress value
       *[one] one active side or hero mission with a progress value
    }
dagger-missions-this = this mission
dagger-missions-top = the top nemesis mission
dagger-missions-side =
    { $form ->
        [each] each active side mission
        [one] one active side mission
        [no] no active side mission
        [many] active side missions
       *[a] an active side mission
    }
dagger-missions-ongoing =
    { $form ->
        [each] each active mission with an ongoing effect
        [many] active missions with an ongoing effect
       *[one] one active mission with an ongoing effect
    }
dagger-missions-defiable =
    { $form ->
        [many] missions you can defy
       *[one] one mission you can defy
    }
dagger-supports-ready =
    { $form ->
        [each] each of your ready shared supports
        [one] one of your ready shared supports
        [no] no ready shared support
        [many] your ready shared supports
       *[a] one of your ready shared supports
    }
dagger-supports-others =
    { $form ->
        [many] your other exhausted supports
       *[one] another of your exhausted supports
    }

## Numbers and conditions

dagger-got-successes = the number of successes
dagger-got-wilds = the number of wilds rolled
dagger-got-dealt = the damage dealt
dagger-got-paid = the team-up spent
dagger-got-results = the number of these results
dagger-fact-power = its power
dagger-fact-amount = that amount
dagger-fact-dealt = the damage suffered
dagger-fact-successes = the number of successes
dagger-track-threat = threat
dagger-track-team-up = team-up
dagger-track-sheet = the progress on the nemesis sheet
dagger-track-containment = the number of containment tokens
dagger-track-invaded = the number of invaded bases
dagger-track-own = the number of nemesis-specific enemies in play
dagger-track-nemesis-damage = the damage on the nemesis
dagger-track-side-missions = the number of active side missions
dagger-track-half-heroes = half (rounded up)
dagger-per-player = { $amount } per player
dagger-per-player-more = {" "}per player
dagger-number-if-empowered = { $otherwise } (EMPOWERED: { $then })
dagger-number-more = {" "}(EMPOWERED: { $then })
dagger-plus = { $first } plus { $next }
dagger-minus = { $whole } minus { $part }
dagger-every = 1 for every { $step } { $number }
dagger-value-attack =
    { $who ->
        [you] your attack
       *[other] the attack of { $whose }
    }
dagger-value-damage =
    { $who ->
        [you] your damage
       *[other] the damage of { $whose }
    }
dagger-value-power =
    { $who ->
        [you] your power
       *[other] the power of { $whose }
    }
dagger-value-half-left =
    { $who ->
        [you] half of the Life you have left, rounded down
       *[other] half of the Life { $whose } has left, rounded down
    }
dagger-at-least =
    { $denied ->
        [yes] { $amount ->
            [1] { $number } is 0
           *[other] { $number } is less than { $amount }
        }
       *[no] { $number } is at least { $amount }
    }
dagger-at-least-successes =
    { $denied ->
        [yes] { $amount ->
            [1] you get no successes
           *[other] you get fewer than { $amount } successes
        }
       *[no] { $amount ->
            [1] you get at least 1 success
           *[other] you get at least { $amount } successes
        }
    }
dagger-at-least-your-damage =
    { $denied ->
        [yes] you have less than { $amount } damage
       *[no] you have at least { $amount } damage
    }
dagger-at-least-dealt =
    { $denied ->
        [yes] it suffered no damage
       *[no] it suffered damage
    }
dagger-at-least-nemesis-damage =
    { $denied ->
        [yes] the nemesis is not damaged
       *[no] the nemesis is damaged
    }
dagger-at-least-own =
    { $denied ->
        [yes] no nemesis-specific enemy is in play
       *[no] a nemesis-specific enemy is in play
    }
dagger-at-least-sheet =
    { $denied ->
        [yes] there is less than { $amount } progress on the nemesis sheet
       *[no] there is at least { $amount } progress on the nemesis sheet
    }
dagger-at-least-containment =
    { $denied ->
        [yes] there are fewer than { $amount } containment tokens
       *[no] there are at least { $amount } containment tokens
    }
dagger-at-least-team-up =
    { $denied ->
        [yes] the team-up track is below { $amount }
       *[no] the team-up track is at { $amount } or more
    }
dagger-at-least-threat =
    { $denied ->
        [yes] threat is below { $amount }
       *[no] threat is { $amount } or more
    }
dagger-if-empowered =
    { $denied ->
        [yes] the action is not empowered
       *[no] the action is empowered
    }
dagger-if-defeated =
    { $denied ->
        [yes] it was not defeated
       *[no] it was defeated
    }
dagger-if-did =
    { $denied ->
        [yes] this did not happen
       *[no] this happened
    }
dagger-if-failed =
    { $denied ->
        [yes] the mission was passed
       *[no] the mission was failed
    }
dagger-if-shared =
    { $denied ->
        [yes] no other hero recovered
       *[no] another hero recovered
    }
dagger-if-showdown =
    { $denied ->
        [yes] it is not the showdown
       *[no] it is the showdown
    }
dagger-if-stunned =
    { $denied ->
        [yes] the nemesis is not stunned
       *[no] the nemesis is stunned
    }
dagger-about-attack =
    { $denied ->
        [yes] it does not come from an attack
       *[no] it comes from an attack
    }
dagger-about-combat =
    { $denied ->
        [yes] it was not a combat action
       *[no] it was a combat action
    }
dagger-about-hero =
    { $denied ->
        [yes] no hero did it
       *[no] a hero did it
    }
dagger-about-kind =
    { $denied ->
        [yes] it is not a side mission
       *[no] it is a side mission
    }
dagger-about-nemesis =
    { $denied ->
        [yes] it is not the nemesis
       *[no] it is the nemesis
    }
dagger-about-own =
    { $denied ->
        [yes] it is not a nemesis-specific enemy
       *[no] it is a nemesis-specific enemy
    }
dagger-about-played =
    { $denied ->
        [yes] that action did not put this mission into play
       *[no] that action put this mission into play
    }
dagger-about-token =
    { $denied ->
        [yes] the empowered token was not spent
       *[no] the empowered token was spent
    }
dagger-rolling =
    { $denied ->
        [yes] the test does not use { $what }
       *[no] the test uses { $what }
    }
dagger-within =
    { $denied ->
        [yes] { $who ->
            [you] you are not { $among }
           *[other] { $what } is not { $among }
        }
       *[no] { $who ->
            [you] you are { $among }
           *[other] { $what } is { $among }
        }
    }
dagger-within-space =
    { $denied ->
        [yes] { $who ->
            [you] you are not on the same space as { $among }
           *[other] { $what } is not on the same space as { $among }
        }
       *[no] { $who ->
            [you] you are on the same space as { $among }
           *[other] { $what } is on the same space as { $among }
        }
    }
dagger-some =
    { $denied ->
        [yes] there is { $what }
       *[no] there is { $what }
    }
dagger-some-spawned =
    { $denied ->
        [yes] no enemy was spawned
       *[no] an enemy was spawned
    }
dagger-some-support =
    { $denied ->
        [yes] you have no ready shared support
       *[no] you have a ready shared support
    }
dagger-you-are-strengthened =
    { $denied ->
        [yes] you are not strengthened
       *[no] you are strengthened
    }
dagger-is-strengthened = { $who } is strengthened
dagger-token-on =
    { $denied ->
        [yes] there is no token on this ability
       *[no] there is a token on this ability
    }
dagger-would-defeat =
    { $denied ->
        [yes] it would not defeat you
       *[no] it would defeat you
    }
dagger-target-unhurt =
    { $denied ->
        [yes] the enemy has damage
       *[no] the enemy has no damage
    }
dagger-target-vulnerable =
    { $denied ->
        [yes] the enemy is not vulnerable
       *[no] the enemy is vulnerable
    }
dagger-target-strong =
    { $denied ->
        [yes] the enemy is rank 1 or 2, or nemesis-specific
       *[no] the enemy is rank 3, elite or the nemesis
    }
dagger-target-crowded =
    { $denied ->
        [yes] no other enemy is on its space
       *[no] another enemy is on its space
    }

## What texts do

dagger-do-use =
    { $once ->
        [yes] once per round
       *[no] { $exhausts ->
            [yes] exhaust this card
           *[no] { $combo ->
                [strengthened] spend your strengthened token
                [vulnerable] spend the vulnerable token
               *[none] use this ability
            }
        }
    }
dagger-do-combo-done = gain 1 team-up for the combo
dagger-do-empowered = EMPOWERED: { $effect }
dagger-do-pick = choose { $among }
dagger-do-repeat =
    { $times-is ->
        [plain] { $times-base } { $times-many ->
            [one] time
           *[other] times
        }{ $times-more }: { $effect }
       *[counted] a number of times equal to { $times }: { $effect }
    }
dagger-do-again = EMPOWERED: do all of this { $times-base } times
dagger-do-for-each-successes = for each success, { $effect }
dagger-do-for-each-results = for each of these results, { $effect }
dagger-do-move =
    { $who-is ->
        [you] MOVE { $spaces }
       *[other] { $who } MOVES { $spaces }
    }
dagger-do-relocate =
    { $what-is ->
        [you] go directly to { $to }
       *[other] move { $what } directly to { $to }
    }
dagger-do-shift = move { $what } up to { $spaces-base } { $spaces-many ->
        [one] space
       *[other] spaces
    }{ $spaces-more }
dagger-do-swap = { $what } and { $with } swap spaces
dagger-do-swap-hurt = if their attacks damaged exactly 1 hero, that hero and the nemesis swap spaces; if they damaged exactly 2 heroes, those two heroes swap spaces
dagger-do-set-bifrost = place the Bifrost token on { $to }
dagger-do-set-iliad = place the Iliad on { $to }
dagger-do-advance = { $what } moves { $spaces } { $spaces-many ->
        [one] space
       *[other] spaces
    } toward { $toward }
dagger-do-test = test { $attribute }
dagger-do-test-plus = add { $amount-base } { $amount-many ->
        [one] success
       *[other] successes
    }{ $amount-more }
dagger-do-test-dice = roll { $amount } more { $amount-many ->
        [one] die
       *[other] dice
    }
dagger-do-test-wild = each wild counts as { $amount } successes
dagger-do-test-per-wild = add { $amount } { $amount-many ->
        [one] success
       *[other] successes
    } for each wild
dagger-do-test-move = add { $amount } to its MOVE value
dagger-do-test-count = { $icons } results count as successes
dagger-do-test-rerolls = you may reroll any number of dice once
dagger-do-attack = attack one enemy on your space
dagger-do-defy = defy one mission on your space
dagger-do-rest = test tactics{ $plus-many ->
        [none] {""}
        [one] {" "}and add { $plus-base } success{ $plus-more }
       *[other] {" "}and add { $plus-base } successes{ $plus-more }
    }; for each success, RECOVER 1 or CHARGE 1
dagger-do-rest-shared = EMPOWERED: you may spend any of these successes to let another hero { $where } RECOVER 1 instead
dagger-do-take =
    { $who-is ->
        [you] take your { $action } action
       *[other] { $action-is ->
            [same] { $who } takes the same action of their own
           *[other] { $who } takes their { $action } action
        }
    }{ $times-many ->
        [none] {""}
        [two] {" "}twice
       *[other] {""}
    }{ $against-is ->
        [none] {""}
       *[other] {" "}against { $against }
    }{ $spends ->
        [yes] , spending its vulnerable token
       *[no] {""}
    }{ $attribute-is ->
        [none] {""}
       *[other] , testing { $attribute } instead of { $action }
    }
dagger-do-take-some =
    { $times-many ->
        [one] take one of your { $among } actions
       *[other] take { $times } different actions from among your { $all } actions
    }{ $empowered ->
        [yes] {" "}as if it were empowered
       *[no] {""}
    }
dagger-do-add-successes = add { $amount-base } { $amount-many ->
        [one] success
       *[other] successes
    }{ $amount-more }
dagger-do-add-results = add { $results } to the roll
dagger-results = { $count } { $icon } { $many ->
        [one] result
       *[many] results
    }
dagger-or = { $first }; or { $last }
dagger-if-may = if { $condition }, you may { $effect }
dagger-if-cases = if { $condition }: { $effect }
dagger-otherwise-if = otherwise, { $effect }
dagger-do-with = { $first } ({ $next })
dagger-do-and = { $first }; { $next }
dagger-do-reroll =
    { $most-is ->
        [none] reroll any number of the dice
       *[other] reroll up to { $most } of the dice
    }
dagger-do-roll = roll { $dice } dice and count { $icon } results
dagger-do-deal =
    { $damage-is ->
        [plain] deal { $damage } damage to { $to }
       *[counted] deal damage to { $to } equal to { $damage }
    }
dagger-do-deal-shared =
    { $damage-is ->
        [plain] deal { $damage } damage, divided as you choose among { $among }
       *[counted] deal damage equal to { $damage }, divided as you choose among { $among }
    }
dagger-do-suffer =
    { $damage-is ->
        [plain] { $who-is ->
            [you] suffer { $damage } damage
           *[other] { $who } suffers { $damage } damage
        }
       *[counted] { $who-is ->
            [you] suffer damage equal to { $damage }
           *[other] { $who } suffers damage equal to { $damage }
        }
    }{ $spared ->
        [yes] ; if this would defeat a hero, that hero is left with 1 Life instead, and threat increases by 2
       *[no] {""}
    }
dagger-do-suffer-together = the heroes suffer { $damage-base } damage{ $damage-more }, divided among them as they choose
dagger-do-trade-blows = each hero chooses { $among }; then each hero deals damage equal to their attack to the chosen enemy, and suffers damage equal to its power
dagger-do-nemesis-attacks = the nemesis attacks { $who }
dagger-do-prevent =
    { $amount-is ->
        [plain] prevent { $amount } of that damage
       *[counted] prevent that damage up to { $amount }
    }
dagger-do-prevent-defeat = prevent enough of that damage to be left with 1 Life
dagger-do-take-over = suffer that damage instead of that hero
dagger-do-cancel =
    { $what-is ->
        [attack] cancel that attack
        [recovery] no damage is recovered
       *[none] cancel it
    }
dagger-do-defeat = defeat { $what }
dagger-do-remove-pawns = remove { $what } from the board
dagger-do-heal =
    { $amount-is ->
        [none] heal all damage from { $what }
        [plain] heal { $amount } damage from { $what }
       *[counted] heal damage equal to { $amount } from { $what }
    }
dagger-do-clear-stun = remove the stun token and all damage from the nemesis
dagger-do-recover =
    { $amount-is ->
        [plain] { $who-is ->
            [you] RECOVER { $amount }
           *[other] let { $who } RECOVER { $amount }
        }
       *[counted] { $who-is ->
            [you] RECOVER { $amount }
           *[other] { $who } RECOVERS { $amount }
        }
    }
dagger-do-charge =
    { $who-is ->
        [you] CHARGE { $amount }
       *[other] let { $who } CHARGE { $amount }
    }
dagger-do-strengthen =
    { $who-is ->
        [you] strengthen yourself
       *[other] strengthen { $who }
    }
dagger-do-weaken =
    { $who-is ->
        [you] lose your strengthened token
       *[other] { $who } loses their strengthened token
    }{ $or-damage-is ->
        [none] {""}
       *[other] { $who-is ->
            [you] ; if you have none, suffer { $or-damage } damage instead
           *[other] ; a hero without one suffers { $or-damage } damage instead
        }
    }
dagger-do-spend-strengthened =
    { $who-is ->
        [you] spend your strengthened token
       *[other] { $who } spends their strengthened token
    }
dagger-do-expose = make { $what } vulnerable
dagger-do-cover = { $what } is no longer vulnerable
dagger-do-spend-vulnerable = spend the vulnerable token of { $what }
dagger-do-exhaust =
    { $card-is ->
        [none] exhaust all your shared supports
       *[other] exhaust { $card }
    }
dagger-do-drop-charge =
    { $who-is ->
        [you] remove all progress from your supports
       *[other] { $who } removes all progress from their supports
    }
dagger-do-charge-card = CHARGE 1 on { $card }
dagger-do-ready-team-up =
    { $who-is ->
        [you] ready your team-up card at no cost
       *[other] { $who } readies their team-up card at no cost
    }
dagger-do-place =
    { $amount-is ->
        [plain] place { $amount } progress on { $on }
       *[counted] place progress equal to { $amount } on { $on }
    }
dagger-do-unplace =
    { $amount-is ->
        [none] remove all progress from { $from }
       *[other] remove { $amount } progress from { $from }
    }
dagger-do-place-on-sheet = place { $amount } progress on the nemesis sheet
dagger-do-remove-from-sheet =
    { $amount-is ->
        [none] remove all progress from the nemesis sheet
        [plain] remove { $amount } progress from the nemesis sheet
       *[counted] remove progress equal to { $amount } from the nemesis sheet
    }
dagger-do-gain =
    { $amount-is ->
        [plain] gain { $amount } team-up
       *[counted] gain team-up equal to { $amount }
    }
dagger-do-lose-team-up =
    { $amount-is ->
        [none] lose all team-up
       *[other] lose { $amount } team-up
    }
dagger-do-spend-team-up = spend { $amount } team-up
dagger-do-pay-any-team-up = the heroes may spend any amount of team-up
dagger-do-raise = threat increases by { $amount }
dagger-do-lower = threat decreases by { $amount }
dagger-do-contain = place 1 containment token on the nemesis sheet
dagger-do-mark = place this mission’s token next to { $what }
dagger-do-mark-base = place 1 progress on { $what }, unless it already has one; with progress on { $enough } bases, the mission is completed
dagger-do-spawn =
    { $amount-is ->
        [none] spawn { $rank-is ->
            [own] a nemesis-specific enemy
           *[other] a rank { $rank } enemy
        } on { $at }
       *[other] spawn { $amount } { $rank-is ->
            [own] nemesis-specific enemies
           *[other] rank { $rank } enemies
        } on { $at }
    }
dagger-do-spawn-side = spawn 1 side mission
dagger-do-free = free { $what }
dagger-do-invade = the nemesis invades { $what }
dagger-do-base-effect = resolve the D.A.G.G.E.R. effect of your base
dagger-do-region-effect = resolve one D.A.G.G.E.R. effect in your region
dagger-do-ongoing = resolve the ongoing effect of { $what }
dagger-do-nemesis-ability = resolve { $ability }
dagger-do-activate = all rank { $rank } enemies activate
dagger-do-cancel-icons = cancel the nemesis ability icons of the event
dagger-do-cancel-spawn = cancel one spawn icon of the event
dagger-do-look = reveal the top card of the event deck
dagger-do-drop-top-event =
    { $to-is ->
        [bottom] put that event on the bottom of the deck
       *[discard] discard that event
    }
dagger-do-hold =
    { $of-is ->
        [none] keep this card next to the board
       *[other] keep this card next to { $of }
    }{ $tokens-many ->
        [none] {""}
       *[other] ; starting with the next hero phase, it holds { $tokens } of their aspect tokens
    }
dagger-do-all-empowered = all actions of all heroes count as empowered during this hero phase
dagger-do-calm = enemies other than the nemesis in { $region } do not activate
dagger-do-more-damage = during this nemesis phase, attacks and abilities of the nemesis deal { $amount } more damage
dagger-do-summon = move { $what } directly to your space
dagger-do-remember = remember the { $what }
dagger-do-nothing = nothing else
dagger-do-by-each =
    { $how ->
        [may] { $heroes } may { $effect }
        [for] for { $heroes }, { $effect }
        [must] { $heroes } must { $effect }
       *[other] { $heroes } does the following: { $effect }
    }
dagger-do-in-either-case = if { $condition }, they { $then }; otherwise, they { $other }
dagger-do-one-of = do one of the following: { $branches }
dagger-do-pay = { $cost } to { $effect }
dagger-do-for-every = for { $among }, { $effect }
dagger-it = it
dagger-do-up-to = for each of up to { $times } { $among }, { $effect }
dagger-do-exactly = { $times } of the { $among } must each do the following: { $effect }

## What cards change while they are in play, and what enemies do differently

dagger-passive-successes =
    { $amount-is ->
        [plain] add { $amount } { $amount-many ->
            [one] success
           *[other] successes
        } to your { $scope }
       *[counted] add 1 success to your { $scope } for every { $step } { $number }
    }
dagger-passive-dice = roll { $amount } more { $amount-many ->
        [one] die
       *[other] dice
    } in each of your tests
dagger-passive-move =
    { $scope-is ->
        [none] add { $amount } to your MOVE values
       *[other] add { $amount } to the MOVE value of your { $scope }
    }
dagger-passive-power =
    { $amount-is ->
        [plain] { $scope-is ->
            [none] this enemy has +{ $amount } power
            [nemesis] the nemesis has +{ $amount } power
           *[other] { $scope } have +{ $amount } power
        }
       *[counted] the nemesis has +1 power for every { $step } { $number }
    }
dagger-passive-combat-reach = with your combat action, you may attack a nearby enemy
dagger-passive-defy-reach = with your defy action, you may defy a mission as if you were on an adjacent space
dagger-passive-hidden = activating enemies ignore you
dagger-passive-any-base = for each wild, you may resolve the effect of any operational base
dagger-passive-no-charge = heroes cannot charge
dagger-passive-no-team-up-spending = heroes cannot spend team-up
dagger-passive-no-support = heroes cannot resolve D.A.G.G.E.R. effects
dagger-passive-no-wild-support = heroes cannot resolve D.A.G.G.E.R. effects for wilds
dagger-passive-sheet-by-ability = nemesis abilities that place progress on the nemesis sheet place { $amount } more
dagger-passive-life = in the showdown, the nemesis has { $amount } more Life per player
dagger-passive-upgrade = once per hero phase, an action you take with a normal token counts as empowered
dagger-passive-when =
    { $when-is ->
        [target] { $effect } if { $condition }
        [showdown] in the showdown, { $effect }
       *[other] while { $condition }, { $effect }
    }
dagger-every-damage = damage you have
dagger-every-sheet = progress on the nemesis sheet
dagger-scope-none = actions
dagger-scope-combat = combat actions
dagger-scope-defy = defy actions
dagger-scope-attack = attacks
dagger-scope-action = move action
dagger-scope-own = nemesis-specific enemies
dagger-scope-nemesis = the nemesis
dagger-scope-1 = rank 1 enemies
dagger-trait-hunts = when it moves, it moves toward the nearest hero
dagger-trait-fast = it moves up to 2 spaces instead of 1
dagger-trait-raids = it invades an operational base on its space instead of attacking a hero
dagger-trait-reach-1 = if no hero is on its space, it attacks the nearest hero within 1 space
dagger-trait-reach-2 = if no hero is on its space, it attacks the nearest hero within 2 spaces
dagger-trait-sweeps = it attacks every hero on its space
dagger-trait-payback = if a combat action against it does not defeat it, that hero suffers 1 damage
dagger-trait-demoralizes = a hero it attacks loses their strengthened token; a hero without one suffers 1 more damage
dagger-trait-rises-again = when a combat action would defeat it, roll 1 die; on a tactics result, heal all its damage instead
dagger-trait-grows = it has +1 Life for each time it has been defeated
dagger-trait-copies-attack = if the attack of the hero it attacks is higher than its power, it uses that number instead
dagger-trait-never-vulnerable = it cannot be made vulnerable
dagger-trait-hurt-by-attacks-only = only attacks can damage it
dagger-trait-blocks-support = heroes on its space cannot resolve D.A.G.G.E.R. effects
dagger-trait-shields-nemesis = when the nemesis would suffer damage while on the space of one of these enemies, that enemy suffers 1 of it instead
dagger-trait-own-vanish-for-it = when an attack would damage the nemesis while on the space of a nemesis-specific enemy, remove that enemy from the board and cancel the damage
dagger-trait-own-keep-it-covered = while a nemesis-specific enemy is on its space, the nemesis cannot be made vulnerable
dagger-trait-hides-progress = each containment token cancels out 1 progress on the nemesis sheet
dagger-trait-slows-healing = each containment token reduces each healing of the nemesis by 1
