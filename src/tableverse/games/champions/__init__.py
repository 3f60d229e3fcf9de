"""Marvel Champions: The Card Game. Start reading at rounds.py.

The words that cards are written in are in vocabulary/.
"""
