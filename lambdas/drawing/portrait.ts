/** A creature's portrait. The same species, stage, path, mood and id always give the same bytes. */
import { seedOf } from '../domain/chance'
import type { EvolutionPath } from '../domain/creature/creature'
import { builtInSpecies } from '../domain/species/catalogue'
import { backdrop } from './backdrop'
import { demeanourOf, JOY_LOOKS, lookingUp } from './demeanour'
import { creature } from './parts/creature'
import { egg } from './parts/egg'
import { type Individual, individualOf } from './parts/individual'
import { arranged, keepsakesBeside } from './parts/keepsakes'
import { JOY_TEMPO, MOTION, TEMPO } from './parts/motion'
import { escaped, group } from './pen'
import { type PortraitSubject, shown } from './portrait-subject'
import { beneath, signs } from './signs'
import type { Dress, Look } from './species-look'
import { lookOf } from './subject-look'
import { tintsOf } from './tints'
import { NO_DRESS } from './wardrobe/dressed'
import { drawnThings } from './wardrobe/pieces'

export type { PortraitSubject } from './portrait-subject'

export interface Manner {
  size?: number
  /** Without animation. */
  still?: boolean
  /** Only the creature: no backdrop, no signs of mood, no keepsakes. */
  bare?: boolean
}

export function portrait(subject: PortraitSubject, { size = 256, still = false, ...manner }: Manner = {}): string {
  const look = lookOf(subject)
  const title = `<title>${titleOf(subject)}</title>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 256 256" role="img">` +
    title +
    (still ? '' : MOTION) +
    drawnIn(most(subject) - title.length, subject, look, manner) +
    '</svg>'
  )
}

/** The markup of one creature in a room, 256 x 256. Without backdrop and keepsakes, which are on the room's shelf. */
export const amongOthers = (subject: PortraitSubject): string =>
  drawnIn(most(subject), { ...subject, keepsakes: [] }, lookOf(subject), { bare: true, signed: true })

/** Below 12 KB, or 16 KB with a picture, including the animation: keepsakes on the floor that do not fit are left out. */
const most = ({ picture }: PortraitSubject): number => (picture?.length ? 16 : 12) * 1024 - MOTION.length - 140

type Posed = Pick<Manner, 'bare'> & {
  /** Signs of the mood are drawn even if `bare`. */
  signed?: boolean
}

function drawnIn(
  letters: number,
  subject: PortraitSubject,
  { colours, figure: kind, dress = NO_DRESS }: Look,
  { bare = false, signed = !bare }: Posed,
): string {
  const { species, stage } = subject
  const { mood, joy, way, kept, life, up } = shown(subject)
  const usual = demeanourOf(mood, joy)
  const how = up ? lookingUp(usual) : usual
  const tempo = joy ? JOY_TEMPO[JOY_LOOKS[joy].tempo] : TEMPO[mood]
  const id = `f${(seedOf([species.slug, stage, way, joy ?? mood, subject.id].join()) >>> 0).toString(36)}`
  const individual = asAskedFor(individualOf(subject.id, kind, species.family), dress)
  const { cast, figure } = individual
  const wild = way === 'low_care'
  const tints = tintsOf(
    colours,
    figure.eyes,
    { ...cast, light: cast.light + (wild ? 0.06 : 0) },
    Math.min(0.8, how.faded + (wild ? 0.4 : 0)),
    dress.parts,
  )
  const behind = bare ? NO_BACKDROP : backdrop({ id, owner: subject.id, coat: colours[0], mood, path: way, dress })
  const { worn, beside } = arranged(kept, how.pose)
  const drawn =
    stage === 'egg'
      ? egg(id, individual, tints)
      : creature({ id, individual, tints, how, stage, way, family: species.family, life, pieces: dress.pieces, worn })
  const before =
    `<defs>${behind.defs}<radialGradient id="${id}g" cx=".38" cy=".25" r=".9"><stop stop-color="${tints.light}"/><stop offset=".55" stop-color="${tints.body}"/><stop offset="1" stop-color="${tints.shade}"/></radialGradient>${drawn.defs}</defs>` +
    `${behind.drawn}<g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    (signed ? beneath(mood, joy, tempo, bare) : '') +
    group(drawn.shapes, { stroke: tints.line, 'stroke-width': 4.5, class: tempo })
  const after = `${signed ? signs(mood, joy, tempo, figure.turned) : ''}</g>`
  if (bare) return before + after
  const things = drawnThings(dress.things)
  const left = letters - before.length - things.length - after.length
  return before + things + keepsakesBeside(beside, left) + after
}

/** Requested colours override the individual's own. */
const asAskedFor = (own: Individual, { coat, eyes }: Dress): Individual => ({
  ...own,
  ...(coat && { cast: { ...own.cast, hue: own.cast.hue / 3, share: own.cast.share / 3 } }),
  ...(eyes && { figure: { ...own.figure, eyes }, oddEye: eyes }),
})

const NO_BACKDROP = { defs: '', drawn: '' } as const

export const PATH_WORDS: Readonly<Record<EvolutionPath, string>> = {
  high_care: 'well loved',
  balanced: 'well travelled',
  low_care: 'half wild',
  rescue: 'once rescued',
}

/** Contains no words of agents: a community species appears by its slug, which is in the address too. */
function titleOf(subject: PortraitSubject): string {
  const { species, stage } = subject
  const { mood, joy, way, up } = shown(subject)
  const name = builtInSpecies(species.slug)?.name ?? species.slug.replaceAll('_', ' ').trim()
  const description =
    stage === 'egg' ? 'still in the egg' : way ? `grown, ${PATH_WORDS[way]}, ${mood}` : `${stage}, ${mood}`
  return escaped(`${name}, ${description}${joy ? `, ${JOY_LOOKS[joy].words}` : ''}${up ? ', looking up' : ''}`)
}
