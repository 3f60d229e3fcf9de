"""How the texts of this game are written in YAML."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES, RANKS
from tableverse.games.dagger.happenings import VALUES
from tableverse.games.dagger.vocabulary import combinators, conditions, numbers, selectors
from tableverse.games.dagger.vocabulary.verbs import damage, events, missions, places, testing, tokens
from tableverse.games.dagger.vocabulary.verbs.act import Act, Word
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Both, Condition, Effect, If, Number, Pick, Selector, Vocabulary

#: Each verb with its words: name, and s (selector), n (number), w (word), f (yes or no), l (list of words);
#: a capital letter: it may be left out.
VERBS: Final[dict[str, tuple[type[Act], str]]] = {
    "move": (places.MoveHero, "who:s spaces:n"),
    "relocate": (places.Relocate, "what:s to:s"),
    "shift": (places.ShiftEnemy, "what:s spaces:n"),
    "swap": (places.Swap, "what:s with:s"),
    "swap-hurt": (places.SwapHurt, ""),
    "set-bifrost": (places.PutBifrost, "to:s"),
    "set-iliad": (places.PutIliad, "to:s"),
    "advance": (places.AdvanceEnemy, "what:s toward:s spaces:n"),
    "attack": (testing.AttackEnemy, "plus:N dice:N per-wild:N count:L count-if-empowered:F rerolls:F"),
    "defy": (testing.DefyMission, "plus:N dice:N wild:N rerolls:F"),
    "rest": (testing.RestAction, "plus:N rerolls:F shares:W"),
    "take": (
        testing.Take,
        "who:s action:w against:S spends:F times:N empowered:F move:N plus:N dice:N per-wild:N attribute:W",
    ),
    "take-some": (testing.TakeSome, "times:n among:l empowered:F plus:N dice:N"),
    "add-successes": (testing.AddSuccesses, "amount:n"),
    "add-results": (testing.AddResults, "results:l"),
    "reroll": (testing.RollAgain, "most:N"),
    "deal": (damage.Deal, "to:s damage:n"),
    "deal-shared": (damage.DealShared, "among:s damage:n"),
    "suffer": (damage.Suffer, "who:s damage:n by:W spared:F"),
    "suffer-together": (damage.SufferTogether, "damage:n"),
    "nemesis-attacks": (damage.NemesisAttacks, "who:s"),
    "prevent": (damage.Prevent, "amount:n"),
    "prevent-defeat": (damage.PreventDefeat, ""),
    "take-over": (damage.TakeOver, ""),
    "cancel": (damage.Cancel, "what:W"),
    "defeat": (damage.Defeat, "what:s"),
    "remove-pawns": (damage.RemovePawns, "what:s"),
    "heal": (damage.Heal, "what:s amount:N"),
    "clear-stun": (damage.ClearStun, ""),
    "recover": (tokens.Recover, "who:s amount:n"),
    "charge": (tokens.Charge, "who:s amount:n"),
    "strengthen": (tokens.Strengthen, "who:s"),
    "weaken": (tokens.Weaken, "who:s or-damage:N by:W"),
    "spend-strengthened": (tokens.SpendStrengthened, "who:s"),
    "expose": (tokens.Expose, "what:s"),
    "cover": (tokens.Cover, "what:s"),
    "spend-vulnerable": (tokens.SpendVulnerable, "what:s"),
    "exhaust": (tokens.ExhaustSupports, "card:S"),
    "drop-charge": (tokens.DropCharge, "who:s"),
    "charge-card": (tokens.ChargeCard, "card:s"),
    "ready-team-up": (tokens.ReadyTeamUp, "who:s"),
    "place": (missions.Place, "on:s amount:n"),
    "unplace": (missions.Unplace, "from:s amount:N"),
    "place-on-sheet": (missions.PlaceOnSheet, "amount:n"),
    "remove-from-sheet": (missions.RemoveFromSheet, "amount:N sabotage:F"),
    "gain": (missions.Gain, "amount:n"),
    "lose-team-up": (missions.LoseTeamUp, "amount:N"),
    "spend-team-up": (missions.SpendTeamUp, "amount:n"),
    "raise": (missions.RaiseThreat, "amount:n"),
    "lower": (missions.LowerThreat, "amount:n"),
    "contain": (missions.Contain, ""),
    "mark": (missions.MarkEnemy, "what:s"),
    "mark-base": (missions.MarkBase, "what:s enough:n"),
    "spawn": (missions.SpawnEnemy, "rank:w at:s amount:N"),
    "spawn-side": (missions.SpawnSide, ""),
    "free": (missions.Free, "what:s"),
    "invade": (missions.Invade, "what:s"),
    "base-effect": (events.BaseEffect, ""),
    "region-effect": (events.RegionEffect, ""),
    "ongoing": (events.Ongoing, "what:s"),
    "nemesis-ability": (events.NemesisAbility, "icon:w"),
    "activate": (events.Activate, "rank:w"),
    "cancel-icons": (events.CancelIcons, ""),
    "look": (events.Look, ""),
    "drop-top-event": (events.DropTopEvent, "to:w"),
    "hold": (events.Hold, "of:S tokens:N"),
    "all-empowered": (tokens.AllEmpowered, ""),
    "calm": (events.Calm, "region:s"),
    "more-damage": (damage.MoreDamage, "amount:n"),
    "roll": (testing.RollDice, "dice:n icon:w"),
    "nothing": (combinators.Nothing, ""),
    "summon": (places.Summon, "what:s"),
    "remember": (combinators.Remember, "what:s"),
}
#: Sides of a die; "rolled-wild" counts as if it had been rolled.
FACES: Final = (*ATTRIBUTES, "wild")
#: What the words of verbs may be, by verb and word, or by word for all verbs.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "count": FACES,
    "results": (*FACES, "rolled-wild"),
    "among": ACTIONS,
    "action": (*ACTIONS, "same"),
    "attribute": ATTRIBUTES,
    "shares": ("here", "region"),
    "by": ("nemesis",),
    "rank": RANKS,
    "nemesis-ability/icon": ("1", "2", "3"),
    "roll/icon": FACES,
    "to": ("bottom", "discard"),
    "cancel/what": ("attack", "recovery"),
}
#: What a resolution keeps: things, numbers, and whether something is so. A test looks whether all of them are really
#: kept somewhere.
KEPT: Final = ("them", "path", "second", "target", "spawned")
GOT: Final = ("successes", "wilds", "results", "paid", "dealt")
FLAGS: Final = ("showdown", "stunned", "empowered", "shared", "defeated", "did", "failed")
THOSE: Final = ("hero", "enemy", "space")
MEASURES: Final = (*ATTRIBUTES, "damage", "distance")
SPACES: Final = (
    "any",
    "numbered",
    "ocean",
    "with-hero",
    "with-enemy",
    "with-hero-without-own",
    "together",
    "adjacent",
    "here-or-adjacent",
    "region",
)
BASES: Final = ("any", "operational", "invaded")
MISSIONS: Final = ("this", "top", "defiable", "side", "ongoing", "any", "minor")
SUPPORTS: Final = ("ready", "others")
TARGETS: Final = ("unhurt", "vulnerable", "strong", "crowded")
TRACKS: Final = (
    "threat",
    "team-up",
    "sheet",
    "containment",
    "invaded",
    "own",
    "nemesis-damage",
    "side-missions",
    "half-heroes",
)
WHERES: Final = ("here", "nearby", "region", "anywhere", "at")
WHICH_HEROES: Final = ("all", "me", "others", "alone", "beset", "unbeset", "based", "strengthened", "unready", "hurt")
WHICH_ENEMIES: Final = ("any", "lesser", "own", "elite-or-3", "1", "2", "3", "elite")


class DaggerWords(Vocabulary):
    def __init__(self) -> None:
        super().__init__()
        self.effects["if"] = _if
        self.effects["repeat"] = _repeat
        self.effects["pick"] = _pick
        self.effects["test"] = _test
        self.effects["by-each"] = _by_each
        self.effects["pay"] = _pay
        self.effects["for-each"] = _for_each
        self.effects["up-to"] = _up_to
        self.effects["exactly"] = _exactly
        self.effects["pay-any-team-up"] = lambda reader, words: missions.PayAny()
        self.effects["trade-blows"] = lambda reader, words: damage.TradeBlows(words.selector(reader))
        self.effects["cancel-spawn"] = lambda reader, words: events.CancelSpawn()
        self.selectors.update(
            {
                "you": lambda reader, words: selectors.You(),
                "that": lambda reader, words: selectors.That(reader.as_one_of(THOSE)),
                "second": lambda reader, words: selectors.That("second", "second"),
                "there": lambda reader, words: selectors.That("space", "there"),
                "heroes": _heroes,
                "enemies": _enemies,
                "hero-with-most": lambda reader, words: selectors.HeroWith("most", reader.as_one_of(MEASURES)),
                "hero-with-least": lambda reader, words: selectors.HeroWith("least", reader.as_one_of(MEASURES)),
                "nearest": _nearest,
                "spaces-with-fewest-own": lambda reader, words: selectors.Fewest(),
                "the": lambda reader, words: selectors.The(words.asked("the", reader)),
                "kept": lambda reader, words: selectors.Remembered(reader.as_one_of(KEPT)),
                "roller": lambda reader, words: selectors.Roller(),
                "nemesis": lambda reader, words: selectors.NemesisPawn(),
                "first-player": lambda reader, words: selectors.FirstPlayer(),
                "mission-hero": lambda reader, words: selectors.MissionHero(),
                "marked": lambda reader, words: selectors.Marked(),
                "bound": lambda reader, words: combinators.It(reader.as_text()),
                "player": lambda reader, words: selectors.PlayerOf(words.selector(reader)),
                "spaces": lambda reader, words: selectors.Spaces(reader.as_one_of(SPACES)),
                "space": lambda reader, words: selectors.SpaceNamed([words.reference("space", reader)]),
                "spaces-named": lambda reader, words: selectors.SpaceNamed(
                    [words.reference("space", part) for part in reader.items()]
                ),
                "region": lambda reader, words: selectors.RegionNamed(words.reference("region", reader)),
                "unsummoned": lambda reader, words: selectors.Unsummoned(),
                "space-of": lambda reader, words: selectors.SpaceOf(words.selector(reader)),
                "around": lambda reader, words: selectors.Around(words.selector(reader)),
                "union": lambda reader, words: selectors.Union(*[words.selector(part) for part in reader.items()]),
                "bases": _bases,
                "missions": lambda reader, words: selectors.Missions(reader.as_one_of(MISSIONS)),
                "regions": lambda reader, words: selectors.Regions(),
                "supports": lambda reader, words: selectors.Supports(reader.as_one_of(SUPPORTS)),
            }
        )
        self.numbers.update(
            {
                "got": lambda reader, words: numbers.Got(reader.as_one_of(GOT)),
                "fact": lambda reader, words: numbers.Fact(words.asked("fact", reader)),
                "track": lambda reader, words: numbers.Track(reader.as_one_of(TRACKS)),
                "per-player": lambda reader, words: numbers.PerPlayer(words.number(reader)),
                "if-empowered": _if_empowered,
                "sum": lambda reader, words: numbers.Sum(*[words.number(part) for part in reader.items()]),
                "minus": lambda reader, words: numbers.Minus(*[words.number(part) for part in reader.items()]),
                "every": _every,
                "value": _value,
            }
        )
        self.conditions.update(
            {
                "not": lambda reader, words: conditions.Not(words.condition(reader)),
                "at-least": _at_least,
                "is": lambda reader, words: conditions.Flag(reader.as_one_of(FLAGS)),
                "about": _about,
                "rolling": lambda reader, words: conditions.Rolling(reader.as_one_of((*ACTIONS, *ATTRIBUTES))),
                "within": _within,
                "some": lambda reader, words: conditions.Some(words.selector(reader)),
                "strengthened": lambda reader, words: conditions.Strengthened(words.selector(reader)),
                "token-on": lambda reader, words: conditions.TokenOn(words.reference("text", reader)),
                "would-defeat": lambda reader, words: conditions.WouldDefeat(),
                "target": lambda reader, words: conditions.TargetIs(reader.as_one_of(TARGETS)),
            }
        )
        for word in VERBS:
            self.effects[word] = _verb_reader(word)


class _VerbReader:
    """Reads one verb; a class, since the compiled build has no closures over loop variables."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def __call__(self, reader: Reader, words: Vocabulary) -> Effect:
        made, shape = VERBS[self.word]
        picks: list[Effect] = []
        fields = [part.split(":") for part in shape.split()]
        given = read_words(self.word, reader, words, fields, picks)
        act = made(given)
        return combinators.Chosen(*picks, act) if picks else act


