/** Small signs of a mood around the creature. */
import type { Mood } from '../domain/creature/mood'
import { dot, fill, group, HEART, onto, path, stroke } from './pen'

const INK = '#4a3b45'

const heart = (x: number, y: number, r: number): string =>
  path(
    onto(HEART, {
      x,
      y,
      rx: r,
      ry: r,
    }),
    { fill: '#f2667a' },
  )

const zed = (x: number, y: number, s: number): string => stroke(`M${x} ${y}h${s}l${-s} ${s}h${s}`, s / 4, '#e8ecff')

const candle =
  path('M206 200h18v24h-18z', { fill: '#f6efe0' }) +
  path('M200 222h30q0 9 -8 9h-14q-8 0 -8 -9z', { fill: '#b8862f' }) +
  dot(215, 184, 20, { fill: '#ffd778', opacity: 0.28, stroke: 'none' }) +
  path('M215 170q9 10 7 18a7 7 0 0 1 -14 0q-1 -6 7 -18z', { fill: '#ffb84d', stroke: 'none' }) +
  path('M215 180q4 6 3 10a3 3 0 0 1 -6 0q0 -5 3 -10z', { fill: '#fff3c9', stroke: 'none' })

const bowl =
  path('M92 228Q90 246 112 246H144Q166 246 164 228Z', { fill: '#5b9bd5' }) +
  path('M88 228Q88 220 128 220Q168 220 168 228Q168 235 128 235Q88 235 88 228Z', { fill: '#2f5f8f' }) +
  fill('M122 238l6 -3l6 3l-6 5z', '#fff', { opacity: 0.8 })

const SIGNS: Readonly<Record<Mood | 'resting', string>> = {
  content: '',
  happy: heart(214, 52, 13) + heart(40, 74, 9) + heart(232, 92, 7),
  curious:
    stroke('M206 46Q206 30 221 30Q236 31 235 46Q234 56 222 60V68', 7, '#fff') +
    stroke('M206 46Q206 30 221 30Q236 31 235 46Q234 56 222 60V68', 4.5, INK) +
    dot(222, 78, 4, { fill: INK, stroke: '#fff', 'stroke-width': 1.5 }),
  hungry: bowl,
  sick: group(
    '<path d="M-4 -34a5 5 0 0 1 10 0v26a9 9 0 1 1 -10 0z" fill="#fff"/><path d="M1 -20v16" stroke="#e9604f" stroke-width="4"/><circle cx="1" cy="-1" r="5" fill="#e9604f" stroke="none"/>',
    { transform: 'translate(222 74) rotate(24)', 'stroke-width': 3 },
  ),
  critical:
    path('M40 52q12 16 10 24a10 10 0 0 1 -20 0q0 -8 10 -24z', { fill: '#9fd3f2' }) +
    path('M218 40q9 12 8 18a8 8 0 0 1 -16 0q0 -6 8 -18z', { fill: '#9fd3f2' }) +
    stroke('M70 240h34l8 -11l10 19l8 -13h56', 3.5, '#e9604f', { opacity: 0.85 }),
  sleeping: zed(192, 98, 15) + zed(214, 78, 11),
  resting: group(candle, { transform: 'translate(-178 4)' }),
}

export const signs = (mood: Mood | 'resting'): string =>
  group(SIGNS[mood], {
    fill: 'none',
    stroke: INK,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
