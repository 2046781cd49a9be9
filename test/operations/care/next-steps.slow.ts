/** Every next step of every response can be sent as given, in many states of a household. */
import type { Creature } from '../../../lambdas/domain/creature/creature'
import {
  alterCreature,
  countAdultRaised,
  hoursBefore,
  type Keeper,
  newKeeper,
  raiseSleeper,
  useTestHouse,
} from '../../support/agents/keeper'
import { seedCreatures } from '../../support/creatures'
import { freshAddress, type Received, type Sent } from '../../support/http'
import { buyCredits } from '../../support/services/stripe'

const the = useTestHouse({ projecting: false, adminKey: 'operators' })

interface Step {
  action: string
  method?: string
  endpoint?: string
  url?: string
  body?: Record<string, unknown>
}

/** Produces a response for a new keeper. */
type Scene = (keeper: Keeper) => Promise<Received>

const call = (keeper: Keeper | null, method: string, path: string, sent: Sent = {}) =>
  the.house.call(method, path, { key: keeper?.key, from: freshAddress(), ...sent })

const due = (share: number) => (creature: Creature) => ({
  last_fed_at: hoursBefore(creature, share * creature.species.feeding_window_hours),
  stats: { ...creature.stats, hunger: 50, happiness: 30, health: 45 },
})
const raised =
  (slug: string, then: Scene, share?: number): Scene =>
  async (keeper) => {
    await keeper.raise({ species_slug: slug })
    if (share) await alterCreature({ house: the.house, keeper }, due(share))
    return then(keeper)
  }
const bereaved =
  (then: (keeper: Keeper, id: string) => Promise<Received>, pack?: '100'): Scene =>
  async (keeper) => {
    const id = await keeper.raise({ species_slug: 'tabby' })
    the.house.clock.advance(60)
    the.house.advanceToMorning()
    if (pack) await buyCredits(the.house, keeper, pack)
    return then(keeper, id)
  }
const two =
  (then: Scene, other = 'jackrabbit'): Scene =>
  async (keeper) => {
    await keeper.raise({ name: 'One', species_slug: 'housecat' })
    await keeper.raise({ name: 'Two', species_slug: other })
    the.house.clock.advance(4)
    return then(keeper)
  }
const full =
  (then: Scene): Scene =>
  async (keeper) => {
    await seedCreatures(the.house, keeper.id, 50, { hatched: false })
    return then(keeper)
  }
/** A full household with a dead creature that the keeper could pay to resurrect. */
const fullAndBereaved = (then: (keeper: Keeper, id: string) => Promise<Received>): Scene =>
  bereaved(async (keeper, id) => {
    await keeper.status()
    await seedCreatures(the.house, keeper.id, 50, { hatched: false })
    return then(keeper, id)
  }, '100')
const design = (slug: string) => ({ slug, name: 'Moss Fox', family: 'exotic', personality: 'Quiet and patient.' })
const designer =
  (body: object): Scene =>
  async (keeper) => {
    await countAdultRaised(the.house, keeper.id)
    await call(keeper, 'POST', '/api/house/species', { body: design('walked_over') })
    return call(keeper, 'POST', '/api/house/species', { body })
  }

const get =
  (path: string): Scene =>
  (keeper) =>
    call(keeper, 'GET', path)
const status: Scene = (keeper) => keeper.status()
const anyone =
  (method: string, path: string, sent: Sent = {}): Scene =>
  () =>
    call(null, method, path, sent)

