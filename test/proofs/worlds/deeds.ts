/** Acts of agents: each sends its requests and retries them where that is safe. */
import { createHash } from 'node:crypto'
import { iso } from '../../../lambdas/domain/time/instants'
import type { Deed, DeedName } from './plan'
import type { Agent, World } from './world'
import type { Answer, Request } from './world-house'

type Doing = (world: World, agent: Agent, deed: Deed) => Promise<unknown>

/** A request with the act's mark, by which the checker finds the act in the rows. */
type Asking = (mark: string) => Omit<Request, 'headers'> & { headers?: Record<string, string> }

const post =
  (path: string, body: (mark: string) => object): Asking =>
  (mark) => ({ method: 'POST', path, body: body(mark) })
const get =
  (path: string): Asking =>
  () => ({ method: 'GET', path })
const remove =
  (path: string, body: object): Asking =>
  () => ({ method: 'DELETE', path, body })

const ACTIONS = ['feed', 'feed', 'play', 'clean', 'reflect', 'medicine', 'discipline'] as const
const SPECIES = ['calico', 'tabby', 'beagle'] as const

/** Picks the same creature each time for the same act. */
const oneOf = <T>(world: World, deed: Deed, things: readonly T[], of = ''): T | undefined =>
  things[Math.floor(world.time.draw(`${deed.id} which ${of}`) * things.length)]

const ofOthers = (world: World, agent: Agent, deed: Deed): { keeper: Agent; creature: string } | undefined => {
  const all = world.agents.flatMap((keeper) =>
    keeper === agent ? [] : keeper.creatures.map((creature) => ({ keeper, creature })),
  )
  return oneOf(world, deed, all, 'other')
}

const act = (world: World, deed: Deed, mark: string, creature_id: string | undefined, of = '') => ({
  action: oneOf(world, deed, ACTIONS, `action ${of}`),
  notes: mark,
  ...(creature_id && { creature_id }),
  ...(world.time.draw(`${deed.id} item ${of}`) < 0.2 && { item: 'tuna' }),
})

const own: (what: (creature: string) => Asking) => Doing = (what) => async (world, agent, deed) => {
  const creature = oneOf(world, deed, agent.creatures)
  if (creature) await world.call(agent, deed, what(creature), { creature })
}

const DAY = 24 * 3_600_000

