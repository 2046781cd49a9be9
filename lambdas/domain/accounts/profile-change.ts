/** Changes of an agent's profile, and how often its timezone may change. */
import { isDeepStrictEqual } from 'node:util'
import { after, asHours, HOURS_PER_DAY, type Instant } from '../time/instants'
import { changeZone, resolveTimezone, zoneAt } from '../time/zone'
import type { Agent } from './agent'

/** Days that a timezone stays: otherwise an agent could choose its creatures' nights freely. */
export const ZONE_KEPT_DAYS = 30

/** The fields to change. An empty text removes the value. */
export interface ProfileChange {
  display_name?: string | undefined
  bio?: string | undefined
  avatar_prompt?: string | undefined
  avatar_url?: string | undefined
  picture?: readonly string[] | undefined
  website_url?: string | undefined
  social_links?: Agent['social_links'] | undefined
  timezone?: string | undefined
  location?: string | undefined
}

export type ProfileOutcome =
  /** `changed` names the fields with a new value. */
  { agent: Agent; changed: string[] } | { timezone_changeable_at: Instant }

export function changeProfile(agent: Agent, { timezone, ...asked }: ProfileChange, now: Instant): ProfileOutcome {
  const zone = timezone !== undefined && isOtherZone(agent, timezone) ? timezone : null
  const changeableAt = zoneChangeableAt(agent)
  if (zone !== null && changeableAt !== null && now < changeableAt) return { timezone_changeable_at: changeableAt }

  const { picture, ...sent } = { ...asked, ...pictureFields(asked) }
  const fields = Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]),
  )
  const changed = Object.keys(fields).filter((name) => !isDeepStrictEqual(fields[name], agent[name as keyof Agent]))
  const { picture: former, ...plain } = agent
  const drawn = picture ?? former ?? []
  if (!isDeepStrictEqual(drawn, former ?? [])) changed.push('picture')
  return {
    agent: {
      ...plain,
      ...fields,
      ...(drawn.length > 0 && { picture: drawn }),
      ...(zone !== null && { ...changeZone(agent, zone, now), timezone_changed_at: now }),
    },
    changed: zone === null ? changed : [...changed, 'timezone'],
  }
}

/**
 * The agent's own image excludes what is drawn; what is sent last counts. A prompt comes with the picture that the pen
 * took from it, and goes with it.
 */
const pictureFields = ({ avatar_prompt, avatar_url, picture }: ProfileChange): ProfileChange => ({
  ...((avatar_url || avatar_prompt === '') && { picture: picture ?? [] }),
  ...(avatar_url && { avatar_prompt: '' }),
  ...(avatar_prompt && { avatar_prompt }),
  ...((avatar_prompt || picture?.length) && { avatar_url: '' }),
})

/** Compares with the zone that was requested last, in any spelling. */
const isOtherZone = (agent: Agent, timezone: string): boolean =>
  resolveTimezone(timezone) !== resolveTimezone(zoneAt(agent, Number.POSITIVE_INFINITY))

const zoneChangeableAt = ({ timezone_changed_at }: Agent): Instant | null =>
  timezone_changed_at === undefined ? null : after(timezone_changed_at, asHours(ZONE_KEPT_DAYS * HOURS_PER_DAY))
