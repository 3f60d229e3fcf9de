# Marvel United: Multiverse. Los nombres de cartas, héroes y lugares son contenido, no textos: games/united/content.

united-name = Marvel United: Multiverse
united-tagline = Los Héroes unen sus cartas para frustrar el plan maestro de un Villano

## Ajustes y sus valores

united-setting-mode = Modo
united-setting-set = Héroes y Villanos al azar de
united-setting-villain = Villano
united-setting-challenge = Desafío
united-setting-equipment = Pertrechos
united-setting-extra-tokens = Fichas de Comodín adicionales para los Héroes
united-setting-budget = Presupuesto de Planes de batalla
united-setting-hero1 = Héroe 1
united-setting-hero2 = Héroe 2
united-setting-hero3 = Héroe 3
united-setting-hero4 = Héroe 4
united-setting-location1 = Lugar 1
united-setting-location2 = Lugar 2
united-setting-location3 = Lugar 3
united-setting-location4 = Lugar 4
united-setting-location5 = Lugar 5
united-setting-location6 = Lugar 6
united-setting-equipment1 = Pertrecho del Héroe 1
united-setting-equipment2 = Pertrecho del Héroe 2
united-setting-equipment3 = Pertrecho del Héroe 3
united-setting-equipment4 = Pertrecho del Héroe 4
united-setting-support1 = Héroe de apoyo 1
united-setting-support1-card1 = Héroe de apoyo 1, carta 1
united-setting-support1-card2 = Héroe de apoyo 1, carta 2
united-setting-support1-card3 = Héroe de apoyo 1, carta 3
united-setting-support2 = Héroe de apoyo 2
united-setting-support2-card1 = Héroe de apoyo 2, carta 1
united-setting-support2-card2 = Héroe de apoyo 2, carta 2
united-setting-support2-card3 = Héroe de apoyo 2, carta 3
united-setting-support3 = Héroe de apoyo 3
united-setting-support3-card1 = Héroe de apoyo 3, carta 1
united-setting-support3-card2 = Héroe de apoyo 3, carta 2
united-setting-support3-card3 = Héroe de apoyo 3, carta 3
united-setting-support4 = Héroe de apoyo 4
united-setting-support4-card1 = Héroe de apoyo 4, carta 1
united-setting-support4-card2 = Héroe de apoyo 4, carta 2
united-setting-support4-card3 = Héroe de apoyo 4, carta 3
united-setting-battle-plan1 = Plan de batalla 1
united-setting-battle-plan2 = Plan de batalla 2
united-mode-cooperative = Cooperativo
united-mode-super-villain = Modo Supervillano
united-mode-commander = Modo en solitario de comandante
united-mode-super-villain-vs-commander = Supervillano contra comandante en solitario
united-set-multiverse = Multiverso
united-set-spider-geddon = Spider-Geddon
united-set-both = Ambas cajas
united-challenge-none = Ninguno
united-challenge-moderate = Moderado
united-challenge-hard = Difícil
united-challenge-moderate-and-hard = Moderado y Difícil
united-value-random = Al azar
united-value-choose = Elegir en la mesa
united-value-nothing = Nada

## Preparaciones que no sirven

error-united-wrong-hero-count = En la mesa puede haber de 1 a { $most } Héroes, no { $heroes }
error-united-wrong-seats = { $mode ->
    [super-villain] El Modo Supervillano es
    [commander] El Modo en solitario de comandante es
    [super-villain-vs-commander] Supervillano contra comandante en solitario es
   *[cooperative] El modo cooperativo es
} para { $least ->
    [one] { $most ->
        [one] 1 jugador
       *[other] 1 a { $most } jugadores
    }
   *[other] { $most ->
        [2] 2 jugadores
       *[other] { $least } a { $most } jugadores
    }
}, no { $seats }
error-united-on-both-sides = «{ $value }» no puede ser Héroe y Villano en la misma partida; elige otro para «{ $setting }»
error-united-taken-twice = «{ $value }» ya está elegido; elige otro para «{ $setting }»
error-united-out-of-place = En esta partida no hay lugar para «{ $setting }» («{ $value }»); revisa el modo, el número de Héroes y si se usan Pertrechos
error-united-own-equipment = «{ $hero }» tiene sus propios Pertrechos y no puede llevar «{ $value }»
error-united-budget-overspent = Esos Planes de batalla cuestan { $cost }, pero el presupuesto es { $budget }
error-united-starting-hand-support = «{ $value }» es una carta de Mano inicial: no puede estar entre las cartas de Héroe de apoyo
error-united-not-a-support-card = «{ $value }» no es una carta con Efecto especial de «{ $hero }», que es «{ $support }»

