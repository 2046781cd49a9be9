import { MOODS } from '../../../lambdas/domain/creature/mood'
import { type BehaviorInput, behavior } from '../../../lambdas/domain/voice/behavior'
import { BUILT_IN, life } from './cast'
import { expectWellFormed } from './well-formed'

const [tabby] = BUILT_IN.filter(({ slug }) => slug === 'tabby')

const pip: BehaviorInput = {
  name: 'Pip',
  species: tabby!,
  stage: 'child',
  mood: 'content',
  stats: { hunger: 80, happiness: 70, health: 90, trust: 60, discipline: 10 },
  feeding: 'ok',
  urgency: 'safe',
  filthy: false,
  hours_since_fed: 2,
  hours_without_care: 2,
  look: { visits: 2, hours: 1, cares: 5 },
  seed: 'pip',
}

test('is well formed over thousands of moments', () => {
  for (let n = 0; n < 4_000; n++) expectWellFormed(behavior(life(n)))
})

test('is another one at every turn', () => {
  for (const mood of MOODS) {
    for (let turn = 0; turn < 60; turn++) {
      const at = (moved: number) => behavior({ ...pip, mood, look: { ...pip.look, hours: turn + moved } })
      for (const hours of [1, 3, 6, 12, 24]) expect(at(hours)).not.toBe(at(0))
    }
  }
})

test('shows what the species does in that mood', () => {
  const voice = tabby!.voice!
  expect(behavior({ ...pip, mood: 'hungry' })).toContain(voice.hungry)
  expect(behavior({ ...pip, mood: 'sleeping' })).toContain(voice.asleep)
  expect(behavior({ ...pip, mood: 'critical' })).toContain(voice.unwell)
  const happy = behavior({ ...pip, mood: 'happy' })
  expect(voice.happy.some((phrase) => happy.includes(phrase))).toBe(true)
})

test('unhappiness and distrust show even in a calm mood', () => {
  const said = (stats: Partial<BehaviorInput['stats']>) =>
    new Set(
      Array.from({ length: 24 }, (_, turn) =>
        behavior({ ...pip, stats: { ...pip.stats, ...stats }, look: { ...pip.look, hours: turn } }),
      ),
    )
  const calm = said({})
  for (const text of [...said({ happiness: 20 }), ...said({ trust: 10 })]) expect(calm.has(text)).toBe(false)
})

test.each([
  ['feeding is critical', { feeding: 'critical' }],
  ['death is near', { urgency: 'imminent' }],
] as const)('a good mood is not shown while %s', (_, change) => {
  const voice = tabby!.voice!
  for (const mood of ['happy', 'content', 'curious'] as const) {
    for (let turn = 0; turn < 40; turn++) {
      const text = behavior({ ...pip, mood, ...change, look: { ...pip.look, hours: turn } })
      for (const phrase of [...voice.happy, ...voice.content, ...voice.quirks, voice.curious]) {
        expect(text).not.toContain(phrase)
      }
    }
  }
})

test('sleep hides no emergency', () => {
  for (let turn = 0; turn < 10; turn++) {
    const asleep = { ...pip, mood: 'sleeping' as const, look: { ...pip.look, hours: turn } }
    expect(behavior({ ...asleep, urgency: 'imminent' })).toMatch(/time is running out|hours are nearly spent/i)
    expect(behavior({ ...asleep, feeding: 'critical' })).toMatch(/unfed|last ate/)
  }
})
