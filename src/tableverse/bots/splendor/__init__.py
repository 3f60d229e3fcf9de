"""What bots know of Splendor: Marvel. Start reading at evaluator.py."""