/** Response to a 402: a token for its challenge. */
const byToken = ({ body }: Answer, mark: string): Record<string, string> => {
  const { id, realm, method, intent, request, expires, header, opaque } = body.mpp_challenge as unknown as Record<
    string,
    string
  >
  const challenge = { id, realm, method, intent, request, expires, header, opaque }
  const sent = { challenge, payload: { spt: `spt_${mark.replace(/\W/g, '_')}` } }
  return { 'payment-authorization': `Payment ${Buffer.from(JSON.stringify(sent)).toString('base64url')}` }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

const byTransfer = (world: World, agent: Agent, { body }: Answer, mark: string): Record<string, string> => {
  const [accepted] = (body.x402_requirements as unknown as { accepts: Record<string, string>[] }).accepts
  const authorization = {
    from: `0x${digest(agent.username).slice(0, 40)}`,
    to: accepted?.payTo,
    value: accepted?.amount,
    validAfter: '0',
    validBefore: String(Math.floor(world.time.now / 1000) + Number(accepted?.maxTimeoutSeconds)),
    nonce: `0x${digest(`${world.time.seed} ${mark}`)}`,
  }
  const sent = { x402Version: 2, accepted, payload: { authorization, signature: '0x00' } }
  return { 'payment-signature': Buffer.from(JSON.stringify(sent)).toString('base64') }
}

const payment = (world: World, agent: Agent, offer: Answer, mark: string, way: 'token' | 'transfer') =>
  way === 'token' ? byToken(offer, mark) : byTransfer(world, agent, offer, mark)

const INLINE = { pack: '100', payment: 'inline' }

const payInline =
  (way: 'token' | 'transfer'): Doing =>
  async (world, agent, deed) => {
    const offer = await world.send(agent, `${deed.id} asks`, {
      method: 'POST',
      path: '/api/house/credits',
      body: INLINE,
    })
    if (offer?.status !== 402) return
    const headers = payment(world, agent, offer, deed.id, way)
    // Concurrent duplicates use the same payment, which is charged once, with or without a key.
    await world.call(agent, deed, () => ({ method: 'POST', path: '/api/house/credits', body: INLINE, headers }), {})
  }

/** Two wallets of one agent pay for the same call. */
const payTwice: Doing = async (world, agent, deed) => {
  const ways = (['one', 'other'] as const).map(
    (of) => oneOf(world, deed, ['token', 'transfer'] as const, of) ?? 'token',
  )
  const offers = await Promise.all(
    ways.map((_, at) =>
      world.send(agent, `${deed.id} asks ${at}`, { method: 'POST', path: '/api/house/credits', body: INLINE }),
    ),
  )
  await Promise.all(
    offers.map(async (offer, at) => {
      if (offer?.status !== 402) return
      await world.time.sleep(world.time.whole(`${deed.id} waits ${at}`, 0, 120), agent.actor)
      const headers = payment(world, agent, offer, `${deed.id}.${at}`, ways[at] ?? 'token')
      const asking = () => ({ method: 'POST', path: '/api/house/credits', body: INLINE, headers })
      await world.call(agent, { ...deed, keyed: true, twin: false }, asking, {}, `.${at}`)
    }),
  )
}

/** A person follows the link, sees the page, and perhaps pays. */
async function personPays(world: World, agent: Agent, deed: Deed, link: string): Promise<void> {
  const { pathname, host } = new URL(link)
  let page = link
  if (host === 'house.example') {
    const opened = await world.send(agent, `${deed.id} opens`, { method: 'GET', path: pathname })
    page = opened?.headers.Location ?? ''
  }
  if (page.startsWith(PAGES)) world.links.push({ link: linkBehind(world, page), page })
  await world.time.sleep(world.time.whole(`${deed.id} thinks`, 0, 3_000), agent.actor)
  if (world.time.draw(`${deed.id} pays`) < 0.7) payOn(world, deed, page)
}

const PAGES = 'https://pay.example/'

/** The service's own link to the same order, as on its page for cancelled payments. */
const linkBehind = ({ services }: World, page: string): string =>
  `https://house.example/checkout/${services.books.sessions.find(({ url }) => url === page)?.metadata.order_id}`

function payOn(world: World, deed: Deed, page: string): void {
  if (page.startsWith(PAGES)) world.pay(page.slice(PAGES.length), deed.id)
}

/** Later, by the link or in a tab that is still open, or both. */
const returnToPay: Doing = async (world, agent, deed) => {
  const left = oneOf(world, deed, world.links)
  if (!left) return
  const opens = world.time.draw(`${deed.id} opens`) < 0.7
  if (opens) await personPays(world, agent, deed, left.link)
  if (!opens || world.time.draw(`${deed.id} tab`) < 0.5) payOn(world, { ...deed, id: `${deed.id} tab` }, left.page)
}

export const DEEDS: Readonly<Record<DeedName, Doing>> = {
  async adopt(world, agent, deed) {
    const species_slug = oneOf(world, deed, [...SPECIES, ...world.species])
    const asking = post('/api/house/adopt', (mark) => ({ name: mark, species_slug }))
    await world.call(agent, deed, asking, {})
  },
  look: (world, agent, deed) => {
    const creature = world.time.draw(`${deed.id} one`) < 0.5 ? oneOf(world, deed, agent.creatures) : undefined
    return world.call(agent, deed, get(`/api/house/status${creature ? `?creature_id=${creature}` : ''}`), {})
  },
  me: (world, agent, deed) => world.call(agent, deed, get('/api/me'), {}),
  credits: (world, agent, deed) => world.call(agent, deed, get('/api/house/credits'), {}),
  async care(world, agent, deed) {
    const creature = oneOf(world, deed, agent.creatures)
    if (!creature) return
    await world.call(
      agent,
      deed,
      post('/api/house/care', (mark) => act(world, deed, mark, creature)),
      { creature },
    )
  },
  async visit(world, agent, deed) {
    const ids = [oneOf(world, deed, agent.creatures, '1'), oneOf(world, deed, agent.creatures, '2')].flatMap(
      (id) => id ?? [],
    )
    if (ids.length === 0) return
    const care = (mark: string) => ids.map((id, at) => act(world, deed, `${mark}/${at}`, id, `${at}`))
    await world.call(
      agent,
      deed,
      post('/api/house/visit', (mark) => ({ care: care(mark) })),
      {},
    )
  },
  release: own((creature_id) => remove('/api/house/release', { creature_id })),
  async resurrect(world, agent, deed) {
    const creature_id = oneOf(world, deed, agent.creatures)
    if (!creature_id) return
    const asking = post('/api/house/resurrect', () => ({ creature_id }))
    const answer = await world.call(agent, deed, asking, { creature: creature_id })
    if (answer?.body.checkout_url) await personPays(world, agent, deed, answer.body.checkout_url)
  },
  async buy(world, agent, deed) {
    const pack = oneOf(world, deed, ['100', '500'], 'pack')
    const answer = await world.call(
      agent,
      deed,
      post('/api/house/credits', () => ({ pack })),
      {},
    )
    if (answer?.body.checkout_url) await personPays(world, agent, deed, answer.body.checkout_url)
  },
  'return to pay': returnToPay,
  'pay by token': payInline('token'),
  'pay by transfer': payInline('transfer'),
  'pay twice': payTwice,
  async 'resurrect, paying'(world, agent, deed) {
    const creature_id = oneOf(world, deed, agent.creatures)
    if (!creature_id) return
    const body = { creature_id }
    const offer = await world.send(agent, `${deed.id} asks`, { method: 'POST', path: '/api/house/resurrect', body })
    if (!offer?.body.x402_requirements) return
    const headers = byTransfer(world, agent, offer, deed.id)
    const asking = () => ({ method: 'POST', path: '/api/house/resurrect', body, headers })
    await world.call(agent, deed, asking, { creature: creature_id })
  },
  async 'rotate the key'(world, agent, deed) {
    const answer = await world.call(
      agent,
      deed,
      post('/api/auth/rotate-key', () => ({})),
      {},
    )
    if (answer?.status === 200 && answer.body.your_token) agent.keys.push(answer.body.your_token)
  },
  leave: (world, agent, deed) => world.call(agent, deed, remove('/api/me', { username: agent.username }), {}),
  async 'ask a sitter'(world, agent, deed) {
    const [creature_id, sitter] = [oneOf(world, deed, agent.creatures), oneOf(world, deed, world.agents, 'sitter')]
    if (!creature_id || !sitter) return
    const until = iso((world.time.now + DAY) as never)
    const body = { creature_id, username: sitter.username, until }
    await world.call(
      agent,
      deed,
      post('/api/house/sitters', () => body),
      { creature: creature_id },
    )
  },
  async 'end a sitting'(world, agent, deed) {
    const creature_id =
      world.time.draw(`${deed.id} own`) < 0.6
        ? oneOf(world, deed, agent.creatures)
        : ofOthers(world, agent, deed)?.creature
    if (creature_id)
      await world.call(agent, deed, remove('/api/house/sitters', { creature_id }), { creature: creature_id })
  },
  async sit(world, agent, deed) {
    const creature = ofOthers(world, agent, deed)?.creature
    if (!creature) return
    await world.call(
      agent,
      deed,
      post('/api/house/care', (mark) => act(world, deed, mark, creature)),
      { creature },
    )
  },
  async 'lay a flower'(world, agent, deed) {
    const gravestone_id = oneOf(world, deed, world.stones())
    if (gravestone_id)
      await world.call(
        agent,
        deed,
        post('/api/house/flowers', () => ({ gravestone_id })),
        {},
      )
  },
  async 'design a species'(world, agent, deed) {
    const slug = oneOf(world, deed, ['moth_cat', 'moth_dog'], 'slug') ?? 'moth_cat'
    const body = { slug, name: 'Designed', family: 'cat', personality: 'Made in a world.' }
    const answer = await world.call(
      agent,
      deed,
      post('/api/house/species', () => body),
      {},
    )
    if (answer?.status === 201) world.species.add(slug)
  },
  async register(world, agent, deed) {
    const username = oneOf(world, deed, ['ann', 'ben'], 'name') ?? 'ann'
    await world.call(
      agent,
      deed,
      post('/api/auth/register', () => ({ username })),
      {},
    )
  },
  'open a window': (world, agent, deed) =>
    world.call(
      agent,
      deed,
      post('/api/house/window', () => ({})),
      {},
    ),
  'close a window': (world, agent, deed) => world.call(agent, deed, remove('/api/house/window', {}), {}),
  graveyard: (world, agent, deed) => world.call(agent, deed, get('/api/house/graveyard?scope=all'), {}),
  stats: (world, agent, deed) => world.call(agent, deed, get('/api/stats'), {}),
  reap: (world) => world.house.reap(),
  sweep: (world) => world.house.sweep(),
  async expire(world) {
    world.expireRows()
    for (const session of world.services.expire())
      world.house.tell(world.services.told('checkout.session.expired', session))
  },
  async refund(world, _, deed) {
    const paid = oneOf(world, deed, world.services.paid)
    if (paid) world.refund(paid, deed.id)
  },
  async dispute(world, _, deed) {
    const paid = oneOf(world, deed, world.services.paid)
    if (paid) world.dispute(paid, deed.id)
  },
  analytics: (world, _, deed) => world.call(world.operator, deed, get('/api/admin/analytics'), {}),
}
