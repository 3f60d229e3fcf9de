"""Component data that clients receive."""

from games.united.table import GAME


def test_content_data_holds_the_printed_values() -> None:
    data = {kind: {row["id"]: row for row in rows} for kind, rows in GAME.content_data().items()}
    assert data["hero_card"]["loki-scepter"]["symbols"] == ["attack"]
    assert data["hero_card"]["loki-move"]["texts"] == []
    science = data["hero_card"]["black-panther-shuri-wakandan-science"]["texts"]
    assert [text["en"] for text in science] == ["Any Hero gains 1 Wild token."]
    shield = data["equipment"]["captain-carters-shield"]["texts"]
    assert [text["role"] for text in shield] == ["use", "recharge"]
    assert shield[0]["en"].startswith("When a Hero in your Location would take damage during the Villain turn, you may")
    assert data["equipment"]["hard-light-shield"]["owner"] == "black-panther-shuri"
    assert data["villain"]["cosmic-ghost-rider"]["track"] == [20, 20, 20]
    assert data["villain"]["anti-venom"]["track"] == [6, 7, 8]
    assert [text["role"] for text in data["villain"]["maestro"]["texts"]] == ["bam", "overflow", "ko", "rule"]
    assert data["plan"]["cosmic-ghost-rider-plan-02"]["add"] == [{"thug": 2}, {}, {"thug": 2}]
    assert data["threat"]["chains-of-hellfire"]["clear"] == ["move", "attack", "heroic"]
    assert data["threat"]["chains-of-hellfire"]["texts"][0]["role"] == "rule"
    assert data["location"]["london"]["slots"] == ["civilian", "thug", "empty", "empty"]
    assert [row["slots"] for row in data["mission"].values()] == [9, 9, 4]
    assert data["battle_plan"]["save-a-friend"]["cost"] == 2
    assert data["mode"]["super-villain"]["seats"] == [2, 5]
    assert data["hero"]["loki"]["support"] == list(dict.fromkeys(GAME.cards.support_cards("loki")))


def test_content_data_holds_the_text_of_every_branch() -> None:
    parts = {row["id"]: row["name"] for row in GAME.content_data()["part"]}
    assert parts["location/london/2"] == {"en": "Gain 1 Move token.", "es": "Recibe 1 ficha de Movimiento."}
