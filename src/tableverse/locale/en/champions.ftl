# Marvel Champions. Card names are content, not texts: see games/champions/content.

champions-name = Marvel Champions: The Card Game
champions-tagline = Build a hero’s deck and stop the villain before the scheme is complete
champions-seat = player { $number }

## What a player is asked

champions-ask-turn = Your turn: choose what to do
champions-ask-end = You have nothing left to do this turn
champions-ask-pay = Pay for { $card }: { $amount } more
champions-ask-place = Where does { $card } go?
champions-ask-defend = { $card } attacks { $seat }: who defends?
champions-ask-give-status = Choose a status card and the character that gets it
champions-ask-lose-status = Choose a status card to discard
champions-ask-replace-status = Choose a status card and its replacement
champions-ask-mulligan = Discard any cards you don’t want, then draw that many
champions-ask-show = Show your hand to your teammates? Spectators never see it
champions-ask-discard-resources =
    { $amount ->
        [one] Discard cards: { $amount } more resource needed
       *[other] Discard cards: { $amount } more resources needed
    }
champions-ask-discard = Discard any number of cards, at least down to your hand size
champions-ask-discard-up-to = Choose a card to discard
champions-ask-active = Which villain becomes active?
champions-ask-minion = Which minion activates next?
champions-ask-arrange = Which card goes on top?
champions-ask-activation = Which activation comes next?
champions-ask-ally-limit = You have too many allies: discard one
champions-ask-help = { $seat } asks you for an action
champions-ask-scatter = Assign 1 damage ({ $amount } left)
champions-ask-scatter-thwart = Remove 1 threat ({ $amount } left)
champions-ask-limit-restricted = You control too many restricted cards: discard one
champions-ask-limit-side-schemes = There are too many player side schemes: discard one
champions-ask-pledge = { $seat } plays { $card }: help pay for it?

## What a player can answer

champions-option-play = Play { $card }
champions-option-use = Use { $card }
champions-option-use-named = { $ability } ({ $card })
champions-option-spend = Discard { $card } for { $resources }
champions-option-generate = Use { $card } for { $resources }
champions-option-generate-named = { $ability } ({ $card }): { $resources }
champions-option-discard = Discard { $card }
champions-option-place = { $card }
champions-option-defend = Defend with { $card }
champions-option-give = { $card } becomes { $status }
champions-option-lose = { $card } is no longer { $status }
champions-option-replace = { $card }: replace { $status } with { $other }
champions-option-undefended = Don’t defend
champions-option-next = { $card }
champions-option-against = { $card } against { $target }
champions-option-recover = Recover with { $card }
champions-option-attack = Attack { $target } with { $card }
champions-option-thwart = Thwart { $target } with { $card }
champions-option-change-form = Change form
champions-option-change-form-to = Change form: { $form }
champions-ask-form = Change to which form?
champions-option-end-turn = End the turn
champions-option-ask = Ask { $seat } for an action
champions-option-decline = Decline
champions-option-keep = Keep these cards
champions-option-show = Show my hand to my teammates
champions-option-hide = Keep my hand to myself
champions-option-done = Done
champions-option-pledge = Offer { $card }

## What has happened

champions-event-corrected = Fixed by hand: { $what }, { $aspect } { $before } → { $after }, by { $seat }
champions-event-accelerated =
    { $tokens ->
        [one] The main scheme has { $tokens } acceleration token
       *[other] The main scheme has { $tokens } acceleration tokens
    }
champions-event-active = { $card } is now the active villain
champions-event-activates =
    { $card } activates against { $seat } ({ $how ->
        [attack] attack
       *[other] scheme
    })
champions-event-attacks = { $card } attacks { $target }
champions-event-boost = Boost card: { $card } (+{ $icons })
champions-event-boosted = { $card } gets a boost card
champions-event-cancelled = The effects of { $card } are canceled
champions-event-counted-instead = The boost icons of { $card } count instead: { $icons }
champions-event-count-changed = Boost icons counted on { $card }: { $icons }
champions-event-boost-cancelled = The boost icons of { $card } are canceled: { $icons }
champions-event-completed = { $card } is complete
champions-event-counters =
    { $counters ->
        [one] { $card } has { $counters } counter
       *[other] { $card } has { $counters } counters
    }
champions-event-damaged = { $card } takes { $amount } damage
champions-event-dealt = { $seat } is dealt an encounter card
champions-event-defeated = { $card } is defeated
champions-event-defends = { $card } defends
champions-event-discarded = { $card } is discarded
champions-event-drew =
    { $amount ->
        [one] { $seat } draws { $amount } card
       *[other] { $seat } draws { $amount } cards
    }
champions-event-eliminated = { $seat } is eliminated
champions-event-encounter-reshuffled =
    { $tokens ->
        [one] The encounter deck is reshuffled: { $tokens } acceleration token
       *[other] The encounter deck is reshuffled: { $tokens } acceleration tokens
    }
champions-event-entered = { $card } enters play
champions-event-exhausted = { $card } is exhausted
champions-event-first = { $seat } is the first player
champions-event-flipped = { $card } is flipped
champions-event-recorded = Campaign log: { $mark } { $amount }
champions-event-became =
    { $kind ->
        [ally] { $card } is now an ally
       *[minion] { $card } is now a minion
    }
champions-event-form = { $seat } changes form: { $form }
champions-event-generated = { $card } generates { $resources }
champions-event-healed = { $card } heals { $amount } damage
champions-event-hit-points = { $card } now has { $amount } { $amount ->
    [one] hit point
   *[other] hit points
    } left
champions-event-immune = { $card } cannot take damage
champions-event-into-deck = { $card } is shuffled into its deck
champions-event-own-discarded = { $card } goes to its deck’s discard pile
champions-event-own-on-top = { $card } is put on top of its deck
champions-event-own-top = The top card of a deck is turned faceup
champions-event-to-bottom = { $card } is put on the bottom of its deck
champions-event-lasting = A lasting effect of { $card } begins
champions-event-left = { $card } leaves play
champions-event-lost = The players lose
champions-event-nemesis = Nemesis: { $card } enters the game
champions-event-played = { $seat } plays { $card }
champions-event-prevented = { $amount } prevented
champions-event-readied = All cards are readied
champions-event-shows-hand = { $seat } shows their hand to their teammates
champions-event-hides-hand = { $seat } keeps their hand hidden
champions-event-ready = { $card } is readied
champions-event-recovers = { $card } recovers
champions-event-aside = { $card } is set aside
champions-event-earned = { $seat } keeps { $card } for the rest of the campaign
champions-event-improved = { $seat } flips { $card } for the rest of the campaign: { $target }
champions-event-written-down = Campaign log: { $card } will come back
champions-event-recorded-each = Campaign log of { $seat }: { $mark } { $amount }
champions-event-campaign-lost = The campaign is lost
champions-event-removed = { $card } is removed from the game
champions-event-reshuffled = { $seat } shuffles a new deck
champions-event-revealed = { $seat } reveals { $card }
champions-event-round = Round { $round }
champions-event-scheme = New main scheme: { $card }
champions-event-schemes = { $card } schemes: { $amount } threat
champions-event-searches = { $seat } searches a deck
champions-event-shuffled =
    { $deck ->
        [encounter] The encounter deck is shuffled
        [side] The { $set } deck is shuffled
       *[own] { $seat } shuffles their deck
    }
champions-event-spent = { $seat } pays with { $card }
champions-event-stage = Next villain stage: { $card }
champions-event-status = { $card } is { $status }
champions-event-status-gone = { $card } is no longer { $status }
champions-event-stored = { $amount } damage is put on { $card } instead
champions-event-turned-back = { $amount } damage to { $card } is dealt to the attacking player instead
champions-event-strikes = { $card } deals { $amount } damage to { $target }
champions-event-surge = { $card } gains surge
champions-event-threat = { $amount } threat is placed on { $card } ({ $threat })
champions-event-thwarted = { $amount } threat is removed from { $card } ({ $threat } left)
champions-event-thwarts = { $card } thwarts { $target }
champions-event-to-hand = { $card } goes to its owner’s hand
champions-event-taken-into-hand = { $seat } adds { $card } to their hand
champions-event-tough-stopped = { $card } loses its tough status card and takes no damage
champions-event-triggered = The ability of { $origin } triggers
champions-event-tucked = One of { $seat }’s cards is put facedown under { $under }
champions-event-tucked-facedown = A card is put facedown under { $under }
champions-event-turn = { $seat }’s turn
champions-event-uses = { $seat } uses { $card }
champions-event-repeats = { $seat } repeats { $card }
champions-event-won = The players win
champions-event-declared = { $seat } wants to play { $card }
champions-event-pledged = { $seat } offers { $card }
champions-event-not-paid = { $card } cannot be paid for and stays in { $seat }’s hand
champions-event-attached = { $card } is attached to { $target }
champions-event-engaged = { $card } engages { $seat }
champions-event-drew-obligation = { $seat } draws the obligation { $card }
champions-event-token =
    { $tokens ->
        [one] { $card } has { $tokens } acceleration token
       *[other] { $card } has { $tokens } acceleration tokens
    }

## How it ended

champions-reason-villain = The villain’s last stage was defeated
champions-reason-scheme = The villain completed the main scheme
champions-reason-eliminated = All heroes were eliminated
champions-reason-encounter-deck = The encounter deck and its discard pile ran out
champions-reason-card = A card ended the game

## Card anatomy

champions-resource-energy = energy
champions-resource-mental = mental
champions-resource-physical = physical
champions-resource-wild = wild
champions-resource-kinds = different
champions-resource-any = any
champions-kind-hero = hero
champions-kind-alter-ego = alter-ego
champions-kind-ally = ally
champions-kind-event = event
champions-kind-resource = resource
champions-kind-support = support
champions-kind-upgrade = upgrade
champions-kind-villain = villain
champions-kind-main-scheme = main scheme
champions-kind-side-scheme = side scheme
champions-kind-minion = minion
champions-kind-treachery = treachery
champions-kind-attachment = attachment
champions-kind-environment = environment
champions-kind-obligation = obligation
champions-kind-player-side-scheme = player side scheme
champions-aspect-hero = hero
champions-aspect-aggression = Aggression
champions-aspect-justice = Justice
champions-aspect-leadership = Leadership
champions-aspect-protection = Protection
champions-aspect-basic = basic
champions-aspect-encounter = encounter
champions-stat-thw = THW
champions-stat-atk = ATK
champions-stat-def = DEF
champions-stat-rec = REC
champions-stat-sch = SCH
champions-stat-hp = hit points
champions-stat-hand = hand size
champions-stat-cost = cost of the next card
champions-stat-printed-cost = cost
champions-stat-threat = threat
champions-stat-remaining = remaining hit points
champions-stat-allies = ally limit
champions-stat-basic-power = to the basic power it uses
champions-stat-boost = boost icons
champions-stat-damage-taken = damage taken
champions-stat-consequential-attack = consequential damage after it attacks
champions-stat-target = target threat
champions-stat-consequential-thwart = consequential damage after it thwarts
champions-status-stunned = stunned
champions-status-confused = confused
champions-status-tough = tough
champions-keyword-alliance = alliance
champions-keyword-assault = assault
champions-keyword-guard = guard
champions-keyword-hinder = hinder
champions-keyword-incite = incite
champions-keyword-overkill = overkill
champions-keyword-patrol = patrol
champions-keyword-permanent = permanent
champions-keyword-peril = peril
champions-keyword-piercing = piercing
champions-keyword-quickstrike = quickstrike
champions-keyword-ranged = ranged
champions-keyword-restricted = restricted
champions-keyword-retaliate = retaliate
champions-keyword-setup = setup
champions-keyword-stalwart = stalwart
champions-keyword-steady = steady
champions-keyword-surge = surge
champions-keyword-temporary = temporary
champions-keyword-toughness = toughness
champions-keyword-victory = victory
champions-keyword-villainous = villainous
champions-keyword-vulnerable = vulnerable

