"""
The official Python client signs in to a house by OAuth and adopts a creature:
python sign_in.py http://localhost:8787 a-name [address of its metadata document]
"""

import asyncio
import re
import sys
from urllib.parse import parse_qs, urlparse

import httpx2
from mcp import ClientSession
from mcp.client.auth import OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata

HOUSE, USERNAME, *DOCUMENT = sys.argv[1:]
HOSTED = f"{HOUSE}/mcp/hosted"
METADATA = OAuthClientMetadata(
    client_name="A Python client", redirect_uris=["http://127.0.0.1:43118/callback"], token_endpoint_auth_method="none"
)


def query(url):
    return {name: values[0] for name, values in parse_qs(urlparse(url).query).items()}


class Memory:
    tokens = client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client):
        self.client = client


class Person:
    """Makes a keeper on the page that the client opens, and allows the client."""

    async def open(self, url):
        self.asked = query(url)

    async def allow(self):
        async with httpx2.AsyncClient(headers={"origin": HOUSE, "accept": "text/html"}) as browser:
            press = lambda **fields: browser.post(f"{HOUSE}/oauth/authorize", data={**self.asked, **fields})
            made = await press(choice="new", username=USERNAME)
            key = re.search(r"ch_[0-9A-Za-z]{55}", made.text)[0]
            answer = query((await press(choice="key", api_key=key)).headers["location"])
        return AuthorizationCodeResult(code=answer["code"], state=answer["state"], iss=answer["iss"])


async def main():
    person = Person()
    document = DOCUMENT[0] if DOCUMENT else None
    provider = OAuthClientProvider(
        HOSTED, METADATA, Memory(), person.open, person.allow, client_metadata_url=document
    )
    async with (
        httpx2.AsyncClient(auth=provider, timeout=30) as http,
        streamable_http_client(HOSTED, http_client=http) as streams,
        ClientSession(streams[0], streams[1]) as session,
    ):
        await session.initialize()
        adopted = await session.call_tool("adopt", {"name": "Moth"})
        assert "Moth" in adopted.content[0].text, adopted
    assert document is None or person.asked["client_id"] == document


asyncio.run(main())
