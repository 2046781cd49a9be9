/** Scenes behind a creature: on the 256 canvas, above the floor at 200. */
import type { BackdropName } from '../../species/pen-words'
import { box, disc, flat, line, type Scene } from './piece'

const scene = (wall: string, floor: string, ...shapes: Scene['shapes']): Scene => ({ wall, floor, shapes })

const fir = (x: number, y: number, s: number): string =>
  `M${x} ${y - 90 * s}L${x + 26 * s} ${y - 44 * s}L${x + 14 * s} ${y - 44 * s}L${x + 36 * s} ${y}L${x - 36 * s} ${y}L${x - 14 * s} ${y - 44 * s}L${x - 26 * s} ${y - 44 * s}Z`
const cloud = (x: number, y: number, s: number): string =>
  `M${x - 34 * s} ${y}Q${x - 50 * s} ${y - 22 * s} ${x - 24 * s} ${y - 24 * s}Q${x - 14 * s} ${y - 46 * s} ${x + 8 * s} ${y - 30 * s}Q${x + 38 * s} ${y - 36 * s} ${x + 36 * s} ${y - 12 * s}Q${x + 46 * s} ${y} ${x + 30 * s} ${y}Z`
const spark = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`
const each = (places: readonly (readonly number[])[], draw: (x: number, y: number, size: number) => string): string =>
  places.map(([x = 0, y = 0, size = 1]) => draw(x, y, size)).join('')

const STARS = [
  [36, 40, 6],
  [84, 24, 4],
  [128, 44, 4],
  [176, 26, 5],
  [222, 96, 5],
  [26, 110, 4],
  [60, 76, 3],
  [206, 140, 4],
] as const

export const SCENES: Readonly<Record<BackdropName, Scene>> = {
  mountains: scene(
    '#cfe3f2',
    '#9fbf8a',
    flat('M-10 206L46 44L96 132L196 22L266 150L266 206Z', '#8a94ad'),
    flat('M46 44L70 86L56 80L44 92L33 82ZM196 22L226 76L206 66L188 82L162 64Z', '#ffffff'),
    flat('M-10 206Q60 160 128 190Q200 160 266 206Z', '#7f9f78'),
  ),
  sea: scene(
    '#cdeaf5',
    '#f0dba8',
    flat(box(0, 128, 256, 80), '#4f9fc9'),
    line(
      'M10 148Q24 140 38 148M70 166Q84 158 98 166M190 150Q204 142 218 150M200 178Q214 170 228 178M20 186Q34 178 48 186',
      '#d8f0f8',
      4,
    ),
    flat('M196 128L196 92L226 124ZM188 128L190 100L172 124Z', '#ffffff'),
    flat('M166 128L232 128L222 138L176 138Z', '#b9653a'),
  ),
  underwater: scene(
    '#5fb4cf',
    '#d8c48e',
    flat('M40 0L70 0L40 200L10 200ZM120 0L156 0L150 200L112 200ZM210 0L230 0L246 200L220 200Z', '#a5dcec', { o: 0.35 }),
    line('M28 206Q10 170 28 140Q44 116 28 88M232 206Q250 176 232 148Q220 130 232 110', '#3f8f5a', 9),
    line(disc(52, 60, 9) + disc(68, 36, 6) + disc(206, 70, 10) + disc(220, 44, 6) + disc(190, 30, 5), '#e6f8ff', 3),
  ),
  forest: scene(
    '#d6ead0',
    '#8fae6a',
    flat(
      each(
        [
          [20, 206, 1.3],
          [76, 200, 1],
          [190, 200, 1.1],
          [240, 206, 1.4],
        ],
        fir,
      ),
      '#4f7f55',
    ),
    flat(
      each(
        [
          [48, 206, 1.5],
          [216, 204, 1.2],
          [128, 190, 0.9],
        ],
        fir,
      ),
      '#6b9c63',
      { o: 0.8 },
    ),
  ),
  meadow: scene(
    '#d8eef7',
    '#8fc46a',
    flat('M0 206Q60 150 140 186Q200 150 256 190L256 210L0 210Z', '#a8d47c'),
    flat(disc(24, 196, 7) + disc(52, 186, 6) + disc(214, 180, 7) + disc(238, 200, 8), '#f29ab5'),
    flat(disc(38, 206, 6) + disc(196, 198, 6) + disc(226, 212, 6), '#fff3b0'),
    flat(cloud(60, 60, 0.8) + cloud(200, 44, 0.7), '#ffffff'),
  ),
  desert: scene(
    '#fce6bd',
    '#e8bd76',
    flat(disc(206, 54, 24), '#f7a94a'),
    flat('M-10 206Q50 130 130 190Q190 140 266 206Z', '#eccb8a'),
    line('M36 206L36 134M36 176Q16 176 16 154M36 164Q56 164 56 146', '#5c9e4a', 12),
  ),
  city: scene(
    '#c9d3e6',
    '#8e95a5',
    flat(
      `${box(8, 96, 36, 114)}${box(50, 66, 30, 144)}${box(172, 56, 34, 154)}${box(212, 104, 36, 106)}${box(96, 110, 60, 100)}`,
      '#6f7a95',
    ),
    flat(
      each(
        [
          [16, 108],
          [28, 108],
          [16, 128],
          [28, 148],
          [58, 80],
          [66, 102],
          [58, 124],
          [180, 70],
          [192, 92],
          [180, 114],
          [220, 120],
          [232, 140],
        ],
        (x, y) => box(x, y, 7, 9),
      ),
      '#ffe08a',
    ),
  ),
  night: scene(
    '#2b3563',
    '#3f4a78',
    flat('M206 26C164 30 172 92 220 80C190 76 186 42 206 26Z', '#fdf0b8'),
    flat(each(STARS, spark), '#fdf3c7'),
  ),
  space: scene(
    '#1d1b3a',
    '#38305e',
    flat(disc(206, 60, 26), '#e0a15a'),
    line('M166 70Q206 84 246 48', '#f4d9a8', 6),
    flat(disc(40, 150, 14), '#6fc0d8'),
    flat(
      each(STARS, (x, y, r) => disc(x, y, r / 2.2)),
      '#ffffff',
    ),
    flat('M20 60Q90 20 150 60Q90 44 20 60Z', '#8a6fd0', { o: 0.5 }),
  ),
  sunset: scene(
    '#f9c79a',
    '#a8607a',
    flat(box(0, 0, 256, 70), '#c78fc0', { o: 0.6 }),
    flat(disc(128, 196, 70), '#ffdf7a'),
    flat('M0 120L256 104L256 116L0 132ZM0 160L256 146L256 154L0 168Z', '#f2796a', { o: 0.4 }),
  ),
  sunshine: scene(
    '#bfe3f8',
    '#b5da86',
    line(
      'M210 6L210 -4M252 48L266 48M168 48L154 48M180 18L170 8M240 18L250 8M180 78L170 88M240 78L250 88M210 90L210 102',
      '#f6cf3f',
      7,
    ),
    flat(disc(210, 48, 30), '#f9dc5c'),
    flat(cloud(54, 72, 0.9), '#ffffff'),
  ),
  snow: scene(
    '#dbe8f4',
    '#ffffff',
    flat('M0 206Q70 160 150 190Q210 164 256 196L256 212L0 212Z', '#eef5fb'),
    flat(
      each(
        [
          [26, 204, 1],
          [232, 200, 1.1],
        ],
        fir,
      ),
      '#7fa3a0',
    ),
    flat(
      each(
        [
          [40, 40],
          [80, 80],
          [30, 120],
          [120, 30],
          [196, 50],
          [226, 104],
          [170, 84],
          [60, 150],
          [214, 150],
          [100, 120],
          [148, 116],
        ],
        (x, y) => disc(x, y, 5),
      ),
      '#ffffff',
    ),
  ),
  rain: scene(
    '#b4c3d1',
    '#8c9ca8',
    flat(cloud(60, 50, 1.1) + cloud(196, 46, 1.2), '#8593a3'),
    line(
      'M30 70L20 96M64 76L54 102M98 64L88 90M170 72L160 98M208 70L198 96M240 80L230 106M42 124L32 150M84 130L74 156M190 126L180 152M232 140L222 166',
      '#e8f4fb',
      4,
    ),
  ),
  storm: scene(
    '#59607c',
    '#434a63',
    flat(cloud(64, 56, 1.3) + cloud(192, 52, 1.4), '#363c52'),
    flat(
      'M62 60L34 118L56 114L40 170L86 100L62 104L82 60ZM206 56L186 104L204 100L192 146L230 88L210 92L224 56Z',
      '#ffe46b',
    ),
  ),
  clouds: scene(
    '#a9d6f5',
    '#ffffff',
    flat(
      cloud(54, 70, 1.2) + cloud(204, 60, 1) + cloud(36, 160, 1) + cloud(226, 150, 1.1) + cloud(128, 30, 0.7),
      '#ffffff',
    ),
  ),
  rainbow: scene(
    '#dff0fb',
    '#b5da86',
    ...(['#e05a4f', '#f29a3f', '#f6d33f', '#6fb85a', '#4f8fd0', '#8a5fc0'] as const).map((colour, at) =>
      line(
        `M${14 + at * 9} 206C${14 + at * 9} ${-20 + at * 16} ${242 - at * 9} ${-20 + at * 16} ${242 - at * 9} 206`,
        colour,
        10,
      ),
    ),
  ),
  cave: scene(
    '#6b5c58',
    '#514440',
    flat(disc(128, 130, 104, 100), '#8f7d74'),
    flat(
      'M20 0L44 62L66 0ZM84 0L100 44L118 0ZM180 0L200 70L224 0ZM6 210L24 160L44 210ZM214 210L232 166L250 210Z',
      '#4a3e3a',
    ),
    flat('M40 190L50 160L60 190ZM206 190L214 150L224 190Z', '#7fd0d8', { o: 0.9 }),
  ),
  library: scene(
    '#c99f6c',
    '#8a5f3c',
    flat(`${box(0, 62, 256, 7)}${box(0, 132, 256, 7)}${box(0, 199, 256, 7)}`, '#7a4f2c'),
    ...(['#a3423a', '#3f6f8f', '#5c7f4a', '#d9a441', '#6a4f8a'] as const).map((colour, at) =>
      line(
        [20, 88]
          .flatMap((y, row) =>
            [0, 1, 2].map((n) => {
              const x = 12 + at * 17 + n * 86
              return `M${x} ${y + ((at + n + row) % 3) * 5}L${x} ${y + 38}`
            }),
          )
          .join(''),
        colour,
        13,
      ),
    ),
  ),
  kitchen: scene(
    '#fbeed2',
    '#d9a878',
    line('M0 150L256 150M0 176L256 176M32 124L32 202M76 124L76 202M180 124L180 202M224 124L224 202', '#e8cfa0', 4),
    line('M16 30L240 30', '#7a5a3c', 6),
    line('M40 32L40 62M92 32L92 54M204 32L204 60', '#7a5a3c', 4),
    flat(`${disc(40, 78, 20)}${disc(92, 66, 14)}${box(186, 58, 36, 30)}`, '#b9653a'),
  ),
  castle: scene(
    '#d3e2f2',
    '#9fbf8a',
    flat(
      'M14 206L14 84L24 84L24 96L36 96L36 84L48 84L48 96L60 96L60 84L70 84L70 130L186 130L186 70L196 70L196 82L208 82L208 70L220 70L220 82L232 82L232 70L244 70L244 206Z',
      '#a7a3b4',
    ),
    flat(`${box(34, 120, 16, 28)}${box(206, 108, 18, 30)}`, '#5a5468'),
    line('M215 70L215 34M42 84L42 54', '#7a5a3c', 4),
    flat('M215 34L244 44L215 54ZM42 54L68 62L42 72Z', '#d9483b'),
  ),
  volcano: scene(
    '#f0b28a',
    '#5a3a3a',
    flat('M0 206L88 70L168 70L256 206Z', '#6b4a48'),
    flat('M88 70L100 104L116 84L128 150L144 92L156 112L168 70Z', '#f2662e'),
    flat('M104 66Q90 30 112 8Q120 40 132 4Q144 36 156 20Q162 50 150 66Z', '#f9a03f'),
  ),
  servers: scene(
    '#26303f',
    '#3a4658',
    flat(`${box(10, 28, 60, 176)}${box(186, 28, 60, 176)}${box(98, 44, 60, 160)}`, '#3d4a60'),
    line(
      'M18 50L62 50M18 76L62 76M18 102L62 102M18 128L62 128M18 154L62 154M194 50L238 50M194 76L238 76M194 102L238 102M194 128L238 128M194 154L238 154',
      '#1b2230',
      12,
    ),
    flat(
      each(
        [
          [24, 50],
          [24, 102],
          [24, 154],
          [200, 76],
          [200, 128],
          [212, 50],
        ],
        (x, y) => disc(x, y, 4),
      ),
      '#6fe08a',
    ),
    flat(
      each(
        [
          [36, 76],
          [36, 128],
          [212, 102],
          [200, 154],
          [24, 76],
        ],
        (x, y) => disc(x, y, 4),
      ),
      '#f6b83f',
    ),
  ),
  windowsill: scene(
    '#f3e3cf',
    '#b98a5a',
    flat(box(44, 18, 168, 162), '#bfe3f8'),
    flat(cloud(90, 70, 0.7) + cloud(172, 100, 0.8), '#ffffff'),
    line('M44 18L212 18L212 180L44 180ZM128 18L128 180M44 96L212 96', '#ffffff', 9),
    flat('M20 8L66 8Q60 110 24 186L10 186ZM236 8L190 8Q196 110 232 186L246 186Z', '#d97a8f'),
  ),
  autumn: scene(
    '#f6dfb0',
    '#c98a4a',
    line('M18 210Q26 120 14 40M14 96Q50 80 60 54M238 210Q230 130 244 60', '#6b4a30', 10),
    flat(disc(26, 44, 34) + disc(66, 40, 22) + disc(238, 52, 34), '#e0862f'),
    flat(
      each(
        [
          [96, 60, 8],
          [140, 36, 8],
          [186, 84, 8],
          [54, 120, 8],
          [206, 140, 9],
          [80, 180, 8],
          [180, 190, 8],
        ],
        spark,
      ),
      '#c9502f',
    ),
  ),
  blossom: scene(
    '#e4f0f8',
    '#b5d49a',
    line('M-6 90Q60 70 96 24M40 66Q60 40 44 14M262 70Q210 60 186 16', '#7a5a48', 9),
    flat(
      each(
        [
          [96, 24],
          [66, 48],
          [40, 62],
          [46, 16],
          [18, 78],
          [186, 16],
          [212, 46],
          [238, 62],
          [112, 40],
        ],
        (x, y) => disc(x, y, 14),
      ),
      '#f6b5c8',
    ),
    flat(
      each(
        [
          [60, 110],
          [150, 60],
          [206, 110],
          [30, 150],
          [226, 160],
          [90, 140],
          [170, 130],
        ],
        (x, y) => disc(x, y, 5, 4),
      ),
      '#f29ab5',
    ),
  ),
}
