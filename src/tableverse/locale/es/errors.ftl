# Qué ha fallado, en una frase que dice qué hacer.

error-internal = Algo ha fallado dentro de Tableverse; comunícalo, por favor
error-unknown-game = No hay ningún juego llamado «{ $game }»; elige uno de estos: { $known }
error-bad-plugin = El paquete «{ $package }» declara «{ $name } = { $value }» en { $group }, que no se puede usar: { $why }
error-bad-seat-count = { $game } es para { $least } a { $most } jugadores, no { $seats }
error-unknown-setting = { $game } no tiene ningún ajuste llamado «{ $setting }»
error-bad-setting = El ajuste «{ $setting }» no puede valer «{ $value }»; puede valer: { $allowed }
error-illegal-option = «{ $option }» no está entre las opciones de ahora; elige una de las que se ofrecen
error-wrong-seat = No es el turno del asiento { $seat }: la partida espera al asiento { $waiting }
error-game-over = La partida ha terminado; no queda nada por elegir
error-nothing-to-undo = No hay nada que deshacer
error-no-such-move = No existe la jugada { $move }; esta partida tiene las jugadas 0 a { $last }
error-corrupt-data = Esta posición está dañada o es de otra versión ({ $what })
error-not-a-record = { $file } no es una partida grabada de Tableverse
error-corrupt-record = { $file } está dañado ({ $what })
error-corrupt-replay = Esta partida grabada está dañada: su jugada { $move }, «{ $option }», no era posible
error-other-ending = Esta partida grabada está dañada: al reproducirla acaba en una posición distinta de la que dice
error-newer-record = { $file } se guardó con un Tableverse más nuevo (formato { $version }; este lee hasta el { $known }); actualiza Tableverse para abrirlo
error-foreign-record = Esta es una partida grabada de { $game }, no de { $expected }
error-other-content = Esta partida grabada de { $game } se jugó con otras cartas (contenido { $played }, Tableverse { $engine }; aquí es { $here }); carga los paquetes de contenido con los que se jugó, o reprodúcela con esa versión
error-card-gone = Esta partida tiene una carta que esta versión de Tableverse no tiene: { $card }
error-effect-changed = Esta partida se encuentra a mitad de un efecto que en esta versión de Tableverse funciona de otra manera: { $effect }
error-before-upgrade = Tableverse se actualizó después de la jugada { $move }; lo que se eligió antes no se puede deshacer ni continuar desde ahí
error-file-trouble =
    { $why ->
        [missing] No existe { $file }
        [denied] No tienes permiso para usar { $file }
        [folder] { $file } es una carpeta, no un archivo
        [path] No se puede usar { $file }: una parte de su ruta no es una carpeta
        [no-folder] { $file } no es una carpeta
        [full] No se puede guardar { $file }: el disco está lleno
       *[other] No se puede usar { $file }: { $why }
    }
error-bad-content = { $file }:{ $line }: { $problem }
error-unknown-lesson = No hay ninguna lección «{ $lesson }» de { $game }; elige una de estas: { $known }
error-unknown-bot = No hay ningún bot llamado «{ $bot }»; elige uno de estos: { $known }
error-bad-bot = No se puede leer «{ $bot }»: { $why }
error-missing-extra = { $what } no está instalado; instala Tableverse con el extra «{ $extra }»
error-bad-network = No se puede usar la red con la que juega el experto ({ $file }: { $why }); vuelve a instalar Tableverse
error-other-deal = Este registro no se repartió como la mesa había prometido: su clave da { $found } y la promesa era { $promised }
error-unproven-deal = No hay nada que comprobar: esta partida se repartió con el número { $seed }, que cualquiera podría encontrar probando
error-unknown-language = No existe el idioma «{ $language }»; elige uno de estos: { $known }
error-bad-number = { $what } debe ser un número entero de { $least } a { $most }, no { $value }
error-no-decks = En { $game } se juega sin mazos propios
error-bad-deck =
    { $why ->
        [empty] El mazo está vacío
        [nothing] En este texto no se ha encontrado ninguna carta de un mazo
        [length] Es demasiado largo para ser un mazo: se leen { $what } como máximo
        [json] Parece JSON, pero no se puede leer
        [xml] Parece un mazo de OCTGN, pero no se puede leer
        [field] Un mazo no tiene ningún campo «{ $what }»
        [value] No se puede leer «{ $what }» del mazo
        [copies] No se puede leer el número de copias de «{ $what }»
        [unknown] El mazo tiene una carta que no existe aquí: «{ $what }»
        [format] No existe el formato de mazo «{ $what }»
       *[form] Esto no es un mazo
    }

