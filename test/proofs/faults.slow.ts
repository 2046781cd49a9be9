/** The heart of `npm run faults`: what becomes of the writes that matter most when the wire breaks around them. */
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { openHouse, type TestHouse } from '../support/house'
import { HOUSE, runMatrix } from './faults/matrix'
import { SCENARIOS } from './faults/scenarios'

const DEEDS = ['register', 'adopt', 'resurrect', 'rotate_key by key']
const BREAKS = ['cut', 'lost']

it('nothing is lost, doubled or told wrongly when the wire to the database breaks around a write', async () => {
  const results = await runMatrix({
    scenario: (name) => DEEDS.includes(name),
    trouble: ({ call, kind }) => call === 'TransactWriteItems#1' && BREAKS.includes(kind),
  })
  expect(results.filter(({ broken }) => broken.length > 0)).toEqual([])
  expect(results.filter(({ status }) => status === null)).toEqual([])
  expect(results).toHaveLength(DEEDS.length * BREAKS.length * 3)
})

it('whatever can be changed by a call is changed in one of the scenarios', async () => {
  const house = await openHouse(HOUSE)
  const asked = new Set<string>()
  const call: TestHouse['call'] = (method, path, sent) => {
    asked.add(`${method} ${path.split('?')[0]}`)
    return house.call(method, path, sent)
  }
  try {
    for (const prepare of Object.values(SCENARIOS)) await (await prepare({ ...house, call })).act()
  } finally {
    await house.close()
  }
  const changing = everyOperation.filter(([, { method }]) => method !== 'GET')
  expect(changing.filter(([, { method, path }]) => !asked.has(`${method} ${path}`)).map(([id]) => id)).toEqual([])
})
