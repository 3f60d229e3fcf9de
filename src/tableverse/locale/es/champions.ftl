# Marvel Champions. Los nombres de las cartas son contenido, no textos: véase games/champions/content.

champions-name = Marvel Champions: El juego de cartas
champions-tagline = Crea el mazo de tu héroe y detén al villano antes de que complete su plan
champions-seat = jugador { $number }

## What a player is asked

champions-ask-turn = Tu turno: elige qué hacer
champions-ask-pay = Paga { $card }: faltan { $amount }
champions-ask-place = ¿Dónde va { $card }?
champions-ask-defend = { $card } ataca a { $seat }: ¿quién defiende?
champions-ask-lose-status = ¿Qué carta de estado se descarta?
champions-ask-mulligan = Descarta las cartas que no quieras y roba otras tantas
champions-ask-show = ¿Dejas que tus compañeros vean tu mano? Quien mira no la ve nunca
champions-ask-discard = Descarta las cartas que quieras, al menos hasta tu tamaño de mano
champions-ask-discard-up-to = Elige una carta para descartarla
champions-ask-minion = ¿Qué esbirro se activa a continuación?
champions-ask-activation = ¿Qué activación viene ahora?
champions-ask-ally-limit = Tienes demasiados aliados: descarta uno
champions-ask-help = { $seat } te pide una acción
champions-ask-scatter = Asigna 1 de daño (quedan { $amount })
champions-ask-scatter-thwart = Retira 1 de amenaza (quedan { $amount })
champions-ask-limit-restricted = Controlas demasiadas cartas restringidas: descarta una
champions-ask-limit-side-schemes = Hay demasiados planes secundarios de jugador: descarta uno
champions-ask-pledge = { $seat } juega { $card }: ¿ayudas a pagar?

## What a player can answer

champions-option-play = Juega { $card }
champions-option-use = Usa { $card }
champions-option-spend = Descarta { $card } para pagar
champions-option-discard = Descarta { $card }
champions-option-place = { $card }
champions-option-defend = Defiende con { $card }
champions-option-lose = { $card } deja de estar { $status }
champions-option-undefended = No defender
champions-option-next = { $card }
champions-option-against = { $card } contra { $target }
champions-option-recover = { $card } se recupera
champions-option-attack = { $card } ataca a { $target }
champions-option-thwart = { $card } interviene en { $target }
champions-option-change-form = Cambia de forma
champions-option-end-turn = Termina el turno
champions-option-ask = Pide una acción a { $seat }
champions-option-decline = No hacer nada
champions-option-keep = Quédate el resto
champions-option-show = Enseñar mi mano a mis compañeros
champions-option-hide = Guardarme mi mano
champions-option-done = Nada más
champions-option-pledge = Aportar { $card }

## What has happened

champions-event-accelerated =
    { $tokens ->
        [one] El plan principal tiene { $tokens } ficha de aceleración
       *[other] El plan principal tiene { $tokens } fichas de aceleración
    }
champions-event-activates =
    { $card } se activa contra { $seat } ({ $how ->
        [attack] ataque
       *[other] plan
    })
champions-event-attacks = { $card } ataca a { $target }
champions-event-boost = Carta de aumento: { $card } (+{ $icons })
champions-event-boosted = { $card } recibe una carta de aumento
champions-event-cancelled = Se cancelan los efectos de { $card }
champions-event-boost-cancelled = Se cancelan los iconos de aumento de { $card }: { $icons }
champions-event-completed = { $card } se completa
champions-event-counters =
    { $counters ->
        [one] { $card } tiene { $counters } contador
       *[other] { $card } tiene { $counters } contadores
    }
champions-event-damaged = { $card } sufre { $amount } de daño
champions-event-dealt = { $seat } recibe una carta de encuentro
champions-event-defeated = { $card } es derrotado
champions-event-defends = { $card } defiende
champions-event-discarded = Se descarta { $card }
champions-event-drew = { $seat } roba { $amount }
champions-event-eliminated = { $seat } queda eliminado
champions-event-encounter-reshuffled =
    { $tokens ->
        [one] Se rehace el mazo de encuentros: { $tokens } ficha de aceleración
       *[other] Se rehace el mazo de encuentros: { $tokens } fichas de aceleración
    }
champions-event-entered = { $card } entra en juego
champions-event-exhausted = { $card } se agota
champions-event-first = { $seat } es el jugador inicial
champions-event-flipped = { $card } muestra su otra cara
champions-event-recorded = Hoja de campaña: { $mark } { $amount }
champions-event-became =
    { $kind ->
        [ally] { $card } es ahora un aliado
       *[minion] { $card } es ahora un esbirro
    }
champions-event-form = { $seat } cambia de forma: { $card }
champions-event-generated = { $card } genera { $resources }
champions-event-healed = { $card } se cura { $amount }
champions-event-immune = { $card } no puede sufrir daño
champions-event-into-deck = { $card } se baraja en su mazo
champions-event-lasting = Comienza un efecto duradero ({ $card })
champions-event-left = { $card } sale del juego
champions-event-lost = Los jugadores pierden
champions-event-nemesis = { $card } viene a por ti
champions-event-played = { $seat } juega { $card }
champions-event-prevented = Se evita { $amount }
champions-event-readied = Se preparan todas las cartas
champions-event-shows-hand = { $seat } deja que los demás vean su mano
champions-event-hides-hand = { $seat } se guarda su mano
champions-event-ready = { $card } se prepara
champions-event-recovers = { $card } se recupera
champions-event-removed = { $card } se retira de la partida
champions-event-reshuffled = { $seat } rehace su mazo
champions-event-revealed = { $seat } revela { $card }
champions-event-round = Ronda { $round }
champions-event-scheme = Nuevo plan principal: { $card }
champions-event-schemes = { $card } ejecuta el plan: { $amount } de amenaza
champions-event-searches = { $seat } mira cartas de un mazo
champions-event-shuffled = Se baraja un mazo
champions-event-spent = { $seat } paga con { $card }
champions-event-stage = Siguiente fase del villano: { $card }
champions-event-status = { $card } está { $status }
champions-event-status-gone = { $card } ya no está { $status }
champions-event-stored = { $amount } de daño se pone en { $card } en su lugar
champions-event-strikes = { $card } hace { $amount } de daño a { $target }
champions-event-surge = { $card } gana oleada
champions-event-threat = Se coloca { $amount } de amenaza en { $card } ({ $threat })
champions-event-thwarted = Se retira { $amount } de amenaza de { $card } (queda { $threat })
champions-event-thwarts = { $card } interviene en { $target }
champions-event-to-hand = { $card } va a la mano de su propietario
champions-event-tough-stopped = { $card } estaba duro: no sufre daño
champions-event-triggered = Se activa { $origin }
champions-event-tucked = Una carta de { $seat } se pone boca abajo bajo { $under }
champions-event-turn = Turno de { $seat }
champions-event-uses = { $seat } usa { $card }
champions-event-repeats = { $seat } repite { $card }
champions-event-won = Los jugadores ganan
champions-event-declared = { $seat } quiere jugar { $card }
champions-event-pledged = { $seat } ofrece { $card }
champions-event-not-paid = { $card } no se puede pagar y sigue en la mano de { $seat }
champions-event-attached = { $card } se vincula a { $target }
champions-event-engaged = { $card } se enfrenta a { $seat }
champions-event-drew-obligation = { $seat } roba la obligación { $card }
champions-event-token =
    { $tokens ->
        [one] { $card } tiene { $tokens } ficha de aceleración
       *[other] { $card } tiene { $tokens } fichas de aceleración
    }

