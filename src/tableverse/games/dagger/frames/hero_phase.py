"""The hero phase: tokens return, new heroes enter, then one action per turn until all tokens are spent."""

from __future__ import annotations

from functools import lru_cache

from tableverse.games.dagger.cards import ACTIONS
from tableverse.games.dagger.frames.free_use import free_uses, use
from tableverse.games.dagger.ids import label_of, upgrade_of
from tableverse.games.dagger.rules.actions import (
    effects_for,
    hero_actions,
    resolve_base,
    why_no_base,
    why_untaken,
)
from tableverse.games.dagger.rules.damage import defeat_hero
from tableverse.games.dagger.rules.events import discard, discard_held
from tableverse.games.dagger.rules.in_play import can_spend_team_up, passive
from tableverse.games.dagger.rules.missions import play_hero_mission
from tableverse.games.dagger.rules.occurrences import occur, resolve
from tableverse.games.dagger.rules.outcome import lose
from tableverse.games.dagger.state import NEVER, DaggerState, Hero
from tableverse.kernel.choice import KEPT_OPTIONS, Decision, Message, Option
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


@plain
class HeroPhase(Frame[DaggerState]):
    """The hero phase. ``turn`` is the index of the next hero."""

    step: int = 0
    turn: int = 0

    def run(self, state: DaggerState) -> Decision | None:
        if self.step == 0:
            self._begin(state)
            return None
        if self.step == 1:
            return self._enter(state)
        if self.step == 2:
            self.step = 3
            self.turn = state.first
            occur(state, "hero-phase", {})
            return None
        for offset in range(len(state.heroes)):
            index = (self.turn + offset) % len(state.heroes)
            hero = state.heroes[index]
            if hero.space and hero.normal + hero.empowered:
                self.turn = (index + 1) % len(state.heroes)
                state.acting = hero.id
                state.frames.append(Turn(hero.id))
                return None
        self._end(state)
        return None

    def _begin(self, state: DaggerState) -> None:
        """Return spent tokens, and pass on the first player token except before the first round."""
        self.step = 1
        state.phase = "hero"
        state.rounds += 1
        state.once = []
        state.board_tokens = []
        if state.rounds > 1:
            for _ in state.heroes:
                state.first = (state.first + 1) % len(state.heroes)
                if not state.heroes[state.first].eliminated:
                    break
        state.emit("hero-phase", {"round": state.rounds, "hero": state.heroes[state.first].id})
        normal = 3 if len(state.heroes) == 2 else 2
        for hero in state.heroes:
            if hero.eliminated:
                continue
            held = sum(card.tokens for card in state.held if card.hero == hero.id)
            hero.used = []
            hero.empowered_on = ""
            # Tokens held on a card are normal tokens first, because every hero would choose that.
            hero.normal = max(0, normal - held)
            hero.empowered = 1 if held <= normal else 0

    def _enter(self, state: DaggerState) -> Decision | None:
        """Ask for the base where a hero who replaces a defeated one enters."""
        for hero in state.heroes:
            if not hero.space and not hero.eliminated:
                options = [
                    Option(f"enter:{base}", Message("dagger-option-start", {"base": base}), [base])
                    for base in state.bases()
                ]
                return Decision(hero.seat, "enter", Message("dagger-ask-enter", {"hero": hero.id}), options, hero.id)
        self.step = 2
        return None

    def answer(self, state: DaggerState, option: Option) -> None:
        for hero in state.heroes:
            if not hero.space and not hero.eliminated:
                hero.space = state.place_of(option.thing)
                state.emit("entered", {"hero": hero.id, "space": hero.space})
                return

    def _end(self, state: DaggerState) -> None:
        """End the phase and the effects that lasted for it. The heroes lose if their last round is over."""
        state.acting = ""
        state.all_empowered = False
        for held in state.held[:]:
            card = state.cards.events[held.id]
            if card.until_hero_phase_ends and held.rounds < state.rounds:
                hero = state.hero(held.hero)
                discard_held(state, held.id)
                if hero is not None:
                    defeat_hero(state, hero, threat=False)
        if state.clock != NEVER and state.rounds > state.clock and not state.showdown:
            lose(state, "too-late")
        state.frames.pop()


@plain
class Turn(Frame[DaggerState]):
    """A hero's turn: one action, with free uses before and after it."""

    hero: str
    step: int = 0

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None:
            state.frames.pop()
            return None
        if self.step == 0:
            options = [*self._actions(state, hero), *options_without_token(state, hero)]
            return Decision(hero.seat, "turn", Message("dagger-ask-turn", {"hero": hero.id}), options, hero.id)
        if self.step == 1:
            options = options_without_token(state, hero)
            if options or state.asks_end:
                prompt = Message("dagger-ask-turn-end" if options else "dagger-ask-end", {"hero": hero.id})
                options.append(Option("end", Message("dagger-option-end")))
                return Decision(hero.seat, "turn-end", prompt, options, hero.id, shown=state.asks_end)
            self.step = 2
        state.frames.pop()
        occur(state, "turn-end", {"hero": hero.id})
        return None

    def _actions(self, state: DaggerState, hero: Hero) -> list[Option]:
        tokens: tuple[str, ...] = (("normal",) if hero.normal else ()) + (("empowered",) if hero.empowered else ())
        if hero.normal and passive(state, "upgrade", "", hero) and upgrade_of(hero.id) not in state.once:
            tokens += ("upgraded",)
        options: list[Option] = []
        for action in ACTIONS:
            if not why_untaken(state, hero, action):
                options += _actions(hero.id, action, tokens)
        for text in hero_actions(state, hero):
            options += _abilities(hero.id, text.id, text.ability.label, tokens)
        base = state.base_at(hero.space)
        if base and not why_no_base(state, hero, base):
            options += _base_actions(base, tokens)
        return options

    def answer(self, state: DaggerState, option: Option) -> None:
        verb, hero = option.verb, state.present_hero(self.hero)
        if verb == "end":
            self.step = 2
        elif verb == "use":
            use(state, option.thing)
        elif verb == "discard":
            discard(state, option.thing)
        else:
            self.step = 1
            what, token = option.things
            empowered = self._spend_token(state, hero, what, token)
            if verb == "base":
                start_base_action(state, hero, what)
            elif verb == "ability":
                start_ability(state, hero, what, token, empowered)
            else:
                start_aspect_action(state, hero, what, token, empowered)

    def _spend_token(self, state: DaggerState, hero: Hero, space: str, token: str) -> bool:
        """Put a token on the space of an action. Return whether the action is empowered."""
        if token == "empowered":
            hero.empowered -= 1
            hero.empowered_on = space
            return True
        hero.normal -= 1
        if token == "upgraded":
            state.once.append(upgrade_of(hero.id))
            return True
        return state.all_empowered


