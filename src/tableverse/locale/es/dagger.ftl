# Marvel D.A.G.G.E.R. Los nombres de cartas y lugares son contenido, no textos: véase games/dagger/content.

dagger-name = Marvel D.A.G.G.E.R.
dagger-tagline = Héroes por todo el mundo contra un supervillano: completad sus misiones y enfrentaos a él

error-dagger-same-sheet = { $first } y { $second } son las dos caras de una misma hoja: no pueden jugar a la vez
error-dagger-same-aspect = El aspecto «{ $aspect }» está elegido dos veces: solo hay una hoja de cada uno
error-dagger-no-such-hero = El ajuste «{ $setting }» no vale en esta partida, que solo tiene { $heroes } héroes

## Ajustes y sus valores

dagger-setting-nemesis = Supervillano
dagger-setting-difficulty = Dificultad
dagger-setting-first-strike = Primera ofensiva
dagger-setting-hero = Héroe { $number }
dagger-setting-aspect = Aspecto del héroe { $number }
dagger-setting-random = Al azar
dagger-setting-choose = Elegir en la mesa
dagger-difficulty-easier = Más fácil
dagger-difficulty-normal = Normal
dagger-difficulty-harder = Más difícil
web-dagger-difficulty-easier-about = Lo que depende del número de héroes cuenta uno menos.
web-dagger-difficulty-normal-about = Como dice el reglamento.
web-dagger-difficulty-harder-about = Lo que depende del número de héroes cuenta uno más.

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
dagger-word-upgraded = ficha normal que cuenta como potenciada
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
dagger-word-discard = la pila de descartes
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
dagger-word-heroes = han caído todos los héroes
dagger-word-too-late = un jugador fue eliminado y el enfrentamiento final no empezó a tiempo
dagger-word-nemesis-defeated = los héroes han derrotado al supervillano

## Qué se pregunta

dagger-ask-hero = Elige tu héroe
dagger-ask-support = ¿Con qué recurso compartido empieza { $hero }?
dagger-ask-aspect = Elige el aspecto de { $hero }
dagger-ask-first = ¿Quién es el jugador inicial?
dagger-ask-iliad = ¿Dónde empieza La Ilíada?
dagger-ask-start = ¿En qué base empieza { $hero }?
dagger-ask-enter = ¿En qué base entra { $hero }?
dagger-ask-turn = Turno de { $hero }: gasta una ficha de aspecto en una acción
dagger-ask-turn-end = { $hero }: ¿algo más este turno?
dagger-ask-end = { $hero }: ya no puede hacer nada más este turno
dagger-ask-move = { $hero } puede moverse { $left ->
        [one] 1 casilla más
       *[other] { $left } casillas más
    }
dagger-ask-attack = ¿A qué enemigo ataca { $hero }?
dagger-ask-defy = ¿Qué misión desafía { $hero }?
dagger-ask-spend =
    { $left ->
        [one] A { $hero } le queda { $left } éxito por gastar
       *[other] A { $hero } le quedan { $left } éxitos por gastar
    }
dagger-ask-roll = { $hero } obtiene { $dice }: { $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
    }. ¿Cambiar la tirada?
dagger-ask-reroll = ¿Qué dados vuelves a tirar? ({ $dice })
dagger-ask-wild =
    { $left ->
        [one] { $hero } puede resolver { $left } efecto D.A.G.G.E.R.
       *[other] { $hero } puede resolver { $left } efectos D.A.G.G.E.R.
    }
dagger-ask-bifrost = ¿Mover la ficha del Bifrost?
dagger-ask-divide = Reparte { $left } de daño
dagger-ask-share =
    { $left ->
        [one] ¿Quién lo sufre? Queda { $left } de daño por repartir
       *[other] ¿Quién lo sufre? Quedan { $left } de daño por repartir
    }
