"""The client, plain and async, with the house that HOUSE names: a life, refusals, and calls that are done once."""

import asyncio
import os
import unittest
import uuid
from collections.abc import Callable
from typing import assert_type

import httpx

from creature_house import AsyncCreatureHouse, CreatureHouse, HouseError, types

HOUSE = os.environ["HOUSE"]
Meet = Callable[[int, Callable[[], httpx.Response]], httpx.Response]


class Road(httpx.BaseTransport):
    """Notes what is sent, and lets `meet` answer in place of the house, or lose its answer."""

    def __init__(self, meet: Meet) -> None:
        self.meet = meet
        self.keys: list[str | None] = []
        self.wire = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("idempotency-key"))
        assert request.extensions["timeout"]["read"], "nobody waits for ever"
        return self.meet(len(self.keys), lambda: self.wire.handle_request(request))


def newcomer() -> CreatureHouse:
    house = CreatureHouse(url=HOUSE)
    house.register(f"py-{uuid.uuid4().hex[:12]}")
    return house


def by(road: Road, waited: list[float], retries: int = 4) -> CreatureHouse:
    http = httpx.Client(transport=road)
    return CreatureHouse(newcomer().key, url=HOUSE, http=http, wait=waited.append, retries=retries)


def lost_once(attempt: int, go: Callable[[], httpx.Response]) -> httpx.Response:
    answer = go()
    answer.read()
    if attempt == 1:
        raise httpx.ReadError("the answer was lost")
    return answer


class Life(unittest.TestCase):
    def test_keeps_a_creature(self) -> None:
        house = newcomer()
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
        house = newcomer()
        house.adopt("Polly")
        # Without an id, the answer is about a living creature: its mood needs no check.
        self.assertIn(house.status()["creature"]["mood"], ("happy", "sleeping", "curious", "content"))
        self.assertIn("Polly", house.visit([{"action": "reflect"}])["creatures"][0]["name"])

    def test_changes_a_profile(self) -> None:
        house = newcomer()
        house.update_me(bio="Keeps its promises.")
        self.assertEqual(house.me()["agent"].get("bio"), "Keeps its promises.")

    def test_gives_text_where_text_is_asked_for(self) -> None:
        house = newcomer()
        house.adopt("Polly")
        house.status()
        calendar = house.plan(format="ics")
        assert_type(calendar, str)
        self.assertIn("BEGIN:VCALENDAR", calendar)
        self.assertIn("# Polly", house.history(format="markdown"))
        self.assertIn("Polly", house.as_text("status"))

    def test_raises_what_is_refused(self) -> None:
        house = newcomer()
        with self.assertRaises(HouseError) as caught:
            house.care("feed")
        error = caught.exception
        self.assertEqual((error.status, error.code, error.retry_after), (404, "no_living_creature", None))
        self.assertIn("No living creature found", str(error))
        self.assertEqual(error.next_steps[0].get("endpoint"), "/api/house/adopt")
        self.assertTrue(error.suggestion)
        with self.assertRaises(HouseError) as caught:
            house.as_text("care", action="feed")
        self.assertEqual(caught.exception.code, "no_living_creature")


class Patience(unittest.TestCase):
    def test_a_lost_answer_is_asked_for_again_and_the_deed_done_once(self) -> None:
        road = Road(lost_once)
        house = by(road, [])
        house.adopt("Polly")
        self.assertEqual(len(road.keys), 2)
        self.assertEqual(len(set(road.keys)), 1)
        self.assertEqual(len(house.me().get("creatures", [])), 1)

    def test_waits_as_long_as_it_is_told(self) -> None:
        for status in (429, 503):
            waited: list[float] = []
            told = httpx.Response(status, headers={"retry-after": "7"}, json={"error": "later"})
            road = Road(lambda attempt, go, told=told: told if attempt < 3 else go())  # type: ignore[misc]
            by(road, waited).adopt("Polly")
            self.assertEqual(waited, [7, 7])
            self.assertEqual(len(set(road.keys)), 1)

    def test_a_busy_house_is_asked_ever_later(self) -> None:
        waited: list[float] = []
        busy = httpx.Response(409, json={"error": "too busy", "code": "busy"})
        by(Road(lambda attempt, go: busy if attempt < 4 else go()), waited).adopt("Polly")
        self.assertEqual(len(waited), 3)
        self.assertEqual(waited, sorted(waited))

    def test_has_an_end(self) -> None:
        road = Road(lambda attempt, go: httpx.Response(503))
        with self.assertRaises(HouseError):
            by(road, [], retries=2).status()
        self.assertEqual(len(road.keys), 3)
        hours = Road(lambda attempt, go: httpx.Response(429, headers={"retry-after": "3000"}))
        with self.assertRaises(HouseError) as caught:
            by(hours, []).adopt("Polly")
        self.assertEqual((caught.exception.retry_after, len(hours.keys)), (3000, 1))
        away = Road(lambda attempt, go: httpx.Response(200, stream=Torn()))
        with self.assertRaises(httpx.ReadError):
            by(away, [], retries=2).status()
        self.assertEqual(len(away.keys), 3)


class Redirects(unittest.TestCase):
    def test_are_not_followed_with_key_or_body(self) -> None:
        road = Road(lambda attempt, go: httpx.Response(307, headers={"location": "https://elsewhere.example/"}))
        http = httpx.Client(transport=road, follow_redirects=True, timeout=30)
        house = CreatureHouse("ch_secret", url=HOUSE, http=http)
        for call in (house.status, lambda: house.adopt("Polly")):
            with self.assertRaises(HouseError) as caught:
                call()
            self.assertIn("redirects to https://elsewhere.example/", str(caught.exception))
        self.assertEqual(len(road.keys), 2)


class Torn(httpx.SyncByteStream):
    def __iter__(self):  # type: ignore[no-untyped-def]
        raise httpx.ReadError("the answer broke off")


class Awaited(unittest.IsolatedAsyncioTestCase):
    async def test_does_the_same(self) -> None:
        async with AsyncCreatureHouse(newcomer().key, url=HOUSE) as house:
            adopted = await house.adopt("Polly")
            assert_type(adopted, types.AdoptResponse)
            looks = await asyncio.gather(house.status(), house.me(), house.as_text("plan"))
            self.assertEqual(looks[0]["creature"]["name"], "Polly")
            with self.assertRaises(HouseError) as caught:
                await house.care("feed", creature_id=str(uuid.uuid4()))
            self.assertEqual(caught.exception.status, 404)

    async def test_is_as_patient(self) -> None:
        waited: list[float] = []

        async def wait(seconds: float) -> None:
            waited.append(seconds)

        def meet(request: httpx.Request) -> httpx.Response:
            return httpx.Response(503, headers={"retry-after": "3"}) if not waited else httpx.Response(200, json={"status": "ok"})

        http = httpx.AsyncClient(transport=httpx.MockTransport(meet))
        async with AsyncCreatureHouse(url=HOUSE, http=http, wait=wait) as house:
            self.assertEqual((await house.health())["status"], "ok")
        self.assertEqual(waited, [3])


if __name__ == "__main__":
    unittest.main()
