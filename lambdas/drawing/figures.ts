/** The look of each built-in species, by slug. In a bundle it is read from a file at first use. */
import { SPECIES } from '../species'
import { bodyPlans } from './parts/body-plans'
import { extraNames } from './parts/extras'
import { MUZZLES } from './parts/face'
import type { Figure } from './parts/figure'
import { markingNames } from './parts/markings'
import { shapes } from './parts/shapes'
import { type Look, USUAL } from './species-look'

const FLAGS: readonly string[] = ['slit', 'turned', 'pale'] satisfies (keyof Figure)[]
const FACTORS: readonly string[] = [
  'shift',
  'size',
  'girth',
  'headSize',
  'eyeSize',
  'eyesApart',
  'earSize',
  'tailSize',
] satisfies (keyof Figure)[]

const TINTS = ['body', 'belly', 'accent', 'shade']
const COLOUR = /^#[0-9a-f]{6}$/

let names: Readonly<Record<string, readonly string[]>> | undefined

const partNames = (): Readonly<Record<string, readonly string[]>> => {
  names ??= readNames()
  return names
}

const readNames = () => ({
  body: Object.keys(bodyPlans().bodies),
  skull: Object.keys(shapes().skulls),
  muzzle: Object.keys(MUZZLES),
  ears: ['none', 'antenna', 'stalks', ...Object.keys(shapes().ears)],
  earTint: TINTS,
  earTip: TINTS,
  tail: Object.keys(shapes().tails),
  tailTip: TINTS,
  marking: markingNames(),
  whole: ['echoes', 'twice', 'dashes', 'clear'],
  extras: extraNames(),
})

/** Parses "body low, ears tall, extras socks bib, slit, size 0.9": the fields that differ from the usual figure. */
export function parseFigure(text: string): { figure: Partial<Figure>; problems: string[] } {
  const figure: Record<string, unknown> = {}
  const problems: string[] = []
  const known = partNames()
  const isOneOf = (part: string, value: string, allowed: readonly string[]): boolean => {
    const isAllowed = allowed.includes(value)
    if (!isAllowed) problems.push(`unknown ${part} “${value}”; allowed: ${allowed.join(', ')}`)
    return isAllowed
  }
  for (const entry of text.split(', ').filter(Boolean)) {
    const [part = '', ...values] = entry.split(' ')
    const value = values.join(' ')
    const allowed = known[part]
    if (part in figure) problems.push(`${part} twice`)
    if (part === 'extras') {
      figure[part] = values.filter((extra) => isOneOf('extra', extra, allowed ?? []))
    } else if (allowed) {
      if (isOneOf(part, value, allowed)) figure[part] = value
    } else if (part === 'eyes') {
      if (COLOUR.test(value)) figure[part] = value
      else problems.push(`eyes are a colour like #5a4632, not “${value}”`)
    } else if (FLAGS.includes(part) && value === '') {
      figure[part] = true
    } else if (FACTORS.includes(part) && value !== '' && Number.isFinite(Number(value))) {
      figure[part] = Number(value)
    } else {
      const every = [...Object.keys(known), 'eyes', ...FACTORS.map((name) => `${name} <number>`), ...FLAGS]
      problems.push(`unknown part of a figure “${entry}”; allowed: ${every.join(', ')}`)
    }
  }
  return { figure, problems }
}

let all: Readonly<Record<string, Look>> | undefined

export const figures = (): Readonly<Record<string, Look>> => {
  all ??= Object.fromEntries(
    SPECIES.map(({ slug, appearance }) => [
      slug,
      { colours: appearance.colours, figure: { ...USUAL, ...parseFigure(appearance.figure).figure } },
    ]),
  )
  return all
}