## Qué está mal en un archivo de contenido; delante van el archivo y la línea

content-not-a-mapping = aquí se esperan campos con valores
content-not-a-list = aquí se espera una lista
content-not-a-value = aquí se espera un solo valor
content-not-text = aquí se espera un texto
content-not-a-number = aquí se espera un número entero de { $least } a { $most }, no «{ $value }»
content-not-yes-or-no = aquí se espera true o false
content-not-one-of = «{ $value }» no es ninguno de estos: { $allowed }
content-not-so-many = aquí se espera una lista de { $least } a { $most }, no de { $count }
content-missing = falta el campo «{ $field }»
content-twice = el campo «{ $field }» está dos veces
content-unknown-field = aquí no hay ningún campo «{ $field }»; ¿está mal escrito?
content-fixed-field = un paquete no puede cambiar el campo «{ $field }»
content-bad-id = «{ $value }» no es un identificador: usa minúsculas, cifras y guiones
content-same-id = «{ $value }» ya existe
content-nothing-to-replace = no hay ningún «{ $value }» que sustituir
content-unknown-kind = no hay componentes del tipo «{ $value }»; el archivo debe llamarse como uno de estos: { $known }
content-other-game = este paquete es para «{ $value }», no para { $game }
content-too-large = este archivo es demasiado grande para ser de contenido
content-too-deep = aquí hay demasiados valores unos dentro de otros
content-not-utf8 = este archivo no es texto UTF-8
content-not-yaml = esto no es YAML ({ $why })
content-empty = este archivo está vacío
content-nothing-asked = hay que pedir al menos un color
content-no-such-event = no hay sucesos de la clase «{ $value }»
content-no-such-value = lo que ve un jugador no tiene «{ $value }» ({ $path })
content-no-such-seat = no hay ningún asiento «{ $value }»: los { $seats } asientos se numeran desde 0
content-no-condition = aquí se espera una condición, con una de estas: { $known }
content-no-comparison = di qué se pide del valor, con exactamente una de estas: { $known }
content-one-learner = exactamente un asiento tiene que ser «me»
content-bad-table = no se puede poner una mesa así: { $why }
content-no-steps = una lección necesita al menos un paso
content-nothing-said = aquí no se dice nada
content-task-with-condition = la última página de un paso es su tarea y se dice siempre: quítale el «when»
content-no-mistake = di qué tienen de malo las demás elecciones: una de «mistakes» no debe llevar «option», o el paso debe ser «free»
content-nowhere = «{ $value }» no es un componente ni una parte del tablero que nombre places.yaml
content-never-offered = a quien sigue la lección nunca se le ofrece esto («{ $value }»)
content-never-ends = el paso «{ $value }» nunca termina para quien sigue la lección
content-unknown-word = «{ $value }» no es una palabra conocida; se conocen: { $known }
content-star-without-text = Una estrella junto a “{ $value }” necesita un texto que diga qué ocurre entonces
content-not-one-word = aquí se espera una sola palabra con sus argumentos
did-you-mean = { $problem }; ¿querías decir «{ $near }»?
content-word-twice = «{ $value }» está aquí dos veces
content-nothing-expected = aquí no se espera nada: esta palabra no tiene argumentos
content-unbound = aquí nada tiene el nombre «{ $value }»
content-not-noted = nada de lo anterior anota «{ $value }»
content-no-text = falta el texto de «{ $value }» ({ $language })
content-choice-of-one = una elección necesita al menos dos ramas
content-empty-sequence = una secuencia necesita al menos una parte
content-not-told = «{ $value }» no se dice de lo que ocurre aquí; se dice: { $known }
content-not-under-way = «{ $value }» no significa nada aquí; responde, antes de que haya ocurrido, a: { $known }
content-out-of-place = «{ $value }» habla de algo que no ocurre aquí
content-never-asked = cuando ocurre «{ $value }» solo se pregunta a: { $by }
content-names-nothing = nada tiene el identificador «{ $value }»
content-no-such-moment = nada pregunta por «{ $value }» cuando ocurre «{ $at }», solo por: { $known }
content-never-answered = «{ $value }» espera a que ocurra algo: falta el campo «at»
content-answers-nothing = «{ $value }» no responde a nada, así que «{ $field }» no significa nada aquí
content-not-on-this-kind = una carta del tipo «{ $kind }» no tiene «{ $field }»
content-set-unused = ningún escenario, identidad ni campaña usa el conjunto «{ $value }»
