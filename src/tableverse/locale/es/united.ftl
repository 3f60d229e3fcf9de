# Marvel United: Multiverse. Los nombres de cartas, héroes y lugares son contenido, no textos: games/united/content.

united-name = Marvel United: Multiverse
united-tagline = Los Héroes suman sus cartas para frustrar el Plan maestro de un Villano

## Ajustes y sus valores

united-setting-mode = Modo
united-setting-set = Héroes, Villanos y Lugares al azar de
united-setting-villain = Villano
united-setting-challenge = Desafío
united-setting-equipment = Pertrechos
united-setting-extra-tokens = Fichas de Comodín adicionales para los Héroes
united-setting-ask-end = Preguntar antes de terminar el turno
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

error-united-wrong-hero-count = En esta mesa puede haber de 1 a { $most } Héroes, no { $heroes }
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
error-united-no-super-villain = { $value ->
    [random] Ningún jugador puede ser el Villano: ningún tablero indica fichas de acción para los Héroes
   *[other] Ningún jugador puede ser «{ $value }»: su tablero no indica fichas de acción para los Héroes
}
error-united-taken-twice = «{ $value }» ya está elegido; elige otro para «{ $setting }»
error-united-out-of-place = «{ $setting }» («{ $value }») no se usa en esta partida; revisa el modo, el número de Héroes y los Pertrechos
error-united-own-equipment = «{ $hero }» tiene sus propios Pertrechos y no puede llevar «{ $value }»
error-united-budget-overspent = Esos Planes de batalla cuestan { $cost }, pero el presupuesto es { $budget }
error-united-starting-hand-support = «{ $value }» es una carta de Mano inicial: no puede ser una carta de Héroe de apoyo
error-united-no-support = «{ $value }» no puede ser Héroe de apoyo: hacen falta { $needed } cartas con Efecto especial además de la Mano inicial
error-united-not-a-support-card = «{ $value }» no es una carta con Efecto especial de «{ $hero }», elegido en «{ $support }»

## Cosas sobre la mesa

united-the-villain = el Villano
united-token-thug = un Matón ({ $place })
united-token-civilian = un Civil ({ $place })
united-token-doombot = un Doombot ({ $place })
united-token-armoured = un Doombot con ficha de Crisis ({ $place })
united-token-bot = un arañabot ({ $place })
united-entry = la carta { $number } de la Trama
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
united-ask-end = No te quedan acciones útiles
united-ask-act = Realiza una acción
united-ask-play = Elige la carta de Héroe que vas a jugar
united-ask-way = ¿Juegas un turno normal o una carta de Héroe de apoyo?
united-ask-recharge = Puedes recargar Pertrechos
united-ask-ignore = Elige el símbolo que debes ignorar
united-ask-location = Puedes usar el efecto del Lugar
united-ask-excess = Tienes más de 3 fichas de acción: elige una y descártala
united-ask-discard = Sufres daño: elige una carta y descártala
united-ask-discard-special = Elige una carta con Efecto especial y descártala
united-ask-turn-facedown = Elige la carta de la Trama que pones bocabajo
united-ask-succeed = Elige al Héroe que toma el relevo
united-ask-enter = ¿Dónde entra el nuevo Héroe?
united-ask-thug = ¿Qué Matón descartas?
united-ask-tribute = Descarta una ficha de acción o sufre 1 de daño
united-ask-token = Elige la ficha de acción que descartas
united-ask-cover = Elige el símbolo que cubres
united-ask-start = ¿Qué Héroe empieza?
united-ask-gear = Elige una carta de Pertrechos
united-ask-leave-gear = Puedes quedarte con 3 cartas de Pertrechos: elige una para retirarla de la partida
united-ask-villain-start = ¿Dónde empieza el Villano?
united-ask-remove-super = Elige la carta de Supervillano que se retira
united-ask-super = Elige tu carta de Superhéroe
united-ask-give = ¿Quién recibe esta ficha de { $kind ->
    [Heroica] acción Heroica
   *[other] { $kind }
}?
united-ask-support = Elige una carta para el mazo de Héroes de apoyo
united-ask-battle-plan = Elige un Plan de batalla
united-ask-plan = Elige la carta de Plan maestro que juegas
united-ask-facedown = Elige la carta de Plan maestro que pones bocabajo
united-ask-send-villain = ¿Adónde va el Villano?
united-ask-movement = ¿Cuántos Lugares se mueve el Villano?
united-ask-as-if = ¿En qué Lugar se activa el ¡BAM!?
united-ask-split = ¿Dónde añades { $kind ->
    [thug] este Matón
    [civilian] este Civil
   *[doombot] este Doombot
}?
united-ask-cycle = Elige una carta de Plan maestro para ponerla debajo del mazo
united-ask-sabotage = Elige la ficha de acción que quieres descartar

## Lo que se puede responder

united-option-move = Moverte: { $thing }
united-option-move-token = Moverte con una ficha: { $thing }
united-option-attack = Atacar: { $thing }
united-option-attack-token = Atacar con una ficha: { $thing }
united-option-rescue = Rescatar: { $thing }
united-option-rescue-token = Rescatar con una ficha: { $thing }
united-option-fill = Poner una acción { $kind ->
    [Heroica] Heroica
   *[other] de { $kind }
} en { $thing }
united-option-fill-token = Poner una acción { $kind ->
    [Heroica] Heroica
   *[other] de { $kind }
} en { $thing } con una ficha
united-option-disarm = Retirar: { $thing }
united-option-disarm-token = Retirar con una ficha: { $thing }
united-option-turn-facedown = Poner bocabajo { $thing }
united-option-succeed = Tomar el relevo: { $thing }
united-option-enter = { $thing }
united-option-send = Enviar a Rick Jones: { $thing }
united-option-send-token = Enviar a Rick Jones con una ficha: { $thing }
united-option-special = Usar { $thing }
united-option-use = Usar { $thing }
united-option-end = Terminar tus acciones
united-option-stop = Parar aquí
united-option-skip = No
united-option-play = Jugar { $thing }
united-option-regular = Jugar un turno normal
united-option-support = Jugar { $thing }
united-option-discard = Descartar { $thing }
united-option-damage = Sufrir 1 de daño
united-option-token = Descartar una ficha de { $kind ->
    [Heroica] acción Heroica
   *[other] { $kind }
}
united-option-token-of = Descartar una ficha de { $kind ->
    [Heroica] acción Heroica
   *[other] { $kind }
} de { $thing }
united-option-ignore = Ignorar un símbolo { $kind ->
    [Heroica] Heroico
   *[other] de { $kind }
}
united-option-cover = Cubrir un símbolo { $kind ->
    [Heroica] Heroico
   *[other] de { $kind }
}
united-option-location = Usar { $thing }
united-option-recharge = Recargar { $thing }
united-option-start = Empieza { $thing }
united-option-gear = Tomar { $thing }
united-option-leave-gear = Retirar { $thing }
united-option-nothing = Nada
united-option-villain-start = { $thing }
united-option-remove-super = Retirar { $thing }
united-option-take-super = Conservar { $thing }
united-option-give = { $kind } para { $thing }
united-option-choose-support = Tomar { $thing }
united-option-battle-plan = Tomar { $thing }
united-option-plan = Jugar { $thing }
united-option-facedown = { $thing }, bocabajo
united-option-send-villain = { $thing }
united-option-movement = Lugares: { $kind }
united-option-as-if = { $thing }
united-option-add = { $thing }
united-option-under = { $thing }, debajo del mazo

