/** Turns words for a picture into strokes: by the lists, otherwise by meaning if the model answers in time. */
import type { EmbedPolicy } from '../../adapters/embedder'
import type { ItemJudge } from '../../adapters/item-judge'
import { describeDrawing } from '../../domain/picture/drawn-words'
import { penLabels } from '../../domain/picture/pen-labels'
import { meaningOf, type PenWord, readWords, type Subject, wallStroke } from '../../domain/picture/reading'
import { strokesIn, strokesText } from '../../species/strokes'

/** Unknown words per picture that are sent to the model. */
const MAX_MODEL_WORDS = 4

export interface WordsRequest {
  subject: Subject
  /** Most important first. */
  texts: readonly string[]
  /** Name of a species; its last word is the noun. */
  name?: string
  /** Texts that were not written for a picture but may describe it. */
  asides?: readonly string[]
  /** Words for what the subject is anyway. */
  own?: string
  /** Strokes that every creature of the species has. */
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

/** Null without words and without strokes. */
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
