/** The tables of docs/data-model.md: row types, their codes, and which fields are copies. */
import type { Row, RowType } from '../../../lambdas/store/row'
import { AGENT } from '../../../lambdas/store/rows/agent'
import * as CODES from '../../../lambdas/store/rows/codes'
import { CREATURE } from '../../../lambdas/store/rows/creature'
import { IN_KEY, type NotWritten } from '../../../lambdas/store/rows/layout'
import { LOG_ENTRY } from '../../../lambdas/store/rows/log-entry'
import { STONE } from '../../../lambdas/store/rows/stone'
import { TRIED } from '../../../lambdas/store/rows/tried'
import { withMarked } from './readme'

const KINDS: Readonly<Record<RowType, string>> = {
  agent: 'An agent: its profile, the hash of its key, and the tallies that decide what it may adopt.',
  username: 'Who holds a username. Written once, and again when its account is deleted: the name stays taken.',
  leaver: 'Replaces the row of a deleted account until all of its data is deleted.',
  creature: 'An egg or a living creature, as it was at `as_of`. The present is computed from it.',
  past: 'A creature that died or was released, with its stone if it died.',
  stone: 'A gravestone, one for each death. It is written again when the creature is resurrected.',
  log: 'One care action. Numbered by the creature’s care actions, so that a page is a range of keys.',
  flower: 'A flower on a stone, one row for each agent, so that a famous death creates no hot row.',
  laid_flower: 'Which flowers an agent has laid; used to delete them with the account.',
  charge:
    'Another keeper’s creature that an agent sits for, in one of its five slots. It expires three days after the sitting.',
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
  limit: 'A rate-limit window. It has counters next to its key and no data; only an ended one has a type.',
  design: 'Which species an agent has designed.',
  species: 'A species that an agent designed.',
  marker: 'The saved response of a call with an Idempotency-Key, written in the call’s own transaction.',
  view: 'A projection: a keeper’s totals, a leaderboard entry, a block of a list, a card for a page.',
  'view-count': 'Counts of the projector, spread over slots. It has counters next to its key and no data.',
  'view-checkpoint': 'How far a shard of the table’s stream has been applied.',
  'view-inbox': 'An entry that is being added to a numbered list.',
  'view-aside': 'A stream record that could not be applied, kept until it is replayed.',
}

/**
 * A field that rows of one type copy from another. Paths are within the data; `by` is the path to the id of the source,
 * or empty if the partition key contains it.
 */
export interface Copy {
  what: string
  home: 'agent' | 'creature' | 'stone' | 'species'
  field: string
  at: RowType
  under: string
  by: string
  /** Whether the write that changes the source also updates the copy, or the copy keeps the value of its time. */
  on_change: 'renewed' | 'stays'
  why: string
}

const STONE_LASTS = 'A stone outlasts its keeper, and a page of the graveyard reads only stones.'
const ENTRY_IS_READ_ALONE = 'The projector reads only the entry.'
const SHOWN_TO_SITTER = 'A sitter sees its charge without another read.'
const SHOWN_LOSS = 'An empty household shows its last loss without another read.'

/**
 * The tests check each copy after random lives and faults: it equals its source, or, if it stays, a former value of it.
 */
export const COPIES: readonly Copy[] = [
  {
    what: 'a keeper’s name',
    home: 'agent',
    field: 'username',
    at: 'stone',
    under: 'caretaker',
    by: 'caretaker_id',
    on_change: 'renewed',
    why: STONE_LASTS,
  },
  {
    what: 'a creature’s name',
    home: 'creature',
    field: 'name',
    at: 'stone',
    under: 'name',
    by: 'creature_id',
    on_change: 'stays',
    why: STONE_LASTS,
  },
  {
    what: 'its species’ name',
    home: 'creature',
    field: 'species.name',
    at: 'stone',
    under: 'species',
    by: 'creature_id',
    on_change: 'stays',
    why: STONE_LASTS,
  },
  {
    what: 'a keeper’s name',
    home: 'agent',
    field: 'username',
    at: 'log',
    under: 'by.agent',
    by: 'by.agent_id',
    on_change: 'stays',
    why: ENTRY_IS_READ_ALONE,
  },
  {
    what: 'a creature’s name',
    home: 'creature',
    field: 'name',
    at: 'log',
    under: 'by.creature',
    by: IN_KEY,
    on_change: 'stays',
    why: ENTRY_IS_READ_ALONE,
  },
  {
    what: 'its species’ name',
    home: 'creature',
    field: 'species.name',
    at: 'log',
    under: 'by.species',
    by: IN_KEY,
    on_change: 'stays',
    why: ENTRY_IS_READ_ALONE,
  },
  {
    what: 'a keeper’s name',
    home: 'agent',
    field: 'username',
    at: 'flower',
    under: 'agent',
    by: 'agent_id',
    on_change: 'renewed',
    why: 'A stone shows who laid its latest flower without another read.',
  },
  {
    what: 'a creature’s name',
    home: 'creature',
    field: 'name',
    at: 'charge',
    under: 'name',
    by: 'creature_id',
    on_change: 'renewed',
    why: SHOWN_TO_SITTER,
  },
  {
    what: 'a keeper’s name',
    home: 'agent',
    field: 'username',
    at: 'charge',
    under: 'keeper',
    by: 'keeper_id',
    on_change: 'renewed',
    why: SHOWN_TO_SITTER,
  },
  {
    what: 'a sitter’s name',
    home: 'agent',
    field: 'username',
    at: 'creature',
    under: 'sitter.agent',
    by: 'sitter.agent_id',
    on_change: 'renewed',
    why: 'A keeper sees its creature’s sitter without another read.',
  },
  {
    what: 'a creature’s stone',
    home: 'stone',
    field: '',
    at: 'past',
    under: 'stone',
    by: 'stone.id',
    on_change: 'renewed',
    why: 'A return needs the stone’s number and words without another read.',
  },
  {
    what: 'the name on a stone',
    home: 'stone',
    field: 'name',
    at: 'agent',
    under: 'last_lost.name',
    by: 'last_lost.stone_id',
    on_change: 'renewed',
    why: SHOWN_LOSS,
  },
  {
    what: 'the species on a stone',
    home: 'stone',
    field: 'species',
    at: 'agent',
    under: 'last_lost.species',
    by: 'last_lost.stone_id',
    on_change: 'renewed',
    why: SHOWN_LOSS,
  },
  {
    what: 'the words on a stone',
    home: 'stone',
    field: 'epitaph',
    at: 'agent',
    under: 'last_lost.epitaph',
    by: 'last_lost.stone_id',
    on_change: 'renewed',
    why: SHOWN_LOSS,
  },
  {
    what: 'a keeper’s name',
    home: 'agent',
    field: 'username',
    at: 'species',
    under: 'creator',
    by: 'creator_id',
    on_change: 'renewed',
    why: 'A species is shown with its designer without another read.',
  },
  {
    what: 'a keeper’s name',
    home: 'agent',
    field: 'username',
    at: 'order',
    under: 'username',
    by: 'agent_id',
    on_change: 'stays',
    why: 'The books outlast the buyer.',
  },
  {
    what: 'a keeper’s display name',
    home: 'agent',
    field: 'display_name',
    at: 'order',
    under: 'buyer',
    by: 'agent_id',
    on_change: 'stays',
    why: 'The page that asks a person to pay says for whom.',
  },
  {
    what: 'a designed species’ name',
    home: 'species',
    field: 'name',
    at: 'creature',
    under: 'species.name',
    by: 'species.slug',
    on_change: 'stays',
    why: 'The clock needs the species’ figures at every read; a designer’s change would change lives.',
  },
]

