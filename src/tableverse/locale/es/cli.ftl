# La línea de comandos. Las frases van sin punto final, como en todas partes.

## Ayuda

cli-help = Cuatro juegos de mesa de Marvel en una sola mesa: juégalos, simúlalos, consulta sus reglas
cli-help-usage = Uso:
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Comandos
cli-help-required = obligatorio

cli-help-play = Jugar en el terminal, contra bots o con amigos ante un solo teclado
cli-help-lesson = Aprender un juego jugándolo con un guía; sin juego, enumera las lecciones
cli-help-games = Enumerar los juegos, para cuántas personas son y lo completos que están
cli-help-rules = Buscar reglas por palabra, carta o id, y mostrar cuántas de cada reglamento están probadas por un test
cli-help-content = Contar cartas y piezas según su procedencia; «content check PAQUETE» comprueba un paquete de contenido
cli-help-deck = Comprobar si un mazo de Marvel Champions es legal, o convertirlo a otro formato
cli-help-replay = Mostrar jugada a jugada una partida grabada, o seguir jugando desde cualquier posición
cli-help-verify = Comprobar que una partida grabada se reproduce y que la mesa repartió como había prometido
cli-help-simulate = Hacer que los bots jueguen muchas partidas y contar quién gana
cli-help-bench = Medir lo rápido que es el motor en esta máquina
cli-help-version = Mostrar la versión

cli-option-help = Mostrar esta ayuda
cli-option-lang = Idioma: en o es (por defecto, el del sistema; si no, inglés)
cli-option-json = Escribir JSON para programas
cli-option-game = El juego, con el nombre que le da «tableverse games»
cli-option-any-game = Solo este juego
cli-option-pack = Un paquete de contenido: una carpeta, un archivo .zip o .json, o el nombre de uno instalado; se puede dar varias veces
cli-option-seats = Número de asientos
cli-option-seed = Semilla del azar: la misma semilla da la misma partida
cli-option-bots = Bots, separados por comas: easy, normal, hard; o random, careless, greedy, rollout, rollout:20 (mundos), mcts, mcts:500 (simulaciones), mcts:800ms (tiempo para pensar); expert (Splendor)

## Lo que la propia línea de comandos no puede hacer

cli-error-unknown-command = No existe el comando «{ $command }»; elige uno de estos: { $known }
cli-error-no-such-option = No existe la opción «{ $option }»; añade --help para ver las opciones
cli-error-option-needs-value = La opción { $option } necesita un valor
cli-error-missing = Falta { $what }; añade --help para ver qué se necesita
cli-error-lesson-or-file = Da el nombre de una lección o un archivo, no ambos
cli-error-not-a-number = El valor de { $what } no es un número
cli-error-not-understood = No se entiende «{ $line }»; añade --help para ver qué se puede escribir
cli-error-bots-and-seats =
    { $bots ->
        [one] { $bots } bot no encaja en { $seats } asientos
       *[other] { $bots } bots no encajan en { $seats } asientos
    }
cli-error-names-and-people =
    { $people ->
        [one] Se han dado { $names } nombres para una persona
       *[other] Se han dado { $names } nombres para { $people } personas
    }
cli-error-resume-alone = Una partida reanudada conserva sus asientos, bots, nombres, semilla y ajustes: usa --resume sin ellos
cli-error-would-overwrite = { $file } ya existe y no es una partida grabada de Tableverse; elige otro nombre
cli-error-other-game-there = { $file } contiene otra partida guardada; elige otro nombre
cli-error-unknown-rule = No existe la regla «{ $rule }»
cli-error-bad-seconds = --seconds debe ser un número de { $least } a { $most }, no { $value }
cli-error-no-such-program = { $program } no es un programa de Tableverse que pueda hacer esta medición
cli-error-worker-died = Un proceso de trabajo se ha caído; prueba otra vez con menos --jobs

## games, rules, content, version

cli-version =
    { $build ->
        [compiled] Tableverse { $version }, compilado, sobre Python { $python }
       *[pure] Tableverse { $version }, Python puro, sobre Python { $python }
    }

cli-games-id = Id
cli-games-title = Juego
cli-games-players = Jugadores
cli-games-rules = Reglas probadas
cli-games-components = Componentes
cli-games-range = { $least }–{ $most }
cli-games-proved = { $proved } de { $total }

