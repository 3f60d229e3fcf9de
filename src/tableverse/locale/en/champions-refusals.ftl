# Marvel Champions. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

champions-refusal-alter-ego-only = Only an alter-ego can recover: change form first
champions-refusal-answers =
    { $heading ->
        [response] { $card } is a response: the game asks you when it can be used
       *[other] { $card } is an interrupt: the game asks you when it can be used
    }
champions-refusal-blank = The text box of { $card } is treated as blank
champions-refusal-cannot-attack = A card in play says that { $card } cannot attack
champions-refusal-cannot-be-attacked = A card in play says that { $card } cannot be attacked
champions-refusal-cannot-be-hurt = { $card } cannot take damage, so it cannot be attacked
champions-refusal-cannot-change-form = A card in play says that { $card } cannot change form
champions-refusal-cannot-defend = A card in play says that { $card } cannot defend
champions-refusal-cannot-lose-threat = A card in play says that no threat can be removed from { $card }
champions-refusal-cannot-thwart = A card in play says that { $card } cannot thwart
champions-refusal-changed-form = You have already changed form this turn
champions-refusal-confused = { $card } is confused: a thwart would only discard the confused card
champions-refusal-constant = { $card } has no action: its effect is always active
champions-refusal-copy = You hold several copies of { $card }: choose another one, they are all the same
champions-refusal-cost = You cannot pay the cost of using { $card }
champions-refusal-crisis = A crisis icon is in play: player cards cannot remove threat from { $card }
champions-refusal-defended = Another player is already defending against this attack
champions-refusal-done = The forced action of { $card } has already been used this phase
champions-refusal-exhausted = { $card } is exhausted
champions-refusal-form =
    { $form ->
        [hero] { $card } can be used only in hero form
       *[other] { $card } can be used only in alter-ego form
    }
champions-refusal-guard = { $card } is engaged with you and guards { $enemy }
champions-refusal-hero-only = { $card } is in alter-ego form: only heroes can attack, thwart and defend
champions-refusal-itself = { $card } is the card you are paying for
champions-refusal-limit =
    { $period ->
        [phase] { $card } has already been used this phase
       *[other] { $card } has already been used this round
    }
champions-refusal-max = { $card } has already been played as often as allowed
champions-refusal-max-host = Each card you could attach { $card } to already has a copy
champions-refusal-max-player = You already have a copy of { $card }: max 1 per player
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
   *[other] suitable card
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
} in play that { $card } can choose
champions-refusal-no-answer = { $card } cannot be used at this moment
champions-refusal-no-cost = { $card } cannot be played: its cost is a dash
champions-refusal-no-effect = { $card } would change nothing: there is no valid target
champions-refusal-no-help = You don’t need any resource that { $card } would generate
champions-refusal-no-place = There is nothing to attach { $card } to
champions-refusal-no-power = { $card } does not have that power
champions-refusal-no-target = There is no enemy that { $card } can attack
champions-refusal-no-threat = There is no threat to remove
champions-refusal-not-allowed = { $card } has a condition that is not met now
champions-refusal-not-target = { $card } is not a valid target
champions-refusal-not-yours = { $card } is { $seat }’s: you can ask them for an action
champions-refusal-nobody-hurt = No character that { $card } could heal has damage
champions-refusal-nothing-exhausted = No card that { $card } could ready is exhausted
champions-refusal-once = { $card } has already been used for this
champions-refusal-patrol = A minion with patrol is engaged with you: you cannot thwart { $card }
champions-refusal-pays = { $card } generates resources: use it when you pay for something
champions-refusal-pays-for = { $card } cannot pay for cards of this kind
champions-refusal-play-form =
    { $form ->
        [hero] { $card } can be played only in hero form
       *[other] { $card } can be played only in alter-ego form
    }
champions-refusal-requirement = { $card } has a requirement: you must pay with certain resources
champions-refusal-resource-card = { $card } is a resource card: discard it when you pay for something
champions-refusal-resources = { $card } costs { $amount }, and you can pay only { $have }
champions-refusal-resources-together = { $card } costs { $amount }: you can pay { $have }, and the other players cannot pay the rest
champions-refusal-stunned = { $card } is stunned: an attack would only discard the stunned card
champions-refusal-team-up = { $card } needs both of its team-up characters in play
champions-refusal-toll = You cannot pay the additional cost that another card adds to { $card }
champions-refusal-unhurt = { $card } has no damage to heal
champions-refusal-unique = { $card } is unique and already in play
champions-refusal-works-alone = { $card } has no action: it resolves by itself at the right moment
champions-refusal-your-turn = You can do that only on your own turn: now you can only use an action
