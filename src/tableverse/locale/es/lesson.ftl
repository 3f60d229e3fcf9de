# El instructor de una lección en el navegador, y la página de las lecciones. Lo que dice el instructor está en las propias lecciones.

lesson-coach = Instructor
lesson-step = Paso { $step } de { $steps }
lesson-done = La lección ha terminado
lesson-next = Siguiente
lesson-back = Atrás
lesson-understood = Entendido
lesson-mistake = Casi
lesson-hint = Dame una pista
lesson-fold = Ocultar
lesson-unfold = Mostrar al instructor
lesson-more = Más lecciones
lesson-rule = La regla
lesson-rules = Reglas:
lesson-count = { $done } de { $count } terminadas
lesson-none = Este juego aún no tiene lecciones
lesson-minutes =
    { $minutes ->
        [one] Alrededor de un minuto
       *[other] Unos { $minutes } minutos
    }
lesson-start = Empezar
lesson-again = Empezar de nuevo
lesson-finished = terminada
lesson-first-visit = ¿Es tu primera partida?
lesson-first-visit-about = Un instructor puede enseñarte { $game } mientras juegas: paso a paso y sin miedo a equivocarte. Puedes dejarlo cuando quieras.
lesson-show-me = Enséñame a jugar
lesson-just-play = Jugar sin más
