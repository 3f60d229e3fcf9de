# Marvel United: Multiverse. Names of cards, Heroes and places are content, not texts: see games/united/content.

united-name = Marvel United: Multiverse
united-tagline = Unite your Heroes to stop a Villain’s Master Plan

## Settings and their values

united-setting-mode = Mode
united-setting-set = Random Heroes, Villains and Locations from
united-setting-villain = Villain
united-setting-challenge = Challenge
united-setting-equipment = Equipment
united-setting-extra-tokens = Extra Wild tokens for the Heroes
united-setting-ask-end = Ask before ending the turn
united-setting-budget = Battle Plan budget
united-setting-hero1 = Hero 1
united-setting-hero2 = Hero 2
united-setting-hero3 = Hero 3
united-setting-hero4 = Hero 4
united-setting-location1 = Location 1
united-setting-location2 = Location 2
united-setting-location3 = Location 3
united-setting-location4 = Location 4
united-setting-location5 = Location 5
united-setting-location6 = Location 6
united-setting-equipment1 = Hero 1’s Equipment
united-setting-equipment2 = Hero 2’s Equipment
united-setting-equipment3 = Hero 3’s Equipment
united-setting-equipment4 = Hero 4’s Equipment
united-setting-support1 = Supporting Hero 1
united-setting-support1-card1 = Supporting Hero 1, card 1
united-setting-support1-card2 = Supporting Hero 1, card 2
united-setting-support1-card3 = Supporting Hero 1, card 3
united-setting-support2 = Supporting Hero 2
united-setting-support2-card1 = Supporting Hero 2, card 1
united-setting-support2-card2 = Supporting Hero 2, card 2
united-setting-support2-card3 = Supporting Hero 2, card 3
united-setting-support3 = Supporting Hero 3
united-setting-support3-card1 = Supporting Hero 3, card 1
united-setting-support3-card2 = Supporting Hero 3, card 2
united-setting-support3-card3 = Supporting Hero 3, card 3
united-setting-support4 = Supporting Hero 4
united-setting-support4-card1 = Supporting Hero 4, card 1
united-setting-support4-card2 = Supporting Hero 4, card 2
united-setting-support4-card3 = Supporting Hero 4, card 3
united-setting-battle-plan1 = Battle Plan 1
united-setting-battle-plan2 = Battle Plan 2
united-mode-cooperative = Co-operative
united-mode-super-villain = Super Villain Mode
united-mode-commander = Commander Solo Mode
united-mode-super-villain-vs-commander = Super Villain vs Commander Solo
united-set-multiverse = Multiverse
united-set-spider-geddon = Spider-Geddon
united-set-both = Both sets
united-challenge-none = None
united-challenge-moderate = Moderate
united-challenge-hard = Hard
united-challenge-moderate-and-hard = Moderate and Hard
united-value-random = Random
united-value-choose = Choose at the table
united-value-nothing = Nothing

## Set-ups that do not work

error-united-wrong-hero-count = This game is for 1 to { $most } Heroes, not { $heroes }
error-united-wrong-seats = { $mode ->
    [super-villain] Super Villain Mode
    [commander] Commander Solo Mode
    [super-villain-vs-commander] Super Villain vs Commander Solo
   *[cooperative] The co-operative game
} is for { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}, not { $seats }
error-united-on-both-sides = “{ $value }” can’t be a Hero and the Villain in the same game; choose another one for “{ $setting }”
error-united-no-super-villain = { $value ->
    [random] No player can be the Villain: no Villain Dashboard lists Action tokens for the Heroes
   *[other] No player can be “{ $value }”: that Dashboard lists no Action tokens for the Heroes
}
error-united-taken-twice = “{ $value }” is already taken; choose another one for “{ $setting }”
error-united-out-of-place = This game has no use for “{ $setting }” (“{ $value }”); check the mode, the number of Heroes and whether Equipment is used
error-united-own-equipment = “{ $hero }” has their own Equipment and can’t take “{ $value }”
error-united-budget-overspent = These Battle Plans cost { $cost }, but the budget is { $budget }
error-united-starting-hand-support = “{ $value }” is a Starting Hand card: it can’t be among the Supporting Hero cards
error-united-no-support = “{ $value }” can’t be a Supporting Hero, because that takes { $needed } Special Effect cards besides the Starting Hand
error-united-not-a-support-card = “{ $value }” is not a Special Effect card of “{ $hero }”, who is “{ $support }”

## Things on the table

united-the-villain = the Villain
united-token-thug = a Thug in { $place }
united-token-civilian = a Civilian in { $place }
united-token-doombot = a Doombot in { $place }
united-token-armoured = a Doombot with a Crisis token in { $place }
united-token-bot = a Spider-Bot in { $place }
united-entry = card { $number } of the Storyline
united-seat = player { $number }
united-token-kind-move = Move
united-token-kind-attack = Attack
united-token-kind-heroic = Heroic
united-token-kind-wild = Wild
united-action-move = Move
united-action-attack = Attack
united-action-heroic = Heroic
united-action-wild = Wild

## What a player is asked

united-ask-action = Use your actions in any order
united-ask-end = You have no actions left to use
united-ask-act = Perform an action
united-ask-play = Choose the Hero card to play
united-ask-way = Play a regular turn or a Supporting Hero card?
united-ask-recharge = You may recharge Equipment
united-ask-ignore = Choose the symbol to ignore
united-ask-location = You may use the Location’s End of Turn effect
united-ask-excess = You have more than 3 Action tokens: choose one to discard
united-ask-discard = You take damage: choose a card to discard
united-ask-discard-special = Choose a card with a Special Effect to discard
united-ask-turn-facedown = Choose a Storyline card to turn facedown
united-ask-succeed = Choose the Hero who takes over
united-ask-enter = Choose where the new Hero enters
united-ask-thug = Choose the Thug to discard
united-ask-tribute = Discard an Action token, or take 1 damage
united-ask-token = Choose the Action token to discard
united-ask-cover = Choose the symbol to cover
united-ask-start = Choose the Hero who goes first
united-ask-gear = Choose an Equipment card
united-ask-leave-gear = You may keep 3 Equipment cards: choose one to remove from the game
united-ask-villain-start = Choose where the Villain starts
united-ask-remove-super = Choose the Super Villain card to remove
united-ask-super = Choose your Super Hero card
united-ask-give = Choose who gets this { $kind } token
united-ask-support = Choose a card for the Supporting Heroes deck
united-ask-battle-plan = Choose a Battle Plan
united-ask-plan = Choose the Master Plan card to play
united-ask-facedown = Choose the Master Plan card to play facedown
united-ask-send-villain = Choose where the Villain moves
united-ask-movement = Choose how far the Villain moves
united-ask-as-if = Choose the Location where BAM! takes effect
united-ask-split = Choose where to add this { $kind ->
    [thug] Thug
    [civilian] Civilian
   *[doombot] Doombot
}
united-ask-cycle = Choose a Master Plan card to put under the deck
united-ask-sabotage = Choose the Action token to discard