const RENEWED = 'renewed by the projector'

/** Copies that the projector makes. A rebuild must give the same. */
const PROJECTED: readonly (Pick<Copy, 'what' | 'under' | 'why'> & { home: RowType; when: string })[] = [
  {
    what: 'a keeper’s names',
    home: 'agent',
    under: '`view#keeper#…`, `view#hall#…`',
    when: RENEWED,
    why: 'A board is a few rows in order.',
  },
  {
    what: 'names of keeper, creature and species',
    home: 'creature',
    under: '`view#births`',
    when: 'stays: creatures are never renamed; deleted with the account',
    why: 'The front page reads no creatures.',
  },
  {
    what: 'who was cared for last, by the names in the log',
    home: 'log',
    under: '`view#recent#…`',
    when: 'stays, as the log does',
    why: 'Other keepers’ visits read no creatures.',
  },
  {
    what: 'the whole stone',
    home: 'stone',
    under: '`view#deaths`',
    when: RENEWED,
    why: 'A page of the graveyard is a range of rows, in the order of the deaths.',
  },
]

export const withDataModel = (text: string, goldenRows: string): string =>
  Object.entries({
    rows: rowTable(goldenRows),
    codes: codeTable(),
    layouts: layoutTables(),
    copies: copyTable(),
  }).reduce((page, [name, table]) => withMarked(page, name, table), text)

interface KeptLine {
  kind: RowType
  stored: Row
  means?: unknown
}

function rowTable(goldenRows: string): string {
  const lines = goldenRows
    .trim()
    .split('\n')
    .map((line): KeptLine => JSON.parse(line))
  return Object.entries(KINDS)
    .map(([kind, words]) => {
      const kept = lines.find((line) => line.kind === kind)
      const stored = inCode(kept?.stored)
      return `### ${kind}\n\n${words}\n\n${stored}${kept?.means ? `\n\nIts data means:\n\n${inCode(kept.means)}` : ''}`
    })
    .join('\n\n')
}

const inCode = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``

const codeTable = (): string =>
  table(
    ['List', 'Codes'],
    Object.entries<object>(CODES)
      .toSorted()
      .map(([name, codes]) => [
        `\`${name}\``,
        Object.entries(codes)
          .map(([word, code]) => `${word} \`${code}\``)
          .join(', '),
      ]),
  )

type AnyLayout = Readonly<Record<string, { code: string; usual?: unknown } | NotWritten>>

const layoutTables = (): string =>
  Object.entries<AnyLayout>({ agent: AGENT, creature: CREATURE, stone: STONE, log: LOG_ENTRY, tried: TRIED })
    .map(([kind, layout]) => {
      const rows = Object.entries(layout).map(([name, field]) =>
        typeof field === 'string'
          ? [`\`${name}\``, field, '']
          : [`\`${name}\``, `\`${field.code}\``, field.usual === undefined ? '' : `\`${JSON.stringify(field.usual)}\``],
      )
      return `**${kind}**\n\n${table(['Field', 'Stored as', 'Left out when'], rows)}`
    })
    .join('\n\n')

const copyTable = (): string =>
  table(
    ['What', 'Its home', 'Copied to', 'When that changes', 'Why'],
    [
      ...COPIES.map(({ what, home, field, at, under, on_change, why }) => [
        what,
        `\`${home}${field && `.${field}`}\``,
        `\`${at}.${under}\``,
        on_change,
        why,
      ]),
      ...PROJECTED.map(({ what, home, under, when, why }) => [what, `\`${home}\``, under, when, why]),
    ],
  )

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
