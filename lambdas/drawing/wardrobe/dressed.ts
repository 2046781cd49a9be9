/** Applies the words of a picture to a look: colours, kind, markings, parts, clothes, objects and scene. */
import { COLOURS, type DrawnPiece, type LabelOf, type Picture, parsePicture } from '../../domain/painting/pen-words'
import { lightness, mix } from '../colour'
import type { Figure } from '../parts/figure'
import type { Dress, Look } from '../species-look'
import type { PartTints } from '../tints'
import { wardrobe } from '.'
import type { Kind, PartName, Piece } from './piece'

export const NO_DRESS: Dress = { pieces: [], things: [], scene: null, wall: null }

/** With `lent`, a kind adds only its ears, tail and parts and does not replace the figure. */
export function dressed(look: Look, picture: Picture = [], { lent = true }: { lent?: boolean } = {}): Look {
  const parsed = parsePicture(picture)
  return 'pieces' in parsed ? inOrder(parsed.pieces).reduce((so_far, piece) => drawn(so_far, piece, lent), look) : look
}

/**
 * Kinds come first, so that colours override theirs. A skirt comes before what is on the feet, and clothes come last:
 * nothing else may hide them.
 */
const ORDER: readonly string[] = ['kind', 'waist', 'coat', 'marking', 'feature', 'part', 'thing', 'backdrop', 'clothes']
const placeOf = ({ group, slot }: DrawnPiece): number => ORDER.indexOf(ORDER.includes(slot) ? slot : group)
const inOrder = (pieces: readonly DrawnPiece[]): DrawnPiece[] => pieces.toSorted((a, b) => placeOf(a) - placeOf(b))

function drawn(look: Look, piece: DrawnPiece, lent: boolean): Look {
  const { coat, marking, feature, clothes, thing, backdrop, kind, parts } = wardrobe()
  const colour = piece.colour && COLOURS[piece.colour]
  switch (piece.group) {
    case 'part':
      return tinted(look, piece.label, colour!)
    case 'kind':
      return lent ? takingAfter(look, kind[piece.label]) : being(look, kind[piece.label])
    case 'coat':
      return withPieces(
        piece.label === 'glassy' ? withFigure(look, { whole: 'clear' }) : look,
        coat[piece.label],
        colour,
      )
    case 'marking': {
      const marks = marking[piece.label]
      return typeof marks === 'string'
        ? withFigure(colour ? withPart(look, 'marking', colour) : contrasting(look), { marking: marks })
        : withPieces(look, marks, colour)
    }
    case 'feature': {
      if (piece.label === 'beard')
        return withFigure(colour ? withPart(look, 'beard', colour) : look, { extras: [...look.figure.extras, 'beard'] })
      const roomy = withFigure(look, { size: look.figure.size * ROOM_FOR_MORE })
      return withPieces(roomy, [parts[feature[piece.label]]], colour)
    }
    case 'clothes':
      return withPieces(look, [clothes[piece.label]], colour)
    case 'thing':
      return withDress(look, { things: [...dressOf(look).things, { thing: thing[piece.label], colour }] })
    case 'backdrop':
      return withDress(look, { scene: backdrop[piece.label] })
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

function tinted(look: Look, label: LabelOf<'part'>, colour: string): Look {
  const [coat, front, picked] = look.colours
  switch (label) {
    case 'wall':
      return withDress(look, { wall: colour })
    case 'eyes':
      return withDress(look, { eyes: colour })
    case 'coat':
      return {
        ...withDress(look, { coat: colour }),
        colours: [colour, mix(colour, '#fff8ea', lightness(colour) > 0.85 ? 0.9 : 0.62), apart(picked, colour)],
      }
    case 'belly':
      return { ...look, colours: [coat, colour, picked] }
    case 'details':
      return { ...look, colours: [coat, front, colour] }
    case 'own wings':
      return withOwn(look, 'wings', colour)
    case 'own shell':
      return withOwn(look, 'shell', colour)
    default:
      return withPart(look, label, colour)
  }
}

function withOwn(look: Look, part: keyof typeof COLOURED, colour: string): Look {
  const own: readonly Piece[] = COLOURED[part].map((name) => wardrobe().parts[name])
  return withDress(withPart(look, part, colour), {
    pieces: dressOf(look).pieces.map((one) => (own.includes(one.piece) ? { ...one, colour } : one)),
  })
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
