/** Reads words for a picture: by the lists, and by meaning where somebody can tell it in time. */
import type { EmbedPolicy } from '../../adapters/embedder'
import type { ItemJudge } from '../../adapters/item-judge'
import { inWords } from '../../domain/picture/drawn-words'
import { penLabels } from '../../domain/picture/pen-labels'
import { meaningOf, read, type Subject, type Word, wallFor } from '../../domain/picture/reading'
import { strokesIn, strokesText } from '../../species/strokes'

/** Words of no list that are asked about for one picture. */
const MOST_ASKED = 4

export interface Request {
  subject: Subject
  /** What counts most comes first. */
  texts: readonly string[]
  /** Of a kind: its last word says what it is. */
  name?: string
  /** What was not written for a picture, and yet says something of it. */
  asides?: readonly string[]
  /** What it is already, in words. */
  own?: string
  /** What every one of its kind is drawn with, as strokes. */
  kin?: string
}

export interface TakenUp {
  strokes: string
  drawn: ReturnType<typeof inWords>
}

interface Help {
  judge(): Promise<ItemJudge>
  policy: EmbedPolicy
}

/** Null where nothing was asked for and nothing found. */
export async function takenUp({ subject, texts, kin, ...others }: Request, help: Help): Promise<TakenUp | null> {
  const more = { ...others, taken: (kin && strokesIn(kin)) || [] }
  const listed = read(texts, subject, more)
  const learnt = await meanings(listed.beyond.slice(0, MOST_ASKED), subject, help)
  const reading = learnt.size > 0 ? read(texts, subject, { ...more, learnt }) : listed
  if (reading.strokes.length === 0 && texts.length === 0) return null
  const strokes = reading.strokes.length > 0 ? reading.strokes : [wallFor(texts.join(' '))]
  return { strokes: strokesText(strokes), drawn: inWords({ ...reading, strokes }, subject) }
}

async function meanings(
  words: readonly string[],
  subject: Subject,
  { judge, policy }: Help,
): Promise<ReadonlyMap<string, Word>> {
  if (words.length === 0) return new Map()
  const { nearness } = await judge()
  const found = await Promise.all(
    words.map(async (word): Promise<[string, Word][]> => {
      const near = await nearness(word, penLabels(), policy)
      const meaning = near && meaningOf(near, subject)
      return meaning ? [[word, meaning]] : []
    }),
  )
  return new Map(found.flat())
}
