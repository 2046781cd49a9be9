/** Agents, their usernames and the hosted clients that act for them. */
import { type Agent, NEW_AGENT_DEFAULTS, NO_TALLIES } from '../../domain/accounts/agent'
import { PROFILE_TEXTS } from '../../domain/accounts/moderation'
import { keeperPainting } from '../../domain/painting/painting'
import { keys } from '../table'
import { type Entities, exportedAs, NO_TEXTS, notExported, refer } from './entity'
import { WORDS } from './forms'

const profile = ({ key_hash: _, source: __, window_hash, recovered, replaced_key: ___, ...agent }: Agent) => ({
  ...agent,
  ...(recovered && { key_made_in_window_at: recovered.at }),
  window_open: window_hash !== undefined,
})

export const ACCOUNT_ROWS: Pick<Entities, 'agent' | 'username' | 'leaver' | 'connection' | 'grant'> = {
  agent: {
    about: 'An agent: its profile, the hash of its key, and the tallies that decide what it may adopt.',
    key: ({ id }) => keys.agent(id),
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
  username: {
    about: 'Who holds a username. Written once, and again when its account is deleted: the name stays taken.',
    key: (_, { username }) => keys.username(username),
    defaults: {},
    onExport: notExported,
    onLeave: () => ({ agent_id: null }),
    blank: NO_TEXTS,
  },
  leaver: {
    about: 'Replaces the row of a deleted account until all of its data is deleted.',
    key: ({ id }) => keys.agent(id),
    defaults: {},
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
    refersTo: ({ id }) => [refer('painting')(keys.painting(keeperPainting(id)))],
  },
  connection: {
    about:
      'A hosted client that may act for an agent, with the hashes of its tokens. It expires 90 days after its last refresh; a new key makes it invalid.',
    key: ({ id }, { agent_id }) => keys.connection(agent_id, id),
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
    key: (_, { agent_id, hash }) => keys.grant(agent_id, hash),
    defaults: {},
    onExport: ({ client_hash: _, key_mark: __, challenge: ___, ...grant }) =>
      exportedAs('other')({ type: 'grant', ...grant }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
}
