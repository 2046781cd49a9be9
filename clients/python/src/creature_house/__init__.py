"""A typed client of Creature House, plain and async."""

from . import types
from ._house import AsyncCreatureHouse, CreatureHouse
from .errors import HouseError

__all__ = ["AsyncCreatureHouse", "CreatureHouse", "HouseError", "types"]
