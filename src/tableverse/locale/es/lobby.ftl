# El vestíbulo, el formulario de una mesa nueva y la sala de espera: se cargan con ellos, no con un juego.

web-tagline = Cuatro juegos de mesa de Marvel en una sola mesa: con amigos, con bots o a solas
web-notice = Proyecto de aficionados, sin relación con las editoriales ni con Marvel. Los dibujos son nuestros, hechos con glifos de game-icons.net (CC BY 3.0)

## Las puertas

web-play-now = Jugar ya
web-learn-short = Aprender
web-door-splendor-about = Reúne Gemas, recluta un equipo y hazte con el Guantelete antes que nadie
web-door-splendor-quick = Un rival fácil
web-door-united-about = Héroes unidos contra un villano con un plan
web-door-united-quick = Tú y dos bots fuertes contra un villano asequible
web-door-dagger-about = Un mundo en crisis y nunca suficientes héroes
web-door-dagger-quick = Tú y un bot fuerte, en la dificultad más fácil
web-door-champions-about = Tu mazo, tu héroe y un villano al que detener
web-door-champions-quick = Tú a solas con Spiderman contra Rino

## Mesas y repeticiones

web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo nadie espera jugadores
web-join = Unirse
web-seats-open = { $open } de { $seats } asientos libres
web-my-tables = Mis mesas
web-no-my-tables = Aquí aparecerán las mesas en las que te sientes. Se guardan en este navegador; con el código de tu perfil te las llevas a otro dispositivo
web-go-on = Seguir jugando
web-status-open = Esperando jugadores
web-status-playing = En juego
web-status-over = Terminada
web-status-stopped = Detenida por una actualización
web-status-unknown = El servidor no responde
web-table-against = contra { $villain }
web-table-with = con { $names }
web-table-alone = a solas
web-table-won = Has ganado
web-table-lost = Has perdido
web-table-lesson = Lección
web-forget = Quitar
web-forget-named = Quitar de mi lista: { $table }
web-forget-seat = Renuncias a tu asiento. ¿Quitarla?
web-forget-yes = Sí, quitar
web-forget-no = Conservarla
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
web-replays-about = Una partida guardada, paso a paso. Sigue jugando desde cualquier posición
web-open-record = Abrir un archivo de partida

## Una mesa nueva

web-your-name = Tu nombre
web-seats = Jugadores
web-set-up = La partida
web-seat-me = Yo
web-seat-bot = Bot: { $level }
web-seat-me-about = Aquí juegas tú
web-seat-me-several = Juegas varias manos, una a una: la mesa muestra la que debe elegir
web-seat-open-about = Aquí se sienta alguien que tenga el enlace
web-wait-minutes = Minutos de espera si alguien se va
web-clock = Reloj
web-clock-none = Ninguno
web-clock-turn = Por turno
web-clock-bank = Para toda la partida
web-clock-seconds = Segundos por turno
web-clock-minutes = Minutos por jugador
web-clock-zero = Cuando se acaba el tiempo
web-clock-zero-mark = Queda señalado, nada más
web-clock-zero-bot = Juega un bot hasta que vuelva el jugador
web-clock-about = Corre para quien tiene que elegir y se detiene mientras no hay nadie en la mesa. Los bots no gastan tiempo.
web-seed = Número del reparto
web-seed-random = uno nuevo
web-seed-about = Con el mismo número se reparten otra vez las mismas cartas. Todos en la mesa sabrán que lo has elegido
web-private = Solo la encuentra quien tenga el enlace
web-more-settings = Más ajustes
web-create = Crear la mesa

## La fuerza de los bots: contra ti y a tu lado

level-easy = Fácil (Novato)
level-normal = Normal (Ayudante)
level-hard = Difícil (Leyenda)
level-expert = Experto (Gran maestro)
web-level-rival-easy = La mitad de las veces elige sin cuidado
web-level-rival-normal = Toma siempre lo que parece mejor en ese momento
web-level-rival-hard = Antes de elegir imagina muchas maneras en que puede seguir la partida
web-level-rival-expert = Ha aprendido de muchísimas partidas y mira hacia delante. Muy difícil de vencer
web-level-partner-easy = A menudo elige sin cuidado: el equipo depende de ti
web-level-partner-normal = Un compañero sensato que falla de vez en cuando
web-level-partner-hard = El mejor compañero que hay aquí: piensa bien adónde lleva cada elección

## Antes de la partida

