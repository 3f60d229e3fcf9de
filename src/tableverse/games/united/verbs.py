"""What effects do to the table."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united import rules
from tableverse.games.united.finders import Next, has
from tableverse.games.united.frames import Acting, Discarding, Harm, card_options
from tableverse.games.united.hero_turn import HeroTurn
from tableverse.games.united.phrases import FLAG, NUMBER, SELECTOR, WORD, Phrase
from tableverse.games.united.state import NOBODY, Entry, UnitedState
from tableverse.games.united.symbols import HEROIC, SYMBOLS, WILD
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Checker, Resolving, Verb, Voice
from tableverse.kernel.state import Frame, State
from tableverse.kernel.timing import occurring

# --- damage -------------------------------------------------------------------------------------------------------


class Damage(Phrase):
    """To Heroes by the rules of damage, to enemies at once."""

    key = "united-damage"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR, "amount": f"{NUMBER}?", "sure": f"{FLAG}?"}

    def act(self, state: UnitedState, run: Resolving) -> None:
        amount = self.number("amount", state, run)
        sure = self.word("sure") == "yes"
        heroes = []
        armoured: dict[str, int] = {}
        for thing in self.things("to", state, run):
            if thing.startswith("hero:"):
                heroes.append(thing)
            elif thing.startswith("armoured@") and amount == 1:
                armoured[thing] = armoured.get(thing, 0) + 1
            else:
                rules.hurt(state, thing, amount, NOBODY if run.origin == "villain" else run.seat, sure)
        for thing, number in armoured.items():
            self._dent(state, state.place_of(thing), number)
        if heroes and amount > 0:
            state.frames.append(Harm(heroes, amount, sure, run.origin))

    @staticmethod
    def _dent(state: UnitedState, at: int, number: int) -> None:
        """Each of them takes 1 damage: those that already had are defeated, the others need another."""
        place = state.places[at]
        broken = min(place.dented, number)
        place.dented = 0
        for _ in range(broken):
            rules.defeat(state, at, "armoured")
        place.dented = min(number - broken, place.armoured)


class Defeat(Phrase):
    """A Thug of the kind and Location named, whatever damage it needs."""

    key = "united-defeat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run):
            kind, _, where = thing.partition("@")
            rules.defeat(state, state.place_of(where), kind)


class TokenOrDamage(Phrase):
    """Each Hero named discards an Action token of their choice or takes damage."""

    key = "united-token-or-damage"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(Tribute(self.things("of", state, run), run.origin))


class Tribute(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("heroes", "origin")
    __slots__ = FIELDS

    def __init__(self, heroes: list[str], origin: str) -> None:
        self.heroes = heroes
        self.origin = origin

    def clone(self) -> Tribute:
        return Tribute(self.heroes[:], self.origin)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not self.heroes:
            state.frames.pop()
            return None
        number = state.hero_of(self.heroes[0])
        hero = state.heroes[number]
        options = [
            state.box.options.of(f"token:{SYMBOLS[kind]}", "united-option-token", kind=SYMBOLS[kind])
            for kind in range(len(SYMBOLS))
            if hero.tokens[kind]
        ]
        options.append(Option("damage", Message("united-option-damage")))
        if hero.down:
            self.heroes.pop(0)
            return None
        return Decision(number, "tribute", Message("united-ask-tribute"), options, self.origin)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        hero = state.heroes[state.hero_of(self.heroes[0])]
        thing = self.heroes.pop(0)
        verb, _, kind = option.id.partition(":")
        if verb == "token":
            hero.tokens[SYMBOLS.index(kind)] -= 1
            state.emit("token-discarded", {"hero": hero.id, "kind": kind})
        else:
            state.frames.append(Harm([thing], 1, False, self.origin))


# --- answering damage ---------------------------------------------------------------------------------------------


class Ignore(Phrase):
    """So much of the damage, if it can be prevented."""

    key = "united-ignore"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def possible(self, state: State, run: Resolving) -> bool:
        facts = occurring(state).facts
        return not facts["sure"] and facts["amount"] > 0

    def act(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        ignored = min(facts["amount"], self.number("amount", state, run))
        facts["amount"] -= ignored
        state.emit("ignored", {"thing": facts["target"], "amount": ignored})


class IgnoreAll(Phrase):
    key = "united-ignore-all"

    def possible(self, state: State, run: Resolving) -> bool:
        facts = occurring(state).facts
        return not facts["sure"] and facts["amount"] > 0

    def act(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        state.emit("ignored", {"thing": facts["target"], "amount": facts["amount"]})
        facts["amount"] = 0


class Redirect(Phrase):
    """All of the damage to somebody else."""

    key = "united-redirect"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("to", state, run)[:1]:
            occurring(state).facts["target"] = thing
            state.emit("redirected", {"thing": thing})


class Cancel(Phrase):
    key = "united-cancel"

    def act(self, state: UnitedState, run: Resolving) -> None:
        occurring(state).cancelled = True


# --- tokens on Locations ------------------------------------------------------------------------------------------


class Add(Phrase):
    key = "united-add"
    takes: ClassVar[dict[str, str]] = {"kind": WORD, "to": SELECTOR, "amount": f"{NUMBER}?"}

    def act(self, state: UnitedState, run: Resolving) -> None:
        kind = self.word("kind")
        places = self.places("to", state, run)
        for at in places:
            if state.result is None:
                rules.add(state, at, kind, self.number("amount", state, run))
        if not places and kind == "doombot" and isinstance(self.arguments.selectors["to"], Next):
            rules.no_room_for_doombot(state)  # it must be added, and no Location can take it


class Discard(Phrase):
    """Tokens back to the pool, counted for what follows. ``all``: whatever there is."""

    key = "united-discard"
    takes: ClassVar[dict[str, str]] = {"kind": WORD, "of": SELECTOR, "all": f"{FLAG}?"}

    def act(self, state: UnitedState, run: Resolving) -> None:
        amount = 99 if self.word("all") == "yes" else 1
        kind = self.word("kind")
        gone = sum(rules.discard_tokens(state, at, kind, amount) for at in self.places("of", state, run))
        run.bound[f"discarded-{kind}"] = str(gone)

    def check(self, checker: Checker) -> None:
        super().check(checker)
        checker.bind(f"discarded-{self.word('kind')}")


class MoveCivilian(Phrase):
    key = "united-move-civilian"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for come_from, to in zip(self.places("of", state, run), self.places("to", state, run), strict=False):
            state.places[come_from].civilians -= 1
            state.places[to].civilians += 1
            state.emit("civilian-moved", {"from-place": state.places[come_from].id, "place": state.places[to].id})


class Reinforce(Phrase):
    """A Crisis token on each Doombot without one."""

    key = "united-reinforce"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("of", state, run):
            place = state.places[at]
            if place.doombots:
                state.emit("reinforced", {"place": place.id, "amount": place.doombots})
                place.armoured += place.doombots
                place.doombots = 0


# --- the Villain --------------------------------------------------------------------------------------------------


class Advance(Phrase):
    key = "united-advance"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.advance(state, self.number("amount", state, run))


class VillainGains(Phrase):
    key = "united-villain-gains"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.gain_health(state, self.number("amount", state, run))


class MoveVillain(Phrase):
    key = "united-move-villain"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for at in self.places("to", state, run)[:1]:
            rules.move_villain(state, at)


class Delay(Phrase):
    """The next Villain turn comes so many Hero cards later."""

    key = "united-delay"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.delay(state, self.number("amount", state, run))


class Accelerate(Phrase):
    key = "united-accelerate"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.delay(state, -self.number("amount", state, run))


class FacedownPlan(Phrase):
    """Draw a Master Plan card and put it facedown in the Storyline."""

    key = "united-facedown-plan"

    def act(self, state: UnitedState, run: Resolving) -> None:
        card = rules.draw_plan(state)
        if state.villain_seat != NOBODY:
            if card:
                state.villain_hand.append(card)
                state.emit("drew-plan", {"card": card}, state.villain_seat, True)
            state.frames.append(LayingFacedown())
        elif card:
            rules.plan_facedown(state, card)
        else:
            rules.heroes_lose(state, "no-plan")


class LayingFacedown(Frame):
    """The Villain player chooses the card to put facedown."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> LayingFacedown:
        return self

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if not state.villain_hand:
            rules.heroes_lose(state, "no-plan")
            return None
        options = card_options(state, state.villain_hand, "facedown")
        return Decision(state.villain_seat, "facedown", Message("united-ask-facedown"), options, shown=True)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        card = option.id.removeprefix("facedown:")
        state.villain_hand.remove(card)
        state.frames.pop()
        rules.plan_facedown(state, card)


