/** Extras of the head: whiskers, beards, manes, visors. */
import { mix } from '../../colour'
import { DROP, dot, dotsOn, fill, group, n, type Oval, onto, oval, path, spotOn, stroke } from '../../pen'
import { GROUND } from '../bodies'
import { type Extra, fringe, on, onHead } from './extra'

export const HEAD_EXTRAS = {
  mane: on('crown', ({ head, tints, grown }) =>
    path(
      fringe(
        onGround({ ...head, y: head.y + head.ry * 0.12, rx: head.rx * 1.04, ry: head.ry * 1.06 }),
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
        onGround({ ...head, y: head.y + head.ry * 0.1, rx: head.rx * 1.08, ry: head.ry * 1.08 }),
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
  oldscar: on('fore', ({ head, tints }) =>
    stroke(onto('M24 30L50 62M28 50L46 40', head), 3, mix(tints.belly, '#ffffff', 0.5)),
  ),
  nick: on('fore', ({ head, tints }) =>
    fill(onto('M62 -134L90 -112L60 -104Z', head), mix(tints.line, tints.body, 0.1)),
  ),
  kelp: on('crown', ({ head, tints }) =>
    path(
      onto(
        'M-30 -104L-10 -138L0 -108L22 -140L30 -104C70 -104 104 -60 110 0L134 24L112 40L138 74L110 84L126 118L98 114L100 142L70 124L60 60L-60 60L-70 124L-100 142L-98 114L-130 124L-110 84L-138 74L-112 40L-134 24L-110 0C-104 -60 -70 -104 -30 -104Z',
        head,
      ),
      { fill: mix(tints.shade, '#4f7a3a', 0.55) },
    ),
  ),
  tern: on('fore', ({ head }) => {
    const at = { x: head.x + head.rx * 0.2, y: head.y - head.ry * 1.26, rx: 17, ry: 15 }
    return (
      path(onto('M-70 40Q-80 -50 -20 -70Q20 -80 40 -40L84 -26L44 -8Q40 40 90 60Q20 90 -30 76Z', at), {
        fill: '#ffffff',
        'stroke-width': 3,
      }) +
      fill(onto('M-34 -64Q0 -86 34 -48Q0 -40 -34 -64Z', at), '#2a2a2e') +
      fill(onto('M40 -40L92 -26L44 -10Z', at), '#e9604f')
    )
  }),
  shag: on('crown', ({ head, tints, grown }) =>
    path(
      onto(
        'M-60 -84L-44 -112L-26 -96L-8 -120L8 -98L28 -116L40 -92L66 -96L76 -60L104 -40L96 0L116 30L98 52L104 92L74 88L64 124L30 104L0 128L-30 104L-64 124L-74 88L-104 92L-98 52L-116 30L-96 0L-104 -40L-80 -60Z',
        head,
        0.92 + 0.14 * grown,
      ),
      { fill: tints.shade },
    ),
  ),
  beads: on(
    'fore',
    ({ head }) =>
      [
        [-62, -84, 6],
        [58, -88, 7],
        [96, -30, 5],
        [-100, 6, 6],
      ]
        .map(([u, v, r]) =>
          path(onto(DROP, spotOn(head, u!, v!, r!)), { fill: '#a9d6ee', stroke: '#5a9cc4', 'stroke-width': 2 }),
        )
        .join('') + stroke(onto('M-58 -58Q-30 -80 6 -80', head), 5, '#ffffff', { opacity: 0.3 }),
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
  cap: on('crown', ({ head, tints, grown }) => {
    const cap = { x: head.x, y: head.y - head.ry * 1.12, rx: head.rx * (1.55 + 0.5 * grown), ry: head.ry * 1.5 }
    return group(
      path(
        onto(
          'M-104 30C-108 -34 -64 -98 -8 -106C60 -110 104 -50 106 20C112 40 96 52 78 48C40 60 -44 62 -78 52C-96 54 -106 46 -104 30Z',
          cap,
        ),
        { fill: tints.body },
      ) +
        dotsOn(
          cap,
          [
            [-56, -26, 10],
            [-4, -70, 13],
            [50, -34, 9],
            [4, -10, 6],
            [80, 8, 5],
          ],
          { fill: tints.belly, stroke: 'none' },
        ) +
        stroke(onto('M-92 34Q0 58 94 30', cap), 4, tints.shade),
      { transform: `rotate(-8 ${n(cap.x)} ${n(cap.y)})` },
    )
  }),
  pleats: on('crown', ({ head, tints }) =>
    group(
      path(onto('M-158 -52Q0 -34 158 -52Q110 0 0 0Q-110 0 -158 -52Z', head), {
        fill: tints.accent,
        'stroke-width': 3.5,
      }) +
        stroke(
          onto(
            'M-118 -46L-100 -20M-80 -42L-68 -8M-46 -40L-40 -2M-14 -38L-12 0M18 -38L16 0M50 -40L42 -2M84 -42L72 -8M120 -46L102 -20',
            head,
          ),
          3,
          tints.inner,
        ),
      { transform: `rotate(-8 ${n(head.x)} ${n(head.y - head.ry)})` },
    ),
  ),
  lodger: on('crown', ({ head, grown }) => {
    const at = { x: head.x + head.rx * (1 + 0.4 * grown), y: head.y - head.ry * 1.5, rx: 17, ry: 17 }
    return (
      path(onto('M-90 80Q-70 60 0 64Q60 66 80 30L86 -20L104 -16Q120 80 60 90Z', at), {
        fill: '#e8d3a4',
        'stroke-width': 3,
      }) +
      dot(at.x - 3, at.y, 12, { fill: '#b5683a', 'stroke-width': 3 }) +
      stroke(onto('M-40 20Q-40 -40 6 -36Q40 -20 14 14Q-14 20 -8 -8', at), 2.5, '#f6dcb8')
    )
  }),
  flame: on('crown', ({ head, grown }) => fire(head, 0.75 + 0.45 * grown)),
  ember: on('fore', ({ head, grown }) =>
    fire({ x: head.x + head.rx * 1.16, y: head.y + head.ry * 1.3, rx: 20 + 6 * grown, ry: 20 + 6 * grown }, 1),
  ),
} satisfies Readonly<Record<string, Extra>>

/** Raises hair so that it does not reach below the ground when the head is low. */
const onGround = (around: Oval): Oval => ({ ...around, y: Math.min(around.y, GROUND - around.ry * 1.16) })

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
