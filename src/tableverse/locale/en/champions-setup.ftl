# Champions before the game: scenarios, campaigns, and decks of one’s own. The browser fetches these with the pages that need them.

champions-deck-no-identity = The deck has no identity card that is known here
champions-deck-second-identity = { $card }: a deck has one identity card only
champions-deck-unknown = There is no card “{ $name }” here
champions-deck-not-a-player-card = { $card } does not belong in a player deck
champions-deck-size =
    { $amount ->
        [one] The deck has { $amount } card; it needs { $least } to { $most }
       *[other] The deck has { $amount } cards; it needs { $least } to { $most }
    }
champions-deck-kit = { $card } belongs to the identity: the deck needs { $wanted } and has { $amount }
champions-deck-other-identity = { $card } belongs to another identity
champions-deck-linked = { $card } is linked to another card and belongs to no deck
champions-deck-campaign = { $card } is only for games of its campaign
champions-deck-team-up = { $card } is a team-up card for other characters
champions-deck-other-aspect = { $card } is of another aspect ({ $aspect })
champions-deck-no-aspect = There is no aspect “{ $name }”
champions-deck-aspects = The deck has { $amount } aspects; its identity allows { $wanted }
champions-deck-aspects-equal = The identity asks for { $wanted } aspects with the same number of cards of each
champions-deck-guests = { $amount } cards are of aspects that were not chosen; the identity allows { $wanted }
champions-deck-guest-titles = { $amount } different cards are of aspects that were not chosen; the identity allows { $wanted } or none
champions-deck-guest-copies = { $card } is of an aspect that was not chosen: the deck has { $amount } copies and must have { $wanted }
champions-deck-is-identity = { $card } is the identity itself: a unique card is in a deck once
champions-deck-copies = { $card }: { $amount } copies; at most { $most } are allowed
champions-deck-not-current = { $card } is not in the current environment
champions-deck-limited-expansions = The cards come from { $amount } expansions; the limited environment allows { $most }
champions-deck-limited-heroes = The cards come from { $amount } hero packs; the limited environment allows { $most }
web-champions-campaign = Campaign
web-champions-campaign-none = None: a game by itself
web-champions-campaign-new = New: { $campaign }
web-champions-campaign-expert = New, expert campaign: { $campaign }
web-champions-campaign-about = The scenarios follow one another with the same heroes; decks may change between them. What is earned and lost is kept in the campaign log.
web-champions-scenario = The villain
web-champions-mode = Mode
web-champions-mode-standard = Standard
web-champions-mode-standard-about = The villain’s first stages: for your first games, and good enough for many more.
web-champions-mode-expert-about = Later, stronger stages of the villain, and the Expert set joins the encounter deck.
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
web-champions-harder = Harder
web-champions-show-hands = Let each player decide whether teammates see their hand
web-champions-heroic = Heroic: more encounter cards for each player
web-champions-skirmish = Skirmish: one stage only
web-champions-skirmish-stage = Stage { $stage }
web-champions-no = No
web-champions-more-sets = More modular sets
web-champions-import = Import a deck
web-champions-import-about = Paste a deck from MarvelCDB (JSON or text) or OCTGN (.o8d)
web-champions-imported = Imported deck
web-champions-read = Read it
web-champions-file = Open a file
web-champions-no-decks = Decks you build or import are kept in this browser
web-champions-drop = Delete { $deck }
web-champions-the-deck = The deck
web-champions-deck-name = Name of the deck
web-champions-environment = Environment
web-champions-environment-full = Everything published
web-champions-environment-current = Current
web-champions-environment-limited = Limited
web-champions-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-champions-legal = This deck can be played
web-champions-unknown = Unknown here: “{ $name }” ({ $copies })
web-champions-keep = Save the deck
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
web-champions-modular-alone = This scenario takes no modular sets.
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
web-champions-why-kit = The identity has all of its cards
web-champions-why-other-aspect = { $aspect } is not an aspect of this deck
web-champions-why-other-identity = Belongs to another identity
web-champions-why-size = The deck is full: { $most } cards
web-champions-why-is-identity = It is your own identity
web-champions-why-not-current = Not in the current environment
web-champions-why-team-up = A team-up card for other characters
web-champions-clear = Remove all
web-champions-clear-of = Remove all cards: { $aspect }
web-champions-unknown-of = “{ $name }” ({ $copies }×) comes from { $product }, which is not here yet
web-champions-unknown-what = Everything else was read. Put other cards in their place from the list, or go on without them.
web-champions-unknown-leave = Leave them out
