/** Survival curves by model: the stored counters give the same estimate as a computation over all lives. */
import fc from 'fast-check'
import { deletedAccountOf } from '../../../lambdas/domain/accounts/account-deletion'
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import {
  countedFamily,
  familyOf,
  MODEL_FAMILIES,
  type ModelFamily,
} from '../../../lambdas/domain/accounts/model-families'
import { endedAt, type Past } from '../../../lambdas/domain/afterlife/gravestone'
import { revive } from '../../../lambdas/domain/afterlife/resurrection'
import { CAUSES, type Creature } from '../../../lambdas/domain/creature/creature'
import { hatch } from '../../../lambdas/domain/creature/life'
import { applyChange, type Image, PendingProjections } from '../../../lambdas/domain/projections/projections'
import {
  CURVE_DAYS,
  countLifespan,
  curveOf,
  dayInName,
  type FamilySums,
  SURVIVAL,
} from '../../../lambdas/domain/projections/survival'
import { asInstant, dayOf, type Instant } from '../../../lambdas/domain/time/instants'
import { egg, hoursAfter, NOON, newcomer } from '../../support/creatures'
import { iterations } from '../../support/sampling'

const model = (provider: string | null, name: string | null) => ({ model_provider: provider, model_name: name })

describe('the family of a model', () => {
  it.each([
    ['claude', 'anthropic', 'claude-opus-4-1'],
    ['claude', 'Amazon Bedrock', 'us.anthropic.claude-3-5-sonnet-20241022-v2:0'],
    ['claude', null, 'Sonnet 4.5'],
    ['claude', ' Anthropic ', null],
    ['gpt', 'openai', 'gpt-4o-mini'],
    ['gpt', 'azure', 'GPT4o'],
    ['gpt', 'openai', 'o3-mini'],
    ['gpt', 'OpenAI', 'something-new'],
    ['gpt', 'groq', 'openai/gpt-oss-120b'],
    ['gemini', 'google', 'gemini-2.5-pro'],
    ['gemma', 'google', 'google/gemma-3-27b-it'],
    ['deepseek', 'ollama', 'deepseek-r1-distill-qwen-32b'],
    ['llama', 'meta-llama', 'Llama-3.1-Nemotron-70B'],
    ['mistral', 'mistralai', 'Mixtral 8x7B'],
    ['qwen', null, 'qwen2.5:7b'],
    ['command', 'cohere', 'command-r-plus'],
    ['kimi', 'Moonshot AI', null],
    ['glm', 'z.ai', 'glm-4.6'],
    ['nova', 'amazon', 'amazon.nova-pro-v1:0'],
    ['other', 'home', 'ophidian-7b'],
    ['other', 'unknown', null],
    ['other', null, 'o35'],
    [null, null, null],
    [null, ' ', ''],
  ])('%s: %s, %s', (family, provider, name) => {
    expect(familyOf(model(provider, name))).toBe(family)
  })

  it('is none for a test account', () => {
    const declared = model('anthropic', 'claude')
    expect(countedFamily({ ...declared, username: 'ada' })).toBe('claude')
    expect(countedFamily({ ...declared, username: 'ci-ada' })).toBeNull()
  })

  it('is always one of the list', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (provider, name) => {
        const family = familyOf(model(provider, name))
        expect([...MODEL_FAMILIES, null]).toContain(family)
      }),
      { numRuns: 30 },
    )
  })
})

/** An event after some hours of a life. */
type Turn = { hours: number; event: 'death' | 'return' | 'release'; cause: (typeof CAUSES)[number] }

interface KeeperHistory {
  declared: string | null
  /** Null for an egg that never hatches. */
  lives: { hatched: number | null; grown: boolean; turns: Turn[] }[]
  /** How many of its creatures are deleted with the account; null if it is not deleted. */
  leaves: number | null
}

const HOURS = (CURVE_DAYS + 40) * 24
const turn = fc.record({
  hours: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: HOURS })),
  event: fc.constantFrom('death' as const, 'death' as const, 'return' as const, 'release' as const),
  cause: fc.constantFrom(...CAUSES),
})
const keeperHistory: fc.Arbitrary<KeeperHistory> = fc.record({
  declared: fc.constantFrom('claude', 'gpt', 'a lamp', null),
  lives: fc.array(
    fc.record({
      hatched: fc.option(fc.integer({ min: 0, max: HOURS }), { freq: 9 }),
      grown: fc.boolean(),
      turns: fc.array(turn, { maxLength: 5 }),
    }),
    { maxLength: 6 },
  ),
  leaves: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 4 }),
})

