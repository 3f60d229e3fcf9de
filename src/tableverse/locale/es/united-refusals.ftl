# Marvel United. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

united-refusal-answers = { $gear } se usa cuando llega su momento: se te preguntará entonces
united-refusal-covered = La Amenaza de { $place } tapa su efecto de fin del turno
united-refusal-display = { $card } se juega al empezar un turno en lugar de una carta de la mano, y nunca justo después de un turno del Villano
united-refusal-down = { $hero } está fuera de combate: no puede hacer nada hasta su próximo turno
united-refusal-elsewhere = No estás en el mismo Lugar: antes hay que moverse allí
united-refusal-end-of-turn = El efecto de fin del turno de { $place } llega cuando terminas tus acciones aquí
united-refusal-exit = Salir de este Lugar cuesta { $amount } acciones de Movimiento
united-refusal-far = { $place } no está a tu lado: un Movimiento lleva a un Lugar adyacente
united-refusal-filled = A esa Amenaza no le quedan casillas para acciones
united-refusal-friendly-bot = Los arañabots son de los Héroes: nadie los ataca
united-refusal-guarded = Una Amenaza en juego protege al Villano
united-refusal-hand = Ya has jugado una carta en este turno: solo se juega una
united-refusal-here = Ya estás en { $place }
united-refusal-mission = { $mission } avanza con lo que haces en los Lugares
united-refusal-mission-complete = { $mission } está completa
united-refusal-missions-first = Hay que completar más Misiones antes de poder dañar a este enemigo
united-refusal-no-action = No te quedan acciones: { $kind }
united-refusal-no-effect = { $gear } no haría nada ahora
united-refusal-no-health = Este Villano no tiene Vida: los Héroes ganan de otra manera
united-refusal-not-reached = Estas acciones no llegan ahí
united-refusal-not-ready = Antes hay que recargar { $gear }
united-refusal-starting = La partida empieza con un plan inicial
united-refusal-untouchable = Ahora no se puede dañar a ese Secuaz
united-refusal-urgent = Antes hay que jugar { $card }
