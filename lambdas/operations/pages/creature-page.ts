/** The public page of a creature, and its badge. */
import { momentAt, type PublicMoment, publicMoment } from '../../domain/creature/clock'
import { UUID } from '../../domain/names'
import { lookLine } from '../../domain/voice/look-text'
import { lineText } from '../../domain/voice/select-line'
import { situationOf } from '../../domain/voice/situation'
import type { Handler, IncomingCall, Reply } from '../../http/call'
import { badgeOf, emptyBadge } from '../../pages/badge'
import { type CreatureView, creaturePage, diedPage, stateOf } from '../../pages/creature'
import { forVisitors } from '../../pages/parts/described'
import { pagePath } from '../../pages/parts/phrases'
import { readCreatureWithKeeper, readOwner, readStoneCard } from '../../store/projections/page-lookups'
import { DRAWING_POLICY } from './faces'
import { pageNotFound, pageReply, siteOf } from './page-reply'

export interface Shown extends Pick<CreatureView, 'moment' | 'past' | 'agent'> {}

/** A living, dead or released creature at the current instant. */
export async function findCreature({ ctx, now }: IncomingCall, id: string): Promise<Shown | null> {
  const owner = UUID.test(id) ? await readOwner(ctx.db, id) : null
  const found = owner && (await readCreatureWithKeeper(ctx.db, owner.agent_id, id))
  const creature = found?.living ?? found?.past?.creature
  if (!found?.agent || !creature) return null
  const { agent, past } = found
  return { agent, past, moment: publicMoment(momentAt(creature, past?.ended === 'released' ? creature.stats_at : now)) }
}

export const creature_page: Handler<'creature_page'> = async (call) => {
  const found = await findCreature(call, call.params.id)
  if (!found) return pageNotFound(call, 'creature')
  if (stateOf(found) === 'dead') return stoneOf(call, found)
  return pageReply(creaturePage({ site: siteOf(call), ...found, behavior: doing(found.moment) }))
}

/** A redirect to the newest stone. Not cached, because the creature may come back. */
async function stoneOf(call: IncomingCall, found: Shown): Promise<Reply> {
  const stoneId = found.past?.ended === 'died' ? found.past.stone_id : null
  const isListed = stoneId && (await readStoneCard(call.ctx.db, stoneId))
  if (!isListed) return pageReply(diedPage({ site: siteOf(call), ...found }))
  const location = `${call.root}${pagePath('stone', stoneId)}`
  return { status: 302, body: '', headers: { Location: location, 'Cache-Control': 'no-store' } }
}

/**
 * What the creature is doing. Leaves out its memory, because texts about the keeper's gifts are private, and requests
 * for care, because visitors cannot care for it.
 */
function doing({ creature, ...moment }: PublicMoment): string | null {
  if (creature.stage === 'egg') return null
  const situation = situationOf({ ...moment, creature: { ...creature, memory: {} } })
  return forVisitors(lineText(lookLine(situation), situation)) || null
}

/** Badges are embedded on other sites, so an unknown creature gets a picture too. */
const BADGE_HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=30, s-maxage=30',
  'Content-Security-Policy': DRAWING_POLICY,
} as const

export const badge: Handler<'badge'> = async (call) => {
  const found = await findCreature(call, call.params.badge.replace(/\.svg$/, ''))
  return found
    ? { body: badgeOf(found), headers: BADGE_HEADERS }
    : { status: 404, body: emptyBadge(), headers: BADGE_HEADERS }
}
