"""What happened in the Mountain King, as far as it is worth telling."""

from __future__ import annotations

DULL = (
    "mountain_rises",
    "workshop_revealed",
    "spell_appears",
    "statues_stand",
    "turn_begins",
    "joins_horde",
    "brings_pedestal",
    "pays",
    "takes_bribes",
    "seats_troll",
    "yields",
    "starts_with",
    "works",
    "scores",
)
OWN_DEEDS = (
    "places_gate",
    "drafts",
    "casts",
    "waives",
    "stores",
    "recruits",
    "takes_pedestal",
    "digs",
    "puts_pedestal",
    "founds",
    "dedicates",
    "moves_statue",
)
