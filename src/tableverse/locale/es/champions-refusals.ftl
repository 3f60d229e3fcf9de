# Marvel Champions. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

champions-refusal-alter-ego-only = Solo puedes recuperarte como alter ego: cambia antes de identidad
champions-refusal-answers =
    { $heading ->
        [response] { $card } es una respuesta: se te preguntará cuando haya algo a lo que responder
       *[other] { $card } es una interrupción: se te preguntará cuando haya algo que interrumpir
    }
champions-refusal-blank = El texto de { $card } se considera en blanco ahora
champions-refusal-cannot-attack = { $card } no puede atacar ahora: lo impide una carta en juego
champions-refusal-cannot-be-attacked = Nadie puede atacar a { $card } ahora: lo impide una carta en juego
champions-refusal-cannot-be-hurt = { $card } no puede sufrir daño, así que no sirve de objetivo para un ataque
champions-refusal-cannot-change-form = { $card } no puede cambiar de identidad ahora: lo impide una carta en juego
champions-refusal-cannot-defend = { $card } no puede defender ahora: lo impide una carta en juego
champions-refusal-cannot-lose-threat = No se puede quitar amenaza de { $card } ahora: lo impide una carta en juego
champions-refusal-cannot-thwart = { $card } no puede intervenir ahora: lo impide una carta en juego
champions-refusal-changed-form = Ya has cambiado de identidad en este turno
champions-refusal-confused = { $card } tiene una carta de estado Confundido: al intervenir solo la descartaría
champions-refusal-constant = { $card } no tiene ninguna acción: su texto se aplica por sí solo
champions-refusal-copy = Tienes otra copia de { $card }: elige esa, son iguales
champions-refusal-cost = No puedes pagar lo que cuesta usar { $card }
champions-refusal-crisis = Hay un icono de crisis en juego: ninguna carta de jugador quita amenaza de { $card }
champions-refusal-defended = Otro jugador ya defiende contra este ataque
champions-refusal-done = La acción obligada de { $card } ya se ha resuelto en esta fase
champions-refusal-exhausted = La carta { $card } está agotada
champions-refusal-form =
    { $form ->
        [hero] { $card } solo se puede usar en identidad de héroe
       *[other] { $card } solo se puede usar en identidad de alter ego
    }
champions-refusal-guard = { $card } tiene guardia y está enfrentado a ti: no puedes atacar a { $enemy }
champions-refusal-hero-only = { $card } está en identidad de alter ego: solo los héroes atacan, intervienen y defienden
champions-refusal-itself = { $card } es la carta que estás pagando
champions-refusal-limit =
    { $period ->
        [phase] { $card } ya se ha usado en esta fase
       *[other] { $card } ya se ha usado en esta ronda
    }
champions-refusal-max = { $card } ya se ha jugado el máximo de veces
champions-refusal-max-host = Todas las cartas a las que podrías vincular { $card } ya tienen una copia
champions-refusal-max-player = Ya tienes una copia de { $card }: el máximo es una por jugador
champions-refusal-missing = No hay { $kind ->
    [ally] ningún aliado
    [attachment] ningún accesorio
    [character] ningún personaje
    [enemy] ningún enemigo
    [environment] ningún entorno
    [hero] ningún héroe
    [identity] ninguna identidad
    [minion] ningún esbirro
    [side-scheme] ningún plan secundario
    [support] ningún apoyo
    [upgrade] ninguna mejora
    [villain] ningún villano
    [your-ally] ningún aliado tuyo
    [your-character] ningún personaje tuyo
    [your-support] ningún apoyo tuyo
    [your-upgrade] ninguna mejora tuya
    [your-upgrade-or-support] ninguna mejora ni ningún apoyo tuyo
   *[other] ninguna carta así
} en juego para { $card }
champions-refusal-missing-such = No hay { $kind ->
    [ally] ningún aliado
    [attachment] ningún accesorio
    [character] ningún personaje
    [enemy] ningún enemigo
    [environment] ningún entorno
    [hero] ningún héroe
    [identity] ninguna identidad
    [minion] ningún esbirro
    [side-scheme] ningún plan secundario
    [support] ningún apoyo
    [upgrade] ninguna mejora
    [villain] ningún villano
    [your-ally] ningún aliado tuyo
    [your-character] ningún personaje tuyo
    [your-support] ningún apoyo tuyo
    [your-upgrade] ninguna mejora tuya
    [your-upgrade-or-support] ninguna mejora ni ningún apoyo tuyo
   *[other] ninguna carta
} en juego que { $card } pueda elegir
champions-refusal-no-answer = { $card } no responde a lo que está pasando
champions-refusal-no-cost = { $card } no se puede jugar: su coste es un guion
champions-refusal-no-effect = { $card } no cambiaría nada: no hay ningún objetivo válido
champions-refusal-no-help = { $card } no genera ninguno de los recursos que faltan
champions-refusal-no-place = No hay ninguna carta a la que puedas vincular { $card }
champions-refusal-no-power = { $card } no tiene ese atributo
champions-refusal-no-target = No hay ningún enemigo al que { $card } pueda atacar
champions-refusal-no-threat = No hay amenaza que quitar
champions-refusal-not-allowed = Ahora no se cumple lo que { $card } exige para jugarse: lee su texto
champions-refusal-not-target = { $card } no es un objetivo válido
champions-refusal-not-yours = { $card } es de { $seat }: puedes pedirle una acción
champions-refusal-nobody-hurt = Ningún personaje al que { $card } pueda curar tiene daño
champions-refusal-nothing-exhausted = { $card } no tiene ninguna carta agotada que preparar
champions-refusal-once = { $card } ya ha respondido a esto
champions-refusal-patrol = Un esbirro con patrulla está enfrentado a ti: no puedes intervenir en { $card }
champions-refusal-pays = { $card } genera recursos: úsala cuando pagues algo
champions-refusal-pays-for = { $card } no sirve para pagar cartas como esta
champions-refusal-play-form =
    { $form ->
        [hero] { $card } solo se puede jugar en identidad de héroe
       *[other] { $card } solo se puede jugar en identidad de alter ego
    }
champions-refusal-requirement = No puedes pagar los recursos que exige el requisito de { $card }
champions-refusal-resource-card = { $card } es una carta de recurso: descártala cuando pagues algo
champions-refusal-resources = { $card } cuesta { $amount } y solo puedes pagar { $have }
champions-refusal-resources-together = { $card } cuesta { $amount }: tú puedes pagar { $have }, y los demás no llegan a pagar el resto
champions-refusal-stunned = { $card } tiene una carta de estado Aturdido: al atacar solo la descartaría
champions-refusal-team-up = { $card } necesita que estén en juego los dos personajes de su Equipo
champions-refusal-toll = No puedes pagar lo que otra carta añade al coste de { $card }
champions-refusal-unhurt = { $card } no tiene daño del que recuperarse
champions-refusal-unique = { $card } es única y ya está en juego
champions-refusal-works-alone = { $card } no tiene ninguna acción: se aplica sola cuando llega su momento
champions-refusal-your-turn = Solo puedes hacerlo en tu turno: ahora te piden una acción
