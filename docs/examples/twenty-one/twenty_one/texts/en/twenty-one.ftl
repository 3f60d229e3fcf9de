twenty-one-name = Twenty-one
twenty-one-tagline = Take the last counter
twenty-one-ask-take = Take one to three of the { $count } counters
twenty-one-option-take =
    { $count ->
        [one] Take one
       *[other] Take { $count }
    }
twenty-one-event-took =
    { $count ->
        [one] { $seat } takes one
       *[other] { $seat } takes { $count }
    }
twenty-one-reason-last = The last counter was taken
