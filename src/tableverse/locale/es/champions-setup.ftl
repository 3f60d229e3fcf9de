# Champions antes de la partida: escenarios, campañas y mazos propios. El navegador los pide con las páginas que los necesitan.

champions-deck-no-identity = Falta en el mazo una carta de superhéroe conocida
champions-deck-second-identity = { $card }: un mazo solo tiene una carta de superhéroe
champions-deck-unknown = Carta desconocida: «{ $name }»
champions-deck-not-a-player-card = { $card } no puede estar en un mazo de jugador
champions-deck-size =
    { $amount ->
        [one] El mazo tiene { $amount } carta; necesita entre { $least } y { $most }
       *[other] El mazo tiene { $amount } cartas; necesita entre { $least } y { $most }
    }
champions-deck-kit = { $card } es una carta del superhéroe: el mazo necesita { $wanted } y tiene { $amount }
champions-deck-other-identity = { $card } es de otro superhéroe
champions-deck-linked = { $card } es una carta enlazada: no va en ningún mazo
champions-deck-campaign = { $card } solo se usa en partidas de su campaña
champions-deck-team-up = { $card } es una carta de Equipo para otros personajes
champions-deck-other-aspect = { $card } es de otro aspecto ({ $aspect })
champions-deck-no-aspect = No existe el aspecto «{ $name }»
champions-deck-aspects = El mazo tiene { $amount } aspectos; su superhéroe permite { $wanted }
champions-deck-aspects-equal = El superhéroe pide { $wanted } aspectos con el mismo número de cartas de cada uno
champions-deck-guests = { $amount } cartas son de aspectos no elegidos; el superhéroe permite { $wanted }
champions-deck-guest-titles = { $amount } cartas distintas son de aspectos no elegidos; el superhéroe permite { $wanted } o ninguna
champions-deck-guest-copies = { $card } es de un aspecto no elegido: el mazo tiene { $amount } copias y debe tener { $wanted }
champions-deck-is-identity = { $card } es tu propio superhéroe: solo puede haber una copia de cada carta única
champions-deck-copies = { $card }: { $amount } copias; se permiten { $most } como máximo
champions-deck-not-current = { $card } no está en el entorno actual
champions-deck-limited-expansions = Las cartas son de { $amount } expansiones; el entorno limitado permite { $most }
champions-deck-limited-heroes = Las cartas son de { $amount } packs de héroe; el entorno limitado permite { $most }
web-champions-campaign = Campaña
web-champions-campaign-none = Partida suelta
web-champions-campaign-new = Campaña nueva: { $campaign }
web-champions-campaign-expert = Campaña nueva en modo Experto: { $campaign }
web-champions-campaign-about = Una serie de escenarios con los mismos héroes; los mazos pueden cambiar entre uno y otro. Lo que se gana y se pierde se guarda en la hoja de campaña.
web-champions-scenario = El villano
web-champions-mode = Modo
web-champions-mode-standard = Normal
web-champions-mode-standard-about = Las primeras etapas del villano: para empezar, y para muchas partidas más.
web-champions-mode-expert-about = Etapas más avanzadas y fuertes del villano; además, el conjunto de Experto entra en el mazo de encuentros.
web-champions-aspect-aggression-about = inflige daño
web-champions-aspect-justice-about = elimina amenaza
web-champions-aspect-leadership-about = reúne aliados
web-champions-aspect-protection-about = defiende
web-champions-modular = Conjunto modular
web-champions-recommended = Recomendado: { $set }
web-champions-random = Al azar
web-champions-heroes = Héroes
web-champions-deck-of = { $hero }: { $aspects }
web-champions-next = Siguiente héroe libre: { $hero }
web-champions-starter = Mazos iniciales
web-champions-my-decks = Mis mazos
web-champions-twice = Dos jugadores no pueden llevar al mismo héroe
web-champions-build = Construir o importar un mazo
web-champions-harder = Más difícil
web-champions-show-hands = Cada jugador decide si sus compañeros ven su mano
web-champions-heroic = Heroico: más cartas de encuentro para cada jugador
web-champions-skirmish = Escaramuza: una sola etapa
web-champions-skirmish-stage = Etapa { $stage }
web-champions-no = No
web-champions-more-sets = Más conjuntos modulares
web-champions-import = Importar un mazo
web-champions-import-about = Pega aquí un mazo de MarvelCDB (JSON o texto) o de OCTGN (.o8d)
web-champions-imported = Mazo importado
web-champions-read = Leer el mazo
web-champions-file = Abrir un archivo
web-champions-no-decks = Los mazos que construyas o importes se guardan en este navegador
web-champions-drop = Borrar { $deck }
web-champions-the-deck = El mazo
web-champions-deck-name = Nombre del mazo
web-champions-environment = Entorno
web-champions-environment-full = Todo lo publicado
web-champions-environment-current = Actual
web-champions-environment-limited = Limitado
web-champions-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-champions-legal = Este mazo se puede jugar
web-champions-unknown = Carta desconocida: «{ $name }» ({ $copies })
web-champions-keep = Guardar el mazo
web-champions-kept = { $deck } está guardado. Elígelo al crear una mesa.
web-champions-export = Exportar como
web-champions-export-marvelcdb = MarvelCDB
web-champions-export-text = Texto
web-champions-export-octgn = OCTGN
web-champions-export-tableverse = Tableverse
web-champions-kit-missing = Faltan cartas del superhéroe
web-champions-pool = Cartas
web-champions-search = Buscar por nombre o rasgo
web-champions-all = Todos
web-champions-less = Quitar una copia de { $card }
web-champions-more = Añadir una copia de { $card }
web-champions-modular-alone = Este escenario no lleva conjuntos modulares.
web-champions-none = ninguno
web-champions-other-sets = Otros conjuntos
web-champions-filter-aspect = Aspecto
web-champions-filter-kind = Tipo
web-champions-filter-cost = Coste
web-champions-filter-no-cost = Sin coste
web-champions-filter-trait = Rasgo
web-champions-filter-product = Caja
web-champions-filter-none = Quitar filtros
web-champions-found =
    { $count ->
        [0] Ninguna carta encontrada
        [one] { $count } carta de { $of }
       *[other] { $count } cartas de { $of }
    }
web-champions-pages = Páginas
web-champions-page = Página { $page } de { $of }
web-champions-page-before = Anterior
web-champions-page-after = Siguiente
web-champions-why-copies =
    { $most ->
        [one] Como máximo { $most } copia por mazo
       *[other] Como máximo { $most } copias por mazo
    }
web-champions-why-kit = El superhéroe ya tiene todas sus cartas
web-champions-why-other-aspect = { $aspect } no es un aspecto de este mazo
web-champions-why-other-identity = Es de otro superhéroe
web-champions-why-size = El mazo está completo: { $most } cartas
web-champions-why-is-identity = Es tu propio superhéroe
web-champions-why-not-current = No está en el entorno actual
web-champions-why-team-up = Carta de Equipo para otros personajes
web-champions-clear = Quitar todas
web-champions-clear-of = Quitar todas las cartas: { $aspect }
web-champions-unknown-of = «{ $name }» ({ $copies }×) viene en { $product }, que aún no está disponible
web-champions-unknown-what = Hemos leído todo lo demás. Pon otras cartas de la lista en su lugar o sigue sin ellas.
web-champions-unknown-leave = Dejarlas fuera
