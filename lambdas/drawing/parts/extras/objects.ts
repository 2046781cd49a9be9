/** Objects that creatures carry. */
import { dot, fill, group, limb, type Oval, onto, oval, path, stroke } from '../../pen'
import { type Extra, on } from './extra'

/** Draws an object in the mouth, tilted at the side of the muzzle. */
const inMouth = (draw: (at: Oval) => string) =>
  on('mouth', ({ head }) => draw({ x: head.x + head.rx * 0.34, y: head.y + head.ry * 0.86, rx: 22, ry: 22 }))

export const OBJECTS = {
  glove: inMouth(
    (at) =>
      path(onto('M-70 -40Q-20 -70 20 -40L50 20Q70 10 76 28Q70 60 44 64Q30 90 -4 80Q-50 66 -56 20Z', at), {
        fill: '#4d7fb8',
        'stroke-width': 3.5,
      }) + stroke(onto('M-66 -20Q-20 -44 22 -20', at), 4, '#f3f1e7'),
  ),
  sock: inMouth(
    (at) =>
      path(onto('M-50 -50L10 -60L16 20Q60 30 62 56Q56 82 10 78Q-40 74 -40 40Z', at), {
        fill: '#e9604f',
        'stroke-width': 3.5,
      }) + stroke(onto('M-46 -28L12 -38M-42 10L14 0', at), 5, '#fff3e0'),
  ),
  handbell: on('mouth', ({ head }) => {
    const at = { x: head.x - head.rx * 0.2, y: Math.min(208, head.y + head.ry * 1.25), rx: 20, ry: 20 }
    return (
      path(onto('M0 -60Q40 -50 44 20L66 46L-66 46L-44 20Q-40 -50 0 -60Z', at), {
        fill: '#f2c14a',
        'stroke-width': 3.5,
      }) + dot(at.x, at.y + 12, 4.5, { fill: '#8a5a2b', 'stroke-width': 2.5 })
    )
  }),
  pebble: on(
    'chest',
    ({ plan: { head } }) =>
      oval({ x: head.x + 2, y: 222, rx: 16, ry: 10 }, { fill: '#9aa7ad', 'stroke-width': 3.5 }) +
      fill(`M${head.x - 6} 219q6 -5 12 -2`, '#ffffff', { opacity: 0.5 }),
  ),
  yuzu: on('fore', ({ head }) => {
    const at = { x: head.x + 2, y: head.y - head.ry * 1.2, rx: 19, ry: 18 }
    return (
      oval(at, { fill: '#f7b733', 'stroke-width': 3.5 }) +
      path(onto('M0 -90Q30 -150 84 -120Q60 -80 0 -90Z', at), { fill: '#6aa84f', 'stroke-width': 3 }) +
      dot(at.x - 6, at.y - 6, 3, { fill: '#fff', stroke: 'none', opacity: 0.7 })
    )
  }),
  dandelion: on('mouth', ({ head }) => {
    const x = head.x - head.rx * 0.5
    const y = head.y + head.ry * 0.9
    return (
      stroke(
        `M${Math.round(x + 14)} ${Math.round(y - 8)}Q${Math.round(x)} ${Math.round(y)} ${Math.round(x - 10)} ${Math.round(y - 2)}`,
        4,
        '#6aa84f',
      ) + dot(x - 12, y - 3, 9, { fill: '#ffd23f', 'stroke-width': 3 })
    )
  }),
  flower: on('fore', ({ head, tints }) => {
    const [x, y] = [head.x + head.rx * 0.62, head.y - head.ry * 1.08]
    return group(
      `${[0, 72, 144, 216, 288]
        .map((turn) => `<ellipse cy="-10" rx="7.5" ry="10" transform="rotate(${turn})"/>`)
        .join('')}<circle r="6" fill="#ffd75e"/>`,
      { transform: `translate(${Math.round(x)} ${Math.round(y)})`, fill: tints.accent, 'stroke-width': 3 },
    )
  }),
  nametag: on('fore', ({ plan: { neck } }) =>
    group(
      '<rect x="-20" y="-11" width="40" height="24" rx="4" fill="#fff"/><path d="M-20 -3h40" stroke="#e9604f" stroke-width="6"/>',
      {
        transform: `translate(${neck.x} ${Math.min(neck.y + 38, 210)}) rotate(-5)`,
        'stroke-dasharray': 'none',
        'stroke-width': 3,
      },
    ),
  ),
  twig: on(
    'chest',
    () =>
      limb('M44 225Q118 214 210 224M184 221l14 -16', 5, '#93693f', '#5a3d26') +
      path('M196 206q4 -18 20 -16q0 16 -20 16z', { fill: '#7dbb5a', 'stroke-width': 3 }),
  ),
  seven: on('chest', ({ plan: { belly, neck }, tints }) =>
    stroke(`M${neck.x - 8} ${(belly?.y ?? neck.y) - 9}h16l-9 20`, 5, tints.line),
  ),
  jar: on('chest', ({ plan: { head } }) =>
    group(
      '<rect x="-15" y="-16" width="30" height="34" rx="6" fill="#d8f0ee" fill-opacity=".85"/><path d="M-17 -22h34v8h-34z" fill="#e9b44c"/>',
      { transform: `translate(${head.x} 204)`, 'stroke-width': 3 },
    ),
  ),
  books: on('chest', ({ plan: { head } }) =>
    group('<path d="M-22 0h44v9h-44z" fill="#4d7fb8"/><path d="M-18 -9h40v9h-40z" fill="#d9a441"/>', {
      transform: `translate(${Math.max(52, head.x - 64)} 218)`,
      'stroke-width': 3,
    }),
  ),
} satisfies Readonly<Record<string, Extra>>
