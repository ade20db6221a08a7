"""What happened in Covenant, as far as it is worth telling."""

from __future__ import annotations

DULL = (
    "shares_blocked",
    "project_laid",
    "turn_begins",
    "turns_up",
    "die_shows",
    "enemy_appears",
    "shuffles_discards",
    "elders_turn",
    "clan_final_part",
    "final_scoring",
    "chamber_is",
)
# What others have then can be seen; of the own turn this is news.
GAINS = (
    "clan_gains_glory",
    "clan_pays_glory",
    "clan_gains_resource",
    "clan_pays_resource",
    "clan_gets_token",
    "clan_exchanges_token",
    "clan_gets_keys",
    "clan_advances",
    "clan_takes_die",
    "clan_spends_support",
    "clan_discards_resource",
)
OWN_DEEDS = (
    "drafts_start",
    "drafts_tradition",
    "drafts_goal",
    "clan_assigns",
    "clan_spends_support",
    "clan_acts",
    "clan_reveals",
    "clan_takes_coin",
    "clan_forges",
    "clan_adorns",
    "clan_builds",
    "clan_delivers",
    "clan_delivers_to_throne",
)