## What a player can answer

united-option-move = Move to { $thing }
united-option-move-token = Move to { $thing } (spend a token)
united-option-attack = Attack { $thing }
united-option-attack-token = Attack { $thing } (spend a token)
united-option-rescue = Rescue { $thing }
united-option-rescue-token = Rescue { $thing } (spend a token)
united-option-fill = Use 1 { $kind } action on { $thing }
united-option-fill-token = Use 1 { $kind } action on { $thing } (spend a token)
united-option-disarm = Remove { $thing }
united-option-disarm-token = Remove { $thing } (spend a token)
united-option-turn-facedown = Turn { $thing } facedown
united-option-succeed = { $thing } takes over
united-option-enter = In { $thing }
united-option-send = Send Rick Jones to { $thing }
united-option-send-token = Send Rick Jones to { $thing } (spend a token)
united-option-special = Use { $thing }
united-option-use = Use { $thing }
united-option-end = End your actions
united-option-stop = Stop here
united-option-skip = No
united-option-play = Play { $thing }
united-option-regular = Play a regular turn
united-option-support = Play { $thing }
united-option-discard = Discard { $thing }
united-option-damage = Take 1 damage
united-option-token = Discard 1 { $kind } token
united-option-token-of = Discard 1 { $kind } token from { $thing }
united-option-ignore = Ignore 1 { $kind } symbol
united-option-cover = Cover 1 { $kind } symbol
united-option-location = Use { $thing }
united-option-recharge = Recharge { $thing }
united-option-start = { $thing } goes first
united-option-gear = Take { $thing }
united-option-leave-gear = Remove { $thing }
united-option-nothing = Nothing
united-option-villain-start = { $thing }
united-option-remove-super = Remove { $thing }
united-option-take-super = Keep { $thing }
united-option-give = Give { $kind } to { $thing }
united-option-choose-support = Take { $thing }
united-option-battle-plan = Take { $thing }
united-option-plan = Play { $thing }
united-option-facedown = Play { $thing } facedown
united-option-send-villain = To { $thing }
united-option-movement = Locations: { $kind }
united-option-as-if = In { $thing }
united-option-add = In { $thing }
united-option-under = Put { $thing } under the deck

## What has happened

