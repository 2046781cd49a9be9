"""Sends requests and retries temporary failures, in a sync and an async version."""

from __future__ import annotations

import asyncio
import random
import re
import time
import uuid
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Self
from urllib.parse import quote

import httpx

from .errors import HouseError
from .types import NextStep

Route = tuple[str, str]
# The next step of a call: a request to send, or seconds to wait.
Step = httpx.Request | float
Attempts = Generator[Step, httpx.Response | httpx.TransportError | None, httpx.Response]


class _BaseCaller:
    """Shared by the sync and the async client: requests, retries and responses."""

    _routes: dict[str, Route]

    def __init__(self, key: str | None, url: str, retries: int, longest_wait: float) -> None:
        self.key = key
        """Your key, `ch_…`. Set by register and rotate_key."""
        self.url = url.rstrip("/")
        self.retries = retries
        self.longest_wait = longest_wait

    def _request(
        self,
        build: Callable[..., httpx.Request],
        name: str,
        args: dict[str, Any],
        idempotency_key: str | None,
        accept: str,
    ) -> httpx.Request:
        method, path = self._routes[name]
        given = {field: value for field, value in args.items() if value is not None}
        path = re.sub(r"{(\w+)}", lambda field: quote(given.pop(field[1]), safe=""), path)
        place = "json" if method in ("POST", "PATCH") else "params"
        return self._built(build, method, path, idempotency_key, accept, **{place: given})

    def _step_request(
        self, build: Callable[..., httpx.Request], step: NextStep, idempotency_key: str | None
    ) -> httpx.Request:
        method, endpoint = step.get("method"), step.get("endpoint")
        if not method or not endpoint:
            raise ValueError(f"This step is a link for a person to open: {step.get('url')}")
        body = {"json": step["body"]} if "body" in step else {}
        return self._built(build, method, endpoint, idempotency_key, "application/json, */*", **body)

    def _built(
        self,
        build: Callable[..., httpx.Request],
        method: str,
        path: str,
        idempotency_key: str | None,
        accept: str,
        **parts: Any,
    ) -> httpx.Request:
        headers = {"accept": accept}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        if method != "GET":
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        return build(method, self.url + path, headers=headers, **parts)

    def _attempts(self, request: httpx.Request) -> Attempts:
        """Yields requests and pauses until there is a final response, or no retries are left."""
        for attempt in range(self.retries + 1):
            pause = 0.5 * 2**attempt * (1 + random.random())
            last = attempt == self.retries
            outcome = yield request
            if isinstance(outcome, httpx.Response):
                pause = _retry_after(outcome) or pause
                if last or pause > self.longest_wait or not _is_temporary(outcome):
                    return outcome
            elif last and outcome:
                raise outcome
            yield pause
        raise AssertionError("the last attempt returns or raises")

    def _result(self, response: httpx.Response) -> Any:
        if not response.is_success:
            raise HouseError(response)
        if "json" not in response.headers.get("content-type", ""):
            return response.text
        answer = response.json()
        self.key = answer.get("your_token", self.key)
        return answer


def _retry_after(response: httpx.Response) -> float:
    header = response.headers.get("retry-after", "")
    return float(header) if header.isdigit() else 0


def _is_temporary(response: httpx.Response) -> bool:
    """Whether the failure is temporary: rate limit, call in flight, or server error."""
    busy = response.status_code == 409 and re.search(r'\bcode"?: ?"?busy\b', response.text) is not None
    return busy or response.status_code == 429 or response.status_code >= 500


class Caller(_BaseCaller):
    def __init__(
        self,
        key: str | None = None,
        *,
        url: str = "http://localhost:8787",
        retries: int = 4,
        longest_wait: float = 60,
        http: httpx.Client | None = None,
        wait: Callable[[float], object] = time.sleep,
        timeout: float = 30,
    ) -> None:
        super().__init__(key, url, retries, longest_wait)
        self._http = http or httpx.Client(timeout=timeout)
        self._wait = wait

    def as_text(self, name: str, **args: Any) -> str:
        """Make any call, with a short plain text for a model as its result."""
        return str(self._call(name, args, accept="text/plain"))

    def follow(self, step: NextStep, *, idempotency_key: str | None = None) -> dict[str, Any]:
        """Make the call of a next step, with the parameters that it has."""
        request = self._step_request(self._http.build_request, step, idempotency_key)
        answer: dict[str, Any] = self._run(request)
        return answer

    def _call(
        self, name: str, args: dict[str, Any], idempotency_key: str | None = None, accept: str = "application/json, */*"
    ) -> Any:
        return self._run(self._request(self._http.build_request, name, args, idempotency_key, accept))

    def _run(self, request: httpx.Request) -> Any:
        attempts = self._attempts(request)
        outcome: httpx.Response | httpx.TransportError | None = None
        try:
            while True:
                step = attempts.send(outcome)
                outcome = None
                if isinstance(step, httpx.Request):
                    try:
                        # Following a redirect would send the key and the body to another address.
                        outcome = self._http.send(step, follow_redirects=False)
                    except httpx.TransportError as error:
                        outcome = error
                else:
                    self._wait(step)
        except StopIteration as end:
            return self._result(end.value)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncCaller(_BaseCaller):
    def __init__(
        self,
        key: str | None = None,
        *,
        url: str = "http://localhost:8787",
        retries: int = 4,
        longest_wait: float = 60,
        http: httpx.AsyncClient | None = None,
        wait: Callable[[float], Awaitable[object]] = asyncio.sleep,
        timeout: float = 30,
    ) -> None:
        super().__init__(key, url, retries, longest_wait)
        self._http = http or httpx.AsyncClient(timeout=timeout)
        self._wait = wait

    async def as_text(self, name: str, **args: Any) -> str:
        """Make any call, with a short plain text for a model as its result."""
        return str(await self._call(name, args, accept="text/plain"))

    async def follow(self, step: NextStep, *, idempotency_key: str | None = None) -> dict[str, Any]:
        """Make the call of a next step, with the parameters that it has."""
        request = self._step_request(self._http.build_request, step, idempotency_key)
        answer: dict[str, Any] = await self._run(request)
        return answer

    async def _call(
        self, name: str, args: dict[str, Any], idempotency_key: str | None = None, accept: str = "application/json, */*"
    ) -> Any:
        return await self._run(self._request(self._http.build_request, name, args, idempotency_key, accept))

    async def _run(self, request: httpx.Request) -> Any:
        attempts = self._attempts(request)
        outcome: httpx.Response | httpx.TransportError | None = None
        try:
            while True:
                step = attempts.send(outcome)
                outcome = None
                if isinstance(step, httpx.Request):
                    try:
                        outcome = await self._http.send(step, follow_redirects=False)
                    except httpx.TransportError as error:
                        outcome = error
                else:
                    await self._wait(step)
        except StopIteration as end:
            return self._result(end.value)

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
