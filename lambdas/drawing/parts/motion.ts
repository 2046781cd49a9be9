/**
 * The animation of portraits: breathing, blinking, ears and tail, at a pace that depends on the mood. All portraits
 * share one style, so that a page's security policy can allow it by hash. Respects prefers-reduced-motion.
 */
import type { Expression } from '../../domain/creature/mood'
import type { JoyLook } from '../demeanour'

/** Class names of moving parts. */
export const MOVES = { breath: 'pb', eyes: 'pe', tail: 'pt', ear: 'pr', sign: 'ps' } as const

/** The class that sets the pace. With `resting` only the candle moves. */
export const TEMPO: Readonly<Record<Expression | 'resting', string>> = {
  content: 'p4',
  happy: 'p1',
  curious: 'p3',
  hungry: 'p5',
  sick: 'p2',
  critical: 'p7',
  sleeping: 'p6',
  fading: 'p8',
  wary: 'p3',
  resting: 'p0',
}

export const JOY_TEMPO: Readonly<Record<JoyLook['tempo'], string>> = { bounce: 'p1', sway: 'p9', breathe: 'p4' }

export const MOTION_STYLE =
  '@media(prefers-reduced-motion:no-preference){' +
  '.pb,.pt,.ps{animation:pb var(--p) ease-in-out infinite;transform-origin:128px 226px}' +
  '.pe,.pt,.pr{transform-box:fill-box}' +
  '.pt{animation-name:pt;transform-origin:0 100%}' +
  '.ps{animation-name:ps}' +
  '.pe{animation:pe 5.3s infinite;transform-origin:50%}' +
  '.pr{animation:pr 7.1s infinite;transform-origin:60% 90%}' +
  '.p0{--p:2s}.p1{--p:.8s}.p2{--p:2.4s}.p3{--p:2.8s}.p4{--p:3.8s}.p5{--p:5s}.p6{--p:5.6s}.p7{--p:7s}.p8{--p:8s}.p9{--p:1.8s}' +
  '.p1 .pb{animation-name:pj}.p9 .pb{animation-name:pw}.p0 .pb,.p0 .pt,.p0 .pr,.p6 .pt,.p8 .pt{animation:none}' +
  '@keyframes pb{50%{scale:1.01 1.03}}' +
  '@keyframes pj{50%{translate:0 -9px}}' +
  '@keyframes pw{50%{rotate:4deg}}' +
  '@keyframes pt{50%{rotate:-8deg}}' +
  '@keyframes ps{50%{translate:0 -4px;opacity:.75}}' +
  '@keyframes pe{95%,99%{scale:1}97%{scale:1 .1}}' +
  '@keyframes pr{90%,98%{rotate:0deg}94%{rotate:12deg}}}'

export const MOTION = `<style>${MOTION_STYLE}</style>`
