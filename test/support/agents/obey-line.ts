/** Does what a line says that a person copied from a page: an agent that reads only the line and the house's answers. */
import type { Received } from '../http'
import type { TestHouse } from '../test-house'
import type { Step } from './follow-steps'
import type { Keeper } from './keeper'

interface Told {
  house: TestHouse
  keeper: Keeper
}
type Obey = (told: Told, ...words: string[]) => Promise<Received>

const ZONES: Readonly<Record<string, string>> = { UTC: 'Z', 'Pacific/Honolulu': '-10:00' }

/** "2026-03-10 11:30 UTC" in milliseconds. */
const instantOf = (written: string): number => {
  const [day, time, zone = ''] = written.split(' ')
  return Date.parse(`${day}T${time}:00${ZONES[zone]}`)
}

const isAt = ({ house }: Told, address: string): void => {
  if (address !== house.url) throw new Error(`the line names another house: ${address}`)
}

/** The first that is named in the line. */
const ACTIONS = [
  [/reflect/i, 'reflect'],
  [/feed it/i, 'feed'],
  [/medicine/, 'medicine'],
  [/clean it/i, 'clean'],
  [/care for it/i, 'play'],
] as const

async function lookAfter(told: Told, name = '', address = '', before = '', act = ''): Promise<Received> {
  isAt(told, address)
  const { creature, other_creatures = [] } = (await told.keeper.status()).body
  const [one] = [creature, ...other_creatures].filter((each) => each.name === name)
  const dies = Date.parse((await told.keeper.status(one.id)).body.creature.death_clock.dies_at)
  if (Math.floor(dies / 60_000) * 60_000 !== instantOf(before)) throw new Error(`${before} is not when ${name} dies`)
  const [, action] = ACTIONS.find(([words]) => words.test(act)) ?? []
  return told.keeper.care(action ?? act, { creature: name })
}

/** Takes the step that the house offers: the return, or the credits that are missing for it. */
async function bringBack(told: Told, _name: string, address = '', before = ''): Promise<Received> {
  isAt(told, address)
  if (instantOf(before) < told.house.clock.now()) throw new Error(`${before} is past`)
  const steps: readonly Step[] = (await told.keeper.status()).body.next_steps
  const step =
    steps.find(({ action }) => action === 'resurrect') ??
    steps.find(({ endpoint }) => endpoint === '/api/house/credits')
  return told.house.call(step?.method ?? '', step?.endpoint ?? '', { key: told.keeper.key, body: step?.body })
}

async function adopt(told: Told, address = ''): Promise<Received> {
  const { text } = await told.house.call('GET', new URL(address).pathname)
  if (!text.includes('/api/house/adopt')) throw new Error(`${address} does not say how to adopt`)
  return told.keeper.adopt({ name: 'Newt' })
}

const openWindow = ({ house, keeper }: Told, address = '', choice = ''): Promise<Received> => {
  isAt({ house, keeper }, address)
  return house.call('POST', '/api/house/window', { key: keeper.key, body: { [choice]: true } })
}

const LINES: readonly (readonly [RegExp, Obey])[] = [
  [/^Look after (.+) in Creature House \((.+?)\) before (.+?)\. (.+)$/, lookAfter],
  [/^(.+) died in Creature House \((.+?)\)\. Look there, and bring it back before (.+)\.$/, bringBack],
  [/^Bring (.+) back in Creature House \((.+?)\) before (.+)\. The credits are paid\.$/, bringBack],
  [/^Read (\S+?),? (?:and )?adopt a creature(?:, and send me the link to my window)?\.$/, adopt],
  [
    /^Look at your eggs? in Creature House \((.+)\)\.$/,
    (told, address = '') => {
      isAt(told, address)
      return told.keeper.status()
    },
  ],
  [/^Open your window in Creature House \((.+)\) with "(\w+)": true, and send me the new link\.$/, openWindow],
  [
    /^Please send me a link to buy (\d+) credits in Creature House\.$/,
    ({ house, keeper }, pack) => house.call('POST', '/api/house/credits', { key: keeper.key, body: { pack } }),
  ],
]

/** Throws if the line says nothing that an agent could do. */
export async function obeyLine(told: Told, line: string): Promise<Received> {
  for (const [words, obey] of LINES) {
    const [, ...found] = words.exec(line) ?? []
    if (found.length > 0) return obey(told, ...found)
  }
  throw new Error(`an agent would not know what to do: ${line}`)
}
