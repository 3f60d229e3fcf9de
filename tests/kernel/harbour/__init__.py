"""Harbour: a game made up to prove the kernel.

One to four keepers defend a harbour together. Ships come with the tide and fire at the walls; keepers play cards from
hidden hands. All win when the tide has run out and the sea is empty; all lose when the walls fall.
Start reading at frames.py; the cards are in content/.
"""
