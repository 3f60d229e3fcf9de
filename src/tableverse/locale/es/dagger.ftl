# Marvel D.A.G.G.E.R. Los nombres de cartas y lugares son contenido, no textos: véase games/dagger/content.

dagger-name = Marvel D.A.G.G.E.R.
dagger-tagline = Héroes por todo el mundo contra un supervillano: completad sus misiones y enfrentaos a él

error-dagger-same-sheet = { $first } y { $second } son dos caras de una misma hoja: solo puede jugar una de ellas
error-dagger-same-aspect = El aspecto «{ $aspect }» está elegido dos veces: solo hay una hoja de cada uno
error-dagger-no-such-hero = El ajuste «{ $setting }» habla de un héroe de más: en esta partida hay { $heroes }

## Ajustes y sus valores

dagger-setting-nemesis = Supervillano
dagger-setting-difficulty = Dificultad
dagger-setting-first-strike = Primera ofensiva
dagger-setting-hero = Héroe { $number }
dagger-setting-aspect = Aspecto del héroe { $number }
dagger-setting-random = Al azar
dagger-setting-choose = Se elige en la mesa
dagger-difficulty-easier = Más fácil
dagger-difficulty-normal = Normal
dagger-difficulty-harder = Más difícil
web-dagger-difficulty-easier-about = Lo que depende del número de héroes cuenta un héroe menos.
web-dagger-difficulty-normal-about = Como dice el reglamento.
web-dagger-difficulty-harder-about = Lo que depende del número de héroes cuenta un héroe más.

## Palabras

dagger-die = Dado: { $face }
dagger-tokens-of = Fichas de { $hero }
dagger-word-move = movimiento
dagger-word-combat = combate
dagger-word-defy = desafío
dagger-word-rest = descanso
dagger-word-attack = ataque
dagger-word-tactics = táctica
dagger-word-wild = comodín
dagger-word-recovery = recuperación
dagger-word-rolled-wild = comodín
dagger-word-normal = ficha normal
dagger-word-empowered = ficha potenciada
dagger-word-upgraded = ficha normal, como potenciada
dagger-word-same = misma
dagger-word-nemesis = supervillano
dagger-word-own = específico
dagger-word-elite = élite
dagger-word-1 = 1
dagger-word-2 = 2
dagger-word-3 = 3
dagger-word-here = de tu casilla
dagger-word-region = de tu región
dagger-word-bottom = el fondo del mazo
dagger-word-discard = el descarte
dagger-word-green = verde
dagger-word-purple = morado
dagger-word-blue = azul
dagger-word-yellow = amarillo
dagger-word-ongoing = efectos continuos
dagger-word-side-mission = misión secundaria
dagger-word-ability-1 = capacidad I del supervillano
dagger-word-ability-2 = capacidad II del supervillano
dagger-word-ability-3 = capacidad III del supervillano
dagger-word-threat = la amenaza ha llegado a 20
dagger-word-bases = todas las bases están invadidas
dagger-word-events = no queda ningún evento
dagger-word-heroes = todos los héroes han caído
dagger-word-too-late = un jugador fue eliminado y el enfrentamiento final no empezó a tiempo
dagger-word-nemesis-defeated = el supervillano ha sido derrotado

## Qué se pregunta

dagger-ask-hero = Elige tu héroe
dagger-ask-support = ¿Con qué recurso compartido empieza { $hero }?
dagger-ask-aspect = Elige el aspecto de { $hero }
dagger-ask-first = ¿Quién es el jugador inicial?
dagger-ask-iliad = ¿Dónde empieza La Ilíada?
dagger-ask-start = ¿En qué base empieza { $hero }?
dagger-ask-enter = ¿En qué base entra { $hero }?
dagger-ask-turn = Turno de { $hero }: gasta una ficha de aspecto en una acción
dagger-ask-turn-end = { $hero }: ¿algo más en este turno?
dagger-ask-end = { $hero }: no hay nada más que hacer en este turno
dagger-ask-move = { $hero } puede moverse { $left ->
        [one] 1 casilla más
       *[other] { $left } casillas más
    }
dagger-ask-attack = ¿A qué enemigo ataca { $hero }?
dagger-ask-defy = ¿Qué misión desafía { $hero }?
dagger-ask-spend = A { $hero } le quedan { $left } por gastar
dagger-ask-roll = { $hero } ha sacado { $dice }: { $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
    }. ¿Cambiar la tirada?
