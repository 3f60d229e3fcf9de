"""How the words are written in YAML."""

from __future__ import annotations

from collections.abc import Callable

from tableverse.games.champions.cards import FORMS, RESOURCES
from tableverse.games.champions.using import Handover
from tableverse.games.champions.vocabulary import amounts, attacking, verbs
from tableverse.games.champions.vocabulary.things import (
    FINDERS,
    Fact,
    Filter,
    Highest,
    Last,
    Named,
    These,
    Those,
    Together,
    Without,
    leaving,
)
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import (
    Bound,
    Condition,
    Effect,
    Exactly,
    Number,
    Pick,
    Selector,
    Sequence,
    Verb,
    Vocabulary,
)

FILTERS = ("trait", "kind", "resource", "title", "without-attached")
BARE_FILTERS = ("engaged", "damaged", "ready", "exhausted", "threatened")
UNTIL = ("phase", "round", "activation", "attack")
STATUSES = ("stunned", "confused", "tough")


def as_found(of: Selector) -> Selector:
    return of


def targets(
    reader: Reader, words: Vocabulary, fit: Callable[[Selector], Selector] = as_found
) -> tuple[list[Effect], Selector]:
    """``{one: things}`` is a choice made first, of those that are ``fit``, and bound as "it", ``{search: things}`` one
    in a hidden place; anything else is meant whole."""
    if reader.is_mapping() and reader.keys() == ["one"]:
        return [Pick(fit(words.selector(reader.field("one"))))], Bound("it")
    if reader.is_mapping() and reader.keys() == ["search"]:
        return [verbs.Look(), Pick(words.selector(reader.field("search")))], Bound("it")
    if reader.is_mapping() and reader.keys() == ["another"]:
        return [Pick(words.selector(reader.field("another")), "other")], Bound("other")
    return [], words.selector(reader)


def after(first: list[Effect], verb: Effect) -> Effect:
    return Sequence(*first, verb) if first else verb


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    _add_selectors(words)
    _add_numbers(words)
    _add_conditions(words)
    _add_effects(words)
    return words


# --- selectors ----------------------------------------------------------------------------------------------------


def _add_selectors(words: Vocabulary) -> None:
    def those(word: str) -> Callable[[Reader, Vocabulary], Selector]:
        return lambda reader, words: Those(word)

    def filtered(word: str) -> Callable[[Reader, Vocabulary], Selector]:
        def read(reader: Reader, words: Vocabulary) -> Selector:
            made = Filter(word, reader.text("is"), words.selector(reader.field("of")))
            reader.no_more()
            return made

        return read

    def bare(word: str) -> Callable[[Reader, Vocabulary], Selector]:
        return lambda reader, words: Filter(word, "", words.selector(reader))

    for word in FINDERS:
        words.selectors[word] = those(word)
    for word in FILTERS:
        words.selectors[word] = filtered(word)
    for word in BARE_FILTERS:
        words.selectors[word] = bare(word)
    words.selectors["fact"] = lambda reader, words: Fact(reader.as_text())
    words.selectors["these"] = lambda reader, words: These(reader.as_text())
    words.selectors["named"] = lambda reader, words: Named(reader.as_text())
    words.selectors["highest"] = lambda reader, words: Highest(reader.text("stat"), words.selector(reader.field("of")))
    words.selectors["last"] = lambda reader, words: Last(words.selector(reader))
    words.selectors["without"] = lambda reader, words: Without(
        words.selector(reader.field("of")), words.selector(reader.field("these"))
    )
    words.selectors["together"] = lambda reader, words: Together(*[words.selector(part) for part in reader.items()])


# --- numbers ------------------------------------------------------------------------------------------------------


def _add_numbers(words: Vocabulary) -> None:
    words.numbers["each-player"] = lambda reader, words: amounts.PerPlayer(reader.as_integer(1, 20))
    words.numbers["value"] = _value
    words.numbers["noted"] = lambda reader, words: amounts.Noted(reader.as_text())
    words.numbers["excess"] = lambda reader, words: attacking.Excess()
    words.numbers["spent"] = lambda reader, words: amounts.Spent()
    words.numbers["resources"] = lambda reader, words: amounts.Resources(
        reader.text("kind"), words.selector(reader.field("of"))
    )
    words.numbers["times"] = _times
    words.numbers["depending"] = lambda reader, words: amounts.Depending(
        words.number(reader.field("usual")),
        words.condition(reader.field("when")),
        words.number(reader.field("instead")),
    )


def _value(reader: Reader, words: Vocabulary) -> Number:
    made = amounts.Of(reader.text("is"), words.selector(reader.field("of")))
    reader.no_more()
    return made


def _times(reader: Reader, words: Vocabulary) -> Number:
    made = amounts.Times(
        words.number(reader.field("number")),
        reader.integer("times", -9, 9, default=1),
        reader.integer("plus", -9, 9, default=0) if reader.has("plus") else 0,
        reader.integer("most", 0, 99, default=0) if reader.has("most") else 0,
    )
    reader.no_more()
    return made