## How it ended

champions-reason-villain = La última fase del villano fue derrotada
champions-reason-scheme = El villano completó el plan principal
champions-reason-eliminated = Todos los héroes fueron eliminados
champions-reason-encounter-deck = El mazo de encuentros se agotó del todo
champions-reason-card = Lo decidió una carta del escenario

## Card anatomy

champions-resource-energy = energía
champions-resource-mental = mental
champions-resource-physical = física
champions-resource-wild = universal
champions-resource-kinds = diferentes
champions-resource-any = cualquiera
champions-kind-hero = héroe
champions-kind-alter-ego = alter ego
champions-kind-ally = aliado
champions-kind-event = evento
champions-kind-resource = recurso
champions-kind-support = apoyo
champions-kind-upgrade = mejora
champions-kind-villain = villano
champions-kind-main-scheme = plan principal
champions-kind-side-scheme = plan secundario
champions-kind-minion = esbirro
champions-kind-treachery = perfidia
champions-kind-attachment = accesorio
champions-kind-environment = entorno
champions-kind-obligation = obligación
champions-kind-player-side-scheme = plan secundario de jugador
champions-aspect-hero = héroe
champions-aspect-aggression = Agresividad
champions-aspect-justice = Justicia
champions-aspect-leadership = Liderazgo
champions-aspect-protection = Protección
champions-aspect-basic = básica
champions-aspect-encounter = encuentro
champions-stat-thw = INT
champions-stat-atk = ATQ
champions-stat-def = DEF
champions-stat-rec = REC
champions-stat-sch = PLA
champions-stat-hp = puntos de vida
champions-stat-hand = tamaño de mano
champions-stat-cost = coste de la próxima carta
champions-stat-printed-cost = coste
champions-stat-allies = límite de aliados
champions-stat-basic-power = atributo básico que se use
champions-stat-damage-taken = daño sufrido
champions-status-stunned = aturdido
champions-status-confused = confundido
champions-status-tough = duro
champions-keyword-alliance = alianza
champions-keyword-assault = asalto
champions-keyword-guard = guardia
champions-keyword-hinder = complicación
champions-keyword-incite = incitar
champions-keyword-overkill = brutalidad
champions-keyword-patrol = patrulla
champions-keyword-permanent = permanente
champions-keyword-peril = peligro
champions-keyword-piercing = penetrante
champions-keyword-quickstrike = ataque veloz
champions-keyword-ranged = a distancia
champions-keyword-restricted = restringida
champions-keyword-retaliate = represalia
champions-keyword-setup = inicio
champions-keyword-stalwart = firmeza
champions-keyword-steady = tesón
champions-keyword-surge = oleada
champions-keyword-temporary = temporal
champions-keyword-toughness = dureza
champions-keyword-victory = victoria
champions-keyword-villainous = infame
champions-keyword-vulnerable = vulnerable
champions-trait-aerial = Aéreo
champions-trait-android = Androide
champions-trait-armor = Armadura
champions-trait-assassin = Asesino
champions-trait-attack = Ataque
champions-trait-attorney = Abogado
champions-trait-avenger = Vengador
champions-trait-black-panther = Pantera Negra
champions-trait-brute = Bruto
champions-trait-condition = Alteración
champions-trait-criminal = Criminal
champions-trait-cyborg = Cíborg
champions-trait-defender = Defensor
champions-trait-defense = Defensa
champions-trait-drone = Dron
champions-trait-elite = Élite
champions-trait-gamma = Gamma
champions-trait-genius = Genio
champions-trait-hero-for-hire = Héroe de alquiler
champions-trait-hydra = Hydra
champions-trait-item = Objeto
champions-trait-king = Rey
champions-trait-kree = Kree
champions-trait-location = Lugar
champions-trait-masters-of-evil = Señores del Mal
champions-trait-mercenary = Mercenario
champions-trait-persona = Individuo
champions-trait-shield = S.H.I.E.L.D.
champions-trait-skill = Habilidad
champions-trait-soldier = Soldado
champions-trait-spy = Espía
champions-trait-superpower = Superpoder
champions-trait-tactic = Táctica
champions-trait-tech = Tecnología
champions-trait-thwart = Intervención
champions-trait-wakanda = Wakanda
champions-trait-weapon = Arma

## How abilities are headed

champions-heading-action = Acción
champions-heading-interrupt = Interrupción
champions-heading-response = Respuesta
champions-heading-forced-interrupt = Interrupción obligada
champions-heading-forced-response = Respuesta obligada
champions-heading-resource = Recurso
champions-heading-when-revealed = Cuando se muestre
champions-heading-when-defeated = Cuando sea derrotada
champions-heading-boost = Aumento
champions-heading-setup = Preparación
champions-heading-special = Especial
champions-heading-when-completed = Cuando se complete
champions-heading-when-revealed-a = Al revelarla (lado A)
champions-label-attack = ataque
champions-label-thwart = intervención
champions-label-defense = defensa
champions-label-anyone = cualquier jugador
champions-limit-round = una vez por ronda
champions-limit-phase = una vez por fase
champions-when-attack =
    { $moment ->
        [would] cuando { $who } fuera a atacar
        [before] cuando { $who } ataca
       *[after] después de que { $who } ataque
    }
champions-when-thwart =
    { $moment ->
        [would] cuando { $who } fuera a intervenir
        [before] cuando { $who } interviene
       *[after] después de que { $who } intervenga
    }
champions-when-defense =
    { $moment ->
        [would] cuando { $who } fuera a defender
        [before] cuando { $who } defiende
       *[after] después de que { $who } defienda
    }
champions-when-damage =
    { $moment ->
        [would] cuando se fuera a infligir daño a { $who }
        [before] cuando se inflige daño a { $who }
       *[after] después de infligir daño a { $who }
    }
champions-when-taking =
    { $moment ->
        [would] cuando { $who } fuera a sufrir daño
        [before] cuando { $who } sufre daño
       *[after] después de que { $who } sufra daño
    }
champions-when-defeat =
    { $moment ->
        [would] cuando se fuera a derrotar a { $who }
        [before] cuando se derrota a { $who }
       *[after] después de que se derrote a { $who }
    }
champions-when-threat =
    { $moment ->
        [would] cuando se fuera a colocar amenaza en { $who }
        [before] cuando se coloca amenaza en { $who }
       *[after] después de colocar amenaza en { $who }
    }
champions-when-enemy-attack =
    { $moment ->
        [would] cuando { $who } fuera a atacar
        [before] cuando { $who } ataca
       *[after] después de que { $who } ataque
    }
champions-when-enemy-scheme =
    { $moment ->
        [would] cuando { $who } fuera a ejecutar el plan
        [before] cuando { $who } ejecuta el plan
       *[after] después de que { $who } ejecute el plan
    }
champions-when-reveal =
    { $moment ->
        [would] cuando se fuera a mostrar { $who }
        [before] cuando se muestra { $who }
       *[after] después de mostrar { $who }
    }
champions-when-boost = cuando se pone boca arriba { $who }
champions-when-enter =
    { $moment ->
        [before] cuando { $who } entra en juego
       *[after] después de que { $who } entre en juego
    }