const SCENES: Readonly<Record<string, Scene>> = {
  'API root': anyone('GET', '/api'),
  'hall of fame': anyone('GET', '/api/house/hall'),
  graveyard: anyone('GET', '/api/house/graveyard'),
  'registration schema': anyone('GET', '/api/auth/register'),
  'invalid key': anyone('GET', '/api/house/status', { key: 'ch_nothing' }),
  "the operators' figures without their key": anyone('GET', '/api/admin/analytics'),
  'unknown species': anyone('GET', '/api/house/species/nobody'),
  'species list': get('/api/house/species'),
  'key rotation, empty household': (keeper) => call(keeper, 'POST', '/api/auth/rotate-key'),
  'key rotation, one creature': raised('calico', (keeper) => call(keeper, 'POST', '/api/auth/rotate-key')),
  'index, empty household': get('/api/house'),
  'index, one creature': raised('calico', get('/api/house')),
  adoption: (keeper) => keeper.adopt(),
  'adoption, full household': full((keeper) => keeper.adopt()),
  'care for a dead creature, full household': fullAndBereaved((keeper, id) => keeper.care('feed', { creature_id: id })),
  'status of a dead creature, full household': fullAndBereaved((keeper, id) => keeper.status(id)),
  'history of a dead creature, full household': fullAndBereaved((keeper, id) => keeper.history(`creature_id=${id}`)),
  'release of a dead creature, full household': fullAndBereaved((keeper, id) => keeper.release({ creature_id: id })),
  "one's own stones, the house full": fullAndBereaved(get('/api/house/graveyard')),
  'enough credits to resurrect, full household': fullAndBereaved(get('/api/house/credits')),
  'status, empty household': status,
  'status of an unknown creature, empty household': get(
    '/api/house/status?creature_id=11111111-2222-4333-8444-555555555555',
  ),
  'status with an invalid id': get('/api/house/status?creature_id=pip'),
  'first status': raised('calico', status),
  'status of a hungry creature': raised('calico', status, 0.7),
  'status of a starving creature': raised('calico', status, 2),
  'status of a hungry Jackrabbit': raised('jackrabbit', status, 0.7),
  'status of a hungry Bengal': raised('bengal', status, 0.7),
  'status of a bored Border Collie': raised('border_collie', status, 0.1),
  'status of a Pangolin': raised('pangolin', status),
  'status of a Hedgehog': raised('hedgehog', status, 0.7),
  'status of two creatures': two(status),
  'status of a sleeper': async (keeper) => keeper.status(await raiseSleeper({ house: the.house, keeper })),
  'status after the first adult': raised('calico', async (keeper) => {
    await countAdultRaised(the.house, keeper.id)
    return keeper.status()
  }),
  care: raised('calico', (keeper) => keeper.care('play')),
  visit: raised('calico', (keeper) => keeper.visit([{ action: 'play' }]), 0.7),
  'visit to a hungry Jackrabbit': raised('jackrabbit', (keeper) => keeper.visit([{ action: 'feed' }]), 0.7),
  'visit to two creatures': two((keeper) => keeper.visit([{ action: 'feed' }])),
  'visit, empty household': (keeper) => keeper.visit([{ action: 'feed' }]),
  'care for a hungry Jackrabbit': raised('jackrabbit', (keeper) => keeper.care('feed'), 0.7),
  'care for a sleeper': async (keeper) => {
    await raiseSleeper({ house: the.house, keeper })
    return keeper.care('feed')
  },
  'care for a Pangolin': raised('pangolin', (keeper) => keeper.care('feed')),
  'care without an id, two creatures': two((keeper) => keeper.care('feed')),
  'care, empty household': (keeper) => keeper.care('feed'),
  'care for an egg': async (keeper) => {
    await keeper.adopt()
    return keeper.care('feed')
  },
  'care for a dead creature': bereaved((keeper, id) => keeper.care('feed', { creature_id: id })),
  'status of a dead creature': bereaved((keeper, id) => keeper.status(id)),
  'status of a dead creature, with credits': bereaved((keeper, id) => keeper.status(id), '100'),
  'status after the last creature died': bereaved(status),
  'resurrection without credits': bereaved((keeper, id) =>
    call(keeper, 'POST', '/api/house/resurrect', { body: { id } }),
  ),
  resurrection: bereaved((keeper, id) => call(keeper, 'POST', '/api/house/resurrect', { body: { id } }), '100'),
  'resurrection without an id': (keeper) => call(keeper, 'POST', '/api/house/resurrect', { body: {} }),
  'credits, empty household': get('/api/house/credits'),
  'enough credits to resurrect': bereaved(get('/api/house/credits'), '100'),
  'unknown credit pack': (keeper) => call(keeper, 'POST', '/api/house/credits', { body: { pack: '7' } }),
  'history of a dead creature': bereaved((keeper, id) => keeper.history(`creature_id=${id}`)),
  'history of a living creature': raised('calico', (keeper) => keeper.history(), 0.7),
  'history, empty household': (keeper) => keeper.history(),
  'preferences of an egg': async (keeper) => {
    await keeper.adopt()
    return call(keeper, 'GET', '/api/house/preferences')
  },
  'preferences of a hungry creature': raised('calico', get('/api/house/preferences'), 0.7),
  'preferences of a hungry Bengal': raised('bengal', get('/api/house/preferences'), 0.7),
  'preferences, empty household': get('/api/house/preferences'),
  'plan, empty household': get('/api/house/plan'),
  'plan of an egg': async (keeper) => {
    await keeper.adopt()
    return call(keeper, 'GET', '/api/house/plan')
  },
  'plan of a hungry creature': raised('calico', get('/api/house/plan'), 0.7),
  'plan for too many days': get('/api/house/plan?days=8'),
  'me, empty household': get('/api/me'),
  'me, one creature': raised('calico', get('/api/me'), 0.7),
  'dry run': raised('calico', (keeper) => keeper.care('play', { dry_run: true })),
  'dry run of wasted care': raised('calico', (keeper) => keeper.care('medicine', { dry_run: true })),
  'release of the only creature': raised('calico', async (keeper) =>
    keeper.release({ creature_id: (await keeper.status()).body.creature.id }),
  ),
  'release of a dead creature': bereaved(async (keeper, id) => {
    await keeper.status()
    return keeper.release({ creature_id: id })
  }),
  'release without an id': (keeper) => keeper.release({}),
  "one's own stones": bereaved(get('/api/house/graveyard')),
  'design with a taken slug': designer(design('walked_over')),
  'design with a built-in slug': designer(design('tabby')),
  'invalid design': designer({}),
  'design, full household': full(designer(design('of_a_full_house'))),
  'design before the first adult': (keeper) =>
    call(keeper, 'POST', '/api/house/species', { body: design('too_early') }),
  // Offers the action for any living creature: the address names none.
  'care action as a path': two((keeper) => call(keeper, 'POST', '/api/house/feed'), 'housecat'),
  'care with another method': two((keeper) => call(keeper, 'PUT', '/api/house/care')),
  'release with another method': two((keeper) => call(keeper, 'GET', '/api/house/release')),
  'status with another method, empty household': (keeper) => call(keeper, 'POST', '/api/house/status'),
  'species with another method': anyone('POST', '/api/house/species/tabby'),
  'misplaced operation path': anyone('POST', '/api/register'),
}

