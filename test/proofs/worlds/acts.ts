/** Acts of agents: each sends its requests and retries them where that is safe. */
import { createHash } from 'node:crypto'
import { type ApiOperationId, routes } from '../../../lambdas/api/routes/routes'
import { HOSTED_ACTS } from './hosted'
import { formOfPage, HUMAN_ACTS } from './human'
import type { Act, ActName } from './plan'
import type { Answer } from './simulated-house'
import type { Agent, BuildRequest, World } from './world'

type Perform = (world: World, agent: Agent, act: Act) => Promise<unknown>

/** A request of an operation; `slug` fills its path. */
const ask =
  (operation: ApiOperationId, body: object | ((mark: string) => object) = {}, slug = ''): BuildRequest =>
  (mark) => ({
    method: routes[operation].method,
    path: routes[operation].path.replace('{slug}', slug),
    body: typeof body === 'function' ? body(mark) : body,
  })
const look =
  (path: string): BuildRequest =>
  () => ({ method: 'GET', path })

/** An act that sends the same request for every agent. */
const request =
  (build: BuildRequest): Perform =>
  (world, agent, act) =>
    world.call(agent, act, build)

const ACTIONS = ['feed', 'feed', 'play', 'clean', 'reflect', 'medicine', 'discipline'] as const
const SPECIES = ['calico', 'tabby', 'beagle'] as const

/** Picks the same creature each time for the same act. */
const oneOf = <T>(world: World, act: Act, things: readonly T[], of = ''): T | undefined =>
  things[Math.floor(world.time.draw(`${act.id} which ${of}`) * things.length)]

const careBody = (world: World, act: Act, mark: string, creature_id: string | undefined, of = '') => ({
  action: oneOf(world, act, ACTIONS, `action ${of}`),
  notes: mark,
  ...(creature_id && { creature_id }),
  ...(world.time.draw(`${act.id} item ${of}`) < 0.3 && {
    item: oneOf(world, act, ['tuna', 'chocolate'], `item ${of}`),
  }),
})

/** An act on one creature, reported to the checker. */
const onCreature =
  (
    choose: (world: World, agent: Agent, act: Act) => string | undefined,
    build: (creature_id: string, world: World, act: Act) => BuildRequest,
  ): Perform =>
  async (world, agent, act) => {
    const creature = choose(world, agent, act)
    return creature && world.call(agent, act, build(creature, world, act), creature)
  }
const ownCreature = (world: World, { creatures }: Agent, act: Act) => oneOf(world, act, creatures)

const care = (creature_id: string, world: World, act: Act): BuildRequest =>
  ask('care', (mark) => careBody(world, act, mark, creature_id))

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

const BUY = ask('buy_credits', { pack: '100', payment: 'inline' })

const payInline =
  (way: 'token' | 'transfer'): Perform =>
  async (world, agent, act) => {
    const offer = await world.send(agent, `${act.id} asks`, BUY(act.id))
    if (offer?.status !== 402) return
    const headers = payment(world, agent, offer, act.id, way)
    // Concurrent duplicates use the same payment, which is charged once, with or without a key.
    await world.call(agent, act, (mark) => ({ ...BUY(mark), headers }))
  }

/** Two wallets of one agent pay for the same call. */
const payTwice: Perform = async (world, agent, act) => {
  const ways = (['one', 'other'] as const).map((of) => oneOf(world, act, ['token', 'transfer'] as const, of) ?? 'token')
  const offers = await Promise.all(ways.map((_, at) => world.send(agent, `${act.id} asks ${at}`, BUY(act.id))))
  await Promise.all(
    offers.map(async (offer, at) => {
      if (offer?.status !== 402) return
      await world.time.sleep(world.time.whole(`${act.id} waits ${at}`, 0, 120), agent.actor)
      const headers = payment(world, agent, offer, `${act.id}.${at}`, ways[at] ?? 'token')
      const build: BuildRequest = (mark) => ({ ...BUY(mark), headers })
      await world.call(agent, { ...act, keyed: true, duplicated: false }, build, null, `.${at}`)
    }),
  )
}

/** A person follows the link, sees the page, and perhaps pays. */
async function personPays(world: World, agent: Agent, act: Act, link: string): Promise<void> {
  const { pathname, host } = new URL(link)
  let page = link
  if (host === 'house.example') {
    const opened = await world.send(agent, `${act.id} opens`, { method: 'GET', path: pathname })
    page = opened?.headers.Location ?? ''
  }
  if (page.startsWith(PAGES)) world.links.push({ link: linkBehind(world, page), page })
  await world.time.sleep(world.time.whole(`${act.id} thinks`, 0, 3_000), agent.actor)
  if (world.time.draw(`${act.id} pays`) < 0.7) payOn(world, act, page)
}

const PAGES = 'https://pay.example/'

/** The service's own link to the same order, as on its page for cancelled payments. */
const linkBehind = ({ services }: World, page: string): string =>
  `https://house.example/checkout/${services.books.sessions.find(({ url }) => url === page)?.metadata.order_id}`

function payOn(world: World, act: Act, page: string): void {
  if (page.startsWith(PAGES)) world.pay(page.slice(PAGES.length), act.id)
}

/** Later, by the link or in a tab that is still open, or both. */
const returnToPay: Perform = async (world, agent, act) => {
  const left = oneOf(world, act, world.links)
  if (!left) return
  const opens = world.time.draw(`${act.id} opens`) < 0.7
  if (opens) await personPays(world, agent, act, left.link)
  if (!opens || world.time.draw(`${act.id} tab`) < 0.5) payOn(world, { ...act, id: `${act.id} tab` }, left.page)
}

