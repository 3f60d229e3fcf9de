# El perfil: llega con su página.

web-profile-name = Tu nombre
web-profile-emblem = Tu emblema
web-profile-about = Sin cuenta ni contraseña: el nombre, el emblema y el historial se guardan en este navegador y en ningún otro sitio.
web-emblem-spider-mask = Máscara de araña
web-emblem-star-formation = Estrella
web-emblem-mighty-force = Fuerza
web-emblem-robot-helmet = Armadura
web-emblem-saber-toothed-cat-head = Pantera
web-emblem-thor-hammer = Martillo
web-emblem-all-seeing-eye = Ojo
web-emblem-bow-arrow = Arco y flecha
web-emblem-raccoon-head = Mapache
web-emblem-tree-face = Árbol
web-emblem-squirrel = Ardilla
web-emblem-burning-skull = Calavera en llamas

## Estadísticas

web-profile-statistics = Estadísticas
web-profile-all-games = Todos los juegos
web-profile-nothing = Todavía no has acabado ninguna partida. Las lecciones no cuentan
web-profile-played = Jugadas
web-profile-won = Ganadas
web-profile-share = Proporción de victorias
web-profile-streak = Victorias seguidas ahora
web-profile-best-streak = Mejor racha
web-profile-mean = Duración media
web-profile-corrected = Corregidas a mano
web-profile-longest = Partida más larga
web-profile-length-splendor =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
web-profile-length-united =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
web-profile-length-dagger =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
web-profile-length-champions =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
web-profile-lengths-splendor = Partidas según sus rondas
web-profile-lengths-united = Partidas según los turnos de los Héroes
web-profile-lengths-dagger = Partidas según sus rondas
web-profile-lengths-champions = Partidas según sus rondas
web-profile-length-games =
    { $count ->
        [one] { $length }: una partida
       *[other] { $length }: { $count } partidas
    }
web-profile-latest =
    { $count ->
        [one] La última partida
       *[other] Las últimas { $count } partidas: arriba, victoria; abajo, derrota
    }
web-profile-latest-told = { $won } victorias en las últimas { $count }
web-profile-villains-united = Villanos
web-profile-villains-dagger = Supervillanos
web-profile-villains-champions = Villanos
web-profile-heroes = Tus héroes
web-profile-won-of = { $won } de { $played }
web-profile-more =
    { $count ->
        [one] Mostrar uno más
       *[other] Mostrar { $count } más
    }

## Logros