class LookAtPlan(Phrase):
    """See the top card of the Master Plan deck."""

    key = "united-look-at-plan"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.plans)

    def act(self, state: UnitedState, run: Resolving) -> None:
        if state.plans:
            state.seen_plan = run.seat
            state.emit("looked", {"seat": run.seat})
            state.emit("saw-plan", {"card": state.plans[-1]}, run.seat, True)


class PlanToBottom(Phrase):
    """The top card of the Master Plan deck goes under it."""

    key = "united-plan-to-bottom"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.plans)

    def act(self, state: UnitedState, run: Resolving) -> None:
        if state.plans:
            state.plans.insert(0, rules.draw_plan(state))
            state.emit("plan-to-bottom", {})


# --- Missions and Threats -----------------------------------------------------------------------------------------


class Regress(Phrase):
    key = "united-regress"
    takes: ClassVar[dict[str, str]] = {"mission": WORD, "amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        rules.regress(state, rules.MISSIONS.index(self.word("mission")), self.number("amount", state, run))


class MoveThreat(Phrase):
    key = "united-move-threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for thing in self.things("of", state, run)[:1]:
            if places:
                rules.move_threat(state, state.threat(thing), places[0])


class SwapThreats(Phrase):
    key = "united-swap-threats"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "with": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for one, other in zip(self.things("of", state, run), self.things("with", state, run), strict=False):
            first, second = state.threat(one), state.threat(other)
            first.at, second.at = second.at, first.at
            state.emit("threats-swapped", {"threat": first.id, "other-threat": second.id})


class ReturnThreat(Phrase):
    """A cleared Threat comes back to play."""

    key = "united-return-threat"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for thing in self.things("of", state, run)[:1]:
            if places:
                rules.return_threat(state, state.threat(thing), places[0])


class Stun(Phrase):
    key = "united-stun"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run)[:1]:
            if thing == "villain":
                state.stunned = True
            else:
                state.threat(thing).stunned = True
            state.emit("stunned", {"thing": thing})


