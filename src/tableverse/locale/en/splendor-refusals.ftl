# Splendor: Marvel. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

splendor-refusal-time = { $gem } tokens are never taken: the first level 3 card you recruit brings you one
splendor-refusal-shield = { $gem } tokens come with reserved cards, and in no other way
splendor-refusal-none-left = The bank has no { $gem } left
splendor-refusal-two =
    { $count ->
        [one] You cannot take two { $gem }: there must be { $least } in the bank, and there is { $count }
       *[other] You cannot take two { $gem }: there must be { $least } in the bank, and there are { $count }
    }
splendor-refusal-empty-deck = The level { $level } deck is empty
splendor-refusal-hand-full = You have { $most } reserved cards, and nobody may hold more
splendor-refusal-cost =
    { $shields ->
        [0] You cannot recruit { $card } yet: you lack { $gems }
        [one] You cannot recruit { $card } yet: you lack { $gems }, and your S.H.I.E.L.D. token makes up for only one
       *[other] You cannot recruit { $card } yet: you lack { $gems }, and your { $shields } S.H.I.E.L.D. tokens do not make up for it
    }
splendor-refusal-reserved = { $seat } has reserved { $card }: nobody else can recruit it
splendor-refusal-location = { $location } comes to you by itself once your cards give the bonuses: you lack { $gems }
splendor-refusal-location-later = { $location } comes to you at the end of a turn, whatever you do in it
splendor-refusal-time-pays = { $gem } pays for nothing
splendor-refusal-not-in-cost = The card costs you no { $gem }
splendor-refusal-time-stays = { $gem } is never given back
splendor-refusal-keep = Tokens go back to the bank only as payment, or at the end of a turn if you hold more than { $most }
