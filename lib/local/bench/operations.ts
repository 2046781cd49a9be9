/** What every operation for agents costs beside a bare handler that makes the same calls to the database. */
import { randomUUID } from 'node:crypto'
import type { ApiOperationId } from '../../../lambdas/api/routes/routes'
import type { Agent } from '../../../lambdas/domain/house/agent'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { changeAgent, readAgent } from '../../../lambdas/store/agents'
import { commit } from '../../../lambdas/store/commit'
import { posted, readBalance } from '../../../lambdas/store/money/ledger'
import { rebuild } from '../../../lambdas/store/projections/rebuild'
import { fill, population } from '../engine/population'
import { repeat } from './bare'
import { median, rounded, type Taken, taken } from './figures'
import { type Asked, type Keeper, type MeasuredHouse, measuredHouse } from './house'

export interface OperationCost {
  operation: string
  /** Where it is measured more than once: which case this is. */
  of?: string
  trips: number
  read_units: number
  write_units: number
  cpu_ms: number
  ms: number
  /** Beside the same calls without a handler. */
  cpu_ratio: number
  time_ratio: number
}

interface Trial {
  operation: ApiOperationId
  of?: string
  /** Brings about what the call needs, each time anew. */
  asked(stage: Stage, round: number): Promise<Asked> | Asked
}

interface Stage {
  house: MeasuredHouse
  keeper: Keeper
  pass(hours: number): void
}

const asKeeper = ({ keeper }: Stage): Asked => ({ key: keeper.key })
const openly = (): Asked => ({})

/** As if the keeper had done what takes it weeks. */
async function change({ house, keeper }: Stage, changed: (agent: Agent) => Partial<Agent>): Promise<void> {
  const row = await readAgent(house.context.db, keeper.id)
  if (row) await commit(house.context.db, [changeAgent(row, { ...row.data, ...changed(row.data) })])
}

const TRIALS: readonly Trial[] = [
  { operation: 'register', asked: () => ({ body: { username: `new-${randomUUID().slice(0, 13)}` } }) },
  { operation: 'rotate_key', asked: async ({ house }) => ({ key: (await house.newAgent()).key, body: {} }) },
  {
    operation: 'adopt',
    asked: async ({ house }) => ({ key: (await house.newAgent()).key, body: { name: 'Pip', species_slug: 'tabby' } }),
  },
  { operation: 'status', asked: asKeeper },
  {
    operation: 'status',
    of: 'of a social creature',
    asked: async (stage, round) => {
      if (round === 0) stage.keeper = await stage.house.newKeeper()
      return asKeeper(stage)
    },
  },
  {
    operation: 'care',
    asked: (stage, round) => {
      stage.pass(round % 3 === 0 ? 3 : 0)
      return { ...asKeeper(stage), body: { action: round % 3 === 0 ? 'feed' : 'reflect', notes: 'All is well.' } }
    },
  },
  { operation: 'history', asked: asKeeper },
  { operation: 'preferences', asked: asKeeper },
  { operation: 'plan', asked: asKeeper },
  { operation: 'forecast', asked: asKeeper },
  { operation: 'me', asked: asKeeper },
  { operation: 'export_data', asked: asKeeper },
  {
    operation: 'leave',
    asked: async ({ house }) => {
      const { key, username } = await house.newKeeper()
      return { key, body: { username } }
    },
  },
  { operation: 'open_window', asked: (stage) => ({ ...asKeeper(stage), body: {} }) },
  {
    operation: 'close_window',
    asked: async (stage) => {
      await stage.house.ask('open_window', { ...asKeeper(stage), body: {} })
      return asKeeper(stage)
    },
  },
  {
    operation: 'release',
    asked: async ({ house }) => {
      const { key, creature } = await house.newKeeper()
      return { key, body: { creature_id: creature } }
    },
  },
  { operation: 'credits', asked: asKeeper },
  { operation: 'buy_credits', asked: (stage) => ({ ...asKeeper(stage), body: { pack: '100' } }) },
  {
    operation: 'resurrect',
    asked: async ({ house, pass }) => {
      const { id, key, creature } = await house.newKeeper()
      const { db, newId, now } = house.context
      const gift = { movements: [{ kind: 'purchase', credits: 10_000 }] as never, about: {} as never }
      await commit(db, posted(await readBalance(db, id), { agent_id: id, at: now(), ...gift }, newId).changes)
      pass(60)
      return { key, body: { creature_id: creature } }
    },
  },
  { operation: 'graveyard', asked: openly },
  { operation: 'hall', asked: openly },
  {
    operation: 'create_species',
    asked: async (stage, round) => {
      await change(stage, ({ tallies }) => ({ tallies: { ...tallies, adults_raised: 1 } }))
      return {
        ...asKeeper(stage),
        body: {
          slug: `kind_${round}_${Date.now()}`,
          name: 'Kind',
          family: 'cat',
          personality: 'Patient, and no more.',
        },
      }
    },
  },
  { operation: 'list_species', asked: openly },
  { operation: 'species', asked: () => ({ path: { slug: 'tabby' } }) },
  { operation: 'stats', asked: openly },
  { operation: 'analytics', asked: openly },
  { operation: 'discovery', asked: openly },
  { operation: 'house_index', asked: openly },
  { operation: 'health', asked: openly },
  { operation: 'openapi', asked: openly },
]

