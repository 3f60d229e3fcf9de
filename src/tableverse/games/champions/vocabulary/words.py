"""The list of all words for cards of this game. Each class declares its own name and arguments."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.vocabulary import (
    aiming,
    basic_powers,
    choosing,
    combining,
    conditions,
    existing,
    forms,
    linking,
    numbers,
)
from tableverse.games.champions.vocabulary.selectors import base, camps, context, filters, narrowing, standing, table
from tableverse.games.champions.vocabulary.verbs import (
    areas,
    attacking,
    campaigning,
    counters,
    damage,
    discarding,
    dividing,
    drawing,
    enemies,
    icons,
    lasting,
    moving,
    own_decks,
    placing,
    replacing,
    resources,
    returning,
    revealing,
    scheming,
    several,
    side_decks,
    statuses,
    threat,
    turning,
    villains,
)
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Effect, Node, One, Pick, Selector, Vocabulary
from tableverse.kernel.effects.reading import Chosen, EffectReader, made_of

WORDS: Final[tuple[type[Node], ...]] = (
    # combining
    combining.Steps,
    combining.MayDo,
    combining.PickOne,
    combining.EachOf,
    choosing.ChooseOne,
    choosing.ChooseSeveral,
    aiming.Aim,
    linking.InFull,
    linking.AtOnce,
    linking.Otherwise,
    linking.Later,
    linking.PickSeveral,
    # selectors
    base.Together,
    filters.WithTrait,
    filters.WithAnyTrait,
    filters.SharingTrait,
    filters.OfAnyAspect,
    filters.EngagedWith,
    filters.WithoutTrait,
    filters.WithPrintedCost,
    filters.OfSet,
    filters.Friendly,
    filters.WithPrintedTrait,
    filters.WithKeyword,
    filters.WithPrintedKeyword,
    filters.OfKind,
    filters.WithResource,
    filters.WithAnyResource,
    filters.WithTitle,
    narrowing.TitleContains,
    filters.WithoutAttached,
    standing.Engaged,
    standing.Damaged,
    standing.Ready,
    standing.Exhausted,
    standing.WithoutStatus,
    standing.CanHave,
    standing.Threatened,
    standing.WithStatus,
    narrowing.IdentitySpecific,
    narrowing.AttachedTo,
    narrowing.Under,
    narrowing.OutOfDeck,
    narrowing.LyingIn,
    narrowing.Highest,
    narrowing.Lowest,
    narrowing.Last,
    narrowing.First,
    narrowing.Without,
    narrowing.OrElse,
    camps.SchemeOf,
    camps.VillainOf,
    table.TopOfDeck,
    context.Fact,
    context.It,
    context.These,
    context.Named,
    context.PlayerOf,
    context.Person,
    # numbers
    numbers.PerPlayer,
    numbers.TimesPlayers,
    numbers.ValueOf,
    numbers.TotalCost,
    numbers.Noted,
    numbers.CountedCards,
    numbers.BoostStars,
    numbers.Count,
    numbers.ThatMuch,
    numbers.Taken,
    numbers.Resources,
    numbers.CardTypes,
    numbers.X,
    numbers.Spent,
    numbers.Overpaid,
    numbers.Times,
    numbers.Half,
    numbers.Depending,
    numbers.PlayedThisRound,
    # conditions
    conditions.Among,
    conditions.Includes,
    conditions.FactIs,
    existing.Exists,
    conditions.Enough,
    conditions.WasDefeated,
    conditions.WasUndefended,
    conditions.AnsweredBy,
    conditions.AllOf,
    conditions.AnyOf,
    conditions.No,
    conditions.HasTrait,
    forms.InForm,
    forms.ToForm,
    conditions.InMode,
    conditions.PaidWith,
    conditions.PaidOnlyWith,
    conditions.HasStatus,
    conditions.LastStep,
    conditions.Overlaps,
    conditions.YourFact,
    basic_powers.UsesBasicPower,
    # verbs
    attacking.AttackGains,
    attacking.Increase,
    attacking.LendPower,
    basic_powers.RaisePower,
    basic_powers.UsePower,
    attacking.AlterDamage,
    attacking.MakeAttacks,
    attacking.AttackAlly,
    attacking.DeclareDefender,
    attacking.Dealt,
    attacking.Excess,
    attacking.TakenByYou,
    campaigning.Record,
    campaigning.Recorded,
    campaigning.RemoveFromCampaign,
    campaigning.Earn,
    campaigning.StrikeOff,
    campaigning.Improve,
    campaigning.WriteDown,
    campaigning.EndCampaign,
    campaigning.ExpertCampaign,
    counters.AddCounters,
    counters.RemoveCounter,
    counters.RemoveCounters,
    counters.Note,
    damage.Damage,
    damage.Heal,
    damage.HealAll,
    damage.SetHitPoints,
    damage.MoveDamage,
    damage.Scatter,
    dividing.DivideDamage,
    dividing.DivideThreat,
    damage.Take,
    discarding.Discard,
    discarding.DiscardRandom,
    discarding.DiscardUpTo,
    discarding.DiscardResources,
    discarding.DiscardTop,
    discarding.DiscardEncounter,
    discarding.DiscardTopUntil,
    discarding.DiscardUntil,
    discarding.DiscardEncounterUntil,
    drawing.Draw,
    drawing.DrawUp,
    drawing.KeepOne,
    enemies.Attack,
    enemies.AttackEngaged,
    enemies.Activate,
    enemies.ActivateEngaged,
    enemies.Scheme,
    enemies.AlsoAttack,
    enemies.GiveBoost,
    enemies.GainBoostIcons,
    icons.CountIcons,
    icons.CountInstead,
    icons.ChangeCount,
    enemies.AfterActivation,
    lasting.Lasting,
    moving.Move,
    moving.Attach,
    moving.Control,
    moving.TuckUnder,
    moving.SwapWithDeck,
    moving.SwapIn,
    moving.Find,
    moving.LookAt,
    moving.LookAtAny,
    moving.Arrange,
    moving.ShuffleDiscard,
    moving.PlayCard,
    moving.PlayFree,
    own_decks.DeckTop,
    own_decks.ResolveSpecial,
    own_decks.ToOwnDiscard,
    own_decks.ToDeckTop,
    own_decks.IntoOwnDeck,
    placing.PutIntoPlay,
    placing.Remove,
    placing.SetAside,
    placing.Drone,
    placing.Tuck,
    placing.Untuck,
    placing.PutNemesis,
    replacing.Prevent,
    replacing.Reduce,
    replacing.CancelEffects,
    replacing.CancelBoostIcons,
    replacing.CancelBoostAbility,
    replacing.Cancel,
    replacing.GoesTo,
    replacing.TakeAsDamage,
    replacing.TurnBack,
    replacing.StoreDamage,
    resources.Generate,
    resources.GenerateTop,
    resources.PayFor,
    resources.Spend,
    returning.ToHand,
    returning.TakeIntoHand,
    returning.IntoDeck,
    returning.ToBottom,
    returning.ShuffleBack,
    returning.Shuffle,
    revealing.Reveal,
    revealing.RevealNext,
    revealing.EachReveals,
    revealing.DealEncounter,
    revealing.DealThese,
    revealing.Surge,
    side_decks.FormDeck,
    side_decks.RevealFromDeck,
    scheming.IndirectDamage,
    scheming.Engage,
    scheming.AddTokens,
    scheming.AdvanceScheme,
    scheming.Win,
    scheming.Lose,
    scheming.VictoryPoints,
    scheming.AccelerationIcons,
    scheming.AccelerationTokens,
    several.Specials,
    several.RepeatAbility,
    several.ForPlayer,
    statuses.Give,
    statuses.GiveStatus,
    statuses.LoseStatus,
    statuses.ReplaceStatus,
    statuses.Ready,
    statuses.Exhaust,
    threat.RemoveThreat,
    threat.PlaceThreat,
    threat.Accelerate,
    turning.Flip,
    villains.MakeActive,
    villains.RevealTopOf,
    areas.PartWays,
    areas.OwnArea,
    areas.AddVillain,
    areas.EndArea,
    areas.RemoveMainScheme,
    areas.PutBeneath,
    villains.LeaveThreat,
    villains.RemoveStatuses,
    turning.ChangeForm,
    turning.Become,
)
#: Argument name for a choice found by a search in a hidden place.
SEARCH: Final = "search"
#: Argument name for a random choice.
RANDOM: Final = "random"


class LaterReader(EffectReader):
    """Reader of a word whose effect comes at a later moment.

    By then, the current occurrence can no longer be prevented or cancelled.
    """

    def __call__(self, reader: Reader, words: Vocabulary) -> Effect[Any]:
        now = words.scope
        words.scope = {**now, "under-way": ()}
        effect = super().__call__(reader, words)
        words.scope = now
        return effect


class ChampionsVocabulary(Vocabulary):
    """The words of the kernel and of this game.

    ``{one: things}`` in place of things is a target: the player chooses it among the things that the verb can affect.
    ``{another: things}`` is a further target. ``{search: things}`` searches a deck or pile, and ``{random: things}``
    chooses at random.
    """

    def __init__(self) -> None:
        super().__init__(*WORDS)
        self.add_family(table.Those, table.FOUND)
        self.effects["whichever"] = linking.read_whichever
        for later in (linking.Later, enemies.AfterActivation):
            self.effects[later.WORD] = LaterReader(later)
        self.choosing.update({"another": "other", SEARCH: "", RANDOM: ""})

    def aimed(self, kind: type[Node], given: dict[str, Any], chosen: dict[str, Chosen]) -> Effect[Any]:
        picked: dict[str, Selector[Any]] = {}
        for field, choice in chosen.items():
            found = choice.word in (SEARCH, RANDOM)
            picked[field] = context.It(choice.name) if found else One(choice.among, choice.name)
        effect: Effect[Any] = made_of(kind, {**given, **picked})
        for choice in chosen.values():
            if choice.word == SEARCH:
                effect = aiming.SearchFor(choice.among, choice.name, effect)
            elif choice.word == RANDOM:
                effect = aiming.AtRandom(choice.among, choice.name, effect)
        picks: list[Pick[Any]] = []
        rest = effect  # what must be possible after a choice: the next choice, or the verb after the last one
        for choice in [choice for choice in chosen.values() if choice.word not in (SEARCH, RANDOM)][::-1]:
            rest = aiming.PickTarget(choice.among, choice.name, rest)
            picks.insert(0, rest)
        return aiming.Aimed(picks, effect) if picks else effect


def vocabulary() -> Vocabulary:
    return ChampionsVocabulary()
