/** The individual temperament: two traits at birth, and one more for each resurrection. */
import { lines } from './lines'
import { hash, pick } from './pick'

const clash = (a: string, b: string): boolean =>
  a === b || lines().OPPOSITES.some(([x, y]) => (a === x && b === y) || (a === y && b === x))

/** Two traits without contradiction. */
export const temperamentOf = (seed: string): [string, string] => {
  const { TEMPERAMENTS } = lines()
  const first = pick(TEMPERAMENTS, `${seed}/first`)
  const [head, ...rest] = TEMPERAMENTS.filter((t) => !clash(first, t))
  return [first, head ? pick([head, ...rest], `${seed}/second`) : first]
}

/** The trait added by this resurrection; repeats only after all were used. */
export const returnLayer = (seed: string, deaths: number): string => {
  const { RETURN_LAYERS } = lines()
  return RETURN_LAYERS[(hash(`${seed}/return`) + 5 * deaths) % RETURN_LAYERS.length] ?? RETURN_LAYERS[0]
}
