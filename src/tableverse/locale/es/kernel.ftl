# Textos de los efectos que comparten todos los juegos, y de las elecciones que piden.

effect-ask-choose = Elige una opción
effect-ask-may = ¿Quieres usarlo?
effect-ask-order = Elige cuál va ahora
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
effect-may = si quieres, { $effect }
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
