# Cómo se ven en un terminal las mesas de los juegos cooperativos.

board-keys = número o palabras · u deshacer · s guardar · l registro · t textos · ? ayuda, ?palabra · q salir
board-help = t           mostrar lo que dicen las cartas de la mesa
board-to-act = le toca
board-round = Ronda { $round }
board-first-player = jugador inicial
board-nothing = nada
board-exhausted = agotada
board-counters =
    { $count ->
        [one] { $count } contador
       *[other] { $count } contadores
    }
board-piles = mano { $hand } · mazo { $deck } · descarte { $discard }
board-cost = coste { $cost }
board-paying-for = Pagando
board-asks = Pregunta de
board-win-heroes = Ganan los héroes
board-win-villain = Gana el villano
board-win-nemesis = Gana el supervillano
board-score-player = Jugador
board-score-identity = Identidad
board-score-hero = Héroe
board-score-hit-points = Vida

## Qué hacen las opciones

board-do-play = Jugar
board-do-attack = Atacar
board-do-thwart = Intervenir
board-do-recover = Recuperarse
board-do-use = Usar
board-do-respond = Responder
board-do-spend = Gastar
board-do-discard = Descartar
board-do-defend = Defender
board-do-ask = Pedir
board-do-choose = Elegir

## Champions

board-champions-phase-setup = preparación
board-champions-phase-player = fase de los jugadores
board-champions-phase-villain = fase del villano
board-champions-phase-aftermath = después de la partida
board-champions-mode-standard = normal
board-champions-mode-expert = experto
board-champions-stage =
    { $left ->
        [0] etapa { $stage }, la última
        [one] etapa { $stage }, { $left } más
       *[other] etapa { $stage }, { $left } más
    }
board-champions-side-deck = mazo de { $deck } { $count }
board-champions-side-deck-renewed = mazo de { $deck } { $count } · descarte { $discard }
board-champions-tokens = fichas de aceleración { $tokens }
board-champions-encounter = mazo de encuentros { $deck } · descarte { $discard }
board-champions-threat = amenaza
board-champions-threat-on = amenaza { $threat }
board-champions-grows =
    { $tokens ->
        [0] +{ $amount } cada ronda
       *[other] +{ $amount } cada ronda, +{ $tokens } de aceleración
    }
board-champions-schemes-left =
    { $left ->
        [0] el último plan
       *[other] { $left } más después
    }
board-champions-attached = Vinculadas
board-champions-side-schemes = Planes secundarios
board-champions-around = También en juego
board-champions-minions = Esbirros
board-champions-allies = Aliados
board-champions-upgrades = Mejoras
board-supports = Apoyos
board-eliminated = eliminado
board-champions-dealt =
    { $count ->
        [one] { $count } carta de encuentro por mostrar
       *[other] { $count } cartas de encuentro por mostrar
    }
board-champions-hand = Tu mano (coste, carta, recursos)
board-champions-boosts =
    { $count ->
        [one] { $count } carta de aumento
       *[other] { $count } cartas de aumento
    }
board-champions-tucked =
    { $count ->
        [one] { $count } carta debajo
       *[other] { $count } cartas debajo
    }
board-champions-icon-acceleration = aceleración
board-champions-icon-crisis = crisis
board-champions-icon-hazard = riesgo
board-champions-icon-amplify = amplificación

## D.A.G.G.E.R.

board-do-normal = Ficha normal
board-do-empowered = Ficha potenciada
board-do-upgraded = Ficha normal que cuenta como potenciada
board-do-go = Ir a
board-do-defy = Desafiar
board-do-defy-tactics = Desafiar con táctica
board-do-charge = Cargar
board-do-progress = 1 de progresión en
board-do-effect = Efecto de
board-do-deal = 1 de daño a
board-do-suffer = 1 de daño para
board-do-activate = Activar
board-do-target = Contra
board-do-reroll = Volver a tirar

board-dagger-phase-setup = preparación
board-dagger-phase-hero = fase de los héroes
board-dagger-phase-nemesis = fase del supervillano
board-dagger-difficulty-normal = normal
board-dagger-difficulty-easier = más fácil
board-dagger-difficulty-harder = más difícil
board-dagger-showdown = ENFRENTAMIENTO FINAL
board-dagger-tracks = Medidores
board-dagger-threat = Amenaza
board-dagger-rise = (+{ $amount } por ronda)
board-dagger-team-up = asistencia { $amount }
board-dagger-events =
    { $left ->
        [one] queda { $left } evento
       *[other] quedan { $left } eventos
    }
