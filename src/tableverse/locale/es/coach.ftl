# El instructor: qué hace una opción antes de elegirla y qué haría alguien que juega bien. Quien lo apaga no necesita nada de esto.

consequence-cost = Cuesta { $amount }
consequence-lost = Se pierde la partida
consequence-won = Se gana la partida

hint-won = Gana la partida
hint-lost = La partida está perdida, se haga lo que se haga
hint-usual = Es lo que suele hacer aquí alguien que juega bien
hint-alike = Da casi igual: las opciones vienen a ser lo mismo
hint-free = No cuesta nada y puede ayudar más adelante
hint-otherwise = De lo contrario: { $loss }
hint-hold = Nada más de lo que se puede hacer aquí sale a cuenta

## En el navegador

web-hint = Consejo
web-hint-key = Consejo: ¿qué haría alguien que juega bien? (H)
web-hint-thinking = Pensando…
web-hint-would = Alguien que juega bien elegiría: { $option }
web-hint-close = Casi igual de bueno: { $options }
web-review-chances = Posibilidades
web-review-chances-about = Lo probable que parecía ganar antes de cada elección, con lo que se podía saber entonces; los números marcan las elecciones de abajo
web-review-costly = Las elecciones que más costaron
web-review-choice = Jugada { $move }, { $name }
web-review-chosen = Elegido: { $option }
web-review-better = Mejor: { $option } (+{ $cost } % de posibilidades de ganar)
web-review-no-costly = Ninguna elección costó mucho: bien jugado
web-review-wait = Estarán aquí en un momento
web-review-beaten = Qué nos venció
web-review-beaten-about = Tras la jugada { $move } fue cuando más bajaron las posibilidades, más de lo que costó elección alguna
web-review-numbers = En números
web-review-working = Repasando la partida: { $done } de { $moves } elecciones
web-review-look = Ver la posición
web-coach-warning = Con esto se pierde la partida
web-coach-warning-about = Pase lo que pase, con esta elección se pierde la partida. Con otra opción se sigue jugando.
web-coach-warning-back = Elegir otra cosa
web-coach-warning-do = Hacerlo de todos modos
