"""The door: everything is weighed here before it is let in: connections, bytes, names, how often."""
