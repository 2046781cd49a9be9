/** The story of a life, from stored facts only. */
import { CARE_ACTIONS, CARE_WORDS } from '../../species/care-actions'
import { causeOfDeath } from '../afterlife/gravestone'
import { harmWords, isHarm, type LogEntry } from '../care/care-log'
import { momentAt } from '../creature/clock'
import { type Creature, careActions, type HatchedStage } from '../creature/creature'
import { ageHours } from '../creature/life'
import { CRITICAL_HEALTH, HUNGRY_BELOW } from '../creature/mood'
import { hiddenStats } from '../creature/visible'
import { itemLabel, withArticle } from '../nouns'
import { kindName } from '../species/kind-name'
import { formatUtcDay, spellDuration } from '../time/duration'
import { hoursBetween, type Instant } from '../time/instants'
import { capitalize, displayName, inSeries, passage, plural, spellNumber, times } from '../words'
import { releaseText } from './adoption'
import { dyingText } from './epitaph'
import { lookText } from './look-text'
import { milestoneText } from './milestones'
import { type Situation, situationOf } from './situation'
import { grantedText } from './wish'

export interface Life {
  creature: Creature
  /** The remaining log entries, in any order. */
  log: readonly LogEntry[]
  ended: { how: 'died' | 'released'; at: Instant } | null
  now: Instant
}

const stageText = (situation: Situation, stage: HatchedStage): string =>
  milestoneText({ type: 'stage_transition', value: stage }, situation, false)

const beginning = ({ creature }: Life, situation: Situation): string =>
  creature.hatched_at === null
    ? passage(`${displayName(creature.name)} is an egg, and in it is ${kindName(creature.species)}`)
    : passage(
        `${displayName(creature.name)}, ${kindName(creature.species)}, hatched on ${formatUtcDay(creature.hatched_at)}`,
        stageText({ ...situation, slots: {}, creature: { ...creature, stage: 'baby' } }, 'baby'),
      )

interface StoryEvent {
  at: Instant
  text: string
  /** Starts a paragraph. */
  isStage?: true
}

const GROWING = ['child', 'teen', 'adult'] as const

const stagesOf = ({ creature }: Life, situation: Situation): StoryEvent[] =>
  GROWING.flatMap((stage) => {
    const at = creature.entered_at[stage]
    return at === undefined ? [] : { at, text: `On ${formatUtcDay(at)}: ${stageText(situation, stage)}`, isStage: true }
  })

/** "that same day", or the date. */
const dayAfter = (earlier: Instant, at: Instant): string =>
  formatUtcDay(earlier) === formatUtcDay(at) ? 'that same day' : `on ${formatUtcDay(at)}`

const isMissed = ({ timing }: LogEntry): boolean => timing === 'missed_window'
const MAX_HARMS = 3

/** What it was given that hurt it, and the medicine after that. */
const harmsOf = (log: readonly LogEntry[], species: Creature['species']): StoryEvent[] =>
  log
    .filter(isHarm)
    .slice(0, MAX_HARMS)
    .map((harm) => {
      const { done_at: at, after } = harm
      const cure = log.find((entry) => entry.action === 'medicine' && !isHarm(entry) && entry.done_at >= at)
      const nearly = after.health < CRITICAL_HEALTH && after.health > 0 ? ', and it very nearly died of that' : ''
      const healed = cure ? `. Medicine came ${dayAfter(at, cure.done_at)}` : ''
      return { at, text: `On ${formatUtcDay(at)} it was given ${harmWords(species, harm)}${nearly}${healed}` }
    })

const POISON_HOURS = 24

/** Its lowest health at a visit, unless that visit caused the harm. */
const worstHourOf = (log: readonly LogEntry[]): StoryEvent[] => {
  const [worst] = log.filter((entry) => !isHarm(entry)).sort((a, b) => a.before.health - b.before.health)
  if (!worst || worst.before.health >= CRITICAL_HEALTH) return []
  const { done_at: at, action, before } = worst
  const isPoisoned = log.some(
    (entry) => isHarm(entry) && entry.done_at <= at && hoursBetween(entry.done_at, at) <= POISON_HOURS,
  )
  const cause = isPoisoned ? 'from what it had been given' : before.hunger < HUNGRY_BELOW ? 'from hunger' : 'of illness'
  return [{ at, text: `On ${formatUtcDay(at)} it lay at its weakest, ${cause}, and was ${CARE_WORDS[action].passive}` }]
}

