/** An agent cares for a creature: what it did, why, and what would have been better. */
import { step } from '../api/next-steps'
import type { Judgement } from '../clients/item-judge'
import { type CareOutcome, type CareRefusal, DISCIPLINE_CONCERNS, decideCare, PRIMARY_STAT } from '../domain/care'
import { type Creature, STATS, type Stat } from '../domain/creature'
import { bury } from '../domain/death'
import type { LogEntry } from '../domain/diary'
import type { ItemAction } from '../domain/items/items'
import { resurrectionCost } from '../domain/life'
import { hourGain } from '../domain/mechanics'
import { moodOf } from '../domain/mood'
import { voiced } from '../domain/species/catalogue'
import { hoursBetween, type Instant, iso } from '../domain/time'
import { hiddenStats, visibleStat } from '../domain/visible'
import {
  careMessage,
  careTip,
  disciplineAdvice,
  harmfulDeathMessage,
  itemResultMessage,
  refusalMessage,
} from '../domain/voice/care'
import { ago } from '../domain/voice/duration'
import { changeAgent } from '../store/agents'
import { type Change, commit } from '../store/commit'
import { changed, readLog, tried, written } from '../store/creatures'
import { houseActivity, recentOthers } from './activity'
import { type Answer, type Call, type Handler, refuse } from './call'
import { milestoneView, nameTag, soulPrompt, statsView } from './creature-view'
import { memorialOf, returnSteps, stoneView } from './lost'
import { careStep, lookAgain, suggest } from './suggest'
import { judgeItem } from './tastes'
import { type Buried, keeperChange, layToRest, type Resident, type Visit, visit } from './visit'

const RECENT = 5

export const care: Handler<'care'> = (call) =>
  visit(call, async (found) => {
    const { body } = call
    const target = targetOf(call, found.residents)
    if ('refuse' in target) return target
    const { creature } = target.moment
    const plain = decideCare(target.row.data, { action: body.action }, call.now)
    if (plain.kind !== 'cared') return declined(call, creature, plain, await houseActivity(call))
    const judgement = await judge(call, creature)
    const item = body.item ? { name: body.item, category: judgement?.category ?? null } : undefined
    const outcome = item ? decideCare(target.row.data, { action: body.action, item }, call.now) : plain
    return accept(call, found, target, outcome as CareOutcome, judgement)
  })

function targetOf({ body }: Call<'care'>, residents: readonly Resident[]): Resident | (Answer & { refuse: string }) {
  const wanted = body.creature_id ?? body.id
  const [only, another] = residents
  const your_creatures = residents.map(({ row }) => nameTag(row.data))
  if (!wanted && another) return refuse('which_creature', { more: { your_creatures } })
  const target = wanted ? residents.find(({ row }) => row.data.id === wanted) : only
  return target ?? refuse('no_living_creature', { more: your_creatures.length > 0 ? { your_creatures } : {} })
}

/** A refusal in the game is an answer like any other: it says what would work. */
function declined(call: Call<'care'>, creature: Creature, refusal: CareRefusal, house: object): Answer {
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

async function accept(
  call: Call<'care'>,
  { agent }: Visit,
  { row }: Resident,
  outcome: CareOutcome,
  judgement: Judgement | null,
): Promise<Answer | 'again'> {
  const { ctx, body, now } = call
  const { creature } = outcome
  const entry: LogEntry = {
    id: ctx.newId(),
    number: creature.care_actions,
    at: outcome.moment.now,
    action: body.action,
    item: body.item ?? null,
    category: judgement?.category ?? null,
    notes: body.notes || null,
    timing: outcome.timing,
    effectiveness: outcome.effectiveness,
    before: outcome.before,
    after: outcome.after,
    by: {
      agent_id: agent.data.id,
      agent: agent.data.username,
      creature: creature.name,
      species: creature.species.name,
      family: creature.species.family,
    },
  }
  const burial = outcome.died ? bury(creature, now) : null
  const laid = burial && layToRest(call, agent.data, row, burial)
  const changes: Change[] = [
    ...(laid
      ? [...laid.changes, changeAgent(agent, laid.agent)]
      : [changed(row, creature), ...keeperChange(agent, [{ row, after: creature }])]),
    written(creature.id, entry),
    ...(body.item && judgement
      ? [tried(agent.data.id, creature.id, { action: body.action as ItemAction, item: body.item, ...judgement })]
      : []),
  ]
  const [committed, recent, others, activity] = await Promise.all([
    commit(ctx.db, changes),
    // What was done is done: care never fails for want of a memory.
    readLog(ctx.db, creature.id, entry.number - RECENT, entry.number - 1).catch(() => []),
    recentOthers(call, agent.data.id, creature.species, body.action),
    houseActivity(call),
  ])
  if (committed.kind !== 'done') return 'again'
  return { body: answerBody(call, outcome, entry, judgement, recent, laid, { ...others, ...activity }) }
}

function answerBody(
  call: Call<'care'>,
  outcome: CareOutcome,
  entry: LogEntry,
  judgement: Judgement | null,
  recent: readonly LogEntry[],
  laid: Pick<Buried, 'stone'> | null,
  house: object,
) {
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
    ...(hourGain(creature, entry.at) > 1 && { boost: 'night' as const }),
  }
  const concerns = outcome.concerns.filter((one) => !hidden.includes(statOf(one)))
  const advice = disciplineAdvice({ name: creature.name, concerns })
  const tip = outcome.tip === 'already_full' && !effectivenessShown ? null : careTip(input)
  const message =
    laid && entry.item
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
    ...(recent.length > 0 && { your_recent: recent.map((one) => recentView(one, call.now)) }),
    ...(laid && { gravestone: stoneView(laid.stone) }),
    ...house,
    soul_prompt: laid ? memorialOf(creature, laid.stone, true) : soulPrompt(moment),
    next_steps: laid
      ? [
          ...returnSteps(
            { creature_id: creature.id, name: creature.name, cost: resurrectionCost(creature, call.now) },
            laid.stone.died_at,
            call.now,
          ),
          step('history', { description: 'Read its life.', query: { creature_id: creature.id } }),
          step('adopt', { description: 'Begin again with an egg.' }),
        ]
      : suggest(moment),
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
  const seen = (stats: typeof before, stat: Stat) => visibleStat(species, stats.trust, stat, stats[stat])
  return Object.fromEntries(
    STATS.filter((stat) => before[stat] !== after[stat]).map((stat) => [
      stat,
      { before: seen(before, stat), after: seen(after, stat) },
    ]),
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

const judge = async ({ ctx, body }: Call<'care'>, { species }: Creature): Promise<Judgement | null> =>
  body.item && body.action !== 'reflect' ? judgeItem(ctx, species, body.action, body.item) : null
