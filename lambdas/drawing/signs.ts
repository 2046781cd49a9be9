/** Signs of a mood around the creature: above, at its side and below. */
import type { Expression } from '../domain/creature/mood'
import { MOVES, TEMPO } from './parts/motion'
import { dot, fill, group, HEART, onto, path, stroke } from './pen'

const INK = '#4a3b45'

const heart = (x: number, y: number, r: number): string =>
  path(onto(HEART, { x, y, rx: r, ry: r }), { fill: '#f2667a' })

const zed = (x: number, y: number, s: number): string => stroke(`M${x} ${y}h${s}l${-s} ${s}h${s}`, s / 4, '#e8ecff')

const drop = (x: number, y: number, r: number): string =>
  path(onto('M0 -130Q100 -10 100 40Q100 110 0 110Q-100 110 -100 40Q-100 -10 0 -130Z', { x, y, rx: r, ry: r }), {
    fill: '#9fd3f2',
  })

const candle =
  path('M-9 -27h18v24h-18z', { fill: '#f6efe0' }) +
  path('M-15 -5h30q0 9 -8 9h-14q-8 0 -8 -9z', { fill: '#b8862f' }) +
  dot(0, -43, 20, { fill: '#ffd778', opacity: 0.28, stroke: 'none' }) +
  group(
    path('M0 -57q9 10 7 18a7 7 0 0 1 -14 0q-1 -6 7 -18z', { fill: '#ffb84d' }) +
      path('M0 -47q4 6 3 10a3 3 0 0 1 -6 0q0 -5 3 -10z', { fill: '#fff3c9' }),
    { class: MOVES.sign, stroke: 'none' },
  )

const bowl =
  path('M92 228Q90 246 112 246H144Q166 246 164 228Z', { fill: '#5b9bd5' }) +
  path('M88 228Q88 220 128 220Q168 220 168 228Q168 235 128 235Q88 235 88 228Z', { fill: '#2f5f8f' }) +
  fill('M122 238l6 -3l6 3l-6 5z', '#fff', { opacity: 0.8 })

const cushion =
  path('M20 226Q16 212 34 214Q128 206 222 214Q240 212 236 226Q240 244 222 241Q128 250 34 241Q16 244 20 226Z', {
    fill: '#8d7bb0',
  }) + stroke('M40 236Q128 244 216 236', 2.5, '#6b5a8f')

const thermometer = group(
  '<path d="M-4 -34a5 5 0 0 1 10 0v26a9 9 0 1 1 -10 0z" fill="#fff"/><path d="M1 -20v16" stroke="#e9604f" stroke-width="4"/><circle cx="1" cy="-1" r="5" fill="#e9604f" stroke="none"/>',
  { transform: 'translate(186 78) rotate(24) scale(1.1)' },
)

const heartbeat = stroke('M70 241h34l8 -9l10 15l8 -12h56', 3.5, '#e9604f', { opacity: 0.85 })

const QUESTION = 'M184 46Q184 30 199 30Q214 31 213 46Q212 56 200 60V68'

/** Fixed signs, and animated ones. */
const STANDING: Readonly<Partial<Record<Expression | 'resting', string>>> = {
  hungry: bowl,
  sick: thermometer,
  critical: heartbeat,
  fading: heartbeat,
}

const FLOATING: Readonly<Partial<Record<Expression | 'resting', string>>> = {
  happy: heart(206, 58, 13) + heart(44, 78, 9) + heart(226, 98, 7),
  curious:
    stroke(QUESTION, 7, '#fff') +
    stroke(QUESTION, 4.5, INK) +
    dot(200, 78, 4, { fill: INK, stroke: '#fff', 'stroke-width': 1.5 }),
  critical: drop(48, 76, 10) + drop(206, 64, 8),
  sleeping: zed(186, 112, 15) + zed(206, 94, 11),
  fading: zed(190, 112, 12) + drop(48, 96, 9),
  wary: stroke('M196 52q10 4 12 14M212 46q12 6 14 20', 4, INK, { opacity: 0.5 }),
}

const PEN = { stroke: INK, 'stroke-width': 3 } as const

/** The candle is at its feet, not in front of its face. */
export const signs = (mood: Expression | 'resting', turned: boolean): string =>
  group(
    mood === 'resting'
      ? group(candle, { transform: `translate(${turned ? 30 : 226} 226)` })
      : (STANDING[mood] ?? '') + group(FLOATING[mood] ?? '', { class: MOVES.sign }),
    {
      ...PEN,
      class: TEMPO[mood],
    },
  )

/** The cushion below it. */
export const beneath = (mood: Expression | 'resting'): string => (mood === 'resting' ? group(cushion, PEN) : '')
