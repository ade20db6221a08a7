"""People: who somebody is, by which token that is proven, and how they are called."""
