/** The forms of the keeper page: acts of the agent's human, and the laws that they keep. */
import type { Agent as AgentData } from '../../../lambdas/domain/accounts/agent'
import { formToken, hashApiKey } from '../../../lambdas/domain/accounts/api-key'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import type { HumanFlower } from '../../../lambdas/store/entities/row-data'
import type { Checked } from './checker'
import type { Act, ActName } from './plan'
import { type Agent, type BuildRequest, type CallRecord, rowOf, type World } from './world'

/** A browser may send a form again, which must not do it twice. */
export const FORMS: readonly ActName[] = ['leave a note', 'wave', 'lay a flower as a human', 'ask for a return']

/** Null if the page is closed. */
export function formOfPage({ page }: Agent, fields: (mark: string) => Record<string, string>): BuildRequest | null {
  if (!page) return null
  const token = formToken(hashApiKey(page))
  const headers = { accept: 'text/html' }
  return (mark) => ({
    method: 'POST',
    path: `/window/${page}`,
    body: new URLSearchParams({ token, ...fields(mark) }),
    headers,
    with: null,
  })
}

/** An act that sends a form whose fields are known; null sends nothing. */
const sending =
  (fields: (world: World, agent: Agent, act: Act) => ((mark: string) => Record<string, string>) | null) =>
  async (world: World, agent: Agent, act: Act) => {
    const known = fields(world, agent, act)
    const form = known && formOfPage(agent, known)
    return form && world.call(agent, act, form)
  }

export const HUMAN_ACTS = {
  'leave a note': sending(() => (text) => ({ act: 'note', text })),
  wave: sending(() => () => ({ act: 'wave' })),
  'lay a flower as a human': sending((world, agent, act) => {
    const own = world.stones(agent.id)
    const id = own[Math.floor(world.time.draw(`${act.id} stone`) * own.length)]
    return id ? () => ({ act: 'flower', id }) : null
  }),
}

const isConfirmed = ({ answer }: CallRecord): boolean => answer?.status === 303
/** A page that was closed meanwhile says nothing about an earlier attempt. */
const isCertain = ({ answer }: CallRecord): boolean => answer !== null && answer.status < 500 && answer.status !== 404

/** A note, a wave and a flower happen once, however often the form is sent, and change nothing else. */
export function humanViolations(checked: Checked): string[] {
  const { world } = checked
  const byMark = new Map<string, CallRecord[]>()
  for (const call of world.history)
    if (FORMS.includes(call.act.what)) byMark.set(call.mark, [...(byMark.get(call.mark) ?? []), call])
  const acts = [...byMark.values()]
  return [
    ...acts.flatMap((calls) => LAWS[calls[0]?.act.what ?? '']?.(checked, calls) ?? []),
    ...world.agents.flatMap((agent) => wavesTooSoon(world, agent)),
    ...changesOfTheGame(world),
  ]
}

/** Values that a field of the agent's row got, in the order of its changes. */
function valuesGiven<T>({ tableChanges }: World, id: string, field: (data: AgentData) => T | undefined): T[] {
  return tableChanges.flatMap(({ change: { before, after } }) => {
    if (after?.type !== 'agent' || after.pk !== `agent#${id}`) return []
    const [was, is] = [before && field(rowOf(before).data as AgentData), field(rowOf(after).data as AgentData)]
    return is !== undefined && is !== was ? [is] : []
  })
}

const hasLeft = ({ all }: Checked, { id }: Agent): boolean =>
  !all<AgentData>('agent').some(({ data }) => data.id === id)

type Law = (checked: Checked, calls: readonly CallRecord[]) => string[]

const LAWS: Readonly<Record<string, Law>> = {
  'leave a note'({ world }, calls) {
    const [{ agent, mark }] = calls as [CallRecord]
    const done = valuesGiven(world, agent.id, ({ from_human }) => from_human?.note?.text).filter(
      (text) => text === mark,
    ).length
    if (done > 1) return [`human: note ${mark} was left ${done} times`]
    if (calls.some(isConfirmed)) return done === 0 ? [`human: note ${mark} was confirmed, but not left`] : []
    return done > 0 && calls.every(isCertain) ? [`human: note ${mark} was refused, but left`] : []
  },
  wave({ world }, calls) {
    const [{ agent }] = calls as [CallRecord]
    const waved = valuesGiven(world, agent.id, ({ from_human }) => from_human?.waved_at)
    return calls
      .filter(isConfirmed)
      .filter(({ began }) => !waved.some((at) => at > began - MS_PER_HOUR - world.plan.settings.skewMs))
      .map(({ who }) => `human: wave ${who} was confirmed, but not done`)
  },
  'lay a flower as a human'(checked, calls) {
    const [{ agent, request }] = calls as [CallRecord]
    const stone = (request.body as URLSearchParams).get('id')
    const lies = checked
      .all<HumanFlower>('human_flower')
      .some(({ pk, data }) => pk === `agent#${agent.id}` && data.stone_id === stone)
    const laid = checked.world.tableChanges.filter(
      ({ change: { before, after } }) =>
        after?.type === 'human_flower' &&
        !before &&
        after.pk === `agent#${agent.id}` &&
        checked.world.decoded<HumanFlower>(after).stone_id === stone,
    ).length
    if (laid > 1) return [`human: a flower on ${stone} was laid ${laid} times`]
    return calls.some(isConfirmed) && !lies && !hasLeft(checked, agent)
      ? [`human: a flower on ${stone} was confirmed, but not laid`]
      : []
  },
  'ask for a return'({ world }, calls) {
    const orders = world.tableChanges.filter(
      ({ change: { before, after }, by }) => after?.type === 'order' && !before && calls.some(isBy(by)),
    )
    return orders.length > 1 ? [`human: ${calls[0]?.act.id} ordered a return ${orders.length} times`] : []
  },
}

/** On the local host the process has another name, so its writes cannot be assigned. */
const isBy =
  (write: string) =>
  ({ who }: CallRecord): boolean =>
    write.replace(/ \w+#\d+$/, '') === who

/** Creatures look up for an hour; a wave in between changes nothing. */
function wavesTooSoon(world: World, { id, username }: Agent): string[] {
  const waved = valuesGiven(world, id, ({ from_human }) => from_human?.waved_at)
  const apart = MS_PER_HOUR - 2 * world.plan.settings.skewMs
  return waved.flatMap((at, turn) => {
    const last = waved[turn - 1]
    return last !== undefined && at - last < apart ? [`human: a wave to ${username} was repeated too soon`] : []
  })
}

/** Rows that a form may write, besides counters of rate limits, which have no type. In the agent's row it may change only what is from the human. */
const OF_FORMS = /^(agent|untold|human_flower|order|placed|open_order|undefined)$/

const withoutHuman = (item: object): string => {
  const { from_human: _, ...data } = rowOf(item).data as AgentData
  return JSON.stringify(data)
}

function changesOfTheGame({ history, tableChanges }: World): string[] {
  const forms = history.filter(({ act }) => FORMS.includes(act.what))
  return tableChanges.flatMap(({ change: { before, after }, by }) => {
    const call = forms.find(isBy(by))
    if (!call) return []
    const type = String((after ?? before)?.type)
    const isAllowed =
      type === 'agent' ? before && after && withoutHuman(before) === withoutHuman(after) : OF_FORMS.test(type)
    return isAllowed ? [] : [`human: ${call.act.id} (${call.act.what}) changed a ${type}`]
  })
}
