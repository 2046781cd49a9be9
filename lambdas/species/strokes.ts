/** Strokes: what the pen was asked for in words, as pictures and rows keep it: `scr-mu` is a red scarf before mountains. */
import { COLOURS, type ColourName, PEN_WORDS, type PenGroup, TINTED, type TintedName } from './pen-words'

/** A thing of the vocabulary, perhaps in a colour; or a colour for a part of the picture. */
export type Stroke =
  | { [Group in PenGroup]: { group: Group; name: keyof (typeof PEN_WORDS)[Group]; colour?: ColourName } }[PenGroup]
  | { group: 'tinted'; name: TintedName; colour: ColourName }

const codeOf = (stroke: Stroke): string =>
  stroke.group === 'tinted'
    ? TINTED[stroke.name]
    : (PEN_WORDS[stroke.group] as Readonly<Record<string, string>>)[stroke.name]!

export const strokesText = (strokes: readonly Stroke[]): string =>
  strokes.map((stroke) => codeOf(stroke) + (stroke.colour ? COLOURS[stroke.colour].code : '')).join('-')

let known: ReadonlyMap<string, Stroke> | undefined

const strokeOf = (text: string): Stroke | null => {
  known ??= new Map(
    [
      ...Object.keys(TINTED).map((name) => ({ group: 'tinted', name }) as Stroke),
      ...Object.entries(PEN_WORDS).flatMap(([group, words]) =>
        Object.keys(words).map((name) => ({ group, name }) as Stroke),
      ),
    ].map((stroke) => [codeOf(stroke), stroke]),
  )
  const tinted = known.get(text.slice(0, 1))
  const stroke = tinted ?? known.get(text.slice(0, 2))
  const letter = text.slice(tinted ? 1 : 2)
  const colour = (Object.keys(COLOURS) as ColourName[]).find((name) => COLOURS[name].code === letter)
  if (!stroke || (letter !== '' && !colour) || (tinted && !colour)) return null
  return { ...stroke, ...(colour && { colour }) } as Stroke
}

/** The strokes of a text that `strokesText` wrote; null of any other. */
export function strokesIn(text: string): readonly Stroke[] | null {
  const strokes = text.split('-').map(strokeOf)
  return strokes.every((stroke) => stroke !== null) ? strokes : null
}

/** How much of a picture each fills: a colour nothing of its own, a place and another's likeness as much as two things. */
const SIZES: Readonly<Partial<Record<Stroke['group'], number>>> = { tinted: 0, kinds: 2, backdrops: 2 }
export const roomTaken = (strokes: readonly Pick<Stroke, 'group'>[]): number =>
  strokes.reduce((sum, { group }) => sum + (SIZES[group] ?? 1), 0)
