/** What is told of care: what it did, why, and what would have been better. */
import type { Judgement } from '../clients/item-judge'
import { type CareOutcome, type CareRefusal, DISCIPLINE_CONCERNS, PRIMARY_STAT } from '../domain/care/care'
import type { ItemAction } from '../domain/care/items/items'
import { hourGain, ownGain } from '../domain/care/mechanics'
import { type Creature, STATS, type Stat } from '../domain/creature/creature'
import type { Died } from '../domain/creature/death'
import type { LogEntry } from '../domain/creature/diary'
import { moodOf } from '../domain/creature/mood'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import { voiced } from '../domain/species/catalogue'
import { hoursBetween, type Instant, iso } from '../domain/time/instants'
import {
  careMessage,
  careTip,
  disciplineAdvice,
  harmfulDeathMessage,
  itemResultMessage,
  refusalMessage,
} from '../domain/voice/care'
import { ago } from '../domain/voice/duration'
import { type Answer, type Call, refuse } from '../pipeline/call'
import { milestoneView, nameTag, soulPrompt, statsView } from './creature'
import { afterDeath, memorialOf, stoneView } from './stone'
import { careStep, lookAgain, suggest } from './suggest'

/** A refusal in the game is an answer like any other: it says what would work. */
export function declined(call: Call<'care'>, creature: Creature, refusal: CareRefusal, house: object): Answer {
  const { name } = creature
  if (refusal.kind === 'egg')
    return refuse('egg_not_hatched', { next_steps: [lookAgain(creature, `Look at ${name}: it hatches when you do.`)] })
  if (refusal.kind === 'dead') return refuse('no_living_creature')
  const asleep = refusal.kind === 'asleep' ? refusal : null
  return {
    body: {
      creature: creatureView(refusal.moment.creature, moodOf(refusal.moment), true),
      action_result: {
        action: call.body.action,
        success: false,
        message: refusalMessage({
          reason: refusal.kind,
          name,
          species: voiced(creature.species),
          sleep_window_end: asleep?.sleep_info.sleep_window_end,
          seed: `${creature.id}/${call.now}`,
        }),
      },
      ...(asleep && { sleep_info: asleep.sleep_info }),
      ...house,
      soul_prompt: soulPrompt(refusal.moment),
      next_steps: asleep
        ? [
            lookAgain(creature, `Check back on ${name} when it wakes, at ${iso(asleep.wakes_at)}.`),
            careStep(creature, 'reflect', `Reflect beside ${name} while it sleeps.`),
          ]
        : [
            ...(refusal.kind === 'needs_play'
              ? [careStep(creature, 'play', `Play with ${name}; then it will eat.`)]
              : []),
            ...suggest(refusal.moment).filter(({ action }) => action !== 'play'),
          ],
    },
  }
}

/** What is told of care that was given. */
interface Cared {
  outcome: CareOutcome
  entry: LogEntry
  judgement: Judgement | null
  /** The care before this one, newest first. */
  recent: readonly LogEntry[]
  /** Where the care was its end. */
  died: Died | null
  house: object
  now: Instant
}

export function careView({ outcome, entry, judgement, recent, died, house, now }: Cared) {
  const { creature, moment } = outcome
  const { action } = entry
  const hidden = hiddenStats(creature.species, outcome.before.trust)
  const effectivenessShown = !hidden.includes(PRIMARY_STAT[action])
  const voice = {
    name: creature.name,
    species: voiced(creature.species),
    seed: entry.id,
  }
  const input = {
    ...voice,
    action,
    effectiveness: outcome.effectiveness,
    category: judgement?.category ?? null,
    timing: outcome.timing,
    tip: outcome.tip,
    streak: outcome.streak,
    item: entry.item,
    boost: boostOf(creature, entry),
  }
  const concerns = outcome.concerns.filter((one) => !hidden.includes(statOf(one)))
  const advice = disciplineAdvice({ name: creature.name, concerns })
  const tip = outcome.tip === 'already_full' && !effectivenessShown ? null : careTip(input)
  const message =
    died && entry.item
      ? harmfulDeathMessage({ ...voice, action: action as ItemAction, item: entry.item })
      : careMessage(input)
  return {
    creature: creatureView(creature, moodOf(moment), moment.alive),
    action_result: {
      action,
      success: true,
      changes: changesView(creature, outcome),
      effectiveness: outcome.effectiveness,
      timing: outcome.timing,
      message,
      ...(entry.item && { item_result: itemResult(entry, judgement, voice) }),
      care_log_entry_id: entry.id,
      ...(tip && { tip }),
      ...(advice && { advice }),
    },
    ...(outcome.milestones.length > 0 && {
      milestones: outcome.milestones.map((one) => milestoneView(one, creature)),
    }),
    ...(recent.length > 0 && { your_recent: recent.map((one) => recentView(one, now)) }),
    ...(died && { gravestone: stoneView(died.stone) }),
    ...house,
    soul_prompt: died ? memorialOf(creature, died.stone, true) : soulPrompt(moment),
    next_steps: died ? afterDeath(creature, died.stone.died_at, now) : suggest(moment),
  }
}

const creatureView = (creature: Creature, mood: string, alive: boolean) => ({
  ...nameTag(creature),
  ...statsView(creature),
  mood,
  alive,
})

const statOf = (concern: (typeof DISCIPLINE_CONCERNS)[number]['concern']): Stat =>
  DISCIPLINE_CONCERNS.find((one) => one.concern === concern)?.stat ?? 'health'

/** Every stat that moved, as far as it is shown. */
function changesView({ species }: Creature, { before, after }: CareOutcome) {
  const [was, is] = [visibleStats(species, before), visibleStats(species, after)]
  return Object.fromEntries(
    STATS.filter((stat) => before[stat] !== after[stat]).map((stat) => [stat, { before: was[stat], after: is[stat] }]),
  )
}

const itemResult = (
  entry: LogEntry,
  judgement: Judgement | null,
  voice: Pick<Parameters<typeof itemResultMessage>[0], 'name' | 'species' | 'seed'>,
) => ({
  item: entry.item,
  category: judgement?.category ?? null,
  score: judgement?.score ?? null,
  message: itemResultMessage({
    ...voice,
    action: entry.action as ItemAction,
    item: entry.item ?? '',
    category: judgement?.category ?? null,
  }),
})

const recentView = ({ action, item, notes, timing, at }: LogEntry, now: Instant) => ({
  action,
  item,
  notes,
  timing,
  ago: ago(hoursBetween(at, now)),
})

/** What made this care count for more than usual. */
function boostOf(creature: Creature, { action, at }: LogEntry): 'night' | 'species' | null {
  if (hourGain(creature, at) > 1) return 'night'
  return ownGain(creature.species, action, PRIMARY_STAT[action]) > 1 ? 'species' : null
}
