/** The agent's household at the current instant. Brings all creatures up to date and records deaths. */
import { metricFields } from '../../api/metrics'
import { type Agent, type Tallies, talliesAfter, withLoss } from '../../domain/accounts/agent'
import { type Burial, bury, type Died, type Gravestone, type Lost, lossOf } from '../../domain/afterlife/gravestone'
import { type Moment, momentAt } from '../../domain/creature/clock'
import type { Creature } from '../../domain/creature/creature'
import { decideGlance } from '../../domain/creature/status'
import type { Instant } from '../../domain/time/instants'
import { epitaph } from '../../domain/voice/epitaph'
import type { Call } from '../../http/call'
import { type AgentRow, agentChange } from '../../store/agents'
import { commit } from '../../store/commit'
import { archiveChanges } from '../../store/creatures'
import { gravestoneChange } from '../../store/graveyard'
import { type CreatureRow, type HouseholdRows, readHousehold } from '../../store/household'
import type { BalanceRow } from '../../store/money/ledger'
import type { Change } from '../../store/row'
import { withDesigners } from '../../views/designers'
import { retryConflicts } from './retry-conflicts'

export type KeeperCall = Pick<Call, 'ctx' | 'now'> & { household: HouseholdRows }

export interface Resident {
  row: CreatureRow
  moment: Moment
}

export interface CurrentHousehold {
  agent: AgentRow
  balance: BalanceRow | null
  /** Living creatures and eggs, newest first. */
  residents: Resident[]
  /** Deaths recorded by this call. */
  buried: Died[]
  /** Losses since the last status response, oldest first. */
  losses: readonly Lost[]
}

/** A death changes three rows, a transaction holds 100, and one of these is the agent's. */
const DEATHS_PER_TRANSACTION = 33

/**
 * Runs `act` on the current household. If it returns `retry` after a write conflict, reads the household again and
 * repeats.
 */
export async function withHousehold<T>(
  call: KeeperCall,
  act: (current: CurrentHousehold) => Promise<T | 'retry'>,
): Promise<T> {
  const { ctx } = call
  const agentId = call.household.agent.data.id
  const buried: Died[] = []
  const attemptOnce = async (current: HouseholdRows): Promise<T | 'retry'> => {
    const household = await withDesignerNames(call, current)
    const recorded = await recordDeaths(call, household)
    if (recorded === 'retry') return 'retry'
    buried.push(...recorded.buried)
    return recorded.more ? 'retry' : act({ ...recorded, buried, losses: recorded.agent.data.untold_losses })
  }

  const state = call.household
  return retryConflicts(ctx, { agentId, state, reread: () => readHousehold(ctx.db, agentId) }, attemptOnce)
}

async function withDesignerNames(call: KeeperCall, household: HouseholdRows): Promise<HouseholdRows> {
  const creatures = await withDesigners(
    call,
    household.creatures.map(({ data }) => data),
  )
  return {
    ...household,
    creatures: household.creatures.map((row, index) => ({ ...row, data: creatures[index] ?? row.data })),
  }
}

type RecordedDeaths = Omit<CurrentHousehold, 'losses'> & { more: boolean }

