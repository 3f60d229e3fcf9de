"""Marvel Champions: The Card Game. Start reading at frames/rounds.py.

The words of card effects are in vocabulary/.
"""
