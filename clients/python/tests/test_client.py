"""Sync and async client against the house at HOUSE: care, errors, and retries that take effect once."""

import asyncio
import os
import unittest
import uuid
from collections.abc import Callable
from typing import assert_type

import httpx

from creature_house import AsyncCreatureHouse, CreatureHouse, HouseError, types

HOUSE = os.environ["HOUSE"]
Respond = Callable[[int, Callable[[], httpx.Response]], httpx.Response]


class RecordingTransport(httpx.BaseTransport):
    """Records idempotency keys; `respond` returns a response, forwards the request, or loses its response."""

    def __init__(self, respond: Respond) -> None:
        self.respond = respond
        self.keys: list[str | None] = []
        self.wire = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("idempotency-key"))
        assert request.extensions["timeout"]["read"], "the request has no timeout"
        return self.respond(len(self.keys), lambda: self.wire.handle_request(request))


def registered_client() -> CreatureHouse:
    house = CreatureHouse(url=HOUSE)
    house.register(f"py-{uuid.uuid4().hex[:12]}")
    return house


def client_over(transport: RecordingTransport, waited: list[float], retries: int = 4) -> CreatureHouse:
    http = httpx.Client(transport=transport)
    return CreatureHouse(registered_client().key, url=HOUSE, http=http, wait=waited.append, retries=retries)


def lost_once(attempt: int, go: Callable[[], httpx.Response]) -> httpx.Response:
    answer = go()
    answer.read()
    if attempt == 1:
        raise httpx.ReadError("the response was lost")
    return answer


class Life(unittest.TestCase):
    def test_adopts_cares_and_releases(self) -> None:
        house = registered_client()
        adopted = house.adopt("Polly", species_slug="axolotl")
        assert_type(adopted, types.AdoptResponse)
        self.assertEqual(house.status(creature_id=adopted["creature"]["id"])["creature"]["name"], "Polly")
        self.assertTrue(house.care("reflect", notes="hello")["action_result"]["success"])
        self.assertEqual(house.species("axolotl")["species"]["name"], "Axolotl")
        first = house.key
        house.rotate_key()
        self.assertNotEqual(house.key, first)
        self.assertIn("Polly", house.release(creature_id=adopted["creature"]["id"])["message"])

    def test_a_living_creature_has_a_mood(self) -> None:
        house = registered_client()
        house.adopt("Polly")
        # Without an id, the type of the response has a living creature, which always has a mood.
        self.assertIn(house.status()["creature"]["mood"], ("happy", "sleeping", "curious", "content"))
        self.assertIn("Polly", house.visit([{"action": "reflect"}])["creatures"][0]["name"])

    def test_follows_the_steps_of_answers(self) -> None:
        house = registered_client()
        with self.assertRaises(HouseError) as caught:
            house.status()
        adopted = house.follow(caught.exception.next_steps[0])
        looked = house.follow(adopted["next_steps"][0])
        self.assertEqual(looked["creature"]["stage"], "baby")
        with self.assertRaises(ValueError):
            house.follow({"action": "pay", "url": "https://pay.example", "description": ""})

    def test_changes_a_profile(self) -> None:
        house = registered_client()
        house.update_me(bio="Keeps its promises.")
        self.assertEqual(house.me()["agent"].get("bio"), "Keeps its promises.")

    def test_returns_text_formats_as_str(self) -> None:
        house = registered_client()
        house.adopt("Polly")
        house.status()
        calendar = house.plan(format="ics")
        assert_type(calendar, str)
        self.assertIn("BEGIN:VCALENDAR", calendar)
        self.assertIn("# Polly", house.history(format="markdown"))
        self.assertIn("Polly", house.as_text("status"))

    def test_raises_error_responses(self) -> None:
        house = registered_client()
        with self.assertRaises(HouseError) as caught:
            house.care("feed")
        error = caught.exception
        self.assertEqual((error.status, error.code, error.retry_after), (404, "no_living_creature", None))
        self.assertEqual(str(error), f"{error.suggestion} (No living creature found)")
        self.assertEqual(error.next_steps[0].get("endpoint"), "/api/house/adopt")
        self.assertTrue(error.suggestion)
        with self.assertRaises(HouseError) as caught:
            house.as_text("care", action="feed")
        self.assertEqual(caught.exception.code, "no_living_creature")