const CREATURES = 1_000
/** Four species of five do not mind whether they are looked at. */
const USUAL = 'calico'
const WARM = 3

export interface OperationOptions {
  rounds: number
  creatures?: number
  only?: readonly string[]
}

export async function measureOperations({
  rounds,
  creatures = CREATURES,
  only,
}: OperationOptions): Promise<OperationCost[]> {
  let now = Date.parse('2026-03-02T09:00:00.000Z')
  const house = await measuredHouse({ time: () => now })
  try {
    const { db } = house.context
    await fill(db, population(creatures, house.context.now()), () => {})
    await rebuild(db, house.context.now(), { mend: true })
    const stage: Stage = {
      house,
      keeper: await house.newKeeper(USUAL),
      pass: (hours) => {
        now += hours * MS_PER_HOUR
      },
    }
    const costs: OperationCost[] = []
    for (const trial of TRIALS) {
      if (only && !only.includes(trial.operation)) continue
      // Time that another trial let pass is nobody's neglect.
      stage.keeper = await house.newKeeper(USUAL)
      costs.push(await measure(trial, stage, rounds))
    }
    return costs
  } finally {
    await house.close()
  }
}

async function measure({ operation, of, asked }: Trial, stage: Stage, rounds: number): Promise<OperationCost> {
  const { house } = stage
  const { spent, calls } = house
  const [full, bare]: [Taken[], Taken[]] = [[], []]
  let cost = { trips: 0, read_units: 0, write_units: 0 }
  for (let round = -WARM; round < rounds; round++) {
    const request = await asked(stage, round + WARM)
    // The minute's memory of a process is part of what a call costs in the long run; each round is a minute of its own.
    stage.pass(1 / 60)
    calls.take()
    const before = { ...spent }
    const whole = await taken(() => house.ask(operation, request))
    cost = {
      trips: spent.trips - before.trips,
      read_units: spent.reads - before.reads,
      write_units: spent.writes - before.writes,
    }
    const trips = calls.take()
    const same = await taken(() => repeat(house.send, trips))
    if (round < 0) continue
    full.push(whole)
    bare.push(same)
  }
  const medians = (which: keyof Taken) =>
    [median(full.map((one) => one[which])), median(bare.map((one) => one[which]))] as const
  const [cpu, bareCpu] = medians('cpu_ms')
  const [ms, bareMs] = medians('ms')
  return {
    operation,
    ...(of && { of }),
    trips: cost.trips,
    read_units: rounded(cost.read_units, 1),
    write_units: rounded(cost.write_units, 1),
    cpu_ms: rounded(cpu),
    ms: rounded(ms),
    cpu_ratio: rounded(cpu / bareCpu),
    time_ratio: rounded(ms / bareMs),
  }
}
