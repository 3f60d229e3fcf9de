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

## La página de inicio

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
web-picks-mine-about = Marca las cajas que tienes y solo se te ofrecerán sus héroes, villanos, conjuntos modulares y cartas. Se guarda en este navegador.
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
web-no-decks = En este juego no se construyen mazos
web-cards = Cartas
web-cards-find = Buscar una carta
web-cards-all = Todas las cartas
web-no-cards = Este juego no tiene cartas que mostrar
web-continue = Continuar

## Una mesa nueva

web-seat = Asiento { $number }
web-seat-open = Asiento libre
web-back = Volver

## Antes de la partida

web-share-link = Enlace para compartir
web-copied = Copiado
web-sit = Sentarse aquí
web-sit-too = Jugar también con este asiento

## La mesa

web-tools = Herramientas
web-decision = Tu decisión
web-opponents = Rivales
web-my-mat = Tablero de { $name }
web-clock-of = { $name }: le quedan { $left }
web-clock-overdue = tiempo agotado
web-clock-little = Quedan menos de diez segundos
web-your-turn = Tu turno
web-your-turn-as = Tu turno: { $name }
web-my-hands = Mis manos
web-look-from = Ver la mano de { $name }
web-turn-of = Turno de { $name }
web-waiting = Esperando a { $name }
web-waiting-thinking = { $name } está pensando
web-thinking = pensando
web-away = ausente
web-over = La partida ha terminado
web-watching = Espectador
web-loading = Preparando la mesa
web-held-by-bot = { $name } (bot)
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-waiting = Los demás deben aceptar que deshagas tu última elección
web-undo-withdraw = Retirar la petición
web-undo-asked = { $name } quiere deshacer una elección
web-correct = Corregir la mesa…
web-correct-waiting = Los demás deben aceptar el cambio: { $what }
web-correct-asked = { $name } propone una corrección: { $what }
web-corrected =
    { $count ->
        [one] Esta partida se corrigió a mano una vez: no cuenta para los logros
       *[other] Esta partida se corrigió a mano { $count } veces: no cuenta para los logros
    }
web-agree = Aceptar
web-refuse = Rechazar
web-reconnecting = Se ha perdido la conexión. Reintentando
web-silent = El servidor no responde. Reintentando
web-not-arrived = Tu elección aún no ha llegado al servidor: { $choice }. Se enviará de nuevo
web-maybe-lost = Puede que tu última elección no haya llegado. Compruébalo y vuelve a intentarlo
web-retry = Reintentar ya
web-is-away = { $name } lleva { $time } fuera
web-hand-later =
    { $minutes ->
        [one] En { $minutes } minuto, un bot podrá jugar en su lugar
       *[other] En { $minutes } minutos, un bot podrá jugar en su lugar
    }
web-hand-to-bot = Dejar que juegue un bot
web-bot-plays-for-you = Un bot juega por ti
web-bot-for-me = Dejar que un bot juegue por mí
web-take-back = Recuperar el asiento
web-gone = Esta mesa no existe
web-gone-about = Puede que se haya borrado por llevar mucho tiempo sin usarse
web-closed = Esta mesa está cerrada
web-closed-about = El anfitrión la ha cerrado y no se guarda nada de ella
web-removed = No puedes jugar ni mirar en esta mesa
web-removed-about = El anfitrión te ha expulsado de esta mesa
web-to-lobby = Al inicio
web-error-offline = No se puede contactar con el servidor
web-error-server = La respuesta del servidor no es válida

web-log = Registro
web-log-again = Volver a mostrar la última ronda
web-log-earlier = Mostrar entradas anteriores

## Paso a paso, y mirar atrás