def _verb_reader(word: str) -> _VerbReader:
    return _VerbReader(word)


def read_words(
    verb: str, reader: Reader, words: Vocabulary, fields: list[list[str]], picks: list[Effect]
) -> dict[str, Word]:
    """The words of a verb: by name, or alone where the verb needs just one. ``{one: ...}`` is picked first."""
    given: dict[str, Word] = {}
    if not fields:
        return given
    names = [name for name, _ in fields]
    needed = [name for name, kind in fields if kind.islower()]
    named = reader.is_mapping() and all(key in names for key in reader.keys())  # noqa: SIM118
    if not named:
        if reader.is_value() and reader.as_text() == verb and not needed:
            return given  # the bare word
        if len(needed) > 1:
            raise reader.wrong("missing", field=needed[0])
        name, kind = next(field for field in fields if field[0] == needed[0]) if needed else fields[0]
        given[name] = _read_word(verb, reader, words, kind.lower(), name, picks)
        return given
    for name, kind in fields:
        if reader.has(name):
            given[name] = _read_word(verb, reader.field(name), words, kind.lower(), name, picks)
        elif kind.islower():
            raise reader.wrong("missing", field=name)
    reader.no_more()
    return given


def _read_word(verb: str, reader: Reader, words: Vocabulary, kind: str, name: str, picks: list[Effect]) -> Word:
    if kind == "s":
        if reader.is_mapping() and reader.keys() == ["one"]:
            bound = "it" if name != "to" else "there"
            among = words.selector(reader.field("one"))
            picks.append(Pick(among, bound))
            return selectors.Picked(bound, among)
        return words.selector(reader)
    if kind == "n":
        return words.number(reader)
    if kind == "f":
        if not isinstance(reader.value(), bool):
            raise reader.wrong("not-yes-or-no")
        return bool(reader.value())
    allowed = WORDS.get(f"{verb}/{name}") or WORDS[name]
    if kind == "l":
        return [part.as_one_of(allowed) for part in reader.items()]
    return reader.as_one_of(allowed)


