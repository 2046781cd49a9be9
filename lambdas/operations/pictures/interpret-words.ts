/** Reads words for a picture: by the lists, and by meaning where somebody can tell it in time. */
import type { EmbedPolicy } from '../../adapters/embedder'
import type { ItemJudge } from '../../adapters/item-judge'
import { describeDrawing } from '../../domain/picture/drawn-words'
import { penLabels } from '../../domain/picture/pen-labels'
import { meaningOf, type PenWord, readWords, type Subject, wallStroke } from '../../domain/picture/reading'
import { strokesIn, strokesText } from '../../species/strokes'

/** Words of no list that are asked about for one picture. */
const MAX_MODEL_WORDS = 4

export interface WordsRequest {
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

export interface InterpretedWords {
  strokes: string
  drawn: ReturnType<typeof describeDrawing>
}

interface ModelAccess {
  judge(): Promise<ItemJudge>
  policy: EmbedPolicy
}

/** Null where nothing was asked for and nothing found. */
export async function interpretWords(
  { subject, texts, kin, ...others }: WordsRequest,
  model: ModelAccess,
): Promise<InterpretedWords | null> {
  const more = { ...others, taken: (kin && strokesIn(kin)) || [] }
  const listed = readWords(texts, subject, more)
  const learned = await readMeanings(listed.beyond.slice(0, MAX_MODEL_WORDS), subject, model)
  const reading = learned.size > 0 ? readWords(texts, subject, { ...more, learnt: learned }) : listed
  if (reading.strokes.length === 0 && texts.length === 0) return null
  const strokes = reading.strokes.length > 0 ? reading.strokes : [wallStroke(texts.join(' '))]
  return { strokes: strokesText(strokes), drawn: describeDrawing({ ...reading, strokes }, subject) }
}

async function readMeanings(
  words: readonly string[],
  subject: Subject,
  { judge, policy }: ModelAccess,
): Promise<ReadonlyMap<string, PenWord>> {
  if (words.length === 0) return new Map()
  const { nearness } = await judge()
  const found = await Promise.all(
    words.map(async (word): Promise<[string, PenWord][]> => {
      const near = await nearness(word, penLabels(), policy)
      const meaning = near && meaningOf(near, subject)
      return meaning ? [[word, meaning]] : []
    }),
  )
  return new Map(found.flat())
}
