"""Break the rules one place at a time and see which tests notice; see docs/testing.md."""
