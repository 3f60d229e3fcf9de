# Marvel D.A.G.G.E.R.: lo que está impreso en cartas y hojas, hecho a partir de los efectos que las resuelven.

## Un texto: cuándo se usa, qué cuesta, qué hace

dagger-text = { $head }: { $body }
dagger-head =
    { $kind ->
        [action] { $cost ->
            [strengthened] combo FORTALECIDO (+1 de asistencia)
           *[other] combo VULNERABLE (+1 de asistencia)
        }
        [free] { $cost ->
            [exhaust] { $when } puedes agotar esta carta
           *[other] { $once ->
                [yes] { $when }, una vez por ronda, puedes { $cost ->
                    [deed] { $deed }
                   *[none] hacer lo siguiente
                }
               *[no] { $when }
            }
        }
       *[trigger] { $forced ->
            [yes] { $when }{ $once ->
                [yes] {", una vez por ronda"}
               *[no] {""}
            }
           *[no] { $when }{ $once ->
                [yes] {", una vez por ronda"}
               *[no] {""}
            }, puedes { $cost ->
                [exhaust] agotar esta carta
                [strengthened] usar este combo FORTALECIDO (+1 de asistencia)
                [vulnerable] usar este combo VULNERABLE (+1 de asistencia)
                [deed] { $deed }
               *[none] hacer lo siguiente
            }
        }
    }
dagger-when-if = { $when }, si { $condition }
dagger-when-turn = en tu turno
dagger-when-activated = después de que este enemigo se active
dagger-when-activating = cuando este enemigo se active
dagger-when-activation = antes de que se activen los enemigos
dagger-when-aspect-action =
    { $who-is ->
        [you] después de que gastes tu ficha potenciada en una acción de aspecto
       *[other] después de que { $who } gaste una ficha potenciada en una acción de aspecto
    }
dagger-when-attack =
    { $moment ->
        [before] { $who-is ->
            [you] cuando un enemigo te ataca
            [any] cuando { $enemy } ataca
           *[other] cuando un enemigo ataca a { $who }
        }
       *[after] { $who-is ->
            [you] después de que un enemigo te ataque
            [any] después de que este enemigo ataque a un héroe
           *[other] después de que un enemigo ataque a { $who }
        }
    }
dagger-when-attacked =
    { $who-is ->
        [you] después de que ataques a un enemigo sin derrotarlo
       *[other] después de que { $who } ataque a un enemigo sin derrotarlo
    }
dagger-when-combat-action =
    { $who-is ->
        [you] después de cada una de tus acciones de combate
       *[other] después de una acción de combate de { $who }
    }
dagger-when-combat-started = cuando un héroe realiza una acción de combate contra un enemigo específico
dagger-when-combo = después de que cualquier héroe resuelva un combo
dagger-when-dagger-action =
    { $who-is ->
        [any] { $base ->
            [none] después de que un héroe realice una acción de D.A.G.G.E.R.
           *[other] después de que un héroe realice una acción de D.A.G.G.E.R. en { $base }, esté invadida o no
        }
       *[other] después de que { $who } realice una acción de D.A.G.G.E.R.
    }
dagger-when-enemy-damaged =
    { $about ->
        [nemesis] después de que el supervillano sufra daño
       *[other] después de que un enemigo sufra daño
    }
dagger-when-enemy-defeated =
    { $who-is ->
        [you] después de que derrotes a un enemigo
        [any] { $about ->
            [combat] después de que una acción de combate derrote a este enemigo
            [own] después de que un enemigo específico sea derrotado
            [hero] después de que un héroe derrote a un enemigo
           *[other] { $space ->
                [none] después de que un enemigo sea derrotado
               *[other] después de que un enemigo sea derrotado en { $space }
            }
        }
       *[other] después de que { $who } derrote a un enemigo
    }
dagger-when-hero-phase = al comienzo de la fase de los héroes
dagger-when-icons = antes de los iconos de un evento
dagger-when-invaded = después de que este enemigo invada una base
dagger-when-mission-completed =
    { $about ->
        [kind] después de que se complete una misión secundaria
       *[other] después de que se complete una misión
    }
dagger-when-moved =
    { $who-is ->
        [you] después de que te muevas
       *[other] después de que { $who } se mueva
    }
dagger-when-nemesis-phase = al comienzo de la fase del supervillano
dagger-when-nemesis-progress =
    { $who-is ->
        [you] después de que coloques progresión en la misión del supervillano
       *[other] después de que { $who } coloque progresión en la misión del supervillano
    }
dagger-when-overkill =
    { $who-is ->
        [you] después de que tu acción de combate inflija más daño del necesario para derrotar a un enemigo
       *[other] después de que una acción de combate de { $who } inflija más daño del necesario para derrotar a un enemigo
    }
dagger-when-own-activated = después de que se activen todos los enemigos específicos
dagger-when-recover =
    { $who-is ->
        [you] cuando vayas a recuperar daño
       *[other] cuando { $who } vaya a recuperar daño
    }
dagger-when-rolled =
    { $who-is ->
        [you] después de que tires dados
        [any] después de que cualquier héroe tire dados
       *[other] después de que { $who } tire dados
    }{ $what ->
        [none] {""}
       *[other] {" "}para una prueba de { $what }
    }
dagger-when-sabotaged = después de que un héroe quite progresión de la hoja de supervillano con la acción de la hoja
dagger-when-showdown = cuando empiece el enfrentamiento final
dagger-when-spawns = antes de las apariciones de un evento
dagger-when-stunned = después de que el supervillano quede aturdido
dagger-when-suffer =
    { $moment ->
        [would] { $who-is ->
            [you] cuando vayas a sufrir daño
            [you-or] cuando { $who } vayáis a sufrir daño
           *[other] cuando { $who } vaya a sufrir daño
        }
       *[after] { $who-is ->
            [you] después de que sufras daño
           *[other] después de que { $who } sufra daño
        }
    }{ $about ->
        [attack] {" "}de un ataque
       *[other] {""}
    }
