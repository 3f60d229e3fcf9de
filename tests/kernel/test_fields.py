"""Fields declared once: the generated methods at run time, and the same written out for the compiled build."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tableverse.kernel.effects import Seats, Sequence
from tableverse.kernel.expand import expand
from tableverse.kernel.fields import Field, Shared, attached, cloner, constructor, copied, field, plain
from tableverse.kernel.plain import Codec, Plain, fields_of


@plain
class Crate(Plain):
    weight: int
    marks: list[str] = field(factory=list)


@plain
class Ship(Plain):
    """A class whose methods, constants and docstring are kept."""

    LIMIT = 3
    name: str
    crates: list[Crate]
    flag: Crate | None = None
    route: Shared[list[int]] = field(factory=list)
    logs: dict[str, list[int]] = field(factory=dict)
    harbour: object = attached(default=None)
    rumour: object = attached(default=None, kept=False)

    def heaviest(self) -> int:
        return max(crate.weight for crate in self.crates)


@plain
class Ferry(Ship):
    cars: int = 0

    def heaviest(self) -> int:
        return super().heaviest() + self.cars


@plain
class Wreck(Plain):
    depth: int

    def __init__(self, fathoms: int) -> None:
        self.depth = 6 * fathoms


def test_class_with_a_custom_constructor_gets_no_clone_method() -> None:
    assert Wreck(2).depth == 12
    assert "clone" not in vars(Wreck)


def test_constructor_takes_base_fields_first() -> None:
    ferry = Ferry("Sea Cat", [Crate(2)], cars=4)
    assert (ferry.name, ferry.flag, ferry.route, ferry.logs, ferry.cars) == ("Sea Cat", None, [], {}, 4)
    assert ferry.heaviest() == 6  # super() works in a class with slots
    assert fields_of(Ferry) == ("name", "crates", "flag", "route", "logs", "cars")
    assert Ferry.LIMIT == 3
    assert Ship.__doc__ == "A class whose methods, constants and docstring are kept."
    with pytest.raises(TypeError):
        Ferry()  # type: ignore[call-arg]


def test_generated_methods_have_qualified_names() -> None:
    assert (Crate.__init__.__module__, Crate.__init__.__qualname__) == (__name__, "Crate.__init__")
    assert Crate.clone.__qualname__ == "Crate.clone"


def test_only_fields_can_be_set() -> None:
    with pytest.raises(AttributeError):
        Crate(1).colour = "red"  # type: ignore[attr-defined]


def test_plain_object_has_slots_and_no_dict() -> None:
    @plain
    class Barrel(Plain):
        weight: int

    barrel = Barrel(1)
    assert not hasattr(barrel, "__dict__")
    assert not hasattr(barrel, "__weakref__")


def test_default_list_is_not_shared() -> None:
    one, other = Crate(1), Crate(1)
    one.marks.append("fragile")
    assert other.marks == []


def test_clone_shares_no_mutable_fields() -> None:
    ship = Ship("Hood", [Crate(1, ["a"])], Crate(9), [1, 2], {"may": [1]})
    ship.harbour = object()
    ship.rumour = "mutiny"
    copy = ship.clone()
    assert type(copy) is Ship
    assert Codec([Ship, Crate]).pack(copy) == Codec([Ship, Crate]).pack(ship)
    copy.crates[0].marks.append("b")
    copy.logs["may"].append(2)
    assert copy.flag is not ship.flag
    assert (ship.crates[0].marks, ship.logs) == (["a"], {"may": [1]})
    assert copy.route is ship.route  # replaced, never mutated
    assert copy.harbour is ship.harbour
    assert copy.rumour is None


def test_attached_fields_are_not_packed() -> None:
    assert set(Codec([Ship, Crate]).pack(Ship("Hood", []))) == {"$", "name", "crates", "flag", "route", "logs"}


@pytest.mark.parametrize(
    ("kind", "expression"),
    [
        ("int", "x"),
        ("str | None", "x"),
        ("list[int]", "x[:]"),
        ("Shared[list[Crate]]", "x"),
        ("list[list[int]]", "[item[:] for item in x]"),
        ("list[Crate]", "[item.clone() for item in x]"),
        ("Crate | None", "None if x is None else x.clone()"),
        ("None | Crate", "None if x is None else x.clone()"),
        ("Crate[int, str]", "x.clone()"),
        ("dict[str, int]", "x.copy()"),
        ("dict[str, Crate]", "{key: item.clone() for key, item in x.items()}"),
        ("list[list[Crate]]", "[[item1.clone() for item1 in item] for item in x]"),
    ],
)
def test_copy_expression_for_each_field_type(kind: str, expression: str) -> None:
    assert copied(kind, "x") == expression


@pytest.mark.parametrize("kind", ["set[int]", "collections.deque[int]"])
def test_field_type_that_cannot_be_copied_is_an_error(kind: str) -> None:
    with pytest.raises(TypeError, match=re.escape(f"there is no way to copy {kind}")):
        copied(kind, "x")


SOURCE = """# Ships.