united-event-corrected = Fixed by hand: { $what }, { $aspect } { $before } → { $after }, by { $seat }
united-event-turn = { $hero }’s turn
united-event-drew = { $hero } draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}
united-event-drew-card = You draw “{ $card }”
united-event-draw-skipped = { $hero } skips the draw step
united-event-played = { $hero } plays “{ $card }”
united-event-played-facedown = { $hero } plays a card facedown
united-event-special = { $card } takes effect
united-event-effect = { $origin } takes effect
united-event-effect-named = { $ability }: { $origin }
united-event-attacked = { $hero } attacks { $thing }
united-event-hero-moved = { $hero } moves to { $place }
united-event-rescued = A Civilian is rescued in { $place }
united-event-defeated = { $kind ->
    [thug] A Thug
   *[other] A Doombot
} is defeated in { $place }
united-event-dented = The Doombot’s armour in { $place } holds: it takes 1 more damage this turn to defeat it
united-event-slot-filled = 1 { $kind } action goes on { $threat } ({ $done } of { $needs })
united-event-cleared = { $threat } is cleared in { $place }
united-event-threat-hurt = { $threat } loses { $amount } Health ({ $health } left)
united-event-threat-moved = { $threat } moves to { $place }
united-event-threat-returned = { $threat } returns to play in { $place }
united-event-threats-swapped = { $threat } and { $other-threat } swap places
united-event-threat-healed = { $threat } gains { $amount } Health ({ $health } left)
united-event-turned-facedown = Storyline card { $number } ({ $hero }) is turned facedown
united-event-removed = { $hero } leaves the game ({ $lost } so far)
united-event-succeeded = { $hero } takes over
united-event-bot-added = A Spider-Bot appears in { $place }
united-event-bot-removed = The Spider-Bot in { $place } is removed
united-event-collected = The Villain { $kind ->
    [civilian] rescues a Civilian
   *[thug] defeats a Thug
} in { $place }
united-event-villain-progress = The Villain’s own { $mission }: { $amount }
united-event-villain-hurt = The Villain loses { $amount } Health ({ $health } left)
united-event-villain-healed = The Villain gains { $amount } Health ({ $health } left)
united-event-villain-moved = The Villain moves to { $place }
united-event-progress = { $mission }: { $amount }
united-event-slot-locked = The last slot of { $mission } cannot be filled
united-event-mission-complete = { $mission } is complete ({ $done } of 3)
united-event-mission-lost = { $mission } loses { $amount }
united-event-companion-moved = Rick Jones moves to { $place }
united-event-plan = The Villain plays { $card }
united-event-plan-facedown = A Master Plan card is added facedown to the Storyline
united-event-drew-plan = You draw “{ $card }”
united-event-plan-to-bottom = A Master Plan card goes to the bottom of the deck
united-event-looked = { $seat } looks at the top Master Plan card
united-event-saw-plan = You see { $card }
united-event-saw-plans = You see { $cards }
united-event-bam = BAM!
united-event-bam-cancelled = { $thing } is stunned: no BAM!
united-event-added = { $kind ->
    [thug] A Thug
    [civilian] A Civilian
   *[other] A Doombot
} appears in { $place }
united-event-overflow-triggered = { $place } has no room left
united-event-overflow = Overflow in { $place }
united-event-tokens-discarded = { $kind ->
    [civilian] { $amount ->
        [one] 1 Civilian is
       *[other] { $amount } Civilians are
    }
   *[other] { $amount ->
        [one] 1 Thug is
       *[other] { $amount } Thugs are
    }
} discarded in { $place }
united-event-civilian-moved = A Civilian moves from { $from-place } to { $place }
united-event-reinforced = { $amount ->
    [one] 1 Doombot in { $place } gets a Crisis token
   *[other] { $amount } Doombots in { $place } get Crisis tokens
}
united-event-advanced = The Villain’s track advances by { $amount }, to { $track }
united-event-delayed = The next Villain turn is delayed by { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
united-event-accelerated = The next Villain turn is accelerated by { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
united-event-damaged = { $hero } takes { $amount } damage
united-event-ignored = { $thing } ignores { $amount } damage
united-event-redirected = { $thing } takes the damage instead
united-event-discarded = You discard { $card }
united-event-discarded-one = { $hero } puts a card under the deck
united-event-ko = { $hero } is KO’d
united-event-recovered = { $hero } is back in the fight
united-event-gained = { $hero } gains { $amount ->
    [one] 1 { $kind } token
   *[other] { $amount } { $kind } tokens
}
united-event-token-spent = { $hero } spends 1 { $kind } token
united-event-token-discarded = { $hero } discards 1 { $kind } token
united-event-must-play-at-random = { $hero } must play a random card
united-event-stunned = { $thing } is stunned
united-event-lasting = A lasting effect begins
united-event-covered = Symbols on { $card } are covered
united-event-cards-swapped = { $card } and { $other-card } swap places
united-event-card-returned = A Storyline card returns to the top of { $hero }’s deck
united-event-reversed = The direction of play is reversed
united-event-recharged = { $gear } is recharged
united-event-gear-left = { $hero } leaves { $gear } behind
united-event-gear-used = { $gear } is used
united-event-super = { $super } is played
united-event-supers-drawn = The Heroes draw { $amount ->
    [one] 1 Super Hero card
   *[other] { $amount } Super Hero cards
}
united-event-displayed = { $card } joins the display
united-event-crisis = { $thing } gets a Crisis token
united-event-triggered = { $origin } is triggered
united-event-ended = { $side ->
    [heroes] The Heroes win
   *[villain] The Villain wins
}: { $reason ->
    [defeat] the Villain is defeated
    [missions] all Missions are complete
    [goal] the Heroic Goal is reached
    [track] the Villain’s track is full
    [doombots] there is no room for another Doombot
    [removed] 4 Heroes have left the game
    [villain-missions] the Villain has completed 2 of their own Missions
    [no-plan] the Master Plan is complete
   *[no-cards] a Hero has no cards left
}

## How it ended

united-reason-defeat = The Villain is defeated
united-reason-missions = All Missions are complete
united-reason-goal = The Heroic Goal is reached
united-reason-track = The Villain’s track is full
united-reason-doombots = There is no room for another Doombot
united-reason-removed = Four Heroes have left the game
united-reason-villain-missions = The Villain has completed two of their own Missions
united-reason-no-plan = The Master Plan is complete
united-reason-no-cards = A Hero has no cards left

## What effects do

united-damage = deal { $amount } { $sure ->
    [yes] unpreventable damage
   *[no] damage
} to { $to }
united-defeat = defeat { $of }
united-token-or-damage = { $of } discards 1 Action token or takes 1 damage
united-ignore = ignore { $amount ->
    [one] 1
   *[other] up to { $amount }
} of that damage
united-ignore-all = ignore all of that damage
united-redirect = have { $to } take all of that damage instead
united-redirect-you = take all of that damage yourself
united-cancel = cancel it
united-add = add { $amount ->
    [one] 1 { $kind ->
        [thug] Thug
        [civilian] Civilian
       *[doombot] Doombot
    }
   *[other] { $amount } { $kind ->
        [thug] Thugs
        [civilian] Civilians
       *[doombot] Doombots
    }
} to { $to }
united-discard = discard { $all ->
    [yes] every
   *[no] 1
} { $kind ->
    [civilian] Civilian
   *[thug] Thug
} from { $of }
united-move-civilian = move 1 Civilian from { $of } to { $to }
united-reinforce = in { $of }, put 1 Crisis token on each Doombot without one
united-advance = advance the track by { $amount }
united-villain-gains = the Villain gains { $amount } Health
united-move-villain = the Villain moves to { $to }
united-delay = delay the next Villain turn by { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
united-accelerate = accelerate the next Villain turn by { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
united-facedown-plan = draw 1 Master Plan card and put it facedown in the Storyline
united-look-at-plan = look at the top card of the Master Plan deck
united-plan-to-bottom = put it on the bottom of the deck
united-regress = remove { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
} from the { $mission ->
    [defeat-thugs] Defeat Thugs
   *[rescue-civilians] Rescue Civilians
} Mission, unless it is complete
united-move-threat = move { $of } to { $to }
united-swap-threats = { $of } and { $with } swap places, with all their tokens
united-return-threat = { $of } returns to play in { $to }
united-return-threat-random = a random cleared Threat returns to play in { $to }
united-threat-gains = { $of } gain { $amount } Health, even above their starting Health
united-stun = stun { $of }
united-gain-you = gain { $amount } { $kinds } { $amount ->
    [one] token
   *[other] tokens
}
united-gain = { $who } gains { $amount } { $kinds } { $amount ->
    [one] token
   *[other] tokens
}
united-draw-you = draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
united-draw = { $who } draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
united-draw-up-to-you = draw until you have { $amount } cards in hand
united-draw-up-to = { $who } draws until they have { $amount } cards in hand
united-draw-instead = draw { $amount } cards instead of 1
united-discard-card-you = put 1 card from your hand under your deck
united-discard-card = { $who } puts 1 card from their hand under their deck
united-discard-special = { $who } puts 1 card with a Special Effect from their hand under their deck
united-turn-facedown = { $who } turns 1 of their faceup Storyline cards with a Special Effect facedown
united-fall-later = at the end of this turn, you are KO’d
united-replace-hero = { $later ->
    [yes] then leave the game; on your next turn, { $by ->
        [spider-man] another Spider-Man
       *[anyone] another Hero
    } enters any Location
   *[no] the KO’d Hero leaves the game; on that player’s next turn, a new Hero enters the Heroes’ starting Location
}
united-add-excess = add each token that does not fit to { $to } instead
united-collect-excess = put each token that does not fit on the Villain’s matching Mission
united-villain-progress = put 1 token on the Villain’s own { $mission ->
    [rescue-civilians] Rescue Civilians
    [defeat-thugs] Defeat Thugs
   *[clear-threats] Clear Threats
} Mission
united-villain-collects = the Villain { $kind ->
    [civilian] rescues 1 Civilian
   *[thug] defeats 1 Thug
} in { $of } for their own Mission
united-add-bot = add 1 Spider-Bot to { $to }
united-add-bot-once = add 1 Spider-Bot to { $to } if there is none there
united-remove-bot = discard the Spider-Bot in { $of }
united-act-afar = once each turn, use 1 of your Attack or Heroic actions as if you were in a Spider-Bot’s Location
united-whole-bam = activate the BAM! of the Villain and all Threats
united-discard-token = discard 1 { $kinds } token
united-move-heroes-you = move to { $to }
united-move-heroes = { $who } moves to { $to }
united-play-at-random = { $who } must play their next Hero card at random
united-perform = { $how ->
    [each] perform 1 { $kinds } action in { $at }
    [single] perform { $amount } { $kinds } actions against a single target in { $at }
    [different] perform 1 { $kinds } action against each of up to { $amount } different targets in { $at }
    [one-place] perform { $amount } { $kinds } actions in one of { $at }
    [raid] perform 1 { $kinds } action in each of up to { $amount } of { $at }; then discard 1 Civilian from each of those
    [villain] perform { $amount } { $kinds } actions against the Villain
   *[any] perform { $amount ->
        [one] 1 { $kinds } action
       *[other] { $amount } { $kinds } actions
    } in { $at }
}{ $sure ->
    [yes] ; that damage is unpreventable
   *[no] {""}
}
united-more-actions = you have 1 more { $kind ->
    [move] Move
    [attack] Attack
   *[heroic] Heroic
} action this turn
united-treat-as-wild = this turn, { $which ->
    [all] Heroic symbols count
   *[one] 1 Heroic symbol counts
} as Wild
united-symbol-to-wild = this turn, 1 { $kind ->
    [move] Move
    [attack] Attack
   *[heroic] Heroic
} symbol counts as Wild
united-give-up = give up { $all ->
    [yes] that card’s symbols and Special Effect
   *[no] that card’s Special Effect
}
united-chain-further = also use the symbols of the Hero card before the previous one
united-recharge = recharge this card
united-recharge-later = recharge your { $gear ->
    [scepter] Scepter
    [mjolnir] Mjolnir
   *[hard-light-shield] Hard Light Shield
} at the end of your turn
united-removed = remove this card from the game
united-turned = turn this card facedown
united-once = only once each turn
united-cover = { $all ->
    [yes] cover each bottom symbol of { $of } with a Crisis token
   *[no] cover 1 bottom symbol of { $of } with a Crisis token
}
united-swap-cards = { $of } and { $with } swap places
united-return-card = { $of } returns to the top of its deck
united-reverse = reverse the turn order
united-move-companion = take Rick Jones along
united-carry-civilian = take 1 Civilian along to the Location you enter, if there is room
united-cycle-plans = put up to { $amount ->
    [one] 1 Master Plan card
   *[other] { $amount } Master Plan cards
} from your hand under the deck, then draw that many
united-thwart-plan = look at the Villain player’s hand; you may put 1 of those cards under the deck, and the Villain player draws another
united-sabotage = discard 1 Action token from any Hero, then redistribute all the Heroes’ other Action tokens as you choose
united-add-crisis = put 1 Crisis token on { $to }

united-perform-counted = perform 1 { $kinds } action in { $at } { $each }
united-play-at-random-you = you must play your next Hero card at random
united-take-token = take 1 Heroic token from { $of }
united-leave-token = put 1 Heroic token from the pool in { $of }
united-event-token-left = A Heroic token is placed in { $place }
united-buy-off = discard any number of { $kind ->
    [move] Move
    [attack] Attack
    [heroic] Heroic
   *[wild] Wild
} tokens{ $here ->
    [yes] {" "}from here
   *[no] {""}
} to ignore 1 of that damage for each
united-ask-buy-off = Discard a token to ignore 1 damage?
united-bam = BAM!
united-spotted = the Heroes in the Villain’s Location (if there are none, the Heroes at the next Spot token with Heroes)
united-spotted-one = a Hero in the Villain’s Location (if there are none, a Hero at the next Spot token with Heroes)
united-event-shielded = A Crisis token is removed instead of damage ({ $left } left)
united-text-shields = while there are Crisis tokens here, each damage to the Villain removes 1 of them instead, and the Villain moves to the next Spot token without Heroes
united-rule-roots-heroes = Heroes cannot move during the Villain turn.
united-rule-refuses-tokens = The Villain cannot be given tokens of any kind.
united-rule-cloaks-villain = While any copy of this Threat is in play, the Villain ignores the first damage of each Hero turn.
united-rule-guards-villain = The Villain cannot be damaged, and the Heroes cannot win.
united-rule-sure-damage = Damage to Heroes during the Villain turn is unpreventable.
united-discard-crisis = discard all Crisis tokens from the Heroes
united-discard-crisis-in = discard all Crisis tokens from a Hero in { $of }
united-rescue = rescue { $amount ->
    [one] 1 Civilian
   *[other] up to { $amount } Civilians
} in { $of }
united-move-thug = move { $of } to { $to }
united-guess = guess that the top card of the Master Plan deck adds more { $kind ->
    [civilian] Civilians than Thugs
   *[thug] Thugs than Civilians
}
united-plan-hidden = the top card of the Master Plan deck is not revealed
united-turn-gear = turn { $of } facedown
united-recharge-gear = recharge { $of }
united-your-gear = your ready Equipment cards
united-your-gear-one = one of your ready Equipment cards
united-facedown-gear-but = the other facedown Equipment cards in the game
united-facedown-gear-but-one = another facedown Equipment card belonging to any Hero
united-event-plan-revealed = The top card of the Master Plan deck is revealed: { $card }
united-event-guessed = { $hero } guesses that it adds more { $kind ->
    [civilian] Civilians
   *[thug] Thugs
}
united-event-gear-turned = { $gear } is turned facedown
united-and = { $first } and { $next }
united-or = { $first }; or { $last }
united-branch-if = { $effect } if { $condition }
united-pay = { $cost } to { $effect }
united-again = do this { $times ->
    [2] twice
   *[other] { $times } times
}: { $effect }
united-again-each = { $each }, { $effect }
united-in-each = in { $among }, { $effect }
united-gain-more = { $amount } { $kinds } { $amount ->
    [one] token
   *[other] tokens
}
united-token-of-move = Move
united-token-of-attack = Attack
united-token-of-heroic = Heroic
united-token-of-wild = Wild
united-add-any = add { $kinds } to { $to }
united-guess-any = guess whether it adds more Thugs or more Civilians, then reveal it
united-guessed = you guessed { $how }
united-damage-you = take { $amount } { $sure ->
    [yes] unpreventable damage
   *[no] damage
}
united-regress-each = remove 1 token from the { $mission ->
    [defeat-thugs] Defeat Thugs
   *[rescue-civilians] Rescue Civilians
} Mission { $each }, unless it is complete
united-gain-later-each = at the end of your turn, gain 1 { $kind ->
    [move] Move
    [attack] Attack
    [heroic] Heroic
   *[wild] Wild
} token { $each }
united-discarded-each = for each { $kind ->
    [civilian] Civilian
   *[thug] Thug
} discarded this way
united-deeds-each = for each { $deed ->
    [rescued] Civilian rescued
   *[defeated] Thug defeated
} this way
united-civilians-in-each = for each Civilian in { $of }
united-heroes-each = for each Hero
united-attack-symbols-each = for each Attack symbol on { $whose-is ->
    [you] your latest faceup card
    [those] the latest faceup card of { $whose }
   *[one] { $whose }’s latest faceup card
}
united-swap-threats-pair = swap 2 of { $among }, with all their tokens
united-swap-cards-pair = swap 2 of { $among }
united-heroes-least = there are { $amount } or more Heroes
united-discarded-least = { $kind ->
    [civilian] { $amount ->
        [one] a Civilian was
       *[other] { $amount } or more Civilians were
    }
   *[thug] { $amount ->
        [one] a Thug was
       *[other] { $amount } or more Thugs were
    }
} discarded this way
united-deeds-least = { $deed ->
    [rescued] { $amount ->
        [one] a Civilian was rescued
       *[other] { $amount } or more Civilians were rescued
    }
   *[defeated] { $amount ->
        [one] a Thug was defeated
       *[other] { $amount } or more Thugs were defeated
    }
} this way
united-civilians-in-least = there { $amount ->
    [one] is a Civilian
   *[other] are { $amount } or more Civilians
} in { $of }
united-attack-symbols-least = there { $amount ->
    [one] is an Attack symbol
   *[other] are { $amount } or more Attack symbols
} on { $whose-is ->
    [you] your latest faceup card
    [those] the latest faceup card of { $whose }
   *[one] { $whose }’s latest faceup card
}
united-hand-is-or = you have { $least } or { $most } cards in hand
united-heroes-there = there are { $least } or more Heroes in { $of }
united-heroes-there-exactly = there { $least ->
    [one] is exactly 1 Hero
   *[other] are exactly { $least } Heroes
} in { $of }
united-free-slots = there are at least { $least } empty slots in { $of }
united-beside-near = the adjacent Locations
united-beside-each-near = each adjacent Location
united-beside-one-near = an adjacent Location
united-beside-each-villain = each Location adjacent to the Villain’s
united-locations-but-near = the other Locations
united-locations-but-each-near = each other Location
united-locations-but-one-near = any other Location
united-locations-but-each-villain = each Location other than the Villain’s
united-opposite-villain = the Location opposite the Villain’s
united-when-action-once = once on each of your turns
united-text-ongoing-ko = { $text }, as long as this card is faceup in the Storyline
united-found-with-some = there is a Location with { $has ->
    [thug] a Thug
    [no-thug] no Thugs
    [doombot] a Doombot
    [civilian] a Civilian
    [no-civilian] no Civilians
    [nobody] no Thugs or Civilians
    [free-slot] an empty slot
    [hero] a Hero
    [no-hero] no Hero
    [henchman] a Henchman
    [leader] a Henchman or the Villain
    [no-threat] no Threat
    [bot] a Spider-Bot
    [no-bot] no Spider-Bot
   *[hero-no-threat] a Hero and no Threat
}
united-next-near = { $here ->
    [yes] { $of } or the next Location
   *[no] the next Location
} { $counterclockwise ->
    [yes] counterclockwise
   *[no] clockwise
} with { $has ->
    [bot] a Spider-Bot
    [no-bot] no Spider-Bot
    [free-slot] an empty slot
    [hero] a Hero
    [no-hero] no Hero
    [no-threat] no Threat
   *[hero-no-threat] a Hero and no Threat
}
united-target = put 1 Target token on the Villain
united-untarget = discard 1 Target token from the Villain
united-gain-later = at the end of your turn, gain { $amount } { $kind ->
    [move] Move
    [attack] Attack
    [heroic] Heroic
   *[wild] Wild
} { $amount ->
    [one] token
   *[other] tokens
}
united-use-up = use up 1 { $what ->
   *[battery] Battery
}
united-serves-battery = use it up with Webs, Robot Strength or Safety Net
united-burdened = the Heroes with Crisis tokens in { $of }
united-all-burdened = the Heroes with Crisis tokens
united-all-burdened-each = each Hero with Crisis tokens
united-holds-special = { $of } has a card with a Special Effect in hand
united-special-lost = it has a Special Effect
united-bots-everywhere = there is a Spider-Bot in every Location
united-burdened-one = a Hero with Crisis tokens{ $there ->
    [yes] {""}
   *[no] {" "}in { $of }
}
united-from-threat = it is dealt by a Threat
united-targeted = the Villain has a Target token
united-found-villain-in = the Villain is in { $of }
united-deeds = 1 for each { $deed ->
    [rescued] Civilian rescued
   *[defeated] Thug defeated
} this way
united-civilians-in = as many as there are Civilians in { $of }
united-power-target = a Target token on the Villain
united-event-crisis-gone = { $hero } discards all Crisis tokens
united-event-thug-moved = A Thug moves from { $from-place } to { $place }

## What lasts, and until when

united-power-hunt = { $until }, damage to Heroes with Crisis tokens is unpreventable
united-power-wild-tokens = this turn, all your Action tokens count as Wild
united-power-sends-villain = during the next Villain turn, you choose where the Villain moves
united-power-shifts-damage = { $until }, you may have another Hero or a Henchman take damage dealt to { $whom }
united-power-invulnerable = ignore all damage to { $whom } { $until }
united-power-remote-location = this turn, you may use the End of Turn effect of any Location without a Threat
united-power-blank = { $until }, Special Effects of Hero cards are blank
united-power-untouchable = { $until }, { $whom } cannot be damaged
united-power-flees = { $until }, when a Hero moves into the Villain’s Location, the Villain moves to the opposite Location
united-power-covered = { $whom } may ignore 1 damage once { $until }
united-power-covered-you = you may ignore 1 damage once { $until }
united-power-splits-tokens = add that card’s tokens as you choose to the Villain’s Location and the adjacent Locations
united-power-no-tokens = { $until }, the Heroes cannot spend Action tokens
united-power-as-if-beside = the BAM! of the Dashboard may take effect in an adjacent Location instead
united-power-free-movement = choose that card’s movement, from 0 to 6
united-until-turn = until the end of the turn
united-until-your-next-turn = until the start of your next turn
united-until-villain-turn = until the next Villain turn
united-until-villain-turn-end = until the end of the Villain turn

## Whom and where

united-you = you
united-others = the other Heroes
united-everyone = the Heroes
united-heroes-in = the Heroes in { $of }
united-others-in = the other Heroes in { $of }
united-active-hero = the active Hero
united-player-of = the player of { $of }
united-damaged = the Hero who would take damage
united-attacker = the Hero who attacked
united-fallen = the KO’d Hero
united-chosen = { $name ->
    [first] the first
    [second] the second
   *[other] { $noun ->
        [hero] that Hero
        [place] that Location
        [threat] that Threat
        [henchman] that Henchman
        [thug] that Thug
        [enemy] that enemy
        [card] that card
        [gear] that card
       *[other] that one
    }
}
united-your-location = your Location
united-villain-location = the Villain’s Location
united-this-location = this Location
united-locations = the Locations
united-locations-but = the Locations other than { $of }
united-beside = the Locations adjacent to { $of }
united-around = { $of } and the adjacent Locations
united-opposite = the Location opposite { $of }
united-with = { $of } with { $has ->
    [thug] a Thug
    [no-thug] no Thugs
    [doombot] a Doombot
    [civilian] a Civilian
    [no-civilian] no Civilians
    [nobody] no Thugs or Civilians
    [free-slot] an empty slot
    [hero] a Hero
    [no-hero] no Hero
    [henchman] a Henchman
    [leader] a Henchman or the Villain
    [no-threat] no Threat
    [bot] a Spider-Bot
    [no-bot] no Spider-Bot
   *[hero-no-threat] a Hero and no Threat
}
united-next = { $here ->
    [yes] { $of } or the next Location { $counterclockwise ->
        [yes] counterclockwise
       *[no] clockwise
    }
   *[no] the next Location { $counterclockwise ->
        [yes] counterclockwise
       *[no] clockwise
    } from { $of }
} with { $has ->
    [bot] a Spider-Bot
    [no-bot] no Spider-Bot
    [free-slot] an empty slot
    [hero] a Hero
    [no-hero] no Hero
    [no-threat] no Threat
   *[hero-no-threat] a Hero and no Threat
}
united-thugs = the Thugs in { $of }
united-every-thug = each Thug in { $of }
united-henchmen = the Henchmen in { $of }
united-villain-in = the Villain, if in { $of }
united-enemies = each Thug, Henchman and Villain in { $of }
united-leaders = the Villain and the Henchmen in { $of }
united-this = this Threat
united-threats = the Threats in play
united-threats-but = the Threats other than { $of }
united-cleared-threats = the cleared Threats
united-other-victims = the other Heroes and the Henchmen
united-latest-card = the latest Hero card in the Storyline
united-faceup-card = the { $which ->
    [earliest] earliest
   *[latest] latest
} faceup Hero card in the Storyline
united-your-cards = your faceup cards in the Storyline
united-your-cards-but = your faceup cards in the Storyline other than { $of }

## Conditions and numbers

united-under-pressure = the Villain is Under Pressure
united-alone = you are alone
united-took-damage = at least 1 Hero took damage this way
united-hand-is = you have { $most ->
    [99] { $least } or more cards
   *[other] { $least } to { $most } cards
} in hand
united-aims-at = damage would be taken by { $of }
united-happens-to-you = it happens to you
united-happens-at = it happens in { $of }
united-moved-into = a Hero moves into { $of }
united-left-companion = that Hero was in Rick Jones’s Location
united-hurt-this = it is this Henchman
united-latest-lack-move = neither of the 2 latest Hero cards shows Move
united-villains-turn = it is the Villain turn
united-plan-adds = the card adds Thugs or Civilians
united-plan-bams = the card has BAM!
united-some-hand = a Hero has at least { $least } cards in hand
united-all-without-threat = all Heroes are in Locations without a Threat
united-bottom-has = that card shows { $kind ->
    [move] Move
    [attack] Attack
    [heroic] Heroic
   *[wild] Wild
}
united-discarded = 1 for each { $kind ->
    [civilian] Civilian
   *[thug] Thug
} discarded this way
united-heroes = the number of Heroes
united-attack-symbols = the number of Attack symbols on { $whose-is ->
    [you] your latest faceup card
    [those] the latest faceup card of { $whose }
   *[one] { $whose }’s latest faceup card
}

## Constant rules of Threats and Locations

united-rule-exit-cost = Leaving this Location with a Move action costs 2 Move actions.
united-rule-dampens = A Hero who starts their turn here treats Special Effects as blank this turn.
united-rule-randomises = A Hero who starts their turn here must play a card at random this turn.
united-rule-last-slot = The last slot of a Mission cannot be filled.
united-rule-missions-first = Cannot be damaged until all 3 Missions are complete.
united-rule-all-or-nothing = Ignores the damage of a Hero turn if it adds up to less than the starting Health.
united-rule-absorbs = Ignores the first damage of each turn.
united-rule-skip-draw = A Hero who starts their turn here with 3 or more cards in hand skips the draw step.
united-rule-ignore-symbol = A Hero who starts their turn here must ignore 1 Action symbol this turn.
united-rule-deep-bench = The display has 3 Supporting Hero cards.
united-rule-rapid-deployment = A Supporting Hero card may also be played right after a Villain turn.

## What abilities answer

united-on-damage = When a Hero would take damage
united-on-arrival = When the Villain ends a movement
united-on-overflow = When there would be an Overflow
united-on-ko = After a KO
united-on-hero-moved = After a Hero moves
united-on-hurt = After a Henchman is damaged
united-on-plan = When a Master Plan card is played
united-on-villain-turn-end = At the end of the Villain turn
united-on-hero-turn-end = At the end of a Hero turn
united-on-draw-step = In the draw step
united-on-support-played = After a Supporting Hero card is played
united-on-action = In the action step
united-on-card-lost = After a Hero card is discarded or turned facedown
united-recharge-by = At the end of a turn in which you { $deed ->
    [defeat] defeat { $amount } or more Thugs
   *[rescue] rescue { $amount } or more Civilians
}, recharge this card.

## In the browser

web-united-how-1 = On your turn, draw a card and play one. Use its symbols together with those of the previous Hero card: they are lit in the Storyline.
web-united-how-2 = Move takes you to an adjacent Location. Attack damages a Thug, a Henchman or the Villain. Heroic rescues a Civilian. Each Threat shows the symbols that clear it. Wild counts as any symbol.
web-united-how-3 = Everything you can choose glows: click it, or choose in the bar. End your actions when you are done.
web-united-how-4 = After every three Hero cards (two once a Mission is complete), the Villain plays a Master Plan card: the Villain moves, BAM! may activate, and new Thugs and Civilians appear.
web-united-how-5 = Complete two Missions to be able to damage the Villain, and win before the Master Plan deck runs out. Damage costs you cards. When you lose the last card in your hand, you are KO’d.

web-united-villain = Villain
web-united-hero = Hero
web-united-heroes = The Heroes
web-united-location = Location
web-united-threat = Threat
web-united-henchman = Henchman
web-united-equipment = Equipment
web-united-mission = Mission
web-united-missions = Missions
web-united-token = Token
web-united-plan = Master Plan card
web-united-super-hero = Super Hero card
web-united-super-villain = Super Villain card
web-united-battle-plan = Battle Plan, cost { $cost }
web-united-battle-plans = Battle Plans
web-united-hero-card = Hero card
web-united-companion = Rick Jones
web-united-card-of = { $hero }’s card
web-united-facedown = a facedown card
web-united-stunned = Stunned
web-united-spent = used up
web-united-ko = KO
web-united-ring = Locations
web-united-storyline = Storyline
web-united-hand = Your hand
web-united-dashboard = Villain Dashboard
web-united-villain-texts = The Villain’s abilities
web-united-offer = Choices
web-united-display = On display
web-united-actions-left = Actions left
web-united-top-plan = The next Master Plan card, which you have seen

web-united-until = { $count ->
    [0] The Villain is next
    [one] { $count } Hero card until the Villain acts
   *[other] { $count } Hero cards until the Villain acts
}
web-united-villain-acts = The Villain acts
web-united-progress = Missions { $done }/3 · Master Plan: { $plans } left
web-united-plans-used = Master Plan cards played: { $count }
web-united-villain-hand = The Villain’s hand
web-united-plans-left = { $count ->
    [one] 1 Master Plan card left
   *[other] { $count } Master Plan cards left
}
web-united-health = Health { $count }
web-united-health-per-hero = Health { $count } per Hero
web-united-health-by-heroes = Health with 2, 3 and 4 Heroes: { $numbers }.
web-united-health-of = Health { $health } of { $full }
web-united-slots-of = { $symbol } { $filled } of { $needs }
web-united-track = Track { $track } of { $full }
web-united-villain-holds = { $plans } Master Plan and { $supers } Super Villain cards in hand
web-united-supports-left = { $count } more in the deck
web-united-budget = { $count ->
    [0] No Battle Plan budget left
   *[other] Battle Plan budget left: { $count }
}
web-united-crisis = { $count ->
    [one] 1 Crisis token
   *[other] { $count } Crisis tokens
}
web-united-in-supers = { $count ->
    [one] 1 Super Hero card
   *[other] { $count } Super Hero cards
}
web-united-at-random = plays a random card
web-united-plays-facedown = plays facedown
web-united-mat = { $hero } ({ $player }): { $hand } in hand, { $deck } in the deck
web-united-piece = { $who } in { $place }
web-united-entry = Card { $number }, { $who }: { $card }{ $symbols ->
    [none] {""}
   *[other] , { $symbols }
}
web-united-some-thug = { $count ->
    [one] 1 Thug
   *[other] { $count } Thugs
}
web-united-some-civilian = { $count ->
    [one] 1 Civilian
   *[other] { $count } Civilians
}
web-united-some-doombot = { $count ->
    [one] 1 Doombot
   *[other] { $count } Doombots
}
web-united-some-armoured = { $count ->
    [one] 1 Doombot with a Crisis token
   *[other] { $count } Doombots with Crisis tokens
}
web-united-tokens-in = { $what } in { $place }
web-united-place-label = { $place }. { $tokens ->
    [none] No tokens
   *[other] { $tokens }
}; { $free ->
    [0] no empty slot
    [one] 1 empty slot
   *[other] { $free } empty slots
}
web-united-mission-label = { $name }: { $done ->
    [yes] complete
   *[no] { $amount } of { $slots }
}
web-united-stage-0 = Next: Villain Under Pressure
web-united-stage-1 = Under Pressure · next: the Villain can be damaged
web-united-stage-2 = The Villain can be damaged!
web-united-stage-3 = All Missions complete: defeat the Villain!

web-united-role-bam = BAM!
web-united-role-overflow = Overflow
web-united-role-ko = KO
web-united-role-rule = Always
web-united-role-effect = Special
web-united-role-use = Use
web-united-role-recharge = Recharge
web-united-role-arrive = Villain arrives
web-united-role-clear = Cleared
web-united-role-reaction = Reaction
web-united-role-end = End of Turn
web-united-note-starting = Starting Hand card.
web-united-note-bottom = Starts at the bottom of the deck.
web-united-moves = { $count ->
    [0] The Villain stays.
    [one] The Villain moves 1 Location.
   *[other] The Villain moves { $count } Locations.
}
web-united-chase-clockwise = The Villain moves clockwise to the next Location with a Hero.
web-united-chase-counterclockwise = The Villain moves counterclockwise to the next Location with a Hero.
web-united-to-spot = The Villain moves to Spot token { $letter }.
web-united-spot = Spot token { $letter }
web-united-plan-bam = BAM!
web-united-adds-before = Previous Location: { $what }.
web-united-adds-here = The Villain’s Location: { $what }.
web-united-adds-after = Next Location: { $what }.
web-united-goal-defeat = The Heroes win when the Villain has no Health left.
web-united-goal-missions = The Heroes win by completing all three Missions.
web-united-goal-threat = The Heroes also win by clearing { $threat }.
web-united-plot-track = The Heroes lose when the track reaches { $track }.
web-united-plot-removed = The Heroes lose when 4 of them have left the game.
web-united-plot-missions = The Heroes lose when the Villain completes 2 of their own Missions.
web-united-plot-doombots = The Heroes lose when there is no room for another Doombot.
web-united-clear-slots = Cleared when actions in its Location have filled all its symbols.
web-united-clear-henchman = Cleared when it has no Health left.
web-united-changed = Current modifiers
web-united-change-health = starting Health { $amount } ({ $origin })
web-united-change-exit = Move actions to leave { $amount } ({ $origin })
web-united-change-absorbs = first damage ignored in a turn { $amount } ({ $origin })
web-united-change-rhythm = Hero cards between Villain turns { $amount } ({ $origin })
web-united-origin-heroes = number of Heroes
web-united-origin-missions = completed Missions
web-united-origin-delays = delayed or accelerated this time
web-united-origin-villain = the Villain’s special rule
web-united-about-thug = 1 Attack action here defeats a Thug, for the Defeat Thugs Mission.
web-united-about-civilian = 1 Heroic action here rescues a Civilian, for the Rescue Civilians Mission.
web-united-about-doombot = A Doombot counts as a Thug: 1 Attack action here defeats it.
web-united-about-bot = A Spider-Bot takes up no slot. A Location never has more than one.
web-united-bot = Spider-Bot
web-united-place-tokens = { $count ->
    [one] 1 Heroic token
   *[other] { $count } Heroic tokens
}
web-united-lost-heroes = { $count ->
    [one] 1 Hero has left the game
   *[other] { $count } Heroes have left the game
}
web-united-villain-missions = The Villain’s own Missions
web-united-about-armoured = It takes 2 damage in one turn to defeat this Doombot.
web-united-about-companion = Rick Jones may go along with Heroes who leave his Location, and a Heroic action can send him to an adjacent one. In his Location, the Villain ignores no damage.
web-united-about-rescue-civilians = Each rescued Civilian fills one slot.
web-united-about-defeat-thugs = Each defeated Thug fills one slot.
web-united-about-clear-threats = Each cleared Threat fills one slot.
web-united-about-missions = The first completed Mission puts the Villain Under Pressure, the second allows the Heroes to damage the Villain, and with the third every Hero draws a card.
web-united-source-rulebook = As shown in the rulebook.
web-united-source-published = As published.
web-united-yes = Yes
web-united-no = No
web-united-main-hero = Hero
web-united-villain-seat = The last seat plays the Villain.
web-united-set-cards = Supporting Hero cards
web-united-set-locations = Locations, clockwise

## Whom and where, as each of them or as one of them

united-others-each = each other Hero
united-others-one = another Hero
united-everyone-each = each Hero
united-everyone-one = any Hero
united-heroes-in-each = each Hero{ $there ->
    [yes] {""}
   *[no] {" "}in { $of }
}
united-heroes-in-one = a Hero{ $there ->
    [yes] {""}
   *[no] {" "}in { $of }
}
united-others-in-each = each other Hero in { $of }
united-others-in-one = another Hero in { $of }
united-locations-each = each Location
united-locations-one = any Location
united-locations-but-each = each Location other than { $of }
united-locations-but-one = any Location other than { $of }
united-beside-each = each Location adjacent to { $of }
united-beside-one = a Location adjacent to { $of }
united-around-each = { $of } and each adjacent Location
united-around-one = { $of } or an adjacent Location
united-thugs-one = a Thug{ $there ->
    [yes] {""}
   *[no] {" "}in { $of }
}
united-henchmen-one = a Henchman in { $of }
united-leaders-one = the Villain or a Henchman in { $of }
united-threats-one = a Threat in play
united-threats-but-one = a Threat other than { $of }
united-cleared-threats-one = a cleared Threat
united-other-victims-one = another Hero or a Henchman
united-your-cards-one = one of your faceup cards in the Storyline
united-your-cards-but-one = one of your faceup cards in the Storyline other than { $of }

## How effects are put together

united-choose = choose { $noun ->
   *[other] { $among }
}
united-each-of = for { $among }, { $effect }
united-damage-counted = deal damage to { $to } equal to { $amount }
united-discard-any-token = discard 1 Action token
united-perform-moves = perform { $amount ->
    [one] 1 Move action
   *[other] { $amount } Move actions
}
united-found-with = { $of } has { $has ->
    [thug] a Thug
    [no-thug] no Thugs
    [doombot] a Doombot
    [civilian] a Civilian
    [no-civilian] no Civilians
    [nobody] no Thugs or Civilians
    [free-slot] an empty slot
    [hero] a Hero
    [no-hero] no Hero
    [henchman] a Henchman
    [leader] a Henchman or the Villain
    [no-threat] no Threat
    [bot] a Spider-Bot
    [no-bot] no Spider-Bot
   *[hero-no-threat] a Hero and no Threat
}
united-found-others-in = there is another Hero in { $of }
united-hand-is-exactly = you have exactly { $least ->
    [one] 1 card
   *[other] { $least } cards
} in hand

## When things happen

united-when-damage = when { $whom } would take damage{ $turn ->
    [villain] {" "}during the Villain turn
   *[any] {""}
}
united-when-damage-you = when you would take damage{ $turn ->
    [villain] {" "}during the Villain turn
   *[any] {""}
}
united-when-arrival = when the Villain ends their movement{ $turn ->
    [villain] {" "}during the Villain turn
   *[any] {""}
}
united-when-arrival-at = when the Villain ends their movement in { $where }
united-when-overflow = when Overflow is triggered
united-when-overflow-at = when Overflow is triggered in { $where }
united-when-ko = when a Hero is KO’d
united-when-ko-you = when you are KO’d
united-when-hero-moved-you = after you move
united-when-hero-moved-at = when a Hero moves into { $where }
united-when-hero-moved-companion = when a Hero moves out of Rick Jones’s Location
united-when-hurt = when a Hero damages this Henchman
united-when-plan = when you play a Master Plan card
united-when-villain-turn-end = at the end of the Villain turn
united-when-hero-turn-end = at the end of a Hero turn
united-when-draw-step-you = during your draw step
united-when-support-played = when you play a Supporting Hero card
united-when-action = on your turn
united-when-card-lost = when a Hero card is discarded or turned facedown

## What stands on cards

united-text-answer = { $occasion }: { $effect }
united-text-optional = { $occasion }, you may { $effect }
united-text-optional-if = { $occasion }, you may { $effect }
united-if-may = if { $condition }, you may { $effect }
united-text-if = { $occasion }, if { $condition }
united-text-once = once each turn, { $occasion }
united-text-ongoing = while this card is faceup in the Storyline: { $text }
united-text-mandatory = this effect is mandatory
united-text-urgent = you must play this card as soon as it is in your hand
united-text-bots = an Attack or Heroic action removes a Spider-Bot from the Hero’s Location
united-text-bam = BAM! { $text }
united-text-overflow = Overflow: { $text }
united-text-ko = When a Hero is KO’d, instead of BAM!: { $text }
united-text-arrive = When the Villain ends their movement here: { $text }
united-text-clear = When cleared: { $text }
united-text-end = End of Turn: { $text }
united-text-at-start = at the start of your turn, { $text }
united-text-recharge = Recharge: { $text }
united-text-use = { $text }
united-text-effect = { $text }
united-text-rule = { $text }
united-text-reaction = { $text }
united-text-exhausted = remove this card from the game after use
united-text-companion = when the 2nd Mission is completed, Rick Jones appears opposite the Villain; a Heroic action in his Location sends him to an adjacent one
united-text-absorbs = ignores the first { $amount } damage of each turn unless Rick Jones is in the same Location
united-perform-move = Move
united-perform-attack = Attack
united-perform-heroic = { $amount ->
   *[other] Heroic
}
united-perform-wild = Wild

## Content packs

content-not-three-numbers = expected a number, or a list of three: for 2, 3 and 4 Heroes
content-not-two-locations = expected two Locations: where the Villain starts, and the one opposite

# What players can fix by hand.
correct-name-plan-top = The top card of the Master Plan deck
correct-track = the Villain’s track
correct-name-entry = { $thing }, card { $number } of the Storyline
correct-ko = KO’d
correct-facing = side
correct-faceup = faceup
correct-facedown = facedown
correct-symbols-move = Move symbols
correct-symbols-attack = Attack symbols
correct-symbols-heroic = Heroic symbols
correct-symbols-wild = Wild symbols
correct-place-storyline = the Storyline
correct-place-villain-hand = the Villain’s hand
correct-crisis = Crisis tokens
correct-thugs = Thugs
correct-civilians = Civilians
correct-doombots = Doombots
correct-armoured = Doombots with a Crisis token
correct-villain-tokens = the Villain’s tokens
correct-tokens-move = Move tokens
correct-tokens-attack = Attack tokens
correct-tokens-heroic = Heroic tokens
correct-tokens-wild = Wild tokens
