/** Generates rows of many keepers and creatures, to measure a large house. The same size gives the same rows. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { NO_TALLIES, type Tallies } from '../../../lambdas/domain/accounts/agent'
import type { Gravestone } from '../../../lambdas/domain/afterlife/gravestone'
import { likenessOf } from '../../../lambdas/domain/afterlife/likeness'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import { chance, seedOf } from '../../../lambdas/domain/chance'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { hatch, newEgg } from '../../../lambdas/domain/creature/life'
import { catalogue, toCreatureSpecies } from '../../../lambdas/domain/species/catalogue'
import type { CommunitySpecies } from '../../../lambdas/domain/species/community-species'
import { asInstant, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { adoptionChange, logEntryChange } from '../../../lambdas/store/creatures'
import type { Db } from '../../../lambdas/store/db'
import { ACCOUNT_ROWS } from '../../../lambdas/store/entities/accounts'
import { encodeRow } from '../../../lambdas/store/entities/codec'
import { gravestoneChange } from '../../../lambdas/store/graveyard'
import { newRow, type Row } from '../../../lambdas/store/row'
import { keys } from '../../../lambdas/store/table'

const CREATURES_PER_AGENT = 4
const DEAD_SHARE = 0.4
const DAYS = 40
/** Community species are generated at this ratio. */
const CREATURES_PER_SPECIES = 20
const BATCH = 25

const idOf = (kind: number, number: number): string =>
  `${(seedOf(`${kind}/${number}`) >>> 0).toString(16).padStart(8, '0')}-0000-4000-8${kind}00-${number.toString(16).padStart(12, '0')}`

export const memberName = (number: number): string => `member-${number}`
export const memberSpecies = (number: number): string => `member_species_${number}`

/** All rows of a house with this many creatures, household by household. */
export function* population(creatures: number, now: Instant): Generator<Row> {
  for (let number = 0; number * CREATURES_PER_SPECIES < creatures; number++) yield communitySpecies(number, now)
  for (let number = 0; number * CREATURES_PER_AGENT < creatures; number++) yield* household(number, now)
}

type Species = ReturnType<typeof catalogue>[number]

interface Life {
  /** Numbers of the creature and its keeper, for ids and names. */
  creature: number
  member: number
  name: string
  species: Species
  born: Instant
  /** The last care of every kind. */
  last: Instant
}

function creatureOf({ creature, member, name, species, born, last }: Life, more: Partial<Creature>): Creature {
  const egg = newEgg(
    {
      id: idOf(2, creature),
      agent_id: idOf(1, member),
      keeper: memberName(member),
      name,
      species: toCreatureSpecies(species, species.tier),
      timezone: 'UTC',
      temperament: ['patient'],
      picture_url: null,
    },
    born,
  )
  return {
    ...hatch(egg, born),
    stats_at: last,
    last_fed_at: last,
    last_played_at: last,
    last_cleaned_at: last,
    last_care_at: last,
    last_checked_at: last,
    milestones_told: 1,
    ...more,
  }
}

/** A log entry that changed nothing. */
export const logRow = (
  { id, agent_id, name, species, stats }: Creature,
  keeper: string,
  entry: Pick<LogEntry, 'id' | 'number' | 'done_at' | 'action'>,
): Row =>
  logEntryChange({
    ...entry,
    creature_id: id,
    item: null,
    category: null,
    notes: 'A quiet moment.',
    timing: null,
    effectiveness: 'effective',
    before: stats,
    after: stats,
    by: { agent_id, agent: keeper, creature: name, species: species.name, family: species.family },
  }).after as Row

function* household(number: number, now: Instant): Generator<Row> {
  const random = (turn: number) => chance(seedOf(`household ${number}`), turn)
  const username = memberName(number)
  const registered_at = asInstant(Math.round(now - random(0) * DAYS * 24 * MS_PER_HOUR))
  const since = (turn: number) => asInstant(Math.round(registered_at + random(turn) * (now - registered_at)))
  let deaths = 0
  for (let nth = 0; nth < CREATURES_PER_AGENT; nth++) {
    const species = catalogue()[Math.floor(random(10 + nth) * catalogue().length)] as Species
    const born = since(20 + nth)
    const last = asInstant(Math.max(born, Math.round(now - random(30 + nth) * 3 * MS_PER_HOUR)))
    const at = number * CREATURES_PER_AGENT + nth
    const creature = creatureOf(
      { creature: at, member: number, name: `Creature ${nth}`, species, born, last },
      { consistency: 50 + 50 * random(40 + nth), feedings: 12, cared: { feed: 1 } },
    )
    const action = random(50 + nth) < 0.5 ? 'feed' : 'reflect'
    yield logRow(creature, username, { id: idOf(3, at), number: 1, done_at: last, action })
    if (random(60 + nth) >= DEAD_SHARE) {
      yield adoptionChange(creature).after as Row
      continue
    }
    deaths += 1
    const { id, agent_id } = creature
    const stone = stoneOf(creature, { number: deaths, caretaker: username, died_at: since(70 + nth) })
    const dead: Creature = { ...creature, death: { died_at: stone.died_at, cause: stone.cause } }
    yield newRow(keys.past(agent_id, id), 'past', {
      ended: 'died',
      creature: dead,
      stone_id: stone.id,
      stone_number: deaths,
    })
    yield gravestoneChange(agent_id, stone).after as Row
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
    ...ACCOUNT_ROWS.agent.defaults,
    id,
    username,
    display_name: `Member ${number}`,
    model_provider: ['acme', 'other', null][number % 3] ?? null,
    registered_at,
    key_hash: 'nobody has this key',
    tallies: { ...NO_TALLIES, ...tallies },
  })
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

function communitySpecies(number: number, now: Instant): Row {
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

/** Writes rows in batches, without the projector: rebuild the projections afterwards. */
export async function writeRows(db: Db, rows: Iterable<Row>, progress: (written: number) => void): Promise<number> {
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
