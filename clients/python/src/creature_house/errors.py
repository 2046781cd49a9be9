"""Error response, as raised by the client."""

from __future__ import annotations

import re
from typing import cast

import httpx

from .types import Error, ErrorCode, NextStep


class HouseError(Exception):
    """An error response. The message begins with what to do."""

    def __init__(self, response: httpx.Response) -> None:
        body = _body(response)
        fault = ": ".join(filter(None, [body["error"], body.get("details")]))
        super().__init__(f"{body['suggestion']} ({fault})" if body.get("suggestion") else fault)
        self.status = response.status_code
        self.body: Error = body
        """The whole response body."""
        self.code = cast(ErrorCode | None, body.get("code") or _code_in(body["error"]))
        """Error code; None if the response is from a proxy or gateway in front of the service."""
        self.suggestion = body.get("suggestion")
        """What to do about it."""
        self.next_steps: list[NextStep] = body.get("next_steps", [])
        """Possible next calls with arguments, the best first."""
        header = response.headers.get("retry-after", "")
        self.retry_after: int | None = body.get("retry_after_seconds") or (int(header) if header.isdigit() else None)
        """Seconds to wait before the next call, if waiting helps."""


def _code_in(text: str) -> str | None:
    """The error code in a text response."""
    found = re.search(r"^code: (\w+)$", text, re.MULTILINE)
    return found and found[1]


def _body(response: httpx.Response) -> Error:
    try:
        content = response.json()
    except ValueError:
        content = None
    if isinstance(content, dict) and isinstance(content.get("error"), str):
        return cast(Error, content)
    if response.has_redirect_location:
        return {"error": f"The server redirects to {response.headers['location']}, not followed"}
    return {"error": response.text or f"HTTP {response.status_code}"}
