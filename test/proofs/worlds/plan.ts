/** Plan of a world as plain data, derived from a seed: acts with their times, settings and the fault rate. */
import type { everyRoute } from '../../../lambdas/api/routes/every-route'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { chance, mixBits, seedOf } from '../../../lambdas/domain/chance'
import type { Changing } from '../../../lib/tools/scenarios'
import type { HouseSettings } from './simulated-house'

/** Relative frequency of each act, including background jobs and external events. */
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
  'use the first key': 2,
  leave: 3,
  'lay a flower': 4,
  rename: 3,
  dress: 3,
  'design a species': 3,
  register: 3,
  'change the profile': 3,
  'open a window': 1,
  'close a window': 1,
  'leave a note': 2,
  wave: 2,
  'lay a flower as a human': 2,
  'ask for a return': 2,
  'connect a client': 4,
  'sign in as a new keeper': 1,
  'refresh a token': 4,
  'use an old token': 4,
  'revoke a token': 2,
  'end a connection': 2,
  graveyard: 2,
  stats: 1,
  reap: 8,
  sweep: 3,
  expire: 1,
  refund: 3,
  dispute: 3,
  analytics: 1,
} as const

export type ActName = keyof typeof WEIGHTS

/** Operations for people and hosted clients that change something. */
type ForPeople = Exclude<
  { [Id in OperationId]: (typeof everyRoute)[Id]['method'] extends 'GET' ? never : Id }[OperationId],
  Changing | 'mcp' | 'mcp_hosted'
>

/** The act that calls each changing operation; a new operation without one does not compile. */
export const ACT_OF_OPERATION: Readonly<Record<Changing | ForPeople, ActName>> = {
  register: 'register',
  rotate_key: 'rotate the key',
  leave: 'leave',
  update_me: 'change the profile',
  adopt: 'adopt',
  care: 'care',
  visit: 'visit',
  release: 'release',
  resurrect: 'resurrect',
  flowers: 'lay a flower',
  buy_credits: 'buy',
  rename: 'rename',
  dress: 'dress',
  create_species: 'design a species',
  open_window: 'open a window',
  close_window: 'close a window',
  window_act: 'leave a note',
  register_client: 'connect a client',
  consent: 'connect a client',
  token: 'refresh a token',
  revoke: 'revoke a token',
  end_connection: 'end a connection',
}

const BACKGROUND_ACTS: readonly ActName[] = ['reap', 'sweep', 'expire', 'refund', 'dispute', 'analytics']
/** Acts that MCP tools also support. */
const AS_TOOLS: readonly ActName[] = [
  'adopt',
  'look',
  'me',
  'credits',
  'care',
  'visit',
  'dress',
  'release',
  'lay a flower',
]
/** Acts that a hosted client also tries; the last three need the key. */
const BY_TOKEN: readonly ActName[] = [...AS_TOOLS, 'resurrect', 'rename', 'rotate the key', 'leave', 'buy']

export interface Act {
  id: string
  /** Index of the agent; null for acts without one. */
  who: number | null
  what: ActName
  phase: number
  /** Milliseconds after the start of its phase. */
  after: number
  /** Sent with an Idempotency-Key. */
  keyed: boolean
  /** Sent as two concurrent duplicates. */
  duplicated: boolean
  /** Sent to the MCP tool instead. */
  byMcp: boolean
  /** Sent by a hosted client with its access token, if the agent has one. */
  byToken: boolean
}

export interface Plan {
  seed: number
  settings: HouseSettings
  agents: number
  /** The first agent has room for one more creature, and the credits for some resurrections. */
  crowded: boolean
  /** Hours before each phase. */
  phases: readonly number[]
  acts: readonly Act[]
  /** Probability of a fault per message; `faults`, set by shrinking, allows only these. */
  faultRate: number
  faults: readonly string[] | null
  /** Share of worlds in which the audit runs. */
  auditRate: number
}

/** At almost 24 hours a checkout page is about to expire. */
const HOURS = [0, 0, 0, 0.1, 1, 5, 23.9, 30, 60, 200] as const
const FAULT_RATES = [0, 0, 0.01, 0.03, 0.08] as const
/** The audit reads a lot, so it runs in few worlds. */
const AUDIT_RATE = 0.2
/** Large households are slow, so one world in this many has one. By seed: a draw would change all other worlds. */
const CROWDED_EVERY = 50
const KEYLESS: readonly ActName[] = [
  'look',
  'me',
  'use the first key',
  'credits',
  'graveyard',
  'stats',
  'leave a note',
  'wave',
  'lay a flower as a human',
  'ask for a return',
  'connect a client',
  'sign in as a new keeper',
  'refresh a token',
  'use an old token',
  'revoke a token',
  'end a connection',
  ...BACKGROUND_ACTS,
]

/** What a search focuses on; other acts still occur. */
export interface Bias {
  acts?: readonly ActName[]
  host?: HouseSettings['host']
  faultRate?: number
  /** Hours before each phase except the first. */
  hours?: number
  limits?: HouseSettings['limits']
  auditRate?: number
  crowded?: boolean
  /** Probability that a hosted client acts for the agent. */
  byToken?: number
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
  // A theme makes it likely that several agents do the same at once.
  const names = Object.keys(WEIGHTS) as ActName[]
  const chosen = draw() < 0.7 ? [weighed(draw()), weighed(draw()), weighed(draw())] : names
  const theme = bias.acts ?? chosen
  const acts: Act[] = []
  for (const [phase] of phases.entries()) {
    const crowd = draw() < 0.5 ? whole(0, agents - 1) : null
    for (let count = whole(2, 5); count > 0; count--) {
      const what =
        theme === names ? weighed(draw()) : draw() < (bias.acts ? 0.95 : 0.7) ? oneOf(theme) : weighed(draw())
      const alone = BACKGROUND_ACTS.includes(what)
      acts.push({
        id: `d${acts.length + 1}`,
        who: alone ? null : crowd !== null && draw() < 0.7 ? crowd : whole(0, agents - 1),
        what,
        phase,
        after: oneOf([0, 0, 5, 20, 60, 200, 600]),
        keyed: !KEYLESS.includes(what) && draw() < 0.5,
        duplicated: !alone && draw() < 0.25,
        byMcp: AS_TOOLS.includes(what) && draw() < 0.15,
        byToken: BY_TOKEN.includes(what) && draw() < (bias.byToken ?? 0.15),
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
  const faultRate = oneOf(FAULT_RATES)
  const { auditRate = AUDIT_RATE, crowded = seed % CROWDED_EVERY === 0 } = bias
  return {
    seed,
    settings,
    agents,
    crowded,
    phases,
    acts,
    faultRate: bias.faultRate ?? faultRate,
    faults: null,
    auditRate,
  }
}

const TOTAL = Object.values(WEIGHTS).reduce((sum: number, weight) => sum + weight, 0)

function weighed(draw: number): ActName {
  let left = draw * TOTAL
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    left -= weight
    if (left < 0) return name as ActName
  }
  return 'me'
}
