# Splendor: Marvel. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

splendor-refusal-time = Las fichas de { $gem } no se cogen: la primera carta de nivel 3 que recluta cada jugador le da una
splendor-refusal-shield = Las fichas de { $gem } solo se consiguen al reservar cartas
splendor-refusal-none-left = En la reserva común no queda ninguna ficha de { $gem }
splendor-refusal-two =
    { $count ->
        [one] No se pueden coger dos fichas de { $gem }: tiene que haber { $least } en la reserva común, y hay { $count }
       *[other] No se pueden coger dos fichas de { $gem }: tiene que haber { $least } en la reserva común, y hay { $count }
    }
splendor-refusal-empty-deck = El mazo de nivel { $level } está vacío
splendor-refusal-hand-full = Ya tienes { $most } cartas reservadas, y nadie puede tener más
splendor-refusal-cost =
    { $shields ->
        [0] Todavía no puedes reclutar { $card }: te falta esto: { $gems }
        [one] Todavía no puedes reclutar { $card }: te falta esto: { $gems }; tu ficha de S.H.I.E.L.D. solo vale por una
       *[other] Todavía no puedes reclutar { $card }: te falta esto: { $gems }; tus { $shields } fichas de S.H.I.E.L.D. no bastan
    }
splendor-refusal-reserved = { $seat } ha reservado { $card }: nadie más puede reclutar esa carta
splendor-refusal-location = El Lugar { $location } llega por sí solo en cuanto tus cartas dan las bonificaciones: te falta esto: { $gems }
splendor-refusal-location-later = El Lugar { $location } llega al final de un turno, hagas lo que hagas en él
splendor-refusal-time-pays = Con { $gem } no se paga nada
splendor-refusal-not-in-cost = La carta no te cuesta ninguna ficha de { $gem }
splendor-refusal-time-stays = La ficha de { $gem } no se devuelve nunca
splendor-refusal-keep = Las fichas solo vuelven a la reserva común para pagar, o al final de un turno si tienes más de { $most }
