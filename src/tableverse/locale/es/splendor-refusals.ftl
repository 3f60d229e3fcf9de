# Splendor: Marvel. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

splendor-refusal-time = Las fichas de { $gem } no se cogen: cada jugador recibe una al reclutar su primera carta de nivel 3
splendor-refusal-shield = Las fichas de { $gem } solo se consiguen al reservar cartas
splendor-refusal-none-left = En la reserva común no queda ninguna ficha de { $gem }
splendor-refusal-two =
    { $count ->
        [one] No puedes coger dos fichas de { $gem }: debe haber { $least } en la reserva común y hay { $count }
       *[other] No puedes coger dos fichas de { $gem }: debe haber { $least } en la reserva común y hay { $count }
    }
splendor-refusal-empty-deck = El mazo de nivel { $level } está vacío
splendor-refusal-hand-full = Ya tienes { $most } cartas reservadas, el máximo
splendor-refusal-cost =
    { $shields ->
        [0] Todavía no puedes reclutar a { $card }. Te falta: { $gems }
        [one] Todavía no puedes reclutar a { $card }. Te falta: { $gems }, y tu ficha de S.H.I.E.L.D. solo vale por una
       *[other] Todavía no puedes reclutar a { $card }. Te falta: { $gems }, y no te basta con tus { $shields } fichas de S.H.I.E.L.D.
    }
splendor-refusal-reserved = { $seat } tiene reservada esta carta ({ $card }): nadie más puede reclutarla
splendor-refusal-location = Consigues el Lugar { $location } sin gastar una acción, en cuanto tienes sus bonificaciones. Te falta: { $gems }
splendor-refusal-location-later = Consigues el Lugar { $location } al final del turno, hagas lo que hagas
splendor-refusal-time-pays = Con { $gem } no se paga nada
splendor-refusal-not-in-cost = La carta no te cuesta ninguna ficha de { $gem }
splendor-refusal-time-stays = La ficha de { $gem } no se devuelve nunca
splendor-refusal-keep = Las fichas solo vuelven a la reserva común para pagar, o al final de un turno si tienes más de { $most }
