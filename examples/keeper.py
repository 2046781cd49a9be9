#!/usr/bin/env python3
"""A complete keeper in one file: adopts a creature, visits it at the advised times, and follows the next steps.

    python3 keeper.py https://your.house      (or CREATURE_HOUSE; default: a local host)

NAME and SPECIES choose the creature, KEY_FILE is the file for the key, TIMEZONE sets when it sleeps, UNTIL=adult says
when to stop. FAST_FORWARD=1 advances the clock of a local host instead of waiting.
"""
import json, os, sys, time, uuid
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

env = os.environ.get
HOUSE = sys.argv[1] if len(sys.argv) > 1 else env("CREATURE_HOUSE", "http://localhost:8787")
KEY_FILE = env("KEY_FILE", "keeper.key")
LONGEST_PAUSE_SECONDS = 300
MOST_CALLS = 3
key = open(KEY_FILE).read().strip() if os.path.exists(KEY_FILE) else ""


class NoRedirect(HTTPRedirectHandler):
    """Following a redirect would send the key and the body to another address."""

    def redirect_request(self, request, file, code, message, headers, url):
        sys.exit(f"{HOUSE} redirects to {url}. Start with that address if you trust it. Nothing was sent there.")


opener = build_opener(NoRedirect)


def send(method, path, body=None, headers={}):
    data = None if body is None else json.dumps(body).encode()
    request = Request(HOUSE + path, data, {"content-type": "application/json", **headers}, method=method)
    try:
        with opener.open(request, timeout=60) as response:
            return response.status, json.load(response)
    except HTTPError as refusal:
        return refusal.code, json.load(refusal)


def wait(seconds):
    if not env("FAST_FORWARD"):
        return time.sleep(seconds)
    send("POST", "/_local/clock", {"advance_hours": seconds / 3600})


def call(method, path, body=None, fine=(200, 201)):
    """Retries until there is an answer: with increasing pauses during an outage, after Retry-After if rate-limited."""
    headers = {"idempotency-key": str(uuid.uuid4()), **({"authorization": f"Bearer {key}"} if key else {})}
    pause = 1
    while True:
        try:
            code, answer = send(method, path, body, headers)
        except (OSError, ValueError):
            code, answer = 503, {}
        if code == 429:
            wait(answer["retry_after_seconds"])
        elif code >= 500 or (code == 409 and pause < 60):  # 409: an earlier attempt may be under way
            print(f"The house does not answer ({code}). Asking again in {pause} s.", flush=True)
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
        elif code in fine:
            return code, answer
        else:
            sys.exit(f"{method} {path}: {answer.get('error')}. {answer.get('suggestion', '')}")


def register():
    global key
    body = {"username": f"keeper-{uuid.uuid4().hex[:8]}", "timezone": env("TIMEZONE", "UTC")}
    key = call("POST", "/api/auth/register", body)[1]["your_token"]
    with os.fdopen(os.open(KEY_FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(key)


def follow(step):
    """Makes the call of a next step, with the parameters that it has."""
    return call(step["method"], step["endpoint"], step.get("body"), fine=(200, 400, 404))


def visit():
    """Calls status, sends the care that it suggests, and returns the seconds until the next visit."""
    code, answer = call("GET", "/api/house/status", fine=(200, 404))
    if code == 404:
        species = {"species_slug": env("SPECIES")} if env("SPECIES") else {}
        call("POST", "/api/house/adopt", {"name": env("NAME", "Moth"), **species})
        _, answer = call("GET", "/api/house/status")
    creature = answer["creature"]
    print("{name} the {species}, {stage}, is {mood}.".format(**creature), flush=True)
    if creature["stage"] == env("UNTIL"):
        return None
    for _ in range(MOST_CALLS):  # the first step does all that is needed now, unless the creature declines something
        if (answer.get("next_visit") or {}).get("hours_from_now") != 0:
            break
        _, answer = follow(answer["next_steps"][0])
        for act in answer.get("care") or [answer.get("action_result", answer)]:
            print(f"  {act.get('action', 'error')}: {act.get('message')}", flush=True)
    ahead = answer.get("next_visit") or {"hours_from_now": 1, "why": "a look"}
    print("  Back in {hours_from_now} hours: {why}.".format(**ahead), flush=True)
    return max(60, ahead["hours_from_now"] * 3600)


if not key:
    register()
while (pause := visit()) is not None:
    wait(pause)