## How abilities are headed

champions-heading-action = Action
champions-heading-interrupt = Interrupt
champions-heading-response = Response
champions-heading-forced-interrupt = Forced Interrupt
champions-heading-forced-response = Forced Response
champions-heading-resource = Resource
champions-heading-when-revealed = When Revealed
champions-heading-when-given = When Given
champions-heading-when-defeated = When Defeated
champions-heading-boost = Boost
champions-heading-setup = Setup
champions-heading-special = Special
champions-heading-without-counters = Without counters
champions-heading-when-completed = When Completed
champions-heading-when-revealed-a = When Revealed (side A)
champions-label-attack = attack
champions-label-thwart = thwart
champions-label-defense = defense
champions-limit-round = (Limit once per round.)
champions-limit-phase = (Limit once per phase.)
champions-limit-round-each-aspect = (Limit once per round for each aspect.)
champions-max-round = (Max once per round.)
champions-max-phase = (Max once per phase.)
champions-when-attack =
    { $moment ->
        [would] { $how ->
            [basic] when { $who } would make a basic attack
           *[any] when { $who } would attack
        }
        [before] { $how ->
            [basic] when { $who } makes a basic attack
           *[any] when { $who } attacks
        }
       *[after] { $how ->
            [basic] after { $who } makes a basic attack
            [defeats] after { $who } attacks and defeats { $defeats }
           *[any] after { $who } attacks
        }
    }
champions-when-attack-whom =
    { $moment ->
        [would] when { $who } would attack { $whom }
        [before] when { $who } attacks { $whom }
       *[after] after { $who } attacks { $whom }
    }
champions-when-attacked = when a player attacks { $who }
champions-when-thwart-whom =
    { $moment ->
        [would] { $how ->
            [basic] when { $who } would make a basic thwart against { $whom }
           *[any] when { $who } would thwart { $whom }
        }
        [before] { $how ->
            [basic] when { $who } makes a basic thwart against { $whom }
           *[any] when { $who } thwarts { $whom }
        }
       *[after] { $how ->
            [basic] after { $who } makes a basic thwart against { $whom }
           *[any] after { $who } thwarts { $whom }
        }
    }
champions-when-thwart =
    { $moment ->
        [would] { $how ->
            [basic] when { $who } would make a basic thwart
           *[any] when { $who } would thwart
        }
        [before] { $how ->
            [basic] when { $who } makes a basic thwart
           *[any] when { $who } thwarts
        }
       *[after] { $how ->
            [basic] after { $who } makes a basic thwart
           *[any] after { $who } thwarts
        }
    }
champions-when-defense =
    { $moment ->
        [would] when { $who } would defend
        [before] when { $who } defends
       *[after] after { $who } defends
    }
champions-when-damage =
    { $moment ->
        [would] when damage would be dealt to { $who }
        [before] when damage is dealt to { $who }
       *[after] after damage is dealt to { $who }
    }{ $how ->
        [attack] { "" } by an attack
        [source] { "" } by { $source }
       *[any] { "" }
    }
champions-when-taking =
    { $moment ->
        [would] when { $who } would take damage
        [before] when { $who } takes damage
       *[after] after { $who } takes damage
    }{ $how ->
        [attack] { "" } from an attack
        [enemy-attack] { "" } from an enemy attack
        [source] { "" } from { $source }
       *[any] { "" }
    }
champions-when-defeat =
    { $moment ->
        [would] when { $who } would be defeated
        [before] when { $who } is defeated
       *[after] after { $who } is defeated
    }{ $how ->
        [attack] { "" } by an attack
        [enemy-attack] { "" } by an enemy attack
        [enemy-any] { "" } by an enemy
       *[any] { "" }
    }
champions-when-threat =
    { $moment ->
        [would] when threat would be placed on { $who }
        [before] when threat is placed on { $who }
       *[after] after threat is placed on { $who }
    }{ $how ->
        [step_one] { "" } during step one of the villain phase
       *[any] { "" }
    }
champions-when-enemy-attack =
    { $moment ->
        [would] when { $who } would attack
        [before] when { $who } attacks
       *[after] after { $who } attacks{ $how ->
            [damages] { "" } and damages { $damages }
           *[any] { "" }
        }
    }
champions-when-attack-or-thwart =
    { $moment ->
        [would] { $how ->
            [basic] when { $who } would make a basic attack or thwart
           *[any] when { $who } would attack or thwart
        }
        [before] { $how ->
            [basic] when { $who } makes a basic attack or thwart
           *[any] when { $who } attacks or thwarts
        }
       *[after] { $how ->
            [basic] after { $who } makes a basic attack or thwart
           *[any] after { $who } attacks or thwarts
        }
    }
champions-when-enemy-activates =
    { $moment ->
        [would] when { $who } would scheme or attack
        [before] when { $who } schemes or attacks
       *[after] after { $who } schemes or attacks
    }
champions-when-enemy-attack-whom =
    { $moment ->
        [would] when { $who } would attack { $whom }
        [before] when { $who } attacks { $whom }
       *[after] after { $who } attacks { $whom }
    }
champions-when-enemy-scheme =
    { $moment ->
        [would] when { $who } would scheme
        [before] when { $who } schemes
       *[after] after { $who } schemes
    }
champions-when-reveal =
    { $moment ->
        [would] when { $who } would be revealed
        [before] when { $who } is revealed
       *[after] after { $who } is revealed
    }{ $how ->
        [deck] { "" } from the encounter deck
       *[any] { "" }
    }
champions-when-boost = { $moment ->
        [after] after
       *[before] when
    } { $who } is turned faceup{ $how ->
        [attack] { "" } during an attack
        [by] { "" } during an attack by { $by }
        [scheme] { "" } during a scheme activation
       *[any] { "" }
    }
champions-when-surge = when { $who }’s surge is resolved
champions-when-enter =
    { $moment ->
        [before] when { $who } enters play
       *[after] after { $who } enters play
    }
champions-when-engage =
    { $moment ->
        [before] when { $who } engages a player
       *[after] after { $who } engages a player
    }
champions-when-villain-phase = when the villain phase begins
champions-when-step-one = after step one of the villain phase
champions-when-turn-begin = after a player’s turn begins
champions-when-turn-begin-you = after your turn begins
champions-when-turn-end =
    { $moment ->
        [before] when a player’s turn ends
       *[after] at the end of a player’s turn
    }
champions-when-turn-end-you =
    { $moment ->
        [before] when your turn ends
       *[after] at the end of your turn
    }
champions-when-player-phase-end =
    { $moment ->
        [before] when the player phase ends
       *[after] after the player phase ends
    }
champions-when-play = when { $who } is played
champions-when-played =
    { $moment ->
        [before] when { $who } is played
       *[after] after { $who } is played{ $how ->
            [hand] {" "}from hand
           *[any] {""}
        }
    }
champions-when-form =
    { $moment ->
        [before] when a player changes { $how ->
            [to-hero] to hero form
            [to-this] to this form
            [to-form] to { $form }
           *[any] form
        }
       *[after] after a player changes { $how ->
            [to-hero] to hero form
            [to-this] to this form
            [to-form] to { $form }
           *[any] form
        }
    }
champions-when-round-end =
    { $moment ->
        [before] when the round ends
       *[after] after the round ends
    }
champions-line = { $head }: { $effect }
# Does a sentence begin with a capital letter after a colon? Where do adjectives stand?
champions-after-colon = upper
champions-adjectives = before
champions-line-if = { $when }, if { $condition }
champions-line-needs = if { $condition }, { $rest }
champions-line-cost = { $cost } → { $effect }
champions-line-spend = spend { $kinds }
champions-line-constant = { $change }.
champions-line-constant-while = While { $when }, { $change }.
champions-line-attach = Attach to { $to }.
champions-line-without-counters = If there are no { $counters } here, { $effect }
champions-head-of-villain = { $heading } ({ $villain })
champions-line-counters-each = { $this } enters play with { $amount } { $counters } per player.
champions-line-uses-each = Uses ({ $amount } { $counters } per player). When the last one is removed, discard this card.
champions-line-counters = { $this } enters play with { $amount } { $counters }.
champions-line-uses = Uses ({ $amount } { $counters }). When the last one is removed, discard this card.
champions-line-max-player = Max 1 per player.
champions-line-max-host = Max 1 per { $host }.
champions-line-play-form =
    { $form ->
        [hero] Hero form only.
       *[other] Alter-ego form only.
    }
champions-line-spend-form =
    { $form ->
        [hero] Spend this card only in hero form.
       *[alter-ego] Spend this card only in alter-ego form.
    }
champions-line-play-if = Play only if { $condition }.
champions-line-stores = You may play the cards attached to this one as if they were in your hand.
champions-line-from-discard = During your turn, you may play this card from your discard pile.
champions-line-anyone = Play under any player’s control.
champions-line-doubles = While you pay for { $basic ->
        [basic] a
       *[other] { $aspect ->
            [Aggression] an
           *[other] a
        }
    } { $aspect } card, this card generates twice as many resources.
champions-line-otherwise-surge = If there is none, this card gains surge.
champions-line-give-to = Give this card to the { $card } player.
champions-line-own-deck = You begin the game with the { $deck } deck.
champions-line-endless = This card has infinite hit points.
champions-term-linked = Linked ({ $card }).
champions-term-team-up = Team-up ({ $cards }).
champions-term-teamwork = Teamwork ({ $trait }).
champions-term-requirement = Requirement ({ $kinds }).
champions-term-paid-only-with = Only { $kind } resources can be spent to pay for this card.
champions-term-form = { $type } form.
champions-line-campaign = Campaign: { $campaign }.

## Things

champions-those-this = this card
champions-those-event-under-way = the event you are playing
champions-those-host = the attached card
champions-those-identity =
    { $person ->
        [that] that player’s identity
        [their] their identity
       *[you] your identity
    }
champions-engaged-identity = the engaged player’s identity
champions-those-villain = the villain
champions-those-main-scheme = the main scheme
champions-those-your-alter-ego =
    { $person ->
        [that] that player’s alter-ego
        [their] their alter-ego
       *[you] your alter-ego
    }
champions-those-your-hero =
    { $person ->
        [that] that player’s hero
        [their] their hero
       *[you] your hero
    }
champions-those-first-player = the first player
champions-those-engaged-player = the engaged player
champions-fact-attacker = that character
champions-fact-card = that card
champions-fact-defeated = that enemy
champions-fact-enemy = that enemy
champions-fact-target = that character
champions-fact-source = its source
champions-fact-emptied = the schemes from which the last threat was removed
champions-fact-damaged = each character damaged by it
champions-fact-struck = each character dealt damage by it
champions-fact-seat = that player
champions-fact-defender = the defender
champions-fact-targets = each attacked enemy
champions-fact-scheme = that scheme
champions-these-discarded =
    { $number ->
        [one] the discarded card
        [told] that card
       *[many] { $person ->
            [their] the cards they discarded this way
           *[other] the cards discarded this way
        }
    }
champions-these-damaged = the characters damaged this way
champions-these-attacked = the players attacked this way
champions-named = { $card }
champions-said = { $said }
champions-place-hand =
    { $person ->
        [that] that player’s hand
        [their] their hand
       *[you] your hand
    }
