/** Measures what anybody can cause without a key: the processor time of every public route for its worst legal input. */
import type { everyRoute } from '../../../lambdas/api/routes/every-route'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { population, writeRows } from '../../local/engine/population'
import type { RequestFields } from '../../local/events'
import { cpuMs, rounded } from '../measure/arithmetic'
import { measuredHost } from '../measure/measured-host'

export interface AnonymousCost {
  public_operation: string
  /** Compared with a drawn card, which is the most that an anonymous call may cost. */
  to_card: number
}

export type PublicOperation = {
  [Id in OperationId]: (typeof everyRoute)[Id] extends { auth: 'none' | 'optional' } ? Id : never
}[OperationId]

const filled = (length: number, words: string): string =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)

/** A body of almost 16 KB, all of which is looked through. */
const FIELDS = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`field_${at}`, { dry_run: false }]))

const WORDS = ['red scarf', 'blue hat', 'mountains', 'gold crown', 'glasses', 'green cape', 'lantern', 'black boots']

const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
const readBy = (operation: string, args: object) =>
  rpc('tools/call', { name: 'read', arguments: { operation, arguments: args } })

const LONG_SLUG = filled(40, 'housecar')
const AS_TEXT = { Accept: 'text/plain' }

/** The inputs that may be the worst of each route; the worst of them counts. A public route without a row does not compile. */
const WORST: Readonly<Record<PublicOperation, readonly RequestFields[]>> = {
  register: [
    { body: { username: 'a', ...FIELDS } },
    { body: { username: 'who-is-drawn', picture: WORDS } },
    { body: { username: 'who-is-told', avatar_prompt: filled(500, 'rad scarg, ') } },
  ],
  registration_schema: [{ headers: AS_TEXT }],
  open_checkout: [{}],
  payment_done: [{}],
  payment_cancelled: [{}],
  graveyard: [{ query: { per_page: '200' } }, { query: { per_page: '200' }, headers: AS_TEXT }],
  hall: [{ query: { per_page: '100' } }, { query: { per_page: '100' }, headers: AS_TEXT }],
  models: [{ headers: AS_TEXT }],
  pictures: [{}, { headers: AS_TEXT }],
  list_species: [{ query: { per_page: '100' } }, { query: { per_page: '100' }, headers: AS_TEXT }],
  species: [{ path: { slug: LONG_SLUG } }, { path: { slug: filled(5_000, 'housecar') } }],
  agent: [{ path: { username: filled(5_000, 'first-agent') } }],
  stats: [{}],
  discovery: [{ headers: AS_TEXT }],
  house_index: [{ headers: AS_TEXT }],
  health: [{}],
  openapi: [{}],
  mcp: [
    { body: rpc('tools/list', {}) },
    { body: readBy('list_species', { per_page: 100 }) },
    { body: readBy('pictures', {}) },
    { body: rpc('tools/call', { name: filled(20_000, 'fedAt_') }) },
  ],
  llms: [{}],
  skill: [{}],
  heartbeat: [{}],
  server_card: [{}],
  server_json: [{}],
  oauth_resource: [{}],
  oauth_hosted_resource: [{}],
  oauth_server: [{}],
  register_client: [
    { body: { ...FIELDS, redirect_uris: Array(10).fill(`https://client.example/${filled(400, 'a')}`) } },
  ],
  authorize: [{ query: { client_id: filled(2_000, 'chd_'), redirect_uri: filled(500, 'https://a.example/') } }],
  consent: [{ body: { client_id: filled(2_000, 'chd_'), choice: 'key', api_key: filled(10_000, 'ch_') } }],
  token: [{ body: { grant_type: 'refresh_token', client_id: 'x', refresh_token: filled(15_000, 'chr_') } }],
  revoke: [{ body: { token: filled(15_000, 'chr_') } }],
  connections: [{}],
  end_connection: [{ body: { api_key: filled(15_000, 'ch_') } }],
  favicon: [{}],
  icon: [{}],
  font: [{}],
  manifest: [{}],
  robots: [{}],
  sitemap: [{}],
  security_txt: [{}],
  home: [{}],
  hall_page: [{}],
  models_page: [{}],
  graveyard_page: [{}],
  species_book: [{}],
  species_page: [{ path: { slug: 'housecat' } }, { path: { slug: filled(5_000, 'housecar') } }],
  agent_page: [{ path: { username: filled(5_000, 'first-agent') } }],
  creature_page: [{}],
  stone_page: [{}],
  window_page: [{}],
  window_act: [{ body: { ...FIELDS, act: 'note', text: filled(200, 'words ') } }],
  window_calendar: [{}],
  badge: [{}],
  admin_page: [{}],
  docs: [{}],
  docs_part: [{ path: { part: 'pictures' } }, { path: { part: 'api' } }],
  card: [{}],
  face: [{}],
}

const OPENING = Date.parse('2026-03-02T09:00:00.000Z')
const CREATURES = 1_000

/** The least of several rounds, because everything else that the machine does is added to some of them. */
export async function measureAnonymous(rounds: number): Promise<AnonymousCost[]> {
  const host = await measuredHost({ time: () => OPENING })
  const least = async (operation: OperationId, asked: RequestFields): Promise<number> => {
    const costs: number[] = []
    for (let round = 0; round < rounds; round++) {
      // What a process keeps for a minute is part of the cost.
      host.clock.advance(1 / 60)
      costs.push(await cpuMs(() => host.call(operation, asked)))
    }
    return Math.min(...costs)
  }
  try {
    await writeRows(host.context.db, population(CREATURES, host.context.now()), () => {})
    await host.publish()
    const card = await least('card', {})
    const measured: AnonymousCost[] = []
    for (const [operation, inputs] of Object.entries(WORST) as [PublicOperation, readonly RequestFields[]][]) {
      let worst = 0
      for (const asked of inputs) worst = Math.max(worst, await least(operation, asked))
      measured.push({ public_operation: operation, to_card: operation === 'card' ? 1 : rounded(worst / card) })
    }
    return measured
  } finally {
    await host.close()
  }
}