champions-when-engage =
    { $moment ->
        [before] cuando { $who } se enfrenta a un jugador
       *[after] después de que { $who } se enfrente a un jugador
    }
champions-when-player-phase-end =
    { $moment ->
        [before] cuando termina la fase de los jugadores
       *[after] después de que termine la fase de los jugadores
    }
champions-when-played =
    { $moment ->
        [before] cuando se juega { $who }
       *[after] después de jugar { $who }
    }
champions-when-form =
    { $moment ->
        [before] cuando un jugador cambia de forma
       *[after] después de que un jugador cambie de forma
    }
champions-when-round-end =
    { $moment ->
        [before] cuando termina la ronda
       *[after] después de terminar la ronda
    }
champions-line = { $head }: { $effect }
champions-line-if = { $when }, si { $condition }
champions-line-cost = { $cost } → { $effect }
champions-line-spend = gasta { $kinds }
champions-line-spend-x = gasta cualquier cantidad de { $kinds }
champions-line-constant = { $change }.
champions-line-constant-while = Mientras { $when }, { $change }.
champions-line-attach = Vincúlala a { $to }.
champions-line-counters = Entra en juego con { $amount } contadores.
champions-line-uses = Entra en juego con { $amount } contadores; se descarta con el último.
champions-line-max-player = Una por jugador.
champions-line-max-host = Una en cada uno.
champions-line-play-form = Solo en forma de { $form }.
champions-line-anyone = Juégala bajo el control de cualquier jugador.
champions-line-doubles = Da el doble para cartas de { $aspect }.
champions-line-otherwise-surge = Si no hay ninguno, oleada.
champions-line-give-to = Dásela al jugador de { $card }.
champions-line-endless = Tiene puntos de vida infinitos.
champions-term-linked = Enlazada ({ $card }).
champions-term-team-up = Equipo ({ $cards }).
champions-term-teamwork = Trabajo en equipo ({ $trait }).
champions-term-requirement = Requisito ({ $kinds }).
champions-term-paid-only-with = Para pagar esta carta solo se puede gastar { $kind }.
champions-term-form = Forma de { $type }.
champions-line-campaign = Campaña: { $campaign }.

## Things

champions-those-this = esta carta
champions-those-event-under-way = el evento que juegas
champions-those-host = la carta a la que está vinculada
champions-those-identity = tu identidad
champions-those-villain = el villano
champions-those-main-scheme = el plan principal
champions-those-schemes = los planes con amenaza
champions-those-side-schemes = los planes secundarios
champions-those-enemies = los enemigos
champions-those-all-enemies = todos los enemigos
champions-those-minions = los esbirros
champions-those-engaged-minions = los esbirros enfrentados a ti
champions-those-allies = los aliados
champions-those-your-allies = tus aliados
champions-those-your-characters = tus personajes
champions-those-friends = los personajes amistosos
champions-those-heroes-and-allies = los héroes y aliados
champions-those-characters = los personajes
champions-those-heroes = los héroes
champions-those-your-alter-ego = tu alter ego
champions-those-your-hero = tu héroe
champions-those-your-upgrades = tus mejoras
champions-those-your-supports = tus apoyos
champions-those-your-upgrades-and-supports = tus mejoras y apoyos
champions-those-other-encounter-cards = las demás cartas de encuentro
champions-those-environments = los entornos
champions-those-hand = las cartas de tu mano
champions-those-your-deck = las cartas de tu mazo
champions-those-your-discard = las cartas de tu pila de descartes
champions-those-all-discards = las cartas de las pilas de descartes de los jugadores
champions-those-encounter-cards = el mazo de encuentros y su pila de descartes
champions-those-nemesis-set = tu conjunto de némesis
champions-those-players = los jugadores
champions-those-first-player = el jugador inicial
champions-those-engaged-player = el jugador enfrentado
champions-those-all-schemes = los planes
champions-those-aside = las cartas apartadas
champions-fact-attacker = quien actúa
champions-fact-card = esa carta
champions-fact-defeated = quien ha sido derrotado
champions-fact-enemy = ese enemigo
champions-fact-target = quien lo sufre
champions-fact-source = lo que lo causa
champions-fact-damaged = quien ha sufrido daño
champions-fact-seat = ese jugador
champions-fact-defender = quien defiende
champions-fact-targets = quien ha sido atacado
champions-fact-scheme = ese plan
champions-these-discarded = las cartas descartadas así
champions-these-damaged = los personajes dañados así
champions-filter-trait =
    { $number ->
        [is] { $of } tiene el rasgo { $argument }
       *[other] { $of } con el rasgo { $argument }
    }
champions-filter-resource = { $of } con un recurso impreso ({ $argument })
champions-filter-engaged = { $of } en enfrentamiento contigo
champions-filter-damaged = { $of } con daño
champions-filter-ready =
    { $number ->
        [one] { $of } que no esté agotado
       *[many] { $of } que no estén agotados
    }
champions-filter-exhausted =
    { $number ->
        [one] { $of } que esté agotado
       *[many] { $of } que estén agotados
    }
champions-filter-threatened = { $of } con amenaza
champions-filter-without-attached = { $of } sin { $argument }
champions-filter-in-title = { $of } con «{ $argument }» en su título
champions-named = { $card }
champions-highest = { $of } con el mayor valor impreso de { $stat }
champions-last = la más alta de { $of }
champions-without = { $of } que no sea { $these }
champions-said = { $said }
champions-one-of = una de { $of }
champions-one-schemes =
    { $how ->
        [each] cada plan
       *[one] un plan
    }
champions-one-side-schemes =
    { $how ->
        [each] cada plan secundario
       *[one] un plan secundario
    }
champions-one-all-schemes =
    { $how ->
        [each] cada plan
       *[one] un plan
    }
champions-one-enemies =
    { $how ->
        [each] cada enemigo
       *[one] un enemigo
    }
champions-one-all-enemies =
    { $how ->
        [each] cada enemigo
       *[one] un enemigo
    }
champions-one-minions =
    { $how ->
        [each] cada esbirro
       *[one] un esbirro
    }
champions-one-engaged-minions =
    { $how ->
        [each] cada esbirro enfrentado a ti
       *[one] un esbirro enfrentado a ti
    }
champions-one-allies =
    { $how ->
        [each] cada aliado
       *[one] un aliado
    }
champions-one-your-allies =
    { $how ->
        [each] cada aliado que controles
       *[one] un aliado que controles
    }
champions-one-your-characters =
    { $how ->
        [each] cada personaje que controles
       *[one] un personaje que controles
    }
champions-one-friends =
    { $how ->
        [each] cada personaje amigo
       *[one] un personaje amigo
    }
champions-one-heroes-and-allies =
    { $how ->
        [each] cada héroe y aliado
       *[one] un héroe o aliado
    }
champions-one-characters =
    { $how ->
        [each] cada personaje
       *[one] un personaje
    }
champions-one-heroes =
    { $how ->
        [each] cada héroe
       *[one] un héroe
    }
champions-one-your-upgrades =
    { $how ->
        [each] cada mejora que controles
       *[one] una mejora que controles
    }
champions-one-your-supports =
    { $how ->
        [each] cada apoyo que controles
       *[one] un apoyo que controles
    }
champions-one-your-upgrades-and-supports =
    { $how ->
        [each] cada mejora y apoyo que controles
       *[one] una mejora o un apoyo que controles
    }