champions-place-your-deck =
    { $person ->
        [that] that player’s deck
        [their] their deck
       *[you] your deck
    }
champions-place-your-discard =
    { $person ->
        [that] that player’s discard pile
        [their] their discard pile
       *[you] your discard pile
    }
champions-place-your-deck-and-discard =
    { $person ->
        [that] that player’s deck and discard pile
        [their] their deck and discard pile
       *[you] your deck and discard pile
    }
champions-place-your-hand-deck-and-discard =
    { $person ->
        [that] that player’s hand, deck and discard pile
        [their] their hand, deck and discard pile
       *[you] your hand, deck and discard pile
    }
champions-place-all-discards = any player’s discard pile
champions-place-encounter-cards = the encounter deck or discard pile
champions-place-encounter-discard = the encounter discard pile
champions-place-aside = the set-aside cards
champions-place-under-this = under this card
champions-place-nemesis-set =
    { $person ->
        [that] that player’s nemesis set
        [their] their nemesis set
       *[you] your nemesis set
    }
champions-a-copy = a copy of { $of }
champions-from = { $what } from { $place }
champions-from-place = from { $place }
champions-place-in-play = play
champions-that-player = that player
champions-each-player = each player
champions-each-player-in-hero-form = each player in hero form
champions-tail-instead = ({ $instead } instead if { $when })
champions-tail-x = , where X is { $number }
champions-do-draw-you = draw { $amount } { $count ->
        [1] card
       *[other] cards
    }
champions-do-discard-random-you = discard { $amount } { $count ->
        [1] card
       *[other] cards
    } at random from { $person ->
        [their] their
       *[you] your
    } hand
champions-do-discard-top-you =
    { $count ->
        [1] discard the top card of { $person ->
            [their] their
           *[you] your
        } deck
       *[other] discard the top { $amount } cards of { $person ->
            [their] their
           *[you] your
        } deck
    }
champions-do-drone-you =
    { $person ->
        [their] { $count ->
            [1] put the top card of their deck into play facedown as a Drone minion engaged with them
           *[other] put the top { $amount } cards of their deck into play facedown as Drone minions engaged with them
        }
       *[you] { $count ->
            [1] put the top card of your deck into play facedown as a Drone minion engaged with you
           *[other] put the top { $amount } cards of your deck into play facedown as Drone minions engaged with you
        }
    }
champions-do-tuck-you = place a random card from { $person ->
        [their] their
       *[you] your
    } hand facedown under this card
champions-do-deal-encounter-you =
    { $count ->
        [1] deal yourself an encounter card
       *[other] deal yourself { $amount } encounter cards
    }
champions-do-put-into-play-you = put { $these } into play
champions-do-put-under-your-control = put { $these } into play under your control
champions-when-attack-you =
    { $moment ->
        [would] when you would attack
        [before] when you attack
       *[after] { $how ->
            [defeats] after you attack and defeat { $defeats }
           *[any] after you attack
        }
    }
champions-when-thwart-you =
    { $moment ->
        [would] when you would thwart
        [before] when you thwart
       *[after] after you thwart
    }
champions-when-defense-you =
    { $moment ->
        [would] when you would defend
        [before] when you defend
       *[after] after you defend
    }
champions-when-defeat-you =
    { $moment ->
        [would] when you would defeat { $who }
        [before] when you defeat { $who }
       *[after] after you defeat { $who }
    }
champions-when-enemy-attack-you =
    { $moment ->
        [would] when { $who } would attack you
        [before] when { $who } attacks you
       *[after] after { $who } attacks you
    }
champions-when-enemy-scheme-you =
    { $moment ->
        [would] when { $who } would scheme against you
        [before] when { $who } schemes against you
       *[after] after { $who } schemes against you
    }
champions-when-enemy-activates-you =
    { $moment ->
        [would] when { $who } would activate against you
        [before] when { $who } activates against you
       *[after] after { $who } activates against you
    }
champions-when-reveal-you =
    { $moment ->
        [would] when you would reveal { $who }
        [before] when you reveal { $who }
       *[after] after you reveal { $who }
    }{ $how ->
        [deck] { "" } from the encounter deck
       *[any] { "" }
    }
champions-when-engage-you =
    { $moment ->
        [before] when { $who } engages you
       *[after] after { $who } engages you
    }
champions-when-play-you = when you play { $who }
champions-when-played-you =
    { $moment ->
        [before] when you play { $who }
       *[after] after you play { $who }{ $how ->
            [hand] {" "}from your hand
           *[any] {""}
        }
    }
champions-when-form-you =
    { $moment ->
        [before] when you change { $how ->
            [to-hero] to hero form
            [to-this] to this form
            [to-form] to { $form }
           *[any] form
        }
       *[after] after you change { $how ->
            [to-hero] to hero form
            [to-this] to this form
            [to-form] to { $form }
           *[any] form
        }
    }
champions-who-attack = a character
champions-who-attacked = an enemy
champions-who-thwart = a character
champions-who-defense = a character
champions-who-damage = a character
champions-who-taking = a character
champions-who-defeat = a character
champions-who-threat = a scheme
champions-who-enemy-attack = an enemy
champions-who-enemy-scheme = an enemy
champions-who-reveal =
    { $how ->
        [deck] a card
       *[any] an encounter card
    }
champions-who-boost = a boost card
champions-who-surge = an encounter card
champions-who-enter = a card
champions-who-leave = a card
champions-who-engage = a minion
champions-who-play = a card
champions-who-played = a card
champions-who-flip = a card
champions-who-recover = an alter-ego
champions-who-effect = an ability
champions-who-spent = a card
champions-exists-in-play = { $these } is in play
champions-costs =
    { $who ->
        [you] each { $what } you play
        [any] each { $what } played
       *[other] each { $what } played by { $of }
    } costs { $amount } { $more ->
        [true] more
       *[false] less
    }
champions-costs-next =
    { $who ->
        [you] the next { $what } you play
        [any] the next { $what } played
       *[other] the next { $what } played by { $of }
    } costs { $amount } { $more ->
        [true] more
       *[false] less
    }
champions-costs-itself = { $of } costs { $amount } { $more ->
        [true] more
       *[false] less
    }
champions-costs-on = each upgrade played on { $of } costs { $amount } { $more ->
        [true] more
       *[false] less
    }
champions-card-of-kind = { $kind }
champions-played-this-round =
    { $person ->
        [you] the number of { $kind } cards you have played this round
       *[other] the number of { $kind } cards that { $who } has played this round
    }
champions-none = { $number } is 0

## Numbers

champions-per-player = { $amount } per player
champions-number-printed-cost = the printed cost of { $of }
champions-number-total-cost = the total printed cost of { $of }
champions-number-total-cost-under = the total printed cost of the cards under this card
champions-each-card-type = each different card type among { $of }
champions-noted-removed = the number removed this way
champions-count-there = the number of { $what } { $where ->
        [under-this] { $place }
        [aside] among { $place }
       *[other] in { $place }
    }
champions-count-in-play = the number of { $among } in play
champions-number-damage = the damage on { $of }
champions-number-threat = the threat on { $of }
champions-number-counters = the number of { $counters } on { $of }
champions-number-remaining = { $of }’s remaining hit points
champions-number-rec = { $of }’s REC
champions-number-atk = { $of }’s ATK
champions-number-thw = { $of }’s THW
champions-number-dealt = the damage dealt by the attack
champions-number-taken-by-you = the damage you took from the attack
champions-number-victory-points = the victory points in the victory display
champions-number-excess = the excess damage
champions-number-acceleration-icons = the number of acceleration icons
champions-number-acceleration-tokens = the number of acceleration tokens
champions-noted-healed = the damage healed this way
champions-noted-discarded = the number of cards discarded this way
champions-noted-picked = the number of cards chosen this way
champions-noted-exhausted = the number of cards exhausted this way
champions-noted-dealt = the damage dealt this way
champions-noted-taken = the damage taken from this activation
champions-number-stage = the stage number of { $of }
champions-each-boost-icon = each boost icon on { $of }
champions-that-much = that many
champions-that-much-of = that much
champions-noted-placed = the threat placed this way
champions-noted-activations = the number of activations made this way
champions-noted-cancelled = the number of boost icons canceled this way
champions-noted-entered = the number of cards that entered this way
champions-noted-counters = the { $counters } it had
champions-noted-threat = the threat it had
champions-resources-on = the number of { $kind } on { $of }
champions-card-types = the number of different types among { $of }
champions-spent = the resources spent
champions-times = { $times ->
        [2] twice { $number }
       *[other] { $times } times { $number }
    }
champions-half = half { $number }, rounded up
champions-half-down = half { $number }, rounded down
champions-plus = { $plus } more than { $number }
champions-most = { $number } (at most { $most })
champions-depending = { $usual } ({ $instead } instead if { $when })

## Conditions

champions-among = { $fact } is { $these }
champions-is-defeated = { $of } is defeated by this attack
champions-exists = there is { $these }
champions-it-is-you = that player is you
champions-you-have-trait = you have the { $trait } trait
champions-in-form-alter-ego = you are in alter-ego form
champions-in-form-hero = you are in hero form
champions-form-of-trait = { $trait } { $form ->
        [hero] hero form
       *[other] alter-ego form
    }
champions-in-form-of-trait = you are in { $form }
champions-is-to-form = it is to { $form }
champions-is-to-this = it is to this form
champions-in-form-extra = you are in { $form } form
champions-paid-with = you paid for this card with { $kind }
champions-paid-only-with = you paid for this card using only { $kind } resources
champions-last-step = this is the final step of this sequence
champions-is-attack = it comes from an attack
champions-is-not-attack = it does not come from an attack
champions-damaged-excludes = { $who } took no damage from the attack
champions-is-deck = it comes from the encounter deck
champions-is-basic = it is a basic power
champions-is-to-hero = it is to hero form
champions-is-hand = it is played from hand
champions-is-undefended = the attack is undefended
champions-is-harmless = it dealt no damage
champions-is-step_one = it is step one of the villain phase

## Verbs

champions-do-damage = deal { $amount } damage to { $to }
champions-do-damage-additional = deal { $amount } additional damage to { $to }
champions-do-past-tough = if { $condition }, this damage ignores tough status cards
champions-do-scatter = assign { $amount } damage among { $to }
champions-do-heal = heal { $amount } damage from { $to }
champions-do-heal-up-to = heal up to { $amount } damage from { $to }
champions-do-heal-all = heal all damage from { $to }
champions-do-set-hit-points = set the remaining hit points of { $to } to { $left }
champions-do-move-damage = move { $amount } damage from your hero to { $to }
champions-do-remove-threat = remove { $amount } threat from { $to }
champions-do-remove-threat-per-player = remove { $amount } threat per player from { $to }
champions-do-remove-additional = remove { $amount } additional threat from { $to }
champions-do-place-threat = place { $amount } threat on { $to }
champions-do-accelerate = place an acceleration token on the main scheme
champions-do-ready = ready { $to }
champions-do-exhaust = exhaust { $to }
champions-do-add-counters = put { $amount } { $counters } on { $to }
champions-do-remove-counter = remove 1 { $counter } from { $to }
champions-do-draw = { $to } draws { $amount } { $count ->
        [1] card
       *[other] cards
    }
champions-do-draw-up = draw up to your printed hand size
champions-do-discard = discard { $to }
champions-do-discard-by = { $by } discards { $to }
champions-do-discard-hand = discard { champions-place-hand }
champions-do-discard-random = { $to } discards { $amount } { $count ->
        [1] card
       *[other] cards
    } at random from their hand
