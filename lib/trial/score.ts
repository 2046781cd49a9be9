/** Judges the creatures of a sample by their stored rows, which the agent cannot write. */
import { momentAt } from '../../lambdas/domain/creature/clock'
import type { Creature } from '../../lambdas/domain/creature/creature'
import { endedAt } from '../../lambdas/domain/creature/death'
import { hoursBetween, type Instant } from '../../lambdas/domain/time/instants'
import { storyOf } from '../../lambdas/domain/voice/story'
import { readCreature, readLog, readPast } from '../../lambdas/store/creatures'
import type { TrialHouse } from './house'

export interface CreatureResult {
  name: string
  species: string
  stage: string
  /** Null if it is alive. */
  died_after_hours: number | null
  cause: string | null
  hours_alive: number
  trust: number
  meals: { on_time: number; given: number; missed: number }
  wishes: number
  /** A summary of its life as text. */
  story: string
}

interface Fate {
  creature: Creature
  died_at: Instant | null
}

/** A released creature would count as dead from then on; the tools of the trial cannot release one. */
async function fateOf({ context: { db }, now }: TrialHouse, keeper: string, id: string): Promise<Fate> {
  const row = await readCreature(db, keeper, id)
  if (row) {
    const { creature, alive, dies_at } = momentAt(row.data, now)
    return { creature, died_at: alive ? null : dies_at }
  }
  const past = await readPast(db, keeper, id)
  if (!past) throw new Error(`creature ${id} has no row`)
  return { creature: past.data.creature, died_at: endedAt(past.data) }
}

export async function judgeCreature(house: TrialHouse, keeper: string, id: string): Promise<CreatureResult> {
  const { creature, died_at } = await fateOf(house, keeper, id)
  const { opened, now } = house
  const log = await readLog(house.context.db, id, 1, creature.care_actions)
  const lived = hoursBetween(opened, died_at ?? now)
  return {
    name: creature.name,
    species: creature.species.name,
    stage: creature.stage,
    died_after_hours: died_at === null ? null : lived,
    cause: creature.death?.cause ?? null,
    hours_alive: lived,
    trust: died_at === null ? creature.stats.trust : 0,
    meals: {
      on_time: log.filter(({ timing }) => timing === 'on_time').length,
      given: creature.feedings,
      missed: creature.missed_feedings,
    },
    wishes: creature.wishes?.granted ?? 0,
    story: storyOf({ creature, log, ended: died_at === null ? null : { how: 'died', at: died_at }, now }),
  }
}
