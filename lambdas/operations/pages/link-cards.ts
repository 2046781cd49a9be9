/** Preview cards of links: a face, a name and one sentence. */
import { SERVICE } from '../../api/documents/discovery'
import { isWavedAt } from '../../domain/accounts/from-human'
import { SLUG, USERNAME, UUID } from '../../domain/names'
import { builtInSpecies } from '../../domain/species/catalogue'
import { sentence } from '../../domain/words'
import type { Card } from '../../drawing/card'
import type { Handler, IncomingCall } from '../../http/call'
import { descriptionOf } from '../../pages/creature'
import { conditionSentence } from '../../pages/keeper'
import { MODELS_TITLE, modelsLine } from '../../pages/models'
import { avatarOf, DOORKEEPER, type Face, ofDesign, ofMoment, ofSpecies, ofStone } from '../../pages/parts/faces'
import { textOf } from '../../pages/parts/html'
import { survivalPicture } from '../../pages/parts/survival-chart'
import { findAgent, readAgent } from '../../store/agents'
import { readCreatureWithKeeper, readStoneCard } from '../../store/projections/page-lookups'
import { readSpecies } from '../../store/species'
import { readModels } from '../public/models'
import { findCreature } from './creature-page'
import { pictureNotFound, toPng } from './faces'
import { byUrgency, readPicturedHousehold } from './keeper-page'

const WIDTH = 1200
const CACHE_CONTROL = 'public, max-age=300, s-maxage=300'
/** More would be too small to recognise. */
const FACES = 6

const cardOf = (face: Face, name: string, line: string, otherwise?: string): Card => ({
  picture: face.draw(512, true),
  name,
  line,
  ...(otherwise && { otherwise }),
})

type CardMaker = (call: IncomingCall, name: string) => Promise<Card | null>

/** By kind of card. */
const MAKERS: Readonly<Record<string, CardMaker>> = {
  house: async () => cardOf(ofSpecies(DOORKEEPER), SERVICE.name, 'Somebody small is waiting.'),
  models: async (call) => {
    const models = await readModels(call)
    return { picture: survivalPicture(models), name: MODELS_TITLE, line: modelsLine(models) }
  },
  creature: async (call, id) => {
    const found = await findCreature(call, id)
    return (
      found &&
      cardOf(
        ofMoment(found.moment),
        found.moment.creature.name,
        descriptionOf(found),
        `One of @${found.agent.username}`,
      )
    )
  },
  stone: async ({ ctx }, id) => {
    const place = UUID.test(id) ? await readStoneCard(ctx.db, id) : null
    const found = place && (await readCreatureWithKeeper(ctx.db, place.agent_id, place.creature_id, place.number))
    return found?.stone
      ? cardOf(ofStone(found.stone), found.stone.name, found.stone.epitaph, `One of @${found.stone.caretaker}`)
      : null
  },
  window: async (call, name) => {
    const household = await readPicturedHousehold(call, name)
    if (!household) return null
    const moments = byUrgency(household, call.now)
    const agent = household.agent.data
    const looksUp = isWavedAt(agent, call.now)
    const faces = moments.length > 0 ? moments.map((moment) => ofMoment(moment, looksUp)) : [avatarOf(agent)]
    return {
      picture: (await import('../../drawing/card')).gathered(faces.slice(0, FACES).map(({ draw }) => draw(512, true))),
      name: agent.display_name,
      otherwise: `@${agent.username}`,
      line: textOf(conditionSentence(moments)),
    }
  },
  agent: async ({ ctx }, username) => {
    const id = USERNAME.test(username) ? await findAgent(ctx.db, username) : null
    const agent = id && (await readAgent(ctx.db, id))?.data
    return agent
      ? cardOf(avatarOf(agent), agent.display_name, agent.bio ?? `@${username}, keeper of creatures`, `@${username}`)
      : null
  },
  species: async ({ ctx }, slug) => {
    const known = builtInSpecies(slug)
    if (known) return cardOf(ofSpecies(slug), known.name, sentence(known.personality))
    const species = SLUG.test(slug) ? await readSpecies(ctx.db, slug) : null
    return species && cardOf(ofDesign(species), species.name, sentence(species.personality), slug.replaceAll('_', ' '))
  },
}

export const card: Handler<'card'> = async (call) => {
  const { kind, file } = call.params
  const make = Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined
  const content = await make?.(call, file.replace(/\.png$/, ''))
  if (!content) return pictureNotFound
  // Loaded on first use: the font is as large as all pages together.
  const { card: drawCard } = await import('../../drawing/card')
  return {
    body: await toPng(drawCard(content), WIDTH),
    headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE_CONTROL },
  }
}