dagger-ask-shift = Mueve a { $enemy } hasta { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    }
dagger-ask-take = ¿Qué acción realiza { $hero }?
dagger-ask-mission = ¿Pones en juego tu misión de héroe?
dagger-ask-activate = ¿Qué enemigo se activa ahora?
dagger-ask-target = ¿A quién ataca { $enemy }?
dagger-ask-toward = ¿Por dónde va { $enemy }?
dagger-ask-push = ¿Mover al enemigo aturdido ({ $enemy })?
dagger-ask-pay = ¿Gastar asistencia?
dagger-ask-cancel-spawn = ¿Qué icono de aparición anulas?

## Qué se puede responder

dagger-option-hero = { $hero }
dagger-option-support = { $support }
dagger-option-aspect = { $aspect }
dagger-option-first = { $hero }
dagger-option-iliad = Ponerla en { $space }
dagger-option-start = { $base }
dagger-option-action = { $action } ({ $token })
dagger-option-ability = { $text } ({ $token })
dagger-option-base = Acción de D.A.G.G.E.R. en { $base } ({ $token })
dagger-option-text = Usar { $text }
dagger-option-discard = Gastar { $price } de asistencia para descartar { $event }
dagger-option-end = Terminar el turno
dagger-option-move-to = Moverse hasta { $space }
dagger-option-stop = Parar aquí
dagger-option-attack = Atacar a { $enemy }
dagger-option-defy = Desafiar { $mission }
dagger-option-defy-tactics = Desafiar { $mission } con táctica
dagger-option-recover = { $hero } recupera 1
dagger-option-charge = Cargar { $support }
dagger-option-progress = 1 de progresión en { $mission }
dagger-option-done = Listo
dagger-option-bifrost = { $space }
dagger-option-leave-it = Dejarla donde está
dagger-option-effect = Usar el efecto de { $base }
dagger-option-deal = 1 de daño a { $enemy }
dagger-option-suffer = { $hero } sufre 1 de daño
dagger-option-shift = Moverlo hasta { $space }
dagger-option-take = { $action }
dagger-option-play-mission = Jugar { $mission }
dagger-option-keep-mission = Ahora no
dagger-option-activate = { $enemy }
dagger-option-target = { $hero }
dagger-option-toward = Por { $space }
dagger-option-push = Moverlo hasta { $space }
dagger-option-spawn = Rango { $rank } en { $space }
dagger-option-spend-strengthened = Gastar la ficha de fortalecido: 1 éxito más
dagger-option-spend-vulnerable = Gastar la ficha de vulnerable: 1 éxito más
dagger-option-spend-team-up = Gastar 1 de asistencia (de { $left })
dagger-option-reroll = Volver a tirar dados
dagger-option-die = { $face }

## Qué ha pasado