## Cosas sobre la mesa

united-the-villain = el Villano
united-token-thug = un Matón en { $place }
united-token-civilian = un Civil en { $place }
united-token-doombot = un Doombot en { $place }
united-token-armoured = un Doombot con ficha de Crisis en { $place }
united-entry = la carta { $number } de la Historia
united-seat = jugador { $number }
united-token-kind-move = Movimiento
united-token-kind-attack = Ataque
united-token-kind-heroic = Heroica
united-token-kind-wild = Comodín
united-action-move = Movimiento
united-action-attack = Ataque
united-action-heroic = Heroica
united-action-wild = Comodín

## Lo que se pregunta

united-ask-action = Usa tus acciones en el orden que quieras
united-ask-act = Realiza una acción
united-ask-play = Elige la carta de Héroe que juegas
united-ask-way = ¿Juegas un turno normal o una carta de Héroe de apoyo?
united-ask-recharge = Puedes recargar Pertrechos
united-ask-ignore = Elige el símbolo que debes ignorar
united-ask-location = Puedes usar el efecto del Lugar
united-ask-excess = Tienes más de 3 fichas de acción: elige una para descartarla
united-ask-discard = Sufres daño: elige la carta que descartas
united-ask-thug = ¿Qué Matón se descarta?
united-ask-tribute = Descarta una ficha de acción o sufre 1 de daño
united-ask-token = Elige la ficha de acción que descartas
united-ask-cover = Elige el símbolo que cubres
united-ask-start = ¿Qué Héroe empieza?
united-ask-gear = Elige una carta de Pertrechos
united-ask-villain-start = ¿Dónde empieza el Villano?
united-ask-remove-super = Elige la carta de Supervillano que se retira
united-ask-super = Elige tu carta de Superhéroe
united-ask-give = ¿Quién recibe esta ficha de { $kind }?
united-ask-support = Elige una carta para el mazo de Héroes de apoyo
united-ask-battle-plan = Elige un plan de batalla
united-ask-plan = Elige la carta de Plan maestro que juegas
united-ask-facedown = Elige la carta de Plan maestro que pones bocabajo
united-ask-send-villain = ¿Adónde va el Villano?
united-ask-movement = ¿Cuánto se mueve el Villano?
united-ask-as-if = ¿En qué Lugar se activa ¡BAM!?
united-ask-split = ¿Dónde añades esta ficha ({ $kind })?
united-ask-cycle = Elige una carta de Plan maestro para ponerla debajo del mazo
united-ask-sabotage = Elige la ficha de acción que se descarta

## Lo que se puede responder

