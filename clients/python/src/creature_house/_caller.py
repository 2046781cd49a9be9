"""How a call is made, and made again: once for those who wait, once for those who await."""

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

Route = tuple[str, str]
# What is asked of whoever sends: to send a request, or to wait so many seconds.
Step = httpx.Request | float
Attempts = Generator[Step, httpx.Response | httpx.TransportError | None, httpx.Response]


class _Manners:
    """All that is the same for both."""

    _routes: dict[str, Route]

    def __init__(self, key: str | None, url: str, retries: int, longest_wait: float) -> None:
        self.key = key
        """Your key, `ch_…`. After register and rotate_key it is kept here by itself."""
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
        headers = {"accept": accept}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        if method != "GET":
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        place = "json" if method in ("POST", "PATCH") else "params"
        return build(method, self.url + path, headers=headers, **{place: given})

    def _attempts(self, request: httpx.Request) -> Attempts:
        """Asks for sending and waiting until there is an answer for good, or an end of patience."""
        for attempt in range(self.retries + 1):
            pause = 0.5 * 2**attempt * (1 + random.random())
            last = attempt == self.retries
            outcome = yield request
            if isinstance(outcome, httpx.Response):
                pause = _retry_after(outcome) or pause
                if last or pause > self.longest_wait or not _is_passing(outcome):
                    return outcome
            elif last and outcome:
                raise outcome
            yield pause
        raise AssertionError("the last attempt returns or raises")

    def _told(self, response: httpx.Response) -> Any:
        if not response.is_success:
            raise HouseError(response)
        if "json" not in response.headers.get("content-type", ""):
            return response.text
        answer = response.json()
        self.key = answer.get("your_token", self.key)
        return answer


def _retry_after(response: httpx.Response) -> float:
    said = response.headers.get("retry-after", "")
    return float(said) if said.isdigit() else 0


def _is_passing(response: httpx.Response) -> bool:
    """Too early, too often, or nothing that the call itself could help."""
    busy = response.status_code == 409 and re.search(r'\bcode"?: ?"?busy\b', response.text) is not None
    return busy or response.status_code == 429 or response.status_code >= 500


class Caller(_Manners):
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
        """Any call, answered with a short plain text for a model to read."""
        return str(self._call(name, args, accept="text/plain"))

    def _call(
        self, name: str, args: dict[str, Any], idempotency_key: str | None = None, accept: str = "application/json, */*"
    ) -> Any:
        attempts = self._attempts(self._request(self._http.build_request, name, args, idempotency_key, accept))
        outcome: httpx.Response | httpx.TransportError | None = None
        try:
            while True:
                step = attempts.send(outcome)
                outcome = None
                if isinstance(step, httpx.Request):
                    try:
                        # A redirect would take the key and the body to another address.
                        outcome = self._http.send(step, follow_redirects=False)
                    except httpx.TransportError as error:
                        outcome = error
                else:
                    self._wait(step)
        except StopIteration as end:
            return self._told(end.value)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncCaller(_Manners):
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
        """Any call, answered with a short plain text for a model to read."""
        return str(await self._call(name, args, accept="text/plain"))

    async def _call(
        self, name: str, args: dict[str, Any], idempotency_key: str | None = None, accept: str = "application/json, */*"
    ) -> Any:
        attempts = self._attempts(self._request(self._http.build_request, name, args, idempotency_key, accept))
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
            return self._told(end.value)

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
