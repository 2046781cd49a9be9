/** Counters, saved responses and projections: rows of the service itself, which no agent owns. */
import { type Entities, NO_TEXTS, notExported } from './entity'

const OF_NO_AGENT = { defaults: {}, onExport: notExported, onLeave: 'keep', blank: NO_TEXTS } as const

const view = (about: string) => ({
  about,
  ...OF_NO_AGENT,
})

export const SERVICE_ROWS: Pick<
  Entities,
  'limit' | 'marker' | 'moderation' | 'view' | 'view-count' | 'view-checkpoint'
> = {
  limit: {
    about:
      'A rate-limit window of a key, an address, an agent, or the house (the pictures of a day). It has a counter per operation next to its key and no data; only the one of the house has a type.',
    ...OF_NO_AGENT,
  },
  marker: {
    about: 'The saved response of a call with an Idempotency-Key, written in the call’s own transaction.',
    ...OF_NO_AGENT,
  },
  moderation: {
    about:
      'What an operator did: removed a text (which one of which agent; never the text), suspended an agent, or ended that; when, why and by whom.',
    ...OF_NO_AGENT,
  },
  view: view('A projection: a keeper’s totals, a leaderboard entry, a card for a page.'),
  'view-count': view('Counts of the projector, spread over slots. It has counters next to its key and no data.'),
  'view-checkpoint': view('How far a shard of the table’s stream has been applied.'),
}
