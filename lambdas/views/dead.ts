/** Views of a creature that is asked for after its death, and of a household in which nobody lives. */

import { type NextStep, step } from '../api/next-steps'
import { untoldLosses } from '../domain/accounts/agent'
import { type Died, type Lost, lossOf } from '../domain/afterlife/gravestone'
import { resurrectionDeadline } from '../domain/afterlife/resurrection'
import { momentAt } from '../domain/creature/clock'
import { type Household, momentsOf } from '../domain/household/household'
import { iso } from '../domain/time/instants'
import { houseEmptyMessage, lastLostMessage } from '../domain/voice/adoption'
import { memorial } from '../domain/voice/epitaph'
import { type Refusal, refuse } from '../http/call'
import type { Tidings } from './creature'
import { BASIC_FIELDS, PUBLIC_FIELDS, SHOWN_STATS, TAG } from './fields/creature-basics'
import { pickFields, type ViewedAt, viewedAt } from './fields/pick-fields'
import { LAST_LOST, LOST_FIELDS } from './fields/stone'
import { imageOf } from './pictures'
import { canReturnView, deathView, lossesView, lossTextInput, stepsAfterDeath, stoneTag, withReturns } from './stone'
import { adviceInShort } from './suggest'

/** `next_steps`: memorial first, then what else the household can do. */
export function deadView(
  call: ViewedAt,
  household: Household,
  died: Died,
  { tidings, next_steps }: { tidings: Tidings; next_steps: readonly NextStep[] },
) {
  const { now } = call
  const { creature, stone } = died
  const lost = lossOf(died)
  const deadline = resurrectionDeadline(stone.died_at, now)
  return {
    creature: {
      ...pickFields(PUBLIC_FIELDS, TAG, { creature }),
      age_hours: stone.age_hours,
      ...pickFields(BASIC_FIELDS, [...SHOWN_STATS, 'personality_traits'], { creature }),
      alive: false as const,
      died_at: iso(stone.died_at),
      cause: stone.cause,
      epitaph: stone.epitaph,
      ...imageOf(call, momentAt(creature, now)),
    },
    message: lastLostMessage(lossTextInput(lost, now)),
    gravestone: stoneTag(stone, call),
    resurrection: LOST_FIELDS.resurrection(viewedAt(call, lost)),
    ...lossesView(untoldLosses(household.agent), call, creature.id),
    ...canReturnView(household, call, creature.id),
    ...tidings.news,
    ...tidings.note,
    ...adviceInShort(momentsOf(household, now)).visit,
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
export function nothingAlive(call: ViewedAt, household: Household, lost: Lost | null, tidings: Tidings): Refusal {
  const { now } = call
  const { agent, credits } = household
  const isListed = untoldLosses(agent).some(({ stone_id }) => stone_id === lost?.stone_id)
  const loss = lost && lossTextInput(lost, now)
  return refuse('nothing_alive', {
    ...(loss?.returns_until && { suggestion: 'Bring back who can return, or adopt an egg.' }),
    more: {
      ...(lost && {
        ...deathView(lost, call, isListed),
        last_lost: pickFields(LOST_FIELDS, LAST_LOST, lost),
      }),
      message: houseEmptyMessage(loss),
      ...lossesView(untoldLosses(agent), call),
      ...canReturnView(household, call, lost?.creature_id),
      ...tidings.news,
      ...tidings.note,
    },
    next_steps: withReturns(
      household,
      now,
      lost ? stepsAfterDeath(lost, credits, now) : [step('adopt', { description: 'Adopt an egg.' })],
    ),
  })
}