champions-one-attachments =
    { $how ->
        [each] cada accesorio
       *[one] un accesorio
    }
champions-one-all-supports =
    { $how ->
        [each] cada apoyo
       *[one] un apoyo
    }
champions-one-environments =
    { $how ->
        [each] cada entorno
       *[one] un entorno
    }
champions-one-hand =
    { $how ->
        [each] cada carta de tu mano
       *[one] una carta de tu mano
    }
champions-one-your-deck =
    { $how ->
        [each] cada carta de tu mazo
       *[one] una carta de tu mazo
    }
champions-one-your-discard =
    { $how ->
        [each] cada carta de tu pila de descartes
       *[one] una carta de tu pila de descartes
    }
champions-one-all-discards =
    { $how ->
        [each] cada carta de la pila de descartes de cualquier jugador
       *[one] una carta de la pila de descartes de cualquier jugador
    }
champions-one-other-encounter-cards =
    { $how ->
        [each] cada una de las demás cartas de encuentro
       *[one] otra carta de encuentro
    }
champions-one-encounter-cards =
    { $how ->
        [each] cada carta del mazo de encuentros o de su pila de descartes
       *[one] una carta del mazo de encuentros o de su pila de descartes
    }
champions-one-aside =
    { $how ->
        [each] cada carta apartada
       *[one] una carta apartada
    }
champions-one-nemesis-set =
    { $how ->
        [each] cada carta de tu conjunto de némesis
       *[one] una carta de tu conjunto de némesis
    }
champions-one-players =
    { $how ->
        [each] cada jugador
       *[one] un jugador
    }
champions-place-hand = tu mano
champions-place-your-deck = tu mazo
champions-place-your-discard = tu pila de descartes
champions-place-all-discards = la pila de descartes de cualquier jugador
champions-place-encounter-cards = el mazo de encuentros o su pila de descartes
champions-place-aside = las cartas apartadas
champions-place-nemesis-set = tu conjunto de némesis
champions-a-hero = un héroe
champions-a-alter-ego = un alter ego
champions-a-ally = un aliado
champions-a-event = un evento
champions-a-resource = un recurso
champions-a-support = un apoyo
champions-a-upgrade = una mejora
champions-a-villain = un villano
champions-a-main-scheme = un plan principal
champions-a-side-scheme = un plan secundario
champions-a-minion = un esbirro
champions-a-treachery = una perfidia
champions-a-attachment = un accesorio
champions-a-environment = un entorno
champions-a-obligation = una obligación
champions-a-player-side-scheme = un plan secundario de jugador
champions-from = { $what } de { $place }
champions-topmost = la primera carta de tipo { $what }
champions-each-kind = cada { $kind } de { $place }
champions-if-kind = { $of }, si es { $kind },
champions-that-player = ese jugador
champions-each-player = cada jugador
champions-tail-each-player = por cada jugador
champions-tail-instead = ({ $instead } en su lugar si { $when })
champions-tail-x = , donde X equivale a { $number }
champions-do-draw-you = roba { $amount } { $count ->
        [1] carta
       *[other] cartas
    }
champions-do-discard-random-you = descarta al azar { $amount } { $count ->
        [1] carta
       *[other] cartas
    } de tu mano
champions-do-discard-top-you =
    { $count ->
        [1] descarta la carta superior de tu mazo
       *[other] descarta las { $amount } cartas superiores de tu mazo
    }
champions-do-drone-you =
    { $count ->
        [1] pon en juego boca abajo la carta superior de tu mazo como esbirro Dron enfrentado a ti
       *[other] pon en juego boca abajo las { $amount } cartas superiores de tu mazo como esbirros Dron enfrentados a ti
    }
champions-do-tuck-you = pon boca abajo bajo esta carta una carta al azar de tu mano
champions-do-deal-encounter-you = repártete una carta de encuentro
champions-do-put-into-play-you = pon en juego { $these }
champions-when-attack-you =
    { $moment ->
        [would] cuando fueras a atacar
        [before] cuando atacas
       *[after] después de que ataques
    }
champions-when-thwart-you =
    { $moment ->
        [would] cuando fueras a intervenir
        [before] cuando intervienes
       *[after] después de que intervengas
    }
champions-when-defense-you =
    { $moment ->
        [would] cuando fueras a defender
        [before] cuando defiendes
       *[after] después de que defiendas
    }
champions-when-defeat-you =
    { $moment ->
        [would] cuando fueras a derrotar a { $who }
        [before] cuando derrotas a { $who }
       *[after] después de que derrotes a { $who }
    }
champions-when-enemy-attack-you =
    { $moment ->
        [would] cuando { $who } fuera a atacarte
        [before] cuando { $who } te ataca
       *[after] después de que { $who } te ataque
    }
champions-when-reveal-you =
    { $moment ->
        [would] cuando fueras a mostrar { $who }
        [before] cuando muestras { $who }
       *[after] después de que muestres { $who }
    }
champions-when-engage-you =
    { $moment ->
        [before] cuando { $who } se enfrenta a ti
       *[after] después de que { $who } se enfrente a ti
    }
champions-when-played-you =
    { $moment ->
        [before] cuando juegas { $who }
       *[after] después de que juegues { $who }
    }
champions-when-form-you =
    { $moment ->
        [before] cuando cambias de forma
       *[after] después de que cambies de forma
    }
champions-who-attack = un personaje
champions-who-thwart = un personaje
champions-who-defense = un personaje
champions-who-damage = un personaje
champions-who-taking = un personaje
champions-who-defeat = algo
champions-who-threat = un plan
champions-who-enemy-attack = un enemigo
champions-who-enemy-scheme = un enemigo
champions-who-reveal = una carta
champions-who-boost = una carta de aumento
champions-who-enter = una carta
champions-who-leave = una carta
champions-who-engage = un esbirro
champions-who-played = una carta
champions-who-flip = una carta
champions-who-resolve = una carta
champions-who-recover = un alter ego
champions-who-effect = una capacidad
champions-who-spent = una carta
champions-exists-in-play = { $these } está en juego
champions-costs =
    { $who ->
        [you] cada { $what } que juegues
       *[other] cada { $what } que juegue { $of }
    } cuesta { $amount } { $more ->
        [true] más
       *[false] menos
    }
champions-costs-next =
    { $who ->
        [you] la próxima { $what } que juegues
       *[other] la próxima { $what } que juegue { $of }
    } cuesta { $amount } { $more ->
        [true] más
       *[false] menos
    }
champions-card-of-any-kind = carta
champions-card-of-kind = carta de { $kind }
champions-played-this-round =
    { $person ->
        [you] el número de cartas ({ $kind }) que has jugado esta ronda
       *[other] el número de cartas ({ $kind }) que ha jugado { $who } esta ronda
    }
champions-each-title = cada { $card }
champions-none = { $number } es 0
champions-not-in-play = { $these } no está en juego

## Numbers