united-option-move = Moverte a { $thing }
united-option-move-token = Moverte a { $thing } con una ficha
united-option-attack = Atacar: { $thing }
united-option-attack-token = Atacar con una ficha: { $thing }
united-option-rescue = Rescatar: { $thing }
united-option-rescue-token = Rescatar con una ficha: { $thing }
united-option-fill = Poner una acción de { $kind } en { $thing }
united-option-fill-token = Poner una acción de { $kind } en { $thing } con una ficha
united-option-send = Enviar a Rick Jones a { $thing }
united-option-send-token = Enviar a Rick Jones a { $thing } con una ficha
united-option-special = Usar { $thing }
united-option-use = Usar { $thing }
united-option-end = Terminar tus acciones
united-option-stop = Dejarlo así
united-option-skip = No
united-option-play = Jugar { $thing }
united-option-regular = Jugar un turno normal
united-option-support = Jugar { $thing }
united-option-discard = Descartar { $thing }
united-option-damage = Sufrir 1 de daño
united-option-token = Descartar una ficha de { $kind }
united-option-token-of = Descartar una ficha de { $kind } de { $thing }
united-option-ignore = Ignorar un símbolo de { $kind }
united-option-cover = Cubrir un símbolo de { $kind }
united-option-location = Usar { $thing }
united-option-recharge = Recargar { $thing }
united-option-start = Empieza { $thing }
united-option-gear = Tomar { $thing }
united-option-nothing = Nada
united-option-villain-start = { $thing }
united-option-remove-super = Retirar { $thing }
united-option-take-super = Conservar { $thing }
united-option-give = { $kind } para { $thing }
united-option-choose-support = Tomar { $thing }
united-option-battle-plan = Tomar { $thing }
united-option-plan = Jugar { $thing }
united-option-facedown = { $thing }, bocabajo
united-option-send-villain = A { $thing }
united-option-movement = { $kind } Lugares
united-option-as-if = En { $thing }
united-option-add = En { $thing }
united-option-under = { $thing }, debajo del mazo

## Lo que ha pasado

united-event-turn = Turno de { $hero }
united-event-drew = { $hero } roba { $amount ->
    [one] una carta
   *[other] { $amount } cartas
}
united-event-drew-card = Robas { $card }
united-event-draw-skipped = { $hero } se salta el paso de robar
united-event-played = { $hero } juega { $card }
united-event-played-facedown = { $hero } juega una carta bocabajo
united-event-special = { $card } surte efecto
united-event-effect = Efecto de { $origin }
united-event-attacked = { $hero } ataca: { $thing }
united-event-hero-moved = { $hero } se mueve a { $place }
united-event-rescued = Se rescata a un Civil en { $place }
united-event-defeated = Se derrota a { $kind ->
    [thug] un Matón
   *[other] un Doombot
} en { $place }
united-event-dented = El blindaje del Doombot en { $place } resiste: necesita 1 de daño más este turno
united-event-slot-filled = Se pone una acción de { $kind } en { $threat }
united-event-cleared = Se elimina { $threat } en { $place }
united-event-threat-hurt = { $threat } pierde { $amount } de Salud (quedan { $health })
united-event-threat-moved = { $threat } se mueve a { $place }
united-event-threat-returned = { $threat } vuelve al juego en { $place }
united-event-threats-swapped = { $threat } y { $other-threat } intercambian su posición
united-event-villain-hurt = El Villano pierde { $amount } de Salud (quedan { $health })
united-event-villain-healed = El Villano gana { $amount } de Salud (ahora { $health })
united-event-villain-moved = El Villano se mueve a { $place }
united-event-progress = { $mission }: { $amount }
united-event-slot-locked = No se puede llenar la última casilla de { $mission }
united-event-mission-complete = { $mission } se ha completado ({ $done } de 3)
united-event-mission-lost = { $mission } pierde { $amount }
united-event-companion-moved = Rick Jones va a { $place }
united-event-plan = El plan del Villano: { $card }
united-event-plan-facedown = Se pone una carta de Plan maestro bocabajo en la Historia
united-event-drew-plan = Robas { $card }
united-event-plan-to-bottom = Una carta de Plan maestro va debajo del mazo
united-event-looked = { $seat } mira la primera carta del mazo de Plan maestro
united-event-saw-plan = Ves { $card }
united-event-saw-plans = Ves { $cards }
united-event-bam = ¡BAM!
united-event-bam-cancelled = { $thing }, aturdido: no hay ¡BAM!
united-event-added = Aparece { $kind ->
    [thug] un Matón
    [civilian] un Civil
   *[other] un Doombot
} en { $place }
united-event-overflow-triggered = No queda sitio en { $place }
united-event-overflow = Exceso en { $place }
united-event-tokens-discarded = Se descartan { $amount } { $kind ->
    [civilian] Civiles
   *[other] Matones
} en { $place }
united-event-civilian-moved = Un Civil va de { $from-place } a { $place }
united-event-reinforced = { $amount } Doombots en { $place } reciben fichas de Crisis
united-event-advanced = El medidor del Villano avanza { $amount }, hasta { $track }
united-event-delayed = El próximo turno del Villano se retrasa { $amount }
united-event-accelerated = El próximo turno del Villano se adelanta { $amount }
united-event-damaged = { $hero } sufre { $amount } de daño
united-event-ignored = { $thing } ignora { $amount } de daño
united-event-redirected = { $thing } sufre el daño en su lugar
united-event-discarded = Descartas { $card }
united-event-discarded-one = { $hero } pone una carta debajo de su mazo
united-event-ko = { $hero } queda fuera de combate
united-event-recovered = { $hero } se recupera
united-event-gained = { $hero } recibe { $amount } ficha de { $kind }
united-event-token-spent = { $hero } gasta una ficha de { $kind }
united-event-token-discarded = { $hero } descarta una ficha de { $kind }
united-event-must-play-at-random = { $hero } debe jugar al azar
united-event-stunned = { $thing } queda aturdido
united-event-lasting = Empieza un efecto duradero
united-event-covered = Se cubren símbolos de { $card }
united-event-cards-swapped = { $card } y { $other-card } intercambian su posición
united-event-card-returned = Una carta de la Historia vuelve a la parte superior del mazo de { $hero }
united-event-reversed = Se invierte el sentido del juego
united-event-recharged = Se recarga { $gear }
united-event-gear-used = Se usa { $gear }
united-event-super = Se juega { $super }
united-event-supers-drawn = Los Héroes sacan { $amount } cartas de Superhéroe
united-event-displayed = { $card } se une a las cartas expuestas
united-event-crisis = Una ficha de Crisis para { $thing }
united-event-triggered = { $origin } responde
united-event-ended = { $side ->
    [heroes] Ganan los Héroes
   *[villain] Gana el Villano
}: { $reason ->
    [defeat] el Villano ha sido derrotado
    [missions] todas las Misiones están completas
    [goal] se ha cumplido el Objetivo heroico
    [track] el medidor del Villano está lleno
    [doombots] no queda sitio para otro Doombot
    [no-plan] el Plan maestro se ha completado
   *[no-cards] a un Héroe no le quedan cartas
}

