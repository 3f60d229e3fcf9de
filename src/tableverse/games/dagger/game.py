"""Marvel D.A.G.G.E.R. as a game of the kernel: settings, set-up, views, and what cards answer to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from tableverse.games.dagger import (
    actions,
    activation,
    dice,
    hero_phase,
    nemesis_phase,
    printed,
    rounds,
    rules,
    set_up,
    settings,
    view,
)
from tableverse.games.dagger.cards import Box
from tableverse.games.dagger.state import DaggerState, Enemy, Held, Hero, Mission
from tableverse.kernel import i18n
from tableverse.kernel.content import Registry
from tableverse.kernel.effects import Ability, Resolving, Step
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State
from tableverse.kernel.timing import Window


class Dagger(Game):
    id: ClassVar[str] = "dagger"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 5
    #: ``hero-1`` and ``aspect-1`` belong to the first seat, and so on; a solo player has the first two.
    settings: ClassVar[dict[str, tuple[Any, ...]]] = settings.settings()
    classes: ClassVar[tuple[type[Plain], ...]] = (
        DaggerState,
        Hero,
        Enemy,
        Mission,
        Held,
        Resolving,
        Step,
        Window,
        Occurrence,
        set_up.SetUp,
        rounds.Rounds,
        hero_phase.HeroPhase,
        hero_phase.Turn,
        hero_phase.BaseAction,
        nemesis_phase.NemesisPhase,
        nemesis_phase.Completing,
        nemesis_phase.EventFrame,
        activation.Activations,
        activation.EnemyTurn,
        activation.Advance,
        activation.Strikes,
        activation.Push,
        dice.Boost,
        dice.Test,
        dice.Reroll,
        actions.Move,
        actions.Attack,
        actions.Defy,
        actions.Rest,
        actions.Spend,
        actions.SetBifrost,
        actions.Wilds,
        actions.Divide,
        actions.Share,
        actions.Shift,
        actions.TakeAny,
        view.DaggerView,
        view.HeroView,
        view.EnemyView,
        view.MissionView,
        view.HeldView,
        view.RollView,
    )

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__()
        self.box = Box(tuple(packs))

    @property
    def registry(self) -> Registry:
        return self.box.registry

    def fingerprint(self) -> str:
        return self.box.fingerprint

    # --- set-up -------------------------------------------------------------------------------------------------

    def check(self, config: Config) -> None:
        super().check(config)
        settings.check(config, self.box)

    def set_up(self, config: Config, rng: Rng) -> State:
        count = settings.hero_count(config.seats)
        heroes = settings.heroes_of(config, self.box, rng)
        aspects = settings.aspects_of(config, self.box, rng)
        strike = settings.one_of(config, "first-strike", list(self.box.strikes), rng)
        sheet = self.box.nemeses[settings.one_of(config, "nemesis", list(self.box.nemeses), rng)]
        side_deck = self.box.side_missions[:]
        rng.shuffle(side_deck)
        missions = sorted(self.box.nemesis_missions[sheet.id], key=lambda id: self.box.missions[id].number)
        return DaggerState(
            seats=config.seats,
            rng=rng,
            frames=[set_up.SetUp(strike)],
            result=None,
            moves=0,
            difficulty=str(config.settings.get("difficulty", "normal")),
            heroes=[Hero(heroes[n], n if config.seats > 1 else 0, aspects[n]) for n in range(count)],
            enemies=[],
            nemesis=Enemy(sheet.id, sheet.id, sheet.space),
            groups=[],
            mission_deck=missions,
            side_deck=side_deck,
        )

    def attach(self, state: State) -> None:
        super().attach(state)
        assert isinstance(state, DaggerState)
        state.box = self.box

    # --- what cards answer to -----------------------------------------------------------------------------------

    def ability(self, label: str) -> Ability:
        return self.box.abilities[label]

    def triggers(self, state: State, occurrence: Occurrence, moment: str) -> list[Trigger]:
        assert isinstance(state, DaggerState)
        found: list[Trigger] = []
        for text in self.box.triggers.get(occurrence.kind, ()):
            ability = text.ability
            if ability.moment != moment or (text.once and ability.label in state.once):
                continue
            card = self.box.cards[text.card]
            hero: Hero | None = None
            if card.home in rules.HERO_HOMES:
                hero = rules.holder(state, card)
                if hero is None or (text.combo == "strengthened" and not hero.strengthened):
                    continue
            elif not rules.in_play(state, card) or (card.home == "enemy" and occurrence.facts.get("card") != card.id):
                continue
            origin = card.id if hero is None else hero.id
            seat = state.leader().seat if hero is None else hero.seat
            run = Resolving(ability.label, seat, origin)
            if ability.when is not None and not ability.when.holds(state, run):
                continue
            if text.needs is not None and not text.needs.find(state, run):
                continue
            found.append(Trigger(ability.label, origin, seat, ability.forced))
        return found

    def order_matters(self, state: State, triggers: list[Trigger]) -> bool:
        """Not when all that they do is put tokens here and there."""
        return not all(self.box.commutes(trigger.ability) for trigger in triggers)

    def happen(self, state: State, occurrence: Occurrence) -> None:
        assert isinstance(state, DaggerState)
        facts = occurrence.facts
        if occurrence.kind == "suffer":
            rules.take_damage(state, facts)
        elif occurrence.kind == "recover":
            hero = state.hero(facts["hero"])
            if hero is not None:
                amount = min(facts["amount"], hero.damage)
                hero.damage -= amount
                state.emit("recovered", {"hero": hero.id, "amount": amount})
        elif occurrence.kind == "attack":
            self._hit(state, facts)
        elif occurrence.kind == "stunned":
            state.frames.append(activation.Push())

    def _hit(self, state: DaggerState, facts: dict[str, Any]) -> None:
        hero = state.hero(facts["hero"])
        enemy = state.enemy(facts["enemy"])
        if hero is None or enemy is None:
            return
        amount = facts["amount"]
        if rules.has_trait(state, enemy, "demoralizes") and not rules.weaken(state, hero):
            amount += 1
        rules.suffer(state, hero, amount, enemy.id, attack=True)

    def check_content(self) -> None:
        self.box.check()

    def seat_order(self, state: State) -> list[int]:
        assert isinstance(state, DaggerState)
        return list(dict.fromkeys(hero.seat for hero in [*state.present(), *state.heroes]))

    # --- what a seat knows --------------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, DaggerState)
        return view.DaggerView(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """Draw anew what nobody has seen: which events are in the deck, and the order of both decks."""
        assert isinstance(state, DaggerState)
        world = state.clone()
        world.rng = rng.fork()
        known = rules.top_event(state) if state.top_known else ""
        unseen = [card.id for card in self.box.events.values() if card.id not in state.seen]
        normal = sorted(id for id in unseen if not self.box.events[id].nemesis)
        own = sorted(id for id in unseen if self.box.events[id].nemesis == state.nemesis.card)
        rng.shuffle(normal)
        rng.shuffle(own)
        for pile in world.piles[1:]:
            for place, id in enumerate(pile):
                if id != known and id not in state.seen:
                    pile[place] = own.pop() if self.box.events[id].nemesis else normal.pop()
            hidden = [place for place, id in enumerate(pile) if id != known]
            cards = [pile[place] for place in hidden]
            cards.sort()
            rng.shuffle(cards)
            for place, id in zip(hidden, cards, strict=True):
                pile[place] = id
        world.side_deck.sort()
        rng.shuffle(world.side_deck)
        return world

    # --- words --------------------------------------------------------------------------------------------------

    def term(self, name: str, value: Any, language: str) -> Any:
        if name in ("dice", "again") and isinstance(value, list):
            return i18n.listing(language, [i18n.say(language, f"dagger-word-{face}") for face in value])
        if not isinstance(value, str):
            return value
        if name in ("action", "attribute", "token", "face", "icon", "rank", "reason", "spot"):
            return i18n.say(language, f"dagger-word-{value}")
        if name in ("text", "ability"):
            text = self.box.texts.get(value)
            return self.name(value.partition("/")[0], language) if text is None else text.names[language]
        return self.name(value, language)

    def name(self, id: str, language: str) -> str:
        """The name of anything on the table."""
        hero = self.box.heroes.get(id)
        if hero is not None:
            return f"{hero.names[language]} ({hero.alter_ego})"
        for items in self.registry.kinds.values():
            if id in items:
                return items[id].names[language]
        back = self.box.backs.get(id)
        if back is not None:
            return back.names[language]
        card, _, number = id.rpartition("-")
        if card in self.box.enemies:
            return f"{self.box.enemies[card].names[language]} {number}"
        if id.endswith("-showdown") and card in self.box.nemeses:
            sheet = self.box.nemeses[card].showdown
            assert sheet is not None
            return sheet.names[language]
        return id

    def content_data(self) -> dict[str, list[dict[str, Any]]]:
        data = super().content_data()
        printed.add_facts(self.box, data)
        return data
