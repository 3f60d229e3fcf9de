# Marvel Champions. Lo que dice el instructor. $after puede ser un intervalo, como 2–4.

champions-consequence-acceleration = Fichas de aceleración { $before } → { $after }
champions-consequence-cards =
    { $who ->
        [you] Tu mano { $before } → { $after }
       *[other] Mano de { $seat } { $before } → { $after }
    }
champions-consequence-confused =
    { $after ->
        [0] { $thing } deja de estar confundido
       *[other] { $thing } queda confundido
    }
champions-consequence-counters = { $thing }: contadores { $before } → { $after }
champions-consequence-encounters =
    { $who ->
        [you] Tus cartas de encuentro { $before } → { $after }
       *[other] Cartas de encuentro de { $seat } { $before } → { $after }
    }
champions-consequence-enemy-confused =
    { $after ->
        [0] { $thing } deja de estar confundido
       *[other] { $thing } queda confundido
    }
champions-consequence-enemy-hit-points = { $thing } { $before } → { $after }
champions-consequence-enemy-stunned =
    { $after ->
        [0] { $thing } deja de estar aturdido
       *[other] { $thing } queda aturdido
    }
champions-consequence-enemy-tough =
    { $after ->
        [0] { $thing } pierde el estado de duro
       *[other] { $thing } queda duro
    }
champions-consequence-hit-points = { $thing } { $before } → { $after }
champions-consequence-side-threat = { $thing }: amenaza { $before } → { $after }
champions-consequence-stunned =
    { $after ->
        [0] { $thing } deja de estar aturdido
       *[other] { $thing } queda aturdido
    }
champions-consequence-threat = { $thing }: amenaza { $before } → { $after }
champions-consequence-tough =
    { $after ->
        [0] { $thing } pierde el estado de duro
       *[other] { $thing } queda duro
    }

champions-hint-board = Refuerza tu lado de la mesa: aliados, mejoras, apoyos{ $change }
champions-hint-enemies = Quita de en medio esbirros y planes secundarios{ $change }
champions-hint-hand = Conserva buenas cartas en la mano{ $change }
champions-hint-health =
    { $coming ->
        [0] Te mantiene en pie: { $now } puntos de vida{ $change }
       *[other] Te mantiene en pie: { $now } puntos de vida, vienen unos { $coming } de daño{ $change }
    }
champions-hint-scheme = Impide que se complete el plan: amenaza { $now } de { $target }, previsto { $coming } más{ $change }
champions-hint-villain = Daña al villano: faltan { $now } de daño{ $change }

# Reglas prácticas. $damage es más o menos el daño de un ataque con sus cartas de refuerzo.
champions-hint-ally-defends = { $thing } recibe el golpe en lugar de { $target }: unos { $damage } de daño
champions-hint-bear = { $thing } puede aguantarlo, unos { $damage } de sus { $now } puntos de vida, y nadie tiene que agotarse
champions-hint-hero-defends = { $thing } detiene hasta { $defense } (DEF) de unos { $damage } de daño
champions-hint-keep = Vale la pena conservar todas las cartas de tu mano
champions-hint-little-use = { $thing } te sirve ahora de poco: robas otra carta en su lugar
champions-hint-miss-least = De estas cartas, { $thing } es la que menos echarás de menos
champions-hint-pay-fits = { $card } hace más si se paga con lo que da { $thing }
champions-hint-pay-free = { $thing } paga y conservas tus cartas
champions-hint-pay-resource =
    { $amount ->
        [one] { $thing } es una carta de recurso: está para pagar
       *[other] { $thing } es una carta de recurso: paga { $amount } de una vez
    }
champions-hint-second-copy = { $thing } ya está en juego: otra no sirve de nada
champions-hint-tough = { $thing } está duro: no sufre daño

# What a player did in the whole game.
champions-tally-damage = Daño infligido
champions-tally-threat = Amenaza retirada
champions-tally-healed = Curado
champions-tally-played = Cartas jugadas
