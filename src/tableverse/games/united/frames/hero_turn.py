"""The Hero turn: draw a card, play a card, resolve actions, the Location's End of Turn effect."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.frames.damage import Discarding
from tableverse.games.united.frames.options import (
    BY_TOKEN,
    SKIP,
    action_of,
    action_option,
    card_options,
    paid_by_token,
    symbol_options,
)
from tableverse.games.united.frames.overflow import drain_overflow
from tableverse.games.united.frames.replacing import Replacing
from tableverse.games.united.ids import NOBODY, NOWHERE, name_of
from tableverse.games.united.rules import actions, hands, knock_outs, occurrences, outcome, powers, rhythm, tokens
from tableverse.games.united.rules.powers import DUE, LEAVES
from tableverse.games.united.state import Entry, Hero, UnitedState
from tableverse.games.united.symbols import ATTACK, HEROIC, MOVE, SYMBOLS, WILD
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import Shared, field, plain
from tableverse.kernel.state import Frame

# The phases of a turn.
START: Final = 0
RECHARGE: Final = 1
WAY: Final = 2
DRAW: Final = 3
PLAY: Final = 4
PLAYED: Final = 5
IGNORE: Final = 6
ACT: Final = 7
FINISH: Final = 8
LOCATION: Final = 9
CLOSE: Final = 10
EXCESS: Final = 11
END: Final = 12
TOKEN_LIMIT: Final = 3
SKIP_DRAW_AT: Final = 3
ASK_RECHARGE: Final = Message("united-ask-recharge")
ASK_WAY: Final = Message("united-ask-way")
ASK_PLAY: Final = Message("united-ask-play")
ASK_IGNORE: Final = Message("united-ask-ignore")
ASK_ACTION: Final = Message("united-ask-action")
ASK_END: Final = Message("united-ask-end")
ASK_LOCATION: Final = Message("united-ask-location")
ASK_EXCESS: Final = Message("united-ask-excess")
DONE: Final = Option("end", Message("united-option-end"))
REGULAR: Final = Option("regular", Message("united-option-regular"))
SPECIAL: Final = "special"


@plain
class HeroTurn(Frame[UnitedState]):
    hero: int
    phase: int
    skip_draw: bool
    #: Number of symbols that must be ignored this turn.
    ignore: int
    #: Number of symbols left for actions, by kind.
    symbols: list[int]
    #: The played card whose Special Effect is still unused, or "".
    special: str = ""
    #: Indexes of this Hero's Storyline cards with an ability for the action step.
    ongoing: Shared[list[int]] = field(factory=list)
    #: Unused and always empty; kept because the digests of older records include it.
    place: str = ""
    #: Whether a Supporting Hero card was played.
    support: bool = False

    @staticmethod
    def of(hero: int) -> HeroTurn:
        return HeroTurn(hero, START, False, 0, [0] * len(SYMBOLS))

    def run(self, state: UnitedState) -> Decision | None:
        if state.fallen:
            drain_overflow(state)
            return None
        hero = state.heroes[self.hero]
        phase = self.phase
        if phase == ACT:
            return self._ask_action(state, hero)
        if phase == START:
            self._start(state, hero)
        elif phase == RECHARGE:
            options = self._recharges(state, hero, "start")
            if options:
                return Decision(self.hero, "recharge", ASK_RECHARGE, [*options, SKIP])
            self.phase = WAY
        elif phase == WAY:
            options = self.ways(state, hero)
            return Decision(self.hero, "way", ASK_WAY, options)
        elif phase == DRAW:
            self._draw(state)
        elif phase == PLAY:
            urgent = hands.urgent_cards(state, hero)
            if hero.at_random and not urgent:
                self._play(state, state.rng.choice(sorted(hero.hand)), False)
            else:
                return Decision(self.hero, "play", ASK_PLAY, card_options(state, urgent or hero.hand, "play"))
        elif phase == PLAYED:
            self.phase = IGNORE
            if self.support:
                occurrences.occur(state, "support-played", {})
        elif phase == IGNORE:
            if self.ignore and any(self.symbols):
                options = symbol_options(state, self.symbols, "ignore")
                return Decision(self.hero, "ignore", ASK_IGNORE, options)
            self.phase = ACT
        elif phase == FINISH:
            self._recharge_equipment(state, hero)
            self._gain_due_tokens(state, hero)
            self.phase = LOCATION
        elif phase == LOCATION:
            return self._location(state, hero)
        elif phase == CLOSE:
            if not drain_overflow(state):
                self.phase = EXCESS
                if state.villain_seat != NOBODY:
                    occurrences.occur(state, "hero-turn-end", {"hero": f"hero:{hero.id}"})
        elif phase == EXCESS:
            return self._excess(state, hero)
        else:
            self._end(state)
        return None

    def answer(self, state: UnitedState, option: Option) -> None:
        hero = state.heroes[self.hero]
        phase = self.phase
        if phase == ACT:
            self._act(state, option)
        elif phase == RECHARGE:
            if option.verb == SKIP.verb:
                self.phase = WAY
            else:
                occurrences.resolve(state, f"gear/{name_of(option.thing)}/recharge", self.hero, option.thing)
        elif phase == WAY:
            self.phase = DRAW
            if option.verb == "support":
                card = name_of(option.thing)
                state.display.remove(card)
                self._play(state, card, True)
        elif phase == PLAY:
            self._play(state, name_of(option.thing), False)
        elif phase == IGNORE:
            self.symbols[SYMBOLS.index(option.thing)] -= 1
            self.ignore = 0
        elif phase == LOCATION:
            self.phase = CLOSE
            if option.verb == "location":
                occurrences.resolve(state, f"location/{name_of(option.thing)}", self.hero, option.thing)
        else:
            hero.tokens[SYMBOLS.index(option.thing)] -= 1
            state.emit("token-discarded", {"hero": hero.id, "kind": option.thing})

    # --- before the card ----------------------------------------------------------------------------------------

    def _start(self, state: UnitedState, hero: Hero) -> None:
        if hero.successor:
            state.frames.append(Replacing(self.hero))
            return
        self.phase = RECHARGE
        rhythm.start_turn(state)
        state.emit("turn", {"hero": hero.id})
        powers.expire(state, powers.start_of(f"hero:{hero.id}"))
        if powers.constant(state, hero.at, "randomises"):
            hero.at_random = True
        if not self.ways(state, hero):
            outcome.heroes_lose(state, "no-cards")
            return
        place = state.places[hero.at]
        location = state.cards.locations[place.id]
        self.skip_draw = "skip-draw" in location.rules and len(hero.hand) >= SKIP_DRAW_AT
        self.ignore = 1 if "ignore-symbol" in location.rules else 0
        if powers.constant(state, hero.at, "dampens"):
            powers.last(state, "blank", f"hero:{hero.id}", "turn")
        if hero.down:
            hero.down = False
            state.emit("recovered", {"hero": hero.id})
            hands.draw(state, self.hero, hands.HAND)

    def _recharges(self, state: UnitedState, hero: Hero, moment: str) -> list[Option]:
        options = []
        for gear in hero.gear:
            if not gear.ready and state.cards.gear[gear.id].recharge == moment:
                label = f"gear/{gear.id}/recharge"
                run = Resolving(label, self.hero, f"gear:{gear.id}")
                if state.cards.abilities[label].effect.possible(state, run):
                    options.append(
                        state.cards.option(f"recharge:{gear.id}", "united-option-recharge", f"gear:{gear.id}")
                    )
        return options

    def ways(self, state: UnitedState, hero: Hero) -> list[Option]:
        """Return the ways to take the turn: a regular turn, or a Supporting Hero card.

        A Supporting Hero card is not allowed right after a Villain turn, unless a Battle Plan allows it, nor for a Hero
        who must play from the hand (at random, or an urgent card).
        """
        options = [REGULAR] if hero.hand or hero.deck else []
        from_hand = hero.at_random or hands.urgent_cards(state, hero)
        if state.display and not from_hand and (state.since > 0 or "rapid-deployment" in powers.battle_rules(state)):
            options += card_options(state, state.display, "support")
        return options

    def _draw(self, state: UnitedState) -> None:
        self.phase = PLAY
        if self.skip_draw:
            state.emit("draw-skipped", {"hero": state.heroes[self.hero].id})
            return
        occurrences.occur(state, "draw-step", {"hero": state.hero_id(self.hero), "amount": 1})

    # --- the card -----------------------------------------------------------------------------------------------

    def _play(self, state: UnitedState, card: str, support: bool) -> None:
        hero = state.heroes[self.hero]
        self.phase = PLAYED
        self.support = support
        if not support:
            hero.hand.remove(card)
        facedown = hero.facedown
        previous = state.last_hero_entry()
        printed = state.cards.hero_cards[card]
        state.storyline.append(Entry(card, self.hero, facedown, support, printed.symbols))
        state.since += 1
        hero.at_random = False
        hero.facedown = False
        if facedown:
            state.emit("played-facedown", {"hero": hero.id})
        else:
            state.emit("played", {"hero": hero.id, "card": card}, reveals=not support)
            self.symbols = printed.symbols[:]
            self.special = card if printed.special else ""
        if previous != NOWHERE and not state.storyline[previous].facedown:
            self.symbols = [
                mine + theirs for mine, theirs in zip(self.symbols, state.storyline[previous].symbols, strict=True)
            ]
        self.ongoing = [
            number
            for number, entry in enumerate(state.storyline)
            if entry.hero == self.hero and not entry.facedown and entry.card in state.cards.action_cards
        ]

    # --- actions ------------------------------------------------------------------------------------------------

    def _ask_action(self, state: UnitedState, hero: Hero) -> Decision:
        options: list[Option] = []
        symbols = self.symbols
        tokens = powers.usable_tokens(state, hero) if state.lasting else hero.tokens
        if not hero.down:
            wild, wild_token = symbols[WILD], tokens[WILD]
            for symbol in (MOVE, ATTACK, HEROIC):
                exact = symbols[symbol]
                by_token = tokens[symbol] + wild_token
                if not exact and not wild and not by_token:
                    continue
                if symbol == MOVE and actions.exit_cost(state, self.hero) > 1:
                    plain = exact + wild + by_token >= actions.exit_cost(state, self.hero)
                    options += self._moves(state, hero, plain)
                    continue
                for action in actions.possible(state, hero.at, symbol):
                    if exact or wild:
                        options.append(action_option(action))
                    if not exact and by_token:
                        options.append(action_option(action, BY_TOKEN))
        must = False
        if self.special and not hero.down and not powers.blanked(state, self.hero):
            label = f"card/{self.special}"
            run = Resolving(label, self.hero, f"card:{self.special}")
            if state.cards.abilities[label].effect.possible(state, run):
                must = state.cards.hero_cards[self.special].mandatory
                options.append(
                    state.cards.option(f"special:{self.special}", "united-option-special", f"card:{self.special}")
                )
        for number in self.ongoing:
            self._offer_ongoing(state, number, options)
        for gear in hero.gear:
            if gear.ready and state.cards.gear[gear.id].on_turn and not hero.down:
                label = f"gear/{gear.id}/use"
                run = Resolving(label, self.hero, f"gear:{gear.id}")
                if state.cards.abilities[label].effect.possible(state, run):
                    options.append(state.cards.option(f"use:{gear.id}", "united-option-use", f"gear:{gear.id}"))
        if not must:
            options.append(DONE)
        prompt = ASK_ACTION if len(options) > 1 else ASK_END
        return Decision(self.hero, "action", prompt, options, shown=state.asks_end and not must)

    def _moves(self, state: UnitedState, hero: Hero, plain: bool) -> list[Option]:
        """Return the possible Move actions.

        Unless ``plain``, leave out moves, since leaving the Location takes several Move actions. Filling a Threat's
        slot still takes one.
        """
        found = actions.possible(state, hero.at, MOVE)
        return [action_option(action) for action in found if plain or action.verb != "move"]

    def _offer_ongoing(self, state: UnitedState, number: int, options: list[Option]) -> None:
        card = state.storyline[number].card
        label = state.cards.hero_cards[card].answers["action"]
        ability = state.cards.abilities[label]
        run = Resolving(label, self.hero, f"entry:{number}")
        if powers.blanked(state, self.hero) or occurrences.is_used(state, label, f"entry:{number}"):
            return
        if (ability.when is None or ability.when.holds(state, run)) and ability.effect.possible(state, run):
            id, thing = f"ongoing:{number}:{card}", f"card:{card}"
            options.append(state.cards.option(id, "united-option-special", thing, also=f"entry:{number}"))

    def _act(self, state: UnitedState, option: Option) -> None:
        verb = option.verb
        if verb == DONE.verb:
            self.phase = FINISH
            self.special = ""
        elif verb == SPECIAL:
            card = self.special
            self.special = ""
            state.emit("special", {"card": card})
            occurrences.resolve(state, f"card/{card}", self.hero, f"card:{card}")
        elif verb == "ongoing":
            card, entry = name_of(option.thing), option.things[1]
            occurrences.resolve(state, state.cards.hero_cards[card].answers["action"], self.hero, entry)
        elif verb == "use":
            occurrences.resolve(state, f"gear/{name_of(option.thing)}/use", self.hero, option.thing)
        else:
            action = action_of(option)
            cost = actions.exit_cost(state, self.hero) if verb == "move" else 1
            for _ in range(cost):
                self.pay(state, action.symbol, paid_by_token(option))
            actions.perform(state, self.hero, action)

    def pay(self, state: UnitedState, symbol: int, by_token: bool) -> None:
        hero = state.heroes[self.hero]
        if not by_token and self.symbols[symbol]:
            self.symbols[symbol] -= 1
        elif not by_token and self.symbols[WILD]:
            self.symbols[WILD] -= 1
        else:
            spent = symbol if hero.tokens[symbol] else WILD
            if not hero.tokens[spent]:  # every token is Wild this turn: spend one of the most common kind
                spent = hero.tokens.index(max(hero.tokens))
            hero.tokens[spent] -= 1
            state.emit("token-spent", {"hero": hero.id, "kind": SYMBOLS[spent]})

    # --- the end of the turn ------------------------------------------------------------------------------------

    def _recharge_equipment(self, state: UnitedState, hero: Hero) -> None:
        """Recharge Equipment at the end of the turn, because of the turn's events or a card."""
        for gear in hero.gear:
            if gear.ready:
                continue
            row = state.cards.gear[gear.id]
            promised = state.in_force("recharges", f"gear:{gear.id}")
            earned = row.recharge == "end" and row.is_recharged_by(state.defeated, state.rescued)
            if promised or earned:
                gear.ready = True
                state.emit("recharged", {"gear": gear.id})

    def _gain_due_tokens(self, state: UnitedState, hero: Hero) -> None:
        """Gain the Action tokens that effects have promised for the end of the turn."""
        for item in [item for item in state.lasting if item.kind in DUE and item.target == f"hero:{hero.id}"]:
            state.lasting.remove(item)
            if not hero.down:
                tokens.gain(state, self.hero, DUE.index(item.kind), item.amount)

    def _location(self, state: UnitedState, hero: Hero) -> Decision | None:
        self.phase = CLOSE
        if hero.down:
            return None
        options: list[Option] = []
        mandatory = False
        remote = state.in_force("remote-location", f"hero:{hero.id}")
        for at, place in enumerate(state.places):
            if at != hero.at and not remote:
                continue
            location = state.cards.locations[place.id]
            if state.threat_at(at) is not None or not location.has_end:
                continue
            label = f"location/{place.id}"
            run = Resolving(label, self.hero, f"place:{place.id}")
            if state.cards.abilities[label].effect.possible(state, run):
                options.append(
                    state.cards.option(f"location:{place.id}", "united-option-location", f"place:{place.id}")
                )
                if location.mandatory and at == hero.at:
                    # Only one Location may be used per turn, so a mandatory Location excludes all other options.
                    mandatory = True
                    options = options[-1:]
                    break
        if not options:
            return None
        self.phase = LOCATION
        if not mandatory:
            options.append(SKIP)
        return Decision(self.hero, "location", ASK_LOCATION, options)

    def _excess(self, state: UnitedState, hero: Hero) -> Decision | None:
        """Ask a commander to discard Action tokens over the limit, then KO a Hero whose hand is empty."""
        if state.commanded and sum(hero.tokens) > TOKEN_LIMIT:
            options = symbol_options(state, hero.tokens, "token")
            return Decision(self.hero, "excess", ASK_EXCESS, options)
        self.phase = END
        if not hero.hand and not hero.down:
            knock_outs.knock_out(state, self.hero)
        elif state.in_force("falls", f"hero:{hero.id}"):
            state.frames.append(Discarding(self.hero, len(hero.hand)))
        return None

    def _end(self, state: UnitedState) -> None:
        if drain_overflow(state):
            return
        for item in state.lasting:
            if item.kind in LEAVES and not state.heroes[self.hero].successor:
                knock_outs.remove_hero(state, self.hero, LEAVES[item.kind])
        powers.expire(state, "turn")
        if self.support and state.supports:
            shown = state.supports.pop()
            state.display.append(shown)
            state.emit("displayed", {"card": shown}, reveals=True)
        state.active = (state.active + state.direction) % len(state.heroes)
        state.frames.pop()


def current_turn(state: UnitedState) -> HeroTurn | None:
    for frame in state.frames[::-1]:
        if isinstance(frame, HeroTurn):
            return frame
    return None
