"""What bots know of Marvel Champions. Start reading at evaluator.py."""
