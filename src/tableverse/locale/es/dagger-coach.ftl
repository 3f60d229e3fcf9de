# Marvel D.A.G.G.E.R. Lo que dice el instructor. $after puede ser un intervalo, como 2–4.

dagger-consequence-containment = Contención { $before } → { $after }
dagger-consequence-enemy-life = { $thing }: vida { $before } → { $after }
dagger-consequence-invaded = Bases invadidas { $before } → { $after }
dagger-consequence-life = { $thing }: vida { $before } → { $after }
dagger-consequence-nemesis-work = { $thing }: falta { $before } → { $after }
dagger-consequence-sheet = Hoja de supervillano { $before } → { $after }
dagger-consequence-strengthened =
    { $after ->
        [0] { $thing } pierde la ficha de fortalecido
        [1] { $thing } se fortalece
       *[other] { $thing } puede fortalecerse
    }
dagger-consequence-support = { $thing }: recursos preparados { $before } → { $after }
dagger-consequence-team-up = Asistencia { $before } → { $after }
dagger-consequence-threat = Amenaza { $before } → { $after }
dagger-consequence-vulnerable =
    { $after ->
        [0] { $thing } deja de ser vulnerable
        [1] { $thing } queda vulnerable
       *[other] { $thing } puede quedar vulnerable
    }
dagger-consequence-work = { $thing }: falta { $before } → { $after }

dagger-hint-bases = Evita que invadan las bases{ $change }
dagger-hint-danger = Aparta a los héroes del peligro{ $change }
dagger-hint-enemies = Elimina enemigos{ $change }
dagger-hint-heroes = Mantiene en pie a los héroes{ $change }
dagger-hint-means =
    { $better ->
        [yes] Da más medios a los héroes: recursos, fichas de fortalecido y asistencia{ $change }
       *[no] Reserva los medios de los héroes: recursos, fichas de fortalecido y asistencia
    }
dagger-hint-missions =
    { $now ->
        [one] Hace avanzar las misiones: falta { $now } de progresión{ $change }
       *[other] Hace avanzar las misiones: faltan { $now } de progresión{ $change }
    }
dagger-hint-reach =
    { $better ->
        [yes] Lleva a los héroes a donde hay algo que hacer
       *[no] Deja a los héroes donde hay algo que hacer
    }
dagger-hint-team-up =
    { $better ->
        [yes] Aumenta la asistencia{ $change }
       *[no] Reserva la asistencia para más adelante
    }
dagger-hint-threat = Frena la amenaza: { $now } de { $limit }, y subirá { $coming } más

# Reglas prácticas.
dagger-hint-charge = Cargar { $thing } lo recupera antes, y un recurso preparado se puede usar en cualquier turno
dagger-hint-near =
    { $spaces ->
        [0] Está donde el supervillano, donde más habrá que hacer
        [one] Está a 1 casilla del supervillano, donde más habrá que hacer
       *[other] Está a { $spaces } casillas del supervillano, donde más habrá que hacer
    }
dagger-hint-target =
    { $left ->
        [one] Conviene atacar antes a { $thing }: le queda { $left } de Vida y tiene poder { $power }
       *[other] Conviene atacar antes a { $thing }: le quedan { $left } de Vida y tiene poder { $power }
    }

# What a player did in the whole game.
dagger-tally-damage = Daño infligido
dagger-tally-work = Progresión lograda
dagger-tally-fights = Combates
dagger-tally-defied = Desafíos
dagger-tally-rests = Descansos
