/** What is told of care: what it did, why, and what would have been better. */
import type { NextStep } from '../api/next-steps'
import { pageUrl } from '../api/page-url'
import { type CareOutcome, type CareRefusal, PRIMARY_STAT, type Tip } from '../domain/care/care'
import type { Judgement, Unjudged } from '../domain/care/items/by-list'
import type { ItemAction } from '../domain/care/items/items'
import { insteadOf, needsOf, wouldHelp } from '../domain/care/keeping'
import { hourGain, ownGain } from '../domain/care/mechanics'
import { asShown, type Creature, STATS } from '../domain/creature/creature'
import { type Died, lossOf } from '../domain/creature/death'
import type { LogEntry } from '../domain/creature/diary'
import { moodOf } from '../domain/creature/mood'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import { voiced } from '../domain/species/catalogue'
import type { Moment } from '../domain/time/clock'
import { hoursBetween, type Instant } from '../domain/time/instants'
import { needText } from '../domain/voice/advice'
import { careMessage, careTip, disciplineAdvice } from '../domain/voice/care'
import { ago, noted } from '../domain/voice/duration'
import type { Happening } from '../domain/voice/lines/soul'
import { refusalMessage } from '../domain/voice/refusal'
import { turnOfCare } from '../domain/voice/turn'
import { harmfulDeathMessage, type ItemResultInput, itemResultMessage } from '../domain/voice/verdict'
import { type Answer, type Call, refuse } from '../pipeline/call'
import { conditionAfter, isLongAlone, milestoneView, nameTag, soulPrompt, statsView } from './creature'
import { afterDeath, memorialOf, stoneView } from './stone'
import { careStep, lookAgain, needStep, suggest } from './suggest'

/** Nothing is changed by a refusal, so only time can bring other words. */
const REFUSAL_TURN_MS = 7 * 60_000

/** A refusal in the game is an answer like any other: it says what would work. */
export function declined(
  call: Call<'care'>,
  creature: Creature,
  refusal: CareRefusal,
  others: readonly Moment[],
  house: object,
): Answer {
  const { name } = creature
  if (refusal.kind === 'egg')
    return refuse('egg_not_hatched', { next_steps: [lookAgain(creature, `Look at ${name}: it hatches when you do.`)] })
  if (refusal.kind === 'dead') return refuse('no_living_creature')
  const asleep = refusal.kind === 'asleep' ? refusal : null
  return {
    body: {
      creature: creatureView(refusal.moment.creature, moodOf(refusal.moment), true),
      url: pageUrl(call, 'creature', creature.id),
      action_result: {
        action: call.body.action,
        success: false,
        message: refusalMessage({
          reason: refusal.kind,
          name,
          species: voiced(creature.species),
          night: asleep?.sleep_info ?? null,
          seed: creature.id,
          turn: Math.floor(call.now / REFUSAL_TURN_MS),
        }),
      },
      ...(asleep && { sleep_info: asleep.sleep_info }),
      ...house,
      soul_prompt: soulPrompt(refusal.moment),
      next_steps:
        refusal.kind === 'asleep'
          ? [...besideSleeper(refusal), ...(others.length > 0 ? suggest(others) : [])]
          : insteadFirst(refusal, suggest([refusal.moment, ...others])),
    },
  }
}

/** What works instead comes before anything else that is needed. */
function insteadFirst(refusal: Parameters<typeof insteadOf>[0], steps: readonly NextStep[]): NextStep[] {
  const need = insteadOf(refusal)
  const { id } = refusal.moment.creature
  const advised = steps.find(({ action, body }) => action === need.action && body?.creature_id === id)
  const instead = advised ?? (wouldHelp(refusal.moment, need) ? needStep(need) : null)
  return instead ? [instead, ...steps.filter((one) => one !== advised)] : [...steps]
}

/** Company or patience; company first where it is in danger. */
function besideSleeper({ moment, wakes_at }: Extract<CareRefusal, { kind: 'asleep' }>): NextStep[] {
  const { creature } = moment
  const [need] = needsOf(moment)
  const patience = lookAgain(creature, `Check back on ${creature.name} when it wakes, at ${noted(wakes_at)}.`)
  const company = careStep(
    creature,
    'reflect',
    need ? needText(need) : `Reflect beside ${creature.name} while it sleeps.`,
  )
  if (need) return [company, patience]
  return wouldHelp(moment, { action: 'reflect' }) ? [patience, company] : [patience]
}

/** What is told of care that was given. */
interface Cared {
  outcome: CareOutcome
  entry: LogEntry
  judgement: Judgement | Unjudged | null
  /** The care before this one, newest first. */
  recent: readonly LogEntry[]
  /** Where the care was its end. */
  died: Died | null
  /** The rest of the house. */
  others: readonly Moment[]
  credits: number
  house: object
}

