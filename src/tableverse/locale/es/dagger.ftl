# Marvel D.A.G.G.E.R. Los nombres de cartas y lugares son contenido, no textos: véase games/dagger/content.

dagger-name = Marvel D.A.G.G.E.R.
dagger-tagline = Héroes por todo el mundo contra un supervillano: completad sus misiones y enfrentaos a él

error-dagger-same-sheet = { $first } y { $second } son dos caras de una misma hoja: solo puede jugar una de ellas.
error-dagger-same-aspect = El aspecto «{ $aspect }» está elegido dos veces: solo hay una hoja de cada uno.
error-dagger-no-such-hero = El ajuste «{ $setting }» habla de un héroe de más: en esta partida hay { $heroes }.

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

## Palabras

dagger-word-move = mover
dagger-word-combat = combatir
dagger-word-defy = desafiar
dagger-word-rest = descansar
dagger-word-attack = ataque
dagger-word-tactics = táctica
dagger-word-wild = comodín
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
dagger-word-all = todo
dagger-word-here = en tu casilla
dagger-word-region = en tu región
dagger-word-bottom = fondo del mazo
dagger-word-discard = descarte
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

## Quién y qué

dagger-you = tú
dagger-roller = el héroe que tira
dagger-nemesis = el supervillano
dagger-first-player = el jugador inicial
dagger-mission-hero = el héroe de esta misión
dagger-marked = el enemigo con la ficha de esta misión
dagger-hurt-by-own = los héroes dañados por ataques de enemigos específicos
dagger-unsummoned = los enemigos salvo el supervillano que esto aún no haya movido
dagger-the-hero = ese héroe
dagger-the-enemy = ese enemigo
dagger-the-space = esa casilla
dagger-the-base = esa base
dagger-kept-path = las casillas en las que has entrado o de las que has salido
dagger-kept-second = el segundo
dagger-kept-spawned = el enemigo aparecido
dagger-kept-target = el enemigo atacado
dagger-kept-them = todos ellos
dagger-where-here = en tu casilla
dagger-where-nearby = contiguos
dagger-where-region = en tu región
dagger-where-anywhere = en cualquier lugar
dagger-where-at = en { $at }
dagger-heroes-all = los héroes { $place }
dagger-heroes-me = tú, si estás { $place }
dagger-heroes-others = los demás héroes { $place }
dagger-heroes-alone = los héroes { $place } sin otro héroe en su casilla
dagger-heroes-beset = los héroes { $place } con un enemigo en su casilla
dagger-heroes-unbeset = los héroes { $place } sin enemigos en su casilla
dagger-heroes-based = los héroes { $place } en una base operativa
dagger-heroes-strengthened = los héroes fortalecidos { $place }
dagger-heroes-unready = los héroes { $place } con su carta de asistencia agotada
dagger-heroes-hurt = los héroes dañados { $place }
dagger-enemies-any =
    { $other ->
        [yes] los demás enemigos
       *[no] los enemigos
    }{ $vulnerable ->
        [yes] {" "}vulnerables
       *[no] {""}
    } { $place }
dagger-enemies-lesser =
    los enemigos{ $vulnerable ->
        [yes] {" "}vulnerables
       *[no] {""}
    } { $place } salvo el supervillano
