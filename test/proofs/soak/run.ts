/** Random lives of many agents, in a test house and in its model at once. */

import { deepStrictEqual as same } from 'node:assert'
import fc from 'fast-check'
import { UNLIMITED } from '../../../lib/local/local-host'
import { brokenLaws } from '../../support/laws'
import { openTestHouse } from '../../support/test-house'
import { ACTS, BEGINNING, checkPublicData } from './commands'
import { compare } from './compare'
import { Model } from './model'

export interface SoakOptions {
  seed: number
  /** Number of households, and the maximum number of acts in each. */
  houses: number
  acts: number
  /** Path of a failed run, to reproduce it directly. */
  path?: string
  replayPath?: string
  each?(acts: number): void
}

export interface Soaked {
  /** How to reproduce a difference from the model; null if there is none. */
  difference: string | null
  /** Number of responses by call and status. */
  answers: ReadonlyMap<string, number>
}

export async function soak({ seed, houses, acts, path, replayPath, each }: SoakOptions): Promise<Soaked> {
  const answers = new Map<string, number>()
  const commands = fc.commands([...ACTS], { maxCommands: acts, size: 'max', replayPath })
  const property = fc.asyncProperty(commands, async (chosen) => {
    const house = await openTestHouse({
      projecting: true,
      rateLimits: UNLIMITED,
    })
    const model = new Model()
    const { call } = house
    house.call = async (method, address, sent) => {
      const answer = await call(method, address, sent)
      const label = `${method} ${address.split('?')[0]?.replace(/[0-9a-f_]{8,}/g, '…')} ${answer.status}`
      answers.set(label, (answers.get(label) ?? 0) + 1)
      return answer
    }
    try {
      for (const first of BEGINNING) await first.run(model, house)
      await fc.asyncModelRun(() => ({ model, real: house }), chosen)
      await checkPublicData(model, house)
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
  const again = `npm run prove soak -- --seed ${seed} --acts ${acts} --path ${result.counterexamplePath} --replay '${replay}'`
  const difference = `${report}\n${result.errorInstance}\nagain: ${again}`
  return { difference, answers }
}