# --- Heroes -------------------------------------------------------------------------------------------------------


class Gain(Phrase):
    """Action tokens."""

    key = "united-gain"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "kind": WORD, "amount": f"{NUMBER}?"}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.gain(state, hero, SYMBOLS.index(self.word("kind")), self.number("amount", state, run))


class Draw(Phrase):
    key = "united-draw"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "amount": f"{NUMBER}?"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(state.heroes[hero].deck for hero in self.heroes("who", state, run))

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.draw(state, hero, self.number("amount", state, run))


class DrawUpTo(Phrase):
    """Until there are so many in hand."""

    key = "united-draw-up-to"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "amount": NUMBER}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        wanted = self.number("amount", state, run)
        heroes = [state.heroes[hero] for hero in self.heroes("who", state, run)]
        return any(hero.deck and len(hero.hand) < wanted for hero in heroes)

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.draw(state, hero, max(0, self.number("amount", state, run) - len(state.heroes[hero].hand)))


class DrawInstead(Phrase):
    """Another number of cards in the draw step."""

    key = "united-draw-instead"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def act(self, state: UnitedState, run: Resolving) -> None:
        occurring(state).facts["amount"] = self.number("amount", state, run)


class DiscardCard(Phrase):
    """A card of one's own choice from hand to the bottom of the deck."""

    key = "united-discard-card"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(state.heroes[hero].hand for hero in self.heroes("who", state, run))

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.frames.append(Discarding(hero, 1))


class DiscardToken(Phrase):
    """An Action token of one of the kinds named ("any": whichever), as a cost."""

    key = "united-discard-token"
    takes: ClassVar[dict[str, str]] = {"kinds": WORD}

    def _kinds(self) -> list[int]:
        word = self.word("kinds")
        return list(range(len(SYMBOLS))) if word == "any" else [SYMBOLS.index(kind) for kind in word.split("-or-")]

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(state.heroes[run.seat].tokens[kind] for kind in self._kinds())

    def say(self, voice: Voice) -> str:
        kinds = voice.either([voice.word(f"united-token-kind-{SYMBOLS[kind]}") for kind in self._kinds()])
        return voice.sentence(self.key, kinds=kinds)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(PayingToken(run.seat, self._kinds()))


