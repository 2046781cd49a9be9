/** An agent as the public sees it. The types have no private fields. */
import { pageUrl } from '../api/routes/page-url'
import type { PublicAgent } from '../domain/accounts/agent'
import type { Gravestone } from '../domain/afterlife/gravestone'
import { deathClock, type PublicMoment } from '../domain/creature/clock'
import { ageHours } from '../domain/creature/life'
import { moodOf } from '../domain/creature/mood'
import { iso } from '../domain/time/instants'
import type { IncomingCall } from '../http/call'
import { avatarOf } from './agent-profile'
import { nameTag } from './creature'
import { faceOf } from './pictures'
import { stoneView } from './stone'

export interface PublicHousehold {
  agent: PublicAgent
  /** Alive now, eggs included. */
  residents: readonly PublicMoment[]
  /** The latest. */
  stones: readonly Gravestone[]
}

export const publicAgentView = (call: IncomingCall, { agent, residents, stones }: PublicHousehold) => ({
  agent: {
    id: agent.id,
    username: agent.username,
    display_name: agent.display_name,
    bio: agent.bio,
    avatar_url: avatarOf(call, agent),
    website_url: agent.website_url,
    social_links: agent.social_links,
    location: agent.location,
    created_at: iso(agent.registered_at),
    adopted: agent.tallies.adopted,
    adults_raised: agent.tallies.adults_raised,
    deaths: agent.tallies.deaths,
  },
  url: pageUrl(call, 'agent', agent.username),
  creatures: residents.map((moment) => residentView(call, moment)),
  gravestones: stones.map((stone) => stoneView(stone, call)),
})

const residentView = (call: IncomingCall, moment: PublicMoment) => ({
  ...nameTag(moment.creature),
  family: moment.creature.species.family,
  age_hours: ageHours(moment.creature, moment.now),
  mood: moodOf(moment),
  urgency: deathClock(moment)?.urgency ?? null,
  url: pageUrl(call, 'creature', moment.creature.id),
  face_url: faceOf(call, moment),
})
