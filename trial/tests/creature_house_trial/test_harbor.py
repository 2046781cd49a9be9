"""The tasks for Harbor, by Harbor's own model of task.toml. Its package needs Python 3.12; its models do not."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from creature_house_trial.control import repository

LEVELS = 6
EXECUTABLE = 0o111


def test_every_task_is_valid(tmp_path: Path) -> None:
    config: Any = pytest.importorskip("harbor.models.task.config")
    command = ["node", "--import", "tsx", "bin/trial.ts", "--harbor", str(tmp_path), "--seeds", "1"]
    subprocess.run(command, cwd=repository(), check=True)
    tasks = sorted(tmp_path.iterdir())
    assert len(tasks) == LEVELS
    for level, folder in enumerate(tasks, 1):
        task = config.TaskConfig.model_validate_toml((folder / "task.toml").read_text(encoding="utf-8"))
        assert task.task.name == f"creature-house/trial-level{level}-seed1"
        assert [server.transport for server in task.environment.mcp_servers] == ["streamable-http"]
        for script in ("tests/test.sh", "solution/solve.sh"):
            assert (folder / script).stat().st_mode & EXECUTABLE
        secret = next(line for line in (folder / "environment/docker-compose.yaml").read_text(encoding="utf-8").splitlines() if "TRIAL_SECRET" in line).split()[-1]
        for seen in ("instruction.md", "environment/Dockerfile", "task.toml"):
            assert secret not in (folder / seen).read_text(encoding="utf-8")
