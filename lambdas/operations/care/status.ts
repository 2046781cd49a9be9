/** Shows a creature: hatches eggs, reports news, and shows dead creatures. */

import { untoldLosses } from '../../domain/accounts/agent'
import { lossOf, type Past } from '../../domain/afterlife/gravestone'
import type { Creature } from '../../domain/creature/creature'
import { type Household, livingOrNewest, momentsOf } from '../../domain/household/household'
import { look } from '../../domain/household/look'
import { type News, newsOf, withNewsTold } from '../../domain/household/news'
import { type AnswerTo, type Call, type Handler, type Refusal, type ReplyTo, refuse } from '../../http/call'
import { readEnded, readLastLost } from '../../store/creatures'
import type { StoredHousehold } from '../../store/household-changes'
import { deadView, nothingAlive } from '../../views/dead'
import { newsView } from '../../views/news'
import { statusView } from '../../views/status'
import { lossesView } from '../../views/stone'
import { houseActivity } from '../household/house-activity'
import {
  designSteps,
  marksAsTold,
  releasedText,
  stepsAfterLoss,
  windowSteps,
  withDesignOffer,
  withNewsHeard,
  yourCreatures,
} from '../household/household-steps'
import { namedCreatureId } from '../household/named-creature'

export const status: Handler<'status'> = async (call, before) => {
  const id = namedCreatureId(call, before, call.query, 'query')
  if (typeof id === 'object') return withNewsHeard(call, before, id)
  const shown = livingOrNewest(before, id)
  const marks = marksAsTold(call)
  const { household, news } = look(before, call.now, { shown, marks })
  const happened = newsOf(before, household, call.now)
  const moments = shown ? momentsOf(household, call.now) : []
  const heard = marks
    ? withDesignOffer(call, withNewsTold(household, happened, call.now), happened, moments)
    : household
  if (!shown) {
    // The losses are those that no answer has told before, and eggs have hatched.
    const seen = { ...before, creatures: household.creatures }
    return { household: heard, reply: await notLiving(call, seen, id, happened) }
  }
  const reply = livingReply(call, before, household, shown, { news, happened })
  return { household: heard, reply, extras: () => houseActivity(call) }
}

function livingReply(
  call: Call<'status'>,
  before: StoredHousehold,
  household: Household,
  stored: Creature,
  { news, happened }: Pick<Parameters<typeof statusView>[1], 'news' | 'happened'>,
): ReplyTo<'status'> {
  const moments = momentsOf(household, call.now)
  const [moment] = moments.filter(({ creature }) => creature.id === stored.id)
  if (!moment) throw new Error('a look has lost the creature')
  const others = moments.filter((one) => one !== moment)
  // A visit may have told some of them already.
  const fresh = news.slice(stored.milestones_shown)
  const moreSteps = [...windowSteps(before, fresh), ...designSteps(call, before, happened, [moment, ...others])]
  const isPainting = call.ctx.config.dailyPictures > 0
  return statusView(call, { household: before, stored, moment, others, happened, news, moreSteps, isPainting })
}

async function notLiving(
  call: Call<'status'>,
  household: Household,
  id: string | undefined,
  happened: readonly News[],
): Promise<AnswerTo<'status'>> {
  const { db } = call.ctx
  if (!id) return nothingAlive(call, household, await readLastLost(db, household.agent), happened)
  const past =
    household.past.find(({ creature }) => creature.id === id) ?? (await readEnded(db, household.agent.id, id))
  if (past?.ended !== 'died') return notYourCreature(call, household, happened, past ?? undefined)
  const steps = stepsAfterLoss(household, lossOf(past), call.now)
  const { next_steps, ...view } = deadView(call, household, past, { happened, next_steps: steps })
  return { body: { ...view, ...(await houseActivity(call)), next_steps } }
}

/** `released`: the creature with that id, if the caller let it go. */
const notYourCreature = (
  call: Call<'status'>,
  { agent, creatures }: Household,
  happened: readonly News[],
  released?: Extract<Past, { ended: 'released' }>,
): Refusal =>
  refuse('not_your_creature', {
    ...(released && {
      suggestion: `${releasedText(released)} your_creatures lists the ones you have.`,
    }),
    more: {
      your_creatures: yourCreatures({ creatures }, call.now),
      ...lossesView(untoldLosses(agent), call),
      ...newsView(happened),
    },
  })
