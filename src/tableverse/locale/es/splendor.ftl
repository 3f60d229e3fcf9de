# Splendor: Marvel. Los nombres de cartas y Lugares son contenido, no textos: véase games/splendor/content.
# Las frases van sin punto final, porque nombres como M.O.D.O.K. ya traen el suyo.

splendor-name = Splendor: Marvel
splendor-tagline = Reúne Gemas, recluta un equipo y hazte con el Guantelete antes que nadie

## Gemas y fichas

splendor-gem-yellow = Mente
splendor-gem-blue = Espacio
splendor-gem-orange = Alma
splendor-gem-red = Realidad
splendor-gem-purple = Poder
splendor-gem-green = Tiempo
splendor-gem-grey = S.H.I.E.L.D.

splendor-colour-yellow = amarillo
splendor-colour-blue = azul
splendor-colour-orange = naranja
splendor-colour-red = rojo
splendor-colour-purple = morado
splendor-colour-green = verde
splendor-colour-grey = gris

## Lo que se pregunta al jugador

splendor-ask-action = Tu turno: coge fichas, recluta o reserva
splendor-ask-pay = ¿Con qué fichas reclutas a { $card }?
splendor-ask-return =
    { $excess ->
        [one] Te sobra una ficha (el límite es 10): elige cuál devuelves
       *[other] Te sobran { $excess } fichas (el límite es 10): elige una y devuélvela
    }
splendor-ask-location = Cumples los requisitos de varios Lugares: elige cuál coges

## Lo que puede responder

splendor-option-take = Coger { $gems }
splendor-option-reserve = Reservar { $card }
splendor-option-reserve-deck = Reservar la carta superior del mazo de nivel { $level }
splendor-option-recruit = Reclutar a { $card }
# $tokens es una lista de Gemas, o la palabra «nothing» si las bonificaciones cubren todo el coste.
splendor-option-pay =
    { $tokens ->
        [nothing] No pagar nada
       *[other] Pagar { $tokens }
    }
splendor-option-return = Devolver { $gem }
splendor-option-location = Coger { $location }

## Lo que ha pasado

splendor-event-corrected = Corrección de { $seat }: { $what }, { $aspect } { $before } → { $after }
splendor-event-took = { $seat } coge { $gems }
splendor-event-reserved = { $seat } reserva { $card }
splendor-event-reserved-hidden = { $seat } reserva la carta superior del mazo de nivel { $level }
splendor-event-drew = Robas «{ $card }»
splendor-event-shown = { $seat } enseña { $card }
splendor-event-gained = { $seat } consigue { $gem }
splendor-event-recruited =
    { $tokens ->
        [nothing] { $seat } recluta a { $card } sin pagar nada
       *[other] { $seat } recluta a { $card } y paga { $tokens }
    }
splendor-event-refilled = { $card } entra en la fila de nivel { $level }
splendor-event-returned = { $seat } devuelve { $gem }
splendor-event-location =
    { $points ->
        [one] { $seat } coge { $location } y gana { $points } punto
       *[other] { $seat } coge { $location } y gana { $points } puntos
    }
splendor-event-assembled =
    { $icons ->
        [one] { $seat } se lleva ¡Vengadores, reuníos! con { $icons } icono de Vengadores
       *[other] { $seat } se lleva ¡Vengadores, reuníos! con { $icons } iconos de Vengadores
    }
splendor-event-assembled-from =
    { $icons ->
        [one] { $seat } le quita ¡Vengadores, reuníos! a { $from } con { $icons } icono de Vengadores
       *[other] { $seat } le quita ¡Vengadores, reuníos! a { $from } con { $icons } iconos de Vengadores
    }
splendor-event-gauntlet = { $seat } cumple las condiciones del Guantelete: se juega hasta el final de la ronda
splendor-event-gauntlet-lost = { $seat } ya no cumple las condiciones del Guantelete
splendor-event-turn = Turno de { $seat }
splendor-event-passed = { $seat } no puede realizar ninguna acción y pasa
splendor-event-round = Empieza la ronda { $round }
splendor-event-won =
    { $points ->
        [one] Gana { $seats } con { $points } punto
       *[other] Gana { $seats } con { $points } puntos
    }
splendor-event-shared =
    { $points ->
        [one] Comparten la victoria { $seats }, con { $points } punto cada uno
       *[other] Comparten la victoria { $seats }, con { $points } puntos cada uno
    }
splendor-event-stalled = La partida está bloqueada y termina sin ganador

## Rótulos

splendor-label-bank = Reserva común
splendor-label-points = Puntos de Infinito
splendor-label-bonuses = Bonificaciones
splendor-label-tokens = Fichas
splendor-label-reserved = Cartas reservadas
splendor-label-locations = Lugares
splendor-label-avengers = ¡Vengadores, reuníos!
splendor-label-gauntlet = Guantelete del Infinito
splendor-label-deck = Mazo
splendor-label-level = Nivel { $level }
splendor-label-cost = Coste
splendor-label-round = Ronda { $round }
splendor-label-hidden-card = Carta bocabajo
splendor-label-needs = Requisitos
splendor-label-holder = En poder de
splendor-label-empty-slot = Hueco vacío
splendor-label-cards-left =
    { $count ->
        [one] Queda { $count } carta
       *[other] Quedan { $count } cartas
    }
