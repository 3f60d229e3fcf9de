# El cliente web: todo lo que no es texto propio de un juego.

web-guest = Invitado

## La fuerza de los bots

bot-easy = Novato
bot-normal = Ayudante
bot-hard = Leyenda
bot-expert = Gran maestro
# Los de los programas.
bot-random = Dados
bot-greedy = Voraz
bot-mcts-100 = Búsqueda 100
bot-mcts-400 = Búsqueda 400

## Vestíbulo

web-profile = Perfil
web-profile-of = { $name }: tu perfil
web-games = Juegos
web-new-table = Mesa nueva
web-learn = Aprender a jugar
web-door-splendor = Splendor: Marvel
web-door-united = Marvel United
web-door-dagger = Marvel D.A.G.G.E.R.
web-door-champions = Marvel Champions
web-decks = Mazos
web-picks-mine = Mi colección
web-picks-mine-about = Marca las cajas que tienes: los héroes, villanos, conjuntos modulares y cartas se eligen entonces de ellas. Se guarda en este navegador.
web-picks-mine-count = { $count } de { $of } cajas
web-picks-mine-none = se muestra todo
web-picks-tick-all = Marcar todas
web-picks-tick-none = No marcar ninguna
web-picks-only-mine = Mostrar solo mi colección
web-picks-hidden =
    { $count ->
        [one] Hay { $count } más que no está en tu colección.
       *[other] Hay { $count } más que no están en tu colección.
    }
web-picks-show-all = Mostrar todo
web-no-decks = Este juego no tiene mazos que construir
web-cards = Cartas
web-cards-find = Buscar una carta
web-cards-all = Todas las cartas
web-no-cards = No hay cartas que mostrar de este juego
web-continue = Continuar

## Una mesa nueva

web-seat = Asiento { $number }
web-seat-open = Asiento libre
web-back = Volver

## Antes de la partida

web-share-link = Enlace para compartir
web-copied = Copiado
web-sit = Sentarse aquí
web-sit-too = Jugarlo también

## La mesa

web-tools = Herramientas
web-decision = Tu decisión
web-opponents = Rivales
web-my-mat = Tablero de { $name }
web-clock-of = { $name }: quedan { $left }
web-clock-overdue = fuera de tiempo
web-clock-little = Quedan menos de diez segundos
web-your-turn = Tu turno
web-your-turn-as = Tu turno: { $name }
web-my-hands = Mis manos
web-look-from = Mirar la mano de { $name }
web-turn-of = Turno de { $name }
web-waiting = Esperando a { $name }
web-waiting-thinking = { $name } está pensando
web-thinking = pensando
web-away = ausente
web-over = La partida ha terminado
web-watching = Mirando
web-loading = Poniendo la mesa
web-held-by-bot = { $name } (bot)
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-waiting = Preguntando a los demás si puedes deshacer tu última elección
web-undo-withdraw = Déjalo
web-undo-asked = { $name } pide deshacer una elección
web-correct = Corregir a mano…
web-correct-waiting = Preguntando a los demás: { $what }
web-correct-asked = { $name } quiere corregir algo a mano: { $what }
web-corrected =
    { $count ->
        [one] Esta partida se corrigió a mano una vez: no cuenta para los logros
       *[other] Esta partida se corrigió a mano { $count } veces: no cuenta para los logros
    }
web-agree = De acuerdo
web-refuse = Rechazar
web-reconnecting = Se ha perdido la conexión. Reintentando
web-silent = El servidor no responde. Reintentando
web-not-arrived = Tu elección aún no ha llegado: { $choice }. Se enviará de nuevo
web-maybe-lost = Puede que lo último que hiciste no haya llegado. Míralo y vuelve a intentarlo
web-retry = Reintentar ya
web-is-away = { $name } no está ({ $time })
web-hand-later =
    { $minutes ->
        [one] Pasado { $minutes } minuto, un bot podrá ocupar el asiento
       *[other] Pasados { $minutes } minutos, un bot podrá ocupar el asiento
    }
