/** The story of a life, from stored facts only. */
import { CARE_ACTIONS, CARE_WORDS } from '../../species/care-actions'
import type { LogEntry } from '../care/care-log'
import { momentAt } from '../creature/clock'
import type { Creature, HatchedStage } from '../creature/creature'
import { ageHours } from '../creature/life'
import { CRITICAL_HEALTH } from '../creature/mood'
import { hiddenStats } from '../creature/visible'
import { itemLabel } from '../nouns'
import { spellDuration } from '../time/duration'
import { type Instant, iso } from '../time/instants'
import { capitalize, displayName, inSeries, passage, plural, spellNumber, times } from '../words'
import { releaseText } from './adoption'
import { dyingText } from './epitaph'
import { kindName } from './kind'
import { lookText } from './look'
import { milestoneText } from './milestones'
import { type Situation, situationOf } from './situation'

export interface Life {
  creature: Creature
  /** The remaining log entries, in any order. */
  log: readonly LogEntry[]
  ended: { how: 'died' | 'released'; at: Instant } | null
  now: Instant
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** "15 November 2026". */
const dayOf = (time: Instant): string => {
  const [year, month, day] = iso(time).slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

const stageText = (situation: Situation, stage: HatchedStage): string =>
  milestoneText({ type: 'stage_transition', value: stage }, situation, false)

const beginning = ({ creature }: Life, situation: Situation): string =>
  creature.hatched_at === null
    ? passage(`${displayName(creature.name)} is an egg, and in it is ${kindName(creature.species)}`)
    : passage(
        `${displayName(creature.name)}, ${kindName(creature.species)}, hatched on ${dayOf(creature.hatched_at)}`,
        stageText({ ...situation, creature: { ...creature, stage: 'baby' } }, 'baby'),
      )

const GROWING = ['child', 'teen', 'adult'] as const

const growing = ({ creature }: Life, situation: Situation): string =>
  passage(
    ...GROWING.map((stage) => {
      const when = creature.entered[stage]
      return when !== undefined && `On ${dayOf(when)}: ${stageText(situation, stage)}`
    }),
  )

/** "played with twice, washed once and sat with seven times". */
const careGiven = ({ cared = {} }: Creature): string | null => {
  const parts = CARE_ACTIONS.filter((action) => action !== 'feed' && (cared[action] ?? 0) > 0).map(
    (action) => `${CARE_WORDS[action].passive} ${times(cared[action] ?? 0)}`,
  )
  return parts.length > 0 ? `It was ${inSeries(parts)}` : null
}

const meals = ({ creature, log }: Life): string => {
  const { feedings, missed_feedings } = creature
  if (feedings === 0) return 'It never had a meal'
  const onTime = log.filter(({ timing, category }) => timing === 'on_time' && category !== 'harmful').length
  const share =
    onTime === feedings
      ? feedings === 1
        ? 'on time'
        : 'all of them on time'
      : `${spellNumber(onTime)} of them on time`
  const counted = log.length === creature.care_actions && onTime > 0 ? `, ${share}` : ''
  const waited = missed_feedings > 0 ? `, and it waited in vain for ${spellNumber(missed_feedings)}` : ''
  return `It had ${spellNumber(feedings)} ${plural(feedings, 'meal')}${counted}${waited}`
}

/** Loved items, the longest wait, harm, and the lowest health. */
const days = (life: Life): string => {
  const { creature, log } = life
  const { memory } = creature
  const harm = log.filter(({ category, item }) => category === 'harmful' && item).slice(0, 2)
  const seen = !hiddenStats(creature.species, creature.stats.trust).includes('health')
  const [worst] = [...log].sort((a, b) => a.before.health - b.before.health)
  return passage(
    meals(life),
    careGiven(creature),
    memory.loved && `What it loved: ${itemLabel(memory.loved)}`,
    memory.longest_wait_hours !== undefined &&
      memory.longest_wait_hours >= 8 &&
      `Once it waited ${spellNumber(memory.longest_wait_hours)} hours`,
    ...harm.map(
      ({ at: time, item }) => `On ${dayOf(time)} it was given something that hurt it: ${itemLabel(item ?? '')}`,
    ),
    seen &&
      worst &&
      worst.before.health < CRITICAL_HEALTH &&
      `Its worst hour was on ${dayOf(worst.at)}, and somebody came`,
  )
}

const returns = ({ creature }: Life): string =>
  passage(
    ...creature.returns.map(
      ({ died_at, cause, returned_at }) =>
        `It died of ${cause} on ${dayOf(died_at)}, and was brought back on ${dayOf(returned_at)}`,
    ),
  )

const ending = ({ creature, ended, now }: Life, situation: Situation): string => {
  const age = spellDuration(ageHours(creature, ended?.at ?? now))
  if (ended?.how === 'died') return passage(`It died on ${dayOf(ended.at)}, ${age} old`, dyingText(creature))
  if (ended)
    return passage(`It was let go on ${dayOf(ended.at)}, ${age} old`, releaseText(momentAt(creature, ended.at)))
  if (creature.stage === 'egg') return ''
  return passage(`Today it is ${age} old`, lookText(situation))
}

export const storyOf = (life: Life): string => {
  const situation = situationOf(momentAt(life.creature, life.ended?.at ?? life.now))
  return [
    beginning(life, situation),
    growing(life, situation),
    life.creature.hatched_at === null ? '' : days(life),
    returns(life),
    ending(life, situation),
  ]
    .filter(Boolean)
    .map(capitalize)
    .join('\n\n')
}
