"""Component text that is code: traditions, projects, goals."""
