/** Local time in an IANA timezone, correct across clock changes and cached for frequent use. */
import { type Instant, MS_PER_HOUR, MS_PER_MINUTE } from './instants'

/** A period with one offset from UTC. */
export interface ZonePiece {
  from: number
  to: number
  offset_ms: number
}

const MS_PER_DAY = 24 * MS_PER_HOUR
const MAX_CACHED_DAYS = 512

interface Zone {
  name: string
  format: Intl.DateTimeFormat
  days: Map<number, readonly ZonePiece[]>
}

const zones = new Map<string, Zone>()

const openZone = (name: string): Zone => ({
  name,
  format: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }),
  days: new Map(),
})

const zoneNamed = (timezone: string): Zone => {
  const known = zones.get(timezone)
  if (known) return known
  let zone: Zone
  try {
    zone = openZone(timezone)
  } catch {
    zone = openZone('UTC')
  }
  zones.set(timezone, zone)
  return zone
}

/** The canonical name: `europe/berlin` becomes Europe/Berlin, an unknown name becomes UTC. */
export const resolveTimezone = (timezone: string): string => {
  const { name } = zoneNamed(timezone)
  const same = (one: string) => one.toLowerCase() === name.toLowerCase()
  return UNLISTED_ZONES.find(same) ?? Intl.supportedValuesOf('timeZone').find(same) ?? name
}
/** Missing in the runtime's list. */
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

/** "14:30 (Europe/Berlin)", rounded up to the minute. */
export const formatClockTime = (timezone: string, at: Instant): string => {
  const minutes = Math.ceil(at / MS_PER_MINUTE) * MS_PER_MINUTE
  const [piece] = zonePieces(timezone, minutes, minutes + 1)
  return `${new Date(minutes + (piece?.offset_ms ?? 0)).toISOString().slice(11, 16)} (${resolveTimezone(timezone)})`
}

/** Covers [from, to) without gaps. */
export const zonePieces = (timezone: string, from: number, to: number): ZonePiece[] => {
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

const localMs = (timezone: string, at: Instant): number => {
  const [piece] = zonePieces(timezone, at, at + 1)
  return at + (piece?.offset_ms ?? 0)
}

/** Hours of local time since the epoch: local date and hour in one number. */
export const localHourNumber = (timezone: string, at: Instant): number =>
  Math.floor(localMs(timezone, at) / MS_PER_HOUR)

/** Local time as if it were UTC. */
export const localClock = (timezone: string, at: Instant): Date => new Date(localMs(timezone, at))

export const hourOfDay = (hourNumber: number): number => ((hourNumber % 24) + 24) % 24

export const localHourAt = (timezone: string, at: Instant): number => hourOfDay(localHourNumber(timezone, at))
