# El instructor: qué hace una opción antes de elegirla y qué haría alguien que juega bien. Quien lo apaga no necesita nada de esto.

consequence-cost = Cuesta { $amount }
consequence-lost = Pierdes la partida
consequence-won = Ganas la partida

hint-won = Gana la partida
hint-lost = La partida está perdida hagas lo que hagas
hint-usual = Es lo que suele hacer un buen jugador
hint-alike = Da casi igual: todas las opciones llevan a lo mismo
hint-free = No cuesta nada y puede ayudar más adelante
hint-otherwise = De lo contrario: { $loss }
hint-hold = Ya no queda nada que merezca la pena

## En el navegador

web-hint = Consejo
web-hint-key = Consejo: ¿qué haría un buen jugador? (H)
web-hint-thinking = Pensando…
web-hint-would = Un buen jugador elegiría: { $option }
web-hint-close = Casi igual de bueno: { $options }
web-review-chances = Probabilidad de ganar
web-review-chances-about = Probabilidad de ganar antes de cada elección, con lo que se sabía entonces. Los números señalan las elecciones de abajo
web-review-costly = Las elecciones más costosas
web-review-choice = Jugada { $move }, { $name }
web-review-chosen = Elegido: { $option }
web-review-better = Mejor: { $option } (+{ $cost } % de probabilidad de ganar)
web-review-no-costly = Ninguna elección salió cara: bien jugado
web-review-wait = Enseguida aparecerán aquí
web-review-beaten = Dónde se perdió
web-review-beaten-about = Mayor caída: jugada { $move }, sobre todo por mala suerte
web-review-numbers = En números
web-review-working = Repasando la partida: { $done } de { $moves } elecciones
web-review-look = Ver la posición
web-coach-warning = Así pierdes la partida
web-coach-warning-about = Salga lo que salga, con esta elección pierdes la partida. Con otra puedes seguir.
web-coach-warning-back = Elegir otra cosa
web-coach-warning-do = Hacerlo de todos modos
