/** Converts rows between the domain's form and the stored form, on every read and write. */
import type { Row, RowType } from '../row'
import type { Key } from '../table'
import { agentCodec } from './agent'
import { creatureCodec } from './creature'
import { logEntryCodec } from './log-entry'
import { pastCodec } from './past'
import { stoneCodec } from './stone'
import { triedCodec } from './tried'

interface Codec {
  encode(data: never): unknown
  decode(stored: never, key: Key): unknown
}

/** Stored as is: these rows are rare or small, so shorter field names would save little. */
const PLAIN: Codec = { encode: (data) => data, decode: (stored) => stored }

/**
 * Stores `data` as one JSON string, because the embedded engine takes time for every field of a map in writes and
 * scans. Not for rows that are written often: DynamoDB counts JSON as 5% to 40% more bytes than a map.
 */
const packed = ({ encode, decode }: Codec): Codec => ({ encode: (data) => JSON.stringify(encode(data)), decode })

/** Does not pack rows with a list of entries: they are large and rewritten for every entry, so bytes count more. */
const VIEW: Codec = {
  ...PLAIN,
  encode: (data: object) => ('entries' in data ? data : JSON.stringify(data)),
}

const CODECS: Readonly<Record<RowType, Codec>> = {
  agent: agentCodec,
  creature: creatureCodec,
  past: packed(pastCodec),
  stone: stoneCodec,
  log: logEntryCodec,
  tried: triedCodec,
  username: PLAIN,
  leaver: PLAIN,
  balance: PLAIN,
  ledger: PLAIN,
  order: PLAIN,
  placed: PLAIN,
  open_order: PLAIN,
  pledge: PLAIN,
  payment: PLAIN,
  wish: PLAIN,
  painting: PLAIN,
  pictures: PLAIN,
  vector: PLAIN,
  calibration: PLAIN,
  limit: PLAIN,
  design: PLAIN,
  connection: PLAIN,
  grant: PLAIN,
  flower: PLAIN,
  laid_flower: PLAIN,
  human_flower: PLAIN,
  species: PLAIN,
  marker: PLAIN,
  moderation: PLAIN,
  view: VIEW,
  'view-count': PLAIN,
  'view-checkpoint': PLAIN,
  'view-inbox': PLAIN,
  'view-aside': PLAIN,
}

const codecOf = ({ type }: Row): Codec => CODECS[type]

/** Counters have no data. */
export const encodeRow = (row: Row): Row => (row.data ? { ...row, data: codecOf(row).encode(row.data as never) } : row)

export const decodeRow = <T>(row: Row): Row<T> =>
  (row.data ? { ...row, data: codecOf(row).decode(unpacked(row.data) as never, row) } : row) as Row<T>

/** Packed data is a string. */
const unpacked = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored)
