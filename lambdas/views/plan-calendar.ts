/** The plan of visits as a calendar. Times are rounded up to the minute, so that no visit is too early. */
import { SERVICE } from '../api/documents/discovery'
import { pageUrl } from '../api/routes/page-url'
import { errandsText, uniqueNames } from '../api/texts/errands'
import { type Instant, iso, roundUpToMinute } from '../domain/time/instants'
import { type DescribedRound, describeRound, type Plan } from './plan'

export const CALENDAR_TYPE = 'text/calendar'

interface CalendarSource {
  plan: Plan
  now: Instant
  /** Time zone in which calendar programs show the times. */
  timezone: string
  base_url: string
}

const stamp = (at: Instant): string => iso(at).replace(/[-:]|\.\d+/g, '')
const escapeIcs = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545: at most so many octets per line; a continuation starts with a space. */
const MAX_OCTETS = 75

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line
  let [folded, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** RFC 5545 requires a component, also in a calendar without events. */
const EMPTY_CALENDAR = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The same in every answer. Rounds of one minute may have the same creature first; programs keep one entry of an id. */
function entryIds(visits: readonly DescribedRound[]): string[] {
  const seen = new Map<string, number>()
  return visits.map(({ creature_id, at }) => {
    const id = `${creature_id}-${stamp(at)}`
    const nth = (seen.get(id) ?? 0) + 1
    seen.set(id, nth)
    return nth === 1 ? id : `${id}-${nth}`
  })
}

const reasons = ({ to_do }: DescribedRound): string[] => [...new Set(to_do.map(({ why }) => why))]

export function planCalendar({ plan, now, timezone, base_url }: CalendarSource): string {
  const visits = plan.rounds.map(describeRound).map((visit) => ({ ...visit, at: roundUpToMinute(visit.at) }))
  const nameOf = uniqueNames(visits)
  const ids = entryIds(visits)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SERVICE.name}//Plan of visits//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${SERVICE.name}`,
    `X-WR-TIMEZONE:${timezone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(visits.length === 0 ? EMPTY_CALENDAR : []),
    ...visits.flatMap((visit, index) => [
      'BEGIN:VEVENT',
      `UID:${ids[index]}@creature-house`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(visit.at)}`,
      'DURATION:PT15M',
      `SUMMARY:${escapeIcs(errandsText(visit, nameOf))}`,
      `DESCRIPTION:${escapeIcs(reasons(visit).join('\n'))}`,
      `URL:${pageUrl({ base_url }, 'creature', visit.creature_id)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeIcs(errandsText(visit, nameOf))}`,
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
