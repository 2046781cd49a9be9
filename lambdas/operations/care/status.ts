/** Shows a creature: hatches eggs, reports news, and shows dead creatures. */

import { lossOf, type Past } from '../../domain/afterlife/gravestone'
import type { Creature } from '../../domain/creature/creature'
import { type Household, livingOrNewest, momentsOf } from '../../domain/household/household'
import { look } from '../../domain/household/look'
import { newsOf, withNewsTold } from '../../domain/household/news'
import { formatUtcDay } from '../../domain/time/duration'
import { type Answer, type Call, type Decider, type Reply, refuse } from '../../http/call'
import { readLastLost, readPast } from '../../store/creatures'
import type { StoredHousehold } from '../../store/household-changes'
import { houseActivity } from '../../views/activity'
import { deadView, nothingAlive } from '../../views/dead'
import { statusView } from '../../views/status'
import { lossesView } from '../../views/stone'
import { designSteps, stepsAfterLoss, yourCreatures } from '../household/household-steps'
import { namedCreatureId } from '../household/named-creature'

export const status: Decider<'status'> = {
  async decide(call, before) {
    const id = namedCreatureId(call, before, call.query, 'query')
    if (typeof id === 'object') return id
    const shown = livingOrNewest(before, id)
    // A HEAD response has no body, so news and losses stay unread.
    const tells = call.method !== 'HEAD'
    const { household, news } = look(before, call.now, { shown, tells })
    const happened = newsOf({ creatures: household.creatures, agent: before.agent }, call.now)
    const heard = tells ? withNewsTold(household, happened, call.now) : household
    // The dead are told there; what happened to the living is told with them.
    if (!shown) {
      const isEmpty = household.creatures.length === 0
      return { household: isEmpty ? heard : household, reply: await notLiving(call, before, id) }
    }
    const reply = livingReply(call, before, household, shown, { news, happened })
    return { household: heard, reply, extras: () => houseActivity(call) }
  },
}

function livingReply(
  call: Call<'status'>,
  before: StoredHousehold,
  household: Household,
  stored: Creature,
  { news, happened }: Pick<Parameters<typeof statusView>[1], 'news' | 'happened'>,
): Reply {
  const moments = momentsOf(household, call.now)
  const [moment] = moments.filter(({ creature }) => creature.id === stored.id)
  if (!moment) throw new Error('a look has lost the creature')
  const others = moments.filter((one) => one !== moment)
  // A visit may have told some of them already.
  const fresh = news.slice(stored.shown_in_visit)
  const moreSteps = designSteps(call, before, fresh, [moment, ...others])
  return statusView(call, { household: before, stored, moment, others, happened, news, moreSteps })
}

async function notLiving(call: Call<'status'>, household: Household, id: string | undefined): Promise<Answer> {
  const { db } = call.ctx
  if (!id) return nothingAlive(call, household, await readLastLost(db, household.agent))
  const past =
    household.past.find(({ creature }) => creature.id === id) ?? (await readPast(db, household.agent.id, id))?.data
  if (past?.ended !== 'died') return notYourCreature(call, household, past)
  const steps = stepsAfterLoss(household, lossOf(past), call.now)
  const { next_steps, ...view } = deadView(call, household, past, steps)
  return { body: { ...view, ...(await houseActivity(call)), next_steps } }
}

/** `released`: the creature with that id, if the caller let it go. */
const notYourCreature = (
  call: Call<'status'>,
  { agent, creatures }: Household,
  released?: Extract<Past, { ended: 'released' }>,
): Answer =>
  refuse('not_your_creature', {
    ...(released && {
      suggestion: `You let ${released.creature.name} go on ${formatUtcDay(released.released_at)}. your_creatures lists the ones you have.`,
    }),
    more: { your_creatures: yourCreatures(creatures), ...lossesView(agent.untold_losses, call) },
  })
