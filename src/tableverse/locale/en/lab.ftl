# The lab: simulation, tournaments, studies, explanations. Sentences end without a full stop, as everywhere.

## Help

lab-option-out = Save the results to this SQLite file; an interrupted run continues from it
lab-option-ray = Play on the Ray cluster at this address (“local” starts one here)
lab-option-set = A game setting; may be repeated

## What can go wrong

error-lab-not-a-run = { $file } is not a saved Tableverse run; choose another name
error-lab-other-run = { $file } contains another run ({ $what }: { $found }, not { $wanted }); choose another name
error-lab-unreachable = Can’t reach a Ray cluster at { $address }
error-lab-too-few-bots = At least { $least } different bots are needed
error-lab-not-a-setting = “{ $text }” is not a setting; write NAME=VALUE
error-lab-exists = { $file } exists and is not a report of this kind; choose another name

## tournament

cli-help-tournament = Rate bots against each other
cli-help-study = Simulate a matrix of settings and write a page with plots, and the data as CSV
cli-help-explain = Show where a recorded game was won or lost

lab-bot = Bot
lab-tournament-option-games = Number of games for each combination of bots (20)
lab-tournament-rating = Rating
lab-tournament-wins = Wins
lab-tournament-games = Games
lab-tournament-share = Win rate
lab-tournament-plot = Rating: solid where it is certain, lighter where it is uncertain

## study

lab-study-option-seats = Numbers of seats, separated by commas
lab-study-option-vary = A setting and the values to try; may be repeated
lab-study-option-games = Number of games for each combination (50)
lab-study-option-out = Where to save the page; the data is saved beside it (study.html)
lab-study-written = Written: { $page }, { $games }, { $cards }

lab-study-title = Study of { $game }
lab-study-what = Setup
lab-study-intro = { $games } games of { $bots }, with { $seats } seats; every bot sat in every seat equally often
lab-study-intervals = Lines at the ends of bars are 95 % confidence intervals
lab-study-percent = { $value } %
lab-study-share = { $share } of { $games }
lab-study-seat = Seat { $seat }
lab-study-by-bot = Win rate of each bot against the others
lab-study-by-bot-together = Win rate of each bot together with the others at its table
lab-study-by-seat = Win rate by seat
lab-study-match-ups = Match-ups
lab-study-match-ups-note = How often the row’s bot beats the column’s bot, counting only games that one of the two wins
lab-study-lengths = Game length
lab-study-lengths-note = Choices per game: { $shortest } to { $longest }, median { $median }
lab-study-ends = How the games ended
lab-study-cards = Card values
lab-study-cards-note = How many more games in a hundred were won by players with the card than by players without it, and how many had it ({ $shown } of { $all } shown). Players who are winning also get more cards, so compare cards with each other rather than with zero.
lab-study-by-opponent = Heroes’ win rate by opponent
lab-study-by-setting = Heroes’ win rate by { $name }
lab-study-by-size = Heroes’ win rate by number of players
lab-study-heroes = Hero values
lab-study-heroes-note = Win rate of each hero against each opponent
lab-study-heroes-worth = How many more games in a hundred were won with the hero than without, and in how many games it was played ({ $shown } of { $all } shown)
lab-study-cells = All combinations
lab-study-cells-table = Table
lab-study-cells-settings = Settings
lab-study-cells-games = Games
lab-study-cells-first = Wins

## explain

lab-explain-record = The file of a recorded game
lab-explain-out = Also write a page with the plot
lab-explain-title = Chance of winning over { $moves } choices, as the search bot estimates it
lab-explain-play-on = To play on from before choice N, use N minus one: { $command }
lab-explain-costly = Costliest choices
lab-explain-choice = Move { $move }, { $person }: { $chosen }; better by { $cost } percentage points: { $best }
lab-explain-written = Written: { $page }
lab-explain-page = Where a game of { $game } was won or lost
lab-explain-chances = Chance of winning, choice by choice
lab-explain-move = Move
lab-explain-person = Player
lab-explain-chosen = Chosen
lab-explain-best = Best option
lab-explain-cost = Percentage points