dagger-enemies-own = los enemigos específicos { $place }
dagger-enemies-1 = los enemigos de rango 1 { $place }
dagger-enemies-2 = los enemigos de rango 2 { $place }
dagger-enemies-3 = los enemigos de rango 3 { $place }
dagger-enemies-elite = los enemigos de élite { $place }
dagger-enemies-elite-or-3 = los enemigos de rango 3 y de élite { $place }
dagger-hero-most-attack = el héroe con más ataque
dagger-hero-most-tactics = el héroe con más táctica
dagger-hero-most-damage = el héroe con más daño
dagger-hero-most-distance = el héroe más alejado del supervillano
dagger-hero-least-tactics = el héroe con menos táctica
dagger-hero-least-damage = el héroe con menos daño
dagger-hero-least-distance = el héroe más cercano al supervillano
dagger-nearest = lo más cercano a { $to } entre { $among }
dagger-spaces-any = cualquier casilla
dagger-spaces-numbered = las casillas numeradas
dagger-spaces-ocean = las casillas de la región del océano
dagger-spaces-adjacent = las casillas adyacentes
dagger-spaces-here-or-adjacent = tu casilla y las adyacentes
dagger-spaces-region = las casillas de tu región
dagger-spaces-with-hero = las casillas con un héroe
dagger-spaces-with-enemy = las casillas con un enemigo que no sea el supervillano
dagger-spaces-with-hero-without-own = las casillas con un héroe, si es posible sin enemigo específico
dagger-spaces-fewest-own = las casillas con un héroe y menos enemigos específicos
dagger-spaces-together = las casillas con dos o más héroes
dagger-space-of = la casilla de { $thing }
dagger-around = las casillas adyacentes a { $spaces }
dagger-space-north-america = Norteamérica (1)
dagger-space-central-america = Centroamérica (2)
dagger-space-south-america = Sudamérica (3)
dagger-space-southern-cone = Cono Sur (4)
dagger-space-north-atlantic = Atlántico Norte (5)
dagger-space-central-europe = Europa Central (6)
dagger-space-central-russia = Rusia Central (10)
dagger-space-south-asia = Asia Meridional (11)
dagger-space-east-asia = Asia Oriental (14)
dagger-space-russian-far-east = Extremo Oriente Ruso (15)
dagger-space-new-york = Nueva York
dagger-space-atlantis = Atlantis
dagger-space-wakanda = Wakanda
dagger-space-madripoor = Madripoor
dagger-space-asgard = Asgard
dagger-space-iliad = La Ilíada
dagger-region-madripoor = la región de Madripoor
dagger-regions = las regiones
dagger-bases-any =
    { $here ->
        [yes] la base de tu casilla
       *[no] las bases
    }
dagger-bases-operational =
    { $clear ->
        [yes] las bases operativas sin enemigos
       *[no] las bases operativas
    }
dagger-bases-invaded =
    { $here ->
        [yes] la base invadida de tu casilla, si no hay enemigos en ella
       *[no] { $clear ->
            [yes] las bases invadidas sin enemigos
           *[no] las bases invadidas
        }
    }
dagger-missions-any = las misiones activas con valor de progresión
dagger-missions-minor = las misiones secundarias o de héroe activas con valor de progresión
dagger-missions-this = esta misión
dagger-missions-top = la misión del supervillano
dagger-missions-side = las misiones secundarias activas
dagger-missions-ongoing = las misiones activas con efecto continuo
dagger-missions-defiable = las misiones que puedes desafiar
dagger-supports-ready = tus recursos preparados
dagger-supports-others = tus otros recursos agotados

## Números y condiciones

