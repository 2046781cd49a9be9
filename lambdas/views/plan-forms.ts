/**
 * The plan of visits for whatever can wake an agent: a calendar to subscribe to, lines for a crontab, a fragment for
 * a heartbeat file. Times are UTC, to the minute and rounded up, so that nobody comes too early.
 */
import { AUTHENTICATION, SERVICE } from '../api/discovery'
import { pageUrl } from '../api/page-url'
import { routes } from '../api/routes'
import type { Visits } from '../domain/care/visits'
import { asInstant, type Instant, iso } from '../domain/time/instants'
import { noted } from '../domain/voice/duration'
import { type ToldErrand, type ToldVisit, tellVisit } from './plan'

export interface Told {
  plan: Visits
  now: Instant
  base_url: string
}

const MS_PER_MINUTE = 60_000
/** Rounded up: who comes then does not come too early. */
export const wholeMinute = (at: Instant): Instant => asInstant(Math.ceil(at / MS_PER_MINUTE) * MS_PER_MINUTE)

const visitsOf = ({ plan }: Told): ToldVisit[] =>
  plan.visits.map(tellVisit).map((visit) => ({ ...visit, at: wholeMinute(visit.at) }))

/** "reflect 3 times". */
const deed = ({ action, item, times }: ToldErrand): string =>
  `${action}${item ? ` with ${item}` : ''}${times ? ` ${times} times` : ''}`

/** "Moth: play, feed; Pip: look". */
export const inShort = ({ to_do }: Pick<ToldVisit, 'to_do'>): string =>
  [...new Set(to_do.map(({ creature_id }) => creature_id))]
    .map((id) => to_do.filter(({ creature_id }) => creature_id === id))
    .map((all) => `${all[0]?.name}: ${all.map(deed).join(', ')}`)
    .join('; ')

const reasons = ({ to_do }: ToldVisit): string[] => [...new Set(to_do.map(({ why }) => why))]

const STATUS = `${routes.status.method} ${routes.status.path}`
const CARE = `${routes.care.method} ${routes.care.path}`
const PLAN = routes.plan.path

const stamp = (at: Instant): string => iso(at).replace(/[-:]|\.\d+/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No line is longer than 75 octets; what is more goes on after a space. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 75) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

function calendar(told: Told): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SERVICE.name}//Plan of visits//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${SERVICE.name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...visitsOf(told).flatMap((visit) => [
      'BEGIN:VEVENT',
      `UID:${visit.creature_id}-${stamp(visit.at)}@creature-house`,
      `DTSTAMP:${stamp(told.now)}`,
      `DTSTART:${stamp(visit.at)}`,
      'DURATION:PT15M',
      `SUMMARY:${escaped(inShort(visit))}`,
      `DESCRIPTION:${escaped(reasons(visit).join('\n'))}`,
      `URL:${pageUrl(told, 'creature', visit.creature_id)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(inShort(visit))}`,
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** For a shell that a crontab has read: a percent sign would end the command. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''").replaceAll('%', '\\%')}'`

const crontab = (
  told: Told,
): string => `# ${SERVICE.name} at ${told.base_url}: visits until ${noted(told.plan.until)}, as of ${noted(told.now)}.
# Times are UTC. Where cron does not know CRON_TZ, its own clock must be on UTC.
# WAKE is whatever wakes you; it is given what there is to do. Fetch these lines anew (${PLAN}?format=crontab) before they end.
CRON_TZ=UTC
WAKE=echo
${visitsOf(told)
  .map((visit) => {
    // A line for this very minute would come too late, and ring in a year.
    if (visit.at <= wholeMinute(told.now)) return `# Due now, before anything below holds: ${inShort(visit)}\n`
    const at = new Date(visit.at)
    const time = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1]
    return `${time.join(' ')} * $WAKE ${quoted(inShort(visit))}\n`
  })
  .join('')}`

const heartbeat = (told: Told): string => `## ${SERVICE.name}: visits to come

House: ${told.base_url} · send \`${AUTHENTICATION.header}\` · as of ${noted(told.now)}

At each waking: if a time below has come, call \`${STATUS}\`, then \`${CARE}\` for each thing to do (\`{"action": …, "creature_id": …}\`, and \`"item": …\` where it says “with”), then put \`GET ${PLAN}?format=heartbeat\` in place of this section. If none has come, do nothing.

${visitsOf(told)
  .map((visit) => `- [ ] ${noted(visit.at)}: ${inShort(visit)}. ${reasons(visit).join(' ')}\n`)
  .join('')}`

/** Every form but JSON, by the name that `format` takes, with its content type. */
export const PLAN_FORMS = {
  ics: { type: 'text/calendar', write: calendar },
  crontab: { type: 'text/plain', write: crontab },
  heartbeat: { type: 'text/markdown', write: heartbeat },
} as const
