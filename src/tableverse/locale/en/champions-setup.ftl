# Champions before the game: scenarios, campaigns, and decks of one’s own. The browser fetches these with the pages that need them.

champions-deck-no-identity = The deck has no known identity card
champions-deck-second-identity = { $card }: a deck can have only one identity card
champions-deck-unknown = Unknown card: “{ $name }”
champions-deck-not-a-player-card = { $card } cannot be in a player deck
champions-deck-size =
    { $amount ->
        [one] The deck has { $amount } card; it needs { $least } to { $most }
       *[other] The deck has { $amount } cards; it needs { $least } to { $most }
    }
champions-deck-kit = { $card } belongs to the identity: the deck needs { $wanted } and has { $amount }
champions-deck-other-identity = { $card } belongs to another identity
champions-deck-linked = { $card } is linked to another card and cannot be in a deck
champions-deck-campaign = { $card } can be used only in its campaign
champions-deck-team-up = { $card } is a team-up card for other characters
champions-deck-other-aspect = { $card } belongs to another aspect ({ $aspect })
champions-deck-no-aspect = Unknown aspect: “{ $name }”
champions-deck-aspects = The deck has { $amount } aspects; its identity allows { $wanted }
champions-deck-aspects-equal = The identity needs { $wanted } aspects with the same number of cards of each
champions-deck-guests = { $amount } cards belong to aspects you did not choose; the identity allows { $wanted }
champions-deck-guest-titles = { $amount } different cards belong to aspects you did not choose; the identity allows { $wanted } or none
champions-deck-guest-copies = { $card } belongs to an aspect you did not choose: the deck has { $amount } copies and needs { $wanted }
champions-deck-is-identity = { $card } is your identity: a deck can have a unique card only once
champions-deck-copies = { $card }: { $amount } copies; the maximum is { $most }
champions-deck-not-current = { $card } is not in the current environment
champions-deck-limited-expansions = The cards come from { $amount } expansions; the limited environment allows { $most }
champions-deck-limited-heroes = The cards come from { $amount } hero packs; the limited environment allows { $most }
web-champions-campaign = Campaign
web-champions-campaign-none = Single game
web-champions-campaign-new = New: { $campaign }
web-champions-campaign-expert = New, expert campaign: { $campaign }
web-champions-campaign-about = Play the scenarios in a row with the same heroes. You may change decks between them. The campaign log keeps what you earn and lose.
web-champions-scenario = Villain
web-champions-mode = Mode
web-champions-mode-standard = Standard
web-champions-mode-standard-about = The villain’s first stages. Best for your first games.
web-champions-mode-expert-about = Later, stronger villain stages, and the Expert set joins the encounter deck.
web-champions-aspect-aggression-about = deals damage
web-champions-aspect-justice-about = removes threat
web-champions-aspect-leadership-about = brings allies
web-champions-aspect-protection-about = defends
web-champions-modular = Modular set
web-champions-recommended = Recommended: { $set }
web-champions-random = Random
web-champions-heroes = Heroes
web-champions-deck-of = { $hero }: { $aspects }
web-champions-next = Next available: { $hero }
web-champions-starter = Starter decks
web-champions-my-decks = My decks
web-champions-twice = Two players cannot play the same hero
web-champions-build = Build or import a deck
web-champions-harder = Difficulty
web-champions-show-hands = Let each player choose whether teammates see their hand
web-champions-heroic = Heroic: more encounter cards for each player
web-champions-skirmish = Skirmish: a single villain stage
web-champions-skirmish-stage = Stage { $stage }
web-champions-no = No
web-champions-more-sets = More modular sets
web-champions-import = Import a deck
web-champions-import-about = Paste a deck from MarvelCDB (JSON or text) or OCTGN (.o8d)
web-champions-imported = Imported deck
web-champions-read = Import
web-champions-file = Open a file
web-champions-no-decks = Decks you build or import are kept in this browser
web-champions-drop = Delete { $deck }
web-champions-the-deck = Your deck
web-champions-deck-name = Deck name
web-champions-environment = Environment
web-champions-environment-full = Full collection
web-champions-environment-current = Current
web-champions-environment-limited = Limited
web-champions-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-champions-legal = This deck is ready to play
web-champions-unknown = Unknown: “{ $name }” ({ $copies })
web-champions-keep = Save deck
web-champions-kept = { $deck } is saved. Choose it when you open a table.
web-champions-export = Export as
web-champions-export-marvelcdb = MarvelCDB
web-champions-export-text = Text
web-champions-export-octgn = OCTGN
web-champions-export-tableverse = Tableverse
web-champions-kit-missing = Missing identity cards
web-champions-pool = Cards
web-champions-search = Search by name or trait
web-champions-all = All
web-champions-less = Remove one { $card }
web-champions-more = Add one { $card }
web-champions-modular-alone = This scenario uses no modular sets.
web-champions-none = none
web-champions-other-sets = Other sets
web-champions-filter-aspect = Aspect
web-champions-filter-kind = Type
web-champions-filter-cost = Cost
web-champions-filter-no-cost = No cost
web-champions-filter-trait = Trait
web-champions-filter-product = Box
web-champions-filter-none = Clear filters
web-champions-found =
    { $count ->
        [0] No card found
        [one] { $count } card of { $of }
       *[other] { $count } cards of { $of }
    }
web-champions-pages = Pages
web-champions-page = Page { $page } of { $of }
web-champions-page-before = Previous
web-champions-page-after = Next
web-champions-why-copies =
    { $most ->
        [one] At most { $most } copy in a deck
       *[other] At most { $most } copies in a deck
    }
web-champions-why-kit = The identity already has all of its cards
web-champions-why-other-aspect = { $aspect } is not an aspect of this deck
web-champions-why-other-identity = Belongs to another identity
web-champions-why-size = The deck is full: { $most } cards
web-champions-why-is-identity = This is your own identity
web-champions-why-not-current = Not in the current environment
web-champions-why-team-up = A team-up card for other characters
web-champions-clear = Remove all
web-champions-clear-of = Remove all { $aspect } cards
web-champions-unknown-of = “{ $name }” ({ $copies }×) is from { $product }, which is not available yet
web-champions-unknown-what = All other cards were imported. Replace the missing ones with cards from the list, or continue without them.
web-champions-unknown-leave = Continue without them
