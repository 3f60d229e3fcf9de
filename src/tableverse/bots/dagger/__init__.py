"""Bot knowledge of Marvel D.A.G.G.E.R. Start reading at evaluator.py."""
