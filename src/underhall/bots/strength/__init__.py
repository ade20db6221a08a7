"""How strong the bots are: python -m underhall.bots.strength plays every row of the table in docs/bots.md."""
