# Marvel D.A.G.G.E.R. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

dagger-refusal-acted = { $hero } ya ha actuado este turno: una ficha, una acción
dagger-refusal-always = { $card } no se usa: siempre está en vigor o se activa en su momento
dagger-refusal-base-elsewhere = Solo un héroe en la casilla de esta base ({ $base }) puede realizar su acción
dagger-refusal-combat-first = { $enemy } está a tu alcance: elige antes la acción de combate
dagger-refusal-condition = Ahora no se cumple la condición de { $text }
dagger-refusal-defy-first = Puedes desafiar { $mission } desde aquí: elige antes la acción de desafío
dagger-refusal-enemy-far = { $enemy } no está en tu casilla
dagger-refusal-exhausted = Esta carta está agotada ({ $card }): antes tienes que cargarla
dagger-refusal-full = Los dos espacios de esa acción tienen ficha: { $hero } ya la ha realizado dos veces esta fase
dagger-refusal-held =
    { $price ->
        [0] { $event }: solo su propio texto puede retirar esta carta
       *[other] Descartar { $event } cuesta { $price } de asistencia, y hay { $have }
    }
dagger-refusal-here = { $hero } ya está en { $space }
dagger-refusal-invaded = Esta base está invadida ({ $base }) y ninguna misión permite realizar su acción
dagger-refusal-locked = Esta carta se desbloquea al completar tu misión de héroe: { $card }
dagger-refusal-mission-far = No puedes desafiar { $mission } desde tu casilla
dagger-refusal-move-first = Para ir hasta { $space }, elige antes la acción de movimiento
dagger-refusal-no-defy = { $mission } no se desafía: su texto dice cómo se completa
dagger-refusal-no-enemy = { $hero } no tiene ningún enemigo a su alcance
dagger-refusal-no-mission = { $hero } no puede desafiar ninguna misión desde su casilla
dagger-refusal-no-target = No hay nada con lo que usar { $text }
dagger-refusal-not-adjacent = Ninguna línea une tu casilla con { $space }: no son adyacentes
dagger-refusal-once = { $text } ya se ha usado esta ronda
dagger-refusal-other-hero = No es el turno de { $hero }
dagger-refusal-strengthened = { $text } cuesta una ficha de fortalecido, y no tienes ninguna
dagger-refusal-taken = Ahí ya hay una ficha
dagger-refusal-team-up = Preparar { $card } cuesta { $price } de asistencia, y hay { $have }
dagger-refusal-no-tokens = { $hero } ya ha gastado todas sus fichas esta ronda
dagger-refusal-rolled = Esta tirada ya está resuelta y sus éxitos están contados
dagger-refusal-spent-on = Para gastar una ficha de { $hero }, elige la acción en la que ponerla