class PayingToken(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "kinds")
    __slots__ = FIELDS

    def __init__(self, hero: int, kinds: list[int]) -> None:
        self.hero = hero
        self.kinds = kinds

    def clone(self) -> PayingToken:
        return PayingToken(self.hero, self.kinds)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        options = [
            state.box.options.of(f"token:{SYMBOLS[kind]}", "united-option-token", kind=SYMBOLS[kind])
            for kind in self.kinds
            if state.heroes[self.hero].tokens[kind]
        ]
        return Decision(self.hero, "token", Message("united-ask-token"), options)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        kind = option.id.removeprefix("token:")
        hero = state.heroes[self.hero]
        hero.tokens[SYMBOLS.index(kind)] -= 1
        state.emit("token-discarded", {"hero": hero.id, "kind": kind})
        state.frames.pop()


class MoveHeroes(Phrase):
    key = "united-move-heroes"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR, "to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        places = self.places("to", state, run)
        for hero in self.heroes("who", state, run):
            if places:
                rules.move_hero(state, hero, places[0])


class PlayAtRandom(Phrase):
    """They play their next Hero card at random."""

    key = "united-play-at-random"
    takes: ClassVar[dict[str, str]] = {"who": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            state.heroes[hero].at_random = True
            state.emit("must-play-at-random", {"hero": state.heroes[hero].id})


class Perform(Phrase):
    """Extra actions, now, in the Locations named."""

    key = "united-perform"
    takes: ClassVar[dict[str, str]] = {
        "kinds": WORD,
        "amount": f"{NUMBER}?",
        "at": SELECTOR,
        "how": f"{WORD}?",
        "sure": f"{FLAG}?",
    }

    def _kinds(self) -> list[int]:
        if self.word("kinds") == "wild":
            return [0, 1, 2]
        return [SYMBOLS.index(kind) for kind in self.word("kinds").split("-or-")]

    def _acting(self, state: UnitedState, run: Resolving) -> Acting:
        places = self.places("at", state, run)
        how = self.word("how") or "any"
        left = len(places) if how == "each" else self.number("amount", state, run)
        return Acting(run.seat, self._kinds(), left, places, how, self.word("sure") == "yes", [])

    def say(self, voice: Voice) -> str:
        said = {"how": "any", **self.arguments.said(voice)}
        said["kinds"] = voice.either([voice.word(f"united-action-{kind}") for kind in self.word("kinds").split("-or-")])
        return voice.sentence(self.key, **said)

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(self._acting(state, run).options(state))

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(self._acting(state, run))


class MoreActions(Phrase):
    """One more action of a kind this turn."""

    key = "united-more-actions"
    takes: ClassVar[dict[str, str]] = {"kind": WORD}

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.word("kind"))] += 1


class TreatAsWild(Phrase):
    """Symbols that count as Wild this turn: ``all`` Heroic symbols left, one Heroic symbol, or ``one`` of any kind."""

    key = "united-treat-as-wild"
    takes: ClassVar[dict[str, str]] = {"which": WORD}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        turn = hero_turn(state)
        return turn is not None and turn.symbols[HEROIC] > 0

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        if turn is not None:
            changed = turn.symbols[HEROIC] if self.word("which") == "all" else min(1, turn.symbols[HEROIC])
            turn.symbols[HEROIC] -= changed
            turn.symbols[WILD] += changed


class SymbolToWild(Phrase):
    """A symbol of the kind named counts as Wild this turn."""

    key = "united-symbol-to-wild"
    takes: ClassVar[dict[str, str]] = {"kind": WORD}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        turn = hero_turn(state)
        return turn is not None and turn.symbols[SYMBOLS.index(self.word("kind"))] > 0

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        if turn is not None:
            turn.symbols[SYMBOLS.index(self.word("kind"))] -= 1
            turn.symbols[WILD] += 1


