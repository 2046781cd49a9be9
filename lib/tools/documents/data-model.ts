/** The tables of docs/data-model.md: row types, and which fields are copies. */

import { withMarked } from '../../../lambdas/api/documents/marked'
import type { RowType } from '../../../lambdas/store/row'
import { IN_KEY } from '../../../lambdas/store/rows/layout'

const KINDS: Readonly<Record<RowType, string>> = {
  agent: 'An agent: its profile, the hash of its key, and the tallies that decide what it may adopt.',
  username: 'Who holds a username. Written once, and again when its account is deleted: the name stays taken.',
  leaver: 'Replaces the row of a deleted account until all of its data is deleted.',
  creature: 'An egg or a living creature, as it was at `as_of`. The present is computed from it.',
  past: 'A creature that died or was released, with its stone if it died.',
  stone: 'A gravestone, one for each death. It is written again when the creature is resurrected.',
  log: 'One care action. Numbered by the creature’s care actions, so that a page is a range of keys.',
  flower: 'A flower on a stone, one row for each agent, so that a famous death creates no hot row.',
  human_flower: 'A flower that the human of an agent laid on a stone of its household. Shown, not counted.',
  laid_flower: 'Which flowers an agent has laid; used to delete them with the account.',
  connection:
    'A hosted client that may act for an agent, with the hashes of its tokens. It expires 90 days after its last refresh; a new key makes it invalid.',
  grant:
    'An authorization code by its hash. It works once within a minute, and stays for an hour so that a second use is noticed.',
  tried: 'An item that a creature was offered, and how it liked it. A creature keeps the latest 200.',
  balance: 'An agent’s credits, and how many lines its ledger has.',
  ledger: 'One movement of credits. It is written once and never changed.',
  order: 'An order for credits and its state. Unpaid orders expire after 30 days.',
  placed: 'Which orders an agent has placed.',
  open_order: 'The unpaid order for a purchase, so that a repeated request gets the same link.',
  pledge: 'Which order a call with an Idempotency-Key has begun to pay, so that a retry pays no other.',
  payment: 'A payment as far as known, and the credits that it moved.',
  wish: 'What a keeper wants a creature’s pictures to show. A row of its own, because the creature’s row is written by every care action.',
  painting: 'A picture to be painted, and its state.',
  pictures: 'The number of pictures painted on a day.',
  vector: 'The vector of an item that an agent offered. It expires 30 days after its last use.',
  calibration:
    'The vectors of all approved items for one model, in parts, with a head; drafts while they are computed.',
  limit:
    'A rate-limit window of a key, an address or an agent. It has a counter per operation next to its key and no data; only a closed one has a type.',
  design: 'Which species an agent has designed.',
  species: 'A species that an agent designed.',
  marker: 'The saved response of a call with an Idempotency-Key, written in the call’s own transaction.',
  moderation: 'The removal of one text by an operator: which text of whom, when, by whom and why; never the text.',
  view: 'A projection: a keeper’s totals, a leaderboard entry, a block of a list, a card for a page.',
  'view-count': 'Counts of the projector, spread over slots. It has counters next to its key and no data.',
  'view-checkpoint': 'How far a shard of the table’s stream has been applied.',
  'view-inbox': 'An entry that is being added to a numbered list.',
  'view-aside': 'A stream record that could not be applied, kept until it is replayed.',
}

/**
 * A field that rows of one type copy from another, as paths `type.field`. `by` is the path to the id of the source in
 * the data of the copy, or IN_KEY if the partition key contains it.
 */
interface Copy {
  from: `${Home}${string}`
  to: `${RowType}.${string}`
  by: string
  /** Whether the write that changes the source also updates the copy, or the copy keeps the value of its time. */
  on_change: 'renewed' | 'stays'
  why: string
}
type Home = 'agent' | 'creature' | 'stone' | 'species'

const STONE_LASTS = 'A stone outlasts its keeper, and a page of the graveyard reads only stones.'
const ENTRY_IS_READ_ALONE = 'The projector reads only the entry.'
const CLOCK_NEEDS_IT = 'The clock needs it at every read, also where the keeper is not read.'
const SHOWN_LOSS = 'An empty household shows its last loss without another read.'

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
    from: 'stone',
    to: 'past.stone',
    by: 'stone.id',
    on_change: 'renewed',
    why: 'A return needs the stone’s number and words without another read.',
  },
  {
    from: 'creature.name',
    to: 'agent.from_human.wants_back.name',
    by: 'from_human.wants_back.creature_id',
    on_change: 'stays',
    why: SHOWN_LOSS,
  },
  { from: 'stone.name', to: 'agent.last_lost.name', by: 'last_lost.stone_id', on_change: 'renewed', why: SHOWN_LOSS },
  {
    from: 'stone.species',
    to: 'agent.last_lost.species',
    by: 'last_lost.stone_id',
    on_change: 'renewed',
    why: SHOWN_LOSS,
  },
  {
    from: 'stone.epitaph',
    to: 'agent.last_lost.epitaph',
    by: 'last_lost.stone_id',
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
    why: 'The page that asks a person to pay says for whom.',
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

const rowTable = (): string =>
  table(
    ['Kind', 'Content'],
    Object.entries(KINDS).map(([kind, words]) => [`\`${kind}\``, words]),
  )

const copyTable = (): string =>
  table(
    ['Source', 'Copy', 'When the source changes', 'Why'],
    [
      ...COPIED.map(({ from, to, on_change, why }) => [`\`${from}\``, `\`${to}\``, on_change, why]),
      ...PROJECTED.map(({ what, to, when, why }) => [what, to, when, why]),
    ],
  )

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
