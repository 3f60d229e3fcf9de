"""Whether a selector finds one thing is told without finding the others: it must come to the same."""

from collections import defaultdict

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.selectors.filters import Filter
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.registry import load_game
from tableverse.kernel.effects import Node, Resolving
from tableverse.kernel.game import Config
from tableverse.kernel.rng import Rng

GAME = load_game("champions")
#: Choices of a random game, and between two positions that are looked at.
CHOICES, APART = 400, 20


def filters() -> list[Filter]:
    """Those of all cards, of whatever they are asked."""
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


def test_one_thing_is_found_alone_exactly_if_it_is_found_among_all() -> None:
    asked = filters()
    answers: defaultdict[str, set[bool]] = defaultdict(set)
    for seed, scenario in enumerate(("ultron", "absorbing-man", "rhino")):
        config = Config(2, {"scenario": scenario, "deck-1": "ant-man-leadership", "deck-2": "iron-man-aggression"})
        state, chance = GAME.new(config, seed), Rng(seed)
        assert isinstance(state, ChampionsState)
        for number in range(CHOICES):
            if state.decision is None:
                break
            if number % APART == 0:
                run = Resolving("", number % 2, state.players[0].identity)
                for one in asked:
                    these = one.over(Those("in-play"))
                    found = these.find(state, run)
                    for thing in [*state.play, *state.players[0].hand]:
                        assert these.includes(state, run, thing) == (thing in found), (one.WORD, thing)
                        answers[one.WORD].add(thing in found)
            GAME.apply_quietly(state, chance.choice(state.decision.options).id)
    for word in ("trait", "any-trait", "title", "kind", "engaged-with", "ready", "exhausted", "damaged"):
        assert answers[word] == {True, False}, word
