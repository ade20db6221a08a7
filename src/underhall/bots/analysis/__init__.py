"""How a finished game went: win chances move by move, what was gained where, swings, luck against skill."""
