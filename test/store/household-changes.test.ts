/** The writes of a household: only what differs, each row once, and together they give the household that was decided. */
import fc from 'fast-check'
import { visitWith } from '../../lambdas/domain/household/act'
import type { Household } from '../../lambdas/domain/household/household'
import { withRelease } from '../../lambdas/domain/household/household'
import { look } from '../../lambdas/domain/household/look'
import { settle } from '../../lambdas/domain/household/settle'
import { adoptionChange } from '../../lambdas/store/creatures'
import { changesBetween, householdOf, rowsAfter, type StoredHousehold } from '../../lambdas/store/household-changes'
import { idOf } from '../../lambdas/store/read'
import { type Change, newRow, type Row } from '../../lambdas/store/row'
import { keys } from '../../lambdas/store/table'
import { anyCall, countedIds } from '../support/agents/any-household'
import { creature, hoursAfter, NOON } from '../support/creatures'

const stored = ({ agent, creatures }: Household): StoredHousehold =>
  householdOf({
    agent: newRow(keys.agent(agent.id), 'agent', agent),
    balance: null,
    creatures: creatures.map((one) => adoptionChange(one).after),
    untold: [],
    connections: [],
  })

const written = (changes: readonly Change[]): string[] =>
  changes.map(({ before, after }) => idOf((after ?? before) as Row))
const typesOf = (changes: readonly Change[]): string[] =>
  changes.map(({ before, after }) => ((after ?? before) as Row).type)

describe('changesBetween', () => {
  it('is empty for a household that nothing changed, and for a call that changed nothing', () => {
    fc.assert(
      fc.property(anyCall, ({ household }) => {
        const before = stored(household)
        expect(changesBetween(before, before)).toEqual([])
        expect(changesBetween(before, settle(before, NOON, countedIds()))).toEqual([])
        expect(changesBetween(before, visitWith(before, [], NOON, countedIds()).household)).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('writes each row once, and what is written is the household that was decided', () => {
    fc.assert(
      fc.property(anyCall, fc.boolean(), ({ household, hours, asks }, looks) => {
        const now = hoursAfter(NOON, hours)
        const before = stored(household)
        const settled = settle(before, now, countedIds())
        const visited = visitWith(settled, asks, now, countedIds()).household
        const after = looks ? look(visited, now, { shown: visited.creatures[0], marks: true }).household : visited
        const changes = changesBetween(before, after)
        expect(new Set(written(changes)).size).toBe(changes.length)
        const again = householdOf(rowsAfter(before.rows, changes))
        expect({ agent: again.agent, creatures: again.creatures }).toEqual({
          agent: after.agent,
          creatures: after.creatures,
        })
        const count = (type: string) => typesOf(changes).filter((one) => one === type).length
        expect(count('log')).toBe(after.care.length)
        expect(count('stone')).toBe(after.past.length)
        expect(count('past')).toBe(after.past.length)
      }),
      { numRuns: 150 },
    )
  })

  const home = stored({
    ...householdOf({
      agent: newRow(keys.agent('a'), 'agent', { id: 'a' } as Household['agent']),
      balance: null,
      creatures: [],
      untold: [],
      connections: [],
    }),
    creatures: [creature({ id: '00000000-0000-4000-8000-000000000001', agent_id: 'a' })],
  })

  it('writes a copy of the agent, so that a concurrent change of it conflicts', () => {
    const changes = changesBetween(home, { ...home, agent: { ...home.agent } })
    expect(changes).toMatchObject([{ before: { version: 1 }, after: { type: 'agent', version: 2 } }])
  })

  it('continues the version of a creature that ends, and does not write twice what ended before', () => {
    const [one] = home.creatures
    const after = withRelease({ ...home, agent: { ...home.agent, tallies: { released: 0 } as never } }, one!, NOON)
    const changes = changesBetween(home, after)
    expect(changes).toMatchObject([
      { before: { type: 'creature', version: 1 }, after: null },
      { before: null, after: { type: 'past', version: 2 } },
      { after: { type: 'agent' } },
    ])
    const later = householdOf(rowsAfter(home.rows, changes), after.past)
    expect(later.creatures).toEqual([])
    expect(changesBetween(later, later)).toEqual([])
  })
})
