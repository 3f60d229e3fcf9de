# El laboratorio: simulación, torneos, estudios, explicaciones. Las frases acaban sin punto, como en todas partes.

## Ayuda

lab-option-out = Guardar los resultados en este archivo SQLite; una tanda interrumpida continúa desde él
lab-option-ray = Jugar en el clúster de Ray de esta dirección («local» inicia uno aquí)
lab-option-set = Un ajuste del juego; se puede repetir

## Qué puede fallar

error-lab-not-a-run = { $file } no es una tanda guardada de Tableverse; elige otro nombre
error-lab-other-run = { $file } contiene otra tanda ({ $what }: { $found }, no { $wanted }); elige otro nombre
error-lab-unreachable = No se puede acceder a ningún clúster de Ray en { $address }
error-lab-too-few-bots = Hacen falta al menos { $least } bots distintos
error-lab-not-a-setting = «{ $text }» no es un ajuste; escribe NOMBRE=VALOR
error-lab-exists = { $file } ya existe y no es un informe de este tipo; elige otro nombre

## tournament

cli-help-tournament = Clasificar bots enfrentándolos entre sí
cli-help-study = Simular una matriz completa y escribir una página con gráficos y los datos en CSV
cli-help-explain = Mostrar dónde se ganó o se perdió una partida guardada

lab-bot = Bot
lab-tournament-option-games = Número de partidas de cada mesa de bots distintos (20)
lab-tournament-rating = Puntuación
lab-tournament-wins = Victorias
lab-tournament-games = Partidas
lab-tournament-share = Porcentaje de victorias
lab-tournament-plot = Puntuación: en oscuro la parte segura, en claro la dudosa

## study

lab-study-option-seats = Números de asientos, separados por comas
lab-study-option-vary = Un ajuste y los valores que se prueban; se puede repetir
lab-study-option-games = Número de partidas para cada parte de la matriz (50)
lab-study-option-out = Dónde escribir la página; los datos se guardan en la misma carpeta (study.html)
lab-study-written = Escrito: { $page }, { $games }, { $cards }

lab-study-title = Estudio de { $game }
lab-study-what = Qué se jugó
lab-study-intro = { $games } partidas de { $bots }, con { $seats } asientos; cada bot ocupó cada asiento el mismo número de veces
lab-study-intervals = Las líneas en los extremos de las barras son intervalos del 95 %: el valor verdadero está dentro 19 de cada 20 veces
lab-study-percent = { $value } %
lab-study-share = { $share } de { $games }
lab-study-seat = Asiento { $seat }
lab-study-by-bot = Con qué frecuencia gana cada bot contra los demás
lab-study-by-bot-together = Con qué frecuencia gana cada bot junto a los demás de su mesa
lab-study-by-seat = Con qué frecuencia gana cada asiento
lab-study-match-ups = Enfrentamientos
lab-study-match-ups-note = Con qué frecuencia el bot de la fila vence al de la columna, entre las partidas que gana uno de los dos
lab-study-lengths = Duración de las partidas
lab-study-lengths-note = Elecciones en una partida: de { $shortest } a { $longest }, mediana { $median }
lab-study-ends = Cómo acabaron las partidas
lab-study-cards = Cuánto valen las cartas
lab-study-cards-note = Cuántas partidas más de cada cien ganaron quienes tenían la carta que quienes no, y cuántos la tenían; se muestran { $shown } de { $all }. Quien va ganando también consigue más cartas, así que compara las cartas entre sí y no con cero
lab-study-by-opponent = Con qué frecuencia ganan los héroes, según el rival
lab-study-by-setting = Con qué frecuencia ganan los héroes, según { $name }
lab-study-by-size = Con qué frecuencia ganan los héroes, según el número de jugadores
lab-study-heroes = Cuánto valen los héroes
lab-study-heroes-note = Con qué frecuencia gana cada héroe contra cada rival
lab-study-heroes-worth = Cuántas partidas más de cada cien se ganaron con el héroe que sin él, y en cuántas se jugó con él; se muestran { $shown } de { $all }
lab-study-cells = La matriz
lab-study-cells-table = Mesa
lab-study-cells-settings = Ajustes
lab-study-cells-games = Partidas
lab-study-cells-first = Victorias

## explain

lab-explain-record = El archivo de una partida guardada
lab-explain-out = Escribir además una página con el gráfico
lab-explain-title = Probabilidad de ganar a lo largo de { $moves } elecciones, según el bot de búsqueda
lab-explain-play-on = Para seguir jugando desde antes de una elección (N es su número menos uno): { $command }
lab-explain-costly = Las elecciones más costosas
lab-explain-choice = Jugada { $move }, { $person }: { $chosen }. Mejor en { $cost } puntos porcentuales: { $best }
lab-explain-written = Escrito: { $page }
lab-explain-page = Dónde se ganó o se perdió una partida de { $game }
lab-explain-chances = Probabilidad de ganar, elección a elección
lab-explain-move = Jugada
lab-explain-person = Quién
lab-explain-chosen = Elegido
lab-explain-best = Mejor opción
lab-explain-cost = Puntos porcentuales
