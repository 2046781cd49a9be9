/** The tables of docs/data-model.md (kinds of rows, and which fields are copies), and docs/rows.json. */

import { withMarked } from '../../../lambdas/api/documents/marked'
import { encodeRow } from '../../../lambdas/store/entities/codec'
import { EXAMPLES } from '../../../lambdas/store/entities/examples'
import { ENTITIES } from '../../../lambdas/store/entities/registry'
import type { RowData, RowKind } from '../../../lambdas/store/entities/row-data'
import { newRow, type Row } from '../../../lambdas/store/row'
import { table } from './game-tables'

/** The partition key contains the id. */
export const IN_KEY = 'in key'

/**
 * A field that rows of one type copy from another, as paths `type.field`. `by` is the path to the id of the source in
 * the data of the copy, or IN_KEY.
 */
interface Copy {
  from: `${Home}${string}`
  to: `${RowKind}.${string}`
  by: string
  /** Whether the write that changes the source also updates the copy, or the copy keeps the value of its time. */
  on_change: 'renewed' | 'stays'
  why: string
}
type Home = 'agent' | 'creature' | 'stone' | 'species'

const STONE_LASTS = 'The graveyard reads only stones.'
const ENTRY_IS_READ_ALONE = 'The projector reads only the entry.'
const CLOCK_NEEDS_IT = 'The clock needs it at every read.'
const SHOWN_LOSS = 'An empty household shows its last loss.'

/**
 * The tests check each copy after random lives and faults: it equals its source, or, if it stays, a former value of it.
 */
const COPIED: readonly Copy[] = [
  { from: 'agent.username', to: 'stone.caretaker', by: 'caretaker_id', on_change: 'renewed', why: STONE_LASTS },
  { from: 'creature.name', to: 'stone.name', by: 'creature_id', on_change: 'stays', why: STONE_LASTS },
  { from: 'creature.species.name', to: 'stone.species', by: 'creature_id', on_change: 'stays', why: STONE_LASTS },
  { from: 'agent.username', to: 'log.by.agent', by: 'by.agent_id', on_change: 'stays', why: ENTRY_IS_READ_ALONE },
  { from: 'creature.name', to: 'log.by.creature', by: IN_KEY, on_change: 'stays', why: ENTRY_IS_READ_ALONE },
  { from: 'creature.species.name', to: 'log.by.species', by: IN_KEY, on_change: 'stays', why: ENTRY_IS_READ_ALONE },
  {
    from: 'agent.username',
    to: 'flower.agent',
    by: 'agent_id',
    on_change: 'renewed',
    why: 'A stone shows who laid its latest flower without another read.',
  },
  { from: 'agent.timezone', to: 'creature.timezone', by: 'agent_id', on_change: 'renewed', why: CLOCK_NEEDS_IT },
  {
    from: 'agent.next_timezone',
    to: 'creature.next_timezone',
    by: 'agent_id',
    on_change: 'renewed',
    why: CLOCK_NEEDS_IT,
  },
  {
    from: 'creature.name',
    to: 'agent.from_human.wants_back.name',
    by: 'from_human.wants_back.creature_id',
    on_change: 'stays',
    why: SHOWN_LOSS,
  },
  { from: 'stone.name', to: 'agent.losses.0.name', by: 'losses.0.stone_id', on_change: 'renewed', why: SHOWN_LOSS },
  {
    from: 'stone.species',
    to: 'agent.losses.0.species',
    by: 'losses.0.stone_id',
    on_change: 'renewed',
    why: SHOWN_LOSS,
  },
  {
    from: 'stone.epitaph',
    to: 'agent.losses.0.epitaph',
    by: 'losses.0.stone_id',
    on_change: 'renewed',
    why: SHOWN_LOSS,
  },
  {
    from: 'agent.username',
    to: 'species.creator',
    by: 'creator_id',
    on_change: 'renewed',
    why: 'A species is shown with its designer without another read.',
  },
  {
    from: 'agent.username',
    to: 'order.username',
    by: 'agent_id',
    on_change: 'stays',
    why: 'The books outlast the buyer.',
  },
  {
    from: 'agent.display_name',
    to: 'order.buyer',
    by: 'agent_id',
    on_change: 'stays',
    why: 'The page that asks a person to pay names the buyer.',
  },
  {
    from: 'species.name',
    to: 'creature.species.name',
    by: 'species.slug',
    on_change: 'stays',
    why: 'The clock needs the species’ figures at every read; a designer’s change would change lives.',
  },
]

/** Splits a path into the row type and the field; the field is empty for the whole row. */
const parted = (path: string): [type: string, field: string] => {
  const [type = '', ...fields] = path.split('.')
  return [type, fields.join('.')]
}

export const COPIES = COPIED.map(({ from, to, ...copy }) => {
  const [home, field] = parted(from)
  const [at, under] = parted(to)
  return { ...copy, home, field, at, under }
})

const RENEWED = 'renewed by the projector'

/** Copies that the projector makes. A rebuild must give the same. */
const PROJECTED: readonly { what: string; to: string; when: string; why: string }[] = [
  {
    what: 'a keeper’s names',
    to: '`view#keeper#…`, `view#hall#…`',
    when: RENEWED,
    why: 'A board is a few rows in order.',
  },
  {
    what: 'who was cared for last, by the names in the log',
    to: '`view#recent#…`',
    when: 'stays, as the log does',
    why: 'Other keepers’ visits read no creatures.',
  },
  {
    what: 'the whole stone',
    to: '`view#deaths`',
    when: RENEWED,
    why: 'A page of the graveyard is a range of rows, in the order of the deaths.',
  },
]

export const withDataModel = (text: string): string =>
  withMarked(withMarked(text, 'rows', rowTable()), 'copies', copyTable())

const kinds = Object.keys(ENTITIES) as RowKind[]

const rowTable = (): string =>
  table(
    ['Kind', 'Content', 'When its agent leaves'],
    kinds.map((kind) => [`\`${kind}\``, ENTITIES[kind].about, LEAVING[leavingOf(kind)]]),
  )

const leavingOf = (kind: RowKind): keyof typeof LEAVING => {
  const { onLeave } = ENTITIES[kind]
  return typeof onLeave === 'function' ? 'anonymised' : onLeave
}

const LEAVING = { delete: 'deleted', keep: 'stays', anonymised: 'stays without the name' } as const

export function exampleRow<Kind extends RowKind>(kind: Kind): Row<RowData[Kind]> {
  const { data, key } = EXAMPLES[kind]
  return newRow(key, kind, data as RowData[Kind])
}

/** docs/rows.json: a row of every kind as the console shows it. */
export const storedRows = (): string => {
  const rows = Object.fromEntries(kinds.map((kind) => [kind, encodeRow(exampleRow(kind))]))
  const readable = (_: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
  return `${JSON.stringify(rows, readable, 2)}\n`
}

const reasonOf = ({ on_change, why }: Copy): string => `${on_change} | ${why}`
const copyTable = (): string =>
  table(
    ['Copy', 'When the source changes', 'Why'],
    [
      ...[...new Set(COPIED.map(reasonOf))].map((reason) => {
        const alike = COPIED.filter((copy) => reasonOf(copy) === reason)
        return [alike.map(({ from, to }) => `\`${to}\` of \`${from}\``).join(', '), ...reason.split(' | ')]
      }),
      ...PROJECTED.map(({ what, to, when, why }) => [`${to} of ${what}`, when, why]),
    ],
  )