## Lo que ha pasado

united-event-corrected = Corrección de { $seat }: { $what }, { $aspect } { $before } → { $after }
united-event-turn = Turno de { $hero }
united-event-drew = { $hero } roba { $amount ->
    [one] una carta
   *[other] { $amount } cartas
}
united-event-drew-card = Robas «{ $card }»
united-event-draw-skipped = { $hero } se salta el paso de robar
united-event-played = { $hero } juega «{ $card }»
united-event-played-facedown = { $hero } juega una carta bocabajo
united-event-special = Efecto de «{ $card }»
united-event-effect = Efecto: { $origin }
united-event-effect-named = Efecto de { $ability } ({ $origin })
united-event-attacked = { $hero } ataca: { $thing }
united-event-hero-moved = { $hero } se mueve: { $place }
united-event-rescued = { $place }: se rescata a un Civil
united-event-defeated = { $place }: se derrota a { $kind ->
    [thug] un Matón
   *[other] un Doombot
}
united-event-dented = { $place }: el blindaje del Doombot aguanta y necesita 1 de daño más este turno
united-event-slot-filled = Se pone una acción { $kind ->
    [Heroica] Heroica
   *[other] de { $kind }
} en { $threat } ({ $done } de { $needs })
united-event-cleared = Amenaza eliminada: { $threat } ({ $place })
united-event-threat-hurt = { $threat }: −{ $amount } de Vida ({ $health ->
    [one] queda 1
   *[other] quedan { $health }
})
united-event-threat-moved = Nueva posición de { $threat }: { $place }
united-event-threat-returned = De nuevo en juego: { $threat } ({ $place })
united-event-threats-swapped = { $threat } y { $other-threat } intercambian su posición
united-event-threat-healed = { $threat }: +{ $amount } de Vida (ahora { $health })
united-event-turned-facedown = Se pone bocabajo la carta { $number } de la Trama ({ $hero })
united-event-removed = { $hero } abandona la partida ({ $lost ->
    [one] 1 Héroe perdido
   *[other] { $lost } Héroes perdidos
})
united-event-succeeded = { $hero } toma el relevo
united-event-bot-added = { $place }: aparece un arañabot
united-event-bot-removed = { $place }: se retira el arañabot
united-event-collected = { $place }: el Villano { $kind ->
    [civilian] rescata a un Civil
   *[thug] derrota a un Matón
}
united-event-villain-progress = Misión del Villano, { $mission }: { $amount }
united-event-villain-hurt = El Villano pierde { $amount } de Vida ({ $health ->
    [one] le queda 1
   *[other] le quedan { $health }
})
united-event-villain-healed = El Villano gana { $amount } de Vida (ahora { $health })
united-event-villain-moved = El Villano se mueve: { $place }
united-event-progress = { $mission }: { $amount }
united-event-slot-locked = No se puede llenar la última casilla de { $mission }
united-event-mission-complete = Misión completada: { $mission } ({ $done } de 3)
united-event-mission-lost = { $mission }: −{ $amount }
united-event-companion-moved = Rick Jones se mueve: { $place }
united-event-plan = El Villano juega «{ $card }»
united-event-plan-facedown = Se pone una carta de Plan maestro bocabajo en la Trama
united-event-drew-plan = Robas «{ $card }»
united-event-plan-to-bottom = Una carta de Plan maestro va debajo del mazo
united-event-looked = { $seat } mira la primera carta del mazo de Plan maestro
united-event-saw-plan = Ves «{ $card }»
united-event-saw-plans = Ves las cartas { $cards }
united-event-bam = ¡BAM!
united-event-bam-cancelled = { $thing }, con ficha de Aturdido: no hay ¡BAM!
united-event-added = { $place }: aparece { $kind ->
    [thug] un Matón
    [civilian] un Civil
   *[other] un Doombot
}
united-event-overflow-triggered = { $place }: no queda sitio
united-event-overflow = { $place }: Exceso
united-event-tokens-discarded = { $place }: { $kind ->
    [civilian] { $amount ->
        [one] se descarta 1 Civil
       *[other] se descartan { $amount } Civiles
    }
   *[other] { $amount ->
        [one] se descarta 1 Matón
       *[other] se descartan { $amount } Matones
    }
}
united-event-civilian-moved = Se mueve un Civil: { $from-place } → { $place }
united-event-reinforced = { $place }: { $amount ->
    [one] 1 Doombot recibe una ficha de Crisis
   *[other] { $amount } Doombots reciben fichas de Crisis
}
united-event-advanced = El medidor del Villano avanza { $amount }, hasta { $track }
united-event-delayed = { $amount ->
    [one] El próximo turno del Villano se retrasa 1 carta
   *[other] El próximo turno del Villano se retrasa { $amount } cartas
}
united-event-accelerated = { $amount ->
    [one] El próximo turno del Villano se adelanta 1 carta
   *[other] El próximo turno del Villano se adelanta { $amount } cartas
}
united-event-damaged = { $hero } sufre { $amount } de daño
united-event-ignored = Daño ignorado por { $thing }: { $amount }
united-event-redirected = El daño pasa a { $thing }
united-event-discarded = Descartas «{ $card }»
united-event-discarded-one = { $hero } pone una carta debajo de su mazo
united-event-ko = { $hero } queda fuera de combate
united-event-recovered = { $hero } se recupera
united-event-gained = { $hero } recibe { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} de { $kind ->
    [Heroica] acción Heroica
   *[other] { $kind }
}
united-event-token-spent = { $hero } gasta una ficha de { $kind ->
    [Heroica] acción Heroica
   *[other] { $kind }
}
united-event-token-discarded = { $hero } descarta una ficha de { $kind ->
    [Heroica] acción Heroica
   *[other] { $kind }
}
united-event-must-play-at-random = { $hero } debe jugar una carta al azar
united-event-stunned = Ficha de Aturdido: { $thing }
united-event-lasting = Empieza un efecto duradero
united-event-covered = Se cubren símbolos de { $card }
united-event-cards-swapped = { $card } y { $other-card } intercambian su posición
united-event-card-returned = Una carta de la Trama vuelve a la parte superior del mazo de { $hero }
united-event-reversed = Se invierte el sentido del juego
united-event-recharged = Carta recargada: { $gear }
united-event-gear-left = { $hero } renuncia a «{ $gear }»
united-event-gear-used = Carta usada: { $gear }
united-event-super = Se juega { $super }
united-event-supers-drawn = Los Héroes roban { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
} de Superhéroe
united-event-displayed = Nueva carta en la hilera de apoyo: { $card }
united-event-crisis = Ficha de Crisis: { $thing }
united-event-triggered = Efecto: { $origin }
united-event-ended = { $side ->
    [heroes] Ganan los Héroes
   *[villain] Gana el Villano
}: { $reason ->
    [defeat] el Villano ha sido derrotado
    [missions] todas las Misiones están completas
    [goal] se ha cumplido el Objetivo heroico
    [track] el medidor del Villano está lleno
    [doombots] no queda sitio para otro Doombot
    [removed] 4 Héroes han abandonado la partida
    [villain-missions] el Villano ha completado 2 de sus Misiones
    [no-plan] el Plan maestro se ha completado
   *[no-cards] a un Héroe no le quedan cartas
}