dagger-when-tested =
    { $who-is ->
        [you] después de que hagas una prueba
       *[other] después de que { $who } haga una prueba
    }
dagger-when-turn-end =
    { $who-is ->
        [you] al final de tu turno
       *[other] al final del turno de { $who }
    }
dagger-when-vulnerable-spent = después de que se gaste una ficha de vulnerable

## Misiones y eventos

dagger-mission-arrives = cuando entre en juego: { $effect }
dagger-mission-defy = se desafía en { $place }: 1 de progresión por éxito.
dagger-mission-marked = la misión se completa cuando los héroes derrotan al enemigo que tiene su ficha.
dagger-mission-tactics = el héroe de esta misión puede hacer una prueba de táctica en lugar de una de desafío.
dagger-mission-rest = los héroes que descansen en { $place } pueden gastar éxitos aquí: 1 de progresión por cada uno.
dagger-mission-wilds = quien pueda resolver un efecto D.A.G.G.E.R. por un comodín puede colocar aquí 1 de progresión en su lugar.
dagger-mission-defied = después de que un héroe desafíe esta misión: { $effect }
dagger-mission-elite = derrota a este enemigo para completar la misión.
dagger-mission-threat = mientras esté activa, la amenaza sube { $amount } más cada ronda.
dagger-mission-ongoing = continuo: { $effect }
dagger-mission-completed = cuando se complete: { $effect }
dagger-mission-team-up = recompensa: { $amount } de asistencia.
dagger-stays-hero = Al final de la siguiente fase de los héroes se descarta y ese héroe es derrotado, sin que suba la amenaza.
dagger-stays-phase = Se descarta al final de la siguiente fase de los héroes.
dagger-stays-price = En cualquier turno se pueden gastar { $price } de asistencia para descartarla.

## Quién y qué

dagger-you = tú
dagger-roller = el héroe que tira
dagger-nemesis = el supervillano
dagger-nemesis-again = este
dagger-first-player = el jugador inicial
dagger-mission-hero = el héroe de esta misión
dagger-marked = el enemigo con la ficha de esta misión
dagger-unsummoned = enemigo
dagger-the-hero = ese héroe
dagger-the-enemy = ese enemigo
dagger-the-space = esa casilla
dagger-the-base = esa base
dagger-that-hero = ese héroe
dagger-that-enemy = ese enemigo
dagger-that-space = esa casilla
dagger-that-second = el segundo enemigo
dagger-kept-path = una casilla en la que hayas entrado o de la que hayas salido
dagger-kept-second = el segundo enemigo
dagger-kept-spawned = ese enemigo
dagger-kept-target = el enemigo atacado
dagger-kept-them = cada uno de ellos
dagger-kept-before = { $thing } antes de eso
dagger-where-here = de tu casilla
dagger-where-nearby = contiguo
dagger-where-region = de tu región
dagger-where-at =
    { $region ->
        [yes] en { $at }
       *[no] en { $at }
    }
dagger-heroes-all =
    { $form ->
        [each] cada héroe
        [one] un héroe
        [a] un héroe
        [you-or] tú o un héroe
        [no] ningún héroe
        [many] los héroes
        [nearest] el héroe más cercano
       *[bare] héroe
    }{ $place }
dagger-heroes-me = tú{ $place }
dagger-heroes-others =
    { $form ->
        [each] cada uno de los demás héroes
        [one] otro héroe
        [a] otro héroe
        [no] ningún otro héroe
        [many] los demás héroes
       *[bare] otro héroe
    }{ $place }
dagger-heroes-alone = { dagger-heroes-all } sin otro héroe en su casilla
dagger-heroes-beset = { dagger-heroes-all } con un enemigo en su casilla
dagger-heroes-unbeset = { dagger-heroes-all } sin enemigos en su casilla
dagger-heroes-based = { dagger-heroes-all } en una base operativa
dagger-heroes-strengthened =
    { $form ->
        [each] cada héroe fortalecido
        [one] un héroe fortalecido
        [a] un héroe fortalecido
        [no] ningún héroe fortalecido
        [many] los héroes fortalecidos
       *[bare] héroe fortalecido
    }{ $place }
dagger-heroes-unready = { dagger-heroes-all } cuya carta de asistencia no esté preparada
dagger-heroes-hurt =
    { $form ->
        [each] cada héroe dañado
        [one] un héroe dañado
        [a] un héroe dañado
        [no] ningún héroe dañado
        [many] los héroes dañados
       *[bare] héroe dañado
    }{ $place }
dagger-other =
    { $other ->
        [yes] otro enemigo
       *[no] un enemigo
    }
dagger-exposed =
    { $vulnerable ->
        [yes] {" "}vulnerable
       *[no] {""}
    }
dagger-enemies-any =
    { $form ->
        [each] { $other ->
            [yes] cada uno de los demás enemigos{ $vulnerable ->
                [yes] {" "}vulnerables
               *[no] {""}
            }
           *[no] cada enemigo{ dagger-exposed }
        }
        [no] { $other ->
            [yes] ningún otro enemigo
           *[no] ningún enemigo
        }{ dagger-exposed }
        [many] { $other ->
            [yes] los demás enemigos
           *[no] los enemigos
        }{ $vulnerable ->
            [yes] {" "}vulnerables
           *[no] {""}
        }
        [bare] enemigo{ dagger-exposed }
       *[one] { dagger-other }{ dagger-exposed }
    }{ $place }
dagger-but-the-nemesis =
    { $number ->
        [many] {" "}que no sean el supervillano
       *[one] {" "}que no sea el supervillano
    }
dagger-enemies-own =
    { $form ->
        [each] cada enemigo específico
        [one] un enemigo específico
        [a] un enemigo específico
        [no] ningún enemigo específico
        [many] los enemigos específicos
       *[bare] enemigo específico
    }{ $place }