champions-do-discard-up-to = discard 1 to { $amount } { $to }
champions-do-discard-any = discard 1 or more { $to }
champions-do-discard-several = discard { $amount } { $to }
champions-do-exhaust-any = exhaust 1 or more { $to }
champions-do-exhaust-several = exhaust { $amount } { $to }
champions-do-give-stunned-several = stun { $amount } { $to }
champions-do-into-deck-up-to = shuffle up to { $amount } { $to } into your deck
champions-do-into-deck-several = shuffle { $amount } { $to } into your deck
champions-do-discard-top =
    { $count ->
        [1] { $to } discards the top card of their deck
       *[other] { $to } discards the top { $amount } cards of their deck
    }
champions-do-discard-encounter = discard the top card of the encounter deck
champions-do-discard-encounter-several =
    { $count ->
        [1] discard the top card of the encounter deck
       *[other] discard the top { $amount } cards of the encounter deck
    }
champions-do-each-time = each time, { $effect }
champions-engaged-with =
    { $person ->
        [that] that player is engaged with { $these }
        [their] they are engaged with { $these }
       *[you] you are engaged with { $these }
    }
champions-engaged-with-not =
    { $person ->
        [that] that player is not engaged with { $these }
        [their] they are not engaged with { $these }
       *[you] you are not engaged with { $these }
    }
champions-do-discard-until = discard cards from the top of the encounter deck until { $what } is discarded
champions-do-discard-top-until = discard cards from the top of your deck until { $what } is discarded
champions-do-to-hand = return { $to } to its owner’s hand
champions-do-take-into-hand = { $by } takes { $these } into their hand
champions-do-into-deck = shuffle { $to } into its deck
champions-do-into-deck-encounter = shuffle { $to } into the encounter deck
champions-do-into-deck-yours = shuffle { $to } into your deck
champions-deck-top = the top card of the { $deck } deck
champions-do-resolve-special = resolve the Special ability of { $of }
champions-do-to-own-discard = put { $to } into the discard pile of its deck
champions-do-to-deck-top = put { $to } faceup on top of its deck
champions-do-into-own-deck = shuffle { $to } into its deck
champions-do-to-bottom = put { $to } on the bottom of its deck
champions-do-to-bottom-encounter = put { $to } on the bottom of the encounter deck
champions-do-to-bottom-yours = put { $to } on the bottom of your deck
champions-do-shuffle-back = choose up to { $amount } different { $to } and shuffle them into your deck
champions-do-shuffle-back-copies = choose up to { $amount } { $to } and shuffle them into { $person ->
        [their] their
        [that] that player’s
       *[you] your
    } deck
champions-do-note = note { $number }
champions-do-search = search the cards
champions-do-shuffle-encounter = shuffle the encounter deck
champions-do-shuffle-yours =
    shuffle { $person ->
        [that] that player’s deck
        [their] their deck
       *[you] your deck
    }
champions-do-put-into-play = { $by } puts { $these } into play
champions-do-reveal = reveal { $to }
champions-do-form-deck = shuffle { $these } into a separate { $deck } deck beside the main scheme
champions-do-form-deck-renewed = shuffle { $these } into a separate { $deck } deck beside the main scheme, with its own discard pile
champions-do-reveal-from-deck = reveal the top card of the { $deck } deck
champions-do-reveal-next = reveal the top card of the encounter deck
champions-do-deal-encounter =
    { $count ->
        [1] deal an encounter card to { $to }
       *[other] deal { $amount } encounter cards to { $to }
    }
champions-do-deal = deal { $these } to { $to } as a facedown encounter card
champions-do-deal-you = deal { $these } to yourself as a facedown encounter card
champions-do-remove = remove { $to } from the game
champions-do-set-aside = set { $to } aside, out of play
champions-do-drone =
    { $count ->
        [1] { $to } puts the top card of their deck into play facedown as a Drone minion engaged with them
       *[other] { $to } puts the top { $amount } cards of their deck into play facedown as Drone minions engaged with them
    }
champions-do-make-active = move the active counter to { $to }
champions-do-reveal-top-of =
    { $count ->
        [1] reveal the top card of the deck of { $villain }
       *[other] reveal the top { $amount } cards of the deck of { $villain }
    }
champions-do-leave-threat = remove all but { $amount } threat from { $to }
champions-do-remove-statuses = remove each { $kinds } status card from { $of }
champions-after-scheme-of = of { $of }
champions-those-active-villain = the active villain
champions-some-activations-scheme = the villain schemed this way
champions-none-activations-scheme = nobody schemed this way
champions-villain-of = { $of }’s villain
champions-scheme-of = { $of }’s side scheme
champions-after-villain-of-highest = whose side scheme has the most threat
champions-after-villain-of-lowest = whose side scheme has the least threat
champions-answered-by = an ability of { $of } was triggered this way
champions-not-answered-by = no ability of { $of } was triggered this way
champions-cannot-be-thwarted = threat cannot be removed from { $of } by thwarting
champions-cannot-leave-play = { $of } cannot leave play
champions-schemes-own = when { $of } schemes, place the threat on its side scheme instead of the main scheme
champions-excess-own-scheme = excess damage dealt by { $of } is placed as threat on its side scheme
champions-was-defeated = { $of } is defeated this way
champions-do-flip = flip { $to }
champions-do-lose-status = discard a status card from { $to }
champions-do-lose-status-of = discard a { $kinds } status card from { $to }
champions-do-replace-status = choose a status card on { $to } and replace it with a different one
champions-do-record = record { $amount } in the campaign log: { $mark }
champions-do-remove-from-campaign = remove { $to } from the campaign
champions-do-earn = take { $to } for the rest of the campaign
champions-do-strike-off = strike { $to } off the campaign log
champions-do-strike-off-again = strike it off the campaign log
champions-do-improve = flip { $to } for the rest of the campaign
champions-do-write-down = record { $to } in the campaign log
champions-do-end-campaign = the players lose the campaign
champions-expert-campaign = this is an expert campaign
champions-times-players = { $number }, for each player
champions-after-under = from under { $of }
champions-after-out-of-deck = that left the { $deck } deck
champions-recorded = the campaign log entry for “{ $mark }”
champions-do-become-ally = { $to } becomes an ally that you control
champions-do-become-minion = { $to } becomes a minion engaged with the player who controlled it
champions-do-tuck = { $to } places a random card from their hand facedown under this card
champions-do-untuck = return each card under this one to its owner’s hand
champions-do-surge = this card gains surge
champions-do-enemy-attack =
    { $number ->
        [many] { $who } attack { $person ->
            [that] that player
            [their] them
           *[you] you
        }
       *[one] { $who } attacks { $person ->
            [that] that player
            [their] them
           *[you] you
        }
    }
champions-do-enemy-attack-whom =
    { $number ->
        [many] { $who } attack { $whom }
       *[one] { $who } attacks { $whom }
    }
champions-without-boost = { $said } without a boost card for that activation
champions-with-plus = { $said } with { $amount } { $stat }
champions-do-gain-boost-icons =
    { $count ->
        [1] this card gains 1 boost icon
       *[other] this card gains { $amount } boost icons
    }
champions-do-enemy-attack-engaged =
    { $number ->
        [many] { $who } attack the heroes they are engaged with
       *[one] { $who } attacks the hero it is engaged with
    }
champions-do-activate =
    { $number ->
        [many] { $who } activate against { $person ->
            [that] that player
            [their] them
           *[you] you
        }
       *[one] { $who } activates against { $person ->
            [that] that player
            [their] them
           *[you] you
        }
    }
champions-do-activate-whom =
    { $number ->
        [many] { $who } activate against { $whom }
       *[one] { $who } activates against { $whom }
    }
champions-do-activate-engaged =
    { $number ->
        [many] { $who } activate against the players they are engaged with
       *[one] { $who } activates against the player it is engaged with
    }
champions-do-enemy-scheme =
    { $number ->
        [many] { $who } scheme
       *[one] { $who } schemes
    }
champions-do-also-attack = this attack is also made against each other hero
champions-do-give-status = give { $amount } status { $count ->
        [1] card
       *[other] cards
    } of your choice to { $to }
champions-do-give-boost =
    { $count ->
        [1] give { $to } 1 additional boost card for this activation
       *[other] give { $to } { $amount } additional boost cards for this activation
    }
champions-do-give-boost-facedown =
    { $count ->
        [1] give { $to } 1 facedown boost card
       *[other] give { $to } { $amount } facedown boost cards
    }
champions-do-after-activation = at the end of this activation, { $effect }
champions-do-specials = resolve the Special ability of { $of }, in any order
champions-do-repeat-ability = repeat this ability
champions-do-prevent = prevent { $amount } { $what ->
        [threat] of that threat
        [attack] of the damage from this attack
       *[damage] of that damage
    }
champions-do-prevent-all = prevent all { $what ->
        [threat] of that threat
        [attack] damage from this attack
       *[damage] of that damage
    }
champions-do-reduce = place { $amount } less threat
champions-do-cancel-effects = cancel its “When Revealed” effects
champions-do-cancel-boost-icons = cancel the boost icons on that card
champions-do-cancel-boost-ability = cancel the boost ability of that card
champions-do-cancel = cancel it
champions-do-take-as-damage = you take that much damage instead
champions-do-goes-to-hand = return { $who } to its owner’s hand instead of discarding it
champions-do-goes-to-encounter-deck = shuffle { $who } into the encounter deck instead of discarding it
champions-do-goes-to-deck = shuffle { $who } into its owner’s deck instead of discarding it
champions-do-store-damage = place that damage on this card instead
champions-do-turn-back = prevent all damage that this attack would deal to { $to } and deal that much damage to the attacking player’s identity instead
champions-do-attack-gains = this attack gains { $keyword }
champions-do-attack-gains-boost = if this activation is an attack, it gains { $keyword }
champions-do-increase = this attack deals { $amount } additional damage, or this thwart removes { $amount } additional threat
champions-do-alter-more = { $amount } additional damage is dealt
champions-do-alter-less = { $amount } less damage is dealt
champions-do-attacks = make these attacks in order: { $attacks }
champions-do-attack-ally = { $who } attacks { $allies }
champions-do-declare-defender = { $who } defends
champions-do-lasting = until { $until }, { $change }
champions-do-lend-power = add { $of }’s matching power (ATK or THW) to your hero’s for this attack or thwart
champions-do-use-power = it uses its { $power ->
        [atk] ATK instead of its THW
       *[thw] THW instead of its ATK
    }
champions-do-more-damage = increase the damage dealt by { $of } by { $amount }
champions-do-more-removal = increase the threat removed by { $of } by { $amount }
champions-do-change-form = change form
champions-do-change-form-alter-ego = change to alter-ego form
champions-do-change-form-hero = change to hero form
champions-do-change-form-other-hero = change to your other hero form
champions-do-change-form-to = change to your { $form }
champions-do-generate = generate { $kinds }
champions-do-generate-top = generate the resources of the top card of your discard pile
champions-do-pay-for = choose { $these } and pay its printed cost
champions-do-pay-for-it = pay the printed cost of { $it }
champions-do-spend = spend { $kinds }
champions-do-keep-one-bottom = look at the top { $amount } cards of your deck. Add 1 of them to your hand and put the others on the bottom of your deck in any order
champions-do-keep-one = look at the top { $amount } cards of your deck. Add 1 of them to your hand and discard the others
champions-in-player-order = in player order, { $who }
champions-grows = X is { $amount }
champions-more-when-revealed =
    { $count ->
        [1] each time the player of { $of } reveals a card, resolve each of its “When Revealed” abilities 1 additional time
       *[other] each time the player of { $of } reveals a card, resolve each of its “When Revealed” abilities { $amount } additional times
    }
