"""The fast membership test of selectors agrees with finding all cards."""

from collections import defaultdict
from collections.abc import Iterator

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.selectors.filters import Filter
from tableverse.games.champions.vocabulary.selectors.table import FOUND, KINDS, OWN_KINDS, Those
from tableverse.games.registry import load_game
from tableverse.kernel.effects import Node, Resolving
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

GAME = load_game("champions")
#: Choices of a random game, and the distance between two checked positions.
CHOICES, APART = 400, 20


def filters() -> list[Filter]:
    """Return the filters of all cards, whatever they are applied to."""
    cards = GAME.cards.by_id.values()
    nodes: list[Node] = [constant.of for card in cards for constant in card.constants]
    nodes += [node for ability in GAME.cards.abilities.values() for node in ability.nodes]
    found: dict[int, Filter] = {}
    while nodes:
        node = nodes.pop()
        nodes += node.nodes()
        if isinstance(node, Filter):
            found[id(node)] = node
    return list(found.values())


def positions() -> Iterator[tuple[ChampionsState, Resolving]]:
    """Yield positions of random games, with each player's identity as the source."""
    for seed, scenario in enumerate(("ultron", "absorbing-man", "rhino")):
        config = Config(2, {"scenario": scenario, "deck-1": "ant-man-leadership", "deck-2": "iron-man-aggression"})
        state, chance = GAME.new(config, seed), Rng(seed)
        assert isinstance(state, ChampionsState)
        for number in range(CHOICES):
            if state.decision is None:
                break
            if number % APART == 0:
                seat = number // APART % 2
                yield state, Resolving("", seat, state.players[seat].identity)
            GAME.apply_quietly(state, chance.choice(state.decision.options).id)


def test_filter_includes_a_card_exactly_if_it_finds_it() -> None:
    asked = filters()
    answers: defaultdict[str, set[bool]] = defaultdict(set)
    for state, run in positions():
        for one in asked:
            these = one.over(Those("in-play"))
            found = these.find(state, run)
            for thing in [*state.play, *state.players[0].hand]:
                assert these.includes(state, run, thing) == (thing in found), (one.WORD, thing)
                answers[one.WORD].add(thing in found)
    for word in ("trait", "any-trait", "title", "kind", "engaged-with", "ready", "exhausted", "damaged"):
        assert answers[word] == {True, False}, word


def test_selector_includes_exactly_the_cards_it_finds() -> None:
    answers: defaultdict[str, set[bool]] = defaultdict(set)
    for state, run in positions():
        for word in FOUND:
            those = Those(word)
            found = those.find(state, run)
            for thing in [*state.play, *state.players[0].hand]:
                assert those.includes(state, run, thing) == (thing in found), (word, thing)
                answers[word].add(thing in found)
    for word in {*KINDS, *OWN_KINDS} - {"attachments", "your-obligations"}:  # none in these games
        assert answers[word] == {True, False}, word
