# El laboratorio: simulación, torneos, estudios, explicaciones. Las frases acaban sin punto, como en todas partes.

## Ayuda

lab-option-out = Guarda los resultados en este archivo SQLite; una tanda interrumpida sigue desde él
lab-option-ray = Juega en el clúster de Ray de esta dirección («local» inicia uno aquí)
lab-option-set = Un ajuste del juego; puede darse varias veces

## Qué puede fallar

error-lab-not-a-run = { $file } no es una tanda guardada de Tableverse; elige otro nombre
error-lab-other-run = { $file } contiene otra tanda ({ $what }: { $found }, no { $wanted }); elige otro nombre
error-lab-missing-extra = { $what } no está instalado; instala Tableverse con el extra «{ $extra }»
error-lab-unreachable = No se alcanza ningún clúster de Ray en { $address }
error-lab-too-few-bots = Hacen falta al menos { $least } bots distintos
error-lab-not-a-setting = No se entiende «{ $text }»; escribe un ajuste como NOMBRE=VALOR
error-lab-exists = { $file } existe y no es un informe de este tipo; elige otro nombre

## tournament

cli-help-tournament = Puntúa a los bots unos contra otros
cli-help-study = Simula toda una matriz y escribe una página con gráficos, y los datos en CSV
cli-help-explain = Muestra dónde se ganó o se perdió una partida grabada

lab-bot = Bot
lab-tournament-option-games = Cuántas partidas juega cada mesa de bots distintos (20)
lab-tournament-rating = Puntuación
lab-tournament-wins = Victorias
lab-tournament-games = Partidas
lab-tournament-share = Parte
lab-tournament-plot = Puntuación: en oscuro hasta donde es segura, en claro donde hay duda

## study

lab-study-option-seats = Números de asientos, separados por comas
lab-study-option-vary = Un ajuste y los valores que se prueban; puede darse varias veces
lab-study-option-games = Cuántas partidas para cada parte de la matriz (50)
lab-study-option-out = Adónde va la página; los datos van a su lado (study.html)
lab-study-written = Escrito: { $page }, { $games }, { $cards }

lab-study-title = Estudio de { $game }
lab-study-what = Qué se jugó
lab-study-intro = { $games } partidas de { $bots }, con { $seats } asientos; cada bot ocupó cada asiento el mismo número de veces
lab-study-intervals = Las líneas al final de las barras son intervalos del 95 %: el valor verdadero está dentro 19 de cada 20 veces
lab-study-percent = { $value } %
lab-study-share = { $share } de { $games }
lab-study-seat = Asiento { $seat }
lab-study-by-bot = Cuánto gana cada bot contra los demás
lab-study-by-bot-together = Cuánto gana cada bot, junto a los demás de su mesa
lab-study-by-seat = Cuánto gana cada asiento
lab-study-match-ups = Enfrentamientos
lab-study-match-ups-note = Cuántas veces el bot de la fila vence al de la columna, de las partidas que gana uno de los dos
lab-study-lengths = Cuánto duran las partidas
lab-study-lengths-note = Elecciones en una partida: de { $shortest } a { $longest }, mediana { $median }
lab-study-ends = Qué terminó las partidas
lab-study-cards = Cuánto valen las cartas
lab-study-cards-note = Cuántas partidas de cada cien ganaron de más quienes tenían la carta frente a quienes no, y cuántos la tenían; se muestran { $shown } de { $all }. Quien va ganando también consigue más cartas, así que compara las cartas entre sí y no con cero
lab-study-by-opponent = Cuántas veces ganan los héroes, según el rival
lab-study-by-setting = Cuántas veces ganan los héroes, según { $name }
lab-study-by-size = Cuántas veces ganan los héroes, según el número de jugadores
lab-study-heroes = Cuánto valen los héroes
lab-study-heroes-note = Cuántas veces gana cada héroe contra cada rival
lab-study-heroes-worth = Cuántas partidas más de cada cien se ganaron con el héroe que sin él, y en cuántas se jugó con él; se muestran { $shown } de { $all }
lab-study-cells = La matriz
lab-study-cells-table = Mesa
lab-study-cells-settings = Ajustes
lab-study-cells-games = Partidas
lab-study-cells-first = Victorias

## explain

lab-explain-record = El archivo de una partida grabada
lab-explain-out = Escribe además una página con el gráfico
lab-explain-title = Posibilidades de ganar a lo largo de { $moves } elecciones, según el bot que busca
lab-explain-costly = Las elecciones más caras
lab-explain-choice = Jugada { $move }, { $person }: { $chosen }; mejor por { $cost } de cada cien: { $best }
lab-explain-written = Escrito: { $page }
lab-explain-page = Dónde se ganó o se perdió una partida de { $game }
lab-explain-chances = Posibilidades de ganar, elección por elección
lab-explain-move = Jugada
lab-explain-person = Quién
lab-explain-chosen = Elegido
lab-explain-best = Prometía más
lab-explain-cost = Puntos de cada cien