## Cómo acabó

united-reason-defeat = El Villano fue derrotado
united-reason-missions = Todas las Misiones estaban completas
united-reason-goal = Se cumplió el Objetivo heroico
united-reason-track = El medidor del Villano se llenó
united-reason-doombots = No quedaba sitio para otro Doombot
united-reason-no-plan = El Plan maestro se completó
united-reason-no-cards = A un Héroe no le quedaban cartas

## Lo que hacen los efectos

united-damage = inflige { $amount } de { $sure ->
    [yes] daño inevitable
   *[no] daño
} contra { $to }
united-defeat = derrota: { $of }
united-token-or-damage = { $of }: cada uno descarta 1 ficha de acción o sufre 1 de daño
united-ignore = ignora hasta { $amount } de ese daño
united-ignore-all = ignora todo ese daño
united-redirect = todo ese daño va contra { $to }
united-cancel = no ocurre
united-add = añade { $amount } { $kind ->
    [thug] Matón
    [civilian] Civil
   *[doombot] Doombot
} en { $to }
united-discard = descarta { $all ->
    [yes] cada
   *[no] 1
} { $kind ->
    [civilian] Civil
   *[thug] Matón
} en { $of }
united-move-civilian = mueve a 1 Civil desde { $of } hasta { $to }
united-reinforce = pon 1 ficha de Crisis en cada Doombot que no tenga en { $of }
united-advance = avanza el medidor en { $amount }
united-villain-gains = el Villano gana { $amount } de Salud
united-move-villain = el Villano se mueve hacia { $to }
united-delay = retrasa { $amount } carta el próximo turno del Villano
united-accelerate = adelanta { $amount } carta el próximo turno del Villano
united-facedown-plan = roba 1 carta de Plan maestro y ponla bocabajo en la Historia
united-look-at-plan = mira la primera carta del mazo de Plan maestro
united-plan-to-bottom = pon la primera carta del mazo de Plan maestro debajo de él
united-regress = retira de la Misión { $mission ->
    [defeat-thugs] Derrotar a Matones
   *[rescue-civilians] Rescatar a Civiles
}, si no está completa, estas fichas: { $amount }
united-move-threat = mueve { $of } hacia { $to }
united-swap-threats = { $of } y { $with } intercambian su posición, con todas sus fichas
united-return-threat = { $of } vuelve al juego en { $to }
united-stun = pon la ficha de Aturdido sobre { $of }
united-gain-you = gana { $amount } ficha de { $kind ->
    [move] Movimiento
    [attack] Ataque
    [heroic] acción Heroica
   *[wild] Comodín
}
united-gain = { $who }: ganar { $amount } ficha de { $kind ->
    [move] Movimiento
    [attack] Ataque
    [heroic] acción Heroica
   *[wild] Comodín
}
united-draw-you = roba { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
}
united-draw = { $who }: robar { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
}
united-draw-up-to-you = roba hasta tener { $amount } cartas en la mano
united-draw-up-to = { $who }: robar hasta tener { $amount } cartas en la mano
united-draw-instead = roba { $amount } cartas en vez de 1
united-discard-card-you = pon 1 carta de la mano debajo del mazo
united-discard-card = { $who }: poner 1 carta de la mano debajo del mazo
united-discard-token = descarta 1 ficha de acción ({ $kinds })
united-move-heroes-you = muévete hacia { $to }
united-move-heroes = { $who }: moverse hacia { $to }
united-play-at-random = { $who }: jugar al azar la próxima carta de Héroe
united-perform = { $how ->
    [each] realiza 1 acción de { $kinds } en cada uno de { $at }
    [single] realiza { $amount } acciones de { $kinds } contra un solo objetivo en { $at }
    [different] realiza 1 acción de { $kinds } contra cada uno de hasta { $amount } objetivos distintos en { $at }
    [one-place] realiza { $amount } acciones de { $kinds } en uno de { $at }
   *[any] realiza { $amount ->
        [one] 1 acción
       *[other] { $amount } acciones
    } de { $kinds } en { $at }
}{ $sure ->
    [yes] ; ese daño es inevitable
   *[no] {""}
}
united-more-actions = tienes 1 acción más de { $kind ->
    [move] Movimiento
    [attack] Ataque
   *[heroic] tipo Heroico
} este turno
united-treat-as-wild = este turno, { $which ->
    [all] los símbolos Heroicos cuentan
   *[one] 1 símbolo Heroico cuenta
} como Comodín
united-symbol-to-wild = este turno, 1 símbolo de { $kind ->
    [move] Movimiento
    [attack] Ataque
   *[heroic] tipo Heroico
} cuenta como Comodín
united-give-up = renuncia { $all ->
    [yes] a los símbolos y al Efecto especial
   *[no] al Efecto especial
} de esa carta
united-chain-further = usa también los símbolos de la carta de Héroe anterior a la previa
united-recharge = recarga esta carta
united-recharge-later = recarga tu { $gear ->
    [scepter] Cetro
    [mjolnir] Mjolnir
   *[hard-light-shield] Escudo de fuerza
} al final de tu turno
united-removed = retira esta carta de la partida
united-turned = pon esta carta bocabajo
united-once = solo una vez por turno
united-cover = { $all ->
    [yes] cubre con fichas de Crisis todos los símbolos inferiores de { $of }
   *[no] cubre con una ficha de Crisis 1 símbolo inferior de { $of }
}
united-swap-cards = { $of } y { $with } intercambian su posición en la Historia
united-return-card = { $of } vuelve a la parte superior de su mazo
united-reverse = se invierte el sentido del juego
united-move-companion = Rick Jones os acompaña
united-carry-civilian = 1 Civil te acompaña al Lugar donde entras, si hay sitio
united-cycle-plans = pon hasta { $amount } cartas de Plan maestro de la mano debajo del mazo y roba otras tantas
united-thwart-plan = mira la mano del jugador Villano; puedes poner 1 de sus cartas debajo del mazo, y roba otra
united-sabotage = descarta 1 ficha de acción de cualquier Héroe y reparte de nuevo todas sus fichas de acción
united-add-crisis = pon 1 ficha de Crisis en { $to }

