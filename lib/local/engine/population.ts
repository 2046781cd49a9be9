/** A made-up population, as rows: to see how the house behaves when it is large. The same for the same size. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { NO_TALLIES, type Tallies } from '../../../lambdas/domain/accounts/agent'
import { chance, seedOf } from '../../../lambdas/domain/chance'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { type Gravestone, likenessOf } from '../../../lambdas/domain/creature/death'
import { hatch, newEgg } from '../../../lambdas/domain/creature/life'
import { DEATH_THRESHOLD } from '../../../lambdas/domain/creature/rhythm'
import { catalogue, toCreatureSpecies } from '../../../lambdas/domain/species/catalogue'
import type { CommunitySpecies } from '../../../lambdas/domain/species/community'
import { asInstant, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { adoptionChange, logEntryChange } from '../../../lambdas/store/creatures'
import type { Db } from '../../../lambdas/store/db'
import { gravestoneChange } from '../../../lambdas/store/graveyard'
import { newRow, type Row } from '../../../lambdas/store/row'
import { encodeRow } from '../../../lambdas/store/rows/codec'
import { keys } from '../../../lambdas/store/table'

const CREATURES_PER_AGENT = 4
const DEAD_SHARE = 0.4
const DAYS = 40
const CREATURES_PER_SPECIES = 20
const BATCH = 25

const idOf = (kind: number, number: number): string =>
  `${(seedOf(`${kind}/${number}`) >>> 0).toString(16).padStart(8, '0')}-0000-4000-8${kind}00-${number.toString(16).padStart(12, '0')}`

export const memberName = (number: number): string => `member-${number}`
export const memberSpecies = (number: number): string => `member_species_${number}`

/** Every row of a house with so many creatures, keeper by keeper. */
export function* population(creatures: number, now: Instant): Generator<Row> {
  for (let number = 0; number * CREATURES_PER_SPECIES < creatures; number++) yield designed(number, now)
  for (let number = 0; number * CREATURES_PER_AGENT < creatures; number++) yield* household(number, now)
}

function* household(number: number, now: Instant): Generator<Row> {
  const luck = (turn: number) => chance(seedOf(`household ${number}`), turn)
  const agentId = idOf(1, number)
  const username = memberName(number)
  const registered_at = asInstant(Math.round(now - luck(0) * DAYS * 24 * MS_PER_HOUR))
  const since = (turn: number) => asInstant(Math.round(registered_at + luck(turn) * (now - registered_at)))
  let deaths = 0
  for (let nth = 0; nth < CREATURES_PER_AGENT; nth++) {
    const id = idOf(2, number * CREATURES_PER_AGENT + nth)
    const species = catalogue()[Math.floor(luck(10 + nth) * catalogue().length)]
    if (!species) continue
    const born = since(20 + nth)
    const recent = asInstant(Math.max(born, Math.round(now - luck(30 + nth) * 3 * MS_PER_HOUR)))
    const egg = newEgg(
      {
        id,
        agent_id: agentId,
        name: `Creature ${nth}`,
        species: toCreatureSpecies(species, species.tier),
        timezone: 'UTC',
        temperament: ['patient'],
        picture_url: null,
      },
      born,
    )
    const creature: Creature = {
      ...hatch(egg, born),
      as_of: recent,
      last_fed_at: recent,
      last_played_at: recent,
      last_cleaned_at: recent,
      last_care_at: recent,
      last_checked_at: recent,
      consistency: 50 + 50 * luck(40 + nth),
      feedings: 12,
      care_actions: 1,
      untold: [],
    }
    const by = {
      agent_id: agentId,
      agent: username,
      creature: creature.name,
      species: species.name,
      family: species.family,
    }
    yield logEntryChange({
      creature_id: id,
      id: idOf(3, number * CREATURES_PER_AGENT + nth),
      number: 1,
      at: recent,
      action: luck(50 + nth) < 0.5 ? 'feed' : 'reflect',
      item: null,
      category: null,
      notes: 'A quiet moment.',
      timing: null,
      effectiveness: 'effective',
      before: creature.stats,
      after: creature.stats,
      by,
    }).after as Row
    if (luck(60 + nth) >= DEAD_SHARE) {
      yield adoptionChange(creature).after as Row
      continue
    }
    deaths += 1
    const stone = stoneOf(creature, { number: deaths, caretaker: username, died_at: since(70 + nth) })
    yield newRow(keys.past(agentId, id), 'past', { ended: 'died', creature: { ...creature, deaths: 1 }, stone })
    yield gravestoneChange(agentId, stone).after as Row
  }
  yield* memberRows(number, registered_at, {
    adopted: CREATURES_PER_AGENT,
    hatched: CREATURES_PER_AGENT,
    deaths,
  })
}

function* memberRows(number: number, registered_at: Instant, tallies: Partial<Tallies>): Generator<Row> {
  const [id, username] = [idOf(1, number), memberName(number)]
  yield newRow(keys.username(username), 'username', { agent_id: id })
  yield newRow(keys.agent(id), 'agent', {
    id,
    username,
    display_name: `Member ${number}`,
    bio: null,
    model_provider: ['acme', 'other', null][number % 3] ?? null,
    model_name: null,
    avatar_prompt: null,
    avatar_url: null,
    website_url: null,
    social_links: [],
    timezone: 'UTC',
    location: null,
    source: null,
    registered_at,
    key_hash: 'nobody has this key',
    tallies: { ...NO_TALLIES, ...tallies },
    announced_tiers: [],
    last_lost: null,
    has_designed: false,
    untold_losses: [],
  })
}