dagger-enemies-1 =
    { $form ->
        [each] cada enemigo de rango 1
        [one] un enemigo de rango 1
        [a] un enemigo de rango 1
        [no] ningún enemigo de rango 1
        [many] los enemigos de rango 1
       *[bare] enemigo de rango 1
    }{ $place }
dagger-enemies-2 =
    { $form ->
        [each] cada enemigo de rango 2
        [one] un enemigo de rango 2
        [a] un enemigo de rango 2
        [no] ningún enemigo de rango 2
        [many] los enemigos de rango 2
       *[bare] enemigo de rango 2
    }{ $place }
dagger-enemies-3 =
    { $form ->
        [each] cada enemigo de rango 3
        [one] un enemigo de rango 3
        [a] un enemigo de rango 3
        [no] ningún enemigo de rango 3
        [many] los enemigos de rango 3
       *[bare] enemigo de rango 3
    }{ $place }
dagger-enemies-elite =
    { $form ->
        [each] cada enemigo de élite
        [one] un enemigo de élite
        [a] un enemigo de élite
        [no] ningún enemigo de élite
        [many] los enemigos de élite
       *[bare] enemigo de élite
    }{ $place }
dagger-enemies-elite-or-3 =
    { $form ->
        [each] cada enemigo de rango 3 o de élite
        [one] un enemigo de rango 3 o de élite
        [a] un enemigo de rango 3 o de élite
        [no] ningún enemigo de rango 3 ni de élite
        [many] los enemigos de rango 3 y de élite
       *[bare] enemigo de rango 3 o de élite
    }{ $place }
dagger-hero-most-attack = el héroe con más ataque
dagger-hero-most-tactics = el héroe con más táctica
dagger-hero-most-damage = el héroe con más daño
dagger-hero-most-distance = el héroe más alejado del supervillano
dagger-hero-least-tactics = el héroe con menos táctica
dagger-hero-least-damage = el héroe con menos daño
dagger-hero-least-distance = el héroe más cercano al supervillano
dagger-nearest =
    { $among-is ->
        [base] la { $among } más cercana a { $to }
       *[other] el { $among } más cercano a { $to }
    }{ $but ->
        [lesser] {" "}(salvo el supervillano)
        [unmoved] {" "}(salvo el supervillano y los que ya se hayan movido)
       *[none] {""}
    }
dagger-spaces-any = cualquier casilla
dagger-spaces-numbered =
    { $form ->
        [each] cada casilla numerada
        [one] una casilla numerada
        [many] las casillas numeradas
       *[a] una casilla numerada
    }
dagger-spaces-ocean =
    { $form ->
        [each] cada casilla de la región del océano
        [one] una casilla de la región del océano
        [many] las casillas de la región del océano
       *[a] una casilla de la región del océano
    }
dagger-spaces-adjacent =
    { $form ->
        [each] cada casilla adyacente
        [one] una casilla adyacente
        [many] las casillas adyacentes
       *[a] una casilla adyacente
    }
dagger-spaces-here-or-adjacent = tu casilla o una adyacente a ella
dagger-spaces-region =
    { $form ->
        [each] cada casilla de tu región
        [one] una casilla de tu región
        [many] las casillas de tu región
       *[a] una casilla de tu región
    }
dagger-spaces-with-hero =
    { $form ->
        [each] cada casilla con un héroe
        [one] una casilla con un héroe
        [many] las casillas con un héroe
       *[a] una casilla con un héroe
    }
dagger-spaces-with-enemy =
    { $form ->
        [each] cada casilla con un enemigo que no sea el supervillano
        [one] una casilla con un enemigo que no sea el supervillano
        [many] las casillas con un enemigo que no sea el supervillano
       *[a] una casilla con un enemigo que no sea el supervillano
    }
dagger-spaces-with-hero-without-own = una casilla con un héroe, si es posible una sin enemigos específicos
dagger-spaces-fewest-own = la casilla con un héroe en la que haya menos enemigos específicos
dagger-spaces-together =
    { $form ->
        [each] cada casilla con dos o más héroes
        [one] una casilla con dos o más héroes
        [many] las casillas con dos o más héroes
       *[a] una casilla con dos o más héroes
    }
dagger-space-of =
    { $whose ->
        [you] tu casilla
        [own] su casilla
        [nemesis] la casilla del supervillano
       *[other] la casilla de { $thing }
    }
dagger-around =
    { $form ->
        [each] cada casilla adyacente a { $spaces }
        [many] las casillas adyacentes a { $spaces }
       *[a] una casilla adyacente a { $spaces }
    }
dagger-space-north-america = Norteamérica (1)
dagger-space-central-america = Centroamérica (2)
dagger-space-south-america = Sudamérica (3)
dagger-space-southern-cone = el Cono Sur (4)
dagger-space-north-atlantic = el Atlántico Norte (5)
dagger-space-central-europe = Europa Central (6)
dagger-space-central-russia = Rusia Central (10)
dagger-space-south-asia = Asia Meridional (11)
dagger-space-east-asia = Asia Oriental (14)
dagger-space-russian-far-east = el Extremo Oriente Ruso (15)
dagger-space-new-york = Nueva York
dagger-space-atlantis = Atlantis
dagger-space-wakanda = Wakanda
dagger-space-madripoor = Madripoor
dagger-space-asgard = Asgard
dagger-space-iliad = La Ilíada
dagger-region-madripoor = la región de Madripoor
dagger-regions =
    { $form ->
        [many] las regiones
       *[one] una región
    }
dagger-bases-any =
    { $here ->
        [yes] { $form ->
            [a] una base en tu casilla
           *[other] la base de tu casilla
        }
       *[no] { $form ->
            [each] cada base
            [one] una base
            [many] las bases
            [no] ninguna base
           *[a] una base
        }
    }