def _if(reader: Reader, words: Vocabulary) -> Effect:
    when = words.condition(reader.field("when"))
    then = words.effect(reader.field("then"))
    otherwise = words.effect(reader.field("otherwise")) if reader.has("otherwise") else None
    reader.no_more()
    if otherwise is not None:
        return If(when, then, otherwise)
    parts = when.conditions if isinstance(when, Both) else (when,)
    first = parts[0]
    if isinstance(first, conditions.Flag) and first.name == "empowered":
        rest = parts[1] if len(parts) == 2 else Both(*parts[1:])
        return combinators.Empowered(first, If(rest, then) if len(parts) > 1 else then)
    return If(when, then)


def _pay(reader: Reader, words: Vocabulary) -> Effect:
    made = combinators.Cost(words.effect(reader.field("cost")), words.effect(reader.field("then")))
    reader.no_more()
    return made


def _for_each(reader: Reader, words: Vocabulary) -> Effect:
    made = combinators.Every(words.selector(reader.field("of")), words.effect(reader.field("do")))
    reader.no_more()
    return made


def _repeat(reader: Reader, words: Vocabulary) -> Effect:
    made = combinators.Again(words.number(reader.field("times")), words.effect(reader.field("do")))
    reader.no_more()
    return made


def _pick(reader: Reader, words: Vocabulary) -> Effect:
    name = reader.text("as") if reader.has("as") else "it"
    made = combinators.PickOne(words.selector(reader.field("of")), name)
    reader.no_more()
    return made


