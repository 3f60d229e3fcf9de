"""Marvel D.A.G.G.E.R.: heroes, aspects and nemeses on a map of the world."""