## Cómo acabó

united-reason-defeat = Los Héroes derrotaron al Villano
united-reason-missions = Todas las Misiones están completas
united-reason-goal = Se ha cumplido el Objetivo heroico
united-reason-track = El medidor del Villano está lleno
united-reason-doombots = No queda sitio para otro Doombot
united-reason-removed = Cuatro Héroes han abandonado la partida
united-reason-villain-missions = El Villano ha completado dos de sus Misiones
united-reason-no-plan = El Plan maestro se ha completado
united-reason-no-cards = A un Héroe no le quedan cartas

## Lo que hacen los efectos

united-damage = inflige { $amount } de { $sure ->
    [yes] daño inevitable
   *[no] daño
} a { $to }
united-defeat = derrota a { $of }
united-token-or-damage = { $of } descarta 1 ficha de acción o sufre 1 de daño
united-ignore = ignora { $amount ->
    [one] 1
   *[other] hasta { $amount }
} de ese daño
united-ignore-all = ignora todo ese daño
united-redirect = haz que { $to } sufra todo ese daño
united-redirect-you = sufre tú todo ese daño
united-cancel = cancélalo
united-add = añade { $amount ->
    [one] 1 { $kind ->
        [thug] Matón
        [civilian] Civil
       *[doombot] Doombot
    }
   *[other] { $amount } { $kind ->
        [thug] Matones
        [civilian] Civiles
       *[doombot] Doombots
    }
} en { $to }
united-discard = descarta { $all ->
    [yes] { $kind ->
        [civilian] todos los Civiles
       *[thug] todos los Matones
    }
   *[no] 1 { $kind ->
        [civilian] Civil
       *[thug] Matón
    }
} de { $of }
united-move-civilian = mueve a 1 Civil desde { $of } hasta { $to }
united-reinforce = en { $of }, pon 1 ficha de Crisis en cada Doombot que no tenga ninguna
united-advance = avanza el medidor en { $amount }
united-villain-gains = el Villano gana { $amount } de Vida
united-move-villain = el Villano se mueve a { $to }
united-delay = retrasa { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
} el próximo turno del Villano
united-accelerate = adelanta { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
} el próximo turno del Villano
united-facedown-plan = roba 1 carta de Plan maestro y ponla bocabajo en la Trama
united-look-at-plan = mira la primera carta del mazo de Plan maestro
united-plan-to-bottom = ponla en la parte inferior del mazo
united-regress = retira { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} de la Misión { $mission ->
    [defeat-thugs] Derrotar a Matones
   *[rescue-civilians] Rescatar a Civiles
}, salvo que esté completa
united-move-threat = mueve { $of-noun ->
    [henchman] a { $of } hasta { $to }
   *[other] { $of } a { $to }
}
united-swap-threats = { $of } y { $with } intercambian su posición, con todas sus fichas
united-return-threat = { $of } vuelve al juego en { $to }
united-return-threat-random = una Amenaza eliminada al azar vuelve al juego en { $to }
united-threat-gains = { $of } ganan { $amount } de Vida, incluso por encima de la inicial
united-stun = aturde a { $of }
united-gain-you = recibe { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} { $kinds }
united-gain = { $who } recibe { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} { $kinds }
united-draw-you = roba { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
}
united-draw = { $who } roba { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
}
united-draw-up-to-you = roba hasta tener { $amount } cartas en la mano
united-draw-up-to = { $who } roba hasta tener { $amount } cartas en la mano
united-draw-instead = roba { $amount } cartas en vez de 1
united-discard-card-you = pon 1 carta de tu mano debajo de tu mazo
united-discard-card = { $who } pone 1 carta de su mano debajo de su mazo
united-discard-special = { $who } pone 1 carta con Efecto especial de su mano debajo de su mazo
united-turn-facedown = { $who } pone bocabajo 1 de sus cartas bocarriba de la Trama con Efecto especial
united-fall-later = al final de este turno quedas fuera de combate
united-replace-hero = { $later ->
    [yes] después abandonas la partida, y en tu próximo turno { $by ->
        [spider-man] otro Spider-Man
       *[anyone] otro Héroe
    } entra en cualquier Lugar
   *[no] el Héroe fuera de combate abandona la partida; en el próximo turno de ese jugador entra otro en el Lugar inicial de los Héroes
}
united-add-excess = cada ficha que no quepa va a { $to }
united-collect-excess = cada ficha que no quepa va a la Misión del Villano que le corresponda
united-villain-progress = pon 1 ficha en la Misión del Villano «{ $mission ->
    [rescue-civilians] Rescatar a Civiles
    [defeat-thugs] Derrotar a Matones
   *[clear-threats] Eliminar Amenazas
}»
united-villain-collects = el Villano { $kind ->
    [civilian] rescata a 1 Civil
   *[thug] derrota a 1 Matón
} en { $of }, para su propia Misión
united-add-bot = añade 1 arañabot en { $to }
united-add-bot-once = añade 1 arañabot en { $to } si no hay ninguno allí
united-remove-bot = descarta el arañabot de { $of }
united-act-afar = una vez por turno, usa 1 de tus acciones de Ataque o Heroicas como si estuvieras en el Lugar de un arañabot
united-whole-bam = activa el ¡BAM! del Villano y el de las Amenazas
united-discard-token = descarta 1 ficha { $kinds }
united-move-heroes-you = muévete a { $to }
united-move-heroes = { $who } se mueve a { $to }
united-play-at-random = { $who } debe jugar al azar su próxima carta de Héroe
united-perform = { $how ->
    [each] realiza 1 acción { $kinds } en { $at }
    [single] realiza { $amount } acciones { $kinds } contra un solo objetivo en { $at }
    [different] realiza 1 acción { $kinds } contra cada uno de hasta { $amount } objetivos distintos en { $at }
    [one-place] realiza { $amount } acciones { $kinds } en uno de { $at }
    [raid] realiza 1 acción { $kinds } en cada uno de hasta { $amount } de { $at }; después descarta 1 Civil de cada uno de ellos
    [villain] realiza { $amount } acciones { $kinds } contra el Villano
   *[any] realiza { $amount ->
        [one] 1 acción
       *[other] { $amount } acciones
    } { $kinds } en { $at }
}{ $sure ->
    [yes] ; ese daño es inevitable
   *[no] {""}
}
united-more-actions = este turno tienes 1 acción { $kind ->
    [move] de Movimiento
    [attack] de Ataque
   *[heroic] Heroica
} más
united-treat-as-wild = este turno, { $which ->
    [all] los símbolos Heroicos cuentan
   *[one] 1 símbolo Heroico cuenta
} como Comodín
united-symbol-to-wild = este turno, 1 símbolo { $kind ->
    [move] de Movimiento
    [attack] de Ataque
   *[heroic] Heroico
} cuenta como Comodín
united-give-up = renuncia { $all ->
    [yes] a los símbolos y al Efecto especial
   *[no] al Efecto especial
} de esa carta
united-chain-further = usa también los símbolos de la carta de Héroe que precede a la anterior
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
united-swap-cards = { $of } y { $with } intercambian su posición
united-return-card = { $of } vuelve a la parte superior de su mazo
united-reverse = se invierte el orden de turno
united-move-companion = llévate a Rick Jones
united-carry-civilian = llévate a 1 Civil al Lugar en el que entras, si hay sitio
united-cycle-plans = pon hasta { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
} de Plan maestro de tu mano debajo del mazo y roba otras tantas
united-thwart-plan = mira la mano del jugador Villano; puedes poner 1 de sus cartas debajo del mazo, y ese jugador roba otra
united-sabotage = descarta 1 ficha de acción de cualquier Héroe y reparte las demás fichas de acción de los Héroes como quieras
united-add-crisis = pon 1 ficha de Crisis en { $to }

