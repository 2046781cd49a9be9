/** The link preview card, 1200 x 630: a face, a name, a sentence and the service's name. */
import { isLegible, lettering, widthOf, wrapped } from './lettering/lettering'
import { escaped, placed } from './pen'
import type { Room } from './room/room'

export interface Card {
  /** The SVG of a portrait or avatar, or a function that draws text with the given lettering. */
  picture: string | ((write: typeof lettering) => string)
  name: string
  /** Shown if the name cannot be written in the available letters. */
  otherwise?: string
  line: string
}

const HOUSE = 'Creature House'
const WIDTH = 1200
const HEIGHT = 630
const TEXT = { x: 600, width: 530 } as const
const NAME = { most: 92, least: 54 } as const

/** Long inputs are cut before measuring: no card shows more. */
const MOST_LETTERS = 300

export function card({ picture, name, otherwise, line }: Card): string {
  const called = isLegible(name) ? name : (otherwise ?? name)
  const [title, sentence] = [called.slice(0, MOST_LETTERS), line.slice(0, MOST_LETTERS)]
  const size = Math.max(
    NAME.least,
    Math.min(NAME.most, (NAME.most * TEXT.width) / Math.max(1, widthOf(title, NAME.most))),
  )
  const heads = wrapped(title, size, TEXT.width, 2)
  const rows = wrapped(sentence, 38, TEXT.width, heads.length > 1 ? 3 : 4)
  const top = 262 - (rows.length + heads.length - 3) * 22
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${escaped(`${title}: ${sentence}`)}</title>` +
    '<rect width="1200" height="630" fill="#fdf5e6"/><path d="M0 540Q600 470 1200 540V630H0Z" fill="#f3dfba"/>' +
    '<path d="M0 588Q600 540 1200 588V630H0Z" fill="#eacb95"/>' +
    placed(typeof picture === 'string' ? picture : picture(lettering), 66, 66, 470) +
    lettering(HOUSE, TEXT.x, top - 96, 30, '#b0703a') +
    heads.map((row, at) => lettering(row, TEXT.x, top + at * NAME.least * 1.15, size, '#3b2c36')).join('') +
    rows
      .map((row, at) => lettering(row, TEXT.x, top + 70 + (heads.length - 1) * 62 + at * 50, 38, '#6b5560'))
      .join('') +
    '</svg>'
  )
}

const SIGN = { x: 352, y: 96, width: 436, padding: 26 } as const
const ON_SIGN = { most: 46, least: 28, line: 23 } as const

/** The card of a room: a sign on its wall names the keeper. */
export function roomCard(drawing: Room, { name, otherwise, line }: Omit<Card, 'picture'>): string {
  const title = (isLegible(name) ? name : (otherwise ?? name)).slice(0, MOST_LETTERS)
  const width = SIGN.width - 2 * SIGN.padding
  const size = Math.max(
    ON_SIGN.least,
    Math.min(ON_SIGN.most, (ON_SIGN.most * width) / Math.max(1, widthOf(title, ON_SIGN.most))),
  )
  const [head = ''] = wrapped(title, size, width, 1)
  const rows = wrapped(line.slice(0, MOST_LETTERS), ON_SIGN.line, width, 2)
  const x = SIGN.x + SIGN.padding
  const sign =
    `<rect x="${SIGN.x}" y="${SIGN.y}" width="${SIGN.width}" height="${104 + rows.length * 32}" rx="16" fill="#fffaf1" stroke="#b98450" stroke-width="6"/>` +
    lettering(HOUSE, x, SIGN.y + 40, 19, '#b0703a') +
    lettering(head, x, SIGN.y + 84, size, '#3b2c36') +
    rows.map((row, at) => lettering(row, x, SIGN.y + 120 + at * 32, ON_SIGN.line, '#6b5560')).join('')
  return drawing.draw({ still: true, sign })
}
