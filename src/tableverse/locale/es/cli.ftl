# La línea de comandos. Las frases van sin punto final, como en todas partes.

## Ayuda

cli-help = Cuatro juegos de mesa de Marvel en una sola mesa: juégalos, simúlalos, consulta sus reglas
cli-help-usage = Uso:
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-commands = Comandos
cli-help-required = obligatorio

cli-help-play = Jugar en el terminal, contra bots o con amigos ante un solo teclado
cli-help-lesson = Aprender a jugar con un instructor; sin indicar un juego, enumerar las lecciones
cli-help-games = Enumerar los juegos: cuántos jugadores admiten y qué parte está completa
cli-help-rules = Buscar reglas por palabra, carta o id y mostrar cuántas de cada reglamento tienen un test
cli-help-content = Contar cartas y piezas según su procedencia; «content check PAQUETE» comprueba un paquete de contenido
cli-help-deck = Comprobar si un mazo de Marvel Champions es legal o convertirlo a otro formato
cli-help-replay = Mostrar jugada a jugada una partida guardada o seguir jugando desde cualquier posición
cli-help-verify = Comprobar que una partida guardada se reproduce y que el reparto fue limpio
cli-help-simulate = Jugar muchas partidas entre bots y contar quién gana
cli-help-bench = Medir la velocidad del motor en esta máquina
cli-help-version = Mostrar la versión

cli-option-help = Mostrar esta ayuda
cli-option-lang = Idioma: en o es (por defecto, el del sistema; si no, inglés)
cli-option-json = Escribir JSON para programas
cli-option-game = El juego, con el nombre que muestra «tableverse games»
cli-option-any-game = Solo este juego
cli-option-pack = Un paquete de contenido: una carpeta, un archivo .zip o .json, o el nombre de uno instalado; se puede repetir
cli-option-seats = Número de asientos
cli-option-seed = Semilla: la misma semilla da la misma partida
cli-option-bots = Bots, separados por comas: easy, normal, hard; o random, careless, greedy, rollout, rollout:20 (mundos), mcts, mcts:500 (simulaciones), mcts:800ms (tiempo para pensar); expert (Splendor)

## Lo que la propia línea de comandos no puede hacer

cli-error-unknown-command = No existe el comando «{ $command }»; elige uno de estos: { $known }
cli-error-no-such-option = No existe la opción «{ $option }»; añade --help para ver las opciones
cli-error-option-needs-value = La opción { $option } necesita un valor
cli-error-missing = Falta { $what }; añade --help para ver qué se necesita
cli-error-lesson-or-file = Da el nombre de una lección o un archivo, no ambos
cli-error-not-a-number = El valor de { $what } no es un número
cli-error-not-understood = No se entiende «{ $line }»; añade --help para ver las opciones
cli-error-bots-and-seats =
    { $bots ->
        [one] Hay { $bots } bot para { $seats } asientos: no cuadra
       *[other] Hay { $bots } bots para { $seats } asientos: no cuadra
    }
cli-error-names-and-people =
    { $people ->
        [one] Se han dado { $names } nombres para una persona
       *[other] Se han dado { $names } nombres para { $people } personas
    }
cli-error-resume-alone = Una partida reanudada conserva sus asientos, bots, nombres, semilla y ajustes: usa --resume sin ellos
cli-error-would-overwrite = { $file } ya existe y no es una partida guardada de Tableverse; elige otro nombre
cli-error-other-game-there = { $file } contiene otra partida guardada; elige otro nombre
cli-error-unknown-rule = No existe la regla «{ $rule }»
cli-error-bad-seconds = --seconds debe ser un número de { $least } a { $most }, no { $value }
cli-error-no-such-program = { $program } no es un programa de Tableverse que pueda hacer esta medición
cli-error-worker-died = Un proceso auxiliar ha fallado; vuelve a intentarlo con menos --jobs

## games, rules, content, version

cli-version =
    { $build ->
        [compiled] Tableverse { $version }, compilado, sobre Python { $python }
       *[pure] Tableverse { $version }, Python puro, sobre Python { $python }
    }

cli-games-id = Id
cli-games-title = Juego
cli-games-players = Jugadores
cli-games-rules = Reglas con test
cli-games-components = Componentes
cli-games-range = { $least }–{ $most }
cli-games-proved = { $proved } de { $total }

