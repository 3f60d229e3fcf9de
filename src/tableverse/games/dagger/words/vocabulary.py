"""How the texts of this game are written in YAML."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.words import numbers, things, verbs
from tableverse.games.dagger.words.verbs import Act, Word
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Bound, Condition, Effect, Number, Pick, Selector, Sequence, Vocabulary

#: Each verb with its words: name, and s (selector), n (number), w (word), f (yes or no), l (list of words);
#: a capital letter: it may be left out.
VERBS: Final[dict[str, tuple[type[Act], str]]] = {
    "move": (verbs.MoveHero, "who:s spaces:n"),
    "relocate": (verbs.Relocate, "what:s to:s"),
    "shift": (verbs.ShiftEnemy, "what:s spaces:n"),
    "swap": (verbs.Swap, "what:s with:s"),
    "swap-two": (verbs.SwapHurt, "who:s"),
    "set-bifrost": (verbs.PutBifrost, "to:s"),
    "set-iliad": (verbs.PutIliad, "to:s"),
    "advance": (verbs.AdvanceEnemy, "what:s toward:s spaces:n"),
    "attack": (verbs.AttackEnemy, "plus:N dice:N per-wild:N count:L count-if-empowered:F rerolls:F"),
    "defy": (verbs.DefyMission, "plus:N dice:N wild:N rerolls:F"),
    "rest": (verbs.RestAction, "plus:N rerolls:F shares:W"),
    "take": (
        verbs.Take,
        "who:s action:w against:S spends:F times:N empowered:F move:N plus:N dice:N per-wild:N attribute:W",
    ),
    "take-some": (verbs.TakeSome, "times:n among:l empowered:F plus:N dice:N"),
    "add-successes": (verbs.AddSuccesses, "amount:n"),
    "add-results": (verbs.AddResults, "results:l"),
    "reroll": (verbs.RollAgain, "most:N"),
    "deal": (verbs.Deal, "to:s damage:n"),
    "deal-shared": (verbs.DealShared, "among:s damage:n"),
    "suffer": (verbs.Suffer, "who:s damage:n by:W spared:F"),
    "suffer-together": (verbs.SufferTogether, "damage:n"),
    "nemesis-attacks": (verbs.NemesisAttacks, "who:s"),
    "prevent": (verbs.Prevent, "amount:n"),
    "prevent-defeat": (verbs.PreventDefeat, ""),
    "take-over": (verbs.TakeOver, ""),
    "cancel": (verbs.Cancel, ""),
    "defeat": (verbs.Defeat, "what:s"),
    "remove-pawns": (verbs.RemovePawns, "what:s"),
    "heal": (verbs.Heal, "what:s amount:N"),
    "clear-stun": (verbs.ClearStun, ""),
    "recover": (verbs.Recover, "who:s amount:n"),
    "charge": (verbs.Charge, "who:s amount:n"),
    "strengthen": (verbs.Strengthen, "who:s"),
    "weaken": (verbs.Weaken, "who:s or-damage:N by:W"),
    "spend-strengthened": (verbs.SpendStrengthened, "who:s"),
    "expose": (verbs.Expose, "what:s"),
    "cover": (verbs.Cover, "what:s"),
    "spend-vulnerable": (verbs.SpendVulnerable, "what:s"),
    "exhaust": (verbs.ExhaustSupports, "card:S"),
    "drop-charge": (verbs.DropCharge, "who:s"),
    "charge-card": (verbs.ChargeCard, "card:s"),
    "ready-team-up": (verbs.ReadyTeamUp, "who:s"),
    "place": (verbs.Place, "on:s amount:n"),
    "unplace": (verbs.Unplace, "from:s amount:N"),
    "place-on-sheet": (verbs.PlaceOnSheet, "amount:n"),
    "remove-from-sheet": (verbs.RemoveFromSheet, "amount:N sabotage:F"),
    "gain": (verbs.Gain, "amount:n"),
    "lose-team-up": (verbs.LoseTeamUp, "amount:N"),
    "spend-team-up": (verbs.SpendTeamUp, "amount:n"),
    "raise": (verbs.RaiseThreat, "amount:n"),
    "lower": (verbs.LowerThreat, "amount:n"),
    "contain": (verbs.Contain, ""),
    "mark": (verbs.MarkEnemy, "what:s"),
    "mark-base": (verbs.MarkBase, "what:s enough:n"),
    "spawn": (verbs.SpawnEnemy, "rank:w at:s amount:N"),
    "spawn-side": (verbs.SpawnSide, ""),
    "free": (verbs.Free, "what:s"),
    "invade": (verbs.Invade, "what:s"),
    "base-effect": (verbs.BaseEffect, ""),
    "region-effect": (verbs.RegionEffect, ""),
    "ongoing": (verbs.Ongoing, "what:s"),
    "nemesis-ability": (verbs.NemesisAbility, "icon:w"),
    "activate": (verbs.Activate, "rank:w"),
    "cancel-icons": (verbs.CancelIcons, ""),
    "look": (verbs.Look, ""),
    "drop-top-event": (verbs.DropTopEvent, "to:w"),
    "hold": (verbs.Hold, "of:S tokens:N"),
    "all-empowered": (verbs.AllEmpowered, ""),
    "calm": (verbs.Calm, "region:s"),
    "more-damage": (verbs.MoreDamage, "amount:n"),
    "roll": (verbs.RollDice, "dice:n icon:w"),
    "nothing": (verbs.Nothing, ""),
    "summon": (verbs.Summon, "what:s"),
    "remember": (verbs.Remember, "what:s"),
}
WHERES: Final = ("here", "nearby", "region", "anywhere", "at")
WHICH_HEROES: Final = ("all", "me", "others", "alone", "beset", "unbeset", "based", "strengthened", "unready", "hurt")
WHICH_ENEMIES: Final = ("any", "lesser", "own", "elite-or-3", "1", "2", "3", "elite")


class DaggerWords(Vocabulary):
    def __init__(self) -> None:
        super().__init__()
        self.effects["test"] = _test
        self.effects["by-each"] = _by_each
        self.effects["up-to"] = _up_to
        self.effects["exactly"] = _exactly
        self.effects["pay-any-team-up"] = lambda reader, words: verbs.PayAny()
        self.effects["cancel-spawn"] = lambda reader, words: verbs.CancelSpawn()
        self.selectors.update(
            {
                "you": lambda reader, words: things.You(),
                "heroes": _heroes,
                "enemies": _enemies,
                "hero-with-most": lambda reader, words: things.HeroWith("most", reader.as_text()),
                "hero-with-least": lambda reader, words: things.HeroWith("least", reader.as_text()),
                "nearest": _nearest,
                "spaces-with-fewest-own": lambda reader, words: things.Fewest(),
                "the": lambda reader, words: things.The(reader.as_text()),
                "kept": lambda reader, words: things.Remembered(reader.as_text()),
                "roller": lambda reader, words: things.Roller(),
                "nemesis": lambda reader, words: things.NemesisPawn(),
                "first-player": lambda reader, words: things.FirstPlayer(),
                "mission-hero": lambda reader, words: things.MissionHero(),
                "marked": lambda reader, words: things.Marked(),
                "hurt-by-own": lambda reader, words: things.Hurt(),
                "player": lambda reader, words: things.PlayerOf(words.selector(reader)),
                "spaces": lambda reader, words: things.Spaces(reader.as_text()),
                "space": lambda reader, words: things.SpaceNamed([reader.as_text()]),
                "spaces-named": lambda reader, words: things.SpaceNamed([part.as_text() for part in reader.items()]),
                "region": lambda reader, words: things.RegionNamed(reader.as_text()),
                "unsummoned": lambda reader, words: things.Unsummoned(),
                "space-of": lambda reader, words: things.SpaceOf(words.selector(reader)),
                "around": lambda reader, words: things.Around(words.selector(reader)),
                "union": lambda reader, words: things.Union(*[words.selector(part) for part in reader.items()]),
                "bases": _bases,
                "missions": lambda reader, words: things.Missions(reader.as_text()),
                "regions": lambda reader, words: things.Regions(),
                "supports": lambda reader, words: things.Supports(reader.as_text()),
            }
        )
        self.numbers.update(
            {
                "got": lambda reader, words: numbers.Got(reader.as_text()),
                "fact": lambda reader, words: numbers.Fact(reader.as_text()),
                "track": lambda reader, words: numbers.Track(reader.as_text()),
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
                "is": lambda reader, words: numbers.Flag(reader.as_text()),
                "about": _about,
                "rolling": lambda reader, words: numbers.Rolling(reader.as_text()),
                "within": _within,
                "some": lambda reader, words: numbers.Some(words.selector(reader)),
                "strengthened": lambda reader, words: numbers.Strengthened(words.selector(reader)),
                "token-on": lambda reader, words: numbers.TokenOn(reader.as_text()),
                "would-defeat": lambda reader, words: numbers.WouldDefeat(),
                "target": lambda reader, words: numbers.TargetIs(reader.as_text()),
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
        return Sequence(*picks, act) if picks else act


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
        given[name] = _read_word(reader, words, kind.lower(), name, picks)
        return given
    for name, kind in fields:
        if reader.has(name):
            given[name] = _read_word(reader.field(name), words, kind.lower(), name, picks)
        elif kind.islower():
            raise reader.wrong("missing", field=name)
    reader.no_more()
    return given


def _read_word(reader: Reader, words: Vocabulary, kind: str, name: str, picks: list[Effect]) -> Word:
    if kind == "s":
        if reader.is_mapping() and reader.keys() == ["one"]:
            bound = "it" if name != "to" else "there"
            picks.append(Pick(words.selector(reader.field("one")), bound))
            return Bound(bound)
        return words.selector(reader)
    if kind == "n":
        return words.number(reader)
    if kind == "f":
        return bool(reader.value())
    if kind == "l":
        return [part.as_text() for part in reader.items()]
    return reader.as_text()


def _test(reader: Reader, words: Vocabulary) -> Effect:
    shape = "plus:N dice:N wild:N per-wild:N count:L count-if-empowered:F"
    picks: list[Effect] = []
    given: dict[str, Word] = {}
    for name, kind in [part.split(":") for part in shape.split()]:
        if reader.has(name):
            given[name] = _read_word(reader.field(name), words, kind.lower(), name, picks)
    attribute = reader.one_of("of", ("attack", "defy", "tactics"))
    made = verbs.TestThen(verbs.Nothing(given), attribute, words.effect(reader.field("then")))
    reader.no_more()
    return made


def _by_each(reader: Reader, words: Vocabulary) -> Effect:
    picks: list[Effect] = []
    heroes = _read_word(reader.field("of"), words, "s", "of", picks)
    assert isinstance(heroes, Selector)
    made = verbs.ByEach(heroes, words.effect(reader.field("do")))
    reader.no_more()
    return Sequence(*picks, made) if picks else made


def _up_to(reader: Reader, words: Vocabulary) -> Effect:
    return _so_many(reader, words, False)


def _exactly(reader: Reader, words: Vocabulary) -> Effect:
    return _so_many(reader, words, True)


def _so_many(reader: Reader, words: Vocabulary, exactly: bool) -> Effect:
    times = words.number(reader.field("times"))
    made = verbs.UpTo(times, words.selector(reader.field("of")), words.effect(reader.field("do")), exactly)
    reader.no_more()
    return made


def _heroes(reader: Reader, words: Vocabulary) -> Selector:
    if reader.is_value():
        return things.Heroes("anywhere", "all")
    where = reader.one_of("where", WHERES) if reader.has("where") else "anywhere"
    which = reader.one_of("which", WHICH_HEROES) if reader.has("which") else "all"
    at = words.selector(reader.field("at")) if reader.has("at") else None
    reader.no_more()
    return things.Heroes("at" if at is not None else where, which, at)


def _enemies(reader: Reader, words: Vocabulary) -> Selector:
    if reader.is_value():
        return things.Enemies("anywhere")
    where = reader.one_of("where", WHERES) if reader.has("where") else "anywhere"
    kind = reader.one_of("kind", WHICH_ENEMIES) if reader.has("kind") else "any"
    at = words.selector(reader.field("at")) if reader.has("at") else None
    other = reader.text("other-than") if reader.has("other-than") else ""
    made = things.Enemies("at" if at is not None else where, kind, reader.flag("vulnerable"), at, other)
    reader.no_more()
    return made


def _nearest(reader: Reader, words: Vocabulary) -> Selector:
    made = things.Nearest(words.selector(reader.field("of")), words.selector(reader.field("to")))
    reader.no_more()
    return made


def _bases(reader: Reader, words: Vocabulary) -> Selector:
    if reader.is_value():
        which = reader.as_text()
        return things.Bases("any" if which == "bases" else which, False, False)
    which = reader.one_of("which", ("any", "operational", "invaded")) if reader.has("which") else "any"
    made = things.Bases(which, reader.flag("here"), reader.flag("clear"))
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
    made = numbers.ValueOf(reader.text("what"), words.selector(reader.field("of")))
    reader.no_more()
    return made


def _about(reader: Reader, words: Vocabulary) -> Condition:
    if reader.is_value():
        return numbers.About(reader.as_text(), "")
    key = reader.keys()[0]
    return numbers.About(key, reader.text(key))


def _within(reader: Reader, words: Vocabulary) -> Condition:
    made = numbers.Within(words.selector(reader.field("what")), words.selector(reader.field("of")))
    reader.no_more()
    return made
