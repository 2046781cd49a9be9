/** The heart of `npm run faults`: what becomes of the writes that matter most when the wire breaks around them. */
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { match } from '../../lambdas/api/routes/match'
import { examplePath, filled } from '../../lib/local/events'
import { newKeeper } from '../support/agents/keeper'
import { untestedCopies } from '../support/copies'
import { brokenLaws } from '../support/laws'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { HOUSE, runMatrix } from './faults/matrix'
import { CHANGED_BY, READS, SCENARIOS } from './faults/scenarios'

const DEEDS = ['register', 'adopt', 'resurrect', 'rotate_key by key', 'take it back from its sitter']
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

it('whatever an operation changes is changed in the scenarios that are named for it, and no law is broken by it, nor any copy left untried', async () => {
  const house = await openTestHouse(HOUSE)
  const asked = new Set<string>()
  const call: TestHouse['call'] = (method, path, sent) => {
    asked.add(match(method, path.split('?')[0] ?? '')?.operation ?? '')
    return house.call(method, path, sent)
  }
  const strays: string[] = []
  try {
    for (const [name, prepare] of Object.entries(SCENARIOS)) {
      const deed = await prepare({ ...house, call })
      asked.clear()
      await deed.act()
      const claimed = everyOperation
        .filter(([id]) => (CHANGED_BY[id] as readonly string[]).includes(name))
        .map(([id]) => id)
      strays.push(...claimed.filter((id) => !asked.has(id)).map((id) => `${name} does not call ${id}`))
      // At once: what comes later may mend what it broke.
      strays.push(...(await brokenLaws(house)).map((law) => `${name}: ${law}`))
    }
    strays.push(...untestedCopies(await house.allRows(), house.rowsBeforeRename))
  } finally {
    await house.close()
  }
  expect(strays).toEqual([])
})

it('who is said only to read writes nothing but counts', async () => {
  const house = await openTestHouse({ ...HOUSE, adminKey: 'faults' })
  const { key } = await newKeeper(house)
  const writing: string[] = []
  try {
    for (const [operation, route] of everyOperation.filter(([id]) => CHANGED_BY[id] === READS)) {
      house.onDbCall = (command, go) => {
        const { UpdateExpression = '' } = (command as UpdateCommand).input
        const reads = /^(Get|Query|BatchGet|TransactGet)/.test(command.constructor.name)
        if (!reads && !UpdateExpression.startsWith('ADD hits')) writing.push(operation)
        return go()
      }
      const headers = { accept: 'text/html', 'x-admin-key': 'faults' }
      const { status } = await house.call(route.method, filled(route, examplePath(operation)), { key, headers })
      expect([operation, status < 500]).toEqual([operation, true])
    }
  } finally {
    await house.close()
  }
  expect(writing).toEqual([])
})