dagger-ask-reroll = ¿Qué dados vuelves a tirar? ({ $dice })
dagger-ask-wild = { $hero } puede resolver efectos D.A.G.G.E.R. ({ $left } más)
dagger-ask-bifrost = ¿Mover la ficha del Bifrost?
dagger-ask-divide = Reparte { $left } de daño
dagger-ask-share = ¿Quién lo sufre? Quedan { $left } por repartir
dagger-ask-shift = Mueve a { $enemy } hasta { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    }
dagger-ask-take = ¿Qué acción realiza { $hero }?
dagger-ask-mission = ¿Pones en juego tu misión de héroe?
dagger-ask-activate = ¿Qué enemigo se activa ahora?
dagger-ask-target = ¿A quién ataca { $enemy }?
dagger-ask-toward = ¿Por dónde va { $enemy }?
dagger-ask-push = ¿Mover a { $enemy }, que está aturdido?
dagger-ask-pay = ¿Gastar asistencia?
dagger-ask-cancel-spawn = ¿Qué icono de aparición anulas?

## Qué se puede responder

dagger-option-hero = { $hero }
dagger-option-support = { $support }
dagger-option-aspect = { $aspect }
dagger-option-first = { $hero }
dagger-option-iliad = { $space }
dagger-option-start = { $base }
dagger-option-action = { $action } ({ $token })
dagger-option-ability = { $text } ({ $token })
dagger-option-base = Acción de D.A.G.G.E.R. en { $base } ({ $token })
dagger-option-text = Usar { $text }
dagger-option-discard = Gastar { $price } de asistencia para descartar { $event }
dagger-option-end = Terminar el turno
dagger-option-move-to = Ir a { $space }
dagger-option-stop = Parar aquí
dagger-option-attack = Atacar a { $enemy }
dagger-option-defy = Desafiar { $mission }
dagger-option-defy-tactics = Desafiar { $mission } con táctica
dagger-option-recover = { $hero } recupera 1
dagger-option-charge = Cargar { $support }
dagger-option-progress = 1 de progresión en { $mission }
dagger-option-done = Hecho
dagger-option-bifrost = A { $space }
dagger-option-leave-it = Dejarlo
dagger-option-effect = Usar el efecto de { $base }
dagger-option-deal = 1 de daño a { $enemy }
dagger-option-suffer = { $hero } sufre 1
dagger-option-shift = A { $space }
dagger-option-take = { $action }
dagger-option-play-mission = Jugar { $mission }
dagger-option-keep-mission = Ahora no
dagger-option-activate = { $enemy }
dagger-option-target = { $hero }
dagger-option-toward = Por { $space }
dagger-option-push = A { $space }
dagger-option-spawn = Rango { $rank } en { $space }
dagger-option-spend-strengthened = Gastar fortalecido: 1 éxito más
dagger-option-spend-vulnerable = Descartar vulnerable: 1 éxito más
dagger-option-spend-team-up = Gastar 1 (de { $left })
dagger-option-reroll = Volver a tirar dados
dagger-option-die = { $face }

## Qué ha pasado

dagger-event-corrected = Corregido a mano: { $what }, { $aspect } { $before } → { $after }, por { $seat }
dagger-event-chose-hero = { $seat } juega con { $hero }
dagger-event-chose-support = { $hero } empieza con { $support } preparado
dagger-event-chose-aspect = { $hero } toma { $aspect }
dagger-event-first-player = { $hero } es el jugador inicial
dagger-event-iliad = La Ilíada está en { $space }
dagger-event-entered = { $hero } entra en { $space }
dagger-event-first-strike = Primera ofensiva: { $mission }
dagger-event-hero-phase = Fase de los héroes, ronda { $round }: empieza { $hero }
dagger-event-nemesis-phase = Fase del supervillano, ronda { $round }
dagger-event-action = { $hero }: { $action } ({ $token })
dagger-event-ability-action = { $hero }: { $text } ({ $token })
dagger-event-base-action = { $hero } realiza una acción de D.A.G.G.E.R. en { $base }
dagger-event-takes = { $hero } realiza la acción de { $action }
dagger-event-moved = { $hero } va de { $from_space } a { $space }
dagger-event-attacks = { $hero } ataca a { $enemy }
dagger-event-defies = { $hero } desafía { $mission }
dagger-event-rolled = { $hero } hace una prueba de { $attribute }: { $dice }
dagger-event-rerolled = { $hero } vuelve a tirar { $dice }: { $again }
dagger-event-dice = Tirada: { $dice }
dagger-event-tested = { $hero }: { $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
    }