## Lo que dura, y hasta cuándo

united-power-sends-villain = en el próximo turno del Villano eliges adónde se mueve
united-power-shifts-damage = { $until }, el daño contra { $whom } puede pasar a otro Héroe o a un Secuaz
united-power-invulnerable = { $until }, se ignora todo el daño contra { $whom }
united-power-remote-location = este turno puedes usar el efecto de fin del turno de cualquier Lugar sin Amenaza
united-power-blank = { $until }, los Efectos especiales de las cartas de Héroe quedan en blanco
united-power-untouchable = { $until }, { $whom } no puede sufrir daño
united-power-flees = { $until }, cuando un Héroe entra en el Lugar del Villano, el Villano se mueve al opuesto
united-power-covered = { $until }, una vez por turno del Villano se puede ignorar 1 de daño contra { $whom }
united-power-splits-tokens = las fichas de esa carta se añaden como quieras alrededor del Villano
united-power-no-tokens = { $until }, los Héroes no pueden gastar fichas de acción
united-power-as-if-beside = el ¡BAM! del tablero puede activarse en un Lugar adyacente
united-power-free-movement = el movimiento de esa carta es un número de 0 a 6 a tu elección
united-until-turn = hasta el final del turno
united-until-your-next-turn = hasta el comienzo de tu próximo turno
united-until-villain-turn = hasta el próximo turno del Villano
united-until-villain-turn-end = hasta el final del turno del Villano

