"""Decks over REST: read in any format, checked, exported to another, and played at a table."""

from tableverse.games import registry


def own_deck():
    return registry.load_game("champions").cards.decks["spider-man-justice"].data()


def test_a_deck_is_read_and_checked(server):
    deck = own_deck()
    offered = ["strength", "uppercut", "clear-the-area"]
    seen = server.post("/api/games/champions/deck", {"deck": deck, "offered": offered}).json()
    refused = seen.pop("refused")
    assert seen == {"deck": deck, "size": 40, "problems": [], "unknown": []}
    assert [(name, refused[name]["key"]) for name in refused] == [
        ("strength", "champions-deck-copies"),
        ("uppercut", "champions-deck-other-aspect"),
    ]
    text = "My deck\nSpider-Man\n1x Haymaker\n2x Nobody Knows\n"
    seen = server.post("/api/games/champions/deck", {"text": text}).json()
    assert seen["deck"]["hero"] == "spider-man"
    assert seen["deck"]["cards"] == {"haymaker": 1}
    assert seen["unknown"] == [{"written": "Nobody Knows", "copies": 2, "product": {}}]
    assert seen["problems"][0] == {
        "key": "champions-deck-size",
        "arguments": {"amount": 1, "least": 40, "most": 50},
    }


def test_a_deck_is_exported_to_other_formats(server):
    for form in ("marvelcdb", "text", "octgn", "tableverse"):
        answer = server.post("/api/games/champions/deck/export", {"deck": own_deck(), "format": form})
        again = server.post("/api/games/champions/deck", {"text": answer.json()["text"]}).json()
        assert again["deck"]["cards"] == own_deck()["cards"]
        assert again["problems"] == []


def test_invalid_requests_are_refused(server):
    for path, body, key in (
        ("champions/deck", {"text": "nothing of a deck"}, "error-bad-deck"),
        ("champions/deck", {}, "error-bad-request"),
        ("champions/deck", {"text": "a", "deck": {}}, "error-bad-request"),
        ("champions/deck", {"deck": own_deck(), "environment": "jungle"}, "error-bad-setting"),
        ("champions/deck/export", {"deck": own_deck(), "format": "clay"}, "error-bad-deck"),
        ("splendor/deck", {"text": "2x Haymaker"}, "error-no-decks"),
        ("chess/deck", {"text": "2x Haymaker"}, "error-unknown-game"),
    ):
        answer = server.post(f"/api/games/{path}", body)
        assert (answer.status_code, answer.json()["key"]) == (422, key)


def test_an_own_deck_can_be_played_if_it_is_legal(server):
    deck = own_deck()
    body = {"game": "champions", "name": "Ana", "seats": [{"kind": "me"}], "settings": {"deck-1": deck}}
    assert server.post("/api/tables", body).status_code == 201
    del deck["cards"]["strength"]
    answer = server.post("/api/tables", body)
    assert (answer.status_code, answer.json()) == (
        422,
        {
            "key": "error-illegal-deck",
            "arguments": {
                "seat": 1,
                "problem": {"key": "champions-deck-size", "arguments": {"amount": 39, "least": 40, "most": 50}},
            },
        },
    )
