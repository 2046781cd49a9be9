/** Lines about a household that several operations share: news, losses, ways back, the note of its human, next visit. */
import { causeOfDeath } from '../../domain/afterlife/gravestone'
import {
  deathSentence,
  GROWTH_SENTENCES,
  keepsakeSentence,
  milestoneSentence,
  NOTE_NEWS,
} from '../../domain/care/news-sentences'
import { CAUSES } from '../../domain/creature/creature'
import type { Body } from '../schemas/responses'
import { type VisitTime, visitTime } from './creature'
import { kept, optional, RANK, type TextLine } from './line'
import { fullStop, joined, quoted, spaced, type Writer, wordsOf } from './writer'

type Status = Body<'status'>
type Loss = NonNullable<Status['lost_since_last_look']>[number]
type WayBack = NonNullable<Status['resurrection']>

export const wayBack = ({ possible, until, cost }: WayBack, w: Writer): string =>
  possible
    ? `It can return for ${cost} credits, at the latest ${w.until(until)}.`
    : `The way back closed ${w.on(until)}.`

const lossLine = (lost: Loss, w: Writer): TextLine => {
  const { creature_id, name, species, cause, died_at, gravestone, resurrection } = lost
  const end = `Lost: ${name} (id ${creature_id}), ${quoted(species)}, of ${causeOfDeath(cause)}, ${w.on(died_at)}.`
  const [back, stone] = [wayBack(resurrection, w), `Stone: ${gravestone.url}`]
  const { epitaph } = gravestone
  return kept(joined([end, epitaph && w.once(epitaph), back, stone], ' '), joined([end, back, stone], ' '))
}

export const lossLines = (losses: readonly Loss[] | undefined, w: Writer): TextLine[] =>
  (losses ?? []).map((one) => lossLine(one, w))

export const canReturnLines = (rows: Status['can_return'], w: Writer): TextLine[] =>
  (rows ?? []).map(({ creature_id, name, cause, resurrection: { cost, until } }) =>
    kept(
      `${name} died of ${causeOfDeath(cause)} and can return for ${cost} credits until ${w.on(until)} (id ${creature_id}).`,
    ),
  )

interface Stone {
  id: string
  url: string
  creature_id: string
  epitaph?: string | undefined
}

export const stoneLines = ({ id, url, creature_id, epitaph }: Stone, w: Writer): TextLine[] => [
  kept(`Stone ${id} of creature ${creature_id}: ${url}`),
  ...(epitaph ? [optional(RANK.old, w.once(epitaph))] : []),
]

/** Untrusted: it comes from outside, so it is quoted with its author. */
export const noteLines = (note: Status['from_your_human'], w: Writer): TextLine[] =>
  note ? [kept(`From your human, ${w.on(note.at)}: ${wordsOf('your human', note.text)}`)] : []

type News = NonNullable<Status['news']>[number]

/** News that the text of an answer contains already. */
export type Repeated = Pick<News, 'creature_id' | 'what'>

export const toldDeaths = (losses: readonly { creature_id: string }[] = []): Repeated[] =>
  losses.flatMap(({ creature_id }) => CAUSES.map((cause) => ({ creature_id, what: deathSentence(cause) })))

interface Grown {
  creature_id?: string | undefined
  milestones?: readonly Omit<Reached, 'message'>[] | undefined
  new_keepsakes?: readonly { name: string }[] | undefined
}

export const toldGrowth = ({ creature_id, milestones = [], new_keepsakes = [] }: Grown): Repeated[] =>
  [
    ...milestones.map(({ value = null, ...one }) => milestoneSentence({ ...one, value })),
    ...(milestones.some(({ type }) => type === STAGE || type === 'age_milestone') ? GROWTH_SENTENCES : []),
    ...new_keepsakes.map(({ name }) => keepsakeSentence(name)),
  ].map((what) => ({ creature_id, what }))

/** What the answer tells in its own words, such as the note of the human, is not repeated. */
export const newsLines = (
  { news = [], from_your_human: note }: Pick<Status, 'news' | 'from_your_human'>,
  told: readonly Repeated[],
  w: Writer,
): TextLine[] =>
  news
    .filter(({ creature_id: id, what }) => !told.some((one) => one.creature_id === id && one.what === what))
    .filter(({ what }) => !note || what !== NOTE_NEWS)
    .map(({ name, creature_id: id, what, at }) => {
      const whose = id === undefined ? name : (w.nameById(id) ?? w.nameOfLost({ id, name }))
      return kept(`News of ${whose}, ${w.on(at)}: ${what}`)
    })

interface Reached {
  type: string
  value?: number | string | null
  message: string
}

const STAGE = 'stage_transition'

/** The scene may go, and what was reached stays. */
export const milestoneLine = ({ type, value, message }: Reached, w: Writer, name = ''): TextLine => {
  const what = type === STAGE ? `Now ${value ?? ''}` : `Reached: ${joined([spaced(type), String(value ?? '')], ' ')}`
  const [scene, fact] = [w.once(message), fullStop(what.trim())]
  const whose = name && `${name}: `
  const isNamed = name === '' || scene.includes(name)
  return kept(scene ? `${isNamed ? '' : whose}${scene}` : `${whose}${fact}`, `${whose}${fact}`)
}

export const keepsakeLines = (
  keepsakes: readonly { name: string; text: string }[] | undefined,
  w: Writer,
): TextLine[] =>
  (keepsakes ?? []).map(({ name, text }) =>
    kept(`It keeps ${quoted(name)}: ${w.once(text)}`, `It keeps ${quoted(name)}.`),
  )

/** "Come back in 3 h 20 min (today 14:05 UTC): Moth, its meal." Where several live, `why` says whose visit it is. */
export const comeBackLine = (
  visit: VisitTime,
  why: string | undefined,
  w: Writer,
  more: readonly string[] = [],
): TextLine => {
  const when = visitTime(visit, w)
  const told = when === 'now' ? 'The next visit is now' : `Come back ${when}`
  const first = fullStop(joined([w.onlyName, why]))
  return kept(fullStop(joined([told, joined([first, ...more], ' ')], ': ')), fullStop(joined([told, first], ': ')))
}
