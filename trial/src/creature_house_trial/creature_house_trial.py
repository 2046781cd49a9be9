"""The task: one sample per seed."""

from typing import Any, Literal

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.scorer import Scorer
from inspect_ai.solver import Solver

from creature_house_trial.scorer import creature_days
from creature_house_trial.solvers import keeper

PUBLIC_SEEDS = 16


@task
def creature_house_trial(
    level: int = 2,
    seeds: int = PUBLIC_SEEDS,
    memory: Literal["kept", "cleared"] = "kept",
    days: int = 28,
    secret: str | None = None,
    solver: Solver | None = None,
    scorer: Scorer | None = None,
) -> Task:
    """Keep creatures alive over simulated weeks, deciding when to come back.

    Args:
        level: 1 to 6; see docs/trial.md.
        seeds: How many seeds, from 1.
        memory: With "cleared", only the notebook survives a waking.
        days: At least 15.
        secret: Draws other scenarios from the same seeds, for held-out results.
        solver: By default the model keeps the creatures.
        scorer: By default the share of creature-days alive.
    """
    scenario: dict[str, Any] = {"level": level, "memory": memory, "days": days}
    if secret is not None:
        scenario["secret"] = secret
    samples = [
        Sample(id=f"level{level}-seed{seed}", input=f"Level {level}, seed {seed}.", metadata={**scenario, "seed": seed})
        for seed in range(1, seeds + 1)
    ]
    return Task(dataset=MemoryDataset(samples), solver=solver or keeper(), scorer=scorer or creature_days(), version="1-A")
