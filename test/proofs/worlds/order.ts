/**
 * Linearizability check per agent: finds an order of all events and responses of its household and account in which
 * none is before its request or after its response, and every response is right.
 */

import type { Agent as AgentData } from '../../../lambdas/domain/accounts/agent'
import type { Gravestone, Past } from '../../../lambdas/domain/afterlife/gravestone'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import type { LedgerEntry } from '../../../lambdas/domain/money/money'
import { adoptedAs, type Checked, everyCreature, isReplay } from './checker'
import type { Agent, CallRecord, World } from './world'

type Condition = 'living' | 'dead' | 'released'

interface State {
  credits: number
  creatures: ReadonlyMap<string, Condition>
}

/** An event or response between two ticks; `take` returns null if it cannot be next. */
interface Step {
  name: string
  from: number
  to: number
  take(state: State): State | null
}

const AT_LAST = Number.POSITIVE_INFINITY
/** Longer histories are not checked: the search would take too long. */
const MOST_STEPS = 40

export function orderViolations(checked: Checked, agent: Agent): string[] {
  const row = checked.all<AgentData>('agent').find(({ data }) => data.id === agent.id)
  if (!row) return []
  const steps = stepsOf(checked, agent)
  if (steps.length > MOST_STEPS) return []
  const longest = findOrder(steps, before(checked, agent))
  if (longest === null) return []
  return [
    `order: no order explains the responses to ${agent.username}; after ${longest.map(({ name }) => name).join(', ') || 'nothing'} none can follow of ${steps
      .filter((step) => !longest.includes(step))
      .map(({ name }) => name)
      .join(', ')}`,
  ]
}

/** Null if there is an order; else the longest valid prefix. */
function findOrder(steps: readonly Step[], initial: State): readonly Step[] | null {
  const seen = new Set<string>()
  let longest: readonly Step[] = []
  const search = (left: readonly Step[], done: readonly Step[], state: State): boolean => {
    if (left.length === 0) return true
    if (done.length > longest.length) longest = done
    const name = left.map((step) => steps.indexOf(step)).join(' ')
    if (seen.has(name)) return false
    seen.add(name)
    // A step that ended before another began must precede it.
    const first = Math.min(...left.map(({ to }) => to))
    for (const step of left) {
      if (step.from > first) continue
      const next = step.take(state)
      if (
        next &&
        search(
          left.filter((one) => one !== step),
          [...done, step],
          next,
        )
      )
        return true
    }
    return false
  }
  return search(steps, [], initial) ? null : longest
}

/** State at the start of the world. */
function before({ world }: Checked, agent: Agent): State {
  const { creatures, credits } = world.atFirst(agent.id)
  return { credits, creatures }
}

const moved =
  (id: string, from: Condition | null, to: Condition) =>
  (state: State): State | null =>
    (state.creatures.get(id) ?? null) === from ? { ...state, creatures: new Map([...state.creatures, [id, to]]) } : null

const only =
  (holds: (state: State) => boolean) =>
  (state: State): State | null =>
    holds(state) ? state : null

function stepsOf(checked: Checked, agent: Agent): Step[] {
  const { world } = checked
  const own = world.history.filter((call) => call.agent.id === agent.id)
  return [...actsOf(checked, agent, own), ...fates(checked, agent), ...readings(own), finalState(checked, agent)]
}

/** From the first duplicate's request to the first confirmation. */
function spanOf(calls: readonly CallRecord[]): Pick<Step, 'from' | 'to'> {
  const confirmed = calls.filter(({ answer }) => answer && answer.status < 300).flatMap(({ to }) => to ?? [])
  return {
    from: Math.min(...calls.map(({ from }) => from)),
    to: confirmed.length > 0 ? Math.min(...confirmed) : AT_LAST,
  }
}

/** The agent's acts that the rows prove. */
function actsOf({ world, all }: Checked, agent: Agent, own: readonly CallRecord[]): Step[] {
  const adopted = everyCreature(all)
    .filter(({ agent_id, id }) => agent_id === agent.id && !world.atFirst(agent.id).creatures.has(id))
    .map((creature): Step => {
      const calls = own.filter(({ act, mark }) => act.what === 'adopt' && mark === adoptedAs(creature))
      return { name: `adopts ${adoptedAs(creature)}`, ...spanOf(calls), take: moved(creature.id, null, 'living') }
    })
  const released = all<Past>('past')
    .map(({ data }) => data)
    .filter(({ ended, creature }) => ended === 'released' && creature.agent_id === agent.id)
    .filter(({ creature }) => world.atFirst(agent.id).creatures.get(creature.id) !== 'released')
    .map(({ creature }): Step => {
      const calls = own.filter((call) => call.act.what === 'release' && call.creature === creature.id)
      return { name: `releases ${creature.name}`, ...spanOf(calls), take: moved(creature.id, 'living', 'released') }
    })
  return [
    ...adopted,
    ...released,
    ...cares(
      all<LogEntry>('log').map(({ data }) => data),
      world,
      agent,
    ),
  ]
}

