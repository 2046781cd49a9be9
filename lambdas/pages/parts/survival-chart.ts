/** Survival curves: one step down per day with deaths. */
import type { ModelFamily } from '../../domain/accounts/model-families'
import { type Html, html, trusted } from './html'

export interface Survival<Key extends string = ModelFamily> {
  model: Key
  name: string
  /** Percent alive per day, from the day of hatching. */
  alive_by_day: readonly number[]
}

const BOX = { width: 320, height: 190, left: 30, right: 10, top: 10, bottom: 26 } as const
const SHORTEST = 7
const DAYS = [0, 7, 14, 30, 60, 90]
const TICK_WIDTH = 55

interface Frame {
  left: number
  top: number
  width: number
  height: number
  days: number
}

const daysOf = (survivals: readonly Pick<Survival, 'alive_by_day'>[]): number =>
  Math.max(SHORTEST, ...survivals.map(({ alive_by_day }) => alive_by_day.length))

const x = ({ left, width, days }: Frame, day: number): string => (left + (day / days) * width).toFixed(1)
const y = ({ top, height }: Frame, percent: number): string => (top + (1 - percent / 100) * height).toFixed(1)

/** The path of a curve. Days without deaths are one horizontal line, which keeps it short. */
function steps(frame: Frame, shares: readonly number[]): string {
  const path = [`M${x(frame, 0)} ${y(frame, 100)}`]
  shares.forEach((share, day) => {
    if (share !== (shares[day - 1] ?? 100)) path.push(`H${x(frame, day)}V${y(frame, share)}`)
  })
  return `${path.join('')}H${x(frame, shares.length)}`
}

/**
 * One chart per family, all at the same scale, with the other curves in the background. Those are drawn once in the
 * first chart and referenced by the rest. `scope` keeps the ids of several groups on one page apart.
 */
export function survivalCharts<Key extends string>(
  survivals: readonly Survival<Key>[],
  scope = '',
): ReadonlyMap<Key, Html> {
  const { left, top, right, bottom } = BOX
  const [width, height] = [BOX.width - left - right, BOX.height - top - bottom]
  const frame: Frame = { left, top, width, height, days: daysOf(survivals) }
  const grid = [0, 50, 100].map(
    (share) =>
      `<line class="grid" x1="${left}" x2="${left + width}" y1="${y(frame, share)}" y2="${y(frame, share)}"/><text x="${left - 5}" y="${Number(y(frame, share)) + 4}" text-anchor="end">${share}</text>`,
  )
  const ticks = apart(frame).map(
    (day) =>
      `<text x="${x(frame, day)}" y="${BOX.height - 8}" text-anchor="${day === 0 ? 'start' : 'middle'}">${day === 0 ? 'hatched' : `day ${day}`}</text>`,
  )
  const curves = survivals.map(
    ({ model, alive_by_day }) => `<path id="${scope}curve-${model}" d="${steps(frame, alive_by_day)}"/>`,
  )
  const all = `<g id="${scope}curves" class="others">${curves.join('')}</g>`
  return new Map(
    survivals.map((survival, at) => [
      survival.model,
      html`<svg viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${inWords(survival)}">${trusted(grid.join('') + ticks.join(''))}${trusted(at === 0 ? all : `<use href="#${scope}curves" class="others"/>`)}<use href="#${scope}curve-${survival.model}" class="own"/></svg>`,
    ]),
  )
}

/** The days with a tick, so far apart that labels do not overlap. */
function apart(frame: Frame): number[] {
  const ticks: number[] = []
  for (const day of DAYS) {
    const room = (day - (ticks.at(-1) ?? day)) * (frame.width / frame.days)
    if (day <= frame.days && (ticks.length === 0 || room >= TICK_WIDTH)) ticks.push(day)
  }
  return ticks
}

const inWords = ({ name, alive_by_day: shares }: Pick<Survival, 'name' | 'alive_by_day'>): string =>
  `The share of creatures kept by ${name} that are alive, falling from 100 to ${Math.round(shares.at(-1) ?? 100)} percent by day ${shares.length - 1} of life.`