champions-do-discard-resources = { $to } discards cards of their choice from their hand worth { $amount } { $count ->
        [1] resource
       *[other] resources
    } of any type
champions-do-discard-resources-you = discard cards of your choice from your hand worth { $amount } { $count ->
        [1] resource
       *[other] resources
    } of any type
champions-do-for-player =
    { $effect-is ->
        [verb] { $who } must { $effect }
       *[other] { $who } does the following: { $effect }
    }
champions-do-nemesis = reveal your set-aside nemesis minion and nemesis side scheme and put them into play, the minion engaged with you. Shuffle the rest of your nemesis set into the encounter deck
champions-do-indirect-you =
    { $person ->
        [that] that player takes { $amount } indirect damage
       *[you] take { $amount } indirect damage
    }
champions-do-indirect = { $who } is dealt { $amount } indirect damage
champions-do-indirect-shared = deal { $amount } indirect damage among { $who }
champions-do-engage-hero =
    { $number ->
        [many] { $to } engage { $hero }
       *[one] { $to } engages { $hero }
    }
champions-do-engage =
    { $number ->
        [many] { $to } engage you
       *[one] { $to } engages you
    }
champions-do-add-token = place an acceleration token on { $to }
champions-do-advance-scheme = advance the main scheme deck
champions-do-win = the players win the game
champions-do-lose = the players lose the game
champions-until-phase = the end of the phase
champions-until-round = the end of the round
champions-until-turn = the end of the turn
champions-until-next-turn = the end of your next turn
champions-until-activation = the end of the activation
champions-until-attack = the end of the attack
champions-gets =
    { $number ->
        [many] { $of } get { $gains }
       *[one] { $of } gets { $gains }
    }
champions-gains-traits-of = { $of } gains the traits of { $these } in play
champions-gains-trait =
    { $number ->
        [many] { $of } gain the { $trait } trait
       *[one] { $of } gains the { $trait } trait
    }
champions-gains-traits =
    { $number ->
        [many] { $of } gain the { $traits } traits
       *[one] { $of } gains the { $traits } traits
    }
champions-gains-attack-keyword = { $of }’s attacks gain { $keyword }
champions-gains-keyword =
    { $number ->
        [many] { $of } gain { $keyword }
       *[one] { $of } gains { $keyword }
    }
champions-cannot-take-damage = { $of } cannot take damage
champions-change-from = { $change } from { $source }
champions-cannot-lose-threat = threat cannot be removed from { $of }
champions-cannot-defend = { $of } cannot defend
champions-cannot-be-attacked = { $of } cannot be attacked
champions-none-can-be-attacked = { $of } can be attacked
champions-cannot-attack = { $of } cannot attack
champions-top-of-deck = the top { $amount } cards of { $person ->
        [that] that player’s deck
        [their] their deck
       *[you] your deck
    }
champions-do-each-reveals = each player searches { $place } for { $what } with a different title and reveals it
champions-place-nemesis-minions = the encounter deck, its discard pile or the set-aside cards
champions-searched-nemesis-minions = the encounter deck, its discard pile and the set-aside cards
champions-those-nemesis-minions =
    { $person ->
        [that] that player’s nemesis minion
        [their] their nemesis minion
       *[you] your nemesis minion
    }
champions-after-given = of the players’ identities
champions-after-damaged-by-it = damaged by it
champions-attacking-character = the attacking character
champions-do-prevent-to = prevent all damage that this attack would deal to { $to }
champions-cannot-play-cards = you cannot play { $cards }
champions-cannot-act-as-alter-ego = Alter-Ego Action abilities on { $of } cannot be used
champions-you-cannot-attack = you cannot attack { $of }
champions-cannot-thwart = { $of } cannot thwart
champions-cannot-be-stunned = { $of } cannot be stunned
champions-cannot-be-confused = { $of } cannot be confused
champions-cannot-change-form = { $of } cannot change form
champions-must-ally-defends = a player attacked by { $of } must defend with an ally they control, if able
champions-must-ally-defends-during-attack = the attacked player must defend with an ally they control, if able
champions-may-divide-attack = { $of } may divide the damage of a basic attack among enemies
champions-may-divide-thwart = { $of } may divide a basic thwart among schemes
champions-your-basic-attacks-piercing = your basic attacks gain piercing
champions-basic-attacks-piercing = the basic attacks of { $of } gain piercing
champions-your-basic-attacks-ranged = your basic attacks gain ranged
champions-basic-attacks-ranged = the basic attacks of { $of } gain ranged
champions-takes-from-attacks = { $of } { $number ->
        [many] take
       *[one] takes
    } { $amount } { $more ->
        [true] more
       *[false] less
    } damage from each attack
champions-attacks-indirect = the attacks of { $of } deal indirect damage

champions-phrase = { $before } { $noun } { $after }
champions-determined =
    { $how ->
        [each] each { $phrase }
        [each-other] each other { $phrase }
        [the] the { $phrase }
        [topmost] the topmost { $phrase }
        [first] the first { $phrase }
        [that] that { $phrase }
        [another] a different { $phrase }
        [one-more] another { $phrase }
        [no] no { $phrase }
        [no-other] no other { $phrase }
        [of-them] one of them
        [each-of-them] each of them
       *[one] { $sound ->
            [vowel] an { $phrase }
           *[other] a { $phrase }
        }
    }
champions-noun-enemy = { $number ->
        [many] enemies
       *[one] enemy
    }
champions-noun-attack = { $number ->
        [many] attacks
       *[one] attack
    }
champions-noun-minion = { $number ->
        [many] minions
       *[one] minion
    }
champions-noun-ally = { $number ->
        [many] allies
       *[one] ally
    }
champions-noun-character = { $number ->
        [many] characters
       *[one] character
    }
champions-noun-hero = { $number ->
        [many] heroes
       *[one] hero
    }
champions-noun-identity = { $number ->
        [many] identities
       *[one] identity
    }
champions-noun-alter-ego = { $number ->
        [many] alter-egos
       *[one] alter-ego
    }
champions-noun-hero-or-ally = { $number ->
        [many] heroes and allies
       *[one] { $how ->
            [each] hero and ally
           *[other] hero or ally
        }
    }
champions-noun-villain = { $number ->
        [many] villains
       *[one] villain
    }
champions-noun-scheme = { $number ->
        [many] schemes
       *[one] scheme
    }
champions-noun-main-scheme = { $number ->
        [many] main schemes
       *[one] main scheme
    }
champions-noun-side-scheme = { $number ->
        [many] side schemes
       *[one] side scheme
    }
champions-noun-player-side-scheme = { $number ->
        [many] player side schemes
       *[one] player side scheme
    }
champions-noun-upgrade = { $number ->
        [many] upgrades
       *[one] upgrade
    }
champions-noun-support = { $number ->
        [many] supports
       *[one] support
    }
champions-noun-ally-or-support = { $number ->
        [many] allies and supports
       *[one] { $how ->
            [each] ally and support
           *[other] ally or support
        }
    }
champions-noun-upgrade-or-support = { $number ->
        [many] upgrades and supports
       *[one] { $how ->
            [each] upgrade and support
           *[other] upgrade or support
        }
    }
champions-noun-event = { $number ->
        [many] events
       *[one] event
    }
champions-noun-resource = { $number ->
        [many] resource cards
       *[one] resource card
    }
champions-noun-treachery = { $number ->
        [many] treacheries
       *[one] treachery
    }
champions-noun-attachment = { $number ->
        [many] attachments
       *[one] attachment
    }
champions-noun-environment = { $number ->
        [many] environments
       *[one] environment
    }
champions-noun-obligation = { $number ->
        [many] obligations
       *[one] obligation
    }
champions-noun-card = { $number ->
        [many] cards
       *[one] card
    }
champions-noun-player = { $number ->
        [many] players
       *[one] player
    }
champions-gender-enemy = n
champions-gender-attack = n
champions-gender-minion = n
champions-gender-ally = n
champions-gender-character = n
champions-gender-hero = n
champions-gender-identity = n
champions-gender-alter-ego = n
champions-gender-hero-or-ally = n
champions-gender-villain = n
champions-gender-scheme = n
champions-gender-main-scheme = n
champions-gender-side-scheme = n
champions-gender-player-side-scheme = n
champions-gender-upgrade = n
champions-gender-support = n
champions-gender-ally-or-support = n
champions-gender-upgrade-or-support = n
champions-gender-event = n
champions-gender-resource = n
champions-gender-treachery = n
champions-gender-attachment = n
champions-gender-environment = n
champions-gender-obligation = n
champions-gender-card = n
champions-gender-player = n
champions-adjective-friendly = friendly
champions-adjective-random = random
champions-adjective-facedown = facedown
champions-adjective-damaged = damaged
champions-adjective-ready = ready
champions-adjective-stunned = stunned
champions-adjective-confused = confused
champions-adjective-tough = tough
champions-adjective-of-aspect = aspect
champions-adjective-specific = identity-specific
champions-adjective-exhausted = exhausted
champions-adjective-discarded = discarded
champions-after-engaged-with = engaged with { $these }
champions-after-engaged =
    { $person ->
        [that] engaged with that player
        [their] engaged with them
       *[you] engaged with you
    }
champions-after-you-make =
    { $person ->
        [that] that player makes
        [their] they make
       *[you] you make
    }
champions-after-in-your-area =
    { $person ->
        [that] in that player’s play area
        [their] in their play area
       *[you] in your play area
    }
champions-after-yours =
    { $person ->
        [that] that player controls
        [their] they control
       *[you] you control
    }
champions-after-from = from { $place }
champions-after-on-hero = on your hero
champions-after-in-play = in play
champions-after-highest =
    { $name ->
        [threat] with the most threat
        [now] with the highest { $stat }
        [remaining] with the most remaining hit points
        [printed-cost] with the highest printed cost
       *[other] with the highest printed { $stat }
    }
champions-after-lowest =
    { $name ->
        [threat] with the least threat
        [now] with the lowest { $stat }
        [remaining] with the fewest remaining hit points
        [printed-cost] with the lowest printed cost
       *[other] with the lowest printed { $stat }
    }
