# Marvel D.A.G.G.E.R. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

dagger-refusal-acted = { $hero } ya ha actuado en este turno: una ficha, una acción
dagger-refusal-always = { $card } no pide ninguna decisión: siempre vale, o actúa cuando llega su momento
dagger-refusal-base-elsewhere = Solo un héroe que está en { $base } puede realizar su acción
dagger-refusal-combat-first = { $enemy } está a tu alcance: elige la acción de combatir para atacar
dagger-refusal-condition = Ahora no se da lo que pide { $text }
dagger-refusal-defy-first = { $mission } se puede desafiar desde aquí: elige la acción de desafiar
dagger-refusal-enemy-far = { $enemy } no está en tu casilla
dagger-refusal-exhausted = { $card } está agotada: antes hay que cargarla
dagger-refusal-full = Los dos espacios de esa acción tienen ficha: { $hero } ya la ha realizado dos veces en esta fase
dagger-refusal-held =
    { $price ->
        [0] { $event } se queda hasta que su propio texto lo retire
       *[other] Descartar { $event } cuesta { $price } de asistencia, y hay { $have }
    }
dagger-refusal-here = { $hero } ya está en { $space }
dagger-refusal-invaded = { $base } está invadida, y ninguna misión pide su acción
dagger-refusal-locked = { $card } se desbloquea al completar tu misión de héroe
dagger-refusal-mission-far = { $mission } no se puede desafiar desde tu casilla
dagger-refusal-move-first = { $space } es una casilla adyacente: elige la acción de mover para ir allí
dagger-refusal-no-defy = { $mission } no se desafía: su texto dice cómo se completa
dagger-refusal-no-enemy = No hay ningún enemigo al alcance de { $hero }
dagger-refusal-no-mission = Ninguna misión se puede desafiar desde donde está { $hero }
dagger-refusal-no-target = No hay nada con lo que se pueda usar { $text }
dagger-refusal-not-adjacent = { $space } no es una casilla adyacente: ninguna línea la une a tu casilla
dagger-refusal-once = { $text } ya se ha usado en esta ronda
dagger-refusal-other-hero = No es el turno de { $hero }
dagger-refusal-strengthened = { $text } cuesta una ficha de fortalecido, y no tienes ninguna
dagger-refusal-taken = Ahí ya hay una ficha
dagger-refusal-team-up = Preparar { $card } cuesta { $price } de asistencia, y hay { $have }
dagger-refusal-no-tokens = { $hero } ya ha gastado todas sus fichas de esta ronda
dagger-refusal-rolled = Estos dados ya se han tirado: sus éxitos ya están contados
dagger-refusal-spent-on = { $hero } gasta una ficha poniéndola en una acción: elige la acción
