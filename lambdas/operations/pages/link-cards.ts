/** Pictures to share: preview cards of links, and a keeper's room. */
import { SERVICE } from '../../api/documents/discovery'
import type { PublicAgent } from '../../domain/accounts/agent'
import { SLUG, UUID } from '../../domain/names'
import { builtInSpecies } from '../../domain/species/catalogue'
import { sentence } from '../../domain/words'
import type { Card } from '../../drawing/card'
import type { Room } from '../../drawing/room/room'
import type { Handler, IncomingCall } from '../../http/call'
import { keepsLine, publicRoom } from '../../pages/agent'
import { descriptionOf } from '../../pages/creature'
import { conditionSentence, keeperRoom } from '../../pages/keeper'
import { MODELS_TITLE, modelsLine } from '../../pages/models'
import {
  DOORKEEPER,
  drawnStage,
  type Face,
  ofBirthday,
  ofDesign,
  ofMoment,
  ofSpecies,
  ofStone,
} from '../../pages/parts/faces'
import { textOf } from '../../pages/parts/html'
import { birthdayLine, birthdayOf, growthLine, growthOf } from '../../pages/parts/occasions'
import { survivalPicture } from '../../pages/parts/survival-chart'
import { hasHumanFlower, readKeeperFlowers } from '../../store/flowers'
import { readCreatureWithKeeper, readStoneCard } from '../../store/projections/page-lookups'
import { readSpecies } from '../../store/species'
import { findAgentId, readPublicHousehold } from '../public/agent'
import { readModels } from '../public/models'
import { findCreature, type Shown } from './creature-page'
import { pictureNotFound, pictureReply, toPng } from './faces'
import { byUrgency, readLostStones, readPicturedHousehold } from './keeper-page'

const CACHE_CONTROL = 'public, max-age=300, s-maxage=300'

/** Loaded on first use: the font is as large as all pages together. */
type Pen = typeof import('../../drawing/card')

/** Renderers of a picture by the suffix of its address. */
interface Picture {
  '.png'(pen: Pen): string
  /** Square, for image feeds: 1080 x 1080. */
  '.square.png'?(pen: Pen): string
  /** Animated. */
  '.svg'?(): string
}
const WIDTHS = { '.png': 1200, '.square.png': 1080 } as const

const faceCard = (face: Face, name: string, line: string, otherwise?: string): Picture => ({
  '.png': ({ card }) => card({ picture: face.draw(512, true), name, line, ...(otherwise && { otherwise }) }),
})

/** A card as a wide and as a square picture. */
const sharedCard = (content: Omit<Card, 'shape'>): Picture => ({
  '.png': ({ card }) => card(content),
  '.square.png': ({ card }) => card({ ...content, shape: 'square' }),
})

const roomPicture = (room: Room, { display_name, username }: PublicAgent, line: string): Picture => ({
  '.png': ({ roomCard }) => roomCard(room, { name: display_name, otherwise: `@${username}`, line }),
})

const titleOf = ({ moment, agent }: Shown): Pick<Card, 'name' | 'otherwise'> => ({
  name: moment.creature.name,
  otherwise: `One of @${agent.username}`,
})

type PictureMaker = (call: IncomingCall, name: string) => Promise<Picture | null>

/** Renderers by kind of card. */
const MAKERS: Readonly<Record<string, PictureMaker>> = {
  house: async () => faceCard(ofSpecies(DOORKEEPER), SERVICE.name, 'Somebody small is waiting.'),
  models: async (call) => {
    const models = await readModels(call)
    const content = { picture: survivalPicture(models), name: MODELS_TITLE, line: modelsLine(models) }
    return { '.png': ({ card }) => card(content) }
  },
  creature: async (call, id) => {
    const found = await findCreature(call, id)
    return (
      found &&
      faceCard(
        ofMoment(found.moment),
        found.moment.creature.name,
        descriptionOf(found),
        `One of @${found.agent.username}`,
      )
    )
  },
  grown: async (call, id) => {
    const found = await findCreature(call, id)
    const growth = found && growthOf(found.moment.creature)
    if (!growth) return null
    const { creature } = found.moment
    return sharedCard({
      ...titleOf(found),
      picture: drawnStage(creature, growth.stage).draw(512, true),
      inset: drawnStage(creature, growth.from).draw(512, true),
      line: growthLine(creature, growth),
      theme: 'grown',
    })
  },
  birthday: async (call, id) => {
    const found = await findCreature(call, id)
    const birthday = found?.past === null && birthdayOf(found.moment)
    if (!birthday) return null
    return sharedCard({
      ...titleOf(found),
      picture: ofBirthday(found.moment).draw(512, true),
      line: birthdayLine(birthday),
      theme: 'birthday',
    })
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
    return sharedCard({
      picture: ofStone(stone).draw(512, true),
      name,
      otherwise: `One of @${caretaker}`,
      line: epitaph,
      theme: 'memorial',
      flowers: { stone_id: id, count: (flowers.get(number)?.count ?? 0) + (human_flower ? 1 : 0) },
    })
  },
  window: async (call, name) => {
    const household = await readPicturedHousehold(call, name)
    if (!household) return null
    const { now } = call
    const agent = household.agent.data
    const moments = byUrgency(household, now)
    const stones = await readLostStones(call, household)
    return roomPicture(keeperRoom({ agent, now, moments, stones }), agent, textOf(conditionSentence(moments)))
  },
  agent: async (call, username) => {
    const found = await readPublicHousehold(call, await findAgentId(call, username))
    return found && roomPicture(publicRoom(found), found.agent, found.agent.bio ?? keepsLine(found))
  },
  room: async (call, username) => {
    const found = await readPublicHousehold(call, await findAgentId(call, username))
    const room = found && publicRoom(found)
    return room && { '.png': () => room.draw({ still: true }), '.svg': () => room.draw() }
  },
  species: async ({ ctx }, slug) => {
    const known = builtInSpecies(slug)
    if (known) return faceCard(ofSpecies(slug), known.name, sentence(known.personality))
    const species = SLUG.test(slug) ? await readSpecies(ctx.db, slug) : null
    return (
      species && faceCard(ofDesign(species), species.name, sentence(species.personality), slug.replaceAll('_', ' '))
    )
  },
}

const ENDING = /(\.square\.png|\.png|\.svg)$/

export const card: Handler<'card'> = async (call) => {
  const { kind, file } = call.params
  const make = Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined
  const ending = (ENDING.exec(file)?.[0] ?? '.png') as keyof Picture
  const picture = await make?.(call, file.replace(ENDING, ''))
  if (!picture?.[ending]) return pictureNotFound
  if (ending === '.svg') return pictureReply(picture[ending](), 'image/svg+xml; charset=utf-8', CACHE_CONTROL)
  const svg = picture[ending](await import('../../drawing/card'))
  return pictureReply(await toPng(svg, WIDTHS[ending]), 'image/png', CACHE_CONTROL)
}
