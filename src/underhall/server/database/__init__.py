"""The database: how it is opened, read, written, kept in form and copied."""