dagger-got-successes = los éxitos
dagger-got-wilds = los comodines obtenidos
dagger-got-dealt = el daño infligido
dagger-got-paid = la asistencia gastada
dagger-got-results = los resultados obtenidos
dagger-fact-power = su poder
dagger-fact-amount = esa cantidad
dagger-fact-dealt = el daño sufrido
dagger-fact-successes = los éxitos
dagger-track-threat = la amenaza
dagger-track-team-up = la asistencia
dagger-track-sheet = la progresión de la hoja de supervillano
dagger-track-containment = las fichas de contención
dagger-track-invaded = las bases invadidas
dagger-track-own = los enemigos específicos en juego
dagger-track-nemesis-damage = el daño del supervillano
dagger-track-side-missions = las misiones secundarias activas
dagger-track-half-heroes = la mitad de los héroes, redondeando hacia arriba
dagger-per-player = { $amount } por jugador
dagger-if-empowered = la acción es potenciada
dagger-number-if-empowered = { $otherwise } (POTENCIADA: { $then })
dagger-every = 1 por cada { $step } de { $number }
dagger-value-attack = el ataque de { $whose }
dagger-value-damage = el daño de { $whose }
dagger-value-power = el poder de { $whose }
dagger-value-half-left = la mitad de la Vida que le queda a { $whose }, redondeando hacia abajo
dagger-if-defeated = ha sido derrotado
dagger-if-did = se ha hecho
dagger-if-failed = la misión se ha fallado
dagger-if-shared = otro héroe se ha recuperado
dagger-if-showdown = es el enfrentamiento final
dagger-if-stunned = el supervillano está aturdido
dagger-about-attack = procede de un ataque
dagger-about-combat = ha sido una acción de combate
dagger-about-hero = lo ha hecho un héroe
dagger-about-kind = es una misión secundaria
dagger-about-nemesis = es el supervillano
dagger-about-own = es un enemigo específico
dagger-about-played = esta misión acaba de entrar en juego
dagger-about-token = se ha gastado la ficha potenciada
dagger-rolling = es una tirada de { $what }
dagger-within = { $what } está entre { $among }
dagger-some = hay { $what }
dagger-is-strengthened = { $who } está fortalecido
dagger-token-on = hay una ficha en esta capacidad
dagger-would-defeat = este daño te derrotaría
dagger-target-unhurt = el enemigo no tiene daño
dagger-target-vulnerable = el enemigo es vulnerable
dagger-target-strong = es un enemigo de rango 3, de élite o el supervillano
dagger-target-crowded = hay otro enemigo en su casilla

## Qué hacen los textos

dagger-do-use =
    { $once ->
        [yes] una vez por ronda
       *[no] { $exhausts ->
            [yes] agota esta carta
           *[no] { $combo ->
                [strengthened] gasta fortalecido
                [vulnerable] gasta vulnerable
               *[none] usa esto
            }
        }
    }
dagger-do-combo-done = gana 1 de asistencia por el combo
dagger-do-move = MUEVE { $spaces } ({ $who })
dagger-do-relocate = pon a { $what } directamente en { $to }
dagger-do-shift = desplaza a { $what } hasta { $spaces }
dagger-do-swap = { $what } y { $with } intercambian sus casillas
dagger-do-swap-two = { $who } intercambian sus casillas
dagger-do-set-bifrost = pon la ficha del Bifrost en { $to }
dagger-do-set-iliad = pon La Ilíada en { $to }
dagger-do-advance = { $what } avanza { $spaces } hacia { $toward }
dagger-do-test = haz una prueba de { $attribute }
dagger-do-test-plus = añade { $amount } éxitos
dagger-do-test-dice = tira { $amount } dados más
dagger-do-test-wild = cada comodín cuenta como { $amount } éxitos
dagger-do-test-per-wild = añade { $amount } éxitos por cada comodín
dagger-do-test-count =
    { $empowered ->
        [True] POTENCIADA: los resultados de { $icons } cuentan como éxitos
       *[other] los resultados de { $icons } cuentan como éxitos
    }
