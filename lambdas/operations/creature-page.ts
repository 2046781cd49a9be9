/** The public page of a creature, and its badge. */

import { type Mood, moodOf } from '../domain/creature/mood'
import type { OwnerCard } from '../domain/house/cards'
import { UUID } from '../domain/names'
import { voiced } from '../domain/species/catalogue'
import type { Voice } from '../domain/species/species'
import { at, type Moment } from '../domain/time/clock'
import { MS_PER_HOUR } from '../domain/time/instants'
import { voiceOf } from '../domain/voice/subject'
import { clause, sentence } from '../domain/voice/words'
import { badgeOf, emptyBadge } from '../pages/badge'
import { type CreatureView, creaturePage } from '../pages/creature'
import type { Answer, Arrival } from '../pipeline/call'
import { readCreatureOf, readOwner } from '../store/cards'
import { asked, looking, lost, shown, siteOf } from './looking'

export const ownerOf = async ({ ctx }: Arrival, id: string): Promise<OwnerCard | null> =>
  UUID.test(id) ? readOwner(ctx.db, id) : null

export interface Shown extends Pick<CreatureView, 'moment' | 'past' | 'agent'> {}

/** A creature as it is now, wherever it is. */
export async function findCreature({ ctx, now }: Arrival, owner: OwnerCard | null, id: string): Promise<Shown | null> {
  const found = owner && (await readCreatureOf(ctx.db, owner.agent_id, id))
  const creature = found?.living ?? found?.past?.creature
  if (!found?.agent || !creature) return null
  const { agent, past } = found
  return { agent, past, moment: at(creature, past?.ended === 'released' ? creature.as_of : now) }
}

export const creature_page = looking(
  'creature_page',
  (call) => ownerOf(call, asked(call)),
  async (call, owner) => {
    const found = await findCreature(call, owner, asked(call))
    if (!found) return lost(call, 'creature')
    return shown(creaturePage({ site: siteOf(call), ...found, behavior: doing(found.moment) }))
  },
)

/** By mood, what its species does; what its keeper reads of it says more, and counts hours. */
const DOES = {
  sleeping: 'asleep',
  critical: 'unwell',
  sick: 'unwell',
  hungry: 'hungry',
  happy: 'happy',
  curious: 'curious',
  content: 'quirks',
} as const satisfies Record<Mood, keyof Voice>

function doing(moment: Moment): string | null {
  const { creature, now, alive } = moment
  if (!alive || creature.stage === 'egg') return null
  const ways = [voiceOf(voiced(creature.species))[DOES[moodOf(moment)]]].flat()
  const does = ways[Math.floor(now / MS_PER_HOUR) % ways.length] ?? ''
  return sentence(`${creature.name} ${clause(does)}`)
}

/** Embedded elsewhere, so that even nobody gets a picture. */
const BADGE_HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=30, s-maxage=30',
} as const

const badgeId = (call: Arrival): string => asked(call).replace(/\.svg$/, '')

export const badge = looking(
  'badge',
  (call) => ownerOf(call, badgeId(call)),
  async (call, owner): Promise<Answer> => {
    const found = await findCreature(call, owner, badgeId(call))
    return found
      ? { body: badgeOf(found), headers: BADGE_HEADERS }
      : { status: 404, body: emptyBadge(), headers: BADGE_HEADERS }
  },
)