def _at_least(reader: Reader, words: Vocabulary) -> Condition:
    made = conditions.Least(words.number(reader.field("number")), reader.integer("amount", 0, 999))
    reader.no_more()
    return made


def _test(reader: Reader, words: Vocabulary) -> Effect:
    shape = "plus:N dice:N wild:N per-wild:N count:L count-if-empowered:F"
    picks: list[Effect] = []
    given: dict[str, Word] = {}
    for name, kind in [part.split(":") for part in shape.split()]:
        if reader.has(name):
            given[name] = _read_word("test", reader.field(name), words, kind.lower(), name, picks)
    attribute = reader.one_of("of", ATTRIBUTES)
    made = testing.TestThen(combinators.Nothing(given), attribute, words.effect(reader.field("then")))
    reader.no_more()
    return made


def _by_each(reader: Reader, words: Vocabulary) -> Effect:
    picks: list[Effect] = []
    heroes = _read_word("by-each", reader.field("of"), words, "s", "of", picks)
    assert isinstance(heroes, Selector)
    made = combinators.ByEach(heroes, words.effect(reader.field("do")))
    reader.no_more()
    return combinators.Chosen(*picks, made) if picks else made


def _up_to(reader: Reader, words: Vocabulary) -> Effect:
    return _so_many(reader, words, False)


