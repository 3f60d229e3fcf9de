# Why something cannot be chosen now, whatever the game: said when somebody asks about it.

refusal-over = La partida ha terminado
refusal-waiting = Ahora le toca decidir a { $seat }
# $question is what the player is asked.
refusal-first = Antes hay que decidir otra cosa: { $question }
refusal-not-among = Ahora no puedes elegir eso: { $question }
