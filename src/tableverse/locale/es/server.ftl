# El servidor: lo que muestra en la terminal y lo que rechaza.

server-ready =
    { $build ->
        [compiled] Tableverse está en marcha en { $address } (compilado; pulsa Ctrl-C para detenerlo)
       *[pure] Tableverse está en marcha en { $address } (pulsa Ctrl-C para detenerlo)
    }
server-not-built = El servidor está en marcha, pero aún no se ha compilado su cliente web. Ejecuta «make web» en la carpeta del proyecto y recarga esta página.

cli-help-serve = Iniciar el servidor y jugar en el navegador
cli-option-host = La dirección en la que escucha (127.0.0.1); con 0.0.0.0 pueden unirse otras personas de tu red
cli-option-port = El puerto en el que escucha (la variable PORT o, si no, 8000); con 0 se elige uno libre
cli-option-database = Dónde se guardan las mesas: un archivo SQLite o postgresql://…
cli-option-workers = Cuántos procesos se reparten el trabajo (1); para más de uno hace falta PostgreSQL
cli-option-internal = Dirección por la que otros servidores de la misma base de datos llegan a esta máquina (127.0.0.1): la de una red privada, con o sin puerto
cli-option-hosts = Los nombres del servidor en internet, como example.org o *.example.org; los locales se admiten siempre
cli-option-proxies = Direcciones o redes de los proxies de confianza, que indican de quién es cada petición (127.0.0.1 y ::1)
cli-option-packs-folder = Una carpeta de paquetes de contenido que se pueden elegir para las mesas
cli-option-open = Abrir un navegador, si hay pantalla

cli-help-backup = Copiar la base de datos de un servidor, aunque esté en marcha
cli-backup-file = Dónde guardar la copia; si ya hay una, se sustituye
cli-backup-done =
    { $tables ->
        [one] { $file }: una mesa con { $moves } elecciones, comprobada
       *[other] { $file }: { $tables } mesas con { $moves } elecciones, comprobadas
    }

error-no-such-table = Esta mesa no existe; puede que se haya borrado por llevar mucho tiempo sin usarse
error-no-such-page = No hay nada en esta dirección
error-bad-token = Esta mesa no te reconoce; únete de nuevo
error-bad-message = No se puede leer este mensaje
error-bad-request = Esta petición no es válida ({ $where })
error-unknown-host = Este servidor no responde al nombre { $host }; si debe hacerlo, inícialo con --hosts { $host }
error-bad-proxy = { $value } no es ni una dirección ni una red; escribe --proxies 10.0.0.5,192.168.0.0/24
error-too-large = Es demasiado grande; el límite es de { $most } bytes
error-too-fast = Vas demasiado rápido; espera un momento e inténtalo de nuevo
error-too-many-tables = Has creado demasiadas mesas en la última hora; juega en una de ellas o vuelve más tarde
# El error viene en los dos idiomas: cada uno dice el suyo.
error-bad-pack =
    { $en ->
       *[other] El paquete de contenido no se puede usar. { $es }
    }
error-pack-too-slow = La comprobación de este paquete ha superado los { $seconds } segundos. Hazlo más pequeño o busca el error con «tableverse pack check»
error-pack-check-stopped = La comprobación de este paquete se ha interrumpido, quizá por falta de memoria. Inténtalo de nuevo, hazlo más pequeño o busca el error con «tableverse pack check»
error-no-such-pack = Este servidor no ofrece ese paquete de contenido
error-packs-unusable = Esta versión de Tableverse no puede usar los paquetes de contenido de esta mesa
error-too-many-seats = Te has unido a demasiadas mesas en la última hora; vuelve más tarde
error-too-many-sockets = Demasiadas conexiones a la vez; cierra algunas e inténtalo de nuevo
error-too-many-people = Se ha unido demasiada gente a esta mesa
error-name-missing = Escribe un nombre, por favor
error-others-play = No se puede cerrar esta mesa porque hay otros jugadores
error-seat-taken = Este asiento no está libre
error-table-full = Todos los asientos están ocupados, pero puedes mirar
error-not-over = Solo está disponible al terminar la partida, porque revela lo oculto
error-not-playing = La partida aún no ha empezado
error-already-started = La partida ya ha empezado
error-not-enough-players =
    { $seats ->
        [one] Hacen falta { $least } jugadores, pero solo se ha sentado uno
       *[other] Hacen falta { $least } jugadores, pero solo se han sentado { $seats }
    }
