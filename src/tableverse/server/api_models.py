"""Request and response bodies of the REST API.

Only this module uses Pydantic, because FastAPI validates and documents with it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

#: Maximum length of a name, bot or id, far above any real one.
TEXT_LENGTH = 200


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(Strict):
    kind: Literal["me", "open", "bot"]
    bot: str | None = Field(None, max_length=TEXT_LENGTH, description="One of the game's `bots`; only for kind `bot`.")


class FromTable(Strict):
    table: str = Field(max_length=TEXT_LENGTH)
    move: int = Field(ge=0, le=1_000_000)


class ClockRequest(Strict):
    kind: Literal["turn", "bank"] = Field(description="Time per turn, or for the whole game.")
    seconds: int = Field(ge=1, le=24 * 60 * 60)
    at_zero: Literal["mark", "bot"] = Field(
        "mark", description="When the time runs out, mark the player or let a bot play until they return."
    )


class NewTable(Strict):
    game: str = Field(max_length=TEXT_LENGTH)
    seats: list[SeatRequest] = Field(min_length=1, max_length=16)
    name: str = Field(max_length=TEXT_LENGTH, description="Your name.")
    settings: dict[str, Any] = Field(default_factory=dict)
    seed: int | None = Field(None, ge=0, lt=2**63, description="A chosen seed is announced at the table.")
    wait_minutes: int = Field(3, ge=0, le=24 * 60)
    clock: ClockRequest | None = Field(None, description="The clock of every player; none by default.")
    private: bool = Field(False, description="Hidden from the lobby. Only people with the link can join.")
    corrections: bool = Field(True, description="Allow corrections by hand if everybody agrees.")
    from_record: dict[str, Any] | None = Field(None, description="Continue from the end of this record.")
    from_table: FromTable | None = Field(None, description="Continue from a move of a finished game.")
    packs: list[Annotated[str, Field(max_length=TEXT_LENGTH)] | dict[str, Any]] = Field(
        default_factory=list,
        max_length=16,
        description="Content packs: fingerprints of offered packs, or `{game, title, rows}`.",
    )


class TableCreated(BaseModel):
    table: str
    token: str
    seat: int | None


class LessonRequest(Strict):
    name: str = Field(max_length=TEXT_LENGTH, description="Your name.")


class BilingualText(BaseModel):
    """A text in each language."""

    en: str
    es: str


class LessonOffered(BaseModel):
    id: str
    title: BilingualText
    about: BilingualText
    #: Estimated minutes to play the lesson.
    minutes: int
    steps: int
    #: Ids of the rules that the lesson teaches.
    rules: list[str]


class JoinRequest(Strict):
    name: str = Field(max_length=TEXT_LENGTH)
    seat: int | None = Field(None, ge=0, le=16)
    watch: bool = False


class ReportRequest(Strict):
    sentence: str = Field("", max_length=2000, description="A description of the problem.")


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
    #: Ids of the guided games, the beginners' lesson first.
    lessons: list[str]


class Problem(BaseModel):
    """The body of every error: the key of a Fluent message and its arguments."""

    key: str
    arguments: dict[str, Any]


#: Maximum number of cards in one request, more than a page of search results shows.
MAX_OFFERED = 100


class DeckRequest(Strict):
    text: str | None = Field(
        None, max_length=200_000, description="A MarvelCDB JSON or text deck, an OCTGN .o8d file, or our format."
    )
    deck: dict[str, Any] | None = Field(None, description="The deck as JSON, in our format or MarvelCDB's.")
    environment: str = Field(
        "",
        max_length=TEXT_LENGTH,
        description="The deck-building environment; by default that of the deck.",
    )
    offered: list[Annotated[str, Field(max_length=TEXT_LENGTH)]] = Field(
        [], max_length=MAX_OFFERED, description="Cards to test whether one more copy may be added."
    )


class DeckExportRequest(Strict):
    deck: dict[str, Any]
    format: str = Field(max_length=TEXT_LENGTH, description="`marvelcdb`, `text`, `octgn` or `tableverse`.")


class DeckLine(BaseModel):
    """A deck line whose card this release does not contain.

    `product` maps languages to the name of the missing product. It is empty if the product is unknown.
    """

    written: str
    copies: int
    product: dict[str, str]


class DeckReport(BaseModel):
    """A deck after parsing and validation.

    Table settings `deck-1` to `deck-4` accept `deck`. The deck is legal if `problems` is empty.
    """

    deck: dict[str, Any]
    size: int
    problems: list[Problem]
    unknown: list[DeckLine]
    refused: dict[str, Problem] = Field(description="For each offered card, the reason why it cannot be added.")


class DeckText(BaseModel):
    text: str


class PackRequest(Strict):
    """A content pack, in one of three forms."""

    pack: dict[str, Any] | None = Field(None, description="`{game, title, rows: {file: [row, …]}}`")
    zip: str | None = Field(None, description="A zip file in base64.")
    files: dict[str, str] | None = Field(None, max_length=100, description="YAML files: `pack.yaml` and the others.")


class PacksRequest(Strict):
    packs: list[Annotated[str, Field(max_length=TEXT_LENGTH)] | dict[str, Any]] = Field(
        max_length=16, description="As for a new table."
    )


class TableListed(BaseModel):
    table: str
    game: str
    host: str
    seats_open: int
    seats: int
    created: int
    #: Titles of the table's content packs.
    packs: list[str]


class PackOffered(BaseModel):
    title: str
    fingerprint: str
    game: str
    #: Number of components in the pack.
    cards: int


class Health(BaseModel):
    status: str
    version: str