champions-per-player = { $amount } por jugador
champions-number-boost = los iconos de aumento de { $of }
champions-number-damage = el daño en { $of }
champions-number-threat = la amenaza en { $of }
champions-number-counters = los contadores en { $of }
champions-number-remaining = los puntos de vida restantes de { $of }
champions-number-atk = el ATQ de { $of }
champions-number-thw = la INT de { $of }
champions-number-dealt = el daño infligido por el ataque
champions-number-victory-points = los puntos de victoria de la zona de victoria
champions-number-excess = el daño sobrante
champions-number-acceleration-icons = el número de iconos de aceleración
champions-number-acceleration-tokens = el número de fichas de aceleración
champions-noted-healed = el daño curado así
champions-noted-discarded = el número de cartas descartadas así
champions-noted-dealt = el daño infligido así
champions-noted-placed = la amenaza colocada así
champions-noted-activations = el número de activaciones hechas así
champions-noted-cancelled = el número de iconos de aumento cancelados así
champions-noted-entered = el número de cartas que han entrado así
champions-noted-counters = los contadores que tenía
champions-resources-on = el número de recursos ({ $kind }) en { $of }
champions-spent = los recursos gastados
champions-times = { $times } × { $number }
champions-plus = { $plus } más { $number }
champions-most = { $number } (como máximo { $most })
champions-depending = { $usual } ({ $instead } en su lugar si { $when })

## Conditions

champions-among = { $fact } es { $these }
champions-exists = hay { $these }
champions-it-is-you = ese jugador eres tú
champions-you-have-trait = tienes el rasgo { $trait }
champions-in-form-alter-ego = estás en forma de alter ego
champions-in-form-hero = estás en forma de héroe
champions-in-mode-standard = se juega en modo normal
champions-in-mode-expert = se juega en modo experto
champions-in-form-extra = estás en la forma { $form }
champions-paid-with = la has pagado con un recurso ({ $kind })
champions-has-status = { $of } tiene una carta de { $status }
champions-last-step = este es el último paso de la secuencia
champions-is-attack = proviene de un ataque
champions-is-deck = proviene del mazo de encuentros
champions-is-basic = es un poder básico
champions-is-to-hero = es a forma de héroe
champions-is-undefended = nadie ha defendido el ataque
champions-is-harmless = no se ha hecho daño
champions-is-step_one = es el paso uno de la fase del villano

## Verbs

champions-do-damage = inflige { $amount } de daño a { $to }
champions-do-damage-with = inflige { $amount } de daño a { $to } y dale una carta de { $status }
champions-do-damage-additional = inflige { $amount } de daño adicional a { $to }
champions-do-scatter = reparte { $amount } de daño entre { $to }
champions-do-heal = cura { $amount } de daño a { $to }
champions-do-heal-all = cura todo el daño a { $to }
champions-do-move-damage = mueve { $amount } de daño de tu héroe a { $to }
champions-do-remove-threat = retira { $amount } de amenaza de { $to }
champions-do-remove-additional = retira { $amount } de amenaza adicional de { $to }
champions-do-place-threat = coloca { $amount } de amenaza en { $to }
champions-do-accelerate = coloca una ficha de aceleración en el plan principal
champions-do-give = da una carta de { $status } a { $to }
champions-do-ready = prepara { $to }
champions-do-exhaust = agota { $to }
champions-do-add-counters = pon { $amount } contadores en { $to }
champions-do-remove-counter = retira 1 contador de { $to }
champions-do-draw = { $to } roba { $amount } { $count ->
        [1] carta
       *[other] cartas
    }
champions-do-draw-up = roba hasta tu tamaño de mano impreso
champions-do-discard = descarta { $to }
champions-do-discard-random = { $to } descarta al azar { $amount } { $count ->
        [1] carta
       *[other] cartas
    } de su mano
champions-do-discard-up-to = descarta de 1 a { $amount } de { $to }
champions-do-discard-top =
    { $count ->
        [1] { $to } descarta la carta superior de su mazo
       *[other] { $to } descarta las { $amount } cartas superiores de su mazo
    }
champions-do-discard-encounter = descarta la carta superior del mazo de encuentros
champions-do-discard-until = descarta del mazo de encuentros hasta descartar un { $kind }
champions-do-discard-until-trait = descarta del mazo de encuentros hasta descartar un { $kind } con el rasgo { $trait }
champions-do-to-hand = pon { $to } en la mano de su propietario
champions-do-into-deck = baraja { $to } en su mazo
champions-do-shuffle-back = baraja en tu mazo hasta { $amount } diferentes de { $to }
champions-do-note = toma nota de { $number }
champions-do-search = busca entre las cartas
champions-do-shuffle-encounter = baraja el mazo de encuentros
champions-do-shuffle-yours = baraja tu mazo
champions-do-put-into-play = { $by } pone en juego { $these }
champions-do-reveal = revela { $to }
champions-do-reveal-next = revela la carta superior del mazo de encuentros
champions-do-deal-encounter = reparte una carta de encuentro a { $to }
champions-do-remove = retira { $to } de la partida
champions-do-drone =
    { $count ->
        [1] { $to } pone en juego boca abajo la carta superior de su mazo como esbirro Dron enfrentado a él
       *[other] { $to } pone en juego boca abajo las { $amount } cartas superiores de su mazo como esbirros Dron enfrentados a él
    }
champions-do-flip = dale la vuelta a { $to }
champions-do-lose-status = descarta una carta de estado de { $to }
champions-do-record = anota { $amount } más en la hoja de campaña: { $mark }
champions-do-remove-from-campaign = retira { $to } de la campaña
champions-recorded = lo que dice la hoja de campaña de «{ $mark }»
champions-do-become-ally = { $to } pasa a ser un aliado que controlas
champions-do-become-minion = { $to } pasa a ser un esbirro enfrentado a quien controlaba la carta
champions-do-tuck = { $to } pone boca abajo bajo esta carta una carta al azar de su mano
champions-do-untuck = devuelve cada carta bajo esta a la mano de su propietario
champions-do-surge = esta carta gana oleada
champions-do-enemy-attack =
    { $number ->
        [many] { $who } te atacan
       *[one] { $who } te ataca
    }
champions-do-enemy-attack-engaged =
    { $number ->
        [many] { $who } atacan a los jugadores a los que están enfrentados
       *[one] { $who } ataca al jugador al que está enfrentado
    }
champions-do-enemy-scheme =
    { $number ->
        [many] { $who } ejecutan el plan
       *[one] { $who } ejecuta el plan
    }
champions-do-also-attack = resuelve el ataque también contra cada otro héroe
champions-do-give-boost = da a { $to } una carta de aumento adicional
champions-do-after-activation = al final de esta activación, { $effect }
champions-do-specials = resuelve la capacidad Especial de cada una de { $of }, en cualquier orden
champions-do-repeat-ability = repite esta capacidad
champions-do-prevent = evita { $amount }
champions-do-prevent-all = evítalo todo
champions-do-reduce = se coloca { $amount } menos de amenaza
champions-do-cancel-effects = cancela sus efectos de «Cuando se muestre»
champions-do-cancel-boost-icons = cancela los iconos de aumento de esa carta
champions-do-cancel = no llega a ocurrir
champions-do-take-as-damage = en su lugar lo sufres como daño
champions-do-store-damage = en su lugar coloca aquí ese daño
champions-do-attack-gains = el ataque gana { $keyword }
champions-do-increase = este ataque inflige { $amount } más, o esta intervención retira { $amount } más
champions-do-alter-more = se inflige { $amount } más de daño
champions-do-alter-less = se inflige { $amount } menos de daño
champions-do-attacks = realiza estos ataques, uno tras otro: { $attacks }
champions-do-attack-ally = { $who } ataca a { $allies }
champions-do-declare-defender = { $who } defiende
champions-do-lasting = hasta { $until }, { $change }
champions-do-change-form = cambia de forma
champions-do-change-form-alter-ego = cambia a forma de alter ego
champions-do-change-form-hero = cambia a forma de héroe
champions-do-generate = genera { $kinds }
champions-do-generate-top = genera los recursos de la carta superior de tu pila de descartes
champions-do-pay-for = paga el coste impreso de { $these }
champions-do-spend = gasta { $kinds }
champions-do-keep-one = mira las { $amount } cartas superiores de tu mazo, pon una en tu mano y descarta las demás
champions-do-for-player = para { $who }: { $effect }
champions-do-nemesis = tu esbirro y tu plan secundario de némesis apartados entran en juego; baraja el resto del conjunto en el mazo de encuentros
champions-do-indirect = { $who } recibe { $amount } de daño indirecto
champions-do-indirect-shared = inflige { $amount } de daño indirecto entre { $who }
champions-do-engage =
    { $number ->
        [many] { $to } se enfrentan a ti
       *[one] { $to } se enfrenta a ti
    }
