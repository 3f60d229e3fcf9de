# Texts of card effects that all games share, and of the choices they ask for.

effect-ask-choose = Choose one
effect-ask-may = Do you want to use it?
effect-ask-order = Choose what comes next
effect-ask-pick = Choose one
effect-ask-window = Do you want to respond?
effect-decline = No
effect-pass = Pass
effect-thing = { $thing }
effect-trigger = Use { $thing }
effect-trigger-named = { $ability } ({ $thing })

# How two effects stand one after the other inside a sentence, and a condition’s two outcomes.
effect-then = { $first }, then { $next }
effect-else = { $first }; { $next }
effect-choose = choose one: { $branches }
effect-choose-by = { $by } chooses one: { $branches }
effect-may = you may { $effect }
effect-may-by = if { $by } likes, { $effect }
effect-if = if { $condition }, { $effect }
effect-otherwise = otherwise, { $effect }
effect-for-each = for each of { $among }, { $effect }
effect-for-each-ordered = for each of { $among }, in the order you choose, { $effect }
effect-repeat = { $times } times, { $effect }
effect-repeat-each = once for each of { $among }, { $effect }
effect-pick = choose one of { $among }
effect-pick-by = { $by } chooses one of { $among }
effect-pay = { $cost } → { $effect }

effect-how-many = the number of { $among }
effect-at-least = { $number } is at least { $amount }
effect-not = it is not true that { $condition }
effect-bound =
    { $name ->
        [each] that one
        [player] that player
       *[other] it
    }
effect-seats-you = you
effect-seats-others = the other players
effect-seats-everyone = the players

# What players can fix by hand: names of things, of what can be changed, and of the places of cards.
correct-by-hand = Fixed by hand
correct-change = { $what }, { $aspect } { $before } → { $after }
correct-option = Fixed by hand: { $what }, { $aspect } { $before } → { $after }
correct-name = { $thing }
correct-name-table = The table
correct-name-card = A card
correct-name-deck-top = The top card of { $seat }’s deck
correct-name-seat = { $seat }
correct-name-pile-top = The top card of { $thing }
correct-name-dealt = The last encounter card dealt to { $seat }
correct-name-encounter-top = The top card of the encounter deck
correct-hit-points = hit points
correct-health = Health
correct-life = Life
correct-threat = threat
correct-acceleration = acceleration tokens
correct-stunned = stunned cards
correct-confused = confused cards
correct-tough = tough cards
correct-tokens = tokens
correct-progress = progress
correct-counters = counters
correct-readiness = readiness
correct-ready = ready
correct-exhausted = exhausted
correct-form = form
correct-stage = stage
correct-stage-number = { $number }
correct-place = place
correct-place-hand = { $seat }’s hand
correct-place-deck-top = on top of { $seat }’s deck
correct-place-deck-bottom = under { $seat }’s deck
correct-place-discard = { $seat }’s discard pile
correct-place-dealt = dealt to { $seat }
correct-place-pile-top = on top of its deck
correct-place-pile-bottom = under its deck
correct-place-play = in play
correct-place-area = in play in front of { $seat }
correct-place-encounter-top = on top of the encounter deck
correct-place-encounter-bottom = under the encounter deck
correct-place-encounter-discard = encounter discard pile
correct-place-victory = victory display
correct-place-removed = out of the game
correct-place-on = on { $thing }
correct-place-under = under { $thing }
correct-place-aside = set aside