united-perform-counted = realiza 1 acción { $kinds } en { $at } { $each }
united-play-at-random-you = debes jugar al azar tu próxima carta de Héroe
united-take-token = toma 1 ficha de acción Heroica de { $of }
united-leave-token = pon 1 ficha de acción Heroica de la reserva en { $of }
united-event-token-left = { $place }: se pone una ficha de acción Heroica
united-buy-off = descarta cuantas fichas de { $kind ->
    [move] Movimiento
    [attack] Ataque
    [heroic] acción Heroica
   *[wild] Comodín
}{ $here ->
    [yes] {" "}de aquí
   *[no] {""}
} quieras para ignorar otro tanto de ese daño
united-ask-buy-off = ¿Descartas una ficha para ignorar 1 de daño?
united-bam = ¡BAM!
united-spotted = los Héroes en el Lugar del Villano o, si no los hay, en el de la siguiente ficha de Mancha con Héroes
united-spotted-one = un Héroe en el Lugar del Villano o, si no lo hay, en el de la siguiente ficha de Mancha con Héroes
united-event-shielded = Se retira una ficha de Crisis en vez de sufrir el daño (quedan { $left })
united-text-shields = mientras haya aquí fichas de Crisis, cada daño contra el Villano retira 1 de ellas y él se mueve a la siguiente ficha de Mancha sin Héroes
united-rule-roots-heroes = Los Héroes no pueden moverse en el turno del Villano.
united-rule-refuses-tokens = El Villano no puede recibir fichas de ningún tipo.
united-rule-cloaks-villain = Mientras haya en juego una Amenaza como esta, el Villano ignora el primer daño de cada turno de Héroe.
united-rule-guards-villain = El Villano no puede sufrir daño y los Héroes no pueden ganar.
united-rule-sure-damage = El daño contra los Héroes en el turno del Villano es inevitable.
united-discard-crisis = descarta todas las fichas de Crisis de los Héroes
united-discard-crisis-in = descarta todas las fichas de Crisis de un Héroe en { $of }
united-rescue = rescata { $amount ->
    [one] a 1 Civil
   *[other] hasta a { $amount } Civiles
} en { $of }
united-move-thug = mueve a { $of } hasta { $to }
united-guess = apuesta a que la primera carta del mazo de Plan maestro añade más { $kind ->
    [civilian] Civiles que Matones
   *[thug] Matones que Civiles
}
united-plan-hidden = la primera carta del mazo de Plan maestro no está revelada
united-turn-gear = pon bocabajo { $of }
united-recharge-gear = recarga { $of }
united-your-gear = tus cartas de Pertrechos preparadas
united-your-gear-one = una de tus cartas de Pertrechos preparadas
united-facedown-gear-but = las demás cartas de Pertrechos bocabajo de la partida
united-facedown-gear-but-one = otra carta de Pertrechos bocabajo de cualquier Héroe
united-event-plan-revealed = Se revela la primera carta del mazo de Plan maestro: { $card }
united-event-guessed = { $hero } apuesta a que la carta añade más { $kind ->
    [civilian] Civiles
   *[thug] Matones
}
united-event-gear-turned = Carta bocabajo: { $gear }
united-and = { $first } y { $next }
united-or = { $first }; o bien { $last }
united-branch-if = { $effect } si { $condition }
united-pay = { $effect-is ->
    [order] { $cost } para { $effect }
   *[other] { $cost } y, a cambio, { $effect }
}
united-again = haz esto { $times ->
    [2] dos veces
   *[other] { $times } veces
}: { $effect }
united-again-each = { $each }, { $effect }
united-in-each = en { $among }, { $effect }
united-gain-more = { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} { $kinds }
united-token-of-move = de Movimiento
united-token-of-attack = de Ataque
united-token-of-heroic = de acción Heroica
united-token-of-wild = de Comodín
united-add-any = añade { $kinds } en { $to }
united-guess-any = di si añade más Matones o más Civiles y revélala
united-guessed = { $how ->
    [right] aciertas
   *[wrong] fallas
}
united-damage-you = sufre { $amount } de { $sure ->
    [yes] daño inevitable
   *[no] daño
}
united-regress-each = retira 1 ficha de la Misión { $mission ->
    [defeat-thugs] Derrotar a Matones
   *[rescue-civilians] Rescatar a Civiles
} { $each }, salvo que esté completa
united-gain-later-each = al final de tu turno, recibe 1 ficha de { $kind ->
    [move] Movimiento
    [attack] Ataque
    [heroic] acción Heroica
   *[wild] Comodín
} { $each }
united-discarded-each = por cada { $kind ->
    [civilian] Civil
   *[thug] Matón
} descartado de este modo
united-deeds-each = por cada { $deed ->
    [rescued] Civil rescatado
   *[defeated] Matón derrotado
} de este modo
united-civilians-in-each = por cada Civil en { $of }
united-heroes-each = por cada Héroe
united-attack-symbols-each = por cada símbolo de Ataque de { $whose-is ->
    [you] tu última carta bocarriba
   *[one] la última carta bocarriba de { $whose }
}
united-swap-threats-pair = intercambia la posición de 2 de { $among }, con todas sus fichas
united-swap-cards-pair = intercambia la posición de 2 de { $among }
united-heroes-least = hay { $amount } Héroes o más
united-discarded-least = se { $kind ->
    [civilian] { $amount ->
        [one] descartó algún Civil
       *[other] descartaron { $amount } o más Civiles
    }
   *[thug] { $amount ->
        [one] descartó algún Matón
       *[other] descartaron { $amount } o más Matones
    }
} de este modo
united-deeds-least = se { $deed ->
    [rescued] { $amount ->
        [one] rescató a algún Civil
       *[other] rescató a { $amount } o más Civiles
    }
   *[defeated] { $amount ->
        [one] derrotó a algún Matón
       *[other] derrotó a { $amount } o más Matones
    }
} de este modo
united-civilians-in-least = hay { $amount ->
    [one] algún Civil
   *[other] { $amount } o más Civiles
} en { $of }
united-attack-symbols-least = hay { $amount ->
    [one] algún símbolo
   *[other] { $amount } o más símbolos
} de Ataque en { $whose-is ->
    [you] tu última carta bocarriba
   *[one] la última carta bocarriba de { $whose }
}
united-hand-is-or = tienes { $least } o { $most } cartas en la mano
united-heroes-there = hay { $least } Héroes o más en { $of }
united-heroes-there-exactly = hay exactamente { $least ->
    [one] 1 Héroe
   *[other] { $least } Héroes
} en { $of }
united-free-slots = hay al menos { $least } casillas vacías en { $of }
united-beside-near = los Lugares adyacentes
united-beside-each-near = cada Lugar adyacente
united-beside-one-near = un Lugar adyacente
united-beside-each-villain = cada Lugar adyacente al del Villano
united-locations-but-near = los demás Lugares
united-locations-but-each-near = cada uno de los demás Lugares
united-locations-but-one-near = cualquier otro Lugar
united-locations-but-each-villain = cada Lugar salvo el del Villano
united-opposite-villain = el Lugar opuesto al del Villano
united-when-action-once = una vez en cada uno de tus turnos
united-text-ongoing-ko = { $text }, mientras esta carta esté bocarriba en la Trama
united-found-with-some = hay algún Lugar { $has ->
    [thug] con algún Matón
    [no-thug] sin Matones
    [doombot] con algún Doombot
    [civilian] con algún Civil
    [no-civilian] sin Civiles
    [nobody] sin Matones ni Civiles
    [free-slot] con una casilla vacía
    [hero] con un Héroe
    [no-hero] sin Héroes
    [henchman] con un Secuaz
    [leader] con un Secuaz o el Villano
    [no-threat] sin Amenaza
    [bot] con un arañabot
    [no-bot] sin arañabot
   *[hero-no-threat] con un Héroe y sin Amenaza
}
united-next-near = { $here ->
    [yes] { $of } o el siguiente Lugar
   *[no] el siguiente Lugar
} en sentido { $counterclockwise ->
    [yes] antihorario
   *[no] horario
} { $has ->
    [bot] con un arañabot
    [no-bot] sin arañabot
    [free-slot] con una casilla vacía
    [hero] con un Héroe
    [no-hero] sin Héroes
    [no-threat] sin Amenaza
   *[hero-no-threat] con un Héroe y sin Amenaza
}
united-target = pon 1 ficha de Objetivo sobre el Villano
united-untarget = descarta 1 ficha de Objetivo del Villano
united-gain-later = al final de tu turno, recibe { $amount ->
    [one] 1 ficha
   *[other] { $amount } fichas
} de { $kind ->
    [move] Movimiento
    [attack] Ataque
    [heroic] acción Heroica
   *[wild] Comodín
}
united-use-up = gasta 1 { $what ->
   *[battery] Batería
}
united-serves-battery = se gasta con Telarañas, Fuerza robótica y Red de seguridad
united-burdened = los Héroes con fichas de Crisis en { $of }
united-all-burdened = los Héroes con fichas de Crisis
united-all-burdened-each = cada Héroe con fichas de Crisis
united-holds-special = { $of } tiene en la mano una carta con Efecto especial
united-special-lost = tiene Efecto especial
united-bots-everywhere = hay un arañabot en cada Lugar
united-burdened-one = un Héroe con fichas de Crisis{ $there ->
    [yes] {""}
   *[no] {" "}en { $of }
}
united-from-threat = lo inflige una Amenaza
united-targeted = el Villano tiene una ficha de Objetivo
united-found-villain-in = el Villano está en { $of }
united-deeds = 1 por cada { $deed ->
    [rescued] Civil rescatado
   *[defeated] Matón derrotado
} de este modo
united-civilians-in = tantas como Civiles haya en { $of }
united-power-target = una ficha de Objetivo sobre el Villano
united-event-crisis-gone = { $hero } descarta todas sus fichas de Crisis
united-event-thug-moved = Se mueve un Matón: { $from-place } → { $place }

