/** The badge to embed elsewhere: face, name and condition. */
import { type CreatureView, stateOf } from './creature'
import { ofMoment, portraitOf } from './parts/faces'
import { asHtml, type Html, html } from './parts/html'
import { conditionOf, conditionWords } from './parts/phrases'
import { SERIF } from './parts/serif'

/** Text colours by ring. */
const TONES = {
  safe: '#4a6535',
  warning: '#8a5a00',
  critical: '#a83a16',
  imminent: '#a31635',
  still: '#6b5c4d',
} as const
const LONGEST_NAME = 20
const LEAST_WIDTH = 240

export function badgeOf(view: Pick<CreatureView, 'moment' | 'past'>): string {
  const { moment } = view
  const { name } = moment.creature
  const state = stateOf(view)
  const ring = state === 'alive' ? (conditionOf(moment)?.ring ?? 'safe') : 'still'
  const words = {
    alive: conditionWords(moment),
    egg: 'an egg, unhatched',
    dead: 'at rest',
    released: 'let go',
  }[state]
  return badge(name, words, TONES[ring], portraitOf(ofMoment(moment), 48))
}

export const emptyBadge = (): string => badge('Nobody', 'no such creature', TONES.still, html``)

/** Estimated widths of letters in the widest common font. */
const LETTER = { name: 10.5, words: 7 } as const
const FACE_WIDTH = 62
const PADDING = 14
const widthFor = (name: string, words: string): number =>
  Math.ceil(FACE_WIDTH + Math.max([...name].length * LETTER.name, 13 + words.length * LETTER.words) + PADDING)

const badge = (name: string, words: string, tone: string, face: Html): string => {
  const letters = [...name]
  const called = letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name
  const width = Math.max(LEAST_WIDTH, widthFor(called, words))
  return asHtml(
    html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="56" viewBox="0 0 ${width} 56" role="img" aria-label="${called}: ${words}"><title>${called}: ${words}</title><rect x=".5" y=".5" width="${width - 1}" height="55" rx="12" fill="#fffaf1" stroke="#e4d5bf"/><g transform="translate(4 4)">${face}</g><text x="62" y="25" font-family="${SERIF}" font-size="17" font-weight="600" fill="#2c231b">${called}</text><circle cx="66" cy="39" r="4" fill="${tone}"/><text x="75" y="43" font-family="system-ui,sans-serif" font-size="12" fill="${tone}">${words}</text></svg>`,
  )
}
