"""Who and what took part in a game, for studies of what wins. A game joins by a branch here."""

from __future__ import annotations

from tableverse.games.champions.view import ChampionsView
from tableverse.games.dagger.view import DaggerView
from tableverse.games.splendor.view import SplendorView
from tableverse.games.united.view import UnitedView
from tableverse.kernel.game import SPECTATOR, Game
from tableverse.kernel.state import State


def holdings(game: Game, state: State) -> list[list[str]]:
    """Ids of components by seat: what each had gathered, or whom each played."""
    view = game.view(state, SPECTATOR)
    if isinstance(view, SplendorView):
        return [[*mat.recruited, *mat.locations] for mat in view.mats]
    held: list[list[str]] = [[] for _ in range(state.seats)]
    if isinstance(view, UnitedView):
        for number, hero in enumerate(view.heroes):
            held[min(number, state.seats - 1)].append(hero.id)  # the Commander plays all Heroes
    elif isinstance(view, DaggerView):
        for one in view.heroes:
            held[one.seat] += [one.id, one.aspect]
    elif isinstance(view, ChampionsView):
        for seat, player in enumerate(view.players):
            held[seat].append(player.identity.partition("@")[0])
    return held


def opponent(game: Game, state: State) -> str:
    """The id of whom all play against, in a game that has one."""
    view = game.view(state, SPECTATOR)
    if isinstance(view, UnitedView):
        return view.villain
    if isinstance(view, DaggerView):
        return view.nemesis.card
    if isinstance(view, ChampionsView):
        return view.villain
    return ""
