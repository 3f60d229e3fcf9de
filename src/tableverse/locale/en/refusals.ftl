# Why something cannot be chosen now, whatever the game: said when somebody asks about it.

refusal-over = The game is over
refusal-waiting = It is { $seat }’s choice now
# $question is what the player is asked.
refusal-first = Something else comes first: { $question }
refusal-not-among = That cannot be chosen here: { $question }