web-steps = Paso a paso
web-steps-skip = Saltar
web-meanwhile = Mientras tanto
web-pace = Narración paso a paso
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-pace-off = No
web-pace-about = En Lento, la narración se detiene en cada carta que se muestra. En Rápido, nunca dura más de dos segundos.
web-pace-is = Velocidad: { $pace }
web-past = Estás viendo un momento anterior: jugada { $move }
web-past-title = Momento anterior
web-past-start = Estás viendo un momento anterior: el comienzo de la partida
web-past-now = Volver a la partida
web-past-look = Ver la mesa en este momento: { $line }
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
web-chat-empty = Aún no hay mensajes
web-chat-say = Escribe un mensaje
web-chat-seated-only = Solo los jugadores pueden escribir
web-send = Enviar
web-muted-you = El anfitrión te ha silenciado: nadie más puede leer lo que escribes
web-people = Participantes
web-people-about = El anfitrión puede silenciar y expulsar a otras personas y nombrar a otro anfitrión
web-host = anfitrión
web-muted = silenciado
web-mute = Silenciar
web-mute-name = Silenciar a { $name }
web-unmute = Dejar de silenciar
web-unmute-name = Dejar de silenciar a { $name }
web-make-host = Nombrar anfitrión
web-make-host-name = Nombrar anfitrión a { $name }
web-remove = Expulsar
web-remove-name = Expulsar a { $name }
web-remove-sure = ¿Expulsar a { $name }? No podrá volver hasta que le dejes entrar
web-remove-open = Expulsar y dejar el asiento libre
web-remove-bot = Expulsar y poner un bot en su lugar
web-removed-people = Personas expulsadas
web-pardon = Dejar entrar
web-pardon-name = Dejar entrar a { $name }
web-seat-vacant = El asiento { $number } está libre
web-act-kick = { $by } expulsa a { $about }
web-act-mute = { $by } silencia a { $about }
web-act-unmute = { $by } deja de silenciar a { $about }
web-act-pardon = { $by } deja entrar de nuevo a { $about }
web-act-host = { $by } nombra anfitrión a { $about }

## Ajustes y ayuda

web-report = Informar de un problema
web-settings = Ajustes
web-at-this-table = En esta mesa
web-language = Idioma
web-theme = Colores
web-theme-system = Los del sistema
web-theme-paper = Papel
web-theme-night = Noche
web-sounds = Sonidos
web-volume = Volumen
web-call-sound-only = Este navegador no permite notificaciones de esta página: solo sonará un aviso
web-call = Avisarme cuando me toque y no esté mirando: con un sonido y, si el navegador lo permite, con una notificación
web-text-size = Tamaño del texto
web-text-size-100 = Normal
web-text-size-112 = Grande
web-text-size-125 = Muy grande
web-turn-over = Dar la vuelta
web-its-back = Reverso: { $name }
web-to-come = Aún por salir
web-sizes = Tamaño y disposición
web-zoom-board = Tablero
web-zoom-hand = Mis cartas
web-zoom-in = { $what }: más grande
web-zoom-out = { $what }: más pequeño
web-zoom-usual = { $what }: { $now } %, volver al 100 %
web-all-areas = En pantallas anchas, mostrar las áreas de todos los jugadores a la vez
web-left-handed = Disposición para zurdos en el móvil
web-calm = Menos animaciones
web-marks = Letras en las Gemas
web-ends-turns = Terminar mi turno sin preguntar cuando ya no pueda hacer nada
web-coach = Instructor: efecto de cada opción, consejos y avisos
web-review = Repaso de la partida
web-credits = Glifos: game-icons.net, CC BY 3.0. Tipografías: Bangers e Inter, SIL Open Font License
web-done = Listo
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
web-key-escape-does = Volver un paso atrás
web-key-undo = U
web-key-undo-does = Deshacer
web-key-log = L
web-key-log-does = Registro
web-key-chat = C
web-key-chat-does = Chat
web-key-people = P
web-key-people-does = Participantes
web-key-rules = R
web-key-rules-does = Abrir el reglamento
web-key-hint = H
web-key-hint-does = Pedir un consejo
web-key-space = Espacio
web-key-space-does = Saltar la narración
web-key-steps = , .
web-key-steps-does = Un paso atrás o adelante en la narración, como con las flechas
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
web-end-shared = ¡Victoria!
web-end-other =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
web-end-nobody = No gana nadie
web-account = Qué acaba de pasar
web-end-lost = Esta vez gana el villano
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
web-score-line = Puntos por ronda
web-rematch = Revancha
web-rematch-waits = La revancha ya ha empezado
web-to-rematch = Ir a la revancha
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
web-start-position = Todo listo para empezar
web-play-on = Seguir jugando desde aquí
web-download = Descargar la partida
web-upgraded = Tableverse se actualizó tras la jugada { $move }: desde entonces se juega con las cartas y reglas nuevas
web-upgraded-undo = Las elecciones anteriores ya no se pueden deshacer
web-upgraded-taken-back =
    { $count ->
        [one] Una elección ya no era posible y se ha deshecho
       *[other] { $count } elecciones ya no eran posibles y se han deshecho
    }
