/** What a creature likes: its species' tastes, and what its keeper has found out. */
import { step } from '../api/next-steps'
import { itemsOf } from '../domain/care/items'
import { ITEM_ACTIONS, type ItemAction } from '../domain/care/items/items'
import { type Need, needsOf } from '../domain/care/keeping'
import { needText } from '../domain/voice/advice'
import { type Handler, refuse } from '../pipeline/call'
import { readTried, TRIES_KEPT } from '../store/creatures'
import { deathView } from '../views/stone'
import { careStep, lookAgain } from '../views/suggest'
import { lostOne, residentOf, visit, yourCreatures } from './visit'

const NOTE = `Approved items are loved. Anything else is judged by how close it comes to them: offer it, and what you learn stands under discovered, which keeps the latest ${TRIES_KEPT} finds.`

/** The meal, and the game that some want before it. */
const isOfMeals = (need: Need): need is Need & { action: 'feed' | 'play' } =>
  need.action === 'feed' || need.play_first === true

export const preferences: Handler<'preferences'> = (call) =>
  visit(call, async (found) => {
    const { residents, agent } = found
    const wanted = call.query.creature_id ?? call.query.id
    const resident = wanted ? residentOf(residents, wanted) : residents[0]
    if (!resident) {
      const lost = await lostOne(call, found, wanted)
      return refuse('no_living_creature', {
        more: { ...(lost && deathView(lost, call)), your_creatures: yourCreatures(residents) },
      })
    }
    const { moment } = resident
    const { creature } = moment
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
          ...needsOf(moment)
            .filter(isOfMeals)
            .map((need) =>
              careStep(
                creature,
                need.action,
                `${needText(need)} This is something it loves.`,
                approved[need.action][0],
              ),
            ),
          lookAgain(
            creature,
            creature.stage === 'egg' ? `Look at ${name}: the egg hatches when you do.` : `See how ${name} is.`,
          ),
          step('history', { query: { creature_id: id } }),
        ],
      },
    }
  })
