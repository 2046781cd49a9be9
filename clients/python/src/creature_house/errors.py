"""A refusal, as it is raised."""

from __future__ import annotations

import re
from typing import cast

import httpx

from .types import Error, ErrorCode, NextStep


class HouseError(Exception):
    """What the house refuses. Its words say what went wrong and what to do."""

    def __init__(self, response: httpx.Response) -> None:
        body = _body(response)
        super().__init__(": ".join(filter(None, [body["error"], body.get("details") or body.get("suggestion")])))
        self.status = response.status_code
        self.body: Error = body
        """Everything that was said."""
        self.code = cast(ErrorCode | None, body.get("code") or _code_in(body["error"]))
        """Which refusal it is; None where something in front of the house refused."""
        self.suggestion = body.get("suggestion")
        """What to do about it."""
        self.next_steps: list[NextStep] = body.get("next_steps", [])
        """Calls that could come next, filled in, the best first."""
        said = response.headers.get("retry-after", "")
        self.retry_after: int | None = body.get("retry_after_seconds") or (int(said) if said.isdigit() else None)
        """Seconds to wait before the next call, where that would help."""


def _code_in(text: str) -> str | None:
    """The code of a refusal that was told as text."""
    found = re.search(r"^code: (\w+)$", text, re.MULTILINE)
    return found and found[1]


def _body(response: httpx.Response) -> Error:
    try:
        said = response.json()
    except ValueError:
        said = None
    if isinstance(said, dict) and isinstance(said.get("error"), str):
        return cast(Error, said)
    if response.has_redirect_location:
        return {"error": f"The server redirects to {response.headers['location']}, not followed"}
    return {"error": response.text or f"HTTP {response.status_code}"}
