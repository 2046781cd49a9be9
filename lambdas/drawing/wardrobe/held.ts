/** Objects at a creature's side: around the origin, resting on y = 100. */
import type { HeldName } from '../../species/pen-words'
import { box, disc, flat, line, shape, type Thing } from './piece'

const GOLD = '#e8b73a'
const WOOD = '#9a6a3f'
const PALE = '#fbf3e2'
const STEEL = '#c6cdd6'
const GREEN = '#5c9e4a'

const thing = (main: string, ...shapes: Thing['shapes']): Thing => ({ main, shapes })

export const HELD_THINGS: Readonly<Record<HeldName, Thing>> = {
  balloon: thing(
    '#d9483b',
    line('M0 -20Q-30 40 6 100', '#5a4a52', 3),
    shape('M0 -20C-70 -40 -84 -150 0 -152C84 -150 70 -40 0 -20Z', 'main'),
    shape('M-12 -8L12 -8L0 -24Z', 'main'),
    flat('M-38 -92Q-36 -124 -10 -132Q-26 -112 -26 -88Z', '#ffffff', { o: 0.6 }),
  ),
  book: thing(
    '#3f78c8',
    shape('M-90 16L0 36L90 16L90 88L0 108L-90 88Z', 'main'),
    shape('M-80 2Q-40 2 0 24Q40 2 80 2L80 72Q40 72 0 94Q-40 72 -80 72Z', PALE),
    line('M0 24L0 94M-62 24Q-36 26 -16 40M-62 46Q-36 48 -16 62M62 24Q36 26 16 40M62 46Q36 48 16 62', '#b7a68c', 4),
  ),
  flower: thing(
    '#f29ab5',
    line('M0 100Q-8 40 0 -10', GREEN, 8),
    shape('M-2 60Q-50 50 -54 16Q-10 20 -2 60Z', GREEN),
    shape(disc(0, -76, 26, 30) + disc(-36, -44, 28) + disc(36, -44, 28) + disc(-22, -8, 27) + disc(22, -8, 27), 'main'),
    shape(disc(0, -40, 20), '#f6cf3f'),
  ),
  lantern: thing(
    '#b9653a',
    line('M-34 -30Q0 -110 34 -30', '#4a4b55', 6),
    flat(disc(0, 34, 84), '#ffd778', { o: 0.3 }),
    shape('M-40 -16L40 -16L48 80L-48 80Z', '#fff1b8'),
    shape('M-48 -34L48 -34L56 -12L-56 -12ZM-58 78L58 78L50 100L-50 100Z', 'main'),
    flat('M0 -2Q26 30 14 60Q0 76 -14 60Q-26 30 0 -2Z', '#ee8a34'),
  ),
  umbrella: thing(
    '#d9483b',
    line('M0 -120L0 70Q0 104 32 98', WOOD, 8),
    shape('M-106 -20Q-96 -112 0 -118Q96 -112 106 -20Q72 -44 36 -20Q0 -46 -36 -20Q-72 -44 -106 -20Z', 'main'),
    line('M-36 -20Q-30 -80 0 -116Q30 -80 36 -20', 'deep', 4),
  ),
  sword: thing(
    STEEL,
    shape('M-14 40L-14 -120L0 -152L14 -120L14 40Z', 'main'),
    line('M0 -120L0 36', 'deep', 3),
    shape('M-52 34L52 34L44 56L-44 56Z', GOLD),
    shape('M-11 56L11 56L11 92L-11 92Z', WOOD),
    shape(disc(0, 96, 15), GOLD),
  ),
  wand: thing(
    '#7d5235',
    line('M-40 100L40 -60', 'outline', 14),
    line('M-40 100L40 -60', 'main', 8),
    shape('M48 -150L60 -108L102 -102L68 -78L78 -36L46 -62L12 -40L24 -80L-6 -108L36 -110Z', '#f6cf3f'),
    flat(disc(-24, -90, 7) + disc(-2, -130, 6) + disc(96, -30, 6), '#f6cf3f'),
  ),
  cup: thing(
    '#fbf3e2',
    line('M-20 -50Q-36 -74 -20 -98M20 -50Q4 -74 20 -98', '#ffffff', 6),
    line('M60 20C112 10 112 76 50 72', 'outline', 16),
    line('M60 20C112 10 112 76 50 72', 'main', 8),
    shape('M-70 -20L70 -20Q72 86 20 98L-20 98Q-72 86 -70 -20Z', 'main'),
    shape(disc(0, -20, 70, 18), '#8a5a3c'),
    line('M-58 40Q0 60 58 40', 'deep', 5),
  ),
  key: thing(
    GOLD,
    line(`${disc(0, -70, 40)}M0 -30L0 96M0 58L40 58M0 90L34 90`, 'outline', 24),
    line(`${disc(0, -70, 40)}M0 -30L0 96M0 58L40 58M0 90L34 90`, 'main', 14),
  ),
  ball: thing(
    '#d9483b',
    shape(disc(0, 36, 64), 'main'),
    flat('M-60 14Q0 50 60 14L64 40Q0 80 -64 40Z', PALE),
    flat(disc(-22, 2, 12), '#ffffff', { o: 0.7 }),
  ),
  fish: thing(
    '#3f78c8',
    shape('M44 20L100 -24L92 24L100 72L44 40Z', 'main'),
    shape('M-100 30Q-50 -44 30 -14Q60 6 62 30Q60 52 30 74Q-50 100 -100 30Z', 'main'),
    flat('M-92 40Q-40 92 30 70Q-30 70 -50 30Z', 'pale'),
    flat(disc(-62, 20, 9), '#1d1722'),
    line('M-30 2Q-16 30 -30 58', 'deep', 4),
  ),
  bone: thing(
    '#fbf3e2',
    shape(
      'M-50 22L50 22Q64 -20 90 0Q108 20 86 40Q108 60 90 82Q64 100 50 58L-50 58Q-64 100 -90 82Q-108 60 -86 40Q-108 20 -90 0Q-64 -20 -50 22Z',
      'main',
    ),
  ),
  star: thing(
    '#f6cf3f',
    flat(disc(0, 0, 100), 'main', { o: 0.25 }),
    shape('M0 -90L26 -28L94 -24L42 18L60 84L0 48L-60 84L-42 18L-94 -24L-26 -28Z', 'main'),
  ),
  heart: thing(
    '#d9483b',
    shape('M0 90C-120 10 -96 -84 -44 -82C-16 -80 0 -56 0 -42C0 -56 16 -80 44 -82C96 -84 120 10 0 90Z', 'main'),
    flat(disc(-44, -36, 14, 18), '#ffffff', { o: 0.6 }),
  ),
  letter: thing(
    '#fbf3e2',
    shape(box(-90, -30, 180, 120), 'main'),
    line('M-90 -30L0 44L90 -30', 'deep', 5),
    shape(disc(0, 44, 20), '#d9483b'),
  ),
  guitar: thing(
    '#b9653a',
    line('M14 -20L74 -136', 'outline', 20),
    line('M14 -20L74 -136', WOOD, 12),
    shape('M-10 -44C40 -40 46 -4 30 14C58 40 40 98 -16 98C-72 98 -84 40 -52 16C-70 -18 -48 -46 -10 -44Z', 'main'),
    shape(disc(-12, 36, 20), '#3b2418'),
    line('M-26 74L66 -116', PALE, 3),
  ),
  flute: thing(
    STEEL,
    line('M-70 96L70 -96', 'outline', 24),
    line('M-70 96L70 -96', 'main', 16),
    flat(disc(-30, 42, 6) + disc(-8, 12, 6) + disc(14, -18, 6) + disc(40, -54, 7), '#1d1722'),
    shape('M88 -40L88 -100L108 -94L108 -82L96 -86L96 -38Z', '#2a272d', { w: 2 }),
    flat(disc(84, -36, 12, 9), '#2a272d'),
  ),
  brush: thing(
    '#d9483b',
    line('M-46 100L30 -50', 'outline', 18),
    line('M-46 100L30 -50', WOOD, 11),
    shape('M18 -42L44 -28L56 -60L32 -72Z', STEEL),
    shape('M30 -70L58 -58Q92 -104 70 -144Q36 -120 30 -70Z', 'main'),
    flat(disc(74, 60, 30, 22), 'main'),
  ),
  lens: thing(
    '#e8b73a',
    line('M30 36L76 96', 'outline', 26),
    line('M30 36L76 96', WOOD, 17),
    shape(disc(-14, -24, 66), '#d8eef7'),
    line(disc(-14, -24, 66), 'main', 11),
    line('M-54 -40Q-44 -68 -14 -70', '#ffffff', 8),
  ),
  scroll: thing(
    '#f0dfb8',
    shape('M-66 -70L66 -70L66 78L-66 78Z', 'main'),
    shape('M-82 -90Q0 -104 82 -90L82 -62Q0 -76 -82 -62ZM-82 70Q0 56 82 70L82 98Q0 84 -82 98Z', 'pale'),
    line('M-42 -34Q-10 -10 -30 16Q-50 44 0 48M-14 -42L42 -42', '#8a6440', 4),
    line('M20 12L48 40M48 12L20 40', '#d9483b', 6),
  ),
  telescope: thing(
    '#e8b73a',
    line('M0 20L-40 100M0 20L44 100', WOOD, 8),
    shape('M-84 34L-92 8L60 -60L76 -24Z', 'main'),
    shape('M54 -70L96 -92L118 -46L72 -18Z', 'deep'),
    shape('M-108 38L-114 16L-86 6L-78 30Z', 'deep'),
  ),
  potion: thing(
    '#8a4fb0',
    shape('M-22 -80L22 -80L22 -24Q74 10 62 66Q50 98 0 98Q-50 98 -62 66Q-74 10 -22 -24Z', '#e6f4fb'),
    flat('M-58 34Q0 14 58 34Q62 92 0 92Q-62 92 -58 34Z', 'main'),
    shape('M-28 -104L28 -104L24 -76L-24 -76Z', WOOD),
    flat(disc(-18, 56, 9) + disc(16, 70, 6) + disc(10, 42, 7), 'pale'),
  ),
  apple: thing(
    '#d9483b',
    line('M0 -32Q4 -64 24 -80', WOOD, 7),
    shape('M6 -50Q28 -92 74 -76Q60 -40 6 -50Z', GREEN),
    shape('M0 -28C70 -60 96 10 60 66C40 104 14 96 0 88C-14 96 -40 104 -60 66C-96 10 -70 -60 0 -28Z', 'main'),
    flat(disc(-38, 6, 10, 16), '#ffffff', { o: 0.6 }),
  ),
  cake: thing(
    '#f29ab5',
    shape('M-66 10L66 10L50 98L-50 98Z', '#c8a06c'),
    shape('M-80 16Q-84 -32 -40 -36Q-24 -74 0 -74Q24 -74 40 -36Q84 -32 80 16Q40 34 0 16Q-40 34 -80 16Z', 'main'),
    line('M-34 30L-28 94M0 26L0 96M34 30L28 94', '#8a6440', 3),
    shape(disc(0, -84, 17), '#d9483b'),
  ),
  leaf: thing(
    '#5c9e4a',
    shape('M-70 90Q-96 -40 76 -92Q96 70 -70 90Z', 'main'),
    line('M-86 104Q-20 30 46 -50M-30 40L-30 -10M0 8L46 10', 'deep', 5),
  ),
  acorn: thing(
    '#c8955a',
    shape('M-56 0Q-54 90 0 104Q54 90 56 0Z', 'main'),
    shape('M-72 6Q-64 -56 0 -60Q64 -56 72 6Q0 28 -72 6Z', '#7d5235'),
    line('M0 -58Q2 -82 18 -92', '#7d5235', 8),
  ),
  shell: thing(
    '#f3c9b3',
    shape('M0 96Q-104 60 -88 -26Q-60 -86 0 -88Q60 -86 88 -26Q104 60 0 96Z', 'main'),
    line('M0 90L0 -78M-6 90L-50 -58M6 90L50 -58M-10 90L-78 -14M10 90L78 -14', 'deep', 4),
  ),
  gem: thing(
    '#4cc3c6',
    shape('M-84 -10L-48 -62L48 -62L84 -10L0 98Z', 'main'),
    flat('M-84 -10L-30 -10L0 98ZM-48 -62L-30 -10L-84 -10Z', 'pale', { o: 0.7 }),
    line('M-84 -10L84 -10M-48 -62L-30 -10L0 98L30 -10L48 -62', 'deep', 4),
  ),
  laptop: thing(
    '#8c9199',
    shape('M-78 -60L78 -60L78 56L-78 56Z', 'main'),
    flat(box(-66, -48, 132, 92), '#24303c'),
    line('M-52 -28L-20 -28M-52 -8L14 -8M-40 12L36 12M-52 30L-30 30', '#7fe0a8', 6),
    shape('M-104 58L104 58L92 92L-92 92Z', 'pale'),
  ),
  gear: thing(
    STEEL,
    shape(
      'M-16 -86L16 -86L22 -58L48 -76L70 -50L50 -28L82 -18L82 16L52 22L70 50L46 74L22 56L16 88L-16 88L-22 56L-46 74L-70 50L-52 22L-82 16L-82 -18L-50 -28L-70 -50L-48 -76L-22 -58Z',
      'main',
    ),
    shape(disc(0, 0, 24), 'deep'),
  ),
  hourglass: thing(
    '#b9653a',
    shape('M-48 -76L48 -76Q50 -20 10 8Q50 36 48 88L-48 88Q-50 36 -10 8Q-50 -20 -48 -76Z', '#e6f4fb'),
    flat('M-34 -34L34 -34Q20 -6 0 4Q-20 -6 -34 -34ZM-40 84Q-30 50 0 44Q30 50 40 84Z', '#e8c878'),
    shape(`${box(-64, -94, 128, 20)}${box(-64, 84, 128, 20)}`, 'main'),
  ),
  bell: thing(
    GOLD,
    shape('M0 -92Q58 -80 60 10L88 60L-88 60L-60 10Q-58 -80 0 -92Z', 'main'),
    shape(disc(0, 76, 20), 'deep'),
    line('M-36 -20Q-32 -54 -8 -66', '#ffffff', 7),
  ),
  quill: thing(
    '#fbfaf6',
    shape('M-50 70C-60 -20 10 -130 88 -144C104 -60 40 30 -34 56Z', 'main'),
    line('M-70 100L56 -96M-8 10L36 0M14 -26L62 -40', 'deep', 4),
    shape('M-100 100L-96 62L-44 62L-40 100Z', '#2b3f73'),
  ),
  shield: thing(
    '#3f78c8',
    shape('M-76 -70Q0 -54 76 -70Q84 50 0 100Q-84 50 -76 -70Z', 'main'),
    flat('M0 -62Q38 -60 76 -70Q84 50 0 100Z', 'pale'),
    shape(disc(0, 4, 22), GOLD),
  ),
  yarn: thing(
    '#8a4fb0',
    shape(disc(0, 32, 66), 'main'),
    line('M-56 8Q0 60 58 12M-62 44Q0 96 44 78M-20 -30Q24 30 -6 96M30 -24Q56 40 30 84', 'deep', 5),
    line('M58 60Q110 70 92 96Q70 110 112 104', 'main', 6),
  ),
  pillow: thing(
    '#c4aee4',
    shape(
      'M-96 -14Q-84 -36 -60 -26Q0 -40 60 -26Q84 -36 96 -14Q84 36 96 82Q84 104 60 92Q0 104 -60 92Q-84 104 -96 82Q-84 36 -96 -14Z',
      'main',
    ),
    line('M-70 0Q-40 8 -30 -8M70 68Q40 60 30 76', 'deep', 4),
  ),
  teddy: thing(
    '#b98a5a',
    shape(
      disc(-44, -74, 23) +
        disc(44, -74, 23) +
        disc(-58, 30, 23) +
        disc(58, 30, 23) +
        disc(-36, 82, 23) +
        disc(36, 82, 23),
      'main',
    ),
    shape(disc(0, 44, 50), 'main'),
    shape(disc(0, -36, 52), 'main'),
    flat(disc(0, -18, 22) + disc(0, 50, 22), 'pale'),
    flat(disc(-20, -44, 7) + disc(20, -44, 7) + disc(0, -24, 7), '#1d1722'),
  ),
}
