/** An agent as the public sees it. The types have no private fields. */
import { pageUrl } from '../api/routes/page-url'
import type { PublicAgent } from '../domain/accounts/agent'
import type { Gravestone } from '../domain/afterlife/gravestone'
import type { PublicMoment } from '../domain/creature/clock'
import type { IncomingCall } from '../http/call'
import { PUBLIC_AGENT_FIELDS } from './fields/agent'
import { PUBLIC_FIELDS, RESIDENT } from './fields/creature-basics'
import { allFields, pickFields, viewedAt } from './fields/pick-fields'
import { faceOf } from './pictures'
import { stoneView } from './stone'

export interface PublicHousehold {
  agent: PublicAgent
  /** Alive now, eggs included. */
  residents: readonly PublicMoment[]
  /** Dead; each gets its stone when its keeper looks. */
  unburied: readonly PublicMoment[]
  /** The latest. */
  stones: readonly Gravestone[]
}

export const publicAgentView = (call: IncomingCall, { agent, residents, stones }: PublicHousehold) => ({
  agent: allFields(PUBLIC_AGENT_FIELDS, viewedAt(call, agent)),
  url: pageUrl(call, 'agent', agent.username),
  creatures: residents.map((moment) => residentView(call, moment)),
  gravestones: stones.map((stone) => stoneView(stone, call)),
})

const residentView = (call: IncomingCall, moment: PublicMoment) => ({
  ...pickFields(PUBLIC_FIELDS, RESIDENT, moment),
  url: pageUrl(call, 'creature', moment.creature.id),
  face_url: faceOf(call, moment),
})