cli-rules-open = Enumerar las reglas que ningún test prueba todavía
cli-rules-words = Buscar estas palabras en el reglamento: por palabra, por carta o por id
cli-rules-nothing = «{ $text }» no está en el reglamento; prueba con otra palabra, o con menos
cli-rules-more =
    { $count ->
        [one] { $count } más; otra palabra reduce la lista
       *[other] { $count } más; otra palabra reduce la lista
    }
cli-rules-show = Mostrar una regla y los tests que la prueban
cli-rules-column-total = Total
cli-rules-column-proved = Probadas
cli-rules-column-not-applicable = No aplicables
cli-rules-column-open = Abiertas
cli-rules-why-not = { $id } no es aplicable: { $reason }
cli-rules-none-open = No hay ninguna regla abierta
cli-rules-lesson = Lección: { $title } (tableverse lesson { $game } { $lesson })
cli-rules-proof = La prueba { $test }
cli-rules-unproved = Ningún test la prueba todavía

cli-content-game = Solo este juego, o «check» para comprobar un paquete de contenido
cli-content-dir = El paquete de contenido que se comprueba: una carpeta, un archivo .zip o .json
cli-content-pack-game = El juego del paquete, si no es el que dice su pack.yaml
cli-content-kind = Tipo
cli-content-kind-character = Cartas de Personaje
cli-content-kind-location = Caras de Lugar
cli-content-source-rulebook = Reglamento
cli-content-source-published = Publicado
cli-content-source-reconstructed = Reconstruido
cli-content-meaning-rulebook = Reglamento: tomado del reglamento
cli-content-meaning-published = Publicado: datos de listas públicas de cartas
cli-content-meaning-reconstructed = Reconstruido: hecho por nosotros al estilo de lo publicado; un paquete de contenido puede sustituirlo
cli-content-kept = Lo ya analizado se guarda en { $folder } para cargar antes; puedes borrarlo cuando quieras
# { $listed }: ¿se enumeran debajo?
cli-content-releases =
    { $whole ->
        [one] De { $game } está completo { $whole } de { $total } productos publicados
       *[other] De { $game } están completos { $whole } de { $total } productos publicados
    }{ $listed ->
        [true] :
       *[other] { "" } (tableverse content { $game_id } los enumera)
    }
cli-content-release = Producto
cli-content-cards = Cartas
cli-content-here = Aquí
cli-content-here-whole = completo
cli-content-here-in-part = en parte
cli-content-here-missing = todavía no
cli-content-ok =
    { $rows ->
        [one] Correcto: { $folder } sustituye { $rows } componente de { $game }
       *[other] Correcto: { $folder } sustituye { $rows } componentes de { $game }
    }

cli-deck-what = «check» dice qué falla en un mazo, «convert» lo escribe en otro formato
cli-deck-file = Un mazo: JSON o texto de MarvelCDB, .o8d de OCTGN, o el JSON propio de Tableverse
cli-deck-to = El formato en que se escribe: marvelcdb, text, octgn o tableverse
cli-deck-environment = El entorno con el que se comprueba: full, current o limited
cli-deck-legal = { $deck }: { $size } cartas, un mazo legal
cli-deck-illegal = { $deck }: { $size } cartas, no es un mazo legal
cli-deck-unknown = – { $copies }x «{ $written }» no es una carta conocida
cli-deck-problem = – { $problem }

## simulate

cli-percent = { $value } %
cli-simulate-games = Número de partidas (100)
cli-simulate-jobs = Número de procesos que se reparten el trabajo (todos los núcleos); los resultados son los mismos
cli-simulate-swap-seats = Pasar cada bot al asiento siguiente tras cada partida, para que todos ocupen cada asiento por igual
cli-simulate-progress = Jugando
cli-simulate-rate = { $rate } partidas/s
cli-simulate-who = Gana
cli-simulate-wins = Victorias
cli-simulate-share = Porcentaje
cli-simulate-interval-title = Intervalo del 95 %
cli-simulate-interval = { $low } – { $high } %
cli-simulate-seat =
    { $bot ->
        [none] Asiento { $seat }
       *[other] Asiento { $seat }: { $bot }
    }
cli-simulate-side =
    { $side ->
        [heroes] Los héroes
        [nemesis] El supervillano
        [villain] El villano
       *[other] { $side }
    }
