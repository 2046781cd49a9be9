/** Cards to share: a face, a name, a sentence and the service's name, 1200 x 630 or 1080 x 1080. */
import { fitted, isLegible, lettering, widthOf, wrapped } from './lettering/lettering'
import { dot, escaped, fill, group, luckOf, n, onto, placed, STAR } from './pen'
import { flower } from './room/flowers'
import { garland, PARTY_COLOURS, type Room } from './room/room'

export interface Card {
  /** The SVG of a portrait or avatar, or a function that draws text with the given lettering. */
  picture: string | ((write: typeof lettering) => string)
  /** A small picture in the corner of the other. */
  inset?: string
  name: string
  /** Shown if the name cannot be written in the available letters. */
  otherwise?: string
  line: string
  theme?: Theme
  /** Flowers on a memorial card, drawn as on the stone with this id. */
  flowers?: { stone_id: string; count: number }
  shape?: keyof typeof SHAPES
}

/**
 * Layout by shape of card. `top`: baseline of the name; `rise`: how far each further line of text moves it up;
 * `height`: of all lines of the sentence.
 */
const SHAPES = {
  wide: {
    width: 1200,
    height: 630,
    picture: { x: 66, y: 66, size: 470 },
    text: { x: 600, width: 530, height: 260, top: 262, rise: 22, centred: false },
  },
  square: {
    width: 1080,
    height: 1080,
    picture: { x: 290, y: 90, size: 500 },
    text: { x: 540, width: 860, height: 200, top: 728, rise: 0, centred: true },
  },
} as const

type Size = (typeof SHAPES)[keyof typeof SHAPES]

const PAPER = {
  paper: '#fdf5e6',
  hills: ['#f3dfba', '#eacb95'],
  house: '#b0703a',
  name: '#3b2c36',
  line: '#6b5560',
} as const

const THEMES = {
  plain: { ...PAPER, drawn: () => '' },
  grown: { ...PAPER, drawn: (size: Size, { name }: Content) => scattered(size, name, 50, sparkle) },
  birthday: {
    ...PAPER,
    drawn: (size: Size, { name }: Content) => scattered(size, name, 150, confetti) + garland((colour) => colour),
  },
  memorial: {
    paper: '#232a4d',
    hills: ['#2c3a5e', '#31485a'],
    house: '#d6bf8e',
    name: '#fdf3e0',
    line: '#d3d7ea',
    drawn: (size: Size, { name, flowers }: Content) =>
      scattered(size, name, 70, star) + (flowers ? meadow(size, flowers) : ''),
  },
} as const
type Theme = keyof typeof THEMES
type Content = Pick<Card, 'name' | 'flowers'>

type Speck = (x: number, y: number, luck: () => number) => string

/** Largest radius of a speck. */
const SPECK = 24

/** Specks that do not touch the picture or the text. The name seeds their places. */
function scattered({ width, height, picture, text }: Size, name: string, count: number, speck: Speck): string {
  const luck = luckOf(name)
  const isPicture = (x: number, y: number): boolean =>
    Math.max(picture.x - x, x - picture.x - picture.size, picture.y - y, y - picture.y - picture.size) < SPECK
  const isText = (x: number, y: number): boolean =>
    text.centred ? y > text.top - 130 : x > text.x - 30 && y > text.top - 190 && y < text.top + 240
  return Array.from(
    { length: count },
    () => [SPECK + luck() * (width - 2 * SPECK), SPECK + luck() * (height - 120)] as const,
  )
    .map(([x, y]) => (isPicture(x, y) || isText(x, y) ? '' : speck(x, y, luck)))
    .join('')
}

