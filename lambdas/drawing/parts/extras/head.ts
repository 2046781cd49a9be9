/** Extras of the head: whiskers, beards, manes, visors. */
import { mix } from '../../colour'
import { dot, fill, type Oval, onto, oval, path, stroke } from '../../pen'
import { type Extra, fringe, on, onHead } from './extra'

export const HEAD_EXTRAS = {
  whiskers: onHead('mouth', ({ head, tints }) =>
    stroke(onto('M-44 44L-98 34M-44 54L-100 60', head), 2.5, tints.line, { opacity: 0.7 }),
  ),
  mane: on('crown', ({ head, tints, grown }) =>
    path(
      fringe(
        { ...head, y: head.y + head.ry * 0.12, rx: head.rx * 1.04, ry: head.ry * 1.06 },
        15,
        0.1 + 0.14 * grown,
        true,
      ),
      { fill: tints.shade },
    ),
  ),
  halo: on('crown', ({ head, tints, grown }) =>
    path(
      fringe(
        { ...head, y: head.y + head.ry * 0.1, rx: head.rx * 1.08, ry: head.ry * 1.08 },
        13,
        0.12 + 0.12 * grown,
        true,
      ),
      { fill: tints.belly },
    ),
  ),
  crestmane: on('crown', ({ head, tints, grown }) =>
    path(
      onto(
        'M-50 -70Q-70 -120 -30 -116Q-20 -146 0 -132Q20 -146 30 -116Q70 -120 50 -70L84 80L-84 80Z',
        head,
        0.85 + 0.2 * grown,
      ),
      { fill: tints.accent },
    ),
  ),
  blaze: on('coat', ({ head, tints }) =>
    fill(onto('M-9 -98Q-5 -30 -24 20Q-36 50 -30 90L30 90Q36 50 24 20Q5 -30 9 -98Z', head), tints.belly),
  ),
  chin: on('coat', ({ head, tints }) => fill(onto('M-40 66Q0 40 40 66Q30 98 0 96Q-30 98 -40 66Z', head), tints.belly)),
  letterM: on('coat', ({ head, tints }) => stroke(onto('M-34 -42L-24 -74L0 -50L24 -74L34 -42', head), 5, tints.accent)),
  beard: on('brow', ({ head, tints }) =>
    path(onto('M-52 44L-58 82L-36 78L-30 112L-10 96L0 122L10 96L30 112L36 78L58 82L52 44Q0 20 -52 44Z', head), {
      fill: tints.belly,
      'stroke-width': 3.5,
    }),
  ),
  eyebrows: onHead('fore', ({ head, tints }) =>
    path(onto('M-18 -24L-34 -44L-44 -30L-62 -44L-66 -24Q-42 -34 -18 -24Z', head), {
      fill: tints.belly,
      'stroke-width': 2.5,
    }),
  ),
  frown: onHead('fore', ({ head, tints }) => stroke(onto('M-16 -28Q-36 -36 -58 -40', head), 4, tints.inner)),
  wrinkles: on('coat', ({ head, tints }) =>
    stroke(onto('M-26 -60Q0 -48 26 -60M-34 -76Q0 -62 34 -76M-18 -44Q0 -36 18 -44', head), 3, tints.inner),
  ),
  tears: onHead('coat', ({ head, tints }) => stroke(onto('M-28 14Q-26 40 -34 62', head), 4, tints.accent)),
  kohl: onHead(
    'coat',
    ({ head, tints }) =>
      fill(onto('M-18 12Q-40 -36 -84 -18Q-72 -6 -70 8Q-46 34 -18 12Z', head), tints.accent) +
      fill(onto('M-36 -40L-30 -84L-46 -42Z', head), tints.accent),
  ),
  glasses: onHead('coat', ({ head, tints }) =>
    oval(
      { x: head.x - head.rx * 0.42, y: head.y + head.ry * 0.04, rx: head.rx * 0.34, ry: head.ry * 0.4 },
      { fill: tints.accent, stroke: 'none' },
    ),
  ),
  spectacles: onHead('brow', ({ head, tints }) =>
    oval(
      { x: head.x - head.rx * 0.42, y: head.y + head.ry * 0.04, rx: head.rx * 0.36, ry: head.ry * 0.42 },
      { fill: tints.belly, stroke: tints.accent, 'stroke-width': 4 },
    ),
  ),
  turrets: onHead(
    'brow',
    ({ head, tints }) =>
      dot(head.x - head.rx * 0.56, head.y - head.ry * 0.06, head.rx * 0.36, { fill: tints.light }) +
      dot(head.x - head.rx * 0.56, head.y - head.ry * 0.06, head.rx * 0.26, { fill: tints.accent, stroke: 'none' }),
  ),
  pouches: onHead('coat', ({ head, tints }) =>
    oval(
      { x: head.x - head.rx * 0.66, y: head.y + head.ry * 0.5, rx: head.rx * 0.42, ry: head.ry * 0.38 },
      { fill: tints.belly, stroke: 'none' },
    ),
  ),
  tongue: on('fore', ({ head, tints }) =>
    path(onto('M-10 58Q-14 92 2 96Q18 92 12 58Z', head), { fill: tints.blush, 'stroke-width': 3 }),
  ),
  oldscar: on('fore', ({ head, tints }) =>
    stroke(onto('M24 30L50 62M28 50L46 40', head), 3, mix(tints.belly, '#ffffff', 0.5)),
  ),
  nick: on('fore', ({ head, tints }) =>
    fill(onto('M62 -134L90 -112L60 -104Z', head), mix(tints.line, tints.body, 0.1)),
  ),
  artichoke: on('crown', ({ head, tints, grown }) =>
    path(
      fringe(
        { ...head, y: head.y - head.ry * 0.06, rx: head.rx * 1.02, ry: head.ry * 1.04 },
        11,
        0.1 + 0.12 * grown,
        false,
      ),
      { fill: tints.accent },
    ),
  ),
  visor: on('brow', ({ head, tints }) =>
    path(onto('M-56 -52L56 -52Q82 -52 82 -20L82 28Q82 62 56 62L-56 62Q-82 62 -82 28L-82 -20Q-82 -52 -56 -52Z', head), {
      fill: mix(tints.line, '#0d1016', 0.5),
      'stroke-width': 3.5,
    }),
  ),
  brass: on(
    'crown',
    ({ head, tints }) =>
      oval({ ...head, rx: head.rx * 1.16, ry: head.ry * 1.16 }, { fill: tints.accent }) +
      oval({ ...head, rx: head.rx * 1.06, ry: head.ry * 1.06 }, { fill: tints.light, 'stroke-width': 3 }),
  ),
  glint: on('coat', ({ head }) =>
    fill(onto('M-70 -10L-10 -86L14 -86L-64 20ZM-54 40L40 -84L52 -78L-44 56Z', head), '#ffffff', { opacity: 0.6 }),
  ),
  cap: on('crown', ({ head, tints, grown }) => {
    const cap = { x: head.x, y: head.y - head.ry * 1.02, rx: head.rx * (1.5 + 0.45 * grown), ry: head.ry * 1.55 }
    return (
      path(
        onto('M-100 30C-104 -50 -56 -104 0 -104C56 -104 104 -50 100 30C70 50 30 56 0 56C-30 56 -70 50 -100 30Z', cap),
        { fill: tints.body },
      ) +
      [
        [-52, -20, 12],
        [0, -62, 15],
        [50, -16, 13],
        [-10, 8, 8],
        [76, 14, 6],
        [-80, 12, 6],
      ]
        .map(([u, v, r]) =>
          dot(cap.x + (u! * cap.rx) / 100, cap.y + (v! * cap.ry) / 100, r!, { fill: tints.belly, stroke: 'none' }),
        )
        .join('')
    )
  }),
  pleats: on('crown', ({ head, tints }) =>
    path(onto('M-140 -46Q0 20 140 -46Q120 -60 0 -60Q-120 -60 -140 -46Z', head), {
      fill: tints.accent,
      'stroke-width': 3.5,
    }),
  ),
  flame: on('crown', ({ head, grown }) => fire(head, 0.75 + 0.45 * grown)),
  ember: on('fore', ({ head, grown }) =>
    fire({ x: head.x + head.rx * 1.16, y: head.y + head.ry * 1.3, rx: 20 + 6 * grown, ry: 20 + 6 * grown }, 1),
  ),
} satisfies Readonly<Record<string, Extra>>

const fire = (at: Oval, size: number): string =>
  path(
    onto(
      'M-34 -70Q-60 -110 -30 -136Q-26 -120 -14 -118Q-16 -160 14 -180Q14 -150 32 -136Q36 -148 34 -158Q66 -110 34 -70Z',
      at,
      size,
      { x: 0, y: -70 },
    ),
    { fill: '#f28a2e', 'stroke-width': 3.5 },
  ) + fill(onto('M-16 -74Q-24 -100 0 -130Q24 -104 16 -74Z', at, size, { x: 0, y: -70 }), '#ffd75e')