dagger-event-effect = { $hero } resuelve el efecto de { $base }
dagger-event-damaged = { $enemy } sufre { $amount } ({ $total }/{ $life })
dagger-event-damage-cancelled = Se anula el daño a { $enemy }
dagger-event-defeated = { $enemy } cae en { $space } (poder { $power })
dagger-event-removed = { $enemy } deja el tablero
dagger-event-rose-again = { $enemy } se levanta de nuevo ({ $face })
dagger-event-stayed-down = { $enemy } no se levanta ({ $face })
dagger-event-stunned = { $enemy } queda aturdido
dagger-event-unstunned = { $enemy } se libra del aturdimiento y del daño
dagger-event-healed = { $enemy } se cura { $amount } de daño
dagger-event-vulnerable = { $enemy } queda vulnerable
dagger-event-vulnerable-spent = Se gasta la ficha de vulnerable de { $enemy }
dagger-event-covered = { $enemy } deja de ser vulnerable
dagger-event-spawned = { $enemy } aparece en { $space }
dagger-event-no-pawn = No quedan peones de { $card }
dagger-event-enemy-moved = { $enemy } va de { $from_space } a { $space }
dagger-event-activates = { $enemy } se activa
dagger-event-attacked = { $enemy } ataca a { $hero } (poder { $power })
dagger-event-hurt = { $hero } sufre { $amount } ({ $total }/{ $life })
dagger-event-prevented = Se evita { $amount } de daño a { $hero }
dagger-event-spared = { $hero } aguanta
dagger-event-recovered = { $hero } recupera { $amount }
dagger-event-strengthened = { $hero } queda fortalecido
dagger-event-weakened = { $hero } deja de estar fortalecido
dagger-event-hero-defeated = { $hero } ha sido derrotado
dagger-event-flipped = { $seat } sigue con { $hero }
dagger-event-eliminated = { $seat } queda eliminado con { $hero }
dagger-event-charged = { $hero } carga { $support } ({ $amount }/{ $need })
dagger-event-readied = { $support } de { $hero } está preparado
dagger-event-exhausted = { $support } de { $hero } se agota
dagger-event-charge-lost = Los recursos de { $hero } pierden su progresión
dagger-event-unlocked = { $hero } gana { $support }
dagger-event-team-up = Asistencia +{ $amount }: { $total }
dagger-event-team-up-down = Asistencia -{ $amount }: { $total }
dagger-event-team-up-ready = { $card } de { $hero } está preparada
dagger-event-team-up-used = { $hero } usa { $card }
dagger-event-combo = { $hero } resuelve un combo
dagger-event-threat = Amenaza +{ $amount }: { $total }
dagger-event-threat-down = Amenaza -{ $amount }: { $total }
dagger-event-progress = { $mission }: +{ $amount } de progresión ({ $total })
dagger-event-progress-down = { $mission }: -{ $amount } de progresión ({ $total })
dagger-event-completed = { $mission } se completa
dagger-event-passed = { $mission } se supera
dagger-event-failed = { $mission } se falla
dagger-event-side-mission = Misión secundaria: { $mission } ({ $spot })
dagger-event-no-spot = No hay espacio para otra misión secundaria
dagger-event-hero-mission = { $hero } pone en juego { $mission }
dagger-event-marked = { $mission } se refiere ahora a { $enemy }
dagger-event-base-marked = { $mission }: progresión en { $base }
dagger-event-sheet = Hoja de supervillano: +{ $amount } de progresión ({ $total })
dagger-event-sheet-down = Hoja de supervillano: -{ $amount } de progresión ({ $total })
dagger-event-contained = Fichas de contención: { $total }
dagger-event-invaded = { $enemy } invade { $base }
dagger-event-freed = { $base } vuelve a estar libre
dagger-event-bifrost = El Bifrost se abre en { $space }
dagger-event-event = Evento: { $event }
dagger-event-buried = { $event } va debajo del mazo de Eventos
dagger-event-looked = El próximo evento es { $event }
dagger-event-put-at-bottom = { $event } va al fondo del mazo
dagger-event-held = { $event } se queda junto al tablero
dagger-event-discarded = Se descarta { $event }
dagger-event-icon = Icono: { $icon }
dagger-event-icon-cancelled = Anulado: { $icon }
dagger-event-spawn-cancelled = Anulado: rango { $rank } en { $space }
dagger-event-ability = { $enemy } usa { $text }
dagger-event-cancelled = Queda anulado
dagger-event-calmed = Los enemigos de { $region } no se activan
dagger-event-all-empowered = Todas las acciones cuentan como potenciadas
dagger-event-triggered = Se activa { $ability }
dagger-event-more-damage = El supervillano inflige { $amount } de daño adicional en esta fase
dagger-event-showdown = Empieza el enfrentamiento final con { $enemy }
dagger-event-won = Ganan los héroes
dagger-event-lost = Los héroes pierden: { $reason }

