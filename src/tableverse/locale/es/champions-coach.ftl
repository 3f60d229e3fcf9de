# Marvel Champions. Lo que dice el instructor. $after puede ser un intervalo, como 2–4.

champions-consequence-acceleration = Fichas de aceleración { $before } → { $after }
champions-consequence-cards =
    { $who ->
        [you] Tu mano { $before } → { $after }
       *[other] Mano de { $seat } { $before } → { $after }
    }
champions-consequence-confused =
    { $after ->
        [0] { $thing } pierde su carta de estado Confundido
       *[other] { $thing } recibe una carta de estado Confundido
    }
champions-consequence-counters = { $thing }: contadores { $before } → { $after }
champions-consequence-encounters =
    { $who ->
        [you] Tus cartas de encuentro { $before } → { $after }
       *[other] Cartas de encuentro de { $seat } { $before } → { $after }
    }
champions-consequence-enemy-confused =
    { $after ->
        [0] { $thing } pierde su carta de estado Confundido
       *[other] { $thing } recibe una carta de estado Confundido
    }
champions-consequence-enemy-hit-points = { $thing } { $before } → { $after }
champions-consequence-enemy-stunned =
    { $after ->
        [0] { $thing } pierde su carta de estado Aturdido
       *[other] { $thing } recibe una carta de estado Aturdido
    }
champions-consequence-enemy-tough =
    { $after ->
        [0] { $thing } pierde su carta de estado Duro
       *[other] { $thing } recibe una carta de estado Duro
    }
champions-consequence-hit-points = { $thing } { $before } → { $after }
champions-consequence-side-threat = { $thing }: amenaza { $before } → { $after }
champions-consequence-stunned =
    { $after ->
        [0] { $thing } pierde su carta de estado Aturdido
       *[other] { $thing } recibe una carta de estado Aturdido
    }
champions-consequence-threat = { $thing }: amenaza { $before } → { $after }
champions-consequence-tough =
    { $after ->
        [0] { $thing } pierde su carta de estado Duro
       *[other] { $thing } recibe una carta de estado Duro
    }

champions-hint-board = Refuerza tu zona de juego: aliados, mejoras, apoyos{ $change }
champions-hint-enemies = Quita de en medio esbirros y planes secundarios{ $change }
champions-hint-hand = Conserva buenas cartas en la mano{ $change }
champions-hint-health =
    { $coming ->
        [0] Te mantiene en pie: te quedan { $now } de vida{ $change }
       *[other] Te mantiene en pie: te quedan { $now } de vida y se esperan unos { $coming } de daño{ $change }
    }
champions-hint-scheme = Frena el plan principal: { $now } de { $target } de amenaza, y se esperan { $coming } más{ $change }
champions-hint-villain = Daña al villano: aún aguanta { $now } de daño{ $change }

# Reglas prácticas. $damage es más o menos el daño de un ataque con sus cartas de refuerzo.
champions-hint-ally-defends = { $thing } recibe el golpe en lugar de { $target }: unos { $damage } de daño
champions-hint-bear = { $thing } puede aguantarlo sin que nadie se agote: unos { $damage } de daño, y le quedan { $now } de vida
champions-hint-hero-defends = { $thing } detiene hasta { $defense } (DEF) de unos { $damage } de daño
champions-hint-keep = Vale la pena conservar todas las cartas de tu mano
champions-hint-little-use = { $thing } te sirve de poco ahora: robas otra carta en su lugar
champions-hint-miss-least = De estas cartas, { $thing } es la que menos echarás de menos
champions-hint-pay-fits = { $card } hace más si la pagas con { $thing }
champions-hint-pay-free = { $thing } paga por ti: conservas tus cartas
champions-hint-pay-resource =
    { $amount ->
        [one] { $thing } es una carta de recurso: está para pagar
       *[other] { $thing } es una carta de recurso: paga { $amount } de una vez
    }
champions-hint-second-copy = { $thing } ya está en juego: otra no sirve de nada
champions-hint-tough = { $thing } tiene una carta de estado Duro: no sufre daño

# What a player did in the whole game.
champions-tally-damage = Daño infligido
champions-tally-threat = Amenaza retirada
champions-tally-healed = Daño curado
champions-tally-played = Cartas jugadas
