"""What one may type, by command: every help ends with it."""

from __future__ import annotations

EXAMPLES = {
    "games": ["underhall games"],
    "play": [
        "underhall play lost_mines",
        "underhall play lost_mines --seats 5 --bots greedy,random --seed 7",
        "underhall play lost_mines --name Ann --with Bea,Cid --seats 4",
        "underhall play lost_mines --resume",
    ],
    "sim": [
        "underhall sim lost_mines --seats 6 --bots greedy,random --games 1000 --jobs 2",
        "underhall sim lost_mines --games 500 --out games.parquet",
    ],
    "arena": [
        "underhall arena covenant --bots hard,medium",
        "underhall arena mountain_king --seats 4 --bots hard,medium,medium,medium --jobs 2",
        "underhall arena lost_mines --seats 5 --bots mine:Cautious,medium --out games.jsonl --stop 0.05",
    ],
    "train": ["underhall train covenant --games 500 --out lessons"],
    "balance": ["underhall balance lost_mines --rounds 10000 --jobs 2"],
    "replay": [
        "underhall replay game.record",
        "underhall replay game.record --to 40 --seat 2",
    ],
    "analyse": ["underhall analyse game.record", "underhall analyse game.record --worlds 20"],
    "rules": [
        "underhall rules lost_mines",
        "underhall rules lost_mines LM-3.01",
        "underhall rules lost_mines --search trap",
    ],
    "serve": [
        "underhall serve",
        "underhall serve --open",
        "underhall serve --host 0.0.0.0 --port 8080",
        "underhall serve --database postgresql://user@host/underhall",
        "underhall serve --url https://hall.example --proxy 127.0.0.1",
        "underhall serve --config hall.toml",
    ],
    "editions": [
        "underhall editions",
        "underhall editions tests/golden hall.db",
        "underhall editions postgresql://user@host/underhall",
        "underhall editions --keep",
    ],
    "doctor": ["underhall doctor"],
    "backup": ["underhall backup hall-monday.db"],
    "restore": ["underhall restore hall-monday.db --database new-hall.db"],
    "components": [
        "underhall components lost_mines",
        "underhall components lost_mines --check my_pack",
    ],
    "words": [
        "underhall words",
        "underhall words --check pl",
        "underhall words --begin eo --folder my_words",
        "underhall words --check eo --folder my_words",
    ],
}
