# Textos de los efectos que comparten todos los juegos, y de las elecciones que piden.

effect-ask-choose = Elige una opción
effect-ask-may = ¿Quieres usarlo?
effect-ask-order = Elige qué va a continuación
effect-ask-pick = Elige uno
effect-ask-window = ¿Quieres responder?
effect-decline = No
effect-pass = Pasar
effect-thing = { $thing }
effect-trigger = Usar { $thing }
effect-trigger-named = { $ability } ({ $thing })

# Cómo van dos efectos seguidos dentro de una frase, y los dos desenlaces de una condición.
effect-then =
    { $count ->
        [0] { $first } y después { $next }
       *[other] { $first }, después { $next }
    }
effect-else = { $first }; { $next }
effect-choose = elige una opción: { $branches }
effect-choose-by = { $by } elige una opción: { $branches }
effect-may = { $effect-is ->
    [order] puedes { $effect }
   *[other] si quieres, { $effect }
}
effect-may-by = si { $by } quiere, { $effect }
effect-if = si { $condition }, { $effect }
effect-otherwise = si no, { $effect }
effect-for-each = por cada uno de { $among }, { $effect }
effect-for-each-ordered = por cada uno de { $among }, en el orden que elijas, { $effect }
effect-repeat = { $times } veces: { $effect }
effect-repeat-each = una vez por cada uno de { $among }, { $effect }
effect-pick = elige entre { $among }
effect-pick-by = { $by } elige entre { $among }
effect-pay = { $cost } → { $effect }

effect-how-many = el número de { $among }
effect-at-least = { $number } es al menos { $amount }
effect-not = no se cumple que { $condition }
effect-bound =
    { $name ->
        [each] ese
        [player] ese jugador
       *[other] eso
    }
effect-seats-you = tú
effect-seats-others = los demás jugadores
effect-seats-everyone = los jugadores

# Lo que se corrige a mano: cómo se llama, qué cambia en ello y dónde puede estar una carta.
correct-by-hand = Corrección manual
correct-change = { $what }, { $aspect } { $before } → { $after }
correct-option = Corrección: { $what }, { $aspect } { $before } → { $after }
correct-name = { $thing }
correct-name-table = La mesa
correct-name-card = Una carta
correct-name-deck-top = La primera carta del mazo de { $seat }
correct-name-seat = { $seat }
correct-name-pile-top = La primera carta de { $thing }
correct-name-dealt = La última carta de encuentro repartida a { $seat }
correct-name-encounter-top = La primera carta del mazo de encuentros
correct-hit-points = vida
correct-health = Vida
correct-life = Vida
correct-threat = amenaza
correct-acceleration = fichas de aceleración
correct-stunned = cartas de estado Aturdido
correct-confused = cartas de estado Confundido
correct-tough = cartas de estado Duro
correct-tokens = fichas
correct-progress = progresión
correct-counters = contadores
correct-readiness = preparada o agotada
correct-ready = preparada
correct-exhausted = agotada
correct-form = forma
correct-stage = etapa
correct-stage-number = { $number }
correct-place = lugar
correct-place-hand = la mano de { $seat }
correct-place-deck-top = encima del mazo de { $seat }
correct-place-deck-bottom = debajo del mazo de { $seat }
correct-place-discard = la pila de descartes de { $seat }
correct-place-dealt = repartida a { $seat }
correct-place-pile-top = encima de su mazo
correct-place-pile-bottom = debajo de su mazo
correct-place-play = en juego
correct-place-area = en juego ante { $seat }
correct-place-encounter-top = encima del mazo de encuentros
correct-place-encounter-bottom = debajo del mazo de encuentros
correct-place-encounter-discard = la pila de descartes de encuentros
correct-place-victory = zona de victoria
correct-place-removed = fuera de la partida
correct-place-on = sobre { $thing }
correct-place-under = debajo de { $thing }
correct-place-aside = apartada