export function careView(call: Pick<Call, 'base_url' | 'now'>, cared: Cared) {
  const { outcome, entry, judgement, recent, died, others, credits, house } = cared
  const { now } = call
  const { creature, moment } = outcome
  const { action } = entry
  const guarded = hiddenStats(creature.species, outcome.before.trust).includes(PRIMARY_STAT[action])
  const category = judgement?.category ?? null
  const weaker = outcome.after.health < outcome.before.health
  const lost = category === 'harmful' ? 'hurt' : weaker ? 'weak' : null
  const voice = {
    name: creature.name,
    species: voiced(creature.species),
    effectiveness: outcome.effectiveness,
    tip: outcome.tip,
    seed: creature.id,
    turn: turnOfCare(creature, action),
  }
  const input = {
    ...voice,
    action,
    category,
    timing: outcome.timing,
    streak: outcome.streak,
    item: entry.item,
    boost: boostOf(creature, entry),
    condition: conditionAfter(moment, lost),
    guarded,
    concerned: outcome.concerns.length > 0,
  }
  const advice = disciplineAdvice({ name: creature.name, concerns: outcome.concerns })
  const tip = guarded && outcome.tip === 'already_full' ? null : careTip(input)
  const message =
    died && entry.item
      ? harmfulDeathMessage({ ...voice, action: action as ItemAction, item: entry.item })
      : careMessage(input)
  return {
    creature: creatureView(creature, moodOf(moment), moment.alive),
    url: pageUrl(call, 'creature', creature.id),
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
    ...(died && { gravestone: stoneView(died.stone, call) }),
    ...house,
    soul_prompt: died
      ? memorialOf(creature, died.stone, true)
      : soulPrompt(moment, { cared: { happened: happeningOf(cared, now), action, lost } }),
    next_steps: died
      ? afterDeath(lossOf(died), credits, now, others.length > 0 ? suggest(others) : [])
      : suggest([moment, ...others]),
  }
}

const creatureView = (creature: Creature, mood: string, alive: boolean) => ({
  ...nameTag(creature),
  ...statsView(creature),
  mood,
  alive,
})

/** Every stat that moved, as far as it is shown. */
function changesView({ species }: Creature, { before, after }: CareOutcome) {
  const [was, is] = [visibleStats(species, before), visibleStats(species, after)]
  return Object.fromEntries(
    STATS.filter((stat) => asShown(before[stat]) !== asShown(after[stat])).map((stat) => [
      stat,
      { before: was[stat], after: is[stat] },
    ]),
  )
}

const itemResult = (
  entry: LogEntry,
  judgement: Judgement | Unjudged | null,
  voice: Omit<ItemResultInput, 'action' | 'item' | 'category' | 'too_many_new'>,
) => ({
  item: entry.item,
  category: judgement?.category ?? null,
  score: judgement?.score ?? null,
  message: itemResultMessage({
    ...voice,
    action: entry.action as ItemAction,
    item: entry.item ?? '',
    category: judgement?.category ?? null,
    too_many_new: judgement?.category === null && judgement.reason === 'too_many_new',
  }),
})

const recentView = ({ action, item, notes, timing, at }: LogEntry, now: Instant) => ({
  action,
  item,
  notes,
  timing,
  ago: ago(hoursBetween(at, now)),
})

const MISSED_THE_MARK: readonly Tip[] = ['needs_task_item', 'play_first', 'wrong_hour', 'species_gains_little']

/** What the creature will remember of it: the worst first, then the best, then the plain deed. */
function happeningOf({ outcome, entry, judgement, recent }: Cared, now: Instant): Happening {
  const { timing, tip, effectiveness, creature } = outcome
  const { action } = entry
  const category = judgement?.category
  const [before] = recent
  if (category === 'harmful') return 'hurt'
  if (outcome.rescued) return 'rescued'
  if (timing === 'missed_window') return 'missed_meal'
  if (before && isLongAlone(creature, hoursBetween(before.at, now))) return 'reunited'
  if (timing === 'late') return 'late_meal'
  if (category === 'disliked' || (tip && MISSED_THE_MARK.includes(tip))) return 'so_so'
  if (action === 'feed' && tip) return 'unneeded_meal'
  return category === 'loved' && effectiveness === 'effective' ? 'treat' : action
}

/** What made this care count for more than usual. */
function boostOf(creature: Creature, { action, at }: LogEntry): 'night' | 'species' | null {
  if (hourGain(creature, at) > 1) return 'night'
  return ownGain(creature.species, action, PRIMARY_STAT[action]) > 1 ? 'species' : null
}
