/** Signs of a mood around the creature: above, at its side and below. */
import type { Joy } from '../domain/creature/joy'
import type { Expression } from '../domain/creature/mood'
import { JOY_LOOKS, type JoySign } from './demeanour'
import { MOVES } from './parts/motion'
import { DROP, dot, fill, group, HEART, onto, path, STAR, stroke } from './pen'

const INK = '#4a3b45'

const heart = (x: number, y: number, r: number): string =>
  path(onto(HEART, { x, y, rx: r, ry: r }), { fill: '#f2667a' })

const note = (x: number, y: number): string =>
  stroke(`M${x} ${y}v-24l14 -4v22`, 3.5, INK) +
  [[x - 4, y] as const, [x + 10, y - 6] as const]
    .map(([left, top]) => `<ellipse cx="${left}" cy="${top}" rx="5.5" ry="4" fill="${INK}"/>`)
    .join('')

const sparkle = (x: number, y: number, r: number): string =>
  path(onto(STAR, { x, y, rx: r, ry: r }), { fill: '#ffd75e', 'stroke-width': 2 })

/** On the side of the tail, so that they do not cover a lowered head. */
const JOY_SIGNS: Readonly<Record<JoySign, (at: (x: number) => number) => string>> = {
  hearts: (at) => heart(at(206), 58, 13) + heart(at(44), 78, 9) + heart(at(226), 98, 7),
  heart: (at) => heart(at(206), 66, 13),
  notes: (at) => note(at(180), 66) + note(at(218), 60),
  sparkles: (at) => sparkle(at(212), 62, 13) + sparkle(at(230), 92, 8) + sparkle(at(40), 84, 9),
  purr: (at) =>
    stroke(`M${at(220) - 16} 66q8 -9 16 0t16 0M${at(220) - 10} 84q6 -7 12 0t12 0`, 4, INK, { opacity: 0.6 }),
  swirl: () => stroke('M30 112C14 146 28 176 50 190M224 104C242 138 234 168 212 188', 5, INK, { opacity: 0.4 }),
  rings: () => '',
}

const RINGS =
  dot(128, 140, 92, { fill: '#ffe9a8', stroke: 'none', opacity: 0.55 }) +
  dot(128, 140, 108, { stroke: '#ffd75e', 'stroke-width': 4, opacity: 0.7 })

const zed = (x: number, y: number, s: number): string => stroke(`M${x} ${y}h${s}l${-s} ${s}h${s}`, s / 4, '#e8ecff')

const drop = (x: number, y: number, r: number): string => path(onto(DROP, { x, y, rx: r, ry: r }), { fill: '#9fd3f2' })

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

const heartbeat = stroke('M16 92h52l10 -22l20 62l18 -84l16 62l10 -18h98', 7, '#d9483b', { opacity: 0.85 })

/** The stone behind one that rests. */
const stone =
  path('M58 218V108C58 58 90 32 128 32C166 32 198 58 198 108V218Z', { fill: '#8f93ab' }) +
  stroke('M80 112C80 80 102 58 128 58', 5, '#b4b7ca') +
  fill(onto(STAR, { x: 128, y: 74, rx: 13, ry: 13 }), '#e9e4f2')

const QUESTION = 'M184 46Q184 30 199 30Q214 31 213 46Q212 56 200 60V68'

/** Fixed signs, and animated ones. */
const STANDING: Readonly<Partial<Record<Expression | 'resting', string>>> = {
  hungry: bowl,
  sick: thermometer,
}

const FLOATING: Readonly<Partial<Record<Expression | 'resting', string>>> = {
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
export const signs = (mood: Expression | 'resting', joy: Joy | null, tempo: string, turned: boolean): string =>
  group(
    mood === 'resting'
      ? group(candle, { transform: `translate(${turned ? 30 : 226} 226)` })
      : (STANDING[mood] ?? '') +
          group(joy ? JOY_SIGNS[JOY_LOOKS[joy].sign]((x) => (turned ? 256 - x : x)) : (FLOATING[mood] ?? ''), {
            class: MOVES.sign,
          }),
    { ...PEN, class: tempo },
  )

/** The stone behind it and the cushion below it, the line of its heart, or the glow behind it. */
export const beneath = (mood: Expression | 'resting', joy: Joy | null, tempo: string): string =>
  mood === 'resting'
    ? group(stone + cushion, PEN)
    : mood === 'critical' || mood === 'fading'
      ? group(heartbeat, { ...PEN, class: tempo })
      : joy && JOY_LOOKS[joy].sign === 'rings'
        ? group(group(RINGS, { class: MOVES.sign }), { class: tempo })
        : ''
