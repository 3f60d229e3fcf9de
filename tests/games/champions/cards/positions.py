"""Positions and questions that tests of several sets share."""

from games.champions.table import Table, plain


def threaten(table: Table, amount: int) -> None:
    table.change(plain(table.state.scheme), threat=amount)


def offers(table: Table, verb: str) -> list[str]:
    """What may be done in this way."""
    return sorted(option.partition(":")[2] for option in table.options() if option.startswith(f"{verb}:"))


def targets(table: Table, who: str, verb: str = "attack") -> list[str]:
    return sorted(option.partition(">")[2] for option in table.options() if option.startswith(f"{verb}:{who}>"))


def expert_ultron(*heroes: str) -> Table:
    """Ultron III, whom nobody can hurt while a Drone is in play."""
    table = Table(*heroes, scenario="ultron", mode="expert")
    table.change(plain(table.state.villain), face="ultron-3", damage=0)
    return table


def defend_for(table: Table, who: str) -> None:
    """Whoever is asked first may pass it on."""
    while f"defend:{who}" not in table.options():
        table.does("pass" if "pass" in table.options() else "undefended")
    table.does(f"defend:{who}")
