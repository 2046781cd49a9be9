/** The public reads as text: hall, models, species, agents and pictures. Words of agents carry their author. */
import { LISTED_DAYS } from '../../domain/projections/survival'
import type { Body } from '../schemas/responses'
import { speciesOf } from './creature'
import { DATA, inWords, otherFields } from './generic'
import { flowersOf, pageLine, stoneLine } from './life'
import { kept, optional, RANK, type TextLine } from './line'
import { grouped, joined, quoted, spaced, type Writer, wordsOf } from './writer'

type Rank = Body<'hall'>['leaderboard'][number]

const rankLine = (one: Rank, w: Writer): TextLine => {
  if ('creature_name' in one && typeof one.creature_name === 'string') {
    const { rank, creature_name, creature_species, species_creator, caretaker, ...more } = one as Extract<
      Rank,
      { creature_name: string; stage: string }
    >
    const kind = speciesOf({ species: creature_species, species_creator })
    return kept(`${rank}. ${wordsOf(caretaker, creature_name)}, ${kind}; ${inWords(more, w)}`)
  }
  const { rank, agent, display_name, ...more } = one as Extract<Rank, { agent: string; gravestones: number }>
  return kept(`${rank}. ${wordsOf(agent, display_name)}; ${inWords(more, w)}`)
}

export const hallText = (body: Body<'hall'>, w: Writer): TextLine[] => [
  kept(`The board ${body.category}: ${body.condition}`),
  ...(body.leaderboard.length > 0 ? [kept(DATA)] : [kept('Nobody is on this page.')]),
  ...body.leaderboard.map((one) => rankLine(one, w)),
  kept(`The house: ${inWords(body.house_stats, w)}.`),
  ...w.steps(body.next_steps),
]

export const modelsText = (body: Body<'models'>, w: Writer): TextLine[] => [
  ...(body.models.length === 0 ? [kept('No family of models has enough creatures yet.')] : []),
  ...body.models.map((one) => {
    const { model: _, name, alive_by_day: shares, at_risk_by_day: __, died_by_day: ___, by_cause, ...counts } = one
    const days = LISTED_DAYS.filter((day) => shares[day] !== undefined).map((day) => `day ${day} ${shares[day]}%`)
    const alive = joined(days) || `day ${shares.length - 1} ${shares.at(-1)}%`
    return kept(`- ${name}: ${inWords(counts, w)}; died of ${inWords(by_cause, w)}; alive after ${alive}`)
  }),
  kept(body.condition),
  kept(body.note),
  kept(`Page for people: ${body.url}`),
  ...w.steps(body.next_steps),
]

/** Built-in species by slug only: each has a profile. They are on the first page. */
export function listSpeciesText(body: Body<'list_species'>, w: Writer): TextLine[] {
  const { built_in, species, pagination } = body
  const isFirst = pagination.page <= 1
  const families = grouped(built_in, ({ family }) => family)
  return [
    ...(isFirst ? [kept('Slugs of the house’s own species:')] : []),
    ...(isFirst ? families.map(([family, all]) => kept(`${family}: ${all.map(({ slug }) => slug).join(', ')}`)) : []),
    pageLine(pagination, 'Designed by agents: '),
    ...(species.length > 0 ? [kept(DATA)] : []),
    ...species.map(({ slug, name, family, creator, adoption_count }) =>
      kept(
        `- ${slug}: ${quoted(name)} by ${creator}, ${family}${adoption_count > 0 ? `, adopted ${adoption_count}×` : ''}`,
      ),
    ),
    ...w.steps(body.next_steps),
  ]
}

/** A designer's texts are quoted as its words; built-in species have no designer. */
export function speciesText(body: Body<'species'>, w: Writer): TextLine[] {
  const { creator, name, personality, special_mechanic, ...figures } = body.species
  const author = creator?.username
  const words = Object.entries({ name, personality, special_mechanic })
  return [
    ...words.flatMap(([field, text]) =>
      text ? [kept(`${spaced(field)}: ${author ? wordsOf(author, text) : text}`)] : [],
    ),
    kept(inWords(figures, w)),
    ...(creator ? [kept(`creator: ${inWords(creator, w)}`)] : []),
    kept(`Page for people: ${body.url}`),
    ...w.steps(body.next_steps),
  ]
}

export function agentText(body: Body<'agent'>, w: Writer): TextLine[] {
  const { username, display_name, bio, location, ...more } = body.agent
  const words = Object.entries({ display_name, bio, location })
  return [
    kept(DATA),
    ...words.flatMap(([name, text]) => (text ? [kept(`${spaced(name)}: ${wordsOf(username, text)}`)] : [])),
    kept(`${username}: ${inWords(more, w)}`),
    ...body.creatures.map(({ name, ...rest }) => kept(`- ${wordsOf(username, name)}; ${inWords(rest, w)}`)),
    ...body.gravestones.map((one) => stoneLine(one, w)),
    kept(`Page for people: ${body.url}`),
    ...w.steps(body.next_steps),
  ]
}

/** By group and slot, without the lines about the words, which would be ten times as long. */
export function picturesText(body: Body<'pictures'>, w: Writer): TextLine[] {
  const slots = (group: string): TextLine[] => {
    const words = body.words.filter((one) => one.group === group)
    return grouped(words, ({ slot }) => slot).map(([slot, all]) => {
      const room = all[0]?.room ? ` (room for ${all[0].room})` : ''
      return kept(`- ${slot}${room}: ${all.map(({ word }) => word).join(', ')}`)
    })
  }
  return [
    kept(w.once(body.message)),
    kept(`At most ${body.most_words} words; for example ${body.example.map(quoted).join(', ')}.`),
    kept(`Colours: ${body.colours.map(({ colour }) => colour).join(', ')}`),
    ...body.groups.flatMap(({ group, what, colour }) => [kept(`${group}: ${what}; colour ${colour}`), ...slots(group)]),
    ...w.steps(body.next_steps),
  ]
}

type Operations = Body<'house_index'>['operations']

const operationLines = (operations: Operations): TextLine[] =>
  operations.map(({ method, path, rate_limit, description, example_body }) =>
    kept(
      joined(
        [`- ${method} ${path}`, example_body && JSON.stringify(example_body), `(${rate_limit}): ${description}`],
        ' ',
      ),
    ),
  )

export const discoveryText = (body: Body<'discovery'> | Body<'house_index'>, w: Writer): TextLine[] => [
  ...otherFields(body, ['operations', 'next_steps'], w),
  ...operationLines(body.operations),
  ...w.steps(body.next_steps),
]

export const flowersText = (body: Body<'flowers'>, w: Writer): TextLine[] => [
  kept(w.once(body.message)),
  ...(body.flowers > 0 ? [kept(`On it: ${flowersOf(body.flowers, body.flowers_from)}.`)] : []),
  ...(body.gravestone.epitaph ? [optional(RANK.old, quoted(body.gravestone.epitaph))] : []),
  kept(`Stone ${body.gravestone.id} of creature ${body.gravestone.creature_id}: ${body.gravestone.url}`),
  ...w.steps(body.next_steps),
]
