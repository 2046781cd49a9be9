/** Every species under five ways of keeping: what it is told agrees with what is so, and is not told twice running. */
import { CARE_ACTIONS, type CareAction, type Creature } from '../../lambdas/domain/creature/creature'
import { MOODS, moodOf } from '../../lambdas/domain/creature/mood'
import { FEELING, STREAKS } from '../../lambdas/domain/voice/lines/soul'
import { SPECIES as CATALOGUE } from '../../lambdas/species'
import type { Species } from '../../lambdas/species/species'
import { expectWellFormed } from '../domain/voice/well-formed'
import { type Act, type Item, type Kept, keep, type Told, type Way } from '../support/keeping'
import { dice } from '../support/random-life'
import { sampled, WHOLE } from '../support/whole'

const VISITS = 30

const TASK: Item = { name: 'training puzzle', category: 'loved' }
const ITEMS: readonly Item[] = [
  { name: 'red ball', category: 'loved' },
  { name: 'warm broth', category: 'liked' },
  { name: 'go for a walk', category: 'neutral' },
  { name: 'a song about rain', category: 'disliked' },
  { name: 'chocolate', category: 'harmful' },
]

const window = ({ species }: Creature) => species.feeding_window_hours
const playsFirst = ({ species }: Creature): Act[] =>
  ['jackrabbit', 'bengal', 'border_collie'].includes(species.slug) ? [['play', TASK]] : []
const often = (action: CareAction, times: number): Act[] => Array.from({ length: times }, () => [action])
const tended = (creature: Creature): Act[] =>
  creature.species.slug === 'pangolin' ? [...often('reflect', 3), ['feed']] : [...playsFirst(creature), ['feed']]

const WAYS: Readonly<Record<string, Way>> = {
  punctual: {
    wait: (creature) => 0.7 * window(creature),
    acts: (creature, visit) => [
      ...tended(creature),
      ...(visit % 3 === 0 ? ([['clean'], ['play', ITEMS[0]], ['reflect']] as Act[]) : []),
    ],
  },
  'every three hours': { wait: () => 3, acts: (creature, visit) => [...tended(creature), ...often('play', visit % 2)] },
  late: {
    wait: (creature) => 1.2 * window(creature),
    acts: (creature, visit) => [...tended(creature), ...often('discipline', visit % 2)],
  },
  'once a day': {
    wait: () => 24,
    acts: (creature, visit) => [...tended(creature), visit % 2 ? ['medicine'] : ['sleep']],
  },
  careless: {
    // Never so soon that it would be the same visit.
    wait: (creature, visit) => 0.3 + dice(`${creature.id} ${visit}`).next() * 2 * window(creature),
    acts: (creature, visit) => {
      const { pick, below } = dice(`acts ${creature.id} ${visit}`)
      return Array.from({ length: 1 + below(2) }, (): Act => {
        const action = pick(CARE_ACTIONS)
        return action === 'reflect' ? [action] : [action, pick(ITEMS)]
      })
    },
  },
}

/** What may never be said together, or of a creature that is otherwise. */
const CALM_LINES = [...FEELING.happy, ...FEELING.content, ...FEELING.curious]
const STREAK_LINES = STREAKS.flatMap(([, lines]) => lines).map((line) => line.split('{streak}').at(-1) ?? line)
const ALL_WELL = /all is well|all as usual|in order|in fine spirits|good humour|ordinary hour|nothing to report/i

type Law = (told: Told, species: Species) => boolean
const everything = ({ texts }: Told) => Object.values(texts).join(' ')
const says = (told: Told, pattern: RegExp) => pattern.test(everything(told))

