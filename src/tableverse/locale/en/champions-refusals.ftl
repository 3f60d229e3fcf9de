# Marvel Champions. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

champions-refusal-alter-ego-only = Only an alter-ego recovers: change form first
champions-refusal-answers =
    { $heading ->
        [response] { $card } is a response: you are asked when there is something to respond to
       *[other] { $card } is an interrupt: you are asked when there is something to interrupt
    }
champions-refusal-blank = The text of { $card } counts as blank now
champions-refusal-cannot-attack = { $card } cannot attack now: a card in play says so
champions-refusal-cannot-be-attacked = { $card } cannot be attacked now: a card in play says so
champions-refusal-cannot-be-hurt = { $card } cannot take damage, so nobody can attack them
champions-refusal-cannot-change-form = { $card } cannot change form now: a card in play says so
champions-refusal-cannot-defend = { $card } cannot defend now: a card in play says so
champions-refusal-cannot-lose-threat = No threat can be removed from { $card } now: a card in play says so
champions-refusal-cannot-thwart = { $card } cannot thwart now: a card in play says so
champions-refusal-changed-form = You have changed form this turn already
champions-refusal-confused = { $card } is confused: a thwart would only discard the confused card
champions-refusal-constant = { $card } has no action: what it says holds by itself
champions-refusal-copy = You hold another copy of { $card }: choose that one, they are all the same
champions-refusal-cost = You cannot pay what { $card } costs to use
champions-refusal-crisis = A crisis icon is in play: no player card removes threat from { $card }
champions-refusal-defended = Somebody else defends against this attack
champions-refusal-done = The forced action of { $card } has been done this phase
champions-refusal-exhausted = { $card } is exhausted
champions-refusal-form =
    { $form ->
        [hero] { $card } can be used in hero form only
       *[other] { $card } can be used in alter-ego form only
    }
champions-refusal-guard = { $card } is engaged with you and guards { $enemy }
champions-refusal-hero-only = { $card } is in alter-ego form: only heroes attack, thwart and defend
champions-refusal-itself = { $card } is what you are paying for
champions-refusal-limit =
    { $period ->
        [phase] { $card } has been used this phase already
       *[other] { $card } has been used this round already
    }
champions-refusal-max = { $card } has been played as often as it may be
champions-refusal-max-host = Everything that { $card } could be attached to has a copy already
champions-refusal-max-player = You have a copy of { $card } already: one per player
champions-refusal-missing = There is no { $kind ->
    [ally] ally
    [attachment] attachment
    [character] character
    [enemy] enemy
    [environment] environment
    [hero] hero
    [identity] identity
    [minion] minion
    [side-scheme] side scheme
    [support] support
    [upgrade] upgrade
    [villain] villain
    [your-ally] ally of yours
    [your-character] character of yours
    [your-support] support of yours
    [your-upgrade] upgrade of yours
    [your-upgrade-or-support] upgrade or support of yours
   *[other] such card
} in play for { $card }
champions-refusal-missing-such = There is no { $kind ->
    [ally] ally
    [attachment] attachment
    [character] character
    [enemy] enemy
    [environment] environment
    [hero] hero
    [identity] identity
    [minion] minion
    [side-scheme] side scheme
    [support] support
    [upgrade] upgrade
    [villain] villain
    [your-ally] ally of yours
    [your-character] character of yours
    [your-support] support of yours
    [your-upgrade] upgrade of yours
    [your-upgrade-or-support] upgrade or support of yours
   *[other] card
} in play that { $card } may choose
champions-refusal-no-answer = { $card } does not answer what is happening
champions-refusal-no-cost = { $card } cannot be played: its cost is a dash
champions-refusal-no-effect = { $card } would change nothing: there is no valid target
champions-refusal-no-help = { $card } gives nothing that is still needed
champions-refusal-no-place = There is nothing that { $card } could be attached to
champions-refusal-no-power = { $card } does not have that power
champions-refusal-no-target = There is no enemy that { $card } could attack
champions-refusal-no-threat = There is no threat to remove
champions-refusal-not-allowed = { $card } asks for something before it can be played, and that is not the case now
champions-refusal-not-target = { $card } is not a valid target
champions-refusal-not-yours = { $card } is { $seat }’s: you can ask for an action
champions-refusal-nobody-hurt = Nobody whom { $card } could heal has any damage
champions-refusal-nothing-exhausted = Nothing that { $card } could ready is exhausted
champions-refusal-once = { $card } has answered this once already
champions-refusal-patrol = A minion with patrol is engaged with you: you cannot thwart { $card }
champions-refusal-pays = { $card } gives resources: use it when you pay for something
champions-refusal-pays-for = { $card } does not pay for cards like this one
champions-refusal-play-form =
    { $form ->
        [hero] { $card } can be played in hero form only
       *[other] { $card } can be played in alter-ego form only
    }
champions-refusal-requirement = { $card } requires certain resources, which must be paid
champions-refusal-resource-card = { $card } is a resource card: discard it when you pay for something
champions-refusal-resources = { $card } costs { $amount }, and you can pay { $have }
champions-refusal-resources-together = { $card } costs { $amount }: you can pay { $have }, and the others cannot pay the rest
champions-refusal-stunned = { $card } is stunned: an attack would only discard the stunned card
champions-refusal-team-up = { $card } needs both characters of its team-up in play
champions-refusal-toll = You cannot pay what another card adds to the cost of { $card }
champions-refusal-unhurt = { $card } has no damage to recover from
champions-refusal-unique = { $card } is unique, and already in play
champions-refusal-works-alone = { $card } has no action: it works when its moment comes
champions-refusal-your-turn = That can be done only on your own turn: you are asked for an action
