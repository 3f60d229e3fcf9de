# El servidor: lo que dice en la terminal y lo que rechaza.

server-ready = Tableverse está en { $address } (para detenerlo, Ctrl-C)
server-not-built = El servidor funciona, pero su cliente web aún no está construido. Ejecuta «make web» en el proyecto y recarga esta página.

cli-help-serve = Juega en el navegador: arranca el servidor y ábrelo
cli-option-host = La dirección en la que escuchar (127.0.0.1); con 0.0.0.0 pueden unirse otros de tu red
cli-option-port = El puerto en el que escuchar (la variable PORT o, si no, el 8000); 0 toma uno libre cualquiera
cli-option-database = Dónde se guardan las mesas: un archivo SQLite o postgresql://…
cli-option-open = Abrir un navegador, donde lo haya

error-no-such-table = No existe esa mesa; quizá se retiró porque nadie la usaba
error-no-such-page = No hay nada en esta dirección
error-bad-token = No se te conoce en esta mesa; únete de nuevo
error-bad-message = Este mensaje no se entiende
error-bad-request = Esta petición no se entiende ({ $where })
error-too-large = Esto es demasiado grande; se admiten como mucho { $most } bytes
error-too-fast = Demasiado rápido; espera un momento e inténtalo de nuevo
error-too-many-tables = Has creado muchas mesas en esta hora; juega en una de ellas o vuelve más tarde
error-too-many-seats = Te has unido a muchas mesas en esta hora; vuelve más tarde
error-too-many-sockets = Demasiadas conexiones a la vez; cierra algunas e inténtalo de nuevo
error-too-many-people = Ya se ha unido demasiada gente a esta mesa
error-name-missing = Di un nombre, por favor
error-one-me = Solo puedes ocupar un asiento
error-seat-taken = Este asiento no está libre
error-table-full = Todos los asientos están ocupados; puedes mirar
error-not-over = Esto se puede obtener cuando la partida termine: antes revelaría lo oculto
error-not-playing = La partida no ha empezado
error-already-started = La partida ya ha empezado
error-not-enough-players = Hacen falta { $least } jugadores y se han sentado { $seats }
error-host-only = Solo el anfitrión puede hacer esto
error-not-seated = Solo quien está sentado a la mesa puede hacer esto
error-bot-plays = Un bot juega este asiento; recupéralo primero
error-not-away = Un asiento se puede dejar a un bot tras { $minutes } minutos sin su jugador
error-nothing-asked = Nadie pide deshacer una elección
error-stale = La partida ha avanzado mientras tanto; mira de nuevo y elige
error-record-too-long = Este registro es demasiado largo; se admiten como mucho { $most } elecciones
error-store-trouble = No se cambió nada, porque no se pudo guardar ({ $why }); inténtalo de nuevo
error-database-busy = Otro servidor de Tableverse usa { $database }; detenlo o indica otro archivo con --database
error-database-unusable = No se puede usar la base de datos { $database }: { $why }
error-port-taken = No se puede usar el puerto { $port } en { $host } ({ $why }); indica otro con --port
error-server-missing = El servidor no está instalado (falta { $what }); instálalo con: pip install 'tableverse[server]'
error-postgres-missing = Aquí no se admite PostgreSQL (falta { $what }); instálalo con: pip install 'tableverse[postgres]'
error-table-damaged = Esta versión de Tableverse no puede abrir esta mesa ({ $why })
