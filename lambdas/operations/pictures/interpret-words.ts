/** Turns words for a picture into strokes. */
import { describeDrawing } from '../../domain/picture/drawn-words'
import { readWords, type Subject, wallStroke } from '../../domain/picture/reading'
import { strokesIn, strokesText } from '../../species/strokes'

export interface WordsRequest {
  subject: Subject
  /** Most important first. */
  texts: readonly string[]
  /** Name of a species; its last word is the noun. */
  name?: string
  /** Texts that were not written for a picture but may describe it. */
  asides?: readonly string[]
  /** Words for what the subject already is; they add nothing. */
  own?: string
  /** Strokes that all creatures of the species have. */
  kin?: string
}

export interface InterpretedWords {
  strokes: string
  drawn: ReturnType<typeof describeDrawing>
}

/** Null without words and without strokes. */
export function interpretWords({ subject, texts, kin, ...others }: WordsRequest): InterpretedWords | null {
  const reading = readWords(texts, subject, { ...others, taken: (kin && strokesIn(kin)) || [] })
  if (reading.strokes.length === 0 && texts.length === 0) return null
  const strokes = reading.strokes.length > 0 ? reading.strokes : [wallStroke(texts.join(' '))]
  const [nose] = /\b(?:beak|bill)\b/i.exec(texts.join(' ')) ?? []
  return {
    strokes: strokesText(strokes),
    drawn: describeDrawing({ ...reading, strokes }, subject, nose?.toLowerCase()),
  }
}