web-waiting-room = Envía este enlace a los demás o deja que escaneen el código
web-invite = Invitar a otros
web-send-link = Enviar
web-waiting-begin = La partida empieza cuando se ocupan todos los asientos o cuando la empieza el anfitrión
web-waiting-sit = La mesa es de { $host }. Di tu nombre y elige un asiento
web-waiting-full = La mesa es de { $host }. Todos los asientos están ocupados: puedes mirar
web-with-clock = con reloj
web-you = tú
web-qr = El enlace como código QR
web-sit-also = Jugar también este asiento
web-stand-up-seat = Levantarse del asiento { $number }
web-fill-bot = Sentar un bot
web-fill-bot-seat = Sentar un bot en el asiento { $number }
web-bot-level = Fuerza de los bots
web-dismiss-bot = Echar al bot
web-dismiss-bot-seat = Echar al bot del asiento { $number }
web-seat-up = Subir
web-seat-up-number = Subir el asiento { $number }
web-seats-order = Empieza quien ocupa el primer asiento
web-close-table = Cerrar la mesa
web-close-sure = Todos salen de la mesa y nadie podrá volver
web-close-yes = Sí, cerrarla
web-hands-ask = En esta mesa se te preguntará si tus compañeros pueden ver tu mano
web-waiting-host = { $host } empezará la partida
web-copy = Copiar
web-stand-up = Levantarse
web-start = Empezar la partida

## Villanos, héroes y modos entre los que elegir

web-picks-search = Buscar
web-picks-product = Caja
web-picks-all-mine = Todas mis cajas
web-picks-nothing = No se ha encontrado nada
web-picks-all = Todas las cajas
web-united-line-track = Gana cuando se llena su medidor
web-united-line-plan = Gana cuando se completa el Plan Maestro
web-united-line-random = Una sorpresa
web-united-line-hero = Sobre todo { $symbols }
web-united-mode-cooperative = Todos los Héroes juntos; el juego lleva al Villano
web-united-mode-super-villain = Un jugador es el Villano, contra todos los demás
web-united-mode-commander = A solas, con un equipo de Héroes de apoyo
web-united-mode-super-villain-vs-commander = Dos jugadores: un Villano contra un Comandante
web-dagger-line-nemesis = Poder { $power } · amenaza { $threat }
web-dagger-line-random = Una sorpresa
web-champions-brief-life =
    { $life ->
        [one] { $life } punto de vida
       *[other] { $life } puntos de vida
    }
web-champions-brief-each =
    { $life ->
        [one] { $life } punto de vida por jugador
       *[other] { $life } puntos de vida por jugador
    }
web-champions-brief-next = El primer héroe que nadie ha elegido

## Aquí algo va mal

web-report-what = ¿Qué va mal?
web-report-about = El informe dice la mesa, la jugada y la versión. Si juegas a solas, contiene también toda la partida hasta ahora con todas las cartas ocultas, y la mesa dirá desde entonces que alguien puede conocerlas. Con otros contiene solo lo que tú ves; lo demás se queda en el servidor.
web-report-make = Hacer el informe
web-report-whole = El archivo muestra la posición exacta: envíalo junto con este texto.
web-report-part = El archivo contiene lo que tú ves. Quien lleva el servidor encuentra la posición por la mesa y la jugada.
web-report-text = Texto del informe
web-report-file = Descargar el archivo
web-report-copy = Copiar el texto

## Corregir algo a mano

web-corrections = Se puede corregir algo a mano si todos están de acuerdo
web-correct-about = Una carta equivocada, una regla de la casa, un despiste: se pregunta a los demás, queda en el registro y la partida sigue desde ahí.
web-correct-about-alone = Una carta equivocada, una regla de la casa, un despiste: queda en el registro y la partida sigue desde ahí.
web-correct-find = Buscar
web-correct-thing = ¿Qué está mal?
web-correct-nothing = En este momento no se puede corregir nada
web-correct-aspect = ¿Qué de ello?
web-correct-after = Cómo debería estar
web-correct-propose = Preguntar a los demás
web-correct-do = Corregir

## Packs of cards of one's own

web-packs-about = Un paquete cambia cartas de la caja. Toda la mesa ve cuáles son
web-packs-open = Abrir un paquete
web-packs-make = Hacer uno en el taller
web-packs-wrong = Con «{ $title }» aún no se puede jugar:
web-packs-mistake = { $file }, línea { $line }: { $message }
web-packs-with = con { $packs }
web-missing-packs = Esta partida se jugó con paquetes que no están aquí: { $packs }. Elige a la vez el registro y los archivos de los paquetes
