import { CAUSES, EVOLUTION_PATHS } from '../../../lambdas/domain/creature/creature'
import { FORMS } from '../../../lambdas/domain/creature/life'
import { MOODS } from '../../../lambdas/domain/creature/mood'
import { FEELING } from '../../../lambdas/domain/voice/lines/soul'
import { eggPrompt, memorialPrompt } from '../../../lambdas/domain/voice/silent-prompts'
import { SOUL_PROMPT_WORDS, type SoulPromptInput, soulPrompt } from '../../../lambdas/domain/voice/soul-prompt'
import { ALL_SPECIES, BUILT_IN, COMMUNITY, HATCHED, INTRUSION, life } from './cast'
import { expectWellFormed, expectWords } from './well-formed'

const [tabby] = BUILT_IN.filter(({ slug }) => slug === 'tabby')

const calm: Omit<SoulPromptInput, 'species'> = {
  name: 'Pip',
  stage: 'teen',
  mood: 'content',
  stats: { hunger: 80, happiness: 70, health: 90, trust: 60, discipline: 10 },
  path: null,
  form: null,
  streak: 0,
  deaths: 0,
  temperament: ['quick to forgive', 'door watcher'],
  feeding: 'ok',
  urgency: 'safe',
  filthy: false,
  happened: null,
  full: true,
  seed: 'pip',
  look: { visits: 2, hours: 1, cares: 5 },
  turn: null,
}

const expectInRange = (text: string, full = true): void => expectWords(text, SOUL_PROMPT_WORDS[full ? 'full' : 'brief'])

describe('the soul prompt', () => {
  test('is well formed and of the right length, over thousands of lives', () => {
    for (let n = 0; n < 2_000; n++) {
      const text = soulPrompt(life(n))
      expectWellFormed(text)
      expectInRange(text, life(n).full)
    }
  })

  test('is the same for the same input', () => {
    for (let n = 0; n < 50; n++) expect(soulPrompt(life(n))).toBe(soulPrompt(life(n)))
  })

  test.each(HATCHED)('is different for every species as a %s', (stage) => {
    for (const mood of MOODS) {
      for (const seed of ['a', 'b']) {
        const texts = BUILT_IN.map((species) => {
          const path = stage === 'adult' ? 'balanced' : null
          return soulPrompt({ ...calm, species, stage, mood, path, form: path && FORMS[path][species.family], seed })
        })
        expect(new Set(texts).size).toBe(BUILT_IN.length)
      }
    }
  })

  test('names the creature, its kind and its manner', () => {
    for (const species of BUILT_IN) {
      const text = soulPrompt({ ...calm, species })
      expect(text).toContain(`You are Pip, `)
      expect(text).toContain(` ${species.name}`)
      expect(text).toContain(species.voice?.manner)
    }
  })

  const changes: readonly (readonly [string, Partial<SoulPromptInput>])[] = [
    ['stage', { stage: 'baby' }],
    ['mood', { mood: 'hungry' }],
    ['trust', { stats: { ...calm.stats, trust: 95 } }],
    ['a need', { stats: { ...calm.stats, happiness: 10 } }],
    ['a streak', { streak: 12 }],
    ['a death', { deaths: 1 }],
    ['temperament', { temperament: ['sore loser', 'fond of rain'] }],
  ]
  test.each(changes)('changes with %s', (_, change) => {
    expect(soulPrompt({ ...calm, ...change, species: tabby! })).not.toBe(soulPrompt({ ...calm, species: tabby! }))
  })

  test('changes with the path an adult took', () => {
    const texts = EVOLUTION_PATHS.map((path) =>
      soulPrompt({ ...calm, species: tabby!, stage: 'adult', path, form: FORMS[path].cat }),
    )
    expect(new Set(texts).size).toBe(EVOLUTION_PATHS.length)
    for (const [i, path] of EVOLUTION_PATHS.entries()) expect(texts[i]).toContain(FORMS[path].cat)
  })

  test('gives away no figure', () => {
    for (const species of BUILT_IN) {
      const text = soulPrompt({ ...calm, species })
      expect(text.replace(species.voice?.manner ?? '', '')).not.toMatch(/\d/)
    }
  })

  test('a brief one says what happened and how it is, and nothing else', () => {
    const brief = { ...calm, species: tabby!, full: false }
    const text = soulPrompt({ ...brief, happened: 'feed', turn: 2 })
    expect(text).toMatch(/^You are Pip\./)
    expect(text.split('. ')).toHaveLength(3)
    expect(text).not.toContain(tabby!.voice!.manner)
    expect(soulPrompt({ ...brief, happened: 'missed_meal', turn: 2 })).not.toBe(text)
  })

  test.each([
    ['feeding is critical', { feeding: 'critical' }],
    ['death is near', { urgency: 'critical' }],
    ['it has just been hurt', { lost: 'hurt' }],
  ] as const)('is not at ease while %s', (_, change) => {
    for (const full of [true, false]) {
      for (const mood of ['happy', 'content', 'curious'] as const) {
        for (let turn = 0; turn < 20; turn++) {
          const text = soulPrompt({
            ...calm,
            species: tabby!,
            streak: 30,
            mood,
            full,
            ...change,
            look: { ...calm.look, hours: turn },
          })
          for (const line of [...FEELING.happy, ...FEELING.content, ...FEELING.curious])
            expect(text).not.toContain(line)
          expect(text).not.toMatch(/forgotten how to worry|set a clock/)
        }
      }
    }
  })

  test('keeps its length with the longest of names', () => {
    const name = `${'a '.repeat(24)}a`
    for (const species of ALL_SPECIES) {
      for (const mood of MOODS) expectInRange(soulPrompt({ ...calm, species, mood, name, stats: life(1).stats }))
    }
  })
})

