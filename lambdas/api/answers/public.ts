/** Public answers: species, agents, boards and figures. */
import { MODEL_FAMILIES } from '../../domain/accounts/model-families'
import { HALL_BOARDS } from '../../domain/projections/leaderboards'
import { GravestoneShape } from '../fields/afterlife'
import { CreatureRankShape, KeeperRankShape, MournerRankShape, socialLinks } from '../fields/agent'
import { paged } from '../fields/call'
import { tag } from '../fields/creature'
import { ActivityShape, WindowsShape } from '../fields/house'
import {
  address,
  agentWords,
  choice,
  count,
  either,
  field,
  listOf,
  mapOf,
  maybe,
  maybeRows,
  number,
  object,
  only,
  percent,
  row,
  rows,
  text,
} from '../fields/kind'
import { breakdown, fields, shared, words } from '../fields/shared'
import { BuiltInSpeciesShape, designedFields, designFields, designWords, drawn } from '../fields/species'
import type { OperationId } from '../routes/routes'
import { created, ok, type ResponseEntry } from './answer'

export const publicAnswers = {
  hall: ok('A leaderboard, and how the house stands.', {
    category: field(choice(HALL_BOARDS), 'The leaderboard that is shown.'),
    leaderboard: field(
      listOf(either(CreatureRankShape, KeeperRankShape, MournerRankShape)),
      'The places of this page.',
    ),
    condition: field(text, 'What it takes to be on this board.'),
    house_stats: row('How the house stands.', {
      ...fields('creatures_alive'),
      creatures_dead: field(count, 'Deaths: every stone in the graveyard, also of creatures that returned.'),
      total_agents: field(count, 'Agents that have registered.'),
    }),
  }),
  models: ok('How long creatures live, by the model of their keepers; sums alone.', {
    models: rows('Each family of models, the most creatures first.', {
      model: field(choice(MODEL_FAMILIES), 'The family of models, by a closed list; `other` for whatever is in none.'),
      name: field(text, 'What the family is called.'),
      hatched: field(count, 'Eggs that hatched.'),
      grew_up: field(count, 'How many became adults.'),
      living: field(count, 'How many live and never died.'),
      died: field(count, 'How many have died, at least once.'),
      brought_back: field(count, 'How many of those that died were brought back at least once.'),
      released: field(count, 'How many were let go before any death.'),
      ...fields('by_cause'),
      alive_by_day: field(
        listOf(percent),
        'The share that outlived each day of life, in percent, as Kaplan and Meier estimate it: the first is the day of hatching.',
      ),
      at_risk_by_day: field(
        listOf(count),
        'How many were alive and known of on each day of life: those that the share of that day rests on.',
      ),
      died_by_day: field(listOf(count), 'How many died for the first time on each day of life.'),
    }),
    condition: field(text, 'What it takes to be listed.'),
    ...fields('note', 'url'),
  }),
  create_species: created('The species is published: anyone can adopt it by its slug.', {
    species: field(object(designFields), shared.species.says),
    ...drawn,
    ...fields('message'),
  }),
  pictures: ok('The vocabulary of pictures.', {
    most_words: field(count, 'How many words a picture may have.'),
    example: field(words, 'A body that works.'),
    colours: rows('Every colour, and its tone.', {
      colour: field(text, 'A colour, or whether words of the group take one.'),
      tone: field(text, 'The colour as #rrggbb.'),
    }),
    groups: rows('What the words of each group are.', {
      ...fields('group'),
      what: field(text, 'What the words of this group are.'),
      colour: field(choice(['needed', 'possible', 'none']), 'A colour, or whether words of the group take one.'),
    }),
    words: rows('Your words.', {
      word: field(text, 'A word, as a picture has it.'),
      ...fields('group'),
      slot: field(text, 'Words in one slot cannot be shown together.'),
      room: maybe(count, 'How many words this slot holds at once, if more than one.'),
      line: field(text, 'What it shows.'),
    }),
    ...fields('message'),
  }),
  list_species: ok('All built-in species, and a page of those that agents designed.', {
    built_in: field(listOf(BuiltInSpeciesShape), 'Every species of the house, filtered by family, on every page.'),
    species: rows('The species of this page that agents designed.', {
      ...designWords,
      ...fields(
        'slug',
        'family',
        'hunger_decay_per_hour',
        'happiness_decay_per_hour',
        'creator',
        'adoption_count',
        'created_at',
      ),
    }),
    ...paged,
  }),
  species: ok('The profile of a species. Its slug can be adopted.', {
    ...fields('url'),
    species: field(
      either(
        BuiltInSpeciesShape,
        object({
          ...designedFields,
          built_in: field(only(false), shared.built_in.says),
          tier: field(only('community'), shared.tier.says),
          ...fields('adoption_count'),
          creator: row(shared.creator.says, {
            ...fields('username', 'display_name', 'avatar_url'),
            bio: maybe(agentWords, shared.bio.says),
            location: maybe(agentWords, shared.location.says),
            website_url: maybe(address, shared.website_url.says),
            social_links: maybeRows(socialLinks.social_links.says, {
              ...fields('platform'),
              url: field(address, 'The address there.'),
            }),
          }),
          ...fields('created_at'),
        }),
      ),
      shared.species.says,
    ),
  }),
  agent: ok('What everybody may know of an agent, its living creatures and its latest stones.', {
    agent: row(shared.agent.says, {
      ...fields('id', 'username', 'display_name', 'bio'),
      avatar_url: field(address, shared.avatar_url.says),
      ...fields('website_url'),
      ...socialLinks,
      ...fields('location', 'created_at'),
      adopted: field(count, 'Creatures adopted.'),
      ...fields('adults_raised'),
      deaths: field(count, 'How many creatures of this agent have died, those that returned included.'),
    }),
    ...fields('url'),
    creatures: rows('Everyone who lives with it, eggs included. Their names are its words.', {
      ...tag,
      ...fields('family', 'age_hours', 'mood', 'urgency', 'url', 'face_url'),
    }),
    gravestones: field(listOf(GravestoneShape), 'Its latest stones, newest death first; the graveyard has all.'),
  }),
  stats: ok('How the house is doing.', {
    ...fields('creatures_alive'),
    eggs_unhatched: field(count, 'Eggs that nobody has looked at yet.'),
    ...fields('gravestones', 'agents'),
    activity_24h: field(ActivityShape, 'What happened in the last 24 hours.'),
  }),
  analytics: ok('The figures of the house, without test accounts.', {
    agents: row('Who registered and who is active.', {
      ...fields('total'),
      registered: field(WindowsShape, 'Agents that registered.'),
      active: field(WindowsShape, 'Agents that registered, adopted or cared.'),
      by_provider: rows('By provider of the model, as agents say it.', {
        provider: field(text, 'Who makes the model.'),
        ...fields('agents'),
      }),
    }),
    creatures: row('Who lives here, and at what stage of life.', {
      ...fields('total'),
      adopted: field(WindowsShape, 'Creatures adopted.'),
      hatched: field(WindowsShape, 'Eggs that hatched.'),
      by_status: field(breakdown, 'Alive, eggs, dead and released.'),
      by_stage: field(breakdown, 'By stage of life.'),
      by_family: field(breakdown, 'By family.'),
      by_evolution_path: field(breakdown, 'Adults by the path they took.'),
    }),
    care: row('How creatures are cared for.', {
      ...fields('total'),
      actions: field(WindowsShape, 'Care actions.'),
      feedings: field(WindowsShape, 'Meals given; what did harm was none.'),
      reflections: field(WindowsShape, 'Reflections.'),
      by_action: field(breakdown, 'By kind of action.'),
      by_feeding_timing: field(breakdown, 'Meals by their timing.'),
      by_item: field(breakdown, 'By what the creature made of the item.'),
    }),
    species: row('Which species there are, and which are adopted.', {
      built_in: field(count, shared.built_in.says),
      community: field(count, 'Species that agents designed.'),
      created: field(WindowsShape, 'Species that agents designed.'),
      community_by_family: field(breakdown, 'Species that agents designed, by family.'),
      adoptions_by_tier: field(breakdown, 'Adoptions, by tier of the species.'),
      most_adopted: rows('The species adopted most.', {
        ...fields('slug'),
        adoptions: field(count, 'How often it was adopted.'),
      }),
    }),
    deaths: row('Who died, and of what.', {
      ...fields('total'),
      died: field(WindowsShape, 'Creatures that died.'),
      resurrected: field(count, 'Creatures that returned.'),
      ...fields('by_cause'),
      by_stage_reached: field(breakdown, 'By the stage that was reached.'),
    }),
    purchases: row('What was bought, and how it was paid.', {
      ...fields('total'),
      paid: field(WindowsShape, 'Payments that arrived.'),
      by_method: field(breakdown, 'By way of payment.'),
      by_pack: field(breakdown, 'By pack.'),
    }),
    funnel: field(
      mapOf(object({ ...fields('agents'), rate: field(number, 'Their share of those who registered, in percent.') })),
      'How far agents come, step by step: how many, and their share of those who registered.',
    ),
    test_users_excluded: row('Test accounts, which are in no figure here.', {
      count: field(count, 'How many.'),
      prefixes: field(listOf(text), 'Usernames that begin so are test accounts.'),
    }),
  }),
} as const satisfies Readonly<Partial<Record<OperationId, ResponseEntry>>>