champions-after-set = of the { $argument } set
champions-has-friendly = { $of } is a friendly character
champions-has-title = { $of } is { $argument }
champions-has-set = { $of } belongs to the { $argument } set
champions-after-without = other than { $these }
champions-after-not-attacked = who was not attacked this way
champions-after-discarded = discarded this way
champions-after-damaged = damaged this way
champions-after-looked = among them
champions-after-picked = chosen this way
champions-after-exhausted = exhausted this way
champions-after-resource = with { $argument }
champions-after-threatened = with threat on it
champions-after-without-status = without a { $argument } status card
champions-status-card-stunned = { champions-status-stunned }
champions-status-card-confused = { champions-status-confused }
champions-status-card-tough = { champions-status-tough }
champions-after-without-attached = without { $argument } attached
champions-after-in-title = with “{ $argument }” in its title
champions-after-printed-trait = with the printed { $argument } trait
champions-after-without-trait = without the { $argument } trait
champions-after-printed-cost = with a printed cost no higher than { $argument }
champions-after-keyword = with { $argument }
champions-after-printed-keyword = with printed { $argument }
champions-in-play = { $each } in play
champions-comma = { $first }, { $next }
champions-and = { $first } and { $next }
champions-and-to = { $first } and { $next }
champions-found = it
champions-again = it
champions-this-ally = this ally
champions-this-minion = this minion
champions-this-villain = this villain
champions-this-main-scheme = this scheme
champions-this-side-scheme = this scheme
champions-this-player-side-scheme = this scheme
champions-attached = the attached { $noun }
champions-attached-identity = the attached identity
champions-attacking-enemy = the attacking enemy
champions-defeating-player = the player who defeated { $this }
champions-activated-player = the player it activated against
champions-attacked-player = the attacked player
champions-player-of = the { $card } player
champions-lying-in = { $of } from { $place }
champions-or-else = { $first }; otherwise, to { $next }
champions-chosen-player = a player of your choice
champions-has-trait = { $of } has the { $argument } trait
champions-has-any-trait = { $of } has the { $argument } trait
champions-has-printed-trait = { $of } has the printed { $argument } trait
champions-has-keyword = { $of } has { $argument }
champions-has-printed-keyword = { $of } has printed { $argument }
champions-has-resource = { $of } has { $argument }
champions-has-resources = { $of } has a printed { $kinds } resource
champions-has-engaged = { $of } is engaged with you
champions-has-damaged = { $of } is damaged
champions-has-ready = { $of } is ready
champions-has-with-status = { $of } is { $argument }
champions-has-exhausted = { $of } is exhausted
champions-has-threatened = { $of } has threat on it
champions-has-in-title = { $of } has “{ $argument }” in its title
champions-has-without-attached = { $of } does not have { $argument } attached
champions-searched-hand = { champions-place-hand }
champions-searched-your-deck = { champions-place-your-deck }
champions-searched-your-discard = { champions-place-your-discard }
champions-searched-your-deck-and-discard = { champions-place-your-deck-and-discard }
champions-searched-your-hand-deck-and-discard = { champions-place-your-hand-deck-and-discard }
champions-searched-all-discards = all players’ discard piles
champions-searched-encounter-cards = the encounter deck and discard pile
champions-searched-encounter-discard = { champions-place-encounter-discard }
champions-searched-aside = { champions-place-aside }
champions-searched-under-this = { champions-place-under-this }
champions-searched-nemesis-set = { champions-place-nemesis-set }
champions-each-discarded = each card discarded this way
champions-each-exhausted = each card exhausted this way
champions-each-cancelled = each boost icon canceled this way
champions-each-counters = each { $counter } it had
champions-each-counter-on = each { $counter } on { $of }
champions-each-resource = each { $kind } on { $of }
champions-each-resource-type = each different type of resource on { $of }
champions-tail-for-each = { "" } for { $each }
champions-tail-plus-for-each = , plus { $amount } for { $each }
champions-tail-most = (at most { $most })
champions-counters =
    { $count ->
        [1] { $counter } counter
       *[other] { $counter } counters
    }
champions-resource-a-energy = an energy resource
champions-resource-a-mental = a mental resource
champions-resource-a-physical = a physical resource
champions-resource-a-wild = a wild resource
champions-resource-a-any = a resource of any type
champions-resource-a-printed-energy = a printed energy resource
champions-resource-a-printed-mental = a printed mental resource
champions-resource-a-printed-physical = a printed physical resource
champions-resource-some-energy = { $amount } energy resources
champions-resource-some-mental = { $amount } mental resources
champions-resource-some-physical = { $amount } physical resources
champions-resource-some-wild = { $amount } wild resources
champions-resource-some-any = { $amount } resources of any type
champions-resource-a-unlike = a resource of another type
champions-resource-some-unlike = { $amount } resources of different types
champions-resource-some-printed-energy = { $amount } printed energy resources
champions-resource-some-printed-mental = { $amount } printed mental resources
champions-resource-some-printed-physical = { $amount } printed physical resources
champions-resource-x-energy = X energy resources
champions-resource-x-mental = X mental resources
champions-resource-x-physical = X physical resources
champions-resource-x-wild = X wild resources
champions-resource-x-any = X resources of any type
champions-resource-each-all = printed resource
champions-resource-each-energy = printed energy resource
champions-resource-each-mental = printed mental resource
champions-resource-each-physical = printed physical resource
champions-resource-each-wild = printed wild resource
champions-resource-all-all = printed resources
champions-resource-all-energy = printed energy resources
champions-resource-all-mental = printed mental resources
champions-resource-all-physical = printed physical resources
champions-resource-all-wild = printed wild resources
champions-resource-a-printed = a printed { $kinds } resource
champions-resource-of-energy = energy
champions-resource-of-mental = mental
champions-resource-of-physical = physical
champions-resource-of-wild = wild
champions-resource-types-on = the number of different types of resource on { $of }
champions-aspect-card = { $aspect ->
        [Aggression] an { $aspect } card
       *[other] a { $aspect } card
    }
champions-includes = { $these } include { $kind }
champions-exists-in-play-not = { $these } is not in play
champions-exists-yours = you control { $these }
champions-exists-yours-not = you control { $these }
champions-exists-emptied = it removed the last threat from a scheme
champions-exists-defeated = an enemy was defeated by it
champions-exists-defeated-by-enemy = a character was defeated by it
champions-exists-damaged = a character was damaged by it
champions-some-removed = something was removed this way
champions-some-healed = damage was healed this way
champions-some-discarded = a card was discarded this way
champions-some-dealt = damage was dealt this way
champions-some-placed = threat was placed this way
champions-some-activations = an attack was made this way
champions-some-cancelled = a boost icon was canceled this way
champions-some-entered = a card entered play this way
champions-some-counters = it had a counter
champions-some-exhausted = a card was exhausted this way
champions-none-removed = nothing was removed this way
champions-none-healed = no damage was healed this way
champions-none-discarded = no card was discarded this way
champions-none-dealt = no damage was dealt this way
champions-none-placed = no threat was placed this way
champions-none-activations = no attack was made this way
champions-none-cancelled = no boost icon was canceled this way
champions-none-entered = no minion entered play this way
champions-none-counters = it had no counters
champions-none-exhausted = no card was exhausted this way
champions-none-played = { $kind } has been played this round
champions-enough-placed = at least { $amount } threat was placed this way
champions-enough-taken = at least { $amount } damage was taken from this activation
champions-enough-in-play = at least { $amount } { $some } { $amount ->
        [1] is
       *[other] are
    } in play
champions-fewer-in-play = fewer than { $amount } { $some } are in play
champions-only-one-in-play = only 1 { $some } is in play
champions-at-least-damage = there is at least { $amount } damage on { $of }
champions-at-least-remaining = { $of } has at least { $amount } hit points remaining
champions-at-least-threat = there is at least { $amount } threat on { $of }
champions-at-least-counters =
    { $amount ->
        [1] there is at least 1 { $counters } on { $of }
       *[other] there are at least { $amount } { $counters } on { $of }
    }
champions-undefended-by = { $who } is making an undefended attack
champions-damaged-includes = { $who } was damaged by it
champions-struck-includes = { $who } was dealt damage by it
champions-has-either-status = { $of } is { $statuses }
champions-has-status-tough =
    { $already ->
        [yes] { $of } already has a tough status card
       *[no] { $of } has a tough status card
    }
champions-has-status-stunned =
    { $already ->
        [yes] { $of } is already stunned
       *[no] { $of } is stunned
    }
champions-has-status-confused =
    { $already ->
        [yes] { $of } is already confused
       *[no] { $of } is confused
    }
champions-head-in-form =
    { $place ->
        [after] { $heading } ({ $form ->
            [hero] Hero
           *[other] Alter-Ego
        })
       *[before] { $form ->
            [hero] Hero
           *[other] Alter-Ego
        } { $heading }
    }
champions-limit-anyone = (Any player may use this ability.)
champions-line-when = { $when }, { $rest }
champions-when-leave-you =
    { $moment ->
        [before] when { $who } you control leaves play
       *[after] after { $who } you control leaves play
    }
champions-when-discarded-you = after cards are discarded from your deck
champions-choose =
    { $who ->
        [you] choose one
       *[other] { $by } chooses one
    }
champions-choose-several = choose { $amount } (you may choose the same option more than once)
champions-choose-of = { $head }: { $branches }
champions-choose-list = • { $first } • { $rest }
champions-x-is = X is { $number }
champions-pick = choose { $what }
champions-pick-by = { $by } chooses { $what }
champions-with-ties = { $said } ({ $by } decides ties)
champions-ties = { $by } decides ties
champions-apart = { $first }; { $next }
champions-may = you may { $verb } { $rest }
champions-may-by = { $by } may { $effect }
champions-do-instead = { $effect } instead
champions-do-then = then { $effect }
champions-do-then-if = then, { $effect }
champions-do-search-for = search { $place } for { $what } and { $then }
champions-do-damage-again = deal { $amount } damage to it
champions-do-damage-stunned = deal { $amount } damage to { $to } and stun it
champions-do-damage-confused = deal { $amount } damage to { $to } and confuse it
champions-do-damage-tough = deal { $amount } damage to { $to } and give it a tough status card
champions-do-give-stunned = stun { $to }
champions-do-give-stunned-and-confused = stun and confuse { $to }
champions-do-give-confused = confuse { $to }
champions-do-give-tough = give { $to } a tough status card
champions-do-remove-counter-again = remove 1 { $counter } from it
champions-do-discard-again = discard it
champions-do-discard-later = { $at }, discard { $of }
champions-do-to-your-hand = add { $to } to { $person ->
        [that] that player’s
        [their] their
       *[you] your
    } hand
champions-do-put-engaged = put { $these } into play engaged with { $who ->
        [other] { $by }
        [their] them
        [that] that player
       *[you] you
    }
champions-do-cancel-reveal = cancel its effects
champions-do-cancel-effect = cancel its effects
champions-do-cancel-enemy-attack = cancel that attack
champions-do-cancel-enemy-scheme = cancel that activation
champions-do-cancel-defeat = it is not defeated
champions-do-cancel-damage = cancel that damage
champions-do-cancel-taking = cancel that damage
champions-do-cancel-ready = it does not ready
champions-do-cancel-threat = cancel that threat
champions-gain =
    { $name ->
        [hp] { $amount } { $count ->
            [1] hit point
           *[other] hit points
        }
        [boost] { $amount } boost { $count ->
            [1] icon
           *[other] icons
        }
        [damage-taken] { $amount } damage from each source of damage
        [more-damage] { $amount } damage dealt
        [more-removal] { $amount } threat removed
       *[other] { $amount } { $stat }
    }
champions-gain-of-choice = your choice of { $gains }

champions-at-phase = at the end of the phase
champions-at-attack = at the end of the attack
champions-at-round = at the end of the round
champions-at-activation = at the end of the activation
champions-at-player-phase = at the end of the player phase
champions-at-villain-phase = at the end of the villain phase
champions-activating-enemy = the activating enemy
champions-damaged-by-attack = each character damaged by that attack
champions-after-among-those = among those { $after }
champions-resource-a-printed-wild = a printed wild resource
champions-gain-yours =
    { $amount } to { $person ->
        [their] their
       *[you] your
    } { $name ->
        [allies] ally limit
       *[hand] hand size
    }
champions-engaged-player-gets = the engaged player gets { $gains }
champions-you-get = you get { $gains }

champions-then = { $first }, then { $next }

champions-for-each = for { $among }, { $effect }
champions-for-each-ordered = for { $among }, in the order you choose, { $effect }
champions-is-not-harmless = it dealt damage
champions-targets-includes = { $who } was attacked
champions-when-spent-you = after you spend { $who } for its resources
champions-do-increase-attack = this attack deals { $amount } additional damage
champions-do-increase-thwart = this thwart removes { $amount } additional threat
champions-do-take-counters = remove { $amount } { $counters } from { $to }
champions-do-take-counters-again = remove { $amount } { $counters } from it
champions-the-trait = the { $trait } trait

