/** Views of a creature that is asked for after its death, and of a household in which nobody lives. */
import { type NextStep, step } from '../api/next-steps'
import { type Died, type Lost, lossOf } from '../domain/afterlife/gravestone'
import { momentAt } from '../domain/creature/clock'
import type { Household } from '../domain/household/household'
import { iso } from '../domain/time/instants'
import { houseEmptyMessage, lastLostMessage } from '../domain/voice/adoption'
import { memorial } from '../domain/voice/epitaph'
import { type Call, type Refusal, refuse } from '../http/call'
import { humanNoteView, newsView } from './agent-profile'
import { creatureStats, nameTag, traitsOf } from './creature'
import { imageOf } from './pictures'
import {
  canReturnView,
  deathView,
  lossesView,
  lossTextInput,
  resurrectionDeadline,
  resurrectionView,
  stepsAfterDeath,
  stoneTag,
  withReturns,
} from './stone'

type ViewContext = Pick<Call, 'ctx' | 'base_url' | 'now'>

/** `next_steps`: memorial first, then what else the household can do. */
export function deadView(call: ViewContext, household: Household, died: Died, next_steps: readonly NextStep[]) {
  const { now } = call
  const { creature, stone } = died
  const lost = lossOf(died)
  const deadline = resurrectionDeadline(stone.died_at, now)
  return {
    creature: {
      ...nameTag(creature),
      age_hours: stone.age_hours,
      ...creatureStats(creature),
      personality_traits: traitsOf(creature),
      alive: false,
      died_at: iso(stone.died_at),
      cause: stone.cause,
      epitaph: stone.epitaph,
      ...imageOf(call, momentAt(creature, now)),
    },
    message: lastLostMessage(lossTextInput(lost, now)),
    gravestone: stoneTag(stone, call),
    resurrection: resurrectionView(stone.died_at, lost.cost, now),
    ...lossesView(household.agent.untold_losses, call, creature.id),
    ...canReturnView(household, now, creature.id),
    ...newsView(household.agent, []),
    ...humanNoteView(household.agent),
    soul_prompt: memorial(creature, deadline !== null),
    next_steps: withReturns(household, now, storyFirst(next_steps)),
  }
}

/**
 * Puts the story before the stone. The response already shows the stone, so an agent that follows the first step would
 * loop.
 */
const storyFirst = ([stone, story, ...rest]: readonly NextStep[]): NextStep[] =>
  [story, stone, ...rest].filter((one) => one !== undefined)

/** `lost`: the last creature that died; null if none did. */
export function nothingAlive(call: ViewContext, household: Household, lost: Lost | null): Refusal {
  const { now } = call
  const { agent, credits } = household
  const isListed = agent.untold_losses.some(({ stone_id }) => stone_id === lost?.stone_id)
  return refuse('nothing_alive', {
    more: {
      ...(lost && {
        ...deathView(lost, call, isListed),
        last_lost: { creature_id: lost.creature_id, name: lost.name, cause: lost.cause, died_at: iso(lost.died_at) },
      }),
      message: houseEmptyMessage(lost && lossTextInput(lost, now)),
      ...lossesView(agent.untold_losses, call),
      ...canReturnView(household, now, lost?.creature_id),
      ...newsView(agent, []),
      ...humanNoteView(agent),
    },
    next_steps: withReturns(
      household,
      now,
      lost ? stepsAfterDeath(lost, credits, now) : [step('adopt', { description: 'Adopt an egg.' })],
    ),
  })
}