def _exactly(reader: Reader, words: Vocabulary) -> Effect:
    return _so_many(reader, words, True)


def _so_many(reader: Reader, words: Vocabulary, exactly: bool) -> Effect:
    times = words.number(reader.field("times"))
    made = combinators.UpTo(times, words.selector(reader.field("of")), words.effect(reader.field("do")), exactly)
    reader.no_more()
    return made


def _heroes(reader: Reader, words: Vocabulary) -> Selector:
    if reader.is_value():
        return selectors.Heroes("anywhere", "all")
    where = reader.one_of("where", WHERES) if reader.has("where") else "anywhere"
    which = reader.one_of("which", WHICH_HEROES) if reader.has("which") else "all"
    at = words.selector(reader.field("at")) if reader.has("at") else None
    reader.no_more()
    return selectors.Heroes("at" if at is not None else where, which, at)


def _enemies(reader: Reader, words: Vocabulary) -> Selector:
    if reader.is_value():
        return selectors.Enemies("anywhere")
    where = reader.one_of("where", WHERES) if reader.has("where") else "anywhere"
    kind = reader.one_of("kind", WHICH_ENEMIES) if reader.has("kind") else "any"
    at = words.selector(reader.field("at")) if reader.has("at") else None
    other = (
        reader.one_of("other-than", ("attacked", "it", "there", "second", *KEPT)) if reader.has("other-than") else ""
    )
    made = selectors.Enemies("at" if at is not None else where, kind, reader.flag("vulnerable"), at, other)
    reader.no_more()
    return made


def _nearest(reader: Reader, words: Vocabulary) -> Selector:
    made = selectors.Nearest(words.selector(reader.field("of")), words.selector(reader.field("to")))
    reader.no_more()
    return made


def _bases(reader: Reader, words: Vocabulary) -> Selector:
    if reader.is_value():
        which = reader.as_one_of(("bases", *BASES))
        return selectors.Bases("any" if which == "bases" else which, False, False)
    which = reader.one_of("which", BASES) if reader.has("which") else "any"
    made = selectors.Bases(which, reader.flag("here"), reader.flag("clear"))
    reader.no_more()
    return made


def _if_empowered(reader: Reader, words: Vocabulary) -> Number:
    """``[plain, empowered]``."""
    plain, empowered = reader.items()
    return numbers.IfEmpowered(words.number(empowered), words.number(plain))


def _every(reader: Reader, words: Vocabulary) -> Number:
    made = numbers.Every(words.number(reader.field("number")), reader.integer("step", 2, 9))
    reader.no_more()
    return made


def _value(reader: Reader, words: Vocabulary) -> Number:
    made = numbers.ValueOf(
        reader.one_of("what", (*ATTRIBUTES, "damage", "power", "half-left")), words.selector(reader.field("of"))
    )
    reader.no_more()
    return made


def _about(reader: Reader, words: Vocabulary) -> Condition:
    if reader.is_value():
        return conditions.About(words.asked("about", reader), "")
    key = reader.keys()[0]
    if key not in words.scope.get("about", ()):
        raise reader.wrong("not-told", value=key[:40], known=", ".join(words.scope.get("about", ())) or "–")
    if key in VALUES:
        return conditions.About(key, reader.one_of(key, VALUES[key]))
    return conditions.About(key, words.reference("component", reader.field(key)))


def _within(reader: Reader, words: Vocabulary) -> Condition:
    made = conditions.Within(words.selector(reader.field("what")), words.selector(reader.field("of")))
    reader.no_more()
    return made
