/** The parts of plain texts: which lines go first, how times are said, and which calls take the name of a creature. */
import * as fc from 'fast-check'
import { TAKE_NAMES } from '../../lambdas/api/named-steps'
import { operations } from '../../lambdas/api/routes/routes'
import { fitted, kept, optional, RANK, type Rank } from '../../lambdas/api/texts/line'
import { withoutRepeats } from '../../lambdas/api/texts/steps'
import { timesAt } from '../../lambdas/api/texts/times'
import { fromIso } from '../../lambdas/domain/time/instants'

describe('a text that is too long', () => {
  const lines = [
    kept('Name: tabby, child', 'Name'),
    optional(RANK.scene, 'A scene of some length.'),
    optional(RANK.soul, 'A soul of some length.', 'A soul.'),
    kept('Key: secret'),
  ]

  it.each([
    [99, 'Name: tabby, child|A scene of some length.|A soul of some length.|Key: secret|'],
    [65, 'Name: tabby, child|A scene of some length.|A soul.|Key: secret|'],
    [60, 'Name: tabby, child|A scene of some length.|Key: secret|'],
    [40, 'Name: tabby, child|Key: secret|'],
    [20, 'Name|Key: secret|'],
    [1, 'Name|Key: secret|'],
  ])('of %i characters', (limit, text) => {
    expect(fitted(lines, limit)).toBe(text.replaceAll('|', '\n'))
  })

  it('never loses what is kept, and fits whenever something could go', () => {
    const rank = fc.constantFrom(...Object.values(RANK)) as fc.Arbitrary<Rank>
    const some = fc.array(fc.tuple(rank, fc.stringMatching(/^[a-z]{1,20}$/)), { maxLength: 12 })
    fc.assert(
      fc.property(some, fc.nat(200), (all, limit) => {
        const told = fitted(
          all.map(([one, text]) => optional(one, text)),
          limit,
        )
        const keptTexts = all.flatMap(([one, text]) => (one === RANK.kept ? [text] : []))
        for (const text of keptTexts) expect(told.split('\n')).toContain(text)
        const least = `${keptTexts.join('\n') || 'Done.'}\n`.length
        expect(told.length).toBeLessThanOrEqual(Math.max(limit, least))
      }),
    )
  })
})

describe('a time', () => {
  const now = fromIso('2026-03-03T10:45:30.000Z')
  const berlin = timesAt(now, { timezone: 'Europe/Berlin' })
  const utc = timesAt(now, { timezone: 'UTC' })

  it.each([
    ['2026-03-03T14:05:00.000Z', 'in 3 h 20 min (today 14:05 UTC)', 'in 3 h 19 min (today 14:05 UTC)'],
    ['2026-03-03T14:05:10.000Z', 'in 3 h 21 min (today 14:06 UTC)', 'in 3 h 19 min (today 14:05 UTC)'],
    ['2026-03-04T00:00:00.000Z', 'in 13 h 15 min (tomorrow 00:00 UTC)', 'in 13 h 14 min (tomorrow 00:00 UTC)'],
    ['2026-03-05T10:45:30.000Z', 'in 2 days 1 h (Thu 5 March 10:46 UTC)', 'in 47 h 59 min (Thu 5 March 10:45 UTC)'],
    ['2026-03-03T10:45:40.000Z', 'in 1 min (today 10:46 UTC)', 'in less than a minute (today 10:45 UTC)'],
    ['2026-03-03T09:05:00.000Z', 'since today 09:05 UTC', 'since today 09:05 UTC'],
    ['2026-03-03T10:45:30.000Z', 'since today 10:45 UTC', 'since today 10:45 UTC'],
    ['2027-01-01T00:00:00.000Z', 'in 303 days 14 h (Fri 1 January 2027 00:00 UTC)', undefined],
    ['open now', 'open now', 'open now'],
  ])('%s: the earliest is rounded up, a deadline down', (at, from, until) => {
    expect(utc.from(at)).toBe(from)
    if (until) expect(utc.until(at)).toBe(until)
  })

  it('is by the clock of the agent, also in a sentence of the house', () => {
    expect([utc.now, berlin.now]).toEqual(['Tue 3 March 10:45 UTC', 'Tue 3 March 11:45 Europe/Berlin'])
    expect(berlin.from('2026-03-03T23:00:00.000Z')).toBe('in 12 h 15 min (tomorrow 00:00 Europe/Berlin)')
    expect(berlin.inZone('On time until 2026-03-03 14:00 UTC.')).toBe('On time until today 15:00 Europe/Berlin.')
    expect(berlin.inZone('It dies at 2026-03-03 14:00 UTC.')).toBe('It dies today 15:00 Europe/Berlin.')
    expect(berlin.inZone('On time until 2026-03-04 15:00 Europe/Berlin.')).toBe(
      'On time until tomorrow 15:00 Europe/Berlin.',
    )
    expect(berlin.from(berlin.nextAt(6))).toBe('in 18 h 15 min (tomorrow 06:00 Europe/Berlin)')
  })
})

it('the calls that take a name are those whose schema has `creature`', () => {
  const takes = operations.filter(([, { request = {} }]) =>
    [request.body, request.query].some((part) => {
      const acts = (part?.shape as { care?: { def: { element?: { shape?: object } } } } | undefined)?.care
      return [part?.shape, acts?.def.element?.shape].some((shape) => shape && 'creature' in shape)
    }),
  )
  expect([...TAKE_NAMES].toSorted()).toEqual(takes.map(([, { path }]) => path).toSorted())
})

it('a care step is left out if the visit that is offered does it, and not if it is for another creature', () => {
  const care = (fields: object) => ({
    action: 'reflect',
    endpoint: '/api/house/care',
    description: '',
    body: { action: 'reflect', ...fields },
  })
  const visit = (fields: object) => ({
    action: 'visit',
    endpoint: '/api/house/visit',
    description: '',
    body: { care: [{ action: 'reflect', ...fields }] },
  })
  for (const by of ['creature', 'creature_id']) {
    const offered = [visit({ [by]: 'Pip' }), care({ [by]: 'Pip' }), care({ [by]: 'Moth' })]
    expect(withoutRepeats(offered)).toEqual([offered[0], offered[2]])
  }
})