# --- conditions ---------------------------------------------------------------------------------------------------


def _add_conditions(words: Vocabulary) -> None:
    words.conditions["among"] = _among
    words.conditions["it-is-you"] = lambda reader, words: amounts.YourFact()
    words.conditions["is"] = lambda reader, words: amounts.FactIs(reader.as_text())
    words.conditions["exists"] = lambda reader, words: amounts.Exists(words.selector(reader))
    words.conditions["you-have-trait"] = lambda reader, words: amounts.HasTrait(reader.as_text())
    words.conditions["in-form"] = lambda reader, words: amounts.InForm(reader.as_text())
    words.conditions["paid-with"] = lambda reader, words: amounts.PaidWith(reader.as_text())
    words.conditions["last-step"] = lambda reader, words: amounts.LastStep()
    words.conditions["status"] = lambda reader, words: amounts.HasStatus(
        reader.one_of("is", STATUSES), words.selector(reader.field("of"))
    )
    words.conditions["overlaps"] = lambda reader, words: amounts.Is(
        words.selector(reader.field("of")), words.selector(reader.field("these"))
    )


def _among(reader: Reader, words: Vocabulary) -> Condition:
    made = amounts.Among(reader.text("fact"), words.selector(reader.field("these")))
    reader.no_more()
    return made


# --- effects ------------------------------------------------------------------------------------------------------


def _add_effects(words: Vocabulary) -> None:
    def plain(verb: Callable[[Selector], Effect]) -> Callable[[Reader, Vocabulary], Effect]:
        """``{verb: things}``."""

        def read(reader: Reader, words: Vocabulary) -> Effect:
            first, to = targets(reader, words)
            return after(first, verb(to))

        return read

    def leave(verb: Callable[[Selector], Effect]) -> Callable[[Reader, Vocabulary], Effect]:
        """``{verb: things}`` for verbs that take cards out of play."""

        def read(reader: Reader, words: Vocabulary) -> Effect:
            first, to = targets(reader, words, leaving)
            return after(first, verb(leaving(to)))

        return read

    def measured(
        verb: Callable[[Selector, Number], Effect], where: str = "to"
    ) -> Callable[[Reader, Vocabulary], Effect]:
        """``{verb: {amount: n, to: things}}``."""

        def read(reader: Reader, words: Vocabulary) -> Effect:
            first, to = targets(reader.field(where), words)
            amount = words.number(reader.field("amount")) if reader.has("amount") else Exactly(1)
            reader.no_more()
            return after(first, verb(to, amount))

        return read

    def bare(verb: Callable[[], Effect]) -> Callable[[Reader, Vocabulary], Effect]:
        return lambda reader, words: verb()

    words.effects["cost"] = lambda reader, words: Sequence(words.effect(reader), Handover())
    words.effects.update(
        {
            "scatter": measured(verbs.Scatter),
            "heal": measured(verbs.Heal, "from"),
            "heal-all": plain(verbs.HealAll),
            "move-damage": measured(verbs.MoveDamage),
            "place-threat": measured(verbs.PlaceThreat),
            "accelerate": bare(verbs.Accelerate),
            "ready": plain(verbs.Ready),
            "exhaust": plain(verbs.Exhaust),
            "add-counters": measured(verbs.AddCounters),
            "remove-counter": plain(verbs.RemoveCounter),
            "draw": measured(verbs.Draw, "who"),
            "draw-up": bare(verbs.DrawUp),
            "discard": leave(verbs.Discard),
            "discard-random": measured(verbs.DiscardRandom, "who"),
            "discard-up-to": measured(verbs.DiscardUpTo, "from"),
            "discard-top": measured(verbs.DiscardTop, "who"),
            "discard-encounter": bare(verbs.DiscardEncounter),
            "shuffle-back": measured(verbs.ShuffleBack, "from"),
            "to-hand": leave(verbs.ToHand),
            "into-deck": leave(verbs.IntoDeck),
            "reveal": plain(verbs.Reveal),
            "reveal-next": bare(verbs.RevealNext),
            "deal-encounter": plain(verbs.DealEncounter),
            "remove": leave(verbs.Remove),
            "drone": measured(verbs.Drone, "who"),
            "tuck": plain(verbs.Tuck),
            "untuck": bare(verbs.Untuck),
            "surge": bare(verbs.Surge),
            "also-attack": bare(verbs.AlsoAttack),
            "give-boost": plain(verbs.GiveBoost),
            "specials": plain(verbs.Specials),
            "cancel-effects": bare(verbs.CancelEffects),
            "cancel": bare(verbs.Cancel),
            "take-as-damage": bare(verbs.TakeAsDamage),
            "store-damage": bare(verbs.StoreDamage),
            "generate-top": bare(verbs.GenerateTop),
            "nemesis": bare(verbs.PutNemesis),
        }
    )
    words.effects["attack"] = lambda reader, words: verbs.EnemyActs("enemy-attack", words.selector(reader))
    words.effects["scheme"] = lambda reader, words: verbs.EnemyActs("enemy-scheme", words.selector(reader))
    words.effects["attack-engaged"] = lambda reader, words: verbs.EnemyActs(
        "enemy-attack", words.selector(reader), True
    )
    words.effects["attack-ally"] = lambda reader, words: attacking.AttackAlly(
        words.selector(reader.field("who")), words.selector(reader.field("allies"))
    )
    words.effects["attacks"] = lambda reader, words: attacking.MakeAttacks(
        *[words.effect(part) for part in reader.items()]
    )
    words.effects["attack-gains"] = _attack_gains
    words.effects["increase"] = lambda reader, words: attacking.Increase(reader.as_integer(1, 9))
    words.effects["declare-defender"] = plain(attacking.DeclareDefender)
    words.effects["damage"] = _damage
    words.effects["remove-threat"] = _remove_threat
    words.effects["note"] = lambda reader, words: verbs.Note(reader.text("as"), words.number(reader.field("number")))
    words.effects["give"] = _give
    words.effects["shuffle"] = lambda reader, words: verbs.Shuffle(reader.as_text())
    words.effects["prevent"] = _prevent
    words.effects["reduce"] = lambda reader, words: verbs.Reduce(reader.as_integer(1, 9))
    words.effects["generate"] = lambda reader, words: verbs.Generate(_kinds(reader))
    words.effects["spend"] = lambda reader, words: verbs.Spend(_kinds(reader))
    words.effects["keep-one"] = lambda reader, words: verbs.KeepOne(reader.as_integer(2, 9))
    words.effects["change-form"] = _change_form
    words.effects["lasting"] = _lasting
    words.effects["put-into-play"] = _put
    words.effects["discard-until"] = _until
    words.effects["pay-for"] = lambda reader, words: verbs.PayFor(words.selector(reader))
    words.effects["after-activation"] = lambda reader, words: verbs.AfterActivation(words.effect(reader))
    words.effects["for-player"] = lambda reader, words: verbs.ForPlayer(
        words.selector(reader.field("who")), words.effect(reader.field("do"))
    )