const confetti: Speck = (x, y, luck) =>
  group(fill('M-7 -4h14v8h-14Z', PARTY_COLOURS[Math.floor(luck() * PARTY_COLOURS.length)]!), {
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(luck() * 180)})`,
  })
const sparkle: Speck = (x, y, luck) => {
  const r = 8 + luck() * 14
  return fill(onto(STAR, { x, y, rx: r, ry: r }), '#f0c05f', { opacity: 0.75 })
}
const star: Speck = (x, y, luck) => dot(x, y, 1.5 + luck() * 2.5, { fill: '#fdf3c7', opacity: 0.8 })

const MOST_FLOWERS = 24
/** Distance between flowers. */
const APART = 44

/** Flowers in the middle of the lower edge. */
const meadow = ({ width, height }: Size, { stone_id, count }: NonNullable<Card['flowers']>): string => {
  const drawn = Math.min(count, MOST_FLOWERS)
  const flowers = Array.from({ length: drawn }, (_, at) =>
    flower(stone_id, at, { x: ((at - (drawn - 1) / 2) * APART) / 1.7, y: 0 }),
  )
  return group(flowers.join(''), { transform: `translate(${width / 2} ${height - 14}) scale(1.7)` })
}

const HOUSE = 'Creature House'
const NAME = { most: 92, least: 54 } as const

/** Letter sizes of the sentence, largest first. */
const LINE: readonly number[] = [38, 34, 30, 27, 24]

/** No card shows more characters, so longer inputs are cut before they are measured. */
const MOST_LETTERS = 300

export function card({
  picture,
  inset,
  name,
  otherwise,
  line,
  flowers,
  theme = 'plain',
  shape = 'wide',
}: Card): string {
  const size = SHAPES[shape]
  const { width, height, text, picture: at } = size
  const colours = THEMES[theme]
  const called = isLegible(name) ? name : (otherwise ?? name)
  const [title, sentence] = [called.slice(0, MOST_LETTERS), line.slice(0, MOST_LETTERS)]
  const large = Math.max(
    NAME.least,
    Math.min(NAME.most, (NAME.most * text.width) / Math.max(1, widthOf(title, NAME.most))),
  )
  const heads = wrapped(title, large, text.width, 2)
  const { size: small, step, rows } = fitted(sentence, LINE, { ...text, height: text.height - (heads.length - 1) * 62 })
  const top = text.top - (Math.ceil((rows.length * step) / 50) + heads.length - 3) * text.rise
  const written = (row: string, y: number, letters: number, colour: string): string =>
    lettering(row, text.centred ? text.x - widthOf(row, letters) / 2 : text.x, y, letters, colour)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(`${title}: ${sentence}`)}</title>` +
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>` +
    fill(`M0 ${height - 90}Q${width / 2} ${height - 160} ${width} ${height - 90}V${height}H0Z`, colours.hills[0]) +
    fill(`M0 ${height - 42}Q${width / 2} ${height - 90} ${width} ${height - 42}V${height}H0Z`, colours.hills[1]) +
    placed(typeof picture === 'string' ? picture : picture(lettering), at.x, at.y, at.size) +
    (inset
      ? `<rect x="${at.x - 22}" y="${at.y + at.size - 136}" width="160" height="160" rx="26" fill="${colours.paper}"/>${placed(inset, at.x - 16, at.y + at.size - 130, 148)}`
      : '') +
    colours.drawn(size, { name: title, flowers }) +
    written(HOUSE, top - 96, 30, colours.house) +
    heads.map((row, index) => written(row, top + index * NAME.least * 1.15, large, colours.name)).join('') +
    rows
      .map((row, index) => written(row, top + 70 + (heads.length - 1) * 62 + index * step, small, colours.line))
      .join('') +
    '</svg>'
  )
}

const SIGN = { x: 342, y: 96, width: 436, padding: 26 } as const
const ON_SIGN = { most: 46, least: 28, line: [23, 20] } as const

/** The card of a room, with the keeper's name on a sign on the wall. */
export function roomCard(drawing: Room, { name, otherwise, line }: Omit<Card, 'picture'>): string {
  const title = (isLegible(name) ? name : (otherwise ?? name)).slice(0, MOST_LETTERS)
  const width = SIGN.width - 2 * SIGN.padding
  const size = Math.max(
    ON_SIGN.least,
    Math.min(ON_SIGN.most, (ON_SIGN.most * width) / Math.max(1, widthOf(title, ON_SIGN.most))),
  )
  const [head = ''] = wrapped(title, size, width, 1)
  const { size: small, step, rows } = fitted(line.slice(0, MOST_LETTERS), ON_SIGN.line, { width, height: 92 })
  const x = SIGN.x + SIGN.padding
  const sign =
    `<rect x="${SIGN.x}" y="${SIGN.y}" width="${SIGN.width}" height="${n(108 + rows.length * step)}" rx="16" fill="#fffaf1" stroke="#b98450" stroke-width="6"/>` +
    lettering(HOUSE, x, SIGN.y + 40, 19, '#b0703a') +
    lettering(head, x, SIGN.y + 84, size, '#3b2c36') +
    rows.map((row, at) => lettering(row, x, SIGN.y + 120 + at * step, small, '#6b5560')).join('')
  return drawing.draw({ still: true, sign })
}
