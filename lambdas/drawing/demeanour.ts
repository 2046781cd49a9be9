/** How each mood is worn: what eyes, mouth and body do, and the small signs around. */
import type { Mood } from '../domain/creature/mood'
import type { Pose } from './parts/pose'

export interface Demeanour {
  eyes: 'open' | 'wide' | 'joy' | 'shut' | 'lidded' | 'weak'
  /** Where it looks, in shares of an eye. */
  gaze: readonly [number, number]
  mouth: 'smile' | 'laugh' | 'small' | 'wavy' | 'pout' | 'calm'
  brows?: 'worried' | 'raised'
  pose: Pose
  blush: number
  /** How far the colour has gone out of it. */
  faded: number
  /** Ears as high as ever at 1. */
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

export const DEMEANOURS: Readonly<Record<Mood | 'resting', Demeanour>> = {
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
    blush: 0.9,
    faded: 0.22,
    ears: 0.88,
  },
  critical: {
    ...CONTENT,
    eyes: 'weak',
    mouth: 'wavy',
    brows: 'worried',
    pose: 'sinking',
    blush: 0,
    faded: 0.45,
    ears: 0.82,
  },
  sleeping: { ...CONTENT, eyes: 'shut', mouth: 'calm', pose: 'asleep', ears: 0.94 },
  resting: { ...CONTENT, eyes: 'shut', mouth: 'calm', pose: 'resting', blush: 0.3, faded: 0.5, ears: 0.94 },
}
