"""Scorer: the share of creature-days alive, with every life as a story."""

from typing import Any

from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import TaskState

from creature_house_trial.control import TrialSample
from creature_house_trial.solvers import SAMPLE


def story_of(result: dict[str, Any]) -> str:
    """Markdown for the log viewer."""
    lives = [
        f"### {one['name']}, {one['species']}\n\n"
        + ("Alive at the end." if one["died_after_hours"] is None else f"Died of {one['cause']} after {one['died_after_hours']} hours.")
        + f"\n\n{one['story']}"
        for one in result["creatures"]
    ]
    figures = ", ".join(f"{name.replace('_', ' ')} {result[name]}" for name in ("adults", "meals_on_time", "trust", "wishes", "wakings", "calls"))
    return "\n\n".join([f"**{result['score']}** of all creature-days alive; {figures}.", *lives])


@scorer(metrics=[mean(), stderr()])
def creature_days() -> Scorer:
    """Read the score from the control door."""

    async def score(state: TaskState, target: Target) -> Score:
        key = state.store.get(SAMPLE)
        if key is None:
            return Score.unscored(reason="the solver opened no sample")
        sample = TrialSample(key, "", [])
        result = (await sample.state())["result"]
        await sample.close()
        return Score(value=float(result["score"]), explanation=story_of(result), metadata=result)

    return score
