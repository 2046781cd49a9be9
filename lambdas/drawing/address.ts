/**
 * The address of a face. It contains everything the drawing depends on, so a drawing is made from its address and never
 * changes.
 */
import { EVOLUTION_PATHS, type HatchedStage, type PublicCreature, pictureOf, STAGES } from '../domain/creature/creature'
import { JOYS, joyAt } from '../domain/creature/joy'
import { LIFE_MARKS, type LifeMark } from '../domain/creature/keepsakes'
import { EXPRESSIONS } from '../domain/creature/mood'
import { ID_FORM, SLUG } from '../domain/names'
import { picturePath } from '../domain/painting/painting'
import { builtInSpecies } from '../domain/species/catalogue'
import { KEEPSAKE_SHAPES } from '../species/book'
import { FAMILIES, INNATE_TRAITS } from '../species/vocabulary'
import { DRAWING, PICTURE_FORMATS, type PictureFormat, pictureIn, withPicture } from './keeper-address'
import { type PortraitSubject, shown } from './portrait-subject'

const FACE = new RegExp(`^/faces/${DRAWING}/([^/]+)/([^/]+)/(${ID_FORM})\\.(${PICTURE_FORMATS.join('|')})$`)

/** Suffix after the life marks: the creature looks up. */
const LOOKS_UP = 'up'

const among = <T extends string>(words: readonly T[], word: string | undefined): T | null =>
  words.find((known) => known === word) ?? null

/**
 * Examples: `/faces/v1/tabby/adult-high_care-happy/<id>.svg`; with life marks `adult-happy-scarred`; looking up
 * `adult-happy-up`; with another joy than leaping `adult-happy-stretch`; with keepsakes `adult-happy.acorn-bell`. A
 * community species adds its family and traits: `cat.moon_cat.gentle-social`. The words of a picture follow the state,
 * each after a tilde: `adult-happy~red-scarf~mountains`.
 */
export function facePath(subject: PortraitSubject, format: PictureFormat = 'svg'): string {
  const { mood, joy, way, kept, life, up } = shown(subject)
  const face = [subject.stage, way, mood, joy !== 'leap' && joy, ...life, up && LOOKS_UP].filter(Boolean).join('-')
  const state = withPicture([face, kept.join('-')].filter(Boolean).join('.'), subject.picture)
  return `/faces/${DRAWING}/${speciesPart(subject.species)}/${state}/${subject.id}.${format}`
}

/** The portrait of a stage: the painting if there is one, else the face at the start of the stage. */
export const portraitPath = (creature: PublicCreature, stage: HatchedStage): string =>
  typeof creature.painted_at?.[stage] === 'number'
    ? picturePath.creature(creature.id, stage)
    : facePath(subjectAtStart(creature, stage))

function subjectAtStart(creature: PublicCreature, stage: HatchedStage): PortraitSubject {
  const { id, species, path, faces, returns, entered_at } = creature
  const picture = pictureOf(creature)
  const back = returns.some(({ returned_at }) => returned_at <= (entered_at[stage] ?? 0))
  const life: LifeMark[] = back ? ['scarred'] : []
  const mood = faces[stage] ?? 'content'
  const since = entered_at[stage]
  const joy = since === undefined ? {} : { joy: joyAt(creature, since) }
  return { id, species, stage, path, mood, ...joy, alive: true, life, ...(picture && { picture }) }
}

/** The subject of this address. Null unless `facePath` would write exactly this address. */
export function subjectAt(path: string): PortraitSubject | null {
  const [, kind = '', state = '', id = '', format] = FACE.exec(path) ?? []
  const species = speciesIn(kind)
  const { part, picture = [] } = pictureIn(state) ?? {}
  const [face = '', things] = part?.split('.') ?? []
  const shapeNames = things?.split('-') ?? []
  const keepsakes = shapeNames.flatMap((thing) => among(KEEPSAKE_SHAPES, thing) ?? [])
  const parts = face.split('-')
  const stage = among(STAGES, parts[0])
  const way = among(EVOLUTION_PATHS, parts[1])
  const [word, ...marks] = parts.slice(way ? 2 : 1)
  const joy = among(JOYS, marks[0])
  const life = LIFE_MARKS.filter((mark) => marks.includes(mark))
  const alive = word !== 'resting'
  const mood = alive ? among(EXPRESSIONS, word) : 'sleeping'
  if (!species || !stage || !mood) return null
  const subject: PortraitSubject = {
    species,
    stage,
    path: way,
    mood,
    ...(joy && { joy }),
    alive,
    id,
    life,
    ...(marks.includes(LOOKS_UP) && { looks_up: true }),
    ...(keepsakes.length > 0 && { keepsakes }),
    ...(picture.length > 0 && { picture }),
  }
  return facePath(subject, format as PictureFormat) === path ? subject : null
}

function speciesPart({ slug, family, innate_traits }: PortraitSubject['species']): string {
  if (builtInSpecies(slug)) return slug
  const traits = INNATE_TRAITS.filter((trait) => innate_traits.includes(trait))
  return [family, slug, ...(traits.length ? [traits.join('-')] : [])].join('.')
}

function speciesIn(part: string): PortraitSubject['species'] | null {
  const known = builtInSpecies(part)
  if (known) return known
  const [first, slug = '', traits = ''] = part.split('.')
  const family = among(FAMILIES, first)
  const parts = traits ? traits.split('-') : []
  const innate_traits = INNATE_TRAITS.filter((trait) => parts.includes(trait))
  if (!family || !SLUG.test(slug) || innate_traits.length !== parts.length) return null
  return { slug, name: slug.replaceAll('_', ' '), family, innate_traits }
}