## Cómo acabó

dagger-reason-threat = La amenaza llegó a 20
dagger-reason-bases = Todas las bases fueron invadidas
dagger-reason-events = No quedaba ningún evento
dagger-reason-heroes = Cayeron todos los héroes
dagger-reason-too-late = Un jugador fue eliminado y el enfrentamiento final no empezó a tiempo
dagger-reason-nemesis-defeated = El supervillano fue derrotado en el enfrentamiento final

## En el navegador

web-dagger-how-1 = En cada ronda, cada héroe gasta fichas de aspecto: una acción por turno. Elige la ficha en la barra y pulsa un espacio iluminado de tu hoja: movimiento, combate, desafío, descanso o una de tus capacidades.
web-dagger-how-2 = Al combatir, desafiar o descansar se tiran tantos dados como indica el atributo. Su cara y los comodines son éxitos; un comodín permite además usar el efecto de una base de tu región.
web-dagger-how-3 = Completa las misiones del supervillano antes de que la amenaza llegue a su umbral. Las misiones secundarias perjudican cada ronda hasta que alguien se ocupa de ellas.
web-dagger-how-4 = Cuando se han gastado todas las fichas, empieza la fase del supervillano: la amenaza sube, se roba un evento, los enemigos actúan y aparecen otros. El panel de la derecha lo cuenta paso a paso.
web-dagger-how-5 = Tras la última misión llega el enfrentamiento final: derrota al supervillano. Se pierde con 20 de amenaza, con las cinco bases invadidas o si no quedan eventos o héroes. Con la tecla I, el botón derecho del ratón o una pulsación larga se lee sobre cualquier cosa; T cambia la ficha.
web-dagger-world = Mapa del mundo
web-dagger-whole-map = Todo el mapa
web-dagger-closer = Más cerca
web-dagger-missions = Misiones
web-dagger-bases = Bases
web-dagger-allies = Los demás héroes
web-dagger-rail = El supervillano, las bases y lo que ha pasado
web-dagger-gallery = Para elegir
web-dagger-opening = Preparación
web-dagger-opening-against = Contra { $nemesis }
web-dagger-opening-ask = Todo está listo. Cambia lo que quieras y empieza
web-dagger-opening-begin = Empezar así
web-dagger-opening-apart = Preguntarme una por una
web-dagger-opening-together = Todo en una pantalla
web-dagger-opening-why = Propuesta: el recurso que más tarda en cargarse, La Ilíada lejos de las demás bases, los héroes lejos unos de otros.
web-dagger-changed = Qué cambia sus números ahora
web-dagger-change-power = Poder { $amount } ({ $origin })
web-dagger-change-life = Vida { $amount } ({ $origin })
web-dagger-change-threat = { $amount } ({ $origin })
web-dagger-change-dice = { $action }: dados { $amount } ({ $origin })
web-dagger-change-successes = { $action }: éxitos { $amount } ({ $origin })
web-dagger-change-move = { $action }: casillas { $amount } ({ $origin })
web-dagger-origin-players = número de jugadores
web-dagger-origin-progress = progresión en esta carta
web-dagger-origin-enemies = enemigos en el tablero
web-dagger-origin-bases = bases invadidas
web-dagger-panels = Qué se muestra abajo
web-dagger-panel-sheets = Héroes
web-dagger-panel-villains = Supervillano
web-dagger-panel-account = Qué ha pasado
web-dagger-pow = ¡PUM!
web-dagger-phase-setup = Preparación
web-dagger-round = Ronda { $round }
web-dagger-phase-hero = Ronda { $round }: fase de los héroes
web-dagger-phase-nemesis = Ronda { $round }: fase del supervillano
web-dagger-header-showdown = Enfrentamiento final: quedan { $left } de vida
web-dagger-threat = Amenaza
web-dagger-threat-of = Amenaza { $threat } de { $limit }
web-dagger-rise = Sube { $amount } en la fase del supervillano
web-dagger-team-up = Asistencia
web-dagger-team-up-of = Asistencia: { $amount }
web-dagger-team-up-card = { $card } de { $hero }, por { $cost } de asistencia
web-dagger-team-up-ready = { $card } de { $hero }, se puede usar
web-dagger-invaded-of = Bases invadidas: { $count } de { $bases }
web-dagger-events-of =
    { $count ->
        [one] Queda { $count } evento
       *[other] Quedan { $count } eventos
    }
