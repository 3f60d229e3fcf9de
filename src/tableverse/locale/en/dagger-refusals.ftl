# Marvel D.A.G.G.E.R. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

dagger-refusal-acted = { $hero } has acted this turn: one token, one action
dagger-refusal-always = { $card } needs no choice: it holds, or works when its moment comes
dagger-refusal-base-elsewhere = Only a hero who stands on { $base } can take its action
dagger-refusal-combat-first = { $enemy } is within reach: choose the combat action to attack
dagger-refusal-condition = What { $text } asks for is not there now
dagger-refusal-defy-first = { $mission } can be defied from here: choose the defy action
dagger-refusal-enemy-far = { $enemy } is not on your space
dagger-refusal-exhausted = { $card } is exhausted: charge it first
dagger-refusal-full = Both spaces of that action hold a token: { $hero } has taken it twice this phase
dagger-refusal-held =
    { $price ->
        [0] { $event } stays until its own text removes it
       *[other] To discard { $event } takes { $price } team-up, and there is { $have }
    }
dagger-refusal-here = { $hero } is on { $space } already
dagger-refusal-invaded = { $base } is invaded, and no mission calls for its action
dagger-refusal-locked = { $card } is unlocked when your hero mission is completed
dagger-refusal-mission-far = { $mission } cannot be defied from your space
dagger-refusal-move-first = { $space } is adjacent: choose the move action to go there
dagger-refusal-no-defy = { $mission } is not defied: its text says how it is completed
dagger-refusal-no-enemy = No enemy is within reach of { $hero }
dagger-refusal-no-mission = No mission can be defied from where { $hero } stands
dagger-refusal-no-target = There is nothing that { $text } could be used on
dagger-refusal-not-adjacent = { $space } is not adjacent: no line joins it to your space
dagger-refusal-once = { $text } has been used this round already
dagger-refusal-other-hero = It is not { $hero }’s turn
dagger-refusal-strengthened = { $text } costs a strengthened token, and you have none
dagger-refusal-taken = A token lies there already
dagger-refusal-team-up = Readying { $card } takes { $price } team-up, and there is { $have }
dagger-refusal-no-tokens = { $hero } has spent all tokens of this round
dagger-refusal-rolled = These dice have been rolled: their successes are counted already
dagger-refusal-spent-on = { $hero } spends a token by putting it on an action: choose the action