champions-who-resolve = a card
champions-who-used = a card
champions-in-mode-standard = the game is played in standard mode
champions-in-mode-expert = the game is played in expert mode
champions-do-in-any-order = resolve all that apply, in any order
champions-when-resolve = after { $who } is resolved
champions-when-used = after the ability of { $who } is triggered
champions-when-used-you = after you trigger the ability of { $who } you control
champions-when-resolve-you =
    { $how ->
        [ability] after you resolve the ability of { $who } you control
       *[any] after you resolve { $who }
    }
champions-is-effects = its “When Revealed” effects were resolved
champions-noun-campaign-card = { $number ->
        [many] campaign cards
       *[one] campaign card
    }
champions-gender-campaign-card = n
champions-after-your-own =
    { $person ->
        [that] that { $number ->
            [many] belong
           *[one] belongs
        } to that player
        [their] that { $number ->
            [many] belong
           *[one] belongs
        } to them
       *[you] that { $number ->
            [many] belong
           *[one] belongs
        } to you
    }
champions-after-written-down = recorded in the campaign log
champions-noun-encounter-card = { $number ->
        [many] encounter cards
       *[one] encounter card
    }
champions-gender-encounter-card = n
champions-noun-player-card = { $number ->
        [many] player cards
       *[one] player card
    }
champions-gender-player-card = n
champions-after-attached-to = attached to { $of }
champions-after-shares-trait = that shares a trait with { $argument }
champions-has-shares-trait = { $of } shares a trait with { $argument }
champions-exists-attached = { $these } is attached to { $to }
champions-do-play-less = play { $these }, reducing its resource cost by { $amount }
champions-do-divide-damage = deal a total of { $amount } damage divided as you choose among { $to }
champions-do-divide-threat = remove a total of { $amount } threat divided as you choose among { $to }
champions-overpaid = the number of { $kind ->
        [energy] energy resources
        [mental] mental resources
        [physical] physical resources
        [wild] wild resources
       *[any] resources
    } you overpaid for its cost
champions-each-titled-yours = each { $card } you control
champions-each-overpaid = each { $kind ->
        [energy] energy resource
        [mental] mental resource
        [physical] physical resource
        [wild] wild resource
       *[any] resource
    } you overpaid for its cost
champions-uncounted-ally-limit = { $of } does not count against your ally limit
champions-do-cancel-and-discard = cancel its effects and discard it
champions-your-hand-most = your hand size is at most { $amount }

## Decks: what is wrong with one, and what an identity demands

champions-aspect-pool = ’Pool
champions-line-deck-limit = Max { $amount } per deck.
champions-build-aspects = Choose { $amount } aspects for this deck.
champions-build-aspects-equal = Choose { $amount } aspects for this deck, with the same number of cards of each.
champions-build-copies =
    { $amount ->
        [1] Include at most 1 copy of each card that is not identity-specific.
       *[other] Include at most { $amount } copies of each card that is not identity-specific.
    }
champions-build-labelled = { $kind } ({ $labels })
champions-build-with-trait = { $trait } { $kind }
champions-build-also = This deck may have cards of any aspect: { $cards }.
champions-build-also-most = This deck may have up to { $amount } cards of any aspect: { $cards }.
champions-build-also-titles = This deck may have { $amount } different cards of other aspects ({ $cards }), each with as many copies as a deck may have, or none of them.
error-illegal-deck = Player { $seat }’s deck is not legal: { $problem }

## Costs, links and moves

champions-ask-x = Choose X for { $card }
champions-ask-forced = Use a forced action before the phase ends
champions-ask-ready = Pay to ready { $card }?
champions-ask-player-order = Which player comes next?
champions-option-x = X = { $amount }
champions-ask-heal = How much damage do you heal?
champions-option-heal = Heal { $amount }
champions-option-ready = Ready { $card }
champions-heading-forced-action = Forced Action
champions-limit-once = (Only one copy of this card can trigger each time.)
champions-limit-pays-for = (Only to pay for { $what }.)
champions-limit-ignores-crisis-if-paid = (If you paid for this card with { $paid }, ignore crisis icons.)
champions-limit-ignores-crisis = (Ignore crisis icons.)
champions-line-max-round =
    { $amount ->
        [1] Max 1 per round, for all players combined.
       *[other] Max { $amount } per round, for all players combined.
    }
champions-line-max-phase =
    { $amount ->
        [1] Max 1 per phase, for all players combined.
       *[other] Max { $amount } per phase, for all players combined.
    }
champions-line-toll-play = As an additional cost to play { $kind }, { $of } must { $cost }.
champions-line-toll-ready = As an additional cost to ready { $of }, { $cost }.
champions-line-toll-attack = As an additional cost for { $of } to attack, { $cost }.
champions-line-toll-basic-attack = As an additional cost for { $of } to make a basic attack, { $cost }.
champions-do-otherwise = if you cannot, { $effect }
champions-do-later = { $at }, { $effect }
champions-do-pick-several = choose { $amount } { $of }
champions-do-pick-any = choose 1 or more { $of }
champions-do-pick-up-to = choose up to { $amount } { $of }
champions-do-pick-several-including = choose { $including } and { $amount } other { $of }
champions-do-pick-up-to-including = choose { $including } and up to { $amount } other { $of }
champions-do-take =
    { $person ->
        [that] that player takes { $amount } damage
       *[you] take { $amount } damage
    }
champions-do-move-damage-between = move { $amount } damage from { $origin } to { $to }
champions-do-move-threat-between = move { $amount } threat from { $origin } to { $to }
champions-do-move-all-damage = move all damage from { $origin } to { $to }
champions-do-move-all-threat = move all threat from { $origin } to { $to }
champions-do-move-all-counters = move all counters from { $origin } to { $to }
champions-do-move-counters-between = move { $amount } { $count ->
        [1] counter
       *[other] counters
    } from { $origin } to { $to }
champions-do-attach = attach { $these } to { $to }
champions-do-control =
    { $who ->
        [you] take control of { $these }
       *[other] { $by } takes control of { $these }
    }
champions-do-control-while =
    { $who ->
        [you] while this card is in play, you control { $these }
       *[other] while this card is in play, { $by } controls { $these }
    }
champions-do-tuck-attached = attach { $these } faceup to this card
champions-do-tuck-attached-facedown = attach { $these } facedown to this card
champions-do-tuck-under = put { $these } faceup under this card
champions-do-tuck-under-facedown = put { $these } facedown under this card
champions-do-swap-with-deck = swap { $these } with the top card of your deck
champions-do-swap-in = swap { $these } with { $by }
champions-do-find = find { $card } and reveal it
champions-do-look-at-any = look at the top card of any deck
champions-option-deck = The encounter deck
champions-option-deck-named = The { $set } deck
champions-option-deck-of = The deck of { $thing }
champions-ask-deck = Which deck do you look at?
champions-do-look-encounter =
    { $amount ->
        [1] look at the top card of the encounter deck
       *[other] look at the top { $amount } cards of the encounter deck
    }
champions-do-look-yours =
    { $amount ->
        [1] look at the top card of your deck
       *[other] look at the top { $amount } cards of your deck
    }
champions-do-shuffle-discard = shuffle your discard pile into your deck
champions-do-arrange = put the others back in any order
champions-do-play = play { $these }
champions-do-play-free = play { $these } without paying its resource cost
champions-is-event = it is an event
champions-ask-extra = You paid one resource too many: which one was not needed?
champions-option-extra = { $resources }
champions-event-unpaid = { $seat } cannot pay for { $card } after all
champions-when-discarded = after cards are discarded from a deck
champions-fact-cards = those cards
champions-do-at-once = { $all }
champions-until-player-phase = the end of the player phase
champions-until-villain-phase = the end of the villain phase
champions-these-picked = the chosen cards
champions-these-looked =
    { $number ->
        [one] that card
       *[many] the cards looked at this way
    }
champions-fact-resources = the resources spent
champions-fact-controller = its controller
champions-loses =
    { $number ->
        [many] { $of } lose { $what }
       *[one] { $of } loses { $what }
    }
champions-is-status = { $of } always has a { $status } status card
champions-blank = the text box of { $of } counts as blank
champions-gets-double = the { $stat } of { $of } is doubled
champions-gets-halve = the { $stat } of { $of } is halved, rounded up
champions-gets-most = the { $stat } of { $of } is at most { $amount }
champions-gets-set = the { $stat } of { $of } is { $amount }
champions-cannot-ready = { $of } cannot ready
champions-may-defend-exhausted = { $of } may defend while exhausted
champions-stat-more-damage = the damage it deals
champions-stat-more-removal = the threat it removes
champions-event-control = { $seat } takes control of { $card }
champions-event-tucked-open = { $card } is put under { $under }
champions-event-swapped = { $seat } swaps a card from their hand with the top card of their deck
champions-event-swapped-in = { $card } takes the place of { $target }
champions-event-looked = You see { $card }
champions-when-leave =
    { $moment ->
        [before] when { $who } leaves play
       *[after] after { $who } leaves play
    }
champions-when-effect =
    { $moment ->
        [would] when the effects of { $how ->
            [event] an event
           *[any] { $who }
        } would begin
        [before] when the effects of { $how ->
            [event] an event
           *[any] { $who }
        } begin
       *[after] after the effects of { $how ->
            [event] an event
           *[any] { $who }
        } began
    }
champions-when-effect-you = when you { $how ->
        [event] play
       *[any] use
    } { $who }
champions-when-spent = after { $who } is spent for its resources
champions-when-ready =
    { $moment ->
        [would] when { $who } would ready
       *[after] after { $who } readies
    }
champions-when-ready-you = after you ready { $who }
champions-who-ready = a card
champions-uses-basic-power = { $who } uses a basic power
champions-when-basic-power =
    { $moment ->
        [would] when { $who } would use a basic power ({ $powers })
        [before] when { $who } uses a basic power ({ $powers })
       *[after] after { $who } uses a basic power ({ $powers })
    }
champions-do-raise-power = { $of } gets { $amount } to that power for this use
champions-when-count =
    { $moment ->
        [would] when the boost icons on { $who } would be counted
       *[before] when the boost icons on { $who } are counted
    }
champions-who-count = an encounter card
champions-do-count-instead = count the boost icons on { $of } instead
champions-do-count-more = count { $amount } more boost { $amount ->
        [1] icon
       *[other] icons
    } on that card
champions-do-count-fewer = count { $amount } fewer boost { $amount ->
        [1] icon
       *[other] icons
    } on that card
champions-counted-cards = the number of cards counted: { $each }
champions-each-counted = { $each } with { $icons ->
        [0] no boost icons
        [1] 1 boost icon
       *[other] { $icons } boost icons
    }
champions-each-counted-or-more = { $each } with { $icons } or more boost icons
champions-boost-stars-on = the number of stars among the boost icons on { $of }
champions-each-boost-star = each star among the boost icons on { $of }
champions-noted-icons = the number of boost icons on { $of }
champions-some-icons = there is a boost icon on it
champions-none-icons = there is no boost icon on it
champions-enough-icons = there are at least { $amount } boost icons on { $of }
champions-when-flip = after { $who } is flipped
champions-when-recover =
    { $moment ->
        [before] when { $who } recovers
       *[after] after { $who } recovers
    }

## In the browser

