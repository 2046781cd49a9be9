/**
 * What operators do: they suspend an agent, end that, or remove one text. Each change and its record are made in one
 * conditional transaction. Copies of a text in other rows follow; running it again finishes an interrupted removal
 * without a second record.
 */
import {
  type Moderation,
  type ProfileText,
  type SpeciesText,
  suspended,
  withoutProfileText,
  withoutSpeciesText,
  withoutSuspension,
} from '../domain/accounts/moderation'
import type { LogEntry } from '../domain/care/care-log'
import { isSameSubject, keeperPainting, keeperSubject, withoutPainting } from '../domain/painting/painting'
import type { CommunitySpecies } from '../domain/species/community-species'
import type { Instant } from '../domain/time/instants'
import { type AgentRow, agentChange, readAgent, readClaim } from '../store/agents'
import { commit } from '../store/commit'
import { readSpeciesRow, speciesChange } from '../store/community-species'
import type { Db } from '../store/db'
import {
  buyerChanges,
  loggedSpeciesNameChanges,
  moderationChange,
  readLivesOf,
  speciesNameChanges,
} from '../store/moderation'
import { readPainting } from '../store/paintings'
import { readRow } from '../store/read'
import { type Change, nextRow } from '../store/row'
import { keys } from '../store/table'

export type ModeratedText =
  | { kind: 'note'; creature_id: string; number: number }
  | { kind: 'profile'; username: string; field: ProfileText }
  | { kind: 'species'; slug: string; field: SpeciesText }

export interface ModerationOrder extends Pick<Moderation, 'by' | 'why'> {
  text: ModeratedText
}

export interface ModerationOutcome {
  outcome: 'removed' | 'removed before' | 'not found'
  /** Other rows that had a copy. */
  copies: number
}

interface FoundText {
  record: Omit<Moderation, 'done_at' | 'by' | 'why'>
  /** Empty if the text was removed before. */
  changes: Change[]
  removeCopies(): Promise<number>
}

export async function moderate(
  db: Db,
  { text, by, why }: ModerationOrder,
  now: () => Instant,
): Promise<ModerationOutcome> {
  let outcome: ModerationOutcome['outcome'] = 'removed before'
  const found = await retried(async () => {
    const current = await find(db, text)
    if (!current || current.changes.length === 0) return current
    const record = moderationChange({ ...current.record, done_at: now(), by, why }, db.newId())
    if ((await commit(db, [...current.changes, record])).kind !== 'done') return 'retry'
    outcome = 'removed'
    return current
  })
  return found ? { outcome, copies: await found.removeCopies() } : { outcome: 'not found', copies: 0 }
}

const ATTEMPTS = 20

/** Reads again after a conflict with a concurrent call of an agent. */
async function retried<T>(act: () => Promise<T | 'retry'>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await act()
    if (result !== 'retry') return result
  }
  throw new Error('moderation: retries exhausted by write conflicts; run this again')
}

export interface SuspensionOrder extends Pick<Moderation, 'by' | 'why'> {
  username: string
  /** Ends the suspension. */
  lift?: boolean
}

/** `no change`: it was so before. */
export function suspend(
  db: Db,
  { username, lift = false, by, why }: SuspensionOrder,
  now: () => Instant,
): Promise<'suspended' | 'lifted' | 'no change' | 'not found'> {
  return retried(async () => {
    const row = await readAgentNamed(db, username)
    if (!row) return 'not found'
    const agent = lift ? withoutSuspension(row.data) : suspended(row.data, now())
    if (agent === row.data) return 'no change'
    const kind = lift ? 'lifted' : 'suspended'
    const record = moderationChange({ kind, agent_id: agent.id, done_at: now(), by, why }, db.newId())
    return (await commit(db, [agentChange(row, agent), record])).kind === 'done' ? kind : 'retry'
  })
}

async function readAgentNamed(db: Db, username: string): Promise<AgentRow | null> {
  const { agent_id } = (await readClaim(db, username.toLowerCase())) ?? {}
  return agent_id ? readAgent(db, agent_id, { consistent: true }) : null
}

function find(db: Db, text: ModeratedText): Promise<FoundText | null> {
  if (text.kind === 'note') return findNote(db, text.creature_id, text.number)
  return text.kind === 'profile' ? findProfile(db, text.username, text.field) : findSpecies(db, text.slug, text.field)
}

const noCopies = async (): Promise<number> => 0

/** The projector removes the note from the recent reflections. */
async function findNote(db: Db, creature_id: string, number: number): Promise<FoundText | null> {
  const row = await readRow<LogEntry>(db, keys.log(creature_id, number))
  if (!row) return null
  const { by, notes } = row.data
  return {
    record: { kind: 'note', agent_id: by.agent_id, creature_id, number },
    changes: notes === null ? [] : [{ before: row, after: nextRow(row, { ...row.data, notes: null }) }],
    removeCopies: noCopies,
  }
}

async function findProfile(db: Db, username: string, field: ProfileText): Promise<FoundText | null> {
  const row = await readAgentNamed(db, username)
  if (!row) return null
  const agent = row.data
  const after = withoutProfileText(agent, field)
  const isGone = JSON.stringify(after[field]) === JSON.stringify(agent[field])
  const subject = keeperSubject(agent)
  const isPictured = !isSameSubject(subject, keeperSubject(after))
  // Also removes an order to paint a picture of these words.
  const painting = isPictured ? await readPainting(db, keeperPainting(agent.id)) : null
  const ordered = painting?.data.subject.words === subject?.words ? painting : null
  return {
    record: { kind: 'profile', field, agent_id: agent.id },
    changes: isGone
      ? []
      : [
          agentChange(row, isPictured ? withoutPainting(after) : after),
          ...(ordered ? [{ before: ordered, after: null }] : []),
        ],
    removeCopies: field === 'display_name' ? () => commitEach(db, () => buyerChanges(db, after)) : noCopies,
  }
}

async function findSpecies(db: Db, slug: string, field: SpeciesText): Promise<FoundText | null> {
  const row = await readSpeciesRow(db, slug)
  if (!row) return null
  const after = withoutSpeciesText(row.data, field)
  return {
    record: { kind: 'species', field, agent_id: row.data.creator_id, slug },
    changes: after[field] === row.data[field] ? [] : [speciesChange(row, after)],
    removeCopies: field === 'name' ? () => removeSpeciesName(db, after) : noCopies,
  }
}

/** Changes the creature before its log, because a care action in between logs the name from the creature's row. */
async function removeSpeciesName(db: Db, { slug, name }: CommunitySpecies): Promise<number> {
  let copies = 0
  for (const life of await readLivesOf(db, slug)) {
    copies += await retried(async () => {
      const changes = await speciesNameChanges(db, life, name)
      if (changes.length === 0) return 0
      return (await commit(db, changes)).kind === 'done' ? changes.length : 'retry'
    })
    copies += await commitEach(db, async () => {
      const pages: Change[] = []
      for await (const page of loggedSpeciesNameChanges(db, life.creature_id, name)) pages.push(...page)
      return pages
    })
  }
  return copies
}

/** Commits one change at a time, and reads again until none is left. */
function commitEach(db: Db, read: () => Promise<Change[]>): Promise<number> {
  let copies = 0
  return retried(async () => {
    const changes = await read()
    if (changes.length === 0) return copies
    for (const change of changes) if ((await commit(db, [change])).kind === 'done') copies += 1
    return 'retry'
  })
}
