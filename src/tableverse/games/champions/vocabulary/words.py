"""How the words are written in YAML."""

from __future__ import annotations

from collections.abc import Callable

from tableverse.games.champions.cards import ANY, CHANGEABLE, FORMS, KEYWORDS, KINDS, MODES, RESOURCES, STATS, STATUSES
from tableverse.games.champions.vocabulary import conditions, linking, numbers
from tableverse.games.champions.vocabulary.changes import read_change, trait_of
from tableverse.games.champions.vocabulary.combining import EachOf, MayDo, PickOne, Steps
from tableverse.games.champions.vocabulary.saying import Aimed, It, One, Sought
from tableverse.games.champions.vocabulary.selector_words import FINDERS
from tableverse.games.champions.vocabulary.selectors import (
    Fact,
    Filter,
    Highest,
    Last,
    Named,
    These,
    Those,
    Together,
    Valid,
    Without,
    leaving,
)
from tableverse.games.champions.vocabulary.targets import Aim, ChooseOption
from tableverse.games.champions.vocabulary.verbs import (
    attacking,
    campaigning,
    counters,
    damage,
    discarding,
    drawing,
    enemies,
    lasting,
    moving,
    placing,
    replacing,
    resources,
    returning,
    revealing,
    scheming,
    several,
    statuses,
    threat,
    turning,
)
from tableverse.games.champions.vocabulary.verbs.resources import Handover
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import (
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

FILTERS = (
    "trait",
    "printed-trait",
    "keyword",
    "printed-keyword",
    "kind",
    "resource",
    "title",
    "in-title",
    "without-attached",
)
BARE_FILTERS = ("engaged", "damaged", "ready", "exhausted", "threatened")
#: When a delayed effect may come.
LATER = ("phase", "round")
UNTIL = ("phase", "player-phase", "villain-phase", "round", "activation", "attack")
#: What may be asked of a card beside its powers.
VALUES = ("boost", "damage", "threat", "counters", "remaining")
DECKS = ("encounter", "yours")
#: What an effect that changes forms may say beside a form.
OTHER_FORM = "other"


def aimed(
    reader: Reader,
    words: Vocabulary,
    verb: Callable[[Selector], Effect],
    fit: Callable[[Selector], Selector] | None = None,
) -> Effect:
    """A verb and what it is done to. ``{one: things}`` is a choice made first and bound as "it", among those that the
    verb can do something to (and that are ``fit``); ``{search: things}`` one in a hidden place; anything else is meant
    whole."""
    word = reader.keys()[0] if reader.is_mapping() and len(reader.keys()) == 1 else ""
    if word in ("one", "another"):
        name = "it" if word == "one" else "other"
        made = verb(It(name))
        among = words.selector(reader.field(word))
        pick = Pick(Valid(among if fit is None else fit(among), made, name), name)
        return Aimed(verb(One(among)), among, name, pick, made)
    if word == "search":
        among = words.selector(reader.field("search"))
        return Sought(verb(It("it")), among, "it", returning.Look(), Pick(among), verb(It("it")))
    return verb(words.selector(reader))


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
            made = Filter(word, _argument(word, reader.field("is"), words), words.selector(reader.field("of")))
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
    words.selectors["bound"] = lambda reader, words: It(reader.as_text())
    words.selectors["fact"] = lambda reader, words: Fact(words.asked("fact", reader))
    words.selectors["these"] = lambda reader, words: These(reader.as_text())
    words.selectors["named"] = lambda reader, words: Named(words.reference("card", reader))
    words.selectors["highest"] = lambda reader, words: Highest(
        reader.one_of("stat", (*STATS, "printed-cost")), words.selector(reader.field("of"))
    )
    words.selectors["last"] = lambda reader, words: Last(words.selector(reader))
    words.selectors["without"] = lambda reader, words: Without(
        words.selector(reader.field("of")), words.selector(reader.field("these"))
    )
    words.selectors["together"] = lambda reader, words: Together(*[words.selector(part) for part in reader.items()])


def _argument(word: str, reader: Reader, words: Vocabulary) -> str:
    """What a filter looks for, which means something for that filter."""
    if word in ("trait", "printed-trait"):
        return words.reference("trait", reader)
    if word in ("title", "without-attached"):
        return words.reference("card", reader)
    if word == "in-title":
        return words.reference("title", reader)
    known = {"keyword": KEYWORDS, "printed-keyword": KEYWORDS, "kind": KINDS, "resource": RESOURCES}[word]
    return reader.as_one_of(known)


# --- numbers ------------------------------------------------------------------------------------------------------


def _add_numbers(words: Vocabulary) -> None:
    words.numbers["each-player"] = lambda reader, words: numbers.PerPlayer(reader.as_integer(1, 20))
    words.numbers["recorded"] = lambda reader, words: campaigning.Recorded(words.reference("mark", reader))
    words.numbers["value"] = _value
    words.numbers["noted"] = lambda reader, words: numbers.Noted(reader.as_text())
    words.numbers["excess"] = lambda reader, words: attacking.OfAttack("excess")
    words.numbers["dealt"] = lambda reader, words: attacking.OfAttack("dealt")
    words.numbers["x"] = lambda reader, words: numbers.X()
    words.numbers["victory-points"] = lambda reader, words: scheming.VictoryPoints()
    words.numbers["acceleration-icons"] = lambda reader, words: scheming.Acceleration("icons")
    words.numbers["acceleration-tokens"] = lambda reader, words: scheming.Acceleration("tokens")
    words.numbers["played-this-round"] = _played
    words.numbers["spent"] = lambda reader, words: numbers.Spent()
    words.numbers["resources"] = lambda reader, words: numbers.Resources(
        reader.one_of("kind", (*RESOURCES, "kinds")), words.selector(reader.field("of"))
    )
    words.numbers["times"] = _times
    words.numbers["depending"] = lambda reader, words: numbers.Depending(
        words.number(reader.field("usual")),
        words.condition(reader.field("when")),
        words.number(reader.field("instead")),
    )


def _played(reader: Reader, words: Vocabulary) -> Number:
    made = numbers.PlayedThisRound(reader.one_of("kind", KINDS), words.selector(reader.field("who")))
    reader.no_more()
    return made


def _value(reader: Reader, words: Vocabulary) -> Number:
    made = numbers.Of(reader.one_of("is", (*VALUES, *STATS)), words.selector(reader.field("of")))
    reader.no_more()
    return made


def _times(reader: Reader, words: Vocabulary) -> Number:
    made = numbers.Times(
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
    words.conditions["at-least"] = _at_least
    words.conditions["both"] = lambda reader, words: conditions.AllOf(
        *[words.condition(part) for part in reader.items()]
    )
    words.conditions["either"] = lambda reader, words: conditions.AnyOf(
        *[words.condition(part) for part in reader.items()]
    )
    words.conditions["it-is-you"] = lambda reader, words: conditions.YourFact()
    words.conditions["is"] = lambda reader, words: conditions.FactIs(words.asked("is", reader))
    words.conditions["exists"] = lambda reader, words: conditions.Exists(words.selector(reader))
    words.conditions["you-have-trait"] = lambda reader, words: conditions.HasTrait(words.reference("trait", reader))
    words.conditions["not"] = lambda reader, words: conditions.No(words.condition(reader))
    words.conditions["in-form"] = lambda reader, words: conditions.InForm(
        reader.as_text() if reader.as_text() in FORMS else words.reference("form", reader)
    )
    words.conditions["mode"] = lambda reader, words: conditions.InMode(reader.as_one_of(MODES))
    words.conditions["paid-with"] = lambda reader, words: conditions.PaidWith(reader.as_one_of(RESOURCES))
    words.conditions["paid-using-only"] = lambda reader, words: conditions.PaidOnlyWith(reader.as_one_of(RESOURCES))
    words.conditions["includes"] = _includes
    words.conditions["last-step"] = lambda reader, words: conditions.LastStep()
    words.conditions["status"] = lambda reader, words: conditions.HasStatus(
        reader.one_of("is", STATUSES), words.selector(reader.field("of"))
    )
    words.conditions["overlaps"] = lambda reader, words: conditions.Is(
        words.selector(reader.field("of")), words.selector(reader.field("these"))
    )


def _at_least(reader: Reader, words: Vocabulary) -> Condition:
    made = conditions.Enough(words.number(reader.field("number")), reader.integer("amount", 0, 999))
    reader.no_more()
    return made


def _includes(reader: Reader, words: Vocabulary) -> Condition:
    made = conditions.Includes(words.asked("resources", reader.field("fact")), reader.one_of("resource", RESOURCES))
    reader.no_more()
    return made


def _among(reader: Reader, words: Vocabulary) -> Condition:
    made = conditions.Among(words.asked("fact", reader.field("fact")), words.selector(reader.field("these")))
    reader.no_more()
    return made


# --- effects ------------------------------------------------------------------------------------------------------


def _add_effects(words: Vocabulary) -> None:
    def plain(verb: Callable[[Selector], Effect]) -> Callable[[Reader, Vocabulary], Effect]:
        """``{verb: things}``."""

        return lambda reader, words: aimed(reader, words, verb)

    def leave(verb: Callable[[Selector], Effect]) -> Callable[[Reader, Vocabulary], Effect]:
        """``{verb: things}`` for verbs that take cards out of play."""

        return lambda reader, words: aimed(reader, words, lambda to: verb(leaving(to)), leaving)

    def measured(
        verb: Callable[[Selector, Number], Effect], where: str = "to"
    ) -> Callable[[Reader, Vocabulary], Effect]:
        """``{verb: {amount: n, to: things}}``."""

        def read(reader: Reader, words: Vocabulary) -> Effect:
            amount = words.number(reader.field("amount")) if reader.has("amount") else Exactly(1)
            made = aimed(reader.field(where), words, lambda to: verb(to, amount))
            reader.no_more()
            return made

        return read

    def bare(verb: Callable[[], Effect]) -> Callable[[Reader, Vocabulary], Effect]:
        return lambda reader, words: verb()

    words.effects["sequence"] = lambda reader, words: Steps(*[words.effect(part) for part in reader.items()])
    words.effects["choose"] = _choose
    words.effects["for-each"] = _for_each
    words.effects["may"] = _may
    words.effects["pick"] = _pick
    words.effects["cost"] = lambda reader, words: Sequence(words.effect(reader), Handover())
    words.effects.update(
        {
            "scatter": measured(damage.Scatter),
            "heal": measured(damage.Heal, "from"),
            "heal-all": plain(damage.HealAll),
            "move-damage": measured(damage.MoveDamage),
            "place-threat": measured(threat.PlaceThreat),
            "accelerate": bare(threat.Accelerate),
            "lose-status": plain(statuses.LoseStatus),
            "ready": plain(statuses.Ready),
            "exhaust": plain(statuses.Exhaust),
            "add-counters": measured(counters.AddCounters),
            "remove-counter": plain(counters.RemoveCounter),
            "draw": measured(drawing.Draw, "who"),
            "draw-up": bare(drawing.DrawUp),
            "discard": leave(discarding.Discard),
            "tuck-under": leave(moving.TuckUnder),
            "discard-random": measured(discarding.DiscardRandom, "who"),
            "discard-up-to": measured(discarding.DiscardUpTo, "from"),
            "discard-top": measured(discarding.DiscardTop, "who"),
            "discard-encounter": bare(discarding.DiscardEncounter),
            "shuffle-back": measured(returning.ShuffleBack, "from"),
            "to-hand": leave(returning.ToHand),
            "into-deck": leave(returning.IntoDeck),
            "reveal": plain(revealing.Reveal),
            "reveal-next": bare(revealing.RevealNext),
            "deal-encounter": plain(revealing.DealEncounter),
            "remove": leave(placing.Remove),
            "drone": measured(placing.Drone, "who"),
            "tuck": plain(placing.Tuck),
            "untuck": bare(placing.Untuck),
            "surge": bare(revealing.Surge),
            "also-attack": bare(enemies.AlsoAttack),
            "give-boost": plain(enemies.GiveBoost),
            "specials": plain(several.Specials),
            "repeat-ability": bare(several.RepeatAbility),
            "cancel-effects": bare(replacing.CancelEffects),
            "cancel-boost-icons": bare(replacing.CancelBoostIcons),
            "cancel": bare(replacing.Cancel),
            "take-as-damage": bare(replacing.TakeAsDamage),
            "store-damage": bare(replacing.StoreDamage),
            "generate-top": bare(resources.GenerateTop),
            "nemesis": bare(placing.PutNemesis),
            "remove-from-campaign": leave(campaigning.RemoveFromCampaign),
            "engage": plain(scheming.Engage),
            "add-token": plain(scheming.AddTokens),
            "advance-scheme": bare(scheming.AdvanceScheme),
        }
    )
    words.effects["attack"] = lambda reader, words: enemies.EnemyActs("enemy-attack", words.selector(reader))
    words.effects["scheme"] = lambda reader, words: enemies.EnemyActs("enemy-scheme", words.selector(reader))
    words.effects["attack-engaged"] = lambda reader, words: enemies.EnemyActs(
        "enemy-attack", words.selector(reader), True
    )
    words.effects["attack-ally"] = lambda reader, words: attacking.AttackAlly(
        words.selector(reader.field("who")), words.selector(reader.field("allies"))
    )
    words.effects["attacks"] = lambda reader, words: attacking.MakeAttacks(
        *[words.effect(part) for part in reader.items()]
    )
    words.effects["record"] = lambda reader, words: campaigning.Record(
        words.reference("mark", reader.field("as")), words.number(reader.field("amount"))
    )
    words.effects["win"] = lambda reader, words: scheming.EndGame(True)
    words.effects["lose"] = lambda reader, words: scheming.EndGame(False)
    words.effects["indirect"] = _indirect
    words.effects["attack-gains"] = _attack_gains
    words.effects["alter-damage"] = lambda reader, words: attacking.Alter(reader.as_integer(-9, 9))
    words.effects["increase"] = lambda reader, words: attacking.Increase(reader.as_integer(1, 9))
    words.effects["declare-defender"] = plain(attacking.DeclareDefender)
    words.effects["damage"] = _damage
    words.effects["remove-threat"] = _remove_threat
    words.effects["note"] = lambda reader, words: counters.Note(reader.text("as"), words.number(reader.field("number")))
    words.effects["give"] = _give
    words.effects["shuffle"] = lambda reader, words: returning.Shuffle(reader.as_one_of(DECKS))
    words.effects["prevent"] = _prevent
    words.effects["reduce"] = lambda reader, words: replacing.Reduce(reader.as_integer(1, 9))
    words.effects["generate"] = lambda reader, words: resources.Generate(_kinds(reader))
    words.effects["spend"] = lambda reader, words: resources.Spend(_kinds(reader, (*RESOURCES, ANY)))
    words.effects["keep-one"] = lambda reader, words: drawing.KeepOne(reader.as_integer(2, 9))
    words.effects["change-form"] = _change_form
    words.effects["lasting"] = _lasting
    words.effects["put-into-play"] = _put
    words.effects["discard-until"] = _until
    words.effects["pay-for"] = lambda reader, words: resources.PayFor(words.selector(reader))
    words.effects["after-activation"] = lambda reader, words: enemies.AfterActivation(words.effect(reader))
    words.effects["for-player"] = lambda reader, words: several.ForPlayer(
        words.selector(reader.field("who")), words.effect(reader.field("do"))
    )

    _add_links(words)
    _add_moves(words)


def _choose(reader: Reader, words: Vocabulary) -> Effect:
    by = words.selector(reader.field("by")) if reader.has("by") else None
    branches = reader.field("of")
    made = ChooseOption({name: words.effect(branches.field(name)) for name in branches.keys()}, by)  # noqa: SIM118
    reader.no_more()
    return made


def _may(reader: Reader, words: Vocabulary) -> Effect:
    if not (reader.is_mapping() and reader.has("by")):
        return MayDo(words.effect(reader))
    made = MayDo(words.effect(reader.field("do")), words.selector(reader.field("by")))
    reader.no_more()
    return made


def _for_each(reader: Reader, words: Vocabulary) -> Effect:
    name = reader.text("as") if reader.has("as") else "each"
    made = EachOf(words.selector(reader.field("of")), words.effect(reader.field("do")), name, reader.flag("ordered"))
    reader.no_more()
    return made


def _pick(reader: Reader, words: Vocabulary) -> Effect:
    by = words.selector(reader.field("by")) if reader.has("by") else None
    name = reader.text("as") if reader.has("as") else "it"
    made = PickOne(words.selector(reader.field("of")), name, by)
    reader.no_more()
    return made


def _add_links(words: Vocabulary) -> None:
    words.effects["in-full"] = lambda reader, words: linking.InFull(
        words.effect(reader.field("first")), words.effect(reader.field("then"))
    )
    words.effects["at-once"] = _at_once
    words.effects["otherwise"] = lambda reader, words: linking.Otherwise(
        words.effect(reader.field("first")), words.effect(reader.field("else"))
    )
    words.effects["whichever"] = _whichever
    words.effects["later"] = lambda reader, words: linking.Later(
        reader.one_of("at", LATER), words.effect(reader.field("do"))
    )
    words.effects["pick-several"] = _pick_several
    words.effects["take"] = lambda reader, words: linking.Take(Those("identity"), words.number(reader))
    words.effects["aim"] = _aim


def _pick_several(reader: Reader, words: Vocabulary) -> Effect:
    of, amount = words.selector(reader.field("of")), words.number(reader.field("amount"))
    including = words.selector(reader.field("including")) if reader.has("including") else None
    made = linking.PickSeveral(of, amount, "picked", reader.flag("up-to"), including)
    reader.no_more()
    return made


def _whichever(reader: Reader, words: Vocabulary) -> Effect:
    conditions: list[Condition] = []
    branches: dict[str, Effect] = {}
    for name in reader.keys():  # noqa: SIM118 (a Reader is not a mapping)
        part = reader.field(name)
        conditions.append(words.condition(part.field("when")))
        branches[name] = words.effect(part.field("do"))
        part.no_more()
    return linking.Whichever(conditions, branches)


def _at_once(reader: Reader, words: Vocabulary) -> Effect:
    verbs_at_once: list[Verb] = []
    for part in reader.items():
        made = words.effect(part)
        if not isinstance(made, Verb):
            raise part.wrong("not-one-of", value=part.keys()[0][:40] if part.is_mapping() else "", allowed="verbs")
        verbs_at_once.append(made)
    return linking.AtOnce(*verbs_at_once)


def _aim(reader: Reader, words: Vocabulary) -> Effect:
    """One target for several effects: valid if any of them can do something to it."""
    effect = words.effect(reader.field("do"))
    made = Aim(words.selector(reader.field("at")), effect)
    reader.no_more()
    return made


def _control(reader: Reader, words: Vocabulary) -> Effect:
    by = words.selector(reader.field("by"))
    lasting = reader.flag("while-here")
    made = aimed(reader.field("these"), words, lambda these: moving.Control(these, by, lasting))
    reader.no_more()
    return made


def _add_moves(words: Vocabulary) -> None:
    words.effects["move"] = lambda reader, words: moving.Move(
        reader.one_of("what", moving.MOVABLE),
        words.number(reader.field("amount")),
        words.selector(reader.field("from")),
        words.selector(reader.field("to")),
    )
    words.effects["attach"] = lambda reader, words: moving.Attach(
        words.selector(reader.field("these")), words.selector(reader.field("to"))
    )
    words.effects["control"] = _control
    words.effects["flip"] = lambda reader, words: aimed(reader, words, turning.Flip)
    words.effects["become"] = _become
    words.effects["swap-with-deck"] = lambda reader, words: aimed(reader, words, moving.SwapWithDeck)
    words.effects["swap-in"] = lambda reader, words: moving.SwapIn(
        words.selector(reader.field("these")), words.selector(reader.field("for"))
    )
    words.effects["find"] = lambda reader, words: moving.Find(words.reference("card", reader))
    words.effects["look-at"] = lambda reader, words: moving.LookAt(
        reader.one_of("deck", DECKS), reader.integer("amount", 1, 9)
    )
    words.effects["shuffle-discard"] = lambda reader, words: moving.ShuffleDiscard()
    words.effects["play"] = lambda reader, words: aimed(reader, words, lambda these: moving.PlayCard(these, False))
    words.effects["play-free"] = lambda reader, words: aimed(reader, words, lambda these: moving.PlayCard(these, True))


def _become(reader: Reader, words: Vocabulary) -> Effect:
    kind = reader.one_of("kind", CHANGEABLE)
    made = aimed(reader.field("these"), words, lambda these: turning.Become(these, kind))
    reader.no_more()
    return made


def _attack_gains(reader: Reader, words: Vocabulary) -> Verb:
    return attacking.AttackGains(reader.as_one_of(attacking.ATTACK_KEYWORDS))


def _indirect(reader: Reader, words: Vocabulary) -> Effect:
    who, amount = words.selector(reader.field("who")), words.number(reader.field("amount"))
    made = scheming.IndirectDamage(who, amount, reader.flag("shared"))
    reader.no_more()
    return made


def _damage(reader: Reader, words: Vocabulary) -> Effect:
    status = reader.one_of("with", STATUSES) if reader.has("with") else ""
    amount = words.number(reader.field("amount"))
    additional = reader.flag("additional")
    made = aimed(reader.field("to"), words, lambda to: damage.Damage(to, amount, additional, status))
    reader.no_more()
    return made


def _remove_threat(reader: Reader, words: Vocabulary) -> Effect:
    amount = words.number(reader.field("amount"))
    additional = reader.flag("additional")
    made = aimed(reader.field("from"), words, lambda to: threat.RemoveThreat(to, amount, additional))
    reader.no_more()
    return made


def _kinds(reader: Reader, allowed: tuple[str, ...] = RESOURCES) -> list[str]:
    return [part.as_one_of(allowed) for part in reader.items()]


def _give(reader: Reader, words: Vocabulary) -> Effect:
    status = reader.one_of("status", STATUSES)
    made = aimed(reader.field("to"), words, lambda to: statuses.Give(status, to))
    reader.no_more()
    return made


def _prevent(reader: Reader, words: Vocabulary) -> Verb:
    return replacing.Prevent(0 if reader.as_text() == "all" else reader.as_integer(1, 9))


def _change_form(reader: Reader, words: Vocabulary) -> Verb:
    form = reader.as_one_of((*FORMS, OTHER_FORM))
    return turning.ChangeForm("" if form == OTHER_FORM else form)


def _lasting(reader: Reader, words: Vocabulary) -> Effect:
    amount = words.number(reader.field("amount")) if reader.has("amount") else Exactly(1)
    name = read_change(reader.field("name"), KEYWORDS, KINDS, lasting=True)
    if trait_of(name):
        words.references.append(("trait", trait_of(name), reader.field("name")))
    until = reader.one_of("until", UNTIL)
    made = aimed(reader.field("of"), words, lambda of: lasting.Lasting(name, of, amount, until))
    reader.no_more()
    return made


def _put(reader: Reader, words: Vocabulary) -> Effect:
    by = words.selector(reader.field("by"))
    made = aimed(reader.field("these"), words, lambda these: placing.PutIntoPlay(these, by))
    reader.no_more()
    return made


def _until(reader: Reader, words: Vocabulary) -> Verb:
    trait = words.reference("trait", reader.field("trait")) if reader.has("trait") else ""
    made = discarding.DiscardUntil(reader.one_of("kind", KINDS), trait)
    reader.no_more()
    return made
