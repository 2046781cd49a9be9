/** Body parts that no built-in species has: moth wings, antlers, petals, fins. */
import type { CoatName, FeatureName, MarkName } from '../../species/pen-words'
import { disc, flat, line, type Piece, shape } from './piece'

const GREEN = '#6aa84f'
const BONE = '#f3e9d2'

const on = (layer: Piece['on'], at: Piece['at'], main: string, ...shapes: Piece['shapes']): Piece => ({
  on: layer,
  at,
  main,
  shapes,
})

/** Parts shared by several kinds. `main` names a tint where the part has its bearer's colours. */
export const PARTS = {
  mothwings: on(
    'back',
    'wing',
    'belly',
    shape(
      'M20 30C-60 -80 -150 -120 -176 -70C-186 -30 -150 10 -108 22C-150 34 -160 90 -116 104C-70 112 -20 80 20 50Z',
      'main',
      { both: true },
    ),
    flat(disc(-122, -50, 26), 'accent', { both: true }),
    flat(disc(-122, -50, 12), 'body', { both: true }),
    flat(disc(-104, 66, 14), 'accent', { both: true, o: 0.8 }),
    line('M-160 -84Q-120 -84 -84 -46M-164 -40Q-130 -10 -88 -4', 'shade', 3, { both: true }),
  ),
  butterflywings: on(
    'back',
    'wing',
    'accent',
    shape(
      'M20 30C-20 -100 -110 -150 -156 -110C-176 -60 -130 0 -76 20C-128 22 -140 88 -104 116C-64 128 -14 90 20 50Z',
      'main',
      { both: true },
    ),
    flat(
      'M-4 0C-40 -70 -100 -116 -130 -92C-140 -60 -100 -18 -50 6ZM-40 30C-90 34 -110 76 -90 96C-62 100 -26 74 -4 44Z',
      'belly',
      { both: true, o: 0.75 },
    ),
    flat(disc(-142, -104, 8) + disc(-146, -80, 6) + disc(-122, -124, 6) + disc(-104, 108, 6), '#fffaf0', {
      both: true,
    }),
  ),
  glasswings: on(
    'back',
    'wing',
    '#d8f0f4',
    shape('M20 16C-60 -60 -150 -70 -184 -48C-170 -20 -80 10 20 28Z', 'main', { both: true, o: 0.85 }),
    shape('M20 30C-60 20 -140 40 -164 66C-140 88 -60 70 20 46Z', 'main', { both: true, o: 0.85 }),
    line('M-160 -46Q-80 -26 0 20M-140 62Q-70 44 0 36', 'shade', 2.5, { both: true }),
  ),
  feelers: on(
    'crown',
    'head',
    'accent',
    line('M-24 -84Q-40 -140 -84 -156', 'outline', 6, { both: true }),
    line(
      'M-34 -112L-60 -112M-44 -128L-70 -134M-58 -142L-82 -156M-34 -112L-34 -138M-46 -128L-46 -154M-60 -144L-62 -170',
      'main',
      4,
      { both: true },
    ),
  ),
  knobs: on(
    'crown',
    'head',
    'accent',
    line('M-22 -86Q-26 -136 -58 -152', 'outline', 5, { both: true }),
    shape(disc(-62, -156, 13), 'main', { both: true }),
  ),
  antlers: on(
    'crown',
    'head',
    '#b98a5a',
    line('M-34 -78Q-56 -120 -52 -178M-50 -124L-92 -142M-53 -150L-88 -178M-51 -140L-28 -166', 'outline', 15, {
      both: true,
    }),
    line('M-34 -78Q-56 -120 -52 -178M-50 -124L-92 -142M-53 -150L-88 -178M-51 -140L-28 -166', 'main', 8, { both: true }),
  ),
  horns: on('crown', 'head', BONE, shape('M-70 -60Q-128 -100 -104 -168Q-88 -120 -30 -92Z', 'main', { both: true })),
  ramhorns: on(
    'brow',
    'head',
    BONE,
    shape(
      'M-36 -92C-110 -130 -158 -60 -128 -6C-112 22 -74 10 -84 -18C-104 -18 -112 -50 -92 -66C-78 -78 -54 -76 -40 -64Z',
      'main',
      { both: true },
    ),
    line('M-76 -102L-70 -78M-112 -84L-96 -66M-128 -44L-108 -42', 'deep', 3, { both: true }),
  ),
  unicornhorn: on(
    'fore',
    'head',
    '#f6e3a0',
    shape('M-18 -72L4 -186L24 -72Q2 -62 -18 -72Z', 'main'),
    line('M-12 -98L20 -88M-6 -126L14 -118M-2 -152L9 -146', 'deep', 3.5),
  ),
  nosehorn: on('fore', 'head', BONE, shape('M-18 34Q-12 -22 8 -44Q16 -8 20 34Q0 44 -18 34Z', 'main')),
  trunk: on(
    'fore',
    'head',
    'body',
    shape('M-24 26Q-30 90 -14 128Q8 156 44 138L38 112Q20 122 18 96Q18 60 26 26Q0 14 -24 26Z', 'main'),
    line('M-24 62Q0 70 20 62M-22 88Q0 98 18 88M-12 114Q2 120 18 108', 'inner', 3),
  ),
  tusks: on('fore', 'head', '#fbf3e2', shape('M-36 50Q-44 92 -30 104Q-18 92 -18 54Z', 'main', { both: true, w: 3 })),
  fangs: on('fore', 'head', '#fbf3e2', shape('M-26 50L-18 74L-10 51Z', 'main', { both: true, w: 2.5 })),
  petals: on(
    'crown',
    'head',
    'accent',
    shape(
      [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180
          return disc(Math.round(Math.sin(angle) * 100), Math.round(-Math.cos(angle) * 98), 40, 38)
        })
        .join(''),
      'main',
    ),
  ),
  sprout: on(
    'fore',
    'head',
    GREEN,
    line('M0 -88Q-4 -120 4 -146', 'deep', 6),
    shape('M2 -134Q-70 -150 -74 -192Q-14 -190 2 -134ZM2 -138Q34 -190 84 -176Q70 -132 2 -138Z', 'main'),
  ),
  flamehead: on(
    'crown',
    'head',
    '#f28a2e',
    shape(
      'M-70 -50Q-104 -120 -62 -158Q-58 -130 -38 -124Q-40 -190 10 -216Q8 -166 40 -148Q50 -166 46 -182Q98 -130 70 -50Z',
      'main',
    ),
    flat('M-34 -70Q-50 -118 -12 -134Q-6 -156 6 -168Q10 -130 34 -116Q44 -90 34 -70Z', '#ffd75e'),
  ),
  gears: on(
    'chest',
    'flank',
    '#c9a24a',
    shape(
      'M-8 -44L8 -44L12 -30L26 -38L38 -24L28 -14L44 -8L44 8L28 12L38 26L26 38L12 30L8 44L-8 44L-12 30L-26 38L-38 26L-28 12L-44 8L-44 -8L-28 -14L-38 -24L-26 -38L-12 -30Z',
      'main',
      { w: 3 },
    ),
    shape(disc(0, 0, 13), 'deep', { w: 3 }),
    shape(disc(52, 42, 18), 'main', { w: 3 }),
    shape(disc(52, 42, 6), 'deep', { w: 2 }),
  ),
  key: on(
    'back',
    'wing',
    '#c9a24a',
    line('M20 0L-46 -20', 'outline', 15),
    line('M20 0L-46 -20', 'main', 8),
    line(disc(-62, -44, 22) + disc(-72, 2, 22), 'outline', 15),
    line(disc(-62, -44, 22) + disc(-72, 2, 22), 'main', 8),
  ),
  cracks: on(
    'chest',
    'flank',
    'inner',
    line('M-60 -70L-40 -40L-58 -20L-36 10M62 -40L44 -10L66 14L54 44M-20 70L4 50L24 74', 'main', 4),
  ),
  mossy: on(
    'fore',
    'head',
    GREEN,
    shape(
      'M-84 -50Q-70 -110 0 -106Q70 -110 84 -50Q66 -66 54 -46Q40 -70 24 -48Q6 -76 -12 -50Q-30 -70 -44 -44Q-62 -66 -84 -50Z',
      'main',
    ),
    flat(disc(-40, -78, 7) + disc(16, -84, 6) + disc(48, -70, 5), 'pale'),
  ),
  snowcap: on(
    'fore',
    'head',
    '#ffffff',
    shape(
      'M-90 -46Q-80 -116 0 -112Q80 -116 90 -46Q72 -34 60 -56Q46 -28 30 -58Q10 -30 -8 -58Q-26 -28 -44 -56Q-66 -32 -90 -46Z',
      'main',
    ),
    flat('M-62 -40L-54 -8L-46 -42ZM22 -46L30 -12L38 -46Z', '#cfeaf7'),
  ),
  dorsal: on('back', 'flank', 'shade', shape('M-30 -80Q-10 -150 50 -160Q30 -110 50 -70Z', 'main')),
  sidefins: on('chest', 'flank', 'shade', shape('M-10 30Q30 20 46 50Q30 84 -4 74Q10 54 -10 30Z', 'main')),
  earfins: on(
    'crown',
    'head',
    'accent',
    shape('M-88 -34Q-146 -86 -162 -54Q-142 -36 -160 -14Q-138 -6 -146 24Q-112 30 -88 18Z', 'main', { both: true }),
  ),
  gills: on(
    'crown',
    'head',
    'accent',
    line('M-84 -34Q-120 -60 -150 -80M-92 -8Q-130 -18 -164 -18M-88 18Q-124 24 -152 44', 'outline', 17, { both: true }),
    line('M-84 -34Q-120 -60 -150 -80M-92 -8Q-130 -18 -164 -18M-88 18Q-124 24 -152 44', 'main', 10, { both: true }),
  ),
  spout: on(
    'crown',
    'head',
    '#8cc4ee',
    line(
      'M0 -90Q0 -130 0 -140M0 -140Q-40 -176 -60 -136M0 -140Q40 -176 60 -136M0 -140Q-12 -180 -26 -186M0 -140Q12 -180 26 -186',
      'main',
      8,
    ),
  ),
  lure: on(
    'crown',
    'head',
    '#ffe46b',
    line('M0 -86Q-4 -160 -62 -154Q-78 -150 -78 -132', 'outline', 5),
    flat(disc(-78, -118, 34), 'main', { o: 0.3 }),
    shape(disc(-78, -118, 17), 'main', { w: 3 }),
  ),
  claws: on(
    'back',
    'flank',
    'body',
    line('M-70 -10Q-120 -20 -118 -62', 'outline', 22, { both: true }),
    line('M-70 -10Q-120 -20 -118 -62', 'main', 13, { both: true }),
    shape(
      'M-118 -50Q-166 -64 -158 -112Q-140 -140 -116 -136Q-132 -112 -120 -96Q-104 -112 -92 -128Q-70 -96 -92 -66Q-104 -50 -118 -50Z',
      'main',
      { both: true },
    ),
  ),
  stinger: on(
    'back',
    'flank',
    'body',
    line('M40 70C150 70 160 -60 90 -110', 'outline', 24),
    line('M40 70C150 70 160 -60 90 -110', 'main', 15),
    shape('M104 -130Q60 -140 52 -96Q66 -108 80 -104Q70 -92 76 -84Q106 -90 104 -130Z', 'accent'),
  ),
  pincers: on(
    'fore',
    'head',
    'accent',
    shape('M-20 60Q-60 84 -40 120Q-34 98 -14 96Q-26 80 -8 68Z', 'main', { both: true, w: 3 }),
  ),
  mane: on(
    'crown',
    'head',
    'accent',
    shape(
      [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180
          return disc(Math.round(Math.sin(angle) * 98), Math.round(6 - Math.cos(angle) * 98), 36)
        })
        .join(''),
      'main',
    ),
    flat(disc(0, 6, 108), 'main'),
  ),
  comb: on(
    'fore',
    'head',
    '#d9483b',
    shape('M-30 -84Q-46 -128 -18 -126Q-8 -154 8 -130Q34 -146 34 -112Q46 -96 30 -82Q0 -92 -30 -84Z', 'main'),
    shape('M-10 58Q-16 92 0 96Q16 92 10 58Z', 'main', { w: 3 }),
  ),
  crest: on(
    'crown',
    'head',
    'accent',
    shape(
      'M-20 -80Q-70 -150 -40 -176Q-20 -150 -8 -136Q-10 -190 24 -206Q34 -164 22 -134Q48 -164 72 -152Q62 -110 24 -80Z',
      'main',
    ),
  ),
  tentacles: on(
    'chest',
    'neck',
    'body',
    line(
      'M-70 20Q-110 70 -80 120M-34 36Q-60 90 -34 136M6 40Q-10 92 14 140M44 32Q70 84 46 130M78 14Q116 60 90 112',
      'outline',
      17,
    ),
    line(
      'M-70 20Q-110 70 -80 120M-34 36Q-60 90 -34 136M6 40Q-10 92 14 140M44 32Q70 84 46 130M78 14Q116 60 90 112',
      'main',
      10,
    ),
  ),
  shellback: on(
    'back',
    'flank',
    'accent',
    shape('M-124 66C-150 -60 -80 -128 0 -128C80 -128 150 -60 124 66Z', 'main'),
    line('M-60 -104L-84 50M60 -104L84 50M0 -126L0 60M-132 -20Q0 -50 132 -20', 'deep', 4),
  ),
  backspikes: on(
    'back',
    'flank',
    'accent',
    shape(
      'M-128 20L-166 -16L-118 -32L-146 -82L-94 -76L-100 -134L-52 -104L-34 -162L0 -116L34 -162L52 -104L100 -134L94 -76L146 -82L118 -32L166 -16L128 20Z',
      'main',
    ),
  ),
  legs: on(
    'back',
    'flank',
    'shade',
    line('M-60 20Q-110 0 -128 60M-60 44Q-100 36 -112 92', 'outline', 14, { both: true }),
    line('M-60 20Q-110 0 -128 60M-60 44Q-100 36 -112 92', 'main', 7, { both: true }),
  ),
  wingcase: on(
    'chest',
    'flank',
    'accent',
    shape('M-4 -84Q-104 -70 -98 30Q-92 86 -30 92Q-4 40 -4 -84Z', 'main', { both: true }),
    flat(disc(-56, -20, 13) + disc(-44, 34, 11) + disc(-78, 22, 8), 'line', { both: true, o: 0.55 }),
  ),
  raywings: on('back', 'flank', 'body', shape('M-40 -50Q-150 -40 -190 30Q-130 30 -40 60Z', 'main', { both: true })),
  spines: on(
    'back',
    'flank',
    'accent',
    shape(
      'M-96 60L-150 66L-108 24L-158 -4L-106 -24L-142 -74L-84 -66L-92 -126L-44 -94L-22 -154L4 -100L46 -146L52 -92L104 -118L90 -60L148 -64L108 -18L158 6L108 28L150 72L96 60Z',
      'main',
    ),
  ),
  comets: on(
    'back',
    'flank',
    '#ffe08a',
    shape('M40 -70Q110 -110 150 -150Q130 -80 100 -20Z', 'main', { o: 0.8, line: 'none' }),
    shape('M70 -30Q130 -54 164 -84Q140 -20 96 20Z', '#fff3c9', { o: 0.8, line: 'none' }),
  ),
  halfmoon: on('back', 'flank', '#fdf0b8', flat(disc(0, -10, 128), 'main', { o: 0.35 })),
  pumpkin: on('torso', 'flank', 'shade', line('M-40 -92Q-80 0 -40 92M40 -92Q80 0 40 92M0 -98L0 96', 'main', 5)),
  branches: on(
    'crown',
    'head',
    '#7a5a3c',
    line('M-40 -84Q-70 -130 -60 -176M-62 -134L-104 -150M40 -84Q70 -130 60 -176M62 -134L104 -150', 'main', 9),
    shape(disc(-60, -180, 22) + disc(-108, -152, 18) + disc(60, -180, 22) + disc(108, -152, 18), GREEN),
  ),
  canopy: on(
    'crown',
    'head',
    'accent',
    shape(
      'M-60 -40C-170 -30 -190 -150 -112 -176C-96 -260 40 -280 70 -214C160 -230 200 -100 116 -56C90 -40 70 -44 60 -40Z',
      'main',
    ),
    line('M-90 -150Q-60 -176 -30 -160M30 -190Q64 -200 84 -170M-40 -96Q0 -120 36 -98', 'deep', 4),
  ),
  carrotnose: on('fore', 'head', '#ee8a34', shape('M-12 22Q8 14 12 34Q30 66 56 70Q10 74 -12 22Z', 'main', { w: 3 })),
  buttons: on('chest', 'flank', '#2a272d', flat(disc(0, -24, 8) + disc(0, 14, 8) + disc(0, 52, 8), 'main')),
  clockface: on(
    'chest',
    'flank',
    '#fffaf0',
    shape(disc(0, 10, 52), 'main'),
    line('M0 10L0 -24M0 10L24 22M0 -34L0 -28M0 48L0 54M-44 10L-38 10M38 10L44 10', '#3a2c35', 4),
  ),
  drips: on(
    'chest',
    'flank',
    'light',
    flat('M-90 -60Q-70 -100 -30 -96Q-56 -76 -64 -40Q-74 -24 -90 -60Z', '#ffffff', { o: 0.6 }),
    flat(disc(-60, 40, 9) + disc(52, -20, 7) + disc(40, 56, 11), 'main', { o: 0.9 }),
  ),
  rag: on('fore', 'head', 'accent', line('M-100 10L-84 10M-92 0L-92 22M84 -40L100 -40M92 -50L92 -28', 'main', 4)),
  hump: on('back', 'flank', 'body', shape('M-60 -60Q-20 -170 40 -90Q60 -80 70 -50Z', 'main')),
  pouch: on('chest', 'flank', 'belly', shape('M-40 14Q0 30 40 14Q44 76 0 80Q-44 76 -40 14Z', 'main', { w: 3 })),
  tuft: on(
    'fore',
    'head',
    'accent',
    shape('M-24 -84Q-30 -120 -6 -128Q-8 -112 4 -106Q10 -124 26 -128Q36 -104 24 -84Q0 -94 -24 -84Z', 'main'),
  ),
  fairywings: on(
    'back',
    'wing',
    '#d8f0f4',
    shape('M20 10C-30 -70 -100 -110 -140 -80C-150 -40 -90 0 20 22Z', 'main', { both: true, o: 0.85 }),
  ),
  bubbles: on(
    'fore',
    'head',
    '#d8f0fa',
    line(`${disc(96, -70, 14)}${disc(122, -104, 9)}${disc(-108, -50, 10)}${disc(-94, -90, 7)}`, 'main', 4),
  ),
} as const satisfies Readonly<Record<string, Piece>>
export type PartName = keyof typeof PARTS

