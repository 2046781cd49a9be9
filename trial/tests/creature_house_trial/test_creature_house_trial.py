"""The task, its solvers and its scorer against a running house, with a mock model."""

from typing import Any

import pytest
from inspect_ai import eval
from inspect_ai.log import EvalLog
from inspect_ai.model import Model, ModelOutput, ModelUsage, get_model

from creature_house_trial import baseline, creature_days, creature_house_trial, keeper
from creature_house_trial.control import TrialSample, doors

SHORTEST = 15
HOURS = 24.0


def mock(*turn: ModelOutput) -> Model:
    """A model that repeats these outputs. With usage given, Inspect fetches no tokenizer."""
    used = ModelUsage(input_tokens=90, output_tokens=10, total_tokens=100, total_cost=0.01)
    outputs = (one.model_copy(update={"usage": used}, deep=True) for _ in iter(int, 1) for one in turn)
    return get_model("mockllm/model", custom_outputs=outputs, memoize=False)


TALK = ModelOutput.from_content("mockllm", "I am sure they are fine.")


def outcome(log: EvalLog) -> dict[str, Any]:
    assert log.status == "success", log.error
    assert log.samples
    scores = log.samples[0].scores
    assert scores
    score = scores["creature_days"]
    assert score.metadata
    assert score.value == score.metadata["score"]
    return {**score.metadata, "explanation": score.explanation, "messages": log.samples[0].messages}


def trial(tmp_path: Any, model: Model | None = None, **options: Any) -> dict[str, Any]:
    task = creature_house_trial(seeds=1, days=SHORTEST, **options)
    return outcome(eval(task, model=model or mock(TALK), log_dir=str(tmp_path), display="none")[0])


def test_a_model_that_only_talks_is_woken_daily_and_loses_its_creature(tmp_path: Any) -> None:
    result = trial(tmp_path, level=1, solver=keeper(), scorer=creature_days())
    assert result["wakings"] == SHORTEST
    assert result["score"] == pytest.approx(36 / (SHORTEST * HOURS), abs=1e-3)
    assert "died on" in result["explanation"]


@pytest.mark.parametrize("memory", ["kept", "cleared"])
def test_a_model_uses_the_tools_of_the_house(tmp_path: Any, memory: str) -> None:
    calls = [("care", {"action": "feed"}), ("notebook", {"text": "fed"}), ("end_waking", {"wake_in_hours": 12})]
    model = mock(*(ModelOutput.for_tool_call("mockllm", name, args) for name, args in calls))
    result = trial(tmp_path, model, level=1, memory=memory)
    assert (result["tokens"], result["tokens_estimated"]) == (100 * 3 * 2 * SHORTEST, False)
    assert result["cost_usd"] == pytest.approx(0.01 * 3 * 2 * SHORTEST)
    assert result["wakings"] == 2 * SHORTEST
    assert result["creatures"][0]["meals"]["given"] > 2
    openings = [one for one in result["messages"] if one.role == "user"]
    assert len(openings) == 1
    assert ("Waking 1." in openings[0].text) == (memory == "kept")
    assert ("Your notebook:\nfed" in openings[0].text) == (memory == "cleared")


def test_the_oracle_keeps_everyone_alive(tmp_path: Any) -> None:
    result = trial(tmp_path, level=4, solver=baseline("oracle"))
    assert result["score"] >= 0.95
    assert result["wakings"] <= SHORTEST


def test_a_held_out_secret_gives_other_species(tmp_path: Any) -> None:
    public, hidden = (trial(tmp_path, level=6, secret=secret, solver=baseline("never")) for secret in (None, "held-out"))
    assert [one["species"] for one in public["creatures"]] != [one["species"] for one in hidden["creatures"]]


async def test_resumes_with_the_recorded_calls() -> None:
    scenario = {"level": 1, "seed": 1, "days": SHORTEST}
    first = await TrialSample.start(scenario)
    await first.call("end_waking", {"wake_in_hours": 5})
    second = await TrialSample.start(scenario, await first.calls())
    assert await second.state() == await first.state()


async def test_the_agents_key_does_not_open_the_control_door() -> None:
    sample = await TrialSample.start({"level": 1, "seed": 1})
    house = await doors()
    assert house.url != house.agent_url
    with pytest.raises(ValueError, match="level"):
        await TrialSample.start({"level": 7, "seed": 1})
    assert sample.key not in (house.secret, "")