from __future__ import annotations

from typing import ClassVar, final

from tableverse.kernel.fields import Shared, attached, field, plain
from tableverse.kernel.plain import Plain


@plain
class Crate(Plain):
    #: In tons.
    weight: int = 1
    marks: list[str] = field(factory=list)


@final
@plain
class Buoy(Plain):
    pass


@plain
class Wreck(Plain):
    depth: int

    def __init__(self) -> None:
        self.depth = 9


@plain
class Ship(Plain):
    LIMIT: ClassVar[int] = 3
    crates: list[Crate]
    route: Shared[list[int]]
    harbour: object = attached(default=None)

    def heaviest(self) -> int:
        return max(crate.weight for crate in self.crates)
"""
FERRY = """from __future__ import annotations

from quay.ships import Ship
from tableverse.kernel.fields import plain


@plain
class Ferry(Ship):
    cars: int = 0
"""


@pytest.fixture
def quay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "quay").mkdir()
    (tmp_path / "quay" / "__init__.py").write_text("")
    (tmp_path / "quay" / "ships.py").write_text(SOURCE)
    (tmp_path / "quay" / "ferries.py").write_text(FERRY)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] == "quay"]:
        del sys.modules[name]


def test_expanded_source_behaves_the_same(quay: Path) -> None:
    assert expand(quay) == 5
    text = (quay / "quay" / "ships.py").read_text()
    assert "@plain" not in text
    assert "@final\nclass Buoy" in text
    assert [text.count(written) for written in ("__init__", "def clone", "self.weight = weight")] == [4, 3, 1]
    assert "def __init__(self, weight: int = 1, marks: list[str] | None = None) -> None:" in text
    assert "def clone(self) -> Self:" in text
    assert "    #: In tons.\n    weight: int\n" in text
    assert "from quay.ships import Crate as Crate" in (quay / "quay" / "ferries.py").read_text()
    ships, ferries = importlib.import_module("quay.ships"), importlib.import_module("quay.ferries")
    ferry = ferries.Ferry([ships.Crate(4)], [1], 2)
    ferry.harbour = "north"
    copy = ferry.clone()
    copy.crates[0].marks.append("x")
    assert (ferry.heaviest(), ferry.crates[0].marks) == (4, [])
    assert (copy.cars, copy.harbour) == (2, "north")
    assert copy.route is ferry.route
    assert (ships.Wreck().depth, ships.Ship.LIMIT) == (9, 3)
    assert fields_of(ferries.Ferry) == ("crates", "route", "cars")


def test_python_class_can_extend_an_expanded_base(quay: Path) -> None:
    (quay / "quay" / "ferries.py").rename(quay / "ferries.py")
    expand(quay / "quay")  # only the base, as if one game were compiled and another not
    (quay / "ferries.py").rename(quay / "quay" / "ferries.py")
    ferries = importlib.import_module("quay.ferries")
    ferry = ferries.Ferry([], [1], cars=2)
    assert (ferry.clone().cars, ferry.clone().route) == (2, [1])


def test_base_is_found_through_a_reexporting_package(quay: Path) -> None:
    (quay / "quay" / "__init__.py").write_text("from quay.ships import Ship as Ship\n")
    (quay / "quay" / "ferries.py").write_text(FERRY.replace("from quay.ships import", "from quay import"))
    expand(quay)
    ferry = importlib.import_module("quay.ferries").Ferry([], [1], cars=2)
    assert (ferry.cars, ferry.route) == (2, [1])
    assert (
        "def __init__(self, crates: list[Crate], route: Shared[list[int]], cars: int = 0)"
        in (quay / "quay" / "ferries.py").read_text()
    )


CONSTANTS = """\
\"\"\"Knots.\"\"\"

