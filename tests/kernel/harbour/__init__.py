"""Harbour: a toy game for testing the kernel.

One to four keepers defend a harbour together. Ships come with the tide and fire at the walls. Keepers play cards from
hidden hands. All win when the tide has run out and the sea is empty, and all lose when the walls fall. Start reading at
frames.py. The cards are in content/.
"""
