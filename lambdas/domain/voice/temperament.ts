/** The individual temperament: two traits at birth, and one more for each resurrection. */
import type { Variants } from '../../species/species'
import { hash, pick } from './pick'

export const TEMPERAMENTS: Variants = [
  'quick to forgive',
  'door watcher',
  'slow to warm',
  'early riser',
  'light sleeper',
  'deep sleeper',
  'fond of corners',
  'fond of rain',
  'afraid of thunder',
  'careful eater',
  'messy eater',
  'keeps count',
  'holds small grudges',
  'easily amused',
  'hard to impress',
  'brave at dusk',
  'shy at noon',
  'collector of oddments',
  'hider of treasures',
  'listens first',
  'talks over silence',
  'sings when alone',
  'dislikes closed doors',
  'patient in queues',
  'bad at waiting',
  'good at waiting',
  'follows the sun',
  'guards the bowl',
  'shares without asking',
  'bold with strangers',
  'wary of strangers',
  'stares at nothing',
  'naps on schedule',
  'never quite still',
  'steady under pressure',
  'startles at echoes',
  'laughs too early',
  'loyal to objects',
  'lover of routine',
  'breaker of routine',
  'prone to daydreams',
  'sore loser',
  'gracious loser',
  'soft on babies',
  'quietly ambitious',
  'openly dramatic',
  'privately sentimental',
  'remembers faces',
  'forgets names',
  'asks twice',
  'feigns indifference',
  'notices new things',
  'mistrusts new things',
  'tidy by instinct',
  'leaves a trail',
  'first to apologise',
  'last to bed',
  'slow to anger',
  'gentle when tired',
  'suspicious of gifts',
]

/** Pairs that contradict each other. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['light sleeper', 'deep sleeper'],
  ['careful eater', 'messy eater'],
  ['bad at waiting', 'good at waiting'],
  ['patient in queues', 'bad at waiting'],
  ['bold with strangers', 'wary of strangers'],
  ['lover of routine', 'breaker of routine'],
  ['sore loser', 'gracious loser'],
  ['notices new things', 'mistrusts new things'],
  ['easily amused', 'hard to impress'],
  ['quick to forgive', 'holds small grudges'],
  ['tidy by instinct', 'leaves a trail'],
  ['tidy by instinct', 'messy eater'],
  ['guards the bowl', 'shares without asking'],
  ['listens first', 'talks over silence'],
  ['openly dramatic', 'steady under pressure'],
  ['early riser', 'last to bed'],
]

const clash = (a: string, b: string): boolean =>
  a === b || OPPOSITES.some(([x, y]) => (a === x && b === y) || (a === y && b === x))

/** Two traits without contradiction. */
export const temperamentOf = (seed: string): [string, string] => {
  const first = pick(TEMPERAMENTS, `${seed}/first`)
  const [head, ...rest] = TEMPERAMENTS.filter((t) => !clash(first, t))
  return [first, head ? pick([head, ...rest], `${seed}/second`) : first]
}

export const RETURN_LAYERS: Variants = [
  'has seen the dark',
  'sleeps facing the door',
  'knows the way back',
  'unimpressed by endings',
  'thankful for mornings',
  'carries a cold spot',
  'hums an unknown tune',
  'no longer rushes',
  'counts the lights',
  'softer than before',
  'owes nobody twice',
  'remembers the crossing',
  'greets every dawn',
  'listens to empty rooms',
  'casts a longer shadow',
  'afraid of nothing small',
]

/** The trait added by this resurrection; repeats only after all were used. */
export const returnLayer = (seed: string, deaths: number): string =>
  RETURN_LAYERS[(hash(`${seed}/return`) + 5 * deaths) % RETURN_LAYERS.length] ?? RETURN_LAYERS[0]
