/** Applies strokes from words to a look: colours, kind, markings, parts, clothes, objects and scene. */
import type { Figure, MarkingName } from '../../species/figure'
import { COLOURS, type ColourName } from '../../species/pen-words'
import { type Stroke, strokesIn } from '../../species/strokes'
import { lightness, mix } from '../colour'
import type { Dress, Look } from '../figure'
import type { PartTints } from '../tints'
import { wardrobe } from '.'
import type { Kind, PartName, Piece } from './piece'

export const NO_DRESS: Dress = { pieces: [], things: [], scene: null, wall: null }

const hexOf = (colour: ColourName | undefined): string | undefined => colour && COLOURS[colour].hex

/**
 * Applies the strokes of one text. With `lent`, a kind adds only its ears, tail and parts and does not replace the
 * figure.
 */
export function dressed(look: Look, text: string | undefined, { lent = true }: { lent?: boolean } = {}): Look {
  const strokes = text ? strokesIn(text) : null
  return strokes ? inOrder(strokes).reduce((so_far, stroke) => drawn(so_far, stroke, lent), look) : look
}

/** Kinds come first, so that colours override theirs. */
const inOrder = (strokes: readonly Stroke[]): Stroke[] =>
  strokes.toSorted((a, b) => Number(b.group === 'kinds') - Number(a.group === 'kinds'))

function drawn(look: Look, stroke: Stroke, lent: boolean): Look {
  const { coats, marks, worn, held, scenes } = wardrobe()
  const colour = hexOf(stroke.colour)
  switch (stroke.group) {
    case 'tinted':
      return tinted(look, stroke.name, colour!)
    case 'kinds': {
      const kind: Kind = wardrobe().kinds[stroke.name]
      return lent ? takingAfter(look, kind) : being(look, kind)
    }
    case 'coats':
      return withPieces(
        stroke.name === 'glassy' ? withFigure(look, { whole: 'clear' }) : look,
        coats[stroke.name],
        colour,
      )
    case 'marks': {
      const pieces = marks[stroke.name]
      return pieces
        ? withPieces(look, pieces, colour)
        : withFigure(colour ? withPart(look, 'marking', colour) : contrasting(look), {
            marking: stroke.name as MarkingName,
          })
    }
    case 'features':
      return featured(look, stroke, colour)
    case 'worn':
      return withPieces(look, [worn[stroke.name]], colour)
    case 'held':
      return withDress(look, { things: [...dressOf(look).things, { thing: held[stroke.name], colour }] })
    case 'backdrops':
      return withDress(look, { scene: scenes[stroke.name] })
  }
}

const dressOf = ({ dress }: Look): Dress => dress ?? NO_DRESS
const withDress = (look: Look, more: Partial<Dress>): Look => ({ ...look, dress: { ...dressOf(look), ...more } })
const withFigure = (look: Look, more: Partial<Figure>): Look => ({ ...look, figure: { ...look.figure, ...more } })
const withPieces = (look: Look, pieces: readonly Piece[], colour?: string): Look =>
  withDress(
    pieces.reduce((smaller, { shrinks = 1 }) => withFigure(smaller, { size: smaller.figure.size * shrinks }), look),
    { pieces: [...dressOf(look).pieces, ...pieces.map((piece) => ({ piece, colour }))] },
  )

const withParts = (look: Look, names: readonly PartName[] = []): Look =>
  withPieces(
    look,
    names.map((name) => wardrobe().parts[name]),
  )

const being = (look: Look, { figure, parts, colours }: Kind): Look =>
  withParts(
    {
      ...look,
      colours,
      figure: { ...look.figure, ...PLAIN, ...figure, extras: [...(figure.extras ?? []), ...look.figure.extras] },
    },
    parts,
  )

/** Features that a kind replaces; size and roundness are kept. */
const PLAIN: Partial<Figure> = {
  skull: 'round',
  ears: 'none',
  tail: 'none',
  marking: 'plain',
  slit: false,
  earTint: 'body',
}

/** Looks with the parts of another kind are drawn smaller, so that everything fits. */
const ROOM_FOR_MORE = 0.84
const LENT_TAIL = 0.7

const takingAfter = (look: Look, { figure, parts }: Kind): Look =>
  withParts(
    withFigure(look, {
      ears: figure.ears ?? look.figure.ears,
      ...(figure.tail && { tail: figure.tail, tailSize: Math.min(look.figure.tailSize, LENT_TAIL) }),
      size: look.figure.size * ROOM_FOR_MORE,
      ...(figure.marking && { marking: figure.marking }),
      extras: [...look.figure.extras, ...(figure.extras ?? []).filter((extra) => !look.figure.extras.includes(extra))],
      ...(!parts && !figure.extras && { skull: figure.skull ?? 'round', muzzle: figure.muzzle ?? look.figure.muzzle }),
    }),
    parts,
  )

const withPart = (look: Look, part: keyof PartTints, colour: string): Look =>
  withDress(look, { parts: { ...dressOf(look).parts, [part]: colour } })

/** Pieces of kinds that take the colour of a part. */
const COLOURED = {
  wings: ['mothwings', 'butterflywings', 'glasswings', 'fairywings', 'raywings'],
  shell: ['shellback', 'wingcase'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>

function tinted(look: Look, name: (Stroke & { group: 'tinted' })['name'], colour: string): Look {
  const [coat, front, picked] = look.colours
  switch (name) {
    case 'wall':
      return withDress(look, { wall: colour })
    case 'coat':
      return {
        ...withDress(look, { coat: colour }),
        colours: [colour, mix(colour, '#fff8ea', lightness(colour) > 0.85 ? 0.9 : 0.62), apart(picked, colour)],
      }
    case 'front':
      return { ...look, colours: [coat, colour, picked] }
    case 'picked':
      return { ...look, colours: [coat, front, colour] }
    case 'wings':
    case 'shell': {
      const parts: readonly Piece[] = COLOURED[name].map((part) => wardrobe().parts[part])
      return withDress(withPart(look, name, colour), {
        pieces: dressOf(look).pieces.map((one) => (parts.includes(one.piece) ? { ...one, colour } : one)),
      })
    }
    default:
      return withPart(look, name, colour)
  }
}

/** The accent colour, or another one if it contrasts too little with the coat. */
const apart = (picked: string, coat: string): string =>
  Math.abs(lightness(picked) - lightness(coat)) > 0.22
    ? picked
    : lightness(coat) > 0.5
      ? mix(coat, '#2a1f28', 0.55)
      : mix(coat, '#ffffff', 0.5)

const contrasting = (look: Look): Look => {
  const [coat, front, picked] = look.colours
  return { ...look, colours: [coat, front, apart(picked, coat)] }
}

function featured(look: Look, { name }: Stroke & { group: 'features' }, colour: string | undefined): Look {
  if (name === 'eyes') return colour ? withDress(look, { eyes: colour }) : look
  if (name === 'beard')
    return withFigure(colour ? withPart(look, name, colour) : look, { extras: [...look.figure.extras, name] })
  const roomy = withFigure(look, { size: look.figure.size * ROOM_FOR_MORE })
  return withPieces(roomy, [wardrobe().parts[wardrobe().features[name]]], colour)
}
