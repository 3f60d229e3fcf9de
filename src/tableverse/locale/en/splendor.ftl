# Splendor: Marvel. Card and Location names are content, not texts: see games/splendor/content.
# Prompts, options and log lines end without a full stop: names such as M.O.D.O.K. bring their own.

splendor-name = Splendor: Marvel
splendor-tagline = Gather Stones, recruit a team and claim the Infinity Gauntlet before anyone else

## Stones and tokens

splendor-gem-yellow = Mind
splendor-gem-blue = Space
splendor-gem-orange = Soul
splendor-gem-red = Reality
splendor-gem-purple = Power
splendor-gem-green = Time
splendor-gem-grey = S.H.I.E.L.D.

splendor-colour-yellow = yellow
splendor-colour-blue = blue
splendor-colour-orange = orange
splendor-colour-red = red
splendor-colour-purple = purple
splendor-colour-green = green
splendor-colour-grey = grey

## What a player is asked

splendor-ask-action = Your turn: take tokens, recruit or reserve
splendor-ask-pay = Choose how to pay for { $card }
splendor-ask-return =
    { $excess ->
        [one] You are { $excess } token over the limit of 10: choose a token to return
       *[other] You are { $excess } tokens over the limit of 10: choose a token to return
    }
splendor-ask-location = You qualify for several Locations: choose one

## What a player can answer

splendor-option-take = Take { $gems }
splendor-option-reserve = Reserve { $card }
splendor-option-reserve-deck = Reserve the top card of the level { $level } deck
splendor-option-recruit = Recruit { $card }
# $tokens is a list of Stones, or the word "nothing" when bonuses cover the whole cost.
splendor-option-pay =
    { $tokens ->
        [nothing] Pay nothing
       *[other] Pay { $tokens }
    }
splendor-option-return = Return { $gem }
splendor-option-location = Take { $location }

## What has happened

splendor-event-corrected = Fixed by hand: { $what }, { $aspect } { $before } → { $after }, by { $seat }
splendor-event-took = { $seat } takes { $gems }
splendor-event-reserved = { $seat } reserves { $card }
splendor-event-reserved-hidden = { $seat } reserves the top card of the level { $level } deck
splendor-event-drew = You draw { $card }
splendor-event-shown = { $seat } reveals { $card }
splendor-event-gained = { $seat } gains { $gem }
splendor-event-recruited =
    { $tokens ->
        [nothing] { $seat } recruits { $card } for free
       *[other] { $seat } recruits { $card } for { $tokens }
    }
splendor-event-refilled = { $card } joins the level { $level } row
splendor-event-returned = { $seat } returns { $gem }
splendor-event-location =
    { $points ->
        [one] { $seat } takes { $location } for { $points } point
       *[other] { $seat } takes { $location } for { $points } points
    }
splendor-event-assembled =
    { $icons ->
        [one] { $seat } takes Avengers Assemble with { $icons } Avengers icon
       *[other] { $seat } takes Avengers Assemble with { $icons } Avengers icons
    }
splendor-event-assembled-from =
    { $icons ->
        [one] { $seat } takes Avengers Assemble from { $from } with { $icons } Avengers icon
       *[other] { $seat } takes Avengers Assemble from { $from } with { $icons } Avengers icons
    }
splendor-event-gauntlet = { $seat } meets the Gauntlet’s conditions: this is the last round
splendor-event-gauntlet-lost = { $seat } no longer meets the Gauntlet’s conditions
splendor-event-turn = { $seat }’s turn
splendor-event-passed = { $seat } has no legal action and passes
splendor-event-round = Round { $round } begins
splendor-event-won =
    { $points ->
        [one] { $seats } wins with { $points } point
       *[other] { $seats } wins with { $points } points
    }
splendor-event-shared =
    { $points ->
        [one] { $seats } share the victory with { $points } point each
       *[other] { $seats } share the victory with { $points } points each
    }
splendor-event-stalled = Stalemate: the game ends without a winner

## Labels

splendor-label-bank = Bank
splendor-label-points = Infinity points
splendor-label-bonuses = Bonuses
splendor-label-tokens = Tokens
splendor-label-reserved = Reserved cards
splendor-label-locations = Locations
splendor-label-avengers = Avengers Assemble
splendor-label-gauntlet = Infinity Gauntlet
splendor-label-deck = Deck
splendor-label-level = Level { $level }
splendor-label-cost = Cost
splendor-label-round = Round { $round }
splendor-label-hidden-card = Facedown card
splendor-label-needs = Needs
splendor-label-holder = Holder
splendor-label-empty-slot = Empty space
splendor-label-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
splendor-label-recruited = Recruited cards

