/** Clothes. */
import type { WornName } from '../../species/pen-words'
import { disc, flat, line, type Piece, shape } from './piece'

const GOLD = '#e8b73a'
const DARK = '#2d2630'

const neck = (main: string, ...shapes: Piece['shapes']): Piece => ({ on: 'chest', at: 'neck', main, shapes })
const hat = (main: string, ...shapes: Piece['shapes']): Piece => ({ on: 'fore', at: 'head', main, shapes })
const tall = (main: string, ...shapes: Piece['shapes']): Piece => ({ ...hat(main, ...shapes), shrinks: 0.88 })
const face = (main: string, ...shapes: Piece['shapes']): Piece => ({ on: 'fore', at: 'head', main, shapes })

export const WORN_PIECES: Readonly<Record<WornName, Piece>> = {
  scarf: neck(
    '#d9483b',
    shape('M-112 -22Q0 48 112 -22L108 26Q0 96 -108 26Z', 'main'),
    shape('M28 50L84 36L98 146L44 158Z', 'main'),
    line('M-70 10L-62 46M-24 28L-20 66M34 28L30 66M82 8L76 42M46 118L92 108', 'pale', 5),
  ),
  bandana: neck(
    '#3f78c8',
    shape('M-108 -16Q0 40 108 -16L92 22Q50 60 0 132Q-50 60 -92 22Z', 'main'),
    flat(disc(-44, 32, 9) + disc(44, 32, 9) + disc(0, 52, 9) + disc(0, 92, 8), 'pale'),
  ),
  bowtie: neck(
    '#d9483b',
    shape('M0 34L-84 -6Q-92 34 -84 78ZM0 34L84 -6Q92 34 84 78Z', 'main'),
    shape(disc(0, 35, 20), 'deep'),
  ),
  tie: neck(
    '#3f78c8',
    shape('M-96 -14L0 30L96 -14L70 34L0 48L-70 34Z', '#fbfaf6'),
    shape('M-18 26L18 26L12 54L34 138L0 168L-34 138L-12 54Z', 'main'),
    line('M-24 96L22 74M-30 128L28 104', 'pale', 4),
  ),
  collar: neck(
    '#d9483b',
    line('M-104 -6Q0 66 104 -6', 'outline', 15),
    line('M-104 -6Q0 66 104 -6', 'main', 9),
    shape(disc(0, 58, 26), GOLD),
    flat(disc(0, 66, 7), DARK),
  ),
  ribbon: neck(
    '#f29ab5',
    line('M-100 -10Q0 50 100 -10', 'main', 9),
    shape('M0 40Q-92 -30 -96 26Q-92 84 0 40ZM0 40Q92 -30 96 26Q92 84 0 40Z', 'main'),
    shape('M-10 44L-50 136L-22 128L2 56ZM10 44L50 136L22 128L-2 56Z', 'deep'),
    shape(disc(0, 40, 18), 'pale'),
  ),
  necklace: neck(
    '#fbfaf6',
    line('M-104 -20Q0 100 104 -20', 'deep', 3),
    shape(
      disc(-84, 10, 16) +
        disc(-52, 36, 16) +
        disc(-18, 50, 16) +
        disc(18, 50, 16) +
        disc(52, 36, 16) +
        disc(84, 10, 16),
      'main',
      { w: 2.5 },
    ),
    shape('M0 66L22 92L0 126L-22 92Z', '#4cc3c6', { w: 3 }),
  ),
  cape: {
    on: 'back',
    at: 'neck',
    main: '#a3223a',
    shapes: [
      shape(
        'M-104 -30Q-190 120 -224 268Q-160 250 -110 274Q-50 250 0 272Q50 250 110 274Q160 250 224 268Q190 120 104 -30Z',
        'main',
      ),
      line('M-96 20Q-140 130 -150 246M96 20Q140 130 150 246', 'deep', 5),
    ],
  },
  sweater: {
    on: 'torso',
    at: 'flank',
    main: '#5c9e4a',
    shapes: [
      shape('M-70 -78Q0 -52 70 -78Q104 -30 98 44Q0 74 -98 44Q-104 -30 -70 -78Z', 'main'),
      line('M-98 30Q0 60 98 30M-92 -4L-72 12L-50 -2L-26 14L0 2L26 14L50 -2L72 12L92 -4', 'pale', 5),
      shape('M-60 -92Q0 -62 60 -92L64 -66Q0 -36 -64 -66Z', 'deep'),
    ],
  },
  raincoat: {
    on: 'torso',
    at: 'flank',
    main: '#f6cf3f',
    shapes: [
      shape('M-66 -84Q0 -58 66 -84Q112 -10 106 84Q0 104 -106 84Q-112 -10 -66 -84Z', 'main'),
      line('M0 -64L0 94', 'deep', 4),
      shape('M-66 -86L-4 -62L-34 -14ZM66 -86L4 -62L34 -14Z', 'pale'),
      shape(disc(14, -4, 7) + disc(14, 30, 7) + disc(14, 62, 7), 'deep', { w: 2 }),
    ],
  },
  backpack: {
    on: 'back',
    at: 'neck',
    main: '#b9653a',
    shapes: [
      shape('M-140 0Q-196 10 -190 90Q-186 150 -120 156L120 156Q186 150 190 90Q196 10 140 0Z', 'main'),
      shape(
        'M-190 60Q-160 70 -130 60L-130 120Q-160 130 -186 116ZM190 60Q160 70 130 60L130 120Q160 130 186 116Z',
        'deep',
      ),
    ],
  },
  tophat: tall(
    '#2a272d',
    shape('M-96 -74Q0 -54 96 -74Q100 -92 82 -94Q0 -78 -82 -94Q-100 -92 -96 -74Z', 'main'),
    shape('M-56 -86L-62 -184Q0 -202 62 -184L56 -86Q0 -74 -56 -86Z', 'main'),
    flat('M-58 -108Q0 -94 58 -108L56 -88Q0 -76 -56 -88Z', '#d9483b'),
  ),
  wizardhat: tall(
    '#4f46a3',
    shape('M-70 -84Q-30 -170 34 -224Q62 -212 50 -190Q60 -130 70 -84Q0 -66 -70 -84Z', 'main'),
    shape('M-116 -66Q0 -38 116 -66Q112 -92 72 -90Q0 -72 -72 -90Q-112 -92 -116 -66Z', 'main'),
    flat('M0 -150L7 -134L24 -130L10 -120L14 -102L0 -112L-14 -102L-10 -120L-24 -130L-7 -134Z', '#f6cf3f'),
    flat(disc(28, -170, 6) + disc(-26, -104, 5) + disc(34, -112, 5), '#f6cf3f'),
  ),
  partyhat: tall(
    '#f29ab5',
    shape('M-48 -84L4 -204L56 -82Q0 -66 -48 -84Z', 'main'),
    line('M-34 -116Q8 -104 42 -116M-18 -152Q6 -144 26 -154', '#4cc3c6', 7),
    shape(disc(4, -206, 17), '#f6cf3f', { w: 3 }),
  ),
  strawhat: hat(
    '#e8c878',
    shape('M-132 -62Q0 -30 132 -62Q126 -92 70 -90Q0 -76 -70 -90Q-126 -92 -132 -62Z', 'main'),
    shape('M-66 -86Q-62 -152 0 -154Q62 -152 66 -86Q0 -70 -66 -86Z', 'main'),
    flat('M-68 -100Q0 -84 68 -100L66 -84Q0 -68 -66 -84Z', '#d9483b'),
    line('M-104 -66Q0 -40 104 -66M-48 -124Q0 -114 48 -124', 'deep', 2.5),
  ),
  beanie: hat(
    '#d9483b',
    shape('M-92 -50Q-90 -138 0 -142Q90 -138 92 -50Q0 -82 -92 -50Z', 'main'),
    shape('M-98 -40Q0 -78 98 -40L94 -68Q0 -108 -94 -68Z', 'pale'),
    line('M-60 -88L-60 -66M-30 -96L-30 -74M0 -98L0 -78M30 -96L30 -74M60 -88L60 -66', 'deep', 3),
    shape(disc(0, -154, 24), 'pale'),
  ),
  cap: hat(
    '#3f78c8',
    shape('M-84 -58Q-82 -134 0 -136Q82 -134 84 -58Q0 -86 -84 -58Z', 'main'),
    shape('M10 -76Q90 -84 150 -48Q120 -36 84 -50Q50 -64 10 -70Z', 'deep'),
    line('M0 -134Q-6 -100 0 -78', 'deep', 3),
    shape(disc(0, -136, 9), 'pale', { w: 3 }),
  ),
  cowboyhat: hat(
    '#b9653a',
    shape(
      'M-140 -92Q-110 -46 0 -52Q110 -46 140 -92Q90 -76 62 -80L48 -148Q24 -134 0 -146Q-24 -134 -48 -148L-62 -80Q-90 -76 -140 -92Z',
      'main',
    ),
    flat('M-60 -94Q0 -80 60 -94L62 -80Q0 -66 -62 -80Z', DARK),
  ),
  helmet: hat(
    '#c6cdd6',
    shape('M-100 -22Q-108 -134 0 -138Q108 -134 100 -22Q84 -62 0 -66Q-84 -62 -100 -22Z', 'main'),
    line('M0 -136L0 -68', 'deep', 6),
    flat('M-72 -86Q-60 -116 -32 -122Q-56 -104 -60 -80Z', 'pale'),
    shape(disc(0, -142, 12), 'pale', { w: 3 }),
  ),
  crown: tall(
    GOLD,
    shape('M-66 -74L-78 -150L-36 -112L0 -166L36 -112L78 -150L66 -74Q0 -58 -66 -74Z', 'main'),
    flat(disc(-40, -86, 8) + disc(40, -86, 8), '#3f78c8'),
    flat(disc(0, -84, 10), '#d9483b'),
    shape(disc(-78, -152, 8) + disc(0, -168, 8) + disc(78, -152, 8), 'pale', { w: 2.5 }),
  ),
  flowercrown: hat(
    '#f29ab5',
    line('M-92 -52Q0 -112 92 -52', '#5c9e4a', 8),
    shape(disc(-78, -64, 21) + disc(-28, -88, 21) + disc(28, -88, 21) + disc(78, -64, 21), 'main', { w: 3 }),
    shape(disc(-53, -80, 14) + disc(0, -94, 14) + disc(53, -80, 14), '#fbfaf6', { w: 3 }),
    flat(disc(-78, -64, 7) + disc(-28, -88, 7) + disc(28, -88, 7) + disc(78, -64, 7) + disc(0, -94, 7), '#f6cf3f'),
  ),
  halo: {
    shrinks: 0.92,
    on: 'crown',
    at: 'head',
    main: '#f6cf3f',
    shapes: [line(disc(0, -146, 62, 18), 'deep', 12), line(disc(0, -146, 62, 18), 'main', 7)],
  },
  glasses: face(
    '#2a272d',
    shape(disc(-42, 4, 36, 42) + disc(42, 4, 36, 42), '#e6f4fb', { o: 0.32, line: 'none' }),
    line(`${disc(-42, 4, 36, 42)}${disc(42, 4, 36, 42)}M-8 -2Q0 -12 8 -2M-78 0L-100 -12M78 0L100 -12`, 'main', 4.5),
  ),
  sunglasses: face(
    '#2a272d',
    shape('M-88 -18L-6 -18Q-4 44 -44 44Q-86 44 -88 -18ZM88 -18L6 -18Q4 44 44 44Q86 44 88 -18Z', 'main'),
    line('M-10 -14Q0 -22 10 -14M-88 -14L-104 -24M88 -14L104 -24', 'main', 6),
    flat('M-74 -8L-44 -8L-64 26ZM18 -8L46 -8L28 26Z', '#ffffff', { o: 0.4 }),
  ),
  monocle: face(
    GOLD,
    shape(disc(42, 4, 38, 44), '#e6f4fb', { o: 0.35, line: 'none' }),
    line(disc(42, 4, 38, 44), 'main', 5),
    line('M70 36Q96 76 78 118', 'main', 2.5),
  ),
  goggles: {
    on: 'brow',
    at: 'head',
    main: '#b9653a',
    shapes: [
      line('M-100 -52Q0 -82 100 -52', DARK, 11),
      shape(disc(-38, -66, 34, 32) + disc(38, -66, 34, 32), 'main'),
      shape(disc(-38, -66, 22, 20) + disc(38, -66, 22, 20), '#bfe6ef', { w: 3 }),
      flat('M-52 -68L-40 -80L-30 -78L-48 -56ZM24 -68L36 -80L46 -78L28 -56Z', '#ffffff', { o: 0.8 }),
    ],
  },
  eyepatch: face(
    '#2a272d',
    line('M-96 -44Q-30 -34 20 -10M70 -24L98 -42', 'main', 4),
    shape('M8 -28Q42 -44 78 -28Q84 24 42 48Q2 24 8 -28Z', 'main'),
  ),
  headphones: face(
    '#4a4b55',
    line('M-100 8Q-104 -126 0 -128Q104 -126 100 8', 'outline', 17),
    line('M-100 8Q-104 -126 0 -128Q104 -126 100 8', 'main', 10),
    shape(
      'M-120 -22Q-84 -30 -84 16Q-84 60 -120 52Q-136 16 -120 -22ZM120 -22Q84 -30 84 16Q84 60 120 52Q136 16 120 -22Z',
      'main',
    ),
    shape(disc(-112, 16, 10, 18) + disc(112, 16, 10, 18), '#4cc3c6', { w: 2.5 }),
  ),
  boots: {
    on: 'chest',
    at: 'feet',
    main: '#f6cf3f',
    shapes: [
      shape('M-66 -34L-26 -34L-24 6L-12 14Q-6 34 -18 36L-74 36Q-84 20 -70 6Z', 'main', { both: true }),
      line('M-68 -20L-26 -20M-74 26L-16 26', 'deep', 4, { both: true }),
    ],
  },
  wings: {
    shrinks: 0.92,
    on: 'back',
    at: 'wing',
    main: '#fbfaf6',
    shapes: [
      shape(
        'M7 18C-43 -54 -94 -99 -127 -77C-122 -56 -114 -47 -105 -40C-120 -36 -122 -22 -118 -13C-101 -7 -95 -7 -89 -2C-101 5 -99 22 -92 25C-65 36 -29 40 7 40Z',
        'main',
        { both: true },
      ),
      line('M-94 -47Q-50 -27 -7 18M-85 -4Q-48 4 -10 25', 'deep', 3, { both: true }),
    ],
  },
}
