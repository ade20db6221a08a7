"""Play: what can be done at a living table, and what it does by itself between two wishes."""