describe('a species that another agent designed', () => {
  test('lends no word of its designer to any prompt', () => {
    for (const species of COMMUNITY) {
      const texts = [
        ...Array.from({ length: 50 }, (_, n) => soulPrompt(life(n, species))),
        eggPrompt({ ...calm, species }),
        memorialPrompt({ ...calm, stage: 'teen', species, cause: 'hunger', killed_by: null, can_return: true }),
      ]
      for (const text of texts) {
        expect(text).not.toContain(INTRUSION)
        expect(text).not.toContain(species.slug)
      }
    }
  })

  test('cannot bring a voice of its own either', () => {
    const [species] = COMMUNITY
    const voiced = { ...species!, voice: { ...tabby!.voice!, manner: INTRUSION } }
    expect(soulPrompt({ ...calm, species: voiced })).toBe(soulPrompt({ ...calm, species: species! }))
  })
})

describe('the egg prompt', () => {
  test('is well formed and of the right length, and different for every species', () => {
    for (let n = 0; n < 500; n++) {
      const text = eggPrompt({ ...life(n), temperament: life(n).temperament.slice(0, 2) })
      expectWellFormed(text)
      expectWords(text, { min: 55, max: 125 })
    }
    expect(new Set(BUILT_IN.map((species) => eggPrompt({ ...calm, species }))).size).toBe(BUILT_IN.length)
  })
})

describe('the memorial prompt', () => {
  test('is well formed and of the right length', () => {
    for (let n = 0; n < 500; n++) {
      const text = memorialPrompt({ ...life(n), can_return: n % 2 === 0 })
      expectWellFormed(text)
      expectWords(text, { min: 25, max: 80 })
    }
  })

  test('never speaks as the dead creature', () => {
    for (const cause of CAUSES) {
      for (const species of BUILT_IN) {
        const text = memorialPrompt({ ...calm, stage: 'adult', species, cause, killed_by: null, can_return: false })
        expect(text).not.toContain('You are Pip')
        expect(text).not.toContain(species.voice?.manner)
      }
    }
  })
})
