/** The plan of visits over HTTP: it agrees with status, can be followed, and other programs can parse it. */
import ICAL from 'ical.js'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { fromIso, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import {
  alterCreature,
  hoursBefore,
  type Keeper,
  newKeeper,
  raiseSleeper,
  useTestHouse,
} from '../../support/agents/keeper'
import { seedCreatures } from '../../support/creatures'
import type { Received } from '../../support/http'

const the = useTestHouse({ rateLimits: { adopt: 1000, status: 10_000, care: 10_000, plan: 10_000, visit: 10_000 } })

const plan = (keeper: Keeper, query = '', headers: Record<string, string> = {}): Promise<Received> =>
  the.house.call('GET', `/api/house/plan${query}`, { key: keeper.key, headers })

const goTo = (iso: string) => the.house.clock.advance((fromIso(iso) - the.house.clock.now()) / MS_PER_HOUR)

interface Task {
  creature_id: string
  action: string
  item?: string
  times?: number
}

const minute = (iso: string): number => Math.ceil(fromIso(iso) / 60_000) * 60_000

describe('the first visit', () => {
  const hungry = (share: number) => async (keeper: Keeper) => {
    await alterCreature({ house: the.house, keeper }, (creature) => ({
      last_fed_at: hoursBefore(creature, share * creature.species.feeding_window_hours),
    }))
  }
  it.each<[string, string, (keeper: Keeper) => Promise<unknown>]>([
    ['to a hungry creature', 'calico', hungry(0.7)],
    ['to a creature with hidden hunger', 'hedgehog', hungry(0.4)],
    ['to a creature without trust', 'pangolin', async () => {}],
    ['of a sleeper', 'beagle', async (keeper) => raiseSleeper({ house: the.house, keeper })],
    [
      'of one that sleeps in danger',
      'lab',
      async (keeper) => {
        await raiseSleeper({ house: the.house, keeper })
        await hungry(3)(keeper)
      },
    ],
    ['of two', 'tabby', async (keeper) => keeper.raise({ species_slug: 'hamster' })],
  ])('%s is the one that status recommends, before and after that call', async (_what, slug, then) => {
    await the.keeper.raise({ species_slug: slug })
    await then(the.keeper)
    const before = (await plan(the.keeper)).body.visits[0]
    const { at, hours_from_now, reason } = (await the.keeper.status()).body.recommended_checkin
    expect(before).toMatchObject({ at, hours_from_now, reason })
    expect((await plan(the.keeper)).body.visits[0]).toEqual(before)
  })
})

it('has no visits for an empty household, in every format', async () => {
  expect((await plan(the.keeper)).body).toMatchObject({ visits: [], next_steps: [{ action: 'adopt' }] })
  const { text } = await plan(the.keeper, '?format=ics')
  expect(text).toMatch(
    /^BEGIN:VCALENDAR\r\n(?:.+\r\n)+BEGIN:VTIMEZONE\r\nTZID:UTC\r\n(?:.+\r\n)+END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/,
  )
  expect(text).not.toContain('VEVENT')
})

describe('the formats', () => {
  it.each([
    ['', 'application/json', 'application/json'],
    ['', '*/*', 'application/json'],
    ['', 'application/json, text/plain, */*', 'application/json'],
    ['', 'text/calendar', 'text/calendar'],
    ['', 'text/calendar;q=0.4, text/plain;q=0.9', 'text/plain'],
    ['', 'text/plain', 'text/plain'],
    ['?format=json', 'text/plain', 'application/json'],
    ['?format=ics', 'application/json', 'text/calendar'],
    ['?format=json', 'text/calendar', 'application/json'],
  ])('%s with Accept %s returns %s', async (query, accept, type) => {
    await the.keeper.raise()
    const { status, headers } = await plan(the.keeper, query, { accept })
    expect([status, headers['content-type'], headers.vary]).toEqual([
      200,
      `${type}; charset=utf-8`,
      expect.stringContaining('Accept'),
    ])
  })

  it.each(['?days=0', '?days=8', '?days=x', '?format=pdf'])('refuse %s with details', async (query) => {
    const { status, body } = await plan(the.keeper, query)
    expect([status, body.error]).toEqual([400, 'Invalid plan request'])
  })
})

describe('the calendar', () => {
  interface Entry {
    uid: string
    summary: string
    description: string
    start: number
  }
  const entriesOf = (text: string): Entry[] =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, description, startDate } = new ICAL.Event(component)
      return { uid, summary, description, start: startDate.toJSDate().getTime() }
    })

  it('is read by a third-party parser, across a change to summer time', async () => {
    goTo('2026-03-28T12:00:00.000Z')
    const keeper = await newKeeper(the.house, { timezone: 'Europe/Berlin' })
    for (const name of ['Moth', 'A name as long as a name may be 0123456789 abcdefg']) await keeper.raise({ name })
    const { body } = await plan(keeper, '?days=2')
    const { text } = await plan(keeper, '?days=2&format=ics')
    const entries = entriesOf(text)
    expect(entries.map(({ start }) => start)).toEqual(body.visits.map(({ at }: { at: string }) => minute(at)))
    expect(body.until).toBe('2026-03-30T12:00:00.000Z')
    for (const [number, { to_do }] of body.visits.entries()) {
      for (const { name, action, why } of to_do) {
        expect(entries[number]?.summary).toContain(name)
        expect(entries[number]?.summary).toContain(action)
        expect(entries[number]?.description.split('\n')).toContain(why)
      }
    }
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('tells creatures of the same name apart, and omits none of a full household', async () => {
    const ids = [await the.keeper.raise({ name: 'Moth' }), await the.keeper.raise({ name: 'Moth' })]
    await seedCreatures(the.house, the.keeper.id, 48)
    const { visits } = (await plan(the.keeper, '?days=1')).body
    const entries = entriesOf((await plan(the.keeper, '?days=1&format=ics')).text)
    const meals = visits.filter(({ at }: { at: string }) => at === visits[0].at)
    const summaries = entries.slice(0, meals.length).map(({ summary }) => summary)
    for (const id of ids) expect(summaries.join()).toContain(`Moth (${id.slice(0, 8)}): `)
    for (const [at, { to_do }] of meals.entries()) for (const { name } of to_do) expect(summaries[at]).toContain(name)
    const named = meals.flatMap(({ to_do }: { to_do: Task[] }) => to_do.map(({ creature_id }) => creature_id))
    expect(new Set(named).size).toBe(50)
  })

  it('has an id for each entry, also where rounds of one minute begin with the same creature', async () => {
    for (const { slug } of catalogue().slice(0, 20)) await the.keeper.adopt({ species_slug: slug })
    await the.keeper.status()
    const uids = entriesOf((await plan(the.keeper, '?days=1&format=ics')).text).map(({ uid }) => uid)
    expect(uids.length).toBeGreaterThan(20)
    expect(uids.filter((uid, at) => uids.indexOf(uid) !== at)).toEqual([])
  })

  it('gives a visit the same entry in later responses', async () => {
    await the.keeper.raise()
    await the.keeper.care('reflect')
    const first = entriesOf((await plan(the.keeper, '?format=ics')).text)
    the.house.clock.advance(0.5)
    const later = entriesOf((await plan(the.keeper, '?format=ics')).text)
    expect(later.slice(0, first.length)).toEqual(first)
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(first.length)
  })
})

