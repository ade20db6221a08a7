"""Exact rules, bots and a table for three mountain board games."""
