/** Gives a creature or an egg another picture. */
import { pageUrl } from '../../api/routes/page-url'
import { momentAt } from '../../domain/creature/clock'
import type { Creature } from '../../domain/creature/creature'
import { pictureOf } from '../../domain/creature/creature'
import { dress as dressed } from '../../domain/painting/dress'
import { inSeries } from '../../domain/words'
import type { Handler } from '../../http/call'
import { commitOrRetry } from '../../http/idempotency'
import { creatureChange } from '../../store/creatures'
import { nameTag } from '../../views/creature'
import { faceLinks, imageOf } from '../../views/pictures'
import { statusStep } from '../../views/suggest'
import { findTarget } from '../household/acts'
import { withHousehold } from '../household/household'
import { namedCreatureId } from '../household/named-creature'
import { shownOn } from '../pictures/decide-picture'

export const dress: Handler<'dress'> = (call) =>
  withHousehold(call, async (current) => {
    const { body, now } = call
    const creatureId = namedCreatureId(call, current, body)
    if (typeof creatureId === 'object') return creatureId
    const target = await findTarget(call, current, creatureId)
    if ('refuse' in target) return target
    const { row } = target
    const { id, species } = row.data
    const shown = await shownOn({ kind: 'creature', id, species }, body.picture)
    const creature = dressed(row.data, shown.picture)
    const isSame = JSON.stringify(creature.picture) === JSON.stringify(row.data.picture)
    const moment = momentAt(creature, now)
    const images = imageOf(call, moment)
    return commitOrRetry(call, isSame ? [] : [creatureChange(row, creature)], {
      headers: faceLinks([images.face_url]),
      body: {
        creature: { ...nameTag(creature), ...images },
        url: pageUrl(call, 'creature', id),
        ...shown.view,
        message: dressMessage(creature),
        next_steps: [statusStep(creature, `See how ${creature.name} is.`)],
      },
    })
  })

function dressMessage(creature: Creature): string {
  const { name, species, stage } = creature
  const drawn = pictureOf(creature) ?? []
  const done = drawn.length > 0 ? `${name} is drawn with ${inSeries(drawn)}.` : `${name} is undressed.`
  const notes = [
    stage === 'egg' && drawn.length > 0 && 'What it wears shows once it has hatched.',
    species.picture &&
      `This replaces the picture of its species (${species.picture.join(', ')}); send these words too to keep them.`,
  ]
  return [done, ...notes].filter(Boolean).join(' ')
}