dagger-do-attack = ataca a un enemigo de tu casilla
dagger-do-defy = desafía una misión desde tu casilla
dagger-do-rest = haz una prueba de táctica; por cada éxito RECUPERA 1 o CARGA 1
dagger-do-take = { $who }: realiza la acción de { $action }
dagger-do-take-some = realiza { $times } acciones distintas entre { $among }
dagger-do-add-successes = añade { $amount } éxitos
dagger-do-add-results = añade { $results } a la tirada
dagger-do-reroll = vuelve a tirar dados
dagger-do-deal = inflige { $damage } de daño a { $to }
dagger-do-deal-shared = inflige { $damage } de daño, repartido entre { $among }
dagger-do-suffer = { $who }: sufre { $damage } de daño
dagger-do-suffer-together = los héroes sufren { $damage } de daño entre todos
dagger-do-nemesis-attacks = el supervillano ataca a { $who }
dagger-do-prevent = evita { $amount } del daño
dagger-do-prevent-defeat = evita tanto daño como para quedar a 1 de tu Vida
dagger-do-take-over = sufre ese daño en su lugar
dagger-do-cancel = anúlalo
dagger-do-defeat = derrota a { $what }
dagger-do-remove-pawns = retira del tablero a { $what }
dagger-do-heal = { $what }: recupera daño ({ $amount })
dagger-do-clear-stun = el supervillano pierde el aturdimiento y todo el daño
dagger-do-recover = { $who }: RECUPERA { $amount }
dagger-do-charge = { $who }: CARGA { $amount }
dagger-do-strengthen = fortalece a { $who }
dagger-do-weaken = { $who }: pierde fortalecido
dagger-do-spend-strengthened = { $who }: gasta fortalecido
dagger-do-expose = deja vulnerable a { $what }
dagger-do-cover = { $what }: descarta vulnerable
dagger-do-spend-vulnerable = gasta la ficha de vulnerable de { $what }
dagger-do-exhaust = agota recursos
dagger-do-drop-charge = { $who }: descarta toda la progresión de tus recursos
dagger-do-charge-card = CARGA 1 en { $card }
dagger-do-ready-team-up = { $who }: prepara tu carta de asistencia sin coste
dagger-do-place = coloca { $amount } de progresión en { $on }
dagger-do-unplace = quita progresión ({ $amount }) de { $from }
dagger-do-place-on-sheet = coloca { $amount } de progresión en la hoja de supervillano
dagger-do-remove-from-sheet = quita progresión ({ $amount }) de la hoja de supervillano
dagger-do-gain = gana { $amount } de asistencia
dagger-do-lose-team-up = pierde asistencia ({ $amount })
dagger-do-spend-team-up = gasta { $amount } de asistencia
dagger-do-pay-any-team-up = los héroes pueden gastar cualquier cantidad de asistencia
dagger-do-raise = la amenaza sube { $amount }
dagger-do-lower = la amenaza baja { $amount }
dagger-do-contain = coloca 1 ficha de contención en la hoja de supervillano
dagger-do-mark = coloca la ficha de esta misión junto a { $what }
dagger-do-mark-base = coloca 1 de progresión en { $what }; con { $enough } bases se completa la misión
dagger-do-spawn = aparece un enemigo de rango { $rank } en { $at }
dagger-do-spawn-side = aparece 1 misión secundaria
dagger-do-free = libera { $what }
dagger-do-invade = el supervillano invade { $what }
dagger-do-base-effect = resuelve el efecto D.A.G.G.E.R. de tu base
dagger-do-region-effect = resuelve un efecto D.A.G.G.E.R. de tu región
dagger-do-ongoing = resuelve el efecto continuo de { $what }
dagger-do-nemesis-ability = resuelve la capacidad { $icon } del supervillano
dagger-do-activate = los enemigos de rango { $rank } se activan
dagger-do-cancel-icons = anula los iconos de capacidad del evento
dagger-do-cancel-spawn = anula un icono de aparición del evento
dagger-do-look = mira el primer evento del mazo
dagger-do-drop-top-event = pon el primer evento en: { $to }
dagger-do-hold = deja esta carta junto al tablero
dagger-do-all-empowered = todas las acciones cuentan como potenciadas en esta fase de los héroes
dagger-do-calm = los enemigos salvo el supervillano no se activan en { $region }
dagger-do-more-damage = el supervillano inflige { $amount } de daño adicional en esta fase
dagger-do-roll = tira { $dice } dados y cuenta los resultados de { $icon }
dagger-do-summon = { $what } va directamente a tu casilla
dagger-do-remember = fíjate en { $what }
dagger-do-nothing = nada más
dagger-do-by-each = { $heroes }: { $effect }
dagger-do-up-to = hasta { $times } de { $among }: { $effect }
dagger-do-exactly = { $times } de { $among }: { $effect }

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
dagger-ask-move = { $hero } puede mover { $left } más
dagger-ask-attack = ¿A qué enemigo ataca { $hero }?
dagger-ask-defy = ¿Qué misión desafía { $hero }?
dagger-ask-spend = { $hero } tiene { $left } por gastar
dagger-ask-roll = { $hero } ha sacado { $dice }: { $successes } éxitos. ¿Cambiar la tirada?
dagger-ask-reroll = ¿Qué dados se vuelven a tirar? ({ $dice })
dagger-ask-wild = { $hero } puede resolver efectos D.A.G.G.E.R.: { $left }
dagger-ask-bifrost = ¿Mover la ficha del Bifrost?
dagger-ask-divide = Reparte { $left } de daño
dagger-ask-share = ¿Quién sufre? Quedan { $left } por repartir
dagger-ask-shift = Envía a { $enemy } hasta { $left } casillas
dagger-ask-take = ¿Qué acción realiza { $hero }?
dagger-ask-mission = ¿Pones en juego tu misión de héroe?
dagger-ask-activate = ¿Qué enemigo se activa ahora?
dagger-ask-target = ¿A quién ataca { $enemy }?
dagger-ask-toward = ¿Por dónde va { $enemy }?
dagger-ask-push = ¿Mover a { $enemy }, que está aturdido?
dagger-ask-pay = ¿Gastar asistencia?
dagger-ask-cancel-spawn = ¿Qué icono de aparición se anula?

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
dagger-option-done = Listo
dagger-option-bifrost = A { $space }
dagger-option-leave-it = Dejarlo
dagger-option-effect = Efecto de { $base }
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