cli-simulate-bot = { $bot }, en todos los asientos
cli-simulate-draws = Empates
cli-simulate-draws-note = Las victorias compartidas ({ $shared }), las partidas sin ganador y las inacabadas ({ $unfinished }) cuentan como empates
cli-simulate-reason = { $count } × { $reason }
cli-simulate-unfinished = Sin terminar tras 5000 elecciones
cli-simulate-lengths = Elecciones por partida: de { $shortest } a { $longest }, mediana { $median }, media { $mean }
cli-simulate-speed = { $games } partidas, { $decisions } elecciones en { $seconds } s: { $decision_rate } elecciones/s, { $game_rate } partidas/s

## bench

cli-bench-game = El juego que se mide (splendor)
cli-bench-seconds = Segundos de cada repetición de una medición (0.5)
cli-bench-compare = Otro programa tableverse, como el de la versión compilada, que se mide también para compararlos
cli-bench-running = Midiendo
cli-bench-measured = Medido: { $what }
cli-bench-other = Midiendo la otra versión
cli-bench-title =
    { $build ->
        [compiled] { $game }, { $seats } asientos, versión compilada, Python { $python }
       *[pure] { $game }, { $seats } asientos, versión en Python puro, Python { $python }
    }
cli-bench-what = Medición
cli-bench-best = Mejor de 5
cli-bench-median = Mediana
cli-bench-unit = Unidad
cli-bench-other-best =
    { $build ->
        [compiled] Compilada
       *[pure] Python puro
    }
cli-bench-ratio = Relación
cli-bench-unit-rate = por segundo
cli-bench-unit-time = µs
cli-bench-unit-bytes = bytes
cli-bench-random-play = Elecciones en juego al azar
cli-bench-random-play-events = Elecciones en juego al azar, con eventos
cli-bench-bot = Elecciones del bot { $bot }
cli-bench-clone = clone()
cli-bench-view = view()
cli-bench-encode = encode()
cli-bench-decode = decode()
cli-bench-clone-memory = Memoria de una copia
cli-bench-state-memory = Memoria de un estado leído
cli-bench-encoded-size = Tamaño de un estado codificado

## replay

cli-replay-file = La grabación de una partida
cli-replay-to = Mostrar la posición tras este número de jugadas
cli-replay-play-on = Seguir jugando desde ahí como partida nueva; el archivo no cambia
cli-replay-moves =
    { $moves ->
        [one] Tras { $moves } jugada
       *[other] Tras { $moves } jugadas
    }

## verify

cli-record-same = Se grabó con otras cartas (contenido { $content }, Tableverse { $engine }); con las de aquí sigue el mismo camino hasta el mismo final.
cli-record-differs = Se grabó con otras cartas (contenido { $content }, Tableverse { $engine }). Con las de aquí se pueden hacer en orden { $possible } de sus { $moves } elecciones, pero nada demuestra que lleven por el mismo camino.
cli-record-upgraded = Tableverse se actualizó después de la jugada { $moves } de esta partida: lo que se eligió antes no se reproduce.
cli-verify-commitment = El compromiso que la mesa publicó antes de la partida
cli-verify-replays =
    { $moves ->
    [one] La partida grabada se reproduce: una decisión y el mismo final.
   *[other] La partida grabada se reproduce: { $moves } decisiones y el mismo final.
}
cli-verify-numbered = Se repartió con el número { $seed }, que alguien pudo conocer: no se prometió nada.
cli-verify-kept = La promesa se cumplió: la clave de esta partida grabada da el compromiso { $commitment }.
cli-verify-compare = Su clave da el compromiso { $commitment }. Compáralo con el que la mesa publicó antes de la partida, o indícalo con --commitment.

## play

cli-play-bot = Un bot contra el que jugar; puede darse varias veces (greedy)
cli-play-hot-seat = Varias personas comparten este teclado; la mesa se oculta mientras se pasa
cli-play-name = Tu nombre; en una partida compartida, uno por persona
cli-play-resume-file = Continuar una partida guardada
cli-play-save-file = Guardar la partida en este archivo en vez de la carpeta de datos

cli-name-person = Jugador
cli-name-bot =
    { $bot ->
        [random] Bot al azar
        [greedy] Bot voraz
       *[other] Bot { $bot }
    }

cli-play-no-coach = Sin consecuencias junto a las opciones y sin avisos
cli-coach-hint = Alguien que juega bien elegiría: { $option }
cli-coach-close = Casi igual de bueno: { $options }
cli-coach-warning = Con esto se pierde la partida seguro. Elígelo otra vez para hacerlo de todos modos
cli-coach-switched =
    { $on ->
        [yes] El instructor dice junto a cada opción lo que hace
       *[no] El instructor calla; what, y después una opción, sigue diciendo lo que hace
    }
