# Texts of card effects that all games share, and of the choices they ask for.

effect-ask-choose = Choose one
effect-ask-may = Do you want to use it?
effect-ask-order = Choose which comes next
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
