/** The part of `npm run faults` that matters most, and claims about all of its scenarios. */
import type { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { ADMIN_KEY } from '../../lib/tools/measure/measured-host'
import { scenarioOf } from '../../lib/tools/scenarios'
import { untestedCopies } from '../support/copies'
import { brokenLaws } from '../support/laws'
import { sendTo, stageIn } from '../support/scenario-host'
import { openTestHouse } from '../support/test-house'
import { HOUSE, runMatrix } from './faults/matrix'
import { FAULT_SCENARIOS, onlyReads } from './faults/scenarios'

const CHOSEN = [
  'register',
  'adopt',
  'care',
  'visit',
  'resurrect',
  'rotate_key by key',
  'lay a flower',
  'a code for tokens',
]
const KINDS = ['cut', 'lost']

it('survives a connection that breaks before or after the first transaction', async () => {
  const results = await runMatrix({
    scenario: (name) => CHOSEN.includes(name),
    trouble: ({ call, kind }) => call === 'TransactWriteItems#1' && KINDS.includes(kind),
  })
  expect(results.filter(({ broken }) => broken.length > 0)).toEqual([])
  expect(results.filter(({ status }) => status === null)).toEqual([])
  expect(results).toHaveLength(CHOSEN.length * KINDS.length * 3)
})

describe('without faults', () => {
  it('every scenario keeps every law, and together they try every copy', async () => {
    const house = await openTestHouse(HOUSE)
    const broken: string[] = []
    try {
      for (const [name, { operation, prepare }] of FAULT_SCENARIOS) {
        house.advanceToMorning()
        const { act, asked, done } = await prepare({ house, stage: stageIn(house, { projects: true }) })
        await (act?.() ?? (operation && sendTo(house, operation, asked)))
        if ((await done()) === 0) broken.push(`${name} does nothing`)
        // Check immediately: a later scenario may repair what this one broke.
        broken.push(...(await brokenLaws(house)).map((law) => `${name}: ${law}`))
      }
      broken.push(...untestedCopies(await house.allRows(), house.rowsBeforeRename))
    } finally {
      await house.close()
    }
    expect(broken).toEqual([])
  })

  it('operations without a fault scenario write only counts', async () => {
    const house = await openTestHouse({ ...HOUSE, adminKey: ADMIN_KEY })
    const stage = stageIn(house, { projects: true })
    const writing: string[] = []
    try {
      for (const [operation] of everyOperation.filter(([id]) => onlyReads(id))) {
        const asked = await scenarioOf(operation)(stage, 0)
        house.onDbCall = (command, go) => {
          const { UpdateExpression = '' } = (command as UpdateCommand).input
          const reads = /^(Get|Query|BatchGet|TransactGet)/.test(command.constructor.name)
          if (!reads && !UpdateExpression.startsWith('ADD #counter :one')) writing.push(operation)
          return go()
        }
        const headers = { accept: 'text/html', 'x-admin-key': ADMIN_KEY, ...asked.headers }
        const { status } = await sendTo(house, operation, { ...asked, headers })
        house.onDbCall = null
        expect([operation, status < 400]).toEqual([operation, true])
      }
    } finally {
      await house.close()
    }
    expect(writing).toEqual([])
  })
})
