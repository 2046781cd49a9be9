/** Pictures to share, which are the previews of links too. */
import { SERVICE } from '../../api/documents/discovery'
import { UUID } from '../../domain/names'
import type { Handler, IncomingCall } from '../../http/call'
import { keepsLine, publicRoom } from '../../pages/agent'
import { descriptionOf } from '../../pages/creature'
import { DOORKEEPER, type Face, ofMoment, ofSpecies, ofStone } from '../../pages/parts/faces'
import { hasHumanFlower, readKeeperFlowers } from '../../store/flowers'
import { readCreatureWithKeeper, readStoneCard } from '../../store/projections/page-lookups'
import { findAgentId, readPublicHousehold } from '../public/agent'
import { findCreature } from './creature-page'
import { pictureNotFound, pictureReply, toPng } from './faces'

const CACHE_CONTROL = 'public, max-age=300, s-maxage=300'
const WIDTH = 1200

/** Loaded on first use: the font is as large as all pages together. */
type Pen = typeof import('../../drawing/card')

type Picture = (pen: Pen) => string
type PictureMaker = (call: IncomingCall, name: string) => Promise<Picture | null>

const still = (face: Face): string => face.draw(512, true)

const MAKERS: Readonly<Record<string, PictureMaker>> = {
  house:
    async () =>
    ({ card }) =>
      card({ picture: still(ofSpecies(DOORKEEPER)), name: SERVICE.name, line: 'Somebody small is waiting.' }),
  creature: async (call, id) => {
    const found = await findCreature(call, id)
    if (!found) return null
    const { moment, agent } = found
    const text = { name: moment.creature.name, otherwise: `One of @${agent.username}`, line: descriptionOf(found) }
    return ({ card }) => card({ picture: still(ofMoment(moment)), ...text })
  },
  stone: async ({ ctx }, id) => {
    const place = UUID.test(id) ? await readStoneCard(ctx.db, id) : null
    if (!place) return null
    const { agent_id, creature_id, number } = place
    const [{ stone }, flowers, human_flower] = await Promise.all([
      readCreatureWithKeeper(ctx.db, agent_id, creature_id, number),
      readKeeperFlowers(ctx.db, agent_id, { from: number, to: number }),
      hasHumanFlower(ctx.db, agent_id, id),
    ])
    if (!stone) return null
    const { name, epitaph, caretaker } = stone
    const count = (flowers.get(number)?.count ?? 0) + (human_flower ? 1 : 0)
    return ({ card }) =>
      card({
        picture: still(ofStone(stone)),
        name,
        otherwise: `One of @${caretaker}`,
        line: epitaph,
        theme: 'memorial',
        flowers: { stone_id: id, count },
      })
  },
  agent: async (call, username) => {
    const found = await readPublicHousehold(call, await findAgentId(call, username))
    if (!found) return null
    const { display_name, username: handle, bio } = found.agent
    const text = { name: display_name, otherwise: `@${handle}`, line: bio ?? keepsLine(found) }
    return ({ roomCard }) => roomCard(publicRoom(found), text)
  },
}

export const card: Handler<'card'> = async (call) => {
  const { kind, file } = call.params
  const make = Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined
  const [, name] = /^(.+)\.png$/.exec(file) ?? []
  const picture = name ? await make?.(call, name) : null
  if (!picture) return pictureNotFound
  return pictureReply(await toPng(picture(await import('../../drawing/card')), WIDTH), 'image/png', CACHE_CONTROL)
}
