"""All frames of the game, for the codec."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.frames.activation import Activation
from tableverse.games.champions.frames.active_villain import ActiveVillain
from tableverse.games.champions.frames.aftermath import Aftermath
from tableverse.games.champions.frames.attaching import Attaching
from tableverse.games.champions.frames.changing_form import ChangingForm
from tableverse.games.champions.frames.discarding import DiscardingResources
from tableverse.games.champions.frames.dividing import Dividing
from tableverse.games.champions.frames.enemy_attack import EnemyAttack
from tableverse.games.champions.frames.enemy_scheme import EnemyScheme
from tableverse.games.champions.frames.indirect import Indirect
from tableverse.games.champions.frames.joining import Joining
from tableverse.games.champions.frames.limits import AllyLimit, TooMany
from tableverse.games.champions.frames.payment import Payment
from tableverse.games.champions.frames.playing import Playing
from tableverse.games.champions.frames.pledging import Pledge, Pledging
from tableverse.games.champions.frames.readying import Readying
from tableverse.games.champions.frames.retaliating import Retaliating
from tableverse.games.champions.frames.revealing import Revealing
from tableverse.games.champions.frames.rounds import Round
from tableverse.games.champions.frames.simultaneous import Abreast
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.frames.using import Using
from tableverse.kernel.effects import Resolving, Step
from tableverse.kernel.plain import Plain
from tableverse.kernel.then import Then
from tableverse.kernel.timing import Window

#: Frame classes of this game and of the kernel, and the classes of their fields.
FRAMES: Final[tuple[type[Plain], ...]] = (
    Round,
    Turn,
    Using,
    Playing,
    Payment,
    Then,
    AllyLimit,
    ActiveVillain,
    Attaching,
    TooMany,
    Indirect,
    DiscardingResources,
    ChangingForm,
    Dividing,
    Retaliating,
    Pledging,
    Pledge,
    Activation,
    Abreast,
    EnemyAttack,
    EnemyScheme,
    Revealing,
    Readying,
    Aftermath,
    Joining,
    Resolving,
    Step,
    Window,
)
