# The lab: simulation, tournaments, studies, explanations. Sentences end without a full stop, as everywhere.

## Help

lab-option-out = Keep the results in this SQLite file; an interrupted run continues from it
lab-option-ray = Play on the Ray cluster at this address (“local” starts one here)
lab-option-set = A setting of the game; may be given several times

## What can go wrong

error-lab-not-a-run = { $file } is not a saved run of Tableverse; choose another name
error-lab-other-run = { $file } holds another run ({ $what }: { $found }, not { $wanted }); choose another name
error-lab-unreachable = No Ray cluster can be reached at { $address }
error-lab-too-few-bots = At least { $least } different bots are needed
error-lab-not-a-setting = “{ $text }” is not a setting; write NAME=VALUE
error-lab-exists = { $file } exists and is not a report of this kind; choose another name

## tournament

cli-help-tournament = Rate bots against each other
cli-help-study = Simulate a whole matrix and write a page with plots, and the data as CSV
cli-help-explain = Show where a recorded game was won or lost

lab-bot = Bot
lab-tournament-option-games = Number of games for each table of different bots (20)
lab-tournament-rating = Rating
lab-tournament-wins = Wins
lab-tournament-games = Games
lab-tournament-share = Win rate
lab-tournament-plot = Rating: solid where it is certain, lighter where it is uncertain

## study

lab-study-option-seats = Numbers of seats, separated by commas
lab-study-option-vary = A setting and the values to try; may be given several times
lab-study-option-games = Number of games for each part of the matrix (50)
lab-study-option-out = Where to write the page; the data goes beside it (study.html)
lab-study-written = Written: { $page }, { $games }, { $cards }

lab-study-title = Study of { $game }
lab-study-what = What was played
lab-study-intro = { $games } games of { $bots }, with { $seats } seats; every bot sat in every seat equally often
lab-study-intervals = Lines at the ends of bars are 95 % intervals: the true value lies within them 19 times out of 20
lab-study-percent = { $value } %
lab-study-share = { $share } of { $games }
lab-study-seat = Seat { $seat }
lab-study-by-bot = How often each bot wins against the others
lab-study-by-bot-together = How often each bot wins together with the others at its table
lab-study-by-seat = How often each seat wins
lab-study-match-ups = Match-ups
lab-study-match-ups-note = How often the bot of the row beats that of the column, of the games that one of them wins
lab-study-lengths = How long games are
lab-study-lengths-note = Choices in a game: { $shortest } to { $longest }, median { $median }
lab-study-ends = What ended the games
lab-study-cards = What cards are worth
lab-study-cards-note = How many more games in a hundred were won by players who had the card than by players who did not, and how many had it; { $shown } of { $all } are shown. Players who are winning also get more cards, so compare cards with each other rather than with zero
lab-study-by-opponent = How often the heroes win, by opponent
lab-study-by-setting = How often the heroes win, by { $name }
lab-study-by-size = How often the heroes win, by number of players
lab-study-heroes = What heroes are worth
lab-study-heroes-note = How often each hero wins against each opponent
lab-study-heroes-worth = How many more games in a hundred were won with the hero than without, and in how many games it was played; { $shown } of { $all } are shown
lab-study-cells = The matrix
lab-study-cells-table = Table
lab-study-cells-settings = Settings
lab-study-cells-games = Games
lab-study-cells-first = Wins

## explain

lab-explain-record = The file of a recorded game
lab-explain-out = Also write a page with the plot
lab-explain-title = Chances of winning over { $moves } choices, as the search bot estimates them
lab-explain-play-on = To play on from before a choice (N is its number less one): { $command }
lab-explain-costly = Choices that cost most
lab-explain-choice = Move { $move }, { $person }: { $chosen }; better by { $cost } percentage points: { $best }
lab-explain-written = Written: { $page }
lab-explain-page = Where a game of { $game } was won or lost
lab-explain-chances = Chances of winning, choice by choice
lab-explain-move = Move
lab-explain-person = Who
lab-explain-chosen = Chosen
lab-explain-best = Best option
lab-explain-cost = Percentage points