export const ACTS: Readonly<Record<ActName, Perform>> = {
  adopt(world, agent, act) {
    const species_slug = oneOf(world, act, [...SPECIES, ...world.species])
    return world.call(
      agent,
      act,
      ask('adopt', (name) => ({ name, species_slug })),
    )
  },
  look: (world, agent, act) => {
    const creature = world.time.draw(`${act.id} one`) < 0.5 ? ownCreature(world, agent, act) : undefined
    return world.call(agent, act, look(`/api/house/status${creature ? `?creature_id=${creature}` : ''}`))
  },
  me: request(look('/api/me')),
  credits: request(look('/api/house/credits')),
  care: onCreature(ownCreature, care),
  async visit(world, agent, act) {
    const ids = ['1', '2'].flatMap((of) => oneOf(world, act, agent.creatures, of) ?? [])
    if (ids.length === 0) return
    const list = (mark: string) => ids.map((id, at) => careBody(world, act, `${mark}/${at}`, id, `${at}`))
    const build = ask('visit', (mark) => ({ care: list(mark) }))
    await world.call(agent, act, build)
  },
  release: onCreature(ownCreature, (creature_id) => ask('release', { creature_id })),
  async resurrect(world, agent, act) {
    const creature_id = ownCreature(world, agent, act)
    if (!creature_id) return
    const answer = await world.call(agent, act, ask('resurrect', { creature_id }), creature_id)
    if (answer?.body.checkout_url) await personPays(world, agent, act, answer.body.checkout_url)
  },
  async buy(world, agent, act) {
    const pack = oneOf(world, act, ['100', '500'], 'pack')
    const answer = await world.call(agent, act, ask('buy_credits', { pack }))
    if (answer?.body.checkout_url) await personPays(world, agent, act, answer.body.checkout_url)
  },
  'return to pay': returnToPay,
  'pay by token': payInline('token'),
  'pay by transfer': payInline('transfer'),
  'pay twice': payTwice,
  async 'resurrect, paying'(world, agent, act) {
    const creature_id = ownCreature(world, agent, act)
    if (!creature_id) return
    const resurrect = ask('resurrect', { creature_id })
    const offer = await world.send(agent, `${act.id} asks`, resurrect(act.id))
    if (!offer?.body.x402_requirements) return
    const headers = byTransfer(world, agent, offer, act.id)
    await world.call(agent, act, (mark) => ({ ...resurrect(mark), headers }), creature_id)
  },
  async 'rotate the key'(world, agent, act) {
    const answer = await world.call(agent, act, ask('rotate_key'))
    if (answer?.status === 200 && answer.body.your_token) agent.keys.push(answer.body.your_token)
  },
  'use the first key': request(look('/api/me')),
  leave: (world, agent, act) => world.call(agent, act, ask('leave', { username: agent.username })),
  rename: onCreature(ownCreature, (creature_id) =>
    ask('rename', (mark) => ({ creature_id, name: mark.replace(/[^A-Za-z0-9 _-]/g, '-') })),
  ),
  dress: onCreature(ownCreature, (creature_id, world, act) =>
    ask('dress', { creature_id, picture: oneOf(world, act, [['red scarf', 'mountains'], ['crown'], []], 'picture') }),
  ),
  async 'lay a flower'(world, agent, act) {
    const gravestone_id = oneOf(world, act, world.stones())
    if (gravestone_id) await world.call(agent, act, ask('flowers', { gravestone_id }))
  },
  async 'design a species'(world, agent, act) {
    const slug = oneOf(world, act, ['moth_cat', 'moth_dog'], 'slug') ?? 'moth_cat'
    const body = { slug, name: 'Designed', family: 'cat', personality: 'Made in a world.' }
    const answer = await world.call(agent, act, ask('create_species', body))
    if (answer?.status === 201) world.species.add(slug)
  },
  register(world, agent, act) {
    const username = oneOf(world, act, ['ann', 'ben'], 'name') ?? 'ann'
    return world.call(agent, act, ask('register', { username }))
  },
  'change the profile'(world, agent, act) {
    const timezone = oneOf(world, act, ['UTC', 'Asia/Tokyo', 'America/New_York'], 'zone')
    return world.call(
      agent,
      act,
      ask('update_me', (display_name) => ({ display_name, timezone })),
    )
  },
  async 'open a window'(world, agent, act) {
    const answer = await world.call(agent, act, ask('open_window'))
    const { url } = (answer?.body ?? {}) as { url?: string }
    if (url) agent.page = url.split('/').at(-1) ?? null
  },
  'close a window': request(ask('close_window')),
  ...HUMAN_ACTS,
  async 'ask for a return'(world, agent, act) {
    const id = ownCreature(world, agent, act)
    const form = id ? formOfPage(agent, () => ({ act: 'return', id })) : null
    const answer = form && (await world.call(agent, act, form, id))
    const [, link] = /url=(.*)/.exec(answer?.headers.Refresh ?? '') ?? []
    if (link) await personPays(world, agent, act, link)
  },
  ...HOSTED_ACTS,
  graveyard: request(look('/api/house/graveyard?scope=all')),
  stats: request(look('/api/stats')),
  reap: (world) => world.house.reap(),
  sweep: (world) => world.house.sweep(),
  async expire(world) {
    world.expireRows()
    for (const session of world.services.expire())
      world.house.deliverStripeEvent(world.services.stripeEvent('checkout.session.expired', session))
  },
  async refund(world, _, act) {
    const paid = oneOf(world, act, world.services.paid)
    if (paid) world.refund(paid, act.id)
  },
  async dispute(world, _, act) {
    const paid = oneOf(world, act, world.services.paid)
    if (paid) world.dispute(paid, act.id)
  },
  analytics: (world, _, act) => world.call(world.operator, act, look('/api/admin/analytics')),
}
