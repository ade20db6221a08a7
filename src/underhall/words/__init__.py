"""Words for people: catalogues in Fluent, the languages there are, and what translators need."""