const stepsOf = ({ body }: Received): Step[] => body.next_steps

/** The same response for another new keeper. */
async function staged(scene: Scene): Promise<{ answer: Received; key: string }> {
  the.house.advanceToMorning()
  const keeper = await newKeeper(the.house)
  const answer = await scene(keeper)
  return { answer, key: answer.body.your_token ?? keeper.key }
}

async function take(key: string, { action, method = '', endpoint = '', body }: Step): Promise<void> {
  const sent = await the.house.call(method, endpoint, { key, from: freshAddress(), body })
  const what = `${action}: ${method} ${endpoint} ${JSON.stringify(body)} gave ${sent.text}`
  expect([sent.status < 400, what]).toEqual([true, what])
  const done = sent.body.care ?? [sent.body.action_result]
  if (!['/api/house/care', '/api/house/visit'].includes(endpoint)) return
  for (const { success, effectiveness } of done)
    expect([success, effectiveness === 'wasted', what]).toEqual([true, false, what])
}

it.each(Object.entries(SCENES))('%s: every step works', async (_name, scene) => {
  const { answer, key } = await staged(scene)
  const steps = stepsOf(answer)
  expect(steps.length).toBeGreaterThan(0)
  expect(JSON.stringify([steps, answer.body.did_you_mean])).not.toMatch(/\{\w+\}/)
  for (const step of steps.filter(({ method }) => method === 'GET')) await take(key, step)
  for (const step of steps.filter(({ method }) => !method)) expect(step.url).toMatch(/^https?:/)
  // Each step that writes gets a fresh household, unchanged by the other steps.
  const writes = [...steps.entries()].filter(([, { method }]) => method && method !== 'GET')
  for (const [number, [at, step]] of writes.entries()) {
    const again = number === 0 ? null : await staged(scene)
    await take(again?.key ?? key, again ? (stepsOf(again.answer)[at] as Step) : step)
  }
})
