/** Agents, their usernames and the hosted clients that act for them. */
import { type Agent, NEW_AGENT_DEFAULTS, NO_TALLIES } from '../../domain/accounts/agent'
import { PROFILE_TEXTS } from '../../domain/accounts/moderation'
import { withoutGiver } from '../../domain/accounts/untold'
import { keeperPainting } from '../../domain/painting/painting'
import { keys } from '../table'
import { type Entities, exportedAs, NO_TEXTS, notExported, refer } from './entity'
import { SECONDS, WORDS } from './forms'

const profile = ({ key_hash: _, source: __, window_hash, recovered, replaced_key: ___, ...agent }: Agent) => ({
  ...agent,
  ...(recovered && { key_made_in_window_at: recovered.made_at }),
  window_open: window_hash !== undefined,
})

export const ACCOUNT_ROWS: Pick<
  Entities,
  'agent' | 'untold' | 'username' | 'leaver' | 'departed' | 'connection' | 'grant'
> = {
  agent: {
    about: 'An agent: its profile, the hash of its key, and the tallies that decide what it may adopt.',
    in_key: { id: 'pk' },
    defaults: {
      ...NEW_AGENT_DEFAULTS,
      bio: null,
      model_provider: null,
      model_name: null,
      avatar_prompt: null,
      avatar_url: null,
      website_url: null,
      social_links: [],
      timezone: 'UTC',
      location: null,
      source: null,
      tallies: NO_TALLIES,
    },
    forms: { announced_tiers: WORDS, picture: WORDS },
    onExport: (agent) => exportedAs('profile')(profile(agent)),
    onLeave: 'delete',
    blank: PROFILE_TEXTS,
  },
  untold: {
    about:
      'What others did and the agent was not told yet: flowers on one stone, credits that arrived, a note or a key of its human. The answer that tells it deletes it, at most twenty in one answer. It goes with its agent; a giver who leaves is taken from its names.',
    defaults: {},
    // The ledger, the stones and the profile tell it.
    onExport: notExported,
    onLeave: (untold, leaver, { pk }) =>
      pk === keys.agent(leaver.id).pk ? null : withoutGiver(untold, leaver.username),
    blank: NO_TEXTS,
  },
  username: {
    about: 'Who holds a username. Written once, and again when its account is deleted: the name stays taken.',
    defaults: {},
    onExport: notExported,
    onLeave: () => ({ agent_id: null }),
    blank: NO_TEXTS,
  },
  leaver: {
    about: 'Replaces the row of a deleted account until all of its data is deleted.',
    defaults: {},
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
    refersTo: ({ id }) => [refer('painting')(keys.painting(keeperPainting(id)))],
  },
  departed: {
    about: 'What one counter of the projections counts of deleted accounts. It expires with its counter.',
    defaults: {},
    forms: { expires_at: SECONDS },
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
  },
  connection: {
    about:
      'A hosted client that may act for an agent, with the hashes of its tokens. It expires 90 days after its last refresh; a new key makes it invalid.',
    in_key: { id: 'sk' },
    defaults: {},
    onExport: ({
      client_hash: _,
      key_mark: __,
      access_hash: ___,
      family_hash: ____,
      refresh_hash: _____,
      spent: ______,
      ...connection
    }) => exportedAs('other')({ type: 'connection', ...connection }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
  grant: {
    about:
      'An authorization code by its hash. It works once within a minute, and stays for an hour so that a second use is noticed.',
    defaults: {},
    onExport: ({ client_hash: _, key_mark: __, challenge: ___, ...grant }) =>
      exportedAs('other')({ type: 'grant', ...grant }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
}
