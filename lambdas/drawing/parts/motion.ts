/**
 * What moves in a portrait: it breathes, blinks, and flicks an ear or its tail, each mood at its own pace. One text for
 * all portraits, so that a page may allow it by its digest; for whoever wants less motion there is none.
 */
import type { Expression } from '../../domain/creature/mood'

/** The classes of what moves. */
export const MOVES = { breath: 'pb', eyes: 'pe', tail: 'pt', ear: 'pr', sign: 'ps', flame: 'pf' } as const

/** The class that sets the pace. Nobody breathes at rest; only the candle burns. */
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

export const MOTION_STYLE =
  '@media(prefers-reduced-motion:no-preference){' +
  '.pb{animation:pb var(--p) ease-in-out infinite;transform-origin:128px 226px}' +
  '.pe,.pt,.pr{transform-box:fill-box}' +
  '.pe{animation:pe 5.3s infinite;transform-origin:50%}' +
  '.pt{animation:pt var(--p) ease-in-out infinite alternate;transform-origin:0 100%}' +
  '.pr{animation:pr 7.1s infinite;transform-origin:60% 90%}' +
  '.ps{animation:ps var(--p) ease-in-out infinite}' +
  '.pf{animation:pf 2.3s ease-in-out infinite;transform-box:fill-box;transform-origin:50% 100%}' +
  '.p1{--p:.8s}.p2{--p:2.4s}.p3{--p:2.8s}.p4{--p:3.8s}.p5{--p:5s}.p6{--p:5.6s}.p7{--p:7s}.p8{--p:8s}' +
  '.p1 .pb{animation-name:pj}.p0 .pb,.p0 .pt,.p0 .pr,.p6 .pt,.p8 .pt{animation:none}' +
  '@keyframes pb{50%{transform:scale(1.01,1.03)}}' +
  '@keyframes pj{50%{transform:translateY(-9px)}}' +
  '@keyframes pe{0%,95%,to{transform:none}97%{transform:scaleY(.1)}}' +
  '@keyframes pt{to{transform:rotate(-8deg)}}' +
  '@keyframes pr{0%,90%,to{transform:none}93%,97%{transform:rotate(10deg)}95%{transform:none}}' +
  '@keyframes pf{30%{transform:scale(.92,1.06)}60%{transform:scale(1.05,.9)}}' +
  '@keyframes ps{50%{transform:translateY(-4px);opacity:.75}}}'

export const MOTION = `<style>${MOTION_STYLE}</style>`
