/** Signs of a mood around the creature: above, at its side and below. */
import type { Joy } from '../domain/creature/joy'
import type { Expression } from '../domain/creature/mood'
import { JOY_LOOKS, type JoySign } from './demeanour'
import { MOVES } from './parts/motion'
import { shapes } from './parts/shapes'
import { dot, group, HEART, markup, onto, path, STAR, stroke } from './pen'

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

/** Placed on the side of the tail, where they do not cover a lowered head. */
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

const candle =
  path('M-9 -27h18v24h-18z', { fill: '#f6efe0' }) +
  path('M-15 -5h30q0 9 -8 9h-14q-8 0 -8 -9z', { fill: '#b8862f' }) +
  dot(0, -43, 20, { fill: '#ffd778', opacity: 0.28, stroke: 'none' }) +
  group(
    path('M0 -57q9 10 7 18a7 7 0 0 1 -14 0q-1 -6 7 -18z', { fill: '#ffb84d' }) +
      path('M0 -47q4 6 3 10a3 3 0 0 1 -6 0q0 -5 3 -10z', { fill: '#fff3c9' }),
    { class: MOVES.sign, stroke: 'none' },
  )

/** Signs that do not float. */
const STANDING: readonly (Expression | 'resting')[] = ['hungry', 'sick']

const signOf = (mood: Expression | 'resting'): string => markup(shapes().signs[mood] ?? '')

const PEN = { stroke: INK, 'stroke-width': 3 } as const

/** The signs of a mood or joy. The candle for a dead creature is at its feet, so that it does not cover the face. */
export const signs = (mood: Expression | 'resting', joy: Joy | null, tempo: string, turned: boolean): string => {
  const standing = STANDING.includes(mood)
  return group(
    mood === 'resting'
      ? group(candle, { transform: `translate(${turned ? 30 : 226} 226)` })
      : (standing ? signOf(mood) : '') +
          group(joy ? JOY_SIGNS[JOY_LOOKS[joy].sign]((x) => (turned ? 256 - x : x)) : standing ? '' : signOf(mood), {
            class: MOVES.sign,
          }),
    { ...PEN, class: tempo },
  )
}

/** The heartbeat line at half its size, so that it does not cross other creatures. */
const AMONG_OTHERS = 'translate(64 50) scale(.5)'

/** What is drawn behind the creature: stone and cushion, a heartbeat line, or a glow. */
export const beneath = (mood: Expression | 'resting', joy: Joy | null, tempo: string, amongOthers: boolean): string => {
  const { stone, heartbeat, rings } = shapes().beneath
  if (mood === 'resting') return group(markup(stone), PEN)
  if (mood === 'critical' || mood === 'fading')
    return group(markup(heartbeat), { ...PEN, class: tempo, transform: amongOthers ? AMONG_OTHERS : undefined })
  return joy && JOY_LOOKS[joy].sign === 'rings'
    ? group(group(markup(rings), { class: MOVES.sign }), { class: tempo })
    : ''
}