dagger-event-corrected = Corrección de { $seat }: { $what }, { $aspect } { $before } → { $after }
dagger-event-chose-hero = { $seat } juega con { $hero }
dagger-event-chose-support = { $hero } empieza con un recurso preparado: { $support }
dagger-event-chose-aspect = { $hero } elige el aspecto { $aspect }
dagger-event-first-player = Jugador inicial: { $hero }
dagger-event-iliad = La Ilíada se coloca en { $space }
dagger-event-entered = { $hero } entra en juego en { $space }
dagger-event-first-strike = Primera ofensiva: { $mission }
dagger-event-hero-phase = Fase de los héroes, ronda { $round }: empieza { $hero }
dagger-event-nemesis-phase = Fase del supervillano, ronda { $round }
dagger-event-action = { $hero }: { $action } ({ $token })
dagger-event-ability-action = { $hero }: { $text } ({ $token })
dagger-event-base-action = { $hero } realiza una acción de D.A.G.G.E.R. en { $base }
dagger-event-takes = { $hero } realiza la acción de { $action }
dagger-event-moved = { $hero } se mueve desde { $from_space } hasta { $space }
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
dagger-event-damaged = { $enemy } sufre { $amount } de daño ({ $total }/{ $life })
dagger-event-damage-cancelled = Se anula el daño contra { $enemy }
dagger-event-defeated = Cae { $enemy } en { $space } (poder { $power })
dagger-event-removed = { $enemy } sale del tablero
dagger-event-rose-again = { $enemy } se levanta de nuevo ({ $face })
dagger-event-stayed-down = { $enemy } no se levanta ({ $face })
dagger-event-stunned = { $enemy } recibe una ficha de aturdimiento
dagger-event-unstunned = { $enemy } descarta la ficha de aturdimiento y todo su daño
dagger-event-healed = { $enemy } recupera { $amount } de daño
dagger-event-vulnerable = { $enemy } queda vulnerable
dagger-event-vulnerable-spent = { $enemy } pierde la ficha de vulnerable
dagger-event-covered = { $enemy } deja de ser vulnerable
dagger-event-spawned = Aparece { $enemy } en { $space }
dagger-event-no-pawn = No quedan peones de { $card }
dagger-event-enemy-moved = { $enemy } se mueve desde { $from_space } hasta { $space }
dagger-event-activates = { $enemy } se activa
dagger-event-attacked = { $enemy } ataca a { $hero } (poder { $power })
dagger-event-hurt = { $hero } sufre { $amount } de daño ({ $total }/{ $life })
dagger-event-prevented = { $hero } evita { $amount } de daño
dagger-event-spared = { $hero } sigue en pie
dagger-event-recovered = { $hero } recupera { $amount }
dagger-event-strengthened = { $hero } se fortalece
dagger-event-weakened = { $hero } pierde la ficha de fortalecido
dagger-event-hero-defeated = Cae { $hero }
dagger-event-flipped = { $seat } sigue con { $hero }
dagger-event-eliminated = Fuera de la partida: { $seat }, con { $hero }
dagger-event-charged = { $hero } carga { $support } ({ $amount }/{ $need })
dagger-event-readied = { $hero } prepara un recurso: { $support }
dagger-event-exhausted = { $hero } agota un recurso: { $support }
dagger-event-charge-lost = Los recursos de { $hero } pierden su progresión
dagger-event-unlocked = { $hero } desbloquea un recurso: { $support }
dagger-event-team-up = Asistencia +{ $amount } (ahora { $total })
dagger-event-team-up-down = Asistencia −{ $amount } (ahora { $total })
dagger-event-team-up-ready = { $hero } prepara su carta de asistencia: { $card }
dagger-event-team-up-used = { $hero } usa { $card }
dagger-event-combo = { $hero } resuelve un combo
dagger-event-threat = Amenaza +{ $amount } (ahora { $total })
dagger-event-threat-down = Amenaza −{ $amount } (ahora { $total })
dagger-event-progress = { $mission }: +{ $amount } de progresión ({ $total })
dagger-event-progress-down = { $mission }: −{ $amount } de progresión ({ $total })
dagger-event-completed = Misión completada: { $mission }
dagger-event-passed = Misión superada: { $mission }
dagger-event-failed = Misión fallida: { $mission }
dagger-event-side-mission = Misión secundaria: { $mission } ({ $spot })
dagger-event-no-spot = No hay espacio para otra misión secundaria
dagger-event-hero-mission = { $hero } pone en juego { $mission }
dagger-event-marked = Objetivo de la misión { $mission }: { $enemy }
dagger-event-base-marked = { $mission }: progresión en { $base }
dagger-event-sheet = Hoja de supervillano: +{ $amount } de progresión ({ $total })
dagger-event-sheet-down = Hoja de supervillano: −{ $amount } de progresión ({ $total })
dagger-event-contained = Fichas de contención: { $total }
dagger-event-invaded = { $enemy } invade una base: { $base }
dagger-event-freed = Base liberada: { $base }
dagger-event-bifrost = El Bifrost se abre en { $space }
dagger-event-event = Evento: { $event }
dagger-event-buried = Al fondo del mazo de eventos: { $event }
dagger-event-looked = Próximo evento: { $event }
dagger-event-put-at-bottom = Al fondo del mazo de eventos: { $event }
dagger-event-held = Junto al tablero: { $event }
dagger-event-discarded = Descarte: { $event }
dagger-event-icon = Icono: { $icon }
dagger-event-icon-cancelled = Se anula un icono: { $icon }
dagger-event-spawn-cancelled = Se anula una aparición: rango { $rank } en { $space }
dagger-event-ability = { $enemy } usa la capacidad { $text }
dagger-event-cancelled = No tiene efecto
dagger-event-calmed = Los enemigos de una región no se activan: { $region }
dagger-event-all-empowered = Todas las acciones cuentan como potenciadas
dagger-event-triggered = Efecto: { $ability }
dagger-event-more-damage = El supervillano inflige { $amount } de daño adicional en esta fase
dagger-event-showdown = Empieza el enfrentamiento final con { $enemy }
dagger-event-won = Ganan los héroes
dagger-event-lost = Los héroes pierden: { $reason }

