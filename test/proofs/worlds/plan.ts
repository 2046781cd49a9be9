/** What is to happen in a world, as plain data: who does what when, and how bad the weather is. It follows from a seed. */
import { chance, mixBits, seedOf } from '../../../lambdas/domain/chance'
import type { Changing } from '../../../lib/tools/scenarios'
import type { HouseSettings } from './world-house'

/** How often each is done, among all that is. Those of nobody are the house's own. */
export const WEIGHTS = {
  adopt: 6,
  look: 6,
  me: 8,
  credits: 4,
  care: 12,
  visit: 5,
  release: 5,
  resurrect: 8,
  buy: 4,
  'return to pay': 4,
  'pay by token': 4,
  'pay by transfer': 4,
  'pay twice': 5,
  'resurrect, paying': 3,
  'rotate the key': 2,
  leave: 3,
  'ask a sitter': 4,
  'end a sitting': 3,
  sit: 4,
  'lay a flower': 4,
  'design a species': 3,
  register: 3,
  'open a window': 1,
  'close a window': 1,
  graveyard: 2,
  stats: 1,
  reap: 8,
  sweep: 3,
  expire: 1,
  refund: 3,
  dispute: 3,
  analytics: 1,
} as const

export type DeedName = keyof typeof WEIGHTS

/** The deed in which each operation that changes something is done; the compiler asks for that of a new one. */
export const DONE_IN: Readonly<Record<Changing, DeedName>> = {
  register: 'register',
  rotate_key: 'rotate the key',
  leave: 'leave',
  adopt: 'adopt',
  care: 'care',
  visit: 'visit',
  release: 'release',
  resurrect: 'resurrect',
  ask_sitter: 'ask a sitter',
  end_sitting: 'end a sitting',
  flowers: 'lay a flower',
  buy_credits: 'buy',
  create_species: 'design a species',
  open_window: 'open a window',
  close_window: 'close a window',
}

const OF_NOBODY: readonly DeedName[] = ['reap', 'sweep', 'expire', 'refund', 'dispute', 'analytics']
/** What a tool of MCP does as well. */
const AS_TOOLS: readonly DeedName[] = [
  'adopt',
  'look',
  'me',
  'credits',
  'care',
  'visit',
  'release',
  'sit',
  'lay a flower',
]

export interface Deed {
  id: string
  /** Which agent; null where the house does it by itself. */
  who: number | null
  what: DeedName
  phase: number
  /** Milliseconds after its phase has begun. */
  after: number
  /** Sent with an Idempotency-Key. */
  keyed: boolean
  /** Sent twice at about the same time. */
  twin: boolean
  /** Asked of the tool of MCP that does the same. */
  byMcp: boolean
}

export interface Plan {
  seed: number
  settings: HouseSettings
  agents: number
  /** Hours that pass before each phase. */
  phases: readonly number[]
  deeds: readonly Deed[]
  /** How likely a fault befalls what is sent; and, where a story is made shorter, which alone do. */
  trouble: number
  faults: readonly string[] | null
  /** The share of worlds in which the watch comes by. */
  watched: number
}

/** After almost 24 a page on which a person pays is about to close. */
const HOURS = [0, 0, 0, 0.1, 1, 5, 23.9, 30, 60, 200] as const
const TROUBLES = [0, 0, 0.01, 0.03, 0.08] as const
/** The watch reads a great deal. */
const WATCHED = 0.2
const KEYLESS: readonly DeedName[] = ['look', 'me', 'credits', 'graveyard', 'stats', ...OF_NOBODY]

/** What a search looks at above all; everything else still happens beside it. */
export interface Bias {
  deeds?: readonly DeedName[]
  host?: HouseSettings['host']
  trouble?: number
  /** Hours that pass before each phase but the first. */
  hours?: number
  limits?: HouseSettings['limits']
  watched?: number
}

export function planFor(seed: number, bias: Bias = {}): Plan {
  let drawn = 0
  const draw = () => {
    drawn += 1
    return chance(mixBits(seed), seedOf(`plan ${drawn}`))
  }
  const oneOf = <T>(things: readonly T[]): T => things[Math.floor(draw() * things.length)] as T
  const whole = (from: number, to: number) => from + Math.floor(draw() * (to - from + 1))
  const agents = whole(2, 4)
  const phases = Array.from({ length: oneOf([1, 1, 2, 2, 3]) }, (_, at) =>
    at === 0 ? oneOf([0, 0, 1, 30]) : (bias.hours ?? oneOf(HOURS)),
  )
  // A theme makes it likely that the same thing is done by several at once.
  const names = Object.keys(WEIGHTS) as DeedName[]
  const chosen = draw() < 0.7 ? [weighed(draw()), weighed(draw()), weighed(draw())] : names
  const theme = bias.deeds ?? chosen
  const deeds: Deed[] = []
  for (const [phase] of phases.entries()) {
    const crowd = draw() < 0.5 ? whole(0, agents - 1) : null
    for (let count = whole(2, 5); count > 0; count--) {
      const what =
        theme === names ? weighed(draw()) : draw() < (bias.deeds ? 0.95 : 0.7) ? oneOf(theme) : weighed(draw())
      const alone = OF_NOBODY.includes(what)
      deeds.push({
        id: `d${deeds.length + 1}`,
        who: alone ? null : crowd !== null && draw() < 0.7 ? crowd : whole(0, agents - 1),
        what,
        phase,
        after: oneOf([0, 0, 5, 20, 60, 200, 600]),
        keyed: !KEYLESS.includes(what) && draw() < 0.5,
        twin: !alone && draw() < 0.25,
        byMcp: AS_TOOLS.includes(what) && draw() < 0.15,
      })
    }
  }
  const drawnHost = draw() < 0.25 ? 'local' : 'cloud'
  const host = bias.host ?? drawnHost
  const settings: HouseSettings = {
    host,
    pictures: oneOf([0, 0, 2]),
    shards: whole(1, 3),
    limits: bias.limits ?? oneOf(['ample', 'ample', 'ample', 'scarce']),
    skewMs: oneOf([0, 0, 50, 1_500]),
  }
  const trouble = oneOf(TROUBLES)
  const { watched = WATCHED } = bias
  return { seed, settings, agents, phases, deeds, trouble: bias.trouble ?? trouble, faults: null, watched }
}

const TOTAL = Object.values(WEIGHTS).reduce((sum: number, weight) => sum + weight, 0)

function weighed(draw: number): DeedName {
  let left = draw * TOTAL
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    left -= weight
    if (left < 0) return name as DeedName
  }
  return 'me'
}
