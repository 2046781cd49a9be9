/**
 * Local time in an IANA timezone, correct across clock changes and cached. Functions take the owner of the zone instead
 * of its name, because the zone of an agent and its creatures may change.
 */
import { asInstant, type Instant, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, roundUpToMinute } from './instants'

/** An agent or a creature: its zone, and the zone that replaces it at an instant. */
export interface Zoned {
  timezone: string
  next_timezone?: ZoneChange
}

export interface ZoneChange {
  timezone: string
  starts_at: Instant
}

/** The name of the zone in force. */
export const zoneAt = ({ timezone, next_timezone }: Zoned, at: number): string =>
  next_timezone && at >= next_timezone.starts_at ? next_timezone.timezone : timezone

/** The zone fields alone, to copy them. */
export const zoneOf = ({ timezone, next_timezone }: Zoned): Zoned => ({
  timezone,
  ...(next_timezone && { next_timezone }),
})

/** A period with one offset from UTC. */
export interface ZonePiece {
  from: number
  to: number
  offset_ms: number
}

const MAX_CACHED_DAYS = 512

interface Zone {
  /** The canonical spelling, computed on first use. */
  name?: string
  /** Null for UTC: creating the first `Intl` formatter of a process costs several milliseconds. */
  format: Intl.DateTimeFormat | null
  days: Map<number, readonly ZonePiece[]>
}

const zones = new Map<string, Zone>()

const openUtc = (): Zone => ({ name: 'UTC', format: null, days: new Map() })

const openZone = (name: string): Zone =>
  name === 'UTC'
    ? openUtc()
    : { format: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }), days: new Map() }

const zoneNamed = (timezone: string): Zone => {
  const known = zones.get(timezone)
  if (known) return known
  let zone: Zone
  try {
    zone = openZone(timezone)
  } catch {
    zone = openUtc()
  }
  zones.set(timezone, zone)
  return zone
}

/** The canonical name: `europe/berlin` becomes Europe/Berlin, an unknown name becomes UTC. */
export const resolveTimezone = (timezone: string): string => {
  const zone = zoneNamed(timezone)
  zone.name ??= canonicalName(timezone)
  return zone.name
}

const canonicalName = (timezone: string): string => {
  const same = (one: string) => one.toLowerCase() === timezone.toLowerCase()
  return UNLISTED_ZONES.find(same) ?? Intl.supportedValuesOf('timeZone').find(same) ?? timezone
}
/** Valid names that the runtime does not list. */
const UNLISTED_ZONES = ['UTC', 'GMT']

/** IANA names only: `Intl` also accepts offsets such as +02:00, which have no summer time. */
export const isTimezone = (timezone: string): boolean => {
  if (!/^[A-Za-z]/.test(timezone)) return false
  try {
    openZone(timezone)
    return true
  } catch {
    return false
  }
}

const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/

const offsetAt = (zone: Zone, at: number): number => {
  if (zone.format === null) return 0
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = OFFSET.exec(zone.format.format(at)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

const changeBetween = (zone: Zone, from: number, to: number, offsetBefore: number): number => {
  let before = from
  let after = to
  while (after - before > MS_PER_MINUTE) {
    const middle = before + Math.floor((after - before) / (2 * MS_PER_MINUTE)) * MS_PER_MINUTE
    if (offsetAt(zone, middle) === offsetBefore) before = middle
    else after = middle
  }
  return after
}

const piecesOfDay = (zone: Zone, day: number): readonly ZonePiece[] => {
  const known = zone.days.get(day)
  if (known) return known
  const from = day * MS_PER_DAY
  const to = from + MS_PER_DAY
  const first = offsetAt(zone, from)
  const last = offsetAt(zone, to)
  const change = first === last ? to : changeBetween(zone, from, to, first)
  const pieces = [
    { from, to: change, offset_ms: first },
    { from: change, to, offset_ms: last },
  ].filter((piece) => piece.from < piece.to)
  if (zone.days.size >= MAX_CACHED_DAYS) zone.days.clear()
  zone.days.set(day, pieces)
  return pieces
}

/** "14:30", rounded up to the minute. */
export const formatHourMinute = (zoned: Zoned, at: Instant): string =>
  localClock(zoned, roundUpToMinute(at)).toISOString().slice(11, 16)

/** "14:30 (Europe/Berlin)". */
export const formatClockTime = (zoned: Zoned, at: Instant): string =>
  `${formatHourMinute(zoned, at)} (${resolveTimezone(zoneAt(zoned, roundUpToMinute(at)))})`

const piecesOf = (timezone: string, from: number, to: number): ZonePiece[] => {
  const zone = zoneNamed(timezone)
  const pieces: ZonePiece[] = []
  for (let day = Math.floor(from / MS_PER_DAY); day * MS_PER_DAY < to; day++) {
    for (const piece of piecesOfDay(zone, day)) {
      const start = Math.max(piece.from, from)
      const end = Math.min(piece.to, to)
      if (start < end) pieces.push({ from: start, to: end, offset_ms: piece.offset_ms })
    }
  }
  return pieces
}

/** Covers [from, to) without gaps. */
export const zonePieces = ({ timezone, next_timezone }: Zoned, from: number, to: number): ZonePiece[] => {
  if (!next_timezone) return piecesOf(timezone, from, to)
  const { timezone: next, starts_at: change } = next_timezone
  return [...piecesOf(timezone, from, Math.min(to, change)), ...piecesOf(next, Math.max(from, change), to)]
}

/** Milliseconds of local time since the epoch. */
export const localMs = (zoned: Zoned, at: Instant): number => {
  const pieces = piecesOfDay(zoneNamed(zoneAt(zoned, at)), Math.floor(at / MS_PER_DAY))
  const piece = pieces.find(({ to }) => at < to)
  return at + (piece?.offset_ms ?? 0)
}

/** Hours of local time since the epoch: local date and hour in one number. */
export const localHourNumber = (zoned: Zoned, at: Instant): number => Math.floor(localMs(zoned, at) / MS_PER_HOUR)

export const localDayNumber = (zoned: Zoned, at: Instant): number => Math.floor(localMs(zoned, at) / MS_PER_DAY)

/** Local time as if it were UTC. */
export const localClock = (zoned: Zoned, at: Instant): Date => new Date(localMs(zoned, at))

export const hourOfDay = (hourNumber: number): number => ((hourNumber % 24) + 24) % 24

export const localHourAt = (zoned: Zoned, at: Instant): number => hourOfDay(localHourNumber(zoned, at))

/** A noon within this many days always exists, whatever clock changes there are. */
const NOON_WITHIN_DAYS = 3

function nextNoon(timezone: string, after: Instant): Instant {
  const noons = piecesOf(timezone, after + 1, after + NOON_WITHIN_DAYS * MS_PER_DAY).flatMap(
    ({ from, to, offset_ms }) => {
      const sinceNoon = from + offset_ms - MS_PER_DAY / 2
      const noon = Math.ceil(sinceNoon / MS_PER_DAY) * MS_PER_DAY + MS_PER_DAY / 2 - offset_ms
      return noon < to ? [noon] : []
    },
  )
  return asInstant(noons[0] ?? after + MS_PER_DAY)
}

/** The new zone applies from the next noon of the old one, when no creature sleeps. Earlier times do not change. */
export function changeZone(zoned: Zoned, timezone: string, now: Instant): Zoned {
  const current = zoneAt(zoned, now)
  return { timezone: current, next_timezone: { timezone, starts_at: nextNoon(current, now) } }
}
