"""Positions and queries shared by the card tests."""

from games.champions.table import Table, plain


def threaten(table: Table, amount: int) -> None:
    table.change(plain(table.state.scheme), threat=amount)


def offers(table: Table, verb: str) -> list[str]:
    """Return the targets of the offered options with this verb."""
    return sorted(option.partition(":")[2] for option in table.options() if option.startswith(f"{verb}:"))


def targets(table: Table, who: str, verb: str = "attack") -> list[str]:
    return sorted(option.partition(">")[2] for option in table.options() if option.startswith(f"{verb}:{who}>"))


def expert_ultron(*heroes: str) -> Table:
    """Return a table against Ultron III, who cannot take damage while a Drone is in play."""
    table = Table(*heroes, scenario="ultron", mode="expert")
    table.change(plain(table.state.villain), face="ultron-3", damage=0)
    return table


def defend_for(table: Table, who: str) -> None:
    """Defend with this character, passing earlier chances to defend."""
    while f"defend:{who}" not in table.options():
        table.does("pass" if "pass" in table.options() else "undefended")
    table.does(f"defend:{who}")