class GiveUp(Phrase):
    """Do without the Special Effect of the card just played, or (``all``) without its symbols too."""

    key = "united-give-up"
    takes: ClassVar[dict[str, str]] = {"all": f"{FLAG}?"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        turn = hero_turn(state)
        if turn is None or self.word("all") == "yes":
            return turn is not None
        return bool(turn.special) and not state.box.cards[turn.special].mandatory

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        assert turn is not None
        turn.special = ""
        if self.word("all") == "yes":
            printed = state.storyline[-1].symbols
            turn.symbols = [max(0, left - mine) for left, mine in zip(turn.symbols, printed, strict=True)]


class ChainFurther(Phrase):
    """The symbols of one Hero card more, before the previous one."""

    key = "united-chain-further"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return self._entry(state) is not None

    @staticmethod
    def _entry(state: UnitedState) -> Entry | None:
        played = [entry for entry in state.storyline if entry.hero != NOBODY]
        return played[-3] if len(played) >= 3 and not played[-3].facedown else None

    def act(self, state: UnitedState, run: Resolving) -> None:
        turn = hero_turn(state)
        entry = self._entry(state)
        if turn is not None and entry is not None:
            turn.symbols = [left + more for left, more in zip(turn.symbols, entry.symbols, strict=True)]


def hero_turn(state: UnitedState) -> HeroTurn | None:
    for frame in reversed(state.frames):
        if isinstance(frame, HeroTurn):
            return frame
    return None


# --- Equipment ----------------------------------------------------------------------------------------------------


class Recharge(Phrase):
    """The Equipment card whose back this is."""

    key = "united-recharge"

    def act(self, state: UnitedState, run: Resolving) -> None:
        for gear in state.heroes[run.seat].gear:
            if f"gear:{gear.id}" == run.origin:
                gear.ready = True
                state.emit("recharged", {"gear": gear.id})


class RechargeLater(Phrase):
    """An Equipment card of yours, at the end of your turn."""

    key = "united-recharge-later"
    takes: ClassVar[dict[str, str]] = {"gear": WORD}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(gear.id == self.word("gear") and not gear.ready for gear in state.heroes[run.seat].gear)

    def act(self, state: UnitedState, run: Resolving) -> None:
        if self.possible(state, run):
            rules.last(state, "recharges", f"gear:{self.word('gear')}", "turn")


class Spend(Verb):
    """Turns the Equipment card just used facedown; one whose back says so is removed from the game."""

    def __init__(self, removed: bool) -> None:
        self.removed = removed

    def possible(self, state: State, run: Resolving) -> bool:
        return False  # not a reason to use the card

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, UnitedState)
        hero = state.heroes[run.seat]
        for gear in hero.gear:
            if f"gear:{gear.id}" == run.origin:
                gear.ready = False
                state.emit("gear-used", {"gear": gear.id})
        if self.removed:
            hero.gear = [gear for gear in hero.gear if f"gear:{gear.id}" != run.origin]

    def say(self, voice: Voice) -> str:
        return voice.sentence("united-removed" if self.removed else "united-turned")


class Once(Verb):
    """Remembers that an ability was used this turn."""

    def possible(self, state: State, run: Resolving) -> bool:
        return False

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, UnitedState)
        state.used.append(f"{run.ability}@{run.origin}")

    def say(self, voice: Voice) -> str:
        return voice.sentence("united-once")


class PlaySuper(Verb):
    """A Super Hero or Super Villain card is played: it leaves the game."""

    def possible(self, state: State, run: Resolving) -> bool:
        return False

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, UnitedState)
        card = run.origin.removeprefix("super:")
        if run.seat == state.villain_seat:
            state.villain_supers.remove(card)
            state.used.append("super-villain")
        else:
            state.heroes[run.seat].supers.remove(card)
            state.used.append("super-hero")
        state.emit("super", {"super": card, "seat": run.seat}, reveals=True)

    def say(self, voice: Voice) -> str:
        return voice.sentence("united-removed")


# --- what lasts ---------------------------------------------------------------------------------------------------


class Last(Phrase):
    """Puts a power in force: on each thing named, or on nobody in particular."""

    key = "united-last"
    takes: ClassVar[dict[str, str]] = {"power": WORD, "whom": f"{SELECTOR}?", "until": WORD}

    def act(self, state: UnitedState, run: Resolving) -> None:
        until = self.word("until")
        if until == "your-next-turn":
            until = f"start:{state.hero_id(run.seat)}"
        whom = self.arguments.selectors.get("whom")
        for thing in [""] if whom is None else whom.find(state, run):
            rules.last(state, self.word("power"), thing, until)

    def say(self, voice: Voice) -> str:
        whom = self.arguments.selectors.get("whom")
        key = f"united-power-{self.word('power')}"
        until = voice.word(f"united-until-{self.word('until')}")
        return voice.sentence(key, whom="" if whom is None else whom.say(voice), until=until)