dagger-event-chose-hero = { $seat } juega con { $hero }
dagger-event-chose-support = { $hero } empieza con { $support } preparada
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
dagger-event-tested = { $hero }: { $successes } éxitos
dagger-event-effect = { $hero } resuelve el efecto de { $base }
dagger-event-damaged = { $enemy } sufre { $amount } ({ $total }/{ $life })
dagger-event-damage-cancelled = Se anula el daño a { $enemy }
dagger-event-defeated = { $enemy } cae en { $space } (poder { $power })
dagger-event-removed = { $enemy } deja el tablero
dagger-event-rose-again = { $enemy } se levanta de nuevo ({ $face })
dagger-event-stayed-down = { $enemy } no se levanta ({ $face })
dagger-event-stunned = { $enemy } queda aturdido
dagger-event-unstunned = { $enemy } se libra del aturdimiento y del daño
dagger-event-healed = { $enemy } recupera { $amount } de daño
dagger-event-vulnerable = { $enemy } queda vulnerable
dagger-event-vulnerable-spent = Se gasta la ficha de vulnerable de { $enemy }
dagger-event-covered = { $enemy } deja de ser vulnerable
dagger-event-spawned = { $enemy } aparece en { $space }
dagger-event-no-pawn = No quedan peones de { $card }
dagger-event-enemy-moved = { $enemy } va de { $from_space } a { $space }
dagger-event-activates = { $enemy } se activa
dagger-event-attacked = { $enemy } ataca a { $hero } (poder { $power })
dagger-event-hurt = { $hero } sufre { $amount } ({ $total }/{ $life })
dagger-event-prevented = Se evita { $amount } del daño a { $hero }
dagger-event-spared = { $hero } aguanta
dagger-event-recovered = { $hero } recupera { $amount }
dagger-event-strengthened = { $hero } queda fortalecido
dagger-event-weakened = { $hero } deja de estar fortalecido
dagger-event-hero-defeated = { $hero } ha sido derrotado
dagger-event-flipped = { $seat } sigue con { $hero }
dagger-event-eliminated = { $seat } queda eliminado con { $hero }
dagger-event-charged = { $hero } carga { $support } ({ $amount }/{ $need })
dagger-event-readied = { $support } de { $hero } está preparada
dagger-event-exhausted = { $support } de { $hero } se agota
dagger-event-charge-lost = { $hero } pierde la progresión de sus recursos
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
dagger-event-marked = { $mission } trata ahora de { $enemy }
dagger-event-base-marked = { $mission }: progresión en { $base }
dagger-event-sheet = Hoja de supervillano: +{ $amount } de progresión ({ $total })
dagger-event-sheet-down = Hoja de supervillano: -{ $amount } de progresión ({ $total })
dagger-event-contained = Fichas de contención: { $total }
dagger-event-invaded = { $enemy } invade { $base }
dagger-event-freed = { $base } vuelve a ser libre
dagger-event-bifrost = El Bifrost se abre en { $space }
dagger-event-event = Evento: { $event }
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
dagger-event-triggered = Se usa { $ability }
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

