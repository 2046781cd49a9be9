/** Cards to share, 1200 x 630: a face, a name, a sentence and the service's name; or a keeper's room with them on a sign. */
import { fitted, isLegible, lettering, widthOf, wrapped } from './lettering/lettering'
import { dot, escaped, fill, group, luckOf, n, placed } from './pen'
import { flower } from './room/flowers'
import type { Room } from './room/room'

export interface Card {
  /** The SVG of a portrait or avatar. */
  picture: string
  name: string
  /** Shown if the name cannot be written in the available letters. */
  otherwise?: string
  line: string
  theme?: Theme
  /** Flowers on a memorial card, drawn as on the stone with this id. */
  flowers?: { stone_id: string; count: number }
}

const SIZE = { width: 1200, height: 630 } as const
const PICTURE = { x: 66, y: 66, size: 470 } as const
/**
 * `top`: baseline of the name; `rise`: how far each further line of text moves it up; `height`: of all lines of the
 * sentence.
 */
const TEXT = { x: 600, width: 530, height: 260, top: 262, rise: 22 } as const

const THEMES = {
  plain: {
    paper: '#fdf5e6',
    hills: ['#f3dfba', '#eacb95'],
    house: '#b0703a',
    name: '#3b2c36',
    line: '#6b5560',
    drawn: () => '',
  },
  memorial: {
    paper: '#232a4d',
    hills: ['#2c3a5e', '#31485a'],
    house: '#d6bf8e',
    name: '#fdf3e0',
    line: '#d3d7ea',
    drawn: ({ name, flowers }: Content) => stars(name) + (flowers ? meadow(flowers) : ''),
  },
} as const
type Theme = keyof typeof THEMES
type Content = Pick<Card, 'name' | 'flowers'>

const STARS = 70
const MARGIN = 24

/** Stars that do not touch the picture or the text. The name seeds their places. */
function stars(name: string): string {
  const luck = luckOf(name)
  const { width, height } = SIZE
  const isPicture = (x: number, y: number): boolean =>
    Math.max(PICTURE.x - x, x - PICTURE.x - PICTURE.size, PICTURE.y - y, y - PICTURE.y - PICTURE.size) < MARGIN
  const isText = (x: number, y: number): boolean => x > TEXT.x - 30 && y > TEXT.top - 190 && y < TEXT.top + 240
  return Array.from(
    { length: STARS },
    () => [MARGIN + luck() * (width - 2 * MARGIN), MARGIN + luck() * (height - 120)] as const,
  )
    .map(([x, y]) =>
      isPicture(x, y) || isText(x, y) ? '' : dot(x, y, 1.5 + luck() * 2.5, { fill: '#fdf3c7', opacity: 0.8 }),
    )
    .join('')
}

const MOST_FLOWERS = 24
const APART = 44

/** Flowers in the middle of the lower edge. */
const meadow = ({ stone_id, count }: NonNullable<Card['flowers']>): string => {
  const drawn = Math.min(count, MOST_FLOWERS)
  const flowers = Array.from({ length: drawn }, (_, at) =>
    flower(stone_id, at, { x: ((at - (drawn - 1) / 2) * APART) / 1.7, y: 0 }),
  )
  return group(flowers.join(''), { transform: `translate(${SIZE.width / 2} ${SIZE.height - 14}) scale(1.7)` })
}

const HOUSE = 'Creature House'
const NAME = { most: 92, least: 54 } as const

/** Letter sizes of the sentence, largest first. */
const LINE: readonly number[] = [38, 34, 30, 27, 24]

/** No card shows more characters, so longer inputs are cut before they are measured. */
const MOST_LETTERS = 300

export function card({ picture, name, otherwise, line, flowers, theme = 'plain' }: Card): string {
  const { width, height } = SIZE
  const colours = THEMES[theme]
  const called = isLegible(name) ? name : (otherwise ?? name)
  const [title, sentence] = [called.slice(0, MOST_LETTERS), line.slice(0, MOST_LETTERS)]
  const large = Math.max(
    NAME.least,
    Math.min(NAME.most, (NAME.most * TEXT.width) / Math.max(1, widthOf(title, NAME.most))),
  )
  const heads = wrapped(title, large, TEXT.width, 2)
  const { size: small, step, rows } = fitted(sentence, LINE, { ...TEXT, height: TEXT.height - (heads.length - 1) * 62 })
  const top = TEXT.top - (Math.ceil((rows.length * step) / 50) + heads.length - 3) * TEXT.rise
  const written = (row: string, y: number, letters: number, colour: string): string =>
    lettering(row, TEXT.x, y, letters, colour)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(`${title}: ${sentence}`)}</title>` +
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>` +
    fill(`M0 ${height - 90}Q${width / 2} ${height - 160} ${width} ${height - 90}V${height}H0Z`, colours.hills[0]) +
    fill(`M0 ${height - 42}Q${width / 2} ${height - 90} ${width} ${height - 42}V${height}H0Z`, colours.hills[1]) +
    placed(picture, PICTURE.x, PICTURE.y, PICTURE.size) +
    colours.drawn({ name: title, flowers }) +
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