cli-rules-open = Enumerar las reglas que aún no tienen test
cli-rules-words = Buscar estas palabras en el reglamento: por palabra, por carta o por id
cli-rules-nothing = «{ $text }» no está en el reglamento; prueba con otra palabra o con menos palabras
cli-rules-more =
    { $count ->
        [one] Hay { $count } más; añade otra palabra para acotar la búsqueda
       *[other] Hay { $count } más; añade otra palabra para acotar la búsqueda
    }
cli-rules-show = Mostrar una regla y sus tests
cli-rules-column-total = Total
cli-rules-column-proved = Con test
cli-rules-column-not-applicable = No aplicables
cli-rules-column-open = Sin test
cli-rules-why-not = { $id } no es aplicable: { $reason }
cli-rules-none-open = Todas las reglas tienen test
cli-rules-lesson = Lección: { $title } (tableverse lesson { $game } { $lesson })
cli-rules-proof = Test: { $test }
cli-rules-unproved = Aún sin test

cli-content-game = Solo este juego, o «check» para comprobar un paquete de contenido
cli-content-dir = El paquete de contenido que se comprueba: una carpeta o un archivo .zip o .json
cli-content-pack-game = El juego del paquete, si no es el que indica su pack.yaml
cli-content-kind = Tipo
cli-content-kind-character = Cartas de Personaje
cli-content-kind-location = Caras de Lugar
cli-content-source-rulebook = Reglamento
cli-content-source-published = Publicado
cli-content-source-reconstructed = Reconstruido
cli-content-meaning-rulebook = Reglamento: tomado del reglamento
cli-content-meaning-published = Publicado: datos de listas públicas de cartas
cli-content-meaning-reconstructed = Reconstruido: hecho por nosotros al estilo de lo publicado; puedes sustituirlo con un paquete de contenido
cli-content-kept = El contenido analizado se guarda en { $folder } para cargar antes; puedes borrarlo cuando quieras
# { $listed }: ¿se enumeran debajo?
cli-content-releases =
    { $whole ->
        [one] De { $game } está completo { $whole } de los { $total } productos publicados
       *[other] De { $game } están completos { $whole } de los { $total } productos publicados
    }{ $listed ->
        [true] :
       *[other] { "" } (para verlos: tableverse content { $game_id })
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

cli-deck-what = «check» indica los errores de un mazo, «convert» lo escribe en otro formato
cli-deck-file = Un mazo: JSON o texto de MarvelCDB, .o8d de OCTGN o el JSON de Tableverse
cli-deck-to = El formato en que se escribe: marvelcdb, text, octgn o tableverse
cli-deck-environment = El entorno con el que se comprueba: full, current o limited
cli-deck-legal = { $deck }: { $size } cartas, mazo legal
cli-deck-illegal = { $deck }: { $size } cartas, mazo no legal
cli-deck-unknown = – { $copies }x «{ $written }» no es una carta conocida
cli-deck-problem = – { $problem }

## simulate

cli-percent = { $value } %
cli-simulate-games = Número de partidas (100)
cli-simulate-jobs = Número de procesos (todos los núcleos); los resultados no cambian
cli-simulate-swap-seats = Pasar cada bot al asiento siguiente tras cada partida, para que todos ocupen por igual todos los asientos
cli-simulate-progress = Jugando
cli-simulate-rate = { $rate } partidas/s
cli-simulate-who = Gana
cli-simulate-wins = Victorias
cli-simulate-share = Porcentaje de victorias
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
cli-bench-compare = Otro programa tableverse, por ejemplo una versión compilada, que se mide también para comparar
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
cli-bench-ratio = Proporción
cli-bench-unit-rate = por segundo
cli-bench-unit-time = µs
cli-bench-unit-bytes = bytes
cli-bench-random-play = Elecciones jugando al azar
cli-bench-random-play-events = Elecciones jugando al azar, con eventos
cli-bench-bot = Elecciones del bot { $bot }
cli-bench-clone = clone()
cli-bench-view = view()
cli-bench-encode = encode()
cli-bench-decode = decode()
cli-bench-clone-memory = Memoria de una copia
cli-bench-state-memory = Memoria de un estado decodificado
cli-bench-encoded-size = Tamaño de un estado codificado

## replay

cli-replay-file = El archivo de una partida guardada
cli-replay-to = Mostrar la posición tras este número de jugadas
cli-replay-play-on = Seguir jugando desde ahí en una partida nueva; el archivo no cambia
cli-replay-moves =
    { $moves ->
        [one] Tras { $moves } jugada
       *[other] Tras { $moves } jugadas
    }

## verify

cli-record-same = Se grabó con otras cartas (contenido { $content }, Tableverse { $engine }). Con las de aquí, la partida transcurre igual y acaba igual.
cli-record-differs = Se grabó con otras cartas (contenido { $content }, Tableverse { $engine }). Con las de aquí se pueden repetir en orden { $possible } de sus { $moves } elecciones, pero puede que la partida no transcurra igual.
cli-record-upgraded = Tableverse se actualizó tras la jugada { $moves } de esta partida: las elecciones anteriores no se reproducen.
cli-verify-commitment = El compromiso que la mesa publicó antes de la partida
cli-verify-replays =
    { $moves ->
        [one] La partida guardada se reproduce: una elección y el mismo final.
       *[other] La partida guardada se reproduce: { $moves } elecciones y el mismo final.
    }
cli-verify-numbered = Se repartió con la semilla { $seed }, que alguien pudo conocer: no hay compromiso que comprobar.
cli-verify-kept = Reparto limpio: la clave de esta partida coincide con el compromiso { $commitment }.
cli-verify-compare = Su clave da el compromiso { $commitment }. Compáralo con el que publicó la mesa antes de la partida o indica este con --commitment.

## play

cli-play-bot = Un bot contra el que jugar; se puede repetir (greedy)
cli-play-hot-seat = Varias personas comparten este teclado; la mesa se oculta al cambiar de persona
cli-play-name = Tu nombre; en una partida compartida, uno por persona
cli-play-resume-file = Continuar una partida guardada
cli-play-save-file = Guardar la partida en este archivo y no en la carpeta de datos

cli-name-person = Jugador
cli-name-bot =
    { $bot ->
        [random] Bot al azar
        [greedy] Bot voraz
       *[other] Bot { $bot }
    }

cli-play-no-coach = Sin consecuencias junto a las opciones ni avisos
cli-coach-hint = Un buen jugador elegiría: { $option }
cli-coach-close = Casi igual de bueno: { $options }
cli-coach-warning = Con esto pierdes la partida seguro. Elígelo otra vez si aun así quieres hacerlo
cli-coach-switched =
    { $on ->
        [yes] El instructor muestra junto a cada opción lo que hace
       *[no] El instructor no dirá nada; con what y una opción puedes ver lo que hace
    }
cli-coach-nothing = No hay ningún cambio seguro
cli-play-keys = número o palabras · u deshacer · s guardar · l registro · ? ayuda, ?palabra · q salir
cli-play-keys-standing = número o palabras · a 1 siempre · n 1 nunca · pp pasar hasta que haya otra cosa · k volver a preguntar · ? ayuda
cli-play-asked-again = Se te volverá a preguntar por todas
cli-play-thinking = { $name } está pensando…
cli-play-pass = Pasa el teclado a { $name }: que pulse Intro
cli-play-pass-undo = u: { $name } deshace su última elección
cli-play-enter = Pulsa Intro para continuar
cli-play-yes = s
cli-play-undo-ask = { $other }, ¿puede { $name } deshacer su última elección? (s/n)
cli-play-undo-refused = La elección no se deshace
cli-play-saved = Guardado en { $file }
cli-play-resume = Para continuar la partida: { $command }
cli-play-explain = Para ver dónde se decidió la partida: { $command }
cli-play-replay = Para volver a verla: { $command }
cli-play-no-such-option = «{ $text }» no está entre las opciones; escribe un número, o ? para ver la ayuda
cli-play-ambiguous =
    { $more ->
        [yes] «{ $text }» puede ser: { $readings }…
       *[no] «{ $text }» puede ser: { $readings }
    }
cli-play-why-what = En la mesa no hay nada que se llame «{ $text }»: escribe why y un nombre
cli-play-why-nothing = Nada te lo impide con { $name }: mira las opciones
cli-fix-nothing = Ahora no se puede corregir «{ $text }»; escribe solo «fix» para ver qué se puede corregir
cli-fix-which = ¿Cuál? (un número; nada para cancelar)
cli-fix-more = … y { $count } más: añade palabras, como en «fix rino»
cli-fix-number = { $what }. ¿Cuál es el valor correcto? ({ $least }–{ $most }; nada para cancelar)
cli-fix-alternative = { $what }. ¿Cuál es el valor correcto? (un número; nada para cancelar)
cli-fix-between = Escribe un número entre { $least } y { $most }
cli-fix-ask = { $other }, ¿aceptas esta corrección de { $name }: { $what }? (s/n)
cli-fix-refused = No se ha cambiado nada
cli-play-help =
    Elige una opción por su número, por sus palabras o sus primeras letras («rec map», «mente espacio alma») o por su id
    u           deshacer tu última elección
    s [archivo] guardar, aquí o en otro archivo; la partida también se guarda tras cada elección
    l           mostrar el registro completo
    a 1, n 1    usar siempre o nunca esa capacidad opcional; k vuelve a preguntar por todas
    ?guardia    buscar una palabra, una carta o una regla en el reglamento
    why hulk    por qué no se puede hacer algo con una carta, una ficha o un lugar
    fix rino    corregir la mesa: un número, un estado, dónde está una carta; «fix» muestra qué se puede corregir
    hint        qué haría un buen jugador, y por qué
    what 3      qué haría una opción, con todos sus números
    coach       ocultar o mostrar lo que hace cada opción
    pp          pasar hasta que haya otra cosa que elegir
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
cli-splendor-assemble-free = ¡Vengadores, reuníos! (+3 pt): libre, para el primero con { $icons } A
cli-splendor-assemble-held = ¡Vengadores, reuníos! (+3 pt): { $seat }
cli-splendor-to-move = juega
cli-splendor-stock = cartas+fichas · { $held }/{ $limit } fichas
cli-splendor-avengers =
    { $tile ->
        [yes] Vengadores { $icons } (Reuníos +3)
       *[no] Vengadores { $icons }
    }
cli-splendor-reserved = reserva: { $cards }
cli-splendor-my-reserve = Tus cartas reservadas
cli-splendor-face-down = nivel { $level } bocabajo
cli-splendor-top-card = mazo
cli-splendor-do-take = Coger
cli-splendor-do-recruit = Reclutar
cli-splendor-do-reserve = Reservar
cli-splendor-do-pay = Pagar
cli-splendor-do-return = Devolver
cli-splendor-do-location = Coger

## Lecciones

cli-lesson-name = La lección; sin nombre, la primera partida
cli-lesson-file = Dar la lección de este archivo
cli-lesson-check = Solo comprobar: jugar la lección como aconseja y avisar de lo que no llega a ocurrir
cli-lesson-ok =
    { $choices ->
        [one] { $game }/{ $lesson }: correcta, { $choices } elección
       *[other] { $game }/{ $lesson }: correcta, { $choices } elecciones
    }
cli-lesson-column-game = Juego
cli-lesson-column-name = Lección
cli-lesson-column-title = Título
cli-lesson-column-minutes = Minutos
cli-lesson-rules = Reglas: escribe { $rules }
cli-lesson-begin = Para empezar: tableverse lesson JUEGO
cli-lesson-advice = Escribe { $number }: { $option }

## Paquetes de contenido

cli-help-pack = Crear un paquete de contenido con tus cartas, comprobarlo, ver qué cambia e instalarlo
cli-pack-what = «new JUEGO CARPETA» crea una carpeta con la que empezar; «check», «diff» e «install» reciben un paquete y «remove» el nombre de uno instalado; «list» los enumera
cli-pack-target = El juego, o un paquete: una carpeta, un archivo .zip o .json, o el nombre de un paquete instalado
cli-pack-dir = La carpeta del paquete nuevo
cli-pack-card = Un componente con el que empieza el paquete nuevo, tal como viene; se puede repetir
cli-pack-template =
    Filas de { $file }.yaml. Cada una sustituye al componente con el mismo id.
    Aquí hay algunas tal como vienen: quita el «# » de las líneas que quieras y cámbialas.
    «tableverse pack check» indica los errores; «tableverse pack diff», los cambios.
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
cli-pack-installed = «{ $title }» está instalado: para jugar con él, «tableverse play { $game } --pack { $name }»
cli-pack-removed = Paquete «{ $name }» desinstalado
cli-pack-none = No hay paquetes instalados en { $folder }
cli-pack-listed =
    { $rows ->
        [one] { $name }: «{ $title }» para { $game }, { $rows } componente
       *[other] { $name }: «{ $title }» para { $game }, { $rows } componentes
    }
cli-error-folder-not-empty = { $folder } ya existe y no es una carpeta vacía; elige otro nombre
cli-error-pack-installed = Ya hay un paquete instalado con el nombre «{ $name }»; ejecuta antes «tableverse pack remove { $name }»
cli-error-no-such-pack = No hay ningún paquete instalado con el nombre «{ $name }»; los instalados son: { $known }
cli-error-no-such-card = { $game } no tiene ningún componente «{ $id }» que un paquete pueda sustituir
