"""The house: all tables, awake, asleep, forgotten or finished, and the games they can be about."""