splendor-label-recruited = Cartas reclutadas

## Por qué se ha ganado

splendor-reason-gauntlet-alone = Único jugador que cumple las condiciones del Guantelete
splendor-reason-points = Más puntos de Infinito entre quienes cumplen las condiciones del Guantelete
splendor-reason-avengers = Empate a puntos, con ¡Vengadores, reuníos! en su poder
splendor-reason-fewest-cards = Empate a puntos, con menos cartas reclutadas
splendor-reason-shared = Empate total: la victoria se comparte
splendor-reason-stalled = La partida quedó bloqueada

# Lo que se corrige a mano.
correct-place-row = bocarriba en la mesa
correct-place-table = en la mesa
correct-place-reserved = la reserva de { $seat }
correct-place-recruited = el equipo de { $seat }
correct-place-taken = { $seat }
correct-tokens-yellow = fichas de { splendor-gem-yellow }
correct-tokens-blue = fichas de { splendor-gem-blue }
correct-tokens-orange = fichas de { splendor-gem-orange }
correct-tokens-red = fichas de { splendor-gem-red }
correct-tokens-purple = fichas de { splendor-gem-purple }
correct-tokens-grey = fichas de { splendor-gem-grey }

## Splendor en la mesa

web-splendor-how-1 = En tu turno coges fichas, reservas una carta o reclutas un Personaje. Lo que puedes elegir brilla.
web-splendor-how-2 = Coge tres fichas distintas, o dos iguales de un montón de cuatro o más: púlsalas una a una.
web-splendor-how-3 = Pulsa una carta para ver lo que te cuesta y reclutarla o reservarla. Al reservar recibes una ficha de S.H.I.E.L.D., que vale por cualquier color.
web-splendor-how-4 = Cada carta reclutada te da una bonificación: desde entonces, las demás te cuestan una ficha menos de ese color.
web-splendor-how-5 = Consigues el Guantelete con 16 puntos, una bonificación de cada uno de los cinco colores y la Gema del Tiempo. La ronda se juega hasta el final y, entre quienes lo hayan conseguido, gana quien tenga más puntos.
web-splendor-market = Personajes
web-splendor-tiles = Lugares y objetivos
web-splendor-level = Nivel { $level }
web-splendor-goal = 16 puntos, los cinco colores y la Gema del Tiempo
web-splendor-location =
    { $points ->
        [one] { $name }: { $points } punto con bonificaciones de { $needs }
       *[other] { $name }: { $points } puntos con bonificaciones de { $needs }
    }
web-splendor-assemble-free = Para el primero que tenga 3 iconos
web-splendor-assemble-held = En poder de { $name }
web-splendor-avengers =
    { $count ->
        [one] { $count } icono de Vengadores
       *[other] { $count } iconos de Vengadores
    }
web-splendor-meter = { $points } de { $goal } puntos, { $stones } de 6 Gemas
web-splendor-bank-stack = { $gem }: { $count } en la reserva común
web-splendor-bonus = Bonificaciones de { $gem }: { $count }
web-splendor-tokens = Fichas de { $gem }: { $count }
web-splendor-picking = Coges:
web-splendor-put-back = Quitar { $gem }
web-splendor-take = Cogerlas
web-splendor-secret = secreta
web-splendor-reserve-slot = Reserva
web-splendor-team =
    { $count ->
        [0] Aún sin reclutas
        [one] { $count } recluta
       *[other] { $count } reclutas
    }
web-splendor-ahead =
    { $points ->
        [0] La partida acaba con 16 puntos y las seis Gemas
        [one] En cabeza: { $name }, { $points } de 16 puntos
       *[other] En cabeza: { $name }, { $points } de 16 puntos
    }
web-splendor-last-round = Última ronda: { $name } cumple las condiciones del Guantelete

web-card-label =
    { $name }, nivel { $level }, { $points ->
        [0] sin puntos
        [one] { $points } punto
       *[other] { $points } puntos
    }, bonificación de { $bonus }, cuesta { $cost }{ $avengers ->
        [0] { "" }
        [one] ; { $avengers } icono de Vengadores
       *[other] ; { $avengers } iconos de Vengadores
    }
web-card-facts = Nivel { $level } · Puntos: { $points } · Iconos de Vengadores: { $avengers }
web-card-missing =
    { $count ->
        [one] Falta { $count }
       *[other] Faltan { $count }
    }
web-card-affordable = A tu alcance
web-card-missing-long =
    { $count ->
        [one] Te falta { $count } ficha, aun con tus { $shields } de S.H.I.E.L.D.
       *[other] Te faltan { $count } fichas, aun con tus { $shields } de S.H.I.E.L.D.
    }
web-card-affordable-long = Puedes pagar esta carta
web-card-to-pay = A pagar
web-card-you-have = Tienes
