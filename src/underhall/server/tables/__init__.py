"""Tables: one living table with its chairs and its match; who listens, and what they may see."""