## Cómo acabó

dagger-reason-threat = La amenaza llegó a 20
dagger-reason-bases = Todas las bases están invadidas
dagger-reason-events = No quedan eventos
dagger-reason-heroes = Han caído todos los héroes
dagger-reason-too-late = Un jugador fue eliminado y el enfrentamiento final no empezó a tiempo
dagger-reason-nemesis-defeated = Los héroes derrotaron al supervillano en el enfrentamiento final

## En el navegador

web-dagger-how-1 = En cada ronda, cada héroe gasta sus fichas de aspecto: una por turno, para realizar una acción. Elige la ficha en la barra y pulsa un espacio iluminado de tu hoja: movimiento, combate, desafío, descanso o una de tus capacidades.
web-dagger-how-2 = Al combatir, desafiar o descansar tiras tantos dados como indica el atributo. Los resultados de ese atributo y los comodines son éxitos; además, cada comodín permite usar el efecto de una base de tu región.
web-dagger-how-3 = Completa las misiones del supervillano antes de que la amenaza llegue a su umbral. Cada misión secundaria perjudica a los héroes en todas las rondas hasta que alguien la resuelve.
web-dagger-how-4 = Cuando todos han gastado sus fichas, empieza la fase del supervillano: sube la amenaza, se roba un evento, los enemigos actúan y aparecen otros. El panel de la derecha lo cuenta paso a paso.
web-dagger-how-5 = Tras la última misión llega el enfrentamiento final: derrotad al supervillano. Perdéis con 20 de amenaza, con las cinco bases invadidas o si no quedan eventos o héroes. Para leer sobre cualquier cosa, usa la tecla I, el botón derecho del ratón o una pulsación larga. Con T cambias de ficha.
web-dagger-world = Mapa del mundo
web-dagger-whole-map = Todo el mapa
web-dagger-closer = Más cerca
web-dagger-missions = Misiones
web-dagger-bases = Bases
web-dagger-allies = Los demás héroes
web-dagger-rail = El supervillano, las bases y el registro
web-dagger-gallery = Para elegir
web-dagger-opening = Preparación
web-dagger-opening-against = Contra { $nemesis }
web-dagger-opening-ask = Todo está listo. Cambia lo que quieras y empieza
web-dagger-opening-begin = Empezar la partida
web-dagger-opening-apart = Elegir paso a paso
web-dagger-opening-together = Elegir en una sola pantalla
web-dagger-opening-why = Propuesta: el recurso que más tarda en cargarse, La Ilíada lejos de las demás bases y los héroes repartidos por el mapa.
web-dagger-changed = Qué modifica sus números
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
web-dagger-panels = Qué mostrar abajo
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
web-dagger-rise = Sube { $amount } en cada fase del supervillano
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
web-dagger-missions-left = misiones por salir
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
web-dagger-as-text-says = Como indica su texto
web-dagger-progress-of = Progresión { $progress } de { $need }
web-dagger-progress = Progresión { $count }
web-dagger-needs = Necesita { $need } de progresión
web-dagger-needs-each = Necesita { $need } de progresión por jugador
web-dagger-fails-at = Falla con { $threat } de amenaza
web-dagger-adds-threat = { $amount } más de amenaza cada ronda
web-dagger-gives-team-up = Da { $amount } de asistencia
web-dagger-if-passed = Superada: { $name }
web-dagger-if-failed = Fallida: { $name }
web-dagger-defy-from = Se desafía desde
web-dagger-rest-from = Avanza descansando en
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
web-dagger-base-used = Acción ya realizada esta ronda
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
web-dagger-exclusive = Se desbloquea con la misión de héroe
web-dagger-charge-needed = Se prepara con { $need } de carga
web-dagger-charge-of = Carga { $charge } de { $need }
web-dagger-cost = Cuesta { $cost } de asistencia
web-dagger-ready = Carta preparada
web-dagger-locked = Aún bloqueada
web-dagger-supports-ready =
    { $count ->
        [one] { $count } recurso preparado
       *[other] { $count } recursos preparados
    }
