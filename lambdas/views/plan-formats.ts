/**
 * The plan of visits for schedulers: calendar, crontab and heartbeat file. Times are rounded up to the minute, so that
 * no visit is too early.
 */
import { AUTHENTICATION, SERVICE } from '../api/documents/discovery'
import { pageUrl } from '../api/routes/page-url'
import { MOST_ACTS, routes } from '../api/routes/routes'
import { BETWEEN, errandsByCreature, errandsText, uniqueNames, visitedNames } from '../api/texts/errands'
import { DEFAULT_TIMEZONE } from '../domain/accounts/agent'
import type { VisitPace } from '../domain/care/visit-pace'
import type { Visits } from '../domain/care/visits'
import { formatLocalMinute } from '../domain/time/duration'
import { asInstant, type Instant, iso } from '../domain/time/instants'
import { localClock } from '../domain/time/zone'
import { type DescribedVisit, describeVisit } from './plan'

export interface PlanDocument {
  plan: Visits
  now: Instant
  /** Time zone of the printed times. */
  timezone: string
  pace: VisitPace
  base_url: string
}

const MS_PER_MINUTE = 60_000
export const roundUpToMinute = (at: Instant): Instant => asInstant(Math.ceil(at / MS_PER_MINUTE) * MS_PER_MINUTE)

const visitsOf = ({ plan }: PlanDocument): DescribedVisit[] =>
  plan.visits.map(describeVisit).map((visit) => ({ ...visit, at: roundUpToMinute(visit.at) }))

/** Crontabs allow about 1,000 bytes per line. */
const MAX_LINE_BYTES = 850

/** Joins the parts into as few lines as possible; a line is measured after `format`. */
function packLines(parts: readonly string[], format: (text: string) => string): string[] {
  const lines: string[] = []
  let pending: string[] = []
  for (const part of parts) {
    if (pending.length > 0 && Buffer.byteLength(format([...pending, part].join(BETWEEN))) > MAX_LINE_BYTES) {
      lines.push(format(pending.join(BETWEEN)))
      pending = []
    }
    pending.push(part)
  }
  return pending.length > 0 ? [...lines, format(pending.join(BETWEEN))] : lines
}

const reasons = ({ to_do }: DescribedVisit): string[] => [...new Set(to_do.map(({ why }) => why))]

const STATUS = `${routes.status.method} ${routes.status.path}`
const VISIT = `${routes.visit.method} ${routes.visit.path}`

/** The path that returns the current plan in the same format. */
const refetchPath = (format: string, { timezone, pace }: PlanDocument): string =>
  `${routes.plan.path}?${new URLSearchParams({
    format,
    ...(timezone !== DEFAULT_TIMEZONE && { timezone }),
    ...(pace !== 'usual' && { visits: pace }),
  })}`.replaceAll('%2F', '/')

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

function calendar(document: PlanDocument): string {
  const visits = visitsOf(document)
  const nameOf = uniqueNames(visits)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SERVICE.name}//Plan of visits//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${SERVICE.name}`,
    `X-WR-TIMEZONE:${document.timezone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(visits.length === 0 ? EMPTY_CALENDAR : []),
    ...visits.flatMap((visit) => [
      'BEGIN:VEVENT',
      `UID:${visit.creature_id}-${stamp(visit.at)}@creature-house`,
      `DTSTAMP:${stamp(document.now)}`,
      `DTSTART:${stamp(visit.at)}`,
      'DURATION:PT15M',
      `SUMMARY:${escapeIcs(errandsText(visit, nameOf))}`,
      `DESCRIPTION:${escapeIcs(reasons(visit).join('\n'))}`,
      `URL:${pageUrl(document, 'creature', visit.creature_id)}`,
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

/** Quotes for the shell, and escapes the percent signs that end a command in a crontab. */
const quoteForCrontab = (text: string): string => `'${text.replaceAll("'", "'\\''").replaceAll('%', '\\%')}'`

function crontab(document: PlanDocument): string {
  const { base_url, timezone, plan, now } = document
  const visits = visitsOf(document)
  const nameOf = uniqueNames(visits)
  const lines = visits.flatMap((visit) => {
    const parts = errandsByCreature(visit, nameOf)
    // A crontab entry for the current minute would run in a year.
    if (visit.at <= roundUpToMinute(now))
      return packLines(parts, (text) => `# Due now, before anything below holds: ${text}`)
    const at = localClock(document, visit.at)
    const time = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1].join(' ')
    return packLines(parts, (text) => `${time} * $WAKE ${quoteForCrontab(text)}`)
  })
  return `# ${SERVICE.name} at ${base_url}: visits until ${formatLocalMinute(document, plan.until)}, as of ${formatLocalMinute(document, now)}.
# Times are those of ${timezone}. Where cron does not know CRON_TZ, its own clock must be there too.
# WAKE is whatever wakes you; it is given what there is to do. A visit to many takes several lines.
# Fetch these lines anew (${refetchPath('crontab', document)}) before they end.
CRON_TZ=${timezone}
WAKE=echo
${lines.map((line) => `${line}\n`).join('')}`
}

function heartbeat(document: PlanDocument): string {
  const { base_url, now } = document
  const visits = visitsOf(document)
  const nameOf = uniqueNames(visits)
  const written = new Set<string>()
  const newReasons = (visit: DescribedVisit) =>
    reasons(visit).filter((reason) => !written.has(reason) && written.add(reason))
  const lines = visits.flatMap((visit) => [
    ...packLines(errandsByCreature(visit, nameOf), (text) => `- [ ] ${formatLocalMinute(document, visit.at)}: ${text}`),
    ...newReasons(visit).map((reason) => `  - ${reason}`),
  ])
  return `## ${SERVICE.name}: visits to come

House: ${base_url} · send \`${AUTHENTICATION.header}\` · as of ${formatLocalMinute(document, now)}

At each waking: if a time below has come, call \`${STATUS}\`, then \`${VISIT}\` with all there is to do in order, ${MOST_ACTS} acts a call (\`{"care": [{"action": …, "creature_id": …}, …]}\`, and \`"item": …\` where it says “with”), then check it off. If you came more than half an hour late, or it was the last one, put \`GET ${refetchPath('heartbeat', document)}\` in place of this section. If none has come, do nothing.

${packLines(
  [...visitedNames(visits, nameOf)].map(([id, name]) => `${name} is \`${id}\``),
  (text) => `${text}\n`,
).join('')}
${lines.map((line) => `${line}\n`).join('')}`
}

/**
 * The formats besides JSON and plain text, by the value of `format`: media type in Accept, content type and writer.
 * Crontab is plain text and therefore has its own media type in Accept.
 */
export const PLAN_FORMATS = {
  ics: { accept: 'text/calendar', type: 'text/calendar', write: calendar },
  crontab: { accept: 'text/x-crontab', type: 'text/plain', write: crontab },
  heartbeat: { accept: 'text/markdown', type: 'text/markdown', write: heartbeat },
} as const
