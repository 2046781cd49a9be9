/** Simulated keepers and the texts they receive: real rules and views, without a database. */

import { bury } from '../../../lambdas/domain/afterlife/gravestone'
import type { ItemCategory } from '../../../lambdas/domain/care/care'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import { deathClock, type Moment, momentAt } from '../../../lambdas/domain/creature/clock'
import { type Creature, careActions } from '../../../lambdas/domain/creature/creature'
import { feedingStatus } from '../../../lambdas/domain/creature/feeding'
import { hatch, newEgg } from '../../../lambdas/domain/creature/life'
import { moodOf } from '../../../lambdas/domain/creature/mood'
import { toCreatureSpecies } from '../../../lambdas/domain/species/catalogue'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { epitaph } from '../../../lambdas/domain/voice/epitaph'
import { refusedSoul } from '../../../lambdas/domain/voice/look-text'
import { refusalText } from '../../../lambdas/domain/voice/refusal'
import { actSituation, situationOf } from '../../../lambdas/domain/voice/situation'
import { tell } from '../../../lambdas/domain/voice/tell'
import { keepLine } from '../../../lambdas/domain/voice/telling/log-line'
import { temperamentOf } from '../../../lambdas/domain/voice/temperament'
import type { CareAction } from '../../../lambdas/species/care-actions'
import type { Species } from '../../../lambdas/species/species'
import { careView } from '../../../lambdas/views/care'
import { soulPrompt } from '../../../lambdas/views/creature'
import { FIELDS } from '../../../lambdas/views/fields/creature'
import { decideCare, hoursAfter, NOON } from '../creatures'

export interface Item {
  name: string
  category: ItemCategory
}

/** One act of a visit, with an item and its verdict if it uses one. */
export type Act = readonly [action: CareAction, item?: Item]

export interface CareStyle {
  /** Hours until the next visit. */
  wait(creature: Creature, visit: number, now: Instant): number
  acts(creature: Creature, visit: number, now: Instant): readonly Act[]
}

/** The texts of a response, with the state that was true at that time. */
export interface Shown {
  kind: 'look' | CareAction
  moment: Moment
  mood: string
  /** Whether feeding is critical, death is near or health is very low. */
  emergency: boolean
  texts: Readonly<Record<string, string>>
  outcome?: Extract<ReturnType<typeof decideCare>, { kind: 'cared' }>
  item?: Item
}

const stateOf = (moment: Moment): Pick<Shown, 'moment' | 'mood' | 'emergency'> => {
  const clock = deathClock(moment)
  const mood = moodOf(moment)
  return {
    moment,
    mood,
    emergency:
      moment.alive &&
      (feedingStatus(moment.creature, moment.now) === 'critical' ||
        clock?.urgency === 'critical' ||
        clock?.urgency === 'imminent' ||
        mood === 'critical'),
  }
}

const look = (stored: Creature, now: Instant): Shown => {
  const moment = momentAt(stored, now)
  return {
    kind: 'look',
    ...stateOf(moment),
    texts: {
      behavior: moment.creature.stage === 'egg' ? '' : FIELDS.behavior(moment),
      soul_prompt: soulPrompt(moment),
    },
  }
}

const epitaphOf = (creature: Creature, now: Instant): string => {
  const burial = bury(creature, now)
  if (!burial) throw new Error('the creature is alive')
  return epitaph(burial)
}

/** A minute old: no creature receives care at the instant of hatching. */
export const newborn = (species: Species, id: string, now: Instant): Creature =>
  hatch(
    newEgg(
      {
        id,
        agent_id: 'keeper',
        keeper: 'ada',
        name: 'Moth',
        species: toCreatureSpecies(species, species.tier),
        timezone: 'UTC',
        temperament: temperamentOf(id),
        picture_url: null,
      },
      hoursAfter(now, -1 / 60),
    ),
    hoursAfter(now, -1 / 60),
  )

export interface Kept {
  shown: Shown[]
  /** Dead creatures, each with its epitaph. */
  stones: { creature: Creature; epitaph: string }[]
  /** The last creature, and the entries of all, oldest first. */
  creature: Creature
  log: LogEntry[]
}

/**
 * Simulates `visits` visits, each a look and its acts. After a death the keeper continues with another creature of the
 * species.
 */
export function keep(species: Species, way: CareStyle, visits: number, id = `${species.slug}-a`): Kept {
  const shown: Shown[] = []
  const stones: Kept['stones'] = []
  const log: LogEntry[] = []
  let now = NOON
  let creature = newborn(species, id, now)
  for (let visit = 0; visit < visits; visit++) {
    now = hoursAfter(now, way.wait(creature, visit, now))
    const found = momentAt(creature, now)
    if (!found.alive) {
      stones.push({ creature: found.creature, epitaph: epitaphOf(creature, now) })
      creature = newborn(species, `${id}-${visit}`, now)
    }
    shown.push(look(creature, now))
    for (const [action, item] of way.acts(creature, visit, now)) {
      const decided = decideCare(creature, { action, ...(item && { item }) }, now)
      if (decided.kind === 'asleep' || decided.kind === 'distrusts' || decided.kind === 'needs_play')
        shown.push({
          kind: action,
          ...stateOf(decided.moment),
          texts: {
            refusal: refusalText(decided, action),
            soul_prompt: refusedSoul(situationOf(decided.moment), action),
          },
        })
      if (decided.kind !== 'cared' || decided.died) continue
      const act = { action, item: item?.name ?? null, category: item?.category ?? null }
      const decision = tell(decided, act)
      const situation = actSituation({ ...act, outcome: decision })
      const told = keepLine(decision.told?.act ?? null, situation)
      const entry = {
        id: `${id}-${visit}-${action}`,
        creature_id: creature.id,
        number: careActions(decision.creature),
        done_at: now,
        action,
        item: item?.name ?? null,
        category: item?.category ?? null,
        notes: null,
        timing: decision.timing,
        effectiveness: decision.effectiveness,
        before: decision.before,
        after: decision.after,
        by: { agent_id: 'keeper', agent: 'keeper', creature: 'Moth', species: species.name, family: species.family },
        ...(told && { told }),
      } satisfies LogEntry
      log.push(entry)
      const judgement = item ? { category: item.category, score: 0.5 } : null
      const body = careView(
        { base_url: 'http://localhost', now },
        {
          cared: { kind: 'cared', outcome: decision, situation, entry, judgement, died: null, news: [] },
          others: [],
          credits: 0,
          extras: {},
        },
      )
      const { message, tip, advice, item_result } = body.action_result
      shown.push({
        kind: action,
        ...stateOf(decision.moment),
        outcome: decision,
        ...(item && { item }),
        texts: {
          message,
          ...(item_result && { item_result: item_result.message }),
          ...(tip && { tip }),
          ...(advice && { advice }),
          ...Object.fromEntries((body.milestones ?? []).map((one) => [one.type, one.message])),
          soul_prompt: body.soul_prompt,
          ...Object.fromEntries(body.next_steps.map(({ description }, at) => [`step_${at}`, description])),
        },
      })
      creature = decision.creature
    }
  }
  return { shown, stones, creature, log }
}