class Retries(unittest.TestCase):
    def test_a_call_with_a_lost_response_is_retried_and_takes_effect_once(self) -> None:
        transport = RecordingTransport(lost_once)
        house = client_over(transport, [])
        house.adopt("Polly")
        self.assertEqual(len(transport.keys), 2)
        self.assertEqual(len(set(transport.keys)), 1)
        self.assertEqual(len(house.me().get("creatures", [])), 1)

    def test_waits_for_the_time_in_retry_after(self) -> None:
        for status in (429, 503):
            waited: list[float] = []
            refusal = httpx.Response(status, headers={"retry-after": "7"}, json={"error": "later"})
            transport = RecordingTransport(lambda attempt, go, refusal=refusal: refusal if attempt < 3 else go())  # type: ignore[misc]
            client_over(transport, waited).adopt("Polly")
            self.assertEqual(waited, [7, 7])
            self.assertEqual(len(set(transport.keys)), 1)

    def test_waits_longer_before_each_retry(self) -> None:
        waited: list[float] = []
        busy = httpx.Response(409, json={"error": "too busy", "code": "busy"})
        client_over(RecordingTransport(lambda attempt, go: busy if attempt < 4 else go()), waited).adopt("Polly")
        self.assertEqual(len(waited), 3)
        self.assertEqual(waited, sorted(waited))

    def test_gives_up_after_the_retries_or_the_longest_wait(self) -> None:
        transport = RecordingTransport(lambda attempt, go: httpx.Response(503))
        with self.assertRaises(HouseError):
            client_over(transport, [], retries=2).status()
        self.assertEqual(len(transport.keys), 3)
        hours = RecordingTransport(lambda attempt, go: httpx.Response(429, headers={"retry-after": "3000"}))
        with self.assertRaises(HouseError) as caught:
            client_over(hours, []).adopt("Polly")
        self.assertEqual((caught.exception.retry_after, len(hours.keys)), (3000, 1))
        torn = RecordingTransport(lambda attempt, go: httpx.Response(200, stream=Torn()))
        with self.assertRaises(httpx.ReadError):
            client_over(torn, [], retries=2).status()
        self.assertEqual(len(torn.keys), 3)


class Redirects(unittest.TestCase):
    def test_are_not_followed_with_key_or_body(self) -> None:
        transport = RecordingTransport(lambda attempt, go: httpx.Response(307, headers={"location": "https://elsewhere.example/"}))
        http = httpx.Client(transport=transport, follow_redirects=True, timeout=30)
        house = CreatureHouse("ch_secret", url=HOUSE, http=http)
        for call in (house.status, lambda: house.adopt("Polly")):
            with self.assertRaises(HouseError) as caught:
                call()
            self.assertIn("redirects to https://elsewhere.example/", str(caught.exception))
        self.assertEqual(len(transport.keys), 2)


class Torn(httpx.SyncByteStream):
    def __iter__(self):  # type: ignore[no-untyped-def]
        raise httpx.ReadError("the response was truncated")


class Async(unittest.IsolatedAsyncioTestCase):
    async def test_calls_and_raises_like_the_sync_client(self) -> None:
        async with AsyncCreatureHouse(registered_client().key, url=HOUSE) as house:
            adopted = await house.adopt("Polly")
            assert_type(adopted, types.AdoptResponse)
            looks = await asyncio.gather(house.status(), house.me(), house.as_text("plan"))
            self.assertEqual(looks[0]["creature"]["name"], "Polly")
            with self.assertRaises(HouseError) as caught:
                await house.care("feed", creature_id=str(uuid.uuid4()))
            self.assertEqual(caught.exception.status, 404)

    async def test_retries_like_the_sync_client(self) -> None:
        waited: list[float] = []

        async def wait(seconds: float) -> None:
            waited.append(seconds)

        def respond(request: httpx.Request) -> httpx.Response:
            return httpx.Response(503, headers={"retry-after": "3"}) if not waited else httpx.Response(200, json={"status": "ok"})

        http = httpx.AsyncClient(transport=httpx.MockTransport(respond))
        async with AsyncCreatureHouse(url=HOUSE, http=http, wait=wait) as house:
            self.assertEqual((await house.health())["status"], "ok")
        self.assertEqual(waited, [3])


if __name__ == "__main__":
    unittest.main()