web-hand-to-bot = Que juegue un bot
web-bot-plays-for-you = Un bot juega por ti
web-bot-for-me = Que un bot juegue por mí
web-take-back = Recuperar el asiento
web-gone = No existe esa mesa
web-gone-about = Puede que se haya borrado porque nadie la usaba desde hacía mucho
web-closed = Esta mesa está cerrada
web-closed-about = El anfitrión la ha cerrado. No queda nada de ella
web-removed = No puedes jugar ni mirar aquí
web-removed-about = El anfitrión te ha expulsado de esta mesa
web-to-lobby = Al vestíbulo
web-error-offline = No se puede contactar con el servidor
web-error-server = No se entiende la respuesta del servidor

web-log = Registro
web-log-again = Volver a mostrar la última ronda
web-log-earlier = Mostrar líneas anteriores

## Paso a paso, y mirar atrás

web-steps = Paso a paso
web-steps-skip = Seguir
web-meanwhile = Mientras tanto
web-pace = Lo que ocurre, paso a paso
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-pace-off = Desactivado
web-pace-about = En lento se espera a que leas cada carta que se revela. En rápido nunca se tarda más de dos segundos.
web-pace-is = Velocidad: { $pace }
web-past = Estás mirando atrás: jugada { $move }
web-past-title = Mirando atrás
web-past-start = Estás mirando atrás: el comienzo de la partida
web-past-now = Al presente
web-past-look = Ver la mesa en ese momento: { $line }
web-past-news =
    { $count ->
        [one] La partida ha seguido: { $count } jugada nueva
       *[other] La partida ha seguido: { $count } jugadas nuevas
    }

## Chat y personas

web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
web-chat-empty = Aún no se ha dicho nada
web-chat-say = Di algo
web-chat-seated-only = Solo pueden escribir los jugadores
web-send = Enviar
web-muted-you = El anfitrión te ha silenciado: los demás no pueden leer lo que escribes
web-people = Personas
web-people-about = El anfitrión puede silenciar y expulsar a otras personas, y ceder su puesto
web-host = anfitrión
web-muted = silenciado
web-mute = Silenciar
web-mute-name = Silenciar a { $name }
web-unmute = Dejar de silenciar
web-unmute-name = Dejar de silenciar a { $name }
web-make-host = Ceder la mesa
web-make-host-name = Ceder la mesa a { $name }
web-remove = Expulsar
web-remove-name = Expulsar a { $name }
web-remove-sure = ¿Expulsar a { $name }? No podrá volver si no se lo permites
web-remove-open = Expulsar y dejar el asiento libre
web-remove-bot = Expulsar y que siga un bot
web-removed-people = Personas expulsadas
web-pardon = Readmitir
web-pardon-name = Readmitir a { $name }
web-seat-vacant = El asiento { $number } está libre
web-act-kick = { $by } expulsa a { $about }
web-act-mute = { $by } silencia a { $about }
web-act-unmute = { $by } deja de silenciar a { $about }
web-act-pardon = { $by } readmite a { $about }
web-act-host = { $by } cede la mesa a { $about }

## Ajustes y ayuda