champions-do-add-token = coloca una ficha de aceleración en { $to }
champions-do-advance-scheme = avanza el mazo de plan principal
champions-do-win = los jugadores ganan la partida
champions-do-lose = los jugadores pierden la partida
champions-until-phase = el final de la fase
champions-until-round = el final de la ronda
champions-until-activation = el final de la activación
champions-until-attack = el final del ataque
champions-gets =
    { $number ->
        [many] { $of } reciben { $amount } { $stat }
       *[one] { $of } recibe { $amount } { $stat }
    }
champions-gains-trait =
    { $number ->
        [many] { $of } ganan el rasgo { $trait }
       *[one] { $of } gana el rasgo { $trait }
    }
champions-gains-keyword =
    { $number ->
        [many] { $of } ganan { $keyword }
       *[one] { $of } gana { $keyword }
    }
champions-to-be-discarded =
    { $number ->
        [many] { $of } siguen en juego; después se descartan
       *[one] { $of } sigue en juego; después se descarta
    }
champions-cannot-take-damage = { $of } no puede sufrir daño
champions-cannot-lose-threat = no se puede retirar amenaza de { $of }
champions-cannot-defend = { $of } no puede defender
champions-cannot-be-attacked = { $of } no puede ser objetivo de ataques
champions-cannot-attack = { $of } no puede atacar
champions-cannot-be-stunned = { $of } no puede recibir cartas de aturdido
champions-cannot-be-confused = { $of } no puede recibir cartas de confundido
champions-cannot-change-form = { $of } no puede cambiar de forma
champions-must-ally-defends = quien sea atacado por { $of } debe defender con un aliado, si es posible
champions-may-divide-attack = { $of } puede repartir entre varios enemigos el daño de un ataque básico
champions-may-divide-thwart = { $of } puede repartir entre varios planes una intervención básica
champions-attacks-indirect = los ataques de { $of } infligen daño indirecto

## Mazos: qué les falta o les sobra, y qué exige una identidad

champions-aspect-pool = Masacrismo
champions-line-deck-limit = Máximo { $amount } por mazo.
champions-build-aspects = Elige { $amount } aspectos para este mazo.
champions-build-aspects-equal = Elige { $amount } aspectos para este mazo, con el mismo número de cartas de cada uno.
champions-build-copies = Como máximo { $amount } copia de cada carta que no sea específica de la identidad.
champions-build-labelled = { $kind } ({ $labels })
champions-build-with-trait = { $kind } con el rasgo { $trait }
champions-build-also = Este mazo puede tener cartas de cualquier aspecto: { $cards }.
champions-build-also-most = Este mazo puede tener hasta { $amount } cartas de cualquier aspecto: { $cards }.
champions-build-also-titles = Este mazo puede tener { $amount } cartas distintas de otros aspectos ({ $cards }), cada una con todas las copias que permite un mazo, o ninguna.
error-illegal-deck = El mazo del jugador { $seat } no es legal: { $problem }
champions-deck-no-identity = El mazo no tiene ninguna carta de identidad conocida aquí
champions-deck-second-identity = { $card }: un mazo solo tiene una carta de identidad
champions-deck-unknown = Aquí no hay ninguna carta «{ $name }»
champions-deck-not-a-player-card = { $card } no puede estar en un mazo de jugador
champions-deck-size = El mazo tiene { $amount } cartas; necesita de { $least } a { $most }
champions-deck-kit = { $card } pertenece a la identidad: el mazo necesita { $wanted } y tiene { $amount }
champions-deck-other-identity = { $card } pertenece a otra identidad
champions-deck-linked = { $card } está enlazada con otra carta y no va en ningún mazo
champions-deck-campaign = { $card } es solo para partidas de su campaña
champions-deck-team-up = { $card } es una carta de Equipo de otros personajes que tu identidad
champions-deck-other-aspect = { $card } es de otro aspecto ({ $aspect })
champions-deck-no-aspect = No existe el aspecto «{ $name }»
champions-deck-aspects = El mazo tiene { $amount } aspectos; su identidad permite { $wanted }
champions-deck-aspects-equal = La identidad pide { $wanted } aspectos con el mismo número de cartas de cada uno
champions-deck-guests = { $amount } cartas son de aspectos no elegidos; la identidad permite { $wanted }
champions-deck-guest-titles = { $amount } cartas distintas son de aspectos no elegidos; la identidad permite { $wanted } o ninguna
champions-deck-guest-copies = { $card } es de un aspecto no elegido: el mazo tiene { $amount } copias y debe tener { $wanted }
champions-deck-is-identity = { $card } es la propia identidad: una carta única está una sola vez en el mazo
champions-deck-copies = { $card }: { $amount } copias; se permiten { $most } como máximo
champions-deck-not-current = { $card } no está en el entorno actual
champions-deck-limited-expansions = Las cartas son de { $amount } expansiones; el entorno limitado permite { $most }
champions-deck-limited-heroes = Las cartas son de { $amount } packs de héroe; el entorno limitado permite { $most }

## Costes, enlaces y movimientos

