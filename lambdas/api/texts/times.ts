/** Times as a text says them: how far away, and by the clock of the agent's own zone. */
import {
  asInstant,
  fromIso,
  HOURS_PER_DAY,
  type Instant,
  iso,
  MS_PER_HOUR,
  MS_PER_MINUTE,
} from '../../domain/time/instants'
import { localClock, localDayNumber, localMs, resolveTimezone, type Zoned, zoneAt } from '../../domain/time/zone'

export interface Times {
  /** "Tue 10 March 10:45 UTC". */
  readonly now: string
  isPast(at: string): boolean
  /** The earliest time to come, rounded up: "in 3 h 20 min (today 14:05 UTC)"; "since today 09:05 UTC" once it is past. */
  from(at: string): string
  /** A deadline, rounded down. */
  until(at: string): string
  /** A sentence of the house, with its times in this zone. */
  inZone(text: string): string
  /** Something that happened: "yesterday 09:05 UTC". */
  on(at: string): string
  /** The earliest time to come, without the zone, where a list of times would repeat it. */
  onClock(at: string): string
  /** The next instant at which a clock of this zone shows this hour and minute, after now or another instant. */
  nextAt(hour: number, minute?: number, after?: string): string
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
// biome-ignore format: word list
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
  'December',
]
const MINUTES_PER_HOUR = 60
/** Longer waits are told in days. */
const DAYS_FROM_HOURS = 48

/** Instants of another form, such as the word "open now", are told as they are. */
export const isInstant = (at: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at)
/** In the house's sentences: "2026-03-07 14:30 UTC", or with the name of the agent's zone. A day takes no "at". */
const MINUTE = /(?:\bat )?(\d{4}-\d\d-\d\d) (\d\d:\d\d) ([A-Z][\w/+-]+)/g

const wholeMinute = (at: Instant, round: (minutes: number) => number): Instant =>
  asInstant(round(at / MS_PER_MINUTE) * MS_PER_MINUTE)

/** "3 h 20 min", "4 days 3 h". */
function spell(minutes: number, round: (hours: number) => number): string {
  if (minutes < 1) return 'less than a minute'
  const isDays = minutes >= DAYS_FROM_HOURS * MINUTES_PER_HOUR
  const hours = (isDays ? round : Math.floor)(minutes / MINUTES_PER_HOUR)
  const parts: [number, string][] = isDays
    ? [
        [Math.floor(hours / HOURS_PER_DAY), 'days'],
        [hours % HOURS_PER_DAY, 'h'],
      ]
    : [
        [hours, 'h'],
        [minutes % MINUTES_PER_HOUR, 'min'],
      ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

export function timesAt(now: Instant, zone: Zoned): Times {
  const day = (at: Instant): string => {
    const [from, local] = [localDayNumber(zone, at) - localDayNumber(zone, now), localClock(zone, at)]
    const near = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[from]
    const year = local.getUTCFullYear() === localClock(zone, now).getUTCFullYear() ? '' : ` ${local.getUTCFullYear()}`
    return near ?? `${DAYS[local.getUTCDay()]} ${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}${year}`
  }
  const zoneName = resolveTimezone(zoneAt(zone, now))
  const hourMinute = (at: Instant): string => localClock(zone, at).toISOString().slice(11, 16)
  const clock = (at: Instant): string => `${hourMinute(at)} ${resolveTimezone(zoneAt(zone, at))}`
  const dayAndClock = (at: Instant): string => `${day(at)} ${clock(at)}`
  const told = (at: string, round: (minutes: number) => number): string => {
    if (!isInstant(at)) return at
    const instant = wholeMinute(fromIso(at), round)
    if (fromIso(at) <= now) return `since ${dayAndClock(wholeMinute(fromIso(at), Math.floor))}`
    return `in ${spell(Math.max(0, round((instant - now) / MS_PER_MINUTE)), round)} (${dayAndClock(instant)})`
  }
  const on = (at: string): string => (isInstant(at) ? dayAndClock(wholeMinute(fromIso(at), Math.floor)) : at)
  const nextClock = (hour: number, minute: number, after: Instant): Instant => {
    const offset = localMs(zone, after) - after
    const midnight = localDayNumber(zone, after) * HOURS_PER_DAY * MS_PER_HOUR
    const today = midnight + hour * MS_PER_HOUR + minute * MS_PER_MINUTE - offset
    return asInstant(today > after ? today : today + HOURS_PER_DAY * MS_PER_HOUR)
  }
  const local = localClock(zone, now)
  return {
    now: `${DAYS[local.getUTCDay()]} ${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${clock(now)}`,
    isPast: (at) => isInstant(at) && fromIso(at) <= now,
    from: (at) => told(at, Math.ceil),
    until: (at) => told(at, Math.floor),
    on,
    inZone: (text) =>
      text.replace(MINUTE, (whole, date, time, named) => {
        const written = fromIso(`${date}T${time}:00.000Z`)
        if (named === 'UTC') return dayAndClock(written)
        return named === zoneName ? dayAndClock(asInstant(written - (localMs(zone, written) - written))) : whole
      }),
    onClock(at) {
      const instant = wholeMinute(fromIso(at), Math.ceil)
      return `${day(instant)} ${hourMinute(instant)}`
    },
    nextAt: (hour, minute = 0, after = iso(now)) => iso(nextClock(hour, minute, fromIso(after))),
  }
}
