/** Strokes: the words of a drawing as a short text for addresses and rows. `sfr-mu` is a red scarf and mountains. */
import { COLOURS, type ColourName, PEN_WORDS, type PenGroup } from './pen-words'
import { TINTED, type TintedName } from './tinted'

/** A word of the vocabulary, with or without a colour; or a colour for a part of the picture. */
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

/** Parses a text of `strokesText`; null for any other text. */
export function strokesIn(text: string): readonly Stroke[] | null {
  const strokes = text.split('-').map(strokeOf)
  return strokes.every((stroke) => stroke !== null) ? strokes : null
}

/** Space that a stroke takes in a picture: none for a colour, twice that of a thing for a kind or a background. */
const SIZES: Readonly<Partial<Record<Stroke['group'], number>>> = { tinted: 0, kinds: 2, backdrops: 2 }
export const roomTaken = (strokes: readonly Pick<Stroke, 'group'>[]): number =>
  strokes.reduce((sum, { group }) => sum + (SIZES[group] ?? 1), 0)