web-report = Aquí algo va mal
web-settings = Ajustes
web-at-this-table = En esta mesa
web-language = Idioma
web-theme = Colores
web-theme-system = Como el sistema
web-theme-paper = Papel
web-theme-night = Noche
web-sounds = Sonidos
web-volume = Volumen
web-call-sound-only = Este navegador no permite notificaciones de esta página: solo te avisará el sonido
web-call = Avisarme cuando me toque y esté mirando otra cosa: un sonido y, si el navegador lo permite, una notificación
web-text-size = Tamaño del texto
web-text-size-100 = Normal
web-text-size-112 = Grande
web-text-size-125 = Muy grande
web-turn-over = Dar la vuelta
web-its-back = El reverso dice: { $name }
web-to-come = Por venir
web-sizes = Tamaño y disposición
web-zoom-board = Tablero
web-zoom-hand = Mis cartas
web-zoom-in = { $what }: más grande
web-zoom-out = { $what }: más pequeño
web-zoom-usual = { $what }: { $now } %, volver al 100 %
web-all-areas = Las áreas de todos los jugadores una al lado de otra en pantallas anchas
web-left-handed = Disposición para zurdos en el teléfono
web-calm = Menos movimiento
web-marks = Letras en las gemas
web-ends-turns = Terminar mi turno sin preguntar cuando no queda nada más que hacer
web-coach = Instructor: qué hacen las opciones, consejos y avisos
web-review = Cómo fue
web-credits = Glifos: game-icons.net, CC BY 3.0. Tipografías: Bangers e Inter, SIL Open Font License
web-done = Hecho
web-close = Cerrar
web-help = Ayuda
web-help-how = Cómo se juega
web-help-keys = Teclas
web-key-arrows = Flechas
web-key-arrows-does = Moverse entre las opciones
web-key-enter = Intro
web-key-enter-does = Elegir
web-key-numbers = 1–9
web-key-numbers-does = Elegir la respuesta con ese número
web-key-escape = Esc
web-key-escape-does = Retroceder un paso
web-key-undo = U
web-key-undo-does = Deshacer
web-key-log = L
web-key-log-does = Registro
web-key-chat = C
web-key-chat-does = Chat
web-key-people = P
web-key-people-does = Personas de la mesa
web-key-rules = R
web-key-rules-does = Abrir el reglamento
web-key-hint = H
web-key-hint-does = Pedir un consejo
web-key-space = Espacio
web-key-space-does = Saltar lo que se está mostrando
web-key-steps = , .
web-key-steps-does = Un paso atrás o adelante mientras se muestra algo; las flechas hacen lo mismo
web-key-zoom-board = + −
web-key-zoom-board-does = Agrandar o reducir el tablero
web-key-zoom-hand = > <
web-key-zoom-hand-does = Agrandar o reducir tus cartas
web-key-sizes = Z
web-key-sizes-does = Tamaño y disposición
web-key-help = ?
web-key-help-does = Esta página

## El final

web-end-you = ¡Has ganado!
web-end-shared = ¡Compartes la victoria!
web-end-other =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
web-end-nobody = No gana nadie
web-account = Lo que acaba de pasar
web-end-lost = Esta vez gana el villano
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
web-score-line = Puntos por ronda
web-rematch = Revancha
web-rematch-waits = Alguien ya ha seguido: la mesa siguiente te espera
web-to-rematch = A la revancha
web-see-board = Ver el tablero
web-show-result = Resultado

## Repeticiones

web-replay = Repetición
web-step-back = Paso anterior
web-step-on = Paso siguiente
web-play = Reproducir
web-pause = Pausa
web-move = Jugada
web-move-of = { $move } / { $moves }
web-somebody-chose = { $name } elige
web-start-position = La mesa está puesta
web-play-on = Seguir jugando desde aquí
web-download = Descargar la partida
web-upgraded = Tableverse se actualizó después de la jugada { $move }: desde ahí valen las cartas y reglas nuevas
web-upgraded-undo = Lo que se eligió antes no se puede deshacer
web-upgraded-taken-back =
    { $count ->
        [one] Una elección ya no era posible y se ha deshecho
       *[other] { $count } elecciones ya no eran posibles y se han deshecho
    }
