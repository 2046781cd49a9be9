/** Stored form of a care log entry, written at every care action. The key contains the creature's id and the number. */
import type { LogContext, LogEntry } from '../../domain/care/care-log'
import { type Key, loggedCreatureId } from '../table'
import { ACTION_CODES, CATEGORY_CODES, EFFECTIVENESS_CODES, FAMILY_CODES, TIMING_CODES } from './codes'
import { STAT_FIELDS } from './creature'
import { fields, IN_KEY, type Layout, word } from './layout'

export const SCENE: Layout<LogContext> = {
  agent_id: { code: 'i' },
  agent: { code: 'a' },
  creature: { code: 'c' },
  species: { code: 's' },
  family: { code: 'f', form: word(FAMILY_CODES) },
}

export const LOG_ENTRY: Layout<LogEntry> = {
  id: { code: 'i' },
  creature_id: IN_KEY,
  number: IN_KEY,
  at: { code: 'a' },
  action: { code: 'x', form: word(ACTION_CODES) },
  item: { code: 'it', usual: null },
  category: { code: 'ct', usual: null, form: word(CATEGORY_CODES) },
  notes: { code: 'no', usual: null },
  timing: { code: 'ti', usual: null, form: word(TIMING_CODES) },
  effectiveness: { code: 'e', usual: 'effective', form: word(EFFECTIVENESS_CODES) },
  before: { code: 'b', form: fields(STAT_FIELDS) },
  after: { code: 'af', form: fields(STAT_FIELDS) },
  by: { code: 'by', form: fields(SCENE) },
  wish: { code: 'w' },
}

const { write, read } = fields(LOG_ENTRY)

export const logEntryCodec = {
  encode: write,
  decode: (stored: never, key: Key): LogEntry => ({
    ...read(stored),
    creature_id: loggedCreatureId(key),
    number: Number(key.sk),
  }),
}