champions-ask-x = Elige X para { $card }
champions-ask-forced = Hay que resolver una acción obligada antes de que acabe la fase
champions-ask-ready = ¿Pagar para preparar { $card }?
champions-ask-player-order = ¿Qué jugador va a continuación?
champions-option-x = X = { $amount }
champions-option-ready = Preparar { $card }
champions-heading-forced-action = Acción obligada
champions-limit-once = una sola copia cada vez
champions-limit-pays-for = solo para { $what }
champions-limit-ignores-crisis = sin contar las crisis
champions-line-max-round = Como máximo { $amount } por ronda entre todos los jugadores.
champions-line-max-phase = Como máximo { $amount } por fase entre todos los jugadores.
champions-line-toll-play = Para jugar ({ $kind }), { $of } debe además hacer esto: { $cost }.
champions-line-toll-ready = Para preparar { $of }, hay que hacer además esto: { $cost }.
champions-filter-printed-trait = { $of } con el rasgo impreso { $argument }
champions-filter-keyword = { $of } con { $argument }
champions-filter-printed-keyword = { $of } con { $argument } impreso
champions-do-in-full = { $first }. Luego, { $second }
champions-do-in-any-order = Resuelve lo que corresponda en el orden que quieras
champions-do-otherwise = { $first }; si no se puede hacer nada de ello, { $second }
champions-do-later = al llegar { $until }, { $effect }
champions-do-pick-several = elige { $amount } de { $of }
champions-do-pick-up-to = elige de 1 a { $amount } de { $of }
champions-do-pick-several-including = elige { $including } y { $amount } de { $of }
champions-do-pick-up-to-including = elige { $including } y hasta { $amount } de { $of }
champions-do-take = sufre { $amount } de daño
champions-do-move-damage-between = mueve { $amount } de daño de { $origin } a { $to }
champions-do-move-threat-between = mueve { $amount } de amenaza de { $origin } a { $to }
champions-do-move-counters-between = mueve { $amount } contadores de { $origin } a { $to }
champions-do-attach = vincula { $these } a { $to }
champions-do-control = { $by } toma el control de { $these }
champions-do-control-while = mientras esta carta esté en juego, { $by } controla { $these }
champions-do-tuck-under = pon { $these } boca arriba debajo de esta carta
champions-do-swap-with-deck = intercambia una de { $these } con la primera carta de tu mazo
champions-do-swap-in = intercambia { $these } con { $by }
champions-do-find = encuentra { $card } y revélala
champions-do-look-encounter = mira las { $amount } primeras cartas del mazo de encuentros
champions-do-look-yours = mira las { $amount } primeras cartas de tu mazo
champions-do-shuffle-discard = baraja tu pila de descartes en tu mazo
champions-do-play = juega una de { $these }
champions-do-play-free = juega una de { $these } sin pagar su coste de recursos
champions-those-attachments = los accesorios
champions-those-all-supports = todos los apoyos
champions-is-event = es un evento
champions-ask-extra = Sobra un recurso: ¿cuál no ha servido para pagarla?
champions-option-extra = { $resources }
champions-event-unpaid = { $seat } no puede pagar { $card } después de todo
champions-when-discarded = después de descartar cartas de un mazo
champions-fact-cards = esas cartas
champions-do-at-once = { $all }, a la vez
champions-until-player-phase = el final de la fase de los jugadores
champions-until-villain-phase = el final de la fase del villano
champions-these-picked = lo elegido
champions-these-looked = las cartas miradas
champions-fact-resources = los recursos gastados
champions-loses =
    { $number ->
        [many] { $of } pierden { $what }
       *[one] { $of } pierde { $what }
    }
champions-is-status = { $of } tiene siempre una carta de { $status }
champions-blank = el texto de { $of } cuenta como si estuviera en blanco
champions-gets-double = se duplica { $stat } de { $of }
champions-gets-halve = { $stat } de { $of } se reduce a la mitad, redondeando hacia arriba
champions-gets-most = { $stat } de { $of } es { $amount } como máximo
champions-gets-set = { $stat } de { $of } es { $amount }
champions-cannot-ready = { $of } no puede prepararse
champions-may-defend-exhausted = { $of } puede defender aunque haya actuado ya
champions-stat-more-damage = el daño que inflige
champions-stat-more-removal = la amenaza que retira
champions-event-control = { $seat } toma el control de { $card }
champions-event-tucked-open = { $card } se pone debajo de { $under }
champions-event-swapped = { $seat } intercambia una carta de su mano con la primera de su mazo
champions-event-swapped-in = { $card } ocupa el lugar de { $target }
champions-event-looked = Ves { $card }
champions-when-leave =
    { $moment ->
        [before] cuando { $who } abandona el juego
       *[after] después de que { $who } abandone el juego
    }
champions-when-effect =
    { $moment ->
        [would] cuando fueran a comenzar los efectos de { $who }
        [before] cuando comienzan los efectos de { $who }
       *[after] después de comenzar los efectos de { $who }
    }
champions-when-spent = después de gastar { $who } por sus recursos
champions-when-flip = después de dar la vuelta a { $who }
champions-when-resolve = después de que se resuelva { $who }
champions-when-resolve-you = después de que resuelvas { $who }
champions-is-effects = se han resuelto sus efectos «Cuando se muestre»
champions-when-recover =
    { $moment ->
        [before] cuando { $who } se recupera
       *[after] después de que { $who } se recupere
    }

## In the browser

web-champions-how-1 = En tu turno haz lo que quieras, en cualquier orden: jugar cartas, atacar, intervenir, usar capacidades y cambiar de forma una vez. Lo que se puede elegir brilla
web-champions-how-2 = Haz clic en lo que quieras usar, o primero en tu héroe y después en el enemigo. Una carta se paga con otras cartas de tu mano, hasta llenar los huecos de su coste
web-champions-how-3 = Como héroe te atacan en la fase del villano; como alter ego, el villano ejecuta su plan y tú puedes recuperarte
web-champions-how-4 = Agota a tu héroe o a un aliado para defender. Un héroe que defiende recibe tanto menos como su DEF; un aliado recibe todo el daño
web-champions-how-5 = Derrota la última etapa del villano para ganar. Pierdes si se completa el plan principal o si todos los héroes son eliminados
web-champions-cost = Coste { $cost }
web-champions-stat = { $name } { $amount }
web-champions-boost = Iconos de aumento: { $amount }
web-champions-boosts = aumento
web-champions-reconstructed = Hecha por nosotros a la manera de las impresas
web-champions-icon-acceleration = Aceleración: más amenaza en cada ronda
web-champions-icon-crisis = Crisis: no se puede retirar amenaza del plan principal
web-champions-icon-hazard = Peligro: una carta de encuentro más en cada ronda
web-champions-icon-amplify = Amplificación: cada carta de aumento cuenta uno más
web-champions-hit-points = Puntos de vida: { $left } de { $of }
web-champions-threat = Amenaza: { $threat }
web-champions-threat-of = Amenaza: { $threat } de { $limit }
web-champions-grows = +{ $amount } en cada ronda
web-champions-tokens = Fichas de aceleración: { $count }
web-champions-at-limit =
    { $more ->
        [0] Con { $limit } de amenaza los jugadores pierden
       *[other] Con { $limit } de amenaza empieza el siguiente plan
    }
web-champions-exhausted = agotada
web-champions-counters =
    { $count ->
        [one] { $count } contador
       *[other] { $count } contadores
    }
