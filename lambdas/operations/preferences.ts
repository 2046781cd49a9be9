/** What a creature likes: its species' tastes, and what its keeper has found out. */
import { step } from '../api/next-steps'
import { itemsOf } from '../domain/care/items'
import { ITEM_ACTIONS, type ItemAction } from '../domain/care/items/items'
import { type Handler, refuse } from '../pipeline/call'
import { readTried, TRIES_KEPT } from '../store/creatures'
import { careStep, lookAgain } from '../views/suggest'
import { residentOf, visit, yourCreatures } from './visit'

const NOTE = `Approved items are loved. Anything else is judged by how close it comes to them: offer it, and what you learn stands under discovered, which keeps the latest ${TRIES_KEPT} finds.`

export const preferences: Handler<'preferences'> = (call) =>
  visit(call, async ({ residents, agent }) => {
    const wanted = call.query.creature_id ?? call.query.id
    const resident = wanted ? residentOf(residents, wanted) : residents[0]
    if (!resident) return refuse('no_living_creature', { more: { your_creatures: yourCreatures(residents) } })
    const { creature } = resident.moment
    const { id, name, species } = creature
    const { approved } = itemsOf(species.slug, species.family)
    const tried = await readTried(call.ctx.db, agent.data.id, id)
    const discovered = ITEM_ACTIONS.flatMap((action): [ItemAction, object[]][] => {
      const found = tried.filter((one) => one.action === action).sort((a, b) => b.score - a.score)
      return found.length > 0 ? [[action, found.map(({ item, category, score }) => ({ item, category, score }))]] : []
    })
    return {
      body: {
        creature: { id, name, species: species.name, family: species.family },
        preferences: approved,
        discovered: Object.fromEntries(discovered),
        note: NOTE,
        next_steps: [
          {
            ...careStep(creature, 'feed', `Offer ${name} something it loves, once it is hungry.`),
            body: { action: 'feed', creature_id: id, item: approved.feed[0] },
          },
          lookAgain(creature, `See how ${name} is.`),
          step('history', { query: { creature_id: id } }),
        ],
      },
    }
  })
