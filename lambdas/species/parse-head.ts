/** Parses the head of a species' file and its items. */
import { ITEM_ACTIONS, type ItemAction } from './care-actions'
import { BODIES, type BodyKind, type Misread, type SpeciesItems } from './items'
import type { FileRow, Section, SplitFile } from './split-file'
import { INNATE_TRAITS, TIERS, TRUST_SPEEDS } from './vocabulary'

export interface Problem {
  line: number
  reason: string
}

export type Report = (line: number, reason: string) => void

/** A line for an item, as it is written: the conditions are not parsed yet. */
export interface ItemText {
  line: number
  action: ItemAction
  item: string
  text: string
}

/** Gives the value, or a reason why it is none. */
type Parse = (text: string) => { value: unknown } | { reason: string }

const listOf = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || [])

const words =
  (least: number, most: number): Parse =>
  (text) =>
    text.length >= least && text.length <= most
      ? { value: text }
      : { reason: `allowed: ${least} to ${most} characters` }
const oneOf =
  (allowed: readonly string[]): Parse =>
  (text) =>
    allowed.includes(text) ? { value: text } : { reason: `allowed: ${allowed.join(', ')}` }
const figure =
  (least: number, most: number): Parse =>
  (text) => {
    const value = text === '' ? Number.NaN : Number(text)
    return value >= least && value <= most ? { value } : { reason: `allowed: ${least} to ${most}` }
  }
const severalOf =
  (allowed: readonly string[], most: number): Parse =>
  (text) => {
    const value = listOf(text)
    const isAllowed = value.length <= most && value.every((one) => allowed.includes(one))
    return isAllowed && new Set(value).size === value.length
      ? { value }
      : { reason: `allowed: at most ${most} of ${allowed.join(', ')}, each once` }
  }
