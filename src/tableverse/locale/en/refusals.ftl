# Why something cannot be chosen now, whatever the game: said when somebody asks about it.

refusal-over = The game is over
refusal-waiting = { $seat } must choose now
# $question is what the player is asked.
refusal-first = First: { $question }
refusal-not-among = You can’t choose that now: { $question }
