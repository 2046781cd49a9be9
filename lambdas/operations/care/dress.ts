/** Gives a creature or an egg another picture. */
import { pageUrl } from '../../api/routes/page-url'
import { momentAt } from '../../domain/creature/clock'
import type { Creature } from '../../domain/creature/creature'
import { pictureOf } from '../../domain/creature/creature'
import { targetOf } from '../../domain/household/act'
import { withCreature } from '../../domain/household/household'
import { dress as dressed } from '../../domain/painting/dress'
import { inSeries } from '../../domain/words'
import type { Handler } from '../../http/call'
import { nameTag } from '../../views/creature'
import { drawnView, faceLinks, imageOf } from '../../views/pictures'
import { statusStep } from '../../views/suggest'
import { namedCreatureId, refuseTarget } from '../household/named-creature'
import { shownOn } from '../pictures/decide-picture'

export const dress: Handler<'dress'> = async (call, household) => {
  const { body, now } = call
  const creatureId = namedCreatureId(call, household, body)
  if (typeof creatureId === 'object') return creatureId
  const target = targetOf(household, creatureId)
  if (typeof target === 'string') return refuseTarget(call, household, target, creatureId)
  const { id, species } = target
  const drawn = await shownOn({ kind: 'creature', id, species }, body.picture)
  const creature = dressed(target, drawn.picture)
  const isSame = JSON.stringify(creature.picture) === JSON.stringify(target.picture)
  const moment = momentAt(creature, now)
  const images = imageOf(call, moment)
  return {
    household: isSame ? household : withCreature(household, target, creature),
    reply: {
      headers: faceLinks([images.face_url]),
      body: {
        creature: { ...nameTag(creature), ...images },
        url: pageUrl(call, 'creature', id),
        ...drawnView(creature, drawn.view),
        message: dressMessage(creature),
        next_steps: [statusStep(creature, `See how ${creature.name} is.`)],
      },
    },
  }
}

function dressMessage(creature: Creature): string {
  const { name, species, stage } = creature
  const drawn = pictureOf(creature) ?? []
  const begun = stage === 'egg' ? 'hatches' : 'is drawn'
  const done = drawn.length > 0 ? `${name} ${begun} with ${inSeries(drawn)}.` : `${name} is undressed.`
  const note =
    species.picture &&
    `This replaces the picture of its species (${species.picture.join(', ')}); send these words too to keep them.`
  return [done, note].filter(Boolean).join(' ')
}
