/** Compares an agent's account, stones and lives with the model. */
import { ok, deepStrictEqual as same } from 'node:assert'
import type { TestHouse } from '../../support/test-house'
import { keptFor } from './looking'
import { living, type ModelAgent } from './model'

/** For a return, a long streak and a hundred days. */
const OTHER_KEEPSAKES = 3

const inOrder = <T extends object>(list: readonly T[]): string[] => list.map((one) => JSON.stringify(one)).sort()

export async function compare(house: TestHouse, agent: ModelAgent): Promise<void> {
  const { key, credits, creatures, stones } = agent
  same((await house.call('GET', '/api/house/credits', { key })).body.credits, credits)
  const { body: me } = await house.call('GET', '/api/me', { key })
  same(
    [me.credits, me.creatures.map(({ id }: { id: string }) => id).toSorted()],
    [
      credits,
      living(agent)
        .map(({ id }) => id)
        .toSorted(),
    ],
  )
  const { body: yard } = await house.call('GET', '/api/house/graveyard?per_page=200', { key })
  const shown: (typeof stones)[number][] = yard.gravestones
  same(inOrder(shown.map(({ creature_id, died_at, cause }) => ({ creature_id, died_at, cause }))), inOrder(stones))
  const resting = creatures.filter(({ state }) => state === 'dead').length
  same(yard.gravestones.filter(({ resurrected }: { resurrected: boolean }) => !resurrected).length, resting)
  for (const { id, cared, wishes } of creatures.slice(0, 3)) {
    const { body: life } = await house.call('GET', `/api/house/history?creature_id=${id}`, { key })
    const { total_care_actions, wishes_granted } = life.stats
    same([total_care_actions, wishes_granted], [cared, wishes])
    const kept = (life.keepsakes ?? []).length
    ok(kept >= keptFor(wishes) && kept <= keptFor(wishes) + OTHER_KEEPSAKES, `${kept} kept of ${wishes} wishes`)
  }
}
