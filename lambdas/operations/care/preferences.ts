/** What a creature likes: the lists of its species, and the finds of its keeper. */

import { type NextStep, step } from '../../api/next-steps'
import type { Body } from '../../api/schemas/responses'
import { favouriteOf } from '../../domain/care/favourites'
import { itemsOf } from '../../domain/care/items'
import { isWorthIt, needsOf } from '../../domain/care/needs'
import { type Moment, momentAt } from '../../domain/creature/clock'
import { isClosed } from '../../domain/creature/mechanics'
import { livingOrNewest } from '../../domain/household/household'
import { needText } from '../../domain/voice/advice'
import { displayName } from '../../domain/words'
import { type Handler, refuse } from '../../http/call'
import { ITEM_ACTIONS, type ItemAction, takesItem } from '../../species/care-actions'
import { MAX_TRIED_ITEMS, readTriedItems } from '../../store/creatures'
import { PUBLIC_FIELDS } from '../../views/fields/creature-basics'
import { pickFields } from '../../views/fields/pick-fields'
import { deathView } from '../../views/stone'
import { careStep, statusStep } from '../../views/suggest'
import { readAbsent, yourCreatures } from '../household/household-steps'
import { namedCreatureId } from '../household/named-creature'
import { NEW_ITEMS } from '../items/judge-items'

const NOTE = `Approved items are loved. Anything else is judged by how close it comes to them: offer it, and what you learn stands under discovered, which keeps the latest ${MAX_TRIED_ITEMS} finds. Of things that nobody has offered in this house lately, ${NEW_ITEMS.max} a day are judged for you; any further counts as plain care.`

type Approved = ReturnType<typeof itemsOf>['approved']

/** Care that is needed now and takes a loved item; else an action that still has its full effect; else a dry run. */
function lovedItemSteps(moment: Moment, approved: Approved): NextStep[] {
  const { creature, asleep } = moment
  if (asleep || creature.stage === 'egg' || isClosed(creature)) return []
  const needs = needsOf(moment).flatMap(({ action, item, ...need }) => {
    const lovedItem = takesItem(action) ? (item ?? favouriteOf(creature, action)) : null
    return lovedItem
      ? [careStep(creature, action, `${needText({ ...need, action })} This is something it loves.`, lovedItem)]
      : []
  })
  if (needs.length > 0) return needs
  const name = displayName(creature.name)
  const helpful = WELCOME_ANY_TIME.find((action) => isWorthIt(moment, { action, item: approved[action][0] ?? '' }))
  if (helpful)
    return [careStep(creature, helpful, `${name} would be glad of it, and loves this.`, approved[helpful][0])]
  const game = careStep(
    creature,
    'play',
    `See what ${name} would make of this, which it loves: a rehearsal.`,
    approved.play[0],
  )
  return [{ ...game, body: { ...game.body, dry_run: true } }]
}
const WELCOME_ANY_TIME = ['play', 'clean'] as const

export const preferences: Handler<'preferences'> = async (call, household) => {
  const creatureId = namedCreatureId(call, household, call.query, 'query')
  if (typeof creatureId === 'object') return creatureId
  const found = livingOrNewest(household, creatureId)
  if (!found) {
    const { lost, ...released } = await readAbsent(call, household, creatureId)
    return refuse('no_living_creature', {
      ...released,
      more: { ...(lost && deathView(lost, call)), your_creatures: yourCreatures(household, call.now) },
    })
  }
  const moment = momentAt(found, call.now)
  const { creature } = moment
  const { id, name, species, agent_id } = creature
  const { approved } = itemsOf(species.slug, species.family)
  const tried = await readTriedItems(call.ctx.db, agent_id, id)
  const discovered = ITEM_ACTIONS.flatMap((action): [ItemAction, Body<'preferences'>['discovered'][string]][] => {
    const found = tried.filter((one) => one.action === action).sort((a, b) => b.score - a.score)
    return found.length > 0 ? [[action, found.map(({ item, category, score }) => ({ item, category, score }))]] : []
  })
  return {
    body: {
      creature: pickFields(PUBLIC_FIELDS, ['id', 'name', 'species', 'species_creator', 'family'], { creature }),
      preferences: approved,
      discovered: Object.fromEntries(discovered),
      note: NOTE,
      next_steps: [
        ...lovedItemSteps(moment, approved),
        statusStep(
          creature,
          creature.stage === 'egg' ? `Look at ${name}: the egg hatches when you do.` : `See how ${name} is.`,
        ),
        step('history', { query: { creature_id: id } }),
      ],
    },
  }
}
