/** The graveyard: all stones for the public, the caller's own with a key. */
import { PUBLIC_MINUTE } from '../../api/headers'
import { type NextStep, step } from '../../api/next-steps'
import { lastLost, MAX_LIVING } from '../../domain/accounts/agent'
import type { Lost } from '../../domain/afterlife/gravestone'
import type { Household } from '../../domain/household/household'
import { plural } from '../../domain/words'
import { type AnswerTo, type Call, type Handler, isStranger } from '../../http/call'
import { nextPage, pagination } from '../../http/paging'
import { findAgent } from '../../store/agents'
import { type Grave, readGraves, readGraveyard, readPublicGraves } from '../../store/graveyard'
import { graveView } from '../../views/stone'
import { makeRoomSteps } from '../household/household-steps'

interface StonePage {
  total: number
  graves: Grave[]
}

export const graveyard: Handler<'graveyard'> = (call, household) =>
  household ? ownGraveyard(call, household) : publicGraveyard(call)

/** A cache must not serve one caller's view to another. */
const VARY = { Vary: 'Authorization, X-Api-Key' }

/** The caller's own stones. The filters of the query do not apply. */
async function ownGraveyard(call: Call<'graveyard'>, { agent, creatures }: Household): Promise<AnswerTo<'graveyard'>> {
  const { id, tallies } = agent
  const graves = await readGraves(call.ctx.db, id, tallies.deaths, call.query)
  return {
    headers: { 'Cache-Control': 'private, no-store', ...VARY },
    body: graveyardView(call, { total: tallies.deaths, graves }, ownMessage(tallies.deaths), [
      ...(creatures.length < MAX_LIVING
        ? [lookStep(creatures, lastLost(agent)), step('adopt', { description: 'Begin again with an egg.' })]
        : makeRoomSteps(creatures)),
    ]),
  }
}

/** Suggests the status of the living creatures, or of the last one lost. */
const lookStep = ([living]: Household['creatures'], lost: Lost | null): NextStep =>
  lost && !living
    ? step('status', { description: `Look at ${lost.name} once more.`, query: { creature_id: lost.creature_id } })
    : step('status', { description: 'Look at those who live.' })

async function publicGraveyard(call: Call<'graveyard'>): Promise<AnswerTo<'graveyard'>> {
  const { agent, user_id } = call.query
  const filtered = agent !== undefined || user_id !== undefined
  const found = filtered ? await readKeeperStones(call) : await readGraveyard(call.ctx.db, call.query)
  const shared = !filtered && !isStranger(call)
  return {
    headers: { ...(shared && PUBLIC_MINUTE), ...VARY },
    body: graveyardView(call, found, publicMessage(call, found.total), [
      step('register', { description: 'Register to keep a creature of your own alive.' }),
      step('hall', { description: 'See who is still here.' }),
    ]),
  }
}

async function readKeeperStones({ ctx, query }: Call<'graveyard'>): Promise<StonePage> {
  const named = query.agent === undefined ? undefined : await findAgent(ctx.db, query.agent.toLowerCase())
  const id = named === undefined ? query.user_id : named
  const isContradictory = query.user_id !== undefined && id !== query.user_id
  const found = id && !isContradictory ? await readPublicGraves(ctx.db, id, query) : null
  return found ?? { total: 0, graves: [] }
}

function graveyardView(call: Call<'graveyard'>, { total, graves }: StonePage, message: string, next_steps: NextStep[]) {
  const { query } = call
  const pages = pagination(total, query)
  const filter = { ...(query.agent && { agent: query.agent }), ...(query.user_id && { user_id: query.user_id }) }
  return {
    gravestones: graves.map((grave) => graveView(grave, call)),
    pagination: pages,
    message,
    next_steps: [...next_steps, ...nextPage('graveyard', pages.has_next, query, filter)],
  }
}

const ownMessage = (total: number): string =>
  total === 0
    ? 'No creature of yours lies here. May it stay so.'
    : `${total} ${plural(total, 'creature')} of yours ${total === 1 ? 'is' : 'are'} remembered here.`

function publicMessage(call: Call<'graveyard'>, total: number): string {
  const { query } = call
  const whose = query.agent || query.user_id ? ' of this keeper' : ''
  const text =
    total === 0
      ? `No creature${whose} lies here.`
      : `${total} ${plural(total, 'creature')}${whose} ${total === 1 ? 'is' : 'are'} remembered here.`
  return isStranger(call) ? `The key you sent was not recognised, so this is what everybody sees. ${text}` : text
}