## Quién y dónde

united-you = ti
united-others = los demás Héroes
united-everyone = los Héroes
united-heroes-in = los Héroes en { $of }
united-others-in = los demás Héroes en { $of }
united-active-hero = el Héroe activo
united-player-of = quien juega con { $of }
united-damaged = el Héroe que sufriría daño
united-attacker = el Héroe que ha atacado
united-fallen = el Héroe fuera de combate
united-chosen = { $name ->
    [each] ese
    [first] el primero
    [second] el segundo
   *[it] el elegido
}
united-your-location = tu Lugar
united-villain-location = el Lugar del Villano
united-this-location = este Lugar
united-locations = los Lugares
united-locations-but = los Lugares salvo { $of }
united-beside = los Lugares que lindan con { $of }
united-around = { $of } y los Lugares adyacentes
united-opposite = el Lugar al otro lado, visto desde { $of }
united-with = { $of } con { $has ->
    [thug] algún Matón
    [no-thug] ningún Matón
    [doombot] algún Doombot
    [civilian] algún Civil
    [no-civilian] ningún Civil
    [nobody] ningún Matón y ningún Civil
    [free-slot] una casilla vacía
    [hero] un Héroe
    [henchman] un Secuaz
    [no-threat] ninguna Amenaza
   *[hero-no-threat] un Héroe y ninguna Amenaza
}
united-next = el siguiente Lugar en sentido { $counterclockwise ->
    [yes] antihorario
   *[no] horario
} desde { $of } con { $has ->
    [free-slot] una casilla vacía
    [hero] un Héroe
    [no-threat] ninguna Amenaza
   *[hero-no-threat] un Héroe y ninguna Amenaza
}
united-thugs = los Matones en { $of }
united-every-thug = cada Matón en { $of }
united-henchmen = los Secuaces en { $of }
united-villain-in = el Villano, si está en { $of }
united-enemies = cada Matón, Secuaz y Villano en { $of }
united-leaders = el Villano y los Secuaces en { $of }
united-this = esta Amenaza
united-threats = las Amenazas en juego
united-threats-but = las Amenazas salvo { $of }
united-cleared-threats = las Amenazas eliminadas
united-other-victims = los demás Héroes y los Secuaces
united-latest-card = la última carta de Héroe de la Historia
united-faceup-card = la { $which ->
    [earliest] primera
   *[latest] última
} carta de Héroe bocarriba de la Historia
united-your-cards = tus cartas bocarriba de la Historia
united-your-cards-but = tus cartas bocarriba de la Historia salvo { $of }

