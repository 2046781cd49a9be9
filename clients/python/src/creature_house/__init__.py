"""A typed client of Creature House, sync and async."""

from . import types
from ._house import AsyncCreatureHouse, CreatureHouse
from ._version import __version__
from .errors import HouseError

__all__ = ["AsyncCreatureHouse", "CreatureHouse", "HouseError", "__version__", "types"]