## Lo que dura, y hasta cuándo

united-power-hunt = { $until }, el daño contra los Héroes con fichas de Crisis es inevitable
united-power-wild-tokens = este turno todas tus fichas de acción cuentan como Comodín
united-power-sends-villain = en el próximo turno del Villano, tú eliges adónde se mueve
united-power-shifts-damage = { $until }, el daño contra { $whom } puede pasar a otro Héroe o a un Secuaz
united-power-invulnerable = { $until }, se ignora todo el daño contra { $whom }
united-power-remote-location = este turno puedes usar el efecto de fin del turno de cualquier Lugar sin Amenaza
united-power-blank = { $until }, los Efectos especiales de las cartas de Héroe quedan en blanco
united-power-untouchable = { $until }, { $whom } no puede sufrir daño
united-power-flees = { $until }, cuando un Héroe entra en el Lugar del Villano, el Villano se mueve al Lugar opuesto
united-power-covered = una vez { $until }, { $whom } puede ignorar 1 de daño
united-power-covered-you = una vez { $until }, puedes ignorar 1 de daño
united-power-splits-tokens = añade como quieras las fichas de esa carta en el Lugar del Villano y en los adyacentes
united-power-no-tokens = { $until }, los Héroes no pueden gastar fichas de acción
united-power-as-if-beside = el ¡BAM! del tablero puede activarse en un Lugar adyacente al del Villano
united-power-free-movement = elige cualquier número de 0 a 6 como movimiento de esa carta
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
    [first] { $noun ->
        [threat] la primera
        [card] la primera
       *[other] el primero
    }
    [second] { $noun ->
        [threat] la segunda
        [card] la segunda
       *[other] el segundo
    }
   *[other] { $noun ->
        [hero] ese Héroe
        [place] ese Lugar
        [threat] esa Amenaza
        [henchman] ese Secuaz
        [thug] ese Matón
        [enemy] ese enemigo
        [card] esa carta
        [gear] esa carta
       *[other] esa figura
    }
}
united-your-location = tu Lugar
united-villain-location = el Lugar del Villano
united-this-location = este Lugar
united-locations = los Lugares
united-locations-but = los Lugares salvo { $of }
united-beside = los Lugares adyacentes a { $of }
united-around = { $of } y los Lugares adyacentes
united-opposite = el Lugar opuesto a { $of }
united-with = { $of } { $has ->
    [thug] con algún Matón
    [no-thug] sin Matones
    [doombot] con algún Doombot
    [civilian] con algún Civil
    [no-civilian] sin Civiles
    [nobody] sin Matones ni Civiles
    [free-slot] con una casilla vacía
    [hero] con un Héroe
    [no-hero] sin Héroes
    [henchman] con un Secuaz
    [leader] con un Secuaz o el Villano
    [no-threat] sin Amenaza
    [bot] con un arañabot
    [no-bot] sin arañabot
   *[hero-no-threat] con un Héroe y sin Amenaza
}
united-next = { $here ->
    [yes] { $of } o el siguiente Lugar
   *[no] el siguiente Lugar
} { $has ->
    [bot] con un arañabot
    [no-bot] sin arañabot
    [free-slot] con una casilla vacía
    [hero] con un Héroe
    [no-hero] sin Héroes
    [no-threat] sin Amenaza
   *[hero-no-threat] con un Héroe y sin Amenaza
}, en sentido { $counterclockwise ->
    [yes] antihorario
   *[no] horario
}{ $here ->
    [yes] {""}
   *[no] {" "}desde { $of }
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
united-latest-card = la última carta de Héroe de la Trama
united-faceup-card = la { $which ->
    [earliest] primera
   *[latest] última
} carta de Héroe bocarriba de la Trama
united-your-cards = tus cartas bocarriba de la Trama
united-your-cards-but = tus cartas bocarriba de la Trama salvo { $of }

## Condiciones y números

united-under-pressure = el Villano está Bajo presión
united-alone = estás solo
united-took-damage = al menos 1 Héroe ha sufrido daño de este modo
united-hand-is = tienes { $most ->
    [99] { $least } o más cartas
   *[other] de { $least } a { $most } cartas
} en la mano
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
    [heroic] el símbolo Heroico
   *[wild] Comodín
}
united-discarded = 1 por cada { $kind ->
    [civilian] Civil
   *[thug] Matón
} descartado de este modo
united-heroes = el número de Héroes
united-attack-symbols = el número de símbolos de Ataque de { $whose-is ->
    [you] tu última carta bocarriba
   *[one] la última carta bocarriba de { $whose }
}