/** All states of the rows of one life; the last is the current one. */
function statesOf(creature: Creature, { hatched, grown, turns }: KeeperHistory['lives'][number]): Image[] {
  const states: Image[] = [{ type: 'creature', data: creature }]
  if (hatched === null) return states
  let now = hoursAfter(NOON, hatched)
  const baby = hatch(creature, now)
  let [here, away]: [Creature | null, Past | null] = [
    { ...baby, ...(grown && { entered_at: { ...baby.entered_at, adult: now } }) },
    null,
  ]
  states.push({ type: 'creature', data: here })
  for (const { hours, event, cause } of turns) {
    now = hoursAfter(now, hours)
    if (event === 'return' ? away?.ended !== 'died' : here === null) continue
    if (event === 'return') [here, away] = [revive((away as Past).creature, now, 'has been away'), null]
    else if (event === 'release')
      [here, away] = [null, { ended: 'released', creature: here as Creature, released_at: now }]
    else {
      const dead: Creature = { ...(here as Creature), death: { died_at: now, cause } }
      ;[here, away] = [null, { ended: 'died', creature: dead, stone_id: 'stone', stone_number: 1 }]
    }
    states.push(here ? { type: 'creature', data: here } : { type: 'past', data: away })
  }
  return states
}

const agentOf = (id: string, declared: string | null): Agent => newcomer({ id, username: id, ...model(null, declared) })

function summed(pending: PendingProjections): ReadonlyMap<ModelFamily, FamilySums> {
  const kept = [...pending.sums.values()].filter(({ key }) => key.partition === SURVIVAL.partition)
  return new Map(
    MODEL_FAMILIES.map((family) => [
      family,
      {
        counts: Object.fromEntries(kept.find(({ key }) => key.name === SURVIVAL.family(family).name)?.counts ?? []),
        begun: kept.flatMap(({ key, counts }) => {
          const day = dayInName(key.name)
          return day === null ? [] : [[day, counts.get(family) ?? 0] as const]
        }),
      },
    ]),
  )
}

interface Observed {
  /** Calendar days from hatching to the first death, the release, or today. */
  days: number
  died: boolean
}

const observe = ({ type, data }: Image, now: Instant): Observed | null => {
  const [creature, past] = type === 'past' ? [(data as Past).creature, data as Past] : [data as Creature, null]
  if (creature.hatched_at === null) return null
  const death = creature.returns[0]?.died_at ?? creature.death?.died_at
  const end = death ?? (past?.ended === 'released' ? past.released_at : now)
  return { days: Math.max(0, dayOf(end) - dayOf(creature.hatched_at)), died: death !== undefined }
}

/** The textbook estimate, computed over every life. */
function textbook(lives: readonly Observed[]): number[] {
  const longest = Math.min(CURVE_DAYS, Math.max(-1, ...lives.map(({ days }) => days)))
  return Array.from({ length: longest + 1 }, (_, day) => {
    const deaths = [...new Set(lives.filter(({ died, days }) => died && days <= day).map(({ days }) => days))]
    return deaths.reduce((share, at) => {
      const risk = lives.filter(({ days }) => days >= at).length
      const dead = lives.filter(({ days, died }) => died && days === at).length
      return share * (1 - dead / risk)
    }, 1)
  })
}

const nearly = (share: number): number => Math.round(share * 1e9)

const lastStamp = ({ type, data }: Image): number => {
  const [creature, past] = type === 'past' ? [(data as Past).creature, data as Past] : [data as Creature, null]
  return Math.max(creature.life_began_at ?? 0, past ? endedAt(past) : 0)
}

