"""What bots know of Marvel United. Start reading at evaluator.py."""