dagger-clear =
    { $clear ->
        [yes] {" "}en la que no haya enemigos
       *[no] {""}
    }
dagger-bases-operational =
    { $form ->
        [each] cada base operativa
        [one] una base operativa
        [many] las bases operativas
        [no] ninguna base operativa
        [nearest] la base operativa más cercana
        [bare] base operativa
       *[a] una base operativa
    }{ dagger-clear }
dagger-bases-invaded =
    { $here ->
        [yes] la base invadida de tu casilla, si no hay enemigos en ella
       *[no] { $form ->
            [each] cada base invadida
            [one] una base invadida
            [many] las bases invadidas
            [no] ninguna base invadida
           *[a] una base invadida
        }{ dagger-clear }
    }
dagger-missions-any =
    { $form ->
        [each] cada misión activa con valor de progresión
        [many] las misiones activas con valor de progresión
       *[one] una misión activa con valor de progresión
    }
dagger-missions-minor =
    { $form ->
        [each] cada misión secundaria o de héroe activa con valor de progresión
        [many] las misiones secundarias y de héroe activas con valor de progresión
       *[one] una misión secundaria o de héroe activa con valor de progresión
    }
dagger-missions-this = esta misión
dagger-missions-top = la misión del supervillano
dagger-missions-side =
    { $form ->
        [each] cada misión secundaria activa
        [one] una misión secundaria activa
        [no] ninguna misión secundaria activa
        [many] las misiones secundarias activas
       *[a] una misión secundaria activa
    }
dagger-missions-ongoing =
    { $form ->
        [each] cada misión activa con efecto continuo
        [many] las misiones activas con efecto continuo
       *[one] una misión activa con efecto continuo
    }
dagger-missions-defiable =
    { $form ->
        [many] las misiones que puedes desafiar
       *[one] una misión que puedas desafiar
    }
dagger-supports-ready =
    { $form ->
        [each] cada uno de tus recursos compartidos preparados
        [one] uno de tus recursos compartidos preparados
        [no] ningún recurso compartido tuyo preparado
        [many] tus recursos compartidos preparados
       *[a] un recurso compartido tuyo preparado
    }
dagger-supports-others =
    { $form ->
        [many] tus otros recursos agotados
       *[one] otro de tus recursos agotados
    }

## Números y condiciones

dagger-got-successes = el número de éxitos
dagger-got-wilds = el número de comodines obtenidos
dagger-got-dealt = el daño infligido
dagger-got-paid = la asistencia gastada
dagger-got-results = el número de esos resultados
dagger-fact-power = su poder
dagger-fact-amount = esa cantidad
dagger-fact-dealt = el daño sufrido
dagger-fact-successes = el número de éxitos
dagger-track-threat = la amenaza
dagger-track-team-up = la asistencia
dagger-track-sheet = la progresión de la hoja de supervillano
dagger-track-containment = el número de fichas de contención
dagger-track-invaded = el número de bases invadidas
dagger-track-own = el número de enemigos específicos en juego
dagger-track-nemesis-damage = el daño del supervillano
dagger-track-side-missions = el número de misiones secundarias activas
dagger-track-half-heroes = la mitad (redondeando hacia arriba)
dagger-per-player = { $amount } por jugador
dagger-per-player-more = {" "}por jugador
dagger-number-if-empowered = { $otherwise } (POTENCIADA: { $then })
dagger-number-more = {" "}(POTENCIADA: { $then })
dagger-plus = { $first } más { $next }
dagger-minus = { $whole } menos { $part }
dagger-every = 1 por cada { $step } { $number }
dagger-value-attack =
    { $who ->
        [you] tu ataque
       *[other] el ataque de { $whose }
    }
dagger-value-damage =
    { $who ->
        [you] tu daño
       *[other] el daño de { $whose }
    }
dagger-value-power =
    { $who ->
        [you] tu poder
       *[other] el poder de { $whose }
    }
dagger-value-half-left =
    { $who ->
        [you] la mitad de la Vida que te quede, redondeando hacia abajo
       *[other] la mitad de la Vida que le quede a { $whose }, redondeando hacia abajo
    }
dagger-at-least =
    { $denied ->
        [yes] { $amount ->
            [1] { $number } es 0
           *[other] { $number } es menor que { $amount }
        }
       *[no] { $number } es al menos { $amount }
    }
dagger-at-least-successes =
    { $denied ->
        [yes] { $amount ->
            [1] no obtienes ningún éxito
           *[other] obtienes menos de { $amount } éxitos
        }
       *[no] { $amount ->
            [1] obtienes al menos 1 éxito
           *[other] obtienes al menos { $amount } éxitos
        }
    }
dagger-at-least-your-damage =
    { $denied ->
        [yes] tienes menos de { $amount } de daño
       *[no] tienes al menos { $amount } de daño
    }
dagger-at-least-dealt =
    { $denied ->
        [yes] no ha sufrido daño
       *[no] ha sufrido daño
    }
dagger-at-least-nemesis-damage =
    { $denied ->
        [yes] el supervillano no está dañado
       *[no] el supervillano está dañado
    }
dagger-at-least-own =
    { $denied ->
        [yes] no hay enemigos específicos en juego
       *[no] hay enemigos específicos en juego
    }
dagger-at-least-sheet =
    { $denied ->
        [yes] hay menos de { $amount } de progresión en la hoja de supervillano
       *[no] hay al menos { $amount } de progresión en la hoja de supervillano
    }
dagger-at-least-containment =
    { $denied ->
        [yes] hay menos de { $amount } fichas de contención
       *[no] hay al menos { $amount } fichas de contención
    }
dagger-at-least-team-up =
    { $denied ->
        [yes] la asistencia es menor que { $amount }
       *[no] la asistencia es { $amount } o más
    }