describe('the plan with the fewest visits', () => {
  const FEWEST = '?visits=fewest&days=2'

  it.each(['calico', 'tabby', 'jackrabbit', 'pangolin', 'snail'])(
    'followed by visits keeps every meal of a %s on time, but for those that it calls late',
    async (slug) => {
      const id = await the.keeper.raise({ species_slug: slug, name: 'Moth' })
      const timings: string[] = []
      for (let visits = 0; visits < 12; visits++) {
        const [next] = (await plan(the.keeper, FEWEST)).body.visits
        goTo(next.at)
        await the.keeper.status()
        const care = next.to_do.flatMap(({ action, item, times = 1 }: Task) => Array(times).fill({ action, item }))
        const { body } = await the.keeper.visit(care.filter(({ action }: Task) => action !== 'look').slice(0, 6))
        const isWarned = next.reason.includes('late')
        for (const { timing } of body.care ?? []) if (timing && !isWarned) timings.push(timing)
      }
      expect(timings.length).toBeGreaterThan(0)
      expect(timings.filter((timing) => timing !== 'on_time')).toEqual([])
      expect((await the.keeper.status(id)).body.creature.alive).toBe(true)
    },
  )

  it('joins the meals of a household, has fewer visits, and is offered in every format', async () => {
    for (const species_slug of ['calico', 'tabby', 'snail', 'beagle']) await the.keeper.raise({ species_slug })
    const count = async (query: string) => (await plan(the.keeper, query)).body.visits.length
    expect(await count(FEWEST)).toBeLessThan(await count('?days=2'))
    expect(await count('?visits=usual&days=2')).toBe(await count('?days=2'))
    const { text } = await plan(the.keeper, `${FEWEST}&format=ics`)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(await count(FEWEST))
    const refused = await plan(the.keeper, '?visits=seldom')
    expect([refused.status, refused.body.details]).toEqual([400, expect.stringContaining('query.visits')])
  })
})

it('groups the meals of a full household, and ends before it grows too long', async () => {
  const keeper = await newKeeper(the.house)
  for (let group = 0; group < 8; group++) {
    await seedCreatures(the.house, keeper.id, 4)
    the.house.clock.advance(0.1)
  }
  await keeper.status()
  const { text, body } = await plan(keeper, '?days=7')
  const times = body.visits.map(({ hours_from_now }: { hours_from_now: number }) => hours_from_now)
  // Adopted within 45 minutes, they would otherwise take eight visits per round of meals.
  // By day: at night those who sleep are visited when they wake.
  const byDay = [...new Set<number>(times)].filter((time) => time < 12)
  expect(byDay.length).toBeGreaterThanOrEqual(2)
  expect(byDay.slice(1).filter((time, at) => time - byDay[at]! < 0.2)).toEqual([])
  expect(text.length).toBeLessThan(130_000)
  expect(fromIso(body.until)).toBeGreaterThan(the.house.clock.now() + 8 * MS_PER_HOUR)
  expect(body.visits[0].at).toBe((await keeper.status()).body.recommended_checkin.at)
})