from __future__ import annotations

LONGEST = 12
HEAVY, LIGHT = 3.0, 1.5
SEEN: dict[str, int] = {}
NAMES = (
    "reef",
    "bowline",
)
#: Set again below.
COUNT = 1
COUNT = COUNT + 1
HERE, THERE = NAMES
T = type(None)


def tie() -> int:
    global LENGTH
    LENGTH = 2
    return LENGTH


LENGTH = 1
"""


def test_constants_of_a_module_become_final(quay: Path) -> None:
    (quay / "quay" / "knots.py").write_text(CONSTANTS)
    expand(quay)
    text = (quay / "quay" / "knots.py").read_text()
    assert text.startswith('"""Knots."""\n\nfrom __future__ import annotations\nfrom typing import Final\n')
    for line in ("LONGEST: Final = 12", "HEAVY: Final = 3.0", "LIGHT: Final = 1.5", "SEEN: Final[dict[str, int]] = {}"):
        assert f"\n{line}\n" in text
    assert "NAMES: Final = ('reef', 'bowline')\n" in text
    # Reassigned names, unpacked names and single letters stay unchanged.
    for line in ("COUNT = 1", "COUNT = COUNT + 1", "HERE, THERE = NAMES", "T = type(None)", "LENGTH = 1"):
        assert f"\n{line}\n" in text
    knots = importlib.import_module("quay.knots")
    assert (knots.LONGEST, knots.HEAVY, knots.LIGHT, knots.NAMES, knots.tie()) == (12, 3.0, 1.5, ("reef", "bowline"), 2)
    expand(quay)
    assert (quay / "quay" / "knots.py").read_text() == text


def test_expanded_methods_of_simple_classes() -> None:
    assert constructor([]) == "def __init__(self):\n    pass\n"
    crate = [Field("marks", "list[str]", factory="list")]
    assert constructor(crate) == "def __init__(self, marks=None):\n    self.marks = [] if marks is None else marks\n"
    buoy = [Field("game", "object", attached=True), Field("log", "list[int] | None", "None", attached=True)]
    assert constructor(buoy) == "def __init__(self):\n    self.log = None\n"
    assert constructor(buoy, True) == "def __init__(self) -> None:\n    self.log: list[int] | None = None\n"
    assert cloner("Crate", [Field("weight", "int")]) == "def clone(self):\n    return Crate(self.weight)\n"


WORDS = """\
from __future__ import annotations

from typing import ClassVar

from tableverse.kernel.effects import ONE, Number, Selector, Verb, argument, word
from tableverse.kernel.state import State


@word()
class OnShips(Verb[State]):
    needs: ClassVar[tuple[str, ...]] = ("wind",)
    to: Selector[State]
    times: Number[State] = argument(default=ONE)
"""
MORE_WORDS = """\
from __future__ import annotations

from quay import words
from quay.words import OnShips
from tableverse.kernel import effects
from tableverse.kernel.effects import Selector, Sequence, argument, word
from tableverse.kernel.state import State


@word("hail")
class Hail(OnShips):
    to: Selector[State] = argument(written="from")
    loudly: bool = False


@word("sink")
class Sink(words.OnShips):
    pass


@word("sequence")
class InTurn(effects.Sequence[State]):
    pass
