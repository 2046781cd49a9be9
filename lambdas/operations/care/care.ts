/** Performs one care action. */

import { untoldLosses } from '../../domain/accounts/agent'
import { causeOfDeath } from '../../domain/afterlife/gravestone'
import type { LogEntry } from '../../domain/care/care-log'
import { act, type Cared } from '../../domain/household/act'
import { type Household, momentsOf } from '../../domain/household/household'
import { newsOf, withNewsTold } from '../../domain/household/news'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import type { Call, ContentOf, Handler, Outcome } from '../../http/call'
import { pruneAfter, readLogBefore } from '../../store/creatures'
import { careView, declinedView, REHEARSED, recentCareView, rehearsedCareView } from '../../views/care'
import { humanNoteView, newsView } from '../../views/news'
import { lossesView } from '../../views/stone'
import { houseActivity, recentOthers } from '../household/house-activity'
import { designSteps, withDesignOffer, withNewsHeard } from '../household/household-steps'
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
  const happened = newsOf(household, after, now)
  if (told.kind === 'no_target')
    return withNewsHeard(call, household, await refuseTarget(call, household, told.reason, creature_id), happened)

  const found = told.kind === 'cared' ? told.outcome.found : told.found
  const others = momentsOf(household, now).filter(({ creature }) => creature.id !== found.creature.id)
  const losses = lossFields(call, household, found.creature.name)
  if (told.kind === 'refused') {
    const dryRun = isRehearsal ? REHEARSED : {}
    const extras = { ...losses, ...dryRun, ...newsView(happened), ...(await houseActivity(call)) }
    return withNewsHeard(call, household, declinedView(call, told, others, extras), happened)
  }
  const input = { cared: told, others, credits: household.credits }
  if (isRehearsal) {
    const extras = { ...lossesView(untoldLosses(household.agent), call), ...newsView(happened) }
    return { body: { ...REHEARSED, ...rehearsedCareView(call, { ...input, extras }) } }
  }
  const extras = { ...losses, ...newsView(happened), ...humanNoteView(household.agent) }
  const view = careView(call, { ...input, extras })
  const moments = momentsOf(after, now)
  return {
    household: withDesignOffer(call, withNewsTold(after, happened, now), happened, moments),
    reply: {
      body: { ...view, next_steps: [...view.next_steps, ...designSteps(call, household, happened, moments)] },
      kept: keptOf(told),
    },
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