async function recordDeaths(call: KeeperCall, household: HouseholdRows): Promise<RecordedDeaths | 'retry'> {
  const evaluated = household.creatures.map((row) => ({ row, moment: momentAt(row.data, call.now) }))
  // Two may be adopted in the same millisecond.
  const isLatest = ({ data }: CreatureRow) => data.id === household.agent.data.latest_creature_id
  const residents = evaluated
    .filter(({ moment }) => moment.alive)
    .sort((a, b) => b.row.data.adopted_at - a.row.data.adopted_at || Number(isLatest(b.row)) - Number(isLatest(a.row)))
  // Stones are numbered in the order of death, not of discovery.
  const dead = evaluated
    .filter(({ moment }) => !moment.alive)
    .sort((a, b) => Number(a.moment.dies_at) - Number(b.moment.dies_at))
  const unchanged = { balance: household.balance, residents }
  if (dead.length === 0) return { ...unchanged, agent: household.agent, buried: [], more: false }

  let agent = household.agent.data
  const changes: Change[] = []
  const buried: Died[] = []
  for (const { row } of dead.slice(0, DEATHS_PER_TRANSACTION)) {
    const burial = bury(row.data, call.now)
    if (!burial) continue
    const death = deathChanges(call, agent, row, burial)
    agent = death.agent
    changes.push(...death.changes)
    buried.push(death.past)
  }
  const written = agentChange(household.agent, agent)
  const outcome = await commit(call.ctx.db, [...changes, written])
  if (outcome.kind !== 'done') return 'retry'
  logDeaths(call, buried)
  return { ...unchanged, agent: written.after, buried, more: dead.length > DEATHS_PER_TRANSACTION }
}

/** The changes of a death: the creature moves to the past, gets its stone, and counts in its keeper's tallies. */
export function deathChanges(
  { ctx }: Pick<Call, 'ctx'>,
  agent: Agent,
  row: CreatureRow,
  burial: Burial,
): { agent: Agent; changes: Change[]; past: Died } {
  const { creature, stone } = burial
  const tallies = talliesAfter(agent.tallies, row.data, creature)
  const gravestone: Gravestone = {
    ...stone,
    id: ctx.newId(),
    number: tallies.deaths,
    caretaker_id: agent.id,
    caretaker: agent.username,
    epitaph: epitaph(burial),
    resurrected_at: null,
  }
  const past: Died = { ended: 'died', creature, stone: gravestone }
  return {
    agent: withLoss({ ...agent, tallies }, lossOf(past)),
    changes: [...archiveChanges(row, past), gravestoneChange(agent.id, gravestone)],
    past,
  }
}

/** Logged once per death, by the call that wrote it. */
export function logDeaths({ ctx, now }: Pick<Call, 'ctx' | 'now'>, buried: readonly Died[]): void {
  const creatures = buried.map(({ creature }) => creature.id)
  ctx.log({
    level: 'info',
    message: 'creatures died',
    creatures,
    ...metricFields(ctx.config.metricsNamespace, now, { deaths: creatures.length }),
  })
}

/** The creatures as a status call would show them, except that eggs do not hatch. */
export const momentsAtStatus = (residents: readonly Resident[], now: Instant): Moment[] =>
  residents.map(({ row, moment }) => (row.data.stage === 'egg' ? moment : decideGlance(row.data, now).moment))

export const residentOf = (residents: readonly Resident[], id: string): Resident | undefined =>
  residents.find(({ row }) => row.data.id === id)

/** Without an id, the newest. */
export const residentOrNewest = (residents: readonly Resident[], id: string | undefined): Resident | undefined =>
  id ? residentOf(residents, id) : residents[0]

/** Includes changes since the creatures were last written. */
export const currentTallies = ({ agent, residents }: Pick<CurrentHousehold, 'agent' | 'residents'>): Tallies =>
  residents.reduce((sum, { row, moment }) => talliesAfter(sum, row.data, moment.creature), agent.data.tallies)

export const hasRaisedAdult = (current: Pick<CurrentHousehold, 'agent' | 'residents'>): boolean =>
  currentTallies(current).adults_raised > 0

/** Changes the agent's row if tallies changed, or if its losses are shown by this response. */
export function keeperChanges(
  agent: AgentRow,
  changes: readonly { row: CreatureRow; after: Creature }[],
  lossesShown = false,
): ReturnType<typeof agentChange>[] {
  const before = agent.data.tallies
  const tallies = changes.reduce((sum, { row, after }) => talliesAfter(sum, row.data, after), before)
  const hasChanged = Object.entries(tallies).some(([name, count]) => before[name as keyof typeof tallies] !== count)
  return hasChanged || lossesShown
    ? [agentChange(agent, { ...agent.data, tallies, ...(lossesShown && { untold_losses: [] }) })]
    : []
}