dagger-at-least-threat =
    { $denied ->
        [yes] la amenaza es menor que { $amount }
       *[no] la amenaza es { $amount } o más
    }
dagger-if-empowered =
    { $denied ->
        [yes] la acción no es potenciada
       *[no] la acción es potenciada
    }
dagger-if-defeated =
    { $denied ->
        [yes] no ha sido derrotado
       *[no] ha sido derrotado
    }
dagger-if-did =
    { $denied ->
        [yes] no se ha hecho
       *[no] se ha hecho
    }
dagger-if-failed =
    { $denied ->
        [yes] se ha superado esta misión
       *[no] se ha fallado esta misión
    }
dagger-if-shared =
    { $denied ->
        [yes] ningún otro héroe se ha recuperado
       *[no] otro héroe se ha recuperado
    }
dagger-if-showdown =
    { $denied ->
        [yes] no es el enfrentamiento final
       *[no] es el enfrentamiento final
    }
dagger-if-stunned =
    { $denied ->
        [yes] el supervillano no está aturdido
       *[no] el supervillano está aturdido
    }
dagger-about-attack =
    { $denied ->
        [yes] no procede de un ataque
       *[no] procede de un ataque
    }
dagger-about-combat =
    { $denied ->
        [yes] no ha sido una acción de combate
       *[no] ha sido una acción de combate
    }
dagger-about-hero =
    { $denied ->
        [yes] no lo ha hecho un héroe
       *[no] lo ha hecho un héroe
    }
dagger-about-kind =
    { $denied ->
        [yes] no es una misión secundaria
       *[no] es una misión secundaria
    }
dagger-about-nemesis =
    { $denied ->
        [yes] no es el supervillano
       *[no] es el supervillano
    }
dagger-about-own =
    { $denied ->
        [yes] no es un enemigo específico
       *[no] es un enemigo específico
    }
dagger-about-played =
    { $denied ->
        [yes] esa acción no ha puesto en juego esta misión
       *[no] esa acción ha puesto en juego esta misión
    }
dagger-about-token =
    { $denied ->
        [yes] no se ha gastado la ficha potenciada
       *[no] se ha gastado la ficha potenciada
    }
dagger-rolling =
    { $denied ->
        [yes] no es una prueba de { $what }
       *[no] es una prueba de { $what }
    }
dagger-within =
    { $denied ->
        [yes] { $who ->
            [you] no eres { $among }
           *[other] { $what } no es { $among }
        }
       *[no] { $who ->
            [you] eres { $among }
           *[other] { $what } es { $among }
        }
    }
dagger-within-space =
    { $denied ->
        [yes] { $who ->
            [you] no estás en la misma casilla que { $among }
           *[other] { $what } no está en la misma casilla que { $among }
        }
       *[no] { $who ->
            [you] estás en la misma casilla que { $among }
           *[other] { $what } está en la misma casilla que { $among }
        }
    }
dagger-some =
    { $denied ->
        [yes] no hay { $what }
       *[no] hay { $what }
    }
dagger-some-spawned =
    { $denied ->
        [yes] no ha aparecido ningún enemigo
       *[no] ha aparecido un enemigo
    }
dagger-some-support =
    { $denied ->
        [yes] no tienes ningún recurso compartido preparado
       *[no] tienes un recurso compartido preparado
    }
dagger-you-are-strengthened =
    { $denied ->
        [yes] no estás fortalecido
       *[no] estás fortalecido
    }
dagger-is-strengthened = { $who } está fortalecido
dagger-token-on =
    { $denied ->
        [yes] no hay ninguna ficha en esta capacidad
       *[no] hay una ficha en esta capacidad
    }
dagger-would-defeat =
    { $denied ->
        [yes] no te derrotaría
       *[no] te derrotaría
    }
dagger-target-unhurt =
    { $denied ->
        [yes] el enemigo tiene daño
       *[no] el enemigo no tiene daño
    }
dagger-target-vulnerable =
    { $denied ->
        [yes] el enemigo no es vulnerable
       *[no] el enemigo es vulnerable
    }
dagger-target-strong =
    { $denied ->
        [yes] el enemigo es de rango 1 o 2, o específico
       *[no] el enemigo es de rango 3, de élite o el supervillano
    }
dagger-target-crowded =
    { $denied ->
        [yes] no hay otro enemigo en su casilla
       *[no] hay otro enemigo en su casilla
    }

## Qué hacen los textos

dagger-do-use =
    { $once ->
        [yes] una vez por ronda
       *[no] { $exhausts ->
            [yes] agota esta carta
           *[no] { $combo ->
                [strengthened] gasta FORTALECIDO
                [vulnerable] gasta VULNERABLE
               *[none] usa esto
            }
        }
    }
dagger-do-combo-done = gana 1 de asistencia por el combo
dagger-do-empowered = POTENCIADA: { $effect }
dagger-do-pick =
    { $among-is ->
        [person] elige a { $among }
       *[other] elige { $among }
    }
dagger-do-repeat =
    { $times-is ->
        [plain] { $times-base } { $times-many ->
            [one] vez
           *[other] veces
        }{ $times-more }: { $effect }
       *[counted] tantas veces como { $times }: { $effect }
    }
dagger-do-again = POTENCIADA: haz todo esto { $times-base } veces
dagger-do-for-each-successes = por cada éxito, { $effect }
dagger-do-for-each-results = por cada uno de esos resultados, { $effect }
dagger-do-move =
    { $who-is ->
        [you] MUEVE { $spaces }
       *[other] { $who } MUEVE { $spaces }
    }
dagger-do-relocate =
    { $what-is ->
        [you] ve directamente a { $to }
       *[other] mueve directamente a { $to } a { $what }
    }
dagger-do-shift = mueve a { $what } hasta { $spaces-base } { $spaces-many ->
        [one] casilla
       *[other] casillas
    }{ $spaces-more }
