/** Reports what was drawn of a description. */

import { penLabel } from '../../species/pen-labels'
import type { Stroke } from '../../species/strokes'
import { article, capitalize, inSeries } from '../words'
import type { Reading, Subject } from './reading'

const MAX_WORDS_SHOWN = 6

type DrawnWords = Pick<Reading, 'strokes' | 'beyond'> & Partial<Pick<Reading, 'crowded'>>

/** `nose`: the keeper's word for the nose, such as beak. */
export function describeDrawing({ strokes, beyond, crowded = [] }: DrawnWords, subject: Subject, nose = 'nose') {
  const unknown = beyond.slice(0, MAX_WORDS_SHOWN)
  const squeezed = crowded.slice(0, MAX_WORDS_SHOWN)
  const only = strokes.length === 1 && strokes[0]!.group === 'tinted' && strokes[0]!.name === 'wall'
  const rest = unknown.length > 0 ? `${inSeries(unknown)} ${isPlural(unknown) ? 'are' : 'is'} beyond this pen` : ''
  const room = squeezed.length > 0 ? `there was no room for ${inSeries(squeezed)}` : ''
  const message = only
    ? `${rest ? `${capitalize(rest)}, so these words` : 'These words'} only chose the colour of the wall. It draws colours, coats, markings, clothes, things to hold, backdrops and kinds of animal.`
    : `${[`Drawn ${phrasesOf(strokes, subject, nose).join(', ')}`, room, rest].filter(Boolean).join('; ')}.`
  return { with: namesOf(strokes, nose), beyond: [...unknown, ...squeezed], message }
}

const isPlural = (things: readonly string[]): boolean => things.length > 1 || /[^su]s$/.test(things[0]!)

const pluralOf = (name: string): string =>
  /(?:s|x|ch|sh)$/.test(name) ? (name === 'maracas' ? name : `${name}es`) : name === 'leaf' ? 'leaves' : `${name}s`

/** Each once; the same thing in both hands is two of it. */
const namesOf = (strokes: readonly Stroke[], nose: string): string[] => {
  const names = strokes.map((stroke) => nameOf(stroke).replace(/nose$/, nose))
  return names.flatMap((name, at) =>
    names.indexOf(name) < at ? [] : names.lastIndexOf(name) > at ? [`two ${pluralOf(name)}`] : [name],
  )
}

/** A label in a list: `red scarf`. */
function nameOf({ group, name, colour }: Stroke): string {
  const shade = colour ? `${penLabel(colour)} ` : ''
  return `${shade}${group === 'coats' ? `${name} coat` : group === 'tinted' && name === 'picked' ? 'details' : penLabel(name)}`
}

/** Backdrops that need an indefinite or a definite article. */
const A_PLACE = new Set(
  'castle, cave, city, desert, forest, kitchen, library, meadow, rainbow, server room, snowfield, storm, sunset, volcano, windowsill'.split(
    ', ',
  ),
)
const THE_PLACE = new Set(['sea', 'night sky', 'rain'])
const placeOf = (label: string): string =>
  A_PLACE.has(label) ? `a ${label}` : THE_PLACE.has(label) ? `the ${label}` : label

function phrasesOf(strokes: readonly Stroke[], subject: Subject, nose: string): string[] {
  const of = (...groups: Stroke['group'][]): Stroke[] => strokes.filter(({ group }) => groups.includes(group))
  const kinds = of('kinds').map(
    ({ name }) => `${subject === 'species' ? 'as' : 'with something of'} ${article(penLabel(name))} ${penLabel(name)}`,
  )
  const tints = namesOf(of('tinted'), nose)
  const things = namesOf(of('coats', 'marks', 'features', 'worn', 'held'), nose)
  const places = of('backdrops').map(({ name }) =>
    name === 'underwater' ? 'underwater' : `before ${placeOf(penLabel(name))}`,
  )
  return [
    ...kinds,
    ...(tints.length + things.length > 0
      ? [`with ${inSeries([...tints, ...things].map((one) => (one.startsWith('two ') ? one : `the ${one}`)))}`]
      : []),
    ...places,
  ]
}
