import { DISCIPLINE_CONCERNS, ITEM_CATEGORIES, TIPS } from '../../../lambdas/domain/care/care'
import { ITEM_ACTIONS } from '../../../lambdas/domain/care/items/items'
import { CARE_ACTIONS } from '../../../lambdas/domain/creature/creature'
import { FEED_TIMINGS } from '../../../lambdas/domain/time/feeding'
import { type CareInput, careMessage, careTip, disciplineAdvice } from '../../../lambdas/domain/voice/care'
import type { Refusal } from '../../../lambdas/domain/voice/lines/refusal'
import { refusalMessage } from '../../../lambdas/domain/voice/refusal'
import { harmfulDeathMessage, itemResultMessage } from '../../../lambdas/domain/voice/verdict'
import { BUILT_IN, careOf, itemOf, life } from './cast'
import { expectWellFormed } from './well-formed'

const [tabby] = BUILT_IN.filter(({ slug }) => slug === 'tabby')
const EFFECTIVENESS = ['effective', 'reduced', 'wasted'] as const

const fed: CareInput = {
  action: 'feed',
  effectiveness: 'effective',
  category: null,
  timing: 'on_time',
  tip: null,
  name: 'Pip',
  species: tabby!,
  item: null,
  condition: 'content',
  seed: 'pip',
  turn: 1,
}

describe('the message after care', () => {
  test('is well formed for every action, effectiveness, category and timing', () => {
    for (const action of CARE_ACTIONS) {
      for (const effectiveness of EFFECTIVENESS) {
        for (const category of [null, ...ITEM_CATEGORIES]) {
          for (const timing of action === 'feed' ? FEED_TIMINGS : [null]) {
            for (const tip of [null, ...TIPS]) {
              for (let turn = 0; turn < 3; turn++) {
                const input = {
                  ...fed,
                  action,
                  effectiveness,
                  category,
                  timing,
                  tip,
                  item: 'salmon bits',
                  turn,
                }
                const text = careMessage(input)
                expectWellFormed(text)
                if (!text.includes('Pip')) throw new Error(`does not name its creature: ${text}`)
              }
            }
          }
        }
      }
    }
  })

  test('is well formed over thousands of visits', () => {
    for (let n = 0; n < 3_000; n++) {
      expectWellFormed(careMessage(careOf(n)))
      const tip = careTip(careOf(n))
      if (tip) expectWellFormed(tip)
    }
  })

  test('has several ways of saying each thing', () => {
    for (const action of CARE_ACTIONS) {
      for (const effectiveness of EFFECTIVENESS) {
        const texts = Array.from({ length: 40 }, (_, n) =>
          careMessage({ ...fed, action, effectiveness, timing: null, turn: n }),
        )
        expect(new Set(texts).size).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test.each([
    ['a late meal', { timing: 'late' }, /[Ll]ate|closed/],
    ['a missed window', { timing: 'missed_window' }, /health/],
    [
      'an early meal',
      { timing: 'early', effectiveness: 'reduced', tip: 'too_early' },
      /early|recent|not open yet|soon after/,
    ],
    ['a run of meals on time', { streak: 5 }, /five/i],
    ['harm', { category: 'harmful', item: 'chocolate', effectiveness: 'wasted', tip: 'harmful_item' }, /harm|damage/],
    [
      'a full stomach',
      { effectiveness: 'wasted', tip: 'already_full' },
      /no hunger left|no room|still in charge|Full is full/,
    ],
  ] as const)('explains %s', (_, change, expected) => {
    for (let n = 0; n < 20; n++) expect(careMessage({ ...fed, ...change, turn: n })).toMatch(expected)
  })

  test('leaves an item as its owner wrote it, whatever it looks like', () => {
    const text = itemResultMessage({ ...itemOf(1), category: 'loved', item: '{name} $& cake' })
    expect(text).toContain('“{name} $& cake”')
  })
})

describe('the tip', () => {
  test('is given only when care fell short', () => {
    expect(careTip(fed)).toBeNull()
    expect(careTip({ ...fed, effectiveness: 'wasted', tip: 'already_full' })).toContain('next_feeding_window')
    expect(careTip({ ...fed, action: 'play', effectiveness: 'wasted', tip: 'needs_task_item' })).toContain('puzzle')
  })

  test('is different for every reason', () => {
    const tips = TIPS.map((tip) => careTip({ ...fed, effectiveness: 'reduced', tip }))
    expect(new Set(tips).size).toBe(TIPS.length)
  })
})

test('the verdict on an item is well formed and names it', () => {
  for (let n = 0; n < 1_000; n++) expectWellFormed(itemResultMessage(itemOf(n)))
  for (const category of [null, ...ITEM_CATEGORIES]) {
    for (const action of ITEM_ACTIONS) {
      const text = itemResultMessage({ ...itemOf(1), action, category, item: 'a red ball' })
      expect(text).toContain('red ball')
      expect(text).not.toContain('a red ball')
    }
  }
})

test.each([
  ['asleep', /reflect/i],
  ['needs_play', /Play .*feed/],
  ['distrusts', /reflect/i],
] as const satisfies readonly (readonly [Refusal, RegExp])[])(
  'a refusal of kind %s says what would work',
  (reason, way) => {
    for (let n = 0; n < 300; n++) {
      const text = refusalMessage({
        ...life(n),
        reason,
        night: n % 2 ? { sleep_window_end: '06:00', timezone_used: 'Europe/Berlin' } : null,
      })
      expectWellFormed(text)
      expect(text).toMatch(way)
      if (reason === 'asleep' && n % 2) expect(text).toContain('06:00 (Europe/Berlin)')
    }
  },
)

test('discipline is advised against for the gravest concern, or not at all', () => {
  expect(disciplineAdvice({ name: 'Pip', concerns: [] })).toBeNull()
  const advice = DISCIPLINE_CONCERNS.map(({ concern }) => disciplineAdvice({ name: 'Pip', concerns: [concern] }))
  for (const text of advice) expectWellFormed(text ?? '')
  expect(new Set(advice).size).toBe(DISCIPLINE_CONCERNS.length)
  expect(disciplineAdvice({ name: 'Pip', concerns: ['unwell', 'hungry'] })).toBe(advice[0])
})

test('a death by an item is told with dignity and names both', () => {
  for (let n = 0; n < 200; n++) {
    const text = harmfulDeathMessage({ ...itemOf(n), name: 'Pip', item: 'chocolate' })
    expectWellFormed(text)
    expect(text).toMatch(/Pip.*chocolate|chocolate.*Pip/)
  }
})