# --- the Storyline ------------------------------------------------------------------------------------------------


class Cover(Phrase):
    """Crisis tokens on the symbols of a card: on all of them, or on one of the controller's choice."""

    key = "united-cover"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "all": f"{FLAG}?"}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(sum(entry_of(state, thing).symbols) for thing in self.things("of", state, run))

    def act(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run):
            entry = entry_of(state, thing)
            if self.word("all") == "yes":
                entry.symbols = [0] * len(SYMBOLS)
                state.emit("covered", {"card": entry.card})
            elif sum(entry.symbols):
                state.frames.append(Covering(run.seat, int(thing.removeprefix("entry:"))))


class Covering(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "entry")
    __slots__ = FIELDS

    def __init__(self, seat: int, entry: int) -> None:
        self.seat = seat
        self.entry = entry

    def clone(self) -> Covering:
        return Covering(self.seat, self.entry)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        options = [
            state.box.options.of(f"cover:{SYMBOLS[kind]}", "united-option-cover", kind=SYMBOLS[kind])
            for kind in range(len(SYMBOLS))
            if state.storyline[self.entry].symbols[kind]
        ]
        return Decision(self.seat, "cover", Message("united-ask-cover"), options)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        entry = state.storyline[self.entry]
        symbols = entry.symbols[:]
        symbols[SYMBOLS.index(option.id.removeprefix("cover:"))] -= 1
        entry.symbols = symbols
        state.emit("covered", {"card": entry.card})
        state.frames.pop()


class SwapCards(Phrase):
    """Two cards of the Storyline exchange places."""

    key = "united-swap-cards"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR, "with": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for one, other in zip(self.things("of", state, run), self.things("with", state, run), strict=False):
            first, second = int(one.removeprefix("entry:")), int(other.removeprefix("entry:"))
            if first != second:
                cards = state.storyline
                cards[first], cards[second] = cards[second], cards[first]
                state.emit("cards-swapped", {"card": cards[first].card, "other-card": cards[second].card})


class ReturnCard(Phrase):
    """A Hero card of the Storyline goes back on top of its deck."""

    key = "united-return-card"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("of", state, run):
            entry = state.storyline.pop(int(thing.removeprefix("entry:")))
            (state.supports if entry.support else state.heroes[entry.hero].deck).append(entry.card)
            # Not by name: it lies in a deck from now on.
            state.emit("card-returned", {"hero": state.heroes[entry.hero].id})


class Reverse(Phrase):
    """Play goes round the other way. The next Hero is the one before who played last."""

    key = "united-reverse"

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.direction = -state.direction
        state.active = (state.active + 2 * state.direction) % len(state.heroes)
        state.emit("reversed", {})


def entry_of(state: UnitedState, thing: str) -> Entry:
    return state.storyline[int(thing.removeprefix("entry:"))]


# --- the token that goes about with the Heroes --------------------------------------------------------------------


class MoveCompanion(Phrase):
    """To where the Hero has just moved."""

    key = "united-move-companion"

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.companion_at = state.place_of(occurring(state).facts["to"])
        state.emit("companion-moved", {"place": state.places[state.companion_at].id})


class CarryCivilian(Phrase):
    """A Civilian from the Location a Hero left to the one entered."""

    key = "united-carry-civilian"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        facts = occurring(state).facts
        return has(state, state.place_of(facts["from"]), "civilian") and has(
            state, state.place_of(facts["to"]), "free-slot"
        )

    def act(self, state: UnitedState, run: Resolving) -> None:
        facts = occurring(state).facts
        come_from, to = state.places[state.place_of(facts["from"])], state.places[state.place_of(facts["to"])]
        come_from.civilians -= 1
        to.civilians += 1
        state.emit("civilian-moved", {"from-place": come_from.id, "place": to.id})


# --- Super Villain and Super Hero cards ---------------------------------------------------------------------------


class CyclePlans(Phrase):
    """Discard Master Plan cards from hand to the bottom of the deck and draw as many."""

    key = "united-cycle-plans"
    takes: ClassVar[dict[str, str]] = {"amount": NUMBER}

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.villain_hand)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(CyclingPlans(self.number("amount", state, run), 0, state.villain_seat, ""))


class ThwartPlan(Phrase):
    """See the Villain player's hand; one card of it may go under the deck, and another is drawn."""

    key = "united-thwart-plan"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return bool(state.villain_hand)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.emit("saw-plans", {"cards": state.villain_hand[:]}, run.seat, True)
        state.frames.append(CyclingPlans(1, 0, run.seat, "thwart"))


