# How the tables of the co-operative games look in a terminal.

board-keys = number or words · u undo · s save · l log · t texts · ? help, ?word · q quit
board-help = t         show the texts of the cards on the table
board-to-act = to act
board-round = Round { $round }
board-first-player = first player
board-nothing = nothing
board-exhausted = exhausted
board-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
board-piles = hand { $hand } · deck { $deck } · discard { $discard }
board-cost = cost { $cost }
board-paying-for = Paying for
board-asks = Asked by
board-win-heroes = The heroes win
board-win-villain = The villain wins
board-win-nemesis = The nemesis wins
board-score-player = Player
board-score-identity = Identity
board-score-hero = Hero
board-score-hit-points = Hit points

## What options do

board-do-play = Play
board-do-attack = Attack
board-do-thwart = Thwart
board-do-recover = Recover
board-do-use = Use
board-do-respond = Respond
board-do-spend = Spend
board-do-discard = Discard
board-do-defend = Defend
board-do-ask = Ask
board-do-choose = Choose

## Champions

board-champions-phase-setup = setup
board-champions-phase-player = player phase
board-champions-phase-villain = villain phase
board-champions-phase-aftermath = after the game
board-champions-mode-standard = standard
board-champions-mode-expert = expert
board-champions-stage =
    { $left ->
        [0] stage { $stage }, the last
        [one] stage { $stage }, { $left } more
       *[other] stage { $stage }, { $left } more
    }
board-champions-side-deck = { $deck } deck { $count }
board-champions-side-deck-renewed = { $deck } deck { $count } · discard { $discard }
board-champions-tokens = acceleration tokens { $tokens }
board-champions-encounter = encounter deck { $deck } · discard { $discard }
board-champions-threat = threat
board-champions-threat-on = threat { $threat }
board-champions-grows =
    { $tokens ->
        [0] +{ $amount } each round
       *[other] +{ $amount } each round, +{ $tokens } acceleration
    }
board-champions-schemes-left =
    { $left ->
        [0] the last scheme
       *[other] { $left } more after it
    }
board-champions-attached = Attached
board-champions-side-schemes = Side schemes
board-champions-around = Also in play
board-champions-minions = Minions
board-champions-allies = Allies
board-champions-upgrades = Upgrades
board-supports = Supports
board-eliminated = eliminated
board-champions-dealt =
    { $count ->
        [one] { $count } encounter card to reveal
       *[other] { $count } encounter cards to reveal
    }
board-champions-hand = Your hand (cost, card, resources)
board-champions-boosts =
    { $count ->
        [one] { $count } boost card
       *[other] { $count } boost cards
    }
board-champions-tucked =
    { $count ->
        [one] { $count } card under it
       *[other] { $count } cards under it
    }
board-champions-icon-acceleration = acceleration
board-champions-icon-crisis = crisis
board-champions-icon-hazard = hazard
board-champions-icon-amplify = amplify

## D.A.G.G.E.R.

board-do-normal = Normal token
board-do-empowered = Empowered token
board-do-upgraded = Normal token, as empowered
board-do-go = Go to
board-do-defy = Defy
board-do-defy-tactics = Defy with tactics
board-do-charge = Charge
board-do-progress = 1 progress on
board-do-effect = Effect of
board-do-deal = 1 damage to
board-do-suffer = 1 damage for
board-do-activate = Activate
board-do-target = Against
board-do-reroll = Roll again

board-dagger-phase-setup = setup
board-dagger-phase-hero = hero phase
board-dagger-phase-nemesis = nemesis phase
board-dagger-difficulty-normal = normal
board-dagger-difficulty-easier = easier
board-dagger-difficulty-harder = harder
board-dagger-showdown = SHOWDOWN
board-dagger-tracks = Tracks
board-dagger-threat = Threat
board-dagger-rise = (+{ $amount } each round)
board-dagger-team-up = team-up { $amount }
board-dagger-events =
    { $left ->
        [one] { $left } event left
       *[other] { $left } events left
    }
