"""Bot knowledge of Marvel Champions. Start reading at evaluator.py."""
