# The lab: simulation, tournaments, studies, explanations. Sentences end without a full stop, as everywhere.

## Help

lab-option-out = Keep the outcomes in this SQLite file; an interrupted run goes on from it
lab-option-ray = Play on the Ray cluster at this address (“local” starts one here)
lab-option-set = A setting of the game; may be given several times

## What can go wrong

error-lab-not-a-run = { $file } is not a saved run of Tableverse; choose another name
error-lab-other-run = { $file } holds another run ({ $what }: { $found }, not { $wanted }); choose another name
error-lab-missing-extra = { $what } is not installed; install Tableverse with the extra “{ $extra }”
error-lab-unreachable = There is no Ray cluster to be reached at { $address }
error-lab-too-few-bots = At least { $least } different bots are needed
error-lab-not-a-setting = “{ $text }” is not understood; write a setting as NAME=VALUE
error-lab-exists = { $file } exists and is not such a report; choose another name

## tournament

cli-help-tournament = Rate bots against each other
cli-help-study = Simulate a whole matrix and write a page with plots, and the data as CSV
cli-help-explain = Show where a recorded game was won or lost

lab-bot = Bot
lab-tournament-option-games = How many games each table of different bots plays (20)
lab-tournament-rating = Rating
lab-tournament-wins = Wins
lab-tournament-games = Games
lab-tournament-share = Share
lab-tournament-plot = Rating: solid as far as it is sure, lighter where it is in doubt

## study

lab-study-option-seats = Numbers of seats, separated by commas
lab-study-option-vary = A setting and the values to try; may be given several times
lab-study-option-games = How many games for each part of the matrix (50)
lab-study-option-out = Where the page goes; the data goes beside it (study.html)
lab-study-written = Written: { $page }, { $games }, { $cards }

lab-study-title = Study of { $game }
lab-study-what = What was played
lab-study-intro = { $games } games of { $bots }, with { $seats } seats; every bot sat in every seat equally often
lab-study-intervals = Lines at the end of bars are intervals of 95 %: the true value lies within them 19 times out of 20
lab-study-percent = { $value } %
lab-study-share = { $share } of { $games }
lab-study-seat = Seat { $seat }
lab-study-by-bot = How often each bot wins against the others
lab-study-by-bot-together = How often each bot wins, with the others at its table
lab-study-by-seat = How often each seat wins
lab-study-match-ups = Match-ups
lab-study-match-ups-note = How often the bot of the row beats that of the column, of the games that one of them wins
lab-study-lengths = How long games are
lab-study-lengths-note = Choices in a game: { $shortest } to { $longest }, median { $median }
lab-study-ends = What ended the games
lab-study-cards = What cards are worth
lab-study-cards-note = How many games in a hundred more were won by those who had the card than by those who had not, and how many had it; { $shown } of { $all } are shown. Whoever is winning also gets more cards, so compare cards with each other rather than with zero
lab-study-by-opponent = How often the heroes win, by opponent
lab-study-by-setting = How often the heroes win, by { $name }
lab-study-by-size = How often the heroes win, by number of players
lab-study-heroes = What heroes are worth
lab-study-heroes-note = How often each hero wins against each opponent
lab-study-heroes-worth = How many games in a hundred more were won with the hero than without, and in how many games it was played; { $shown } of { $all } are shown
lab-study-cells = The matrix
lab-study-cells-table = Table
lab-study-cells-settings = Settings
lab-study-cells-games = Games
lab-study-cells-first = Wins

## explain

lab-explain-record = The file of a recorded game
lab-explain-out = Also write a page with the plot
lab-explain-title = Chances of winning over { $moves } choices, as the search bot judges them
lab-explain-costly = Choices that cost most
lab-explain-choice = Move { $move }, { $person }: { $chosen }; better by { $cost } in a hundred: { $best }
lab-explain-written = Written: { $page }
lab-explain-page = Where a game of { $game } was won or lost
lab-explain-chances = Chances of winning, choice by choice
lab-explain-move = Move
lab-explain-person = Who
lab-explain-chosen = Chosen
lab-explain-best = Promised more
lab-explain-cost = Points in a hundred
