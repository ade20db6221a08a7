"""The server: tables that people play at over the web. Each room has one job.

wire ← door ← database ← people ← tables ← play ← house ← web ← app ← main

Imports between the rooms run one way, as the arrows say; `settings` is known everywhere, and
`configuring` makes them of options, environment and file. `logbook` is what the host reads. A move on its
way through the rooms: docs/one-move.md.
"""
