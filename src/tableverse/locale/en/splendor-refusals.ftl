# Splendor: Marvel. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

splendor-refusal-time = You can’t take { $gem } tokens: you get one with the first level 3 card you recruit
splendor-refusal-shield = You get { $gem } tokens only by reserving cards
splendor-refusal-none-left = The bank is out of { $gem }
splendor-refusal-two =
    { $count ->
        [one] You can’t take two { $gem }: the bank must have at least { $least }, and it has { $count }
       *[other] You can’t take two { $gem }: the bank must have at least { $least }, and it has { $count }
    }
splendor-refusal-empty-deck = The level { $level } deck is empty
splendor-refusal-hand-full = You already have { $most } reserved cards, which is the limit
splendor-refusal-cost =
    { $shields ->
        [0] You can’t recruit { $card } yet: you lack { $gems }
        [one] You can’t recruit { $card } yet: you lack { $gems }, and your S.H.I.E.L.D. token covers only one
       *[other] You can’t recruit { $card } yet: you lack { $gems }, and your { $shields } S.H.I.E.L.D. tokens can’t cover it
    }
splendor-refusal-reserved = { $seat } has reserved { $card }: nobody else can recruit it
splendor-refusal-location = You get { $location } automatically once you have its bonuses: you lack { $gems }
splendor-refusal-location-later = You get { $location } automatically at the end of a turn, whatever your action
splendor-refusal-time-pays = { $gem } tokens can’t pay for anything
splendor-refusal-not-in-cost = The card doesn’t cost you any { $gem }
splendor-refusal-time-stays = You never return { $gem } tokens
splendor-refusal-keep = You return tokens only as payment, or at the end of a turn if you have more than { $most }