dagger-do-swap = { $what } y { $with } intercambian sus casillas
dagger-do-swap-hurt = si sus ataques han dañado exactamente a 1 héroe, ese héroe y el supervillano intercambian sus casillas; si han dañado exactamente a 2, esos dos intercambian las suyas
dagger-do-set-bifrost = pon la ficha del Bifrost en { $to }
dagger-do-set-iliad = pon La Ilíada en { $to }
dagger-do-advance = { $what } se mueve { $spaces } { $spaces-many ->
        [one] casilla
       *[other] casillas
    } hacia { $toward }
dagger-do-test = haz una prueba de { $attribute }
dagger-do-test-plus = añade { $amount-base } { $amount-many ->
        [one] éxito
       *[other] éxitos
    }{ $amount-more }
dagger-do-test-dice = tira { $amount } { $amount-many ->
        [one] dado más
       *[other] dados más
    }
dagger-do-test-wild = cada comodín cuenta como { $amount } éxitos
dagger-do-test-per-wild = añade { $amount } { $amount-many ->
        [one] éxito
       *[other] éxitos
    } por cada comodín
dagger-do-test-move = añade { $amount } a su valor de MUEVE
dagger-do-test-count = los resultados de { $icons } cuentan como éxitos
dagger-do-test-rerolls = puedes volver a tirar una vez cualquier cantidad de dados
dagger-do-attack = ataca a un enemigo de tu casilla
dagger-do-defy = desafía una misión que esté en tu casilla
dagger-do-rest = haz una prueba de táctica{ $plus-many ->
        [none] {""}
        [one] {" "}y añade { $plus-base } éxito{ $plus-more }
       *[other] {" "}y añade { $plus-base } éxitos{ $plus-more }
    }; por cada éxito, RECUPERA 1 o CARGA 1
dagger-do-rest-shared = POTENCIADA: cualquiera de esos éxitos puede hacer que otro héroe { $where } RECUPERE 1 en su lugar
dagger-do-take =
    { $who-is ->
        [you] realiza tu acción de { $action }
       *[other] { $action-is ->
            [same] { $who } realiza su misma acción
           *[other] { $who } realiza su acción de { $action }
        }
    }{ $times-many ->
        [none] {""}
        [two] {" "}dos veces
       *[other] {""}
    }{ $against-is ->
        [none] {""}
       *[other] {" "}contra { $against }
    }{ $spends ->
        [yes] , gastando su ficha de vulnerable
       *[no] {""}
    }{ $attribute-is ->
        [none] {""}
       *[other] , con una prueba de { $attribute } en vez de una de { $action }
    }
dagger-do-take-some =
    { $times-many ->
        [one] realiza una de tus acciones de { $among }
       *[other] realiza { $times } acciones distintas de entre tus acciones de { $all }
    }{ $empowered ->
        [yes] {" "}como si estuviese potenciada
       *[no] {""}
    }
dagger-do-add-successes = añade { $amount-base } { $amount-many ->
        [one] éxito
       *[other] éxitos
    }{ $amount-more }
dagger-do-add-results = añade { $results } a la tirada
dagger-results = { $count } { $many ->
        [one] resultado
       *[many] resultados
    } de { $icon }
dagger-or = { $first }; o bien { $last }
dagger-if-may =
    { $effect-is ->
        [order] si { $condition }, puedes { $effect }
       *[other] si { $condition } y quieres, { $effect }
    }
dagger-if-cases = si { $condition }: { $effect }
dagger-otherwise-if = en caso contrario, { $effect }
dagger-do-with = { $first } ({ $next })
dagger-do-and = { $first }; { $next }
dagger-do-reroll =
    { $most-is ->
        [none] vuelve a tirar cualquier cantidad de dados
       *[other] vuelve a tirar hasta { $most } dados
    }
dagger-do-roll = tira { $dice } dados y cuenta los resultados de { $icon }
dagger-do-deal =
    { $damage-is ->
        [plain] inflige { $damage } de daño a { $to }
       *[counted] inflige a { $to } tanto daño como { $damage }
    }
dagger-do-deal-shared =
    { $damage-is ->
        [plain] inflige { $damage } de daño, a repartir entre { $among }
       *[counted] inflige tanto daño como { $damage }, a repartir entre { $among }
    }
dagger-do-suffer =
    { $damage-is ->
        [plain] { $who-is ->
            [you] sufre { $damage } de daño
           *[other] { $who } sufre { $damage } de daño
        }
       *[counted] { $who-is ->
            [you] sufre tanto daño como { $damage }
           *[other] { $who } sufre tanto daño como { $damage }
        }
    }{ $spared ->
        [yes] ; a un héroe al que esto fuese a derrotar le queda 1 de Vida y la amenaza sube 2
       *[no] {""}
    }
dagger-do-suffer-together = los héroes sufren { $damage-base } de daño{ $damage-more }, que se reparten como quieran
dagger-do-trade-blows = cada héroe elige a { $among }; después, todos infligen al enemigo que han elegido tanto daño como su ataque y sufren tanto daño como el poder de ese enemigo
dagger-do-nemesis-attacks = el supervillano ataca a { $who }
dagger-do-prevent =
    { $amount-is ->
        [plain] evita { $amount } de ese daño
       *[counted] evita tanto de ese daño como { $amount }
    }
dagger-do-prevent-defeat = evita el daño necesario para que te quede 1 de Vida
dagger-do-take-over = sufre ese daño en su lugar
dagger-do-cancel =
    { $what-is ->
        [attack] anula ese ataque
        [recovery] no se recupera daño
       *[none] anúlalo
    }
dagger-do-defeat = derrota a { $what }
dagger-do-remove-pawns = retira del tablero a { $what }
dagger-do-heal =
    { $amount-is ->
        [none] { $what } recupera todo el daño
        [plain] { $what } recupera { $amount } de daño
       *[counted] { $what } recupera tanto daño como { $amount }
    }
