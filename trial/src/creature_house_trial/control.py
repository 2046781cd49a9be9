"""Client of the control door, and the child process behind it.

The model under test never sees this address or its secret: it has only the tools of its own sample.
"""

import asyncio
import atexit
import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

TIMEOUT_SECONDS = 300.0


def repository() -> Path:
    """The folder of Creature House, whose `npm ci` has run."""
    return Path(os.environ.get("CREATURE_HOUSE", Path(__file__).parents[3]))


@dataclass(frozen=True)
class Doors:
    """Addresses that the child process printed."""

    url: str
    agent_url: str
    secret: str


_doors: Doors | None = None
_starting = asyncio.Lock()


async def doors() -> Doors:
    """Start the house once per process. It ends with this process."""
    global _doors  # noqa: PLW0603
    async with _starting:
        if _doors is None:
            _doors = await asyncio.to_thread(_start)
        return _doors


def _start() -> Doors:
    command = ["node", "--import", "tsx", "bin/trial.ts", "--serve"]
    child = subprocess.Popen(command, cwd=repository(), stdout=subprocess.PIPE, text=True)
    atexit.register(child.terminate)
    line = child.stdout.readline() if child.stdout else ""
    if not line:
        raise RuntimeError(f"{' '.join(command)} failed in {repository()}: run npm ci there, or set CREATURE_HOUSE")
    return Doors(**json.loads(line))


async def _ask(method: str, url: str, secret: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    async with httpx.AsyncClient(timeout=TIMEOUT_SECONDS, trust_env=False) as client:
        answer = await client.request(method, url, json=body, headers={"authorization": f"Bearer {secret}"})
    if answer.is_error and method != "POST":
        answer.raise_for_status()
    return dict(answer.json())


class TrialSample:
    """One sample of the trial."""

    def __init__(self, key: str, opening: str, tools: list[dict[str, Any]]) -> None:
        self.key = key
        self.opening = opening
        self.tools = tools

    @staticmethod
    async def start(scenario: dict[str, Any], calls: list[dict[str, Any]] | None = None) -> "TrialSample":
        """Open a sample. With the recorded calls of an interrupted one, continue that."""
        house = await doors()
        opened = await _ask("POST", f"{house.url}/samples", house.secret, {**scenario, "calls": calls or []})
        if "key" not in opened:
            raise ValueError(opened.get("error", "the sample could not be opened"))
        return TrialSample(opened["key"], opened["opening"], opened["tools"])

    async def call(self, tool: str, arguments: dict[str, Any]) -> str:
        """Call a tool with the agent's own key, at the agent's door."""
        house = await doors()
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
        answer = await _ask("POST", f"{house.agent_url}/mcp", self.key, body)
        return str(answer["result"]["content"][0]["text"])

    async def state(self) -> dict[str, Any]:
        """Fields `over`, `waking`, `opening` and `result`."""
        return await self._control("GET", "")

    async def wake(self, agent: str) -> dict[str, Any]:
        """Let a baseline act for one waking."""
        return await self._control("POST", "/wake", {"agent": agent})

    async def report(self, tokens: int, cost_usd: float) -> None:
        """Report what the model used. The cost is 0 if its price is unknown."""
        await self._control("POST", "/usage", {"tokens": tokens, "cost_usd": cost_usd})

    async def calls(self) -> list[dict[str, Any]]:
        """All calls so far, for resuming."""
        return list((await self._control("GET", "/calls"))["calls"])

    async def close(self) -> None:
        """Forget the sample."""
        await self._control("DELETE", "")

    async def _control(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        house = await doors()
        return await _ask(method, f"{house.url}/samples/{self.key}{path}", house.secret, body)