web-achievements = Logros
web-achievements-count = { $earned } de { $all }
web-achievements-about = No cuentan las lecciones, ni las partidas con un reparto elegido o a partir de un registro, ni las que juegas contra ti. Donde decide una sola partida, en ella no se puede deshacer nada después de que salga algo que estaba oculto.
web-achievements-all = Mostrar los otros { $count }
web-achievement-have = { $have } de { $need }
web-achievement-origin = Historia de origen
web-achievement-origin-about = Gana una partida, la que sea
web-achievement-multiverse = Todo el multiverso
web-achievement-multiverse-about = Acaba una partida de cada uno de los cuatro juegos
web-achievement-quartet = Cuatro fantásticas
web-achievement-quartet-about = Gana una partida de cada uno de los cuatro juegos
web-achievement-assemble = Mejor en compañía
web-achievement-assemble-about = Gana en una mesa con otra persona
web-achievement-streak = En racha
web-achievement-streak-about = Gana cinco partidas seguidas
web-achievement-comeback = Rendirse jamás
web-achievement-comeback-about = Gana después de tres derrotas seguidas
web-achievement-regular = Como de la casa
web-achievement-regular-about = Acaba 25 partidas
web-achievement-gauntlet = Como un guante
web-achievement-gauntlet-about = Gana una partida de Splendor
web-achievement-full-table = Mesa llena
web-achievement-full-table-about = Gana a tres rivales
web-achievement-against-legend = Cazaleyendas
web-achievement-against-legend-about = Gana en una mesa con un bot de nivel Leyenda o Gran maestro
web-achievement-landslide = Victoria arrolladora
web-achievement-landslide-about = Gana con al menos cinco puntos más que el siguiente
web-achievement-landlord = Gran propietario
web-achievement-landlord-about = Gana con dos Lugares o más
web-achievement-united = La unión hace la fuerza
web-achievement-united-about = Derrota a un Villano con los Héroes
web-achievement-rogues = Galería de villanos
web-achievement-rogues-about = Derrota a cinco Villanos distintos
web-achievement-three-missions = Nada por hacer
web-achievement-three-missions-about = Gana con las tres Misiones completadas
web-achievement-last-plan = En el último segundo
web-achievement-last-plan-about = Gana cuando al Plan Maestro le queda una carta como mucho
web-achievement-hard-challenge = Por las malas
web-achievement-hard-challenge-about = Gana con el Desafío difícil
web-achievement-villainy = Qué bueno es ser malo
web-achievement-villainy-about = Gana como Supervillano
web-achievement-commander = Ejército de una persona
web-achievement-commander-about = Gana en el modo en solitario de comandante
web-achievement-dagger = El mundo, a salvo
web-achievement-dagger-about = Derrota a un supervillano en el enfrentamiento final
web-achievement-four-nemeses = Sin rivales
web-achievement-four-nemeses-about = Derrota a cuatro supervillanos distintos
web-achievement-harder = Más difícil, por favor
web-achievement-harder-about = Gana con la dificultad más difícil
web-achievement-safe-bases = Mientras yo vigile
web-achievement-safe-bases-about = Gana sin ninguna base invadida, con dificultad normal o más difícil
web-achievement-unbattered = Ni un rasguño
web-achievement-unbattered-about = Gana sin ningún héroe vapuleado, con dificultad normal o más difícil
web-achievement-brink = Al borde del abismo
web-achievement-brink-about = Gana con la amenaza en 17 o más
web-achievement-champion = Campeón
web-achievement-champion-about = Gana una partida de Champions
web-achievement-five-heroes = Muchas máscaras
web-achievement-five-heroes-about = Gana con cinco héroes distintos
web-achievement-expert = Nivel experto
web-achievement-expert-about = Gana en modo experto
web-achievement-by-a-thread = Por los pelos
web-achievement-by-a-thread-about = Gana cuando te queda exactamente un punto de vida
web-achievement-quick = A cenar en casa
web-achievement-quick-about = Gana antes de que acabe la quinta ronda (no en modo escaramuza)
web-achievement-untouched = Intocable
web-achievement-untouched-about = Gana sin daño en tu identidad y sin que nadie quede eliminado (no en modo escaramuza)

## A otro dispositivo

web-profile-move = A otro dispositivo
web-profile-take = Llévatelo
web-profile-take-about = Un código que contiene tu nombre, tu emblema y tu historial. No se envía a ninguna parte: lo llevas tú.
web-profile-with-seats = También mis asientos en las mesas: quien tenga el código podrá jugar en ellos
web-profile-make = Crear el código
web-profile-code = El código de tu perfil
web-profile-copy = Copiar el código
web-profile-too-long = Demasiado historial para una imagen: copia el texto
web-profile-scan = O escanéalo con el otro dispositivo
web-profile-bring = Trae uno aquí
web-profile-bring-about = Se suma a lo que ya hay; lo que aquí es más reciente se queda.
web-profile-paste = Pega aquí un código
web-profile-wrong = Esto no es el código de un perfil, o le falta una parte
web-profile-found =
    { $games ->
        [one] { $name }, con una partida
       *[other] { $name }, con { $games } partidas
    }{ $seats ->
        [0] { "" }
        [one] { " " }y un asiento en una mesa
       *[other] { " " }y asientos en { $seats } mesas
    }
web-profile-accept = Añadir a este dispositivo
web-profile-brought =
    { $count ->
        [0] Listo. Entre sus partidas no había ninguna nueva
        [one] Listo. Hay una partida nueva
       *[other] Listo. Hay { $count } partidas nuevas
    }
