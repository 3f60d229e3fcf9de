# Marvel United: Multiverse. Lo que dice el instructor. $after puede ser un intervalo, como 2–4.

united-consequence-cards = { $thing }: cartas { $before } → { $after }
united-consequence-civilians = { $thing }: Civiles { $before } → { $after }
united-consequence-crisis = { $thing }: fichas de Crisis { $before } → { $after }
united-consequence-doombots = { $thing }: Doombots { $before } → { $after }
united-consequence-down =
    { $after ->
        [0] { $thing } se recupera
       *[other] { $thing } queda fuera de combate
    }
united-consequence-health = Vida del Villano { $before } → { $after }
united-consequence-mission = { $thing } { $before } → { $after }
united-consequence-threat = { $thing }: símbolos llenos { $before } → { $after }
united-consequence-threat-health = { $thing }: Vida { $before } → { $after }
united-consequence-thugs = { $thing }: Matones { $before } → { $after }
united-consequence-tokens = { $thing }: fichas { $before } → { $after }
united-consequence-track = Medidor del Villano { $before } → { $after }
united-consequence-villain-mission = { $thing } del Villano { $before } → { $after }

united-hint-actions = Deja símbolos que puedes usar aquí
united-hint-clock =
    { $end ->
        [0] Gana tiempo: quedan { $plans } cartas de Plan maestro
       *[other] Frena al Villano: su medidor está en { $now } de { $end }
    }
united-hint-heroes = Deja a los Héroes con más cartas y fichas{ $change }
united-hint-missions =
    { $exposed ->
        [1] Acerca la derrota del Villano: Vida { $now }{ $change }
       *[0] Hace avanzar las Misiones: { $done } de 3 completas{ $change }
    }
united-hint-places = Evita Excesos en los Lugares{ $change }
united-hint-reach = Lleva a los Héroes a donde hay algo que hacer
united-hint-spare = Gasta la carta con menos símbolos
united-hint-symbols = Deja buenos símbolos para el siguiente Héroe
united-hint-threats = Ayuda a eliminar Amenazas{ $change }

# What a player did in the whole game.
united-tally-damage = Daño infligido
united-tally-thugs = Matones derrotados
united-tally-civilians = Civiles rescatados
united-tally-played = Cartas jugadas
