# Marvel Champions. Los nombres de las cartas son contenido, no textos: véase games/champions/content.

champions-name = Marvel Champions: El juego de cartas
champions-tagline = Crea el mazo de tu héroe y detén al villano antes de que complete su plan
champions-seat = jugador { $number }

## Lo que se pregunta

champions-ask-turn = Tu turno: elige qué hacer
champions-ask-end = No hay nada más que hacer en este turno
champions-ask-pay = Paga { $card }: { $amount ->
        [one] falta { $amount } recurso
       *[other] faltan { $amount } recursos
    }
champions-ask-place = ¿Dónde va { $card }?
champions-ask-defend = { $card } ataca a { $seat }: ¿quién defiende?
champions-ask-give-status = ¿Qué carta de estado das y a quién?
champions-ask-lose-status = ¿Qué carta de estado se descarta?
champions-ask-replace-status = ¿Qué carta de estado se sustituye y por cuál?
champions-ask-mulligan = Descarta las cartas que no quieras y roba otras tantas
champions-ask-show = ¿Dejas que tus compañeros vean tu mano? Los espectadores nunca la ven
champions-ask-discard-resources =
    { $amount ->
        [one] Descarta cartas: falta { $amount } recurso
       *[other] Descarta cartas: faltan { $amount } recursos
    }
champions-ask-discard = Descarta las cartas que quieras (como mínimo, hasta llegar al tamaño de tu mano)
champions-ask-discard-up-to = Elige una carta que descartar
champions-ask-active = ¿Qué villano pasa a estar activo?
champions-ask-minion = ¿Qué esbirro se activa a continuación?
champions-ask-arrange = ¿Qué carta pones encima de las demás?
champions-ask-activation = ¿Qué activación se resuelve ahora?
champions-ask-ally-limit = Tienes demasiados aliados: descarta uno
champions-ask-help = { $seat } te pide una acción
champions-ask-scatter = Asigna 1 de daño ({ $amount ->
        [one] queda 1
       *[other] quedan { $amount }
    })
champions-ask-scatter-thwart = Quita 1 de amenaza ({ $amount ->
        [one] queda 1
       *[other] quedan { $amount }
    })
champions-ask-limit-restricted = Controlas demasiadas cartas restringidas: descarta una
champions-ask-limit-side-schemes = Hay demasiados planes secundarios de jugador: descarta uno
champions-ask-pledge = { $seat } juega { $card }: ¿ayudas a pagar?

## Lo que se puede responder

champions-option-play = Jugar { $card }
champions-option-use = Usar { $card }
champions-option-use-named = { $ability } ({ $card })
champions-option-spend = Descartar { $card } por { $resources }
champions-option-generate = Usar { $card } por { $resources }
champions-option-generate-named = { $ability } ({ $card }): { $resources }
champions-option-discard = Descartar { $card }
champions-option-place = { $card }
champions-option-defend = Defender con { $card }
champions-option-give = Colocar una carta de estado en { $card } ({ $status })
champions-option-lose = Descartar una carta de estado de { $card } ({ $status })
champions-option-replace = { $card }: { $other } en vez de { $status }
champions-option-undefended = No defender
champions-option-next = { $card }
champions-option-against = { $card } contra { $target }
champions-option-recover = { $card } se recupera
champions-option-attack = { $card } ataca a { $target }
champions-option-thwart = { $card } interviene en { $target }
champions-option-change-form = Cambiar de identidad
champions-option-change-form-to = Cambiar de identidad: { $form }
champions-ask-form = ¿A qué identidad cambias?
champions-option-end-turn = Terminar el turno
champions-option-ask = Pedir una acción a { $seat }
champions-option-decline = No hacer nada
champions-option-keep = Quedarme con estas cartas
champions-option-show = Enseñar mi mano a mis compañeros
champions-option-hide = No enseñar mi mano
champions-option-done = Nada más
champions-option-pledge = Aportar { $card }

## Lo que ha pasado

champions-event-corrected = Corrección de { $seat }: { $what }, { $aspect } { $before } → { $after }
champions-event-accelerated =
    { $tokens ->
        [one] El plan principal tiene { $tokens } ficha de aceleración
       *[other] El plan principal tiene { $tokens } fichas de aceleración
    }
champions-event-active = { $card } es ahora el villano activo
champions-event-activates =
    { $card } se activa contra { $seat } ({ $how ->
        [attack] ataque
       *[other] plan
    })
champions-event-attacks = { $card } ataca a { $target }
champions-event-boost = Carta de aumento: { $card } (+{ $icons })
champions-event-boosted = { $card } recibe una carta de aumento
champions-event-cancelled = Se anulan los efectos de { $card }
champions-event-counted-instead = En su lugar se cuentan los iconos de aumento de { $card }: { $icons }
champions-event-count-changed = Iconos de aumento contados en { $card }: { $icons }
champions-event-boost-cancelled = Se anulan los iconos de aumento de { $card }: { $icons }
champions-event-completed = { $card } se completa
champions-event-counters =
    { $counters ->
        [one] { $card } tiene { $counters } contador
       *[other] { $card } tiene { $counters } contadores
    }
champions-event-damaged = { $card } sufre { $amount } de daño
champions-event-dealt = { $seat } recibe una carta de encuentro
champions-event-defeated = Se derrota a { $card }
champions-event-defends = { $card } defiende
champions-event-discarded = Se descarta { $card }
champions-event-drew =
    { $amount ->
        [one] { $seat } roba { $amount } carta
       *[other] { $seat } roba { $amount } cartas
    }
