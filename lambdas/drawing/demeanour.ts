/** How each mood looks: eyes, mouth, body and the signs around it. */
import type { Joy } from '../domain/creature/joy'
import type { Expression } from '../domain/creature/mood'
import type { Pose } from './parts/pose'

export interface Demeanour {
  eyes: 'open' | 'wide' | 'joy' | 'shut' | 'lidded' | 'weak'
  /** Gaze direction, in shares of an eye. */
  gaze: readonly [number, number]
  mouth: 'smile' | 'laugh' | 'small' | 'wavy' | 'pout' | 'calm'
  brows?: 'worried' | 'raised'
  pose: Pose
  blanket?: true
  blush: number
  /** How far the colours are faded. */
  faded: number
  /** Height of the ears; 1 is normal. */
  ears: number
}

const CONTENT: Demeanour = {
  eyes: 'open',
  gaze: [0, 0],
  mouth: 'smile',
  pose: 'easy',
  blush: 0.45,
  faded: 0,
  ears: 1,
}

const DEMEANOURS: Readonly<Record<Expression | 'resting', Demeanour>> = {
  content: CONTENT,
  happy: { ...CONTENT, eyes: 'joy', mouth: 'laugh', pose: 'leaping', blush: 0.75, ears: 1.06 },
  curious: {
    ...CONTENT,
    eyes: 'wide',
    gaze: [0.34, -0.3],
    mouth: 'small',
    brows: 'raised',
    pose: 'alert',
    ears: 1.1,
  },
  hungry: {
    ...CONTENT,
    gaze: [0, 0.42],
    mouth: 'pout',
    brows: 'worried',
    pose: 'slumped',
    blush: 0.25,
    ears: 0.9,
  },
  sick: {
    ...CONTENT,
    eyes: 'lidded',
    mouth: 'wavy',
    brows: 'worried',
    pose: 'lying',
    blanket: true,
    blush: 0.9,
    faded: 0.04,
    ears: 0.88,
  },
  critical: {
    ...CONTENT,
    eyes: 'weak',
    mouth: 'wavy',
    brows: 'worried',
    pose: 'sinking',
    blush: 0,
    faded: 0.08,
    ears: 0.82,
  },
  fading: {
    ...CONTENT,
    eyes: 'shut',
    mouth: 'wavy',
    brows: 'worried',
    pose: 'asleep',
    blush: 0,
    faded: 0.08,
    ears: 0.84,
  },
  wary: { ...CONTENT, gaze: [-0.5, 0.1], mouth: 'pout', pose: 'away', blush: 0.2, ears: 0.96 },
  sleeping: { ...CONTENT, eyes: 'shut', mouth: 'calm', pose: 'asleep', ears: 0.94 },
  resting: { ...CONTENT, eyes: 'shut', mouth: 'calm', pose: 'resting', blush: 0.3, faded: 0.1, ears: 0.94 },
}

/** Face, pose, sign and tempo of a joy, and its words in the title of a picture. */
export interface JoyLook extends Pick<Demeanour, 'eyes' | 'mouth' | 'pose'> {
  sign: JoySign
  tempo: 'bounce' | 'sway' | 'breathe'
  words: string
}

export type JoySign = 'hearts' | 'heart' | 'notes' | 'sparkles' | 'purr' | 'rings' | 'swirl'

const LAUGHING = { eyes: 'joy', mouth: 'laugh' } as const
const BLISSFUL = { eyes: 'shut', mouth: 'smile' } as const
const BEAMING = { eyes: 'open', mouth: 'laugh' } as const

export const JOY_LOOKS: Readonly<Record<Joy, JoyLook>> = {
  leap: { ...LAUGHING, pose: 'leaping', sign: 'hearts', tempo: 'bounce', words: 'leaping' },
  stretch: { ...BLISSFUL, pose: 'stretching', sign: 'sparkles', tempo: 'breathe', words: 'stretching' },
  roll: { ...LAUGHING, pose: 'rolling', sign: 'heart', tempo: 'sway', words: 'rolling on its back' },
  loaf: { ...BLISSFUL, pose: 'loafing', sign: 'purr', tempo: 'breathe', words: 'tucked in like a loaf' },
  trot: { ...BEAMING, pose: 'trotting', sign: 'notes', tempo: 'bounce', words: 'trotting, tail up' },
  knead: { ...BLISSFUL, pose: 'kneading', sign: 'purr', tempo: 'sway', words: 'kneading a cushion' },
  bow: { ...BEAMING, pose: 'bowing', sign: 'sparkles', tempo: 'bounce', words: 'in a play bow' },
  tilt: { ...BEAMING, pose: 'tilting', sign: 'heart', tempo: 'sway', words: 'its head tilted' },
  beg: { ...LAUGHING, pose: 'reaching', sign: 'heart', tempo: 'breathe', words: 'sitting up' },
  bask: { ...BLISSFUL, pose: 'loafing', sign: 'purr', tempo: 'breathe', words: 'basking' },
  dance: { ...LAUGHING, pose: 'dancing', sign: 'notes', tempo: 'sway', words: 'dancing' },
  reach: { ...BEAMING, pose: 'reaching', sign: 'sparkles', tempo: 'breathe', words: 'reaching up' },
  spin: { ...LAUGHING, pose: 'spinning', sign: 'swirl', tempo: 'bounce', words: 'spinning round' },
  drift: { ...BLISSFUL, pose: 'drifting', sign: 'sparkles', tempo: 'breathe', words: 'drifting' },
  pulse: { ...LAUGHING, pose: 'pulsing', sign: 'rings', tempo: 'breathe', words: 'glowing' },
}

export const demeanourOf = (mood: Expression | 'resting', joy: Joy | null): Demeanour => {
  if (!joy) return DEMEANOURS[mood]
  const { eyes, mouth, pose } = JOY_LOOKS[joy]
  return { ...DEMEANOURS[mood], eyes, mouth, pose }
}

/** The creature looks at the person who waves. One that faces away turns round. */
export const lookingUp = (how: Demeanour): Demeanour => ({
  ...how,
  eyes: how.faded > 0 ? 'open' : 'wide',
  gaze: [0, -0.55],
  brows: how.brows ?? 'raised',
  pose: how.pose === 'away' ? 'easy' : how.pose,
  ears: Math.max(how.ears, 1.1),
})