/** Care requires a living creature. */
function cares(log: readonly LogEntry[], world: World, agent: Agent): Step[] {
  return log.flatMap((entry): Step[] => {
    if (!entry.notes || !agent.creatures.includes(entry.creature_id)) return []
    const calls = world.history.filter(({ mark }) => mark === entry.notes?.split('/')[0])
    if (calls.length === 0) return []
    const living = only(({ creatures }) => creatures.get(entry.creature_id) === 'living')
    return [{ name: `cares (${entry.notes})`, ...spanOf(calls), take: living }]
  })
}

/** Deaths, resurrections and ledger entries, each at the tick of its write. */
function fates({ world }: Checked, agent: Agent): Step[] {
  const steps: Step[] = []
  for (const { change, tick } of world.tableChanges) {
    const { before: was, after: is } = change
    const pk = (is ?? was)?.pk
    if (pk === `ledger#${agent.id}` && is && !was) {
      const { credits, creature_id, kind } = is.data as LedgerEntry
      const come = (state: State): State => ({ ...state, credits: state.credits + credits })
      const back = creature_id ? moved(creature_id, 'dead', 'living') : null
      const take = (state: State) => {
        const after = come(state)
        if (kind === 'resurrection' && after.credits < 0) return null
        return back ? back(after) : after
      }
      steps.push({ name: `${kind} ${credits}`, from: tick, to: tick, take })
    }
    if (pk === `agent#${agent.id}` && is?.type === 'stone' && !was) {
      const { creature_id, name } = world.decoded<Gravestone>(is)
      // The death was before its stone was written.
      steps.push({ name: `${name} dies`, from: 0, to: tick, take: moved(creature_id, 'living', 'dead') })
    }
  }
  return steps
}

/** Each response must be right at some moment between request and response. */
function readings(own: readonly CallRecord[]): Step[] {
  return own.flatMap((call): Step[] => {
    const { answer, from, to, who, act, creature } = call
    if (!answer || to === null || isReplay(call)) return []
    const read = (holds: (state: State) => boolean): Step[] => [
      { name: `${who} (${act.what}: ${answer.status} ${answer.body.code ?? ''})`, from, to, take: only(holds) },
    ]
    const body = answer.body as unknown as {
      credits: number
      creatures: { id: string }[]
      balance: number
      cost: number
      credits_remaining: number
    }
    if (act.what === 'me' && answer.status === 200)
      return read(
        ({ credits, creatures }) =>
          credits === body.credits &&
          sameLiving(
            creatures,
            body.creatures.map(({ id }) => id),
          ),
      )
    if (act.what === 'credits' && answer.status === 200) return read(({ credits }) => credits === body.credits)
    if (act.what === 'resurrect' && answer.status === 200)
      return read(
        ({ credits, creatures }) => credits === body.credits_remaining && creatures.get(creature ?? '') === 'living',
      )
    if (act.what === 'resurrect' && answer.body.code === 'insufficient_credits')
      return read(
        ({ credits, creatures }) =>
          credits === body.balance && credits < body.cost && creatures.get(creature ?? '') === 'dead',
      )
    const refused = answer.body.code && CONDITION_OF_CODE[answer.body.code]
    if (refused && creature && act.what in REFUSABLE) return read(({ creatures }) => refused(creatures.get(creature)))
    return []
  })
}

const REFUSABLE = { care: true, release: true, resurrect: true } as const

/** State of the creature that an error code implies. */
const CONDITION_OF_CODE: Readonly<Record<string, (where: Condition | undefined) => boolean>> = {
  no_living_creature: (where) => where !== 'living',
  no_such_living_creature: (where) => where !== 'living',
  died_before_release: (where) => where === 'dead',
  still_alive: (where) => where === 'living',
}

const sameLiving = (creatures: ReadonlyMap<string, Condition>, shown: readonly string[]): boolean => {
  const living = [...creatures].filter(([, where]) => where === 'living').map(([id]) => id)
  return living.length === shown.length && living.every((id) => shown.includes(id))
}

/** The final state must match the rows. */
function finalState({ all }: Checked, agent: Agent): Step {
  const living = all<Creature>('creature').filter(({ data }) => data.agent_id === agent.id)
  const [balance] = all<{ credits: number }>('balance').filter(({ pk }) => pk === `agent#${agent.id}`)
  const ids = living.map(({ data }) => data.id)
  return {
    name: 'the end',
    from: Number.MAX_SAFE_INTEGER,
    to: AT_LAST,
    take: only(({ credits, creatures }) => credits === (balance?.data.credits ?? 0) && sameLiving(creatures, ids)),
  }
}
