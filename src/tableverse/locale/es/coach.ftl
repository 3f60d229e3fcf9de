# El instructor: qué hace una opción antes de elegirla y qué haría alguien que juega bien. Quien lo apaga no necesita nada de esto.

consequence-cost = Cuesta { $amount }
consequence-lost = Se pierde la partida
consequence-won = Se gana la partida

hint-wins = Gana la partida
hint-least-bad = La partida está perdida, se haga lo que se haga
hint-usual = Es lo que suele hacer aquí alguien que juega bien