"""


def test_expanded_words_are_constructed_and_read_the_same(quay: Path) -> None:
    (quay / "quay" / "words.py").write_text(WORDS)
    (quay / "quay" / "more_words.py").write_text(MORE_WORDS)
    assert expand(quay) == 9
    assert "@word" not in (quay / "quay" / "words.py").read_text() + (quay / "quay" / "more_words.py").read_text()
    words, ones = importlib.import_module("quay.more_words"), importlib.import_module("quay.words")
    assert "def __init__" not in (quay / "quay" / "more_words.py").read_text().partition("class Sink")[2]
    hail = words.Hail(Seats("you"), loudly=True)
    assert (hail.times, hail.loudly) == (ones.ONE, True)
    assert [taken.name for taken in words.Hail.TAKES] == ["from", "times", "loudly"]
    assert [taken.name for taken in words.Sink.TAKES] == ["to", "times"]
    assert words.Sink.needs == ("wind",)
    assert len(words.InTurn(hail, words.Sink(Seats("you"))).effects) == 2
    assert words.InTurn.TAKES == Sequence.TAKES
    assert "def clone" not in (quay / "quay" / "words.py").read_text() + (quay / "quay" / "more_words.py").read_text()


TUG = """\
from __future__ import annotations

from quay.knots import SLOW as USUAL
from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain


@plain
class Tug(Plain):
    speed: int = USUAL
"""
LINER = """\
from __future__ import annotations

from quay.knots import FAST as USUAL
from quay.tugs import Tug
from tableverse.kernel.fields import plain


@plain
class Liner(Tug):
    tons: int = USUAL
"""


def test_inherited_default_keeps_the_meaning_from_the_base_file(quay: Path) -> None:
    """An inherited field keeps its default from the base's file."""
    for name, source in {"knots": "SLOW = 4\nFAST = 20\n", "tugs": TUG, "liners": LINER}.items():
        (quay / "quay" / f"{name}.py").write_text(source)
    assert expand(quay) == 7
    liner = importlib.import_module("quay.liners").Liner()
    assert (liner.speed, liner.tons) == (4, 20)


def test_default_can_be_an_expression(quay: Path) -> None:
    source = SOURCE.replace("from typing", "import math\nfrom typing").replace(
        "weight: int = 1", "weight: int = math.floor(2.5)"
    )
    (quay / "quay" / "ships.py").write_text(source)
    expand(quay)
    assert importlib.import_module("quay.ships").Crate().weight == 2


def test_expanded_source_imports_what_it_needs(quay: Path) -> None:
    """Even if the next import follows without a blank line or spans several lines."""
    (quay / "quay" / "ferries.py").write_text(
        FERRY.replace("\n\nfrom quay.ships import Ship", "\nfrom quay.ships import (\n    Ship,\n)")
    )
    expand(quay)
    assert importlib.import_module("quay.ferries").Ferry([], [1], 2).cars == 2


def test_other_decorators_are_kept(quay: Path) -> None:
    """A decorator call does not make a plain class a word, and word classes may have several bases."""
    source = SOURCE.replace("@final\n@plain", "@runtime(late=True)\n@plain").replace("ClassVar, final", "ClassVar")
    (quay / "quay" / "ships.py").write_text(
        source.replace("@plain\nclass Crate", "def runtime(late):\n    return lambda cls: cls\n\n\n@plain\nclass Crate")
    )
    words = WORDS.replace("ClassVar\n", "ClassVar, Generic, TypeVar\n")
    words += (
        '\n\nS = TypeVar("S", bound=State)\n\n\n@word("tow")\nclass Tow(OnShips, Generic[S]):\n    far: bool = False\n'
    )
    (quay / "quay" / "words.py").write_text(words)
    expand(quay)
    assert importlib.import_module("quay.ships").Buoy().clone() is not None
    tow = importlib.import_module("quay.words").Tow
    assert [taken.name for taken in tow.TAKES] == ["to", "times", "far"]


def test_annotated_constants_are_named_for_the_compiler(quay: Path) -> None:
    """The compiler accepts no constant inside ``Annotated``, only the name of an object."""
    (quay / "quay" / "colours.py").write_text(
        "from typing import Annotated\n\nCOLOURS = ('red',)\nColour = Annotated[str, COLOURS]\n"
    )
    expand(quay)
    text = (quay / "quay" / "colours.py").read_text()
    assert "_words_of_Colour: object = COLOURS\nColour = Annotated[str, _words_of_Colour]\n" in text
    assert importlib.import_module("quay.colours").Colour.__metadata__ == (("red",),)
