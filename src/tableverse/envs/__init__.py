"""Learning environments: PettingZoo (seats.py), Gymnasium (solo.py), OpenSpiel (spiel.py) and batch engines.

They receive Views only. Options become integers (actions.py), and Views become arrays (observations.py).
"""