## Qué cambian las cartas mientras están en juego y qué hacen distinto los enemigos

dagger-passive-successes = { $amount } éxitos más ({ $scope })
dagger-passive-dice = tira { $amount } dados más en cada prueba
dagger-passive-move = valor de MUEVE +{ $amount }
dagger-passive-power = poder +{ $amount }
dagger-passive-combat-reach = tu acción de combate puede atacar a un enemigo contiguo
dagger-passive-defy-reach = tu acción de desafío puede desafiar una misión como si estuvieras en una casilla adyacente
dagger-passive-hidden = los enemigos que se activan te ignoran
dagger-passive-any-base = por cada comodín puedes resolver el efecto de cualquier base operativa
dagger-passive-no-charge = los héroes no pueden cargar
dagger-passive-no-team-up-spending = los héroes no pueden gastar asistencia
dagger-passive-no-support = los héroes no pueden resolver efectos D.A.G.G.E.R.
dagger-passive-no-wild-support = los héroes no pueden resolver efectos D.A.G.G.E.R. por comodines
dagger-passive-sheet-by-ability = las capacidades que colocan progresión en la hoja de supervillano colocan { $amount } más
dagger-passive-life = Vida por jugador +{ $amount }
dagger-passive-upgrade = una vez por fase de los héroes una acción pagada con una ficha normal cuenta como potenciada
dagger-passive-when = { $effect }, si { $condition }
dagger-scope-none = siempre
dagger-scope-combat = acciones de combate
dagger-scope-defy = acciones de desafío
dagger-scope-attack = ataques
dagger-scope-action = acción de mover
dagger-scope-own = enemigos específicos
dagger-scope-nemesis = supervillano
dagger-scope-1 = enemigos de rango 1
dagger-trait-hunts = al moverse, va hacia el héroe más cercano
dagger-trait-fast = al moverse, avanza hasta 2 casillas
dagger-trait-raids = invade la base operativa de su casilla en vez de atacar
dagger-trait-reach-1 = sin héroes en su casilla ataca al más cercano hasta a 1 casilla
dagger-trait-reach-2 = sin héroes en su casilla ataca al más cercano hasta a 2 casillas
dagger-trait-sweeps = ataca a todos los héroes de su casilla
dagger-trait-payback = inflige 1 de daño tras una acción de combate que no lo derrote
dagger-trait-demoralizes = quien sea atacado pierde fortalecido o sufre 1 más
dagger-trait-rises-again = si una acción de combate fuera a derrotarlo se tira 1 dado: con táctica se recupera
dagger-trait-grows = su Vida aumenta en 1 por cada vez que ha sido derrotado
dagger-trait-copies-attack = su poder es el ataque del héroe atacado, si es mayor
dagger-trait-never-vulnerable = nunca queda vulnerable
dagger-trait-hurt-by-attacks-only = solo los ataques lo dañan
dagger-trait-blocks-support = los héroes de su casilla no pueden resolver efectos D.A.G.G.E.R.
dagger-trait-shields-nemesis = en la casilla del supervillano uno de ellos sufre 1 de su daño