def _attack_gains(reader: Reader, words: Vocabulary) -> Verb:
    keyword = reader.as_text()
    if keyword not in attacking.ATTACK_KEYWORDS:
        raise reader.wrong("not-one-of", value=keyword[:40], allowed=", ".join(attacking.ATTACK_KEYWORDS))
    return attacking.AttackGains(keyword)


def _damage(reader: Reader, words: Vocabulary) -> Effect:
    first, to = targets(reader.field("to"), words)
    status = reader.one_of("with", STATUSES) if reader.has("with") else ""
    made = verbs.Damage(to, words.number(reader.field("amount")), reader.flag("additional"), status)
    reader.no_more()
    return after(first, made)


def _remove_threat(reader: Reader, words: Vocabulary) -> Effect:
    first, to = targets(reader.field("from"), words)
    made = verbs.RemoveThreat(to, words.number(reader.field("amount")), reader.flag("additional"))
    reader.no_more()
    return after(first, made)


def _kinds(reader: Reader) -> list[str]:
    kinds = [part.as_text() for part in reader.items()]
    for kind in kinds:
        if kind not in RESOURCES:
            raise reader.wrong("not-one-of", value=kind[:40], allowed=", ".join(RESOURCES))
    return kinds


def _give(reader: Reader, words: Vocabulary) -> Effect:
    first, to = targets(reader.field("to"), words)
    made = verbs.Give(reader.one_of("status", STATUSES), to)
    reader.no_more()
    return after(first, made)


def _prevent(reader: Reader, words: Vocabulary) -> Verb:
    return verbs.Prevent(0 if reader.as_text() == "all" else reader.as_integer(1, 9))


def _change_form(reader: Reader, words: Vocabulary) -> Verb:
    form = reader.as_text()
    return verbs.ChangeForm(form if form in FORMS else "")


def _lasting(reader: Reader, words: Vocabulary) -> Effect:
    first, of = targets(reader.field("of"), words)
    amount = words.number(reader.field("amount")) if reader.has("amount") else Exactly(1)
    made = verbs.Lasting(reader.text("name"), of, amount, reader.one_of("until", UNTIL))
    reader.no_more()
    return after(first, made)


def _put(reader: Reader, words: Vocabulary) -> Effect:
    first, these = targets(reader.field("these"), words)
    made = verbs.PutIntoPlay(these, words.selector(reader.field("by")))
    reader.no_more()
    return after(first, made)


def _until(reader: Reader, words: Vocabulary) -> Verb:
    made = verbs.DiscardUntil(reader.text("kind"), reader.text("trait") if reader.has("trait") else "")
    reader.no_more()
    return made
