# Marvel D.A.G.G.E.R. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

dagger-refusal-acted = { $hero } has already acted this turn: a turn is one token and one action
dagger-refusal-always = { $card } works automatically: there is nothing to choose
dagger-refusal-base-elsewhere = Only a hero on { $base } can take its action
dagger-refusal-combat-first = To attack { $enemy }, choose the combat action first
dagger-refusal-condition = The condition of { $text } is not met
dagger-refusal-defy-first = To defy { $mission } from here, choose the defy action first
dagger-refusal-enemy-far = { $enemy } is not on your space
dagger-refusal-exhausted = { $card } is exhausted: charge it first
dagger-refusal-full = Both spaces of that action are taken: { $hero } has used it twice this phase
dagger-refusal-held =
    { $price ->
        [0] { $event } stays until its own text discards it
       *[other] Discarding { $event } costs { $price } team-up, and you have { $have }
    }
dagger-refusal-here = { $hero } is already on { $space }
dagger-refusal-invaded = { $base } is invaded, and no mission needs its action
dagger-refusal-locked = { $card } is locked until you complete your hero mission
dagger-refusal-mission-far = You can’t defy { $mission } from your space
dagger-refusal-move-first = To go to { $space }, choose the move action first
dagger-refusal-no-defy = You can’t defy { $mission }: its text says how to complete it
dagger-refusal-no-enemy = { $hero } has no enemy within reach
dagger-refusal-no-mission = { $hero } can’t defy any mission from this space
dagger-refusal-no-target = { $text } has no target
dagger-refusal-not-adjacent = { $space } is not adjacent to your space
dagger-refusal-once = You have already used { $text } this round
dagger-refusal-other-hero = It is not { $hero }’s turn
dagger-refusal-strengthened = { $text } costs a strengthened token, and you have none
dagger-refusal-taken = That space already holds a token
dagger-refusal-team-up = Readying { $card } costs { $price } team-up, and you have { $have }
dagger-refusal-no-tokens = { $hero } has spent all tokens this round
dagger-refusal-rolled = These dice have already been counted
dagger-refusal-spent-on = To spend a token of { $hero }, choose an action
