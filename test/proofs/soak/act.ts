/** An act of an agent, with a name for reports. */
import type { AsyncCommand } from 'fast-check'
import type { TestHouse } from '../../support/test-house'
import type { Model, ModelAgent, ModelCreature } from './model'

export type Act = AsyncCommand<Model, TestHouse>

export const newAct = (name: string, run: (model: Model, house: TestHouse) => Promise<void>): Act => ({
  check: () => true,
  run,
  toString: () => name,
})

export const byAgent = (
  name: string,
  at: number,
  run: (agent: ModelAgent, model: Model, house: TestHouse) => Promise<void>,
): Act =>
  newAct(`${name}(${at})`, async (model, house) => {
    const agent = model.agent(at)
    if (agent) await run(agent, model, house)
  })

export const onCreature = (
  name: string,
  at: number,
  which: number,
  run: (creature: ModelCreature, agent: ModelAgent, model: Model, house: TestHouse) => Promise<void>,
): Act =>
  byAgent(`${name} ${which} of `, at, async (agent, model, house) => {
    const creature = agent.creatures[which % agent.creatures.length]
    if (creature) await run(creature, agent, model, house)
  })
