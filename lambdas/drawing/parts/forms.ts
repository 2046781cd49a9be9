/** The four evolution paths as they show on the body. */
import type { EvolutionPath } from '../../domain/creature/creature'
import type { Family } from '../../species/vocabulary'
import { dot, fill, HEART, n, onto, path, stroke } from '../pen'
import type { Sketch } from '../sketch'

export interface Form {
  /** Around the neck, on the head, and in front of everything. */
  neck: string
  head: string
  over: string
  threeLegs: boolean
}

const NONE: Form = { neck: '', head: '', over: '', threeLegs: false }

const band = ({ neck: { x, y, w } }: Sketch['plan'], drop: number): string =>
  `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y + drop)} ${n(x + w)} ${n(y)}`

const WAYS: Readonly<Record<EvolutionPath, (sketch: Sketch, family: Family) => Partial<Form>>> = {
  high_care: ({ plan, tints }) => {
    const { x, y } = plan.neck
    return {
      neck:
        stroke(band(plan, 24), 13, tints.line) +
        stroke(band(plan, 24), 7, '#d9483b') +
        path(
          onto(HEART, {
            x,
            y: y + 20,
            rx: 13,
            ry: 13,
          }),
          { fill: '#ffd24a', 'stroke-width': 3 },
        ),
    }
  },
  balanced: ({ plan, tints }) => {
    const { x, y, w } = plan.neck
    return {
      neck:
        path(
          `M${n(x - w - 2)} ${n(y - 8)}Q${n(x)} ${n(y + 10)} ${n(x + w + 2)} ${n(y - 8)}L${n(x + w)} ${n(y + 4)}Q${n(x + 20)} ${n(y + 16)} ${n(x)} ${n(y + 38)}Q${n(x - 20)} ${n(y + 16)} ${n(x - w)} ${n(y + 4)}Z`,
          { fill: '#3f8f6b', stroke: tints.line, 'stroke-width': 3.5 },
        ) +
        [-12, 0, 12].map((dx) => dot(x + dx, y + (dx ? 12 : 22), 2.6, { fill: '#f6efd8', stroke: 'none' })).join(''),
    }
  },
  low_care: () => ({
    over:
      fill(
        'M10 222Q40 196 74 214Q104 230 132 212Q166 196 194 214Q224 228 246 212V226A36 36 0 0 1 220 252H36A30 30 0 0 1 10 226Z',
        '#e9edf6',
        { opacity: 0.78 },
      ) +
      fill('M24 198Q44 186 66 196Q44 204 24 198ZM190 188Q214 176 236 188Q212 198 190 188Z', '#f4f6fb', {
        opacity: 0.7,
      }),
  }),
  rescue: ({ plan, head, tints }, family) => {
    const seam = { ...plan.flank, rx: plan.flank.rx, ry: plan.flank.ry }
    return {
      threeLegs: family === 'dog',
      neck:
        stroke(onto('M34 -30L46 0L36 16L50 44', seam), 4, '#e8b73a') +
        stroke(onto('M34 2L58 -4M30 26L54 22', seam), 3, '#e8b73a'),
      head:
        stroke(onto('M-48 -62L-38 -30M-36 26L-28 52M-54 -40L-34 -48', head), 4, tints.inner) +
        `<g transform="translate(${n(head.x + head.rx * 0.5)} ${n(head.y - head.ry * 0.62)}) rotate(28)" stroke-width="3"><rect x="-17" y="-7" width="34" height="14" rx="7" fill="#f6d7b5"/><path d="M-5 -7v14M5 -7v14" stroke-width="2"/></g>`,
    }
  },
}

export const form = (way: EvolutionPath | null, family: Family, sketch: Sketch): Form => ({
  ...NONE,
  ...(way && WAYS[way](sketch, family)),
})
