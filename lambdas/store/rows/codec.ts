/** From a row as the house knows it to the row as the table holds it, and back. Every read and every write passes here. */
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

/** Stored as the house knows it, with whole words: no list's order matters, and no saving would be worth the code. */
const PLAIN: Codec = { encode: (data) => data, decode: (stored) => stored }

const CODECS: Readonly<Record<RowType, Codec>> = {
  agent: agentCodec,
  creature: creatureCodec,
  past: pastCodec,
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
  charge: PLAIN,
  flower: PLAIN,
  laid_flower: PLAIN,
  species: PLAIN,
  marker: PLAIN,
  view: PLAIN,
  'view-count': PLAIN,
  'view-checkpoint': PLAIN,
  'view-inbox': PLAIN,
  'view-aside': PLAIN,
}

/** A kind that only a newer version of the house knows stays as it is, so that a rollback can read what lies beside it. */
const codecOf = ({ type }: Row): Codec => CODECS[type] ?? PLAIN

/** A counter has no data, and passes as it is. */
export const encodeRow = (row: Row): Row => (row.data ? { ...row, data: codecOf(row).encode(row.data as never) } : row)

export const decodeRow = <T>(row: Row): Row<T> =>
  (row.data ? { ...row, data: codecOf(row).decode(row.data as never, row) } : row) as Row<T>
