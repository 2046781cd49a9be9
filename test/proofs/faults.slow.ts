/** The heart of `npm run faults`: what becomes of the writes that matter most when the wire breaks around them. */
import { runMatrix } from './faults/matrix'

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
