"""How the words of this game are written in YAML."""

from __future__ import annotations

from typing import Final

from tableverse.games.united import conditions, finders, verbs
from tableverse.games.united.choosing import Nouns
from tableverse.games.united.phrases import Finder, Phrase, Test, finder, test, verb
from tableverse.kernel.effects import Vocabulary

VERBS: Final[dict[str, type[Phrase]]] = {
    "damage": verbs.Damage,
    "defeat": verbs.Defeat,
    "token-or-damage": verbs.TokenOrDamage,
    "ignore": verbs.Ignore,
    "ignore-all": verbs.IgnoreAll,
    "buy-off": verbs.BuyOff,
    "redirect": verbs.Redirect,
    "cancel": verbs.Cancel,
    "add": verbs.Add,
    "discard": verbs.Discard,
    "move-civilian": verbs.MoveCivilian,
    "reinforce": verbs.Reinforce,
    "advance": verbs.Advance,
    "villain-gains": verbs.VillainGains,
    "move-villain": verbs.MoveVillain,
    "delay": verbs.Delay,
    "accelerate": verbs.Accelerate,
    "facedown-plan": verbs.FacedownPlan,
    "look-at-plan": verbs.LookAtPlan,
    "plan-to-bottom": verbs.PlanToBottom,
    "regress": verbs.Regress,
    "move-threat": verbs.MoveThreat,
    "swap-threats": verbs.SwapThreats,
    "return-threat": verbs.ReturnThreat,
    "stun": verbs.Stun,
    "gain": verbs.Gain,
    "draw": verbs.Draw,
    "draw-up-to": verbs.DrawUpTo,
    "draw-instead": verbs.DrawInstead,
    "discard-card": verbs.DiscardCard,
    "discard-token": verbs.DiscardToken,
    "move-heroes": verbs.MoveHeroes,
    "play-at-random": verbs.PlayAtRandom,
    "perform": verbs.Perform,
    "more-actions": verbs.MoreActions,
    "treat-as-wild": verbs.TreatAsWild,
    "symbol-to-wild": verbs.SymbolToWild,
    "give-up": verbs.GiveUp,
    "chain-further": verbs.ChainFurther,
    "recharge": verbs.Recharge,
    "recharge-later": verbs.RechargeLater,
    "last": verbs.Last,
    "cover": verbs.Cover,
    "swap-cards": verbs.SwapCards,
    "return-card": verbs.ReturnCard,
    "reverse": verbs.Reverse,
    "move-companion": verbs.MoveCompanion,
    "carry-civilian": verbs.CarryCivilian,
    "cycle-plans": verbs.CyclePlans,
    "thwart-plan": verbs.ThwartPlan,
    "sabotage": verbs.Sabotage,
    "add-crisis": verbs.AddCrisis,
    "discard-crisis": verbs.DiscardCrisis,
    "rescue": verbs.Rescue,
    "move-thug": verbs.MoveThug,
    "target": verbs.Target,
    "untarget": verbs.Untarget,
    "bam": verbs.Bam,
    "gain-later": verbs.GainLater,
    "use-up": verbs.UseUp,
    "discard-special": verbs.DiscardSpecial,
    "turn-facedown": verbs.TurnFacedown,
    "fall-later": verbs.FallLater,
    "replace-hero": verbs.ReplaceHero,
    "threat-gains": verbs.ThreatGains,
    "whole-bam": verbs.WholeBam,
    "add-excess": verbs.AddExcess,
    "collect-excess": verbs.CollectExcess,
    "villain-progress": verbs.VillainProgress,
    "villain-collects": verbs.VillainCollects,
    "add-bot": verbs.AddBot,
    "remove-bot": verbs.RemoveBot,
    "act-afar": verbs.ActAfar,
    "take-token": verbs.TakeToken,
    "leave-token": verbs.LeaveToken,
}

FINDERS: Final[dict[str, type[Finder]]] = {
    "you": finders.You,
    "others": finders.Others,
    "everyone": finders.Everyone,
    "heroes-in": finders.HeroesIn,
    "others-in": finders.OthersIn,
    "burdened": finders.Burdened,
    "all-burdened": finders.AllBurdened,
    "spotted": finders.Spotted,
    "active-hero": finders.ActiveHero,
    "player-of": finders.PlayerOf,
    "damaged": finders.Damaged,
    "attacker": finders.Attacker,
    "fallen": finders.Fallen,
    "your-location": finders.YourLocation,
    "villain-location": finders.VillainLocation,
    "this-location": finders.ThisLocation,
    "locations": finders.Locations,
    "locations-but": finders.LocationsBut,
    "beside": finders.Beside,
    "around": finders.Around,
    "opposite": finders.Opposite,
    "with": finders.With,
    "next": finders.Next,
    "thugs": finders.Thugs,
    "every-thug": finders.EveryThug,
    "henchmen": finders.Henchmen,
    "villain-in": finders.VillainIn,
    "enemies": finders.Enemies,
    "leaders": finders.Leaders,
    "this": finders.This,
    "threats": finders.Threats,
    "threats-but": finders.ThreatsBut,
    "cleared-threats": finders.ClearedThreats,
    "other-victims": finders.TargetsOfRedirection,
    "latest-card": finders.LatestCard,
    "faceup-card": finders.FaceupCard,
    "your-cards": finders.YourCards,
    "your-cards-but": finders.YourCardsBut,
}

TESTS: Final[dict[str, type[Test]]] = {
    "under-pressure": conditions.UnderPressure,
    "found": conditions.Found,
    "alone": conditions.Alone,
    "took-damage": conditions.TookDamage,
    "hand-is": conditions.HandIs,
    "aims-at": conditions.AimsAt,
    "happens-to-you": conditions.HappensTo,
    "happens-at": conditions.HappensAt,
    "moved-into": conditions.MovedInto,
    "left-companion": conditions.LeftCompanion,
    "hurt-this": conditions.HurtThis,
    "latest-lack-move": conditions.LatestLack,
    "villains-turn": conditions.VillainsTurn,
    "plan-adds": conditions.PlanAdds,
    "plan-bams": conditions.PlanBams,
    "some-hand": conditions.SomeHand,
    "all-without-threat": conditions.AllWithoutThreat,
    "bottom-has": conditions.BottomHas,
    "from-threat": conditions.FromThreat,
    "targeted": conditions.Targeted,
    "holds-special": conditions.HoldsSpecial,
    "special-lost": conditions.SpecialLost,
    "bots-everywhere": conditions.BotsEverywhere,
}


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.effects.update({word: verb(kind) for word, kind in VERBS.items()})
    words.selectors.update({word: finder(kind) for word, kind in FINDERS.items()})
    nouns = Nouns()
    words.effects.update({"pick": nouns.choose, "for-each": nouns.each_of})
    words.selectors["bound"] = lambda reader, words: finders.Chosen(
        reader.as_text(), nouns.of.get(reader.as_text(), "")
    )
    words.conditions.update({word: test(kind) for word, kind in TESTS.items()})
    words.numbers.update(conditions.numbers())
    return words
