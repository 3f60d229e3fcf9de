harbour-name = Harbour
harbour-tagline = Keep the ships away from the walls together
harbour-ask-action = Play a card or keep watch
harbour-option-play = Play { $card }
harbour-option-watch = Keep watch and draw two cards

harbour-event-drew = { $seat } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}
harbour-event-drew-card = You draw { $card }
harbour-event-played = { $seat } plays { $card }
harbour-event-discarded = { $seat } discards { $card }
harbour-event-tide = The tide brings { $card }
harbour-event-mended = The walls stand at { $walls }
harbour-event-rolled = The die shows { $shows }
harbour-event-breached = The walls are hit for { $amount } and stand at { $walls }
harbour-event-damaged = { $ship } is hit for { $amount }
harbour-event-sunk = { $ship } sinks
harbour-event-triggered = { $origin } comes into effect
harbour-event-ended = { $side ->
    [harbour] The harbour is saved by { $seats }
   *[sea] The walls have fallen
}
harbour-seat = seat { $number }

harbour-hit = hit { $target } for { $amount }
harbour-draw = draw { $amount } ({ $target })
harbour-discard = discard { $target }
harbour-mend = mend { $amount }
harbour-roll = roll a die of { $sides } sides
harbour-modify-guns = the guns of { $target } change by { $amount } until { $until }
harbour-modify-force = hits by { $target } change by { $amount } until { $until }
harbour-until-turn = the end of the turn
harbour-until-round = the end of the round
harbour-until-leaves = it sinks
harbour-reduce = the hit is { $amount } less
harbour-cancel = the hit does not happen
harbour-redirect = the hit goes to { $target } instead

harbour-ships = the ships
harbour-walls = the walls
harbour-this = this
harbour-attacker = the ship that fires
harbour-hand = the cards in hand ({ $whose })
harbour-rolled = the die
harbour-aims-at = it is about { $target }