dagger-do-clear-stun = el supervillano descarta la ficha de aturdimiento y todo su daño
dagger-do-recover =
    { $amount-is ->
        [plain] { $who-is ->
            [you] RECUPERA { $amount }
           *[other] haz que { $who } RECUPERE { $amount }
        }
       *[counted] { $who-is ->
            [you] RECUPERA tanto como { $amount }
           *[other] { $who } RECUPERA tanto como { $amount }
        }
    }
dagger-do-charge =
    { $who-is ->
        [you] CARGA { $amount }
       *[other] haz que { $who } CARGUE { $amount }
    }
dagger-do-strengthen =
    { $who-is ->
        [you] fortalécete
       *[other] fortalece a { $who }
    }
dagger-do-weaken =
    { $who-is ->
        [you] pierde FORTALECIDO
       *[other] { $who } pierde FORTALECIDO
    }{ $or-damage-is ->
        [none] {""}
       *[other] ; quien no pueda sufre { $or-damage } de daño en su lugar
    }
dagger-do-spend-strengthened =
    { $who-is ->
        [you] gasta FORTALECIDO
       *[other] { $who } gasta FORTALECIDO
    }
dagger-do-expose = deja vulnerable a { $what }
dagger-do-cover = { $what } deja de ser vulnerable
dagger-do-spend-vulnerable = gasta la ficha de vulnerable de { $what }
dagger-do-exhaust =
    { $card-is ->
        [none] agota todos tus recursos compartidos
       *[other] agota { $card }
    }
dagger-do-drop-charge =
    { $who-is ->
        [you] quita toda la progresión de tus recursos
       *[other] { $who } quita toda la progresión de sus recursos
    }
dagger-do-charge-card = CARGA 1 en { $card }
dagger-do-ready-team-up =
    { $who-is ->
        [you] prepara tu carta de asistencia sin coste
       *[other] { $who } prepara su carta de asistencia sin coste
    }
dagger-do-place =
    { $amount-is ->
        [plain] coloca { $amount } de progresión en { $on }
       *[counted] coloca en { $on } tanta progresión como { $amount }
    }
dagger-do-unplace =
    { $amount-is ->
        [none] quita toda la progresión de { $from }
       *[other] quita { $amount } de progresión de { $from }
    }
dagger-do-place-on-sheet = coloca { $amount } de progresión en la hoja de supervillano
dagger-do-remove-from-sheet =
    { $amount-is ->
        [none] quita toda la progresión de la hoja de supervillano
        [plain] quita { $amount } de progresión de la hoja de supervillano
       *[counted] quita de la hoja de supervillano tanta progresión como { $amount }
    }
dagger-do-gain =
    { $amount-is ->
        [plain] gana { $amount } de asistencia
       *[counted] gana tanta asistencia como { $amount }
    }
dagger-do-lose-team-up =
    { $amount-is ->
        [none] los héroes pierden toda la asistencia
       *[other] los héroes pierden { $amount } de asistencia
    }
dagger-do-spend-team-up = gasta { $amount } de asistencia
dagger-do-pay-any-team-up = los héroes pueden gastar cualquier cantidad de asistencia
dagger-do-raise =
    { $amount-is ->
        [plain] la amenaza sube { $amount }
       *[counted] la amenaza sube tantos puntos como { $amount }
    }
dagger-do-lower =
    { $amount-is ->
        [plain] la amenaza baja { $amount }
       *[counted] la amenaza baja tantos puntos como { $amount }
    }
dagger-do-contain = coloca 1 ficha de contención en la hoja de supervillano
dagger-do-mark = coloca la ficha de esta misión junto a { $what }
dagger-do-mark-base = coloca 1 de progresión en { $what }, si no tiene ninguna; con { $enough } bases se completa la misión
dagger-do-spawn =
    { $amount-is ->
        [none] aparece { $rank-is ->
            [own] un enemigo específico
           *[other] un enemigo de rango { $rank }
        } en { $at }
       *[other] aparecen { $amount } { $rank-is ->
            [own] enemigos específicos
           *[other] enemigos de rango { $rank }
        } en { $at }
    }
dagger-do-spawn-side = aparece 1 misión secundaria
dagger-do-free = libera { $what }
dagger-do-invade = el supervillano invade { $what }
dagger-do-base-effect = resuelve el efecto D.A.G.G.E.R. de tu base
dagger-do-region-effect = resuelve un efecto D.A.G.G.E.R. de tu región
dagger-do-ongoing = resuelve el efecto continuo de { $what }
dagger-do-nemesis-ability = resuelve la { $ability }
dagger-do-activate = todos los enemigos de rango { $rank } se activan
dagger-do-cancel-icons = anula los iconos de capacidad del supervillano del evento
dagger-do-cancel-spawn = anula un icono de aparición del evento
dagger-do-look = muestra la primera carta del mazo de eventos
dagger-do-drop-top-event =
    { $to-is ->
        [bottom] pon ese evento en el fondo del mazo
       *[discard] descarta ese evento
    }
dagger-do-hold =
    { $of-is ->
        [none] deja esta carta junto al tablero
       *[other] deja esta carta junto a { $of }
    }{ $tokens-many ->
        [none] {""}
       *[other] : desde la siguiente fase de los héroes retiene { $tokens } de sus fichas de aspecto
    }
dagger-do-all-empowered = todas las acciones de todos los héroes cuentan como potenciadas durante esta fase de los héroes
dagger-do-calm = los enemigos de { $region }, salvo el supervillano, no se activan
dagger-do-more-damage = durante esta fase del supervillano, sus ataques y capacidades infligen { $amount } de daño adicional
dagger-do-summon = mueve directamente a tu casilla a { $what }
dagger-do-remember = recuerda { $what }
dagger-do-nothing = nada más
dagger-do-by-each =
    { $how ->
        [may] { $heroes } puede { $effect-is ->
            [order] { $effect }
           *[other] hacer lo siguiente: { $effect }
        }
        [for] por { $heroes }, { $effect }
        [must] { $heroes } debe { $effect-is ->
            [order] { $effect }
           *[other] hacer lo siguiente: { $effect }
        }
       *[other] { $heroes } hace lo siguiente: { $effect }
    }
