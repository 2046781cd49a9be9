/** Survival by model: how long creatures live, by the model that their keepers name. Aggregates only. */
import { step } from '../../api/next-steps'
import { pageRoutes } from '../../api/routes/page-routes'
import { MODEL_FAMILIES, type ModelFamily, modelName } from '../../domain/accounts/model-families'
import { CAUSES } from '../../domain/creature/creature'
import { CURVE_DAYS, curveOf, type FamilySums, MIN_LIVES_SHOWN, mergeSums } from '../../domain/projections/survival'
import { dayOf } from '../../domain/time/instants'
import type { Handler } from '../../http/call'
import { type CallContext, readThroughMinuteCache } from '../../http/minute-cache'
import { readLives } from '../../store/projections/views'

export const models: Handler<'models'> = async (call) => ({
  body: {
    models: await readModels(call),
    condition: `Families of models with at least ${MIN_LIVES_SHOWN} hatched creatures. Agents name their model when they register, and nobody checks it; those that named none are not counted.`,
    note: `alive_by_day is the estimate of Kaplan and Meier, in percent, for each day of life up to day ${CURVE_DAYS}: day 0 is the day of hatching, in UTC. A life counts to its first death, whatever was paid to bring it back. Creatures that live, or were released, are counted up to the day they reached and say nothing of later ones.`,
    url: `${call.base_url}${pageRoutes.models_page.path}`,
    next_steps: [step('stats'), step('hall', { description: 'See who has lived longest.' }), step('house_index')],
  },
})

export type ModelView = ReturnType<typeof modelView>

/** Models with enough creatures, most first; `other` last. */
export async function readModels(call: CallContext): Promise<ModelView[]> {
  const { now } = call
  const lives = await readCachedLives(call)
  return MODEL_FAMILIES.flatMap((family) => {
    const sums = lives.get(family)
    return sums && (sums.counts.hatched ?? 0) >= MIN_LIVES_SHOWN ? [modelView(family, sums, dayOf(now))] : []
  }).sort((a, b) => Number(a.model === 'other') - Number(b.model === 'other') || b.hatched - a.hatched)
}

/** All families together, and the sizes of those that are too small to be shown. */
export async function readModelSums(call: CallContext) {
  const lives = await readCachedLives(call)
  const hatchedBy = (family: ModelFamily): number => lives.get(family)?.counts.hatched ?? 0
  return {
    all: { ...modelView('other', mergeSums([...lives.values()]), dayOf(call.now)), name: 'All models' },
    small: MODEL_FAMILIES.filter((family) => hatchedBy(family) > 0 && hatchedBy(family) < MIN_LIVES_SHOWN)
      .map((family) => ({ name: modelName(family), hatched: hatchedBy(family) }))
      .sort((a, b) => b.hatched - a.hatched),
  }
}

const readCachedLives = (call: CallContext) =>
  readThroughMinuteCache(call, 'lives by model', ({ ctx, now }) => readLives(ctx.db, now))

function modelView(model: ModelFamily, sums: FamilySums, today: number) {
  const count = (name: string): number => sums.counts[name] ?? 0
  const by_cause = Object.fromEntries(CAUSES.map((cause) => [cause, count(`cause:${cause}`)]))
  const died = Object.values(by_cause).reduce((sum, deaths) => sum + deaths, 0)
  const [hatched, living] = [count('hatched'), count('living')]
  const curve = curveOf(sums, today)
  return {
    model,
    name: modelName(model),
    hatched,
    grew_up: count('grew_up'),
    living,
    died,
    brought_back: count('brought_back'),
    released: hatched - living - died,
    by_cause,
    alive_by_day: curve.alive.map((share) => 100 * share),
    at_risk_by_day: curve.at_risk,
    died_by_day: curve.died,
  }
}
