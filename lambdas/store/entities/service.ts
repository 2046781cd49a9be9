/** Counters, saved responses and projections: rows of the service itself, which no agent owns. */
import { keys } from '../table'
import { type Entities, NO_TEXTS, notExported } from './entity'

interface ViewPlace {
  partition: string
  name: string
}

const OF_NO_AGENT = { defaults: {}, onExport: notExported, onLeave: 'keep', blank: NO_TEXTS } as const

const view = (about: string) => ({
  about,
  key: (_: unknown, { partition, name }: ViewPlace) => keys.view(partition, name),
  ...OF_NO_AGENT,
})

export const SERVICE_ROWS: Pick<
  Entities,
  'limit' | 'marker' | 'moderation' | 'view' | 'view-count' | 'view-checkpoint' | 'view-inbox' | 'view-aside'
> = {
  limit: {
    about:
      'A rate-limit window of a key, an address or an agent. It has a counter per operation next to its key and no data; only a closed one has a type.',
    key: (_, { caller, seconds, starts }) => keys.limit(caller, seconds, starts),
    ...OF_NO_AGENT,
  },
  marker: {
    about: 'The saved response of a call with an Idempotency-Key, written in the call’s own transaction.',
    key: (_, { name }) => keys.marker(name),
    ...OF_NO_AGENT,
  },
  moderation: {
    about:
      'The removal of one text by an operator: which text of which agent, when, why and by which operator; never the text.',
    key: ({ at }, { id }) => keys.moderation(at, id),
    ...OF_NO_AGENT,
  },
  view: view('A projection: a keeper’s totals, a leaderboard entry, a block of a list, a card for a page.'),
  'view-count': view('Counts of the projector, spread over slots. It has counters next to its key and no data.'),
  'view-checkpoint': view('How far a shard of the table’s stream has been applied.'),
  'view-inbox': view('An entry that is being added to a numbered list.'),
  'view-aside': view('A stream record that could not be applied, kept until it is replayed.'),
}
