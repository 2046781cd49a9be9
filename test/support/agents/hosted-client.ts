/** A handwritten OAuth client and the person in front of it, for tests over HTTP. */
import { createHash, randomBytes } from 'node:crypto'
import { freshAddress, type Received } from '../http'
import type { TestHouse } from '../test-house'

export const CALLBACK = 'https://client.example/callback'

export type Fields = Record<string, string>

const formOf = (fields: Fields): string => String(new URLSearchParams(fields))

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Sends a form as a browser on the house's own page does. */
export const sendForm = (house: TestHouse, path: string, fields: Fields, headers: Fields = {}): Promise<Received> =>
  house.call('POST', path, {
    raw: formOf(fields),
    from: freshAddress(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: house.url,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })

/** Sends a form as a client does. */
export const sendToken = (house: TestHouse, fields: Fields, path = '/oauth/token'): Promise<Received> =>
  house.call('POST', path, {
    raw: formOf(fields),
    from: freshAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
  })

export async function registerClient(house: TestHouse, redirect_uris: readonly string[] = [CALLBACK]): Promise<string> {
  const body = { client_name: 'A client', redirect_uris }
  const answer = await house.call('POST', '/oauth/register', { body, from: freshAddress() })
  return answer.body.client_id
}

/** A valid authorization request, and the verifier of its challenge. */
export async function newRequest(
  house: TestHouse,
  changed: Fields = {},
): Promise<{ fields: Fields; verifier: string }> {
  const verifier = randomBytes(32).toString('base64url')
  const fields = {
    response_type: 'code',
    client_id: changed.client_id ?? (await registerClient(house)),
    redirect_uri: CALLBACK,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    resource: `${house.url}/mcp/hosted`,
    scope: 'play',
    state: 'a state',
    ...changed,
  }
  return { fields, verifier }
}

export const openConsent = (house: TestHouse, fields: Fields): Promise<Received> =>
  house.call('GET', `/oauth/authorize?${formOf(fields)}`, { from: freshAddress(), headers: { accept: 'text/html' } })

export const locationOf = ({ headers }: Received): URL => new URL(String(headers.location))

export interface CodeExchange {
  fields: Fields
  /** The form of the token request. */
  exchange: Fields
}

/** The person allows the client to act for the keeper of this key. */
export async function newCode(house: TestHouse, key: string, changed: Fields = {}): Promise<CodeExchange> {
  const { fields, verifier } = await newRequest(house, changed)
  const allowed = await sendForm(house, '/oauth/authorize', { ...fields, choice: 'key', api_key: key })
  const code = locationOf(allowed).searchParams.get('code') ?? ''
  const { client_id, redirect_uri, resource } = fields as Record<'client_id' | 'redirect_uri' | 'resource', string>
  return {
    fields,
    exchange: { grant_type: 'authorization_code', code, client_id, redirect_uri, resource, code_verifier: verifier },
  }
}

export interface Connected extends CodeExchange {
  access: string
  refresh: string
}

/** A client that acts for the keeper of this key. */
export async function newConnection(house: TestHouse, key: string, changed: Fields = {}): Promise<Connected> {
  const made = await newCode(house, key, changed)
  const { status, text, body } = await sendToken(house, made.exchange)
  if (status !== 200) throw new Error(`token returned ${status}: ${text}`)
  return { ...made, access: body.access_token, refresh: body.refresh_token }
}

export const refreshWith = (house: TestHouse, { fields }: Connected, refresh_token: string): Promise<Received> =>
  sendToken(house, { grant_type: 'refresh_token', refresh_token, client_id: fields.client_id as string })
