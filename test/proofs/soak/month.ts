/**
 * Many agents for many days in one test house and its model: most keep well, some visit rarely. They grant
 * wishes, lay flowers on each other's stones, and resurrect some creatures.
 */
import { deepStrictEqual as same } from 'node:assert'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { CARE_ACTIONS } from '../../../lambdas/species/care-actions'
import { UNLIMITED } from '../../../lib/local/local-host'
import { seededRandom } from '../../support/agents/random-lives'
import { brokenLaws } from '../../support/laws'
import { openTestHouse, type TestHouse } from '../../support/test-house'
import { buy, register } from './account'
import { type Act, byAgent } from './act'
import { adopt, BUILT_IN, checkPublicData, layFlower, resurrect } from './commands'
import { compare } from './compare'
import { look } from './looking'
import { living, Model, type ModelAgent } from './model'
import { careFor, grantWish } from './wishes'

export interface MonthOptions {
  seed: number
  agents: number
  days: number
  each?(day: number, figures: Figures): void
}

export interface Figures {
  acts: number
  living: number
  stones: number
  flowers: number
  wishes: number
}

/** Approximate hours between visits; the clock advances in steps of some minutes. */
const HOURS_BETWEEN = { least: 9, most: 17 } as const
const STEP_HOURS = 0.35
/** Probability that a visit takes place, by kind of keeper. */
const KEEPERS = [1, 1, 0.97, 0.9, 0.3] as const
/** Agents visit twice a day, so they keep species that eat rarely; the soak covers species with special rules. */
const KINDS = catalogue()
  .filter(({ slug, feeding_window_hours }) => feeding_window_hours >= 12 && !BUILT_IN.includes(slug))
  .map(({ slug }) => slug)

/** Throws if the service differs from its model. */
export async function liveForDays({ seed, agents, days, each }: MonthOptions): Promise<Figures> {
  const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
  const model = new Model()
  const luck = seededRandom(`month ${seed}`)
  const figures: Figures = { acts: 0, living: 0, stones: 0, flowers: 0, wishes: 0 }
  const act = async (next: Act) => {
    figures.acts += 1
    await next.run(model, house).catch((error: Error) => {
      throw new Error(`${next} on ${new Date(house.clock.now()).toISOString()}: ${error.message}`, { cause: error })
    })
  }
  try {
    for (let at = 0; at < agents; at++) {
      await act(register(at))
      await act(adopt(at, luck.pick(KINDS)))
      await look(model, house, model.agents[at] as ModelAgent)
    }
    const due = model.agents.map(() => luck.between(0, HOURS_BETWEEN.most))
    for (let day = 1; day <= days; day++) {
      for (let hour = 0; hour < 24; hour += STEP_HOURS) {
        house.clock.advance(STEP_HOURS)
        for (let at = 0; at < agents; at++) {
          due[at] = (due[at] as number) - STEP_HOURS
          if ((due[at] as number) > 0) continue
          due[at] = luck.between(HOURS_BETWEEN.least, HOURS_BETWEEN.most)
          if (luck.is(KEEPERS[at % KEEPERS.length] as number))
            for await (const next of visitBy(at, model, house, luck, figures)) await act(next)
        }
      }
      await checkPublicData(model, house)
      count(model, figures)
      each?.(day, figures)
    }
    for (const agent of model.agents) await compare(house, agent)
    same(await brokenLaws(house), [])
    return figures
  } finally {
    await house.close()
  }
}

/** Acts of a visit: for its own creatures, and for others. */
async function* visitBy(
  at: number,
  model: Model,
  house: TestHouse,
  luck: ReturnType<typeof seededRandom>,
  figures: Figures,
) {
  const agent = model.agents[at] as ModelAgent
  yield byAgent('come', at, async () => {
    const { creature: shown } = await look(model, house, agent)
    for (const creature of living(agent)) {
      figures.acts += 1
      const granted = creature.id === shown.id && (await grantWish(creature, agent, house, shown))
      if (!granted || luck.is(0.5)) await careFor(creature, agent, house, 'feed')
      if (luck.is(0.5)) await careFor(creature, agent, house, luck.pick(CARE_ACTIONS))
    }
    if (living(agent).length > 0) await look(model, house, agent)
  })
  const mourned = luck.below(model.agents.length)
  if (luck.is(0.5) && (model.agents[mourned]?.stones.length ?? 0) > 0) yield layFlower(at, mourned, luck.below(50))
  const dead = agent.creatures.findIndex(({ state }) => state === 'dead')
  if (dead >= 0 && luck.is(0.1)) {
    yield buy(at, '1000')
    yield resurrect(at, dead)
  }
  if (living(agent).length < (luck.is(0.02) ? 2 : 1)) yield adopt(at, luck.pick(KINDS))
}

function count(model: Model, figures: Figures): void {
  const creatures = model.agents.flatMap((agent) => agent.creatures)
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)
  Object.assign(figures, {
    living: model.count('alive'),
    stones: model.stones(),
    flowers: sum([...model.flowers.values()].map(({ length }) => length)),
    wishes: sum(creatures.map(({ wishes }) => wishes)),
  })
}
