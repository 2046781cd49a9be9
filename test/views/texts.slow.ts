/** The texts of every species in six styles of care: its own, consistent with its state, and not repeated. */
import { feelingAt, isBadFeeling } from '../../lambdas/domain/creature/feeling'
import { MOODS, moodOf } from '../../lambdas/domain/creature/mood'
import { toCreatureSpecies } from '../../lambdas/domain/species/catalogue'
import { storyOf } from '../../lambdas/domain/voice/story'
import { toldText } from '../../lambdas/domain/voice/telling/log-line'
import { SPECIES as CATALOGUE } from '../../lambdas/species'
import { expectWellFormed } from '../domain/voice/well-formed'
import { type CareStyle, keep, type Shown } from '../support/agents/care-simulation'
import { tended, WAYS } from '../support/agents/care-styles'
import { listenTo, type VoiceReport, varietyOf, wayOf } from '../support/agents/voice-check'
import { FULL_RUN, iterations, sample } from '../support/sampling'

const VISITS = iterations(30, 60)
const ways = Object.values(WAYS)
/** Every species in one style; `npm run listen` combines all with all. */
const kept = CATALOGUE.map((species, at) => ({
  species,
  ways: FULL_RUN ? ways : [ways[at % ways.length] as CareStyle],
}))

const reports = new Map(kept.map(({ species, ways: some }) => [species.slug, listenTo(species, some, VISITS)]))
const all = [...reports.values()]
const sum = (of: (one: VoiceReport) => number): number => all.reduce((total, one) => total + of(one), 0)

/** The rest are its family's, where every own line that fits was told lately. */
test('most messages after effective care are specific to the species', () => {
  const effective = sum((one) => one.effective)
  expect(effective).toBeGreaterThan(500)
  expect(sum((one) => one.own) / effective).toBeGreaterThanOrEqual(0.75)
})

test('few messages are bookkeeping', () => {
  const [bookkeeping, messages] = [sum((one) => one.bookkeeping), sum((one) => one.messages)]
  expect(bookkeeping / messages).toBeLessThanOrEqual(0.05)
})

test('no text contradicts the state', () => {
  expect(all.flatMap(({ denied }) => denied).slice(0, 5)).toEqual([])
})

test('no message is repeated twice in a row', () => {
  expect(all.flatMap(({ repeats }) => repeats).slice(0, 5)).toEqual([])
})

/** A keeper that follows the advice for six days: some 42 visits. */
const varied = CATALOGUE.map((species) => varietyOf(species, WAYS.advised as CareStyle, 42))
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

test('the looks and souls of a well-kept creature vary from visit to visit', () => {
  expect(median(varied.map(({ looks }) => looks))).toBeGreaterThanOrEqual(0.6)
  expect(median(varied.map(({ souls }) => souls))).toBeGreaterThanOrEqual(0.4)
  expect(median(varied.map(({ messages }) => messages))).toBeGreaterThanOrEqual(0.5)
})

test('no two visits in a row of a well-kept creature show the same look or soul, and no day shows one more than three times', () => {
  expect(varied.flatMap(({ repeated }) => repeated)).toEqual([])
  expect(Math.max(...varied.map(({ mostADay }) => mostADay))).toBeLessThanOrEqual(3)
})

test('the soul after a late meal is seldom one that follows a meal on time', () => {
  const meals = sample(CATALOGUE, 4).flatMap((species) =>
    [WAYS.late, WAYS.advised].flatMap((way) =>
      keep(species, way as CareStyle, VISITS).shown.filter(({ kind }) => kind === 'feed'),
    ),
  )
  const isLate = ({ outcome }: Shown) => outcome?.timing === 'late' || outcome?.timing === 'missed_window'
  const isResentful = ({ moment }: Shown) => isBadFeeling(feelingAt(moment.creature, moment.now))
  const soulOf = ({ moment, texts }: Shown) => `${moment.creature.species.slug} ${texts.soul_prompt}`
  const afterLate = meals.filter(isLate).map(soulOf)
  const afterOnTime = new Set(meals.filter((one) => !isLate(one) && !isResentful(one)).map(soulOf))
  expect(afterLate.length).toBeGreaterThan(500)
  expect(afterLate.filter((soul) => afterOnTime.has(soul)).length / afterLate.length).toBeLessThanOrEqual(0.1)
})

test('no look or soul is merry while a bad feeling lasts', () => {
  const merry = kept.flatMap(({ species, ways: some }) =>
    some.flatMap((way) =>
      keep(species, way, VISITS)
        .shown.filter(({ moment }) => isBadFeeling(feelingAt(moment.creature, moment.now)))
        .flatMap(({ texts }) => [texts.behavior, texts.soul_prompt].map((text) => wayOf(species, text ?? '')))
        .filter((place) => /thriving|content|curious|proud|glad/.test(place ?? '')),
    ),
  )
  expect(merry).toEqual([])
})

test('the epitaphs of every species begin in at least four ways', () => {
  const poor = [...reports].filter(([, { openings }]) => openings < 4).map(([slug]) => slug)
  expect(poor).toEqual([])
})

test('texts are well-formed, and the six styles reach every mood', () => {
  const moods = new Set<string>()
  for (const { species, ways: some } of kept) {
    for (const way of some) {
      const { shown, stones, creature, log } = keep(species, way, VISITS)
      const own = log.filter(({ creature_id }) => creature_id === creature.id)
      const kind = toCreatureSpecies(species, species.tier)
      const now = own.at(-1)?.done_at ?? creature.stats_at
      for (const text of storyOf({ creature, log: own, ended: null, now }).split('\n\n')) expectWellFormed(text)
      for (const entry of own) expectWellFormed(toldText(kind, entry))
      for (const { epitaph } of stones) expectWellFormed(epitaph)
      for (const { texts, moment } of shown) {
        moods.add(moodOf(moment))
        for (const text of Object.values(texts)) expectWellFormed(text)
      }
    }
  }
  expect(moods.size).toBe(MOODS.length)
})

/** Every fourth species, with another offset each time, so that all are covered. */
const everyFourth = (from: number) =>
  sample(
    CATALOGUE.filter((_, at) => at % 4 === from),
    3,
  )

test.each([...[3, 6, 12, 24].entries()])(
  'regular visits do not always see the same sentence (%p: %p h)',
  (turn, hours) => {
    for (const species of everyFourth(turn)) {
      const way: CareStyle = { wait: () => hours, acts: (creature) => [...tended(creature), ['reflect']] }
      const looks = keep(species, way, 14).shown.filter(({ kind }) => kind === 'look')
      const first = ({ texts }: Shown) => texts.behavior?.split('. ')[0]
      // A creature that starves at every visit shows only that.
      expect(new Set(looks.map(first)).size).toBeGreaterThanOrEqual(2)
    }
  },
)
