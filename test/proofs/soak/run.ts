/** Lives of many agents, made up by chance, in a house and in its model at once. */

import { deepStrictEqual as same } from 'node:assert'
import fc from 'fast-check'
import { UNLIMITED } from '../../../lib/local/house'
import { openHouse, type TestHouse } from '../../support/house'
import { brokenLaws } from '../../support/laws'
import { BEGINNING, DEEDS, takeStock } from './commands'
import { living, Model } from './model'

export interface SoakOptions {
  seed: number
  /** Houses, and how many deeds there are in each at most. */
  houses: number
  deeds: number
  /** Where a run that failed was left, to see it again at once. */
  path?: string
  replayPath?: string
  each?(deeds: number): void
}

export interface Soaked {
  /** How to see where the house was not as its model; null when it was in all of them. */
  difference: string | null
  /** How often each call was answered with each status. */
  answers: ReadonlyMap<string, number>
}

export async function soak({ seed, houses, deeds, path, replayPath, each }: SoakOptions): Promise<Soaked> {
  const answers = new Map<string, number>()
  const commands = fc.commands([...DEEDS], { maxCommands: deeds, size: 'max', replayPath })
  const property = fc.asyncProperty(commands, async (chosen) => {
    const house = await openHouse({
      projecting: true,
      rateLimits: UNLIMITED,
    })
    const model = new Model()
    const { call } = house
    house.call = async (method, address, sent) => {
      const answer = await call(method, address, sent)
      const told = `${method} ${address.split('?')[0]?.replace(/[0-9a-f_]{8,}/g, '…')} ${answer.status}`
      answers.set(told, (answers.get(told) ?? 0) + 1)
      return answer
    }
    try {
      for (const first of BEGINNING) await first.run(model, house)
      await fc.asyncModelRun(() => ({ model, real: house }), chosen)
      await takeStock(model, house)
      for (const agent of model.agents) await compare(house, agent)
      same(await brokenLaws(house), [])
    } finally {
      await house.close()
    }
    each?.([...chosen].length)
  })
  const result = await fc.check(property, { seed, path, numRuns: houses, endOnFailure: path !== undefined })
  if (!result.failed) return { difference: null, answers }
  const report = fc.defaultReportMessage(result) ?? ''
  const replay = /replayPath="([^"]+)"/.exec(report)?.[1]
  const again = `npm run prove soak -- --seed ${seed} --deeds ${deeds} --path ${result.counterexamplePath} --replay '${replay}'`
  const difference = `${report}\n${result.errorInstance}\nagain: ${again}`
  return { difference, answers }
}

const inOrder = <T extends object>(list: readonly T[]): string[] => list.map((one) => JSON.stringify(one)).sort()

async function compare(house: TestHouse, agent: Model['agents'][number]): Promise<void> {
  const { key, credits, creatures, stones } = agent
  same((await house.call('GET', '/api/house/credits', { key })).body.credits, credits)
  const { body: me } = await house.call('GET', '/api/me', { key })
  same(
    [me.credits, me.living.toSorted()],
    [
      credits,
      living(agent)
        .map(({ id }) => id)
        .toSorted(),
    ],
  )
  const { body: yard } = await house.call('GET', '/api/house/graveyard?per_page=200', { key })
  const told: (typeof stones)[number][] = yard.gravestones
  same(inOrder(told.map(({ creature_id, died_at, cause }) => ({ creature_id, died_at, cause }))), inOrder(stones))
  const resting = creatures.filter(({ state }) => state === 'dead').length
  same(yard.gravestones.filter(({ resurrected }: { resurrected: boolean }) => !resurrected).length, resting)
  for (const { id, cared } of creatures.slice(0, 3)) {
    const { body: life } = await house.call('GET', `/api/house/history?creature_id=${id}`, { key })
    same(life.stats.total_care_actions, cared)
  }
}
