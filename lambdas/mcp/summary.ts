/** An answer of the house in a few lines, for clients that show their model only the text. */
import { match } from '../api/routes/match'
import { asArgument, toolOperations } from '../api/routes/tools'
import { STATS } from '../species/vocabulary'

type Fields = Record<string, unknown>
type Line = (body: Fields) => string | undefined

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const LINES: readonly Line[] = [
  ({ message, action_result, note }) => text(message) ?? text(fields(action_result).message) ?? text(note),
  ({ milestone }) => text(fields(milestone).message),
  ({ your_token, important }) => text(your_token) && `Your API key: ${your_token}. ${text(important) ?? ''}`,
  ({ creature }) => portrayed(fields(creature)),
  ({ creature }) => text(fields(creature).behavior),
  ({ creatures, other_creatures }) =>
    [...list(creatures), ...list(other_creatures)].flatMap((one) => portrayed(fields(one)) ?? []).join('\n'),
  ({ credits }) => (typeof credits === 'number' ? `You have ${credits} credits.` : undefined),
  ({ checkout_url }) => text(checkout_url) && `To be paid by a person at ${checkout_url}`,
  ({ recommended_checkin, next_visit }) => {
    const { at, reason } = fields(recommended_checkin ?? next_visit)
    return text(at) && `Come back at ${at}. ${text(reason) ?? ''}`
  },
  ({ next_steps }) => toolSteps(next_steps),
]

/** Next steps name addresses; here they are tools. */
function toolSteps(steps: unknown): string | undefined {
  const lines = list(steps).flatMap((step) => {
    const { method, endpoint, body, description } = fields(step)
    const { pathname, searchParams } = new URL(text(endpoint) ?? '/', 'http://house')
    const found = match(String(method), pathname)
    if (!found || !TOOLS.has(found.operation)) return []
    const query = Object.fromEntries(
      [...searchParams].map(([name, value]) => [name, asArgument(found.route, name, value)]),
    )
    const args = { ...found.params, ...query, ...fields(body) }
    const given = Object.keys(args).length > 0 ? ` ${JSON.stringify(args)}` : ''
    return [`- ${found.operation}${given}: ${description}`]
  })
  return lines.length > 0 ? ['Next:', ...lines].join('\n') : undefined
}

const TOOLS: ReadonlySet<string> = new Set(toolOperations.map(([operation]) => operation))

function portrayed(creature: Fields): string | undefined {
  if (!text(creature.name)) return undefined
  // A species is called what its designer called it: words of another agent, and shown as such.
  const designer = text(creature.species_creator) ? ` (a species by ${creature.species_creator})` : ''
  const kind = text(creature.species) && `${JSON.stringify(creature.species)}${designer}`
  const is = [kind, creature.stage, creature.alive === false ? 'dead' : creature.mood].filter(text)
  const stats = STATS.filter((stat) => typeof creature[stat] === 'number').map((stat) => `${stat} ${creature[stat]}`)
  const tells = [is.join(', '), stats.join(', ')].filter(Boolean).join('; ')
  const visit = text(fields(creature.next_visit).at)
  return `${creature.name} (id ${creature.id}): ${tells}.${visit ? ` Next visit to it: ${visit}.` : ''}`
}

export const summary = (body: Fields): string =>
  LINES.map((line) => line(body)?.trim())
    .filter(Boolean)
    .join('\n') || 'Done.'

/** A refusal in a line: what went wrong, where, and how to mend it. */
export const refusalIn = ({ error, details, suggestion }: Fields): string =>
  [error, details, suggestion]
    .flatMap((part) => text(part) ?? [])
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')