board-dagger-next-event = next event: { $event }
board-dagger-invaded = invaded bases { $invaded }/{ $bases }
board-dagger-held = Beside the board
board-dagger-event = Event
board-dagger-power = power { $power }
board-dagger-power-short = P{ $power }
board-dagger-life = Life
board-stunned = stunned
board-dagger-vulnerable = vulnerable
board-dagger-strengthened = strengthened
board-dagger-sheet = progress on the sheet { $progress }
board-dagger-containment = containment { $count }
board-dagger-past = Past missions
board-missions = Missions
board-dagger-missions-left = nemesis missions to come: { $left }
board-dagger-mission-strike = first strike
board-dagger-mission-nemesis = nemesis mission
board-dagger-mission-side = side mission
board-dagger-mission-hero = hero mission
board-dagger-fails-at = fails at threat { $threat }
board-dagger-empty = Empty
board-dagger-bifrost = the Bifrost leads to { $space }
board-dagger-bifrost-here = Bifrost
board-dagger-base = base
board-dagger-base-used = base, action taken
board-dagger-base-invaded = INVADED base
board-dagger-base-action = D.A.G.G.E.R. action ({ $base })
board-dagger-no-hero = no hero yet
board-dagger-heroic = heroic
board-dagger-battered = battered
board-nowhere = not on the board
board-dagger-tokens = tokens: { $normal } normal, { $empowered } empowered
board-dagger-used = used: { $actions }
board-dagger-supports = Supports
board-dagger-ready = ready
board-dagger-always = in play
board-dagger-team-up-cost = costs { $cost } team-up
board-dagger-roll = { $hero } tests { $attribute }
board-dagger-successes =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }

## United

board-do-rescue = Rescue
board-do-fill = Put on a Threat
board-do-send = Send Rick Jones to
board-do-recharge = Recharge
board-score-cards = Cards left

board-united-track = track
board-united-plans-left =
    { $count ->
        [one] { $count } plan left
       *[other] { $count } plans left
    }
board-united-until-villain =
    { $count ->
        [0] the Villain acts next
        [one] { $count } Hero card until the Villain acts
       *[other] { $count } Hero cards until the Villain acts
    }
board-united-villain-turn = Villain turn
board-united-villain-hand =
    { $count ->
        [one] { $count } card in the Villain’s hand
       *[other] { $count } cards in the Villain’s hand
    }
board-united-companion = Rick Jones: { $place }
board-united-slots = [{ $used }/{ $slots }]
board-united-thug =
    { $count ->
        [one] { $count } Thug
       *[other] { $count } Thugs
    }
board-united-civilian =
    { $count ->
        [one] { $count } Civilian
       *[other] { $count } Civilians
    }
board-united-doombot =
    { $count ->
        [one] { $count } Doombot
       *[other] { $count } Doombots
    }
board-united-armoured =
    { $count ->
        [one] { $count } armoured Doombot
       *[other] { $count } armoured Doombots
    }
board-united-bot =
    { $count ->
        [one] { $count } Spider-Bot
       *[other] { $count } Spider-Bots
    }
board-united-own-mission = Villain’s { $mission } { $amount }/{ $slots }
board-united-lost-heroes =
    { $count ->
        [one] { $count } Hero lost
       *[other] { $count } Heroes lost
    }
board-united-crisis =
    { $count ->
        [one] { $count } Crisis token
       *[other] { $count } Crisis tokens
    }
board-united-storyline = Storyline
board-united-earlier = …{ $count } earlier
board-united-facedown = facedown
board-united-piles = hand { $hand } · deck { $deck }
board-united-tokens = tokens { $tokens }
board-united-actions = actions left { $actions }
board-united-down = KO
board-united-supers =
    { $count ->
        [one] { $count } Super card
       *[other] { $count } Super cards
    }
board-united-display = Supporting Heroes
board-united-battle-plans = Battle Plans
board-united-hand = Your hand
board-united-top-plan = Next plan
board-united-plan-move = moves { $move }
board-united-with-token = token

## What “tableverse content” counts

cli-content-kind-card = Cards
cli-content-kind-campaign = Campaigns
cli-content-kind-region = Regions
cli-content-kind-space = Spaces
cli-content-kind-aspect = Aspects
cli-content-kind-hero = Heroes
cli-content-kind-support = Supports
cli-content-kind-team-up = Team-up cards
cli-content-kind-hero-mission = Hero missions
cli-content-kind-enemy = Enemies
cli-content-kind-first-strike = First strikes
cli-content-kind-nemesis = Nemeses
cli-content-kind-nemesis-mission = Nemesis missions
cli-content-kind-event = Events
cli-content-kind-side-mission = Side missions
cli-content-kind-hero_card = Hero cards
cli-content-kind-villain = Villains
cli-content-kind-plan = Master Plan cards
cli-content-kind-threat = Threats
cli-content-kind-mission = Missions
cli-content-kind-equipment = Equipment cards
cli-content-kind-battle_plan = Battle Plans
cli-content-kind-super_hero = Super Hero cards
cli-content-kind-super_villain = Super Villain cards
cli-content-kind-power = Powers
