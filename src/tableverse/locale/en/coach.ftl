# The coach: what an option does, before it is chosen, and what a strong player would do. Whoever switches it off needs none of this.

consequence-cost = Costs { $amount }
consequence-lost = You lose the game
consequence-won = You win the game

hint-wins = It wins the game
hint-least-bad = The game is lost, whatever is done
hint-usual = It is what a strong player usually does here