/** The first missed meal and the first scolding, each with what came next. */
const quarrelsOf = (log: readonly LogEntry[]): StoryEvent[] => {
  const missed = log.find(isMissed)
  const scolded = log.find(({ action }) => action === 'discipline')
  const peaceAfter = ({ done_at: at, number }: LogEntry): string => {
    const peace = log.find(
      (entry) => entry.number > number && (entry.action === 'play' || entry.action === 'reflect') && !isHarm(entry),
    )
    return peace ? `; it was ${CARE_WORDS[peace.action].passive} ${dayAfter(at, peace.done_at)}, and came round` : ''
  }
  return [
    ...(missed
      ? [
          {
            at: missed.done_at,
            text: `On ${formatUtcDay(missed.done_at)} its meal came when it had given it up${peaceAfter(missed)}`,
          },
        ]
      : []),
    ...(scolded
      ? [
          {
            at: scolded.done_at,
            text: `On ${formatUtcDay(scolded.done_at)} there were stern words${peaceAfter(scolded)}`,
          },
        ]
      : []),
  ]
}

const MAX_WISHES = 2

const wishesOf = ({ creature, log }: Life): StoryEvent[] => {
  const granted = log.flatMap(({ done_at: at, wish }) => (wish === undefined ? [] : { at, wish }))
  return granted
    .filter(({ wish }, index) => granted.findIndex((one) => one.wish === wish) === index)
    .slice(0, MAX_WISHES)
    .map(({ at, wish }) => ({
      at,
      text: `On ${formatUtcDay(at)} it got what it had wished for. ${grantedText(creature, wish)}`,
    }))
}

const returnsOf = ({ creature }: Life): StoryEvent[] =>
  creature.returns.map(({ died_at, cause, returned_at }) => ({
    at: died_at,
    text: `It died of ${causeOfDeath(cause)} on ${formatUtcDay(died_at)}, and was brought back on ${formatUtcDay(returned_at)}`,
  }))

/** In order of time, each once; a paragraph for each stage. */
const paragraphsOf = (life: Life, situation: Situation): string[] => {
  const log = [...life.log].sort((a, b) => a.number - b.number)
  const seesHealth = !hiddenStats(life.creature.species, life.creature.stats.trust).includes('health')
  const points = [
    ...stagesOf(life, situation),
    ...harmsOf(log, life.creature.species),
    ...(seesHealth ? worstHourOf(log) : []),
    ...quarrelsOf(log),
    ...wishesOf({ ...life, log }),
    ...returnsOf(life),
  ].sort((a, b) => a.at - b.at)
  const paragraphs: string[][] = []
  for (const { text, isStage } of points) {
    if (isStage || paragraphs.length === 0) paragraphs.push([])
    const last = paragraphs.at(-1) as string[]
    if (!last.includes(text)) last.push(text)
  }
  return paragraphs.map((texts) => passage(...texts))
}

/** Counts of acts without those that the log tells to have harmed: bleach is no wash. */
export const withoutHarm = (cared: Creature['cared'], log: readonly LogEntry[]): Creature['cared'] => {
  const harms = log.filter(isHarm)
  return Object.fromEntries(
    CARE_ACTIONS.map((act) => [act, (cared[act] ?? 0) - harms.filter(({ action }) => action === act).length]),
  )
}

/** "played with twice, washed once and sat with seven times". */
const careGiven = (cared: Creature['cared']): string | null => {
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
  const counted = log.length === careActions(creature) && onTime > 0 ? `, ${share}` : ''
  const waited = missed_feedings > 0 ? `, and it waited in vain for ${spellNumber(missed_feedings)}` : ''
  return `It had ${spellNumber(feedings)} ${plural(feedings, 'meal')}${counted}${waited}`
}

/** Sums of the whole life. */
const days = (life: Life): string => {
  const { memory, wishes } = life.creature
  return passage(
    meals(life),
    careGiven(withoutHarm(life.creature.cared, life.log)),
    memory.loved && `The first thing that it loved was ${withArticle(itemLabel(memory.loved))}`,
    wishes.granted > 0 &&
      `${capitalize(spellNumber(wishes.granted))} of its wishes ${wishes.granted === 1 ? 'was' : 'were'} granted`,
    memory.longest_wait_hours !== undefined &&
      memory.longest_wait_hours >= 8 &&
      `Once it waited ${spellNumber(memory.longest_wait_hours)} hours`,
  )
}

const ending = ({ creature, ended, now }: Life, situation: Situation): string => {
  const age = spellDuration(ageHours(creature, ended?.at ?? now))
  if (ended?.how === 'died') return passage(`It died on ${formatUtcDay(ended.at)}, ${age} old`, dyingText(creature))
  if (ended)
    return passage(`It was let go on ${formatUtcDay(ended.at)}, ${age} old`, releaseText(momentAt(creature, ended.at)))
  if (creature.stage === 'egg') return ''
  return passage(`Today it is ${age} old`, lookText(situation))
}

export const storyOf = (life: Life): string => {
  const situation = situationOf(momentAt(life.creature, life.ended?.at ?? life.now))
  return [
    beginning(life, situation),
    ...paragraphsOf(life, situation),
    life.creature.hatched_at === null ? '' : days(life),
    ending(life, situation),
  ]
    .filter(Boolean)
    .map(capitalize)
    .join('\n\n')
}