cli-coach-nothing = Nada de lo que se cuenta cambia con seguridad
cli-play-keys = número o palabras · u deshacer · s guardar · l registro · ? ayuda, ?palabra · q salir
cli-play-keys-standing = número o palabras · a 1 siempre · n 1 nunca · pp pasar hasta que se ofrezca otra cosa · k preguntar de nuevo · ? ayuda
cli-play-asked-again = Se te volverá a preguntar por todo
cli-play-thinking = { $name } está pensando…
cli-play-pass = Pasa el teclado a { $name }: que pulse Intro
cli-play-pass-undo = u: { $name } deshace su última elección
cli-play-enter = Pulsa Intro para continuar
cli-play-yes = s
cli-play-undo-ask = { $other }, ¿puede { $name } deshacer su última elección? (s/n)
cli-play-undo-refused = La elección se mantiene
cli-play-saved = Guardado en { $file }
cli-play-resume = Para continuar: { $command }
cli-play-explain = Dónde se ganó y se perdió: { $command }
cli-play-replay = Para volver a verla: { $command }
cli-play-no-such-option = «{ $text }» no está entre las opciones; escribe un número, o ? para ver la ayuda
cli-play-ambiguous =
    { $more ->
        [yes] «{ $text }» puede ser: { $readings }…
       *[no] «{ $text }» puede ser: { $readings }
    }
cli-play-why-what = «{ $text }» no es nada de la mesa por lo que se pueda preguntar: why, y después un nombre
cli-play-why-nothing = Nada te lo impide con { $name }: mira entre las opciones
cli-fix-nothing = «{ $text }» no es nada que se pueda corregir ahora; «fix» a secas lo muestra todo
cli-fix-which = ¿Cuál? (número, o nada para dejarlo)
cli-fix-more = … y { $count } más: escribe más palabras, como «fix rino»
cli-fix-number = { $what }. ¿Cuánto debería ser? ({ $least }–{ $most }, o nada para dejarlo)
cli-fix-alternative = { $what }. ¿Cómo debería estar? (número, o nada para dejarlo)
cli-fix-between = Un número entre { $least } y { $most }, por favor
cli-fix-ask = { $other }, ¿puede { $name } corregir esto a mano: { $what }? (s/n)
cli-fix-refused = No se ha cambiado nada
cli-play-help =
    Elige una opción por su número, por sus palabras o sus primeras letras («rec map», «mente espacio alma») o por su id
    u           deshacer tu última elección
    s [archivo] guardar, aquí o en otro archivo; además se guarda tras cada elección
    l           mostrar el registro entero
    a 1, n 1    usar siempre o nunca esa capacidad opcional; k vuelve a preguntar por todas
    ?guardia    buscar una palabra, una carta o una regla en el reglamento
    why hulk  por qué no se puede hacer algo con una carta, una ficha, un lugar
    fix rino  corregir a mano: un número, un estado, dónde está una carta; «fix» lo muestra todo
    hint      qué haría alguien que juega bien, y por qué
    what 3    qué haría una opción, con todos sus números
    coach     apagar, o volver a encender, lo que se dice junto a las opciones
    pp          pasar hasta que se ofrezca otra cosa
    q           guardar y salir; Ctrl-C hace lo mismo

cli-end-corrected =
    { $count ->
        [one] Esta partida se corrigió a mano una vez
       *[other] Esta partida se corrigió a mano { $count } veces
    }
cli-end-winners =
    { $count ->
        [0] No gana nadie
        [one] Gana { $names }
       *[other] Comparten la victoria { $names }
    }
cli-score-player = Jugador
cli-score-points = Puntos
cli-score-cards = Cartas
cli-score-locations = Lugares
cli-score-avengers = Vengadores

## La mesa de Splendor

cli-splendor-bank = Fichas
cli-splendor-points = { $points } pt
cli-splendor-lacks = falta
cli-splendor-affordable = { $sign } a tu alcance
cli-splendor-deck-count = { $count } más
cli-splendor-no-locations = Ya no quedan Lugares
cli-splendor-assemble-free = ¡Vengadores, reuníos! (+3 pt): libre, para quien antes tenga { $icons } A
cli-splendor-assemble-held = ¡Vengadores, reuníos! (+3 pt): { $seat }
cli-splendor-to-move = juega
cli-splendor-stock = cartas+fichas · { $held }/{ $limit } fichas
cli-splendor-avengers =
    { $tile ->
        [yes] Vengadores { $icons } (Reuníos +3)
       *[no] Vengadores { $icons }
    }
