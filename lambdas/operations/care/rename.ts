/** Renames a living creature, once. */
import { livingCreature, withCreature } from '../../domain/household/household'
import { type Handler, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { nameTag } from '../../views/creature'
import { statusStep } from '../../views/suggest'
import { noSuchCreature } from './release'

export const rename: Handler<'rename'> = (call, household) => {
  const { creature_id } = call.body
  const creature = livingCreature(household, creature_id)
  if (!creature) return noSuchCreature(call, household, creature_id)
  const name = call.body.name.trim()
  if (name === creature.name)
    return refuse('invalid_rename', faultDetails({ path: 'body.name', message: 'is its name already' }))
  if (creature.renamed)
    return refuse('renamed_before', {
      more: { former_name: creature.renamed.from },
      next_steps: [statusStep(creature, `See how ${creature.name} is.`)],
    })
  const renamed = { ...creature, name, renamed: { from: creature.name, renamed_at: call.now } }
  return {
    household: withCreature(household, creature, renamed),
    reply: {
      body: {
        creature: { ...nameTag(renamed), former_name: creature.name },
        message: `${creature.name} is called ${name} from now on. What was written before keeps the old name.`,
        next_steps: [statusStep(renamed, `See how ${name} is.`)],
      },
    },
  }
}
