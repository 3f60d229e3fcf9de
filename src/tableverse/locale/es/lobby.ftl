# La página de inicio, el formulario de una mesa nueva y la sala de espera: se cargan con ellos, no con un juego.

web-tagline = Cuatro juegos de mesa de Marvel en una sola mesa: con amigos, con bots o en solitario
web-notice = Proyecto de aficionados, sin relación con las editoriales ni con Marvel. Los dibujos son nuestros, hechos con glifos de game-icons.net (CC BY 3.0)

## Las puertas

web-play-now = Jugar ya
web-learn-short = Aprender
web-door-splendor-about = Reúne Gemas, recluta un equipo y hazte con el Guantelete antes que nadie
web-door-splendor-quick = Un rival fácil
web-door-united-about = Héroes unidos contra un villano con un plan
web-door-united-quick = Tú y dos bots fuertes contra un villano asequible
web-door-dagger-about = Crisis por todo el mundo y nunca suficientes héroes
web-door-dagger-quick = Tú y un bot fuerte, en la dificultad más fácil
web-door-champions-about = Tu mazo, tu héroe y un villano al que detener
web-door-champions-quick = Tú solo, como Spiderman, contra Rino

## Mesas y repeticiones

web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo no hay mesas esperando jugadores
web-join = Unirse
web-seats-open = { $open } de { $seats } asientos libres
web-my-tables = Mis mesas
web-no-my-tables = Aquí aparecerán tus mesas. Se guardan en este navegador; con el código de tu perfil puedes llevarlas a otro dispositivo
web-go-on = Seguir jugando
web-status-open = Esperando jugadores
web-status-playing = En juego
web-status-over = Terminada
web-status-stopped = Detenida por una actualización
web-status-unknown = El servidor no responde
web-table-against = contra { $villain }
web-table-with = con { $names }
web-table-alone = en solitario
web-table-won = Has ganado
web-table-lost = Has perdido
web-table-lesson = Lección
web-forget = Quitar
web-forget-named = Quitar de mi lista: { $table }
web-forget-seat = Perderás tu asiento. ¿Quitar la mesa?
web-forget-yes = Sí, quitar
web-forget-no = No quitarla
web-more-tables =
    { $count ->
        [one] Mostrar una más
       *[other] Mostrar { $count } más
    }
web-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
web-replays = Repeticiones
web-replays-about = Revive una partida guardada paso a paso y sigue jugando desde cualquier momento
web-open-record = Abrir una partida guardada

## Una mesa nueva

web-your-name = Tu nombre
web-seats = Jugadores
web-set-up = La partida
web-seat-me = Yo
web-seat-bot = Bot: { $level }
web-seat-me-about = Aquí juegas tú
web-seat-me-several = Llevas varias manos: la mesa muestra siempre la que tiene que elegir
web-seat-open-about = Para quien reciba el enlace
web-wait-minutes = Minutos de espera cuando alguien se va
web-clock = Reloj
web-clock-none = Ninguno
web-clock-turn = Por turno
web-clock-bank = Para toda la partida
web-clock-seconds = Segundos por turno
web-clock-minutes = Minutos por jugador
web-clock-zero = Cuando se acaba el tiempo
web-clock-zero-mark = Solo se avisa
web-clock-zero-bot = Juega un bot hasta que vuelva el jugador
web-clock-about = Corre el tiempo de quien tiene que elegir y se detiene si no hay nadie en la mesa. Los bots no gastan tiempo.
web-seed = Semilla
web-seed-random = nueva
web-seed-about = La misma semilla reparte las mismas cartas. Todos en la mesa verán que la has elegido
web-private = Solo para quien tenga el enlace
web-more-settings = Más ajustes
web-create = Crear la mesa

## La fuerza de los bots: contra ti y a tu lado

level-easy = Fácil (Novato)
level-normal = Normal (Ayudante)
level-hard = Difícil (Leyenda)
level-expert = Experto (Gran maestro)
web-level-rival-easy = La mitad de las veces elige sin cuidado
web-level-rival-normal = Elige siempre lo que parece mejor en ese momento
web-level-rival-hard = Antes de cada elección simula muchas continuaciones de la partida
web-level-rival-expert = Ha aprendido de muchísimas partidas y calcula por adelantado. Muy difícil de vencer
web-level-partner-easy = A menudo elige sin cuidado: tendrás que tirar del equipo
web-level-partner-normal = Un compañero sensato que se equivoca de vez en cuando
web-level-partner-hard = El mejor compañero: calcula bien las consecuencias de cada elección

## Antes de la partida

