/** Every step of every answer works as given: a walk through the states of a house. */
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

/** How an answer comes about, from a keeper who has done nothing yet. */
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
/** Fifty live here, and one that died could be paid for. */
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
  'the door': anyone('GET', '/api'),
  'the hall': anyone('GET', '/api/house/hall'),
  'the graveyard': anyone('GET', '/api/house/graveyard'),
  'the schema of registration': anyone('GET', '/api/auth/register'),
  'a key that opens nothing': anyone('GET', '/api/house/status', { key: 'ch_nothing' }),
  "the operators' figures without their key": anyone('GET', '/api/admin/analytics'),
  'a name that is taken': (keeper) => call(null, 'POST', '/api/auth/register', { body: { username: keeper.username } }),
  'an invalid registration': anyone('POST', '/api/auth/register', { body: {} }),
  'an unknown species': anyone('GET', '/api/house/species/nobody'),
  'the species': get('/api/house/species'),
  registration: async () =>
    call(null, 'POST', '/api/auth/register', { body: { username: `walker-${freshAddress().replaceAll('.', '-')}` } }),
  'a new key, nobody at home': (keeper) => call(keeper, 'POST', '/api/auth/rotate-key'),
  'a new key, somebody at home': raised('calico', (keeper) => call(keeper, 'POST', '/api/auth/rotate-key')),
  'the house, nobody at home': get('/api/house'),
  'the house, somebody at home': raised('calico', get('/api/house')),
  'an adoption': (keeper) => keeper.adopt(),
  'an invalid adoption': (keeper) => keeper.adopt({ name: '' }),
  'adoption of an unknown species': (keeper) => keeper.adopt({ species_slug: 'nobody' }),
  'a full house': full((keeper) => keeper.adopt()),
  'care for the dead, the house full': fullAndBereaved((keeper, id) => keeper.care('feed', { creature_id: id })),
  'a look at the dead, the house full': fullAndBereaved((keeper, id) => keeper.status(id)),
  'the life of the dead, the house full': fullAndBereaved((keeper, id) => keeper.history(`creature_id=${id}`)),
  'a farewell to the dead, the house full': fullAndBereaved((keeper, id) => keeper.release({ creature_id: id })),
  "one's own stones, the house full": fullAndBereaved(get('/api/house/graveyard')),
  'credits enough for the dead, the house full': fullAndBereaved(get('/api/house/credits')),
  'a look at an empty house': status,
  'a look at nobody’s creature in an empty house': get(
    '/api/house/status?creature_id=11111111-2222-4333-8444-555555555555',
  ),
  'a look at no id': get('/api/house/status?creature_id=pip'),
  'a first look': raised('calico', status),
  'a look at a hungry one': raised('calico', status, 0.7),
  'a look at one that starves': raised('calico', status, 2),
  'a look at a hungry Jackrabbit': raised('jackrabbit', status, 0.7),
  'a look at a hungry Bengal': raised('bengal', status, 0.7),
  'a look at a bored Border Collie': raised('border_collie', status, 0.1),
  'a look at a Pangolin': raised('pangolin', status),
  'a look at a Hedgehog': raised('hedgehog', status, 0.7),
  'a look at two': two(status),
  'a look at a sleeper': async (keeper) => keeper.status(await raiseSleeper({ house: the.house, keeper })),
  'a look at an adult’s house': raised('calico', async (keeper) => {
    await countAdultRaised(the.house, keeper.id)
    return keeper.status()
  }),
  care: raised('calico', (keeper) => keeper.care('play')),
  'a visit': raised('calico', (keeper) => keeper.visit([{ action: 'play' }]), 0.7),
  'a visit to a hungry Jackrabbit': raised('jackrabbit', (keeper) => keeper.visit([{ action: 'feed' }]), 0.7),
  'a visit to two': two((keeper) => keeper.visit([{ action: 'feed' }])),
  'a visit to an empty house': (keeper) => keeper.visit([{ action: 'feed' }]),
  'an invalid visit': (keeper) => keeper.visit([]),
  'care for a hungry Jackrabbit': raised('jackrabbit', (keeper) => keeper.care('feed'), 0.7),
  'care for a sleeper': async (keeper) => {
    await raiseSleeper({ house: the.house, keeper })
    return keeper.care('feed')
  },
  'care for a Pangolin': raised('pangolin', (keeper) => keeper.care('feed')),
  'care for one of two, unsaid': two((keeper) => keeper.care('feed')),
  'care in an empty house': (keeper) => keeper.care('feed'),
  'care for an egg': async (keeper) => {
    await keeper.adopt()
    return keeper.care('feed')
  },
  'care of no known kind': (keeper) => keeper.care('tickle'),
  'care for the dead': bereaved((keeper, id) => keeper.care('feed', { creature_id: id })),
  'a look at the dead': bereaved((keeper, id) => keeper.status(id)),
  'a look at the dead, with credits': bereaved((keeper, id) => keeper.status(id), '100'),
  'a look at a house that has emptied': bereaved(status),
  'a return without credits': bereaved((keeper, id) => call(keeper, 'POST', '/api/house/resurrect', { body: { id } })),
  'a return': bereaved((keeper, id) => call(keeper, 'POST', '/api/house/resurrect', { body: { id } }), '100'),
  'a return of nobody': (keeper) => call(keeper, 'POST', '/api/house/resurrect', { body: {} }),
  'credits in an empty house': get('/api/house/credits'),
  'credits enough for the dead': bereaved(get('/api/house/credits'), '100'),
  'a pack that is none': (keeper) => call(keeper, 'POST', '/api/house/credits', { body: { pack: '7' } }),
  'the life of the dead': bereaved((keeper, id) => keeper.history(`creature_id=${id}`)),
  'the life of the living': raised('calico', (keeper) => keeper.history(), 0.7),
  'the life of nobody': (keeper) => keeper.history(),
  'the tastes of an egg': async (keeper) => {
    await keeper.adopt()
    return call(keeper, 'GET', '/api/house/preferences')
  },
  'the tastes of a hungry one': raised('calico', get('/api/house/preferences'), 0.7),
  'the tastes of a hungry Bengal': raised('bengal', get('/api/house/preferences'), 0.7),
  'the tastes of nobody': get('/api/house/preferences'),
  'the plan of an empty house': get('/api/house/plan'),
  'the plan of an egg': async (keeper) => {
    await keeper.adopt()
    return call(keeper, 'GET', '/api/house/plan')
  },
  'the plan of a hungry one': raised('calico', get('/api/house/plan'), 0.7),
  'a plan for too long': get('/api/house/plan?days=8'),
  'oneself, nobody at home': get('/api/me'),
  'oneself, somebody at home': raised('calico', get('/api/me'), 0.7),
  'a look ahead': raised('calico', get('/api/house/forecast'), 0.7),
  'a look ahead for nobody': get('/api/house/forecast'),
  'a look ahead in no hours': get('/api/house/forecast?hours=0'),
  'a rehearsal': raised('calico', (keeper) => keeper.care('play', { dry_run: true })),
  'a rehearsal in vain': raised('calico', (keeper) => keeper.care('medicine', { dry_run: true })),
  'a farewell to the only one': raised('calico', async (keeper) =>
    keeper.release({ creature_id: (await keeper.status()).body.creature.id }),
  ),
  'a farewell to the dead': bereaved(async (keeper, id) => {
    await keeper.status()
    return keeper.release({ creature_id: id })
  }),
  'a farewell to nobody': (keeper) => keeper.release({}),
  "one's own stones": bereaved(get('/api/house/graveyard')),
  'a slug that is taken': designer(design('walked_over')),
  'a slug of the house': designer(design('tabby')),
  'an invalid design': designer({}),
  'a design, the house full': full(designer(design('of_a_full_house'))),
  'a design too early': (keeper) => call(keeper, 'POST', '/api/house/species', { body: design('too_early') }),
  // Whoever it is offered for: the address does not say, and nothing is known of them there but that they live.
  'an action as a path': two((keeper) => call(keeper, 'POST', '/api/house/feed'), 'housecat'),
  'care with another method': two((keeper) => call(keeper, 'PUT', '/api/house/care')),
  'release with another method': two((keeper) => call(keeper, 'GET', '/api/house/release')),
  'status with another method, nobody at home': (keeper) => call(keeper, 'POST', '/api/house/status'),
  'a species with another method': anyone('POST', '/api/house/species/tabby'),
  'an operation elsewhere': anyone('POST', '/api/register'),
  'nothing at all': anyone('GET', '/api/nowhere/whatever'),
}

const stepsOf = ({ body }: Received): Step[] => body.next_steps

/** The same answer again, for somebody new. */
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

it.each(Object.entries(SCENES))('%s', async (_name, scene) => {
  const { answer, key } = await staged(scene)
  const steps = stepsOf(answer)
  expect(steps.length).toBeGreaterThan(0)
  expect(JSON.stringify([steps, answer.body.did_you_mean])).not.toMatch(/\{\w+\}/)
  for (const step of steps.filter(({ method }) => method === 'GET')) await take(key, step)
  for (const step of steps.filter(({ method }) => !method)) expect(step.url).toMatch(/^https?:/)
  // What changes the house is tried in a house that nothing else has changed.
  const deeds = [...steps.entries()].filter(([, { method }]) => method && method !== 'GET')
  for (const [number, [at, step]] of deeds.entries()) {
    const again = number === 0 ? null : await staged(scene)
    await take(again?.key ?? key, again ? (stepsOf(again.answer)[at] as Step) : step)
  }
})
