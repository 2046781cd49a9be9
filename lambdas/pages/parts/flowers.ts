/** The flowers on a gravestone: as many as fit, and the latest givers. */
import { type Flowers, NAMES_SHOWN } from '../../domain/afterlife/flowers'
import { capitalize, plural, spellNumber } from '../../domain/words'
import { flower } from '../../drawing/room/flowers'
import type { Site } from './frame'
import { type Html, html, trusted } from './html'
import { linkToKeeper } from './phrases'

const DRAWN = 24
const STEP = 18
const HEIGHT = 64
function drawing(stoneId: string, count: number): Html {
  const flowers = Array.from({ length: count }, (_, at) => flower(stoneId, at, { x: STEP * (at + 0.5), y: HEIGHT }))
  return html`<svg viewBox="0 0 ${count * STEP} ${HEIGHT}" width="${count * STEP}" height="${HEIGHT}" aria-hidden="true">${trusted(flowers.join(''))}</svg>`
}

const inWords = (count: number): string =>
  count === 1 ? 'A flower' : `${capitalize(spellNumber(count))} ${plural(count, 'flower')}`

const DRAWN_IN_LIST = 9

/** Flowers in a list of stones, without names, which are on the stone's page. */
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
