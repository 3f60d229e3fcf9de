# Qué ha fallado, en una frase que dice qué hacer.

error-internal = Algo ha fallado dentro de Tableverse. Informa del problema, por favor
error-unknown-game = No hay ningún juego llamado «{ $game }»; elige uno de estos: { $known }
error-bad-plugin = El paquete «{ $package }» declara «{ $name } = { $value }» en { $group }, que no se puede usar: { $why }
error-bad-seat-count = { $game } es para { $least } a { $most } jugadores, no { $seats }
error-unknown-setting = { $game } no tiene ningún ajuste llamado «{ $setting }»
error-bad-setting = El ajuste «{ $setting }» no puede valer «{ $value }»; puede valer: { $allowed }
error-illegal-option = «{ $option }» no está entre las opciones actuales; elige una de ellas
error-endless = Esto no terminaría nunca: unas cartas activan a otras una y otra vez. No ha cambiado nada; elige otra cosa o corrige el paquete de contenido de esas cartas
error-unplayable = Una carta de un paquete de contenido hace algo que aquí no tiene sentido y las reglas no pueden llevarlo a cabo. No ha cambiado nada; elige otra cosa o corrige el paquete de contenido de esta mesa
error-bad-correction =
    { $why ->
        [form] Esa corrección está incompleta: debe indicar quién la propone, el elemento, el dato, su valor actual y el correcto
        [seat] No existe ese asiento
        [thing] «{ $what }» no se puede corregir ahora: no está en la mesa, no lo puedes ver o está en medio de un efecto
        [aspect] El dato «{ $what }» no se puede corregir; sí se puede: { $possible }
        [changed] Ha cambiado mientras tanto: ahora es { $what }
        [same] Ya está así: no hay nada que corregir
        [alternative] «{ $what }» no es posible; sí lo es: { $possible }
        [number] { $what } no es posible; elige un número de { $possible }
       *[breaks] La partida no podría seguir así; no se ha cambiado nada
    }
error-wrong-seat = No es el turno del asiento { $seat }: la partida espera al asiento { $waiting }
error-game-over = La partida ha terminado; no queda nada por elegir
error-nothing-to-undo = No hay nada que deshacer
error-no-such-move = No existe la jugada { $move }; esta partida tiene las jugadas 0 a { $last }
error-corrupt-data = Esta posición está dañada o es de otra versión ({ $what })
error-not-a-record = { $file } no es una partida guardada de Tableverse
error-corrupt-record = { $file } está dañado ({ $what })
error-corrupt-replay = Esta partida guardada está dañada: su jugada { $move }, «{ $option }», no era posible
error-other-ending = Esta partida guardada está dañada: al reproducirla acaba en otra posición
error-newer-record = { $file } se guardó con una versión más nueva de Tableverse (formato { $version }; esta lee hasta el { $known }); actualiza Tableverse para abrirlo
error-foreign-record = Esta es una partida guardada de { $game }, no de { $expected }
error-other-content = Esta partida guardada de { $game } se jugó con otras cartas (contenido { $played }, Tableverse { $engine }; el de aquí es { $here }); carga los paquetes de contenido con los que se jugó o reprodúcela con esa versión
error-missing-packs = Esta partida guardada de { $game } se jugó con paquetes de contenido que no están cargados: { $packs }; cárgalos con --pack
error-card-gone = Esta partida usa una carta que no existe en esta versión de Tableverse: { $card }
error-effect-changed = Esta partida está a mitad de un efecto que funciona de otra manera en esta versión de Tableverse: { $effect }
error-before-upgrade = Tableverse se actualizó tras la jugada { $move }; las elecciones anteriores no se pueden deshacer ni continuar
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
error-bad-network = No se puede usar la red neuronal del experto ({ $file }: { $why }); vuelve a instalar Tableverse
error-other-deal = Esta partida guardada no se repartió como la mesa prometió: su clave da { $found } y el compromiso era { $promised }
error-unproven-deal = No hay nada que comprobar: esta partida se repartió con la semilla { $seed }, que cualquiera podría encontrar probando
error-unknown-language = No existe el idioma «{ $language }»; elige uno de estos: { $known }
error-bad-number = { $what } debe ser un número entero de { $least } a { $most }, no { $value }
error-no-decks = En { $game } no se juega con mazos propios
error-bad-deck =
    { $why ->
        [empty] El mazo está vacío
        [nothing] En este texto no hay ninguna carta de un mazo
        [length] Es demasiado largo para ser un mazo: se leen { $what } como máximo
        [address] Esto es la dirección de un mazo. Ábrela, exporta allí el mazo y pega el resultado
        [json] Parece JSON, pero no se puede leer
        [xml] Parece un mazo de OCTGN, pero no se puede leer
        [field] Un mazo no tiene ningún campo «{ $what }»
        [value] No se puede leer el campo «{ $what }» del mazo
        [copies] No se puede leer el número de copias de «{ $what }»
        [unknown] El mazo tiene una carta que aquí no existe: «{ $what }»
        [format] No existe el formato de mazo «{ $what }»
       *[form] Esto no es un mazo
    }