web-dagger-events-seen = Eventos hasta ahora: { $count }
web-dagger-finished = Misiones terminadas
web-dagger-events-left = eventos por salir
web-dagger-missions-left = misiones por venir
web-dagger-next-event = Próximo: { $event }
web-dagger-no-mission = Sin misión
web-dagger-side-spot = Sitio para una misión secundaria
web-dagger-hero-spot = Sitio para una misión de héroe
web-dagger-showdown = Enfrentamiento final
web-dagger-mission-strike = Primera ofensiva
web-dagger-mission-nemesis = Misión del supervillano
web-dagger-mission-side = Misión secundaria
web-dagger-mission-elite = Enemigo de élite
web-dagger-mission-hero = Misión de héroe
web-dagger-as-text-says = Según su texto
web-dagger-progress-of = Progresión { $progress } de { $need }
web-dagger-progress = Progresión { $count }
web-dagger-needs = Necesita { $need } de progresión
web-dagger-needs-each = Necesita { $need } de progresión por jugador
web-dagger-fails-at = Se falla con { $threat } de amenaza
web-dagger-adds-threat = { $amount } más de amenaza cada ronda
web-dagger-gives-team-up = Da { $amount } de asistencia
web-dagger-if-passed = Superada: { $name }
web-dagger-if-failed = Fallida: { $name }
web-dagger-defy-from = Se desafía desde
web-dagger-rest-from = Se avanza descansando en
web-dagger-life = Vida { $life }
web-dagger-life-of = Vida { $left } de { $life }
web-dagger-power = Poder { $power }
web-dagger-attribute-attack = Ataque { $value }
web-dagger-attribute-defy = Desafío { $value }
web-dagger-attribute-tactics = Táctica { $value }
web-dagger-strengthened = Fortalecido
web-dagger-vulnerable = Vulnerable
web-dagger-stunned = Aturdido
web-dagger-sheet-progress = Progresión en la hoja { $count }
web-dagger-containment = Contención { $count }
web-dagger-invaded = Invadida
web-dagger-base-used = Acción ya hecha en esta ronda
web-dagger-base-effect = Efecto D.A.G.G.E.R.
web-dagger-bifrost-here = Aquí se abre el Bifrost
web-dagger-leads-to = Lleva a
web-dagger-here = Aquí
web-dagger-rank-1 = Enemigo de rango 1
web-dagger-rank-2 = Enemigo de rango 2
web-dagger-rank-3 = Enemigo de rango 3
web-dagger-rank-own = Enemigo específico del supervillano
web-dagger-rank-elite = Enemigo de élite
web-dagger-rank-nemesis = Supervillano
web-dagger-kind-hero = Héroe
web-dagger-kind-aspect = Aspecto
web-dagger-kind-action = Acción del aspecto
web-dagger-kind-ability = Capacidad
web-dagger-kind-nemesis = Supervillano
web-dagger-kind-support = Recurso
web-dagger-kind-team-up = Carta de asistencia
web-dagger-kind-event = Evento
web-dagger-kind-enemy = Enemigo
web-dagger-kind-mission = Misión
web-dagger-kind-base = Base
web-dagger-kind-numbered = Lugar
web-dagger-kind-ocean = Océano
web-dagger-kind-asgard = Más allá del Bifrost
web-dagger-heroic = Heroico
web-dagger-battered = Vapuleado
web-dagger-use-action = acción
web-dagger-use-icon = icono de evento
web-dagger-text-ongoing = Continuo
web-dagger-text-completed = Al completarla
web-dagger-text-defied = Al desafiarla
web-dagger-text-arrives = Al aparecer
web-dagger-text-start = Al empezar el enfrentamiento final
web-dagger-text-activation = Al activarse
web-dagger-exclusive = Se gana con la misión del héroe
web-dagger-charge-needed = Preparado con { $need } de carga
web-dagger-charge-of = Carga { $charge } de { $need }
web-dagger-cost = Cuesta { $cost } de asistencia
web-dagger-ready = Preparado
web-dagger-locked = Aún no está en juego
web-dagger-supports-ready =
    { $count ->
        [one] { $count } recurso preparado
       *[other] { $count } recursos preparados
    }
