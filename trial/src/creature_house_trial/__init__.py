"""Does an agent come back? Inspect AI tasks on a house of virtual pets."""

from creature_house_trial.creature_house_trial import creature_house_trial
from creature_house_trial.scorer import creature_days
from creature_house_trial.solvers import baseline, keeper

__all__ = ["baseline", "creature_days", "creature_house_trial", "keeper"]
