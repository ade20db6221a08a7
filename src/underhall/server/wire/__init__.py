"""The wire: what server and clients say to each other, how it is written, and in which words a no is told."""
