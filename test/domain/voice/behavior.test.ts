import { MOODS } from '../../../lambdas/domain/creature/mood'
import { asInstant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { type BehaviorInput, behavior } from '../../../lambdas/domain/voice/behavior'
import { BUILT_IN, HATCHED, life } from './cast'
import { expectWellFormed } from './well-formed'

const [tabby] = BUILT_IN.filter(({ slug }) => slug === 'tabby')

const pip: BehaviorInput = {
  name: 'Pip',
  species: tabby!,
  stage: 'child',
  mood: 'content',
  stats: { hunger: 80, happiness: 70, health: 90, trust: 60, discipline: 10 },
  at: asInstant(1_790_000_000_000),
  seed: 'pip',
}

test('is well formed over thousands of moments', () => {
  for (let n = 0; n < 4_000; n++) expectWellFormed(behavior(life(n)))
})

test('stays the same within the hour and changes with it', () => {
  const start = Math.floor(pip.at / MS_PER_HOUR) * MS_PER_HOUR
  for (const mood of MOODS) {
    for (let hour = 0; hour < 48; hour++) {
      const at = (minutes: number) =>
        behavior({ ...pip, mood, at: asInstant(start + hour * MS_PER_HOUR + minutes * 60_000) })
      expect(at(59)).toBe(at(0))
      expect(at(60)).not.toBe(at(0))
    }
  }
})

test('shows what the species does in that mood', () => {
  const voice = tabby!.voice!
  expect(behavior({ ...pip, mood: 'hungry' })).toContain(voice.hungry)
  expect(behavior({ ...pip, mood: 'sleeping' })).toContain(voice.asleep)
  expect(behavior({ ...pip, mood: 'critical' })).toContain(voice.unwell)
  expect(behavior({ ...pip, mood: 'happy' })).toContain(voice.happy)
})

test('unhappiness and distrust show even in a calm mood', () => {
  const said = (stats: Partial<BehaviorInput['stats']>) =>
    new Set(
      Array.from({ length: 24 }, (_, hour) =>
        behavior({ ...pip, stats: { ...pip.stats, ...stats }, at: asInstant(pip.at + hour * MS_PER_HOUR) }),
      ),
    )
  const calm = said({})
  for (const text of [...said({ happiness: 20 }), ...said({ trust: 10 })]) expect(calm.has(text)).toBe(false)
})

test('a hidden stat shows nothing', () => {
  for (const stage of HATCHED) {
    const hidden = { ...pip, stage, stats: { ...pip.stats, happiness: null, trust: null } }
    expect(behavior(hidden)).toBe(behavior({ ...pip, stage }))
  }
})
