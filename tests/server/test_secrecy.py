"""Hidden information: every byte of every connection, in whole games."""

import json
import random
import re
from typing import Any

import pytest

from server.support import Player, as_sent, play_on
from tableverse.games import registry
from tableverse.games.splendor.state import EMPTY
from tableverse.kernel.event import EVERYONE
from tableverse.kernel.match import Match
from tableverse.kernel.secret_rng import commitment

GAME = registry.load_game("splendor")
CARDS = [card.id for card in GAME.cards.characters]
KNOWN = frozenset(CARDS)


class Truth:
    """The whole match, known only to the test, and what each seat may know after each move."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.states = [match.at(move) for move in range(match.moves + 1)]
        self._cards: dict[int, list[set[str]]] = {}
        self._views: dict[tuple[int, int], object] = {}

    def cards(self, seat: int, move: int) -> set[str]:
        """Return the cards that a seat has seen up to a move: open cards and its own. A spectator is seat -1."""
        if seat not in self._cards:
            known: set[str] = set()
            self._cards[seat] = []
            for state in self.states:
                numbers = [card for card in state.rows if card != EMPTY]
                for number, mat in enumerate(state.mats):
                    numbers += mat.recruited
                    numbers += [card for card in mat.reserved if number == seat or card not in mat.hidden]
                known = known | {CARDS[number] for number in numbers}
                self._cards[seat].append(known)
        return self._cards[seat][move]

    def view(self, seat: int, move: int) -> object:
        if (seat, move) not in self._views:
            self._views[seat, move] = as_sent(GAME.codec.pack(GAME.view(self.states[move], seat)))
        return self._views[seat, move]

    def happened(self, seat: int, event: dict[str, Any]) -> bool:
        true = self.match.history[event["move"]]
        return any(
            one.kind == event["kind"] and one.facts == event["facts"] and one.audience in (EVERYONE, seat)
            for one in true
        )


def named_cards(text: str) -> set[str]:
    """Return the card ids anywhere in a message: as a value, a key, or a part of an option id."""
    return KNOWN.intersection(re.findall("[a-z0-9-]+", text))


def check(truth: Truth, player: Player) -> None:
    seat = -1 if player.seat is None else player.seat
    for text in player.received:
        message = json.loads(text)
        table = message.get("table", {})
        if table.get("status") == "over":
            assert table["seed"] == str(truth.match.record.seed)
            assert table["commitment"] == commitment(truth.match.record.seed)
        else:
            assert str(truth.match.record.seed) not in text
        if message["t"] != "view":
            assert not named_cards(text)
            continue
        move = message["move"]
        assert named_cards(text) <= truth.cards(seat, move), text
        assert message["view"] == truth.view(seat, move)
        assert all(event["move"] <= move and truth.happened(seat, event) for event in message["events"])


@pytest.mark.parametrize("seed", [1, 2])
def test_no_message_of_a_whole_game_names_a_hidden_card(server, seed):
    ana = server.host("me open open greedy")
    juan = server.guest(ana.id, "Juan")
    eva = server.guest(ana.id, "Eva")
    watcher = server.sit(ana.id, None)
    players = [ana, juan, eva, watcher]
    for player in players:
        player.until(lambda player=player: player.move == 0)
    chance = random.Random(seed)
    late: list[Player] = []
    while not ana.over:
        move = ana.move
        chooser = next((player for player in players if player.options and player.move == move), None)
        if chooser is not None:
            hidden = [option for option in chooser.options if option.startswith("reserve-deck")]
            # Choose hidden reserves often: they are what this test is about.
            chooser.choose(chance.choice(hidden if hidden and chance.random() < 0.5 else chooser.options))
        for player in players:
            player.until(lambda player=player, move=move: player.move > move)
        if chance.random() < 0.05:
            late.append(server.sit(ana.id, chance.choice([ana.token, juan.token, None])))
    kinds = {event["kind"] for event in watcher.events}
    assert "reserved-hidden" in kinds
    assert "drew" not in kinds
    assert "drew" in {event["kind"] for player in (ana, juan, eva) for event in player.events}
    truth = Truth(server.backend.rooms.rooms[ana.id].state.match)
    for player in (*players, *late):
        player.settle()
        check(truth, player)


def test_nothing_reveals_the_seed_before_the_end(server):
    ana = server.host("me open")
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move == 0)
    play_on([ana, juan], seed=4, moves=10)
    seed = server.backend.rooms.rooms[ana.id].state.match.record.seed
    body = {"game": "splendor", "name": "Spy", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [
        server.get(f"/api/tables/{ana.id}/record"),
        server.get(f"/api/tables/{ana.id}/replay/3"),
        server.get(f"/api/tables/{ana.id}/replay/3/steps"),
        server.get(f"/api/tables/{ana.id}/replay/3", headers={"Authorization": f"Bearer {ana.token}"}),
        server.post("/api/tables", {**body, "from_table": {"table": ana.id, "move": 0}}),
    ]
    for answer in answers:
        assert answer.status_code == 409
        assert answer.json()["key"] == "error-not-over"
    for path in (f"/api/tables/{ana.id}", "/api/tables", "/api/metrics"):
        text = server.get(path).text
        assert str(seed) not in text
        assert not any(f'"{card}"' in text for card in CARDS)


def test_a_table_with_a_chosen_seed_is_marked(server):
    assert server.host("me random", seed=5).table["seeded"]
    assert not server.host("me random").table["seeded"]