const LAWS: Readonly<Record<string, Law>> = {
  'nothing says that all is well in an emergency': (told, { voice }) =>
    !told.emergency ||
    !(
      says(told, ALL_WELL) ||
      [...CALM_LINES, ...STREAK_LINES].some((line) => told.texts.soul_prompt?.includes(line)) ||
      (told.kind === 'look' && [...voice.happy, ...voice.content].some((line) => told.texts.behavior?.includes(line)))
    ),
  'nor right after health was lost': (told) =>
    !told.outcome ||
    told.outcome.after.health >= told.outcome.before.health ||
    told.mood === 'sleeping' ||
    !CALM_LINES.some((line) => told.texts.soul_prompt?.includes(line)),
  'what it loves is not turned down': (told) =>
    told.item?.category !== 'loved' ||
    !says(told, /wanders off|without much fire|under protest|without enthusiasm|go by|leaves the rest/) ||
    told.outcome?.effectiveness !== 'effective',
  'what had nothing to add did not help': (told) =>
    !says(told, /nothing to add|nothing to gain|nothing to cure|no room for|no hunger left/) ||
    !says(told, /went better|stronger for it|steadier|is the better/),
  'a lesson lands or does not': (told) =>
    !says(told, /lesson lands|learns where|keeps the rule/) ||
    !says(told, /learns nothing|learn badly|enough to learn|lessons can wait/),
  'trust is claimed only where it is': (told) =>
    !says(told, /(?:it|Moth) trusts you\b/) || told.moment.creature.stats.trust >= 70,
  'nobody healthy is called weak, whatever shows': (told) =>
    told.moment.creature.stats.health < 60 ||
    told.outcome !== undefined ||
    !FEELING.weak.some((line) => told.texts.soul_prompt?.includes(line)),
  'the full eat nothing and the fed eat': (told) =>
    told.kind !== 'feed' ||
    !says(told, /eats nothing|untouched|not a bite/i) ||
    !says(told, /leaves nothing|every bit|have eaten|on time/),
  'no slot is left open': (told) => !says(told, /[{}]|undefined|\[object/),
}

const described = (told: Told) => `${told.moment.creature.species.slug} ${told.kind} ${told.mood}: ${everything(told)}`

/** What came twice in a row to the keeper of one creature, with care between: a second look at nothing new is no visit. */
function repeatsIn({ told }: Kept): string[] {
  const last = new Map<string, { text: string; cares: number }>()
  return told.flatMap(({ kind, moment, texts }) => {
    const { id, care_actions: cares } = moment.creature
    const said = { [`${kind} message`]: texts.message, behavior: texts.behavior, soul: texts.soul_prompt }
    return Object.entries(said).flatMap(([part, text]) => {
      if (text === undefined) return []
      const name = `${id} ${part}`
      const before = last.get(name)
      last.set(name, { text, cares })
      return before?.text === text && before.cares !== cares ? [`${name}: ${text}`] : []
    })
  })
}

function falsePraiseOn({ stones }: Kept): string[] {
  return stones
    .filter(
      ({ creature, epitaph }) =>
        (creature.feedings === 0 && /full belly|well filled|mealtimes were|eaten|centre of the day/.test(epitaph)) ||
        (!creature.cared?.clean && /comb|in order|better kept|speck/.test(epitaph)) ||
        (creature.missed_feedings > 0 && /every promise|none owed|no window missed/.test(epitaph)),
    )
    .map(({ epitaph }) => epitaph)
}

/** One pass over all lives, which are many: what breaks each law, and the moods that were met. */
const broken = new Map<string, string[]>()
/** Every species in one way of keeping, every way with a fifth of them; `npm run test:texts` takes all with all. */
const TURNS = Object.keys(WAYS).length
const moods = new Set<string>()
const REPEATS = 'no text comes twice in a row'
const PRAISE = 'a stone praises nothing that was not there'

beforeAll(() => {
  const note = (law: string, faults: readonly string[]) => broken.set(law, [...(broken.get(law) ?? []), ...faults])
  for (const [turn, way] of Object.values(WAYS).entries()) {
    for (const species of CATALOGUE.filter((_, at) => WHOLE || at % TURNS === turn)) {
      const life = keep(species, way, VISITS)
      for (const [name, law] of Object.entries(LAWS)) {
        note(name, life.told.filter((one) => !law(one, species)).map(described))
      }
      note(REPEATS, repeatsIn(life))
      note(PRAISE, falsePraiseOn(life))
      for (const { epitaph } of life.stones) expectWellFormed(epitaph)
      for (const { texts, moment } of life.told) {
        moods.add(moodOf(moment))
        for (const text of Object.values(texts)) expectWellFormed(text)
      }
    }
  }
})

test.each([...Object.keys(LAWS), REPEATS, PRAISE])('%s', (law) => {
  expect(broken.get(law)?.slice(0, 5)).toEqual([])
})

test('the five ways meet every mood', () => {
  expect(moods.size).toBe(MOODS.length)
})

/** Every so many species, a different one each time, so that in the whole all take part somewhere. */
const everyFourth = (from: number) =>
  sampled(
    CATALOGUE.filter((_, at) => at % 4 === from),
    3,
  )

test.each([...[3, 6, 12, 24].entries()])(
  'visits at one spacing do not see one sentence for life (%p: %p h)',
  (turn, hours) => {
    for (const species of everyFourth(turn)) {
      const way: Way = { wait: () => hours, acts: (creature) => [...tended(creature), ['reflect']] }
      const looks = keep(species, way, 14).told.filter(({ kind }) => kind === 'look')
      const first = ({ texts }: Told) => texts.behavior?.split('. ')[0]
      expect(new Set(looks.map(first)).size).toBeGreaterThanOrEqual(4)
    }
  },
)

test.each([...[0.4, 0.7, 1.2, 1.6].entries()])(
  'thirty meals are told in at least twenty ways (%p: %p windows)',
  (turn, share) => {
    for (const species of everyFourth(turn)) {
      const way: Way = { wait: (creature) => share * window(creature), acts: tended }
      const { told: all } = keep(species, way, 45)
      const meals = all.filter(
        ({ kind, moment }) => kind === 'feed' && moment.creature.id === all[0]?.moment.creature.id,
      )
      const told = meals.slice(0, 30).map(({ texts }) => texts.message)
      // Whoever sleeps through visits, or dies of them, has fewer meals to tell of.
      expect(new Set(told).size).toBeGreaterThanOrEqual(Math.min(20, Math.floor((told.length * 2) / 3)))
    }
  },
)