champions-event-eliminated = { $seat } queda fuera de la partida
champions-event-encounter-reshuffled =
    { $tokens ->
        [one] Se vuelve a barajar el mazo de encuentros: { $tokens } ficha de aceleración
       *[other] Se vuelve a barajar el mazo de encuentros: { $tokens } fichas de aceleración
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
champions-event-form = { $seat } cambia de identidad: { $form }
champions-event-generated = { $card } genera { $resources }
champions-event-healed = { $card } se cura { $amount } de daño
champions-event-hit-points = A { $card } le { $amount ->
    [one] queda { $amount }
   *[other] quedan { $amount }
    } de vida
champions-event-immune = { $card } no puede sufrir daño
champions-event-into-deck = { $card } vuelve a su mazo, que se baraja
champions-event-own-discarded = { $card } va a la pila de descartes de su mazo
champions-event-own-on-top = { $card } se coloca encima de su mazo
champions-event-own-top = Se pone boca arriba la primera carta de un mazo
champions-event-to-bottom = { $card } se coloca en la parte inferior de su mazo
champions-event-lasting = { $card }: comienza un efecto duradero
champions-event-left = { $card } abandona el juego
champions-event-lost = Los jugadores pierden
champions-event-nemesis = { $card } viene a por ti
champions-event-played = { $seat } juega { $card }
champions-event-prevented =
    { $amount ->
        [one] Se evita { $amount } punto
       *[other] Se evitan { $amount } puntos
    }
champions-event-readied = Se preparan todas las cartas
champions-event-shows-hand = { $seat } deja que los demás vean su mano
champions-event-hides-hand = { $seat } no enseña su mano
champions-event-ready = { $card } se prepara
champions-event-recovers = { $card } se recupera
champions-event-aside = { $card } se aparta
champions-event-earned = { $seat } se queda con { $card } durante el resto de la campaña
champions-event-improved = { $seat } da la vuelta a { $card } para el resto de la campaña: { $target }
champions-event-written-down = Hoja de campaña: { $card } volverá
champions-event-recorded-each = Hoja de campaña de { $seat }: { $mark } { $amount }
champions-event-campaign-lost = La campaña se ha perdido
champions-event-removed = { $card } se retira del juego
champions-event-reshuffled = { $seat } vuelve a barajar su mazo
champions-event-revealed = { $seat } muestra { $card }
champions-event-round = Ronda { $round }
champions-event-scheme = Nuevo plan principal: { $card }
champions-event-schemes = { $card } ejecuta el plan: { $amount } de amenaza
champions-event-searches = { $seat } mira cartas de un mazo
champions-event-shuffled =
    { $deck ->
        [encounter] Se baraja el mazo de encuentros
        [side] Se baraja el mazo de { $set }
       *[own] { $seat } baraja su mazo
    }
champions-event-spent = { $seat } paga con { $card }
champions-event-stage = Siguiente etapa del villano: { $card }
champions-event-status = { $card } recibe una carta de estado { $status }
champions-event-status-gone = { $card } pierde una carta de estado { $status }
champions-event-stored = { $card } recibe en su lugar { $amount } de daño
champions-event-turned-back = El daño contra { $card } ({ $amount }) se vuelve contra el jugador que ataca
champions-event-strikes = { $card } inflige { $amount } de daño a { $target }
champions-event-surge = { $card } gana oleada
champions-event-threat = Se coloca { $amount } de amenaza en { $card } ({ $threat })
champions-event-thwarted = Se quita { $amount } de amenaza de { $card } ({ $threat ->
        [one] queda 1
       *[other] quedan { $threat }
    })
champions-event-thwarts = { $card } interviene en { $target }
champions-event-to-hand = { $card } va a la mano de su propietario
champions-event-taken-into-hand = { $seat } añade { $card } a su mano
champions-event-tough-stopped = { $card } pierde su carta de estado Duro y no sufre daño
champions-event-triggered = Se activa { $origin }
champions-event-tucked = Una carta de { $seat } se pone boca abajo debajo de { $under }
champions-event-tucked-facedown = Se pone una carta boca abajo debajo de { $under }
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

## Cómo acabó

champions-reason-villain = Se ha derrotado la última etapa del villano
champions-reason-scheme = El villano ha completado el plan principal
champions-reason-eliminated = Todos los jugadores han quedado eliminados
champions-reason-encounter-deck = El mazo de encuentros se ha quedado sin cartas
champions-reason-card = Lo ha decidido una carta del escenario

## Partes de una carta

champions-resource-energy = energía
champions-resource-mental = mental
champions-resource-physical = físico
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
champions-stat-hp = vida
champions-stat-hand = tamaño de la mano
champions-stat-cost = coste de la próxima carta
champions-stat-printed-cost = coste
champions-stat-threat = amenaza
champions-stat-remaining = vida restante
champions-stat-allies = límite de aliados
champions-stat-basic-power = atributo básico que se use
champions-stat-boost = iconos de aumento
champions-stat-damage-taken = daño sufrido
champions-stat-consequential-attack = de daño derivado después de atacar
champions-stat-target = a su umbral de amenaza
champions-stat-consequential-thwart = de daño derivado después de intervenir
champions-status-stunned = Aturdido
champions-status-confused = Confundido
champions-status-tough = Duro
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

## Cómo se encabezan las capacidades

champions-heading-action = Acción
champions-heading-interrupt = Interrupción
champions-heading-response = Respuesta
champions-heading-forced-interrupt = Interrupción obligada
champions-heading-forced-response = Respuesta obligada
champions-heading-resource = Recurso
champions-heading-when-revealed = Cuando se muestre esta carta
champions-heading-when-given = Cuando se entregue esta carta
champions-heading-when-defeated = Cuando se derrote esta carta
champions-heading-boost = Aumento
champions-heading-setup = Preparación
champions-heading-special = Especial
champions-heading-without-counters = Sin contadores
champions-heading-when-completed = Cuando se complete esta etapa
champions-heading-when-revealed-a = Cuando se muestre esta carta (lado A)
champions-label-attack = ataque
champions-label-thwart = intervención
champions-label-defense = defensa
champions-limit-round = (Límite de una vez por ronda.)
champions-limit-phase = (Límite de una vez por fase.)
champions-limit-round-each-aspect = (Límite de una vez por ronda para cada aspecto.)
champions-max-round = (Máximo de una vez por ronda.)
champions-max-phase = (Máximo de una vez por fase.)
champions-when-attack =
    { $moment ->
        [would] { $how ->
            [basic] cuando { $who } vaya a realizar un ataque básico
           *[any] cuando { $who } vaya a atacar
        }
        [before] { $how ->
            [basic] cuando { $who } realice un ataque básico
           *[any] cuando { $who } ataque
        }
       *[after] { $how ->
            [basic] después de que { $who } realice un ataque básico
            [defeats] después de que { $who } ataque y derrote a { $defeats }
           *[any] después de que { $who } ataque
        }
    }
champions-when-attack-whom =
    { $moment ->
        [would] cuando { $who } vaya a atacar a { $whom }
        [before] cuando { $who } ataque a { $whom }
       *[after] después de que { $who } ataque a { $whom }
    }
champions-when-attacked = cuando un jugador ataque a { $who }
champions-when-thwart-whom =
    { $moment ->
        [would] { $how ->
            [basic] cuando { $who } vaya a realizar una intervención básica contra { $whom }
           *[any] cuando { $who } vaya a intervenir contra { $whom }
        }
        [before] { $how ->
            [basic] cuando { $who } realice una intervención básica contra { $whom }
           *[any] cuando { $who } intervenga contra { $whom }
        }
       *[after] { $how ->
            [basic] después de que { $who } realice una intervención básica contra { $whom }
           *[any] después de que { $who } intervenga contra { $whom }
        }
    }
champions-when-thwart =
    { $moment ->
        [would] { $how ->
            [basic] cuando { $who } vaya a realizar una intervención básica
           *[any] cuando { $who } vaya a intervenir
        }
        [before] { $how ->
            [basic] cuando { $who } realice una intervención básica
           *[any] cuando { $who } intervenga
        }
       *[after] { $how ->
            [basic] después de que { $who } realice una intervención básica
           *[any] después de que { $who } intervenga
        }
    }
champions-when-defense =
    { $moment ->
        [would] cuando { $who } vaya a defender
        [before] cuando { $who } defienda
       *[after] después de que { $who } defienda
    }
champions-when-damage =
    { $moment ->
        [would] cuando vaya a infligirse daño a { $who }
        [before] cuando se inflija daño a { $who }
       *[after] después de que se inflija daño a { $who }
    }{ $how ->
        [attack] { "" } con un ataque
        [source] { "" } con { $source }
       *[any] { "" }
    }
champions-when-taking =
    { $moment ->
        [would] cuando { $who } vaya a sufrir daño
        [before] cuando { $who } sufra daño
       *[after] después de que { $who } sufra daño
    }{ $how ->
        [attack] { "" } de un ataque
        [enemy-attack] { "" } de un ataque enemigo
        [source] { "" } de { $source }
       *[any] { "" }
    }
champions-when-defeat =
    { $moment ->
        [would] cuando vaya a derrotarse { $who-is ->
            [scheme] { $who }
           *[other] a { $who }
        }
        [before] cuando se derrote { $who-is ->
            [scheme] { $who }
           *[other] a { $who }
        }
       *[after] después de que se derrote { $who-is ->
            [scheme] { $who }
           *[other] a { $who }
        }
    }{ $how ->
        [attack] { "" } con un ataque
        [enemy-attack] { "" } con un ataque enemigo
        [enemy-any] { "" } por un enemigo
       *[any] { "" }
    }
champions-when-threat =
    { $moment ->
        [would] cuando vaya a colocarse amenaza en { $who }
        [before] cuando se coloque amenaza en { $who }
       *[after] después de que se coloque amenaza en { $who }
    }{ $how ->
        [step_one] { "" } durante el paso uno de la fase del villano
       *[any] { "" }
    }
champions-when-enemy-attack =
    { $moment ->
        [would] cuando { $who } vaya a atacar
        [before] cuando { $who } ataque
       *[after] después de que { $who } ataque{ $how ->
            [damages] { "" } e inflija daño a { $damages }
           *[any] { "" }
        }
    }
champions-when-attack-or-thwart =
    { $moment ->
        [would] { $how ->
            [basic] cuando { $who } vaya a realizar un ataque básico o una intervención básica
           *[any] cuando { $who } vaya a atacar o a intervenir
        }
        [before] { $how ->
            [basic] cuando { $who } realice un ataque básico o una intervención básica
           *[any] cuando { $who } ataque o intervenga
        }
       *[after] { $how ->
            [basic] después de que { $who } realice un ataque básico o una intervención básica
           *[any] después de que { $who } ataque o intervenga
        }
    }
champions-when-enemy-activates =
    { $moment ->
        [would] cuando { $who } vaya a ejecutar el plan o a atacar
        [before] cuando { $who } ejecute el plan o ataque
       *[after] después de que { $who } ejecute el plan o ataque
    }
champions-when-enemy-attack-whom =
    { $moment ->
        [would] cuando { $who } vaya a atacar a { $whom }
        [before] cuando { $who } ataque a { $whom }
       *[after] después de que { $who } ataque a { $whom }
    }
champions-when-enemy-scheme =
    { $moment ->
        [would] cuando { $who } vaya a ejecutar el plan
        [before] cuando { $who } ejecute el plan
       *[after] después de que { $who } ejecute el plan
    }
champions-when-reveal =
    { $moment ->
        [would] cuando vaya a mostrarse { $who }
        [before] cuando se muestre { $who }
       *[after] después de que se muestre { $who }
    }{ $how ->
        [deck] { "" } del mazo de encuentros
       *[any] { "" }
    }
champions-when-boost = { $moment ->
        [after] después de que
       *[before] cuando
    } se ponga boca arriba { $who }{ $how ->
        [attack] { "" } durante un ataque
        [by] { "" } durante un ataque de { $by }
        [scheme] { "" } durante una activación para ejecutar el plan
       *[any] { "" }
    }
champions-when-surge = cuando se resuelva la oleada de { $who }
champions-when-enter =
    { $moment ->
        [before] cuando { $who } entre en juego
       *[after] después de que { $who } entre en juego
    }
champions-when-engage =
    { $moment ->
        [before] cuando { $who } se enfrente a un jugador
       *[after] después de que { $who } se enfrente a un jugador
    }
champions-when-villain-phase = cuando empiece la fase del villano
champions-when-step-one = después del paso uno de la fase del villano
champions-when-turn-begin = después de que comience el turno de un jugador
champions-when-turn-begin-you = después de que comience tu turno
champions-when-turn-end =
    { $moment ->
        [before] cuando termine el turno de un jugador
       *[after] al final del turno de un jugador
    }
champions-when-turn-end-you =
    { $moment ->
        [before] cuando termine tu turno
       *[after] al final de tu turno
    }
champions-when-player-phase-end =
    { $moment ->
        [before] cuando termine la fase de los jugadores
       *[after] después de que termine la fase de los jugadores
    }
champions-when-play = cuando se juegue { $who }
champions-when-played =
    { $moment ->
        [before] cuando se juegue { $who }
       *[after] después de que se juegue { $who }{ $how ->
            [hand] {" "}desde la mano
           *[any] {""}
        }
    }
champions-when-form =
    { $moment ->
        [before] cuando un jugador cambie { $how ->
            [to-hero] a su identidad de héroe
            [to-this] a esta identidad
            [to-form] a su { $form }
           *[any] de identidad
        }
       *[after] después de que un jugador cambie { $how ->
            [to-hero] a su identidad de héroe
            [to-this] a esta identidad
            [to-form] a su { $form }
           *[any] de identidad
        }
    }
champions-when-round-end =
    { $moment ->
        [before] cuando termine la ronda
       *[after] después de que termine la ronda
    }
champions-line = { $head }: { $effect }
# Does a sentence begin with a capital letter after a colon? Where do adjectives stand?
champions-after-colon = lower
champions-adjectives = after
champions-line-if = { $when }, si { $condition }
champions-line-needs = si { $condition }, { $rest }
champions-line-cost = { $cost } → { $effect }
champions-line-spend = gasta { $kinds }
champions-line-constant = { $change }.
champions-line-constant-while = Mientras { $when }, { $change }.
champions-line-attach = Vincula esta carta a { $to }.
champions-line-without-counters = Si aquí no hay { $counters }, { $effect }
champions-head-of-villain = { $heading } ({ $villain })
champions-line-counters-each = { $this } entra en juego con { $amount } { $counters } por jugador.
champions-line-uses-each = Usos ({ $amount } { $counters } por jugador). Cuando se quite el último, descarta esta carta.
champions-line-counters = { $this } entra en juego con { $amount } { $counters }.
champions-line-uses = Usos ({ $amount } { $counters }). Cuando se quite el último, descarta esta carta.
champions-line-max-player = Máximo de 1 por jugador.
champions-line-max-host = Máximo de 1 por { $host }.
champions-line-play-form =
    { $form ->
        [hero] Solo identidad de héroe.
       *[other] Solo identidad de alter ego.
    }
champions-line-spend-form =
    { $form ->
        [hero] Gasta esta carta solo en identidad de héroe.
       *[alter-ego] Gasta esta carta solo en identidad de alter ego.
    }
champions-line-play-if = Juégala solo si { $condition }.
champions-line-stores = Puedes jugar las cartas vinculadas a esta como si estuvieran en tu mano.
champions-line-from-discard = Durante tu turno puedes jugar esta carta desde tu pila de descartes.
champions-line-anyone = Juega esta carta bajo el control de cualquier jugador.
champions-line-doubles = Cuando pagues con ella una carta { $basic ->
        [basic] básica
       *[other] de { $aspect }
    }, esta carta genera el doble de recursos.
champions-line-otherwise-surge = Si no es posible, esta carta gana oleada.
champions-line-give-to = Dale esta carta al jugador que lleva a { $card }.
champions-line-own-deck = Empiezas la partida con el mazo de { $deck }.
champions-line-endless = Esta carta tiene vida infinita.
champions-term-linked = Enlazada ({ $card }).
champions-term-team-up = Equipo ({ $cards }).
champions-term-teamwork = Trabajo en equipo ({ $trait }).
champions-term-requirement = Requisito ({ $kinds }).
champions-term-paid-only-with = Esta carta solo se puede pagar con recursos de tipo { $kind }.
champions-term-form = Identidad de { $type }.
champions-line-campaign = Campaña: { $campaign }.

## Cosas

champions-those-this = esta carta
champions-those-event-under-way = el evento que estés jugando
champions-those-host = la carta vinculada
champions-those-identity =
    { $person ->
        [that] el superhéroe de ese jugador
        [their] su superhéroe
       *[you] tu superhéroe
    }
champions-engaged-identity = el superhéroe del jugador enfrentado
champions-those-villain = el villano
champions-those-main-scheme = el plan principal
champions-those-your-alter-ego =
    { $person ->
        [that] el alter ego de ese jugador
        [their] su alter ego
       *[you] tu alter ego
    }
champions-those-your-hero =
    { $person ->
        [that] el héroe de ese jugador
        [their] su héroe
       *[you] tu héroe
    }
champions-those-first-player = el jugador inicial
champions-those-engaged-player = el jugador enfrentado
champions-fact-attacker = ese personaje
champions-fact-card = esa carta
champions-fact-defeated = ese enemigo
champions-fact-enemy = ese enemigo
champions-fact-target = ese personaje
champions-fact-source = la fuente
champions-fact-emptied = los planes de los que se ha quitado la última amenaza
champions-fact-damaged = cada personaje al que se haya infligido daño
champions-fact-struck = cada personaje al que se haya infligido daño
champions-fact-seat = ese jugador
champions-fact-defender = el defensor
champions-fact-targets = cada enemigo atacado
champions-fact-scheme = ese plan
champions-these-discarded =
    { $number ->
        [one] la carta descartada
        [told] esa carta
       *[many] { $person ->
            [their] las cartas que haya descartado de este modo
           *[other] las cartas descartadas de este modo
        }
    }
champions-these-damaged = los personajes dañados de este modo
champions-these-attacked = los jugadores atacados de este modo
champions-named = { $card }
champions-said = { $said }
champions-place-hand =
    { $person ->
        [that] la mano de ese jugador
        [their] su mano
       *[you] tu mano
    }
champions-place-your-deck =
    { $person ->
        [that] el mazo de ese jugador
        [their] su mazo
       *[you] tu mazo
    }
champions-place-your-discard =
    { $person ->
        [that] la pila de descartes de ese jugador
        [their] su pila de descartes
       *[you] tu pila de descartes
    }
champions-place-your-deck-and-discard =
    { $person ->
        [that] el mazo y la pila de descartes de ese jugador
        [their] su mazo y su pila de descartes
       *[you] tu mazo y tu pila de descartes
    }
champions-place-your-hand-deck-and-discard =
    { $person ->
        [that] la mano, el mazo y la pila de descartes de ese jugador
        [their] su mano, su mazo y su pila de descartes
       *[you] tu mano, tu mazo y tu pila de descartes
    }
champions-place-all-discards = la pila de descartes de cualquier jugador
champions-place-encounter-cards = el mazo de encuentros o su pila de descartes
champions-place-encounter-discard = la pila de descartes de encuentros
champions-place-aside = las cartas apartadas
champions-place-under-this = debajo de esta carta
champions-place-nemesis-set =
    { $person ->
        [that] el conjunto de archienemigo de ese jugador
        [their] su conjunto de archienemigo
       *[you] tu conjunto de archienemigo
    }
champions-a-copy = una copia de { $of }
champions-from = { $what } de { $place }
champions-from-place = de { $place }
champions-place-in-play = el juego
champions-that-player = ese jugador
champions-each-player = cada jugador
champions-each-player-in-hero-form = cada jugador en identidad de héroe
champions-tail-instead = ({ $instead } si { $when })
champions-tail-x = , donde X equivale a { $number }
champions-do-draw-you = roba { $amount } { $count ->
        [1] carta
       *[other] cartas
    }
champions-do-discard-random-you = descarta { $amount } { $count ->
        [1] carta
       *[other] cartas
    } al azar de { $person ->
        [their] su
       *[you] tu
    } mano
champions-do-discard-top-you =
    { $count ->
        [1] descarta la primera carta de { $person ->
            [their] su
           *[you] tu
        } mazo
       *[other] descarta las { $amount } primeras cartas de { $person ->
            [their] su
           *[you] tu
        } mazo
    }
champions-do-drone-you =
    { $person ->
        [their] { $count ->
            [1] pone en juego boca abajo la primera carta de su mazo como un esbirro Dron enfrentado a él
           *[other] pone en juego boca abajo las { $amount } primeras cartas de su mazo como esbirros Dron enfrentados a él
        }
       *[you] { $count ->
            [1] pon en juego boca abajo la primera carta de tu mazo como un esbirro Dron enfrentado a ti
           *[other] pon en juego boca abajo las { $amount } primeras cartas de tu mazo como esbirros Dron enfrentados a ti
        }
    }
champions-do-tuck-you = coloca boca abajo debajo de esta carta una carta al azar de { $person ->
        [their] su
       *[you] tu
    } mano
champions-do-deal-encounter-you =
    { $count ->
        [1] repártete una carta de encuentro
       *[other] repártete { $amount } cartas de encuentro
    }
champions-do-put-into-play-you = { $person ->
        [their] pone
       *[you] pon
    } en juego { $these }
champions-do-put-under-your-control = pon en juego { $these } bajo tu control
champions-when-attack-you =
    { $moment ->
        [would] cuando vayas a atacar
        [before] cuando ataques
       *[after] { $how ->
            [defeats] después de que ataques y derrotes a { $defeats }
           *[any] después de que ataques
        }
    }
champions-when-thwart-you =
    { $moment ->
        [would] cuando vayas a intervenir
        [before] cuando intervengas
       *[after] después de que intervengas
    }
champions-when-defense-you =
    { $moment ->
        [would] cuando vayas a defender
        [before] cuando defiendas
       *[after] después de que defiendas
    }
champions-when-defeat-you =
    { $moment ->
        [would] cuando vayas a derrotar { $who-is ->
            [scheme] { $who }
           *[other] a { $who }
        }
        [before] cuando derrotes { $who-is ->
            [scheme] { $who }
           *[other] a { $who }
        }
       *[after] después de que derrotes { $who-is ->
            [scheme] { $who }
           *[other] a { $who }
        }
    }
champions-when-enemy-attack-you =
    { $moment ->
        [would] cuando { $who } vaya a atacarte
        [before] cuando { $who } te ataque
       *[after] después de que { $who } te ataque
    }
champions-when-enemy-scheme-you =
    { $moment ->
        [would] cuando { $who } vaya a ejecutar el plan contra ti
        [before] cuando { $who } ejecute el plan contra ti
       *[after] después de que { $who } ejecute el plan contra ti
    }
champions-when-enemy-activates-you =
    { $moment ->
        [would] cuando { $who } vaya a activarse contra ti
        [before] cuando { $who } se active contra ti
       *[after] después de que { $who } se active contra ti
    }
champions-when-reveal-you =
    { $moment ->
        [would] cuando vayas a mostrar { $who }
        [before] cuando muestres { $who }
       *[after] después de que muestres { $who }
    }{ $how ->
        [deck] { "" } del mazo de encuentros
       *[any] { "" }
    }
champions-when-engage-you =
    { $moment ->
        [before] cuando { $who } se enfrente a ti
       *[after] después de que { $who } se enfrente a ti
    }
champions-when-play-you = cuando juegues { $who }
champions-when-played-you =
    { $moment ->
        [before] cuando juegues { $who }
       *[after] después de que juegues { $who }{ $how ->
            [hand] {" "}desde tu mano
           *[any] {""}
        }
    }
champions-when-form-you =
    { $moment ->
        [before] cuando cambies { $how ->
            [to-hero] a tu identidad de héroe
            [to-this] a esta identidad
            [to-form] a tu { $form }
           *[any] de identidad
        }
       *[after] después de que cambies { $how ->
            [to-hero] a tu identidad de héroe
            [to-this] a esta identidad
            [to-form] a tu { $form }
           *[any] de identidad
        }
    }
champions-who-attack = un personaje
champions-who-attacked = un enemigo
champions-who-thwart = un personaje
champions-who-defense = un personaje
champions-who-damage = un personaje
champions-who-taking = un personaje
champions-who-defeat = un personaje
champions-who-threat = un plan
champions-who-enemy-attack = un enemigo
champions-who-enemy-scheme = un enemigo
champions-who-reveal =
    { $how ->
        [deck] una carta
       *[any] una carta de encuentro
    }
champions-who-boost = una carta de aumento
champions-who-surge = una carta de encuentro
champions-who-enter = una carta
champions-who-leave = una carta
champions-who-engage = un esbirro
champions-who-play = una carta
champions-who-played = una carta
champions-who-flip = una carta
champions-who-recover = un alter ego
champions-who-effect = una capacidad
champions-who-spent = una carta
champions-exists-in-play =
    { $these-is ->
        [certain] { $mood ->
            [while] { $these } esté en juego
           *[if] { $these } está en juego
        }
        [none] { $mood ->
            [while] no haya { $these } en juego
           *[if] no hay { $these } en juego
        }
       *[any] { $mood ->
            [while] haya { $these } en juego
           *[if] hay { $these } en juego
        }
    }
champions-costs =
    { $who ->
        [you] cada { $what } que juegues
        [any] cada { $what } que se juegue
       *[other] cada { $what } que juegue { $of }
    } cuesta { $amount } { $more ->
        [true] más
       *[false] menos
    }
champions-costs-next =
    { $who ->
        [you] { $gender ->
            [f] la
           *[m] el
        } siguiente { $what } que juegues
        [any] { $gender ->
            [f] la
           *[m] el
        } siguiente { $what } que se juegue
       *[other] { $gender ->
            [f] la
           *[m] el
        } siguiente { $what } que juegue { $of }
    } cuesta { $amount } { $more ->
        [true] más
       *[false] menos
    }
champions-costs-itself = { $of } cuesta { $amount } { $more ->
        [true] más
       *[false] menos
    }
champions-costs-on = cada mejora que se juegue sobre { $of } cuesta { $amount } { $more ->
        [true] más
       *[false] menos
    }
champions-card-of-kind = carta de { $kind }
champions-played-this-round =
    { $person ->
        [you] el número de cartas ({ $kind }) que has jugado esta ronda
       *[other] el número de cartas ({ $kind }) que ha jugado { $who } esta ronda
    }
champions-none = { $number } es 0

## Números

champions-per-player = { $amount } por jugador
champions-number-printed-cost = el coste impreso de { $of }
champions-number-total-cost = la suma del coste impreso de { $of }
champions-number-total-cost-under = la suma del coste impreso de las cartas que haya debajo de esta
champions-each-card-type = cada tipo de carta distinto entre { $of }
champions-noted-removed = el número que se ha quitado de este modo
champions-count-there = el número de { $what } { $where ->
        [under-this] { $place }
        [aside] entre { $place }
       *[other] de { $place }
    }
champions-count-in-play = el número de { $among } en juego
champions-number-damage = el daño en { $of }
champions-number-threat = la amenaza en { $of }
champions-number-counters = el número de { $counters } en { $of }
champions-number-remaining = la vida restante de { $of }
champions-number-rec = la REC de { $of }
champions-number-atk = el ATQ de { $of }
champions-number-thw = la INT de { $of }
champions-number-dealt = el daño infligido por el ataque
champions-number-taken-by-you = el daño que hayas sufrido por el ataque
champions-number-victory-points = los puntos de victoria de la zona de victoria
champions-number-excess = el daño sobrante
champions-number-acceleration-icons = el número de iconos de aceleración
champions-number-acceleration-tokens = el número de fichas de aceleración
champions-noted-healed = el daño curado de este modo
champions-noted-discarded = el número de cartas descartadas de este modo
champions-noted-picked = el número de cartas elegidas de este modo
champions-noted-exhausted = el número de cartas agotadas de este modo
champions-noted-dealt = el daño infligido de este modo
champions-noted-taken = el daño causado por esta activación
champions-number-stage = el número de etapa de { $of }
champions-each-boost-icon = cada icono de aumento de { $of }
champions-that-much = ese número de
champions-that-much-of = la misma cantidad
champions-noted-placed = la amenaza colocada de este modo
champions-noted-activations = el número de ataques hechos de este modo
champions-noted-cancelled = el número de iconos de aumento anulados de este modo
champions-noted-entered = el número de cartas que han entrado en juego de este modo
champions-noted-counters = los { $counters } que tuviera
champions-noted-threat = la amenaza que tuviera
champions-resources-on = el número de { $kind } en { $of }
champions-card-types = el número de tipos distintos entre { $of }
champions-spent = los recursos gastados
champions-times = { $times ->
        [2] el doble de { $number }
       *[other] { $times } veces { $number }
    }
champions-half = la mitad (redondeada hacia arriba) de { $number }
champions-half-down = la mitad (redondeada hacia abajo) de { $number }
champions-plus = { $number } más { $plus }
champions-most = { $number } (como máximo { $most })
champions-depending = { $usual } (o { $instead } si { $when })

## Condiciones

champions-among = { $fact } es { $these }
champions-is-defeated = este ataque derrota a { $of }
champions-exists = hay { $these }
champions-it-is-you = ese jugador eres tú
champions-you-have-trait = tienes el rasgo { $trait }
champions-in-form-alter-ego = { $mood ->
        [while] estés
       *[if] estás
    } en identidad de alter ego
champions-in-form-hero = { $mood ->
        [while] estés
       *[if] estás
    } en identidad de héroe
champions-form-of-trait = identidad { $form ->
        [hero] de héroe
       *[other] de alter ego
    } { $trait }
champions-in-form-of-trait = { $mood ->
        [while] estés
       *[if] estás
    } en { $form }
champions-is-to-form = es a { $form }
champions-is-to-this = es a esta identidad
champions-in-form-extra = { $mood ->
        [while] estés
       *[if] estás
    } en identidad de { $form }
champions-paid-with = has pagado esta carta con { $kind }
champions-paid-only-with =
    { $kind ->
        [energy] has pagado esta carta solo con recursos de energía
        [mental] has pagado esta carta solo con recursos mentales
        [physical] has pagado esta carta solo con recursos físicos
       *[wild] has pagado esta carta solo con recursos universales
    }
champions-last-step = este es el último paso de esta secuencia
champions-is-attack = proviene de un ataque
champions-is-not-attack = no proviene de un ataque
champions-damaged-excludes = { $who } no ha sufrido daño del ataque
champions-is-deck = proviene del mazo de encuentros
champions-is-basic = es un atributo básico
champions-is-to-hero = es a identidad de héroe
champions-is-hand = se juega desde la mano
champions-is-undefended = el ataque no ha sido defendido
champions-is-harmless = no se ha infligido daño
champions-is-step_one = es el paso uno de la fase del villano

## Verbos

champions-do-damage = inflige { $amount } de daño a { $to }
champions-do-damage-additional = inflige { $amount } de daño adicional a { $to }
champions-do-past-tough = este daño ignora las cartas de estado Duro si { $condition }
champions-do-scatter = reparte { $amount } de daño entre { $to }
champions-do-heal = cura { $amount } de daño a { $to }
champions-do-heal-up-to = cura hasta { $amount } de daño a { $to }
champions-do-heal-all = cura todo el daño a { $to }
champions-do-set-hit-points = deja la vida restante de { $to } en { $left }
champions-do-move-damage = traslada { $amount } de daño de tu héroe a { $to }
champions-do-remove-threat = quita { $amount } de amenaza de { $to }
champions-do-remove-threat-per-player = quita { $amount } de amenaza por jugador de { $to }
champions-do-remove-additional = quita { $amount } de amenaza adicional de { $to }
champions-do-place-threat = coloca { $amount } de amenaza en { $to }
champions-do-accelerate = coloca una ficha de aceleración en el plan principal
champions-do-ready = prepara { $to-is ->
        [somebody] a { $to }
       *[something] { $to }
    }
champions-do-exhaust = agota { $to-is ->
        [somebody] a { $to }
       *[something] { $to }
    }
champions-do-add-counters = coloca { $amount } { $counters } en { $to }
champions-do-remove-counter = quita 1 { $counter } de { $to }
champions-do-draw = { $to } roba { $amount } { $count ->
        [1] carta
       *[other] cartas
    }
champions-do-draw-up = roba cartas hasta alcanzar el valor impreso del tamaño de tu mano
champions-do-discard = descarta { $to }
champions-do-discard-by = { $by } descarta { $to }
champions-do-discard-hand = descarta { champions-place-hand }
champions-do-discard-random = { $to } descarta { $amount } { $count ->
        [1] carta
       *[other] cartas
    } al azar de su mano
champions-do-discard-up-to = descarta de 1 a { $amount } { $to }
champions-do-discard-any = descarta 1 o más { $to }
champions-do-discard-several = descarta { $amount } { $to }
champions-do-exhaust-any = agota 1 o más { $to }
champions-do-exhaust-several = agota { $amount } { $to }
champions-do-give-stunned-several = aturde a { $amount } { $to }
champions-do-into-deck-up-to = baraja en tu mazo hasta { $amount } { $to }
champions-do-into-deck-several = baraja en tu mazo { $amount } { $to }
champions-do-discard-top =
    { $count ->
        [1] { $to } descarta la primera carta de su mazo
       *[other] { $to } descarta las { $amount } primeras cartas de su mazo
    }
champions-do-discard-encounter = descarta la primera carta del mazo de encuentros
champions-do-discard-encounter-several =
    { $count ->
        [1] descarta la primera carta del mazo de encuentros
       *[other] descarta las { $amount } primeras cartas del mazo de encuentros
    }
champions-do-each-time = cada vez, { $effect }
champions-engaged-with =
    { $person ->
        [that] ese jugador está enfrentado a { $these }
        [their] está enfrentado a { $these }
       *[you] { $mood ->
            [while] estés
           *[if] estás
        } enfrentado a { $these }
    }
champions-engaged-with-not =
    { $person ->
        [that] ese jugador no está enfrentado a { $these }
        [their] no está enfrentado a { $these }
       *[you] { $mood ->
            [while] no estés
           *[if] no estás
        } enfrentado a { $these }
    }
champions-do-discard-until = descarta cartas de la parte superior del mazo de encuentros hasta que se descarte { $what }
champions-do-discard-top-until = descarta cartas de la parte superior de tu mazo hasta que se descarte { $what }
champions-do-to-hand = devuelve { $to } a la mano de su propietario
champions-do-take-into-hand = { $by } añade { $these } a su mano
champions-do-into-deck = baraja { $to } en su mazo
champions-do-into-deck-encounter = baraja { $to } en el mazo de encuentros
champions-do-into-deck-yours = baraja { $to } en tu mazo
champions-deck-top = la primera carta del mazo de { $deck }
champions-do-resolve-special = resuelve la capacidad Especial de { $of }
champions-do-to-own-discard = coloca { $to } en la pila de descartes de su mazo
champions-do-to-deck-top = coloca { $to } boca arriba encima de su mazo
champions-do-into-own-deck = baraja { $to } en su mazo
champions-do-to-bottom = coloca { $to } en la parte inferior de su mazo
champions-do-to-bottom-encounter = coloca { $to } en la parte inferior del mazo de encuentros
champions-do-to-bottom-yours = coloca { $to } en la parte inferior de tu mazo
champions-do-shuffle-back = elige hasta { $amount } { $to } que sean distintas y barájalas en tu mazo
champions-do-shuffle-back-copies = elige hasta { $amount } { $to } y { $person ->
        [their] las baraja en su mazo
        [that] barájalas en el mazo de ese jugador
       *[you] barájalas en tu mazo
    }
champions-do-note = toma nota de { $number }
champions-do-search = busca entre las cartas
champions-do-shuffle-encounter = baraja el mazo de encuentros
champions-do-shuffle-yours =
    baraja { $person ->
        [that] el mazo de ese jugador
        [their] su mazo
       *[you] tu mazo
    }
champions-do-put-into-play = { $by } pone en juego { $these }
champions-do-reveal = muestra { $to }
champions-do-form-deck = baraja { $these } para formar el mazo de { $deck } y déjalo junto al plan principal
champions-do-form-deck-renewed = baraja { $these } para formar el mazo de { $deck } y déjalo junto al plan principal, con su propia pila de descartes
champions-do-reveal-from-deck = muestra la primera carta del mazo de { $deck }
champions-do-reveal-next = muestra la primera carta del mazo de encuentros
champions-do-deal-encounter =
    { $count ->
        [1] reparte una carta de encuentro a { $to }
       *[other] reparte { $amount } cartas de encuentro a { $to }
    }
champions-do-deal = reparte { $these } a { $to } como carta de encuentro boca abajo
champions-do-deal-you = repártete { $these } como carta de encuentro boca abajo
champions-do-remove = retira del juego { $to }
champions-do-set-aside = aparta { $to }
champions-do-drone =
    { $count ->
        [1] { $to } pone en juego boca abajo la primera carta de su mazo como un esbirro Dron enfrentado a él
       *[other] { $to } pone en juego boca abajo las { $amount } primeras cartas de su mazo como esbirros Dron enfrentados a él
    }
champions-do-make-active = traslada el contador de villano activo a { $to }
champions-do-reveal-top-of =
    { $count ->
        [1] muestra la primera carta del mazo de { $villain }
       *[other] muestra las { $amount } primeras cartas del mazo de { $villain }
    }
champions-do-leave-threat = quita de { $to } toda la amenaza menos { $amount }
champions-do-remove-statuses = retira cada carta de estado { $kinds } de { $of }
champions-after-scheme-of = de { $of }
champions-those-active-villain = el villano activo
champions-some-activations-scheme = se ha ejecutado el plan de este modo
champions-none-activations-scheme = no se ha ejecutado el plan de este modo
champions-villain-of = el villano al que corresponde { $of }
champions-scheme-of = el plan secundario de { $of }
champions-after-villain-of-highest = cuyo plan secundario tenga más amenaza
champions-after-villain-of-lowest = cuyo plan secundario tenga menos amenaza
champions-answered-by = se ha aplicado de este modo una capacidad de { $of }
champions-not-answered-by = no se ha aplicado de este modo ninguna capacidad de { $of }
champions-cannot-be-thwarted = no se puede quitar amenaza de { $of } al intervenir
champions-cannot-leave-play = { $of } no puede abandonar el juego
champions-schemes-own = cuando { $of } ejecuta el plan, la amenaza se coloca en su plan secundario en vez de en el plan principal
champions-excess-own-scheme = el daño sobrante que inflige { $of } se coloca como amenaza en su plan secundario
champions-was-defeated = { $of } es derrotado de este modo
champions-do-flip = dale la vuelta a { $to }
champions-do-lose-status = descarta una carta de estado de { $to }
champions-do-lose-status-of = descarta una carta de estado { $kinds } de { $to }
champions-do-replace-status = elige una carta de estado de { $to } y sustitúyela por otra distinta
champions-do-record = anota { $amount } en la hoja de campaña: { $mark }
champions-do-remove-from-campaign = retira { $to } de la campaña
champions-do-earn = quédate con { $to } durante el resto de la campaña
champions-do-strike-off = tacha { $to } de la hoja de campaña
champions-do-strike-off-again = táchala de la hoja de campaña
champions-do-improve = da la vuelta a { $to } para el resto de la campaña
champions-do-write-down = anota { $to } en la hoja de campaña
champions-do-end-campaign = los jugadores pierden la campaña
champions-expert-campaign = es una campaña experta
champions-times-players = { $number }, por cada jugador
champions-after-under = de debajo de { $of }
champions-after-out-of-deck = que haya salido del mazo de { $deck }
champions-recorded = lo que dice la hoja de campaña de «{ $mark }»
champions-do-become-ally = { $to } pasa a ser un aliado que controlas
champions-do-become-minion = { $to } pasa a ser un esbirro enfrentado a quien controlaba la carta
champions-do-tuck = { $to } coloca boca abajo debajo de esta carta una carta al azar de su mano
champions-do-untuck = devuelve a la mano de su propietario cada carta que haya debajo de esta
champions-do-surge = esta carta gana oleada
champions-do-enemy-attack =
    { $number ->
        [many] { $person ->
            [that] { $who } atacan a ese jugador
            [their] { $who } lo atacan
           *[you] { $who } te atacan
        }
       *[one] { $person ->
            [that] { $who } ataca a ese jugador
            [their] { $who } lo ataca
           *[you] { $who } te ataca
        }
    }
champions-do-enemy-attack-whom =
    { $number ->
        [many] { $who } atacan a { $whom }
       *[one] { $who } ataca a { $whom }
    }
champions-without-boost = { $said } sin carta de aumento para esa activación
champions-with-plus = { $said } con { $amount } de { $stat }
champions-do-gain-boost-icons =
    { $count ->
        [1] esta carta gana 1 icono de aumento
       *[other] esta carta gana { $amount } iconos de aumento
    }
champions-do-enemy-attack-engaged =
    { $number ->
        [many] { $who } atacan a los héroes a los que están enfrentados
       *[one] { $who } ataca al héroe al que está enfrentado
    }
champions-do-activate =
    { $number ->
        [many] { $who } se activan contra { $person ->
            [that] ese jugador
            [their] él
           *[you] ti
        }
       *[one] { $who } se activa contra { $person ->
            [that] ese jugador
            [their] él
           *[you] ti
        }
    }
champions-do-activate-whom =
    { $number ->
        [many] { $who } se activan contra { $whom }
       *[one] { $who } se activa contra { $whom }
    }
champions-do-activate-engaged =
    { $number ->
        [many] { $who } se activan contra los jugadores a los que están enfrentados
       *[one] { $who } se activa contra el jugador al que está enfrentado
    }
champions-do-enemy-scheme =
    { $number ->
        [many] { $who } ejecutan el plan
       *[one] { $who } ejecuta el plan
    }
champions-do-also-attack = este ataque se realiza también contra cada uno de los demás héroes
champions-do-give-status = coloca { $amount } { $count ->
        [1] carta
       *[other] cartas
    } de estado a tu elección en { $to }
champions-do-give-boost =
    { $count ->
        [1] da 1 carta de aumento adicional a { $to } para esta activación
       *[other] da { $amount } cartas de aumento adicionales a { $to } para esta activación
    }
champions-do-give-boost-facedown =
    { $count ->
        [1] da 1 carta de aumento boca abajo a { $to }
       *[other] da { $amount } cartas de aumento boca abajo a { $to }
    }
champions-do-after-activation = al final de esta activación, { $effect }
champions-do-specials = resuelve la capacidad Especial de { $of }, en cualquier orden
champions-do-repeat-ability = repite esta capacidad
champions-do-prevent = evita { $amount } { $what ->
        [threat] de esa amenaza
        [attack] del daño de este ataque
       *[damage] de ese daño
    }
champions-do-prevent-all = evita { $what ->
        [threat] toda esa amenaza
        [attack] todo el daño de este ataque
       *[damage] todo ese daño
    }
champions-do-reduce =
    { $amount ->
        [1] se coloca 1 de amenaza menos
       *[other] se colocan { $amount } de amenaza menos
    }
champions-do-cancel-effects = anula sus efectos de «Cuando se muestre esta carta»
champions-do-cancel-boost-icons = anula los iconos de aumento de esa carta
champions-do-cancel-boost-ability = anula la capacidad de aumento de esa carta
champions-do-cancel = anula lo que ocurre
champions-do-take-as-damage = en vez de eso sufre esa cantidad de daño
champions-do-goes-to-hand = { $who } va a la mano de su propietario en vez de a la pila de descartes
champions-do-goes-to-encounter-deck = { $who } se baraja en el mazo de encuentros en vez de ir a la pila de descartes
champions-do-goes-to-deck = { $who } se baraja en el mazo de su propietario en vez de ir a la pila de descartes
champions-do-store-damage = en vez de eso coloca ese daño en esta carta
champions-do-turn-back = evita todo el daño que ese ataque vaya a infligir a { $to } e inflige la misma cantidad de daño al superhéroe del jugador que ataca
champions-do-attack-gains = este ataque gana { $keyword }
champions-do-attack-gains-boost = si esta activación es un ataque, ese ataque gana { $keyword }
champions-do-increase = este ataque inflige { $amount } de daño adicional, o esta intervención quita { $amount } de amenaza adicional
champions-do-alter-more =
    { $amount ->
        [1] se inflige 1 de daño adicional
       *[other] se infligen { $amount } de daño adicional
    }
champions-do-alter-less =
    { $amount ->
        [1] se inflige 1 de daño menos
       *[other] se infligen { $amount } de daño menos
    }
champions-do-attacks = realiza estos ataques, uno tras otro: { $attacks }
champions-do-attack-ally = { $who } ataca a { $allies }
champions-do-declare-defender = { $who } defiende
champions-do-lasting = hasta { $until }, { $change }
champions-do-lend-power = suma el atributo correspondiente (ATQ o INT) de { $of } al de tu héroe para este ataque o esta intervención
champions-do-use-power = usa su { $power ->
        [atk] ATQ en vez de su INT
       *[thw] INT en vez de su ATQ
    }
champions-do-more-damage = aumenta en { $amount } el daño que inflige { $of }
champions-do-more-removal = aumenta en { $amount } la amenaza que quita { $of }
champions-do-change-form = cambia de identidad
champions-do-change-form-alter-ego = adopta tu identidad de alter ego
champions-do-change-form-hero = adopta tu identidad de héroe
champions-do-change-form-other-hero = adopta tu otra identidad de héroe
champions-do-change-form-to = adopta tu { $form }
champions-do-generate = genera { $kinds }
champions-do-generate-top = genera los recursos de la primera carta de tu pila de descartes
champions-do-pay-for = elige { $these } y paga su coste impreso
champions-do-pay-for-it = paga el coste impreso de { $it }
champions-do-spend = gasta { $kinds }
champions-do-keep-one-bottom = mira las { $amount } primeras cartas de tu mazo. Añade 1 de ellas a tu mano y coloca las demás en la parte inferior de tu mazo, en el orden que quieras
champions-do-keep-one = mira las { $amount } primeras cartas de tu mazo. Añade 1 de ellas a tu mano y descarta las demás
champions-in-player-order = en orden de jugadores, { $who }
champions-grows = X es { $amount }
champions-more-when-revealed =
    { $count ->
        [1] cada vez que el jugador de { $of } muestre una carta, sus capacidades «Cuando se muestre esta carta» se resuelven 1 vez más
       *[other] cada vez que el jugador de { $of } muestre una carta, sus capacidades «Cuando se muestre esta carta» se resuelven { $amount } veces más
    }
champions-do-discard-resources = { $to } descarta de su mano cartas a su elección por valor de { $amount } { $count ->
        [1] recurso
       *[other] recursos
    } de cualquier tipo
champions-do-discard-resources-you = descarta de tu mano cartas a tu elección por valor de { $amount } { $count ->
        [1] recurso
       *[other] recursos
    } de cualquier tipo
champions-do-for-player =
    { $effect-is ->
        [verb] { $who } { $effect }
       *[other] { $who } hace lo siguiente: { $effect }
    }
champions-do-nemesis = muestra tu esbirro archienemigo y tu plan secundario de archienemigo apartados y ponlos en juego, el esbirro enfrentado a ti. Baraja el resto de tu conjunto de archienemigo en el mazo de encuentros
champions-do-indirect-you =
    { $person ->
        [you] sufre { $amount } de daño indirecto
        [their] sufre { $amount } de daño indirecto
       *[that] ese jugador sufre { $amount } de daño indirecto
    }
champions-do-indirect = inflige { $amount } de daño indirecto a { $who }
champions-do-indirect-shared = reparte { $amount } de daño indirecto entre { $who }
champions-do-engage-hero =
    { $number ->
        [many] { $to } se enfrentan a { $hero }
       *[one] { $to } se enfrenta a { $hero }
    }
champions-do-engage =
    { $number ->
        [many] { $to } se enfrentan a ti
       *[one] { $to } se enfrenta a ti
    }
champions-do-add-token = coloca una ficha de aceleración en { $to }
champions-do-advance-scheme = avanza el mazo del plan principal
champions-do-win = los jugadores ganan la partida
champions-do-lose = los jugadores pierden la partida
champions-until-phase = el final de la fase
champions-until-round = el final de la ronda
champions-until-turn = el final del turno
champions-until-next-turn = el final de tu próximo turno
champions-until-activation = el final de la activación
champions-until-attack = el final del ataque
champions-gets =
    { $number ->
        [many] { $of } reciben { $gains }
       *[one] { $of } recibe { $gains }
    }
champions-gains-traits-of = { $of } gana los rasgos de { $these } en juego
champions-gains-trait =
    { $number ->
        [many] { $of } ganan el rasgo { $trait }
       *[one] { $of } gana el rasgo { $trait }
    }
champions-gains-traits =
    { $number ->
        [many] { $of } ganan los rasgos { $traits }
       *[one] { $of } gana los rasgos { $traits }
    }
champions-gains-attack-keyword = los ataques de { $of } ganan { $keyword }
champions-gains-keyword =
    { $number ->
        [many] { $of } ganan { $keyword }
       *[one] { $of } gana { $keyword }
    }
champions-cannot-take-damage = { $of } no puede sufrir daño
champions-change-from = { $change } de { $source }
champions-cannot-lose-threat = no se puede quitar amenaza de { $of }
champions-cannot-defend = { $of } no puede defender
champions-cannot-be-attacked = no se puede atacar a { $of }
champions-none-can-be-attacked = no se puede atacar a { $of }
champions-cannot-attack = { $of } no puede atacar
champions-top-of-deck = las { $amount } primeras cartas de { $person ->
        [that] el mazo de ese jugador
        [their] su mazo
       *[you] tu mazo
    }
champions-do-each-reveals = cada jugador busca en { $place } { $what } con un título distinto y la muestra
champions-place-nemesis-minions = el mazo de encuentros, su pila de descartes o las cartas apartadas
champions-searched-nemesis-minions = el mazo de encuentros, su pila de descartes y las cartas apartadas
champions-those-nemesis-minions =
    { $person ->
        [that] el esbirro archienemigo de ese jugador
        [their] su esbirro archienemigo
       *[you] tu esbirro archienemigo
    }
champions-after-given = de los superhéroes de los jugadores
champions-after-damaged-by-it =
    { $number ->
        [many] { $gender ->
            [f] a las que se haya infligido daño
           *[m] a los que se haya infligido daño
        }
       *[one] { $gender ->
            [f] a la que se haya infligido daño
           *[m] al que se haya infligido daño
        }
    }
champions-attacking-character = el personaje que ataca
champions-do-prevent-to = evita todo el daño que este ataque vaya a infligir a { $to }
champions-cannot-play-cards = no puedes jugar { $cards }
champions-cannot-act-as-alter-ego = no se pueden usar las capacidades de Acción de alter ego de { $of }
champions-you-cannot-attack = no puedes atacar a { $of }
champions-cannot-thwart = { $of } no puede intervenir
champions-cannot-be-stunned = no se puede aturdir a { $of }
champions-cannot-be-confused = no se puede confundir a { $of }
champions-cannot-change-form = { $of } no puede cambiar de identidad
champions-must-ally-defends = un jugador atacado por { $of } debe defender con un aliado que controle, si puede
champions-must-ally-defends-during-attack = el jugador atacado debe defender con un aliado que controle, si puede
champions-may-divide-attack = { $of } puede repartir el daño de un ataque básico entre varios enemigos
champions-may-divide-thwart = { $of } puede repartir una intervención básica entre varios planes
champions-your-basic-attacks-piercing = tus ataques básicos ganan penetrante
champions-basic-attacks-piercing = los ataques básicos de { $of } ganan penetrante
champions-your-basic-attacks-ranged = tus ataques básicos ganan a distancia
champions-basic-attacks-ranged = los ataques básicos de { $of } ganan a distancia
champions-takes-from-attacks = { $of } { $number ->
        [many] sufren
       *[one] sufre
    } { $amount } de daño { $more ->
        [true] más
       *[false] menos
    } por cada ataque
champions-attacks-indirect = los ataques de { $of } infligen daño indirecto

champions-phrase = { $noun } { $before } { $after }
champions-determined =
    { $how ->
        [each] cada { $phrase }
        [each-other] cada { $gender ->
            [f] otra { $phrase }
           *[m] otro { $phrase }
        }
        [the] { $gender ->
            [f] la { $phrase }
           *[m] el { $phrase }
        }
        [topmost] { $gender ->
            [f] la primera { $phrase }
           *[m] el primer { $phrase }
        }
        [first] { $gender ->
            [f] la primera { $phrase }
           *[m] el primer { $phrase }
        }
        [that] { $gender ->
            [f] esa { $phrase }
           *[m] ese { $phrase }
        }
        [another] { $gender ->
            [f] otra { $phrase }
           *[m] otro { $phrase }
        }
        [one-more] { $gender ->
            [f] otra { $phrase }
           *[m] otro { $phrase }
        }
        [each-of-them] { $gender ->
            [f] cada una de ellas
           *[m] cada uno de ellos
        }
        [of-them] { $gender ->
            [f] una de ellas
           *[m] uno de ellos
        }
        [no] { $gender ->
            [f] ninguna { $phrase }
           *[m] ningún { $phrase }
        }
        [no-other] { $gender ->
            [f] ninguna otra { $phrase }
           *[m] ningún otro { $phrase }
        }
       *[one] { $gender ->
            [f] una { $phrase }
           *[m] un { $phrase }
        }
    }
champions-noun-enemy = { $number ->
        [many] enemigos
       *[one] enemigo
    }
champions-noun-attack = { $number ->
        [many] ataques
       *[one] ataque
    }
champions-noun-minion = { $number ->
        [many] esbirros
       *[one] esbirro
    }
champions-noun-ally = { $number ->
        [many] aliados
       *[one] aliado
    }
champions-noun-character = { $number ->
        [many] personajes
       *[one] personaje
    }
champions-noun-hero = { $number ->
        [many] héroes
       *[one] héroe
    }
champions-noun-identity = { $number ->
        [many] superhéroes
       *[one] superhéroe
    }
champions-noun-alter-ego = { $number ->
        [many] alter egos
       *[one] alter ego
    }
champions-noun-hero-or-ally = { $number ->
        [many] héroes y aliados
       *[one] { $how ->
            [each] héroe y aliado
           *[other] héroe o aliado
        }
    }
champions-noun-villain = { $number ->
        [many] villanos
       *[one] villano
    }
champions-noun-scheme = { $number ->
        [many] planes
       *[one] plan
    }
champions-noun-main-scheme = { $number ->
        [many] planes principales
       *[one] plan principal
    }
champions-noun-side-scheme = { $number ->
        [many] planes secundarios
       *[one] plan secundario
    }
champions-noun-player-side-scheme = { $number ->
        [many] planes secundarios de jugador
       *[one] plan secundario de jugador
    }
champions-noun-upgrade = { $number ->
        [many] mejoras
       *[one] mejora
    }
champions-noun-support = { $number ->
        [many] apoyos
       *[one] apoyo
    }
champions-noun-ally-or-support = { $number ->
        [many] aliados y apoyos
       *[one] { $how ->
            [each] aliado y apoyo
           *[other] aliado o apoyo
        }
    }
champions-noun-upgrade-or-support = { $number ->
        [many] mejoras y apoyos
       *[one] { $how ->
            [each] mejora y apoyo
           *[other] mejora o apoyo
        }
    }
champions-noun-event = { $number ->
        [many] eventos
       *[one] evento
    }
champions-noun-resource = { $number ->
        [many] cartas de recurso
       *[one] carta de recurso
    }
champions-noun-treachery = { $number ->
        [many] perfidias
       *[one] perfidia
    }
champions-noun-attachment = { $number ->
        [many] accesorios
       *[one] accesorio
    }
champions-noun-environment = { $number ->
        [many] entornos
       *[one] entorno
    }
champions-noun-obligation = { $number ->
        [many] obligaciones
       *[one] obligación
    }
champions-noun-card = { $number ->
        [many] cartas
       *[one] carta
    }
champions-noun-player = { $number ->
        [many] jugadores
       *[one] jugador
    }
champions-gender-enemy = m
champions-gender-attack = m
champions-gender-minion = m
champions-gender-ally = m
champions-gender-character = m
champions-gender-hero = m
champions-gender-identity = m
champions-gender-alter-ego = m
champions-gender-hero-or-ally = m
champions-gender-villain = m
champions-gender-scheme = m
champions-gender-main-scheme = m
champions-gender-side-scheme = m
champions-gender-player-side-scheme = m
champions-gender-upgrade = f
champions-gender-support = m
champions-gender-ally-or-support = m
champions-gender-upgrade-or-support = f
champions-gender-event = m
champions-gender-resource = f
champions-gender-treachery = f
champions-gender-attachment = m
champions-gender-environment = m
champions-gender-obligation = f
champions-gender-card = f
champions-gender-player = m
champions-adjective-friendly =
    { $number ->
        [many] { $gender ->
            [f] amigas
           *[m] amigos
        }
       *[one] { $gender ->
            [f] amiga
           *[m] amigo
        }
    }
champions-adjective-random = al azar
champions-adjective-facedown = boca abajo
champions-adjective-damaged = con daño
champions-adjective-stunned =
    { $number ->
        [many] { $gender ->
            [f] aturdidas
           *[m] aturdidos
        }
       *[one] { $gender ->
            [f] aturdida
           *[m] aturdido
        }
    }
champions-adjective-confused =
    { $number ->
        [many] { $gender ->
            [f] confundidas
           *[m] confundidos
        }
       *[one] { $gender ->
            [f] confundida
           *[m] confundido
        }
    }
champions-adjective-tough =
    { $number ->
        [many] duros
       *[one] duro
    }
champions-adjective-ready =
    { $number ->
        [many] { $gender ->
            [f] preparadas
           *[m] preparados
        }
       *[one] { $gender ->
            [f] preparada
           *[m] preparado
        }
    }
champions-adjective-of-aspect = de aspecto
champions-adjective-specific =
    { $number ->
        [many] { $gender ->
            [f] específicas de superhéroe
           *[m] específicos de superhéroe
        }
       *[one] { $gender ->
            [f] específica de superhéroe
           *[m] específico de superhéroe
        }
    }
champions-adjective-exhausted =
    { $number ->
        [many] { $gender ->
            [f] agotadas
           *[m] agotados
        }
       *[one] { $gender ->
            [f] agotada
           *[m] agotado
        }
    }
champions-adjective-discarded =
    { $number ->
        [many] { $gender ->
            [f] descartadas
           *[m] descartados
        }
       *[one] { $gender ->
            [f] descartada
           *[m] descartado
        }
    }
champions-after-engaged-with =
    { $number ->
        [many] { $gender ->
            [f] enfrentadas
           *[m] enfrentados
        }
       *[one] { $gender ->
            [f] enfrentada
           *[m] enfrentado
        }
    } a { $these }
champions-after-engaged =
    { $number ->
        [many] { $gender ->
            [f] enfrentadas
           *[m] enfrentados
        }
       *[one] { $gender ->
            [f] enfrentada
           *[m] enfrentado
        }
    } a { $person ->
        [that] ese jugador
        [their] él
       *[you] ti
    }
champions-after-you-make =
    { $person ->
        [that] que realice ese jugador
        [their] que realice
       *[you] que realices
    }
champions-after-in-your-area =
    { $person ->
        [that] en la zona de juego de ese jugador
        [their] en su zona de juego
       *[you] en tu zona de juego
    }
champions-after-yours =
    { $person ->
        [that] que controle ese jugador
        [their] que controle
       *[you] que controles
    }
champions-after-from = de { $place }
champions-after-on-hero = que tenga tu héroe
champions-after-in-play = en juego
champions-after-highest =
    { $name ->
        [threat] con más amenaza
        [now] con más { $stat }
        [remaining] con más vida restante
        [printed-cost] con el coste impreso más alto
        [hp] con el valor impreso de vida más alto
       *[other] con el valor impreso de { $stat } más alto
    }
champions-after-lowest =
    { $name ->
        [threat] con menos amenaza
        [now] con menos { $stat }
        [remaining] con menos vida restante
        [printed-cost] con el coste impreso más bajo
        [hp] con el valor impreso de vida más bajo
       *[other] con el valor impreso de { $stat } más bajo
    }
champions-after-set = del conjunto { $argument }
champions-has-friendly = { $of } es un personaje amigo
champions-has-title = { $of } es { $argument }
champions-has-set = { $of } pertenece al conjunto { $argument }
champions-after-among-those =
    { $gender ->
        [f] entre aquellas { $after }
       *[m] entre aquellos { $after }
    }
champions-after-without = que no sea { $these }
champions-after-not-attacked = que no haya sido atacado de este modo
champions-after-discarded =
    { $number ->
        [many] { $gender ->
            [f] descartadas de este modo
           *[m] descartados de este modo
        }
       *[one] { $gender ->
            [f] descartada de este modo
           *[m] descartado de este modo
        }
    }
champions-after-damaged =
    { $number ->
        [many] { $gender ->
            [f] dañadas de este modo
           *[m] dañados de este modo
        }
       *[one] { $gender ->
            [f] dañada de este modo
           *[m] dañado de este modo
        }
    }
champions-after-looked = de entre ellas
champions-after-exhausted =
    { $number ->
        [many] { $gender ->
            [f] agotadas de este modo
           *[m] agotados de este modo
        }
       *[one] { $gender ->
            [f] agotada de este modo
           *[m] agotado de este modo
        }
    }
champions-after-picked =
    { $number ->
        [many] { $gender ->
            [f] elegidas de este modo
           *[m] elegidos de este modo
        }
       *[one] { $gender ->
            [f] elegida de este modo
           *[m] elegido de este modo
        }
    }
champions-after-resource = con { $argument }
champions-after-threatened = con amenaza
champions-after-without-status = sin carta de estado { $argument }
champions-status-card-stunned = { champions-status-stunned }
champions-status-card-confused = { champions-status-confused }
champions-status-card-tough = { champions-status-tough }
champions-after-without-attached = sin { $argument }
champions-after-in-title = con «{ $argument }» en su título
champions-after-printed-trait = con el rasgo impreso { $argument }
champions-after-without-trait = sin el rasgo { $argument }
champions-after-printed-cost = con un coste impreso que no supere { $argument }
champions-after-keyword = con { $argument }
champions-after-printed-keyword = con la palabra clave impresa { $argument }
champions-in-play = { $each } en juego
champions-comma = { $first }, { $next }
champions-and = { $first } y { $next }
champions-and-to = { $first } y a { $next }
champions-found = esa carta
champions-again = { "" }
champions-this-ally = este aliado
champions-this-minion = este esbirro
champions-this-villain = este villano
champions-this-main-scheme = este plan
champions-this-side-scheme = este plan
champions-this-player-side-scheme = este plan
champions-attached =
    { $gender ->
        [f] la { $noun } vinculada
       *[m] el { $noun } vinculado
    }
champions-attached-identity = el superhéroe vinculado
champions-attacking-enemy = el enemigo atacante
champions-defeating-player = el jugador que haya derrotado { $this-is ->
        [scheme] { $this }
       *[character] a { $this }
    }
champions-activated-player = el jugador contra el que se ha activado
champions-attacked-player = el jugador atacado
champions-activating-enemy = el enemigo que se activa
champions-damaged-by-attack = cada personaje dañado por ese ataque
champions-player-of = el jugador que lleva a { $card }
champions-lying-in = { $of } de { $place }
champions-or-else = { $first }; si no es posible, a { $next }
champions-chosen-player = un jugador de tu elección
champions-has-trait = { $of } tiene el rasgo { $argument }
champions-has-any-trait = { $of } tiene el rasgo { $argument }
champions-has-printed-trait = { $of } tiene el rasgo impreso { $argument }
champions-has-keyword = { $of } tiene { $argument }
champions-has-printed-keyword = { $of } tiene { $argument } como palabra clave impresa
champions-has-resource = { $of } tiene { $argument }
champions-has-resources = { $of } tiene un recurso impreso { $kinds }
champions-has-engaged = { $of } está en enfrentamiento contigo
champions-has-damaged = { $of } tiene daño
champions-has-with-status = { $of } tiene una carta de estado { $argument }
champions-has-ready = { $of } tiene su carta preparada
champions-has-exhausted = { $of } tiene su carta agotada
champions-has-threatened = { $of } tiene amenaza
champions-has-in-title = { $of } tiene «{ $argument }» en su título
champions-has-without-attached = { $of } no tiene vinculada { $argument }
champions-searched-hand = { champions-place-hand }
champions-searched-your-deck = { champions-place-your-deck }
champions-searched-your-discard = { champions-place-your-discard }
champions-searched-your-deck-and-discard = { champions-place-your-deck-and-discard }
champions-searched-your-hand-deck-and-discard = { champions-place-your-hand-deck-and-discard }
champions-searched-all-discards = las pilas de descartes de todos los jugadores
champions-searched-encounter-cards = el mazo de encuentros y en su pila de descartes
champions-searched-encounter-discard = { champions-place-encounter-discard }
champions-searched-aside = { champions-place-aside }
champions-searched-under-this = { champions-place-under-this }
champions-searched-nemesis-set = { champions-place-nemesis-set }
champions-each-discarded = cada carta descartada de este modo
champions-each-exhausted = cada carta agotada de este modo
champions-each-cancelled = cada icono de aumento anulado de este modo
champions-each-counters = cada { $counter } que tuviera
champions-each-counter-on = cada { $counter } en { $of }
champions-each-resource = cada { $kind } en { $of }
champions-each-resource-type = cada tipo de recurso distinto en { $of }
champions-tail-for-each = { "" } por { $each }
champions-tail-plus-for-each = , más { $amount } por { $each }
champions-tail-most = (como máximo { $most })
champions-counters =
    { $count ->
        [1] contador { $counter }
       *[other] contadores { $counter }
    }
champions-resource-a-energy = un recurso de energía
champions-resource-a-mental = un recurso mental
champions-resource-a-physical = un recurso físico
champions-resource-a-wild = un recurso universal
champions-resource-a-any = un recurso de cualquier tipo
champions-resource-a-printed-energy = un recurso de energía impreso
champions-resource-a-printed-mental = un recurso mental impreso
champions-resource-a-printed-physical = un recurso físico impreso
champions-resource-a-printed-wild = un recurso universal impreso
champions-resource-some-energy = { $amount } recursos de energía
champions-resource-some-mental = { $amount } recursos mentales
champions-resource-some-physical = { $amount } recursos físicos
champions-resource-some-wild = { $amount } recursos universales
champions-resource-some-any = { $amount } recursos de cualquier tipo
champions-resource-a-unlike = un recurso de otro tipo
champions-resource-some-unlike = { $amount } recursos de tipos distintos
champions-resource-some-printed-energy = { $amount } recursos de energía impresos
champions-resource-some-printed-mental = { $amount } recursos mentales impresos
champions-resource-some-printed-physical = { $amount } recursos físicos impresos
champions-resource-x-energy = X recursos de energía
champions-resource-x-mental = X recursos mentales
champions-resource-x-physical = X recursos físicos
champions-resource-x-wild = X recursos universales
champions-resource-x-any = X recursos de cualquier tipo
champions-resource-each-all = recurso impreso
champions-resource-each-energy = recurso de energía impreso
champions-resource-each-mental = recurso mental impreso
champions-resource-each-physical = recurso físico impreso
champions-resource-each-wild = recurso universal impreso
champions-resource-all-all = recursos impresos
champions-resource-all-energy = recursos de energía impresos
champions-resource-all-mental = recursos mentales impresos
champions-resource-all-physical = recursos físicos impresos
champions-resource-all-wild = recursos universales impresos
champions-resource-a-printed = un recurso impreso { $kinds }
champions-resource-of-energy = de energía
champions-resource-of-mental = mental
champions-resource-of-physical = físico
champions-resource-of-wild = universal
champions-resource-types-on = el número de tipos de recurso distintos en { $of }
champions-aspect-card = una carta de { $aspect }
champions-includes = entre { $these } hay { $kind }
champions-exists-in-play-not =
    { $mood ->
        [while] { $these } no esté en juego
       *[if] { $these } no está en juego
    }
champions-exists-yours =
    { $mood ->
        [while] controles { $these }
       *[if] controlas { $these }
    }
champions-exists-yours-not =
    { $mood ->
        [while] no controles { $these }
       *[if] no controlas { $these }
    }
champions-exists-emptied = se ha quitado la última amenaza de un plan
champions-exists-defeated = se ha derrotado a un enemigo
champions-exists-defeated-by-enemy = se ha derrotado a un personaje
champions-exists-damaged = se ha dañado a un personaje
champions-some-removed = se ha quitado algo de este modo
champions-some-healed = se ha curado daño de este modo
champions-some-discarded = se ha descartado alguna carta de este modo
champions-some-dealt = se ha infligido daño de este modo
champions-some-placed = se ha colocado amenaza de este modo
champions-some-activations = se ha realizado algún ataque de este modo
champions-some-cancelled = se ha anulado algún icono de aumento de este modo
champions-some-entered = ha entrado en juego alguna carta de este modo
champions-some-counters = tenía algún contador
champions-some-exhausted = se ha agotado alguna carta de este modo
champions-none-removed = no se ha quitado nada de este modo
champions-none-healed = no se ha curado daño de este modo
champions-none-discarded = no se ha descartado ninguna carta de este modo
champions-none-dealt = no se ha infligido daño de este modo
champions-none-placed = no se ha colocado amenaza de este modo
champions-none-activations = no se ha realizado ningún ataque de este modo
champions-none-cancelled = no se ha anulado ningún icono de aumento de este modo
champions-none-entered = no ha entrado en juego ningún esbirro de este modo
champions-none-counters = no tenía contadores
champions-none-exhausted = no se ha agotado ninguna carta de este modo
champions-none-played =
    { $mood ->
        [while] no se haya jugado { $kind } esta ronda
       *[if] no se ha jugado { $kind } esta ronda
    }
champions-enough-placed = se ha colocado de este modo al menos { $amount } de amenaza
champions-enough-taken = esta activación ha causado al menos { $amount } de daño
champions-enough-in-play = hay al menos { $amount } { $some } en juego
champions-fewer-in-play = hay menos de { $amount } { $some } en juego
champions-only-one-in-play = solo hay 1 { $some } en juego
champions-at-least-damage = { $mood ->
        [while] haya
       *[if] hay
    } al menos { $amount } de daño en { $of }
champions-at-least-remaining = { $of } { $mood ->
        [while] tenga
       *[if] tiene
    } al menos { $amount } de vida restante
champions-at-least-threat = { $mood ->
        [while] haya
       *[if] hay
    } al menos { $amount } de amenaza en { $of }
champions-at-least-counters = { $mood ->
        [while] haya
       *[if] hay
    } al menos { $amount } { $counters } en { $of }
champions-undefended-by = { $who } { $mood ->
        [while] esté
       *[if] está
    } realizando un ataque no defendido
champions-damaged-includes = { $who } ha sufrido daño por ello
champions-struck-includes = se ha infligido daño a { $who }
champions-has-either-status = { $of } tiene una carta de estado { $statuses }
champions-has-status-tough =
    { $already ->
        [yes] { $of } ya tiene una carta de estado Duro
       *[no] { $of } tiene una carta de estado Duro
    }
champions-has-status-stunned =
    { $already ->
        [yes] { $of } ya tiene una carta de estado Aturdido
       *[no] { $of } tiene una carta de estado Aturdido
    }
champions-has-status-confused =
    { $already ->
        [yes] { $of } ya tiene una carta de estado Confundido
       *[no] { $of } tiene una carta de estado Confundido
    }
champions-head-in-form =
    { $place ->
        [after] { $heading } ({ $form ->
            [hero] héroe
           *[other] alter ego
        })
       *[before] { $heading } de { $form ->
            [hero] héroe
           *[other] alter ego
        }
    }
champions-limit-anyone = (Cualquier jugador puede usar esta capacidad.)
champions-line-when = { $when }, { $rest }
champions-when-leave-you =
    { $moment ->
        [before] cuando { $who } que controles abandone el juego
       *[after] después de que { $who } que controles abandone el juego
    }
champions-when-discarded-you = después de que se descarten cartas de tu mazo
champions-choose =
    { $who ->
        [you] elige una opción
       *[other] { $by } elige una opción
    }
champions-choose-several = elige { $amount } opciones (puedes repetir)
champions-choose-of = { $head }: { $branches }
champions-choose-list = • { $first } • { $rest }
champions-x-is = X es { $number }
champions-pick = elige { $what }
champions-pick-by = { $by } elige { $what }
champions-with-ties = { $said } (en caso de empate, decide { $by })
champions-ties = en caso de empate, decide { $by }
# El verbo de un efecto optativo pasa a infinitivo.
champions-may =
    { $verb ->
        [adopta] puedes adoptar { $rest }
        [agota] puedes agotar { $rest }
        [anota] puedes anotar { $rest }
        [aturde] puedes aturdir { $rest }
        [baraja] puedes barajar { $rest }
        [busca] puedes buscar { $rest }
        [cambia] puedes cambiar { $rest }
        [coloca] puedes colocar { $rest }
        [confunde] puedes confundir { $rest }
        [cura] puedes curar { $rest }
        [da] puedes dar { $rest }
        [descarta] puedes descartar { $rest }
        [devuelve] puedes devolver { $rest }
        [elige] puedes elegir { $rest }
        [gasta] puedes gastar { $rest }
        [inflige] puedes infligir { $rest }
        [intercambia] puedes intercambiar { $rest }
        [juega] puedes jugar { $rest }
        [mira] puedes mirar { $rest }
        [muestra] puedes mostrar { $rest }
        [pon] puedes poner { $rest }
        [prepara] puedes preparar { $rest }
        [quita] puedes quitar { $rest }
        [reparte] puedes repartir { $rest }
        [repite] puedes repetir { $rest }
        [retira] puedes retirar { $rest }
        [roba] puedes robar { $rest }
        [sufre] puedes sufrir { $rest }
        [toma] puedes tomar { $rest }
        [traslada] puedes trasladar { $rest }
        [vincula] puedes vincular { $rest }
       *[other] si quieres, { $verb } { $rest }
    }
champions-apart = { $first }; { $next }
champions-may-by = si { $by } quiere, { $effect }
champions-do-instead = en vez de eso { $effect }
champions-do-then = luego { $effect }
champions-do-then-if = luego, { $effect }
champions-do-search-for = busca { $what } en { $place } y { $then }
champions-do-damage-again = inflígele { $amount } de daño
champions-do-damage-stunned = inflige { $amount } de daño a { $to } y atúrdelo
champions-do-damage-confused = inflige { $amount } de daño a { $to } y confúndelo
champions-do-damage-tough = inflige { $amount } de daño a { $to } y dale una carta de estado Duro
champions-do-give-stunned = aturde a { $to }
champions-do-give-stunned-and-confused = aturde y confunde a { $to }
champions-do-give-confused = confunde a { $to }
champions-do-give-tough = da una carta de estado Duro a { $to }
champions-do-remove-counter-again = quítale 1 { $counter }
champions-do-discard-again = descártala
champions-do-discard-later = { $at }, descarta { $of }
champions-do-to-your-hand = añade a { $person ->
        [that] la mano de ese jugador
        [their] su mano
       *[you] tu mano
    } { $to }
champions-do-put-engaged = { $who ->
        [their] pone
       *[you] pon
    } en juego { $these } { $gender ->
        [f] enfrentada
       *[m] enfrentado
    } a { $who ->
        [other] { $by }
        [their] él
        [that] ese jugador
       *[you] ti
    }
champions-do-cancel-reveal = anula sus efectos
champions-do-cancel-effect = anula sus efectos
champions-do-cancel-enemy-attack = anula ese ataque
champions-do-cancel-enemy-scheme = anula esa activación
champions-do-cancel-defeat = no se le derrota
champions-do-cancel-damage = anula ese daño
champions-do-cancel-taking = anula ese daño
champions-do-cancel-ready = no se prepara
champions-do-cancel-threat = anula esa amenaza
champions-gain =
    { $name ->
        [hp] { $amount } de vida
        [hand] { $amount } al tamaño de su mano
        [boost] { $amount } { $count ->
            [1] icono
           *[other] iconos
        } de aumento
        [damage-taken] { $amount } de daño de cada fuente
        [basic-power] { $amount } al atributo básico que use
        [more-damage] { $amount } de daño infligido
        [more-removal] { $amount } de amenaza quitada
       *[other] { $amount } { $stat }
    }
champions-gain-yours =
    { $name ->
        [allies] { $amount } a { $person ->
            [their] su
           *[you] tu
        } límite de aliados
       *[hand] { $amount } al tamaño de { $person ->
            [their] su
           *[you] tu
        } mano
    }
champions-engaged-player-gets = el jugador enfrentado recibe { $gains }
champions-you-get = recibes { $gains }
champions-gain-of-choice = { $gains }, a tu elección
champions-at-phase = al final de la fase
champions-at-attack = al final del ataque
champions-at-round = al final de la ronda
champions-at-activation = al final de la activación
champions-at-player-phase = al final de la fase de los jugadores
champions-at-villain-phase = al final de la fase del villano

champions-then = { $first }; luego { $next }

champions-for-each = por { $among }, { $effect }
champions-for-each-ordered = por { $among }, en el orden que elijas, { $effect }
champions-is-not-harmless = se ha infligido daño
champions-targets-includes = se ha atacado a { $who }
champions-when-spent-you = después de que gastes { $who } por sus recursos
champions-do-increase-attack = este ataque inflige { $amount } de daño adicional
champions-do-increase-thwart = esta intervención quita { $amount } de amenaza adicional
champions-do-take-counters = quita { $amount } { $counters } de { $to }
champions-do-take-counters-again = quítale { $amount } { $counters }
champions-the-trait = el rasgo { $trait }

champions-who-resolve = una carta
champions-who-used = una carta
champions-in-mode-standard = { $mood ->
        [while] se juegue
       *[if] se juega
    } en modo Normal
champions-in-mode-expert = { $mood ->
        [while] se juegue
       *[if] se juega
    } en modo Experto
champions-do-in-any-order = resuelve lo que corresponda en el orden que quieras
champions-when-resolve = después de que se resuelva { $who }
champions-when-used = después de que se active la capacidad de { $who }
champions-when-used-you = después de que actives la capacidad de { $who } que controles
champions-when-resolve-you =
    { $how ->
        [ability] después de que resuelvas la capacidad de { $who } que controles
       *[any] después de que resuelvas { $who }
    }
champions-is-effects = se han resuelto sus efectos de «Cuando se muestre esta carta»
champions-noun-campaign-card = { $number ->
        [many] cartas de campaña
       *[one] carta de campaña
    }
champions-gender-campaign-card = f
champions-after-your-own =
    { $person ->
        [that] que { $number ->
            [many] pertenezcan
           *[one] pertenezca
        } a ese jugador
        [their] que le { $number ->
            [many] pertenezcan
           *[one] pertenezca
        }
       *[you] que te { $number ->
            [many] pertenezcan
           *[one] pertenezca
        }
    }
champions-after-written-down = que figure en la hoja de campaña
champions-noun-encounter-card = { $number ->
        [many] cartas de encuentro
       *[one] carta de encuentro
    }
champions-gender-encounter-card = f
champions-noun-player-card = { $number ->
        [many] cartas de jugador
       *[one] carta de jugador
    }
champions-gender-player-card = f
champions-after-attached-to =
    { $number ->
        [many] { $gender ->
            [f] vinculadas
           *[m] vinculados
        }
       *[one] { $gender ->
            [f] vinculada
           *[m] vinculado
        }
    } a { $of }
champions-after-shares-trait = que tenga un rasgo en común con { $argument }
champions-has-shares-trait = { $of } tiene un rasgo en común con { $argument }
champions-exists-attached = { $to } { $mood ->
        [while] tenga
       *[if] tiene
    } { $gender ->
        [f] vinculada
       *[m] vinculado
    } { $these }
champions-do-play-less = juega { $these }, reduciendo su coste en recursos en { $amount }
champions-do-divide-damage = inflige un total de { $amount } de daño repartido a tu elección entre { $to }
champions-do-divide-threat = quita un total de { $amount } de amenaza repartido a tu elección entre { $to }
champions-overpaid = el número de { $kind ->
        [energy] recursos de energía
        [mental] recursos mentales
        [physical] recursos físicos
        [wild] recursos universales
       *[any] recursos
    } que hayas pagado de más por su coste
champions-each-titled-yours = cada { $card } que controles
champions-each-overpaid = cada { $kind ->
        [energy] recurso de energía
        [mental] recurso mental
        [physical] recurso físico
        [wild] recurso universal
       *[any] recurso
    } que hayas pagado de más por su coste
champions-uncounted-ally-limit = { $of } no cuenta para tu límite de aliados
champions-do-cancel-and-discard = anula sus efectos y descarta esa carta
champions-your-hand-most = el tamaño de tu mano no puede ser mayor de { $amount }

## Mazos: qué les falta o les sobra, y qué exige una identidad

champions-aspect-pool = Masacrismo
champions-line-deck-limit = Máximo de { $amount } por mazo.
champions-build-aspects = Elige { $amount } aspectos para este mazo.
champions-build-aspects-equal = Elige { $amount } aspectos para este mazo, con el mismo número de cartas de cada uno.
champions-build-copies =
    { $amount ->
        [1] Incluye como máximo 1 copia de cada carta que no sea específica del superhéroe.
       *[other] Incluye como máximo { $amount } copias de cada carta que no sea específica del superhéroe.
    }
champions-build-labelled = { $kind } ({ $labels })
champions-build-with-trait = { $kind } { $trait }
champions-build-also = Este mazo puede tener cartas de cualquier aspecto: { $cards }.
champions-build-also-most = Este mazo puede tener hasta { $amount } cartas de cualquier aspecto: { $cards }.
champions-build-also-titles = Este mazo puede tener { $amount } cartas distintas de otros aspectos ({ $cards }), cada una con todas las copias que permite un mazo, o ninguna.
error-illegal-deck = El mazo del jugador { $seat } no es legal: { $problem }

## Costes, enlaces y movimientos

champions-ask-x = Elige X para { $card }
champions-ask-forced = Hay que resolver una acción obligada antes de que acabe la fase
champions-ask-ready = ¿Pagar para preparar { $card }?
champions-ask-player-order = ¿Qué jugador va a continuación?
champions-option-x = X = { $amount }
champions-ask-heal = ¿Cuánto daño se cura?
champions-option-heal = Cura { $amount }
champions-option-ready = Preparar { $card }
champions-heading-forced-action = Acción obligada
champions-limit-once = (Cada vez responde una sola copia de esta carta.)
champions-limit-pays-for = (Solo para pagar { $what }.)
champions-limit-ignores-crisis-if-paid = (Si has pagado esta carta con { $paid }, ignora los iconos de crisis.)
champions-limit-ignores-crisis = (Ignora los iconos de crisis.)
champions-line-max-round = Máximo de { $amount } por ronda entre todos los jugadores.
champions-line-max-phase = Máximo de { $amount } por fase entre todos los jugadores.
champions-line-toll-play = Coste adicional para jugar { $kind } ({ $of }): { $cost }.
champions-line-toll-ready = Coste adicional para que { $of } se prepare: { $cost }.
champions-line-toll-basic-attack = Como coste adicional para que { $of } realice un ataque básico, { $cost }.
champions-line-toll-attack = Como coste adicional para que { $of } ataque, { $cost }.
champions-do-otherwise = si no puedes, { $effect }
champions-do-later = { $at }, { $effect }
champions-do-pick-several = elige { $amount } { $of }
champions-do-pick-any = elige 1 o más { $of }
champions-do-pick-up-to = elige hasta { $amount } { $of }
champions-do-pick-several-including = elige { $including } y otras { $amount } cartas entre { $of }
champions-do-pick-up-to-including = elige { $including } y hasta otras { $amount } cartas entre { $of }
champions-do-take =
    { $person ->
        [that] ese jugador sufre { $amount } de daño
       *[you] sufre { $amount } de daño
    }
champions-do-move-damage-between = traslada { $amount } de daño de { $origin } a { $to }
champions-do-move-threat-between = traslada { $amount } de amenaza de { $origin } a { $to }
champions-do-move-all-damage = traslada todo el daño de { $origin } a { $to }
champions-do-move-all-threat = traslada toda la amenaza de { $origin } a { $to }
champions-do-move-all-counters = traslada todos los contadores de { $origin } a { $to }
champions-do-move-counters-between = traslada { $amount } { $count ->
        [1] contador
       *[other] contadores
    } de { $origin } a { $to }
champions-do-attach = vincula { $these } a { $to }
champions-do-control =
    { $who ->
        [you] toma el control de { $these }
       *[other] { $by } toma el control de { $these }
    }
champions-do-control-while =
    { $who ->
        [you] mientras esta carta esté en juego, tienes el control de { $these }
       *[other] mientras esta carta esté en juego, { $by } tiene el control de { $these }
    }
champions-do-tuck-attached = vincula { $these } boca arriba a esta carta
champions-do-tuck-attached-facedown = vincula { $these } boca abajo a esta carta
champions-do-tuck-under = coloca { $these } boca arriba debajo de esta carta
champions-do-tuck-under-facedown = coloca { $these } boca abajo debajo de esta carta
champions-do-swap-with-deck = intercambia { $these } con la primera carta de tu mazo
champions-do-swap-in = intercambia { $these } con { $by }
champions-do-find = localiza { $card } y muestra esa carta
champions-do-look-at-any = mira la primera carta de cualquier mazo
champions-option-deck = El mazo de encuentros
champions-option-deck-named = El mazo de { $set }
champions-option-deck-of = El mazo de { $thing }
champions-ask-deck = ¿Qué mazo miras?
champions-do-look-encounter =
    { $amount ->
        [1] mira la primera carta del mazo de encuentros
       *[other] mira las { $amount } primeras cartas del mazo de encuentros
    }
champions-do-look-yours =
    { $amount ->
        [1] mira la primera carta de tu mazo
       *[other] mira las { $amount } primeras cartas de tu mazo
    }
champions-do-shuffle-discard = baraja tu pila de descartes en tu mazo
champions-do-arrange = vuelve a colocar las demás en el orden que quieras
champions-do-play = juega { $these }
champions-do-play-free = juega { $these } sin pagar su coste en recursos
champions-is-event = es un evento
champions-ask-extra = Sobra un recurso: ¿cuál no ha servido para pagarla?
champions-option-extra = { $resources }
champions-event-unpaid = { $seat } no puede pagar { $card } después de todo
champions-when-discarded = después de que se descarten cartas de un mazo
champions-fact-cards = esas cartas
champions-do-at-once = { $all }
champions-until-player-phase = el final de la fase de los jugadores
champions-until-villain-phase = el final de la fase del villano
champions-these-picked = las cartas elegidas
champions-these-looked =
    { $number ->
        [one] esa carta
       *[many] las cartas miradas de este modo
    }
champions-fact-resources = los recursos gastados
champions-fact-controller = quien lo controla
champions-loses =
    { $number ->
        [many] { $of } pierden { $what }
       *[one] { $of } pierde { $what }
    }
champions-is-status = { $of } siempre tiene una carta de estado { $status }
champions-blank = el texto de { $of } se considera en blanco
champions-gets-double = se duplica el valor de { $stat } de { $of }
champions-gets-halve = el valor de { $stat } de { $of } se reduce a la mitad, redondeando hacia arriba
champions-gets-most = el valor de { $stat } de { $of } no puede ser mayor de { $amount }
champions-gets-set = el valor de { $stat } de { $of } es { $amount }
champions-cannot-ready = { $of } no puede prepararse
champions-may-defend-exhausted = { $of } puede defender aunque no tenga su carta preparada
champions-stat-more-damage = el daño que inflige
champions-stat-more-removal = la amenaza que quita
champions-event-control = { $seat } toma el control de { $card }
champions-event-tucked-open = { $card } se pone debajo de { $under }
champions-event-swapped = { $seat } intercambia una carta de su mano con la primera de su mazo
champions-event-swapped-in = { $card } ocupa el lugar de { $target }
champions-event-looked = Ves { $card }
champions-when-leave =
    { $moment ->
        [before] cuando { $who } abandone el juego
       *[after] después de que { $who } abandone el juego
    }
champions-when-effect =
    { $moment ->
        [would] cuando vayan a resolverse los efectos de { $how ->
            [event] un evento
           *[any] { $who }
        }
        [before] cuando se resuelvan los efectos de { $how ->
            [event] un evento
           *[any] { $who }
        }
       *[after] después de que se resuelvan los efectos de { $how ->
            [event] un evento
           *[any] { $who }
        }
    }
champions-when-effect-you = cuando { $how ->
        [event] juegues
       *[any] uses
    } { $who }
champions-when-spent = después de que se gaste { $who } por sus recursos
champions-when-ready =
    { $moment ->
        [would] cuando { $who } vaya a prepararse
       *[after] después de que se prepare { $who }
    }
champions-when-ready-you = después de que prepares a { $who }
champions-who-ready = una carta
champions-uses-basic-power = { $who } usa un atributo básico
champions-when-basic-power =
    { $moment ->
        [would] cuando { $who } vaya a usar un atributo básico ({ $powers })
        [before] cuando { $who } use un atributo básico ({ $powers })
       *[after] después de que { $who } use un atributo básico ({ $powers })
    }
champions-do-raise-power = { $of } recibe { $amount } a ese atributo para este uso
champions-when-count =
    { $moment ->
        [would] cuando vayan a contarse los iconos de aumento de { $who }
       *[before] cuando se cuenten los iconos de aumento de { $who }
    }
champions-who-count = una carta de encuentro
champions-do-count-instead = en su lugar cuenta los iconos de aumento de { $of }
champions-do-count-more = cuenta { $amount } { $amount ->
        [1] icono
       *[other] iconos
    } de aumento más en esa carta
champions-do-count-fewer = cuenta { $amount } { $amount ->
        [1] icono
       *[other] iconos
    } de aumento menos en esa carta
champions-counted-cards = el número de cartas contadas: { $each }
champions-each-counted = { $each } { $icons ->
        [0] sin iconos de aumento
        [1] con 1 icono de aumento
       *[other] con { $icons } iconos de aumento
    }
champions-each-counted-or-more = { $each } con { $icons } o más iconos de aumento
champions-boost-stars-on = el número de estrellas entre los iconos de aumento de { $of }
champions-each-boost-star = cada estrella entre los iconos de aumento de { $of }
champions-noted-icons = el número de iconos de aumento de { $of }
champions-some-icons = hay algún icono de aumento en ella
champions-none-icons = no hay ningún icono de aumento en ella
champions-enough-icons = hay al menos { $amount } iconos de aumento en { $of }
champions-when-flip = después de que se dé la vuelta a { $who }
champions-when-recover =
    { $moment ->
        [before] cuando { $who } se recupere
       *[after] después de que { $who } se recupere
    }

## En el navegador

web-champions-how-1 = En tu turno haz lo que quieras, en cualquier orden: jugar cartas, atacar, intervenir, usar capacidades y cambiar de identidad una vez. Lo que se puede elegir brilla.
web-champions-how-2 = Haz clic en lo que quieras usar, o primero en tu héroe y después en el enemigo. Una carta se paga con otras de tu mano, hasta cubrir su coste.
web-champions-how-3 = Como héroe te atacan en la fase del villano; como alter ego, el villano ejecuta su plan y tú puedes recuperarte.
web-champions-how-4 = Agota a tu héroe o a un aliado para defender. La DEF del héroe reduce el daño; un aliado lo recibe entero.
web-champions-how-5 = Derrota la última etapa del villano para ganar. Pierdes si se completa el plan principal o si todos los héroes quedan eliminados.
web-champions-cost = Coste { $cost }
web-champions-stat = { $name } { $amount }
web-champions-boost = Iconos de aumento: { $amount }
web-champions-boosts = aumento
web-champions-boost-hidden = Una carta de aumento que nadie ha visto aún
web-champions-reconstructed = Hecha por nosotros al estilo de las publicadas
web-champions-now = { $name } { $amount } = { $printed } impreso, { $changes }
web-champions-now-add = { $amount } { $card }
web-champions-now-double = el doble por { $card }
web-champions-now-halve = la mitad por { $card }
web-champions-now-most = como mucho { $amount } por { $card }
web-champions-now-set = { $amount } por { $card }
# $change es uno de los anteriores.
web-champions-now-until =
    { $until ->
        [phase] { $change } hasta el final de la fase
        [player-phase] { $change } hasta el final de la fase de los jugadores
        [villain-phase] { $change } hasta el final de la fase del villano
        [round] { $change } hasta el final de la ronda
        [turn] { $change } hasta el final del turno
        [next-turn] { $change } hasta el final del próximo turno
        [activation] { $change } para esta activación
        [attack] { $change } para este ataque
        [event] { $change } para este evento
        [used] { $change } una vez
       *[other] { $change }
    }
web-champions-on-it = Encima: { $cards }
web-champions-icon-acceleration = Aceleración: más amenaza en cada ronda
web-champions-icon-crisis = Crisis: no se puede quitar amenaza del plan principal
web-champions-icon-hazard = Riesgo: una carta de encuentro más en cada ronda
web-champions-icon-amplify = Amplificación: cada carta de aumento cuenta uno más
web-champions-hit-points = Vida: { $left } de { $of }
web-champions-threat = Amenaza: { $threat }
web-champions-threat-of = Amenaza: { $threat } de { $limit }
web-champions-grows = +{ $amount } en cada ronda
web-champions-tokens = Fichas de aceleración: { $count }
web-champions-at-limit =
    { $then ->
        [lost] Con { $limit } de amenaza los jugadores pierden
        [area] Con { $limit } de amenaza esta zona de partida termina con la fase
       *[next] Con { $limit } de amenaza empieza el siguiente plan
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
web-champions-stages = Etapas del villano y del plan principal
web-champions-stages-behind = Etapas terminadas: { $count }
web-champions-back-player = Carta de jugador
web-champions-back-villain = Villano
web-champions-back-encounter = Carta de encuentro
web-champions-source-rulebook = Fuente: el reglamento
web-champions-source-published = Fuente: la carta publicada
web-champions-source-reconstructed = Fuente: hecha por nosotros al estilo de las publicadas
web-champions-lane = Zona de { $name }
web-champions-lane-empty = Aquí entran los aliados, las mejoras y los apoyos, y los esbirros enfrentados a ti
web-champions-other-form = Otra cara: { $card }
web-champions-eliminated = Jugador eliminado
web-champions-first = Jugador inicial
web-champions-in-hand = Cartas en la mano: { $count }
web-champions-in-deck = Cartas en el mazo: { $count }
web-champions-discard = Pila de descartes: { $count }
web-champions-discard-of = Pila de descartes de { $name }
web-champions-dealt = Cartas de encuentro repartidas: { $count }
web-champions-minions = Esbirros
web-champions-allies = Aliados
web-champions-supports = Mejoras y apoyos
web-champions-encounter = Cartas de encuentro
web-champions-hand = Mano de { $name }
web-champions-hand-empty = No hay cartas en la mano
web-champions-choose-from = Cartas entre las que elegir
web-champions-villain = El villano
web-champions-team = Los demás héroes
web-champions-around = Planes secundarios y cartas de encuentro
web-champions-area = Zona de partida: { $name }
web-champions-area-ends = Esta zona de partida termina con la fase
web-champions-beneath = Debajo de { $scheme }: { $count }
web-champions-side-deck = Mazo de { $deck }: { $count }
web-champions-side-discard = Descartes del mazo de { $deck }: { $count }
web-champions-encounter-deck = Mazo de encuentros: { $count }
web-champions-encounter-discard = Descartes de encuentros: { $count }
web-champions-victory = Zona de victoria
web-champions-star = estrella: lee el texto
web-champions-own-top = Encima, boca arriba: { $card }
web-champions-tucked = { $count } boca abajo
web-champions-tucked-open = Debajo, boca arriba: { $card }
web-champions-open-lane = Toda la zona de { $name }
web-champions-removed = Retiradas del juego
champions-log = Hoja de campaña
champions-log-scenario = Escenario actual
champions-log-chapter = Escenario { $number } de { $of }: { $scenario }
champions-log-complete = Campaña ganada
champions-log-over = Campaña perdida
champions-log-each = { $hero }: { $marks }
champions-log-mark = { $mark }: { $amount }
champions-log-players = De cada jugador
champions-log-written = Desde ahora, en todos los mazos de encuentros
champions-log-go-on = Siguiente escenario
champions-log-once-more = Repetir el escenario
champions-log-anew = Empezar de nuevo la campaña
champions-log-file = Para continuar: tableverse play champions --set campaign=ARCHIVO, con el archivo de esta partida
champions-log-marks = Anotado
champions-log-earned = Cartas ganadas
champions-log-removed = Retiradas de la campaña
champions-log-played = Partidas hasta ahora
champions-log-won = { $scenario }: ganada
champions-log-lost = { $scenario }: perdida
web-champions-defends = defiende
web-champions-undefended = sin defensor
web-champions-target = objetivo
web-champions-limbo = resolviéndose
web-champions-paid =
    { $missing ->
        [0] Pagado: { $got }
        [one] Pagado: { $got }, falta { $missing }
       *[other] Pagado: { $got }, faltan { $missing }
    }
web-champions-round = Ronda { $round }
web-champions-phase-setup = Preparación
web-champions-phase-player = Fase de los jugadores
web-champions-phase-villain = Fase del villano
web-champions-phase-aftermath = Después de la partida
web-champions-near = Villano { $life } · Amenaza { $threat }/{ $limit }
web-champions-cause-turn = Turno de { $seat }
web-champions-cause-revealing = { $seat } muestra { $card }
web-champions-cause-enemy-attack = { $card } ataca a { $seat }
web-champions-cause-enemy-scheme = { $card } ejecuta el plan
web-champions-cause-attack = { $card } ataca
web-champions-cause-thwart = { $card } interviene
web-champions-cause-damage = { $amount } de daño a { $target }
web-champions-cause-taking = { $target } sufre { $amount } de daño
web-champions-cause-defeat = Se derrota a { $card }
web-champions-cause-threat = { $amount } de amenaza en { $card }
web-champions-cause-enter = { $card } entra en juego
web-champions-cause-played = Se juega { $card }
web-champions-cause-form = { $card } cambia de identidad
web-champions-cause-round-end = Acaba la ronda
web-champions-rule-turn = Haz lo que puedas pagar, en cualquier orden. Solo puedes cambiar de identidad una vez.
web-champions-rule-help = Puedes usar una acción en el turno de otro jugador.
web-champions-rule-pay = Descarta cartas por los recursos que llevan impresos, o usa capacidades de recurso.
web-champions-rule-place = Elige dónde entra en juego la carta.
web-champions-rule-defend = Un héroe o aliado preparado puede agotarse para defender y pasa a ser el objetivo.
web-champions-rule-aftermath = Lo que se elija ahora se anota en la hoja de campaña.
web-champions-rule-mulligan = Una vez, antes de la primera ronda.
web-champions-rule-discard = Al final de la fase de los jugadores, antes de robar hasta el tamaño de tu mano.
web-champions-rule-minions = Los esbirros enfrentados a ti se activan de uno en uno, en el orden que elijas.
web-champions-rule-order = Si varias cosas coinciden, tú eliges cuál se resuelve primero.
web-champions-rule-window = Puede responder cualquier jugador, empezando por el jugador inicial, hasta que todos pasen.
web-champions-rule-ally-limit = Puedes controlar tres aliados como máximo, salvo que una carta diga otra cosa.
web-champions-rule-limit = No puedes superar el límite: elige qué carta se va.
web-champions-rule-extra = Los recursos que sobran se pierden y no cuentan como pagados.
web-champions-rule-x = Eliges X antes de pagar.
web-champions-rule-pledge = Alianza: cualquier jugador puede ayudar a pagar esta carta.
web-champions-rule-ready = Si no pagas, no se prepara.
web-champions-rule-join = Cuando termina una zona de partida, sus jugadores eligen a cuál se unen. Solo pueden unirse a la del centro si no queda ninguna otra.
web-champions-rule-double = Una carta única solo puede estar en juego una vez en una zona de partida: cuando se unen dos zonas, se descartan todas las copias menos una.
web-champions-rule-forced = La fase de los jugadores termina cuando se han hecho todas las acciones obligadas.
web-champions-rule-give-status = Elige qué carta de estado das y a quién.
web-champions-rule-form = La carta te hace cambiar de identidad: elige a cuál.
web-champions-rule-lose-status = Elige qué carta de estado se descarta.
web-champions-rule-pick = La carta pide un objetivo.
web-champions-rule-replace-status = Elige qué carta de estado se sustituye y por cuál.
web-champions-rule-choose = La carta te da a elegir.
web-champions-rule-may = Tú decides si usas el efecto.
web-champions-rule-scatter = Reparte el daño entre tus personajes como quieras.
web-champions-mode-expert = Experto
web-champions-always = Usarla siempre
web-champions-never = No usarla nunca
web-champions-pass-on = Pasar hasta que cambie algo
web-champions-pay-for-me = Pagar automáticamente
web-champions-pay-with = ¿Pagar con { $cards }?
web-champions-pay-so = Pagar así
web-champions-ask-again = Volver a preguntar siempre
champions-resource-printed-energy = de energía impreso
champions-resource-printed-mental = mental impreso
champions-resource-printed-physical = físico impreso

## Jugadores separados

champions-line-goes-on = La partida no termina al completarse esta etapa. La etapa también se completa si todos los jugadores de esta zona de partida quedan eliminados.
champions-line-meeting = Las fichas de aceleración que fueran a colocarse en otro plan se colocan aquí. Los jugadores solo se unen a esta zona de partida si es la única que queda. Cuando todos se hayan unido a ella, avanza al siguiente plan principal.
champions-do-part-ways = en orden de jugadores, cada jugador muestra { $of }; retira del juego los que queden
champions-do-own-area = crea tu propia zona de partida y pon en ella este plan
champions-do-add-villain = añade { $to } a esta zona de partida
champions-do-end-area-of-villain = al final de la fase, los jugadores de esta zona de partida se unen a otra zona de partida
champions-do-end-area-of-main-scheme = al final de la fase, retira del juego al villano y este plan, y los jugadores de esta zona de partida se unen a otra zona de partida
champions-do-remove-main-scheme = retira del juego el plan principal
champions-do-put-beneath = coloca { $these } boca abajo debajo de { $scheme }
champions-event-apart = { $seat } está en su propia zona de partida: { $card }
champions-event-joined = { $seat } se une a la zona de partida de { $card }
champions-event-beneath = Se coloca una carta boca abajo debajo de { $card }
champions-option-join = Unirse a la zona de partida de { $card }
champions-ask-join = ¿A qué zona de partida os unís?
champions-ask-double = Sobra una copia de una carta única: ¿cuál se descarta?
# Condiciones: algo está en algún lugar, o no.
champions-exists-there = { $mood ->
        [while] haya
       *[if] hay
    } { $these } { $where ->
        [under-this] { $place }
        [aside] entre { $place }
       *[other] en { $place }
    }
champions-exists-there-not = no { $mood ->
        [while] haya
       *[if] hay
    } { $these } { $where ->
        [under-this] { $place }
        [aside] entre { $place }
       *[other] en { $place }
    }
champions-exists-attached-not = { $to } no { $mood ->
        [while] tenga
       *[if] tiene
    } { $gender ->
        [f] vinculada
       *[m] vinculado
    } { $these }
champions-none-attached = { $to } no { $mood ->
        [while] tenga
       *[if] tiene
    } { $gender ->
        [f] vinculada
       *[m] vinculado
    } { $these }
champions-has-not-trait = { $of } no tiene el rasgo { $argument }
champions-less-than = { $number } es menor que { $amount }
champions-may-if-agreed = si { $by } está de acuerdo, { $effect }
champions-copies = copias de { $of }
champions-some-of = de entre estas opciones: { $these }
champions-among-not = { $fact } no es { $these }
champions-is-not-deck = no proviene del mazo de encuentros
champions-is-not-basic = no es un atributo básico
champions-is-not-to-hero = no es a identidad de héroe
champions-is-not-to-this = no es a esta identidad
champions-is-not-hand = no se juega desde la mano
champions-is-not-undefended = el ataque ha sido defendido
champions-is-not-step_one = no es el paso uno de la fase del villano
champions-is-not-effects = no se han resuelto sus efectos de «Cuando se muestre esta carta»
champions-is-not-event = no es un evento
champions-minus = { $plus } menos { $number }
champions-less = { $number } menos { $plus }
champions-others = { $gender ->
        [f] otras
       *[m] otros
    } { $phrase }
champions-noun-copy = { $number ->
        [many] copias
       *[one] copia
    }
champions-gender-copy = f
champions-after-copy-of = de { $of }
champions-after-attacked = { $number ->
        [many] atacados de este modo
       *[one] atacado de este modo
    }
champions-takes-from = { $of } { $number ->
        [many] sufren
       *[one] sufre
    } { $amount } de daño { $more ->
        [true] más
       *[false] menos
    } de { $from }
champions-each-other-player = cada uno de los demás jugadores
champions-do-take-into-your-hand = añade { $these } a tu mano