board-dagger-next-event = próximo evento: { $event }
board-dagger-invaded = bases invadidas { $invaded }/{ $bases }
board-dagger-held = Junto al tablero
board-dagger-event = Evento
board-dagger-power = poder { $power }
board-dagger-power-short = P{ $power }
board-dagger-life = vida
board-stunned = aturdido
board-dagger-vulnerable = vulnerable
board-dagger-strengthened = fortalecido
board-dagger-sheet = progresión en la hoja { $progress }
board-dagger-containment = contención { $count }
board-dagger-past = Misiones anteriores
board-missions = Misiones
board-dagger-missions-left = misiones del supervillano por salir: { $left }
board-dagger-mission-strike = primera ofensiva
board-dagger-mission-nemesis = misión del supervillano
board-dagger-mission-side = misión secundaria
board-dagger-mission-hero = misión de héroe
board-dagger-fails-at = falla con { $threat } de amenaza
board-dagger-empty = Vacías
board-dagger-bifrost = el Bifrost se abre en { $space }
board-dagger-bifrost-here = Bifrost
board-dagger-base = base
board-dagger-base-used = base, acción ya realizada
board-dagger-base-invaded = base INVADIDA
board-dagger-base-action = Acción de D.A.G.G.E.R. ({ $base })
board-dagger-no-hero = aún sin héroe
board-dagger-heroic = heroico
board-dagger-battered = vapuleado
board-nowhere = fuera del tablero
board-dagger-tokens = fichas: { $normal } normales, { $empowered } potenciadas
board-dagger-used = usadas: { $actions }
board-dagger-supports = Recursos
board-dagger-ready = preparada
board-dagger-always = siempre en juego
board-dagger-team-up-cost = por { $cost } de asistencia
board-dagger-roll = { $hero } hace una prueba de { $attribute }
board-dagger-successes =
    { $count ->
        [one] { $count } éxito
       *[other] { $count } éxitos
    }

## United

board-do-rescue = Rescatar
board-do-fill = Poner en una Amenaza
board-do-send = Enviar a Rick Jones a
board-do-recharge = Recargar
board-score-cards = Cartas restantes

board-united-track = medidor
board-united-plans-left =
    { $count ->
        [one] queda { $count } plan
       *[other] quedan { $count } planes
    }
board-united-until-villain =
    { $count ->
        [0] ahora actúa el Villano
        [one] { $count } carta de Héroe hasta que actúe el Villano
       *[other] { $count } cartas de Héroe hasta que actúe el Villano
    }
board-united-villain-turn = turno del Villano
board-united-villain-hand =
    { $count ->
        [one] { $count } carta en la mano del Villano
       *[other] { $count } cartas en la mano del Villano
    }
board-united-companion = Rick Jones: { $place }
board-united-slots = [{ $used }/{ $slots }]
board-united-thug =
    { $count ->
        [one] { $count } Matón
       *[other] { $count } Matones
    }
board-united-civilian =
    { $count ->
        [one] { $count } Civil
       *[other] { $count } Civiles
    }
board-united-doombot =
    { $count ->
        [one] { $count } Doombot
       *[other] { $count } Doombots
    }
board-united-armoured =
    { $count ->
        [one] { $count } Doombot blindado
       *[other] { $count } Doombots blindados
    }
board-united-bot =
    { $count ->
        [one] 1 arañabot
       *[other] { $count } arañabots
    }
board-united-own-mission = { $mission } del Villano { $amount }/{ $slots }
board-united-lost-heroes =
    { $count ->
        [one] 1 Héroe perdido
       *[other] { $count } Héroes perdidos
    }
board-united-crisis =
    { $count ->
        [one] { $count } ficha de Crisis
       *[other] { $count } fichas de Crisis
    }
board-united-storyline = Trama
board-united-earlier = …{ $count } anteriores
board-united-facedown = bocabajo
board-united-piles = mano { $hand } · mazo { $deck }
board-united-tokens = fichas { $tokens }
board-united-actions = acciones restantes { $actions }
board-united-down = fuera de combate
board-united-supers =
    { $count ->
        [one] { $count } carta de Superhéroe
       *[other] { $count } cartas de Superhéroe
    }
board-united-display = Héroes de apoyo
board-united-battle-plans = Planes de batalla
board-united-hand = Tu mano
board-united-top-plan = Próximo plan
board-united-plan-move = mueve { $move }
board-united-with-token = ficha

## Lo que cuenta «tableverse content»

cli-content-kind-card = Cartas
cli-content-kind-campaign = Campañas
cli-content-kind-region = Regiones
cli-content-kind-space = Casillas
cli-content-kind-aspect = Aspectos
cli-content-kind-hero = Héroes
cli-content-kind-support = Recursos
cli-content-kind-team-up = Cartas de asistencia
cli-content-kind-hero-mission = Misiones de héroe
cli-content-kind-enemy = Enemigos
cli-content-kind-first-strike = Primeras ofensivas
cli-content-kind-nemesis = Supervillanos
cli-content-kind-nemesis-mission = Misiones del supervillano
cli-content-kind-event = Eventos
cli-content-kind-side-mission = Misiones secundarias
cli-content-kind-hero_card = Cartas de Héroe
cli-content-kind-villain = Villanos
cli-content-kind-plan = Cartas de Plan maestro
cli-content-kind-threat = Amenazas
cli-content-kind-mission = Misiones
cli-content-kind-equipment = Cartas de Pertrechos
cli-content-kind-battle_plan = Planes de batalla
cli-content-kind-super_hero = Cartas de Superhéroe
cli-content-kind-super_villain = Cartas de Supervillano
cli-content-kind-power = Poderes