class CyclingPlans(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "gone", "seat", "why")
    __slots__ = FIELDS

    def __init__(self, left: int, gone: int, seat: int, why: str) -> None:
        self.left = left
        self.gone = gone
        self.seat = seat
        self.why = why

    def clone(self) -> CyclingPlans:
        return CyclingPlans(self.left, self.gone, self.seat, self.why)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        if self.left and state.villain_hand:
            options = card_options(state, state.villain_hand, "under")
            options.append(Option("skip", Message("united-option-skip")))
            return Decision(self.seat, "cycle", Message("united-ask-cycle"), options)
        state.frames.pop()
        for _ in range(self.gone):
            card = rules.draw_plan(state)
            state.villain_hand.append(card)
            state.emit("drew-plan", {"card": card}, state.villain_seat, True)
        return None

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        if option.id == "skip":
            self.left = 0
            return
        card = option.id.removeprefix("under:")
        self.left -= 1
        self.gone += 1
        state.villain_hand.remove(card)
        state.plans.insert(0, card)
        state.emit("plan-to-bottom", {})


class Sabotage(Phrase):
    """An Action token of any Hero is discarded; the others are dealt out anew, both as the Villain player likes."""

    key = "united-sabotage"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return any(sum(hero.tokens) for hero in state.heroes if not hero.down)

    def act(self, state: UnitedState, run: Resolving) -> None:
        state.frames.append(Sabotaging(run.seat, None))


class Sabotaging(Frame):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pool")
    __slots__ = FIELDS

    def __init__(self, seat: int, pool: list[int] | None) -> None:
        self.seat = seat
        #: Tokens still to be dealt out; None while one is still to be discarded.
        self.pool = pool

    def clone(self) -> Sabotaging:
        return Sabotaging(self.seat, None if self.pool is None else self.pool[:])

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, UnitedState)
        standing = [state.heroes[hero] for hero in state.standing()]
        if self.pool is None:
            options = [
                Option(
                    f"token:{hero.id}:{SYMBOLS[kind]}",
                    Message("united-option-token-of", {"thing": f"hero:{hero.id}", "kind": SYMBOLS[kind]}),
                    [f"hero:{hero.id}"],
                )
                for hero in standing
                for kind in range(len(SYMBOLS))
                if hero.tokens[kind]
            ]
            return Decision(self.seat, "sabotage", Message("united-ask-sabotage"), options)
        if not sum(self.pool):
            state.frames.pop()
            return None
        kind = self._next()
        options = [
            state.box.options.of(
                f"give:{SYMBOLS[kind]}:{hero.id}", "united-option-give", f"hero:{hero.id}", SYMBOLS[kind]
            )
            for hero in standing
        ]
        return Decision(self.seat, "give", Message("united-ask-give", {"kind": SYMBOLS[kind]}), options)

    def _next(self) -> int:
        assert self.pool is not None
        return next(kind for kind, amount in enumerate(self.pool) if amount)

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(state, UnitedState)
        standing = [state.heroes[hero] for hero in state.standing()]
        if self.pool is None:
            _, name, kind_name = option.id.split(":")
            hero = state.heroes[state.hero_of(name)]
            hero.tokens[SYMBOLS.index(kind_name)] -= 1
            state.emit("token-discarded", {"hero": hero.id, "kind": kind_name})
            self.pool = [sum(hero.tokens[kind] for hero in standing) for kind in range(len(SYMBOLS))]
            for hero in standing:
                hero.tokens = [0] * len(SYMBOLS)
            return
        kind = self._next()
        self.pool[kind] -= 1
        rules.gain(state, state.hero_of(option.id.rpartition(":")[2]), kind, 1)


class AddCrisis(Phrase):
    """A Crisis token to a Location or a Hero."""

    key = "united-add-crisis"
    takes: ClassVar[dict[str, str]] = {"to": SELECTOR}

    def act(self, state: UnitedState, run: Resolving) -> None:
        for thing in self.things("to", state, run)[:1]:
            if thing.startswith("hero:"):
                state.heroes[state.hero_of(thing)].crisis += 1
            else:
                state.places[state.place_of(thing)].crisis += 1
            state.emit("crisis", {"thing": thing})
