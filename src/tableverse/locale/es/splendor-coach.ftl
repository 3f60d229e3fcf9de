# Splendor: Marvel. Lo que dice el instructor. $after puede ser un intervalo, como 2–4.

splendor-consequence-avengers = Iconos de Vengadores { $before } → { $after }
splendor-consequence-bonus = Bonificación de { $thing } { $before } → { $after }
splendor-consequence-excess =
    { $after ->
        [0] Nada que devolver
        [1] Tienes que devolver 1 ficha
       *[other] Tienes que devolver { $after } fichas
    }
splendor-consequence-gauntlet =
    { $after ->
        [1] El Guantelete es tuyo
       *[other] Pierdes el Guantelete
    }
splendor-consequence-points = Puntos { $before } → { $after }
splendor-consequence-reserved = Cartas reservadas { $before } → { $after }
splendor-consequence-rival-points = { $seat }: puntos { $before } → { $after }
splendor-consequence-shields = Fichas de S.H.I.E.L.D. { $before } → { $after }
splendor-consequence-time = Consigues una Gema del Tiempo
splendor-consequence-tokens = Fichas { $before } → { $after }

splendor-hint-avengers = Más iconos de Vengadores{ $change }
splendor-hint-bonuses = Las bonificaciones abaratan todas las cartas siguientes{ $change }
splendor-hint-gauntlet = Así cumples las condiciones del Guantelete
splendor-hint-locations =
    { $then ->
        [0] Así cumples los requisitos de un Lugar
        [one] Te acerca a un Lugar: falta { $then } bonificación
       *[other] Te acerca a un Lugar: faltan { $then } bonificaciones
    }
splendor-hint-points = Más cerca de los { $goal } puntos{ $change }
splendor-hint-prospects =
    { $missing ->
        [-1] Pone buenas cartas a tu alcance
        [0] Después podrás reclutar a { $card }
        [one] Te acerca a { $card }: faltará 1 ficha
       *[other] Te acerca a { $card }: faltarán { $missing } fichas
    }
splendor-hint-time = Con una carta de nivel 3 consigues la Gema del Tiempo
splendor-hint-tokens = Más fichas para pagar{ $change }

# What a player did in the whole game.
splendor-tally-points = Puntos
splendor-tally-tokens = Fichas cogidas
splendor-tally-recruited = Cartas reclutadas
splendor-tally-reserved = Cartas reservadas
