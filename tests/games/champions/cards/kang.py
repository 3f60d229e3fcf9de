"""Tables of the Kang scenario: all players together, in separate areas, and reunited."""

from __future__ import annotations

from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.rules import areas, numbers, stages
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng
from tableverse.kernel.then import Then

Table = of_products("the-once-and-future-kang")
CONQUEROR, IMMORTUS, IRON_LAD = "kang-the-conqueror-1", "kang-immortus-2", "kang-iron-lad-2"
RAMA_TUT, CENTURION, LAST = "kang-rama-tut-2", "kang-scarlet-centurion-2", "kang-the-conqueror-3"
ARRIVAL, MIDDLE, WRATH, DOMINION = "kang-s-arrival", "the-master-of-time", "kang-s-wrath", "kang-s-dominion"
CHRONOPOLIS, FATE, REALM, WAR = "the-chronopolis", "inexorable-fate", "the-realm-of-rama-tut", "the-present-future-war"


def together(*heroes: str, mode: str = "standard", form: str = "hero") -> AnyTable:
    table = Table(*(heroes or ("captain-marvel",)), scenario="kang", mode=mode, form=form)
    table.change(plain(table.state.villain), tough=0)
    return table


def separated(*stages_of: tuple[str, str], mode: str = "standard", form: str = "hero") -> AnyTable:
    """Return a table with each hero in the area of a stage 3 card, the first hero at turn."""
    return separate(Table(*(hero for hero, _ in stages_of), scenario="kang", mode=mode, form=form), *stages_of)


def separate(table: AnyTable, *stages_of: tuple[str, str]) -> AnyTable:
    """Move the players with their cards in play into the areas of these stages.

    Try seeds until the random stages are the wanted ones.
    """
    wanted = [stage for _, stage in stages_of]
    before = table.state
    for seed in range(500):
        table.state = before.clone()
        table.state.rng = Rng(seed)
        areas.lose_villain(table.state)
        table.state.frames.append(Then("area", {"name": wanted[0]}))
        table._begin(lambda: stages.advance(table.state))
        if list(table.state.areas)[1:] == wanted:
            break
    for player in table.state.players:
        player.dealt = []
    for piece in table.state.pieces():
        piece.tough = 0
    table.ask()
    return table


def put_in_area(table: AnyTable, area: str, card: str, seat: int) -> None:
    """Put a card into play in an area that is not the current one."""
    owner = seat if table.game.cards.by_id[card].aspect != "encounter" else -1
    piece = Piece(table.make(card, owner), card, seat)
    table.state.areas[area].play[piece.id] = piece


def reunited(*heroes: str, dominions: int = 0) -> AnyTable:
    """Return a table at the last stage, with all players together again."""
    table = together(*heroes)
    state = table.state
    areas.lose_villain(state)
    state.scheme_deck = [WRATH]
    found = [thing for thing in state.aside if plain(thing) == DOMINION][:dominions]
    state.aside = [thing for thing in state.aside if thing not in found]
    if found:
        state.beneath[WRATH] = found
    table._begin(lambda: stages.advance(state))
    return table


def new_game(*decks: str, mode: str = "standard") -> ChampionsState:
    chosen = {f"deck-{seat}": deck for seat, deck in enumerate(decks, 1)}
    state = Table.game.new(Config(len(decks), {"scenario": "kang", "mode": mode, **chosen}), 3)
    assert isinstance(state, ChampionsState)
    return state


def end_turns(table: AnyTable, until: str = "turn") -> None:
    """End turns until the villain phase begins or the next round starts."""
    now = table.state.rounds
    while table.state.decision is not None and table.state.rounds == now and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.offers("end-turn") else "done")
        if until == "villain" and table.state.phase == "villain":
            return


def defeat_kang(table: AnyTable, kang: str, hero: str) -> None:
    """Let the hero defeat this Kang with one attack."""
    table.change(kang, damage=numbers.stat(table.state, table.thing(kang), "hp") - 1, tough=0)
    table.change(hero, exhausted=False)
    table.does(f"attack:{hero}>{kang}")
