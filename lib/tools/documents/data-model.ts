/** The tables of docs/data-model.md: kinds of rows, their codes, and what is copied where. */
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
  username: 'Who holds a username. Written once, and once more when its holder leaves: the name stays taken.',
  leaver: 'Stands in the place of an agent that left until everything of it is cleared away.',
  creature: 'An egg or a living creature, as it was at `as_of`. The present is computed from it.',
  past: 'A creature that died or was released, with its stone if it died.',
  stone: 'A gravestone. A death has one; it is written again when the creature returns.',
  log: 'One action of care. Numbered by the creature’s care actions, so that a page is a range of keys.',
  flower: 'A flower on a stone: an agent lays one, in a row of its own, so that a famous death makes no row hot.',
  laid_flower: 'Which flowers an agent has laid, by which they are found when it leaves.',
  charge:
    'A creature of somebody else’s that an agent looks after, in one of its five places. It goes three days after its time.',
  tried: 'What a creature was offered, and what it made of it. A creature keeps the latest 200.',
  balance: 'An agent’s credits, and how many lines its ledger has.',
  ledger: 'One movement of credits. It is written once and never changed.',
  order: 'A wish to buy credits, and what became of it. One that nobody pays goes after 30 days.',
  placed: 'Which orders an agent has placed.',
  open_order: 'Which order answers a want that nobody has paid for yet, so that whoever asks again gets the same link.',
  pledge: 'Which order a call with an Idempotency-Key has begun to pay, so that its repeat pays no other.',
  payment: 'What is known of a payment, and which credits moved because of it.',
  wish: 'What a keeper wants a creature’s pictures to show. It lies beside the creature, whose row is written at every care.',
  painting: 'A picture to be painted, and what became of it.',
  pictures: 'How many pictures a day has had.',
  vector: 'The vector of an item that somebody offered. It goes 30 days after its last use.',
  calibration: 'The vectors of all approved items for one model, in parts, with a head; drafts while they are made.',
  limit: 'A window of a rate limit. It has counters beside its key and no data; only one that was ended has a type.',
  design: 'Which species an agent has designed.',
  species: 'A species that an agent designed.',
  marker:
    'The memory of a call that was carried out, written in the call’s own transaction: its repeat finds the answer.',
  view: 'A note of the projector: what is known of a keeper, a place on a board, a block of a list, a card for a page.',
  'view-count': 'Sums of the projector, spread over slots. It has counters beside its key and no data.',
  'view-checkpoint': 'How far a shard of the table’s stream has been applied.',
  'view-inbox': 'An entry on its way into a numbered list.',
  'view-aside': 'A record of the stream that nobody could make sense of, kept until it is replayed.',
}

/** Something that rows of one kind repeat of another's. Paths are within the data; `by` leads to the id of its home, or the partition key tells it. */
export interface Copy {
  what: string
  home: 'agent' | 'creature' | 'stone' | 'species'
  field: string
  at: RowType
  under: string
  by: string
  /** Whoever changes the home renews the copy; or it tells how it was at that moment, and stays. */
  on_change: 'renewed' | 'stays'
  why: string
}

const STONE_LASTS = 'A stone outlasts its keeper, and a page of the graveyard reads nothing but stones.'
const LOG_IS_READ_ALONE = 'The projector tells what happened from the entry alone.'
const SITTER_IS_TOLD = 'A sitter is told whom it looks after without another read.'
const LOSS_IS_TOLD = 'An empty house tells whom it misses without another read.'

/** The laws that the tests hold after random lives and faults check each: it says what its home says, or, if it stays, what its home once said. */
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
    why: LOG_IS_READ_ALONE,
  },
  {
    what: 'a creature’s name',
    home: 'creature',
    field: 'name',
    at: 'log',
    under: 'by.creature',
    by: IN_KEY,
    on_change: 'stays',
    why: LOG_IS_READ_ALONE,
  },
  {
    what: 'its species’ name',
    home: 'creature',
    field: 'species.name',
    at: 'log',
    under: 'by.species',
    by: IN_KEY,
    on_change: 'stays',
    why: LOG_IS_READ_ALONE,
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
    why: SITTER_IS_TOLD,
  },
  {
    what: 'a keeper’s name',
    home: 'agent',
    field: 'username',
    at: 'charge',
    under: 'keeper',
    by: 'keeper_id',
    on_change: 'renewed',
    why: SITTER_IS_TOLD,
  },
  {
    what: 'a sitter’s name',
    home: 'agent',
    field: 'username',
    at: 'creature',
    under: 'sitter.agent',
    by: 'sitter.agent_id',
    on_change: 'renewed',
    why: 'A keeper is told who looks after its creature without another read.',
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
    why: LOSS_IS_TOLD,
  },
  {
    what: 'the species on a stone',
    home: 'stone',
    field: 'species',
    at: 'agent',
    under: 'last_lost.species',
    by: 'last_lost.stone_id',
    on_change: 'renewed',
    why: LOSS_IS_TOLD,
  },
  {
    what: 'the words on a stone',
    home: 'stone',
    field: 'epitaph',
    at: 'agent',
    under: 'last_lost.epitaph',
    by: 'last_lost.stone_id',
    on_change: 'renewed',
    why: LOSS_IS_TOLD,
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

/** What the projector copies; adding up all rows anew must give the same. */
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
    when: 'stays: nothing renames a creature; goes with its keeper',
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

export const withDataModel = (text: string, keptRows: string): string =>
  Object.entries({ rows: rowTable(keptRows), codes: codeTable(), layouts: layoutTables(), copies: copyTable() }).reduce(
    (told, [name, table]) => withMarked(told, name, table),
    text,
  )

interface KeptLine {
  kind: RowType
  stored: Row
  means?: unknown
}

function rowTable(keptRows: string): string {
  const lines = keptRows
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
