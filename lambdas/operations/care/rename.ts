/** Renames a living creature, once. */
import { type Handler, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { commitOrRetry } from '../../http/idempotency'
import { creatureChange } from '../../store/creatures'
import { nameTag } from '../../views/creature'
import { statusStep } from '../../views/suggest'
import { residentOf, withHousehold } from '../household/household'
import { noSuchCreature } from './release'

export const rename: Handler<'rename'> = (call) =>
  withHousehold(call, async (current) => {
    const { creature_id } = call.body
    const { row } = residentOf(current.residents, creature_id) ?? {}
    if (!row) return noSuchCreature(call, current, creature_id)
    const creature = row.data
    const name = call.body.name.trim()
    if (name === creature.name)
      return refuse('invalid_rename', faultDetails({ path: 'body.name', message: 'is its name already' }))
    if (creature.renamed)
      return refuse('renamed_before', {
        more: { former_name: creature.renamed.from },
        next_steps: [statusStep(creature, `See how ${creature.name} is.`)],
      })
    const renamed = { ...creature, name, renamed: { from: creature.name, at: call.now } }
    return commitOrRetry(call, [creatureChange(row, renamed)], {
      body: {
        creature: { ...nameTag(renamed), former_name: creature.name },
        message: `${creature.name} is called ${name} from now on. What was written before keeps the old name.`,
        next_steps: [statusStep(renamed, `See how ${name} is.`)],
      },
    })
  })