web-dagger-first = Jugador inicial
web-dagger-eliminated = Fuera de la partida
web-dagger-off-board = Vuelve la próxima ronda
web-dagger-no-hero = { $name } aún no tiene héroe
web-dagger-tokens = Fichas de aspecto por gastar: { $normal } normales, { $empowered } potenciadas
web-dagger-no-tokens = Sin fichas por gastar
web-dagger-spent =
    { $spaces ->
        [one] { $spent } de { $spaces } espacio usado
       *[other] { $spent } de { $spaces } espacios usados
    }
web-dagger-pay-with = Ficha con la que pagas la acción
web-dagger-token-normal = Normal
web-dagger-token-empowered = Potenciada
web-dagger-token-upgraded = Normal que cuenta como potenciada
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
web-dagger-spawn =
    { $dots ->
        [one] { $rank } en { $space }, con { $dots } héroe o más
       *[other] { $rank } en { $space }, con { $dots } héroes o más
    }
web-dagger-held-by = { $event } retiene a { $hero }
web-dagger-last-event = Último evento: { $event }
web-dagger-solo = En solitario controlas a dos héroes
web-dagger-now-suffer = { $hero } sufriría { $amount } de daño
web-dagger-now-attack = { $enemy } ataca a { $hero } con { $amount } de poder
web-dagger-now-recover = { $hero } recupera { $amount }
web-dagger-now-moved = { $hero } se ha movido
web-dagger-now-enemy-defeated = Cae { $enemy }
web-dagger-now-mission-completed = Misión completada: { $mission }
web-dagger-now-combat-action = { $hero } ha combatido
web-dagger-now-attacked = { $hero } ataca a { $enemy }
web-dagger-now-activating = { $enemy } va a activarse
web-dagger-now-activation = Los enemigos van a activarse
web-dagger-now-icons = Ahora, los iconos de { $event }
web-dagger-now-spawns = Ahora, las apariciones de { $event }
web-dagger-now-turn-end = Termina el turno de { $hero }
web-dagger-now-tested = { $hero } ha hecho una prueba
web-dagger-now-aspect-action = { $hero } realiza la acción de { $action }
web-dagger-now-dagger-action = { $hero } realiza la acción de D.A.G.G.E.R. en { $base }
web-dagger-now-invaded = Base invadida: { $base }
web-dagger-now-hero-phase = Empieza la fase de los héroes
web-dagger-now-nemesis-phase = Empieza la fase del supervillano

# Lo que se corrige a mano.
correct-name-event-top = La primera carta del mazo de eventos
correct-name-side-top = La siguiente misión secundaria
correct-empowered = ficha potenciada
correct-team-up = asistencia
correct-sheet = progresión en la hoja de supervillano
correct-containment = fichas de contención
correct-strengthened = fortalecido
correct-vulnerable = vulnerable
correct-aspect-tokens = fichas de aspecto
correct-base = base
correct-operational = operativa
correct-invaded = invadida

# Nombres de espacios dentro de una frase.
dagger-the-southern-cone = el Cono Sur
dagger-the-north-atlantic = el Atlántico Norte
dagger-the-near-east = Oriente Próximo
dagger-the-russian-far-east = el Extremo Oriente Ruso
dagger-the-arctic-ocean = el océano Ártico
dagger-the-north-pacific = el Pacífico Norte
dagger-the-south-pacific = el Pacífico Sur
dagger-the-south-atlantic = el Atlántico Sur
dagger-the-indian-ocean = el océano Índico
dagger-the-coral-sea = el mar del Coral
