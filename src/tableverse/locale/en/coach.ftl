# The coach: what an option does, before it is chosen, and what a strong player would do. Whoever switches it off needs none of this.

consequence-cost = Costs { $amount }
consequence-lost = You lose the game
consequence-won = You win the game

hint-won = It wins the game
hint-lost = The game is lost, whatever you do
hint-usual = A strong player usually does this here
hint-alike = The best options are about equally good
hint-free = It costs nothing and may help later
hint-otherwise = Otherwise: { $loss }
hint-hold = Nothing else you can do here gains anything

## In the browser

web-hint = Hint
web-hint-key = Hint: what would a strong player do? (H)
web-hint-thinking = Thinking…
web-hint-would = A strong player would choose: { $option }
web-hint-close = Nearly as good: { $options }
web-review-chances = Chance of winning
web-review-chances-about = Your chance of winning before each choice, judged by what was known at the time. The numbers mark the choices below.
web-review-costly = Costliest choices
web-review-choice = Move { $move }, { $name }
web-review-chosen = Chosen: { $option }
web-review-better = Better: { $option } (+{ $cost } % chance of winning)
web-review-no-costly = No costly mistakes: well played
web-review-wait = Still working on these…
web-review-beaten = What beat you
web-review-beaten-about = Biggest swing: move { $move }, mostly bad luck
web-review-numbers = In numbers
web-review-working = Reviewing the game: { $done } of { $moves } choices
web-review-look = Show the position
web-coach-warning = This loses the game
web-coach-warning-about = Whatever comes next, this choice loses the game. Another option keeps you in it.
web-coach-warning-back = Choose something else
web-coach-warning-do = Do it anyway
