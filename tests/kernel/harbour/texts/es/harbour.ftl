harbour-name = El puerto
harbour-tagline = Mantened juntos los barcos lejos de las murallas
harbour-ask-action = Juega una carta o haz guardia
harbour-option-play = Jugar { $card }
harbour-option-watch = Hacer guardia y robar dos cartas

harbour-event-drew = { $seat } roba { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
harbour-event-drew-card = Robas { $card }
harbour-event-played = { $seat } juega { $card }
harbour-event-discarded = { $seat } descarta { $card }
harbour-event-tide = La marea trae { $card }
harbour-event-mended = Las murallas están a { $walls }
harbour-event-rolled = El dado muestra { $shows }
harbour-event-breached = Las murallas sufren { $amount } y quedan a { $walls }
harbour-event-damaged = { $ship } sufre { $amount }
harbour-event-sunk = { $ship } se hunde
harbour-event-triggered = { $origin } surte efecto
harbour-event-ended = { $side ->
    [harbour] El puerto está a salvo gracias a { $seats }
   *[sea] Las murallas han caído
}
harbour-seat = asiento { $number }

harbour-hit = golpea { $target } por { $amount }
harbour-draw = roba { $amount } ({ $target })
harbour-discard = descarta { $target }
harbour-mend = repara { $amount }
harbour-roll = tira un dado de { $sides } caras
harbour-modify-guns = los cañones de { $target } cambian en { $amount } hasta { $until }
harbour-modify-force = los golpes ({ $target }) cambian en { $amount } hasta { $until }
harbour-until-turn = el final del turno
harbour-until-round = el final de la ronda
harbour-until-leaves = que se hunda
harbour-reduce = el golpe es { $amount } menor
harbour-cancel = el golpe no ocurre
harbour-redirect = el golpe va hacia { $target }

harbour-ships = los barcos
harbour-walls = las murallas
harbour-this = esto
harbour-attacker = el barco que dispara
harbour-hand = las cartas en mano ({ $whose })
harbour-rolled = el dado
harbour-aims-at = se trata de { $target }