web-understood = Entendido
web-replay-not-kept = Lo que ocurrió en esta jugada no se conservó
web-stopped = Esta partida no puede continuar
web-stopped-about = Tableverse se actualizó y esta versión no puede seguir con la partida. No se ha perdido nada: quien lleva el servidor puede volver a la versión anterior, y puedes ver lo que se jugó
web-stopped-look = Ver lo que se jugó
web-stopped-end = Terminar la partida y abrir su registro
web-stopped-end-about = Después nadie podrá seguir jugándola con ninguna versión, porque su registro revela todas las cartas
web-changed = Esta partida se jugó con otras cartas o reglas
web-changed-about = Puedes verla tal como se jugó y descargarla
web-replay-no-position = La mesa no se puede dibujar con las cartas de esta versión; lo que ocurrió se cuenta abajo
web-replay-earlier = Desde que se jugó esta partida han cambiado cartas o reglas: esta es la posición después de la jugada { $position }
web-replay-uncertain = Desde que se jugó esta partida han cambiado cartas: lo que ves puede ser distinto de lo que se jugó
web-replay-upgraded = Tableverse se actualizó después de la jugada { $move }
web-deal = Cómo se repartió
web-deal-kept = La promesa se cumplió: la clave encaja con lo que este dispositivo recibió antes de la primera carta
web-deal-fits = La clave encaja con la promesa que muestra la mesa. Este dispositivo no la recibió antes de la primera carta; puede compararla alguien que sí la recibiera
web-deal-broken = La promesa no se cumplió: la clave no encaja con lo prometido antes de la primera carta
web-deal-seeded = Alguien eligió la semilla de esta partida, así que no se prometió nada sobre sus cartas
web-deal-untold = La clave se revela cuando termina la partida
web-deal-unchecked = Esta página llegó por una conexión sin proteger, donde el navegador no calcula hashes; compruébalo con la orden de abajo
web-deal-promise = Prometido antes de la primera carta
web-deal-key = La clave, revelada después de la partida
web-deal-more = Que cada carta salió de esta clave lo comprueba el propio Tableverse, con la partida descargada:

## The rulebook

web-rules = Reglamento
web-rules-search = Busca una palabra, una carta, una regla
web-rules-contents = Índice
web-rules-chapters = Otros capítulos
web-rules-glossary = Glosario
web-rules-rulings = Aclaraciones
web-rules-rulings-about = Donde el reglamento calla o se puede leer de dos maneras, esto es lo que se juega aquí, y por qué.
web-rules-reading = Se juega así:
web-rules-why = Por qué:
web-rules-faq = respuesta oficial
web-rules-both = Los dos idiomas
web-rules-lesson = Lección: { $title }
web-rules-alone = En su propia página
web-rules-choose = Elige un juego para leer sus reglas
web-rules-none = Este juego no tiene reglamento aquí
web-rules-peek = Qué significa
web-rules-open-here = Abrir el reglamento
web-rules-nothing = No se ha encontrado nada sobre «{ $text }»
web-rules-kinds-keyword = Palabras clave
web-rules-kinds-status = Estados
web-rules-kinds-icon = Iconos
web-rules-kinds-token = Fichas
web-rules-kinds-action = Acciones
web-rules-kinds-stat = Atributos
web-rules-kinds-word = Otras palabras
web-rules-found =
    { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }
rules-kind-keyword = palabra clave
rules-kind-status = estado
rules-kind-icon = icono
rules-kind-token = ficha
rules-kind-action = acción
rules-kind-stat = atributo
rules-kind-word = término
rules-kind-card = carta
rules-kind-rule = regla

web-workshop = Taller
web-workshop-change = Cambiar esta carta
web-workshop-change-card = Cambiar esta carta: { $name }
web-from-pack = Del paquete «{ $title }»
web-from-a-pack = De un paquete
web-packs = Tus propias cartas
web-packs-here = Aquí se juega con cartas de un paquete en lugar de las de la caja. Llevan esta señal
web-packs-size =
    { $count ->
        [one] 1 componente
       *[other] { $count } componentes
    }
web-packs-keep = Descargar el paquete «{ $title }»
web-packs-download = Descargar
web-not-a-pack = «{ $file }» no es un paquete
web-pack-of-other-game = «{ $file }» es un paquete para { $game }

# A card that no source shows.
web-reconstructed = Reconstruido: hecho por nosotros al estilo de lo publicado