cli-splendor-reserved = reserva: { $cards }
cli-splendor-my-reserve = Tu reserva
cli-splendor-face-down = nivel { $level } bocabajo
cli-splendor-top-card = mazo
cli-splendor-do-take = Coger
cli-splendor-do-recruit = Reclutar
cli-splendor-do-reserve = Reservar
cli-splendor-do-pay = Pagar
cli-splendor-do-return = Devolver
cli-splendor-do-location = Coger

## Lecciones

cli-lesson-name = Qué lección; sin nombre, la primera partida
cli-lesson-file = Dar la lección de este archivo
cli-lesson-check = Solo comprobar: jugar la lección como aconseja y avisar de lo que nunca llega a ocurrir
cli-lesson-ok =
    { $choices ->
        [one] { $game }/{ $lesson }: correcta, { $choices } elección
       *[other] { $game }/{ $lesson }: correcta, { $choices } elecciones
    }
cli-lesson-column-game = Juego
cli-lesson-column-name = Lección
cli-lesson-column-title = Título
cli-lesson-column-minutes = Minutos
cli-lesson-rules = Para repasar, escribe: { $rules }
cli-lesson-begin = Para empezar: tableverse lesson JUEGO
cli-lesson-advice = Escribe { $number }: { $option }

## Paquetes de contenido

cli-help-pack = Crea un paquete de contenido con tus propias cartas, compruébalo, mira qué cambia e instálalo
cli-pack-what = «new JUEGO CARPETA» crea una carpeta de partida; «check», «diff» e «install» toman un paquete, «remove» el nombre de uno instalado; «list» los enumera
cli-pack-target = El juego, o un paquete: una carpeta, un archivo .zip o .json, o el nombre de un paquete instalado
cli-pack-dir = La carpeta del paquete nuevo
cli-pack-card = Un componente con el que empieza el paquete nuevo, tal como viene; se puede dar varias veces
cli-pack-template =
    Filas de { $file }.yaml. Cada una sustituye al componente con el mismo id.
    Aquí hay algunas tal como vienen: quita el «# » de las líneas que quieras y cámbialas.
    «tableverse pack check» dice qué está mal; «tableverse pack diff», qué es distinto.
cli-pack-new =
    { $files ->
        [one] { $folder } tiene { $files } archivo para { $game }: cámbialo y ejecuta «tableverse pack check { $folder }»
       *[other] { $folder } tiene { $files } archivos para { $game }: cámbialos y ejecuta «tableverse pack check { $folder }»
    }
cli-pack-ok =
    { $rows ->
        [one] «{ $title }» para { $game }: { $rows } componente
       *[other] «{ $title }» para { $game }: { $rows } componentes
    }
cli-pack-fingerprint = No se ha encontrado ningún error. Huella: { $fingerprint }
cli-pack-changed = { $kind }: { $name } ({ $id })
cli-pack-added = { $kind }: { $name } ({ $id }), nuevo
cli-pack-number = {"  "}{ $name }: { $before } → { $after }
cli-pack-line-gone = {"  "}− { $text }
cli-pack-line-new = {"  "}+ { $text }
cli-pack-installed = «{ $title }» está instalado: juega con él con «tableverse play { $game } --pack { $name }»
cli-pack-removed = El paquete «{ $name }» se ha quitado
cli-pack-none = No hay paquetes instalados en { $folder }
cli-pack-listed =
    { $rows ->
        [one] { $name }: «{ $title }» para { $game }, { $rows } componente
       *[other] { $name }: «{ $title }» para { $game }, { $rows } componentes
    }
cli-error-folder-not-empty = { $folder } ya existe y no es una carpeta vacía; elige otro nombre
cli-error-pack-installed = Ya hay un paquete instalado con el nombre «{ $name }»; ejecuta antes «tableverse pack remove { $name }»
cli-error-no-such-pack = No hay ningún paquete instalado con el nombre «{ $name }»; estos sí: { $known }
cli-error-no-such-card = { $game } no tiene ningún componente «{ $id }» que un paquete pueda sustituir