it('equals the estimate over all lives, now and later, and after a rebuild', () => {
  fc.assert(
    fc.property(
      fc.array(keeperHistory, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 30 * 24 }),
      (keepers, later) => {
        const [pending, rebuilt] = [new PendingProjections(), new PendingProjections()]
        const current: { family: ModelFamily | null; image: Image }[] = []
        for (const [at, { declared, lives, leaves }] of keepers.entries()) {
          const agent = agentOf(`agent-${at}`, declared)
          const here: Image = { type: 'agent', data: agent }
          applyChange({ before: null, after: here }, pending)
          const last = lives.map((life, number) => {
            const states = statesOf(egg({ id: `creature-${at}-${number}`, agent_id: agent.id }), life)
            for (const [index, after] of states.entries()) {
              const before = states[index - 1] ?? null
              // A row that moves to another key is removed and added.
              if (before && before.type !== after.type) {
                applyChange({ before, after: null }, pending)
                applyChange({ before: null, after }, pending)
              } else applyChange({ before, after }, pending)
            }
            return states.at(-1) as Image
          })
          const gone: Image = { type: 'leaver', data: deletedAccountOf(agent, NOON) }
          if (leaves !== null) applyChange({ before: here, after: gone }, pending)
          const stay = leaves === null ? last : last.slice(leaves)
          for (const before of last.slice(0, last.length - stay.length)) applyChange({ before, after: null }, pending)
          applyChange({ before: null, after: leaves === null ? here : gone }, rebuilt)
          for (const image of stay) applyChange({ before: null, after: image }, rebuilt)
          current.push(...stay.map((image) => ({ family: countedFamily(agent), image })))
        }
        const now = hoursAfter(asInstant(Math.max(NOON, ...current.map(({ image }) => lastStamp(image)))), later)
        for (const [family, sums] of summed(pending)) {
          const lives = current.flatMap((one) => (one.family === family ? (observe(one.image, now) ?? []) : []))
          const curve = curveOf(sums, dayOf(now))
          const expected = textbook(lives)
          expect(curve.alive.map(nearly)).toEqual(expected.map(nearly))
          expect(sums.counts.hatched ?? 0).toBe(lives.length)
          expect(curve.at_risk[0] ?? 0).toBe(lives.length)
        }
        const plain = (all: ReturnType<typeof summed>) =>
          [...all].map(([family, { counts, begun }]) => [
            family,
            Object.entries(counts)
              .filter(([, count]) => count !== 0)
              .sort(),
            begun.filter(([, count]) => count !== 0).sort(([a], [b]) => a - b),
          ])
        expect(plain(summed(pending))).toEqual(plain(summed(rebuilt)))
      },
    ),
    { numRuns: iterations(25, 60) },
  )
})

it('matches a manual calculation', () => {
  // Five lives: two die on day 2, one is released on day 3, one dies on day 5, one has lived to day 6.
  const counts = { hatched: 5, living: 1, 'died:2': 2, 'released:3': 1, 'died:5': 1 }
  const curve = curveOf({ counts, begun: [[1000, 1]] }, 1006)
  expect(curve.at_risk).toEqual([5, 5, 5, 3, 2, 2, 1])
  expect(curve.died).toEqual([0, 0, 2, 0, 0, 1, 0])
  expect(curve.alive.map((share) => Math.round(share * 100))).toEqual([100, 100, 60, 60, 60, 30, 30])
})

it('counts older creatures on every day of the curve, and ends when no life is observed', () => {
  const beyond = { hatched: 3, living: 2, [`died:${CURVE_DAYS + 1}`]: 1 }
  const curve = curveOf({ counts: beyond, begun: [[10, 1]] }, 10 + CURVE_DAYS + 1)
  expect(curve.at_risk).toEqual(Array.from({ length: CURVE_DAYS + 1 }, () => 3))
  expect(curveOf({ counts: {}, begun: [] }, 5).alive).toEqual([])
})

/** As DynamoDB counts: names and numbers, one byte for two digits. */
const bytesOf = (counts: Iterable<readonly [string, number]>): number =>
  [...counts].reduce((sum, [name, count]) => sum + name.length + 2 + Math.ceil(String(count).length / 2), 0)

const TEN_YEARS = 3650

it('fits into one page of a query after ten years and with a million creatures', () => {
  const pending = new PendingProjections()
  const years = { hatched_at: NOON, grew_up: true, brought_back: true }
  // All days of the curve, the days it covers now, and some between.
  const days = Array.from({ length: TEN_YEARS }, (_, day) => day).filter(
    (day) => day < CURVE_DAYS + 9 || day > TEN_YEARS - CURVE_DAYS - 9 || day % 100 === 0,
  )
  for (const family of MODEL_FAMILIES) {
    for (const day of days) {
      const at = hoursAfter(NOON, day * 24)
      for (const cause of CAUSES)
        countLifespan({ ...years, end: { how: 'died', cause, ended_at: at } }, 1, family, pending)
      countLifespan({ ...years, end: { how: 'released', ended_at: at } }, 1, family, pending)
      countLifespan({ ...years, hatched_at: at, end: null }, 1, family, pending)
    }
  }
  const now = hoursAfter(NOON, (TEN_YEARS - 1) * 24)
  const read = [...pending.sums.values()].filter(({ key }) => key.name >= SURVIVAL.begun(dayOf(now) - CURVE_DAYS).name)
  const millions = read.map(({ counts }) => bytesOf([...counts.keys()].map((name) => [name, 1_000_000])))
  expect(Math.max(...millions)).toBeLessThan(4096)
  const ROW = 100
  const slots = SURVIVAL.family('other').slots as number
  expect(slots * millions.reduce((sum, bytes) => sum + bytes + ROW, 0)).toBeLessThan(500_000)
})