## Condiciones y números

united-under-pressure = el Villano está Bajo presión
united-found = hay alguno de { $of }
united-alone = estás solo
united-took-damage = al menos 1 Héroe ha sufrido daño de este modo
united-hand-is = tienes de { $least } a { $most } cartas en la mano
united-aims-at = el daño va contra { $of }
united-happens-to-you = te ocurre a ti
united-happens-at = ocurre en { $of }
united-moved-into = un Héroe entra en { $of }
united-left-companion = ese Héroe estaba en el Lugar de Rick Jones
united-hurt-this = es este Secuaz
united-latest-lack-move = ninguna de las 2 últimas cartas de Héroe muestra Movimiento
united-villains-turn = es el turno del Villano
united-plan-adds = la carta añade Matones o Civiles
united-plan-bams = la carta tiene ¡BAM!
united-some-hand = un Héroe tiene al menos { $least } cartas en la mano
united-all-without-threat = todos los Héroes están en Lugares sin Amenaza
united-bottom-has = esa carta muestra { $kind ->
    [move] Movimiento
    [attack] Ataque
    [heroic] acción Heroica
   *[wild] Comodín
}
united-discarded = 1 por cada { $kind ->
    [civilian] Civil
   *[thug] Matón
} descartado de este modo
united-hero-count = el número de Héroes
united-attack-symbols = 1 por cada símbolo de Ataque de la última carta bocarriba de { $whose }

## Reglas constantes de Amenazas y Lugares

united-rule-exit-cost = Salir de este Lugar con una acción de Movimiento cuesta 2 acciones de Movimiento.
united-rule-dampens = Un Héroe que empieza aquí su turno trata los Efectos especiales como si estuvieran en blanco.
united-rule-randomises = Un Héroe que empieza aquí su turno juega una carta al azar.
united-rule-last-slot = No se puede llenar la última casilla de una Misión.
united-rule-missions-first = No puede sufrir daño hasta que las 3 Misiones estén completas.
united-rule-all-or-nothing = Ignora el daño de un turno de Héroe que no alcance su Salud inicial.
united-rule-absorbs = Ignora el primer daño de cada turno.
united-rule-skip-draw = Un Héroe que empieza aquí su turno con 3 o más cartas en la mano se salta el paso de robar.
united-rule-ignore-symbol = Un Héroe que empieza aquí su turno ignora 1 símbolo de acción.
united-rule-deep-bench = Hay 3 cartas de Héroe de apoyo expuestas.
united-rule-rapid-deployment = También se puede jugar una carta de Héroe de apoyo justo después de un turno del Villano.

## A qué responden los efectos

united-on = { $occasion }: { $effect }
united-on-if = { $occasion }, si { $condition }: { $effect }
united-on-damage = Cuando un Héroe vaya a sufrir daño
united-on-arrival = Cuando el Villano termina un movimiento
united-on-overflow = Cuando vaya a haber un Exceso
united-on-ko = Después de que un Héroe quede fuera de combate
united-on-hero-moved = Después de que un Héroe se mueva
united-on-hurt = Después de que un Secuaz sufra daño
united-on-plan = Cuando se juega una carta de Plan maestro
united-on-villain-turn-end = Al final del turno del Villano
united-on-hero-turn-end = Al final del turno de un Héroe
united-on-draw-step = En el paso de robar
united-on-support-played = Después de jugar una carta de Héroe de apoyo
united-on-action = En el paso de acciones
united-recharge-by = Al final de un turno en el que { $deed ->
    [defeat] derrotes a { $amount } o más Matones
   *[rescue] rescates a { $amount } o más Civiles
}, recarga esta carta.