web-champions-attached-to = vinculada a { $card }
web-champions-unique = única
web-champions-stage = Etapa { $stage } de { $last }
web-champions-look = Ver { $card }
web-champions-turn-over = Dar la vuelta
web-champions-source-rulebook = Fuente: el reglamento
web-champions-source-published = Fuente: la carta publicada
web-champions-source-reconstructed = Fuente: hecha por nosotros a la manera de las impresas
web-champions-lane = Zona de { $name }
web-champions-lane-empty = Aquí entran los aliados, las mejoras y los apoyos, y los esbirros enfrentados a ti
web-champions-other-form = Otra cara: { $card }
web-champions-eliminated = Eliminado
web-champions-first = Jugador inicial
web-champions-in-hand = Cartas en la mano: { $count }
web-champions-in-deck = Cartas en el mazo: { $count }
web-champions-discard = Pila de descartes: { $count }
web-champions-discard-of = Pila de descartes de { $name }
web-champions-dealt = Cartas de encuentro repartidas: { $count }
web-champions-minions = Esbirros
web-champions-allies = Aliados
web-champions-supports = Mejoras y apoyos
web-champions-hand = Mano de { $name }
web-champions-hand-empty = No hay cartas en la mano
web-champions-choose-from = Cartas entre las que elegir
web-champions-villain = El villano
web-champions-team = Los demás héroes
web-champions-around = Planes secundarios y cartas de encuentro
web-champions-encounter-deck = Mazo de encuentros: { $count }
web-champions-encounter-discard = Descartes de encuentros: { $count }
web-champions-victory = Zona de victoria
web-champions-star = estrella: el texto dice más
web-champions-tucked = { $count } boca abajo
web-champions-tucked-open = Debajo, boca arriba: { $card }
web-champions-open-lane = Toda la zona de { $name }
web-champions-removed = Retiradas de la partida
web-champions-log = Registro de campaña
web-champions-log-scenario = Esta partida
web-champions-log-chapter = Escenario { $number } de { $of }: { $scenario }
web-champions-log-complete = La campaña está ganada
web-champions-log-marks = Anotado
web-champions-log-earned = Cartas ganadas
web-champions-log-removed = Retiradas de la campaña
web-champions-log-played = Partidas hasta ahora
web-champions-log-won = { $scenario }: ganada
web-champions-log-lost = { $scenario }: perdida
web-champions-defends = defiende
web-champions-undefended = sin defensor
web-champions-target = objetivo
web-champions-limbo = se resuelve
web-champions-paid =
    { $missing ->
        [0] Pagado: { $got }
       *[other] Pagado: { $got }, faltan: { $missing }
    }
web-champions-round = Ronda { $round }
web-champions-phase-setup = Preparación
web-champions-phase-player = Fase de los jugadores
web-champions-phase-villain = Fase del villano
web-champions-near = Villano { $life } · Amenaza { $threat }/{ $limit }
web-champions-cause-turn = Turno de { $seat }
web-champions-cause-revealing = { $seat } revela { $card }
web-champions-cause-enemy-attack = { $card } ataca a { $seat }
web-champions-cause-enemy-scheme = { $card } ejecuta el plan
web-champions-cause-attack = { $card } ataca
web-champions-cause-thwart = { $card } interviene
web-champions-cause-damage = { $amount } de daño a { $target }
web-champions-cause-taking = { $target } recibe { $amount } de daño
web-champions-cause-defeat = { $card } cae
web-champions-cause-threat = { $amount } de amenaza en { $card }
web-champions-cause-enter = { $card } entra en juego
web-champions-cause-played = Se juega { $card }
web-champions-cause-form = { $card } cambia de forma
web-champions-cause-round-end = Acaba la ronda
web-champions-rule-turn = En cualquier orden, mientras puedas pagar; cambia de forma una vez.
web-champions-rule-help = Puedes usar una acción en el turno de otro jugador.
web-champions-rule-pay = Descarta cartas por los recursos que llevan impresos, o usa capacidades de recurso.
web-champions-rule-place = Elige dónde entra en juego la carta.
web-champions-rule-defend = Un héroe o aliado preparado puede agotarse para defender y pasa a ser el objetivo.
web-champions-rule-mulligan = Una vez, antes de la primera ronda.
web-champions-rule-discard = Al final de la fase de los jugadores, antes de robar hasta tu tamaño de mano.
web-champions-rule-minions = Los esbirros enfrentados a ti se activan de uno en uno, en el orden que digas.
web-champions-rule-order = De varias a la vez, tú eliges cuál va primero.
web-champions-rule-window = Quien pueda puede responder, empezando por el jugador inicial, hasta que todos pasen.
web-champions-rule-ally-limit = Como mucho tres aliados, salvo que una carta diga otra cosa.
web-champions-rule-limit = En juego no queda más que el límite: tú eliges qué se va.
web-champions-rule-extra = Lo que pasa del coste se pierde y no cuenta como pagado.
web-champions-rule-x = Eliges X antes de pagar.
web-champions-rule-pledge = Alianza: cualquier jugador puede ayudar a pagar esta carta.
web-champions-rule-ready = Si no se paga, no se prepara.
web-champions-rule-forced = La fase de los jugadores termina cuando toda acción obligada está hecha.
web-champions-rule-lose-status = La carta pregunta cuál.
web-champions-rule-pick = La carta pide un objetivo.
web-champions-rule-choose = La carta da a elegir.
web-champions-rule-may = La carta te lo deja a ti.
web-champions-rule-scatter = Repartido entre tus personajes como quieras.
web-champions-scenario = El villano
web-champions-mode = Modo
web-champions-mode-standard = Normal
web-champions-mode-expert = Experto
web-champions-modular = Conjunto modular
web-champions-recommended = Recomendado: { $set }
web-champions-random = Por sorteo
web-champions-set-bomb-scare = Amenaza de bomba
web-champions-set-masters-of-evil = Señores del Mal
web-champions-set-under-attack = Civiles en peligro
web-champions-set-legions-of-hydra = Legiones de Hydra
web-champions-set-the-doomsday-chair = La silla del Juicio Final
web-champions-heroes = Héroes
web-champions-deck-of = { $hero }: { $aspects }
web-champions-next = El siguiente libre: { $hero }
web-champions-starter = Mazos iniciales
web-champions-my-decks = Mis mazos
web-champions-twice = Dos jugadores no pueden ser el mismo héroe
web-champions-build = Construir o importar un mazo
web-champions-harder = Más difícil
web-champions-show-hands = Que cada jugador decida si sus compañeros ven su mano
web-champions-heroic = Heroico: más cartas de encuentro para cada uno
web-champions-skirmish = Escaramuza: una sola etapa
web-champions-skirmish-stage = Etapa { $stage }
web-champions-no = No
web-champions-more-sets = Más conjuntos modulares
web-champions-always = Usarla siempre
web-champions-never = No usarla nunca
web-champions-pass-on = Pasar hasta que cambie algo
web-champions-ask-again = Volver a preguntármelo todo
web-champions-import = Importar un mazo
web-champions-import-about = MarvelCDB (JSON o texto) u OCTGN (.o8d), pegado aquí
web-champions-imported = Mazo importado
web-champions-read = Leerlo
web-champions-file = Abrir un archivo
web-champions-no-decks = Los mazos que construyas o importes se guardan en este navegador
web-champions-drop = Borrar { $deck }
web-champions-the-deck = El mazo
web-champions-deck-name = Nombre del mazo
web-champions-environment = Entorno
web-champions-environment-full = Todo lo publicado
web-champions-environment-current = Actual
web-champions-environment-limited = Limitado
web-champions-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-champions-legal = Este mazo se puede jugar
web-champions-unknown = No se conoce aquí: «{ $name }» ({ $copies })
web-champions-keep = Guardar el mazo
web-champions-kept = { $deck } está guardado. Elígelo al crear una mesa
web-champions-export = Exportar como
web-champions-export-marvelcdb = MarvelCDB
web-champions-export-text = Texto
web-champions-export-octgn = OCTGN
web-champions-export-tableverse = Tableverse
web-champions-kit-missing = Cartas de la identidad que faltan
web-champions-pool = Cartas
web-champions-search = Buscar por nombre
web-champions-aspect = Aspecto
web-champions-all = Todos
web-champions-less = Un { $card } menos
web-champions-more = Un { $card } más
champions-resource-printed-energy = energía impresa
champions-resource-printed-mental = mental impreso
champions-resource-printed-physical = físico impreso
