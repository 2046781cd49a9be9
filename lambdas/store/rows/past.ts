/** Stored form of a dead or released creature. */
import type { Past } from '../../domain/afterlife/gravestone'
import type { Instant } from '../../domain/time/instants'
import type { Key } from '../table'
import { ENDED_CODES } from './codes'
import { creatureCodec } from './creature'
import { word } from './layout'
import { stoneCodec } from './stone'

interface StoredPast {
  /** How it ended. */
  e: never
  /** The creature. */
  c: never
  /** Its gravestone, if it died. */
  s?: never
  /** When it was released. */
  r?: Instant
}

const ended = word(ENDED_CODES)

export const pastCodec = {
  encode: (past: Past) => ({
    e: ended.write(past.ended),
    c: creatureCodec.encode(past.creature),
    ...(past.ended === 'died' ? { s: stoneCodec.encode(past.stone) } : { r: past.released_at }),
  }),
  decode({ e, c, s, r }: StoredPast, key: Key): Past {
    const creature = creatureCodec.decode(c, key)
    return ended.read(e) === 'died'
      ? { ended: 'died', creature, stone: stoneCodec.decode(s as never, key) }
      : { ended: 'released', creature, released_at: r as Instant }
  },
}