error-host-only = Solo puede hacerlo el anfitrión
error-no-such-person = En esta mesa no hay nadie más que se llame { $name }
error-banned = El anfitrión te ha expulsado de esta mesa, a ti o a alguien que se conecta desde el mismo sitio
error-muted = El anfitrión te ha silenciado
error-not-seated = Solo pueden hacerlo los jugadores de la mesa
error-bot-plays = Un bot está jugando en este asiento; recupéralo antes
error-not-away =
    { $minutes ->
        [one] Un bot puede ocupar un asiento cuando su jugador lleva un minuto ausente
       *[other] Un bot puede ocupar un asiento cuando su jugador lleva { $minutes } minutos ausente
    }
error-corrections-off = En esta mesa no se permiten correcciones
error-no-correction-asked = Nadie ha propuesto una corrección
error-nothing-asked = Nadie ha pedido deshacer una elección
error-stale = La partida ha avanzado; vuelve a mirar y elige
error-record-too-long = Esta partida guardada es demasiado larga; el límite es de { $most } elecciones
error-store-trouble = No se ha cambiado nada porque no se ha podido guardar ({ $why }); inténtalo de nuevo
error-lease-lost = Este servidor ya no lleva esta mesa, quizá la lleve otro; vuelve a conectarte
error-database-busy = Otro servidor de Tableverse está usando { $database }; detenlo o elige otro archivo con --database
error-database-unusable = No se puede usar la base de datos { $database }: { $why }
error-database-damaged = La base de datos { $database } está dañada ({ $why }) y ya no se escribe nada en ella. Detén el servidor, conserva el archivo y pon en su lugar tu última copia de seguridad
error-backup-elsewhere = PostgreSQL hace sus propias copias de seguridad, también mientras el servidor funciona: pg_dump --format=custom --file={ $file } { $database }
error-bad-backup = La copia no ha pasado la comprobación ({ $why }) y no se ha guardado; puede que la base de datos esté dañada
error-port-taken = No se puede usar el puerto { $port } en { $host } ({ $why }); elige otro con --port
error-server-missing = El servidor no está instalado (falta { $what }); instálalo con: pip install 'tableverse[server]'
error-bad-internal = --internal debe ser una dirección de esta máquina a la que puedan llegar las demás, con o sin puerto, y «{ $value }» no lo es
error-workers-need-postgres = { $workers } procesos solo pueden repartirse el trabajo con una base de datos PostgreSQL, en Linux o macOS; indícala con --database postgresql://… o no uses --workers
error-unknown-uvicorn = Tableverse no se ha probado con uvicorn { $version }; instala la versión prevista: pip install 'uvicorn=={ $known }'
error-postgres-missing = Falta la compatibilidad con PostgreSQL (no se encuentra { $what }); instálala con: pip install 'tableverse[postgres]'
error-rules-changed = Han cambiado cartas o reglas desde que se jugó esta partida
error-card-missing = Esta partida usa una carta que no existe en esta versión de Tableverse
error-review-busy = Ahora mismo se están repasando muchas partidas; vuelve a intentarlo en un minuto
error-table-stopped = Esta partida no puede continuar en esta versión de Tableverse; puedes ver lo que se jugó
error-not-stopped = Esta partida todavía se puede jugar; así solo se terminan las partidas que una actualización ha detenido
error-table-damaged = Esta versión de Tableverse no puede abrir esta mesa ({ $why })