const colours: Parse = (text) => {
  const value = listOf(text)
  return value.length === 3 && value.every((one) => /^#[0-9a-f]{6}$/.test(one))
    ? { value }
    : { reason: 'allowed: three colours like #1f2a4d, of body, belly and accent' }
}
const items: Parse = (text) => {
  const value = listOf(text)
  return value.length > 0 ? { value } : { reason: 'allowed: items, separated by commas' }
}
const misread: Parse = (text) => {
  const [, things, actions] = /^(.+) for (.+)$/.exec(text) ?? []
  const liked = listOf(actions ?? '')
  return things && liked.every((one) => (ITEM_ACTIONS as readonly string[]).includes(one))
    ? { value: { items: listOf(things), liked } as unknown as Misread }
    : { reason: `allowed: items, then “for”, then any of ${ITEM_ACTIONS.join(', ')}` }
}

/** The keys of a head. The ranges are those that the specification names for built-in species. */
const KEYS: Readonly<Record<string, { parse: Parse; isOptional?: true; isOfFamily?: true }>> = {
  name: { parse: words(1, 50), isOfFamily: true },
  tier: { parse: oneOf(TIERS) },
  trust: { parse: oneOf(TRUST_SPEEDS) },
  window: { parse: figure(3, 24) },
  hunger: { parse: figure(0.35, 2.6) },
  happiness: { parse: figure(0.2, 1.6) },
  traits: { parse: severalOf(INNATE_TRAITS, 3), isOptional: true },
  personality: { parse: words(10, 300) },
  body: { parse: oneOf(BODIES), isOptional: true, isOfFamily: true },
  look: { parse: words(10, 300) },
  colours: { parse: colours },
  figure: { parse: words(1, 500), isOptional: true },
  harmful: { parse: items },
  misread: { parse: misread, isOptional: true, isOfFamily: true },
}

export interface Head {
  /** Only what has no problem. */
  values: Readonly<Record<string, unknown>>
  /** The line of each key. */
  lines: ReadonlyMap<string, number>
}

export function parseHead(rows: readonly FileRow[], { isFamily = false }, report: Report): Head {
  const known = Object.entries(KEYS).filter(([, { isOfFamily }]) => !isFamily || isOfFamily)
  const keys = known.map(([key]) => key)
  const values: Record<string, unknown> = {}
  const lines = new Map<string, number>()
  for (const { line, text } of rows) {
    const [, key = '', value = ''] = /^([^:\s]+): *(.*?) *$/.exec(text) ?? []
    if (!keys.includes(key)) {
      report(line, `${key ? `unknown key “${key}”` : 'not “key: value”'}; allowed: ${keys.join(', ')}`)
      continue
    }
    if (lines.has(key)) report(line, `“${key}” twice: it is in line ${lines.get(key)} too`)
    lines.set(key, line)
    const parsed = KEYS[key]?.parse(value)
    if (parsed && 'value' in parsed) values[key] = parsed.value
    else report(line, `“${key}” cannot be “${value}”; ${parsed?.reason}`)
  }
  const missing = known.filter(([key, { isOptional }]) => !isOptional && !lines.has(key)).map(([key]) => key)
  if (missing.length > 0) report(1, `missing in the head: ${missing.join(', ')}`)
  return { values, lines }
}

/**
 * `feed: tuna, cream` approves these. Below `feed:`, each row approves one item, with a line for it or without:
 * `- tuna: It eats the tuna.`; indented rows are further lines for the item above.
 */
function parseRows(section: Section | undefined, report: Report) {
  const approved = Object.fromEntries(ITEM_ACTIONS.map((action) => [action, [] as string[]]))
  const texts: ItemText[] = []
  const lines = new Map<string, number>()
  let action: ItemAction | undefined
  let item: string | undefined
  const approve = (line: number, name: string): void => {
    if (!action) return
    const place = `${action}/${name.toLowerCase()}`
    if (lines.has(place)) report(line, `“${name}” twice for ${action}: it is in line ${lines.get(place)} too`)
    else approved[action]?.push(name)
    lines.set(place, line)
  }
  for (const { line, text } of section?.rows ?? []) {
    const [, head, list = ''] = /^([^\s:-][^:]*):(?: +(.*))?$/.exec(text) ?? []
    const [, name, told] = /^- ([^:]+?)(?:: +(.*))?$/.exec(text) ?? []
    const further = /^ {2}- (.*)$/.exec(text)?.[1]
    if (head) {
      item = undefined
      action = ITEM_ACTIONS.find((one) => one === head)
      if (!action) report(line, `unknown action “${head}”; allowed: ${ITEM_ACTIONS.join(', ')}`)
      for (const one of listOf(list)) approve(line, one)
    } else if (name && action) {
      item = name
      approve(line, name)
      if (told) texts.push({ line, action, item, text: told })
    } else if (further && action && item) texts.push({ line, action, item, text: further })
    else report(line, 'not an item; allowed: “feed: tuna, cream”, or “- tuna” or “- tuna: text” below “feed:”')
  }
  for (const one of ITEM_ACTIONS)
    if (approved[one]?.length === 0) report(section?.line ?? 1, `missing: no items for ${one}`)
  return { approved: approved as unknown as SpeciesItems['approved'], texts, lines }
}

/** The items of a file. One that is approved and harmful is reported. */
export function parseItems(file: SplitFile, head: Head, report: Report): { items: SpeciesItems; texts: ItemText[] } {
  const { approved, texts, lines } = parseRows(
    file.sections.find(({ name }) => name === 'Items'),
    report,
  )
  const { body, harmful = [], misread } = head.values as { body?: BodyKind; harmful?: string[]; misread?: Misread }
  const seen = new Set<string>()
  for (const one of harmful) {
    const line = head.lines.get('harmful') ?? 1
    const liked = ITEM_ACTIONS.find((action) => lines.has(`${action}/${one.toLowerCase()}`))
    if (liked) report(line, `“${one}” is harmful and approved: see line ${lines.get(`${liked}/${one.toLowerCase()}`)}`)
    if (seen.has(one.toLowerCase())) report(line, `“${one}” twice in harmful`)
    seen.add(one.toLowerCase())
  }
  return { items: { ...(body && { body }), approved, harmful, ...(misread && { misread: [misread] }) }, texts }
}
