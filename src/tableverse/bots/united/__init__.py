"""Bot knowledge of Marvel United. Start reading at evaluator.py."""
