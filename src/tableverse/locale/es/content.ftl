# Qué está mal en un archivo de contenido o en una lección; delante van el archivo y la línea. No es para el navegador.

content-not-a-mapping = aquí se esperan campos con valores
content-not-a-list = aquí se espera una lista
content-not-a-value = aquí se espera un solo valor
content-not-text = aquí se espera un texto
content-not-a-number = aquí se espera un número entero de { $least } a { $most }, no «{ $value }»
content-not-yes-or-no = aquí se espera true o false
content-not-one-of = «{ $value }» no es ninguno de estos: { $allowed }
content-not-so-many = aquí se espera una lista de { $least } a { $most } elementos, y hay { $count }
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
content-too-deep = aquí hay demasiados valores anidados
content-not-utf8 = este archivo no es texto UTF-8
content-not-yaml =
    esto no es YAML: columna { $column }, { $why ->
        [colon] hay un «:» donde no puede haberlo; entrecomilla el texto que contenga «: » y revisa la sangría de las líneas
        [list-end] una lista que empieza por «[» lleva «,» entre sus elementos y «]» al final
        [mapping-end] los campos entre llaves llevan «,» entre ellos y una llave de cierre al final
        [dash] cada elemento de esta lista empieza por «- », todos con la misma sangría
        [indent] los campos de un mismo elemento llevan todos la misma sangría, cada uno como «nombre: valor»
        [sign] aquí nada puede empezar por este carácter; sangra con espacios, no con tabuladores, y entrecomilla los textos que empiecen por un signo
        [quote] un texto entre comillas no se cierra
        [escape] lo que sigue a «\» no significa nada; escribe ese texto entre comillas simples
        [alias] un alias («*») sin el ancla («&») que repite
        [document] hay algo después del final; un archivo tiene una sola lista de filas y nada más
        [control] hay un carácter de control, que ningún texto puede llevar; bórralo
       *[other] no se puede leer más allá de este punto; revisa comillas, corchetes y sangría
    }
content-same-file = estas filas son del mismo tipo que las de { $value }; ponlas todas en uno de los dos archivos
content-link-out = «{ $value }» es un enlace que sale del paquete; pon aquí el archivo mismo
content-not-a-file = esto no es un archivo corriente; un paquete solo tiene archivos YAML corrientes
content-taken-id = nada puede llamarse «{ $value }»: en los ajustes significa otra cosa y nadie podría elegirlo; usa otro id
content-empty = este archivo está vacío
content-nothing-asked = hay que pedir al menos un color
content-no-such-event = no hay eventos del tipo «{ $value }»
content-no-such-value = lo que ve un jugador no tiene «{ $value }» ({ $path })
content-no-such-seat = no hay ningún asiento «{ $value }»: los { $seats } asientos se numeran desde 0
content-no-condition = aquí se espera una condición, con una de estas: { $known }
content-no-comparison = indica cómo se compara el valor, con exactamente una de estas: { $known }
content-one-learner = exactamente un asiento tiene que ser «me»
content-bad-table = no se puede preparar esa mesa: { $why }
content-no-steps = una lección necesita al menos un paso
content-nothing-said = aquí falta un texto
content-task-with-condition = la última página de un paso es su tarea y se muestra siempre: quítale el «when»
content-no-mistake = di qué tienen de malo las demás elecciones: una entrada de «mistakes» no debe llevar «option», o el paso debe ser «free»
content-nowhere = «{ $value }» no es un componente ni una parte del tablero que figure en places.yaml
content-never-offered = quien sigue la lección nunca puede elegir esto («{ $value }»)
content-never-ends = el paso «{ $value }» no termina nunca para quien sigue la lección
content-unknown-word = «{ $value }» no es una palabra conocida; las conocidas son: { $known }
content-star-without-text = una estrella junto a «{ $value }» necesita un texto que diga qué ocurre entonces
content-not-one-word = aquí se espera una sola palabra con sus argumentos
did-you-mean = { $problem }; ¿querías decir «{ $near }»?
content-word-twice = «{ $value }» está aquí dos veces
content-nothing-expected = aquí no se espera nada: esta palabra no tiene argumentos
content-unbound = aquí no hay nada con el nombre «{ $value }»
content-not-noted = nada anterior a esto anota «{ $value }»
content-no-text = falta el texto de «{ $value }» ({ $language })
content-too-many-loops = «for-each» y «repeat» pueden anidarse { $most } veces como máximo
content-choice-of-one = una elección necesita al menos dos ramas
content-empty-list = aquí hace falta al menos uno
content-empty-sequence = una secuencia necesita al menos una parte
content-not-told = «{ $value }» no es un dato de lo que ocurre aquí; los datos son: { $known }
content-not-under-way = «{ $value }» no significa nada aquí; responde, antes de que ocurra, a: { $known }
content-out-of-place = «{ $value }» se refiere a algo que no ocurre aquí
content-never-asked = cuando ocurre «{ $value }» solo se pregunta a: { $by }
content-names-nothing = nada tiene el identificador «{ $value }»
content-no-such-moment = nada pregunta por «{ $value }» cuando ocurre «{ $at }», solo por: { $known }
content-never-answered = «{ $value }» espera a que ocurra algo: falta el campo «at»
content-answers-nothing = «{ $value }» no responde a nada, así que «{ $field }» no significa nada aquí
content-not-on-this-kind = una carta del tipo «{ $kind }» no tiene «{ $field }»
content-set-unused = ningún escenario, identidad ni campaña usa el conjunto «{ $value }»
content-not-a-pack = esto no es un paquete de contenido: se esperan «game», «title» y «rows», y nada más
content-not-a-zip = este no es un archivo zip que se pueda leer
content-bad-entry = «{ $value }» no puede estar en un paquete: solo archivos corrientes como hero-cards.yaml, en una carpeta o en ninguna
content-bad-file-name = un archivo de un paquete tiene un nombre como hero-cards.yaml: minúsculas, cifras y guiones
content-bad-title = aquí se espera un título de 1 a { $most } caracteres, sin saltos de línea ni caracteres invisibles
content-bad-text = aquí se espera un texto de { $most } caracteres como máximo, sin saltos de línea ni caracteres invisibles
content-too-many-files = un paquete tiene { $most } archivos como máximo
content-pack-too-large = un paquete ocupa { $most } kB como máximo
content-illegal-deck = el mazo «{ $deck }» no se puede jugar: { $why }
content-not-whole = «{ $value }» necesita { $wanted } cartas en { $rows }.yaml, contando las copias, y hay { $held }
content-whole-already = «{ $value }», de la caja, ya tiene todas sus cartas ({ $wanted } en { $rows }.yaml): pon el id de la que sustituye esta fila o crea un personaje nuevo
content-wrong-rank = «{ $value }» tiene otro rango; aquí se espera un enemigo de rango «{ $rank }»
content-group-unused = ninguna primera ofensiva nombra a los enemigos «{ $value }»
content-no-spots = «{ $value }» no tiene fichas de Mancha adonde ir: pon «move» en su lugar, o «spots: true» al Villano
content-tile-full = las dos caras de la loseta { $value } están ocupadas; la siguiente loseta libre es la { $free }
content-no-service = el juego no gasta nada que se llame «{ $value }»
