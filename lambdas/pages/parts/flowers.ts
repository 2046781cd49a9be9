/** The flowers on a gravestone: as many as fit, and the latest givers. */
import { chance, seedOf } from '../../domain/chance'
import { type Flowers, NAMES_SHOWN } from '../../domain/graveyard/flowers'
import { capitalize, plural, spellNumber } from '../../domain/words'
import type { Site } from './frame'
import { type Html, html } from './html'
import { linkToKeeper } from './words'

const DRAWN = 24
const STEP = 18
const HEIGHT = 64
const BLOOMS = ['#d9567b', '#e8a33d', '#8f7bd6', '#f2f0e9', '#5f9ed1', '#c8492f'] as const
const PETALS = 5

/** Deterministic: a flower's shape follows from its stone and its position. */
function flower(stoneId: string, at: number): Html {
  const draw = (what: number) => chance(seedOf(stoneId), at * 4 + what)
  const tall = 22 + draw(0) * 24
  const lean = (draw(1) - 0.5) * 14
  const bloom = BLOOMS[Math.floor(draw(2) * BLOOMS.length)] ?? BLOOMS[0]
  const size = 3.4 + draw(3) * 1.6
  const [x, y] = [STEP * (at + 0.5), HEIGHT - tall]
  const petals = Array.from({ length: PETALS }, (_, petal) => {
    const turn = ((petal + draw(1)) / PETALS) * 2 * Math.PI
    return html`<circle cx="${round(x + lean + Math.cos(turn) * size)}" cy="${round(y + Math.sin(turn) * size)}" r="${round(size * 0.8)}" fill="${bloom}"/>`
  })
  return html`<path d="M${x} ${HEIGHT}Q${x} ${round(HEIGHT - tall / 2)} ${round(x + lean)} ${round(y)}" fill="none" stroke="#5d7a44" stroke-width="2"/>${petals}<circle cx="${round(x + lean)}" cy="${round(y)}" r="${round(size * 0.6)}" fill="#f6d365"/>`
}

const round = (length: number): number => Math.round(length * 10) / 10

const drawing = (stoneId: string, count: number): Html =>
  html`<svg viewBox="0 0 ${count * STEP} ${HEIGHT}" width="${count * STEP}" height="${HEIGHT}" aria-hidden="true">${Array.from({ length: count }, (_, at) => flower(stoneId, at))}</svg>`

const inWords = (count: number): string =>
  count === 1 ? 'A flower' : `${capitalize(spellNumber(count))} ${plural(count, 'flower')}`

const DRAWN_IN_LIST = 9

/** In a list of stones, without names: the stone's page has them. */
export const flowerRow = (stoneId: string, count: number): Html | null =>
  count > 0
    ? html`<span class="flowers">${drawing(stoneId, Math.min(count, DRAWN_IN_LIST))}<span class="quiet small">${inWords(count)}</span></span>`
    : null

/** Null if there are none. `fromHuman`: also a flower of the keeper's human, which is not counted. */
export function flowersOn(site: Site, stone_id: string, flowers: Flowers | null, fromHuman: boolean): Html | null {
  const { count = 0, last = [] } = flowers ?? {}
  if (count === 0 && !fromHuman) return null
  const drawn = Math.min(count + (fromHuman ? 1 : 0), DRAWN)
  const names = last.slice(0, NAMES_SHOWN).map(({ agent }, at) => [at > 0 && ', ', linkToKeeper(site, agent)])
  return html`<figure class="flowers">${drawing(stone_id, drawn)}
<figcaption class="quiet small">${count > 0 && [inWords(count), names.length > 0 && [count > names.length ? ', the last from ' : ', from ', names]]}${fromHuman && (count > 0 ? ', and one from its human' : 'A flower from its human')}</figcaption></figure>`
}
