# The coach: what an option does, before it is chosen, and what a strong player would do. Whoever switches it off needs none of this.

consequence-cost = Costs { $amount }
consequence-lost = You lose the game
consequence-won = You win the game

hint-won = It wins the game
hint-lost = The game is lost, whatever is done
hint-usual = It is what a strong player usually does here
hint-alike = There is little in it: the options come to much the same
hint-free = It costs nothing, and may help later
hint-otherwise = Otherwise: { $loss }
hint-hold = Nothing else that can be done here gains anything

## In the browser

web-hint = Hint
web-hint-key = Hint: what would a strong player do? (H)
web-hint-thinking = Thinking …
web-hint-would = A strong player would choose: { $option }
web-hint-close = Nearly as good: { $options }
web-review-chances = Chances
web-review-chances-about = How likely a win looked before each choice, from what could be known then; the numbers mark the choices below
web-review-costly = The choices that cost most
web-review-choice = Move { $move }, { $name }
web-review-chosen = Chosen: { $option }
web-review-better = Better: { $option } (chance of winning +{ $cost } %)
web-review-no-costly = No choice cost much: well played
web-review-wait = They will be here in a moment
web-review-beaten = What beat us
web-review-beaten-about = After move { $move } the chances fell most, more than any choice was to blame for
web-review-numbers = In numbers
web-review-working = Looking at the game again: { $done } of { $moves } choices
web-review-look = See the position
web-coach-warning = This loses the game
web-coach-warning-about = Whatever comes up, the game is lost with this choice. Another option keeps you in it.
web-coach-warning-back = Choose something else
web-coach-warning-do = Do it all the same
