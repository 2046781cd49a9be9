/** Performs one care action. */

import { untoldLosses } from '../../domain/accounts/agent'
import { causeOfDeath } from '../../domain/afterlife/gravestone'
import type { LogEntry } from '../../domain/care/care-log'
import { act, type Cared } from '../../domain/household/act'
import { type Household, momentsOf } from '../../domain/household/household'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import type { Call, ContentOf, Handler, Outcome } from '../../http/call'
import { pruneAfter, readLogBefore } from '../../store/creatures'
import { careView, declinedView, REHEARSED, recentCareView, rehearsedCareView } from '../../views/care'
import { lossesView } from '../../views/stone'
import { houseActivity, recentOthers } from '../household/house-activity'
import { tidingsOf, withNewsHeard } from '../household/household-steps'
import { namedCreatureId, refuseTarget } from '../household/named-creature'
import { judgeItems } from '../items/judge-items'

const RECENT_ENTRIES = 3

export const care: Handler<'care'> = async (call, household): Promise<Outcome<ContentOf<'care'>>> => {
  const { ctx, now, body } = call
  const creature_id = namedCreatureId(call, household, body)
  if (typeof creature_id === 'object') return withNewsHeard(call, household, creature_id)
  const { action, item, notes, dry_run: isRehearsal = false } = body
  const asked = { creature_id, action, item, notes }
  const [ask = asked] = await judgeItems(call, household, [asked], { mayStore: !isRehearsal })
  const { household: after, told } = act(household, ask, now, ctx.newId)
  if (told.kind === 'no_target')
    return withNewsHeard(call, household, await refuseTarget(call, household, told.reason, creature_id))

  const found = told.kind === 'cared' ? told.outcome.found : told.found
  const others = momentsOf(household, now).filter(({ creature }) => creature.id !== found.creature.id)
  const losses = lossFields(call, household, found.creature.name)
  if (told.kind === 'refused') {
    const tidings = tidingsOf(call, household, household)
    const dryRun = isRehearsal ? REHEARSED : {}
    const extras = { ...losses, ...dryRun, ...tidings.news, ...(await houseActivity(call)) }
    return withNewsHeard(call, household, declinedView(call, told, others, extras), tidings)
  }
  const { news, note, offers, heard } = tidingsOf(call, household, after, momentsOf(after, now))
  const input = { cared: told, others, credits: household.credits }
  if (isRehearsal) {
    const extras = { ...lossesView(untoldLosses(household.agent), call), ...news }
    return { body: { ...REHEARSED, ...rehearsedCareView(call, { ...input, extras }) } }
  }
  const extras = { ...losses, ...news, ...note }
  const view = careView(call, { ...input, extras })
  return {
    household: heard,
    reply: { body: { ...view, next_steps: [...view.next_steps, ...offers] }, kept: keptOf(told) },
    extras: () => readExtras(call, keptOf(told), true),
  }
}

care.readExtras = (call, kept) => readExtras(call, kept as Kept, false)

/** Losses since the last response. If the request named no creature, says which one got the care. */
function lossFields(call: Call<'care'>, { agent }: Household, name: string): object {
  const losses = untoldLosses(agent)
  if (losses.length === 0) return {}
  const isUnnamed = (call.body.creature_id ?? call.body.id ?? call.body.creature) === undefined
  const names = losses.map((lost) => `${lost.name} died of ${causeOfDeath(lost.cause)}`).join(', and ')
  return {
    ...(isUnnamed && { note: `${names} since your last look. This reached ${name}, who lives.` }),
    ...lossesView(losses, call),
  }
}

/** What a repeated call needs to read the extras anew. */
interface Kept {
  entry: LogEntry
  species: Pick<CreatureSpecies, 'slug' | 'tier'>
}

const keptOf = ({ entry, outcome }: Cared): Kept => {
  const { slug, tier } = outcome.creature.species
  return { entry, species: { slug, tier } }
}

/**
 * The action is committed: the response must not fail because of these. `isNew`: the counts of the house were read
 * before the action.
 */
async function readExtras(call: Call<'care'>, { entry, species }: Kept, isNew: boolean): Promise<object> {
  const { ctx, now } = call
  const { creature_id, number, action, by } = entry
  const [recent, others, activity] = await Promise.all([
    readLogBefore(ctx.db, creature_id, number, RECENT_ENTRIES).catch(() => []),
    recentOthers(call, by.agent, by, action),
    houseActivity(call, isNew ? entry : undefined),
    pruneAfter(ctx.db, [entry]),
  ])
  return { ...recentCareView(species, recent, now), ...others, ...activity }
}