## Reglas constantes de Amenazas y Lugares

united-rule-exit-cost = Salir de este Lugar con una acción de Movimiento cuesta 2 acciones de Movimiento.
united-rule-dampens = Para un Héroe que empieza aquí su turno, los Efectos especiales están en blanco durante ese turno.
united-rule-randomises = Un Héroe que empieza aquí su turno debe jugar una carta al azar.
united-rule-last-slot = No se puede llenar la última casilla de una Misión.
united-rule-missions-first = No puede sufrir daño hasta que las 3 Misiones estén completas.
united-rule-all-or-nothing = Ignora todo el daño de un turno de Héroe que no sume su Vida inicial.
united-rule-absorbs = Ignora el primer daño de cada turno.
united-rule-skip-draw = Un Héroe que empieza aquí su turno con 3 o más cartas en la mano se salta el paso de robar.
united-rule-ignore-symbol = Un Héroe que empieza aquí su turno debe ignorar 1 símbolo de acción ese turno.
united-rule-deep-bench = Hay 3 cartas de Héroe de apoyo en la hilera.
united-rule-rapid-deployment = También se puede jugar una carta de Héroe de apoyo justo después de un turno del Villano.

## A qué responden los efectos

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
united-on-card-lost = Después de que una carta de Héroe se descarte o se ponga bocabajo
united-recharge-by = Al final de un turno en el que { $deed ->
    [defeat] derrotes a { $amount } o más Matones
   *[rescue] rescates a { $amount } o más Civiles
}, recarga esta carta.

## En el navegador

web-united-how-1 = En tu turno robas una carta, juegas una y usas sus símbolos junto con los de la carta de Héroe anterior: brillan en la Trama.
web-united-how-2 = Con Movimiento vas a un Lugar adyacente; con Ataque dañas a un Matón, a un Secuaz o al Villano; con Heroica rescatas a un Civil. Las Amenazas se eliminan con los símbolos que muestran. Comodín vale por cualquiera.
web-united-how-3 = Lo que brilla se puede hacer ahora: haz clic o elige en la barra. Cuando hayas acabado, termina tus acciones.
web-united-how-4 = Tras tres cartas de Héroe (dos cuando hay una Misión completa), el Villano juega una carta de Plan maestro: se mueve, activa el ¡BAM! y añade Matones y Civiles.
web-united-how-5 = Completad dos Misiones para poder dañar al Villano y derrotadlo antes de que se agote el Plan maestro. El daño cuesta cartas: sin cartas en la mano quedas fuera de combate.

web-united-villain = Villano
web-united-hero = Héroe
web-united-heroes = Los Héroes
web-united-location = Lugar
web-united-threat = Amenaza
web-united-henchman = Secuaz
web-united-equipment = Pertrechos
web-united-mission = Misión
web-united-missions = Misiones
web-united-token = Ficha
web-united-plan = Carta de Plan maestro
web-united-super-hero = Carta de Superhéroe
web-united-super-villain = Carta de Supervillano
web-united-battle-plan = Plan de batalla, coste { $cost }
web-united-battle-plans = Planes de batalla
web-united-hero-card = Carta de Héroe
web-united-companion = Rick Jones
web-united-card-of = Carta de { $hero }
web-united-facedown = una carta bocabajo
web-united-stunned = Aturdido
web-united-spent = agotado
web-united-ko = Fuera de combate
web-united-ring = Los Lugares
web-united-storyline = La Trama
web-united-hand = Tu mano
web-united-dashboard = El tablero del Villano
web-united-villain-texts = Lo que hace el Villano
web-united-offer = Para elegir
web-united-display = Hilera de apoyo
web-united-actions-left = Acciones por usar
web-united-top-plan = La próxima carta de Plan maestro, que has visto