export const FEATURE_PARTS: Readonly<Record<Exclude<FeatureName, 'eyes' | 'beard'>, PartName>> = {
  antennae: 'feelers',
  horns: 'horns',
  antlers: 'antlers',
  unicornhorn: 'unicornhorn',
  mane: 'mane',
  tusks: 'tusks',
  crest: 'crest',
  gills: 'gills',
  fins: 'earfins',
  tentacles: 'tentacles',
  shellback: 'shellback',
  backspikes: 'backspikes',
  twigs: 'sprout',
  flamehead: 'flamehead',
  gears: 'gears',
}

const sparkle = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`

const tuftsAround = (points: number, depth: number, lean: number): string => {
  const at = (turn: number, reach: number): string => {
    const angle = (turn * 2 * Math.PI) / points
    return `${Math.round(Math.sin(angle) * reach)} ${Math.round(-Math.cos(angle) * reach)}`
  }
  const tufts = Array.from({ length: points }, (_, i) => `Q${at(i + 0.5 + lean, 100 + depth * 2)} ${at(i + 1, 100)}`)
  return `M${at(0, 100)}${tufts.join('')}Z`
}

export const COAT_PIECES: Readonly<Record<CoatName, readonly Piece[]>> = {
  fluffy: [
    on('crown', 'head', 'body', shape(tuftsAround(16, 17, 0), 'main')),
    on('back', 'flank', 'body', shape(tuftsAround(16, 12, 0), 'main')),
  ],
  curly: [
    on(
      'fore',
      'head',
      'light',
      line(
        'M-60 -70Q-80 -100 -50 -104Q-30 -104 -36 -84Q-42 -72 -52 -82M-14 -84Q-30 -118 2 -120Q24 -116 16 -96Q8 -84 -2 -94M36 -76Q26 -108 56 -108Q80 -102 70 -82Q60 -74 54 -84',
        'main',
        7,
      ),
    ),
    on(
      'chest',
      'flank',
      'light',
      line(
        'M-70 0Q-84 -30 -56 -32Q-38 -28 -46 -12M60 -10Q46 -40 74 -42Q92 -36 82 -20M-40 60Q-54 32 -26 30Q-8 34 -16 50M46 62Q32 34 60 32Q78 38 68 54',
        'main',
        6,
      ),
    ),
  ],
  shaggy: [
    on(
      'fore',
      'head',
      'body',
      shape(
        'M-90 -40Q-80 -104 0 -104Q80 -104 90 -40L72 -62L66 -24L46 -66L32 -30L14 -70L0 -28L-14 -70L-32 -30L-46 -66L-66 -24L-72 -62Z',
        'main',
        { w: 3.5 },
      ),
    ),
  ],
  sleek: [
    on(
      'fore',
      'head',
      '#ffffff',
      flat('M-64 -40Q-56 -82 -14 -88Q-44 -70 -50 -34Q-58 -28 -64 -40Z', 'main', { o: 0.7 }),
    ),
    on(
      'chest',
      'flank',
      '#ffffff',
      flat('M-64 -30Q-58 -70 -30 -78Q-48 -52 -50 -10Q-60 -4 -64 -30Z', 'main', { o: 0.6 }),
    ),
  ],
  spiny: [{ ...PARTS.spines, shrinks: 0.82 }],
  glowing: [
    on(
      'back',
      'flank',
      '#fff0a8',
      flat(disc(0, -40, 168), 'main', { o: 0.4 }),
      flat(disc(0, -40, 128), 'main', { o: 0.5 }),
    ),
  ],
  sparkling: [
    on(
      'fore',
      'head',
      '#fff6c9',
      shape(
        [
          [-112, -60, 22],
          [104, -84, 26],
          [120, 30, 16],
          [-96, 60, 16],
          [30, -124, 15],
        ]
          .map(([x, y, r]) => sparkle(x!, y!, r!))
          .join(''),
        'main',
        { w: 1.5 },
      ),
    ),
  ],
  glassy: [
    on(
      'fore',
      'head',
      '#ffffff',
      flat('M-70 -10L-10 -86L14 -86L-64 20ZM-54 40L40 -84L52 -78L-44 56Z', 'main', { o: 0.55 }),
    ),
  ],
  mossy: [PARTS.mossy],
  frosted: [PARTS.snowcap],
  scarred: [
    on(
      'fore',
      'head',
      '#fff3ea',
      line('M30 -70L62 24M28 -36L58 -48M40 -6L70 -16', 'inner', 8),
      line('M30 -70L62 24M28 -36L58 -48M40 -6L70 -16', 'main', 4),
    ),
  ],
  patchwork: [
    on(
      'fore',
      'head',
      '#f29a6a',
      shape('M26 -84L74 -64L58 -22L14 -42Z', 'main', { w: 2.5 }),
      line('M20 -62L30 -58M62 -42L72 -38M44 -80L40 -70M36 -36L32 -26', 'outline', 3),
    ),
    on(
      'chest',
      'flank',
      '#6fb3a8',
      shape('M-70 -10L-20 -20L-14 34L-62 42Z', 'main', { w: 2.5 }),
      line('M-76 14L-60 10M-22 4L-8 0M-44 -20L-42 -8M-38 34L-36 46', 'outline', 3),
    ),
  ],
}

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - 1.3 * r} ${y} ${x - r} ${y - r} ${x - 0.45 * r} ${y - 0.9 * r}Q${x} ${y - 0.9 * r} ${x} ${y - 0.4 * r}Q${x} ${y - 0.9 * r} ${x + 0.45 * r} ${y - 0.9 * r}C${x + r} ${y - r} ${x + 1.3 * r} ${y} ${x} ${y + r}Z`

