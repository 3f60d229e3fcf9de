"""The games as environments for learning: PettingZoo (seats.py), Gymnasium (solo.py), OpenSpiel
(spiel.py), a batch engine (batch/).

They are given Views only. Options become whole numbers (actions.py), Views become arrays (observations.py).
"""
