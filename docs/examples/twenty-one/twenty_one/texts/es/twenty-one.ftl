twenty-one-name = Veintiuno
twenty-one-tagline = Llévate la última ficha
twenty-one-ask-take = Coge de una a tres de las { $count } fichas
twenty-one-option-take =
    { $count ->
        [one] Coger una
       *[other] Coger { $count }
    }
twenty-one-event-took =
    { $count ->
        [one] { $seat } coge una
       *[other] { $seat } coge { $count }
    }
twenty-one-reason-last = Se ha cogido la última ficha