web-dagger-first = Primero
web-dagger-eliminated = Eliminado
web-dagger-off-board = Vuelve en la próxima ronda
web-dagger-no-hero = { $name } aún no tiene héroe
web-dagger-tokens = Fichas de aspecto por gastar: { $normal } normales, { $empowered } potenciadas
web-dagger-no-tokens = Todas las fichas gastadas
web-dagger-spent = { $spent } de { $spaces } espacios usados
web-dagger-pay-with = Ficha que paga la acción
web-dagger-token-normal = Normal
web-dagger-token-empowered = Potenciada
web-dagger-token-upgraded = Normal como potenciada
web-dagger-action-move = Mover
web-dagger-action-combat = Combatir
web-dagger-action-defy = Desafiar
web-dagger-action-rest = Descansar
web-dagger-option-ability = { $text }
web-dagger-option-base = Acción de D.A.G.G.E.R.: { $base }
web-dagger-roll = { $hero } hace una prueba de { $attribute }
web-dagger-dice = Dados
web-dagger-successes =
    { $count ->
        [one] éxito
       *[other] éxitos
    }
web-dagger-story = Fase del supervillano, ronda { $round }
web-dagger-step-threat = Amenaza
web-dagger-step-mission = La misión
web-dagger-step-showdown = El enfrentamiento final
web-dagger-step-text = El evento
web-dagger-step-activation = Los enemigos se activan
web-dagger-step-spawns = Enemigos nuevos
web-dagger-icon-ongoing = Efectos continuos
web-dagger-icon-side-mission = Una misión secundaria
web-dagger-icon-ability-1 = Capacidad I del supervillano
web-dagger-icon-ability-2 = Capacidad II del supervillano
web-dagger-icon-ability-3 = Capacidad III del supervillano
web-dagger-spawn = { $rank } en { $space } (con { $dots } héroes o más)
web-dagger-held-by = { $event } retiene a { $hero }
web-dagger-last-event = Último evento: { $event }
web-dagger-solo = En solitario controlas dos héroes
web-dagger-now-suffer = { $hero } sufriría { $amount } de daño
web-dagger-now-attack = { $enemy } ataca a { $hero } con { $amount }
web-dagger-now-recover = { $hero } recupera { $amount }
web-dagger-now-moved = { $hero } se ha movido
web-dagger-now-enemy-defeated = { $enemy } ha sido derrotado
web-dagger-now-mission-completed = { $mission } se ha completado
web-dagger-now-combat-action = { $hero } ha combatido
web-dagger-now-attacked = { $hero } ataca a { $enemy }
web-dagger-now-activating = { $enemy } va a activarse
web-dagger-now-activation = Los enemigos van a activarse
web-dagger-now-icons = A continuación, los iconos de { $event }
web-dagger-now-spawns = A continuación, las apariciones de { $event }
web-dagger-now-turn-end = Termina el turno de { $hero }
web-dagger-now-tested = { $hero } ha hecho una prueba
web-dagger-now-aspect-action = { $hero } realiza la acción de { $action }
web-dagger-now-dagger-action = { $hero } realiza la acción de D.A.G.G.E.R. en { $base }
web-dagger-now-invaded = { $base } ha sido invadida
web-dagger-now-hero-phase = Empieza la fase de los héroes
web-dagger-now-nemesis-phase = Empieza la fase del supervillano

# Lo que se corrige a mano.
correct-name-event-top = La primera carta del mazo de Eventos
correct-name-side-top = La siguiente misión secundaria
correct-empowered = ficha potenciada
correct-team-up = medidor de asistencia
correct-sheet = progreso en la hoja del supervillano
correct-containment = contención
correct-strengthened = fortalecido
correct-vulnerable = vulnerable
correct-aspect-tokens = fichas de aspecto
correct-base = base
correct-operational = operativa
correct-invaded = invadida
