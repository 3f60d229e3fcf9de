"""Complete games between bots, for the strength tests."""

from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match


def play(specs: list[str], seed: int) -> Match:
    game = load_game("splendor")
    match = Match(game, Config(len(specs)), seed)
    bots = [make_bot(spec, game, seed * 10 + seat) for seat, spec in enumerate(specs)]
    while match.state.decision is not None:
        seat = match.state.decision.seat
        match.choose(bots[seat].choose(match.perspective(seat)), seat)
    return match


def wins(challenger: str, champion: str, games: int) -> int:
    """Return how many games the challenger wins outright, playing each seed from both seats."""
    won = 0
    for number in range(games):
        mine = number % 2
        specs = [champion, champion]
        specs[mine] = challenger
        result = play(specs, seed=number // 2).state.result
        assert result is not None
        won += result.winners == [mine]
    return won
