"""What bots have learned from their own games: what a position will come to, for each player."""
