"""Solvers: the model as a keeper, and the scripted baselines with the oracle among them."""

from typing import Any

from inspect_ai.model import ChatMessageUser, execute_tools, get_model
from inspect_ai.solver import Generate, Solver, TaskState, solver
from inspect_ai.tool import Tool, ToolDef, ToolParams

from creature_house_trial.control import TrialSample

DEFAULT_WAIT_HOURS = 24
SAMPLE = "creature_house_sample"


def trial_tools(sample: TrialSample) -> list[Tool]:
    """The tools of the sample, as the house describes them."""

    def tool(description: dict[str, Any]) -> Tool:
        name = str(description["name"])
        schema = description["inputSchema"]

        async def execute(**arguments: Any) -> str:
            return await sample.call(name, arguments)

        about = str(description["description"])
        # Inspect requires a description of every parameter; those of the trial itself are described with their tool.
        properties = {field: {"description": about, **rule} for field, rule in schema.get("properties", {}).items()}
        parameters = ToolParams.model_validate({"properties": properties, "required": schema.get("required", [])})
        return ToolDef(execute, name=name, description=about, parameters=parameters).as_tool()

    return [tool(one) for one in sample.tools]


async def open_sample(state: TaskState) -> TrialSample:
    """Open the sample that the metadata describe, and remember it for the scorer."""
    sample = await TrialSample.start(state.metadata)
    state.store.set(SAMPLE, sample.key)
    return sample


@solver
def keeper() -> Solver:
    """Let the model keep the creatures. With cleared memory, every waking is a new conversation."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        sample = await open_sample(state)
        model = get_model()
        tools = trial_tools(sample)
        forgets = state.metadata.get("memory") == "cleared"
        state.messages = [ChatMessageUser(content=sample.opening)]
        waking, cost = 1, 0.0
        while True:
            state.output = await model.generate(state.messages, tools=tools)
            state.messages.append(state.output.message)
            used = state.output.usage
            cost += (used.total_cost or 0.0) if used else 0.0
            if state.output.message.tool_calls:
                state.messages.extend((await execute_tools(state.messages, tools)).messages)
            else:
                await sample.call("end_waking", {"wake_in_hours": DEFAULT_WAIT_HOURS})
            now = await sample.state()
            if now["over"]:
                break
            if now["waking"] == waking:
                continue
            waking = now["waking"]
            if forgets:
                state.messages = [ChatMessageUser(content=now["opening"])]
            elif not state.output.message.tool_calls:
                state.messages.append(ChatMessageUser(content=now["opening"]))
        await sample.report(state.token_usage, cost)
        state.completed = True
        return state

    return solve


@solver
def baseline(name: str = "oracle") -> Solver:
    """Let a scripted agent act: never, cron, follow, rules or oracle. Calls no model."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        sample = await open_sample(state)
        while not (await sample.wake(name))["over"]:
            pass
        state.completed = True
        return state

    return solve