web-united-until = { $count ->
    [0] Le toca al Villano
    [one] 1 carta de Héroe hasta el turno del Villano
   *[other] { $count } cartas de Héroe hasta el turno del Villano
}
web-united-villain-acts = Actúa el Villano
web-united-progress = Misiones { $done }/3 · Plan maestro: { $plans ->
    [one] queda 1
   *[other] quedan { $plans }
}
web-united-plans-used = Cartas de Plan maestro jugadas: { $count }
web-united-villain-hand = La mano del Villano
web-united-plans-left = { $count ->
    [one] Queda 1 carta de Plan maestro
   *[other] Quedan { $count } cartas de Plan maestro
}
web-united-health = Vida { $count }
web-united-health-per-hero = Vida { $count } por cada Héroe
web-united-health-by-heroes = Vida con 2, 3 y 4 Héroes: { $numbers }.
web-united-health-of = Vida { $health } de { $full }
web-united-slots-of = { $symbol } { $filled } de { $needs }
web-united-track = Medidor { $track } de { $full }
web-united-villain-holds = Tiene { $plans } cartas de Plan maestro y { $supers } de Supervillano
web-united-supports-left = { $count } más en el mazo
web-united-budget = { $count ->
    [0] No queda nada para Planes de batalla
   *[other] Presupuesto para Planes de batalla: { $count }
}
web-united-crisis = { $count ->
    [one] 1 ficha de Crisis
   *[other] { $count } fichas de Crisis
}
web-united-in-supers = { $count ->
    [one] 1 carta de Superhéroe
   *[other] { $count } cartas de Superhéroe
}
web-united-at-random = juega cartas al azar
web-united-plays-facedown = juega bocabajo
web-united-mat = { $hero } ({ $player }): { $hand } en la mano, { $deck } en el mazo
web-united-piece = { $who } ({ $place })
web-united-entry = Carta { $number }, { $who }: { $card }{ $symbols ->
    [none] {""}
   *[other] , { $symbols }
}
web-united-some-thug = { $count ->
    [one] 1 Matón
   *[other] { $count } Matones
}
web-united-some-civilian = { $count ->
    [one] 1 Civil
   *[other] { $count } Civiles
}
web-united-some-doombot = { $count ->
    [one] 1 Doombot
   *[other] { $count } Doombots
}
web-united-some-armoured = { $count ->
    [one] 1 Doombot con ficha de Crisis
   *[other] { $count } Doombots con fichas de Crisis
}
web-united-tokens-in = { $what } ({ $place })
web-united-place-label = { $place }. { $tokens ->
    [none] Sin fichas
   *[other] { $tokens }
}; { $free ->
    [0] ninguna casilla vacía
    [one] 1 casilla vacía
   *[other] { $free } casillas vacías
}
web-united-mission-label = { $name }: { $done ->
    [yes] completa
   *[no] { $amount } de { $slots }
}
web-united-stage-0 = Próxima Misión: el Villano queda Bajo presión
web-united-stage-1 = Bajo presión · próxima Misión: se podrá dañar al Villano
web-united-stage-2 = ¡Ya podéis dañar al Villano!
web-united-stage-3 = Todas las Misiones completas: ¡derrotad al Villano!

web-united-role-bam = ¡BAM!
web-united-role-overflow = Exceso
web-united-role-ko = Fuera de combate
web-united-role-rule = Siempre
web-united-role-effect = Especial
web-united-role-use = Uso
web-united-role-recharge = Recarga
web-united-role-arrive = Cuando llega el Villano
web-united-role-clear = Al eliminarla
web-united-role-reaction = Reacción
web-united-role-end = Fin del turno
web-united-note-starting = Carta de Mano inicial.
web-united-note-bottom = Empieza al final del mazo.
web-united-moves = { $count ->
    [0] El Villano no se mueve.
    [one] El Villano se mueve 1 Lugar.
   *[other] El Villano se mueve { $count } Lugares.
}
web-united-chase-clockwise = El Villano se mueve en sentido horario hasta el siguiente Lugar con un Héroe.
web-united-chase-counterclockwise = El Villano se mueve en sentido antihorario hasta el siguiente Lugar con un Héroe.
web-united-to-spot = El Villano se mueve a la ficha de Mancha { $letter }.
web-united-spot = Ficha de Mancha { $letter }
web-united-plan-bam = ¡BAM!
web-united-adds-before = Lugar anterior: { $what }.
web-united-adds-here = El Lugar del Villano: { $what }.
web-united-adds-after = Lugar siguiente: { $what }.
web-united-goal-defeat = Los Héroes ganan quitando toda la Vida del Villano.
web-united-goal-missions = Los Héroes ganan completando las tres Misiones.
web-united-goal-threat = Los Héroes también ganan eliminando { $threat }.
web-united-plot-track = Los Héroes pierden cuando el medidor llega a { $track }.
web-united-plot-removed = Los Héroes pierden cuando 4 de ellos han abandonado la partida.
web-united-plot-missions = Los Héroes pierden cuando el Villano completa 2 de sus Misiones.
web-united-plot-doombots = Los Héroes pierden cuando no queda sitio para otro Doombot.
web-united-clear-slots = Se elimina cuando todos sus símbolos se llenan con acciones en su Lugar.
web-united-clear-henchman = Se elimina cuando no le queda Vida.
web-united-changed = Qué modifica sus números
web-united-change-health = Vida inicial { $amount } ({ $origin })
web-united-change-exit = Movimientos para salir { $amount } ({ $origin })
web-united-change-absorbs = Daño ignorado cada turno { $amount } ({ $origin })
web-united-change-rhythm = Cartas de Héroe entre turnos del Villano { $amount } ({ $origin })
web-united-origin-heroes = número de Héroes
web-united-origin-missions = Misiones completadas
web-united-origin-delays = turno retrasado o adelantado
web-united-origin-villain = regla del Villano
web-united-about-thug = 1 acción de Ataque aquí lo derrota, para la Misión Derrotar a Matones.
web-united-about-civilian = 1 acción Heroica aquí lo rescata, para la Misión Rescatar a Civiles.
web-united-about-doombot = Un tipo de Matón: 1 acción de Ataque aquí lo derrota.
web-united-about-bot = Un arañabot no ocupa casilla; nunca hay más de uno en un Lugar.
web-united-bot = Arañabot
web-united-place-tokens = { $count ->
    [one] 1 ficha de acción Heroica
   *[other] { $count } fichas de acción Heroica
}
web-united-lost-heroes = { $count ->
    [one] 1 Héroe ha abandonado la partida
   *[other] { $count } Héroes han abandonado la partida
}
web-united-villain-missions = Las Misiones del Villano
web-united-about-armoured = Un Doombot que necesita 2 de daño en un turno.
web-united-about-companion = Acompaña a los Héroes que salen de su Lugar, y con una acción Heroica se le puede enviar a uno adyacente. Donde está Rick Jones, el Villano no ignora daño.
web-united-about-rescue-civilians = Cada Civil rescatado llena una casilla.
web-united-about-defeat-thugs = Cada Matón derrotado llena una casilla.
web-united-about-clear-threats = Cada Amenaza eliminada llena una casilla.
web-united-about-missions = La primera Misión completa pone al Villano Bajo presión, la segunda permite dañarlo y la tercera da una carta a cada Héroe.
web-united-source-rulebook = Tal como aparece en el reglamento.
web-united-source-published = Tal como se publicó.
web-united-yes = Sí
web-united-no = No
web-united-main-hero = Héroe
web-united-villain-seat = El último asiento juega con el Villano.
web-united-set-cards = Cartas de los Héroes de apoyo
web-united-set-locations = Lugares, en el sentido de las agujas del reloj

## Quién y dónde, cada uno o uno de ellos

