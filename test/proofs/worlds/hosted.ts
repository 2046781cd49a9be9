/** Acts of hosted clients and of the person in front of them: consent, tokens, and the end of connections. */
import { createHash } from 'node:crypto'
import { registeredClientId } from '../../../lambdas/domain/accounts/oauth'
import type { Act } from './plan'
import type { Answer } from './simulated-house'
import type { Agent, BuildRequest, World } from './world'

/** What a client got from the token endpoint. */
export interface Tokens {
  access: string
  refresh: string
}

const CLIENT = { client_name: 'An app', redirect_uris: ['https://client.example/callback'] }
const CALLBACK = CLIENT.redirect_uris[0] as string
/** Follows from what is registered. */
const client_id = registeredClientId(CLIENT) as string
const VERIFIER = 'a-verifier-that-is-long-enough-for-pkce-to-take-it'
const REQUEST = {
  response_type: 'code',
  client_id,
  redirect_uri: CALLBACK,
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}
const exchangeOf = (code: string) => ({
  grant_type: 'authorization_code',
  code,
  client_id,
  redirect_uri: CALLBACK,
  code_verifier: VERIFIER,
})
/** How a browser sends a form of the house's own page. */
const FROM_PAGE = { origin: 'https://house.example', accept: 'text/html' }

const form =
  (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): BuildRequest =>
  () => ({ method: 'POST', path, body: new URLSearchParams(fields), headers, with: null })
const lookWith =
  (token: string): BuildRequest =>
  () => ({ method: 'GET', path: '/api/me', with: token })

export const formFields = ({ body }: { body?: object | undefined }): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

export const codeIn = (answer: Answer | null): string | null => {
  const { Location = '' } = answer?.headers ?? {}
  return URL.canParse(Location) ? new URL(Location).searchParams.get('code') : null
}

export const keyShownIn = (answer: Answer | null): string | undefined =>
  /ch_[0-9A-Za-z]{55}/.exec(answer?.text ?? '')?.[0]

export const tokensIn = (answer: Answer | null): Tokens | null => {
  const { access_token: access, refresh_token: refresh } = (answer?.body ?? {}) as Record<string, string>
  return answer?.status === 200 && access && refresh ? { access, refresh } : null
}

/** Registers the client; returns the fields of its authorization request. */
async function askConsent(world: World, agent: Agent, act: Act): Promise<Record<string, string>> {
  const register: BuildRequest = () => ({ method: 'POST', path: '/oauth/register', body: CLIENT, with: null })
  await world.call(agent, act, register, null, '.registers')
  return { ...REQUEST, scope: world.time.draw(`${act.id} scope`) < 0.2 ? 'read' : 'play' }
}

/** The person allows the client to act for the keeper of this key; the client exchanges the code, perhaps again later. */
async function allow(world: World, agent: Agent, act: Act, asked: Record<string, string>, api_key: string) {
  const { time } = world
  const consent = form('/oauth/authorize', { ...asked, choice: 'key', api_key }, FROM_PAGE)
  const code = codeIn(await world.call(agent, act, consent, null, '.consents'))
  if (!code) return null
  const exchange = form('/oauth/token', exchangeOf(code))
  await time.sleep(time.whole(`${act.id} returns`, 0, 300), agent.actor)
  const tokens = tokensIn(await world.call(agent, act, exchange))
  if (time.draw(`${act.id} replays`) < 0.2) {
    await time.sleep(time.whole(`${act.id} replays after`, 0, 2_000), agent.actor)
    await world.call(agent, act, exchange, null, '.replays')
  }
  return tokens
}

const chosenTokens = (world: World, { tokens }: Agent, act: Act): Tokens | undefined =>
  world.time.draw(`${act.id} latest`) < 0.7
    ? tokens.at(-1)
    : tokens[Math.floor(world.time.draw(`${act.id} which`) * tokens.length)]

export const HOSTED_ACTS = {
  async 'connect a client'(world: World, agent: Agent, act: Act) {
    const asked = await askConsent(world, agent, act)
    const tokens = await allow(world, agent, act, asked, agent.keys.at(-1) as string)
    if (tokens) agent.tokens.push(tokens)
  },
  async 'sign in as a new keeper'(world: World, agent: Agent, act: Act) {
    const asked = await askConsent(world, agent, act)
    const username = world.time.draw(`${act.id} name`) < 0.5 ? 'ann' : 'ben'
    const made = form('/oauth/authorize', { ...asked, choice: 'new', username }, FROM_PAGE)
    const key = keyShownIn(await world.call(agent, act, made, null, '.makes'))
    const tokens = key && (await allow(world, agent, act, asked, key))
    if (tokens) await world.call(agent, act, lookWith(tokens.access), null, '.looks')
  },
  async 'refresh a token'(world: World, agent: Agent, act: Act) {
    const chosen = chosenTokens(world, agent, act)
    if (!chosen) return
    const body = { grant_type: 'refresh_token', refresh_token: chosen.refresh, client_id }
    const tokens = tokensIn(await world.call(agent, act, form('/oauth/token', body)))
    if (tokens) agent.tokens.push(tokens)
  },
  async 'use an old token'(world: World, agent: Agent, act: Act) {
    const chosen = chosenTokens(world, agent, act)
    if (chosen) await world.call(agent, act, lookWith(chosen.access))
  },
  async 'revoke a token'(world: World, agent: Agent, act: Act) {
    const chosen = chosenTokens(world, agent, act)
    if (!chosen) return
    const token = world.time.draw(`${act.id} refresh`) < 0.7 ? chosen.refresh : chosen.access
    await world.call(agent, act, form('/oauth/revoke', { token }))
  },
  async 'end a connection'(world: World, agent: Agent, act: Act) {
    const fields = { api_key: agent.keys.at(-1) as string }
    const listed = await world.call(agent, act, form('/oauth/connections', fields, FROM_PAGE), null, '.lists')
    const [, end] = /name="end" value="([^"]+)"/.exec(listed?.text ?? '') ?? []
    if (end) await world.call(agent, act, form('/oauth/connections', { ...fields, end }, FROM_PAGE))
  },
}

/** A client that acts for the agent from the start. */
export async function connectAtFirst(
  { keys: [api_key = ''] }: Agent,
  ask: (request: ReturnType<BuildRequest>) => Promise<Answer>,
): Promise<Tokens> {
  const code = codeIn(await ask(form('/oauth/authorize', { ...REQUEST, choice: 'key', api_key }, FROM_PAGE)('')))
  const tokens = tokensIn(await ask(form('/oauth/token', exchangeOf(code ?? ''))('')))
  if (!tokens) throw new Error('the token endpoint gave no tokens')
  return tokens
}
