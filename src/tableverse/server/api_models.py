"""The bodies of REST requests and responses. Pydantic is used here only: FastAPI checks and documents with it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

#: The longest name, bot or id accepted: far longer than any real one.
TEXT_LENGTH = 200


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    bot: str | None = Field(None, max_length=TEXT_LENGTH, description="One of the game's `bots`; only for kind `bot`.")


class FromTable(Strict):
    table: str = Field(max_length=TEXT_LENGTH)
    move: int = Field(ge=0, le=1_000_000)


class ClockWish(Strict):
    kind: Literal["turn", "bank"] = Field(description="So much time for each turn, or for the whole game.")
    seconds: int = Field(ge=1, le=24 * 60 * 60)
    at_zero: Literal["mark", "bot"] = Field(
        "mark", description="It is marked only, or a bot plays until they are back."
    )


class NewTable(Strict):
    game: str = Field(max_length=TEXT_LENGTH)
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    name: str = Field(max_length=TEXT_LENGTH, description="Your name.")
    settings: dict[str, Any] = Field(default_factory=dict)
    seed: int | None = Field(None, ge=0, lt=2**63, description="A chosen seed is announced at the table.")
    wait_minutes: int = Field(3, ge=0, le=24 * 60)
    clock: ClockWish | None = Field(None, description="Time for every player; by default there is none.")
    private: bool = Field(False, description="Not listed in the lobby; only people with the link can join.")
    corrections: bool = Field(True, description="Things may be put right by hand, if everybody agrees.")
    from_record: dict[str, Any] | None = Field(None, description="Continue from the end of this record.")
    from_table: FromTable | None = Field(None, description="Continue from a move of a finished game.")
    packs: list[Annotated[str, Field(max_length=TEXT_LENGTH)] | dict[str, Any]] = Field(
        default_factory=list,
        max_length=16,
        description="Content packs: fingerprints of offered ones, or `{game, title, rows}`.",
    )


class Made(BaseModel):
    table: str
    token: str
    seat: int | None


class Learning(Strict):
    name: str = Field(max_length=TEXT_LENGTH, description="Your name.")


class InBoth(BaseModel):
    """A text in each language."""

    en: str
    es: str


class LessonOffered(BaseModel):
    id: str
    title: InBoth
    about: InBoth
    #: How long it takes.
    minutes: int
    steps: int
    #: The rules that it teaches.
    rules: list[str]


class Joining(Strict):
    name: str = Field(max_length=TEXT_LENGTH)
    seat: int | None = Field(None, ge=0, le=16)
    watch: bool = False


class Reporting(Strict):
    sentence: str = Field("", max_length=2000, description="What is wrong.")


class Joined(BaseModel):
    token: str
    seat: int | None


class BotOffered(BaseModel):
    spec: str
    key: str


class GameOffered(BaseModel):
    id: str
    min_seats: int
    max_seats: int
    settings: dict[str, list[Any]]
    bots: list[BotOffered]
    #: The guided games, the one for newcomers first.
    lessons: list[str]


class Problem(BaseModel):
    """The body of every error: the key of a text in the project's Fluent files, and its arguments."""

    key: str
    arguments: dict[str, Any]


#: More cards than a page of a list has.
MOST_OFFERED = 100


class DeckGiven(Strict):
    text: str | None = Field(None, max_length=200_000, description="MarvelCDB's JSON or text, OCTGN's .o8d, or ours.")
    deck: dict[str, Any] | None = Field(None, description="The deck as JSON, ours or MarvelCDB's.")
    environment: str = Field(
        "",
        max_length=TEXT_LENGTH,
        description="What the players agreed on; by default, the deck's own.",
    )
    offered: list[Annotated[str, Field(max_length=TEXT_LENGTH)]] = Field(
        [], max_length=MOST_OFFERED, description="Cards of which one more might be added."
    )


class DeckWanted(Strict):
    deck: dict[str, Any]
    format: str = Field(max_length=TEXT_LENGTH, description="`marvelcdb`, `text`, `octgn` or `tableverse`.")


class DeckLine(BaseModel):
    """`product`: what the product is called that is missing here, by language; empty if that is not known."""

    written: str
    copies: int
    product: dict[str, str]


class DeckSeen(BaseModel):
    """`deck` is what the settings `deck-1` to `deck-4` of a table take. It may be played if `problems` is empty."""

    deck: dict[str, Any]
    size: int
    problems: list[Problem]
    unknown: list[DeckLine]
    refused: dict[str, Problem] = Field(description="Of the offered cards, why not one more of it may be added.")


class DeckWritten(BaseModel):
    text: str


class PackGiven(Strict):
    """A content pack, in one of three forms."""

    pack: dict[str, Any] | None = Field(None, description="`{game, title, rows: {file: [row, …]}}`")
    zip: str | None = Field(None, description="A zip file in base64.")
    files: dict[str, str] | None = Field(None, max_length=100, description="YAML files: `pack.yaml` and the others.")


class PacksChosen(Strict):
    packs: list[Annotated[str, Field(max_length=TEXT_LENGTH)] | dict[str, Any]] = Field(
        max_length=16, description="As of a new table."
    )


class TableListed(BaseModel):
    table: str
    game: str
    host: str
    seats_open: int
    seats: int
    created: int
    #: The titles of its content packs.
    packs: list[str]


class PackOffered(BaseModel):
    title: str
    fingerprint: str
    game: str
    #: How many components it has.
    cards: int


class Health(BaseModel):
    status: str
    version: str
