/** Keepsakes are drawn as the thing that they are named after. */

import { KEEPSAKE_KINDS } from '../../lambdas/domain/creature/keepsakes'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { describeKeepsakes } from '../../lambdas/domain/voice/wish'
import { KEEPSAKE_SHAPES, type KeepsakeShape } from '../../lambdas/species/book'

/** Things, and the shapes that may show them. The last thing that a name mentions before any "of", "from" or "with". */
const FITTING: Readonly<Record<string, readonly KeepsakeShape[]>> = {
  acorn: ['acorn'],
  bell: ['bell'],
  biscuit: ['biscuit'],
  blossom: ['flower'],
  bolt: ['nail'],
  button: ['button'],
  candle: ['candle'],
  coin: ['coin'],
  cone: ['acorn'],
  cork: ['cork'],
  crown: ['crown'],
  cube: ['cube'],
  cup: ['cup'],
  daisy: ['flower'],
  domino: ['cube'],
  egg: ['egg', 'shell'],
  feather: ['feather'],
  flower: ['flower'],
  fruit: ['fruit'],
  glove: ['glove'],
  hat: ['hat'],
  key: ['key'],
  leaf: ['leaf'],
  letter: ['letter', 'stone'],
  marble: ['marble'],
  // A paw's, a tooth's, a teacher's, or that of a question.
  mark: ['flower', 'shell', 'star', 'moon'],
  medal: ['coin'],
  mirror: ['mirror'],
  moon: ['moon'],
  nail: ['nail'],
  pear: ['fruit'],
  pebble: ['stone'],
  peg: ['peg'],
  pencil: ['pencil'],
  ribbon: ['ribbon'],
  ring: ['ring', 'moon'],
  scarf: ['scarf'],
  screw: ['nail'],
  shell: ['shell'],
  sock: ['sock'],
  spoon: ['spoon'],
  star: ['star'],
  stone: ['stone', 'gem'],
  string: ['thread'],
  sugar: ['cube'],
  teacup: ['cup'],
  thimble: ['cup'],
  thread: ['thread'],
  ticket: ['ticket'],
  // A tooth of a comb is a peg.
  tooth: ['tooth', 'peg'],
  whisker: ['thread'],
  whistle: ['whistle'],
  wool: ['wool'],
}

/** What the name says it is: "A sugar cube with a light on" is a cube, "A tooth of the comb" is a tooth of a comb. */
const thingOf = (name: string): string | undefined =>
  (name.split(/,| (?:from|in|off|on|out|that|to|with|without|for|of) /)[0] ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .findLast((word) => word in FITTING)

const ALL = catalogue().flatMap((species) =>
  describeKeepsakes({ name: 'Moth', species }, KEEPSAKE_KINDS).map((keepsake) => ({ ...keepsake, of: species.slug })),
)

it('draws each as the thing it is named after', () => {
  const wrong = ALL.flatMap(({ name, shape, of }) => {
    const thing = thingOf(name)
    return thing && !FITTING[thing]?.includes(shape) ? [`${of}: ${name} is drawn as ${shape}`] : []
  })
  expect(wrong).toEqual([])
})

it('uses every shape', () => {
  expect(KEEPSAKE_SHAPES.filter((shape) => !ALL.some((one) => one.shape === shape))).toEqual([])
})