web-waiting-room = Envía este enlace a los demás o deja que escaneen el código
web-invite = Invitar a otros
web-send-link = Enviar
web-waiting-begin = La partida empieza cuando se ocupan todos los asientos o cuando lo decide el anfitrión
web-waiting-sit = Es la mesa de { $host }. Escribe tu nombre y elige un asiento
web-waiting-full = Es la mesa de { $host }. Todos los asientos están ocupados, pero puedes mirar
web-with-clock = con reloj
web-you = tú
web-qr = Código QR del enlace
web-sit-also = Jugar también con este asiento
web-stand-up-seat = Dejar el asiento { $number }
web-fill-bot = Añadir un bot
web-fill-bot-seat = Añadir un bot en el asiento { $number }
web-bot-level = Nivel de los bots
web-dismiss-bot = Quitar el bot
web-dismiss-bot-seat = Quitar el bot del asiento { $number }
web-seat-up = Subir
web-seat-up-number = Subir el asiento { $number }
web-seats-order = Empieza el primer asiento
web-close-table = Cerrar la mesa
web-close-sure = La mesa se cerrará para todos y nadie podrá volver
web-close-yes = Sí, cerrarla
web-hands-ask = En esta mesa elegirás si tus compañeros pueden ver tu mano
web-waiting-host = { $host } empezará la partida
web-copy = Copiar
web-stand-up = Dejar el asiento
web-start = Empezar la partida

## Villanos, héroes y modos entre los que elegir

web-picks-search = Buscar
web-picks-product = Caja
web-picks-all-mine = Todas mis cajas
web-picks-nothing = Sin resultados
web-picks-all = Todas las cajas
web-united-line-track = Gana cuando se llena su medidor
web-united-line-plan = Gana cuando se completa el Plan maestro
web-united-line-random = Sorpresa
web-united-line-hero = Sobre todo { $symbols }
web-united-mode-cooperative = Todos los Héroes juntos contra el Villano, que lleva el juego
web-united-mode-super-villain = Un jugador es el Villano y se enfrenta a todos los demás
web-united-mode-commander = Tú solo, con un equipo de Héroes de apoyo
web-united-mode-super-villain-vs-commander = Dos jugadores: el Villano contra un comandante
web-dagger-line-nemesis = Poder { $power } · amenaza { $threat }
web-dagger-line-random = Sorpresa
web-champions-brief-life =
    { $life ->
        [one] { $life } de vida
       *[other] { $life } de vida
    }
web-champions-brief-each =
    { $life ->
        [one] { $life } de vida por jugador
       *[other] { $life } de vida por jugador
    }
web-champions-brief-next = El primer héroe que nadie ha elegido

## Informar de un problema

web-report-what = ¿Cuál es el problema?
web-report-about = El informe indica la mesa, la jugada y la versión. Si juegas en solitario, incluye además toda la partida hasta ahora, con las cartas ocultas, y la mesa avisará de que alguien puede conocerlas. Si juegas con otros, incluye solo lo que tú ves: lo demás no sale del servidor.
web-report-make = Crear el informe
web-report-whole = El archivo contiene la posición exacta: envíalo junto con este texto.
web-report-part = El archivo contiene lo que tú ves. Con la mesa y la jugada, el administrador del servidor encontrará la posición.
web-report-text = Texto del informe
web-report-file = Descargar el archivo
web-report-copy = Copiar el texto

## Corregir algo a mano

web-corrections = Permitir corregir la mesa si todos están de acuerdo
web-correct-about = Una carta equivocada, una regla de la casa, un despiste: se pregunta a los demás, la corrección queda en el registro y la partida continúa.
web-correct-about-alone = Una carta equivocada, una regla de la casa, un despiste: la corrección queda en el registro y la partida continúa.
web-correct-find = Buscar
web-correct-thing = ¿Qué quieres corregir?
web-correct-nothing = Ahora no se puede corregir nada
web-correct-aspect = ¿Qué dato?
web-correct-after = Valor correcto
web-correct-propose = Preguntar a los demás
web-correct-do = Corregir

## Packs of cards of one's own

web-packs-about = Un paquete sustituye cartas de la caja. Toda la mesa ve cuáles son
web-packs-open = Abrir un paquete
web-packs-make = Crear uno en el taller
web-packs-wrong = «{ $title }» tiene errores y todavía no se puede usar:
web-packs-mistake = { $file }, línea { $line }: { $message }
web-packs-with = con { $packs }
web-missing-packs = Esta partida se jugó con paquetes que no están aquí: { $packs }. Elige a la vez la partida guardada y los archivos de los paquetes
