/** Shows a creature: hatches eggs, reports news, and shows dead creatures. */

import { untoldLosses } from '../../domain/accounts/agent'
import { lossOf, type Past } from '../../domain/afterlife/gravestone'
import type { Moment } from '../../domain/creature/clock'
import { type Household, livingOrNewest, momentsOf } from '../../domain/household/household'
import { look } from '../../domain/household/look'
import { type AnswerTo, type Call, type Handler, type Refusal, refuse } from '../../http/call'
import { readEnded, readLastLost } from '../../store/creatures'
import type { Tidings } from '../../views/creature'
import { deadView, nothingAlive } from '../../views/dead'
import { statusView } from '../../views/status'
import { lossesView } from '../../views/stone'
import { houseActivity } from '../household/house-activity'
import {
  marksAsTold,
  releasedText,
  stepsAfterLoss,
  tidingsOf,
  windowSteps,
  withNewsHeard,
  yourCreatures,
} from '../household/household-steps'
import { namedCreatureId } from '../household/named-creature'

export const status: Handler<'status'> = async (call, before) => {
  const { now, query } = call
  const id = namedCreatureId(call, before, query, 'query')
  if (typeof id === 'object') return withNewsHeard(call, before, id)
  const stored = livingOrNewest(before, id)
  const { household, news: milestones } = look(before, now, { shown: stored, marks: marksAsTold(call) })
  const isOther = ({ creature }: Moment) => creature.id !== stored?.id
  const others = momentsOf(household, now).filter(isOther)
  const [moment] = momentsOf(household, now).filter((one) => !isOther(one))
  const tidings = tidingsOf(call, before, household, moment ? [moment, ...others] : [])
  if (!stored || !moment) {
    // The losses are those that no answer has told before, and eggs have hatched.
    const seen = { ...before, creatures: household.creatures }
    return { household: tidings.heard, reply: await notLiving(call, seen, id, tidings) }
  }
  // A visit may have told some of them already.
  const moreSteps = [...windowSteps(before, milestones.slice(stored.milestones_shown)), ...tidings.offers]
  const isPainting = call.ctx.config.dailyPictures > 0
  const shown = { household: before, stored, moment, others, tidings, milestones, moreSteps, isPainting }
  return { household: tidings.heard, reply: statusView(call, shown), extras: () => houseActivity(call) }
}

async function notLiving(
  call: Call<'status'>,
  household: Household,
  id: string | undefined,
  tidings: Tidings,
): Promise<AnswerTo<'status'>> {
  const { db } = call.ctx
  if (!id) return nothingAlive(call, household, await readLastLost(db, household.agent), tidings)
  const past =
    household.past.find(({ creature }) => creature.id === id) ?? (await readEnded(db, household.agent.id, id))
  if (past?.ended !== 'died') return notYourCreature(call, household, tidings, past ?? undefined)
  const steps = stepsAfterLoss(household, lossOf(past), call.now)
  const { next_steps, ...view } = deadView(call, household, past, { tidings, next_steps: steps })
  return { body: { ...view, ...(await houseActivity(call)), next_steps } }
}

/** `released`: the creature with that id, if the caller let it go. */
const notYourCreature = (
  call: Call<'status'>,
  { agent, creatures }: Household,
  { news }: Tidings,
  released?: Extract<Past, { ended: 'released' }>,
): Refusal =>
  refuse('not_your_creature', {
    ...(released && {
      suggestion: `${releasedText(released)} your_creatures lists the ones you have.`,
    }),
    more: {
      your_creatures: yourCreatures({ creatures }, call.now),
      ...lossesView(untoldLosses(agent), call),
      ...news,
    },
  })
