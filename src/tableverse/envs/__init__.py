"""Learning environments: PettingZoo (seats.py), Gymnasium (solo.py), OpenSpiel (spiel.py) and batch engines.

The environments receive only Views. Options become integers (actions.py), and Views become arrays (observations.py).
"""