web-champions-how-1 = On your turn, play cards, attack, thwart and use abilities in any order, and change form once. Everything you can choose glows.
web-champions-how-2 = Click what you want to use, or click your hero and then the enemy. Pay for a card with other cards from your hand until its cost is covered.
web-champions-how-3 = In hero form, you are attacked in the villain phase. In alter-ego form, the villain schemes instead, and you can recover on your turn.
web-champions-how-4 = Exhaust your hero or an ally to defend. A hero’s DEF reduces the damage; an ally takes all of it.
web-champions-how-5 = Defeat the villain’s last stage to win. You lose if the main scheme is completed or all heroes are eliminated.
web-champions-cost = Cost { $cost }
web-champions-stat = { $name } { $amount }
web-champions-boost = Boost icons: { $amount }
web-champions-boosts = boost
web-champions-boost-hidden = Facedown boost card
web-champions-reconstructed = Our own design, in the style of published cards
web-champions-now = { $name } { $amount } = { $printed } printed, { $changes }
web-champions-now-add = { $amount } { $card }
web-champions-now-double = doubled by { $card }
web-champions-now-halve = halved by { $card }
web-champions-now-most = at most { $amount } by { $card }
web-champions-now-set = { $amount } by { $card }
# $change is one of those above.
web-champions-now-until =
    { $until ->
        [phase] { $change } until the end of the phase
        [player-phase] { $change } until the end of the player phase
        [villain-phase] { $change } until the end of the villain phase
        [round] { $change } until the end of the round
        [turn] { $change } until the end of the turn
        [next-turn] { $change } until the end of the next turn
        [activation] { $change } for this activation
        [attack] { $change } for this attack
        [event] { $change } for this event
        [used] { $change } once
       *[other] { $change }
    }
web-champions-on-it = On it: { $cards }
web-champions-icon-acceleration = Acceleration: 1 more threat each round
web-champions-icon-crisis = Crisis: threat cannot be removed from the main scheme
web-champions-icon-hazard = Hazard: 1 more encounter card each round
web-champions-icon-amplify = Amplify: each boost card has 1 more boost icon
web-champions-hit-points = Hit points: { $left } of { $of }
web-champions-threat = Threat: { $threat }
web-champions-threat-of = Threat: { $threat } of { $limit }
web-champions-grows = +{ $amount } each round
web-champions-tokens = Acceleration tokens: { $count }
web-champions-at-limit =
    { $then ->
        [lost] At { $limit } threat, the players lose
        [area] At { $limit } threat, this game area ends with the phase
       *[next] At { $limit } threat, the next scheme begins
    }
web-champions-exhausted = exhausted
web-champions-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
web-champions-attached-to = attached to { $card }
web-champions-unique = unique
web-champions-stage = Stage { $stage } of { $last }
web-champions-look = Look at { $card }
web-champions-stages = Villain and main scheme stages
web-champions-stages-behind = Finished stages: { $count }
web-champions-back-player = Player card
web-champions-back-villain = Villain
web-champions-back-encounter = Encounter card
web-champions-source-rulebook = Source: the rulebook
web-champions-source-published = Source: the published card
web-champions-source-reconstructed = Source: our own design, in the style of published cards
web-champions-lane = { $name }’s area
web-champions-lane-empty = Your allies, upgrades and supports go here, and so do minions engaged with you
web-champions-other-form = Other side: { $card }
web-champions-eliminated = Eliminated
web-champions-first = First player
web-champions-in-hand = Cards in hand: { $count }
web-champions-in-deck = Cards in the deck: { $count }
web-champions-discard = Discard pile: { $count }
web-champions-discard-of = { $name }’s discard pile
web-champions-dealt = Encounter cards dealt: { $count }
web-champions-minions = Minions
web-champions-allies = Allies
web-champions-supports = Upgrades and supports
web-champions-encounter = Encounter cards
web-champions-hand = { $name }’s hand
web-champions-hand-empty = No cards in hand
web-champions-choose-from = Cards to choose from
web-champions-villain = Villain
web-champions-team = The other heroes
web-champions-around = Side schemes and encounter cards
web-champions-area = Game area: { $name }
web-champions-area-ends = This game area ends with the phase
web-champions-beneath = Under { $scheme }: { $count }
web-champions-side-deck = { $deck } deck: { $count }
web-champions-side-discard = { $deck } discard pile: { $count }
web-champions-encounter-deck = Encounter deck: { $count }
web-champions-encounter-discard = Encounter discard pile: { $count }
web-champions-victory = Victory display
web-champions-star = star: read the card text
web-champions-own-top = Faceup on top: { $card }
web-champions-tucked = { $count } facedown
web-champions-tucked-open = Faceup under it: { $card }
web-champions-open-lane = All of { $name }’s area
web-champions-removed = Removed from the game
champions-log = Campaign log
champions-log-scenario = Progress
champions-log-chapter = Scenario { $number } of { $of }: { $scenario }
champions-log-complete = The campaign is won
champions-log-over = The campaign is lost
champions-log-each = { $hero }: { $marks }
champions-log-mark = { $mark }: { $amount }
champions-log-players = Each player
champions-log-written = Added to every encounter deck
champions-log-go-on = Next scenario
champions-log-once-more = Replay scenario
champions-log-anew = Restart campaign
champions-log-file = To continue: tableverse play champions --set campaign=FILE, with the file of this game
champions-log-marks = Recorded
champions-log-earned = Cards earned
champions-log-removed = Removed from the campaign
champions-log-played = Games so far
champions-log-won = { $scenario }: won
champions-log-lost = { $scenario }: lost
web-champions-defends = defends
web-champions-undefended = no defender
web-champions-target = target
web-champions-limbo = being resolved
web-champions-paid =
    { $missing ->
        [0] Paid: { $got }
       *[other] Paid: { $got }, missing: { $missing }
    }
web-champions-round = Round { $round }
web-champions-phase-setup = Setup
web-champions-phase-player = Player phase
web-champions-phase-villain = Villain phase
web-champions-phase-aftermath = After the game
web-champions-near = Villain { $life } · Threat { $threat }/{ $limit }
web-champions-cause-turn = { $seat }’s turn
web-champions-cause-revealing = { $seat } reveals { $card }
web-champions-cause-enemy-attack = { $card } attacks { $seat }
web-champions-cause-enemy-scheme = { $card } schemes
web-champions-cause-attack = { $card } attacks
web-champions-cause-thwart = { $card } thwarts
web-champions-cause-damage = { $amount } damage to { $target }
web-champions-cause-taking = { $target } takes { $amount } damage
web-champions-cause-defeat = { $card } is defeated
web-champions-cause-threat = { $amount } threat on { $card }
web-champions-cause-enter = { $card } enters play
web-champions-cause-played = { $card } is played
web-champions-cause-form = { $card } changes form
web-champions-cause-round-end = The round ends
web-champions-rule-turn = Do these in any order, as often as you can pay. You may change form once.
web-champions-rule-help = During another player’s turn, you may use one action.
web-champions-rule-pay = Discard cards for their printed resources, or use resource abilities.
web-champions-rule-place = Choose where the card enters play.
web-champions-rule-defend = You may exhaust a ready hero or ally to defend. It becomes the target.
web-champions-rule-aftermath = Your choice is recorded in the campaign log.
web-champions-rule-mulligan = Once, before the first round.
web-champions-rule-discard = At the end of the player phase, before you draw up to your hand size.
web-champions-rule-minions = Minions engaged with you activate one at a time, in the order you choose.
web-champions-rule-order = When several effects happen at once, choose which comes first.
web-champions-rule-window = Starting with the first player, everyone who can may respond, until all pass.
web-champions-rule-ally-limit = You can control at most three allies, unless a card says otherwise.
web-champions-rule-limit = If there are more than the limit allows, choose what to discard.
web-champions-rule-extra = Resources beyond the cost are lost and do not count as paid.
web-champions-rule-x = Choose X before you pay.
web-champions-rule-pledge = Alliance: any player may help pay for this card.
web-champions-rule-ready = Unless you pay, the card does not ready.
web-champions-rule-join = When a game area ends, its players choose another one to join. They can join the one in the middle only if it is the only one left.
web-champions-rule-double = A unique card can be in play only once in each game area. When areas are joined, discard all copies but one.
web-champions-rule-forced = The player phase ends after every forced action has been used.
web-champions-rule-give-status = The card lets you choose the status and who gets it.
web-champions-rule-form = The card changes your form: choose the new one.
web-champions-rule-lose-status = The card lets you choose the status card.
web-champions-rule-pick = The card needs a target.
web-champions-rule-replace-status = The card lets you choose a status card and its replacement.
web-champions-rule-choose = The card offers a choice.
web-champions-rule-may = The card makes this optional.
web-champions-rule-scatter = Assign it among your characters as you like.
web-champions-mode-expert = Expert
web-champions-always = Always use it
web-champions-never = Never use it
web-champions-pass-on = Pass until something changes
web-champions-pay-for-me = Pay for me
web-champions-pay-with = Pay with { $cards }?
web-champions-pay-so = Pay this way
web-champions-ask-again = Ask me every time
champions-resource-printed-energy = printed energy
champions-resource-printed-mental = printed mental
champions-resource-printed-physical = printed physical

## Players apart

champions-line-goes-on = Completing this stage does not end the game. If all players in this game area are eliminated, this stage is also completed.
champions-line-meeting = Acceleration tokens that would be placed on another scheme are placed here instead. Players can join this game area only if it is the only one left. Once all players have joined it, advance to the next main scheme.
champions-do-part-ways = in player order, each player reveals { $of }; remove the rest from the game
champions-do-own-area = create your own game area and put this scheme there
champions-do-add-villain = add { $to } to this game area
champions-do-end-area-of-villain = at the end of the phase, the players in this game area join another game area
champions-do-end-area-of-main-scheme = at the end of the phase, remove the villain and this scheme from the game, and the players in this game area join another game area
champions-do-remove-main-scheme = remove the main scheme from the game
champions-do-put-beneath = put { $these } facedown under { $scheme }
champions-event-apart = { $seat } is in a separate game area: { $card }
champions-event-joined = { $seat } joins the game area of { $card }
champions-event-beneath = A card is put facedown under { $card }
champions-option-join = Join the game area of { $card }
champions-ask-join = Which game area do you join?
champions-ask-double = There are too many copies of a unique card: which one do you discard?
# Conditions that something is somewhere, or is not.
champions-exists-there = there is { $these } { $where ->
        [under-this] { $place }
        [aside] among { $place }
       *[other] in { $place }
    }
champions-exists-there-not = there is { $these } { $where ->
        [under-this] { $place }
        [aside] among { $place }
       *[other] in { $place }
    }
champions-exists-attached-not = { $these } is not attached to { $to }
champions-none-attached = { $these } is attached to { $to }
champions-has-not-trait = { $of } does not have the { $argument } trait
champions-less-than = { $number } is less than { $amount }
champions-may-if-agreed = if { $by } agrees, { $effect }
champions-copies = copies of { $of }
champions-some-of = of these: { $these }
champions-among-not = { $fact } is not { $these }
champions-is-not-deck = it does not come from the encounter deck
champions-is-not-basic = it is not a basic power
champions-is-not-to-hero = it is not to hero form
champions-is-not-to-this = it is not to this form
champions-is-not-hand = it is not played from hand
champions-is-not-undefended = the attack is defended
champions-is-not-step_one = it is not step one of the villain phase
champions-is-not-effects = its “When Revealed” effects were not resolved
champions-is-not-event = it is not an event
champions-minus = { $plus } minus { $number }
champions-less = { $plus } less than { $number }
champions-others = other { $phrase }
champions-noun-copy = { $number ->
        [many] copies
       *[one] copy
    }
champions-gender-copy = n
champions-after-copy-of = of { $of }
champions-after-attacked = attacked this way
champions-takes-from = { $of } { $number ->
        [many] take
       *[one] takes
    } { $amount } { $more ->
        [true] more
       *[false] less
    } damage from { $from }
champions-each-other-player = each other player
champions-do-take-into-your-hand = take { $these } into your hand