# These options are offered every turn, for each kind of token. They never change, so cache them.


@lru_cache(KEPT_OPTIONS)
def _actions(hero: str, action: str, tokens: tuple[str, ...]) -> list[Option]:
    found: list[Option] = []
    for token in tokens:
        message = Message("dagger-option-action", {"action": action, "token": token})
        found.append(Option(f"{action}:{token}", message, [hero, label_of(hero, action)], [action, token]))
    return found


@lru_cache(KEPT_OPTIONS)
def _abilities(hero: str, text: str, label: str, tokens: tuple[str, ...]) -> list[Option]:
    found: list[Option] = []
    for token in tokens:
        message = Message("dagger-option-ability", {"text": label, "token": token})
        found.append(Option(f"ability:{text}:{token}", message, [hero, label], [text, token]))
    return found


@lru_cache(KEPT_OPTIONS)
def _base_actions(base: str, tokens: tuple[str, ...]) -> list[Option]:
    found: list[Option] = []
    for token in tokens:
        message = Message("dagger-option-base", {"base": base, "token": token})
        found.append(Option(f"base:{base}:{token}", message, [base], [base, token]))
    return found


def options_without_token(state: DaggerState, hero: Hero) -> list[Option]:
    """Return the options that need no token: free uses, and discarding held events with team-up."""
    options = free_uses(state, hero)
    for held in state.held:
        price = state.cards.events[held.id].discard_for
        if price and can_spend_team_up(state, price):
            message = Message("dagger-option-discard", {"event": held.id, "price": price})
            options.append(Option(f"discard:{held.id}", message, [held.id]))
    return options


def start_base_action(state: DaggerState, hero: Hero, base: str) -> None:
    state.board_tokens.append(base)
    state.emit("base-action", {"hero": hero.id, "base": base})
    state.frames.append(BaseAction(hero.id, base))


def start_ability(state: DaggerState, hero: Hero, id: str, token: str, empowered: bool) -> None:
    """Start an ability of the hero's sheet or the nemesis's sheet."""
    text = next(text for text in hero_actions(state, hero) if text.id == id)
    if text.home == "hero":
        hero.used = [*hero.used, text.id]
    else:
        state.board_tokens.append(text.id)
    state.emit("ability-action", {"hero": hero.id, "text": text.ability.label, "token": token})
    resolve(state, text.ability.label, hero.id, hero, empowered=empowered, action=text.id)


def start_aspect_action(state: DaggerState, hero: Hero, action: str, token: str, empowered: bool) -> None:
    hero.used = [*hero.used, action]
    state.emit("action", {"hero": hero.id, "action": action, "token": token})
    occur(state, "aspect-action", {"hero": hero.id, "action": action, "token": token})
    side = state.cards.aspects[hero.aspect].side(hero.battered)
    resolve(state, side.actions[action].ability.label, hero.id, hero, empowered=empowered, action=action)


@plain
class BaseAction(Frame[DaggerState]):
    """A D.A.G.G.E.R. action: the base's effect, the offer to play the hero mission, then responses of missions."""

    hero: str
    base: str
    step: int = 0
    played: bool = False

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None:
            state.frames.pop()
            return None
        if self.step == 0:
            self.step = 1
            if self.base in effects_for(state, hero):  # an invaded base has no effect
                resolve_base(state, self.base, hero)
            return None
        if self.step == 1:
            operational = self.base not in state.invaded
            if operational and hero.mission and state.hero_mission is None:
                options = [
                    Option(
                        "mission:play",
                        Message("dagger-option-play-mission", {"mission": self._mission(state)}),
                        [hero.id],
                        ["play"],
                    ),
                    Option("mission:keep", Message("dagger-option-keep-mission"), things=["keep"]),
                ]
                return Decision(hero.seat, "mission", Message("dagger-ask-mission"), options, hero.id)
            self.step = 2
        state.frames.pop()
        # An action cannot advance a mission that the action itself puts into play.
        facts = {"hero": hero.id, "base": self.base, "played": self._mission(state) if self.played else ""}
        occur(state, "dagger-action", facts)
        return None

    def _mission(self, state: DaggerState) -> str:
        return state.cards.hero_missions[self.hero]

    def answer(self, state: DaggerState, option: Option) -> None:
        self.step = 2
        if option.thing == "play":
            self.played = True
            hero = state.present_hero(self.hero)
            play_hero_mission(state, hero)