united-others-each = cada uno de los demás Héroes
united-others-one = otro Héroe
united-everyone-each = cada Héroe
united-everyone-one = cualquier Héroe
united-heroes-in-each = cada Héroe{ $there ->
    [yes] {""}
   *[no] {" "}en { $of }
}
united-heroes-in-one = un Héroe{ $there ->
    [yes] {""}
   *[no] {" "}en { $of }
}
united-others-in-each = cada uno de los demás Héroes en { $of }
united-others-in-one = otro Héroe en { $of }
united-locations-each = cada Lugar
united-locations-one = cualquier Lugar
united-locations-but-each = cada Lugar salvo { $of }
united-locations-but-one = cualquier Lugar salvo { $of }
united-beside-each = cada Lugar adyacente a { $of }
united-beside-one = un Lugar adyacente a { $of }
united-around-each = { $of } y cada Lugar adyacente
united-around-one = { $of } o un Lugar adyacente
united-thugs-one = un Matón{ $there ->
    [yes] {""}
   *[no] {" "}en { $of }
}
united-henchmen-one = un Secuaz en { $of }
united-leaders-one = el Villano o a un Secuaz en { $of }
united-threats-one = una Amenaza en juego
united-threats-but-one = una Amenaza que no sea { $of }
united-cleared-threats-one = una Amenaza eliminada
united-other-victims-one = otro Héroe o un Secuaz
united-your-cards-one = una de tus cartas bocarriba de la Trama
united-your-cards-but-one = una de tus cartas bocarriba de la Trama que no sea { $of }

## Cómo se componen los efectos

united-choose = elige { $noun ->
    [hero] a { $among }
    [henchman] a { $among }
    [enemy] a { $among }
    [thug] a { $among }
    [one] a { $among }
   *[other] { $among }
}
united-each-of = por { $among }, { $effect }
united-damage-counted = inflige a { $to } tanto daño como { $amount }
united-discard-any-token = descarta 1 ficha de acción
united-perform-moves = realiza { $amount ->
    [one] 1 acción
   *[other] { $amount } acciones
} de Movimiento
united-found-with = { $has ->
    [thug] hay algún Matón
    [no-thug] no hay ningún Matón
    [doombot] hay algún Doombot
    [civilian] hay algún Civil
    [no-civilian] no hay ningún Civil
    [nobody] no hay Matones ni Civiles
    [free-slot] hay una casilla vacía
    [hero] hay un Héroe
    [no-hero] no hay ningún Héroe
    [henchman] hay un Secuaz
    [leader] hay un Secuaz o está el Villano
    [no-threat] no hay ninguna Amenaza
    [bot] hay un arañabot
    [no-bot] no hay ningún arañabot
   *[hero-no-threat] hay un Héroe y ninguna Amenaza
} en { $of }
united-found-others-in = hay otro Héroe en { $of }
united-hand-is-exactly = tienes exactamente { $least ->
    [one] 1 carta
   *[other] { $least } cartas
} en la mano

## Cuándo ocurren las cosas

united-when-damage = cuando { $whom } vaya a sufrir daño{ $turn ->
    [villain] {" "}en el turno del Villano
   *[any] {""}
}
united-when-damage-you = cuando vayas a sufrir daño{ $turn ->
    [villain] {" "}en el turno del Villano
   *[any] {""}
}
united-when-arrival = cuando el Villano termina su movimiento{ $turn ->
    [villain] {" "}en su turno
   *[any] {""}
}
united-when-arrival-at = cuando el Villano termina su movimiento en { $where }
united-when-overflow = cuando se produce un Exceso
united-when-overflow-at = cuando se produce un Exceso en { $where }
united-when-ko = cuando un Héroe queda fuera de combate
united-when-ko-you = cuando quedas fuera de combate
united-when-hero-moved-you = después de moverte
united-when-hero-moved-at = cuando un Héroe entra en { $where }
united-when-hero-moved-companion = cuando un Héroe sale del Lugar de Rick Jones
united-when-hurt = cuando un Héroe daña a este Secuaz
united-when-plan = cuando juegas una carta de Plan maestro
united-when-villain-turn-end = al final del turno del Villano
united-when-hero-turn-end = al final de un turno de Héroe
united-when-draw-step-you = en tu paso de robar
united-when-support-played = cuando juegas una carta de Héroe de apoyo
united-when-action = en tu turno
united-when-card-lost = cuando una carta de Héroe se descarta o se pone bocabajo

## Lo que dicen las cartas

united-text-answer = { $occasion }: { $effect }
united-text-optional = { $occasion }, { $effect-is ->
    [order] puedes
   *[other] si quieres,
} { $effect }
united-text-optional-if = { $effect-is ->
    [order] { $occasion }, puedes { $effect }
   *[other] { $occasion } y quieres, { $effect }
}
united-if-may = { $effect-is ->
    [order] si { $condition }, puedes { $effect }
   *[other] si { $condition } y quieres, { $effect }
}
united-text-if = { $occasion }, si { $condition }
united-text-once = una vez por turno, { $occasion }
united-text-ongoing = mientras esta carta esté bocarriba en la Trama: { $text }
united-text-mandatory = este efecto es obligatorio
united-text-urgent = debes jugarla en cuanto la tengas en la mano
united-text-bots = una acción de Ataque o Heroica retira un arañabot del Lugar del Héroe
united-text-bam = ¡BAM! { $text }
united-text-overflow = Exceso: { $text }
united-text-ko = Cuando un Héroe queda fuera de combate, en vez de ¡BAM!: { $text }
united-text-arrive = Cuando el Villano termina aquí su movimiento: { $text }
united-text-clear = Al eliminarla: { $text }
united-text-end = Fin del turno: { $text }
united-text-at-start = al comienzo de tu turno, { $text }
united-text-recharge = Recarga: { $text }
united-text-use = { $text }
united-text-effect = { $text }
united-text-rule = { $text }
united-text-reaction = { $text }
united-text-exhausted = tras usarla, retira esta carta de la partida
united-text-companion = al completarse la 2.ª Misión, Rick Jones aparece en el Lugar opuesto al Villano; una acción Heroica en su Lugar lo envía a uno adyacente
united-text-absorbs = ignora los primeros { $amount } de daño de cada turno si Rick Jones no está en su Lugar
united-perform-move = de Movimiento
united-perform-attack = de Ataque
united-perform-heroic = { $amount ->
    [one] Heroica
   *[other] Heroicas
}
united-perform-wild = de Comodín

## Paquetes de contenido

content-not-three-numbers = aquí se espera un número, o una lista de tres: para 2, 3 y 4 Héroes
content-not-two-locations = aquí se esperan dos Lugares: donde empieza el Villano y el opuesto

# Lo que se corrige a mano.
correct-name-plan-top = La primera carta del mazo de Plan maestro
correct-track = el medidor del Villano
correct-name-entry = { $thing }, carta { $number } de la Trama
correct-ko = fuera de combate
correct-facing = cara visible
correct-faceup = bocarriba
correct-facedown = bocabajo
correct-symbols-move = símbolos de Movimiento
correct-symbols-attack = símbolos de Ataque
correct-symbols-heroic = símbolos Heroicos
correct-symbols-wild = símbolos Comodín
correct-place-storyline = la Trama
correct-place-villain-hand = la mano del Villano
correct-crisis = fichas de Crisis
correct-thugs = Matones
correct-civilians = Civiles
correct-doombots = Doombots
correct-armoured = Doombots con ficha de Crisis
correct-villain-tokens = fichas del Villano
correct-tokens-move = fichas de Movimiento
correct-tokens-attack = fichas de Ataque
correct-tokens-heroic = fichas Heroicas
correct-tokens-wild = fichas de Comodín
