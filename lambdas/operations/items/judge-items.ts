/** Judges an item by the lists, otherwise by the host's judge or Bedrock. */
import type { ItemJudge } from '../../adapters/item-judge'
import type { Context } from '../../context'
import { canCare } from '../../domain/care/care'
import { itemsOf } from '../../domain/care/items'
import { type Judgement, judgeByList, type Unjudged } from '../../domain/care/items/by-list'
import { normaliseItem } from '../../domain/care/items/normalise'
import { momentAt } from '../../domain/creature/clock'
import { type Ask, targetOf } from '../../domain/household/act'
import type { Household } from '../../domain/household/household'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import type { Call } from '../../http/call'
import { type ItemAction, takesItem } from '../../species/care-actions'
import { countRequest } from '../../store/limits'

/**
 * Daily limit per agent for items that are new to the service. Each costs a model call and, unless it is a dry run, a
 * row.
 */
export const NEW_ITEMS = { max: 50, seconds: 86_400 } as const

type JudgeCall = Pick<Call<'care'>, 'ctx' | 'now' | 'household'>

/**
 * Judges the items of the acts of one call before any of them is decided, each item once. Nothing is asked about an item
 * that its creature would refuse; an earlier act of the call may change that, but not for one that is asleep or an egg.
 */
export async function judgeItems<A extends Ask>(
  call: JudgeCall,
  household: Household,
  asks: readonly A[],
  { mayStore = true } = {},
): Promise<A[]> {
  const judgements = new Map<string, Promise<Judgement | Unjudged>>()
  const judgeOnce = (offer: ItemOffer) => {
    const name = [offer.species.slug, offer.action, normaliseItem(offer.item)].join(' ')
    const judgement = judgements.get(name) ?? judgeItem(call, offer, mayStore)
    judgements.set(name, judgement)
    return judgement
  }
  return Promise.all(
    asks.map(async (ask, at) => {
      const { action, item } = ask
      const target = targetOf(household, ask.creature_id)
      if (typeof target === 'string' || !item || !takesItem(action)) return ask
      const moment = momentAt(target, call.now)
      const isFirst = !asks.slice(0, at).some(({ creature_id }) => creature_id === ask.creature_id)
      const staysRefused = isFirst || moment.asleep || target.stage === 'egg'
      if (staysRefused && !canCare(moment, action)) return ask
      return { ...ask, judgement: await judgeOnce({ species: target.species, action, item }) }
    }),
  )
}

const judges = new WeakMap<Context, Promise<ItemJudge>>()

/** The host's own or, on AWS, Bedrock. */
function judgeOf(ctx: Context): Promise<ItemJudge> {
  if (ctx.items) return Promise.resolve(ctx.items)
  const judge = judges.get(ctx) ?? import('./bedrock-judge').then(({ createBedrockJudge }) => createBedrockJudge(ctx))
  judges.set(ctx, judge)
  return judge
}

interface ItemOffer {
  species: CreatureSpecies
  action: ItemAction
  item: string
}

/** Without a judgement the item has no effect. */
async function judgeItem(
  { ctx, now, household }: JudgeCall,
  { species, action, item }: ItemOffer,
  mayStore: boolean,
): Promise<Judgement | Unjudged> {
  const listed = judgeByList(itemsOf(species.slug, species.family), action, item)
  if (listed) return listed
  let reason: Unjudged['reason'] = 'nobody_could_say'
  // Counted by agent, because a new key must not reset the limit.
  const counter = { caller: household.agent.data.id, operation: 'new_items' }
  const mayCallModel = async () => {
    const { used, max } = await countRequest(ctx.db, counter, NEW_ITEMS, now)
    if (used > max) reason = 'too_many_new'
    return used <= max
  }
  const judge = await judgeOf(ctx)
  const judgement = await judge.judge(species, action, item, { mayCallModel, mayStore })
  return judgement ?? { category: null, score: null, reason }
}
