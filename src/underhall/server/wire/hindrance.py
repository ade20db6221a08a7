"""What keeps a server from being opened, set up or backed up: a key with words, said where it is read."""

from __future__ import annotations

from underhall.core.words import Word
from underhall.server.wire.speech import say
from underhall.words.shelf import ENGLISH


class Hindrance(Exception):
    """Something that whoever runs the server can put right, in one line; the log has it in English."""

    def __init__(self, key: str, **words: Word) -> None:
        super().__init__(key, words)
        self.key = f"hindrance.{key}"
        self.words = words

    def told(self, language: str) -> str:
        return say(language, self.key, self.words)

    def __str__(self) -> str:
        return self.told(ENGLISH)
