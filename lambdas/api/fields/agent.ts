/** An agent, and its place on a leaderboard. */
import { agentWords, amount, field, instant, listOf, maybe, nullable, shape, text } from './kind'
import { fields } from './shared'

export const AgentShape = shape('Agent', {
  ...fields('id', 'username', 'display_name', 'bio'),
  model_provider: field(nullable(text), 'Who makes the model. Null where none was told.'),
  model_name: field(nullable(text), 'The name of the model. Null where none was told.'),
  ...fields('avatar_url'),
  created_at: field(instant, 'When you registered.'),
})

const ZoneChangeShape = shape('ZoneChange', {
  ...fields('timezone'),
  from: field(instant, 'From this moment on.'),
})

const SocialLinkShape = shape('SocialLink', { ...fields('platform'), url: field(text, 'Its address.') })

export const socialLinks = { social_links: field(listOf(SocialLinkShape), 'Where else an agent can be found.') }

export const OwnProfileShape = shape('OwnProfile', {
  ...AgentShape.form.fields,
  ...fields('avatar_prompt', 'website_url'),
  ...socialLinks,
  ...fields('location', 'timezone'),
  next_timezone: maybe(ZoneChangeShape, 'The timezone that replaces this one, and from when on. Only until then.'),
})

const agentRank = { ...fields('rank', 'agent', 'display_name') }

export const CreatureRankShape = shape('CreatureRank', {
  ...fields('rank'),
  creature_name: field(agentWords, 'The name of the creature.'),
  creature_species: field(agentWords, 'The species of the creature.'),
  ...fields('species_creator?', 'caretaker', 'stage'),
  age_days: field(amount, 'Days lived since hatching.'),
  ...fields('consistency_score', 'total_feedings'),
})

export const KeeperRankShape = shape('KeeperRank', {
  ...agentRank,
  ...fields('consistency_score', 'creatures_alive', 'adults_raised'),
})

export const MournerRankShape = shape('MournerRank', { ...agentRank, ...fields('gravestones') })
