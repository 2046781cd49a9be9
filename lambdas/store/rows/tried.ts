/** Stored form of an offered item and its judgement. */
import type { TriedItem } from '../../domain/care/care-log'
import { CATEGORY_CODES, ITEM_ACTION_CODES } from './codes'
import { fields, type Layout, word } from './layout'

export const TRIED: Layout<TriedItem> = {
  action: { code: 'x', form: word(ITEM_ACTION_CODES) },
  item: { code: 'it' },
  category: { code: 'ct', form: word(CATEGORY_CODES) },
  score: { code: 's' },
  at: { code: 'a' },
}

const { write, read } = fields(TRIED)

export const triedCodec = { encode: write, decode: (stored: never): TriedItem => read(stored) }
