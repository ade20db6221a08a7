"""Lists and dicts that nobody can change: boxes and moves are shared by every table of the process."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

X = TypeVar("X")
K = TypeVar("K")
V = TypeVar("V")


class Shared(TypeError):
    """Something was about to be changed that belongs to everybody."""


def _refuse(self: object, *_: Any, **__: Any) -> NoReturn:
    raise Shared(f"a {type(self).__name__} is shared by all tables and cannot be changed")


class FixedList(list[X]):
    """A list to the compiler and to whoever reads it."""

    append = clear = extend = insert = pop = remove = reverse = sort = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FixedList, (list(self),)

    def __deepcopy__(self, memo: object) -> FixedList[X]:
        return self


class FixedDict(dict[K, V]):
    """A dict to the compiler and to whoever reads it."""

    clear = pop = popitem = setdefault = update = _refuse
    __setitem__ = __delitem__ = __ior__ = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FixedDict, (dict(self),)

    def __deepcopy__(self, memo: object) -> FixedDict[K, V]:
        return self


def fixed(thing: X, *done: type) -> X:
    """The thing, with every list and dict that its attributes and items lead to made unchangeable.

    What is of a type that is `done` is so already, and left alone.
    """
    made: X = _Fixing((int, str, FixedList, FixedDict, *done)).fixed(thing)
    return made


class _Fixing:
    def __init__(self, done: tuple[type, ...]) -> None:
        self.done = done
        self.met: dict[int, tuple[Any, Any]] = {}

    def fixed(self, thing: Any) -> Any:
        if isinstance(thing, self.done):
            return thing
        if id(thing) not in self.met:
            self.met[id(thing)] = thing, thing
            self.met[id(thing)] = thing, self._made(thing)
        return self.met[id(thing)][1]

    def _made(self, thing: Any) -> Any:
        if isinstance(thing, list):
            return FixedList([self.fixed(part) for part in thing])
        if isinstance(thing, dict):
            return FixedDict({key: self.fixed(part) for key, part in thing.items()})
        if type(thing) is tuple:
            return tuple([self.fixed(part) for part in thing])
        if hasattr(thing, "__dict__") or hasattr(type(thing), "__mypyc_attrs__"):
            for name in fields(thing):
                setattr(thing, name, self.fixed(getattr(thing, name)))
        return thing


def fields(thing: object) -> list[str]:
    """The names of what an object holds, compiled or not."""
    compiled = getattr(type(thing), "__mypyc_attrs__", ())
    return sorted({*compiled, *getattr(thing, "__dict__", ())} - {"__dict__"})
