# Splendor: Marvel. Lo que dice el instructor. $after puede ser un intervalo, como 2–4.

splendor-consequence-avengers = Vengadores { $before } → { $after }
splendor-consequence-bonus = Bonificación de { $thing } { $before } → { $after }
splendor-consequence-excess =
    { $after ->
        [0] Nada que devolver
       *[other] Tienes que devolver { $after }
    }
splendor-consequence-gauntlet =
    { $after ->
        [1] El Guantelete es tuyo
       *[other] Pierdes el Guantelete
    }
splendor-consequence-points = Puntos { $before } → { $after }
splendor-consequence-reserved = Reservadas { $before } → { $after }
splendor-consequence-rival-points = { $seat }: puntos { $before } → { $after }
splendor-consequence-shields = Escudos { $before } → { $after }
splendor-consequence-time = Consigues una Gema del Tiempo
splendor-consequence-tokens = Fichas { $before } → { $after }

splendor-hint-avengers = Más iconos de los Vengadores{ $change }
splendor-hint-bonuses = Las bonificaciones abaratan todas las cartas que vengan{ $change }
splendor-hint-gauntlet = Cumple las condiciones del Guantelete
splendor-hint-locations =
    { $then ->
        [0] Cumple lo que pide un Lugar
        [one] Acerca un Lugar: falta { $then } bonificación
       *[other] Acerca un Lugar: faltan { $then } bonificaciones
    }
splendor-hint-points = Puntos hacia los { $goal }{ $change }
splendor-hint-prospects =
    { $missing ->
        [-1] Pone buenas cartas a tu alcance
        [0] Después se puede reclutar a { $card }
        [one] Acerca a { $card }: faltará 1 ficha
       *[other] Acerca a { $card }: faltarán { $missing } fichas
    }
splendor-hint-time = Una carta de nivel 3 trae la Gema del Tiempo
splendor-hint-tokens = Fichas con las que pagar{ $change }

# What a player did in the whole game.
splendor-tally-points = Puntos
splendor-tally-tokens = Fichas cogidas
splendor-tally-recruited = Reclutados
splendor-tally-reserved = Reservados