web-understood = Entendido
web-replay-not-kept = No se guardó lo que ocurrió en esta jugada
web-stopped = Esta partida no puede continuar
web-stopped-about = Tras actualizar Tableverse, esta versión no puede seguir con la partida. No se ha perdido nada: el administrador del servidor puede volver a la versión anterior, y puedes ver lo que se jugó
web-stopped-look = Ver lo que se jugó
web-stopped-end = Terminar la partida y abrir su registro
web-stopped-end-about = Después nadie podrá continuarla, en ninguna versión, porque el registro revela todas las cartas
web-changed = Esta partida se jugó con otras cartas o reglas
web-changed-about = Puedes verla tal como se jugó y descargarla
web-replay-no-position = Esta versión no tiene las cartas para dibujar la mesa. Abajo puedes leer lo que ocurrió
web-replay-earlier = Han cambiado cartas o reglas desde que se jugó esta partida: esta es la posición tras la jugada { $position }
web-replay-uncertain = Han cambiado cartas desde que se jugó esta partida: lo que ves puede no coincidir con lo que se jugó
web-replay-upgraded = Tableverse se actualizó tras la jugada { $move }
web-deal = El reparto
web-deal-kept = Reparto limpio: la clave coincide con el compromiso que este dispositivo recibió antes de la primera carta
web-deal-fits = La clave coincide con el compromiso que muestra la mesa. Este dispositivo no lo recibió antes de la primera carta, pero puede compararlo quien sí lo recibiera
web-deal-broken = Reparto alterado: la clave no coincide con el compromiso publicado antes de la primera carta
web-deal-seeded = Alguien eligió la semilla de esta partida, así que pudo conocer las cartas
web-deal-untold = La clave se muestra al terminar la partida
web-deal-unchecked = Esta página llegó por una conexión sin cifrar, en la que el navegador no calcula hashes. Compruébalo con la orden de abajo
web-deal-promise = Compromiso publicado antes de la primera carta
web-deal-key = Clave, mostrada tras la partida
web-deal-more = Tableverse puede comprobar con la partida descargada que todas las cartas salieron de esta clave:

## The rulebook

web-rules = Reglamento
web-rules-search = Busca una palabra, una carta o una regla
web-rules-contents = Índice
web-rules-chapters = Otros capítulos
web-rules-glossary = Glosario
web-rules-rulings = Aclaraciones
web-rules-rulings-about = Cómo se juega aquí lo que el reglamento no aclara o admite dos lecturas, y por qué.
web-rules-reading = Se juega así:
web-rules-why = Por qué:
web-rules-faq = respuesta oficial
web-rules-both = En los dos idiomas
web-rules-lesson = Lección: { $title }
web-rules-alone = Abrir en otra página
web-rules-choose = Elige un juego para leer sus reglas
web-rules-none = Este juego no tiene reglamento
web-rules-peek = Qué significa
web-rules-open-here = Abrir el reglamento
web-rules-nothing = No hay resultados para «{ $text }»
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
web-packs = Tus cartas
web-packs-here = Aquí se juega con cartas de un paquete en lugar de las de la caja. Llevan esta marca
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
web-reconstructed = Reconstrucción: la hemos hecho al estilo de las cartas publicadas