export const MARK_PIECES: Readonly<Partial<Record<MarkName, readonly Piece[]>>> = {
  freckles: [
    on(
      'fore',
      'head',
      'inner',
      flat(disc(-62, 30, 5) + disc(-48, 40, 5) + disc(-74, 44, 5) + disc(-60, 54, 4), 'main', { both: true, o: 0.8 }),
    ),
  ],
  hearts: [
    on(
      'chest',
      'flank',
      'accent',
      flat(heart(-50, -30, 18) + heart(48, -10, 20) + heart(-40, 44, 16) + heart(40, 56, 14), 'main'),
    ),
    on('fore', 'head', 'accent', flat(heart(0, -66, 15), 'main')),
  ],
  swirls: [
    on(
      'chest',
      'flank',
      'accent',
      line('M-40 0Q-40 -40 -70 -36Q-92 -20 -76 2Q-60 14 -56 -6M44 30Q44 -14 76 -10Q98 6 82 30Q66 42 60 22', 'main', 5),
    ),
    on('fore', 'head', 'accent', line('M0 -50Q-4 -80 22 -82Q40 -72 30 -56Q18 -48 14 -62', 'main', 5)),
  ],
  socks: [
    on('chest', 'feet', 'belly', shape('M-74 8Q-40 -8 -10 8Q-4 34 -40 36Q-80 34 -74 8Z', 'main', { both: true })),
  ],
  blaze: [
    on('coat', 'head', 'belly', flat('M-12 -98Q-6 -30 -24 20Q-36 50 -30 90L30 90Q36 50 24 20Q6 -30 12 -98Z', 'main')),
  ],
  bib: [on('chest', 'neck', '#fbfaf6', flat('M-70 -8Q0 30 70 -8Q60 90 0 128Q-60 90 -70 -8Z', 'main'))],
}