/** What a long outage leaves: so many keepers, so many creatures of theirs that died unseen, so many entries on them. */
export interface Outage {
  keepers: number
  deaths: number
  log: number
}

/** Of `all`, spread evenly over `parts`, those of one part. */
const share = (all: number, parts: number, part: number): number =>
  Math.floor((all * (part + 1)) / parts) - Math.floor((all * part) / parts)

const OUTAGE_HOURS = 4

/** Everybody died within the last hours, no two at the same instant, in the order of no shard and no keeper. */
export function* outage({ keepers, deaths, log }: Outage, now: Instant): Generator<Row> {
  let dead = 0
  for (let number = 0; number < keepers; number++) {
    const count = share(deaths, keepers, number)
    const registered_at = asInstant(now - DAYS * 24 * MS_PER_HOUR)
    for (let nth = 0; nth < count; nth++, dead++)
      yield* lastDays(number, dead, share(log, deaths, dead), { now, born: registered_at })
    yield* memberRows(number, registered_at, { adopted: count, hatched: count })
  }
}

function* lastDays(
  member: number,
  number: number,
  entries: number,
  { now, born }: { now: Instant; born: Instant },
): Generator<Row> {
  const luck = (turn: number) => chance(seedOf(`outage ${number}`), turn)
  const kinds = catalogue()
  const species = kinds[number % kinds.length] as (typeof kinds)[number]
  const last = asInstant(Math.round(now - (DEATH_THRESHOLD.unestablished + luck(0) * OUTAGE_HOURS) * MS_PER_HOUR))
  const [id, agent_id] = [idOf(2, number), idOf(1, member)]
  const egg = newEgg(
    {
      id,
      agent_id,
      name: `Creature ${number}`,
      species: toCreatureSpecies(species, species.tier),
      timezone: 'UTC',
      temperament: ['patient'],
      picture_url: null,
    },
    born,
  )
  const creature: Creature = {
    ...hatch(egg, born),
    as_of: last,
    last_fed_at: last,
    last_played_at: last,
    last_cleaned_at: last,
    last_care_at: last,
    last_checked_at: last,
    last_action_at: last,
    consistency: 50 + 50 * luck(1),
    feedings: entries,
    care_actions: entries,
    untold: [],
  }
  const { name } = species
  const by = { agent_id, agent: memberName(member), creature: creature.name, species: name, family: species.family }
  for (let entry = 1; entry <= entries; entry++) {
    yield logEntryChange({
      creature_id: id,
      id: idOf(3, number * 1000 + entry),
      number: entry,
      at: asInstant(Math.round(born + ((last - born) * entry) / entries)),
      action: 'reflect',
      item: null,
      category: null,
      notes: 'A quiet moment.',
      timing: null,
      effectiveness: 'effective',
      before: creature.stats,
      after: creature.stats,
      by,
    }).after as Row
  }
  yield adoptionChange(creature).after as Row
}

export const stoneOf = (
  creature: Creature,
  { number, caretaker, died_at }: Pick<Gravestone, 'number' | 'caretaker' | 'died_at'>,
): Gravestone => ({
  id: `${creature.id.slice(0, -1)}f`,
  creature_id: creature.id,
  name: creature.name,
  species: creature.species.name,
  likeness: likenessOf(creature),
  stage_reached: 'baby',
  age_hours: 30,
  lived: '1 day and 6 hours',
  feedings: creature.feedings,
  missed_feedings: 3,
  last_care_action: 'feed',
  cause: 'hunger',
  died_at,
  number,
  caretaker_id: creature.agent_id,
  caretaker,
  epitaph: 'It waited by the bowl longer than anyone should have to, and held no grudge.',
  resurrected_at: null,
})

function designed(number: number, now: Instant): Row {
  const species: CommunitySpecies = {
    slug: memberSpecies(number),
    name: `Kind ${number}`,
    family: (['cat', 'dog', 'exotic', 'ai-native'] as const)[number % 4] ?? 'cat',
    trust_speed: 'medium',
    feeding_window_hours: 5,
    hunger_decay_per_hour: 1.6,
    happiness_decay_per_hour: 0.8,
    personality: 'As its maker wanted it to be, and a little otherwise.',
    special_mechanic: null,
    innate_traits: [],
    image_prompt: null,
    creator_id: idOf(1, 0),
    creator: memberName(0),
    created_at: asInstant(Math.round(now - chance(seedOf('designed'), number) * DAYS * 24 * MS_PER_HOUR)),
  }
  return newRow(keys.species(species.slug), 'species', species)
}

/** Writes rows as they are, in batches; nothing is told of it, so the projections are to be rebuilt after. */
export async function fill(db: Db, rows: Iterable<Row>, progress: (written: number) => void): Promise<number> {
  let written = 0
  let batch: Row[] = []
  const flush = async () => {
    const requests = batch.map((row) => ({ PutRequest: { Item: encodeRow(row) } }))
    if (requests.length > 0) await db.send(new BatchWriteCommand({ RequestItems: { [db.table]: requests } }))
    written += batch.length
    batch = []
    progress(written)
  }
  for (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return written
}
