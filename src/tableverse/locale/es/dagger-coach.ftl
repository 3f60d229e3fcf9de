# Marvel D.A.G.G.E.R. Lo que dice el instructor. $after puede ser un intervalo, como 2–4.

dagger-consequence-containment = Contención { $before } → { $after }
dagger-consequence-enemy-life = { $thing }: vida { $before } → { $after }
dagger-consequence-invaded = Bases invadidas { $before } → { $after }
dagger-consequence-life = { $thing }: vida { $before } → { $after }
dagger-consequence-nemesis-work = { $thing }: queda por hacer { $before } → { $after }
dagger-consequence-sheet = Hoja de supervillano { $before } → { $after }
dagger-consequence-strengthened =
    { $after ->
        [0] { $thing } deja de estar fortalecido
        [1] { $thing } queda fortalecido
       *[other] { $thing } puede quedar fortalecido
    }
dagger-consequence-support = { $thing }: apoyos preparados { $before } → { $after }
dagger-consequence-team-up = Asistencia { $before } → { $after }
dagger-consequence-threat = Amenaza { $before } → { $after }
dagger-consequence-vulnerable =
    { $after ->
        [0] { $thing } deja de ser vulnerable
        [1] { $thing } queda vulnerable
       *[other] { $thing } puede quedar vulnerable
    }
dagger-consequence-work = { $thing }: queda por hacer { $before } → { $after }

dagger-hint-bases = Mantiene libres las bases{ $change }
dagger-hint-danger = Aparta a los héroes del peligro{ $change }
dagger-hint-enemies = Quita enemigos de en medio{ $change }
dagger-hint-heroes = Mantiene en pie a los héroes{ $change }
dagger-hint-means =
    { $better ->
        [yes] Da a los héroes más con que actuar: apoyos, fortalecidos, asistencias{ $change }
       *[no] Reserva aquello con que los héroes pueden actuar: apoyos, fortalecidos, asistencias
    }
dagger-hint-missions = Saca adelante las misiones: { $now } por hacer{ $change }
dagger-hint-reach =
    { $better ->
        [yes] Lleva a los héroes a donde hay algo que hacer
       *[no] Deja a los héroes donde hay algo que hacer
    }
dagger-hint-team-up =
    { $better ->
        [yes] Acerca una asistencia{ $change }
       *[no] Reserva la asistencia para más adelante
    }
dagger-hint-threat = Frena la amenaza: { $now } de { $limit }, vienen { $coming } más

# Reglas prácticas.
dagger-hint-charge = Cargar { $thing } lo recupera antes, y un apoyo preparado se puede usar en cualquier turno
dagger-hint-near =
    { $spaces ->
        [0] Está donde el supervillano, y allí habrá más que hacer
        [one] Está a 1 espacio del supervillano, y allí habrá más que hacer
       *[other] Está a { $spaces } espacios del supervillano, y allí habrá más que hacer
    }
dagger-hint-target = Conviene atacar primero a { $thing }: vida restante { $left }, poder { $power }

# What a player did in the whole game.
dagger-tally-damage = Daño infligido
dagger-tally-work = Progresión lograda
dagger-tally-fights = Combates
dagger-tally-defied = Desafíos
dagger-tally-rests = Descansos