## Why the game was won

splendor-reason-gauntlet-alone = The only player to meet the Gauntlet’s conditions
splendor-reason-points = Most Infinity points among the players who meet the Gauntlet’s conditions
splendor-reason-avengers = Tied on points, but holding Avengers Assemble
splendor-reason-fewest-cards = Tied on points, but with the fewest recruited cards
splendor-reason-shared = Still tied after every tie-break: shared victory
splendor-reason-stalled = Stalemate

# What players can fix by hand.
correct-place-row = faceup on the table
correct-place-table = on the table
correct-place-reserved = { $seat }’s reserve
correct-place-recruited = { $seat }’s team
correct-place-taken = { $seat }
correct-tokens-yellow = { splendor-gem-yellow } tokens
correct-tokens-blue = { splendor-gem-blue } tokens
correct-tokens-orange = { splendor-gem-orange } tokens
correct-tokens-red = { splendor-gem-red } tokens
correct-tokens-purple = { splendor-gem-purple } tokens
correct-tokens-grey = { splendor-gem-grey } tokens

## Splendor on the table

web-splendor-how-1 = On your turn, take tokens, reserve a card or recruit one. Everything you can choose glows.
web-splendor-how-2 = Take three tokens of different colours, or two of the same colour from a stack of four or more: click them one by one.
web-splendor-how-3 = Click a card to see its cost for you, to recruit it or to reserve it. Reserving also gives you a S.H.I.E.L.D. token, which counts as any colour.
web-splendor-how-4 = Each card you recruit gives you a bonus: from then on, every card costs you one less of that colour.
web-splendor-how-5 = You earn the Gauntlet with 16 points, a bonus of each of the five colours and the Time Stone. The round is then played to its end. If several players have earned it, the one with the most points wins.
web-splendor-market = Characters
web-splendor-tiles = Locations and goals
web-splendor-level = Level { $level }
web-splendor-goal = 16 points, all five colours and the Time Stone
web-splendor-location =
    { $points ->
        [one] { $name }: { $points } point for bonuses of { $needs }
       *[other] { $name }: { $points } points for bonuses of { $needs }
    }
web-splendor-assemble-free = First to 3 icons
web-splendor-assemble-held = Held by { $name }
web-splendor-avengers =
    { $count ->
        [one] { $count } Avengers icon
       *[other] { $count } Avengers icons
    }
web-splendor-meter = { $points } of { $goal } points, { $stones } of 6 Stones
web-splendor-bank-stack = { $gem }: { $count } in the bank
web-splendor-bonus = { $gem } bonuses: { $count }
web-splendor-tokens = { $gem } tokens: { $count }
web-splendor-picking = You take:
web-splendor-put-back = Put { $gem } back
web-splendor-take = Take these
web-splendor-secret = hidden
web-splendor-reserve-slot = Reserve
web-splendor-team =
    { $count ->
        [0] No recruits yet
        [one] { $count } recruit
       *[other] { $count } recruits
    }
web-splendor-ahead =
    { $points ->
        [0] The game ends at 16 points with all six Stones
        [one] Leading: { $name }, { $points } of 16 points
       *[other] Leading: { $name }, { $points } of 16 points
    }
web-splendor-last-round = Last round: { $name } meets the Gauntlet’s conditions

web-card-label =
    { $name }, level { $level }, { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }, { $bonus } bonus, costs { $cost }{ $avengers ->
        [0] { "" }
        [one] ; { $avengers } Avengers icon
       *[other] ; { $avengers } Avengers icons
    }
web-card-facts = Level { $level } · Points: { $points } · Avengers icons: { $avengers }
web-card-missing =
    { $count ->
        [one] { $count } missing
       *[other] { $count } missing
    }
web-card-affordable = Affordable
web-card-missing-long =
    { $count ->
        [one] You are { $count } token short, counting your { $shields } S.H.I.E.L.D.
       *[other] You are { $count } tokens short, counting your { $shields } S.H.I.E.L.D.
    }
web-card-affordable-long = You can afford this card
web-card-to-pay = You pay
web-card-you-have = You have
