# El perfil: llega con su página.

web-profile-name = Tu nombre
web-profile-emblem = Tu emblema
web-profile-about = Sin cuenta ni contraseña: tu nombre, tu emblema y tu historial se guardan solo en este navegador.
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
web-profile-share = Porcentaje de victorias
web-profile-streak = Racha actual
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
       *[other] Las últimas { $count } partidas: las victorias suben, las derrotas bajan
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
web-achievements-about = No cuentan las lecciones, las partidas con semilla elegida o continuadas desde una guardada, ni las que juegas contra ti. Los logros de una sola partida exigen no haber deshecho nada después de conocer algo oculto.
web-achievements-all = Mostrar los otros { $count }
web-achievement-have = { $have } de { $need }
web-achievement-origin = Historia de origen
web-achievement-origin-about = Gana una partida de cualquier juego
web-achievement-multiverse = Todo el multiverso
web-achievement-multiverse-about = Juega hasta el final una partida de cada uno de los cuatro juegos
web-achievement-quartet = Cuatro fantásticas
web-achievement-quartet-about = Gana una partida de cada uno de los cuatro juegos
web-achievement-assemble = Mejor en compañía
web-achievement-assemble-about = Gana en una mesa en la que juegue otra persona
web-achievement-streak = En racha
web-achievement-streak-about = Gana cinco partidas seguidas
web-achievement-comeback = Rendirse jamás
web-achievement-comeback-about = Gana después de tres derrotas seguidas
web-achievement-regular = Como de la casa
web-achievement-regular-about = Juega 25 partidas hasta el final
web-achievement-gauntlet = Como un guante
web-achievement-gauntlet-about = Gana una partida de Splendor
web-achievement-full-table = Mesa llena
web-achievement-full-table-about = Gana a tres rivales
web-achievement-against-legend = Cazaleyendas
web-achievement-against-legend-about = Gana en una mesa con un bot de nivel Leyenda o Gran maestro
web-achievement-landslide = Victoria arrolladora
web-achievement-landslide-about = Gana con al menos cinco puntos de ventaja
web-achievement-landlord = Gran propietario
web-achievement-landlord-about = Gana con dos Lugares o más
web-achievement-united = La unión hace la fuerza
web-achievement-united-about = Derrota a un Villano con los Héroes
web-achievement-rogues = Galería de villanos
web-achievement-rogues-about = Derrota a cinco Villanos distintos
web-achievement-three-missions = Misión cumplida
web-achievement-three-missions-about = Gana con las tres Misiones completadas
web-achievement-last-plan = En el último segundo
web-achievement-last-plan-about = Gana con una carta o ninguna en el mazo de Plan maestro
web-achievement-hard-challenge = Por las malas
web-achievement-hard-challenge-about = Gana con el Desafío difícil
web-achievement-villainy = Qué bueno es ser malo
web-achievement-villainy-about = Gana como Supervillano
web-achievement-commander = Ejército de una persona
web-achievement-commander-about = Gana en el modo en solitario de comandante
web-achievement-dagger = El mundo, a salvo
web-achievement-dagger-about = Derrota a un supervillano en el enfrentamiento final
web-achievement-four-nemeses = No queda nadie
web-achievement-four-nemeses-about = Derrota a cuatro supervillanos distintos
web-achievement-harder = Más difícil, por favor
web-achievement-harder-about = Gana con la dificultad «Más difícil»
web-achievement-safe-bases = Mientras yo vigile
web-achievement-safe-bases-about = Gana sin ninguna base invadida, con dificultad normal o superior
web-achievement-unbattered = Ni un rasguño
web-achievement-unbattered-about = Gana sin ningún héroe vapuleado, con dificultad normal o superior
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
web-achievement-quick = A casa para la cena
web-achievement-quick-about = Gana antes de que acabe la quinta ronda (no en modo escaramuza)
web-achievement-untouched = Intocable
web-achievement-untouched-about = Gana sin daño en tu identidad y sin que nadie quede eliminado (no en modo escaramuza)

## A otro dispositivo

web-profile-move = A otro dispositivo
web-profile-take = Llévatelo
web-profile-take-about = Un código con tu nombre, tu emblema y tu historial. No se envía a ninguna parte: lo llevas tú.
web-profile-with-seats = Incluir mis asientos en las mesas: quien tenga el código podrá jugar en ellos
web-profile-make = Crear el código
web-profile-code = El código de tu perfil
web-profile-copy = Copiar el código
web-profile-too-long = El historial es demasiado largo para una imagen: copia el texto
web-profile-scan = O escanéalo con el otro dispositivo
web-profile-bring = Traer un perfil
web-profile-bring-about = Se añade a lo que ya hay en este dispositivo. En cada dato queda el más reciente.
web-profile-paste = Pega aquí un código
web-profile-wrong = Este código no es de un perfil o está incompleto
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
        [0] Listo. No había ninguna partida nueva
        [one] Listo. Hay una partida nueva
       *[other] Listo. Hay { $count } partidas nuevas
    }