dagger-do-in-either-case = si { $condition }, { $then }; si no, { $other }
dagger-do-one-of = { $branches }
dagger-do-pay =
    { $effect-is ->
        [order] { $cost } para { $effect }
       *[other] { $cost }; si lo haces, { $effect }
    }
dagger-do-for-every = para { $among }, { $effect }
dagger-it = ese enemigo
dagger-do-up-to = elige hasta { $times } de { $among }; por cada uno, { $effect }
dagger-do-exactly = { $times } de { $among } debe hacer lo siguiente, uno tras otro: { $effect }

## Qué cambian las cartas mientras están en juego y qué hacen distinto los enemigos

dagger-passive-successes =
    { $amount-is ->
        [plain] añade { $amount } { $amount-many ->
            [one] éxito
           *[other] éxitos
        } a tus { $scope }
       *[counted] añade 1 éxito a tus { $scope } por cada { $step } { $number }
    }
dagger-passive-dice = tira { $amount } { $amount-many ->
        [one] dado más
       *[other] dados más
    } en cada una de tus pruebas
dagger-passive-move =
    { $scope-is ->
        [none] añade { $amount } a tus valores de MUEVE
       *[other] añade { $amount } al valor de MUEVE de tu { $scope }
    }
dagger-passive-power =
    { $amount-is ->
        [plain] { $scope-is ->
            [none] este enemigo tiene +{ $amount } de poder
            [nemesis] el supervillano tiene +{ $amount } de poder
           *[other] los { $scope } tienen +{ $amount } de poder
        }
       *[counted] el supervillano tiene +1 de poder por cada { $step } { $number }
    }
dagger-passive-combat-reach = tu acción de combate puede atacar a un enemigo contiguo
dagger-passive-defy-reach = tu acción de desafío puede desafiar una misión como si estuvieras en una casilla adyacente
dagger-passive-hidden = los enemigos que se activan no te ven
dagger-passive-any-base = por cada comodín, puedes resolver el efecto de cualquier base operativa
dagger-passive-no-charge = los héroes no pueden cargar
dagger-passive-no-team-up-spending = los héroes no pueden gastar asistencia
dagger-passive-no-support = los héroes no pueden resolver efectos D.A.G.G.E.R.
dagger-passive-no-wild-support = los héroes no pueden resolver efectos D.A.G.G.E.R. por comodines
dagger-passive-sheet-by-ability = las capacidades del supervillano que colocan progresión en su hoja colocan { $amount } más
dagger-passive-life = en el enfrentamiento final, el supervillano tiene { $amount } más de Vida por jugador
dagger-passive-upgrade = una vez por fase de los héroes, una acción que pagues con una ficha normal cuenta como potenciada
dagger-passive-when =
    { $when-is ->
        [target] { $effect } si { $condition }
        [showdown] en el enfrentamiento final, { $effect }
       *[other] si { $condition }, { $effect }
    }
dagger-every-damage = de daño que tengas
dagger-every-sheet = de progresión en la hoja de supervillano
dagger-scope-none = acciones
dagger-scope-combat = acciones de combate
dagger-scope-defy = acciones de desafío
dagger-scope-attack = ataques
dagger-scope-action = acción de movimiento
dagger-scope-own = enemigos específicos
dagger-scope-nemesis = supervillano
dagger-scope-1 = enemigos de rango 1
dagger-trait-hunts = cuando se mueve, va hacia el héroe más cercano
dagger-trait-fast = se mueve hasta 2 casillas en vez de 1
dagger-trait-raids = invade una base operativa de su casilla en vez de atacar a un héroe
dagger-trait-reach-1 = si no hay héroes en su casilla, ataca al héroe más cercano que esté a 1 casilla o menos
dagger-trait-reach-2 = si no hay héroes en su casilla, ataca al héroe más cercano que esté a 2 casillas o menos
dagger-trait-sweeps = ataca a todos los héroes de su casilla
dagger-trait-payback = inflige 1 de daño al héroe cuya acción de combate contra él no lo derrote
dagger-trait-demoralizes = el héroe al que ataca pierde FORTALECIDO; si no puede, sufre 1 de daño adicional
dagger-trait-rises-again = cuando una acción de combate vaya a derrotarlo, tira 1 dado: con un resultado de táctica, recupera todo su daño en vez de ser derrotado
dagger-trait-grows = tiene 1 más de Vida por cada vez que ha sido derrotado
dagger-trait-copies-attack = su poder es el ataque del héroe al que ataca, si es mayor
dagger-trait-never-vulnerable = nunca es vulnerable
dagger-trait-hurt-by-attacks-only = solo los ataques le hacen daño
dagger-trait-blocks-support = los héroes de su casilla no pueden resolver efectos D.A.G.G.E.R.
dagger-trait-shields-nemesis = cuando el supervillano vaya a sufrir daño en la casilla de uno de estos enemigos, ese enemigo sufre 1 de ese daño en su lugar
dagger-trait-own-vanish-for-it = cuando un ataque vaya a dañar al supervillano en la casilla de un enemigo específico, retira a ese enemigo del tablero y anula el daño
dagger-trait-own-keep-it-covered = mientras haya un enemigo específico en su casilla, el supervillano no puede quedar vulnerable
dagger-trait-hides-progress = cada ficha de contención oculta 1 de progresión de la hoja de supervillano
dagger-trait-slows-healing = cada ficha de contención reduce en 1 cada recuperación de daño del supervillano
