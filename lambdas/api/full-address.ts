/**
 * Under an address with a path, such as a stage of API Gateway, a path alone leads elsewhere. There every step has its
 * full address as `url` beside `endpoint`, and sentences and examples name it.
 */
import type { Address } from './routes/page-url'

export const hasPath = ({ base_url }: Address): boolean => /^https?:\/\/[^/]+\/./.test(base_url)

/** "POST /api/house/care". Addresses below /_local are no part of the service. */
const CALL = /\b(GET|HEAD|POST|PATCH|PUT|DELETE) \/(?!_local\/)/g

/** Calls in prose and in examples. */
export const callsInFull = (site: Address, text: string): string =>
  hasPath(site) ? text.replace(CALL, `$1 ${site.base_url}/`) : text

interface Request {
  endpoint?: string
  url?: string
}

export const stepInFull = <Step extends Request>(site: Address, step: Step): Step =>
  step.endpoint && !step.url && hasPath(site) ? { ...step, url: `${site.base_url}${step.endpoint}` } : step

/** Fields with the house's own sentences. Words of agents stay as they are. */
const OWN_SENTENCES: readonly string[] = [
  'avatar_note',
  'call',
  'description',
  'details',
  'did_you_mean',
  'drawn_note',
  'error',
  'how_to_get_a_key',
  'message',
  'note',
  'suggestion',
]

/** The body of a response, with the steps in it at any depth. */
export const bodyInFull = <Body extends object>(site: Address, body: Body): Body =>
  hasPath(site) ? (inFull(site, body) as Body) : body

function inFull(site: Address, value: unknown, isOwnSentence = false): unknown {
  if (typeof value === 'string') return isOwnSentence ? callsInFull(site, value) : value
  if (Array.isArray(value)) return value.map((one) => inFull(site, one, isOwnSentence))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, one]) => [name, inFull(site, one, isOwn(name, one))])
  return stepInFull(site, Object.fromEntries(fields))
}

/** `notes` are an agent's own words in a care log, and a list of the house's sentences elsewhere. */
const isOwn = (name: string, value: unknown): boolean =>
  OWN_SENTENCES.includes(name) || (name === 'notes' && Array.isArray(value))
