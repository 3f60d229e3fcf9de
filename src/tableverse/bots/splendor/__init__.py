"""Bot knowledge of Splendor: Marvel. Start reading at evaluator.py."""
